"""The table's one card in the channel: it follows the game, never pings, and survives all that may happen."""

import asyncio
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from cogs.lobby.finished_threads import FINISHED_MARK
from cogs.lobby.table_cards import PAUSE_SECONDS
from cogs.runtime.lane import Lane
from cogs.tables.outgoing import CARD
from db.queries import dispatch, games, outbox
from engine.core import commitment
from engine.thinking import answered
from tests.playing import tables
from tests.playing.saying import BOARD_BUTTONS, EN, FR, labels, says, says_in_french
from tests.playing.tables import board, on_turn, open_lobby, refused

PAUSE = PAUSE_SECONDS + 1


@pytest.fixture
async def apart(make_world: Any) -> Any:
    """A server whose games are played in threads of their own."""
    return await make_world()


async def begun(world: Any, *people: Any) -> Any:
    """The card of a game of two that has just started."""
    card = await open_lobby(world, *(people or (world.zoe, world.matthieu)))
    await tables.start(world.zoe, card)
    return card


async def turn(world: Any, at: Any) -> Any:
    """A turn by Play, Hint, Confirm; who made it."""
    shown = board(world, at)
    player = on_turn(world, shown)
    panel = await player.press(shown, "button-play")
    await player.advised(panel)
    await player.press(panel, "button-confirm")
    return player


def edits(world: Any, card: Any) -> list[Any]:
    """The edits of the card by its channel, not by the answer to a click."""
    path = f"/channels/{world.channel.id}/messages/{card.id}"
    return [r for r in world.env.http_requests if r.method == "PATCH" and r.path.endswith(path)]


async def test_the_card_tells_whose_turn_it_is_the_scores_and_the_way_to_the_thread(apart: Any) -> None:
    card = await begun(apart)
    first = on_turn(apart, board(apart, apart.thread))
    assert says(card, "turn-of", name=first.name) and card.pictures == []
    assert says(card, "card-score", name="Matthieu", score=EN("junior-score", count=0, turns=0))
    link = next(part["url"] for part in card.parts if part.get("url"))
    assert link.endswith(f"/{apart.guild.id}/{apart.thread.id}")
    assert card.buttons == labels("button-watch", "button-place", "button-fair")


async def test_the_card_follows_the_turns_at_most_every_half_minute(apart: Any) -> None:
    card = await begun(apart)
    await apart.env.advance_time(PAUSE)
    before = len(edits(apart, card))
    for _ in range(3):
        player = await turn(apart, apart.thread)
    assert len(edits(apart, card)) == before + 1
    await apart.env.advance_time(PAUSE)
    assert len(edits(apart, card)) == before + 2
    assert says(card, "turn-of", name=tables.other(apart, player).name)
    await apart.env.advance_time(PAUSE)
    assert len(edits(apart, card)) == before + 2
    assert await apart.bot.store.read(outbox.pending) == ()


async def test_the_card_never_pings(apart: Any) -> None:
    card = await begun(apart)
    await turn(apart, apart.thread)
    await apart.env.advance_time(PAUSE)
    assert edits(apart, card) and "<@" not in card.text
    assert all(not (edit.json.get("allowed_mentions") or {}).get("users") for edit in edits(apart, card))


async def test_a_finished_game_shows_its_winner_its_last_picture_and_the_way_on(apart: Any) -> None:
    card = await begun(apart)
    await tables.almost_won(apart)
    while EN("button-play") in board(apart, apart.thread).buttons:
        await turn(apart, apart.thread)
    await apart.env.advance_time(PAUSE)
    assert says(card, "card-won", count=1, names="Zoé") and says(card, "rank-line", place=1, name="Zoé")
    assert [picture.name for picture in card.pictures] == ["board.png"]
    assert card.buttons == labels(
        "button-again", "button-replay", "button-review", "button-place", "button-fair"
    )
    again = await apart.matthieu.press(card, "button-again")
    assert not again.is_private and says(again, "about-junior") and again.channel_id == apart.channel.id
    shown = await apart.lou.press(card, "button-replay")
    assert shown.is_private and shown.pictures


async def test_the_card_of_a_finished_game_looks_back_at_it(apart: Any, monkeypatch: Any) -> None:
    async def ask(self: Lane, question: bytes, **_: Any) -> bytes:
        return answered(question)

    monkeypatch.setattr(Lane, "ask", ask)
    card = await begun(apart)
    await tables.play_on(apart)
    await apart.env.advance_time(PAUSE)
    looks_back = await apart.matthieu.press(card, "button-review")
    assert looks_back.is_private and says(looks_back, "review-title", number=1)
    assert looks_back.pictures[0].name == "chances.png"


