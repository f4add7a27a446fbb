"""Pas vu pas pris: the midnight cards (V26–V37). Those that last for the round work where their rule is."""

from msgspec.structs import replace

from engine.core import Dice, RuleError, Seat
from engine.pasvu import events as happened
from engine.pasvu import model
from engine.pasvu.events import Event, Update
from engine.pasvu.furniture import put_aside, room_found
from engine.pasvu.hall import standing
from engine.pasvu.hall.furnishing import with_ghost
from engine.pasvu.hall.shapes import glass_of
from engine.pasvu.hall.standing import CELLS, Stand, figures_of, free_stands, nearest
from engine.pasvu.layout import DOORS, OPPOSITE, SIZES, TURNED
from engine.pasvu.midnight_furniture import all_danced, all_tipped, mirror_raised
from engine.pasvu.model import OUT, Card, Cell, Figure, Ghost, Side, Spot, State, View
from engine.pasvu.plans import cell_ahead, check_stand, floor_of, gone_out, is_number, row_from, sent_home
from engine.pasvu.results import HOME
from engine.pasvu.seating import clockwise, right_of

SUCCESSIVE: tuple[Card, ...] = ("tag", "brother")  # cards that let players act one after another
TAG_ROW = 3  # V30: counted from the player's side


def acting_order(state: State) -> tuple[Seat, ...]:
    """Return the seats clockwise from the holder of the die."""
    return clockwise(state.colours, state.holder)


def midnight_struck(state: State, dice: Dice) -> Update:
    """Draw a midnight card, and carry out what it does at once."""
    card, *deck = state.midnight_deck
    # V36: the die is rolled now.
    number = dice.below(DOORS) + 1 if card == "crystal" else 0
    state = replace(state, midnight_deck=tuple(deck), card=card, crystal=number)
    events: list[Event] = [happened.MidnightStruck(state.holder, card, number)]
    match card:
        case "excited":
            state, told = all_tipped(state)
        case "dance":
            state, told = all_danced(state)
        case "grimaces":
            state, told = _grimaces(state)
        case "dizzy":
            state, told = _turned(state)
        case "freeze":
            state, told = _advanced(state)
        case "tag" | "brother":
            state, told = replace(state, waiting=acting_order(state)), []
        case _:
            told = []
    return state, events + told


def next_actor(state: State) -> Update:
    """V30, V33: let the next player act who can use the card. With none left, the furniture is next."""
    events: list[Event] = []
    waiting: tuple[Seat, ...] = state.waiting if state.card in SUCCESSIVE else ()
    while waiting:
        seat, *rest = waiting
        waiting = tuple(rest)
        state = replace(state, waiting=waiting, turn=seat)
        if can_tag(state, seat) if state.card == "tag" else growths(state, seat):
            return replace(state, phase="midnight"), events
        events.append(happened.CardPassed(seat, able=False))
    return replace(state, phase="furniture"), events


def _reserve_small(state: State | View, seat: Seat) -> Ghost | None:
    """Return a small ghost that waits at its side, if any."""
    return next((g for g in state.ghosts[seat] if g.size == "small" and g.place == "side"), None)


def _set(state: State, seat: Seat, ghost: Ghost, cell: Cell, spot: Spot, level: float) -> State:
    """V16: set a ghost in the hall by a card; it counts as having entered in this round."""
    ghost = replace(ghost, place="hall", cell=cell, spot=spot, z=level, entered=state.round)
    return replace(state, ghosts=with_ghost(state.ghosts, seat, ghost))


def _grimaces(state: State) -> Update:
    """V29: raise the mirror to face the centre, and set a small ghost of each player before it."""
    state, events = mirror_raised(state)
    for seat in acting_order(state):
        ghost, place = _reserve_small(state, seat), _before_mirror(state)
        if ghost is None or place is None:
            events.append(happened.CardPassed(seat, able=False))
            continue
        cell, stand = place
        state = _set(state, seat, replace(ghost, rests=state.round), cell, stand.spot, stand.level)
        events.append(happened.GhostSet(seat, ghost.name, cell, stand.spot, stand.level))
    return state, events


def _before_mirror(state: State) -> tuple[Cell, Stand] | None:
    """V29: return the free spot on the floor before the mirror's face that is nearest to it."""
    glass = glass_of(next(piece for piece in state.pieces if piece.kind == "mirror"))
    (x, y, _), (nx, ny, _) = glass.centre, glass.normal
    figures = figures_of(state.ghosts, lies=False)
    places = {
        stand: cell
        for cell in CELLS
        for stand in free_stands(state.pieces, figures, cell, "small")
        if stand.level == 0 and (stand.x - x) * nx + (stand.y - y) * ny > 0
    }
    stand = nearest(places, x, y, 0.0)
    return None if stand is None else (places[stand], stand)


