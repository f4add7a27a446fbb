"""Le labyrinthe secret: the end of a turn on a shared place, and the duel (S7 to S13)."""

from itertools import product

from msgspec.structs import replace

from engine.core import Dice, RuleError, Seat, Step
from engine.core.seats import replaced
from engine.mazes.rings import Place
from engine.secret import events as happened
from engine.secret import model, turn
from engine.secret.bag import THIS_TURN, with_target_drawn, with_target_returned
from engine.secret.events import Event, Update
from engine.secret.layout import DIE, RINGS
from engine.secret.model import ChooseSigns, Duel, Exchange, Sign, Signs, Stake, State

BEATS: dict[Sign, Sign] = {"rock": "scissors", "scissors": "paper", "paper": "rock"}
SIGNS: tuple[Sign, ...] = ("rock", "paper", "scissors")
CHOICES = tuple(ChooseSigns(signs) for signs in product(SIGNS, SIGNS, SIGNS))  # S12: three signs in order
CROWD = 3  # S10: with this many others on the target there is no duel
FREE_STAKES: tuple[Stake, ...] = ("one", "die")
TARGET_STAKE: tuple[Stake, ...] = ("target",)


def moved(state: State, seat: Seat, action: model.MovePawn, dice: Dice) -> Step[State, Event]:
    """S6, S7: move the pawn. The place where it stops decides how the turn goes on."""
    state, event = turn.with_pawn_moved(state, seat, action)
    state, events = settled(state, dice)
    return Step(state, (event, *events))


def settled(state: State, dice: Dice) -> Update:
    """S7, S9, S10: take the target, end the turn, or begin a duel, as the pawn's place demands."""
    if turn.is_on_target(state):
        return _settled_on_target(state, dice)
    # S9: only a pawn that moved on to an occupied place may challenge; one that stayed challenges nobody.
    if turn.rivals_of(state) and turn.has_moved(state):
        return replace(state, phase="challenge"), ()
    return turn.turn_over(state, dice)


def _settled_on_target(state: State, dice: Dice) -> Update:
    """S7, S10: alone, take the target. Among others, duel for it, whether the pawn moved or stayed."""
    rivals = turn.rivals_of(state)
    if not rivals:
        return turn.taken(state, dice)
    # S10: with more than three pawns on it the target goes back, unless the bag is empty.
    if len(rivals) == CROWD and state.bag:
        return _crowded_out(state, dice)
    # S10: the duel is compulsory; with one other pawn there is nothing to choose.
    if len(rivals) == 1:
        return begun(state, Duel(state.turn, rivals[0], "target", 0, is_rolled=False))
    return replace(state, phase="challenge"), ()


def _crowded_out(state: State, dice: Dice) -> Update:
    state, events = with_target_returned(state, dice, "crowd")
    state, ending = turn.turn_over(state, dice)
    return state, (*events, *ending)


def stakes_of(state: State) -> tuple[Stake, ...]:
    """S10: on the target, the stake is the target. S11: elsewhere, it is one object or what the die says."""
    return TARGET_STAKE if turn.is_on_target(state) else FREE_STAKES


def check_challenge(state: State, seat: Seat, action: model.Challenge) -> Seat:
    """S9, S10, S11: a pawn on the same place, and a stake that fits it. Return the rival."""
    turn.check_phase(state, "challenge")
    rivals = turn.rivals_of(state)
    if action.seat not in rivals:
        raise RuleError("secret-not-here", cell=RINGS.names[turn.pawn_on_turn(state)])
    if action.stake not in stakes_of(state):
        raise RuleError("secret-for-the-target" if turn.is_on_target(state) else "secret-wrong-stake")
    return rivals[rivals.index(action.seat)]


def challenged(state: State, seat: Seat, action: model.Challenge, dice: Dice) -> Step[State, Event]:
    """S9, S11: fix the stake, then begin the duel. A die once rolled is binding."""
    rival = check_challenge(state, seat, action)
    if action.stake == "target":
        return Step(*begun(state, Duel(seat, rival, "target", 0, is_rolled=False)))
    if action.stake == "one":
        return Step(*begun(state, Duel(seat, rival, "objects", 1, is_rolled=False)))
    number = dice.choice(DIE)
    state, events = begun(state, Duel(seat, rival, "objects", number, is_rolled=True))
    return Step(state, (happened.DieRolled(seat, number), *events))


def begun(state: State, duel: Duel) -> Update:
    """Begin a duel: both players have to choose signs."""
    event = happened.DuelBegan(duel.challenger, duel.challenged, duel.prize, duel.stake)
    return replace(state, phase="duel", duel=duel, calls=state.calls + 1, waited=THIS_TURN), (event,)


def check_waiver(state: State, seat: Seat, action: model.EndTurn) -> None:
    """S9: nobody has to challenge, except on the target (S10)."""
    turn.check_phase(state, "challenge")
    if turn.is_on_target(state):
        raise RuleError("secret-must-duel")


