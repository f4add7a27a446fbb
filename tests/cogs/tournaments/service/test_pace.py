"""Rounds that leave time for the games, and the panel that says so."""

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.clock.deadlines import DAY, HOUR, Timing
from cogs.tournaments.pages.terms_fields import chosen_change, hours, values
from cogs.tournaments.pages.terms_panel import PACE_FIELDS, pace_lines, panel_text, panel_view, turns_words
from cogs.tournaments.service.drafts import NewDraft
from cogs.tournaments.service.formats import FORMATS, make_plan, usual_size
from cogs.tournaments.service.pace import length_of, longest, needed, usual_hours, usual_terms
from cogs.tournaments.service.terms import Tournament
from cogs.ui.limits import CONTENT_LIMIT
from engine import GAMES
from engine.core import Length, RuleError, dump
from engine.tournaments import RoundRobin, SingleElimination, Swiss
from tests.playing.saying import EN, FR
from tests.playing.service import Hall

BRIEF = Length(turns=3, waits=10, days=8)


async def draft(hall: Hall, game: str, plan: Any) -> Tournament:
    """What `/tournament create` makes."""
    options = dump(GAMES[game].tournament_options())
    facts = {"guild_id": 1, "channel_id": 2, "organiser_id": 3, "name": "Cup", "secret": bytes(32)}
    terms = usual_terms(game, options, plan)
    return await hall.service.drafts.create(
        NewDraft(game=game, options=options, plan=plan, terms=terms, **facts)
    )


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("key", GAMES)
def test_by_default_nineteen_of_twenty_daily_games_end_before_the_round_of_every_game_and_format(
    key: str, form: str
) -> None:
    game = GAMES[key]
    plan = make_plan(form, usual_size(form, game), game.seats)
    options = dump(game.tournament_options())
    terms, length = usual_terms(key, options, plan), length_of(key, options, plan)
    assert length and length.days * DAY <= terms.round_hours * HOUR <= 30 * DAY
    for seats, one in (each for sizes in game.lengths.values() for each in sizes.items()):
        assert one.days * DAY <= (longest(one, Timing(clock="24h"), seats) or 0)  # the worst is no shorter


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [("none", 8 * DAY), ("7d", 8 * DAY), ("24h", 8 * DAY), ("12h", 7.5 * DAY), ("1h", 15 * HOUR)],
)
def test_a_fast_clock_needs_shorter_rounds(clock: Any, seconds: int) -> None:
    assert needed(BRIEF, Timing(clock=clock)) == seconds


def test_the_usual_round_is_the_shortest_that_is_offered_and_long_enough() -> None:
    assert usual_hours(BRIEF, Timing(clock="24h"), 1) == 240
    assert usual_hours(replace_days(1000), Timing(), 1) == 1440 and usual_hours(None, Timing(), 7) == 7


def replace_days(days: int) -> Length:
    return BRIEF._replace(days=days)


async def test_rounds_of_a_draft_follow_the_game_until_the_organiser_chooses_their_length(hall: Hall) -> None:
    known = await draft(hall, "junior", Swiss(rounds=3))
    number, brief = known.row.id, known.terms.round_hours

    async def choose(field: str, value: str) -> Tournament:
        return await hall.service.drafts.settle(number, 3, lambda now: chosen_change(now, field, value, 0))

    assert (await choose("option-goals", "shared")).terms.round_hours > brief
    assert (await choose("option-goals", "secret")).terms.round_hours == brief
    assert (await choose("clock", "5m")).terms.round_hours < 24
    await choose("round-hours", "72")
    assert (await choose("clock", "24h")).terms.round_hours == 72


