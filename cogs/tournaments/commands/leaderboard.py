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
from db import Store
from db.queries import results, settings
from engine.core import RuleError
from engine.tournaments.ratings import SETTLED_AFTER, Rating
from locales import Words
from render import tournaments
from render.tournaments.model import Entrant, Leaderboard, Rated

REACHES = ("server", "world")
PICTURE, TEXT = 0, 1  # a page's form, in the place of a version


class RankingRequest(msgspec.Struct, frozen=True):
    """The page of a ranking that a person asks for."""

    game: str
    reach: str
    page: int = 1
    is_text: bool = False

    def on(self, board: Leaderboard) -> int:
        """The page that comes nearest."""
        return max(1, min(self.page, tournaments.leaderboard_pages(board)))


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
        board = await self._board(answer, game, reach)
        words = await answer.words()
        if not board.rows:
            raise RuleError("leaderboard-empty", game=words(f"game-{game}"))
        await self._show_page(answer, board, RankingRequest(game, reach, is_text=text))

    async def press_page(self, answer: Answer, press: Press) -> None:
        """Turn to another page of the same ranking."""
        self._need_known(press.field, press.draft)
        board = await self._board(answer, press.field, press.draft)
        request = RankingRequest(press.field, press.draft, press.subject_id, is_text=press.version == TEXT)
        await self._show_page(answer, board, request)

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
            await answer.show(await answer.work(lambda: board_page(board, words, request, buttons)))
            return
        told = await answer.work(lambda: tournaments.leaderboard_text(board, words, request.on(board)))
        await answer.put(fenced(told), view_with(*buttons))

    def _need_known(self, game: str, reach: str) -> None:
        if game not in FACES or reach not in REACHES:
            raise RuleError("option-not-understood")

    async def _board(self, answer: Answer, game: str, reach: str) -> Leaderboard:
        """Load the ranking as the asker may see it."""
        words = await answer.words()
        guild_id = answer.interaction.guild_id if reach == "server" else None
        if not self._ratings.is_counted(game, guild_id):
            await answer.acknowledge()
        ratings = await self._ratings.of(game, guild_id)
        hidden: set[int] = set()
        if guild_id is None:
            hidden = set(await self._store.read(settings.owners_with, "user", "world", "hidden"))
        shown = {user: rating for user, rating in ratings.items() if user not in hidden and user > 0}
        names = await self._store.read(results.names, shown)
        rows = await answer.work(lambda: rated_rows(shown, names, answer.user_id))
        return Leaderboard(
            title=words("leaderboard-title", game=words(f"game-{game}")),
            note=words(f"leaderboard-{reach}", count=len(shown)),
            rows=rows,
            needed=SETTLED_AFTER,
        )


def board_page(
    board: Leaderboard, words: Words, request: RankingRequest, buttons: tuple[PressButton, ...]
) -> Page:
    """One page as a picture."""
    number = request.on(board)
    drawing = Drawing(
        lambda: tournaments.leaderboard(board, words, number),
        tournaments.leaderboard_alt(board, words, number),
    )
    return Page(f"**{board.title}** · {board.note}", drawing, (buttons,) if buttons else ())


def board_buttons(
    board: Leaderboard, words: Words, request: RankingRequest, *, is_hidden: bool
) -> tuple[PressButton, ...]:
    """Back and forth, and in or out of the ranking over all servers."""
    number, last = request.on(board), tournaments.leaderboard_pages(board)
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


def rated_rows(ratings: Mapping[int, Rating], names: Mapping[int, str], own: int) -> tuple[Rated, ...]:
    """Rank people: settled ratings first, the highest on top; equal ratings share a rank."""
    keyed = [((one.is_provisional, -one.shown), user, one) for user, one in ratings.items()]
    keyed.sort(key=lambda one: one[:2])
    ranks = dict[tuple[bool, int], int]()
    return tuple(
        Rated(
            rank=ranks.setdefault(key, at),
            entrant=Entrant(names.get(user, ""), at, is_own=user == own),
            rating=rating.shown,
            games=rating.games,
            is_provisional=rating.is_provisional,
        )
        for at, (key, user, rating) in enumerate(keyed, start=1)
    )
