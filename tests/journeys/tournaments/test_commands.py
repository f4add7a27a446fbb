"""How people and organisers command a tournament: own points, every role, leaving, corrections, pages."""

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.tournaments.commands.leaderboard import rated_rows
from cogs.tournaments.commands.organiser import read_places
from cogs.tournaments.pages.lines import in_pages
from cogs.tournaments.service.formats import with_points
from db import Logged, TournamentChange
from db.queries import settings, tournaments
from engine.core import RuleError
from engine.tournaments import Swiss
from engine.tournaments.ratings import NEW, Rating
from tests.playing import tables
from tests.playing.tournaments import (
    close_tables,
    crowd,
    draft,
    games_of,
    open_tournament,
    refused,
    settle,
    started,
    tournament,
)

pytestmark = pytest.mark.usefixtures("only_what_is_due")


@pytest.mark.parametrize("text", ["6 4 2 1", "6-4-2-1", "6–4–2–1", "6, 4, 2, 1", " 6 / 4;2 1 "])
def test_points_are_read_as_people_write_them(text: str) -> None:
    assert with_points(Swiss(rounds=3), text).points == ((6, 1), (6, 4, 1), (6, 4, 2, 1))


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


async def test_points_role_and_channel_of_ones_own(world: Any) -> None:
    roles = [world.guild.create_role(f"Role{number}") for number in range(30)]
    arena = [world.guild.create_text_channel(f"room-{number}") for number in range(30)][-1]
    for points, told in (("1 2 3 4", "more points than the one before"), ("5 3", "Give 4 numbers")):
        text = await refused(world, world.zoe.slash("tournament create", game="junior", points=points))
        assert told in text
    panel = await draft(world, world.zoe, points="9 4 2 1", role=roles[0])
    assert "9–4–2–1 at tables of 4, 9–4–1 at tables of 3" in panel.text
    await world.restart()
    await world.zoe.choose(panel, "Points by place")
    assert "9–4–2–1 at tables of 4, 9–4–1 at tables of 3" in panel.choices
    assert "/tournament panel tournament:1 points:9 4 2 1" in panel.text
    await world.zoe.choose(panel, "Who may join")
    assert "Role0" in panel.choices and "not listed" in panel.text
    panel = await world.zoe.slash("tournament panel", points="3 2 1 0", role=roles[1], channel=arena)
    known = await tournament(world)
    assert known.state.plan.points == ((3, 0), (3, 2, 0), (3, 2, 1, 0))
    assert known.terms.role_id == roles[1].id and known.row.channel_id == arena.id
    await settle(world, world.zoe, panel, "Who may join", "everybody")
    await world.zoe.press(panel, "Open entries")
    assert "3–2–1–0 at tables of 4" in world.public(arena)[-1].text
    text = await refused(world, world.zoe.slash("tournament panel", points="5 3 2 1"))
    assert "no longer be changed" in text
    assert "for the organiser" in await refused(world, world.lou.slash("tournament panel", role=roles[0]))


async def test_leaving_while_entries_are_open_is_answered_at_once(french_world: Any) -> None:
    world = french_world
    card = await open_tournament(world, world.zoe, world.lou)
    answer = await world.lou.press(card, "Partir")
    assert answer and answer.is_private and "Tu ne participes plus" in answer.text
    assert "Lou-Anne" not in card.text


async def test_leaving_in_the_middle_is_asked_once_and_forfeits_the_table(world: Any) -> None:
    card = await started(world, 4)
    question = await world.lou.press(card, "Leave")
    assert "You are at table 1 of round 1" in question.text and "forfeit" in question.text
    assert (await tournament(world)).state.entrants[2].dropped is None
    await world.restart()
    await world.lou.press(question, "Leave the tournament")
    assert "no longer take part" in question.text and not question.buttons
    known = await tournament(world)
    assert next(one.dropped for one in known.state.entrants if one.id == world.lou.id) == 2
    row = await world.bot.tables.row((await games_of(world))[0])
    assert next(seat.resigned for seat in row.seats if seat.user_id == world.lou.id)
    assert "left this tournament already" in await refused(world, world.lou.slash("tournament leave"))
    assert "**Join** on the card" in (await world.lou.slash("tournament my-table")).text
    stranger = world.add_player("Stan")
    assert "do not take part" in await refused(world, stranger.forge(card, "b|tournament-leave-sure|1|0||"))
    await world.lou.press(card, "Join")
    assert "round 1 is over for you" in (await world.lou.slash("tournament my-table")).text


