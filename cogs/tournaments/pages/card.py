"""The card of a tournament: its essentials, who takes part, and the buttons; and all terms for who asks."""

from discord import ButtonStyle

from cogs.lobby.card import SHORT_PROMISE
from cogs.tournaments.pages.names import called, head, listed
from cogs.tournaments.pages.terms_words import essential_lines, terms_lines, ties_lines
from cogs.tournaments.pages.values import of_rounds
from cogs.tournaments.service.records import OPEN, RUNNING
from cogs.tournaments.service.terms import Tournament
from cogs.ui.cards import Card, Foot
from cogs.ui.controls import Press, PressButton, button
from cogs.ui.names import escaped
from engine.core import commitment
from engine.tournaments import can_enter
from locales import Words

PRIMARY, SECONDARY, SUCCESS = ButtonStyle.primary, ButtonStyle.secondary, ButtonStyle.success
CARD_PICTURE = "tournament.png"
COLOURS = {"open": 0x00639B, "check_in": 0xF3C623, "running": 0x007D5B, "paused": 0xB54F00}
NAMES_LIMIT, ALL_NAMES_LIMIT = 300, 1100  # characters of names on a card, and beside all terms
DROPPED_LIMIT = 500  # and of those who have dropped out


def status_line(tournament: Tournament, words: Words) -> str:
    """Where it stands and until when."""
    when = tournament.until
    match tournament.row.status:
        case "open":
            full = "-full" if is_full(tournament) else ""
            key = f"tournament-status-open{'-until' if when else ''}{full}"
            return words(key, when=when, most=tournament.terms.most)
        case "check_in":
            return words("tournament-status-check-in", when=when)
        case "running":
            played = of_rounds(tournament, tournament.round, words)
            line = words("tournament-status-running", round=played, when=when)
            return " ".join([line, *extended_words(tournament, words)])
        case status:
            return words(f"tournament-status-{status}")


def extended_words(tournament: Tournament, words: Words) -> list[str]:
    """That some tables have more time than others."""
    ends = [tournament.due_of(one) for one in tournament.open_pairings]
    later = [end for end in ends if end > min(ends)]
    facts = {"count": len(later), "when": f"<t:{max(later)}:f>"} if later else {}
    return [words("tournament-status-extended", **facts)] if later else []


def entrants_lines(tournament: Tournament, words: Words, limit: int = NAMES_LIMIT) -> list[str]:
    """As many entrants as there is room for, then those who have dropped out."""
    if not tournament.entrants:
        return [words("tournament-entrants-none")]
    is_checking = tournament.row.status == "check_in"
    playing = {one.id for one in tournament.state.entrants if one.dropped is None}
    stay = [one for one in tournament.entrants if not tournament.round or one.user_id in playing]
    relieved = {past.id for one in tournament.state.entrants for past in one.earlier}
    gone = [one for one in tournament.entrants if one not in stay and one.user_id not in relieved]
    names = [
        ("✓ " if is_checking and one.checked_in else "") + named_on_card(tournament, one.user_id, words)
        for one in stay
    ]
    lines = [words("tournament-entrants", count=len(stay), names=listed(names, words, limit))]
    if not stay:
        lines = [words("tournament-entrants-left-none")]
    waiting = [escaped(one.name) for one in tournament.candidates if one.kind == "waiting"]
    if waiting and tournament.row.status in RUNNING:
        names = listed(waiting, words, DROPPED_LIMIT)
        key = "waiting" if tournament.row.status in OPEN else "standing-by"
        lines.append(words(f"tournament-entrants-{key}", count=len(waiting), names=names))
    if gone:
        names = [f"~~{called(tournament, one.user_id, words)}~~" for one in gone]
        names = listed(names, words, DROPPED_LIMIT)
        lines.append(words("tournament-entrants-dropped", count=len(gone), names=names))
    return lines


def named_on_card(tournament: Tournament, who: int, words: Words) -> str:
    """A player; a substitute with the one whose place they have."""
    name = called(tournament, who, words)
    earlier = next((one.earlier for one in tournament.state.entrants if one.id == who), ())
    if not earlier:
        return name
    return words("tournament-substitute-for", name=name, other=called(tournament, earlier[-1].id, words))


def is_full(tournament: Tournament) -> bool:
    """Has it as many entrants as it may have?"""
    return len(tournament.entrants) >= tournament.terms.most


def tournament_card(tournament: Tournament, words: Words, alt: str | None) -> Card:
    """The public card; without its picture if `alt` is None."""
    below = [
        status_line(tournament, words),
        *essential_lines(tournament, words),
        *entrants_lines(tournament, words),
    ]
    pictures = ((CARD_PICTURE, alt),) if alt else ()
    colour = COLOURS.get(tournament.row.status, Card("").colour)
    return Card(head(tournament, words), "\n".join(below), pictures, colour=colour)


def terms_card(tournament: Tournament, words: Words) -> Card:
    """All terms, all entrants and the tie-breaks, for whoever asks."""
    lines = [
        head(tournament, words),
        status_line(tournament, words),
        *terms_lines(tournament, words),
        "",
        *entrants_lines(tournament, words, ALL_NAMES_LIMIT),
        "",
        *ties_lines(tournament.state.plan, words),
        "-# " + words("tournament-promise", hash=commitment(tournament.row.secret)),
    ]
    # All of it above where pictures would stand: what is below is cut sooner.
    return Card("\n".join(lines), colour=COLOURS.get(tournament.row.status, Card("").colour))


def dice_foot(tournament: Tournament, words: Words) -> Foot | None:
    """The promise about the dice: its beginning, and a button that tells all of it."""
    row = tournament.row
    if row.status == "cancelled":
        return None
    promise = "-# " + words("dice-short", hash=commitment(row.secret)[:SHORT_PROMISE])
    return promise, button(Press("tournament-fair", row.id, row.version), words("button-fair"))


def card_controls(tournament: Tournament, words: Words) -> list[PressButton]:
    """The buttons that can be used now."""
    row, terms = tournament.row, tournament.terms
    is_open, is_played = row.status in OPEN, row.status in ("running", "paused")
    is_checking = row.status == "check_in"
    is_late = is_played and not can_enter(tournament.state)
    label, style = ("stand-by", SECONDARY) if is_late else ("join", PRIMARY)
    label = "wait" if is_open and is_full(tournament) else label
    offered = (
        ("join", label, style, is_open or is_played, False),
        ("leave", "leave", SECONDARY, is_open or is_played, False),
        ("check", "check-in", SUCCESS, is_open and terms.check_in_minutes, not is_checking),
        ("table", "my-table", SUCCESS, is_played, False),
        ("standings", "standings", SECONDARY, is_played or row.status == "over", False),
        ("terms", "terms", SECONDARY, row.status != "cancelled", False),
    )
    return [
        button(Press(f"tournament-{verb}", row.id, row.version), words(f"button-{name}"), style, disabled=off)
        for verb, name, style, is_shown, off in offered
        if is_shown
    ]
