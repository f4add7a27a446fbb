"""`/stats`: the record of a person's finished games in this server."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clock.deadlines import DAY
from cogs.games import FACES
from cogs.tables.scores import scores_of
from cogs.tournaments.service.ratings import Ratings
from cogs.ui.answers import Answer
from cogs.ui.names import escaped
from cogs.ui.pages import Drawing
from cogs.ui.places import seen_places
from cogs.ui.replies import Replies
from cogs.ui.slash import choices, slash
from db import Record, Store
from db.queries import moves, scores
from engine.core import RuleError
from engine.core.endings import UNCOUNTED
from engine.tournaments.ratings import NEW
from locales import Words
from render import tournaments as pictures
from render.tournaments.model import Curve, Entrant, RatingPoint

AT_ONCE = 100  # games read in one go


class History(commands.Cog):
    """Records of people."""

    def __init__(self, store: Store, replies: Replies, ratings: Ratings) -> None:
        self._store = store
        self._replies = replies
        self._ratings = ratings

    @slash("stats")
    @app_commands.choices(game=choices("game", tuple(FACES)))
    async def stats(
        self,
        answer: Answer,
        player: discord.User | None = None,
        game: str | None = None,
        public: bool = False,
    ) -> None:
        """Shows a person's record, in private unless asked otherwise."""
        if game is not None and game not in FACES:
            raise RuleError("option-not-understood")
        person = player or answer.interaction.user
        if public:
            answer.publicly()
        records = list[Record]()
        places = None if person.id == answer.user_id else seen_places(answer.interaction)
        asked = (person.id, answer.interaction.guild_id, places)
        if await self._store.read(scores.has_finished, *asked, game, UNCOUNTED):
            await self.count(answer, person.id)
            records = [r for r in await self._store.read(scores.records, *asked) if game in (None, r.game)]
        name = escaped(person.display_name)
        if not records:
            key = "stats-none-you" if person.id == answer.user_id else "stats-none"
            await answer.say(key, name=name)
            return
        guild = answer.interaction.guild_id or 0, answer.interaction.guild
        words = await self._replies.public(*guild) if public else await answer.words()
        files = await self.curves(answer, person, records, words)
        lines = [line for record in records for line in ("", *record_lines(record, words))]
        await answer.post("\n".join([words("stats-title", name=name), *lines]), files=files)

    async def curves(
        self, answer: Answer, person: discord.abc.User, records: list[Record], words: Words
    ) -> list[discord.File]:
        """Draws the person's rating curves in these games."""
        files: list[discord.File] = []
        for record in records:
            who, guild_id = (person.id, person.display_name), answer.interaction.guild_id or 0
            drawing = await curve_of(self._ratings, words, *who, record.game, guild_id)
            if drawing and (file := await answer.picture(drawing)):
                files.append(file)
        return files

    async def count(self, answer: Answer, user_id: int) -> None:
        """Stores the scores of games that the person has finished since this was last asked."""
        store, guild_id = self._store, answer.interaction.guild_id
        while rows := await store.read(scores.uncounted, user_id, guild_id, AT_ONCE):
            acts = await store.read(moves.acts_in, (row.id for row in rows))
            counted = await answer.work(lambda rows=rows, acts=acts: scores_of(rows, user_id, acts))
            await store.write(scores.put, counted)


def record_lines(record: Record, words: Words) -> list[str]:
    """One game: how often, how well, and what stands out."""
    share = round(100 * record.wins / record.games)
    game = words(f"game-{record.game}")
    places = ", ".join(
        words("stats-place", place=place, count=count)
        for place, count in enumerate(record.places, 1)
        if count
    )
    lines = [
        words("stats-games", game=game, games=record.games, wins=record.wins, share=share),
        words("stats-places", places=places, average=round(record.average, 2)),
    ]
    if record.shared:
        lines.append(words("stats-shared", shared=record.shared))
    if record.best_streak > 1:
        lines.append(words("stats-streak", now=record.streak, best=record.best_streak))
    if record.unplayed:
        lines.append(words("stats-unplayed", count=record.unplayed))
    if longest := record.longest:
        lines.append(words("stats-longest", turns=longest.turns, number=longest.number))
    if win := record.fastest_win:
        lines.append(words("stats-fastest", turns=win.turns, number=win.number))
    return lines


async def curve_of(
    ratings: Ratings, words: Words, user_id: int, name: str, game: str, guild_id: int
) -> Drawing | None:
    """Draw a person's rating in a game in this server; None before their first game that counts."""
    moments = await ratings.curve(game, guild_id, user_id)
    if not moments:
        return None
    # Everybody begins with the same rating: a first game already makes a line.
    start = (moments[0][0] - DAY, NEW)
    curve = Curve(
        entrant=Entrant(name, 1),
        note=words("curve-note", game=words(f"game-{game}")),
        points=tuple(
            RatingPoint(at, rating.shown, rating.is_provisional) for at, rating in (start, *moments)
        ),
        games=moments[-1][1].games,
    )
    return Drawing(
        lambda: pictures.curve(curve, words), pictures.curve_alt(curve, words), f"rating-{game}.png"
    )
