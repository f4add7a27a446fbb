"""Labyrinthe Junior: what slots, squares, treasures and sides are called."""

from engine.core import Seat
from engine.junior.layout import MAZE, square_of, treasure_of
from engine.junior.model import TREASURES, View
from engine.mazes.sliding import glyph, openings
from locales import Words

ARROWS = {"N": "↓", "S": "↑", "W": "→", "E": "←"}


def slot_label(slot: str) -> str:
    """A slot as its tab shows it: "B ↓", "4 ←"."""
    line = int(slot[1:])
    name = "ABCDEFGHIJKLM"[line] if slot[0] in "NS" else str(line + 1)
    return f"{name} {ARROWS[slot[0]]}"


def line_words(slot: str, words: Words) -> str:
    """A line that is pushed and where it goes: "column B ↓", "row 4 ←"."""
    return words(f"junior-line-{'column' if slot[0] in 'NS' else 'row'}", label=slot_label(slot))


def slot_words(slot: str, words: Words) -> str:
    """A slot in words: "column B from the north"."""
    return words(f"junior-slot-{slot[0].lower()}", line=slot_label(slot).split()[0])


def treasure_words(treasure: int, words: Words) -> str:
    """A treasure with its article: "the owl"."""
    return words(f"treasure-junior-{TREASURES[treasure - 1]}-the")


def seek_lines(view: View, words: Words) -> list[str]:
    """The treasure that is sought now: by all, or by this player (J14)."""
    if not view.target:
        return []
    key = "junior-panel-seek" if view.goals == "shared" else "junior-panel-seek-own"
    key = "junior-panel-seek-alone" if len(view.pawns) == 1 else key
    return [words(key, treasure=treasure_words(view.target, words))]


def sides_words(sides: str, words: Words) -> str:
    """Open sides by their letters: "N E S", in French "N E S" and "O" for west."""
    return " ".join(words(f"side-{side.lower()}") for side in sides)


def lying_label(sides: str, words: Words) -> str:
    """How the spare lies: "└ N E"."""
    return f"{glyph(openings(sides))} {sides_words(sides, words)}"


def spare_turned(sides: str, words: Words) -> str:
    """How the spare is turned: "spare turned └ (open N E)"."""
    return words("junior-spare-turned", glyph=glyph(openings(sides)), sides=sides_words(sides, words))


def told_turned(sides: str, words: Words) -> str:
    """The same as a sentence of its own: "The spare is turned └ (open N E)."."""
    return words("junior-told-turned", glyph=glyph(openings(sides)), sides=sides_words(sides, words))


def square_labels(view: View, seat: Seat, words: Words) -> dict[str, str]:
    """The squares within reach and what lies there; the goal first, then the pawn's own square."""
    here = view.pawns[seat]
    goal = square_of(view.target, view.tiles) if view.target else None
    reach = sorted(MAZE.reach(view.tiles, here), key=lambda at: (at != goal, at != here, at))
    return {MAZE.names[at]: square_label(view, at, words, here=here, goal=goal) for at in reach}


def square_label(view: View, square: int, words: Words, *, here: int, goal: int | None) -> str:
    """A square within reach, and the treasure on it; the goal and the pawn's own square say so."""
    name, treasure = MAZE.names[square], treasure_of(view.tiles[square])
    if square == here and square != goal:
        return words("junior-square-here", square=name)
    if not treasure:
        return name
    key = "junior-square-goal" if square == goal else "junior-square-with"
    return words(key, square=name, treasure=treasure_words(treasure, words))
