"""Steps inside a turn that cannot be taken back: the board posted last follows them, in few edits."""

from typing import Any

from cogs.posting import steps
from cogs.tables.outgoing import Notice
from db import Outgoing
from db.queries import outbox
from engine.core import dump
from engine.poudlard.layout import BACK, SQUARES
from tests.playing import tables
from tests.playing.poudlard import open_castle, state_of
from tests.playing.saying import EN, says
from tests.playing.tables import board, on_turn, open_table, posts


async def pass_time(world: Any) -> None:
    """Long enough for the board to follow."""
    await world.env.advance_time(steps.FOLLOW_SECONDS + 1)


def edits(world: Any, shown: Any) -> list[Any]:
    return [r for r in world.env.http_requests if r.method == "PATCH" and r.path.endswith(str(shown.id))]


async def add_broken(world: Any) -> None:
    """Rows that nobody can read, as a bug of an older version might have written."""
    rows = [Outgoing("note", payload) for payload in ("{", dump(Notice(events='[{"did":"gone"}]')))]
    await world.bot.store.write(outbox.add, 1, rows, world.bot.tables.now())


async def test_the_board_follows_a_turn_of_the_castle_in_one_edit(world: Any) -> None:
    shown = await open_table(world, world.zoe, world.matthieu, game="secret")
    player, before = on_turn(world), shown.pictures[0].data
    for part in ("b", "d"):
        await player.slash("secret turn", part=part)
    assert shown.pictures[0].data == before and len(edits(world, shown)) == 0
    await pass_time(world)
    assert len(edits(world, shown)) == 1 and shown.pictures[0].data != before
    assert says(shown, "secret-told-turned", name=player.name) and EN("button-play") in shown.buttons
    assert edits(world, shown)[0].json["allowed_mentions"]["users"] == []
    await pass_time(world)
    assert len(edits(world, shown)) == 1 and len(posts(world)) == 1


async def test_the_next_board_tells_the_steps_too_and_the_story_tells_them_once(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, game="secret")
    player = on_turn(world)
    await player.slash("secret turn", part="b")
    await pass_time(world)
    await tables.quick_turn(world, player)
    story = await world.lou.press(board(world), "button-story")
    assert says(board(world), "secret-told-turned", name=player.name)
    assert sum(says(line, "secret-told-turned", name=player.name) for line in story.text.splitlines()) == 1


async def test_a_board_follows_after_a_restart(world: Any) -> None:
    shown = await open_table(world, world.zoe, world.matthieu, game="secret")
    player, before = on_turn(world), shown.pictures[0].data
    await player.slash("secret turn", part="b")
    await world.restart()
    await pass_time(world)
    assert shown.pictures[0].data != before and says(shown, "secret-told-turned", name=player.name)


async def test_rows_that_cannot_be_read_do_not_stop_the_others(world: Any) -> None:
    shown = await open_table(world, world.zoe, world.matthieu, game="secret")
    player, before = on_turn(world), shown.pictures[0].data
    await add_broken(world)
    await player.slash("secret turn", part="b")
    await pass_time(world)
    assert shown.pictures[0].data != before and says(shown, "secret-told-turned", name=player.name)


async def test_rows_that_cannot_be_read_go_with_the_next_board(world: Any) -> None:
    shown = await open_table(world, world.zoe, world.matthieu)
    await add_broken(world)
    player = await tables.quick_turn(world)
    assert board(world).id != shown.id and player.name in board(world).lines_above[0]
    assert not await tables.unsent(world)


async def test_a_board_that_cannot_be_edited_stays_and_the_turn_goes_on(world: Any) -> None:
    shown = await open_table(world, world.zoe, world.matthieu, game="secret")
    player, before = on_turn(world), shown.text
    await player.slash("secret turn", part="b")
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=30046)
    await pass_time(world)
    assert shown.text == before
    await tables.quick_turn(world, player)
    await pass_time(world)
    assert says(board(world), "secret-told-turned", name=player.name)


async def test_a_token_that_a_player_looks_at_is_shown_to_nobody(world: Any) -> None:
    shown = await open_castle(world, world.zoe, world.matthieu)
    player = on_turn(world)
    await player.slash("poudlard roll")
    await pass_time(world)
    assert says(shown, "poudlard-told-roll", name=player.name) and len(edits(world, shown)) == 1
    state, rolled = await state_of(world), repr(shown)
    square = next(name for name, token in zip(SQUARES, state.tokens, strict=True) if token & BACK)
    await player.slash("poudlard flip", token=square)
    assert (await state_of(world)) != state
    await pass_time(world)
    assert repr(shown) == rolled and len(edits(world, shown)) == 1
