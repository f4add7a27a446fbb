"""Puts together the cogs of the commands that belong to no game."""

from collections.abc import Callable
from datetime import date

from discord.ext import commands

from cogs.clock.vacations import Hours
from cogs.games import FACES
from cogs.general.board import Boards, ShownBoard
from cogs.general.data import Data
from cogs.general.help import Guide
from cogs.general.replay import Replay
from cogs.general.settings import SettingsCog
from cogs.general.stats import History
from cogs.general.verify import Verify
from cogs.lobby.lobby import Lobby
from cogs.panels.game_commands import GameParts
from cogs.posting.dispatcher import Dispatcher
from cogs.posting.last_board import LastBoards
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.service import Tables
from cogs.tournaments.runner import Runner
from cogs.ui.control_table import ControlTable
from cogs.ui.replies import Replies
from db import Store


def general_cogs(
    parts: GameParts,
    *,
    board: ShownBoard,
    store: Store,
    tables: Tables,
    lifecycle: Lifecycle,
    lobby: Lobby,
    last_boards: LastBoards,
    dispatcher: Dispatcher,
    tournaments: Runner,
    hours: Hours,
    replies: Replies,
    today: Callable[[], date],
    controls: ControlTable,
) -> list[commands.Cog]:
    """Returns the cogs, and answers their buttons from now on."""
    finder, numbers, workers = parts.finder, parts.numbers, parts.workers
    return [
        Boards(board, numbers),
        Guide(FACES, controls),
        SettingsCog(store, hours),
        History(store, replies, tournaments.service.ratings),
        Verify(store, finder),
        Replay(store, finder, numbers, replies, workers, FACES, today, controls),
        Data(store, tables, lifecycle, lobby, last_boards, dispatcher, tournaments, controls),
    ]
