"""`/leaderboard`: who plays best, in this server or over all; and the rating curve of `/stats`."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.games import FACES
from cogs.ui import Interaction
from cogs.ui.cards import fenced
from cogs.ui.controls import Press, PressButton, button
from cogs.ui.pages import Drawing, Page
from cogs.ui.replies import is_private_click
from cogs.ui.slash import choices, slash
from db.queries import results, settings
from engine.core import RuleError
from engine.tournaments.ratings import SETTLED_AFTER, Rating
from locales import Words
from render import tournaments

if TYPE_CHECKING:
    from bot import Dedale

REACHES = ("server", "world")
WORLD = ("shown", "hidden")
PICTURE, TEXT = 0, 1  # a page's form, in the place of a version


class Wish(msgspec.Struct, frozen=True):
    """What somebody wants to see of a ranking."""

    game: str
    reach: str
    page: int = 1
    is_text: bool = False

    def on(self, board: tournaments.Leaderboard) -> int:
        """The page that comes nearest."""
        return max(1, min(self.page, tournaments.leaderboard_pages(board)))


async def set_world(bot: "Dedale", interaction: Interaction, wish: str) -> None:
    """Whoever wishes is left out of the rankings over all servers, or comes back."""
    await bot.store.write(
        settings.put, "user", interaction.user.id, "world", None if wish == "shown" else wish
    )
    await bot.replies.say(interaction, f"world-set-{wish}")


class LeaderboardCog(commands.Cog):
    """Ratings that people can look at. Whoever wishes is left out of those over all servers."""

    def __init__(self, bot: "Dedale") -> None:
        self.bot = bot
        bot.controls.on("ranks", self.turn_page)
        bot.controls.on("ranks-me", self.set_visible)

    @slash("leaderboard")
    @app_commands.choices(game=choices("game", tuple(FACES)), reach=choices("reach", REACHES))
    async def leaderboard(
        self, interaction: Interaction, game: str, reach: str = "server", text: bool = False
    ) -> None:
        """Everybody's rating in a game."""
        self._need_known(game, reach)
        board = await self.board(interaction, game, reach)
        words = await self.bot.replies.private(interaction)
        if not board.rows:
            raise RuleError("leaderboard-empty", game=words(f"game-{game}"))
        wish = Wish(game, reach, is_text=text)
        await self.show_page(interaction, board, wish, fresh=True)

    async def turn_page(self, interaction: Interaction, press: Press) -> None:
        """Another page of the same ranking."""
        self._need_known(press.field, press.draft)
        board = await self.board(interaction, press.field, press.draft)
        wish = Wish(press.field, press.draft, press.subject_id, is_text=press.version == TEXT)
        await self.show_page(interaction, board, wish, fresh=False)

    async def set_visible(self, interaction: Interaction, press: Press) -> None:
        """Whoever wishes is left out of the ranking over all servers, or comes back."""
        if press.draft not in WORLD:
            raise RuleError("unknown-button")
        await set_world(self.bot, interaction, press.draft)

    async def show_page(
        self, interaction: Interaction, board: tournaments.Leaderboard, wish: Wish, *, fresh: bool
    ) -> None:
        """One page of a ranking, the way to its neighbours, and whether one wants to be in it."""
        words = await self.bot.replies.private(interaction)
        hidden = await self.bot.store.read(settings.get, "user", interaction.user.id, "world")
        buttons = board_buttons(board, words, wish, is_hidden=hidden == "hidden")
        if not wish.is_text:
            drawn = partial(board_page, board, words, wish, buttons)
            page = await self.bot.replies.work(interaction, drawn, fresh=fresh)
            await self.bot.replies.show(interaction, page, fresh=fresh)
            return
        view = discord.ui.View(timeout=None)
        for item in buttons:
            view.add_item(item)
        written = partial(tournaments.leaderboard_text, board, words, wish.on(board))
        told = await self.bot.replies.work(interaction, written, fresh=fresh)
        await self.bot.replies.put(interaction, fenced(told), view, fresh=fresh)

    def _need_known(self, game: str, reach: str) -> None:
        if game not in FACES or reach not in REACHES:
            raise RuleError("option-not-understood")

    async def board(self, interaction: Interaction, game: str, reach: str) -> tournaments.Leaderboard:
        """The ranking as the asker may see it."""
        words = await self.bot.replies.private(interaction)
        guild_id = interaction.guild_id if reach == "server" else None
        await self.bot.replies.take_time(interaction, fresh=False)
        if not self.bot.ratings.is_counted(game, guild_id) and not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=not is_private_click(interaction))
        ratings = await self.bot.ratings.of(game, guild_id)
        hidden: set[int] = set()
        if guild_id is None:
            hidden = set(await self.bot.store.read(settings.owners_with, "user", "world", "hidden"))
        shown = {user: rating for user, rating in ratings.items() if user not in hidden and user > 0}
        names = await self.bot.store.read(results.names, shown)
        rows = await self.bot.workers.run(lambda: rated_rows(shown, names, interaction.user.id))
        return tournaments.Leaderboard(
            title=words("leaderboard-title", game=words(f"game-{game}")),
            note=words(f"leaderboard-{reach}", count=len(shown)),
            rows=rows,
            needed=SETTLED_AFTER,
        )


