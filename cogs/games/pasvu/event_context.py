"""Pas vu pas pris: facts about an event that only the events around it tell."""

from collections.abc import Sequence
from typing import TypeGuard

from cogs.tables.viewer import Viewer
from cogs.ui.names import escaped
from engine.core import Seat
from engine.pasvu import events as happened
from engine.pasvu.events import Event, MidnightStruck
from engine.pasvu.model import Card, Kind, View
from engine.pasvu.seating import right_of
from render.pasvu.scene import LASTING, effect_of


class Course:
    """One event among several, and the public position after the last of them."""

    def __init__(self, events: Sequence[Event], index: int, viewer: Viewer[View]) -> None:
        self.before, self.after, self.viewer = events[:index], events[index + 1 :], viewer
        self.view, self.words = viewer.view, viewer.words
        self.names = [escaped(name) for name in viewer.names]

    @property
    def is_sides_roll(self) -> bool:
        """V8: is this the roll for the door, by the player who just chose the side?"""
        return bool(self.before) and isinstance(self.before[-1], happened.SideChosen)

    @property
    def is_knock(self) -> bool:
        """V34: is this the door that was rolled without a choice of side?"""
        return not self.is_sides_roll and bool(self.after) and isinstance(self.after[0], happened.LookTaken)

    @property
    def roller(self) -> Seat:
        """V8, V34: the die holder of the round; afterwards the die passed on to the left."""
        rounds = (event.holder for event in self.after if isinstance(event, happened.RoundBegan))
        return right_of(self.view.colours, next(rounds, self.view.holder))

    @property
    def is_sole(self) -> bool:
        """V6: was a chooser found without a roll?"""
        return bool(self.before) and not isinstance(self.before[-1], happened.DieRolled)

    @property
    def moved(self) -> tuple[Kind, ...]:
        """V4: the pieces that players had moved in this round before."""
        moves = [event.piece.kind for event in self.after if is_move(event)]
        if not any(isinstance(event, happened.RoundBegan) for event in self.after):
            return self.view.moved[: len(self.view.moved) - len(moves)]
        found: list[Kind] = []
        for event in self.before:
            if isinstance(event, happened.RoundBegan):
                found.clear()
            elif is_move(event):
                found.append(event.piece.kind)
        return tuple(found)

    @property
    def card(self) -> Card:
        """The midnight card of the round."""
        struck: list[Card] = [event.card for event in self.before if isinstance(event, MidnightStruck)]
        return struck[-1] if struck else self.view.card

    @property
    def has_panel(self) -> bool:
        """Is the reader to act? Then a panel follows that tells of the midnight card."""
        return self.viewer.seat is not None and self.viewer.seat in (self.view.turn, *self.view.planning)

    def is_on_panel(self, card: Card) -> bool:
        """Does the panel that follows tell of a midnight card in the same words?"""
        words, view = self.words, self.view
        if not self.has_panel or card != view.card:
            return False
        lasts = card in LASTING and effect_of(view, words) == words(f"midnight-{card}-about")
        return lasts or view.phase == "midnight"


def is_move(event: Event) -> TypeGuard[happened.FurnitureMoved]:
    """V3: a piece that a player moved."""
    return isinstance(event, happened.FurnitureMoved) and event.seat is not None
