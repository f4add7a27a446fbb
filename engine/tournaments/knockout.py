"""Plays a knock-out: who has reached which match, what is next, and in which order players went out.

A match of two is the best of some games. A match that is tied is played again (`series.py`). A player who
drops out loses what they have not played yet.
"""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from msgspec.structs import replace

from engine.tournaments import model
from engine.tournaments.history import players, records
from engine.tournaments.seating import seated
from engine.tournaments.series import Game, MatchPlayed, Series, games_by_match, knockout_table
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
    series: Series | None = None  # once it is played

    @property
    def is_ready(self) -> bool:
        """Could the match be played now, or played again?"""
        is_free = self.series is None or bool(self.series.again)
        return self.order is None and is_free and all(slot.is_known for slot in self.slots)


def tree_of(plan: model.AnyPlan, players: int) -> list[Node]:
    """Return the tree for so many players."""
    if isinstance(plan, model.DoubleElimination):
        return double_tree(players, is_first_edition=plan.edition == 1)
    return single_tree(players, knockout_table(plan), third=plan.third)


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
        first = next((one.number for one in self.state.rounds if one.stage == "knockout"), None)
        before = len(self.state.rounds) if first is None else first - 1
        games = self._games
        known = list[Standing]()
        for node in self.nodes:
            slots = tuple(self._slot(node, at, known) for at in range(len(node.sources)))
            if played := games.get(node.number):
                match = MatchPlayed(self.state, node.number, node.ahead, self._rank, played)
                known.append(self._at_table(slots, match.series()))
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

    def _at_table(self, slots: tuple[Slot, ...], series: Series) -> Standing:
        if series.order is None:
            return Standing(slots, series=series)
        away = [slot.who for slot in slots if slot.who not in series.order]
        return Standing(slots, (*series.order, *self._gone(away)), series.since, series)

    def _unpaired(self, node: Node, slots: tuple[Slot, ...], since: int, known: list[Standing]) -> Standing:
        """Decide a match without play if too few players came or are left."""
        who = [slot.who for slot in slots]
        final = known[node.number - 1] if node.is_replay else None
        if final and final.order and final.order[0] == final.slots[0].who:
            return Standing(slots, final.order, since)
        for number in range(since + 1, len(self.state.rounds) + 2):
            here = [one for one in who if one is not None and self._entrants[one].plays(number)]
            if len(here) <= node.ahead:
                last = [*here, *self._gone([one for one in who if one not in here])]
                # Who drops out after that does not change it.
                ahead = [one for one in last[: node.ahead] if one is not None]
                empty = [None] * (node.ahead - len(ahead))
                order = (*sorted(ahead, key=self._rank.__getitem__), *empty, *last[node.ahead :])
                return Standing(slots, order, number - 1)
        return Standing(slots)

    def _gone(self, away: list[model.EntrantId | None]) -> list[model.EntrantId | None]:
        """Order players who dropped out, the last one first, then empty slots."""
        people = [who for who in away if who is not None]
        people.sort(key=lambda who: (-(self._entrants[who].dropped or 0), self._rank[who]))
        return [*people, *(None for who in away if who is None)]

    def next_round(self) -> model.Round | None:
        """Return all matches of the next step, and all that go on; None if there is a champion."""
        ready = [node for node in self.nodes if self.standings[node.number].is_ready]
        if not ready:
            return None
        number = len(self.state.rounds) + 1
        here = {entrant.id for entrant in players(self.state, number)}
        # No match waits for one that is played again.
        step = min((one.step for one in ready if self.standings[one.number].series is None), default=0)
        due = [one for one in ready if one.step == step or self.standings[one.number].series is not None]
        tables = [model.Table(self._seats(node, here), node.number) for node in due]
        busy = {who for table in tables for who in table.seats}
        rests = tuple(who for who in self.seeds if who in self.expected & here - busy)
        return model.Round(number, "knockout", tuple(tables), rests=rests)

    def going_on(self) -> model.Round | None:
        """Return a round with the next games of its matches that are not decided; None if there are none."""
        found = dict[int, list[model.Table]]()
        for node in self.nodes:
            series = self.standings[node.number].series
            if series is not None and self.standings[node.number].is_ready:
                found.setdefault(series.at[0], []).append(model.Table(series.again, node.number))
        if not found:
            return None
        here = self.state.rounds[min(found) - 1]
        return replace(here, tables=(*here.tables, *found[here.number]))

    def opened(self) -> model.Round | None:
        """Return a round with the tables that can begin while others are played; None if nothing can.

        A match goes on in the round in which it began. Another one joins the last round, or begins a new one
        if somebody already sits there. So nobody waits for a match that is not theirs.
        """
        if going_on := self.going_on():
            return going_on
        ready = [node for node in self.nodes if self.standings[node.number].is_ready]
        if not ready:
            return None
        number = len(self.state.rounds) + 1
        here = {entrant.id for entrant in players(self.state, number)}
        tables = [model.Table(self._seats(node, here), node.number) for node in ready]
        last = self.state.rounds[-1]
        busy = {who for table in last.tables for who in table.seats}
        added = tuple(table for table in tables if not busy & {*table.seats})
        # A round whose matches are all decided has been told of: nothing joins it.
        if added and any(self.standings[table.part].order is None for table in last.tables):
            seated = {who for table in added for who in table.seats}
            rests = tuple(who for who in last.rests if who not in seated)
            return replace(last, tables=(*last.tables, *added), rests=rests)
        return model.Round(number, "knockout", tuple(tables))

    @cached_property
    def _games(self) -> dict[int, list[Game]]:
        return games_by_match(self.state)

    @property
    def is_sound(self) -> bool:
        """Do those who have played a match also reach it, as things stand now?"""
        games = self._games
        played = [node for node in self.nodes if node.number in games]
        return all(self._players(node) >= {*games[node.number][0].seats} for node in played)

    def built_on(self, number: int) -> set[int]:
        """Return the matches to which a match leads, near and far."""
        found = {number}
        for node in self.nodes:
            if any(source.match in found for source in node.sources):
                found.add(node.number)
        return found

    def _seats(self, node: Node, here: set[model.EntrantId]) -> tuple[model.EntrantId, ...]:
        """Return the seats of a match; if it is played again, another player begins."""
        series = self.standings[node.number].series
        if series is not None:
            return series.again
        who = sorted(self._players(node) & here, key=self._rank.__getitem__)
        return seated(who, records(self.state))

    def _players(self, node: Node) -> set[model.EntrantId]:
        return {slot.who for slot in self.standings[node.number].slots if slot.who is not None}

    def _hopeful(self, node: Node) -> set[model.EntrantId]:
        """The players of a match that is not decided, without those who are out of it already."""
        _, order, _, series = self.standings[node.number]
        return self._players(node).difference(series.out if series else ()) if order is None else set()

    @cached_property
    def expected(self) -> set[model.EntrantId]:
        """The players who still have a match to play."""
        return {who for node in self.nodes for who in self._hopeful(node)}

    @cached_property
    def still_in(self) -> set[model.EntrantId]:
        """The players who can still win; a match for the third place leads nowhere."""
        return {who for node in self.nodes if node.section != "third" for who in self._hopeful(node)}

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
        order = self.standings[last.number].order
        behind = len(last.sources) if last.section == "third" else 0  # behind both of the final
        return True, -last.step, behind + (order.index(who) if order else 0)

    def bracket(self) -> model.Bracket:
        """Return the whole bracket, ready to draw."""
        return model.Bracket(tuple(self._match(node) for node in self.nodes), self.seeds, self.champion)

    def _match(self, node: Node) -> model.Match:
        standing, series = self.standings[node.number], self.standings[node.number].series
        number, table = series.at if series else (None, None)
        games = self._games.get(node.number, ())
        who = tuple(slot.who for slot in standing.slots)
        has_wins = series is not None and (self.state.plan.best_of > 1 or series.games > 1) and len(who) == 2
        return model.Match(
            number=node.number,
            section=node.section,
            level=node.level,
            slots=who,
            voids=tuple(slot.is_known and slot.who is None for slot in standing.slots),
            feeds=tuple(source.match for source in node.sources),
            ahead=tuple(one for one in (standing.order or ())[: node.ahead] if one is not None),
            places=tuple(series.places.get(one) for one in who) if series and series.places else None,
            round=number,
            table=table,
            began=games[0].at if games else None,
            games=series.games if series else 0,
            wins=tuple(series.wins.get(one, 0) for one in who) if series and has_wins else None,
            is_tied=series is not None and series.is_tied,
            scores=tuple(
                tuple(scores.get(one) if one is not None else None for one in who)
                for game in games
                if (scores := game.scores)
            ),
        )
