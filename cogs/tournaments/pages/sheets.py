"""Standings, tables and brackets as pages: each a picture, and the same in characters."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, TypeVar

import msgspec

from cogs.tournaments.pages.bracket import bracket_of
from cogs.tournaments.pages.lines import page_buttons
from cogs.tournaments.pages.standings import standings_of
from cogs.tournaments.pages.values import pairings_of
from cogs.tournaments.service.terms import Tournament
from cogs.ui.controls import Press, PressButton
from cogs.ui.pages import Drawing
from engine.core import RuleError
from locales import Words
from render import tournaments as pictures

T = TypeVar("T")

KINDS = ("standings", "pairings", "bracket")


class PageRequest(msgspec.Struct, frozen=True):
    """The page that a person asks for; in a button it reads `page.round.t` (`p` for a picture)."""

    kind: str
    page: int = 0  # the first, or the one on which a knock-out is being played
    round: int = 0
    is_text: bool = False

    @property
    def draft(self) -> str:
        """The request as a button carries it."""
        return f"{self.page}.{self.round}.{'t' if self.is_text else 'p'}"


def read_request(press: Press) -> PageRequest:
    """Return the page that a button asks for; refuse what we never wrote."""
    parts = re.fullmatch(r"([0-9]{1,3})\.([0-9]{1,3})\.([tp])", press.draft)
    if parts is None or press.field not in KINDS:
        raise RuleError("unknown-button")
    return PageRequest(press.field, int(parts[1]), int(parts[2]), parts[3] == "t")


class Sheet(msgspec.Struct, frozen=True):
    """One page: as a picture, and in characters."""

    drawing: Drawing
    text: str
    page: int
    pages: int


def sheet_of(tournament: Tournament, request: PageRequest, words: Words, viewer: int) -> Sheet:
    """Return the page asked for, or the nearest if there is no such page; refuse if there is none yet."""
    match request.kind:
        case "standings":
            need_begun(tournament)
            table = standings_of(tournament, words, viewer)
            return STANDINGS.sheet(table, words, request.page, "standings.png")
        case "pairings":  # of the last round, unless another is named
            need_begun(tournament)
            number = request.round or tournament.round
            if not 1 <= number <= tournament.round:
                raise RuleError("tournament-round-unknown", round=number, rounds=tournament.round)
            seating = pairings_of(tournament, number, words, viewer)
            return PAIRINGS.sheet(seating, words, request.page, "pairings.png")
        case _:  # first the page on which the knock-out is being played
            tree = bracket_of(tournament, words, viewer) if tournament.round else None
            if tree is None:
                raise RuleError("tournament-no-bracket")
            return BRACKET.sheet(tree, words, request.page or pictures.live_page(tree), "bracket.png")


class Paged(msgspec.Struct, Generic[T], frozen=True):
    """A kind of pages: how one is drawn, told and written, and how many there are."""

    draw: Callable[[T, Words, int], bytes]
    alt: Callable[[T, Words, int], str]
    text: Callable[[T, Words, int], str]
    pages: Callable[[T], int]

    def drawing(self, value: T, words: Words, page: int, name: str) -> Drawing:
        """Draw a page."""
        return Drawing(partial(self.draw, value, words, page), self.alt(value, words, page), name)

    def sheet(self, value: T, words: Words, page: int, name: str) -> Sheet:
        """Return a page, or the nearest if there is no such page."""
        pages = self.pages(value)
        page = min(max(page, 1), pages)
        return Sheet(self.drawing(value, words, page, name), self.text(value, words, page), page, pages)


STANDINGS = Paged(
    pictures.standings, pictures.standings_alt, pictures.standings_text, pictures.standings_pages
)
PAIRINGS = Paged(pictures.pairings, pictures.pairings_alt, pictures.pairings_text, pictures.pairings_pages)
BRACKET = Paged(pictures.bracket, pictures.bracket_alt, pictures.bracket_text, pictures.bracket_pages)


def need_begun(tournament: Tournament) -> None:
    """Refuse before the first round, when there is nothing to show."""
    if not tournament.round:
        raise RuleError("tournament-not-begun")


def sheet_buttons(
    tournament: Tournament, request: PageRequest, sheet: Sheet, words: Words
) -> tuple[PressButton, ...]:
    """Buttons to the page before and the page after."""

    def press(page: int) -> Press:
        there = msgspec.structs.replace(request, page=page)
        return Press("tournament-page", tournament.row.id, tournament.row.version, there.kind, there.draft)

    return page_buttons(press, sheet.page, sheet.pages, words)


def pairings_drawings(tournament: Tournament, round_number: int, words: Words) -> Sequence[Drawing]:
    """Draw the tables of a round, page by page."""
    seating = pairings_of(tournament, round_number, words)
    pages = range(1, pictures.pairings_pages(seating) + 1)
    return [PAIRINGS.drawing(seating, words, page, f"round-{page}.png") for page in pages]


def standing_drawing(tournament: Tournament, words: Words) -> Drawing:
    """Draw where people stand: in a knock-out where it is being played, else the top of the standings."""
    if (tree := bracket_of(tournament, words)) is None:
        return STANDINGS.drawing(standings_of(tournament, words), words, 1, "standings-1.png")
    return BRACKET.drawing(tree, words, pictures.live_page(tree), "bracket.png")
