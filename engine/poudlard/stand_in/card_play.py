"""Les couloirs de Poudlard: when the stand-in plays which event card."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.core import Dice, Seat
from engine.poudlard import layout
from engine.poudlard.layout import FIRST_ZONE, SQUARES, ZONE_CARDS, class_of
from engine.poudlard.model import Card, PlayCard, Square
from engine.poudlard.movement import passages_from, reach
from engine.poudlard.stand_in.situation import KEPT, Situation

BOLD = 2  # swap timetables with a rival this many classes ahead; near the end one is enough
FAR = 3  # an expert swaps with a rival this many classes ahead
LATE = 5  # classes of a rival who must be stopped
MIDDLE = 3  # classes of a rival who is worth holding up
CLOSE = 6  # classes of somebody who may win in the next turn
SURE = 4.9  # most changes for which a Password is worth while: its five, with no token unseen

Tactic = Callable[[Situation], PlayCard | None]


def card_to_play(situation: Situation, is_easy: bool) -> PlayCard | None:
    """Return the first good card, if any. An easy stand-in considers only simple ones."""
    phase = situation.view.phase
    tactics: list[Tactic] = [_win_now]
    if phase == "roll":
        tactics += [] if is_easy else [_swap]
    elif phase == "move" and not situation.arrives:
        tactics += [_password] if is_easy else [_jump, _gather, _peeves, _password]
    elif phase == "end":
        tactics += [_homework, _norris]
        if not is_easy:
            tactics = [_win_now, _jump, _gather, _peeves, _password, _homework]
            tactics += [_norris, _asleep, _cancelled, _scatter, _friday]
    return _first(tactics, situation)


def _first(tactics: Sequence[Tactic], situation: Situation) -> PlayCard | None:
    found = (tactic(situation) for tactic in tactics)
    return next((card for card in found if card), None)


def _can(situation: Situation, card: Card) -> bool:
    return card in situation.view.playable


def _win_now(situation: Situation) -> PlayCard | None:
    """P24: come home by a card, with all classes attended."""
    view, home = situation.view, situation.home
    if not situation.is_done(situation.seat) or situation.pawn == home:
        return None
    for card, zone in ZONE_CARDS.items():
        if zone == home and _can(situation, card):
            return PlayCard(card)
    there = [seat for seat in situation.rivals if view.pawns[seat] == home]
    return _swap_pawns(situation, there[0]) if there and _can(situation, "lost") else None


def _swap_pawns(situation: Situation, rival: Seat) -> PlayCard:
    one, other = sorted((situation.seat, rival))
    return PlayCard("lost", (), (one, other))


def _swap(situation: Situation) -> PlayCard | None:
    """P19: swap timetables with a rival who is well ahead or, near the end, a little ahead."""
    return _swap_for(situation, lambda gain, count: gain >= BOLD or (gain == 1 and count > LATE))


def _late_swap(situation: Situation) -> PlayCard | None:
    """P19: keep the Swap for a rival who is near the end, or so far ahead that it can hardly be better."""
    far = layout.NEAR if situation.view.swap == "near" else FAR
    return _swap_for(situation, lambda gain, count: gain >= far or (gain > 0 and count >= LATE))


def _any_swap(situation: Situation) -> PlayCard | None:
    """P19: swap with whoever is ahead."""
    return _swap_for(situation, lambda gain, count: gain > 0)


def _swap_for(situation: Situation, is_worth: Callable[[int, int], bool]) -> PlayCard | None:
    """Swap with the first rival for whom it is worth it, by the lead and by the classes attended."""
    if not _can(situation, "swap"):
        return None
    own = situation.view.progress[situation.seat]
    for rival in situation.rivals:
        count = situation.view.progress[rival]
        if situation.view.swap == "near" and count - own > layout.NEAR:
            continue
        if is_worth(count - own, count):
            return PlayCard("swap", (), (rival,))
    return None


@lru_cache(KEPT)
def _jump(situation: Situation) -> PlayCard | None:
    """P18: swap with a pawn from whose place the goal is in reach, unless that helps a rival home."""
    if not _can(situation, "lost"):
        return None
    for rival in situation.rivals:
        place = situation.view.pawns[rival]
        helps = situation.is_done(rival) and situation.pawn == layout.zone_of(situation.view.students[rival])
        if place != situation.pawn and not helps and situation.goes_on(situation.reach(place)):
            return _swap_pawns(situation, rival)
    return None


def _gathers(situation: Situation) -> Iterator[Card]:
    """P23: yield the zone cards in hand that let no rival win."""
    for card, zone in ZONE_CARDS.items():
        if _can(situation, card) and not any(
            situation.is_done(rival) and zone == layout.zone_of(situation.view.students[rival])
            for rival in situation.rivals
        ):
            yield card


@lru_cache(KEPT)
def _gather(situation: Situation) -> PlayCard | None:
    """P23: go to a zone from which the goal is in reach."""
    for card in _gathers(situation):
        if ZONE_CARDS[card] != situation.pawn and situation.goes_on(situation.reach(ZONE_CARDS[card])):
            return PlayCard(card)
    return None


@lru_cache(KEPT)
def _peeves(situation: Situation) -> PlayCard | None:
    """P17: swap two tokens so that the goal comes into reach, trying the room itself first."""
    goal = situation.goal
    if not _can(situation, "peeves") or goal is None:
        return None
    free = [square for square in range(FIRST_ZONE) if square != situation.pawn]
    pairs = sorted(combinations(free, 2), key=lambda pair: goal not in pair)
    for one, other in pairs:
        if _brings_nearer(situation, one, other):
            return PlayCard("peeves", (SQUARES[one], SQUARES[other]))
    return None


def _brings_nearer(situation: Situation, one: Square, other: Square) -> bool:
    tokens, goal = list(situation.view.tokens), situation.goal
    if tokens[one] == tokens[other] or goal in situation.closed:
        return False
    tokens[one], tokens[other] = tokens[other], tokens[one]
    # P17: pawns and cancellations move with the tokens. Our own pawn stands on neither.
    moved = other if goal == one else one if goal == other else goal
    reached = reach(passages_from(tokens, situation.closed, situation.pawn), situation.pawn)
    return situation.goes_on(reached, moved)


@lru_cache(KEPT)
def _password(situation: Situation) -> PlayCard | None:
    """P14: use five more changes if they open a route to the goal. P12: or, with one, any new way."""
    if not _can(situation, "password") or situation.goal is None or situation.goal in situation.closed:
        return None
    if situation.arrives:
        return PlayCard("password") if situation.opening_pivot else None
    return PlayCard("password") if situation.routes_next_turn.cost_from(situation.pawn) <= SURE else None


def _homework(situation: Situation) -> PlayCard | None:
    """P21: take another turn whenever possible."""
    return PlayCard("homework") if _can(situation, "homework") else None


def _norris(situation: Situation) -> PlayCard | None:
    """P20: stop the leading rival who is not already losing a turn."""
    for rival in situation.rivals:
        if not situation.view.losing[rival] and situation.view.progress[rival] >= MIDDLE:
            return PlayCard("norris", (), (rival,)) if _can(situation, "norris") else None
    return None


def _late_norris(situation: Situation) -> PlayCard | None:
    """P20: stop a rival however far behind: a Swap may bring them ahead, and our own next turn may win."""
    found = (rival for rival in situation.rivals if not situation.view.losing[rival])
    rival = next(found, None)
    return PlayCard("norris", (), (rival,)) if rival is not None and _can(situation, "norris") else None


def _asleep(situation: Situation) -> PlayCard | None:
    """P22: take a class from a rival who is about to finish."""
    leader = situation.rivals[0]
    is_worth = situation.view.progress[leader] >= LATE and _can(situation, "asleep")
    return PlayCard("asleep", (), (leader,)) if is_worth else None


def _cancelled(situation: Situation) -> PlayCard | None:
    """P15: cancel the class that the leading rival wants next, unless we want it too."""
    leader = situation.rivals[0]
    goal = situation.goal_of(leader)
    if not _can(situation, "cancelled") or situation.view.progress[leader] < MIDDLE:
        return None
    if goal is None or goal >= FIRST_ZONE or goal == situation.goal or goal in situation.closed:
        return None
    return PlayCard("cancelled", (SQUARES[goal],))


def _scatter(situation: Situation) -> PlayCard | None:
    """P23: call a rival away who only has to come home."""
    if not situation.is_done(situation.rivals[0]) or situation.is_done(situation.seat):
        return None
    return next((PlayCard(card) for card in _gathers(situation)), None)


def _friday(situation: Situation) -> PlayCard | None:
    """P16: shuffle the corridors of a rival who is about to finish, if they are ahead of us."""
    leader = situation.rivals[0]
    ahead = situation.view.progress[leader] - situation.view.progress[situation.seat]
    is_worth = situation.view.progress[leader] >= LATE and ahead > 0
    return PlayCard("friday") if is_worth and _can(situation, "friday") else None


def token_to_shuffle(situation: Situation, dice: Dice) -> Square:
    """P16: choose the token that the leading rival needs most and we need least."""
    view = situation.view
    taken = (*view.pawns, *view.fixed)
    free = [square for square, token in enumerate(view.tokens) if token and square not in taken]
    worths = _harm(situation, situation.rivals[0])
    most = max(worths[square] for square in free)
    return dice.choice([square for square in free if worths[square] == most])


def _harm(situation: Situation, leader: Seat) -> list[int]:
    """Return for each token what turning it down would cost the leading rival, less what it would cost us."""
    view = situation.view
    own, theirs = situation.plan, None
    goal = situation.goal_of(leader)
    if goal is not None:
        theirs = situation.routes_to(goal).plan(view.pawns[leader])
    wanted = layout.next_class(view.timetables[leader], view.progress[leader])
    worths = [0] * FIRST_ZONE
    for square, token in enumerate(view.tokens):
        worths[square] += 2 * (theirs is not None and square in theirs.places)
        worths[square] += 2 * (class_of(token) != 0 and class_of(token) == wanted)
        worths[square] -= 8 * (own is not None and square in own.places) + (class_of(token) != 0)
    return worths


class Manner(NamedTuple):
    """How an expert plays a turn: whether it swaps, and which cards it uses up rather than keeps."""

    swap: Tactic | None
    early: tuple[Tactic, ...]  # what opens a way, before somebody has classes enough
    late: tuple[Tactic, ...]  # what opens a way then
    takes_turns: bool  # does it take a turn more than a rival has, near the end?
    harms: bool
    collects: bool  # does it take a card before a class, early in the game?


JUMPS = (_jump, _gather)
OPENINGS = (*JUMPS, _peeves, _password)
HARMS = (_asleep, _cancelled, _scatter, _friday)
# P19: a Swap may take any lead, so only the end counts, and cards are kept for it.
USUAL = Manner(_late_swap, JUMPS, OPENINGS, takes_turns=True, harms=True, collects=True)
KEEPING = Manner(None, (), (), takes_turns=False, harms=False, collects=True)
SPENDING = Manner(None, OPENINGS, OPENINGS, takes_turns=True, harms=False, collects=False)
TAKING_OVER = Manner(_any_swap, OPENINGS, OPENINGS, takes_turns=True, harms=False, collects=False)
SWAPPING = Manner(_any_swap, JUMPS, JUMPS, takes_turns=True, harms=False, collects=True)
MANNERS = (KEEPING, SPENDING, TAKING_OVER, SWAPPING)  # beside the usual one


def experts_card(situation: Situation, manner: Manner) -> PlayCard | None:
    """Return the first good card for an expert who plays in this manner."""
    view, tactics = situation.view, list[Tactic]([_win_now])
    first = max(view.progress)
    is_early = first < LATE
    opening = manner.early if is_early else manner.late
    if view.phase == "roll" and manner.swap:
        tactics.append(manner.swap)
    elif view.phase == "move" and not situation.arrives:
        tactics.extend(opening)
    elif view.phase == "end":
        # Who collects would go for another star with each way that opens, and a turn might never end.
        tactics.extend(() if is_early and manner.collects else opening)
        tactics.extend([_homework] if manner.takes_turns and not is_early else ())
        tactics.extend([_late_norris] if manner.takes_turns and first >= CLOSE else ())
        tactics.extend(HARMS if manner.harms else ())
    return _first(tactics, situation)
