"""`/games`: a person's tables in all servers, those that wait first; and the button to the next one."""

from collections.abc import Callable, Iterable, Mapping
from datetime import date

import discord
import msgspec
from discord.ext import commands

from cogs.general.lists import game_line, new_table_button
from cogs.panels.panels import Panels
from cogs.tables.table import decode, is_playing, readable
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, button, link_button, view_with
from cogs.ui.limits import CONTENT_LIMIT
from cogs.ui.links import link_to
from cogs.ui.names import escaped
from cogs.ui.slash import slash
from db import GameRow, Status, Store
from db.queries import games, tournaments
from locales import Words

PAGE_LINES = 10
PAGE_LIMIT = CONTENT_LIMIT - 200  # the head of the page stands above its lines
NEVER = 1 << 62


class Mine(msgspec.Struct, frozen=True):
    """A person's table: whether it waits for them, since when, and until when."""

    row: GameRow
    is_due: bool = False
    since: int = 0
    until: int | None = None

    def order(self) -> tuple[bool, bool, int, int, int]:
        """Tables that wait come first: the most urgent, then the one that has waited longest.

        Nobody else waits for a daily maze.
        """
        return (not self.is_due, self.row.daily is not None, self.until or NEVER, self.since, self.row.id)


def mine(row: GameRow, user_id: int) -> Mine:
    """Returns a table as an entry of this person's list."""
    if row.status != "playing" or row.paused_at is not None:
        return Mine(row)
    table = decode(row)
    seat = table.seat_of(user_id)
    if seat is None or seat not in table.to_act:
        return Mine(row)
    return Mine(row, is_due=True, since=called_at(row), until=table.due(seat))


def tournament_words(row: GameRow, names: Mapping[int, str], words: Words) -> list[str]:
    """The tournament of a table, and when its round ends."""
    if row.tournament_id is None:
        return []
    name = escaped(names.get(row.tournament_id, ""))
    ends = [words("games-round-ends", when=f"<t:{row.round_ends}:R>")] if row.round_ends else []
    return [words("games-tournament", name=name), *ends]


def called_at(row: GameRow) -> int:
    """When the table began to wait: with the last move, from which its deadlines count."""
    return max((each.began for each in row.deadlines), default=row.started_at or row.created_at)


