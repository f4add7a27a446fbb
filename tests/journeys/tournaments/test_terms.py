"""Terms at work: strictness, the order of tie-breaks, a start by the organiser's clock, the last call."""

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from cogs.clock.deadlines import load_timing
from cogs.tables.rated import gives_hints
from cogs.tournaments.pages.terms_fields import fields
from cogs.tournaments.pages.terms_words import terms_lines
from engine.tournaments import DoubleElimination, Swiss
from tests.playing.saying import EN, FR, says
from tests.playing.service import Hall, begun, games, log_of
from tests.playing.tournaments import (
    crowd,
    draft,
    open_tournament,
    refused,
    settle,
    start_tournament,
    tournament,
)

HOUR, DAY = 3600, 86400


@pytest.mark.parametrize(("absences", "is_out"), [(1, True), (2, False), (0, False)])
async def test_the_terms_say_after_how_many_tables_without_a_move_a_person_is_out(
    hall: Hall, absences: int, is_out: bool
) -> None:
    number = await begun(hall, 4, Swiss(rounds=3, sizes=(2,)), absences=absences, misses="1")
    (game_id, _) = await games(hall, number)
    assert load_timing((await hall.tables.row(game_id)).timing).misses == "1"
    hall.time += 8 * DAY
    known = await hall.advance(number)
    assert any(one.dropped for one in known.state.entrants) == is_out
    for words in (EN, FR):
        assert any(
            words("tournament-absent-rule", count=absences) in one for one in terms_lines(known, words)
        )


async def last_calls(hall: Hall, number: int) -> int:
    await hall.advance(number)
    return [act for act, _ in await log_of(hall, number)].count("last-call")


async def test_a_check_in_has_one_last_call_for_those_who_are_missing(hall: Hall) -> None:
    number = (await hall.create("junior", Swiss(rounds=2), check_in_minutes=60, least=2)).row.id
    await hall.enter(number, range(101, 106))
    await hall.service.entries.close(number, 3)
    assert await last_calls(hall, number) == 0
    for user_id in (101, 102):
        await hall.service.entries.check_in(number, user_id)
    hall.time += 44 * 60
    assert await last_calls(hall, number) == 0
    hall.time += 60
    assert await last_calls(hall, number) == 1
    await hall.restart()
    assert await last_calls(hall, number) == 1


async def test_nobody_is_called_last_once_all_have_checked_in(hall: Hall) -> None:
    number = (await hall.create("junior", Swiss(rounds=2), check_in_minutes=60, least=2)).row.id
    await hall.enter(number, range(101, 105))
    await hall.service.entries.close(number, 3)
    await hall.advance(number)
    for user_id in range(101, 105):
        await hall.service.entries.check_in(number, user_id)
    hall.time += 59 * 60
    assert await last_calls(hall, number) == 0


async def test_the_last_call_mentions_the_missing_and_no_shows_are_told_that_they_may_still_join(
    world: Any,
) -> None:
    players = crowd(world, 5)
    card = await open_tournament(world, *players, game="junior", **{"table-size": 2})
    terms = replace((await tournament(world)).terms, check_in_minutes=60)
    await world.bot.tournaments.service.drafts.settle(1, world.zoe.id, lambda _: {"terms": terms})
    await start_tournament(world.zoe)
    for player in players[:4]:
        await player.press(card, "button-check-in")
    await world.env.advance_time(50 * 60)
    (call,) = [one for one in world.public() if says(one, "tournament-check-in-last")]
    assert players[4].mention in call.text and players[0].mention not in call.text
    await world.env.advance_time(11 * 60)
    (told,) = [one for one in world.public() if says(one, "tournament-told-missed-late")]
    assert players[4].mention in told.text
    await players[4].press(card, "button-join")
    assert (await tournament(world)).is_playing(players[4].id)


