"""What a tournament says in public, by clicks: rounds, tables, byes, late joiners, a card that moves."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from cogs.posting.dispatcher import RETRY_SECONDS
from cogs.runtime.logs import ERROR_ID
from cogs.tables.outgoing import Notice
from cogs.tournaments.telling.announcements import Announcement
from db import Outgoing
from db.queries import dispatch, outbox
from db.queries.tournaments import announcements
from engine.core import dump
from tests.playing import tables
from tests.playing.saying import EN, FR, says, says_in_french
from tests.playing.stores import replace_query
from tests.playing.tournaments import (
    close_tables,
    crowd,
    games_of,
    open_tournament,
    start_tournament,
    started,
    thread_of,
    tournament,
)

MakeWorld = Callable[..., Awaitable[Any]]


pytestmark = pytest.mark.usefixtures("only_what_is_due")


def line(place: int, name: str, points: int) -> str:
    """How a seat's place and points are told."""
    shown = EN("tournament-points", points=points, count=points)
    return EN("tournament-seat-points", place=place, name=name, points=shown)


async def test_a_tournament_tells_byes_results_corrections_and_how_its_rounds_went(
    make_world: MakeWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = await make_world()
    card = await started(world, 5, rounds=4, **{"table-size": 2})
    known = await tournament(world)
    bye = known.state.rounds[0].byes[0]
    announced = world.public()[1]
    assert says(announced, "tournament-free-bye", names=f"<@{bye}>") and says(
        announced, "tournament-free-bye", points=EN("tournament-points", points=5, count=5.0)
    )
    assert [
        post["allowed_mentions"]["users"]
        for post in tables.posts(world)
        if says(str(post), "tournament-free-bye")
    ] == [[bye]]
    first, second = await games_of(world)
    await close_tables(world, world.zoe, [first])
    await world.zoe.slash("tournament result", round=1, table=1, places="1 1")
    messages = world.public(thread_of(world, await world.bot.tables.row(first)))
    board, decided, anew, corrected = messages[-4:]
    names = [seat.name for seat in (await world.bot.tables.row(first)).seats]
    assert f"**{EN('result-title')}**" in board.text and says(anew, "told-corrected")
    assert says(decided, "tournament-table-decided") and says(corrected, "tournament-table-corrected")
    assert decided.text.splitlines()[-2:] == [line(1, names[0], 5), line(2, names[1], 1)]
    assert corrected.text.splitlines()[-2:] == [line(1, names[0], 3), line(1, names[1], 3)]
    assert not [post for post in tables.posts(world)[-2:] if post["allowed_mentions"].get("users")]
    leaver = known.state.rounds[0].tables[0].seats[0]
    await world.bot.tournaments.service.entries.leave(1, leaver)
    with monkeypatch.context() as killed:
        killed.setattr("cogs.tournaments.telling.teller.Teller.tell", tables.nothing)
        await close_tables(world, world.zoe, [second])
    await world.restart()
    texts = [message.text for message in world.public()]
    (over,) = [at for at, text in enumerate(texts) if says(text, "tournament-round-over")]
    second = EN("picture-tournament-round", number=EN("tournament-of", round=2, rounds=4))
    assert over < next(at for at, text in enumerate(texts) if f"**{second}**" in text)
    told = world.public()[over]
    assert says(
        told,
        "tournament-dropped",
        names=EN("tournament-dropped-name", name=names[0], why=EN("tournament-dropped-left")),
    )
    assert [picture.name for picture in told.pictures] == ["standings-1.png"] and told.pictures[0].alt
    shown = await world.lou.press(told, "button-standings")
    assert shown and shown.is_private and shown.pictures
    assert f"~~{names[0]}~~" in card.text and says(card, "tournament-entrants", count=4)


async def test_whoever_comes_late_is_told_from_when_they_play(world: Any) -> None:
    card = await started(world, 4, rounds=4)
    late, later = world.add_player("Late"), world.add_player("Later")
    answer = await late.press(card, "button-join")
    assert answer and answer.is_private and says(answer, "tournament-joined-late", round=2)
    answer = await tables.manager(world).slash("tournament add", player=later.member)
    assert answer and says(answer, "tournament-added-late", round=2)


async def test_the_old_card_points_to_the_new_one_and_has_no_buttons(world: Any) -> None:
    card = await started(world, 4)
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.zoe.slash("tournament channel", channel=elsewhere)
    new = next(message for message in world.public(elsewhere) if EN("button-standings") in message.buttons)
    assert not card.buttons and not card.pictures
    assert f"/{elsewhere.id}/{new.id})" in card.text and says(card, "tournament-card-moved")


async def test_in_a_knock_out_the_bracket_is_shown_between_rounds(french_world: Any) -> None:
    world = french_world
    await started(world, 4, format="single", **{"table-size": 2})
    await close_tables(world, world.zoe, await games_of(world))
    told = next(message for message in world.public() if says_in_french(message, "tournament-round-over"))
    assert says_in_french(told, "tournament-on", count=2) and says_in_french(told, "tournament-out")
    assert told.pictures[0].name == "bracket.png" and told.buttons == [
        FR("button-standings"),
        FR("button-bracket"),
    ]
    shown = await world.lou.press(told, "button-bracket")
    assert shown and shown.is_private and shown.pictures[0].name == "bracket.png"
    answer = await world.zoe.slash("tournament result", round=2, table=1, places="1 1")
    assert says_in_french(answer, "tournament-knockout-ties-replay") and says_in_french(
        answer, "tournament-again"
    )


async def test_a_table_that_ends_while_its_board_is_posted_shows_its_result_once(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(world, 4)
    game_id = (await games_of(world))[0]
    store, tables = world.bot.store, world.bot.tables
    read, ended = partial(store.read, dispatch.load), list[bool]()

    async def read_just_before_the_end(*game: int) -> Any:
        due = await read(*game)
        if not ended:
            ended.append(True)
            await world.bot.lifecycle.adjudicate(game_id)  # the round's time is up
        return due

    await store.write(outbox.add, game_id, (Outgoing("board", dump(Notice())),), tables.now())
    replace_query(monkeypatch, store, dispatch.load, read_just_before_the_end)
    for _ in range(2):
        await world.bot.dispatcher.send(game_id)
    assert sum(f"**{EN('result-title')}**" in message.text for message in world.public()) == 1


@pytest.mark.logs_errors
async def test_what_was_announced_just_before_a_crash_is_not_announced_twice(
    make_world: MakeWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = await make_world()
    await open_tournament(world, *crowd(world, 4))
    with monkeypatch.context() as killed:
        replace_query(killed, world.bot.store, dispatch.mark_told, tables.broken)
        await start_tournament(world.zoe)
    told = [post["nonce"] for post in tables.posts(world)]
    (waiting,) = await world.bot.store.read(announcements, 1)
    await world.restart()
    assert waiting.kind == "table" and await world.bot.store.read(announcements, 1) == ()
    again = [post["nonce"] for post in tables.posts(world)][len(told) :]
    assert again == [f"t{waiting.id}-{waiting.at}"] and set(again) <= set(told)  # Discord drops it


@pytest.mark.logs_errors
async def test_an_announcement_that_discord_does_not_take_is_tried_again_and_then_all_in_order(
    make_world: MakeWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = await make_world()
    await open_tournament(world, *crowd(world, 4))
    times, send = list[int](), Announcement.send

    async def refuse_twice(*args: Any) -> Any:
        times.append(1)
        if len(times) <= 2:
            raise TimeoutError
        return await send(*args)

    monkeypatch.setattr(Announcement, "send", refuse_twice)
    await start_tournament(world.zoe)
    count = len(world.public())
    await world.env.advance_time(RETRY_SECONDS + 1)
    assert len(world.public()) == count and not world.channel.threads
    await world.env.advance_time(2 * RETRY_SECONDS + 1)
    begun = [says(message, "tournament-round-begins") for message in world.public()[count:]]
    assert begun == [True, False]  # then the thread
    called, board = world.public(world.channel.threads[0])
    assert says(called, "tournament-table-begins") and EN("button-play") in board.buttons


@pytest.mark.logs_errors
async def test_what_discord_does_not_understand_is_left_out_and_the_rest_is_announced(
    make_world: MakeWorld, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    world = await make_world()
    await open_tournament(world, *crowd(world, 4))
    refusal = discord.HTTPException(Mock(status=400, reason="Bad Request"), {"code": 50035, "message": "no"})
    monkeypatch.setattr(Announcement, "send", AsyncMock(side_effect=refusal))
    await start_tournament(world.zoe)
    assert says(world.public(world.channel.threads[0])[0], "tournament-table-begins")
    assert await world.bot.store.read(announcements, 1) == ()
    (line,) = [one for one in caplog.messages if ERROR_ID.match(one)]
    assert "announcement round of tournament 1 is left out" in line


@pytest.mark.logs_errors
async def test_a_table_whose_call_is_left_out_still_has_its_board_in_its_place(
    make_world: MakeWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = await make_world()
    await open_tournament(world, *crowd(world, 4))
    refusal = discord.HTTPException(Mock(status=400, reason="Bad Request"), {"code": 50035, "message": "no"})
    monkeypatch.setattr("cogs.tournaments.telling.tables.callable_now", Mock(side_effect=refusal))
    await start_tournament(world.zoe)
    (board,) = world.public(world.channel.threads[0])
    assert EN("button-play") in board.buttons


async def test_a_result_is_not_told_in_a_thread_that_was_locked(make_world: MakeWorld, caplog: Any) -> None:
    world = await make_world()
    await started(world, 4)
    thread = world.channel.threads[0]
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": True})
    tables.forbid(world, world.channel, "manage_threads")
    count = len(world.public(thread))
    with caplog.at_level("INFO"):
        await world.zoe.slash("tournament result", round=1, table=1, places="1 2 3 4")
    assert len(world.public(thread)) == count and (await tournament(world)).state.results
    assert "the place of game 1 is not told what became of it: manage_threads" in caplog.text


async def test_a_first_board_that_arrived_just_before_a_crash_is_not_left_behind_in_the_channel(
    make_world: MakeWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = await make_world(where="channel")
    await open_tournament(world, *crowd(world, 8))
    with monkeypatch.context() as killed:
        replace_query(killed, world.bot.store, outbox.mark_sent, tables.nothing)
        await start_tournament(world.zoe)
        sent = {post["nonce"] for post in tables.posts(world)}
        killed.setattr("cogs.posting.dispatcher.Dispatcher.done", tables.nothing)
        killed.setattr("cogs.posting.boards.Boards.post", tables.nothing)
        await close_tables(world, world.zoe, (await games_of(world))[:1])
    before = len(tables.posts(world))
    await world.restart()
    again = [post["nonce"] for post in tables.posts(world)[before:]]
    assert (await world.bot.tables.row(1)).status == "over"
    assert any(nonce in sent and nonce.startswith("1-") for nonce in again)  # Discord names the message
