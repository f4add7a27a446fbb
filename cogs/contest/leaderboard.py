"""`/leaderboard`: who plays best, in this server or over all; and the rating curve of `/stats`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.cards import fenced
from cogs.commands import choices, slash
from cogs.controls import Press, button
from cogs.face import Drawing, Page
from cogs.faces import FACES
from engine.contest.ratings import SETTLED_AFTER, Rating
from engine.core import RuleError
from locales import Words
from render import contest

if TYPE_CHECKING:
    from bot import Dedale

Asker = discord.Interaction[Any]
REACHES = ("server", "world")
WORLD = ("shown", "hidden")


async def set_world(bot: "Dedale", interaction: Asker, wish: str) -> None:
    """Whoever wishes is left out of the rankings over all servers, or comes back."""
    await bot.store.put_setting("user", interaction.user.id, "world", None if wish == "shown" else wish)
    await bot.talk.say(interaction, f"world-set-{wish}")


class LeaderboardCog(commands.Cog):
    """Ratings that people can look at. Whoever wishes is left out of those over all servers."""

    def __init__(self, bot: "Dedale") -> None:
        self.bot = bot
        bot.controls.on("ranks", self.turn_page)
        bot.controls.on("ranks-me", self.set_visible)

    @slash("leaderboard")
    @app_commands.choices(game=choices("game", tuple(FACES)), reach=choices("reach", REACHES))
    async def leaderboard(
        self, interaction: Asker, game: str, reach: str = "server", text: bool = False
    ) -> None:
        """Everybody's rating in a game."""
        self._need_known(game, reach)
        board = await self.board(interaction, game, reach)
        words = await self.bot.talk.private(interaction)
        if not board.rows:
            raise RuleError("leaderboard-empty", game=words(f"game-{game}"))
        if text:
            told = await self.bot.workers.run(lambda: contest.leaderboard_text(board, words, 1))
            await self.bot.talk.reply(interaction, fenced(told))
            return
        await self.show_page(interaction, board, game, reach, 1, fresh=True)

    async def turn_page(self, interaction: Asker, press: Press) -> None:
        """Another page of the same ranking."""
        self._need_known(press.field, press.draft)
        board = await self.board(interaction, press.field, press.draft)
        await self.show_page(interaction, board, press.field, press.draft, press.game_id, fresh=False)

    async def set_visible(self, interaction: Asker, press: Press) -> None:
        """Whoever wishes is left out of the ranking over all servers, or comes back."""
        if press.draft not in WORLD:
            raise RuleError("unknown-button")
        await set_world(self.bot, interaction, press.draft)

    async def show_page(
        self,
        interaction: Asker,
        board: contest.Leaderboard,
        game: str,
        reach: str,
        wanted: int,
        *,
        fresh: bool,
    ) -> None:
        """One page of a ranking, the way to its neighbours, and whether one wants to be in it."""
        words = await self.bot.talk.private(interaction)
        hidden = await self.bot.store.setting("user", interaction.user.id, "world")
        page = await self.bot.workers.run(
            lambda: board_page(board, words, game, reach, wanted, is_hidden=hidden == "hidden")
        )
        await self.bot.talk.show(interaction, page, fresh=fresh)

    def _need_known(self, game: str, reach: str) -> None:
        if game not in FACES or reach not in REACHES:
            raise RuleError("option-not-understood")

    async def board(self, interaction: Asker, game: str, reach: str) -> contest.Leaderboard:
        """The ranking as the asker may see it."""
        words = await self.bot.talk.private(interaction)
        guild_id = interaction.guild_id if reach == "server" else None
        ratings = await self.bot.ratings.of(game, guild_id)
        hidden: set[int] = set()
        if guild_id is None:
            hidden = set(await self.bot.store.owners_with("user", "world", "hidden"))
        shown = {user: rating for user, rating in ratings.items() if user not in hidden and user > 0}
        names = await self.bot.store.contests.names(shown)
        rows = await self.bot.workers.run(lambda: rated_rows(shown, names, interaction.user.id))
        return contest.Leaderboard(
            title=words("leaderboard-title", game=words(f"game-{game}")),
            note=words(f"leaderboard-{reach}", count=len(shown)),
            rows=rows,
            needed=SETTLED_AFTER,
        )


def board_page(
    board: contest.Leaderboard, words: Words, game: str, reach: str, wanted: int, *, is_hidden: bool
) -> Page:
    """One page, with its buttons."""
    last = contest.leaderboard_pages(board)
    number = max(1, min(wanted, last))
    drawing = Drawing(
        lambda: contest.leaderboard(board, words, number), contest.leaderboard_alt(board, words, number)
    )
    grey = discord.ButtonStyle.secondary
    ways = ((number - 1, "button-page-back"), (number + 1, "button-page-on"))
    row = [
        button(Press("ranks", page, 0, game, reach), words(key), grey)
        for page, key in ways
        if 1 <= page <= last
    ]
    if reach == "world":
        wish = "shown" if is_hidden else "hidden"
        row.append(button(Press("ranks-me", 0, 0, "", wish), words(f"button-world-{wish}"), grey))
    return Page(f"**{board.title}** · {board.note}", drawing, (tuple(row),) if row else ())


def rated_rows(
    ratings: Mapping[int, Rating], names: Mapping[int, str], own: int
) -> tuple[contest.Rated, ...]:
    """Those whose rating is settled first, the highest on top; equals share a rank."""
    keyed = [((one.is_provisional, -one.shown), user, one) for user, one in ratings.items()]
    keyed.sort(key=lambda one: one[:2])
    ranks = dict[tuple[bool, int], int]()
    return tuple(
        contest.Rated(
            rank=ranks.setdefault(key, at),
            entrant=contest.Entrant(names.get(user, ""), at, is_own=user == own),
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
    curve = contest.Curve(
        entrant=contest.Entrant(name, 1),
        note=words("curve-note", game=words(f"game-{game}")),
        points=tuple(
            contest.RatingPoint(moment.at, moment.rating.shown, moment.rating.is_provisional)
            for moment in moments
        ),
        games=moments[-1].rating.games,
    )
    return Drawing(lambda: contest.curve(curve, words), contest.curve_alt(curve, words), f"rating-{game}.png")
