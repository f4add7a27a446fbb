"""What players see of a tournament beside its own messages: lists, vacations, buttons, and how it ended."""

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.tournaments.telling.announcements import Announcement, Delivery
from cogs.tournaments.telling.rounds import cancelled
from db import AnnouncementRow
from db.queries import dispatch, tournaments
from tests.playing.saying import EN, FR, labels, says, says_in_french
from tests.playing.tables import nothing
from tests.playing.tournaments import (
    close_tables,
    games_of,
    open_tournament,
    refused,
    start_tournament,
    started,
    tournament,
)

pytestmark = pytest.mark.usefixtures("only_what_is_due")


async def test_where_a_tournament_shows_and_what_it_does_not_wait_for(world: Any) -> None:
    await started(world, 4, rounds=2)
    due = (await tournament(world)).row.due
    (post,) = [message for message in world.public() if says(message, "tournament-round-begins")]
    assert post.buttons == labels("button-my-table")
    assert says(await world.lou.press(post, "button-my-table"), "tournament-my-table", round=1)
    listed = (await world.lou.slash("tournament list")).text
    parts = [
        EN("tournament-state-running"),
        EN("picture-tournament-round", number=EN("tournament-of", round=1, rounds=2)),
        EN("tournament-line-until", when=f"<t:{due}:R>"),
        EN("picture-tournament-players", count=4),
        EN("tournament-line-yours"),
    ]
    assert " · ".join(parts) in listed
    assert not says(await world.add_player("Otto").slash("tournament list"), "tournament-line-yours")
    mine = (await world.lou.slash("games")).text
    assert f"🏆 Cup · {EN('games-round-ends', when=f'<t:{due}:R>')}" in mine
    away = (await world.lou.slash("settings away", **{"from": "2026-01-02", "to": "2026-01-05"})).text
    assert says(away, "away-tournaments", count=1, names=EN("tournament-title", name="Cup", number=1))
    assert says(await world.lou.slash("tournament my-table"), "tournament-my-away")
    assert not says(await world.matthieu.slash("tournament my-table"), "tournament-my-away")
    (game,) = await games_of(world)
    await close_tables(world, world.zoe, [game])
    ended = [message for message in world.public() if says(message, "told-adjudicated")]
    assert ended and all(EN("button-again") not in message.buttons for message in ended)


async def test_only_who_takes_part_is_told_that_a_tournament_does_not_wait(french_world: Any) -> None:
    world = french_world
    await open_tournament(world, world.zoe)
    dates = {"from": "2026-01-02", "to": "2026-01-05"}
    assert says_in_french(await world.zoe.slash("settings away", **dates), "away-tournaments", count=1)
    assert not says_in_french(await world.lou.slash("settings away", **dates), "away-tournaments")


async def test_a_pause_is_not_paused_again_and_a_cancelled_tournament_is_in_the_history(world: Any) -> None:
    await open_tournament(world, *[world.zoe, world.matthieu, world.lou, world.francois])
    closed = (await start_tournament(world.zoe)).text
    assert says(closed, "tournament-closed-now") and says(closed, "tournament-closed-round")
    await world.zoe.slash("tournament pause")
    assert says(await refused(world, world.zoe.slash("tournament pause")), "tournament-paused-already")
    ask = await world.zoe.slash("tournament cancel")
    await world.zoe.press(ask, "button-cancel-tournament")
    assert (
        f"{EN('tournament-title', name='Cup', number=1)} · {EN('tournament-history-cancelled')}"
        in (await world.lou.slash("tournament history")).text
    )
    assert says(await world.lou.slash("tournament list"), "tournament-list-none")


async def test_an_answer_takes_the_question_off_the_page_and_the_button_off_the_invitation(
    french_world: Any,
) -> None:
    world = french_world
    await open_tournament(world, world.zoe, format="swiss")
    await world.zoe.slash("tournament add", player=world.francois.member)
    await world.zoe.slash("tournament add", player=world.lou.member)
    asked, other = world.public()[-2:]
    panel = await world.zoe.slash("tournament panel")
    page = await world.zoe.press(panel, FR("button-people"))
    await world.francois.press(asked, FR("button-join"))
    assert not asked.buttons and says_in_french(asked, "tournament-told-invited")
    assert says_in_french(asked, "tournament-invitation-accepted", names="François")
    await refused(world, world.zoe.forge(page, f"b|tournament-with|1|0|withdraw|{world.francois.id}"))
    assert says_in_french(page, "tournament-people-changed")
    assert says_in_french(page, "tournament-person-joined", user=world.francois.mention)
    assert says_in_french(page, "tournament-people-asked", count=1)
    await world.bot.tournaments.service.organiser.cancel(1, world.zoe.id)
    answer = await world.lou.press(other, FR("button-join"))
    assert says_in_french(answer, "tournament-status-cancelled") and not other.buttons
    assert world.lou.id not in [one.user_id for one in (await tournament(world)).entrants]
    # What is forged on a card takes nothing off it.
    forged = "b|tournament-join|1|0|invited|"
    assert says_in_french(
        await refused(world, world.lou.forge(world.public()[0], forged)), "tournament-invitation-other"
    )


