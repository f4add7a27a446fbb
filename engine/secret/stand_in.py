"""Le labyrinthe secret: the stand-in. It plans from a view, so it knows what a person in its seat would."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations_with_replacement

import msgspec

from engine.core import Dice, RuleError, Seat
from engine.core.dice import best
from engine.mazes.corridors import members
from engine.mazes.rings import Place, Positions
from engine.secret import model
from engine.secret.duel import CHOICES, CROWD
from engine.secret.layout import CENTRE, RINGS, place_of
from engine.secret.turn import CENTRE_TURNS, CHANGES, MOVES, RING_TURNS

LEVELS = ("easy", "normal")
GLANCES = 6  # plans that an easy stand-in looks at before choosing
CACHED_WAYS = 1 << 14
NO_WAYS = (0,) * RINGS.size


class Plan(msgspec.Struct, frozen=True):
    """The changes still to be made in a turn. Their order does not matter."""

    turns: tuple[model.TurnCentre | model.TurnRing, ...]
    notches: Positions
    lands: tuple[Place, ...]  # for each place, where its pawn stands afterwards
    origins: tuple[Place, ...]  # for each place, where the pawn that stands there afterwards stands now

    def after(self, positions: Positions) -> Positions:
        """Return the positions once the plan is carried out."""
        return tuple([(p + n) % RINGS.sectors for p, n in zip(positions, self.notches, strict=True)])


@cache
def plans(count: int, is_centre_turned: bool) -> tuple[Plan, ...]:
    """S3, S4: return every set of so many changes, with the centre at most once."""
    turns = RING_TURNS if is_centre_turned else (*RING_TURNS, *CENTRE_TURNS)
    return tuple(
        _plan(chosen)
        for chosen in combinations_with_replacement(turns, count)
        if sum(isinstance(turn, model.TurnCentre) for turn in chosen) <= 1
    )


def _plan(turns: tuple[model.TurnCentre | model.TurnRing, ...]) -> Plan:
    positions: Positions = (0,) * len(RINGS.parts)
    lands = tuple(range(RINGS.size))
    for turn in turns:
        part, by = (CENTRE, turn.by) if isinstance(turn, model.TurnCentre) else (turn.ring, 1)
        positions = RINGS.turned(positions, part, by)
        lands = tuple(RINGS.landings(part, by)[place] for place in lands)
    return Plan(turns, positions, lands, tuple(lands.index(place) for place in range(RINGS.size)))


@lru_cache(CACHED_WAYS)
def ways_in(positions: Positions, target: model.Treasure) -> tuple[int, ...]:
    """Return for each place how many pairs of changes would bring the target into reach of a pawn there."""
    ways = [0] * RINGS.size
    for plan in plans(CHANGES, False):
        after = plan.after(positions)
        for place in members(RINGS.areas(after)[place_of(target, after)]):
            ways[plan.origins[place]] += 1
    return tuple(ways)


class Lookahead:
    """What one seat can reach, as the parts lie now (plan None) or once a plan is carried out."""

    def __init__(self, view: model.View, seat: Seat) -> None:
        self.view, self.seat = view, seat

    def positions(self, plan: Plan | None) -> Positions:
        """Return how far each part is turned."""
        return plan.after(self.view.positions) if plan else self.view.positions

    def pawn(self, seat: Seat, plan: Plan | None) -> Place | None:
        """Return where a seat's pawn stands; None for a player who left."""
        place = self.view.pawns[seat]
        return place if place is None or plan is None else plan.lands[place]

    def stops(self, plan: Plan | None) -> list[Place]:
        """Return the places where the own pawn could stop."""
        here = self.pawn(self.seat, plan)
        return list(members(RINGS.areas(self.positions(plan))[here])) if here is not None else []

    def goal(self, plan: Plan | None) -> Place | None:
        """Return where the target lies; None while there is none."""
        target = self.view.target
        return None if target is None else place_of(target, self.positions(plan))

    def quarries(self, plan: Plan | None) -> list[Place]:
        """Return the stops with something to win: the target or, once nothing is sought (S15), the rivals."""
        here, goal = self.pawn(self.seat, plan), self.goal(plan)
        rivals = {self.pawn(seat, plan) for seat in range(len(self.view.pawns))} - {here}
        wanted = rivals if goal is None else {goal}
        return [stop for stop in self.stops(plan) if stop in wanted]

    def free_places(self) -> list[Place]:
        """Return the places on which no pawn stands."""
        return [place for place in range(RINGS.size) if place not in self.view.pawns]

    def weighed_stops(self, plan: Plan | None) -> Iterator[tuple[tuple[int, ...], Place]]:
        """Yield each stop with its worth: the prize, the next player kept out, a good duel, our ways in."""
        positions, target, goal = self.positions(plan), self.view.target, self.goal(plan)
        pawns = {seat: self.pawn(seat, plan) for seat in range(len(self.view.pawns)) if seat != self.seat}
        is_safe = self._keeps_out(positions, pawns)
        ways = ways_in(positions, target) if target else NO_WAYS
        here = self.pawn(self.seat, plan)
        for stop in self.stops(plan):
            others = [seat for seat, place in pawns.items() if place == stop]
            if stop == goal:
                yield (_prize(len(others)), 0, 0, 0), stop
                continue
            # S9: a pawn that stays challenges nobody.
            duel = stop != here and any(self.is_worth_a_duel(rival) for rival in others)
            yield (0, is_safe, duel, ways[stop]), stop

    def _keeps_out(self, positions: Positions, pawns: dict[Seat, Place | None]) -> bool:
        """Would the next player find no way to the target?"""
        seats = len(self.view.pawns)
        following = [pawns[seat % seats] for seat in range(self.seat + 1, self.seat + seats)]
        rival = next((place for place in following if place is not None), None)
        target = self.view.target
        return target is None or rival is None or not ways_in(positions, target)[rival]

    def lead(self, rival: Seat) -> int:
        """Return by how many objects a rival leads; where counts are hidden (S16), guess."""
        ours, theirs = self.view.counts[self.seat] or 0, self.view.counts[rival]
        return self._guessed_lead(ours) if theirs is None else theirs - ours

    def _guessed_lead(self, ours: int) -> int:
        """S16: while a target is out, a duel is worth a try only for a player who holds nothing.

        S15: once nothing is sought, all other objects are in the rivals' hands, and only duels can decide:
        whoever does not hold more than the rivals on average takes their chance.
        """
        if self.view.target is not None:
            return 0 if ours else 1
        rivals = sum(place is not None for place in self.view.pawns) - 1
        theirs = len(model.TREASURES) - len(self.view.aside) - ours
        return theirs // rivals + 1 - ours

    def is_worth_a_duel(self, rival: Seat) -> bool:
        """Is there more to gain than to lose, or the game to win?"""
        is_last = self.view.counts[self.seat] == self.view.goal - 1 and self.view.counts[rival] != 0
        return self.lead(rival) > 0 or is_last


