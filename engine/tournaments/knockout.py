"""Plays a knock-out: who has reached which match, what is next, and in which order players went out.

Equal places at a table go to the better seed. A player who drops out loses what they have not played yet.
"""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from engine.tournaments import model
from engine.tournaments.history import players, records
from engine.tournaments.seating import seated
from engine.tournaments.trees import Node, double_tree, single_tree


class Slot(NamedTuple):
    """A place in a match: not yet known, taken by a player, or known to stay empty (None)."""

    is_known: bool
    who: model.EntrantId | None = None


class Standing(NamedTuple):
    """How a match stands. Once decided, after round `since`, `order` lists its players, best first."""

    slots: tuple[Slot, ...]
    order: tuple[model.EntrantId | None, ...] | None = None
    since: int = 0
    at: tuple[int, int] | None = None
    result: model.TableResult | None = None

    @property
    def is_ready(self) -> bool:
        """Could the match be played now?"""
        return self.order is None and self.at is None and all(slot.is_known for slot in self.slots)


def knockout_table(plan: model.AnyPlan) -> int:
    """Return the table size of a knock-out: tables of four send two players on, all others are duels."""
    return 4 if plan.sizes[0] == 4 else 2


def tree_of(plan: model.AnyPlan, players: int) -> list[Node]:
    """Return the tree for so many players."""
    if isinstance(plan, model.DoubleElimination):
        return double_tree(players)
    return single_tree(players, knockout_table(plan))