def taggable(state: State | View, seat: Seat) -> tuple[Ghost, ...]:
    """V30: return the right neighbour's small ghosts that were in the hall before this card."""
    own = state.ghosts[right_of(state.colours, seat)]
    return tuple(g for g in own if g.size == "small" and g.place == "hall" and g.entered != state.round)


def can_tag(state: State | View, seat: Seat) -> bool:
    """V30: does a player have a small ghost at their side, and a place to set it?"""
    return _reserve_small(state, seat) is not None and bool(taggable(state, seat) or sneaks(state, seat))


def sneaks(state: State | View, seat: Seat) -> list[tuple[Cell, Stand]]:
    """V30: return every place in the third row from the player's side where a small ghost can be set."""
    figures = figures_of(state.ghosts, lies=False)
    row = [cell for cell in CELLS if row_from(state.sides[seat], cell) == TAG_ROW]
    return [(cell, stand) for cell in row for stand in free_stands(state.pieces, figures, cell, "small")]


def check_tag(state: State, seat: Seat, action: model.TagGhost) -> Ghost:
    """V30: a small ghost of the right neighbour, in the hall before this card. Return it."""
    if state.card != "tag":
        raise RuleError("pasvu-other-card")
    found = next((ghost for ghost in taggable(state, seat) if ghost.name == action.ghost), None)
    if found is None:
        raise RuleError("pasvu-not-taggable", ghost=str(action.ghost)[:8])
    return found


def tagged(state: State, seat: Seat, action: model.TagGhost) -> Update:
    """V30: put one's own ghost in the place of the neighbour's, which goes home."""
    victim, target = right_of(state.colours, seat), check_tag(state, seat, action)
    own = _reserve_small(state, seat)
    assert own is not None
    home = sent_home(target, state.fusion, was_seen=False)
    state = replace(state, ghosts=with_ghost(state.ghosts, victim, home))
    state = _set(state, seat, own, target.cell, target.spot, target.z)
    return state, [happened.GhostTagged(seat, own.name, victim, target.name, target.cell)]


def check_sneak(state: State, seat: Seat, action: model.SneakGhost) -> Stand:
    """V30: only if the neighbour had none, and only in the third row. Return the place."""
    if state.card != "tag":
        raise RuleError("pasvu-other-card")
    if taggable(state, seat):
        raise RuleError("pasvu-must-tag")
    if not isinstance(action.cell, str) or not isinstance(action.spot, str) or not is_number(action.level):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise RuleError("pasvu-malformed")
    if action.cell not in CELLS or row_from(state.sides[seat], action.cell) != TAG_ROW:
        raise RuleError("pasvu-not-third-row", cell=action.cell[:8])
    floor = floor_of(state)
    return check_stand(floor, floor.figures(), action.cell, "small", action.spot, action.level)


def sneaked(state: State, seat: Seat, action: model.SneakGhost) -> Update:
    """V30: set a small ghost in the third row."""
    stand, own = check_sneak(state, seat, action), _reserve_small(state, seat)
    assert own is not None
    state = _set(state, seat, own, action.cell, stand.spot, stand.level)
    return state, [happened.GhostSet(seat, own.name, action.cell, stand.spot, stand.level)]


def check_pass(state: State, seat: Seat, action: model.PassCard) -> None:
    """V30, V33: the larger ghost is an offer, the tag is not."""
    if state.card != "brother":
        raise RuleError("pasvu-must-tag")


def passed(state: State, seat: Seat, action: model.PassCard) -> Update:
    """V33: the player replaces nothing."""
    check_pass(state, seat, action)
    return state, [happened.CardPassed(seat, able=True)]


def growths(state: State | View, seat: Seat) -> list[tuple[Ghost, Ghost, Stand]]:
    """V33: return each ghost in the hall with each larger one at home that fits in its cell, and where."""
    found: list[tuple[Ghost, Ghost, Stand]] = []
    figures = figures_of(state.ghosts, lies=False)
    for ghost in state.ghosts[seat]:
        if ghost.place != "hall":
            continue
        others = [f for f in figures if (f.seat, f.name) != (seat, ghost.name)]
        for larger in state.ghosts[seat]:
            if larger.place in HOME and SIZES.index(larger.size) > SIZES.index(ghost.size):
                x, y = standing.spot_point(ghost.cell, ghost.spot, ghost.size)
                choices = free_stands(state.pieces, others, ghost.cell, larger.size)
                stand = nearest(choices, x, y, ghost.z)
                if stand:
                    found.append((ghost, larger, stand))
    return found


