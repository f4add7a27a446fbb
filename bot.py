"""Wiring: settings, store, cogs, login. With no token, the playground."""

import argparse
import asyncio
import logging
import os
import sys
import time
from collections.abc import Awaitable, Callable, Collection
from datetime import date
from functools import partial
from pathlib import Path

import aiohttp
import discord
from discord.ext import commands

import health
import render
from cogs.clock.buttons import TimeButtons
from cogs.clock.clock import Clock
from cogs.clock.missed_turns import Absence
from cogs.clock.reminders import Reminders
from cogs.clock.vacations import Hours
from cogs.consent.commands import ConsentCog
from cogs.consent.kinds import proposal_kinds
from cogs.consent.more import More
from cogs.consent.proposals import Proposals
from cogs.games import ALL_FACES, FACES
from cogs.games.groups import games_commands
from cogs.general.board import Boards, ShownBoard
from cogs.general.daily import Daily
from cogs.general.data import Data
from cogs.general.help import Guide
from cogs.general.lists import TableLists
from cogs.general.my_games import Games
from cogs.general.replay import Replay
from cogs.general.review import Reviews
from cogs.general.settings import SettingsCog
from cogs.general.stats import History
from cogs.general.verify import Verify
from cogs.lobby.commands import LobbyCog
from cogs.lobby.finished_threads import FinishedThreads
from cogs.lobby.leaving import LeavingCog
from cogs.lobby.lobby import Lobby
from cogs.lobby.table_cards import TableCards
from cogs.moderation.commands import ModerationCog
from cogs.panels.finding import TableFinder
from cogs.panels.game_commands import GameParts
from cogs.panels.numbers import TableNumbers
from cogs.panels.offers import Offers
from cogs.panels.panels import Panels
from cogs.panels.play import Play
from cogs.panels.prepare import Preparing
from cogs.panels.since import Since
from cogs.posting.boards import Boards as PostedBoards
from cogs.posting.dispatcher import Dispatcher, Sender
from cogs.posting.last_board import LastBoards
from cogs.posting.stories import Stories
from cogs.posting.table_messages import TableMessages
from cogs.runtime import logs, settling
from cogs.runtime.background import TRY_LATER, spawn, stop
from cogs.runtime.connections import WholeMessages, use_brief_replies
from cogs.runtime.endpoints import use_endpoints
from cogs.runtime.environment import Settings, read_settings
from cogs.runtime.lane import Lane
from cogs.runtime.sharded import ShardedBot
from cogs.runtime.statuses import FAILED, StartError, closed, fail, obey_sigterm, refuse
from cogs.runtime.watchdog import Watchdog
from cogs.runtime.watching import Watching
from cogs.runtime.workers import Workers
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.minds import Minds
from cogs.tables.moves import Moves
from cogs.tables.service import Tables
from cogs.tournaments.commands.composition import tournament_commands
from cogs.tournaments.commands.leaderboard import LeaderboardCog
from cogs.tournaments.pages.vacations import away_hint
from cogs.tournaments.runner import Runner, make_runner
from cogs.tournaments.service.ratings import Ratings
from cogs.tournaments.telling.announcements import Desk
from cogs.tournaments.telling.digests import DigestSender, make_digests
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.command_links import CommandLinks
from cogs.ui.command_tree import Commands, sync_once
from cogs.ui.control_table import ControlTable
from cogs.ui.places import Places
from cogs.ui.replies import Replies
from cogs.ui.slash import Translator, filled, group
from db import Store, StoreError, Subject, UnavailableError
from db.backup import keep_backups
from db.queries import games as stored_games

log = logging.getLogger("dedale")

HEARTBEAT_SECONDS = 30
QUIET_HOUR = 3
RECENT_GAMES = 1000  # that tell which pictures are needed first
WAKE_AGAIN_SECONDS = 60
CLOSING_SECONDS = 20.0  # that answers and messages in hand have to end


def today() -> date:
    """The day by universal time: it changes at the same moment for everybody."""
    return discord.utils.utcnow().date()


