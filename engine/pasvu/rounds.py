"""Pas vu pas pris: a round from its first card to its look (V3–V10)."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from engine.core import Dice, RuleError, Seat
from engine.core.seats import replaced
from engine.pasvu import events as happened
from engine.pasvu import model
from engine.pasvu.events import Event, Update
from engine.pasvu.furniture import with_furniture, without_support_fallen
from engine.pasvu.hall.furnishing import Furnished, put, with_ghost
from engine.pasvu.hall.look import look
from engine.pasvu.hall.room import nearest_placing
from engine.pasvu.hall.standing import figures_of
from engine.pasvu.layout import DOORS, GRID, LETTERS, OPPOSITE, TURN
from engine.pasvu.midnight import midnight_struck, next_actor, stood_up
from engine.pasvu.model import PIECES, SIDES, Door, Kind, Look, Piece, Side, State, Tip, View
from engine.pasvu.plan_execution import carried_out
from engine.pasvu.plans import Floor, check_plan, floor_of, ghosts_lie, is_number, sent_home, value_of
from engine.pasvu.results import outcome_of
from engine.pasvu.seating import clockwise, left_of


def side_of(door: Door) -> Side:
    """Return the side of a door."""
    return next(side for side, letter in LETTERS.items() if letter == door[0])


def round_begun(state: State, dice: Dice) -> Update:
    """V3, V26: begin a round: draw a midnight card, if they are in play, then the movement cards."""
    nobody = (None,) * len(state.ghosts)
    number = state.round + 1
    state = replace(
        state, round=number, cards=nobody, moved=(), plans=nobody, rolls=(), card="", crystal=0, waiting=()
    )
    events: list[Event] = [happened.RoundBegan(number, state.holder)]
    if state.midnight and number > 1:
        state, told = midnight_struck(state, dice)
        events += told
    return _after_midnight(state, events)


def _after_midnight(state: State, events: list[Event]) -> Update:
    """Let players act by the midnight card, one after another; then begin with the furniture."""
    # V13: a card may take away the ghost on which a piece leans, or lay it down (V27, V33, V37).
    state, told = without_support_fallen(state, lies=ghosts_lie(state))
    events += told
    state, told = next_actor(state)
    events += told
    if state.phase == "midnight":
        return state, events
    state, told = _next_mover(replace(state, waiting=clockwise(state.colours, state.holder)))
    return state, events + told


def then_round_goes_on(
    change: Callable[[State, Seat, Any], Update],
) -> Callable[[State, Seat, Any, Dice], Update]:
    """Return the play of an action that a midnight card allows: the change, then the next step."""

    def play(state: State, seat: Seat, action: Any, dice: Dice) -> Update:
        state, events = change(state, seat, action)
        return _after_midnight(replace(state, shown=state.shown + 1), events)

    return play


def _next_mover(state: State) -> Update:
    """V3: let the next player draw. A plain card passes the step on; after the last player all plan."""
    events: list[Event] = []
    while state.waiting:
        seat, *rest = state.waiting
        card, *deck = state.deck
        cards = replaced(state.cards, seat, card)
        state = replace(state, cards=cards, deck=tuple(deck), waiting=tuple(rest), turn=seat)
        events.append(happened.CardDrawn(seat, card))
        if card.pieces:
            return replace(state, phase="furniture"), events
    return replace(state, phase="plan"), [*events, happened.PlanningOpened(state.round)]


def movable(state: State | View, seat: Seat) -> tuple[Kind, ...]:
    """V4: return the card's pieces not moved yet this round; if both were, all others that were not."""
    card = state.cards[seat]
    if card is None or not card.pieces:
        return ()
    left: tuple[Kind, ...] = tuple(kind for kind in card.pieces if kind not in state.moved)
    return left or tuple(piece.kind for piece in state.pieces if piece.kind not in state.moved)


def check_furniture(state: State | View, seat: Seat, action: model.MoveFurniture) -> Furnished:
    """V4, V11–V14: which piece, where, and whether it can be there. Return the hall afterwards."""
    if action.piece not in PIECES:
        raise RuleError("pasvu-no-such-piece", piece=str(action.piece)[:12])
    if action.piece not in movable(state, seat):
        code = "pasvu-moved-already" if action.piece in state.moved else "pasvu-not-on-card"
        raise RuleError(code, piece=action.piece)
    piece = placement(action)
    try:
        return put(state.pieces, state.ghosts, piece, action.tip, ghosts_lie(state))
    except RuleError as error:
        raise _explained(error, state, piece, action.tip) from None


