"""Le labyrinthe secret: the stand-in player. It knows from a view what a person would."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations_with_replacement

import msgspec

from engine.core import Dice, RuleError, Seat
from engine.core.dice import best
from engine.mazes.corridors import members
from engine.mazes.rings import Place, Positions
from engine.secret.duel import CHOICES, CROWD
from engine.secret.layout import CENTRE, RINGS, place_of
from engine.secret.model import Action, Challenge, EndTurn, PlacePawn, Treasure, TurnCentre, TurnRing, View
from engine.secret.turn import CENTRE_TURNS, CHANGES, MOVES, RING_TURNS

LEVELS = ("easy", "normal")
GLANCES = 6  # plans that an easy player looks at before choosing
CACHED_WAYS = 1 << 12
NO_WAYS = (0,) * RINGS.size


class Plan(msgspec.Struct, frozen=True):
    """The changes still to be made in a turn; their order does not matter."""

    turns: tuple[TurnCentre | TurnRing, ...]
    notches: Positions
    lands: tuple[Place, ...]  # for each place, where that which stands there stands afterwards
    origins: tuple[Place, ...]  # for each place, where that which then stands there stands now

    def after(self, positions: Positions) -> Positions:
        """The positions once the plan is carried out."""
        return tuple([(p + n) % RINGS.sectors for p, n in zip(positions, self.notches, strict=True)])


@cache
def plans(count: int, is_centre_turned: bool) -> tuple[Plan, ...]:
    """S3, S4: every set of so many changes, the centre in it at most once."""
    turns = RING_TURNS if is_centre_turned else (*RING_TURNS, *CENTRE_TURNS)
    return tuple(
        _plan(chosen)
        for chosen in combinations_with_replacement(turns, count)
        if sum(isinstance(turn, TurnCentre) for turn in chosen) <= 1
    )


def _plan(turns: tuple[TurnCentre | TurnRing, ...]) -> Plan:
    positions: Positions = (0,) * len(RINGS.parts)
    lands = tuple(range(RINGS.size))
    for turn in turns:
        part, by = (CENTRE, turn.by) if isinstance(turn, TurnCentre) else (turn.ring, 1)
        positions = RINGS.turned(positions, part, by)
        lands = tuple(RINGS.carry(part, by)[place] for place in lands)
    return Plan(turns, positions, lands, tuple(lands.index(place) for place in range(RINGS.size)))


@lru_cache(CACHED_WAYS)
def ways_in(positions: Positions, target: Treasure) -> tuple[int, ...]:
    """For each place, how many whole turns' changes would bring the target into reach of a pawn on it."""
    ways = [0] * RINGS.size
    for plan in plans(CHANGES, False):
        after = plan.after(positions)
        for place in members(RINGS.areas(after)[place_of(target, after)]):
            ways[plan.origins[place]] += 1
    return tuple(ways)


def suggest(view: View, seat: Seat, dice: Dice, level: str) -> Action:
    """The next action of a seat that is to act."""
    if level not in LEVELS:
        raise RuleError("no-such-level", level=level)
    player = (EasyPlayer if level == "easy" else NormalPlayer)(view, seat, dice)
    match view.phase:
        case "change":
            return player.change()
        case "move":
            return player.move()
        case "challenge":
            return player.challenge()
        case "duel":
            # Fair and unpredictable: there is nothing better.
            return dice.choice(CHOICES)
        case "place":
            return player.place()


