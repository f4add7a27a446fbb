"""Les couloirs de Poudlard: how a game begins (P1, P2)."""

from engine.core import Dice, Seat, Step
from engine.poudlard.events import Event, HandDealt, PartsDealt, StartRolled, TurnBegan
from engine.poudlard.layout import FACES, HAND, STUDENTS, TIMETABLES, full_deck, lay_tokens, zone_of
from engine.poudlard.model import Options, State


def set_up(seats: int, options: Options, dice: Dice) -> Step[State, Event]:
    """P1: lay the tokens face down; deal timetables, students and four cards. P2: the highest roll starts."""
    tokens = lay_tokens(dice)
    timetables = dice.shuffled(range(len(TIMETABLES)))[:seats]
    students = dice.shuffled(range(len(STUDENTS)))[:seats]
    cards = dice.shuffled(full_deck())
    hands = tuple(cards[seat * HAND : (seat + 1) * HAND] for seat in range(seats))
    first, rolls = (options.first, ()) if options.first is not None else rolled_for_start(seats, dice)
    state = State(
        year=options.year,
        swap=options.swap,
        hats=options.picks or tuple(range(seats)),
        students=students,
        timetables=timetables,
        progress=(0,) * seats,
        pawns=tuple(zone_of(student) for student in students),
        tokens=tokens,
        hands=hands,
        stock=cards[seats * HAND :],
        cancellations=(),
        losing=(False,) * seats,
        first=first,
        turn=first,
        round=1,
        turns=0,
    )
    dealt = [HandDealt(seat, hand) for seat, hand in enumerate(hands)]
    return Step(state, (PartsDealt(students, timetables), *dealt, *rolls, TurnBegan(first, 1)))


def rolled_for_start(seats: int, dice: Dice) -> tuple[Seat, tuple[StartRolled, ...]]:
    """P2: all players roll. Those who tie for the highest roll again."""
    rolling, told = list(range(seats)), list[StartRolled]()
    while len(rolling) > 1:
        rolls = [dice.below(FACES) + 1 if seat in rolling else 0 for seat in range(seats)]
        told.append(StartRolled(tuple(rolls)))
        rolling = [seat for seat in rolling if rolls[seat] == max(rolls)]
    return rolling[0], tuple(told)
