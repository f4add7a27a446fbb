"""`/leaderboard`: who plays best, in this server or over all servers."""

from collections.abc import Mapping

import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.games import FACES
from cogs.tournaments.service.ratings import WORLD, Ratings, set_world
from cogs.ui.answers import Answer
from cogs.ui.cards import fenced
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, PressButton, button, view_with
from cogs.ui.pages import Drawing, Page
from cogs.ui.slash import choices, slash
from db import Ranked, Store
from db.queries import results, settings
from engine.core import RuleError
from engine.tournaments.ratings import SETTLED_AFTER
from locales import Words
from render import tournaments
from render.tournaments.model import PAGE, Entrant, Leaderboard, Rated, pages

REACHES = ("server", "world")
LAST_PAGE = 1 << 32  # a button may be forged
PICTURE, TEXT = 0, 1  # a page's form, in the place of a version


class RankingRequest(msgspec.Struct, frozen=True):
    """The page of a ranking that a person asks for."""

    game: str
    reach: str
    page: int = 1
    is_text: bool = False


class LeaderboardCog(commands.Cog):
    """Ratings that people can look at. A person who wishes is left out of those over all servers."""

    def __init__(self, controls: ControlTable, store: Store, ratings: Ratings) -> None:
        self._store = store
        self._ratings = ratings
        controls.on("ranks", self.press_page)
        controls.on("ranks-me", self.press_visible)

    @slash("leaderboard")
    @app_commands.choices(game=choices("game", tuple(FACES)), reach=choices("reach", REACHES))
    async def leaderboard(self, answer: Answer, game: str, reach: str = "server", text: bool = False) -> None:
        """Show everybody's rating in a game."""
        self._need_known(game, reach)
        request = RankingRequest(game, reach, is_text=text)
        board = await self._board(answer, request)
        words = await answer.words()
        if not board.rows:
            raise RuleError("leaderboard-empty", game=words(f"game-{game}"))
        await self._show_page(answer, board, request)

    async def press_page(self, answer: Answer, press: Press) -> None:
        """Turn to another page of the same ranking."""
        self._need_known(press.field, press.draft)
        request = RankingRequest(press.field, press.draft, press.subject_id, is_text=press.version == TEXT)
        await self._show_page(answer, await self._board(answer, request), request)

    async def press_visible(self, answer: Answer, press: Press) -> None:
        """Leave the person out of the ranking over all servers, or show them again."""
        if press.draft not in WORLD:
            raise RuleError("unknown-button")
        await set_world(self._store, answer.user_id, press.draft)
        await answer.say(f"world-set-{press.draft}")

    async def _show_page(self, answer: Answer, board: Leaderboard, request: RankingRequest) -> None:
        """Show one page of a ranking, with buttons to its neighbours and to be in it or not."""
        words = await answer.words()
        hidden = await self._store.read(settings.get, "user", answer.user_id, "world")
        buttons = board_buttons(board, words, request, is_hidden=hidden == "hidden")
        if not request.is_text:
            await answer.show_made(lambda: board_page(board, words, buttons))
            return
        told = await answer.work(lambda: tournaments.leaderboard_text(board, words))
        await answer.put(fenced(told), view_with(*buttons))

    def _need_known(self, game: str, reach: str) -> None:
        if game not in FACES or reach not in REACHES:
            raise RuleError("option-not-understood")

    async def _board(self, answer: Answer, request: RankingRequest) -> Leaderboard:
        """Load the page of the ranking that comes nearest, as the asker may see it."""
        words = await answer.words()
        guild_id = answer.interaction.guild_id if request.reach == "server" else None
        asked = (request.game, guild_id, answer.user_id)
        page = max(1, min(request.page, LAST_PAGE))
        found = await self._ratings.ranking(*asked, (page - 1) * PAGE, PAGE)
        if not found.rows and page > 1:
            page = pages(found.count)
            found = await self._ratings.ranking(*asked, (page - 1) * PAGE, PAGE)
        people = [*found.rows, *([found.own] if found.own else [])]
        names = await self._store.read(results.names, {one.user_id for one in people})
        return Leaderboard(
            title=words("leaderboard-title", game=words(f"game-{request.game}")),
            note=words(f"leaderboard-{request.reach}", count=found.count),
            rows=tuple(rated(one, names, answer.user_id) for one in found.rows),
            page=page,
            count=found.count,
            own=rated(found.own, names, answer.user_id) if found.own else None,
            has_provisional=found.has_provisional,
            needed=SETTLED_AFTER,
        )


def board_page(board: Leaderboard, words: Words, buttons: tuple[PressButton, ...]) -> Page:
    """One page as a picture."""
    drawing = Drawing(
        lambda: tournaments.leaderboard(board, words), tournaments.leaderboard_alt(board, words)
    )
    return Page(f"**{board.title}** · {board.note}", drawing, (buttons,) if buttons else ())


def board_buttons(
    board: Leaderboard, words: Words, request: RankingRequest, *, is_hidden: bool
) -> tuple[PressButton, ...]:
    """Back and forth, and in or out of the ranking over all servers."""
    number, last = board.page, tournaments.leaderboard_pages(board)
    ways = ((number - 1, "button-page-back"), (number + 1, "button-page-on"))
    form = TEXT if request.is_text else PICTURE
    found = [
        button(Press("ranks", page, form, request.game, request.reach), words(key))
        for page, key in ways
        if 1 <= page <= last
    ]
    if request.reach == "world":
        other = "shown" if is_hidden else "hidden"
        found.append(button(Press("ranks-me", 0, 0, "", other), words(f"button-world-{other}")))
    return tuple(found)


def rated(one: Ranked, names: Mapping[int, str], own: int) -> Rated:
    """One line of a ranking."""
    return Rated(
        rank=one.rank,
        entrant=Entrant(names.get(one.user_id, ""), one.place, is_own=one.user_id == own),
        rating=one.shown,
        games=one.games,
        is_provisional=one.is_provisional,
    )
