"""Les couloirs de Poudlard: when the stand-in player plays which event card."""

from collections.abc import Callable, Iterator
from itertools import combinations

from engine.core import Dice, Seat
from engine.poudlard.layout import (
    FIRST_ZONE,
    NEAR,
    PASSWORD,
    SQUARES,
    ZONE_CARDS,
    class_of,
    next_class,
    zone_of,
)
from engine.poudlard.model import Card, PlayCard, Square
from engine.poudlard.stand_in.goals import Outlook

BOLD = 2  # classes ahead at least for a swap of timetables; one is enough near the end
LATE = 5  # classes attended by a rival who must be stopped
MIDDLE = 3  # classes attended by a rival who is worth holding up
SURE = 4.9  # changes at most that make a Password worth while: its five, with nothing unseen

Tactic = Callable[[Outlook], PlayCard | None]


def card_to_play(outlook: Outlook, dice: Dice, is_easy: bool) -> PlayCard | None:
    """The first good card, if any; an easy player thinks only of the plain ones."""
    phase = outlook.view.phase
    tactics: list[Tactic] = [_win_now]
    if phase == "roll":
        tactics += [] if is_easy else [_swap]
    elif phase == "move" and not outlook.arrives():
        tactics += [_password] if is_easy else [_jump, _gather, _peeves, _password]
    elif phase == "end":
        tactics += [_homework, _norris]
        if not is_easy:
            tactics = [_win_now, _jump, _gather, _go_on, _peeves, _password, _homework]
            tactics += [_norris, _asleep, _cancelled, _scatter, _friday]
    found = (tactic(outlook) for tactic in tactics)
    return next((card for card in found if card), None)


def _can(outlook: Outlook, card: Card) -> bool:
    return card in outlook.view.playable


def _win_now(outlook: Outlook) -> PlayCard | None:
    """P24: an event that puts one home with everything attended."""
    view, home = outlook.view, outlook.home
    if not outlook.is_done(outlook.seat) or outlook.pawn == home:
        return None
    for card, zone in ZONE_CARDS.items():
        if zone == home and _can(outlook, card):
            return PlayCard(card)
    there = [seat for seat in outlook.rivals if view.pawns[seat] == home]
    return _swap_pawns(outlook, there[0]) if there and _can(outlook, "lost") else None


def _swap_pawns(outlook: Outlook, rival: Seat) -> PlayCard:
    one, other = sorted((outlook.seat, rival))
    return PlayCard("lost", (), (one, other))


def _swap(outlook: Outlook) -> PlayCard | None:
    """P19: with whoever is well ahead, or a little ahead near the end."""
    if not _can(outlook, "swap"):
        return None
    own = outlook.view.progress[outlook.seat]
    for rival in outlook.rivals:
        count = outlook.view.progress[rival]
        gain = count - own
        if outlook.view.swap == "near" and gain > NEAR:
            continue
        if gain >= BOLD or (gain == 1 and count > LATE):
            return PlayCard("swap", (), (rival,))
    return None


def _jump(outlook: Outlook) -> PlayCard | None:
    """P18: to the place of a pawn from which the goal is in reach; no rival is helped home."""
    if not _can(outlook, "lost"):
        return None
    for rival in outlook.rivals:
        place = outlook.view.pawns[rival]
        helps = outlook.is_done(rival) and outlook.pawn == zone_of(outlook.view.students[rival])
        if place != outlook.pawn and not helps and outlook.arrives(place):
            return _swap_pawns(outlook, rival)
    return None


def _gathers(outlook: Outlook) -> Iterator[Card]:
    """P23: the zone cards in hand that let no rival win."""
    for card, zone in ZONE_CARDS.items():
        if _can(outlook, card) and not any(
            outlook.is_done(rival) and zone == zone_of(outlook.view.students[rival])
            for rival in outlook.rivals
        ):
            yield card


def _gather(outlook: Outlook) -> PlayCard | None:
    """P23: to a zone from which the goal is in reach."""
    for card in _gathers(outlook):
        if ZONE_CARDS[card] != outlook.pawn and outlook.arrives(ZONE_CARDS[card]):
            return PlayCard(card)
    return None


def _go_on(outlook: Outlook) -> PlayCard | None:
    """P12: the goal is in reach already; a reshuffle elsewhere opens the movement."""
    is_free = _can(outlook, "friday") and outlook.arrives()
    return PlayCard("friday") if is_free and len(_idle_tokens(outlook)) >= PASSWORD else None


def _idle_tokens(outlook: Outlook) -> list[Square]:
    """P16: face-up tokens without pawns that are not on the own way."""
    plan = outlook.plan()
    kept = (*outlook.view.pawns, *(plan.places if plan else ()))
    return [square for square in range(FIRST_ZONE) if outlook.view.tokens[square] and square not in kept]