def _explained(error: RuleError, state: State | View, piece: Piece, tip: Tip) -> RuleError:
    """V14: return a refusal that names the ghost in the way with its colour, and what would work instead."""
    facts = dict(error.facts)
    if "seat" in facts:
        facts["colour"] = SIDES[state.colours[int(facts.pop("seat"))]]
    if error.code != "pasvu-no-room":
        return RuleError(error.code, **facts)
    place = nearest_placing(state.pieces, state.ghosts, piece, tip, ghosts_lie(state))
    if place is None:
        return RuleError("pasvu-no-room-anywhere", **facts)
    return RuleError(error.code, **facts, x=f"{place[0]:g}", y=f"{place[1]:g}")


def placement(action: model.MoveFurniture) -> Piece:
    """V11: return the piece at a position in steps of 0.05, an angle in steps of 5°, in one of six poses."""
    x, y = _on_grid(action.x), _on_grid(action.y)
    angle = action.angle
    if isinstance(angle, bool) or not isinstance(angle, int) or angle % TURN:  # pyright: ignore[reportUnnecessaryIsInstance]
        raise RuleError("pasvu-angle", step=TURN)
    if action.pose not in model.POSES:
        raise RuleError("pasvu-no-such-pose", pose=str(action.pose)[:12])
    if action.tip not in ("", *model.TIPS):
        raise RuleError("pasvu-no-such-tip", tip=str(action.tip)[:12])
    return Piece(action.piece, x, y, angle % 360, action.pose)


def _on_grid(value: float) -> float:
    """V11: check and round a multiple of 0.05."""
    if not is_number(value) or abs(value / GRID - round(value / GRID)) > 1e-6:
        raise RuleError("pasvu-position")
    return round(round(value / GRID) * GRID, 2)


def furniture_moved(state: State, seat: Seat, action: model.MoveFurniture, dice: Dice) -> Update:
    """V3, V11–V14: move a piece, and pass the step on."""
    furnished = check_furniture(state, seat, action)
    state, events = with_furniture(state, furnished, seat, action.piece)
    state, told = _next_mover(replace(state, moved=(*state.moved, action.piece), shown=state.shown + 1))
    return state, events + told


def check_decline(state: State, seat: Seat, action: model.DeclineFurniture) -> None:
    """V3: a player may always leave the furniture as it is."""


def furniture_declined(state: State, seat: Seat, action: model.DeclineFurniture, dice: Dice) -> Update:
    """V3: the player moves no furniture, and the next player draws a card."""
    state, told = _next_mover(replace(state, shown=state.shown + 1))
    return state, [happened.FurnitureDeclined(seat), *told]


def check_committed(state: State | View, seat: Seat, action: model.CommitPlan) -> Floor:
    """V18: the plan must be possible in the hall that everybody sees. Return the hall after it alone."""
    return check_plan(floor_of(state), seat, value_of(state, seat), action.paths)


def plan_committed(state: State, seat: Seat, action: model.CommitPlan, dice: Dice) -> Update:
    """V5, V19: take a plan. With the last one, all are carried out."""
    check_committed(state, seat, action)
    again = state.plans[seat] is not None
    plans = replaced(state.plans, seat, action.paths)
    state = replace(state, plans=plans)
    events: list[Event] = [happened.PlanCommitted(seat, again)]
    if None in plans:
        return state, events
    state, told = _carry_out(state, dice)
    return state, events + told


def _carry_out(state: State, dice: Dice) -> Update:
    """V5, V18: carry out the plans clockwise from the holder of the die; then comes the keyhole."""
    floor, events = floor_of(state), list[Event]()
    for seat in clockwise(state.colours, state.holder):
        floor, told = carried_out(floor, seat, state.plans[seat] or ())
        events += told
    nobody = (None,) * len(state.ghosts)
    state = replace(state, ghosts=floor.ghosts, plans=nobody, shown=state.shown + 1)
    state, told = without_support_fallen(state, lies=ghosts_lie(state))
    events += told
    state, told = _find_chooser(state, dice)
    return state, events + told


