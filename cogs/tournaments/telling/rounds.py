"""What a tournament tells of its rounds: that one begins, who has no table in it, and how it ended."""

from collections.abc import Sequence

import msgspec

from cogs.tournaments.commands.sheets import Wish
from cogs.tournaments.pages.bracket import bracket_of, round_name
from cogs.tournaments.pages.card import ties_hint, title
from cogs.tournaments.pages.standings import standings_of
from cogs.tournaments.pages.values import free_people, pairings_of
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.announcer import PINGED_AT_ONCE, Announcer, Told, nonce
from cogs.tournaments.telling.leagues import division_lines
from cogs.tournaments.telling.reports import DECISIONS, decided, free_lines, round_lines, sent_away
from cogs.ui.cards import Card
from cogs.ui.controls import Press, PressButton, button
from cogs.ui.pages import Drawing
from cogs.ui.places import Home
from db import AnnouncementRow
from db.queries import tournaments
from engine.tournaments import after_round
from locales import Words
from render import tournaments as pictures


class RoundTeller(Announcer):
    """Messages about rounds, in the tournament's channel."""

    async def _round(self, tournament: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """A round begins; whoever has no table in it is called and told what that gives them."""
        told = msgspec.json.decode(row.payload, type=Told)
        if not await self._is_current(tournament, told):
            return
        drawings = await self._bot.workers.run(lambda: pairings_drawings(tournament, told.round, words))
        head = await self._bot.workers.run(lambda: beginning_lines(tournament, told, words))
        free = free_people(tournament, told.round)
        for at in range(0, max(1, len(free)), PINGED_AT_ONCE):
            part = free[at : at + PINGED_AT_ONCE]
            lines = [*(head[:1] if at else head), *free_lines(tournament, part, words)]
            people = [who for _, who in part if who > 0]
            token = f"{nonce(row)}-{at}" if at else nonce(row)
            mine = Press("tournament-table", tournament.row.id, tournament.row.version)
            controls = [button(mine, words("button-my-table"))]
            shown = () if at else drawings
            await self._send(channel, token, Card("\n".join(lines)), shown, controls, people)

    async def _round_over(
        self, tournament: Tournament, row: AnnouncementRow, channel: Home, words: Words
    ) -> None:
        """How a round went: its tables, who was absent, who is out, and how things stand."""
        told = msgspec.json.decode(row.payload, type=Told)
        how = decided(await self._bot.store.read(tournaments.log, tournament.row.id, *DECISIONS))
        work = self._bot.workers.run
        lines = await work(lambda: round_lines(tournament, told.round, how, words))
        above = "\n".join([f"### 🏆 {title(tournament, words)}", *lines])
        people = sent_away(tournament, told.round, how)
        if told.is_final:  # what follows shows the podium and how all have ended
            await self._send(channel, nonce(row), Card(above), called=people)
            return
        then = msgspec.structs.replace(tournament, state=after_round(tournament.state, told.round))
        drawing = await work(lambda: standing_drawing(then, words))
        is_knockout = then.state.rounds[-1].stage == "knockout"
        below = "" if is_knockout else "".join(ties_hint(tournament.state.plan, words))
        controls = standing_controls(then, words)
        await self._send(channel, nonce(row), Card(above, below), [drawing], controls, people)


def beginning_lines(tournament: Tournament, told: Told, words: Words) -> list[str]:
    """That a round begins; and how often it was paired anew, so that everybody knows what was done to it."""
    tables = len(tournament.state.rounds[told.round - 1].tables)
    name = round_name(tournament, told.round, words)
    return [
        f"### 🏆 {title(tournament, words)}",
        *([words("tournament-round-anew", times=told.attempt)] if told.attempt else []),
        words("tournament-round-begins", name=name, tables=tables, when=tournament.until),
        *(division_lines(tournament, words) if told.round == 1 else []),
    ]


def pairings_drawings(tournament: Tournament, round_number: int, words: Words) -> Sequence[Drawing]:
    """The tables of a round, page by page."""
    seating = pairings_of(tournament, round_number, words)
    return [
        Drawing(
            lambda page=page: pictures.pairings(seating, words, page),
            pictures.pairings_alt(seating, words, page),
            f"round-{page}.png",
        )
        for page in range(1, pictures.pairings_pages(seating) + 1)
    ]


def standing_drawing(tournament: Tournament, words: Words) -> Drawing:
    """How things stand: in a knock-out where it is being played, else the first page of the standings."""
    if (tree := bracket_of(tournament, words)) is None:
        return standings_drawing(standings_of(tournament, words), words, 1)
    page = pictures.live_page(tree)
    return Drawing(
        lambda: pictures.bracket(tree, words, page), pictures.bracket_alt(tree, words, page), "bracket.png"
    )


def standings_drawing(table: pictures.Standings, words: Words, page: int) -> Drawing:
    """A page of the standings."""
    return Drawing(
        lambda: pictures.standings(table, words, page),
        pictures.standings_alt(table, words, page),
        f"standings-{page}.png",
    )


def standing_controls(tournament: Tournament, words: Words) -> list[PressButton]:
    """All of the standings, and of the knock-out where there is one, for whoever asks."""
    row, is_knockout = tournament.row, tournament.state.rounds[-1].stage == "knockout"
    bracket = Press("tournament-page", row.id, row.version, "bracket", Wish("bracket").draft)
    return [
        button(Press("tournament-standings", row.id, row.version), words("button-standings")),
        *([button(bracket, words("button-bracket"))] if is_knockout else []),
    ]
