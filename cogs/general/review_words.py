"""Review in words and pictures: swings, the curve of chances, and the turns that cost most."""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

import msgspec

from cogs.general.review_course import by_turns, changes, course_of, curve, end_line, swings
from cogs.panels.face import AnyFace
from cogs.tables.playback import Reel
from cogs.tables.viewer import AnyViewer, Onlooker
from cogs.ui.limits import ALT_LIMIT
from cogs.ui.pages import Drawing
from engine.core import AnyGame, Dice, RuleError, Seat
from engine.core.errors import refusal
from engine.core.playback import Moment
from engine.core.replay import actions_of
from engine.core.review import Played

MOST = 3  # costly turns that are shown
DEALS = 8  # on which what the expert preferred must look the same to be told


class Costly(msgspec.Struct, frozen=True):
    """A turn that cost something: which one, and what the expert would rather have done from a step on."""

    turn: int
    step: int
    actions: str
    cost: float


class Review(msgspec.Struct, frozen=True):
    """What the expert says: everybody's chances before the first turn and after each, and costly turns."""

    chances: tuple[tuple[float, ...], ...]
    costly: tuple[Costly, ...]


def told(
    reel: Reel, review: Review, turns: Sequence[Played], seat: Seat | None, face: AnyFace
) -> list[str | Drawing]:
    """The review as it is read: the swings, the curve, then each costly turn with the board before it."""
    words, row = reel.words, reel.table.row
    shown = list(reel.moments())  # played back once: a long game takes a second
    numbers, (_, last) = reel.turn_numbers(shown), shown[-1]
    stories = told_turns(reel, turns, numbers, shown, face)
    course = course_of(reel, turns[-1].after, by_turns(review.chances, turns, numbers, stories))
    facts = {"game": words(f"game-{row.game}"), "number": row.id}
    lines = [words("review-title", **facts)]
    for number, (turn, _) in enumerate(swings(course), 1):
        lines.append(
            words(
                "review-swing",
                number=number,
                turn=turn,
                story=stories[turn] or words("review-unseen"),
                chances=changes(last, course, turn),
            )
        )
    lines += end_line(last, course)
    parts: list[str | Drawing] = [
        "\n".join(lines),
        curve(last, course, words("review-picture", **facts), face),
    ]
    if seat is not None:
        parts.append(words("review-costly" if review.costly else "review-no-costly"))
    for one in review.costly:
        number = numbers[turns[one.turn].entries[0]]
        parts += costly_turn(reel, one, turns[one.turn], number, face, shown)
    return parts


def told_turns(
    reel: Reel,
    turns: Sequence[Played],
    numbers: Mapping[int, int],
    shown: Sequence[tuple[Moment, Onlooker]],
    face: AnyFace,
) -> dict[int, str]:
    """What anybody could see of each turn, by the number that a replay gives it; several may act in one."""
    entries = dict[int, list[int]]()
    for entry in chain.from_iterable(turn.entries for turn in turns):
        entries.setdefault(numbers[entry], []).append(entry)
    return {number: face.narration.essence(*happened(reel, shown, acts)) for number, acts in entries.items()}


def happened(
    reel: Reel, shown: Sequence[tuple[Moment, Onlooker]], entries: Sequence[int]
) -> tuple[list[Any], AnyViewer]:
    """What anybody may know of some entries of the log, and who tells it."""
    moments = [shown[number] for number in entries]
    events = [e for moment, _ in moments for e in moment.events if reel.table.game.sees(e, None)]
    return events, moments[-1][1].viewer


def costly_turn(
    reel: Reel,
    one: Costly,
    turn: Played,
    number: int,
    face: AnyFace,
    shown: Sequence[tuple[Moment, Onlooker]],
) -> tuple[str, Drawing]:
    """A costly turn in words, what the expert preferred, and a picture of that, else the board before it."""
    _, seen = shown[turn.entries[0] - 1]
    made = made_words(reel, one, turn, face, shown)
    better = better_words(reel, one, turn, face, seen.viewer)
    picture = better_picture(reel, one, turn, face, seen.viewer) if better else None
    key = "review-better-drawn" if picture else "review-better"
    lines = [
        reel.words("review-turn", turn=number, cost=round(100 * one.cost)),
        reel.words("review-made", made=made or reel.words("review-unseen")),
        reel.words(key, better=better) if better else "",
    ]
    board = picture or face.board(seen.viewer)
    return "\n".join(filter(None, lines)), msgspec.structs.replace(board, name=f"turn-{one.turn + 1}.png")


