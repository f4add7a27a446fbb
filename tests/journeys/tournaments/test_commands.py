"""How people and organisers command a tournament: own points, every role, leaving, corrections, pages."""

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.tournaments.commands.organiser import read_places
from cogs.tournaments.pages.lines import in_pages
from cogs.tournaments.service.formats import with_points
from db import Logged, TournamentChange
from db.queries import settings, tournaments
from engine import GAMES
from engine.core import RuleError
from engine.tournaments import Swiss
from tests.playing import tables
from tests.playing.saying import EN, labels, says, says_in_french
from tests.playing.tournaments import (
    close_tables,
    crowd,
    draft,
    games_of,
    open_tournament,
    refused,
    settle,
    start_tournament,
    started,
    tournament,
)

pytestmark = pytest.mark.usefixtures("only_what_is_due")


@pytest.mark.parametrize("text", ["6 4 2 1", "6-4-2-1", "6–4–2–1", "6, 4, 2, 1", " 6 / 4;2 1 "])
def test_points_are_read_as_people_write_them(text: str) -> None:
    assert with_points(Swiss(rounds=3), text).points == ((6, 1), (6, 3, 1), (6, 4, 2, 1))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("5 3 2", "count"),
        ("5 3 2 1 0", "count"),
        (" ", "count"),
        ("cinq", ""),
        ("5 3 2.5 1", ""),
        ("٥ ٣ ٢ ١", ""),
        ("<@1> 3 2 1", ""),
        ("1 " * 30, ""),
    ],
)
def test_points_that_nobody_can_read_are_refused(text: str, told: str) -> None:
    with pytest.raises(RuleError) as refusal:
        with_points(Swiss(rounds=3), text)
    assert refusal.value.code == f"tournament-points-{told or 'wrong'}"


def test_a_dash_before_a_number_is_no_dash_between_two() -> None:
    assert with_points(Swiss(rounds=3), "5 3 2 -1").points[2] == (
        5,
        3,
        2,
        -1,
    )  # which the plan's check refuses


def test_places_beyond_the_table_are_refused() -> None:
    with pytest.raises(RuleError):
        read_places("1 2 x", 4)


async def test_p19_swaps_are_near_in_a_new_tournament_of_poudlard(world: Any) -> None:
    await draft(world, world.zoe, game="poudlard")
    options = (await tournament(world)).row.options
    assert GAMES["poudlard"].load_options(options).swap == "near"


async def test_points_role_and_channel_of_ones_own(world: Any) -> None:
    roles = [world.guild.create_role(f"Role{number}") for number in range(30)]
    arena = [world.guild.create_text_channel(f"room-{number}") for number in range(30)][-1]
    for points, told in (("1 2 3 4", "tournament-points-rising"), ("5 3", "tournament-points-count")):
        text = await refused(world, world.zoe.slash("tournament create", game="junior", points=points))
        assert says(text, told)
    panel = await draft(world, world.zoe, points="9 4 2 1", role=roles[0])
    of_four = EN("tournament-points-at", size=4, points="9–4–2–1")
    of_three = EN("tournament-points-at", size=3, points="9–2–1")
    assert f"{of_four}, {of_three}" in panel.text
    await world.restart()
    await world.zoe.choose(panel, "tournament-field-points")
    assert f"{of_four}, {of_three}" in panel.choices
    assert says(panel, "tournament-hint-points", number=1, points="9 4 2 1")
    await world.zoe.choose(panel, "tournament-field-role")
    assert "Role0" in panel.choices and says(panel, "tournament-hint-role")
    panel = await world.zoe.slash("tournament panel", points="3 2 1 0", role=roles[1], channel=arena)
    known = await tournament(world)
    assert known.state.plan.points == ((3, 0), (3, 1, 0), (3, 2, 1, 0))
    assert known.terms.role_id == roles[1].id and known.row.channel_id == arena.id
    await settle(world, world.zoe, panel, "tournament-field-role", "tournament-role-all")
    await world.zoe.press(panel, "button-open-entries")
    terms = await world.zoe.press(world.public(arena)[-1], "button-terms")
    assert says(terms, "tournament-points-at", size=4, points="3–2–1–0")
    text = await refused(world, world.zoe.slash("tournament panel", points="5 3 2 1"))
    assert says(text, "tournament-settled")
    assert says(await refused(world, world.lou.slash("tournament panel", role=roles[0])), "only-organiser")