def _peeves(outlook: Outlook) -> PlayCard | None:
    """P17: two tokens whose swap brings the goal into reach; the room itself first."""
    goal = outlook.goal
    if not _can(outlook, "peeves") or goal is None:
        return None
    free = [square for square in range(FIRST_ZONE) if square != outlook.pawn]
    pairs = sorted(combinations(free, 2), key=lambda pair: goal not in pair)
    for one, other in pairs:
        if _brings_nearer(outlook, one, other):
            return PlayCard("peeves", (SQUARES[one], SQUARES[other]))
    return None


def _brings_nearer(outlook: Outlook, one: Square, other: Square) -> bool:
    tokens = list(outlook.view.tokens)
    if tokens[one] == tokens[other]:
        return False
    tokens[one], tokens[other] = tokens[other], tokens[one]
    goes = {one: other, other: one}
    assert outlook.goal is not None
    goal = goes.get(outlook.goal, outlook.goal)
    # P17: the pawns ride along; the own one stands on neither token. So does a cancellation.
    return outlook.goal not in outlook.closed and goal in outlook.reach(None, tuple(tokens))


def _password(outlook: Outlook) -> PlayCard | None:
    """P14: five changes that open the way to the goal."""
    if not _can(outlook, "password") or outlook.goal is None or outlook.goal in outlook.closed:
        return None
    return PlayCard("password") if outlook.later().cost_from(outlook.pawn) <= SURE else None


def _homework(outlook: Outlook) -> PlayCard | None:
    """P21: another turn is always welcome."""
    return PlayCard("homework") if _can(outlook, "homework") else None


def _norris(outlook: Outlook) -> PlayCard | None:
    """P20: on the leading rival who does not lose a turn already."""
    for rival in outlook.rivals:
        if not outlook.view.losing[rival] and outlook.view.progress[rival] >= MIDDLE:
            return PlayCard("norris", (), (rival,)) if _can(outlook, "norris") else None
    return None


def _asleep(outlook: Outlook) -> PlayCard | None:
    """P22: on a rival about to finish, never for nothing."""
    leader = outlook.rivals[0]
    is_worth = outlook.view.progress[leader] >= LATE and _can(outlook, "asleep")
    return PlayCard("asleep", (), (leader,)) if is_worth else None


def _cancelled(outlook: Outlook) -> PlayCard | None:
    """P15: the class that the leading rival wants next, unless it is one's own next one."""
    leader = outlook.rivals[0]
    goal = outlook.goal_of(leader)
    if not _can(outlook, "cancelled") or outlook.view.progress[leader] < MIDDLE:
        return None
    if goal is None or goal >= FIRST_ZONE or goal == outlook.goal or goal in outlook.closed:
        return None
    return PlayCard("cancelled", (SQUARES[goal],))


def _scatter(outlook: Outlook) -> PlayCard | None:
    """P23: a rival who only has to come home is called far away."""
    if not outlook.is_done(outlook.rivals[0]) or outlook.is_done(outlook.seat):
        return None
    return next((PlayCard(card) for card in _gathers(outlook)), None)


def _friday(outlook: Outlook) -> PlayCard | None:
    """P16: the corridors of a rival who is about to finish, unless one is that oneself."""
    leader = outlook.rivals[0]
    ahead = outlook.view.progress[leader] - outlook.view.progress[outlook.seat]
    is_worth = outlook.view.progress[leader] >= LATE and ahead > 0
    return PlayCard("friday") if is_worth and _can(outlook, "friday") else None


def token_to_shuffle(outlook: Outlook, dice: Dice) -> Square:
    """P16: what the leading rival needs most and oneself least."""
    view = outlook.view
    taken = (*view.pawns, *view.fixed)
    free = [square for square, token in enumerate(view.tokens) if token and square not in taken]
    worths = _harm(outlook, outlook.rivals[0])
    most = max(worths[square] for square in free)
    return dice.choice([square for square in free if worths[square] == most])


def _harm(outlook: Outlook, leader: Seat) -> list[int]:
    """What turning a token down would cost the leading rival, less what it would cost oneself."""
    view = outlook.view
    own, theirs = outlook.plan(), None
    goal = outlook.goal_of(leader)
    if goal is not None:
        theirs = outlook.field_to(goal).plan(view.pawns[leader])
    wanted = next_class(view.timetables[leader], view.progress[leader])
    worths = [0] * FIRST_ZONE
    for square, token in enumerate(view.tokens):
        worths[square] += 2 * (theirs is not None and square in theirs.places)
        worths[square] += 2 * (class_of(token) != 0 and class_of(token) == wanted)
        worths[square] -= 8 * (own is not None and square in own.places) + (class_of(token) != 0)
    return worths