def _find_chooser(state: State, dice: Dice) -> Update:
    """V6: those who have chosen least often roll for the choice; ties roll again. V34: nobody chooses."""
    if state.card == "knock":
        door = f"{state.keyhole[0]}{dice.below(DOORS) + 1}"
        return look_taken(state, door, [happened.KeyholePlaced(door)], state.holder, dice)
    rivals = [seat for seat, count in enumerate(state.chosen) if count == min(state.chosen)]
    events: list[Event] = []
    while len(rivals) > 1:
        rolls = [dice.below(6) + 1 for _ in rivals]
        events.append(happened.DieRolled(tuple(rivals), tuple(rolls)))
        throw = dict(zip(rivals, rolls, strict=True))
        row = tuple(throw.get(seat, 0) for seat in range(len(state.chosen)))
        state = replace(state, rolls=(*state.rolls, row))
        rivals = [seat for seat in rivals if throw[seat] == max(rolls)]
    return replace(state, phase="side", turn=rivals[0]), [*events, happened.ChooserFound(rivals[0])]


def check_side(state: State, seat: Seat, action: model.ChooseSide) -> None:
    """V7: any side but the one where the keyhole is now."""
    if action.side not in SIDES:
        raise RuleError("pasvu-no-such-side", side=str(action.side)[:8])
    if action.side == side_of(state.keyhole):
        raise RuleError("pasvu-same-side", side=action.side)


def side_chosen(state: State, seat: Seat, action: model.ChooseSide, dice: Dice) -> Update:
    """V6–V8, V36: the chooser rolls for the door, unless the crystal ball has told it."""
    check_side(state, seat, action)
    number = state.crystal or dice.below(DOORS) + 1
    door = f"{LETTERS[action.side]}{number}"
    chosen = tuple(count + (n == seat) for n, count in enumerate(state.chosen))
    state = replace(state, chosen=chosen, shown=state.shown + 1)
    events: list[Event] = [
        happened.SideChosen(seat, action.side),
        happened.KeyholePlaced(door, roll=not state.crystal),
    ]
    return look_taken(state, door, events, seat, dice)


def look_taken(state: State, door: Door, events: list[Event], seat: Seat, dice: Dice) -> Update:
    """V8, V9: take the look, pass the die to the left, and end the round."""
    state, told = _look(replace(state, looks=()), door)
    events = events + told
    if state.card == "double":
        # V26: look again from the door of the same number on the opposite side.
        across = f"{LETTERS[OPPOSITE[side_of(door)]]}{door[1]}"
        state, told = _look(state, across)
        events += [happened.KeyholePlaced(across, roll=False), *told]
    if state.card == "perch":
        state, told = _unperched(state)
        events += told
    if ghosts_lie(state):
        state, told = stood_up(state)
        events += told
    state, told = without_support_fallen(state, lies=False)
    events += told
    state = replace(state, holder=left_of(state.colours, seat))
    return _ended(state, events, dice)


def _look(state: State, door: Door) -> Update:
    """V9, V24: send the ghosts seen home, and keep the result with the hall as it was."""
    figures = figures_of(state.ghosts, ghosts_lie(state))
    seen = look(state.pieces, figures, door)
    taken = Look(state.round, door, state.pieces, figures, seen)
    state = replace(state, keyhole=door, looks=(*state.looks, taken))
    return _with_home(state, [(one.seat, one.name) for one in seen]), [happened.LookTaken(taken)]


def _with_home(state: State, names: Iterable[tuple[Seat, str]]) -> State:
    """Send some ghosts home as if they were seen."""
    ghosts, gone = state.ghosts, set(names)
    for seat, own in enumerate(state.ghosts):
        for ghost in own:
            if (seat, ghost.name) in gone:
                ghosts = with_ghost(ghosts, seat, sent_home(ghost, state.fusion, was_seen=True))
    return replace(state, ghosts=ghosts)


def _unperched(state: State) -> Update:
    """V32: send the ghosts home that are not on a piece."""
    low = [(f.seat, f.name) for f in figures_of(state.ghosts, ghosts_lie(state)) if f.z == 0]
    return _with_home(state, low), [happened.GhostWentBack(seat, name) for seat, name in low]


def _ended(state: State, events: list[Event], dice: Dice) -> Update:
    """V10: end the game if no card is left to draw, or else begin the next round."""
    if state.deck:
        state, told = round_begun(state, dice)
        return state, events + told
    state = replace(state, phase="over", waiting=(), card="", crystal=0)
    outcome = outcome_of(state)
    assert outcome is not None
    return state, [*events, happened.GameEnded(outcome)]