class Games(commands.Cog):
    """The list of one's tables."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        panels: Panels,
        today: Callable[[], date],
        controls: ControlTable,
    ) -> None:
        self._client = client
        self._store = store
        self._panels = panels
        self._today = today
        controls.on("games", self.press_page)
        controls.on("next", self.press_next)

    @slash("games")
    async def games(self, answer: Answer) -> None:
        """Lists the person's games."""
        await answer.put(*await self.page(answer, 0))

    async def press_page(self, answer: Answer, press: Press) -> None:
        """Turns a page; its number is in the place of the version."""
        await answer.put(*await self.page(answer, press.version))

    async def list_of(self, user_id: int, *statuses: Status) -> list[Mine]:
        """The person's tables in all servers where the bot is."""
        today = self._today().isoformat()
        rows = readable(await self._store.read(games.of_user, user_id, statuses, None, today))
        known = [row for row in rows if self._client.get_guild(row.guild_id) and is_playing(row, user_id)]
        return sorted((mine(row, user_id) for row in known), key=Mine.order)

    async def page(self, answer: Answer, number: int) -> tuple[str, discord.ui.View]:
        """One page of the list, with buttons to its neighbours."""
        words = await answer.words()
        listed = await self.list_of(answer.user_id, "lobby", "playing")
        names = await self.tournament_names(each.row for each in listed)
        pages = paged([self.line(each, answer, words, names) for each in listed])
        number = min(number, len(pages) - 1)
        head = words("games-title", count=len(listed)) if listed else words("games-none")
        view = view_with(*([] if listed else [new_table_button(words)]))
        if urgent := self.urgent(listed, answer.interaction):
            play = Press("next", urgent.row.id, urgent.row.version)
            view.add_item(button(play, words("button-play"), discord.ButtonStyle.primary))
        if len(pages) > 1:
            head += " " + words("games-page", page=number + 1, pages=len(pages))
            for to, key in ((number - 1, "button-page-back"), (number + 1, "button-page-on")):
                off = not 0 <= to < len(pages)
                view.add_item(button(Press("games", 0, to % (len(pages) + 1)), words(key), disabled=off))
        return "\n".join([head, *pages[number]]), view

    async def tournament_names(self, rows: Iterable[GameRow]) -> dict[int, str]:
        """The names of the tournaments to which these tables belong."""
        numbers = {row.tournament_id for row in rows if row.tournament_id is not None}
        found = [await self._store.read(tournaments.load, number) for number in numbers]
        return {tournament.id: tournament.name for tournament in found if tournament}

    def line(self, each: Mine, answer: Answer, words: Words, names: Mapping[int, str]) -> str:
        """One table: its server if it is another one, and how long it has waited."""
        parts = [game_line(each.row, answer.user_id, words)]
        guild = self._client.get_guild(each.row.guild_id)
        if guild and guild.id != answer.interaction.guild_id:
            parts.append(words("games-elsewhere", server=escaped(guild.name)))
        if each.is_due:
            parts = [words("waits-for-you", line=parts[0]), *parts[1:]]
            parts.append(words("games-since", since=f"<t:{each.since}:R>"))
        if each.until:
            parts.append(words("games-until", until=f"<t:{each.until}:R>"))
        parts += tournament_words(each.row, names, words)
        return " · ".join(parts)

    async def next_of(self, interaction: Interaction) -> Mine | None:
        """The next table that waits for the person, if possible in this server."""
        listed = await self.list_of(interaction.user.id, "playing")
        due = [each for each in listed if each.is_due and not each.row.daily]
        return self.urgent(due, interaction) or next(iter(due), None)

    def urgent(self, listed: Iterable[Mine], interaction: Interaction) -> Mine | None:
        """The table of this server that waits for the person most."""
        here = (each for each in listed if each.is_due and each.row.guild_id == interaction.guild_id)
        return next(here, None)

    async def add_next(self, view: discord.ui.View, answer: Answer) -> None:
        """Adds the button to the next table that waits, if there is one."""
        if following := await self.next_of(answer.interaction):
            row, words = following.row, await answer.words()
            label = words("button-next-game", number=row.id, game=words(f"game-{row.game}"))
            if row.guild_id == answer.interaction.guild_id:
                press = Press("next", row.id, row.version)
                view.add_item(button(press, label, discord.ButtonStyle.primary))
            else:
                view.add_item(link_button(label, link_to(row)))

    async def press_next(self, answer: Answer, press: Press) -> None:
        """Opens the panel of the next table in place of the last one; by now it may be another table."""
        words = await answer.words()
        waiting = await self.list_of(answer.user_id, "playing")
        wanted = [each for each in waiting if each.is_due and each.row.id == press.subject_id]
        following = next(iter(wanted), None) or await self.next_of(answer.interaction)
        if following is None:
            await answer.say("next-none")
        elif following.row.guild_id != answer.interaction.guild_id:
            view = view_with()
            await self.add_next(view, answer)
            await answer.tell(words("next-elsewhere"), view=view)
        else:
            table = decode(following.row)
            game = words(f"game-{following.row.game}")
            lead = "**" + words("board-title", game=game, number=following.row.id) + "**"
            await self._panels.open(answer, table, lead)


def paged(lines: list[str]) -> list[list[str]]:
    """The lines on pages that a message can hold; at least one page."""
    pages: list[list[str]] = [[]]
    for line in lines:
        if len(pages[-1]) == PAGE_LINES or sum(map(len, pages[-1])) + len(line) > PAGE_LIMIT:
            pages.append([])
        pages[-1].append(line)
    return pages
