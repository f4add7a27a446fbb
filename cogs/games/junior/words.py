"""Labyrinthe Junior: what is told of a turn, and the sentences of the panel."""

from typing import Any

from cogs.games.junior.draft import Plan
from cogs.tables.viewer import Viewer
from cogs.ui.names import escaped
from engine.junior.model import (
    TREASURES,
    CardLookedAt,
    FirstPlayerDrawn,
    GameEnded,
    PawnMoved,
    TargetLaidAside,
    TargetShown,
    TilePushed,
    TreasureWon,
    View,
)
from locales import Words

ARROWS = {"N": "↓", "S": "↑", "W": "→", "E": "←"}


def slot_label(slot: str) -> str:
    """A slot as its tab shows it: "B ↓", "4 ←"."""
    line = int(slot[1:])
    name = "ABCDEFGHIJKLM"[line] if slot[0] in "NS" else str(line + 1)
    return f"{name} {ARROWS[slot[0]]}"


def slot_words(slot: str, words: Words) -> str:
    """A slot in words: "column B from the north"."""
    return words(f"junior-slot-{slot[0].lower()}", line=slot_label(slot).split()[0])


def treasure_words(treasure: int, words: Words) -> str:
    """A treasure with its article: "the owl"."""
    return words(f"treasure-junior-{TREASURES[treasure - 1]}-the")


def sides_words(sides: str, words: Words) -> str:
    """Open sides by their letters: "N E S", in French "N E S" and "O" for west."""
    return " ".join(words(f"side-{side.lower()}") for side in sides)


def panel_text(viewer: Viewer, view: View, plan: Plan) -> str:
    """What is sought, what is chosen, and what to do next."""
    words = viewer.words
    lines: list[str] = []
    if view.target:
        key = "junior-panel-seek" if view.goals == "shared" else "junior-panel-seek-own"
        key = "junior-panel-seek-alone" if len(view.pawns) == 1 else key
        lines.append(words(key, treasure=treasure_words(view.target, words)))
    if view.phase == "push" and not plan.slot:
        lines.append(words("junior-panel-push"))
    elif not plan.to:
        lines.append(words("junior-panel-move" if view.phase == "push" else "junior-panel-move-only"))
    else:
        lines.append(words("junior-panel-ready", square=plan.to))
    return "\n".join(lines)


def told_turn(push: TilePushed, move: PawnMoved, viewer: Viewer) -> str:
    """A whole turn in one sentence."""
    words = viewer.words
    key = "junior-told-turn-stay" if move.start == move.end else "junior-told-turn"
    facts = {"name": escaped(viewer.names[push.seat]), "slot": slot_label(push.slot)}
    line = words(key, start=move.start, end=move.end, **facts)
    return " ".join([line, *told_carried(push, viewer)])


def told_carried(push: TilePushed, viewer: Viewer) -> list[str]:
    """J6: whose pawn fell out and came back on the other side."""
    names = [escaped(viewer.names[seat]) for seat in push.carried]
    return [viewer.words("junior-told-carried", names=", ".join(names))] if names else []


def told_event(event: Any, viewer: Viewer) -> str:
    """One event in one sentence."""
    words, names = viewer.words, [escaped(name) for name in viewer.names]
    match event:
        case FirstPlayerDrawn(seat=seat):
            return words("junior-told-first", name=names[seat])
        case TargetShown(treasure=treasure):
            key = "junior-told-target-alone" if len(viewer.names) == 1 else "junior-told-target"
            return words(key, treasure=treasure_words(treasure, words))
        case CardLookedAt(treasure=treasure):
            return words("junior-told-look", treasure=treasure_words(treasure, words))
        case TilePushed(seat=seat, slot=slot):
            line = words("junior-told-push", name=names[seat], slot=slot_label(slot))
            return " ".join([line, *told_carried(event, viewer)])
        case PawnMoved(seat=seat, start=start, end=end):
            key = "junior-told-stay" if start == end else "junior-told-move"
            return words(key, name=names[seat], start=start, end=end)
        case TreasureWon(seat=seat, treasure=treasure):
            return words("junior-told-won", name=names[seat], treasure=treasure_words(treasure, words))
        case TargetLaidAside(treasure=treasure):
            return words("junior-told-aside", treasure=treasure_words(treasure, words))
        case GameEnded(outcome=outcome):
            return words(f"junior-told-ended-{outcome.reason}")
        case _:
            raise TypeError(f"nothing to tell of {event!r}")
