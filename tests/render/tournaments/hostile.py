"""Tournaments for the tests: hostile names, a double elimination."""

import io
from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from locales import Words
from render.tournaments import samples
from render.tournaments.model import Bracket, Entrant, Match, Part, Round, Slot, Standings

HOSTILE = (
    "W" * 32, "👻🔥", "مرحبا بالعالم", "\u202egnp.exe\u2066", "A\nB\tC", "Z̷̢a̷lgo", "@everyone", "`" * 32,
    "", " ", "Ｗ" * 32, "\u200b", "名前漢字",
)  # fmt: skip


def named(table: Standings, names: Sequence[str]) -> Standings:
    """Returns the same standings with other people."""
    rows = tuple(
        replace(row, entrant=Entrant(name, row.entrant.number))
        for row, name in zip(table.rows, names, strict=True)
    )
    return replace(table, rows=rows)


def double_elimination(words: Words) -> Bracket:
    """Returns a bracket of eight: winners' side, losers' side (halved every other round), final."""
    waiting = Match("", (Slot(label="?"), Slot(label="?")))
    sizes = (2, 2, 1, 1)
    losers = tuple(Round(f"L{at}", (waiting,) * size) for at, size in enumerate(sizes, 1))
    final = (Round("F", (waiting,)),)
    winners = tuple(samples.elimination(8, words))
    return Bracket("Cup", "Junior", (Part("W", winners), Part("L", losers), Part("F", final)))


def opened(png: bytes) -> Image.Image:
    """Opens a picture in true colour."""
    return Image.open(io.BytesIO(png)).convert("RGB")


def has(png: bytes, colour: tuple[int, int, int], box: tuple[int, int, int, int] | None = None) -> bool:
    """Does a colour occur, as nearly as 255 colours allow?"""
    found = opened(png).crop(box).getcolors(1 << 20) or []
    return any(max(abs(a - b) for a, b in zip(one, colour, strict=True)) <= 4 for _, one in found)
