"""What a tournament tells of rounds and tables, in words, by the service alone: no Discord."""

import re
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cogs.tournaments.pages.bracket import bracket_of
from cogs.tournaments.pages.card import entrants_lines, terms_card
from cogs.tournaments.pages.lines import history_line
from cogs.tournaments.pages.standings import standings_of
from cogs.tournaments.pages.values import free_people, pairings_of, podium_of, podium_rows
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.announcements import Payload
from cogs.tournaments.telling.endings import closing, season_lines
from cogs.tournaments.telling.reports import decided, free_lines, round_lines, table_result_lines
from cogs.tournaments.telling.rounds import beginning_lines
from db.queries import dispatch, tournaments
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
from locales import Words
from tests.engine.tournaments.random_play import entered, played_out, the_lower_number_wins
from tests.playing.saying import EN, FR, labels, says, says_in_french
from tests.playing.service import DAY, Hall


async def begun(hall: Hall, players: int, plan: Any, **terms: Any) -> int:
    """A tournament whose first round is paired, so much of it told."""
    number = (await hall.create("junior", plan, **{"least": 2} | terms)).row.id
    await hall.enter(number, range(101, 101 + players))
    await hall.service.entries.close(number, 3)
    await hall.advance(number)
    await told(hall)
    return number


def points(value: str, words: Words) -> str:
    return words("tournament-points", points=value, count=float(value))


async def told(hall: Hall) -> list[str]:
    """The kinds of announcements that wait; they wait no longer."""
    rows = [
        row
        for number in await hall.store.read(tournaments.unfinished)
        for row in await hall.store.read(tournaments.announcements, number)
    ]
    for row in rows:
        await hall.store.write(dispatch.mark_told, row.tournament_id, [row.id])
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
    assert says(beginning_lines(known, viewer[-1], EN)[1], "tournament-round-anew", times=3)
    assert says_in_french(beginning_lines(known, viewer[-1], FR)[1], "tournament-round-anew", times=3)
    assert not says("".join(beginning_lines(known, Payload(1), EN)), "tournament-round-anew")


async def test_tables_tell_places_points_and_who_decided_them(hall: Hall) -> None:
    number = await begun(hall, 8, Swiss(rounds=2, sizes=(4,)))
    first, second = (
        table.seats for table in (await hall.service.records.load(number)).state.rounds[0].tables
    )
    await close_round(hall, number, but=1)
    hall.time += 7 * DAY  # whoever was to begin at the first table never came
    await hall.advance(number)
    text = await lines_of(hall, number, 1)
    lines = [
        EN("tournament-seat-points", place=place, name=f"P{user}", points=points(value, EN))
        for place, (user, value) in enumerate(zip(second, "5321", strict=True), 1)
    ]
    seats = EN("tournament-table-line", table=2, seats=" · ".join(lines))
    assert f"{seats} · ⚖️ {EN('tournament-by-organiser')}" in text
    absent = EN("tournament-seat-forfeit-points", place=4, name=f"P{first[0]}", points=points("0", EN))
    assert f"{absent} · ⚖️ {EN('tournament-by-deadline')}" in text
    assert says(text, "tournament-absent", names=f"P{first[0]}")
    absent = FR("tournament-seat-forfeit-points", place=4, name=f"P{first[0]}", points=points("0", FR))
    assert f"{absent} · ⚖️ {FR('tournament-by-deadline')}" in await lines_of(hall, number, 1, FR)


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
    assert not says(await lines_of(hall, number, 1), "tournament-dropped")
    names = ", ".join(
        EN("tournament-dropped-name", name=name, why=EN(f"tournament-dropped-{why}", count=2))
        for name, why in (("P101", "left"), ("<@102>", "organiser"), ("<@103>", "absent"))
    )
    assert says(await lines_of(hall, number, 2), "tournament-dropped", names=names)
    assert says_in_french(
        await lines_of(hall, number, 2, FR), "tournament-dropped", names=re.compile("P101.*")
    )
    on_card = entrants_lines(await hall.service.records.load(number), EN)
    assert says(on_card[0], "tournament-entrants", count=5, names=re.compile("P104.*")) and on_card[1] == (
        EN("tournament-entrants-dropped", count=3, names="~~P101~~, ~~P102~~, ~~P103~~")
    )


async def test_a_round_of_many_tables_says_where_the_others_are(hall: Hall) -> None:
    known = stored(Swiss(rounds=1, sizes=(2,)), 200)
    text = "\n".join(round_lines(known, 1, decided(()), EN))
    assert len(text) < 3000 and says(text, "tournament-tables-more", round=1)