def _prize(others: int) -> int:
    """S7, S10: alone the target is ours, among others it is fought for, in a crowd it goes back."""
    return 2 if not others else 1 if others < CROWD else 0


def _easy_change(ahead: Lookahead, dice: Dice) -> model.Action:
    """Begin the first of a few plans that brings something to win into reach, or else any of them."""
    seen = dice.shuffled(plans(ahead.view.changes_left, ahead.view.is_centre_turned))[:GLANCES]
    return next((plan for plan in seen if ahead.quarries(plan)), seen[0]).turns[0]


def _easy_move(ahead: Lookahead, dice: Dice) -> model.Action:
    """Go where there is something to win, or else anywhere."""
    return MOVES[dice.choice(ahead.quarries(None) or ahead.stops(None))]


def _easy_challenge(ahead: Lookahead, dice: Dice) -> model.Action:
    """Challenge if there is nothing to lose, or nothing to seek any more (S15)."""
    must_duel = ahead.view.must_duel
    if not must_duel and ahead.view.counts[ahead.seat] and ahead.view.target is not None:
        return model.EndTurn()
    return model.Challenge(dice.choice(ahead.view.rivals), "target" if must_duel else "one")


def _easy_place(ahead: Lookahead, dice: Dice) -> model.Action:
    """Set the loser's pawn on any free place."""
    return model.PlacePawn(RINGS.names[dice.choice(ahead.free_places())])


def _normal_change(ahead: Lookahead, dice: Dice) -> model.Action:
    """Begin the plan whose best stop is worth most."""
    choices = plans(ahead.view.changes_left, ahead.view.is_centre_turned)
    plan = best(choices, lambda plan: max(worth for worth, _ in ahead.weighed_stops(plan)), dice)
    return dice.choice(plan.turns)


def _normal_move(ahead: Lookahead, dice: Dice) -> model.Action:
    """Go to the stop that is worth most."""
    return MOVES[best(list(ahead.weighed_stops(None)), lambda stop: stop[0], dice)[1]]


def _normal_challenge(ahead: Lookahead, dice: Dice) -> model.Action:
    """Challenge the rival with the largest lead, if the duel promises more than it risks."""
    rival = best(ahead.view.rivals, ahead.lead, dice)
    if ahead.view.must_duel:
        return model.Challenge(rival, "target")
    if not ahead.is_worth_a_duel(rival):
        return model.EndTurn()
    return model.Challenge(rival, "die" if ahead.lead(rival) > 1 else "one")


def _normal_place(ahead: Lookahead, dice: Dice) -> model.Action:
    """Set the loser's pawn where the target is hardest to reach, or where it can go to the fewest places."""
    target, positions = ahead.view.target, ahead.view.positions

    def worth(place: Place) -> int:
        if target is None:
            return -RINGS.areas(positions)[place].bit_count()
        return -ways_in(positions, target)[place]

    return model.PlacePawn(RINGS.names[best(ahead.free_places(), worth, dice)])


def suggest(view: model.View, seat: Seat, dice: Dice, level: str) -> model.Action:
    """Return the next action of a seat that is to act."""
    if level not in LEVELS:
        raise RuleError("no-such-level", level=level)
    is_easy = level == "easy"
    match view.phase:
        case "change":
            tactic = _easy_change if is_easy else _normal_change
        case "move":
            tactic = _easy_move if is_easy else _normal_move
        case "challenge":
            tactic = _easy_challenge if is_easy else _normal_challenge
        case "place":
            tactic = _easy_place if is_easy else _normal_place
        case "duel":
            # Nothing is better than to be unpredictable.
            return dice.choice(CHOICES)
    return tactic(Lookahead(view, seat), dice)