def board_page(
    board: tournaments.Leaderboard, words: Words, wish: Wish, buttons: tuple[PressButton, ...]
) -> Page:
    """One page as a picture."""
    number = wish.on(board)
    drawing = Drawing(
        lambda: tournaments.leaderboard(board, words, number),
        tournaments.leaderboard_alt(board, words, number),
    )
    return Page(f"**{board.title}** · {board.note}", drawing, (buttons,) if buttons else ())


def board_buttons(
    board: tournaments.Leaderboard, words: Words, wish: Wish, *, is_hidden: bool
) -> tuple[PressButton, ...]:
    """Back and forth, and in or out of the ranking over all servers."""
    number, last = wish.on(board), tournaments.leaderboard_pages(board)
    ways = ((number - 1, "button-page-back"), (number + 1, "button-page-on"))
    form = TEXT if wish.is_text else PICTURE
    found = [
        button(Press("ranks", page, form, wish.game, wish.reach), words(key))
        for page, key in ways
        if 1 <= page <= last
    ]
    if wish.reach == "world":
        other = "shown" if is_hidden else "hidden"
        found.append(button(Press("ranks-me", 0, 0, "", other), words(f"button-world-{other}")))
    return tuple(found)


def rated_rows(
    ratings: Mapping[int, Rating], names: Mapping[int, str], own: int
) -> tuple[tournaments.Rated, ...]:
    """Those whose rating is settled first, the highest on top; equals share a rank."""
    keyed = [((one.is_provisional, -one.shown), user, one) for user, one in ratings.items()]
    keyed.sort(key=lambda one: one[:2])
    ranks = dict[tuple[bool, int], int]()
    return tuple(
        tournaments.Rated(
            rank=ranks.setdefault(key, at),
            entrant=tournaments.Entrant(names.get(user, ""), at, is_own=user == own),
            rating=rating.shown,
            games=rating.games,
            is_provisional=rating.is_provisional,
        )
        for at, (key, user, rating) in enumerate(keyed, start=1)
    )


async def curve_of(
    bot: "Dedale", words: Words, user_id: int, name: str, game: str, guild_id: int
) -> Drawing | None:
    """How somebody's rating in a game went in this server; None before their first game that counts."""
    moments = await bot.ratings.curve(game, guild_id, user_id)
    if not moments:
        return None
    curve = tournaments.Curve(
        entrant=tournaments.Entrant(name, 1),
        note=words("curve-note", game=words(f"game-{game}")),
        points=tuple(
            tournaments.RatingPoint(moment.at, moment.rating.shown, moment.rating.is_provisional)
            for moment in moments
        ),
        games=moments[-1].rating.games,
    )
    return Drawing(
        lambda: tournaments.curve(curve, words), tournaments.curve_alt(curve, words), f"rating-{game}.png"
    )
