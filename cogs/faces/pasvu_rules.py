"""Pas vu pas pris: the pages of its rules, each with a picture of a game between stand-ins."""

import render.pasvu as pictures
from cogs.face import Drawing, panel_drawing
from engine.core import Seat
from engine.pasvu.model import State
from locales import Words
from render.pasvu.samples import NAMES, played, scene

# A game that is a round or two old: quickly played, and with ghosts all over the hall.
SEATS = 3


def rule_pages(words: Words) -> list[tuple[str, Drawing]]:
    """The aim, furniture, ghosts, the keyhole, the end; fusion; midnight; the signs."""
    drawings = [
        board_drawing(played(SEATS, 8), words),
        preview(played(SEATS, 5), pictures.FurnitureDraft(), words),
        preview(played(SEATS, 5, phase="plan"), pictures.PlanDraft(ghost="S1"), words),
        keyhole_drawing(played(SEATS, 5), words),
        preview(played(SEATS, 8), pictures.SideDraft(), words),
        board_drawing(played(SEATS, 8, fusion="fusion"), words),
        Drawing(lambda: pictures.card("crystal", words), pictures.card_alt("crystal", words), "card.png"),
        board_drawing(played(SEATS, 12), words),
    ]
    return [(words(f"rules-pasvu-{page}"), drawing) for page, drawing in enumerate(drawings, 1)]


def sample(state: State, words: Words, seat: Seat | None = None) -> pictures.Scene:
    """A position as a player would see it, under the names of nobody in particular."""
    names = tuple(words("alt-player", number=n + 1).capitalize() for n in range(len(NAMES)))
    shown = scene(state, words, seat)
    return pictures.Scene(shown.view, names[: len(state.sides)], words)


def board_drawing(state: State, words: Words) -> Drawing:
    """The hall."""
    shown = sample(state, words)
    return Drawing(lambda: pictures.board(shown), pictures.alt_text(shown))


def preview(state: State, draft: pictures.Draft, words: Words) -> Drawing:
    """A private preview, of the player on turn."""
    seat = 1 if state.phase == "plan" else state.turn
    return panel_drawing(pictures, sample(state, words, seat), draft)


def keyhole_drawing(state: State, words: Words) -> Drawing:
    """The latest look."""
    shown = sample(state, words)
    return Drawing(lambda: pictures.keyhole(shown), pictures.keyhole_alt(shown), "keyhole.png")
