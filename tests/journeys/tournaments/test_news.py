"""Corrections after the end, ties, absences, reminders, divisions: what is decided and told. No Discord."""

import re
from datetime import UTC, datetime
from typing import Any

import discord
import msgspec
import pytest
from msgspec.structs import replace

from cogs.clock.reminders import Sent
from cogs.tournaments.commands.organiser import knockout_lines, season_after_words
from cogs.tournaments.pages.card import entrants_lines, terms_card, tournament_card
from cogs.tournaments.pages.terms_words import terms_lines
from cogs.tournaments.pages.values import podium_rows
from cogs.tournaments.telling.reports import decided, table_result_lines
from cogs.tournaments.telling.rounds import division_lines
from cogs.tournaments.telling.tables import was_reminded
from cogs.ui.cards import TEXT_LIMIT
from db.queries import tournaments
from engine.core import RuleError, dump
from engine.tournaments import (
    DoubleElimination,
    League,
    RoundRobin,
    SingleElimination,
    Swiss,
    TableResult,
    groups,
    record,
)
from tests.cogs.tournaments.telling.test_reports import close_round, known_of, lines_of, stored, told
from tests.engine.tournaments.random_play import entered, played_out
from tests.playing.saying import EN, FR, says, says_in_french
from tests.playing.service import DAY, Hall, begun, games
from tests.playing.stores import rated_results

HOUR = 3600


def all_tie(table: Any) -> tuple[tuple[int, ...], ...]:
    return (1,) * len(table.seats), ()


# Corrections


async def test_the_final_of_what_is_over_can_be_corrected(hall: Hall) -> None:
    number = await begun(hall, 2, SingleElimination())
    await hall.play_table((await games(hall, number))[0], set(), 8)
    await close_round(hall, number)
    (before,) = await hall.store.read(rated_results, "junior")
    first = podium_rows((await hall.service.records.load(number)).state)[0].entrant
    await told(hall)
    await hall.restart()
    after = await hall.service.organiser.set_result(number, 1, 0, (2, 1), 3)
    assert after.row.status == "over" and podium_rows(after.state)[0].entrant != first
    assert await told(hall) == ["result", "over"]
    assert (await hall.store.read(tournaments.log, number))[-1].act == "correct"
    (rated,) = await hall.store.read(rated_results, "junior")
    assert (before.places, rated.places) == ((1, 2), (2, 1))


async def test_a_correction_that_would_need_another_match_is_refused_once_all_is_over(hall: Hall) -> None:
    number = await begun(hall, 2, DoubleElimination())
    known = await hall.service.records.load(number)
    while known.row.status != "over":
        (table,) = known.state.rounds[-1].tables
        best = min(table.seats)
        places = tuple(1 if who == best else 2 for who in table.seats)
        await hall.service.organiser.set_result(number, known.round, 0, places, 3)
        known = await hall.advance(number)
    (last,) = known.state.rounds[-1].tables
    loses = tuple(2 if who == min(last.seats) else 1 for who in last.seats)
    with pytest.raises(RuleError, match="tournament-result-reopens"):
        await hall.service.organiser.set_result(number, known.round, 0, loses, 3)
    assert await hall.service.records.load(number) == known


async def test_what_was_cancelled_is_not_corrected(hall: Hall) -> None:
    number = await begun(hall)
    await hall.service.organiser.cancel(number, 3)
    with pytest.raises(RuleError, match="tournament-not-running"):
        await hall.service.organiser.set_result(number, 1, 0, (1, 2, 3, 4), 3)


async def test_a_correction_is_told_at_the_table_and_to_all(hall: Hall) -> None:
    number = await begun(hall, 8)
    await close_round(hall, number)
    await told(hall)
    await hall.service.organiser.set_result(number, 1, 0, (4, 3, 2, 1), 3)
    assert await told(hall) == ["result", "corrected"]


# Ties of a knock-out


def test_a_tie_in_a_knock_out_is_said_to_go_to_the_higher_seed() -> None:
    known = known_of(played_out(entered(SingleElimination(edition=1), 4), all_tie))
    semi, *_, final = known.state.results
    lines = table_result_lines(known, semi, decided(()), EN, head="")
    assert lines[3:] == [
        f"⚖️ {EN('tournament-tied-seed')}",
        EN("tournament-on", names="P1", count=1),
        EN("tournament-out", names="P4"),
    ]
    assert f"⚖️ {FR('tournament-tied-seed-final')}" in table_result_lines(
        known, final, decided(()), FR, head=""
    )


