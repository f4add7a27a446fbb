"""`/games`: a person's tables in all servers, those that wait first; and the button to the next one."""

from collections.abc import Callable, Iterable, Mapping
from datetime import date

import discord
import msgspec
from discord.ext import commands

from cogs.general.lists import game_line, new_table_button
from cogs.panels.panels import Panels
from cogs.tables.service import Tables
from cogs.tables.table import readable, title_of
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, button, link_button, view_with
from cogs.ui.limits import CONTENT_LIMIT
from cogs.ui.links import link_to
from cogs.ui.names import escaped
from cogs.ui.slash import slash
from db import GameRow, LiveRow, LiveStatus, Store
from db.queries import games, tournaments
from engine import ALL_GAMES
from locales import Words

PAGE_LINES = 10
BACK, ON = "back", "on"  # where a button leads, from the line in the place of a version
PAGE_LIMIT = CONTENT_LIMIT - 200  # the head of the page stands above its lines
NEVER = 1 << 62


class Mine(msgspec.Struct, frozen=True):
    """A person's table, and whether it waits for them."""

    row: LiveRow
    is_due: bool = False

    def order(self) -> tuple[bool, bool, int, int, int]:
        """Tables that wait come first: the most urgent, then the one that has waited longest.

        Nobody else waits for a daily maze.
        """
        row = self.row
        if not self.is_due:
            return (True, row.daily is not None, NEVER, 0, row.id)
        return (False, row.daily is not None, row.due or NEVER, row.since, row.id)


def is_due(row: LiveRow) -> bool:
    """Does a table wait for the person whose list it is in? Not one whose position cannot be read."""
    if row.status != "playing" or row.paused_at is not None:
        return False
    if row.acting is not None:
        return bool(row.acting >> row.seat & 1)
    try:
        game = ALL_GAMES[row.game]
        return row.seat in game.to_act(game.load_state(row.state or ""))
    except (KeyError, msgspec.MsgspecError):
        return False


def tournament_words(row: GameRow, names: Mapping[int, str], words: Words) -> list[str]:
    """The tournament of a table, and when its round ends."""
    if row.tournament_id is None:
        return []
    name = escaped(names.get(row.tournament_id, ""))
    ends = [words("games-round-ends", when=f"<t:{row.round_ends}:R>")] if row.round_ends else []
    return [words("games-tournament", name=name), *ends]


