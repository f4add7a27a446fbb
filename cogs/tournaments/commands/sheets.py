"""Standings, tables and brackets, shown in private: pictures or text, page by page."""

import re
from typing import TYPE_CHECKING

import discord
import msgspec

from cogs.tournaments.pages.bracket import bracket_of
from cogs.tournaments.pages.card import ties_hint, title
from cogs.tournaments.pages.standings import standings_of
from cogs.tournaments.pages.values import pairings_of
from cogs.tournaments.service.terms import Tournament
from cogs.ui import Interaction
from cogs.ui.cards import fenced
from cogs.ui.controls import Press, PressButton, button
from cogs.ui.pages import Drawing, Page
from engine.core import RuleError
from locales import Words
from render import tournaments as pictures

if TYPE_CHECKING:
    from bot import Dedale

SHOWN = ("standings", "pairings", "bracket")
FIRST_LIVE = 0  # the page asked for by whoever asks for none


class Wish(msgspec.Struct, frozen=True):
    """What somebody wants to see: in a button it reads `page.round.t` (`p` for a picture)."""

    kind: str
    page: int = FIRST_LIVE
    round: int = 0
    is_text: bool = False

    @property
    def draft(self) -> str:
        """For a button."""
        return f"{self.page}.{self.round}.{'t' if self.is_text else 'p'}"


def read_wish(press: Press) -> Wish:
    """What a button asks for; whatever we never wrote is refused."""
    parts = re.fullmatch(r"([0-9]{1,3})\.([0-9]{1,3})\.([tp])", press.draft)
    if parts is None or press.field not in SHOWN:
        raise RuleError("unknown-button")
    return Wish(press.field, int(parts[1]), int(parts[2]), parts[3] == "t")


class Sheet(msgspec.Struct, frozen=True):
    """One page of something: as a picture, and in characters."""

    drawing: Drawing
    text: str
    page: int
    pages: int


def sheet_of(tournament: Tournament, wish: Wish, words: Words, viewer: int) -> Sheet:
    """The page that is wanted, or a refusal; an absurd page number is brought to the nearest."""
    match wish.kind:
        case "standings":
            return standings_sheet(tournament, wish, words, viewer)
        case "pairings":
            return pairings_sheet(tournament, wish, words, viewer)
        case _:
            return bracket_sheet(tournament, wish, words, viewer)


def standings_sheet(tournament: Tournament, wish: Wish, words: Words, viewer: int) -> Sheet:
    """Who stands where."""
    need_begun(tournament)
    table = standings_of(tournament, words, viewer)
    pages = pictures.standings_pages(table)
    page = min(max(wish.page, 1), pages)
    drawing = Drawing(
        lambda: pictures.standings(table, words, page),
        pictures.standings_alt(table, words, page),
        "standings.png",
    )
    return Sheet(drawing, pictures.standings_text(table, words, page), page, pages)


def pairings_sheet(tournament: Tournament, wish: Wish, words: Words, viewer: int) -> Sheet:
    """The tables of a round: the last one, unless another is named."""
    need_begun(tournament)
    number = wish.round or tournament.round
    if not 1 <= number <= tournament.round:
        raise RuleError("tournament-round-unknown", round=number, rounds=tournament.round)
    seating = pairings_of(tournament, number, words, viewer)
    pages = pictures.pairings_pages(seating)
    page = min(max(wish.page, 1), pages)
    drawing = Drawing(
        lambda: pictures.pairings(seating, words, page),
        pictures.pairings_alt(seating, words, page),
        "pairings.png",
    )
    return Sheet(drawing, pictures.pairings_text(seating, words, page), page, pages)


def bracket_sheet(tournament: Tournament, wish: Wish, words: Words, viewer: int) -> Sheet:
    """The knock-out; at first the page on which it is being played."""
    tree = bracket_of(tournament, words, viewer) if tournament.round else None
    if tree is None:
        raise RuleError("tournament-no-bracket")
    pages = pictures.bracket_pages(tree)
    page = min(wish.page or pictures.live_page(tree), pages)
    drawing = Drawing(
        lambda: pictures.bracket(tree, words, page), pictures.bracket_alt(tree, words, page), "bracket.png"
    )
    return Sheet(drawing, pictures.bracket_text(tree, words, page), page, pages)


def need_begun(tournament: Tournament) -> None:
    """Before the first round there is nothing to show."""
    if not tournament.round:
        raise RuleError("tournament-not-begun")


def page_buttons(tournament: Tournament, wish: Wish, sheet: Sheet, words: Words) -> tuple[PressButton, ...]:
    """Back and forth."""
    if sheet.pages == 1:
        return ()

    def turn(page: int, label: str) -> PressButton:
        there = msgspec.structs.replace(wish, page=page)
        press = Press("tournament-page", tournament.row.id, tournament.row.version, wish.kind, there.draft)
        return button(press, words(label), disabled=not 1 <= page <= sheet.pages)

    return turn(sheet.page - 1, "button-back"), turn(sheet.page + 1, "button-on")


async def show_sheet(
    bot: "Dedale", interaction: Interaction, tournament: Tournament, wish: Wish, *, fresh: bool
) -> None:
    """Show a page in private; in characters too where its picture cannot be drawn."""
    words = await bot.replies.private(interaction)
    user_id = interaction.user.id
    sheet = await bot.replies.work(
        interaction, lambda: sheet_of(tournament, wish, words, user_id), fresh=fresh
    )
    buttons = page_buttons(tournament, wish, sheet, words)
    if not wish.is_text:
        hint = ties_hint(tournament.state.plan, words) if wish.kind == "standings" else []
        text = "\n".join([title(tournament, words), *hint])
        await bot.replies.show(interaction, Page(text, sheet.drawing, (buttons,)), fresh=fresh)
        return
    view = discord.ui.View(timeout=None)
    for item in buttons:
        view.add_item(item)
    await bot.replies.put(interaction, fenced(sheet.text), view, fresh=fresh)
