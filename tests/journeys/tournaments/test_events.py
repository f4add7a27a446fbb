"""The start of a tournament stands in the server's calendar, where the bot may write there."""

from datetime import UTC, datetime
from typing import Any

import discord
from simcord.backend.models import Overwrite

from cogs.tournaments.telling.events import is_seen_by_all
from tests.playing.saying import EN
from tests.playing.tournaments import DAY, crowd, draft, settle, start_tournament, tournament


def calendar(world: Any) -> list[Any]:
    return list(world.env.backend.guilds[world.guild.id].scheduled_events.values())


def begins(event: Any) -> int:
    return int(datetime.fromisoformat(event.scheduled_start_time).astimezone(UTC).timestamp())


async def opened(world: Any, days: int = 2) -> Any:
    """A tournament whose entries close by themselves; its panel."""
    panel = await draft(world, world.zoe)
    when = EN("tournament-closes-in", time=EN("tournament-days", count=days))
    await settle(world, world.zoe, panel, "tournament-field-closes", when)
    await world.zoe.press(panel, "button-open-entries")
    return await world.zoe.slash("tournament panel")


async def test_the_event_moves_with_the_start_and_goes_with_the_tournament(world: Any) -> None:
    panel = await opened(world)
    (event,) = calendar(world)
    assert begins(event) == (await tournament(world)).row.due
    assert EN("tournament-title", name="Cup", number=1) == event.name
    assert str(world.public()[0].id) in event.description
    await world.restart()
    when = EN("tournament-closes-in", time=EN("tournament-days", count=3))
    await settle(world, world.zoe, panel, "tournament-field-closes", when)
    (event,) = calendar(world)
    assert begins(event) == (await tournament(world)).row.due
    await world.zoe.slash("organise postpone", hours=24)
    (event,) = calendar(world)
    assert begins(event) == (await tournament(world)).row.due
    answer = await world.zoe.slash("tournament cancel")
    await world.zoe.press(answer, answer.buttons[0])
    assert (await tournament(world)).row.status == "cancelled" and calendar(world) == []


def ahead(world: Any) -> list[Any]:
    return [one for one in calendar(world) if one.status == discord.EventStatus.scheduled.value]


async def begun(world: Any) -> list[Any]:
    """A tournament that begins before its time; its people."""
    await opened(world)
    players = crowd(world, 4)
    for player in players:
        await player.press(world.public()[0], "button-join")
    await start_tournament(world.zoe)
    return players


async def test_an_early_start_starts_the_event_and_the_rounds_end_stands_next(world: Any) -> None:
    await begun(world)
    first, _ = calendar(world)
    assert first.status == discord.EventStatus.active.value
    (event,) = ahead(world)
    row = await tournament(world)
    assert begins(event) == row.round_ends and event.name.startswith(first.name) and event.name != first.name
    await world.zoe.slash("organise extend", hours=24)
    (event,) = ahead(world)
    assert begins(event) == (await tournament(world)).round_ends > row.round_ends


async def test_the_event_follows_the_rounds_and_goes_with_the_last(world: Any) -> None:
    await begun(world)
    (first,), names = ahead(world), list[str]()
    while (row := (await tournament(world)).row).status == "running":
        names += [event.name for event in ahead(world)]
        for one in (await tournament(world)).open_pairings:
            facts = {"round": one.round, "table": one.number + 1, "places": "1 2 3 4"}
            await world.zoe.slash("tournament result", **facts)
    assert row.status == "over" and ahead(world) == [] and len(set(names)) > 1 and first.name in names


async def test_too_few_have_come_and_the_event_is_put_off(world: Any) -> None:
    await opened(world)
    await world.env.advance_time(2 * DAY + 60)
    scheduled = [one for one in calendar(world) if one.status == discord.EventStatus.scheduled.value]
    assert [begins(one) for one in scheduled] == [(await tournament(world)).row.due]


async def test_a_closed_channel_stands_in_no_calendar(world: Any) -> None:
    assert is_seen_by_all(world.bot.get_channel(world.channel.id))
    denied = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(target_id=world.guild.id, type=0, allow=0, deny=denied)
    world.env.backend.set_overwrite(world.channel.id, overwrite)
    await world.env.settle()
    assert not is_seen_by_all(world.bot.get_channel(world.channel.id))


async def test_a_tournament_that_moves_into_a_closed_channel_leaves_the_calendar(world: Any) -> None:
    await opened(world)
    closed, view = world.guild.create_text_channel("staff"), discord.Permissions(view_channel=True).value
    deny = Overwrite(target_id=world.guild.id, type=0, allow=0, deny=view)
    members = [
        Overwrite(target_id=one, type=1, allow=view, deny=0) for one in (world.zoe.id, world.bot.user.id)
    ]
    for overwrite in (deny, *members):
        world.env.backend.set_overwrite(closed.id, overwrite)
    await world.env.settle()
    await world.zoe.slash("tournament channel", channel=closed)
    assert calendar(world) == [] and (await tournament(world)).row.event_id is None
    await world.zoe.slash("organise postpone", tournament=1, hours=24)
    assert calendar(world) == []


async def test_without_the_permission_all_goes_on_without_an_event(world: Any) -> None:
    own = next(role for role in world.env.backend.guilds[world.guild.id].roles.values() if role.managed)
    without = discord.Permissions(own.permissions)
    without.update(manage_events=False, create_events=False)
    world.env.backend.edit_role(world.guild.id, own.id, {"permissions": without.value})
    await opened(world)
    assert calendar(world) == [] and (await tournament(world)).row.status == "open"
    assert world.public()


async def test_an_event_that_somebody_has_deleted_does_not_come_back(world: Any) -> None:
    panel = await opened(world)
    world.env.backend.delete_scheduled_event(world.guild.id, calendar(world)[0].id)
    when = EN("tournament-closes-in", time=EN("tournament-days", count=3))
    await settle(world, world.zoe, panel, "tournament-field-closes", when)
    assert calendar(world) == []
