"""Who is called by a tournament, where and how often, by clicks."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from db.queries import settings
from tests.playing import tables
from tests.playing.saying import EN, says
from tests.playing.tournaments import (
    DAY,
    HOUR,
    close_tables,
    crowd,
    draft,
    games_of,
    open_tournament,
    player_of,
    refused,
    settle,
    start_tournament,
    started,
    thread_of,
    tournament,
)

MakeWorld = Callable[..., Awaitable[Any]]


pytestmark = pytest.mark.usefixtures("only_what_is_due")


def strings(part: Any) -> list[str]:
    """All texts in the body of a request."""
    if isinstance(part, dict | list):
        return [text for one in (part.values() if isinstance(part, dict) else part) for text in strings(one)]
    return [part] if isinstance(part, str) else []


def calls(world: Any, key: str, **facts: Any) -> list[list[int]]:
    """Whom the messages call that hold this sentence, one list for each message."""
    found = [post["allowed_mentions"] for post in tables.posts(world) if says(strings(post), key, **facts)]
    return [[int(user) for user in one.get("users", ())] for one in found]


async def test_pause_correction_drop_and_end_are_told_in_channel_and_threads(make_world: MakeWorld) -> None:
    world = await make_world()
    await started(world, 4, rounds=3, **{"table-size": 2})
    await world.zoe.slash("tournament pause")
    await world.zoe.slash("tournament resume")
    assert calls(world, "tournament-told-pause") == calls(world, "tournament-told-resume") == [[]]
    first, second = await games_of(world)
    await close_tables(world, world.zoe, [first])
    await world.zoe.slash("tournament result", round=1, table=1, places="2 1")
    assert calls(world, "tournament-told-corrected", round=1, table=1) == [[]]
    game = await world.bot.tables.row(second)
    gone = next(seat.user_id for seat in game.seats if seat.user_id != world.zoe.id)
    await world.zoe.slash("tournament drop", player=player_of(crowd(world, 4), gone).member)
    assert any(says(seen, "told-taken-out-end") for seen in world.public(thread_of(world, game)))
    assert calls(world, "tournament-dropped-organiser") == [[gone]]
    (third,) = await games_of(world)
    panel = await world.zoe.slash("tournament cancel")
    await world.zoe.press(panel, "button-cancel-tournament")
    assert says(world.public()[-1], "tournament-told-cancel")
    last = world.public(thread_of(world, await world.bot.tables.row(third)))[-1]
    assert says(last, "tournament-table-freed")


async def test_without_games_a_cancelled_tournament_speaks_of_none(world: Any) -> None:
    await open_tournament(world, world.zoe)
    panel = await world.zoe.slash("tournament cancel")
    await world.zoe.press(panel, "button-cancel-tournament")
    assert says(world.public()[-1], "tournament-told-cancel-idle")


async def test_a_league_tells_who_is_left_out_its_divisions_its_correction_and_its_next_season(
    world: Any,
) -> None:
    players = crowd(world, 5)
    panel = await draft(world, world.zoe, format="league")
    await settle(
        world, world.zoe, panel, "tournament-field-divisions", EN("tournament-count-divisions", count=2)
    )
    await settle(world, world.zoe, panel, "tournament-field-check-in", EN("tournament-hours", count=1))
    await world.zoe.press(panel, "button-open-entries")
    card = world.public()[-1]
    for player in players:
        await player.press(card, "button-join")
    await start_tournament(world.zoe)
    for player in players[:4]:
        await player.press(card, "button-check-in")
    await world.env.advance_time(HOUR)
    assert calls(world, "tournament-told-missed") == [[players[4].id]]
    begins = next(seen.text for seen in world.public() if says(seen, "tournament-round-begins"))
    assert (
        says(begins, "tournament-division", number=1)
        and says(begins, "tournament-division", number=2)
        and says(begins, "tournament-divisions-by-rating")
    )
    await close_tables(world, world.zoe, await games_of(world))
    assert (await tournament(world)).row.status == "over"
    answer = await world.zoe.slash("tournament result", round=1, table=2, places="2 1")
    assert answer and answer.is_private
    anew = world.public()[-1]
    assert (
        says(anew, "tournament-over-corrected", round=1, table=2)
        and says(anew, "tournament-goes-up", division=1)
        and anew.pictures
    )
    panel = await world.zoe.slash("tournament next-season", tournament=1)
    await world.zoe.press(panel, "button-open-entries")
    assert sorted(calls(world, "tournament-told-season", season=2)[0]) == sorted(
        player.id for player in players[:4]
    )
    assert f"**{EN('tournament-field-season')}**: 2." in world.public()[-1].text


async def test_whoever_is_to_move_is_reminded_once_before_the_round_ends(
    make_world: MakeWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.tournaments.runner.RECONCILE_SECONDS", HOUR)
    world = await make_world()
    players = crowd(world, 2)
    panel = await draft(world, world.zoe, **{"table-size": 2})
    for field, value in (
        ("tournament-field-clock", "time-clock-none"),
        ("tournament-field-round-hours", EN("tournament-days", count=1)),
        ("tournament-field-least", "2"),
    ):
        await settle(world, world.zoe, panel, field, value)
    await world.zoe.press(panel, "button-open-entries")
    for player in players:
        await player.press(world.public()[-1], "button-join")
    await start_tournament(world.zoe)
    table = await world.bot.tables.load((await games_of(world))[0])
    (seat,) = table.to_act
    await world.env.advance_time(21 * HOUR)
    assert calls(world, "tournament-round-ends") == []
    await world.env.advance_time(HOUR)
    await world.restart()
    await world.env.advance_time(HOUR)
    assert calls(world, "tournament-round-ends") == [[table.row.seats[seat].user_id]]
    assert says(world.public(thread_of(world, table.row))[-1], "tournament-round-ends", round=1)


def digests_to(player: Any) -> list[str]:
    world = player.world
    messages = world.env.backend.messages.get(tables.direct_channel(world, player), {})
    return [message.content for message in messages.values() if says(message.content, "digest-head")]


async def test_a_digest_comes_once_a_day_to_whoever_asks_for_it(world: Any) -> None:
    assert says(await world.zoe.slash("settings digest"), "digest-none")
    assert says(await refused(world, world.zoe.slash("settings digest", time="8:00")), "digest-zone")
    answer = await world.zoe.slash("settings digest", time="8h", zone="Europe/Paris")
    assert says(answer, "digest-set", time="08:00", zone="Europe/Paris")
    await started(world, 4)
    await world.env.advance_time(DAY)
    assert len(digests_to(world.zoe)) == 1 and not digests_to(world.lou)
    await world.restart()
    assert len(digests_to(world.zoe)) == 1
    await world.env.advance_time(DAY)
    assert len(digests_to(world.zoe)) == 2
    assert says(await world.zoe.slash("settings digest", stop=True), "digest-none")
    await world.env.advance_time(DAY)
    assert len(digests_to(world.zoe)) == 2


async def test_a_digest_does_not_tell_of_a_server_that_the_person_has_left(world: Any) -> None:
    await world.lou.slash("settings digest", time="8h", zone="Europe/Paris")
    await started(world, 4)
    world.guild.remove_member(world.lou.member)
    await world.env.settle()
    await world.env.advance_time(DAY)
    assert not digests_to(world.lou)


@pytest.mark.logs_errors
async def test_a_digest_that_fails_is_left_out_and_the_others_are_sent(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    for player in crowd(world, 3):
        await player.slash("settings digest", time="8h", zone="Europe/Paris")
    await started(world, 4)
    await world.bot.store.write(settings.put, "user", world.zoe.id, "zone", "Europe/Gone")
    text = world.bot.digests.text

    async def broken_for_matthieu(user_id: int) -> str:
        assert user_id != world.matthieu.id
        return await text(user_id)

    monkeypatch.setattr(world.bot.digests, "text", broken_for_matthieu)
    for day in (1, 2):
        await world.env.advance_time(DAY)
        assert [len(digests_to(one)) for one in crowd(world, 3)] == [0, 0, day]
