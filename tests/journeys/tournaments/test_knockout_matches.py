"""Matches of a knock-out by the service: ties are played again, series go on, and everybody is told."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cogs.clock.deadlines import load_timing
from cogs.tournaments.pages.card import terms_card
from cogs.tournaments.pages.own_table import idle_words
from cogs.tournaments.pages.terms_fields import chosen_change, fields
from cogs.tournaments.pages.terms_panel import panel_text, proposal_lines
from cogs.tournaments.telling.matches import game_words
from cogs.tournaments.telling.reports import (
    decided,
    round_fates,
    round_lines,
    table_result_lines,
    told_tables,
)
from cogs.ui.limits import CONTENT_LIMIT
from db.queries import tournaments
from engine.tournaments import League, RoundRobin, SingleElimination, Swiss, bracket, standings
from tests.playing.saying import EN, FR
from tests.playing.service import Hall, begun, games

HOUR = 3600


async def ends(hall: Hall, number: int, *places: int) -> Any:
    """Let the organiser give the open tables these places, then do what is due."""
    known = await hall.service.records.load(number)
    for one in known.open_pairings:
        await hall.service.organiser.set_result(number, one.round, one.number, places, 3)
    return await hall.advance(number)


async def test_a_tied_match_is_played_again_with_the_other_first_and_a_shorter_clock(hall: Hall) -> None:
    number = await begun(hall, 2, SingleElimination(), clock="24h", round_hours=96)
    known = await ends(hall, number, 1, 1)
    await hall.restart()
    known = await hall.service.records.load(number)
    assert known.round == 1 and known.seats(1, 1) == known.seats(1, 0)[::-1]
    (game,) = await games(hall, number)
    row = await hall.tables.row(game)
    assert load_timing(row.timing).clock == "12h" and known.row.due == hall.time + 48 * HOUR
    assert row.deadlines and min(one.due for one in row.deadlines) <= hall.time + 12 * HOUR
    for words in (EN, FR):
        told = words("tournament-replay-number", replay=1, of=2, clock=words("time-clock-12h"))
        assert game_words(known, 1, 1, words) == told
        lines = table_result_lines(known, known.state.results[0], decided(()), words, head="")
        assert f"⚖️ {words('tournament-tied-again')}" in lines
        assert any(line.startswith(words("tournament-again", names="").strip()) for line in lines)


async def test_a_tie_that_stays_goes_to_the_decider_after_two_replays_and_never_to_a_lot_of_seeds(
    hall: Hall,
) -> None:
    number = await begun(hall, 2, SingleElimination())
    for _ in range(2):
        await ends(hall, number, 1, 1)
    known = await ends(hall, number, 1, 1)
    assert known.row.status == "over" and known.round == 1
    tree = bracket(known.state)
    assert tree and tree.champion == known.seats(1, 2)[1]
    lines = table_result_lines(known, known.state.results[2], decided(()), EN, head="")
    assert f"⚖️ {EN('tournament-tied-second-final')}" in lines


async def test_a_match_that_is_not_decided_is_said_to_go_on(hall: Hall) -> None:
    number = await begun(hall, 4, SingleElimination(best_of=3))
    first = (await hall.service.records.load(number)).open_pairings[0]
    known = await hall.service.organiser.set_result(number, 1, first.number, (2, 1), 3)
    who = known.seats(1, first.number)[0]
    told = idle_words(known, who, EN)
    assert EN("tournament-my-knockout-again", title="", round=1, table=1, tables=1, until="")[20:60] in told
    lines = table_result_lines(known, known.state.results[0], decided(()), EN, head="")
    # The winner is named first, so their wins come first.
    assert any(EN("tournament-next-game", wins="1–0", game=2) in line for line in lines)
    known = await hall.service.organiser.set_result(number, 1, 1 - first.number, (1, 2), 3)
    lines = table_result_lines(known, known.state.results[1], decided(()), EN, head="")
    assert any(EN("tournament-next-game", wins="1–0", game=2) in line for line in lines)


async def test_the_report_of_a_match_names_the_table_where_it_was_decided(hall: Hall) -> None:
    number = await begun(hall, 4, SingleElimination(best_of=3))
    await ends(hall, number, 1, 2)
    known = await ends(hall, number, 2, 1)  # the seats are exchanged: the second games end the matches
    lines = told_tables(known, 1, decided(()), EN)
    heads = [EN("tournament-table-line", table=table, seats="") for table in (3, 4)]
    assert all(any(line.startswith(head) for line in lines) for head in heads) and len(lines) == 2


async def test_a_series_has_its_usual_clock_and_a_whole_round_for_each_game(hall: Hall) -> None:
    number = await begun(hall, 2, SingleElimination(best_of=3), clock="24h", round_hours=96)
    known = await ends(hall, number, 1, 2)
    (game,) = await games(hall, number)
    assert load_timing((await hall.tables.row(game)).timing).clock == "24h"
    assert known.round == 1 and known.row.due == hall.time + 96 * HOUR
    await hall.service.organiser.set_result(number, 1, 1, (1, 2), 3)
    hall.time = known.row.due + HOUR  # after the end of the last table, when nothing was played
    assert (await hall.advance(number)).row.due == hall.time + 96 * HOUR


async def test_whoever_loses_a_semi_final_is_told_of_the_match_for_the_third_place(hall: Hall) -> None:
    number = await begun(hall, 4, SingleElimination(third=True))
    first = (await hall.service.records.load(number)).open_pairings[0]
    known = await hall.service.organiser.set_result(number, 1, first.number, (1, 2), 3)
    loser = known.seats(1, first.number)[1]
    for words in (EN, FR):
        assert words("tournament-my-third", title="", until="")[-40:-5] in idle_words(known, loser, words)
        lines = table_result_lines(known, known.state.results[0], decided(()), words, head="")
        assert words("tournament-third", names=known.name_of(loser), count=1) in lines
        assert not any(words("tournament-out", names="").strip() in line for line in lines)
    known = await ends(hall, number, 1, 2)
    assert [len(table.seats) for table in known.state.rounds[1].tables] == [2, 2]
    known = await ends(hall, number, 1, 2)
    assert known.row.status == "over"
    third = next(row.entrant for row in standings(known.state) if row.rank == 3)
    lines = round_fates(known, 2, EN)
    assert EN("tournament-third-won", names=known.name_of(third)) in lines
    assert not any(known.name_of(third) in line for line in lines if "❌" in line)


# The organiser's panel


async def draft(hall: Hall, plan: Any) -> Any:
    known = await hall.create("junior", plan)
    return replace(known, row=replace(known.row, status="draft"))


async def test_the_panel_proposes_secret_goals_for_a_knock_out_and_says_why(hall: Hall) -> None:
    known = await draft(hall, SingleElimination())
    for words in (EN, FR):
        (line,) = proposal_lines(known, words)
        assert words("tournament-proposes-junior-goals-secret") in line
        text = panel_text(None, known, words)
        assert line in text and len(text) < CONTENT_LIMIT
    change = chosen_change(known, "option-goals", "secret", 0)
    changed = replace(known, row=replace(known.row, options=change.get("options", "")))
    assert proposal_lines(changed, EN) == []


@pytest.mark.parametrize("plan", [Swiss(rounds=3), League(), RoundRobin()])
async def test_without_a_knock_out_nothing_of_it_is_offered(hall: Hall, plan: Any) -> None:
    known = await draft(hall, plan)
    assert not {"best_of", "third", "decider"} & set(fields(known)) and proposal_lines(known, EN) == []


async def test_games_per_match_third_place_and_decider_can_be_chosen_and_stand_on_the_card(
    hall: Hall,
) -> None:
    known = await draft(hall, RoundRobin(groups=2, cut=4))
    plan = known.state.plan
    for field, value in (("best_of", "3"), ("third", "on"), ("decider", "lot")):
        assert field in fields(known)
        plan = chosen_change(known, field, value, 0).get("plan", plan)
        known = replace(known, state=replace(known.state, plan=plan))
    assert (plan.best_of, plan.third, plan.decider) == (3, True, "lot")
    for words in (EN, FR):
        card = terms_card(known, words).above
        assert words("tournament-count-best-of", count=3) in card and words("tournament-field-third") in card
        assert words("tournament-decider-lot") in card
        assert len(panel_text(None, known, words)) < CONTENT_LIMIT


# One match is one story


async def told(hall: Hall, number: int) -> list[tuple[str, int]]:
    """What the main channel gets, by kind and round."""
    rows = await hall.store.read(tournaments.announcements, number)
    return [
        (row.kind, msgspec.json.decode(row.payload)["round"])
        for row in rows
        if row.kind in ("round", "round-over")
    ]


async def test_the_games_of_a_match_are_told_as_one_story(hall: Hall) -> None:
    number = await begun(hall, 2, SingleElimination(best_of=3))
    first, other = (await hall.service.records.load(number)).seats(1, 0)
    await ends(hall, number, 1, 2)
    known = await ends(hall, number, 1, 2)
    names = known.name_of(first), known.name_of(other)
    for words in (EN, FR):
        facts = {"game": 3, "of": 3, "wins": "1–1", "name": names[0], "other": names[1]}
        assert game_words(known, 1, 2, words) == words("tournament-game-number", **facts)
    known = await ends(hall, number, 1, 2)
    assert await told(hall, number) == [("round", 1), ("round-over", 1)]
    line = EN("tournament-match", name=names[0], wins="2–1", other=names[1])
    assert any(line in one for one in round_lines(known, 1, decided(()), EN))


async def test_a_replay_holds_up_no_match_that_does_not_depend_on_it(hall: Hall) -> None:
    number = await begun(hall, 8, SingleElimination())
    known = await hall.service.records.load(number)
    tied, *others = known.open_pairings
    for one in others:
        await hall.service.organiser.set_result(number, 1, one.number, (1, 2), 3)
    await hall.service.organiser.set_result(number, 1, tied.number, (1, 1), 3)
    known = await hall.advance(number)
    seated = [{*known.seats(one.round, one.number)} for one in known.open_pairings]
    # The replay, and the semi-final whose players are known.
    assert len(seated) == 2 and {*known.seats(1, tied.number)} in seated


async def test_whoever_leaves_between_two_games_ends_the_story(hall: Hall) -> None:
    number = await begun(hall, 2, SingleElimination(best_of=3))
    await hall.service.organiser.set_result(number, 1, 0, (1, 2), 3)
    loser = (await hall.service.records.load(number)).seats(1, 0)[1]
    await hall.service.entries.leave(number, loser)
    known = await hall.advance(number)
    assert known.row.status == "over" and await told(hall, number) == [("round", 1), ("round-over", 1)]
    assert EN("tournament-champion", names=known.name_of(known.seats(1, 0)[0])) in round_fates(known, 1, EN)


async def test_matches_of_several_games_are_said_to_be_for_duels(hall: Hall) -> None:
    known = await draft(hall, SingleElimination(sizes=(4, 3, 2), best_of=3))
    for words in (EN, FR):
        assert words("tournament-unused-best-of", count=3) in panel_text(None, known, words)
    known = await draft(hall, SingleElimination(best_of=3))
    assert EN("tournament-unused-best-of", count=3) not in panel_text(None, known, EN)