async def test_leaving_while_entries_are_open_is_answered_at_once(french_world: Any) -> None:
    world = french_world
    card = await open_tournament(world, world.zoe, world.lou)
    answer = await world.lou.press(card, "button-leave")
    assert answer and answer.is_private and says_in_french(answer, "tournament-left")
    assert "Lou-Anne" not in card.text


async def test_leaving_in_the_middle_is_asked_once_and_forfeits_the_table(world: Any) -> None:
    card = await started(world, 4)
    question = await world.lou.press(card, "button-leave")
    assert says(question, "tournament-leave-sure-table", round=1, table=1) and says(
        question, "tournament-leave-sure-table"
    )
    assert (await tournament(world)).state.entrants[2].dropped is None
    await world.restart()
    await world.lou.press(question, "button-leave-tournament")
    assert says(question, "tournament-left") and not question.buttons
    known = await tournament(world)
    assert next(one.dropped for one in known.state.entrants if one.id == world.lou.id) == 2
    row = await world.bot.tables.row((await games_of(world))[0])
    assert next(seat.resigned for seat in row.seats if seat.user_id == world.lou.id)
    assert says(await refused(world, world.lou.slash("tournament leave")), "tournament-left-already")
    assert says(await world.lou.slash("tournament my-table"), "tournament-my-dropped-may-return")
    stranger = world.add_player("Stan")
    assert says(
        await refused(world, stranger.forge(card, "b|cup-leave-sure|1|0||")), "tournament-not-entered"
    )
    await world.lou.press(card, "button-join")
    assert says(await world.lou.slash("tournament my-table"), "tournament-my-between", round=1)


async def test_what_an_organiser_is_told_about_others(world: Any) -> None:
    panel = await draft(world, world.zoe, rounds=2)
    await settle(world, world.zoe, panel, "tournament-field-most", "4")
    await world.zoe.press(panel, "button-open-entries")
    for player in crowd(world, 4):
        await player.press(world.public()[-1], "button-join")
    text = await refused(world, world.zoe.slash("tournament add", player=world.lou.member))
    assert says(text, "tournament-entered-other", user=world.lou.mention)
    late = world.add_player("Late")
    text = await refused(world, world.zoe.slash("tournament add", player=late.member))
    assert says(text, "tournament-full-other", user=late.mention, most=4)
    assert says(await late.slash("tournament join"), "tournament-waits", place=1)
    assert says(await refused(world, late.slash("tournament join")), "tournament-full", most=4)
    await start_tournament(world.zoe)
    answer = await world.zoe.slash("tournament pair-again")
    await world.zoe.press(answer, "button-pair-again")
    assert says(answer, "tournament-paired-now", tables=1)
    await close_tables(world, world.zoe, await games_of(world))
    first, *_, last = (await tournament(world)).state.rounds[0].tables[0].seats
    names = {player.id: player.name for player in crowd(world, 4)}
    answer = await world.zoe.slash("tournament result", round=1, table=1, places="4 2 2 1")
    assert (
        f"{names[first]} 1st → 4th" in answer.text
        and f"{names[last]} 4th → 1st" in answer.text
        and "2nd → 2nd" not in answer.text
    )
    answer = await world.zoe.slash("tournament drop", player=world.lou.member)
    assert says(answer, "tournament-dropped-now")
    await close_tables(world, world.zoe, await games_of(world))
    assert says(await refused(world, world.zoe.slash("tournament cancel", tournament=1)), "tournament-over")
    assert says(await world.zoe.slash("tournament my-table", tournament=1), "tournament-my-over")


async def test_rounds_and_tables_are_offered_by_name(world: Any) -> None:
    await started(world, 8, rounds=2)
    choices = await world.zoe.complete("tournament result", "round")
    assert [(one["name"], one["value"]) for one in choices] == [
        (EN("tournament-offer-round", round=1, tables=2), 1)
    ]
    tables = await world.zoe.complete("tournament result", "table", round=1)
    assert [one["value"] for one in tables] == [1, 2] and "Zoé" in "".join(one["name"] for one in tables)
    assert [one["value"] for one in await world.zoe.complete("tournament result", "table", "zo")] != [1, 2]
    for wrong in ({"round": 9}, {"round": -1}, {"tournament": 99}):
        assert await world.zoe.complete("tournament result", "table", **wrong) == []
    assert await world.zoe.complete("tournament pairings", "round", "@everyone") == []