class EasyPlayer:
    """Takes the target if one of a few plans, or the corridors as they lie, lead there; else plays anyhow."""

    def __init__(self, view: View, seat: Seat, dice: Dice) -> None:
        self.view, self.seat, self.dice = view, seat, dice

    def change(self) -> Action:
        """The first of a few plans that brings the target into reach, or any of them."""
        seen = self.dice.shuffled(plans(self.view.changes_left, self.view.is_centre_turned))[:GLANCES]
        return next((plan for plan in seen if self._reaches(plan)), seen[0]).turns[0]

    def move(self) -> Action:
        """To the target, or anywhere."""
        stops = self._stops(None)
        goal = self.view.target_place
        return MOVES[goal if goal in stops else self.dice.choice(stops)]

    def challenge(self) -> Action:
        """Only where there is nothing to lose."""
        if not self.view.must_duel and self.view.counts[self.seat]:
            return EndTurn()
        return Challenge(self.dice.choice(self.view.rivals), "target" if self.view.must_duel else "one")

    def place(self) -> Action:
        """Anywhere that is free."""
        return PlacePawn(RINGS.names[self.dice.choice(self._free_places())])

    def _free_places(self) -> list[Place]:
        return [place for place in range(RINGS.size) if place not in self.view.pawns]

    def _stops(self, plan: Plan | None) -> list[Place]:
        """Where the pawn could stop once a plan is carried out, or as things are."""
        here = self._pawn(self.seat, plan)
        return list(members(RINGS.areas(self._positions(plan))[here])) if here is not None else []

    def _positions(self, plan: Plan | None) -> Positions:
        return plan.after(self.view.positions) if plan else self.view.positions

    def _pawn(self, seat: Seat, plan: Plan | None) -> Place | None:
        place = self.view.pawns[seat]
        return place if place is None or plan is None else plan.lands[place]

    def _goal(self, plan: Plan | None) -> Place | None:
        target = self.view.target
        return None if target is None else place_of(target, self._positions(plan))

    def _reaches(self, plan: Plan) -> bool:
        return self._goal(plan) in self._stops(plan)


class NormalPlayer(EasyPlayer):
    """Weighs all pairs of changes and all stops: the target, a duel worth fighting, the next turn."""

    def change(self) -> Action:
        """The plan whose best stop is worth most."""
        choices = plans(self.view.changes_left, self.view.is_centre_turned)
        plan = best(choices, lambda plan: max(worth for worth, _ in self._weighed(plan)), self.dice)
        return self.dice.choice(plan.turns)

    def move(self) -> Action:
        """The stop that is worth most."""
        weighed = list(self._weighed(None))
        return MOVES[best(weighed, lambda stop: stop[0], self.dice)[1]]

    def challenge(self) -> Action:
        """The duel that promises most, if it promises more than it risks."""
        rival = best(self.view.rivals, self._lead, self.dice)
        if self.view.must_duel:
            return Challenge(rival, "target")
        if not self._is_worth_a_duel(rival):
            return EndTurn()
        return Challenge(rival, "die" if self._lead(rival) > 1 else "one")

    def place(self) -> Action:
        """Where the target is farthest; while none is sought, where least can be reached."""
        target, positions = self.view.target, self.view.positions

        def worth(place: Place) -> int:
            if target is None:
                return -RINGS.areas(positions)[place].bit_count()
            return -ways_in(positions, target)[place]

        return PlacePawn(RINGS.names[best(self._free_places(), worth, self.dice)])

    def _weighed(self, plan: Plan | None) -> Iterator[tuple[tuple[int, ...], Place]]:
        """Each stop after a plan with its worth: the prize, the next player kept out, a duel, our ways in."""
        positions, target, goal = self._positions(plan), self.view.target, self._goal(plan)
        pawns = {seat: self._pawn(seat, plan) for seat in range(len(self.view.pawns)) if seat != self.seat}
        is_safe = self._keeps_out(positions, pawns)
        ways = ways_in(positions, target) if target else NO_WAYS
        for stop in self._stops(plan):
            others = [seat for seat, place in pawns.items() if place == stop]
            if stop == goal:
                yield (self._prize(len(others)), 0, 0, 0), stop
                continue
            duel = any(self._is_worth_a_duel(rival) for rival in others)
            yield (0, is_safe, duel, ways[stop]), stop

    def _prize(self, others: int) -> int:
        """S7, S10: alone the target is ours, among others it is fought for, in a crowd it goes back."""
        return 2 if not others else 1 if others < CROWD else 0

    def _keeps_out(self, positions: Positions, pawns: dict[Seat, Place | None]) -> bool:
        """Would the next player find no way to the target?"""
        seats = len(self.view.pawns)
        following = [pawns[seat % seats] for seat in range(self.seat + 1, self.seat + seats)]
        rival = next((place for place in following if place is not None), None)
        target = self.view.target
        return target is None or rival is None or not ways_in(positions, target)[rival]

    def _lead(self, rival: Seat) -> int:
        """By how many objects a rival leads. Of unknown counts (S16), only having none is worth a try."""
        ours, theirs = self.view.counts[self.seat] or 0, self.view.counts[rival]
        return (0 if ours else 1) if theirs is None else theirs - ours

    def _is_worth_a_duel(self, rival: Seat) -> bool:
        """More to gain than to lose, or the game to win."""
        is_last = self.view.counts[self.seat] == self.view.goal - 1 and self.view.counts[rival] != 0
        return self._lead(rival) > 0 or is_last