def test_the_organiser_who_types_a_tie_is_told_who_goes_on_and_why() -> None:
    known = known_of(played_out(entered(SingleElimination(edition=1), 4), all_tie))
    assert knockout_lines(known, 1, 0, EN) == [
        EN("tournament-result-tied", rule=EN("tournament-knockout-ties-rating")),
        EN("tournament-on", names="P1", count=1),
        EN("tournament-out", names="P4"),
    ]
    assert knockout_lines(known, 2, 0, FR)[1:] == [
        FR("tournament-champion", names="P1"),
        FR("tournament-out", names="P2"),
    ]


def test_without_a_tie_the_organiser_is_told_who_goes_on_and_without_a_knock_out_nothing() -> None:
    assert knockout_lines(stored(DoubleElimination(), 4), 1, 0, EN) == [
        EN("tournament-on", names="P1", count=1),
        EN("tournament-second", names="P4"),
    ]
    assert knockout_lines(stored(Swiss(rounds=2), 4), 1, 0, EN) == []


def test_no_tie_is_told_where_nobody_lost_by_it() -> None:
    known = stored(SingleElimination(sizes=(4, 3, 2)), 8)
    first = replace(known.state, rounds=known.state.rounds[:1], results=known.state.results[:1])
    for places, is_told in (((1, 1, 3, 3), False), ((1, 2, 2, 4), True)):
        state = record(first, TableResult(1, 0, places))
        lines = table_result_lines(known_of(state), state.results[0], decided(()), EN, head="")
        assert any(says(line, "tournament-tied-again") for line in lines) is is_told


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        (SingleElimination(edition=1), "tournament-knockout-ties-rating"),
        (DoubleElimination(edition=1), "tournament-knockout-ties-rating"),
        (Swiss(rounds=3, cut=4, edition=1), "tournament-knockout-ties-rounds"),
        (RoundRobin(cut=2, edition=1), "tournament-knockout-ties-rounds"),
        (Swiss(rounds=3), None),
        (League(), None),
    ],
)
@pytest.mark.parametrize("speak", [EN, FR])
def test_every_plan_with_a_knock_out_says_how_its_ties_are_decided(
    plan: Any, key: str | None, speak: Any
) -> None:
    new = terms_card(stored(replace(plan, edition=2), 8, is_over=False), speak).above
    rule = speak("tournament-knockout-ties-replay", times=2, decider=speak("tournament-decider-second"))
    assert (rule in new) is (key is not None)
    card = terms_card(stored(plan, 8, is_over=False), speak).above
    assert (speak("tournament-field-knockout-ties") in card) is (key is not None)
    assert key is None or speak(key) in card


# Absences, and why a table was decided


async def test_a_stand_ins_place_is_explained_where_it_does_not_count(hall: Hall) -> None:
    number = await begun(hall, 4, Swiss(rounds=2, sizes=(4,)))
    (game,) = await games(hall, number)
    seats = (await hall.service.records.load(number)).state.rounds[0].tables[0].seats
    await hall.play_table(game, {seats[0]}, 12)
    hall.time += 7 * DAY
    known = await hall.advance(number)
    (result,) = known.state.results
    log = await hall.store.read(tournaments.log, number)
    entry = next(row for row in log if row.act == "result")
    assert msgspec.json.decode(entry.facts)["places"] == list(result.places) and result.places[0] == 4
    for speak in (EN, FR):
        lines = table_result_lines(known, result, decided(log), speak, head="", played_for={seats[0]})
        assert speak("tournament-never-moved-bot", names=f"P{seats[0]}", count=1) in lines
        lines = table_result_lines(known, result, decided(log), speak, head="")
        assert not any("bot" in line for line in lines) and any("⚖️" in line for line in lines[5:])
        all_away = replace(result, absent=seats)
        last = table_result_lines(known, all_away, decided(log), speak, head="")[-1]
        assert speak("tournament-nobody-moved") in last


async def test_a_table_that_nobody_plays_any_more_is_not_said_to_be_late(hall: Hall) -> None:
    number = await begun(hall, 4, Swiss(rounds=2, sizes=(2,)))
    silent, _ = await games(hall, number)
    async with hall.tables.lock(silent):
        await hall.lifecycle.abandon(await hall.tables.load(silent), 0, "")
    hall.time += DAY
    known = await hall.advance(number)
    how = decided(await hall.store.read(tournaments.log, number))
    assert how.tables == {(1, 0): "silence"}
    lines = table_result_lines(known, known.state.results[0], how, EN, head="")
    assert EN("tournament-table-at-silence") in lines
    hall.time += 6 * DAY
    await hall.advance(number)
    assert decided(await hall.store.read(tournaments.log, number)).tables[1, 1] == "deadline"
    first, second = (await lines_of(hall, number, 1, FR)).split("\n")[1:3]
    assert says_in_french(first, "tournament-by-silence") and says_in_french(second, "tournament-by-deadline")


