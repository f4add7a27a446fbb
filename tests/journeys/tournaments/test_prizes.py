"""The winner's role: chosen in the panel, given at the end, taken from whoever had it before."""

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite

from cogs.tournaments.pages.prize import prize_flaw
from tests.journeys.tournaments.test_hands import letters
from tests.playing.saying import says
from tests.playing.tournaments import (
    close_tables,
    crowd,
    draft,
    games_of,
    log_of,
    refused,
    settle,
    start_tournament,
    tournament,
)


def court(world: Any) -> tuple[Any, Any]:
    """Somebody who may manage roles, and a harmless role below theirs."""
    boss = world.guild.create_role("Boss", permissions=discord.Permissions(manage_roles=True))
    return world.add_player("Nadia", roles=[boss]), world.guild.create_role("Champion")


async def opened(world: Any, organiser: Any, role: str = "Champion", number: int = 1) -> None:
    """A tournament of one round with four players and a winner's role."""
    panel = await draft(world, organiser, rounds=1)
    await settle(world, organiser, panel, "tournament-field-prize", role)
    await organiser.press(panel, "button-open-entries")
    card = world.public()[-1]
    for player in crowd(world, 4):
        await player.press(card, "button-join")
    await start_tournament(organiser, tournament=number)


async def ended(world: Any, organiser: Any, number: int = 1) -> int:
    """The one table is decided; the winner."""
    await close_tables(world, organiser, await games_of(world, number))
    return (await tournament(world, number)).state.rounds[0].tables[0].seats[0]


def wearers(world: Any, role: Any) -> set[int]:
    members = world.env.backend.guilds[world.guild.id].members
    return {who for who, member in members.items() if role.id in member.role_ids}


async def test_the_role_goes_from_winner_to_winner(world: Any) -> None:
    nadia, champion = court(world)
    await opened(world, nadia)
    assert any(champion.mention in message.text for message in world.public())
    first = await ended(world, nadia)
    assert wearers(world, champion) == {first} and says(world.public()[-1], "tournament-told-prize", count=1)
    await world.restart()
    await opened(world, nadia, number=2)
    places = "4 3 2 1"
    await nadia.slash("tournament result", tournament=2, round=1, table=1, places=places)
    last = (await tournament(world, 2)).state.rounds[0].tables[0].seats[3]
    assert wearers(world, champion) == {last}
    await nadia.slash("tournament result", tournament=2, round=1, table=1, places="1 2 3 4")
    corrected = (await tournament(world, 2)).state.rounds[0].tables[0].seats[0]
    assert wearers(world, champion) == {corrected}


async def test_only_who_manages_roles_chooses_one_that_is_harmless_and_below(world: Any) -> None:
    nadia, champion = court(world)
    banners = world.guild.create_role("Banners", permissions=discord.Permissions(ban_members=True))
    panel = await draft(world, world.zoe)
    await world.zoe.choose(panel, "tournament-field-prize")
    assert "Champion" not in panel.choices
    told = await refused(world, world.zoe.slash("tournament panel", **{"winner-role": champion}))
    assert says(told, "tournament-prize-chooser")
    await draft(world, nadia)
    told = await refused(world, nadia.slash("tournament panel", tournament=2, **{"winner-role": banners}))
    assert says(told, "tournament-prize-power")


@pytest.mark.parametrize(("allowed", "flaw"), [("send_messages", None), ("manage_messages", "power")])
async def test_a_role_with_a_power_in_one_channel_is_no_prize(world: Any, allowed: str, flaw: Any) -> None:
    nadia, champion = court(world)
    allow = discord.Permissions(**{allowed: True}).value
    overwrite = Overwrite(target_id=champion.id, type=0, allow=allow, deny=0)
    world.env.backend.set_overwrite(world.channel.id, overwrite)
    await world.env.settle()
    guild = world.bot.get_guild(world.guild.id)
    role, chooser = guild.get_role(champion.id), await guild.fetch_member(nadia.id)
    assert prize_flaw(role, chooser) == flaw
    panel = await draft(world, nadia)
    await nadia.choose(panel, "tournament-field-prize")
    answer = await nadia.choose(panel, "Champion")
    assert (await tournament(world)).terms.prize_id == (None if flaw else champion.id)
    assert says(answer, "tournament-prize-power") is bool(flaw)


@pytest.mark.parametrize(
    ("change", "flaw"),
    [({"permissions": discord.Permissions(kick_members=True).value}, "power"), (None, "gone")],
)
async def test_a_role_that_has_changed_is_not_given_and_the_organiser_is_told_once(
    world: Any, change: Any, flaw: str
) -> None:
    nadia, champion = court(world)
    await opened(world, nadia)
    if change:
        world.env.backend.edit_role(world.guild.id, champion.id, change)
    else:
        world.env.backend.delete_role(world.guild.id, champion.id)
    await ended(world, nadia)
    assert not wearers(world, champion) and (await tournament(world)).row.status == "over"
    assert len([one for one in letters(world, nadia) if says(one, f"tournament-prize-flaw-{flaw}")]) == 1
    assert "crown" not in await log_of(world)


async def test_a_bot_that_may_no_longer_give_roles_tells_it_and_ends_the_tournament(world: Any) -> None:
    nadia, champion = court(world)
    await opened(world, nadia)
    own = next(role for role in world.env.backend.guilds[world.guild.id].roles.values() if role.managed)
    without = discord.Permissions(own.permissions)
    without.update(manage_roles=False)
    world.env.backend.edit_role(world.guild.id, own.id, {"permissions": without.value})
    await ended(world, nadia)
    assert not wearers(world, champion) and (await tournament(world)).row.status == "over"
    assert len([one for one in letters(world, nadia) if says(one, "tournament-prize-flaw-bot")]) == 1
