"""Pas vu pas pris: what the events around one say of it, where it does not say so itself."""

from collections.abc import Sequence
from typing import Any

from cogs.tables.viewer import Viewer
from engine.core import Seat
from engine.pasvu.events import DieRolled, FurnitureMoved, LookTaken, MidnightStruck, RoundBegan, SideChosen
from engine.pasvu.model import Card, Kind, View
from engine.pasvu.seating import right_of
from render.pasvu.scene import LASTING, effect_of


class Course:
    """One event of several, and the position after the last of them, as anybody may know it."""

    def __init__(self, events: Sequence[Any], index: int, viewer: Viewer) -> None:
        self.before, self.after, self.viewer = events[:index], events[index + 1 :], viewer
        self.view: View = viewer.table.view(None)

    @property
    def is_sides_roll(self) -> bool:
        """V8: does whoever chose the side just before roll for the door?"""
        return bool(self.before) and isinstance(self.before[-1], SideChosen)

    @property
    def is_knock(self) -> bool:
        """V34: a door that was rolled for without a choice, and through which everybody looks."""
        return not self.is_sides_roll and bool(self.after) and isinstance(self.after[0], LookTaken)

    @property
    def roller(self) -> Seat:
        """V8, V34: the die holder of the round; afterwards the die passed on to the left."""
        rounds = (event.holder for event in self.after if isinstance(event, RoundBegan))
        return right_of(self.view.colours, next(rounds, self.view.holder))

    @property
    def is_sole(self) -> bool:
        """V6: was a chooser found without a roll?"""
        return bool(self.before) and not isinstance(self.before[-1], DieRolled)

    @property
    def moved(self) -> tuple[Kind, ...]:
        """V4: the pieces that players had moved in this round before."""
        moves = [event.piece.kind for event in self.after if is_move(event)]
        if not any(isinstance(event, RoundBegan) for event in self.after):
            return self.view.moved[: len(self.view.moved) - len(moves)]
        found: list[Kind] = []
        for event in self.before:
            if isinstance(event, RoundBegan):
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
        """Is the reader to act, so that a panel follows which tells of the midnight card?"""
        return self.viewer.seat is not None and self.viewer.seat in self.viewer.table.to_act

    def is_on_panel(self, card: Card) -> bool:
        """Will the panel that follows tell of a midnight card in the very same words?"""
        words, view = self.viewer.words, self.view
        if not self.has_panel or card != view.card:
            return False
        lasts = card in LASTING and effect_of(view, words) == words(f"midnight-{card}-about")
        return lasts or view.phase == "midnight"


def is_move(event: Any) -> bool:
    """V3: a piece that a player moved."""
    return isinstance(event, FurnitureMoved) and event.seat is not None
