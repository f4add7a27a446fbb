"""Labyrinthe Junior: the sentences about a turn."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec

from cogs.games.junior.words import line_words, seek_lines, told_turned, treasure_words
from cogs.panels.narration import Narration
from cogs.tables.viewer import Viewer
from cogs.ui.names import escaped
from engine.core import Seat
from engine.junior import model
from engine.junior.model import Event, View

# After these, what was sought before counts no more.
OVERTAKING = (model.TargetShown, model.TreasureWon, model.TargetLaidAside)


class JuniorNarration(Narration[View, Event]):
    """What Labyrinthe Junior says."""

    weights: ClassVar[Mapping[type[msgspec.Struct], int]] = {
        model.GameEnded: 3,
        model.TreasureWon: 2,
        model.TargetShown: 2,
        model.TargetLaidAside: 2,
        model.TilePushed: 1,
        model.PawnMoved: 1,
    }
    together = (model.TilePushed, model.PawnMoved)

    def tell(self, events: Sequence[Event], viewer: Viewer[View]) -> list[str]:
        """A sentence for each thing that happened; a push and the move after it make one."""
        lines: list[str] = []
        for before, event, after in zip([None, *events], events, [*events[1:], None], strict=False):
            match event, before, after:
                case model.TilePushed(), _, model.PawnMoved():
                    continue
                case model.PawnMoved(), model.TilePushed() as push, _:
                    lines.append(told_turn(push, event, viewer))
                case _:
                    lines.append(told_event(event, viewer))
        return lines

    def before_panel(self, events: Sequence[Event]) -> list[Event]:
        """The panel says what is sought."""
        return [e for e in events if not isinstance(e, model.TargetShown | model.CardLookedAt)]

    def briefly(self, events: Sequence[Event], viewer: Viewer[View]) -> list[str]:
        """A turn and its treasure in one sentence, without who fell out; and what is sought now."""
        rest, lines = [*events], list[str]()
        while rest:
            match rest:
                case [
                    model.TilePushed() as push,
                    model.PawnMoved() as move,
                    model.TreasureWon() as won,
                    *rest,
                ]:
                    lines.append(told_in_brief(push, move, won, viewer))
                case [model.TilePushed() as push, model.PawnMoved() as move, *rest]:
                    lines.append(told_in_brief(push, move, None, viewer))
                case [model.TargetShown(), *later] if any(isinstance(event, OVERTAKING) for event in later):
                    rest = later
                case _:
                    lines.append(told_event(rest.pop(0), viewer))
        return lines

    def tell_choice(self, events: Sequence[Event], viewer: Viewer[View]) -> str:
        """J4: the same push with the tile turned otherwise is another choice."""
        lying = [told_turned(e.sides, viewer.words) for e in events if isinstance(e, model.TilePushed)]
        return " ".join([self.essence(events, viewer), *lying])

    def private_lines(self, viewer: Viewer[View]) -> list[str]:
        """J14: the treasure that is sought now, by this player or by all."""
        return seek_lines(viewer.view, viewer.words)

    def score_line(self, viewer: Viewer[View], seat: Seat) -> str:
        """Treasures and turns."""
        view = viewer.view
        return viewer.words("junior-score", count=len(view.won[seat]), turns=view.turns[seat])


def told_turn(push: model.TilePushed, move: model.PawnMoved, viewer: Viewer[View]) -> str:
    """A whole turn in one sentence."""
    words = viewer.words
    key = "junior-told-turn-stay" if move.start == move.end else "junior-told-turn"
    facts = {"name": escaped(viewer.names[push.seat]), "slot": line_words(push.slot, viewer.words)}
    line = words(key, start=move.start, end=move.end, **facts)
    return " ".join([line, *told_carried(push, viewer)])


def told_in_brief(
    push: model.TilePushed, move: model.PawnMoved, won: model.TreasureWon | None, viewer: Viewer[View]
) -> str:
    """Where was pushed, where the pawn ended, and what it found there."""
    words = viewer.words
    key = f"junior-brief-{'won' if won else 'turn'}{'-stay' if move.start == move.end else ''}"
    treasure = treasure_words(won.treasure, words) if won else ""
    facts = {"name": escaped(viewer.names[push.seat]), "slot": line_words(push.slot, words)}
    return words(key, end=move.end, treasure=treasure, **facts)


def told_carried(push: model.TilePushed, viewer: Viewer[View]) -> list[str]:
    """J6: the pawns that fell out and came back on the other side."""
    names = [escaped(viewer.names[seat]) for seat in push.carried]
    return (
        [viewer.words("junior-told-carried", names=viewer.words.listed(names), count=len(names))]
        if names
        else []
    )


def told_event(event: Event, viewer: Viewer[View]) -> str:
    """One event in one sentence."""
    words, names = viewer.words, [escaped(name) for name in viewer.names]
    match event:
        case model.FirstPlayerDrawn(seat=seat):
            return words("junior-told-first", name=names[seat])
        case model.TargetShown(treasure=treasure):
            key = "junior-told-target-alone" if len(viewer.names) == 1 else "junior-told-target"
            return words(key, treasure=treasure_words(treasure, words))
        case model.CardLookedAt(treasure=treasure):
            return words("junior-told-look", treasure=treasure_words(treasure, words))
        case model.TilePushed(seat=seat, slot=slot):
            line = words("junior-told-push", name=names[seat], slot=line_words(slot, words))
            return " ".join([line, *told_carried(event, viewer)])
        case model.PawnMoved(seat=seat, start=start, end=end):
            key = "junior-told-stay" if start == end else "junior-told-move"
            return words(key, name=names[seat], start=start, end=end)
        case model.TreasureWon(seat=seat, treasure=treasure):
            return words("junior-told-won", name=names[seat], treasure=treasure_words(treasure, words))
        case model.TargetLaidAside(treasure=treasure):
            return words("junior-told-aside", treasure=treasure_words(treasure, words))
        case model.GameEnded(outcome=outcome):
            return words(f"junior-told-ended-{outcome.reason}")
