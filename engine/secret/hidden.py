"""Le labyrinthe secret: what each viewer may know (S16, S17)."""

from msgspec.structs import replace

from engine.core import Dice, Outcome, Seat
from engine.core.seats import ALONE, NOBODY, shared
from engine.secret.bag import nothing_sought
from engine.secret.duel import CHOICES
from engine.secret.layout import PATIENCE, QUIET, RINGS, loads, place_of
from engine.secret.model import Duel, DuelView, Signs, State, Treasure, View
from engine.secret.results import outcome_of
from engine.secret.turn import is_centre_turned, is_on_target, rivals_of, staying

# What everybody knows: the same in a state and in a view.
PUBLIC = (
    "goal", "memory", "colours", "first", "phase", "positions", "pawns",
    "aside", "changes_left", "changes", "trail", "mover", "turns",
)  # fmt: skip
PUBLIC_OF_DUEL = (
    "challenger", "challenged", "prize", "stake", "is_rolled", "ties", "shown", "winner", "loser",
)  # fmt: skip


def acting(state: State) -> frozenset[Seat]:
    """Return who has to act: the player on turn; in a duel, those who have not chosen, then its winner."""
    duel = state.duel
    if state.ended:
        return NOBODY
    if duel is None:
        return ALONE[state.turn]
    if duel.winner is not None:
        return ALONE[duel.winner]
    pairs = zip((duel.challenger, duel.challenged), duel.signs, strict=True)
    return frozenset([seat for seat, signs in pairs if signs is None])


def view_of(state: State, seat: Seat | None) -> View:
    """Return everything but a duel's choices (S17) and, with `memory`, what the others hold (S16)."""
    outcome = outcome_of(state)
    target = state.target
    is_challenging = state.phase == "challenge"
    return View(
        **shared(state, PUBLIC),
        seat=seat,
        turn=None if outcome else state.turn,
        to_act=tuple(sorted(acting(state))),
        openings=RINGS.openings(state.positions),
        treasures=loads(state.positions),
        target=target,
        target_place=None if target is None else place_of(target, state.positions),
        held=_known_objects(state, seat),
        counts=_known_counts(state, seat, outcome),
        # S16: the number left in the bag would reveal how many the others hold.
        bag=None if state.memory else len(state.bag),
        is_centre_turned=is_centre_turned(state),
        rivals=rivals_of(state) if is_challenging else (),
        must_duel=is_challenging and is_on_target(state),
        patience=_patience(state),
        duel=state.duel and _known_duel(state.duel, seat),
        outcome=outcome,
    )


def _known_objects(state: State, seat: Seat | None) -> tuple[tuple[Treasure, ...] | None, ...]:
    if not state.memory:
        return state.held
    return tuple(objects if owner == seat else None for owner, objects in enumerate(state.held))


def _known_counts(state: State, seat: Seat | None, outcome: Outcome | None) -> tuple[int | None, ...]:
    if outcome:
        return outcome.scores
    return tuple(None if objects is None else len(objects) for objects in _known_objects(state, seat))


def _patience(state: State) -> int | None:
    """S18: turns until the target is given up. S15: turns until the game ends if nothing changes hands."""
    players = len(staying(state))
    if nothing_sought(state):
        return QUIET * players - max(state.quiet, 0)
    return None if state.target is None else PATIENCE * players - max(state.waited, 0)


def _known_duel(duel: Duel, seat: Seat | None) -> DuelView:
    choices: dict[Seat | None, Signs | None] = dict(
        zip((duel.challenger, duel.challenged), duel.signs, strict=True)
    )
    waiting = () if duel.winner is not None else tuple(s for s in choices if s is not None and not choices[s])
    return DuelView(**shared(duel, PUBLIC_OF_DUEL), waiting=waiting, mine=choices.get(seat))


def redealt(state: State, seat: Seat | None, dice: Dice) -> State:
    """S16, S17: redraw the others' choices in a duel and, with `memory`, the objects they hold."""
    if state.duel:
        state = replace(state, duel=_redealt_duel(state.duel, seat, dice))
    return _redealt_objects(state, seat, dice) if state.memory else state


def _redealt_duel(duel: Duel, seat: Seat | None, dice: Dice) -> Duel:
    ours, theirs = [
        signs if signs is None or owner == seat else dice.choice(CHOICES).signs
        for owner, signs in zip((duel.challenger, duel.challenged), duel.signs, strict=True)
    ]
    return replace(duel, signs=(ours, theirs))


def _redealt_objects(state: State, seat: Seat | None, dice: Dice) -> State:
    """S16: deal all objects that this viewer does not hold anew.

    What is public stays: nobody has won, players who left hold nothing, final counts are known.
    """
    others = [owner for owner in staying(state) if owner != seat]
    pool = list(dice.shuffled(sorted([*state.bag, *(t for owner in others for t in state.held[owner])])))
    counts = {owner: len(state.held[owner]) for owner in others}
    if not state.ended:
        counts = _redealt_counts(counts, len(state.bag), state.goal - 1, dice)
    held = list(state.held)
    for owner, count in counts.items():
        held[owner] = tuple(pool.pop() for _ in range(count))
    return replace(state, held=tuple(held), bag=tuple(sorted(pool)))


def _redealt_counts(counts: dict[Seat, int], bag: int, most: int, dice: Dice) -> dict[Seat, int]:
    """Draw other counts, each at most `most`. An empty bag stays empty, any other keeps an object."""
    total = sum(counts.values())
    if bag:
        total = dice.below(min(total + bag - 1, most * len(counts)) + 1)
    fresh = dict.fromkeys(counts, 0)
    for _ in range(total):
        owner = dice.choice([owner for owner in fresh if fresh[owner] < most])
        fresh[owner] += 1
    return fresh