def offered_growths(view: View, seat: Seat) -> list[model.GrowGhost]:
    """V33: return what can be chosen. Larger ghosts of one size are alike: the first of them is offered."""
    found: dict[tuple[str, str], model.GrowGhost] = {}
    for ghost, larger, _ in growths(view, seat):
        found.setdefault((ghost.name, larger.size), model.GrowGhost(ghost.name, larger.name))
    return list(found.values())


def check_growth(state: State, seat: Seat, action: model.GrowGhost) -> tuple[Ghost, Ghost, Stand]:
    """V33: replace a ghost in the hall by a larger one at home, if it fits. Return both and the place."""
    if state.card != "brother":
        raise RuleError("pasvu-other-card")
    for name in (action.ghost, action.into):
        if name not in model.GHOSTS:
            raise RuleError("pasvu-no-such-ghost", ghost=str(name)[:8])
    for ghost, larger, stand in growths(state, seat):
        if (ghost.name, larger.name) == (action.ghost, action.into):
            return ghost, larger, stand
    raise RuleError("pasvu-cannot-grow", ghost=action.ghost, into=action.into)


def grown(state: State, seat: Seat, action: model.GrowGhost) -> Update:
    """V33: replace the ghost. The larger one may leave and move when the replaced one could (V16)."""
    ghost, larger, stand = check_growth(state, seat, action)
    place = (ghost.cell, stand.spot, stand.level)
    ghosts = with_ghost(state.ghosts, seat, sent_home(ghost, state.fusion, was_seen=False))
    larger = replace(
        larger,
        place="hall",
        cell=ghost.cell,
        spot=stand.spot,
        z=stand.level,
        entered=ghost.entered,
        rests=ghost.rests,
    )
    state = replace(state, ghosts=with_ghost(ghosts, seat, larger))
    return state, [happened.GhostGrown(seat, ghost.name, larger.name, *place)]


def _turned(state: State) -> Update:
    """V35: turn the board under the players: their sides pass on, and nothing else moves."""
    sides: tuple[Side, ...] = tuple(TURNED[side] for side in state.sides)
    return replace(state, sides=sides), [happened.SidesPassed(sides)]


def _advanced(state: State) -> Update:
    """V37: move each player's ghosts in the hall one cell towards their exit, the foremost first."""
    events: list[Event] = []
    for seat in acting_order(state):
        exit_side: Side = OPPOSITE[state.sides[seat]]
        inside = [ghost for ghost in state.ghosts[seat] if ghost.place == "hall"]
        for ghost in sorted(inside, key=lambda ghost: row_from(exit_side, ghost.cell)):
            state, told = _one_cell_on(state, seat, ghost, exit_side)
            events += told
    return state, events


def _one_cell_on(state: State, seat: Seat, ghost: Ghost, exit_side: Side) -> Update:
    """V37: move a ghost out from the last row, or else to the nearest place of the next cell."""
    if row_from(exit_side, ghost.cell) == 1:
        moved = happened.GhostMoved(seat, ghost.name, ghost.cell, (OUT,), "c", 0.0)
        return replace(state, ghosts=with_ghost(state.ghosts, seat, gone_out(ghost))), [moved]
    cell = cell_ahead(exit_side, ghost.cell)
    x, y = standing.spot_point(cell, ghost.spot, ghost.size)
    figures = figures_of(state.ghosts, lies=False)
    stand = nearest(free_stands(state.pieces, figures, cell, ghost.size), x, y, ghost.z)
    if stand is None:
        stay = happened.GhostMoved(seat, ghost.name, ghost.cell, (), ghost.spot, ghost.z, "stayed")
        return state, [stay]
    went = replace(ghost, cell=cell, spot=stand.spot, z=stand.level)
    event = happened.GhostMoved(seat, ghost.name, ghost.cell, (cell,), stand.spot, stand.level)
    return replace(state, ghosts=with_ghost(state.ghosts, seat, went)), [event]


def stood_up(state: State) -> Update:
    """V27: at the end of the round the ghosts stand up. One that does not fit moves to the nearest spot."""
    upright: list[Figure] = []
    cramped: list[Figure] = []
    for figure in figures_of(state.ghosts, lies=False):
        fits = not standing.is_in_solid(state.pieces, figure) and not any(
            standing.meet(figure, other) for other in upright
        )
        (upright if fits else cramped).append(figure)
    events: list[Event] = []
    for figure in cramped:
        ghost = state.ghosts[figure.seat][standing.index_of(figure.name)]
        ghost = room_found(state, upright, figure, ghost)
        if ghost.place == "hall":
            upright.append(standing.figure_of(figure.seat, ghost, lies=False))
        state = replace(state, ghosts=with_ghost(state.ghosts, figure.seat, ghost))
        events.append(put_aside(figure.seat, ghost))
    return state, events