async def test_a_start_is_written_by_the_organisers_clock(world: Any) -> None:
    said = await refused(world, world.zoe.slash("tournament create", game="junior", starts="20:00"))
    assert said == EN("tournament-zone-unknown")
    await world.zoe.slash("settings quiet", zone="Europe/Paris")
    said = await refused(world, world.zoe.slash("tournament create", game="junior", starts="some day"))
    assert said == EN("moment-not-understood")
    await draft(world, world.zoe, starts="tomorrow 20h")
    terms = (await tournament(world)).terms
    assert terms.starts_at
    begins = datetime.fromtimestamp(terms.starts_at, ZoneInfo("Europe/Paris"))
    assert (begins.hour, begins.minute) == (20, 0)
    panel = await world.zoe.slash("tournament panel", tournament=1, starts="21:00", zone="UTC")
    assert panel and f"<t:{(await tournament(world)).terms.starts_at}:F>" in panel.text


async def test_matches_of_a_knock_out_are_chosen_in_one_line(world: Any) -> None:
    named = {"best-of": 3, "third-place": True, "decider": "lot", "clock": "72h"}
    await draft(world, world.zoe, format="single", **named)
    known = await tournament(world)
    plan = known.state.plan
    assert (plan.best_of, plan.third, plan.decider, known.terms.clock) == (3, True, "lot", "72h")
    said = await refused(
        world, world.zoe.slash("tournament create", game="junior", format="single", **{"best-of": 2})
    )
    assert said == EN("tournament-best-of")


async def test_a_table_of_a_tournament_gives_no_hints_even_if_it_is_not_rated(hall: Hall) -> None:
    number = await begun(hall, 4, Swiss(rounds=1), rated=False)
    (game_id,) = await games(hall, number)
    row = await hall.tables.row(game_id)
    assert not row.rated and not gives_hints(row) and gives_hints(replace(row, tournament_id=None))


async def test_an_elimination_has_neither_points_nor_their_ties_to_choose(hall: Hall) -> None:
    known = await hall.create("junior", DoubleElimination())
    known = replace(known, row=replace(known.row, status="draft"))
    assert not {"points", "ties"} & set(fields(known))


async def test_a_slow_table_of_a_parallel_round_robin_holds_up_nobody(world: Any) -> None:
    panel = await draft(world, world.zoe, format="round-robin")
    await settle(world, world.zoe, panel, "tournament-field-parallel", "tournament-parallel-on")
    await world.zoe.press(panel, "button-open-entries")
    people, card = crowd(world, 5), world.public()[0]
    assert says(card, "tournament-parallel-on")
    for player in people:
        await player.press(card, "button-join")
    await start_tournament(world.zoe)
    slow = (await tournament(world)).open_pairings[0]
    for _ in range(3):  # the three others meet each other
        (known,) = [one for one in (await tournament(world)).open_pairings if one.game_id != slow.game_id]
        facts = {"round": known.round, "table": known.number + 1, "places": "1 2"}
        await world.zoe.slash("tournament result", tournament=1, **facts)
    now = await tournament(world)
    assert [one.game_id for one in now.open_pairings] == [slow.game_id] and len(now.pairings) == 4
    idle = next(one for one in people if one.id not in now.seats(slow.round, slow.number))
    assert (await idle.press(card, "button-my-table")).is_private
    await world.restart()
    for _ in range(7):
        known = (await tournament(world)).open_pairings[0]
        facts = {"round": known.round, "table": known.number + 1, "places": "1 2"}
        await world.zoe.slash("tournament result", tournament=1, **facts)
    ended = await tournament(world)
    assert ended.row.status == "over" and len(ended.pairings) == 10
    assert any(says(message, "tournament-won", count=1) for message in world.public())


async def test_the_panel_says_at_its_top_how_many_take_part_and_who(world: Any) -> None:
    await open_tournament(world, *crowd(world, 4))
    panel = await world.zoe.slash("tournament panel")
    told = EN("tournament-entrants", count=4, names="Zoé, Matthieu, Lou-Anne, François")
    assert told in panel.text.splitlines()[:3]