async def test_whoever_misses_the_check_in_is_told_and_stands_in_the_log(hall: Hall) -> None:
    number = (await hall.create("junior", Swiss(rounds=2), least=2, check_in_minutes=60)).row.id
    await hall.enter(number, range(101, 106))
    await hall.service.entries.close(number, 3)
    await hall.advance(number)
    for user_id in range(101, 105):
        await hall.service.entries.check_in(number, user_id)
    hall.time += HOUR
    await hall.advance(number)
    assert await told(hall) == ["check-in", "missed", "round", "table"]
    (entry,) = [row for row in await hall.store.read(tournaments.log, number) if row.act == "missed"]
    assert msgspec.json.decode(entry.facts) == {"user": 105}


# The end of a round


async def test_open_tables_hear_once_that_their_round_is_about_to_end(hall: Hall) -> None:
    number = await begun(hall, 4, Swiss(rounds=2, sizes=(2,)), round_hours=24)
    await close_round(hall, number, but=1)
    await told(hall)
    hall.time += 24 * HOUR - int(2.4 * HOUR) - 1
    await hall.advance(number)
    assert await told(hall) == []
    hall.time += 1
    await hall.advance(number)
    assert await told(hall) == ["round-ends"]
    await hall.restart()
    await hall.advance(number)
    assert await told(hall) == []


@pytest.mark.parametrize(("hours", "lead"), [(1, 0), (3, 1), (24, 2.4), (168, 16.8), (720, 24)])
async def test_the_reminder_comes_a_tenth_of_the_round_before_its_end(
    hall: Hall, hours: int, lead: float
) -> None:
    known = await hall.create("junior", Swiss(rounds=2), round_hours=hours, clock="none")
    assert known.terms.reminder_lead == lead * HOUR


async def test_a_round_that_is_paired_anew_is_reminded_anew(hall: Hall) -> None:
    number = await begun(hall, round_hours=24)
    for _ in range(2):
        await told(hall)
        hall.time += 23 * HOUR
        await hall.advance(number)
        assert await told(hall) == ["round-ends"]
        await hall.service.organiser.pair_again(number, 3)


# Pauses and the end before the end


async def test_pause_resume_and_cancel_are_told(hall: Hall) -> None:
    number = await begun(hall, 8)
    await told(hall)
    await hall.service.organiser.pause(number, 3)
    await hall.service.organiser.resume(number, 3)
    await hall.service.organiser.pause(number, None)  # for want of a channel: nobody could read it
    await hall.service.organiser.resume(number, None)
    notes = ["note"] * 2  # one above the board of each table
    assert await told(hall) == ["pause", "resume", *notes, "resume", *notes]
    await close_round(hall, number, but=1)
    await told(hall)
    await hall.service.organiser.cancel(number, 3)
    assert await told(hall) == ["cancel", "freed", "round-card"]


# Terms that change


async def test_a_change_of_what_counts_for_ratings_is_told_once_somebody_has_joined(hall: Hall) -> None:
    number = (await hall.create("junior", Swiss(rounds=2))).row.id

    async def rated(counts: bool) -> list[str]:
        await hall.service.drafts.settle(
            number, 3, lambda known: {"terms": replace(known.terms, rated=counts)}
        )
        rows = await hall.store.read(tournaments.announcements, number)
        await told(hall)
        return [f"{row.kind} {row.payload}" for row in rows]

    assert await rated(False) == []  # the card alone says it
    await hall.enter(number, range(101, 102))
    assert await rated(False) == []  # it is as it was
    assert await rated(True) == ['rated {"act":"on"}']
    assert await rated(False) == ['rated {"act":"off"}']


# Leagues


async def test_the_next_season_has_a_number_and_calls_those_of_the_last(hall: Hall) -> None:
    number = await begun(hall, 4, League(divisions=2))
    known = await hall.service.records.load(number)
    lines = division_lines(known, EN)
    assert (
        says(lines[0], "tournament-division", number=1, names=re.compile("P.*"))
        and len(lines) == 3
        and says(lines[2], "tournament-divisions-by-rating")
    )
    assert EN("tournament-season-next", season=1) not in "\n".join(terms_lines(known, EN))
    await close_round(hall, number)
    await told(hall)
    draft = await hall.service.drafts.next_season(number, 3, bytes(32))
    opened = await hall.service.drafts.open(draft.row.id, 3)
    assert await told(hall) == ["season", "card"]
    assert EN("tournament-season-next", season=2) in "\n".join(terms_lines(opened, EN))
    assert says_in_french(division_lines(opened, FR)[-1], "tournament-divisions-by-season")


async def season_two(hall: Hall) -> tuple[int, int]:
    """A league of two divisions of two that is over, and the draft of its next season."""
    number = await begun(hall, 4, League(divisions=2))
    await close_round(hall, number)
    return number, (await hall.service.drafts.next_season(number, 3, bytes(32))).row.id