class Games(commands.Cog):
    """The list of one's tables."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        tables: Tables,
        panels: Panels,
        today: Callable[[], date],
        controls: ControlTable,
    ) -> None:
        self._client = client
        self._store = store
        self._tables = tables
        self._panels = panels
        self._today = today
        controls.on("games", self.press_page)
        controls.on("next", self.press_next)

    @slash("games")
    async def games(self, answer: Answer) -> None:
        """Lists the person's games."""
        await answer.put(*await self.page(answer, 0))

    async def press_page(self, answer: Answer, press: Press) -> None:
        """Turns a page: on from a line, back from one, or (buttons of older versions) to a page's number."""
        first = press.version if press.field else press.version * PAGE_LINES
        await answer.put(*await self.page(answer, first, is_back=press.field == BACK))

    async def list_of(self, user_id: int, *statuses: LiveStatus) -> list[Mine]:
        """The person's tables in all servers where the bot is."""
        return self._listed(
            await self._store.read(games.live_of_user, user_id, statuses, self._today().isoformat())
        )

    def _listed(self, rows: Iterable[LiveRow]) -> list[Mine]:
        known = [row for row in rows if self._client.get_guild(row.guild_id) and row.game in ALL_GAMES]
        return sorted((Mine(row, is_due(row)) for row in known), key=Mine.order)

    async def page(self, answer: Answer, at: int, *, is_back: bool = False) -> tuple[str, discord.ui.View]:
        """One page of the list, which begins at a line or ends before it, with buttons to its neighbours."""
        words = await answer.words()
        listed = await self.list_of(answer.user_id, "lobby", "playing")
        at = max(0, min(at, len(listed) - (not is_back)))
        some = listed[max(0, at - PAGE_LINES) : at] if is_back else listed[at : at + PAGE_LINES]
        lines = fitting(await self._lines(some, answer, words), is_back=is_back)
        first = at - len(lines) if is_back else at
        head = words("games-title", count=len(listed)) if listed else words("games-none")
        view = view_with(*([] if listed else [new_table_button(words)]))
        if urgent := self.urgent(listed, answer.interaction):
            play = Press("next", urgent.row.id, urgent.row.version)
            view.add_item(button(play, words("button-play"), discord.ButtonStyle.primary))
        if len(lines) < len(listed):
            last = first + len(lines)
            head += " " + words("games-part", first=first + 1, last=last)
            back, on = Press("games", 0, first, BACK), Press("games", 0, last, ON)
            view.add_item(button(back, words("button-page-back"), disabled=first == 0))
            view.add_item(button(on, words("button-page-on"), disabled=last == len(listed)))
        return "\n".join([head, *lines]), view

    async def _lines(self, some: list[Mine], answer: Answer, words: Words) -> list[str]:
        """Reads and tells these tables; a line stands also for one that cannot be read."""
        rows = await self._store.read(games.with_ids, [each.row.id for each in some])
        names = await self.tournament_names(rows.values())
        readable_ids = {row.id for row in readable(rows.values())}
        return [
            self.line(each, rows[each.row.id], answer, words, names)
            if each.row.id in readable_ids
            else words("list-unreadable", number=each.row.id)
            for each in some
        ]

    async def tournament_names(self, rows: Iterable[GameRow]) -> dict[int, str]:
        """The names of the tournaments to which these tables belong."""
        numbers = {row.tournament_id for row in rows if row.tournament_id is not None}
        found = [await self._store.read(tournaments.load, number) for number in numbers]
        return {tournament.id: tournament.name for tournament in found if tournament}

    def line(self, each: Mine, row: GameRow, answer: Answer, words: Words, names: Mapping[int, str]) -> str:
        """One table: its server if it is another one, and how long it has waited."""
        parts = [game_line(row, answer.user_id, words)]
        guild = self._client.get_guild(row.guild_id)
        if guild and guild.id != answer.interaction.guild_id:
            parts.append(words("games-elsewhere", server=escaped(guild.name)))
        if each.is_due:
            parts = [words("waits-for-you", line=parts[0]), *parts[1:]]
            parts.append(words("games-since", since=f"<t:{each.row.since}:R>"))
            if each.row.due:
                parts.append(words("games-until", until=f"<t:{each.row.due}:R>"))
        parts += tournament_words(row, names, words)
        return " · ".join(parts)

    async def next_of(self, interaction: Interaction, rows: Iterable[LiveRow] | None = None) -> Mine | None:
        """The next table that waits for the person, if possible in this server; `rows` if they are loaded."""
        listed = await self.list_of(interaction.user.id, "playing") if rows is None else self._listed(rows)
        due = [each for each in listed if each.is_due and not each.row.daily]
        return self.urgent(due, interaction) or next(iter(due), None)

    def urgent(self, listed: Iterable[Mine], interaction: Interaction) -> Mine | None:
        """The table of this server that waits for the person most."""
        here = (each for each in listed if each.is_due and each.row.guild_id == interaction.guild_id)
        return next(here, None)

    async def add_next(
        self, view: discord.ui.View, answer: Answer, rows: Iterable[LiveRow] | None = None
    ) -> None:
        """Adds the button to the next table that waits, if there is one; `rows` are those already loaded."""
        if following := await self.next_of(answer.interaction, rows):
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
            table = await self._tables.load(following.row.id)
            await self._panels.open(answer, table, f"**{title_of(following.row, words)}**")


def fitting(lines: list[str], *, is_back: bool) -> list[str]:
    """As many of the lines as a message can hold, the first ones or the last; at least one."""
    kept, room = list[str](), PAGE_LIMIT
    for line in reversed(lines) if is_back else lines:
        room -= len(line)
        if kept and room < 0:
            break
        kept.append(line)
    return kept[::-1] if is_back else kept
