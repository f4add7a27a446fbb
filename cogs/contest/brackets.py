"""A knock-out as the values that its picture and its text version are made of."""

from typing import NamedTuple

from cogs.contest.pictures import entrants_drawn, note
from cogs.contest.terms import Tournament
from engine import contest as rules
from locales import Words
from render import contest as pictures


def bracket_of(known: Tournament, words: Words, viewer: int = 0) -> pictures.Bracket | None:
    """The knock-out, if there is one yet."""
    tree = rules.bracket(known.contest)
    if tree is None:
        return None
    names = entrants_drawn(known, words, viewer)
    sections = {match.number: match.section for match in tree.matches}
    parts: dict[str, list[rules.Match]] = {}
    for match in tree.matches:
        # Without a losers' side the final is but the last round of all.
        section = match.section if "losers" in sections.values() else "all"
        parts.setdefault(section, []).append(match)
    drawing = Tree(names, sections)
    drawn = tuple(
        pictures.Part(
            "" if section == "all" else words(f"tournament-part-{section}"),
            rounds_drawn(section, matches, drawing, words),
        )
        for section, matches in parts.items()
    )
    return pictures.Bracket(known.row.name, note(known, words), drawn)


class Tree(NamedTuple):
    """Who plays in a knock-out, and the section of each of its matches."""

    names: dict[int, pictures.Entrant]
    sections: dict[int, str]


def rounds_drawn(
    section: str, matches: list[rules.Match], tree: Tree, words: Words
) -> tuple[pictures.Round, ...]:
    """The matches of a part by their levels."""
    levels = sorted({match.level for match in matches})
    return tuple(
        pictures.Round(
            round_title(section, level, levels[-1], words),
            tuple(match_drawn(match, tree, words) for match in matches if match.level == level),
        )
        for level in levels
    )


def round_title(section: str, level: int, last: int, words: Words) -> str:
    """A round of a part; the final of a double elimination is played again if its favourite loses it."""
    if section == "final":
        return words("tournament-final-again" if level == 2 else "tournament-final")
    if section == "all" and level == last:
        return words("tournament-final")
    return words("picture-contest-round", number=level)


def match_drawn(match: rules.Match, tree: Tree, words: Words) -> pictures.Match:
    """One match."""
    slots = tuple(slot_drawn(match, at, tree, words) for at in range(len(match.slots)))
    is_playing = match.round is not None and not match.ahead
    return pictures.Match(f"M{match.number + 1}", slots, is_playing)


def slot_drawn(match: rules.Match, at: int, tree: Tree, words: Words) -> pictures.Slot:
    """Who plays there, or where whoever will comes from."""
    who, feed = match.slots[at], match.feeds[at]
    if who is not None:
        place = match.places[at] if match.places else None
        standing = "" if not match.ahead else "through" if who in match.ahead else "out"
        return pictures.Slot(tree.names[who], "", str(place) if place else "", standing)
    if feed is not None and not match.voids[at]:
        falls = match.section == "losers" and tree.sections[feed] == "winners"
        return pictures.Slot(
            None, words("tournament-slot-loser" if falls else "tournament-slot-from", match=f"M{feed + 1}")
        )
    return pictures.Slot(None, words("tournament-slot-bye"))