def test_a_knock_out_tells_who_goes_on_and_who_is_out() -> None:
    known = stored(SingleElimination(), 6)
    text = "\n".join(round_lines(known, 1, decided(()), EN))
    assert says(text, "tournament-on", names="P1, P2, P4, P3", count=4)
    assert says(text, "tournament-out", names="P5, P6") and not says(text, "tournament-points")
    text = "\n".join(round_lines(known, 3, decided(()), EN))
    # The podium that follows names the second.
    assert says(text, "tournament-champion", names="P1") and not says(text, "tournament-out", names="P2")


def test_in_a_double_elimination_one_may_lose_once() -> None:
    known = stored(DoubleElimination(), 4)
    result = known.state.results[0]
    lines = table_result_lines(known, result, decided(()), EN, head="")
    assert lines[1:] == [
        "**1.** P1",
        "**2.** P4",
        EN("tournament-on", names="P1", count=1),
        EN("tournament-second", names="P4"),
    ]


def test_the_last_round_before_the_knock_out_tells_who_plays_it() -> None:
    known = stored(Swiss(rounds=2, sizes=(2,), cut=2), 6)
    assert says("\n".join(round_lines(known, 2, decided(()), EN)), "tournament-cut", names="P1, P2")
    assert not says("\n".join(round_lines(known, 1, decided(()), EN)), "tournament-cut")


@pytest.mark.parametrize(
    ("plan", "players", "kind", "facts"),
    [
        (Swiss(rounds=2, sizes=(2,)), 5, "bye", {"points": points("3", EN)}),
        (RoundRobin(), 5, "rest", {}),
        (SingleElimination(), 3, "through", {}),
    ],
)
def test_whoever_has_no_table_is_called_and_told_what_it_gives(
    plan: Any, players: int, kind: str, facts: dict[str, str]
) -> None:
    known = stored(plan, players)
    free = free_people(known, 1)
    assert len(free) == 1
    assert says(free_lines(known, free, EN)[0], f"tournament-free-{kind}", names=f"<@{free[0][1]}>")
    assert [one.note for one in pairings_of(known, 1, EN).free] == [EN(f"tournament-label-{kind}", **facts)]


def test_a_walkover_counts_as_a_win() -> None:
    known = stored(RoundRobin(), 4)
    rounds = (replace(known.state.rounds[0], walkovers=(3,)), *known.state.rounds[1:])
    known = replace(known, state=replace(known.state, rounds=rounds))
    assert says(
        free_lines(known, free_people(known, 1), EN)[0],
        "tournament-free-walkover",
        points=EN("tournament-points", points=3, count=3.0),
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
    assert lines == [EN("tournament-no-winner")]
    assert [one.name for one in drawings] == ["standings-1.png"]


def test_a_league_says_who_goes_up_and_down_and_speaks_of_divisions() -> None:
    known = stored(League(divisions=3), 12)
    lines = season_lines(known, EN)
    assert lines[:4] == [
        EN("tournament-goes-up", division=1, names="P5"),
        EN("tournament-goes-up", division=2, names="P9"),
        EN("tournament-goes-down", division=2, names="P4"),
        EN("tournament-goes-down", division=3, names="P8"),
    ]
    assert says(lines[4], "tournament-season-hint", number=1)
    assert [cut.note for cut in standings_of(known, EN).cuts] == [
        EN("tournament-division-end", number=1),
        EN("tournament-division-end", number=2),
    ]
    assert season_lines(stored(RoundRobin(), 4), EN) == []


@pytest.mark.parametrize("plan", [Swiss(rounds=3), Swiss(rounds=3, sizes=(2,))])
def test_every_tie_break_is_explained_where_it_is_asked_for(plan: Any) -> None:
    known = stored(plan, 8)
    for speak in (EN, FR):
        viewer = terms_card(known, speak).above
        assert all(speak(f"tournament-about-{name}") in viewer for name in tie_breaks(plan))


def test_an_elimination_is_not_ranked_by_points() -> None:
    known = stored(SingleElimination(), 4)
    assert says(terms_card(known, EN).above, "tournament-tie-knockout")
    assert not says(terms_card(known, EN).above, "tournament-ties-about")
    table = standings_of(known, EN)
    assert [column.title for column in table.columns] == labels(
        "picture-tournament-games", "tournament-column-wins"
    )
    assert [row.values for row in table.rows] == [("2", "2"), ("2", "1"), ("1", "0"), ("1", "0")]