async def test_what_an_organiser_is_told_about_others(world: Any) -> None:
    panel = await draft(world, world.zoe, rounds=2)
    await settle(world, world.zoe, panel, "Most players", "4")
    await world.zoe.press(panel, "Open entries")
    for player in crowd(world, 4):
        await player.press(world.public()[-1], "Join")
    text = await refused(world, world.zoe.slash("tournament add", player=world.lou.member))
    assert f"{world.lou.mention} takes part already" in text
    late = world.add_player("Late")
    text = await refused(world, world.zoe.slash("tournament add", player=late.member))
    assert f"{late.mention} cannot be added: the tournament is full with 4" in text
    assert "full: 4 players" in await refused(world, late.slash("tournament join"))
    await world.zoe.slash("tournament start")
    answer = await world.zoe.slash("tournament pair-again")
    assert "one new table. The old ones are closed" in answer.text
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
    assert "a bot plays on in their place" in answer.text
    await close_tables(world, world.zoe, await games_of(world))
    assert "is over" in await refused(world, world.zoe.slash("tournament cancel", tournament=1))
    assert "place" in (await world.zoe.slash("tournament my-table", tournament=1)).text


async def test_rounds_and_tables_are_offered_by_name(world: Any) -> None:
    await started(world, 8, rounds=2)
    choices = await world.zoe.complete("tournament result", "round")
    assert [(one["name"], one["value"]) for one in choices] == [("Round 1 · 2 tables being played", 1)]
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
    assert "<@150>" in shown.text and "<@101>" not in shown.text and "opens the entries" not in shown.text
    for _ in range(2):
        await world.zoe.press(shown, "Next ▶")
    assert "<@101>" in shown.text and "opens the entries" in shown.text
    for forged in (
        "b|tournament-lines|1|0|log|1",
        "b|tournament-lines|1|0|log|x",
        "b|tournament-lines|1|0|users|1",
    ):
        await refused(world, world.lou.forge(card, forged))
    await world.zoe.forge(shown, "b|tournament-lines|1|0|log|9999")
    assert "opens the entries" in shown.text


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
    assert "Cup2" in shown.text and "Cup1" not in shown.text and shown.buttons == ["Next ▶"]
    await world.lou.press(shown, "Next ▶")
    assert "Cup1" in shown.text and shown.buttons == ["◀ Back"]


async def test_the_ranking_over_all_servers_is_left_by_a_command(world: Any) -> None:
    answer = await world.zoe.slash("settings world", me="hidden")
    assert answer.is_private and "left out" in answer.text
    assert await world.bot.store.read(settings.owners_with, "user", "world", "hidden")
    await world.zoe.slash("settings world", me="shown")
    assert not await world.bot.store.read(settings.owners_with, "user", "world", "hidden")


def test_equal_ratings_share_a_rank_and_the_settled_come_first() -> None:
    sure = Rating(NEW.mu + 1, NEW.sigma / 3, 12)
    ratings = {1: NEW, 2: sure, 3: sure, 4: Rating(NEW.mu, NEW.sigma / 3, 12), 5: NEW}
    rows = rated_rows(ratings, {2: "Two"}, 4)
    assert [(row.rank, row.is_provisional) for row in rows] == [
        (1, False), (1, False), (3, False), (4, True), (4, True),
    ]  # fmt: skip
    assert rows[0].entrant.name == "Two" and rows[2].entrant.is_own


async def test_those_who_take_part_see_their_tournament_wherever_it_is(world: Any) -> None:
    closed = world.guild.create_text_channel("closed")
    panel = await draft(world, world.zoe, channel=closed)
    await world.zoe.press(panel, "Open entries")
    tables.forbid(world, closed, "view_channel", who=world.lou.id)
    assert "no tournament 1 here" in await refused(world, world.lou.slash("tournament join", tournament=1))
    await world.zoe.slash("tournament add", player=world.lou.member)
    assert "Cup" in (await world.lou.slash("tournament list")).text
    assert "no longer take part" in (await world.lou.slash("tournament leave", tournament=1)).text
    assert "Cup" not in (await world.lou.slash("tournament list")).text


async def test_a_tournament_whose_channel_is_gone_is_shown_to_nobody_new(world: Any) -> None:
    closed = world.guild.create_text_channel("closed")
    panel = await draft(world, world.zoe, channel=closed)
    await world.zoe.press(panel, "Open entries")
    world.env.backend.delete_channel(closed.id)
    await world.env.settle()
    assert "no tournament 1 here" in await refused(world, world.lou.slash("tournament join", tournament=1))
    assert "Cup" in (await world.zoe.slash("tournament list")).text