async def test_the_card_of_a_game_for_one_offers_no_look_back_at_chances(apart: Any) -> None:
    card = await begun(apart, apart.zoe)
    await tables.play_on(apart, most=4)
    await tables.give_up(apart.zoe, number=1)
    await apart.env.advance_time(PAUSE)
    assert card.buttons == labels("button-again", "button-replay", "button-place", "button-fair")


async def test_a_game_for_one_that_is_given_up_has_no_places(apart: Any) -> None:
    card = await begun(apart, apart.zoe)
    await tables.give_up(apart.zoe, number=1)
    await apart.env.advance_time(PAUSE)
    last = board(apart, apart.thread)
    assert says(card, "card-given-up") and says(last, "told-resigned-end", name="Zoé")
    assert not any("**1.**" in message.text or says(message, "result-title") for message in (card, last))
    assert says(last.pictures[0].alt, "alt-given-up")


async def test_the_thread_of_a_finished_game_is_marked_and_archived(apart: Any) -> None:
    await begun(apart)
    thread, name = apart.thread, apart.thread.name
    await apart.env.advance_time(PAUSE)
    await tables.give_up(apart.matthieu, number=1)
    assert apart.bot.get_channel(thread.id).name == name
    await apart.env.advance_time(PAUSE)
    stored = apart.env.backend.get_channel(thread.id)
    assert stored.name == FINISHED_MARK + name and stored.thread_metadata.archived


@pytest.mark.parametrize("is_opened_again", [False, True])
async def test_a_finished_thread_is_neither_opened_nor_closed_by_what_the_bot_edits_later(
    apart: Any, is_opened_again: bool
) -> None:
    await begun(apart)
    thread = apart.thread
    await tables.give_up(apart.matthieu, number=1)
    await apart.env.advance_time(2 * PAUSE)
    finished = apart.env.backend.get_channel(thread.id).name
    if is_opened_again:  # somebody writes in it
        apart.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})
    asked = len(apart.env.http_requests)
    await apart.bot.last_boards.retire(await apart.bot.tables.row(1))
    await apart.bot.store.write(outbox.add, 1, (CARD,), apart.bot.tables.now())
    await apart.bot.dispatcher.send(1)
    await apart.env.advance_time(2 * PAUSE)
    later = apart.env.http_requests[asked:]
    stored = apart.env.backend.get_channel(thread.id)
    assert later and stored.name == finished and stored.thread_metadata.archived != is_opened_again
    assert not [r for r in later if r.path.endswith((f"/channels/{thread.id}", f"/{thread.id}/messages"))]


async def test_a_thread_in_which_the_next_table_stands_stays_open(apart: Any) -> None:
    await begun(apart)
    thread, name = apart.thread, apart.thread.name
    await tables.give_up(apart.matthieu, number=1)
    await apart.zoe.press(board(apart, thread), "button-again")
    await apart.env.advance_time(PAUSE)
    assert apart.env.backend.get_channel(thread.id).name == name


async def test_a_thread_that_may_not_be_changed_stays_as_it_is(apart: Any, monkeypatch: Any) -> None:
    card = await begun(apart)
    name = apart.thread.name

    async def forbidden(*_: Any, **__: Any) -> Any:
        raise discord.Forbidden(type("Response", (), {"status": 403, "reason": "no"})(), "missing access")

    monkeypatch.setattr(discord.Thread, "edit", forbidden)
    await apart.env.advance_time(PAUSE)
    await tables.give_up(apart.matthieu, number=1)
    await apart.env.advance_time(PAUSE)
    assert apart.thread.name == name and EN("button-again") in card.buttons
    assert await apart.bot.store.read(outbox.pending) == ()


async def test_a_card_that_was_not_shown_is_shown_after_a_restart(apart: Any, monkeypatch: Any) -> None:
    card = await begun(apart)
    with monkeypatch.context() as patch:
        patch.setattr(apart.bot.cards, "_show", tables.broken)
        patch.setattr("cogs.lobby.table_cards.spawn", lambda name, work: _unstarted(work))
        await apart.env.advance_time(PAUSE)
        await tables.give_up(apart.matthieu, number=1)
    assert not says(card, "card-won")
    await apart.restart()
    assert says(card, "card-won", count=1, names="Zoé")
    await apart.env.advance_time(PAUSE)
    assert await apart.bot.store.read(outbox.pending) == ()