def waived(state: State, seat: Seat, action: model.EndTurn, dice: Dice) -> Step[State, Event]:
    """S9: end the turn without a challenge."""
    check_waiver(state, seat, action)
    event = happened.ChallengeWaived(seat)
    state, events = turn.turn_over(state, dice)
    return Step(state, (event, *events))


def running(state: State) -> Duel:
    """Return the duel that is under way in the phases "duel" and "place"."""
    assert state.duel is not None
    return state.duel


def check_choice(state: State, seat: Seat, action: ChooseSigns) -> Signs:
    """S12: three signs. Return them."""
    turn.check_phase(state, "duel")
    if action not in CHOICES:
        raise RuleError("secret-wrong-signs")
    return action.signs


def chosen(state: State, seat: Seat, action: ChooseSigns, dice: Dice) -> Step[State, Event]:
    """S12, S17: keep a choice secret until both players have chosen."""
    signs, duel = check_choice(state, seat, action), running(state)
    ours, theirs = duel.signs
    pair = (signs, theirs) if seat == duel.challenger else (ours, signs)
    state = replace(state, duel=replace(duel, signs=pair))
    events: tuple[Event, ...] = ()
    if pair[0] and pair[1]:
        state, events = _shown(state, shown_of(pair[0], pair[1]))
    return Step(state, (happened.SignsChosen(seat), *events))


def shown_of(ours: Signs, theirs: Signs) -> tuple[Exchange, ...]:
    """S12: return the pairs of signs in order, up to the first that differ."""
    shown: list[Exchange] = []
    for pair in zip(ours, theirs, strict=True):
        shown.append(pair)
        if pair[0] != pair[1]:
            break
    return tuple(shown)


def _shown(state: State, shown: tuple[Exchange, ...]) -> Update:
    duel, (ours, theirs) = running(state), shown[-1]
    state = replace(state, calls=state.calls + 1)
    if ours == theirs:
        # S12: a tie is played again.
        duel = replace(duel, signs=(None, None), shown=shown, ties=duel.ties + 1)
        return replace(state, duel=duel), (happened.DuelTied(shown),)
    winner, loser = duel.challenger, duel.challenged
    if BEATS[theirs] == ours:
        winner, loser = loser, winner
    duel = replace(duel, signs=(None, None), shown=shown, winner=winner, loser=loser)
    # S13: the winner has to set the loser's pawn.
    state, events = _paid(replace(state, duel=duel, phase="place"), winner, loser)
    events = (happened.DuelDecided(winner, loser, shown), *events)
    if turn.has_won(state, winner):
        # S13: the pawn stays if the game is won.
        state, ending = turn.won(state)
        return state, (*events, *ending)
    return state, events


def _paid(state: State, winner: Seat, loser: Seat) -> Update:
    """S10: hand over the target. S11: or the stake, or all that the loser has, the latest gains first."""
    duel = running(state)
    if duel.prize == "target":
        return turn.with_target_taken(state, winner)
    count = min(duel.stake, len(state.held[loser]))
    kept = len(state.held[loser]) - count
    handed = state.held[loser][kept:][::-1]
    held = replaced(state.held, loser, state.held[loser][:kept])
    held = replaced(held, winner, (*held[winner], *handed))
    quiet = THIS_TURN if handed else state.quiet
    return replace(state, held=held, quiet=quiet), (happened.ObjectsHandedOver(loser, winner, handed),)


def free_places(state: State) -> tuple[Place, ...]:
    """S13: return the places on which no pawn stands."""
    return tuple([place for place in range(RINGS.size) if place not in state.pawns])


def check_placing(state: State, seat: Seat, action: model.PlacePawn) -> Place:
    """S13: any free place. Return it."""
    turn.check_phase(state, "place")
    place = RINGS.place(action.to)
    if place is None:
        raise RuleError("secret-no-such-cell", cell=str(action.to))
    if place in state.pawns:
        raise RuleError("secret-cell-taken", cell=action.to)
    return place


def placed(state: State, seat: Seat, action: model.PlacePawn, dice: Dice) -> Step[State, Event]:
    """S13: set the loser's pawn. S10: only then is the new target drawn."""
    place, duel = check_placing(state, seat, action), running(state)
    loser = duel.loser
    assert loser is not None
    start = state.pawns[loser]
    assert start is not None
    event = happened.PawnPlaced(seat, loser, RINGS.names[start], action.to)
    state = replace(state, pawns=replaced(state.pawns, loser, place))
    state, events = concluded(state, dice)
    return Step(state, (event, *events))


def concluded(state: State, dice: Dice) -> Update:
    """S9: end the turn after a duel. S10: after one for the target, draw the next target."""
    events: tuple[Event, ...] = ()
    if running(state).prize == "target" and state.target is None:
        state, events = with_target_drawn(state, dice)
    state, ending = turn.turn_over(state, dice)
    return state, (*events, *ending)
