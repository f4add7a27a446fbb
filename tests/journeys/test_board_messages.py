"""What a game leaves in its channel: short messages, picture first, and one board for one person."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cogs.panels.narration import ESSENCE_LIMIT, shown_length
from cogs.posting.dispatcher import RETRY_SECONDS
from db.queries import outbox
from engine import GAMES
from tests.conftest import GALLERY
from tests.playing import tables
from tests.playing.saying import EN, SOLO_END_BUTTONS, says
from tests.playing.stores import replace_query
from tests.playing.tables import board, label, on_turn, open_panel, open_table, posts, quick_turn
from tests.test_every_game import confirm_hint, pressed

MakeWorld = Callable[..., Awaitable[Any]]
MOST_TURNS = 400
MOST_BYTES = 150 << 10  # of a board
# People, bots and language; the games for several people.
TABLES = {
    "one and a bot": (1, 1, "fr"),
    "two and two bots": (2, 2, "en-US"),
    "one and three": (1, 3, "fr"),
}


def boards(world: Any) -> list[Any]:
    """All boards in the channel, without the card of the lobby."""
    return [message for message in world.public()[1:] if message.pictures]


async def play_whole(world: Any) -> list[list[str]]:
    """Plays to the end by Hint and Confirm; the lines above the picture after each Confirm."""
    above = [board(world).lines_above]
    for _ in range(MOST_TURNS):
        if label(world, "button-play") not in board(world).buttons:
            return above
        player = on_turn(world)
        panel = await open_panel(world, player)
        while pressed(panel, "confirm", "hint", "page", "choose"):
            await confirm_hint(player, panel)
            above.append(board(world).lines_above)
    raise AssertionError("this game does not end")


# The longer games are for the long runs: they say the same again, and two people play in `test_every_game`.
@pytest.mark.parametrize(
    "seats",
    [pytest.param(seats, marks=[] if seats == "one and a bot" else pytest.mark.soak) for seats in TABLES],
)
@pytest.mark.parametrize("key", GAMES)
async def test_a_whole_game_tells_at_most_three_short_lines_above_the_picture(
    make_world: MakeWorld, key: str, seats: str
) -> None:
    people, bots, locale = TABLES[seats]
    world = await make_world(locale, where="channel")
    await open_table(world, *[world.zoe, world.matthieu][:people], bots=bots, game=key)
    above = await play_whole(world)
    assert all(1 <= len(lines) <= 3 for lines in above)
    assert all(shown_length(lines[0]) <= ESSENCE_LIMIT for lines in above)
    assert label(world, "result-title") in board(world).text
    assert len(boards(world)) == 1 if people == 1 else len(boards(world)) > 1


async def test_a_solo_game_leaves_one_board_with_its_result(world: Any) -> None:
    shown = await open_table(world, world.zoe)
    assert len(await play_whole(world)) > 5
    assert [message.id for message in boards(world)] == [shown.id]
    assert says(shown, "result-title") and shown.buttons == SOLO_END_BUTTONS
    assert len(posts(world)) == 1 and len(shown.pictures) == 1


@pytest.mark.parametrize(
    "count", [1, pytest.param(2, marks=pytest.mark.soak), pytest.param(4, marks=pytest.mark.soak)]
)
async def test_a_game_leaves_a_board_for_each_turn_that_calls_somebody_and_few_kilobytes(
    make_world: MakeWorld, count: int
) -> None:
    world = await make_world("fr", where="channel")
    await open_table(world, *tables.people(world)[:count])
    turns = len(await play_whole(world))
    left, size = boards(world), sum(len(p.data) for message in boards(world) for p in message.pictures)
    assert len(left) == (1 if count == 1 else turns) and size <= len(left) * MOST_BYTES


async def test_a_board_that_is_edited_calls_nobody(world: Any) -> None:
    shown = await open_table(world, world.zoe, bots=1)
    await quick_turn(world)
    assert says(shown, "your-turn", name="Zoé") and world.zoe.mention not in shown.text
    edits = [r for r in world.env.http_requests if r.method == "PATCH" and str(shown.id) in r.path]
    assert [edit.json["allowed_mentions"]["users"] for edit in edits] == [[]]


async def test_a_board_that_somebody_deleted_is_posted_anew(world: Any) -> None:
    shown = await open_table(world, world.zoe)
    panel = await tables.ready_panel(world)
    world.env.backend.delete_message(world.channel.id, shown.id)
    await world.zoe.press(panel, "button-confirm")
    (new,) = boards(world)
    assert new.id != shown.id and EN("button-play") in new.buttons
    await quick_turn(world)
    assert [message.id for message in boards(world)] == [new.id]


@pytest.mark.parametrize("hours", [0, 2])
async def test_a_board_that_cannot_be_edited_any_more_gives_way_to_a_new_one(world: Any, hours: int) -> None:
    shown = await open_table(world, world.zoe)
    if hours:
        await world.env.advance_time(hours * 3600)
    else:
        world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=30046)
    await quick_turn(world)
    (new,) = boards(world)
    assert new.id != shown.id and EN("button-play") in new.buttons and new.pictures


@pytest.mark.logs_errors
async def test_an_edit_that_discord_failed_to_take_is_tried_again(world: Any) -> None:
    shown = await open_table(world, world.zoe)
    before = shown.pictures[0].data
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    await quick_turn(world)
    await world.env.advance_time(RETRY_SECONDS * 3)
    assert [message.id for message in boards(world)] == [shown.id] and shown.pictures[0].data != before
    assert not await tables.unsent(world)


async def test_an_edit_that_was_not_noted_is_done_again_after_a_restart(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = await open_table(world, world.zoe)
    with monkeypatch.context() as patch:
        replace_query(patch, world.bot.store, outbox.mark_sent, tables.nothing)
        await quick_turn(world)
    world.bot.dispatcher.deliver = tables.nothing
    await quick_turn(world)
    await world.restart()
    assert [message.id for message in boards(world)] == [shown.id]
    assert not await tables.unsent(world)
    await quick_turn(world)
    assert [message.id for message in boards(world)] == [shown.id]


@pytest.mark.logs_errors
@pytest.mark.parametrize("is_restarted", [False, True])
async def test_a_board_that_was_posted_unheard_stays_the_only_one(
    world: Any, monkeypatch: pytest.MonkeyPatch, is_restarted: bool
) -> None:
    shown, boards_of_bot = await open_table(world, world.zoe), world.bot.dispatcher._boards
    send = boards_of_bot._send

    async def unheard(*facts: Any) -> None:
        monkeypatch.setattr(boards_of_bot, "_send", send)
        await send(*facts)
        raise TimeoutError  # it has arrived, and nobody knows

    panel = await tables.ready_panel(world)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=30046)  # once
    monkeypatch.setattr(boards_of_bot, "_send", unheard)
    await world.zoe.press(panel, "button-confirm")
    if is_restarted:
        await world.restart()
    else:
        await world.env.advance_time(RETRY_SECONDS * 3)
    # The simulated Discord does not look at nonces: the real one takes the second for the first.
    unheard_nonce, nonce = [post["nonce"] for post in posts(world)][-2:]
    assert nonce == unheard_nonce and not await tables.unsent(world)
    assert shown.id not in {message.id for message in boards(world)}


async def test_two_people_get_a_new_board_each_turn_also_after_one_gave_up(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, bots=1)
    player = await quick_turn(world)
    assert len(boards(world)) == 2
    await tables.give_up(tables.other(world, player))
    count = len(boards(world))
    await quick_turn(world, player)
    assert len(boards(world)) == count + 1


async def test_each_picture_has_a_gallery_of_its_own(world: Any) -> None:
    await open_table(world, world.zoe, bots=1, game="pasvu")
    while len((shown := board(world)).pictures) < 2:
        panel = await open_panel(world)
        while pressed(panel, "confirm", "hint", "page", "choose"):
            await confirm_hint(world.zoe, panel)
    galleries = [part for part in shown.parts if part["type"] == GALLERY]
    assert [len(gallery["items"]) for gallery in galleries] == [1] * len(shown.pictures)


async def test_an_old_undo_is_refused_politely_after_the_end(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    await player.slash("junior push", slot="N1")
    panel = await player.slash("junior stay")
    undo = panel.button("button-undo")
    await tables.give_up(tables.other(world, player))
    assert says(await tables.refused(world, player.forge(panel, undo)), "game-over")