def better_picture(reel: Reel, one: Costly, turn: Played, face: AnyFace, viewer: AnyViewer) -> Drawing | None:
    """What the expert preferred, drawn as in the panel in which it is chosen; None where that shows nothing.

    The panel knows what the seat knew, and draws nothing that chance or a secret decides.
    """
    game, panel, (state, _) = reel.table.game, face.panel, turn.steps[one.step]
    own = msgspec.structs.replace(viewer, view=game.view(state, turn.seat), seat=turn.seat)
    try:
        actions = panel.foreseen(own, game.load_actions(one.actions))
        drawn, empty = (panel.page(own, draft).drawing for draft in (panel.drafted(own, actions), ""))
    except RuleError:  # it went on from what the seat could not foresee
        return None
    if drawn.alt == empty.alt:
        return None
    alt = reel.words("review-alt-better", board=drawn.alt)
    return msgspec.structs.replace(drawn, alt=alt[:ALT_LIMIT])


def made_words(
    reel: Reel, one: Costly, turn: Played, face: AnyFace, shown: Sequence[tuple[Moment, Onlooker]]
) -> str:
    """What the player did, not what came of it; of a secret act what they meant, from the costly step on."""
    game, seen, secrets, events, number = reel.table.game, shown[turn.entries[0] - 1][1], "", list[Any](), 0
    for entry in turn.entries:
        first, number = number, number + len(list(actions_of(game, reel.moves[entry - 1])))
        if secret := secret_words(reel, turn.steps[first:number], turn.seat, face, seen.viewer):
            secrets += f" {secret}" if number > one.step else ""
            continue
        found, _ = happened(reel, shown, (entry,))
        events += [event for event in found if getattr(event, "seat", None) == turn.seat] or found
    viewer = shown[turn.entries[-1]][1].viewer
    return ((face.narration.tell_choice(events, viewer) if events else "") + secrets).strip()


def secret_words(
    reel: Reel, steps: Sequence[tuple[Any, Any]], seat: Seat, face: AnyFace, viewer: AnyViewer
) -> str:
    """What those of a player's own actions mean that nobody else saw, such as a plan."""
    told = list[str]()
    for state, action in steps:
        own = msgspec.structs.replace(viewer, view=reel.table.game.view(state, seat), seat=seat)
        told.append(face.narration.tell_secret(action, own))
    return " ".join(filter(None, told))


def better_words(reel: Reel, one: Costly, turn: Played, face: AnyFace, viewer: AnyViewer) -> str:
    """What the expert preferred, in words; what would have been revealed by it stays unsaid.

    It is told on what the seat could imagine, so nothing hidden is in it: what chance or a secret decides
    differs from deal to deal.
    """
    game, (state, made) = reel.table.game, turn.steps[one.step]
    actions = game.load_actions(one.actions)
    events = foreseen(game, state, turn.seat, actions)
    secret = secret_words(reel, [(state, action) for action in actions[:1]], turn.seat, face, viewer)
    own = msgspec.structs.replace(viewer, view=game.view(state, turn.seat), seat=turn.seat)
    seen = [face.narration.tell_choice(events, viewer)] if events else []
    meant = [face.narration.tell_intent(action, own) for action in actions]
    if words := secret or " ".join(filter(None, (*seen, *meant))):
        return words
    # To roll first, or to end the turn, has no words of its own: it is to wait with what was done.
    not_yet = foreseen(game, state, turn.seat, (made,))
    is_secret = not all(game.sees(event, None) for event in _on_deal(game, state, turn.seat, (made,), 0))
    waits = "" if is_secret else face.narration.essence(not_yet, viewer)
    return reel.words("review-wait", made=waits) if waits else ""


def foreseen(game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any]) -> list[Any]:
    """What anybody would see the seat itself do, whatever is hidden from it."""
    first, *others = [_on_deal(game, state, seat, actions, deal) for deal in range(DEALS)]
    own = [event for event in first if getattr(event, "seat", None) == seat and game.sees(event, None)]
    return [event for event in own if all(event in events for events in others)]


def _on_deal(game: AnyGame, state: Any, seat: Seat, actions: Sequence[Any], deal: int) -> list[Any]:
    dice, events = Dice(b"told %d" % deal), list[Any]()
    state = game.redeal(state, seat, dice)
    for action in actions:
        if refusal(game.check, state, seat, action):
            break
        step = game.apply(state, seat, action, dice)
        state = step.state
        events += step.events
    return events
