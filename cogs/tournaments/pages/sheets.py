"""Standings, tables and brackets as pages: each a picture, and the same in characters."""

import re
from collections.abc import Sequence

import msgspec

from cogs.tournaments.pages.bracket import bracket_of
from cogs.tournaments.pages.standings import standings_of
from cogs.tournaments.pages.values import pairings_of
from cogs.tournaments.service.terms import Tournament
from cogs.ui.controls import Press, PressButton, button
from cogs.ui.pages import Drawing
from engine.core import RuleError
from locales import Words
from render import tournaments as pictures
from render.tournaments.model import Bracket, Pairings, Standings

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
            return standings_sheet(tournament, request, words, viewer)
        case "pairings":
            return pairings_sheet(tournament, request, words, viewer)
        case _:
            return bracket_sheet(tournament, request, words, viewer)


def standings_sheet(tournament: Tournament, request: PageRequest, words: Words, viewer: int) -> Sheet:
    """A page of the standings."""
    need_begun(tournament)
    table = standings_of(tournament, words, viewer)
    pages = pictures.standings_pages(table)
    page = min(max(request.page, 1), pages)
    drawing = standings_drawing(table, words, page, "standings.png")
    return Sheet(drawing, pictures.standings_text(table, words, page), page, pages)


def pairings_sheet(tournament: Tournament, request: PageRequest, words: Words, viewer: int) -> Sheet:
    """A page of a round's tables: of the last round, unless another is named."""
    need_begun(tournament)
    number = request.round or tournament.round
    if not 1 <= number <= tournament.round:
        raise RuleError("tournament-round-unknown", round=number, rounds=tournament.round)
    seating = pairings_of(tournament, number, words, viewer)
    pages = pictures.pairings_pages(seating)
    page = min(max(request.page, 1), pages)
    drawing = pairings_drawing(seating, words, page, "pairings.png")
    return Sheet(drawing, pictures.pairings_text(seating, words, page), page, pages)


def bracket_sheet(tournament: Tournament, request: PageRequest, words: Words, viewer: int) -> Sheet:
    """A page of the knock-out; first the page on which it is being played."""
    tree = bracket_of(tournament, words, viewer) if tournament.round else None
    if tree is None:
        raise RuleError("tournament-no-bracket")
    pages = pictures.bracket_pages(tree)
    page = min(request.page or pictures.live_page(tree), pages)
    return Sheet(bracket_drawing(tree, words, page), pictures.bracket_text(tree, words, page), page, pages)


def need_begun(tournament: Tournament) -> None:
    """Refuse before the first round, when there is nothing to show."""
    if not tournament.round:
        raise RuleError("tournament-not-begun")


def page_buttons(
    tournament: Tournament, request: PageRequest, sheet: Sheet, words: Words
) -> tuple[PressButton, ...]:
    """Buttons to the page before and the page after."""
    if sheet.pages == 1:
        return ()

    def turn(page: int, label: str) -> PressButton:
        there = msgspec.structs.replace(request, page=page)
        press = Press("tournament-page", tournament.row.id, tournament.row.version, there.kind, there.draft)
        return button(press, words(label), disabled=not 1 <= page <= sheet.pages)

    return turn(sheet.page - 1, "button-back"), turn(sheet.page + 1, "button-on")


def standings_drawing(table: Standings, words: Words, page: int, name: str) -> Drawing:
    """Draw a page of the standings."""
    alt = pictures.standings_alt(table, words, page)
    return Drawing(lambda: pictures.standings(table, words, page), alt, name)


def pairings_drawing(seating: Pairings, words: Words, page: int, name: str) -> Drawing:
    """Draw a page of a round's tables."""
    alt = pictures.pairings_alt(seating, words, page)
    return Drawing(lambda: pictures.pairings(seating, words, page), alt, name)


def bracket_drawing(tree: Bracket, words: Words, page: int) -> Drawing:
    """Draw a page of the knock-out."""
    alt = pictures.bracket_alt(tree, words, page)
    return Drawing(lambda: pictures.bracket(tree, words, page), alt, "bracket.png")


def pairings_drawings(tournament: Tournament, round_number: int, words: Words) -> Sequence[Drawing]:
    """Draw the tables of a round, page by page."""
    seating = pairings_of(tournament, round_number, words)
    pages = range(1, pictures.pairings_pages(seating) + 1)
    return [pairings_drawing(seating, words, page, f"round-{page}.png") for page in pages]


def standing_drawing(tournament: Tournament, words: Words) -> Drawing:
    """Draw where people stand: in a knock-out where it is being played, else the top of the standings."""
    if (tree := bracket_of(tournament, words)) is None:
        return standings_drawing(standings_of(tournament, words), words, 1, "standings-1.png")
    return bracket_drawing(tree, words, pictures.live_page(tree))