def _unstarted(work: Any) -> Any:
    work.close()
    task = type("Task", (), {"add_done_callback": lambda self, call: call(self), "cancel": lambda self: None})
    return task()


async def test_a_deleted_card_stops_nothing(apart: Any) -> None:
    card = await begun(apart)
    apart.env.backend.delete_message(apart.channel.id, card.id)
    await apart.env.advance_time(PAUSE)
    await turn(apart, apart.thread)
    await apart.env.advance_time(PAUSE)
    assert await apart.bot.store.read(outbox.pending) == ()


async def test_an_edit_that_discord_does_not_take_is_tried_again(apart: Any, monkeypatch: Any) -> None:
    card = await begun(apart)
    await apart.env.advance_time(PAUSE)

    async def down(*_: Any, **__: Any) -> Any:
        raise OSError("no network")

    with monkeypatch.context() as patch:
        patch.setattr(discord.PartialMessage, "edit", down)
        player = await turn(apart, apart.thread)
    assert says(card, "turn-of", name=player.name)
    await apart.env.advance_time(PAUSE)
    assert says(card, "turn-of", name=tables.other(apart, player).name)


@pytest.mark.logs_errors
async def test_an_edit_that_discord_does_not_understand_is_left_out(apart: Any) -> None:
    card = await begun(apart)
    await apart.env.advance_time(PAUSE)
    before = card.text
    apart.env.inject_error("PATCH", f"/channels/*/messages/{card.id}", status=400, code=50035)
    await turn(apart, apart.thread)
    await apart.env.advance_time(PAUSE)
    assert card.text == before and await apart.bot.store.read(outbox.pending) == ()


async def test_cards_in_a_slow_channel_are_edited_one_by_one_and_keep_no_card_elsewhere_waiting(
    apart: Any, monkeypatch: Any
) -> None:
    await begun(apart)
    await apart.bot.store.write(outbox.add, 1, (CARD,), 1)
    due, tried, released = await apart.bot.store.read(dispatch.load, 1), list[int](), asyncio.Event()

    async def edit(row: Any, *_: Any, **__: Any) -> bool:
        tried.append(row.id)
        if row.channel_id == apart.channel.id:
            await released.wait()
        return True

    monkeypatch.setattr(apart.bot.cards, "_edit", edit)
    for number, channel_id in ((2, apart.channel.id), (3, apart.channel.id), (4, 77)):
        await apart.bot.cards.follow(replace(due, game=replace(due.game, id=number, channel_id=channel_id)))
    await apart.env.advance_time(1)
    assert tried == [2, 4]
    released.set()
    await apart.env.advance_time(1)
    assert tried == [2, 4, 3]


async def test_beside_its_boards_the_card_is_short_and_does_not_follow_the_turns(world: Any) -> None:
    card = await begun(world)
    assert says(card, "card-started") and "Zoé · Matthieu" in card.text and "junior-score" not in card.text
    link = next(part["url"] for part in card.parts if part.get("url"))
    assert link.endswith(f"/{board(world).id}")
    await world.env.advance_time(PAUSE)
    count = len(edits(world, card))
    await tables.quick_turn(world)
    await world.env.advance_time(PAUSE)
    assert len(edits(world, card)) == count
    await tables.give_up(world.matthieu)
    await world.env.advance_time(PAUSE)
    assert says(card, "card-won", count=1, names="Zoé") and card.pictures == []
    assert card.buttons == labels("button-board", "button-fair")


async def test_a_paused_game_says_so_on_its_card(apart: Any) -> None:
    card = await begun(apart)
    await apart.env.advance_time(PAUSE)
    await tables.manager(apart).slash("game pause", number=1)
    assert says(card, "turn-paused")


async def test_watch_on_the_card_calls_the_onlooker_once_the_game_is_over(apart: Any) -> None:
    card = await begun(apart)
    answer = await apart.lou.press(card, "button-watch")
    assert answer.is_private and says(answer, "watching")
    assert says(await refused(apart, apart.zoe.press(card, "button-watch")), "watch-seated")
    await apart.francois.press(card, "button-watch")
    stopped = await apart.francois.press(await apart.francois.press(card, "button-watch"), "button-unwatch")
    assert says(stopped, "unwatched")
    await tables.give_up(apart.matthieu, number=1)
    assert any(apart.lou.mention in m.text for m in apart.public(apart.thread))
    assert not any(apart.francois.mention in m.text for m in apart.public(apart.thread))
    old = f"b|watch|1|{(await apart.bot.store.read(games.load, 1)).version}||"
    assert says(await refused(apart, apart.lou.forge(card, old)), "game-over")
    assert says(await refused(apart, apart.lou.forge(card, "b|watch|99|0||")), "no-such-game")