async def correct(hall: Hall, number: int) -> set[int]:
    """Both tables end the other way round; who is then in the first division."""
    before = (await hall.service.records.load(number)).state
    for table in range(2):
        await hall.service.organiser.set_result(number, 1, table, (2, 1), 3)
    winners = {table.seats[1] for table in before.rounds[0].tables}
    assert winners.isdisjoint(table.seats[0] for table in before.rounds[0].tables)
    return winners


@pytest.mark.parametrize("is_open", [False, True])
async def test_a_corrected_season_moves_people_until_the_next_has_begun(hall: Hall, is_open: bool) -> None:
    number, following = await season_two(hall)
    if is_open:
        await hall.service.drafts.open(following, 3)
    first = await correct(hall, number)
    if not is_open:
        await hall.service.drafts.open(following, 3)
        known = await hall.service.records.load(following)
        assert {one.id for one in known.state.entrants if one.division == 1} == first
    await hall.enter(following, range(101, 105))
    await hall.restart()
    await hall.service.entries.close(following, 3)
    known = await hall.advance(following)
    assert {one.id for one in groups(known.state)[0]} == first
    await hall.service.organiser.set_result(number, 1, 0, (1, 2), 3)  # too late
    assert (await hall.service.records.load(following)).state == known.state


async def test_the_organiser_who_corrects_a_season_is_told_what_the_next_makes_of_it(hall: Hall) -> None:
    number, following = await season_two(hall)

    async def lines() -> list[str]:
        return [
            season_after_words(row, EN) for row in await hall.store.read(tournaments.seasons_after, 1, number)
        ]

    title = EN("tournament-title", name="Cup", number=following)
    assert says((await lines())[0], "tournament-season-waiting", title=title)
    await hall.service.drafts.open(following, 3)
    await hall.enter(following, range(101, 105))
    await hall.service.entries.close(following, 3)
    await hall.advance(following)
    assert says((await lines())[0], "tournament-season-begun")
    await hall.service.organiser.cancel(following, 3)
    assert await lines() == [] == list(await hall.store.read(tournaments.seasons_after, 1, following))


# The card


async def test_the_card_says_only_what_still_holds(hall: Hall) -> None:
    number = (await hall.create("junior", Swiss(rounds=4), least=2, closes_at=hall.time + DAY)).row.id
    await hall.enter(number, range(101, 105))

    async def shown(key: str, **facts: Any) -> bool:
        card = terms_card(await hall.service.records.load(number), EN).above
        return EN(key, **facts) in card

    assert await shown("tournament-field-closes") and await shown("tournament-absent-rule", count=2)
    assert not await shown("tournament-field-late")
    hall.time += DAY
    await hall.advance(number)
    assert not await shown("tournament-field-closes") and await shown("tournament-late-until", round=3)
    assert await shown("tournament-field-points")
    for user_id in range(101, 105):
        await hall.service.entries.leave(number, user_id)
    known = await hall.service.records.load(number)
    assert entrants_lines(known, EN)[0] == EN("tournament-entrants-left-none")
    assert entrants_lines(known, FR)[0] == FR("tournament-entrants-left-none")


def test_a_pure_knock_out_has_no_points_on_its_card() -> None:
    card = terms_card(stored(SingleElimination(), 4, is_over=False), EN).above
    assert EN("tournament-field-points") not in card


def test_a_card_full_of_names_and_explanations_is_not_cut() -> None:
    for plan in (Swiss(rounds=5, cut=8), RoundRobin(groups=4, cut=8, sizes=(2,)), League(divisions=3)):
        known = stored(plan, 128, is_over=False)
        people = tuple(replace(one, name=f"A name of some length {one.user_id}") for one in known.entrants)
        row = replace(known.row, status="open")
        terms = replace(known.terms, season=2, closes_at=1_800_000_000, role_id=10**18)
        for speak in (EN, FR):
            full = replace(known, row=row, entrants=people, terms=terms)
            card = terms_card(full, speak)
            assert len(card.above) < TEXT_LIMIT
            brief = tournament_card(full, speak, None)
            assert len(brief.below.splitlines()) <= 10 and len(brief.below) < 1000


async def test_whoever_was_just_reminded_of_their_turn_is_not_reminded_of_the_round(hall: Hall) -> None:
    await begun(hall)
    table = await hall.tables.load(1)
    (seat,) = table.to_act
    assert not was_reminded(table, seat, hall.time)
    sent = discord.utils.time_snowflake(datetime.fromtimestamp(hall.time, UTC))
    reminder = dump(Sent(1, sent))
    turns = tuple(replace(row, reminder=reminder) for row in table.row.deadlines)
    table = replace(table, row=replace(table.row, deadlines=turns))
    assert was_reminded(table, seat, hall.time) and not was_reminded(table, seat, hall.time + 1)