class Knockout:
    """The bracket of a tournament at its present stage, from seeds, the best first."""

    def __init__(self, state: model.TournamentState, seeds: Sequence[model.EntrantId]) -> None:
        self.state, self.seeds = state, tuple(seeds)
        self._rank = {who: at for at, who in enumerate(self.seeds)}
        self._entrants = {entrant.id: entrant for entrant in state.entrants}
        self.nodes = tree_of(state.plan, len(seeds))

    @cached_property
    def standings(self) -> list[Standing]:
        """How every match stands, by its number."""
        rounds = [one for one in self.state.rounds if one.stage == "knockout"]
        paired = {
            table.part: (one.number, at, table.seats) for one in rounds for at, table in enumerate(one.tables)
        }
        results = {(result.round, result.table): result for result in self.state.results}
        before = rounds[0].number - 1 if rounds else len(self.state.rounds)
        known = list[Standing]()
        for node in self.nodes:
            slots = tuple(self._slot(node, at, known) for at in range(len(node.sources)))
            if (pairing := paired.get(node.number)) is not None:
                number, table, seats = pairing
                known.append(self._at_table(slots, (number, table), seats, results.get((number, table))))
            elif all(slot.is_known for slot in slots):
                since = max(
                    (known[s.match].since for s in node.sources if s.match is not None), default=before
                )
                known.append(self._unpaired(node, slots, since, known))
            else:
                known.append(Standing(slots))
        return known

    def _slot(self, node: Node, at: int, known: list[Standing]) -> Slot:
        seed, match, place = node.sources[at]
        if match is None:
            return Slot(True, self.seeds[seed] if seed is not None and seed < len(self.seeds) else None)
        order = known[match].order
        return Slot(False) if order is None else Slot(True, order[place - 1])

    def _at_table(
        self,
        slots: tuple[Slot, ...],
        at: tuple[int, int],
        seats: tuple[model.EntrantId, ...],
        result: model.TableResult | None,
    ) -> Standing:
        if result is None:
            return Standing(slots, at=at)
        by_place = sorted(zip(result.places, (self._rank[who] for who in seats), seats, strict=True))
        away = [slot.who for slot in slots if slot.who not in seats]
        order = (*(who for _, _, who in by_place), *self._gone(away))
        return Standing(slots, order, at[0], at, result)

    def _unpaired(self, node: Node, slots: tuple[Slot, ...], since: int, known: list[Standing]) -> Standing:
        """Decide a match without play if too few players came or are left."""
        who = [slot.who for slot in slots]
        final = known[node.number - 1] if node.is_replay else None
        if final and final.order and final.order[0] == final.slots[0].who:
            return Standing(slots, final.order, since)
        for number in range(since + 1, len(self.state.rounds) + 2):
            here = [one for one in who if one is not None and self._entrants[one].plays(number)]
            if len(here) <= node.ahead:
                away = [one for one in who if one not in here]
                order = (*sorted(here, key=self._rank.__getitem__), *self._gone(away))
                return Standing(slots, order, number - 1)
        return Standing(slots)

    def _gone(self, away: list[model.EntrantId | None]) -> list[model.EntrantId | None]:
        """Order players who dropped out, the last one first, then empty slots."""
        people = [who for who in away if who is not None]
        people.sort(key=lambda who: (-(self._entrants[who].dropped or 0), self._rank[who]))
        return [*people, *(None for who in away if who is None)]

    def next_round(self) -> model.Round | None:
        """Return all matches of the next step; None if there is a champion."""
        ready = [node for node in self.nodes if self.standings[node.number].is_ready]
        if not ready:
            return None
        number, known = len(self.state.rounds) + 1, records(self.state)
        here = {entrant.id for entrant in players(self.state, number)}
        step = min(node.step for node in ready)
        tables = [
            model.Table(
                seated(sorted(self._players(node) & here, key=self._rank.__getitem__), known), node.number
            )
            for node in ready
            if node.step == step
        ]
        busy = {who for table in tables for who in table.seats}
        rests = tuple(who for who in self.seeds if who in self.still_in & here - busy)
        return model.Round(number, "knockout", tuple(tables), rests=rests)

    def _players(self, node: Node) -> set[model.EntrantId]:
        return {slot.who for slot in self.standings[node.number].slots if slot.who is not None}

    @cached_property
    def still_in(self) -> set[model.EntrantId]:
        """The players who still have a match to play."""
        undecided = [node for node in self.nodes if self.standings[node.number].order is None]
        return {who for node in undecided for who in self._players(node)}

    @property
    def champion(self) -> model.EntrantId | None:
        """The winner of the knock-out, once it is over."""
        order = self.standings[-1].order
        return order[0] if order else None

    def ranks(self) -> list[tuple[int, model.EntrantId]]:
        """Return all seeds with their ranks: those still in share the first, then who went out last."""
        by_step = sorted(self.nodes, key=lambda node: node.step)
        last = {who: node for node in by_step for who in self._players(node)}
        keys = {who: self._way_out(who, last[who]) for who in self.seeds}
        order = sorted(keys.values())
        return sorted((1 + bisect_left(order, key), who) for who, key in keys.items())

    def _way_out(self, who: model.EntrantId, last: Node) -> tuple[bool, int, int]:
        if who in self.still_in or who == self.champion:
            return False, 0, 0
        order = self.standings[last.number].order or ()
        return True, -last.step, order.index(who)

    def bracket(self) -> model.Bracket:
        """Return the whole bracket, ready to draw."""
        return model.Bracket(tuple(self._match(node) for node in self.nodes), self.seeds, self.champion)

    def _match(self, node: Node) -> model.Match:
        standing = self.standings[node.number]
        number, table = standing.at or (None, None)
        return model.Match(
            number=node.number,
            section=node.section,
            level=node.level,
            slots=tuple(slot.who for slot in standing.slots),
            voids=tuple(slot.is_known and slot.who is None for slot in standing.slots),
            feeds=tuple(source.match for source in node.sources),
            ahead=tuple(who for who in (standing.order or ())[: node.ahead] if who is not None),
            places=self._places(standing),
            round=number,
            table=table,
        )

    def _places(self, standing: Standing) -> tuple[int | None, ...] | None:
        if standing.at is None or standing.result is None:
            return None
        number, table = standing.at
        seats = self.state.rounds[number - 1].tables[table].seats
        place = dict[model.EntrantId | None, int](zip(seats, standing.result.places, strict=True))
        return tuple(place.get(slot.who) for slot in standing.slots)