async def test_fair_dice_tells_the_whole_promise_in_private(world: Any) -> None:
    card = await open_lobby(world, world.zoe)
    promise = commitment((await world.bot.store.read(games.load, 1)).secret)
    assert promise not in card.text and promise[:16] in card.text
    answer = await world.lou.press(card, "button-fair")
    assert answer.is_private and says(answer, "dice-promise", hash=promise)
    assert says(await refused(world, world.lou.forge(card, "b|fair|99|0||")), "no-such-game")


async def test_fair_dice_after_the_end_speak_of_no_end_to_come(world: Any) -> None:
    card = await begun(world)
    await tables.give_up(world.matthieu, number=1)
    promise = commitment((await world.bot.store.read(games.load, 1)).secret)
    answer = await world.zoe.forge(card, "b|fair|1|0||")
    assert says(answer, "dice-promise-over", hash=promise)


async def test_the_host_chooses_how_strong_a_bot_is(french_world: Any) -> None:
    world = french_world
    card = await open_lobby(world, world.zoe)
    answer = await refused(world, world.matthieu.press(card, "button-add-bot"))
    assert says_in_french(answer, "only-host")
    assert f", {world.zoe.mention}" not in answer  # as if Matthieu were called so
    choice = await world.zoe.press(card, "button-add-bot")
    assert choice.is_private and FR("level-easy-about") in choice.text
    await world.zoe.press(choice, FR("level-easy-label"))
    assert f"{FR('bot-name', level='easy')} · {FR('level-easy-seat')}" in card.text
    assert (
        choice.buttons == []
        and FR("bot-added", game=1, bot=FR("bot-name", level="easy"), level=FR("level-easy")) in choice.text
    )
    for _ in range(2):
        await tables.add_bot(world, world.zoe, card, "expert")
    minos = FR("bot-name", level="expert")
    assert f"{minos} · {FR('level-expert-seat')}" in card.text
    assert FR("bot-name-again", name=minos, number=2) in card.text
    row = await world.bot.store.read(games.load, 1)
    assert [seat.level for seat in row.seats] == [None, "easy", "expert", "expert"]
    forged = world.zoe.forge(card, "b|add-bot|1|9|grandmaster|")
    assert says_in_french(await refused(world, forged), "option-not-understood")
    full = world.zoe.forge(card, "b|add-bot|1|9||")
    assert says_in_french(await refused(world, full), "table-full")


@pytest.mark.parametrize("by", ["click", "command"])
async def test_who_would_play_alone_is_asked_once(world: Any, by: str) -> None:
    card = await open_lobby(world, world.zoe)
    asked = await (world.zoe.press(card, "button-start") if by == "click" else world.zoe.slash("game start"))
    assert asked.is_private and says(asked, "alone-asked")
    assert (await world.bot.store.read(games.load, 1)).status == "lobby"
    assert says(await refused(world, world.lou.forge(asked, asked.button("button-alone"))), "only-host")
    await world.zoe.press(asked, "button-alone")
    assert says(asked, "started") and board(world).buttons == BOARD_BUTTONS


async def test_who_does_not_want_to_play_alone_adds_a_bot_there(world: Any) -> None:
    card = await open_lobby(world, world.zoe)
    asked = await world.zoe.press(card, "button-start")
    await world.zoe.press(asked, "button-add-bot")
    await world.zoe.press(asked, "level-normal-label")
    await tables.start(world.zoe, card)
    assert (await world.bot.store.read(games.load, 1)).status == "playing"


async def test_an_old_leave_button_of_a_card_still_works(world: Any) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu)
    await world.matthieu.forge(card, "b|leave|1|0||")
    assert "Matthieu" not in card.text


async def test_the_name_of_whoever_is_forgotten_leaves_the_card(world: Any) -> None:
    card = await begun(world, world.zoe, world.matthieu, world.lou)
    await tables.give_up(world.matthieu)
    await world.env.advance_time(2 * PAUSE)
    assert "Matthieu" in card.text
    asked = await world.matthieu.slash("data delete")
    await world.matthieu.press(asked, "button-forget")
    await world.env.advance_time(PAUSE)
    assert "Matthieu" not in card.text and "Lou-Anne" in card.text