@pytest.mark.parametrize("words", (EN, FR))
async def test_the_panel_tells_what_the_choices_mean(hall: Hall, words: Any) -> None:
    known = await draft(hall, "junior", Swiss(rounds=3))
    length = GAMES["junior"].length(4, GAMES["junior"].tournament_options())
    assert length
    (told,) = pace_lines(known, words)
    daily = words("tournament-pace-daily", count=length.days)
    rounds = words("tournament-pace-rounds", time=hours(known.terms.round_hours, words))
    assert told == f"⏳ {daily} {rounds}" and told in panel_text(None, known, words)


@pytest.mark.parametrize("words", (EN, FR))
async def test_what_choices_about_time_are_measured_by_is_told_with_their_fields_alone(
    hall: Hall, words: Any
) -> None:
    known = await draft(hall, "junior", Swiss(rounds=3))
    each = words("tournament-pace-some-turns", least=2, most=3)
    parts = (
        words("tournament-pace-turns", size=4, all=9, each=each),
        words("tournament-days", count=18),  # 13.5 waits of a day, and four reserves
        words("tournament-pace-some"),
    )
    for field in ("clock", "reserve", "round-hours", "size", "", "format"):
        shown = panel_text(None, known, words, field)
        assert [part in shown for part in parts] == [field in PACE_FIELDS] * 3
    long = replace(known, terms=replace(known.terms, round_hours=720))
    assert words("tournament-pace-fits") in panel_text(None, long, words, "round-hours")


@pytest.mark.parametrize(
    ("field", "refused"), [("round-hours", {"1", "3", "12"}), ("clock", {"48h", "72h", "7d"})]
)
async def test_the_panel_offers_no_round_that_is_shorter_than_a_turn(
    hall: Hall, field: str, refused: set[str]
) -> None:
    number = (await draft(hall, "junior", Swiss(rounds=3))).row.id
    await hall.service.drafts.settle(number, 3, lambda now: chosen_change(now, "round-hours", "24", 0))
    known = await hall.service.records.load(number)
    view: Any = panel_view(None, known, EN, field)
    (offered,) = (item.item.options for item in view.children if "|tournament-set|" in item.custom_id)
    assert {option.value for option in offered} == {*values(known, field, None, EN)} - refused
    for value in refused:
        with pytest.raises(RuleError, match="tournament-clock-round"):
            await hall.service.drafts.settle(
                number, 3, lambda now, value=value: chosen_change(now, field, value, 0)
            )


def test_the_turns_of_each_player_add_up_to_those_of_the_table() -> None:
    told = [turns_words(Length(6, waits, 9), 3, EN) for waits in (18, 20)]
    each = [EN("tournament-pace-each-turns", least=6), EN("tournament-pace-some-turns", least=6, most=7)]
    assert told == [
        EN("tournament-pace-turns", size=3, all=waits, each=part)
        for waits, part in zip((18, 20), each, strict=True)
    ]


def test_v5_where_players_act_at_once_the_table_waits_less_often_than_there_are_turns() -> None:
    length = GAMES["pasvu"].length(4, GAMES["pasvu"].tournament_options())
    assert length
    told = EN("tournament-pace-together", size=4, turns=length.turns, waits=length.waits)
    assert turns_words(length, 4, EN) == told


async def test_the_panel_warns_of_rounds_that_are_too_short(hall: Hall) -> None:
    known = await draft(hall, "secret", SingleElimination())
    brief = replace(known, terms=replace(known.terms, round_hours=168))
    fits = EN("tournament-pace-short", time=hours(known.terms.round_hours, EN))
    assert any(fits in line for line in pace_lines(brief, EN))
    assert not any(fits in line for line in pace_lines(known, EN))


@pytest.mark.parametrize("words", (EN, FR))
async def test_the_fullest_panel_fits_a_message(hall: Hall, words: Any) -> None:
    for key in GAMES:
        known = await draft(hall, key, RoundRobin(groups=4, laps=2, cut=8, best_of=3, third=True))
        short = replace(known, terms=replace(known.terms, round_hours=24, role_id=10**18))
        assert len(panel_text(None, short, words, "points")) < CONTENT_LIMIT
