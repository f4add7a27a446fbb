"""What a game brings to the private panel: its page, its drafts, and the actions that they stand for."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from cogs.tables.viewer import AnyViewer, Viewer
from cogs.ui.pages import Page
from engine.core import Dice, RuleError, UnforeseenError

V = TypeVar("V", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)

DOT = "."  # between the actions of a draft
MOST_ACTIONS = 12  # of a draft


def is_turn_over(viewer: AnyViewer, later: Any) -> bool:
    """Has the viewer's turn ended in a later view? A player alone may have the next turn as well."""
    game = viewer.game
    before, after = game.imagine(viewer.view), game.imagine(later)
    is_same = before is None or after is None or game.is_same_turn(before, after)
    return not is_same or later.turn != viewer.seat


class GamePanel(ABC, Generic[V, A]):
    """One game's panel. A draft is text from outside: it may be old or forged, and a bad one is empty."""

    keeps: ClassVar[bool] = False  # are drafts stored, so that other panels and commands go on from them?
    tells_board_words: ClassVar[bool] = False  # does it say what the public board calls otherwise?

    @abstractmethod
    def page(self, viewer: Viewer[V], draft: str) -> Page:
        """The panel of the seat on turn, with the choices made so far."""

    def chosen(self, viewer: Viewer[V], field: str, draft: str, values: Sequence[str]) -> str:
        """The draft after something was chosen in a select; here each option is a whole draft."""
        return next(iter(values), "")

    def actions(self, viewer: Viewer[V], draft: str) -> tuple[A, ...]:
        """The actions that Confirm stands for; refuses a draft that cannot be read.

        What shows chance or a secret comes last. All actions are carried out or none: after it, a refusal of
        the next one would tell what it has shown, and nothing would be committed.
        """
        actions = self.written(viewer, draft)
        try:
            if before := actions[:-1]:
                viewer.game.preview(viewer.view, viewer.seat or 0, before)
        except UnforeseenError:
            raise RuleError("unknown-button") from None
        return actions

    def written(self, viewer: Viewer[V], draft: str) -> tuple[A, ...]:
        """The actions that a draft holds; refuses one that cannot be read."""
        try:
            return tuple(viewer.game.parse(text) for text in draft.split(DOT)[:MOST_ACTIONS])
        except RuleError:
            raise RuleError("unknown-button") from None

    def drafted(self, viewer: Viewer[V], actions: Sequence[A]) -> str:
        """The draft that stands for these actions."""
        return DOT.join(map(viewer.game.text, actions))

    def suggested(self, viewer: Viewer[V], dice: Dice) -> tuple[A, ...]:
        """The actions that the stand-in would choose, up to the first that shows chance or a secret."""
        assert viewer.seat is not None
        game, seat = viewer.game, viewer.seat
        return self._foreseen(viewer, lambda view: game.suggest(view, seat, dice, game.usual_level))

    def foreseen(self, viewer: Viewer[V], actions: Sequence[A]) -> tuple[A, ...]:
        """Those of some actions that a draft can show: up to the first that shows chance or a secret."""
        left = iter(actions)
        return self._foreseen(viewer, lambda _: next(left, None))

    def _foreseen(self, viewer: Viewer[V], choose: Callable[[V], A | None]) -> tuple[A, ...]:
        view, actions = viewer.view, list[A]()
        while len(actions) < MOST_ACTIONS and (action := choose(view)) is not None:
            actions.append(action)
            if self.is_last(view, action):
                break
            try:
                view = viewer.game.preview(viewer.view, viewer.seat or 0, actions)
            except UnforeseenError:
                break
            if is_turn_over(viewer, view):
                break
        return tuple(actions)

    def hint(self, viewer: Viewer[V]) -> str:
        """The draft that the stand-in would confirm; slow, for a worker. It is the same for a position."""
        return self.drafted(viewer, self.suggested(viewer, Dice(viewer.version.to_bytes(4, "big"))))

    def hint_after(self, viewer: Viewer[V], draft: str) -> str:
        """The same in a panel with choices; here the hint takes their place."""
        return self.hint(viewer)

    def is_last(self, view: V, action: A) -> bool:
        """Does a hint end with this action, even where the next one could be foreseen?"""
        return False

    def kept(self, viewer: Viewer[V], draft: str) -> str:
        """What is kept of a draft; empty where this step is not put together piece by piece."""
        return ""

    def resumed(self, draft: str, kept: str) -> str:
        """The draft from which a control goes on that was drawn with `draft`, while `kept` is what counts."""
        return draft
