"""What a tournament tells of rounds and tables, in words, by the service alone: no Discord."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cogs.tournaments.pages.bracket import bracket_of
from cogs.tournaments.pages.card import entrants_lines, tournament_card
from cogs.tournaments.pages.lines import history_line
from cogs.tournaments.pages.standings import standings_of
from cogs.tournaments.pages.values import free_people, pairings_of, podium_of, podium_rows
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.announcer import Payload
from cogs.tournaments.telling.decisions import decided
from cogs.tournaments.telling.endings import closing
from cogs.tournaments.telling.leagues import season_lines
from cogs.tournaments.telling.reports import free_lines, round_lines, table_result_lines
from cogs.tournaments.telling.rounds import beginning_lines
from db.queries import tournaments
from engine.tournaments import (
    DoubleElimination,
    Entrant,
    League,
    RoundRobin,
    SingleElimination,
    Swiss,
    TournamentState,
    enter,
    tie_breaks,
)
from locales import words
from tests.engine.tournaments.random_play import entered, played_out, the_lower_number_wins
from tests.playing.service import DAY, Hall

EN, FR = words("en"), words("fr")


async def begun(hall: Hall, players: int, plan: Any, **terms: Any) -> int:
    """A tournament whose first round is paired, so much of it told."""
    number = (await hall.create("junior", plan, **{"least": 2} | terms)).row.id
    await hall.enter(number, range(101, 101 + players))
    await hall.service.entries.close(number, 3)
    await hall.advance(number)
    await told(hall)
    return number


async def told(hall: Hall) -> list[str]:
    """The kinds of announcements that wait; they wait no longer."""
    rows = [
        row
        for number in await hall.store.read(tournaments.unfinished)
        for row in await hall.store.read(tournaments.announcements, number)
    ]
    for row in rows:
        await hall.store.write(tournaments.mark_told, row)
    return [row.kind for row in rows]


async def close_round(hall: Hall, number: int, *, but: int = 0) -> Tournament:
    """The organiser decides all open tables but some, the first seat winning."""
    known = await hall.service.records.load(number)
    for pairing in known.open_pairings[but:]:
        seats = len(known.state.rounds[pairing.round - 1].tables[pairing.number].seats)
        await hall.service.organiser.set_result(number, pairing.round, pairing.number, range(1, seats + 1), 3)
    return await hall.advance(number)


async def lines_of(hall: Hall, number: int, round_number: int, speak: Any = EN) -> str:
    known = await hall.service.records.load(number)
    return "\n".join(
        round_lines(known, round_number, decided(await hall.store.read(tournaments.log, number)), speak)
    )


def stored(plan: Any, players: int, *, is_over: bool = True) -> Tournament:
    """A tournament that nobody has stored, its lower numbers winning."""
    state = entered(plan, players)
    return known_of(played_out(state, the_lower_number_wins) if is_over else state)


def known_of(state: TournamentState) -> Tournament:
    from cogs.tournaments.service.terms import Terms
    from db import EntrantRow, TournamentRow

    people = tuple(
        EntrantRow(
            tournament_id=1, user_id=one.id, name=f"P{one.id}" if one.id > 0 else "", interaction_id=1, at=0
        )
        for one in state.entrants
    )
    facts: dict[str, Any] = dict.fromkeys(TournamentRow.__struct_fields__)
    facts |= {
        "id": 1,
        "name": "Cup",
        "game": "junior",
        "status": "over",
        "secret": b"",
        "ended_at": 0,
        "options": "{}",
    }
    return Tournament(TournamentRow(**facts), Terms(), state, people)


async def test_a_round_that_is_over_is_told_once_before_the_next(hall: Hall) -> None:
    number = await begun(hall, 8, Swiss(rounds=2))
    await close_round(hall, number)
    await hall.restart()
    assert await told(hall) == ["result", "result", "round-over", "round", "table", "table"]
    await hall.service.organiser.pair_again(number, 3)
    assert await told(hall) == ["void", "void", "round", "table", "table"]
    await close_round(hall, number)
    assert await told(hall) == ["result", "result", "round-over", "over"]


async def test_everybody_sees_how_often_a_round_was_paired_anew(hall: Hall) -> None:
    number = await begun(hall, 8, Swiss(rounds=2))
    for _ in range(3):
        await hall.service.organiser.pair_again(number, 3)
    rows = [row for row in await hall.store.read(tournaments.announcements, number) if row.kind == "round"]
    viewer = [msgspec.json.decode(row.payload, type=Payload) for row in rows]
    known = await hall.service.records.load(number)
    assert [one.attempt for one in viewer] == [1, 2, 3]
    assert "paired anew, 3 times by now." in beginning_lines(known, viewer[-1], EN)[1]
    assert "à nouveau, 3 fois déjà." in beginning_lines(known, viewer[-1], FR)[1]
    assert "anew" not in "".join(beginning_lines(known, Payload(1), EN))


async def test_tables_tell_places_points_and_who_decided_them(hall: Hall) -> None:
    number = await begun(hall, 8, Swiss(rounds=2, sizes=(4,)))
    first, second = (
        table.seats for table in (await hall.service.records.load(number)).state.rounds[0].tables
    )
    await close_round(hall, number, but=1)
    hall.time += 7 * DAY  # whoever was to begin at the first table never came
    await hall.advance(number)
    text = await lines_of(hall, number, 1)
    seats = f"**1.** P{second[0]} (5 pts) · **2.** P{second[1]} (3 pts) · **3.** P{second[2]} (2 pts)"
    assert f"**Table 2**: {seats} · **4.** P{second[3]} (1 pt) · ⚖️ decided by the organiser" in text
    assert f"**4.** P{first[0]} (0 pts, forfeit) · ⚖️ decided at the deadline, as the board stood" in text
    assert text.endswith(f"**Never moved (forfeit, counts as last)**: P{first[0]}")
    assert f"**4.** P{first[0]} (0 pt, forfait) · ⚖️ jugée à l’échéance" in await lines_of(hall, number, 1, FR)


async def test_who_dropped_out_in_a_round_is_told_with_the_reason(hall: Hall) -> None:
    number = await begun(hall, 8, Swiss(rounds=4))
    for _ in range(2):
        known = await hall.service.records.load(number)
        for pairing in known.open_pairings:
            await hall.play_table(pairing.game_id, {103}, 12)
        hall.time += 7 * DAY
        if known.round == 2:
            await hall.service.entries.leave(number, 101)
            await hall.service.entries.leave(number, 102, 3)
        await hall.advance(number)
    assert "Dropped out" not in await lines_of(hall, number, 1)
    names = "P101 (has left), <@102> (taken out by the organiser), <@103> (absent twice)"
    assert f"**Dropped out**: {names}" in await lines_of(hall, number, 2)
    assert "**Départs** : P101 (départ)" in await lines_of(hall, number, 2, FR)
    on_card = entrants_lines(await hall.service.records.load(number), EN)
    assert on_card[0].startswith("**5 players**: P104") and on_card[1] == (
        "**Dropped out (3)**: ~~P101~~, ~~P102~~, ~~P103~~"
    )


async def test_a_round_of_many_tables_says_where_the_others_are(hall: Hall) -> None:
    known = stored(Swiss(rounds=1, sizes=(2,)), 200)
    text = "\n".join(round_lines(known, 1, decided(()), EN))
    assert len(text) < 3000 and text.endswith("more tables: `/tournament pairings round:1`")


def test_a_knock_out_tells_who_goes_on_and_who_is_out() -> None:
    known = stored(SingleElimination(), 6)
    text = "\n".join(round_lines(known, 1, decided(()), EN))
    assert "**Go on**: P1, P2, P4, P3\n❌ **Out**: P5, P6" in text and "pts" not in text
    assert "**Wins the tournament**: P1\n❌ **Out**: P2" in "\n".join(round_lines(known, 3, decided(()), EN))


def test_in_a_double_elimination_one_may_lose_once() -> None:
    known = stored(DoubleElimination(), 4)
    result = known.state.results[0]
    lines = table_result_lines(known, result, decided(()), EN, head="")
    assert lines[1:] == ["**1.** P1", "**2.** P4", "➡️ **Goes on**: P1", "↘️ **Lost once, still in**: P4"]


def test_the_last_round_before_the_knock_out_tells_who_plays_it() -> None:
    known = stored(Swiss(rounds=2, sizes=(2,), cut=2), 6)
    assert "**The knock-out begins among**: P1, P2" in "\n".join(round_lines(known, 2, decided(()), EN))
    assert "knock-out" not in "\n".join(round_lines(known, 1, decided(()), EN))


@pytest.mark.parametrize(
    ("plan", "players", "called", "label"),
    [
        (Swiss(rounds=2, sizes=(2,)), 5, "**Bye**: <@{}>. There was no opponent", "Bye (3 pts)"),
        (RoundRobin(), 5, "**Rest**: <@{}>. You sit out", "Rest"),
        (SingleElimination(), 3, "**No match this round**: <@{}>. You are still in", "No match, still in"),
    ],
)
def test_whoever_has_no_table_is_called_and_told_what_it_gives(
    plan: Any, players: int, called: str, label: str
) -> None:
    known = stored(plan, players)
    free = free_people(known, 1)
    assert len(free) == 1
    assert free_lines(known, free, EN)[0].startswith(called.format(free[0][1]))
    assert [one.note for one in pairings_of(known, 1, EN).free] == [label]


def test_a_walkover_counts_as_a_win() -> None:
    known = stored(RoundRobin(), 4)
    rounds = (replace(known.state.rounds[0], walkovers=(3,)), *known.state.rounds[1:])
    known = replace(known, state=replace(known.state, rounds=rounds))
    assert (
        "Your opponent has dropped out; it counts as a win (3 pts)"
        in free_lines(known, free_people(known, 1), EN)[0]
    )


def test_both_who_lost_a_semi_final_are_third() -> None:
    known = stored(SingleElimination(), 8)
    assert [(row.rank, row.entrant) for row in podium_rows(known.state)] == [(1, 1), (2, 2), (3, 3), (3, 4)]
    assert history_line(known, EN).endswith("🥇 P1 🥈 P2 🥉 P3 🥉 P4")
    assert [one.result for one in podium_of(known, EN).laureates] == [""] * 4


def test_two_players_make_a_podium_of_two() -> None:
    known = stored(Swiss(rounds=1, sizes=(2,)), 2)
    assert history_line(known, EN).endswith("🥇 P1 🥈 P2")


def test_the_winners_of_groups_share_the_podium_and_a_league_has_that_of_its_first_division() -> None:
    assert [row.entrant for row in podium_rows(stored(RoundRobin(groups=2), 6).state)] == [1, 2]
    league = podium_rows(stored(League(divisions=2), 8).state)
    assert [(row.rank, row.entrant) for row in league] == [(1, 1), (2, 2), (3, 3)]


@pytest.mark.parametrize("speak", [EN, FR])
def test_a_champion_who_was_forgotten_has_no_id(speak: Any) -> None:
    state = enter(entered(SingleElimination(), 3), Entrant(-77, strength=2000))
    known = known_of(played_out(state, the_lower_number_wins))
    gone = speak("tournament-someone-gone")
    drawings, lines = closing(known, speak)
    everything = "\n".join(
        [
            *lines,
            *(one.alt for one in drawings),
            history_line(known, speak),
            *round_lines(known, 1, decided(()), speak),
        ]
    )
    assert gone in lines[0] and gone in drawings[0].alt and gone in history_line(known, speak)
    assert "-77" not in everything and "🥇" in everything


def test_nobody_has_a_medal_before_it_is_earned() -> None:
    assert not standings_of(stored(Swiss(rounds=1), 4, is_over=False), EN).has_medals
    running = stored(SingleElimination(), 4)
    state = replace(running.state, rounds=running.state.rounds[:1], results=running.state.results[:2])
    assert not standings_of(replace(running, state=state), EN).has_medals
    assert not podium_rows(state) and bracket_of(running, EN)
    assert standings_of(running, EN).has_medals


def test_where_nobody_has_a_point_nobody_wins() -> None:
    known = stored(Swiss(rounds=1), 4)
    result = replace(known.state.results[0], absent=(1, 2, 3, 4))
    drawings, lines = closing(replace(known, state=replace(known.state, results=(result,))), EN)
    assert lines == ["Nobody has scored a point: there is no winner."]
    assert [one.name for one in drawings] == ["standings-1.png"]


def test_a_league_says_who_goes_up_and_down_and_speaks_of_divisions() -> None:
    known = stored(League(divisions=3), 12)
    lines = season_lines(known, EN)
    assert lines[:4] == [
        "⬆️ **Up to division 1**: P5",
        "⬆️ **Up to division 2**: P9",
        "⬇️ **Down to division 2**: P4",
        "⬇️ **Down to division 3**: P8",
    ]
    assert "`/tournament next-season tournament:1`" in lines[4]
    assert [cut.note for cut in standings_of(known, EN).cuts] == ["end of division 1", "end of division 2"]
    assert season_lines(stored(RoundRobin(), 4), EN) == []


@pytest.mark.parametrize("plan", [Swiss(rounds=3), Swiss(rounds=3, sizes=(2,))])
def test_every_tie_break_is_explained_where_it_is_asked_for(plan: Any) -> None:
    known = stored(plan, 8)
    for speak in (EN, FR):
        viewer = tournament_card(known, speak, None, is_explained=True).below
        assert all(speak(f"tournament-about-{name}") in viewer for name in tie_breaks(plan))
        assert speak("tournament-ties-hint") in tournament_card(known, speak, None).below


def test_an_elimination_is_not_ranked_by_points() -> None:
    known = stored(SingleElimination(), 4)
    assert "how far you come" in tournament_card(known, EN, None).below
    assert "info" not in tournament_card(known, EN, None).below
    table = standings_of(known, EN)
    assert [column.title for column in table.columns] == ["Games", "Wins"]
    assert [row.values for row in table.rows] == [("2", "2"), ("2", "1"), ("1", "0"), ("1", "0")]