async def test_whoever_presses_an_invitation_that_nobody_can_answer_takes_its_button_off(world: Any) -> None:
    await open_tournament(world, world.zoe, format="swiss")
    await world.zoe.slash("tournament add", player=world.lou.member)
    (asked,) = world.public()[-1:]
    for is_over in (False, True):
        if is_over:
            await world.bot.tournaments.service.organiser.cancel(1, world.zoe.id)
        told = await world.matthieu.press(asked, "button-join")
        assert told.is_private and says(told, "tournament-invitation-other")
        assert asked.buttons == ([] if is_over else labels("button-join"))
        assert not says(asked, "tournament-invitation-accepted")


async def test_what_stands_above_a_board_follows_its_end_and_says_that_there_is_none(
    french_world: Any,
) -> None:
    world = french_world
    await started(world, 4, rounds=2)
    _, post, note, *_ = world.public()
    before = (await tournament(world)).until_at(1, 0)
    assert says_in_french(note, "tournament-table-begins", round=1) and before in note.text
    await world.bot.tournaments.service.hands.extend(1, 24, world.zoe.id)
    await world.restart()  # it is edited all the same
    assert before not in note.text and (await tournament(world)).until_at(1, 0) in note.text
    world.env.backend.delete_message(note.handle.channel_id, note.handle.id)
    await world.bot.tournaments.service.organiser.cancel(1, world.zoe.id)
    await world.restart()
    assert says_in_french(post, "tournament-round-cancelled") and not post.buttons
    assert not await world.bot.store.read(tournaments.announcements, 1)


async def test_what_stands_above_the_boards_of_a_round_that_is_paired_again_says_so(
    french_world: Any,
) -> None:
    world = french_world
    await started(world, 8, rounds=2)
    _, post, first, _, second, _ = world.public()
    assert post.buttons == [FR("button-my-table")]
    world.env.backend.delete_message(second.handle.channel_id, second.handle.id)  # that is no obstacle
    await world.zoe.press(await world.zoe.slash("tournament pair-again"), FR("button-pair-again"))
    assert says_in_french(post, "tournament-round-replaced") and not post.buttons and not post.pictures
    assert says_in_french(first, "tournament-table-void")
    again, note = world.public()[5:7]
    assert says_in_french(again, "tournament-round-anew") and again.buttons and again.pictures
    assert says_in_french(note, "tournament-table-begins", round=1)
    assert not await world.bot.store.read(tournaments.announcements, 1)


async def test_the_card_of_the_round_before_stays_if_the_one_that_is_paired_again_was_not_told(
    world: Any, monkeypatch: Any
) -> None:
    await started(world, 8, rounds=2)
    post = world.public()[1]
    monkeypatch.setattr(world.bot.tournaments.teller, "_announce", nothing)
    await close_tables(world, world.zoe, await games_of(world))
    await world.zoe.press(await world.zoe.slash("tournament pair-again"), "button-pair-again")
    await world.restart()
    assert says(post, "tournament-round-begins") and post.buttons
    assert any(says(one, "tournament-round-anew") for one in world.public())


async def test_what_stands_above_a_board_names_a_substitute(world: Any) -> None:
    await started(world, 4, rounds=2)
    note, otto = world.public()[2], world.add_player("Otto")
    assert world.lou.mention in note.text
    await world.zoe.slash("organise substitute", player=world.lou.member, substitute=otto.member)
    await otto.press(world.public()[-1], "button-substitute")
    assert says(note, "tournament-table-begins") and otto.mention in note.text
    assert world.lou.mention not in note.text


async def test_the_card_of_a_round_is_known_before_it_is_noted(world: Any) -> None:
    await started(world, 4, rounds=2)
    post, desk = world.public()[1], world.bot.tournaments.teller.desk
    known = await tournament(world)
    known = replace(known, row=replace(known.row, round_channel_id=None, round_message_id=None))
    due: Any = await world.bot.store.read(dispatch.load_tournament, 1)
    delivery = Delivery(desk, due, known, EN, round_card=(post.handle.channel_id, post.handle.id))
    row = AnnouncementRow(id=1, tournament_id=1, kind="round-card", payload="{}", at=1000)
    await cancelled(Announcement(delivery, row, world.channel))
    assert says(post, "tournament-round-cancelled") and not post.buttons