async def test_long_logs_come_in_pages_and_stay_the_organisers(world: Any) -> None:
    card = await open_tournament(world, world.zoe)
    row = (await tournament(world)).row
    many = tuple(Logged("join", user, f'{{"user":{user}}}') for user in range(101, 151))
    await world.bot.store.write(tournaments.change, TournamentChange(row=row, log=many, at=1))
    shown = await world.zoe.slash("tournament log")
    assert "<@150>" in shown.text and "<@101>" not in shown.text and not says(shown, "tournament-log-open")
    for _ in range(2):
        await world.zoe.press(shown, "button-on")
    assert "<@101>" in shown.text and says(shown, "tournament-log-open")
    for forged in ("b|cup-lines|1|0|log|1", "b|cup-lines|1|0|log|x", "b|cup-lines|1|0|users|1"):
        await refused(world, world.lou.forge(card, forged))
    await world.zoe.forge(shown, "b|cup-lines|1|0|log|9999")
    assert says(shown, "tournament-log-open")


def test_a_page_holds_what_a_message_holds() -> None:
    pages = in_pages([f"{number} {'x' * 90}" for number in range(100)])
    assert max(len("\n".join(page)) for page in pages) <= 1700 and len(pages) > 5
    assert [line for page in pages for line in page] == [f"{n} {'x' * 90}" for n in range(100)]
    assert in_pages([]) == [[]]


async def test_history_comes_in_pages(world: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.tournaments.commands.lists.AT_ONCE", 1)
    for name in ("Cup1", "Cup2"):
        await draft(world, world.zoe, name=name)
        (label,) = await world.bot.store.read(tournaments.of_guild, world.guild.id, ("draft",), 0)
        row = (await tournament(world, label.id)).row
        await world.bot.store.write(
            tournaments.change, TournamentChange(row=replace(row, status="over", ended_at=1), at=1)
        )
    shown = await world.lou.slash("tournament history")
    assert "Cup2" in shown.text and "Cup1" not in shown.text and shown.buttons == labels("button-on")
    await world.lou.press(shown, "button-on")
    assert "Cup1" in shown.text and shown.buttons == labels("button-back")


async def test_the_ranking_over_all_servers_is_left_by_a_command(world: Any) -> None:
    answer = await world.zoe.slash("settings world", me="hidden")
    assert answer.is_private and says(answer, "world-set-hidden")
    assert await world.bot.store.read(settings.get, "user", world.zoe.id, "world") == "hidden"
    await world.zoe.slash("settings world", me="shown")
    assert await world.bot.store.read(settings.get, "user", world.zoe.id, "world") is None


async def test_those_who_take_part_see_their_tournament_wherever_it_is(world: Any) -> None:
    closed = world.guild.create_text_channel("closed")
    panel = await draft(world, world.zoe, channel=closed)
    await world.zoe.press(panel, "button-open-entries")
    tables.forbid(world, closed, "view_channel", who=world.lou.id)
    assert says(
        await refused(world, world.lou.slash("tournament join", tournament=1)), "no-such-tournament", number=1
    )
    await tables.manager(world).slash("tournament add", tournament=1, player=world.lou.member)
    assert "Cup" in (await world.lou.slash("tournament list")).text
    assert says(await world.lou.slash("tournament leave", tournament=1), "tournament-left")
    assert "Cup" not in (await world.lou.slash("tournament list")).text


async def test_a_tournament_whose_channel_is_gone_is_shown_to_nobody_new(world: Any) -> None:
    closed = world.guild.create_text_channel("closed")
    panel = await draft(world, world.zoe, channel=closed)
    await world.zoe.press(panel, "button-open-entries")
    world.env.backend.delete_channel(closed.id)
    await world.env.settle()
    assert says(
        await refused(world, world.lou.slash("tournament join", tournament=1)), "no-such-tournament", number=1
    )
    assert "Cup" in (await world.zoe.slash("tournament list")).text


async def test_the_command_asks_before_it_starts_as_the_panel_does(world: Any) -> None:
    await open_tournament(world, *crowd(world, 4))
    text = await refused(world, world.zoe.slash("tournament start"))
    assert says(text, "tournament-start-round", count=4) and EN("tournament-start-sure") in text
    assert says(await start_tournament(world.zoe), "tournament-closed-now")
    assert (await tournament(world)).row.status == "running"