class Dedale(ShardedBot):
    """The bot: it owns the store, the tables, and the cogs that speak for them."""

    store: Store
    tables: Tables
    moves: Moves
    lifecycle: Lifecycle
    replies: Replies
    finder: TableFinder
    controls: ControlTable
    last_boards: LastBoards
    dispatcher: Dispatcher
    proposals: Proposals
    reminders: Reminders
    cards: TableCards
    lobby: Lobby
    panels: Panels
    board: ShownBoard
    play: Play
    daily: Daily
    clock: Clock
    time_buttons: TimeButtons
    hours: Hours
    games: Games
    tournaments: Runner
    digests: DigestSender
    ratings: Ratings

    def __init__(self, settings: Settings) -> None:
        self.watching = Watching(settings.metrics)
        super().__init__(
            settings.shards,
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Commands,
            # Interactions carry all that is needed; no privileged intent.
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            **self.watching.options,
        )
        self.settings = settings
        self.workers = Workers(self.watching.metrics)
        self.lane = Lane()
        self.command_links = CommandLinks()
        self.places = Places(self)
        self.faces = ALL_FACES
        self._backups: asyncio.Task[None] | None = None
        self.offers = Offers()
        self.tidying = settling.Tidying()
        self._answering = settling.Answering(self.tidying)

    async def setup_hook(self) -> None:
        """Before the gateway: the store, the cogs, the commands."""
        await self.watching.start(self.workers, self.lane, self.is_reachable, self.shards_held)
        self.store = await Store.open(self.settings.database)
        self.watching.attend(self.store)
        await self.store.compact()
        self._compose()
        numbers = TableNumbers(self.store, today)
        parts = GameParts(self.finder, self.panels, self.play, numbers, self.workers)
        for cog in self._cogs(numbers):
            await self.add_cog(cog)
        for game_group in games_commands(parts, self.tables, self.controls):
            self.tree.add_command(game_group)
        self.tree.add_command(filled(group("game"), *self._game_cogs(numbers)))
        for tournament_group in tournament_commands(self.controls, self.lobby, self.tournaments):
            self.tree.add_command(tournament_group)
        await self.tree.set_translator(Translator())
        self.command_links.learn(await sync_once(self.tree, self.store))

    def _compose(self) -> None:
        """Makes the parts, each with what it needs."""
        store, workers, places = self.store, self.workers, self.places
        faces = self.faces
        metrics = self.watching.metrics
        replies = self.replies = Replies(store, workers, metrics)
        tables = self.tables = Tables(store, lambda: int(discord.utils.utcnow().timestamp()))
        self.moves = Moves(tables, workers, Minds(workers, self.lane))
        self.moves.on_stand_in = self.offers.outlives
        lifecycle = self.lifecycle = Lifecycle(tables, workers)
        self.finder = TableFinder(store, tables, places, today)
        controls = self.controls = ControlTable(self.finder)
        self.last_boards = LastBoards(tables, places, faces)
        boards = PostedBoards(store, tables, replies, faces, self.last_boards, self.sharding)
        telling = (replies, places, boards, self.last_boards, self.sharding, metrics)
        self.dispatcher = Dispatcher(store, tables, self.moves, *telling)
        Stories(self.finder, faces, controls)
        panels = self.panels = Panels(store, self.moves, faces, today, self.offers, controls)
        Since(store, tables, workers, faces, controls)
        self.board = ShownBoard(store, tables, self.finder, self.dispatcher, places, faces)
        absence = Absence(tables, self.moves, lifecycle, workers)
        self.clock = Clock(store, tables, absence, self.sharding)
        self.time_buttons = TimeButtons(tables, absence, replies, controls)
        self.reminders = Reminders(store, tables, replies, places)
        where = self.settings.where
        threads = FinishedThreads(store, places)
        self.cards = TableCards(store, tables, replies, places, faces, threads)
        self.lobby = Lobby(store, tables, lifecycle, replies, places, faces, self.cards, where)
        kinds = proposal_kinds(tables, lifecycle, workers)
        self.proposals = Proposals(store, tables, kinds, replies, places, controls)
        self.daily = Daily(store, tables, replies, lifecycle, panels, faces, today, controls)
        self.games = Games(self, store, tables, panels, today, controls)
        self.play = Play(
            tables,
            self.moves,
            panels,
            faces,
            self.games.add_next,
            self.daily.show_result,
            self.offers,
            controls,
        )
        desk = Desk(store, tables, workers, replies, places, self.dispatcher, self.last_boards, where)
        self.tournaments = make_runner(desk, lifecycle, self.clock.in_touch)
        self.ratings = self.tournaments.service.ratings
        records = self.tournaments.service.records
        self.digests = make_digests(desk, records, self.clock.in_touch)
        hint = partial(away_hint, records)
        self.hours = Hours(store, tables, workers, hint, controls)
        reviews = [self.proposals.review, self.offers.review]
        self.dispatcher.listeners += [
            *reviews,
            self.tournaments.after_game,
            self.cards.follow,
            self.last_boards.follow,
        ]
        self.dispatcher.senders |= self._senders()

    def _cogs(self, numbers: TableNumbers) -> list[commands.Cog]:
        """The cogs whose commands belong to no group."""
        store, replies, finder, controls = self.store, self.replies, self.finder, self.controls
        leaving = (store, self.tables, self.lifecycle, self.lobby, self.last_boards)
        replays = Replay(store, finder, numbers, replies, self.workers, self.faces, today, controls)
        Reviews(store, replays, self.lane, self.faces, controls)
        return [
            Boards(self.board, numbers),
            Guide(FACES, self.faces, finder, self.command_links, controls),
            SettingsCog(store, self.hours, self.digests, self.settings.where),
            History(store, replies, self.ratings),
            Verify(store, finder),
            replays,
            Data(*leaving, self.dispatcher, self.tournaments, controls),
            self.games,
            self.daily,
            LeaderboardCog(controls, store, self.ratings),
        ]

    def _game_cogs(self, numbers: TableNumbers) -> list[commands.Cog]:
        """The cogs that hold the commands of the group `/game`."""
        store, tables, lifecycle, lobby = self.store, self.tables, self.lifecycle, self.lobby
        finder, places, controls = self.finder, self.places, self.controls
        consent = ConsentCog(store, tables, lifecycle, self.proposals, finder, places, controls)
        More(finder, consent.propose_as_player, controls)
        return [
            LobbyCog(store, tables, lobby, controls),
            LeavingCog(lifecycle, finder, self.time_buttons, numbers, controls),
            Preparing(tables, finder, self.panels, numbers, controls),
            consent,
            ModerationCog(store, tables, lifecycle, lobby, finder, places, controls),
            TableLists(store, places, self.board, numbers, controls),
        ]

    def _senders(self) -> dict[str, Sender]:
        """What sends the rows of the outbox that no board tells, by their kind."""
        messages = TableMessages(self.store, self.places)
        return {
            "remind": self.reminders.remind,
            "withdraw": self.reminders.withdraw,
            "ask": self.reminders.ask,
            "letter": messages.letter,
            "watchers": messages.call_watchers,
            "proposal": self.proposals.post,
            "closed": self.lobby.tell_closed,
            "opened": self.lobby.post_card_again,
            "place": self.lobby.take_place,
        }

    async def on_ready(self) -> None:
        """Connected: begin to make backups, once."""
        if self._backups is None and (folder := self.settings.backups):
            keeping = keep_backups(Path(self.settings.database), Path(folder), self.tables.now)
            self._backups = spawn("backups", keeping)

    def hear(self, subject: Subject) -> None:
        """Another process has written about a table or tournament, its deadlines included."""
        self.dispatcher.wake([subject])
        self.clock.look()
        self.tournaments.look()

    async def take_up(self, shards: Collection[int]) -> None:
        """Take up what the last process of these shards left unfinished."""
        mine = self.sharding.those(shards)
        # Tables of a tournament get their places before their boards go out.
        for step in (
            partial(self.dispatcher.inherit, mine),
            self.clock.start,
            self.tournaments.start,
            self.digests.start,
            partial(self.dispatcher.start, mine),  # it ends when all is sent, which Discord may slow down
        ):
            await self._take_up(step)

    async def _take_up(self, step: Callable[[], Awaitable[None]]) -> None:
        """One step of waking, again and again where that may help; a bug in it does not stop the others."""
        while True:
            try:
                await step()
                return
            except TRY_LATER:
                log.exception("what was left unfinished is taken up later")
            except Exception:
                log.exception("not all that was left unfinished could be taken up")
                return
            await asyncio.sleep(WAKE_AGAIN_SECONDS)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Every button and select ends here, also those of messages from before a restart; and any form:
        we show none, so that it is refused as an unknown button is.
        """
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        answer = self.replies.of(interaction)
        self.offers.forget(interaction.message.id if interaction.message else None)
        await self.answer(answer, self.controls.handle(answer))

    async def answer(self, answer: Answer, work: Awaitable[None]) -> None:
        """Answers an interaction, or tells why that failed; then sends what it wrote into the outbox."""
        self._answering.add(asyncio.current_task())
        with answer.click:
            async with self.dispatcher.following(answer):
                try:
                    await answer.make(work)
                except Exception as error:
                    await answer.failed(error)

    async def close(self) -> None:
        """Take no new clicks, finish what was begun, then leave the shards to others and close the store."""
        end = time.monotonic() + CLOSING_SECONDS
        await self.leave_gateway()
        self.lane.leave()
        await self._answering.ended(CLOSING_SECONDS)
        if hasattr(self, "dispatcher"):
            await self.dispatcher.close(end - time.monotonic())
        await super().close()
        await stop(self._backups)
        for part in ("last_boards", "cards", "clock", "tournaments", "digests"):
            if hasattr(self, part):
                await getattr(self, part).close()
        await self.lane.close()
        self.workers.close()
        await self.release()
        if hasattr(self, "store"):
            await self.store.close()
        await self.watching.close()


def is_night(now: int) -> bool:
    """The hour, by UTC, in which our players sleep: what keeps others from writing is done then."""
    return time.gmtime(now).tm_hour == QUIET_HOUR


async def beat(bot: Dedale) -> None:
    """A sign of life, if people can reach the bot; one that fails must not be the last."""
    if not bot.sharding.present and not bot.is_standby:
        return
    try:
        # Written first: while nothing can be stored, nobody may believe that all is well.
        await bot.clock.alive()
        health.heartbeat_file(bot.settings.database).touch()
        if bot.sharding.is_first and is_night(bot.tables.now()):
            await bot.store.compact(whole=True)
    except (StoreError, OSError):
        log.exception("no sign of life could be written")


async def keep_beating(bot: Dedale) -> None:
    """Signs of life until the bot ends."""
    while not bot.is_closed():
        await beat(bot)
        await asyncio.sleep(HEARTBEAT_SECONDS)


async def keep_warm(bot: Dedale) -> None:
    """Draws the pieces of all pictures once people can already play, then counts results now and then."""
    await bot.wait_until_ready()
    first = await bot.store.read(stored_games.most_played, RECENT_GAMES)
    await settling.warm(bot.workers, render.warming(first))
    await bot.ratings.keep_counted()


async def serve(settings: Settings) -> None:
    """The real bot, until it is told to stop; its settings are in the environment: docs/operations.md."""
    async with Dedale(settings) as bot:
        bot.http.connector = WholeMessages(limit=0)  # discord.py keeps to Discord's limits itself
        use_brief_replies()
        await bot.login(settings.token or "")
        settling.settle()
        bot.tidying.watch()
        beside = spawn("heartbeat", keep_beating(bot)), spawn("warming", keep_warm(bot))
        watchdog = Watchdog(bot.watching.metrics)
        watchdog.start()
        try:
            await bot.connect()
        finally:
            await stop(*beside)
            watchdog.stop()


def main(argv: list[str]) -> int:
    """Run the bot, or the playground where there is no token; if it cannot, one clear line and its status."""
    obey_sigterm()
    settling.share_memory()
    settings = read_settings(dict(os.environ))
    if settings.wrong:
        return refuse(settings.wrong, settings)
    if settings.token is None:
        import playground

        return playground.run(settings, argv)
    # With a token nothing is asked here but for help; what the playground knows is passed over.
    argparse.ArgumentParser(prog="bot.py", description=serve.__doc__).parse_known_args(argv)
    logs.set_up(settings.token, settings.logs)
    use_endpoints(settings)
    try:
        asyncio.run(serve(settings))
    except KeyboardInterrupt:
        return 0
    except discord.LoginFailure:
        return refuse("Discord refused the token; copy it again from the developer portal", settings)
    except (UnavailableError, StartError) as error:
        return fail(str(error), settings)
    except StoreError as error:
        return refuse(str(error), settings)
    except discord.ClientException as error:
        return closed(error, settings)
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
        return fail(f"Discord cannot be reached: {error}", settings)
    return FAILED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
