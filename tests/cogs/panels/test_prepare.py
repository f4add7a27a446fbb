"""Moves prepared between turns."""

from typing import Any

from tests.playing import tables
from tests.playing.saying import EN, says
from tests.playing.tables import board, on_turn, open_panel, open_table, other, quick_turn, refused

PREPARE = "b|ahead|1|1||"


async def version(world: Any) -> int:
    return (await world.bot.tables.load(1)).row.version


async def prepared(world: Any, player: Any) -> Any:
    """A player who waits prepares what the stand-in would play; the answer."""
    panel = await player.forge(board(world), PREPARE)
    assert says(panel, "prepare-lead"), panel
    await player.advised(panel)
    await player.press(panel, "button-prepare")
    return panel


async def test_a_player_who_waits_prepares_a_move_and_drops_it(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    waiting = other(world, on_turn(world))
    before = await version(world)
    answer = await prepared(world, waiting)
    assert answer.is_private and says(answer, "prepare-kept") and await version(world) == before
    await waiting.press(answer, "button-unprepare")
    assert says(answer, "prepare-dropped")
    assert all(seat.prepared is None for seat in (await world.bot.tables.load(1)).row.seats)


async def test_a_prepared_move_that_does_the_same_is_played_at_once_and_told(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, game="junior")
    mover = on_turn(world)
    waiting = other(world, mover)
    await prepared(world, waiting)
    table = await world.bot.tables.load(1)
    seat = table.seat_of(waiting.id)
    # The board that the other leaves behind is the one on which the move was prepared.
    now = tables.changed(table.state, turn=seat, phase="push")
    kept = table.row.seats[seat].prepared
    await tables.set_state(world, now, 1)
    played = await world.bot.moves.play_on(1)
    assert kept and played and played.table.state.turns[seat] == 1
    assert played.table.row.seats[seat].prepared is None


async def test_a_move_whose_board_has_changed_waits_in_the_panel(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    mover = on_turn(world)
    waiting = other(world, mover)
    await prepared(world, waiting)
    table = await world.bot.tables.load(1)
    seat = table.seat_of(waiting.id)
    tiles = table.state.tiles[::-1]
    await tables.set_state(world, tables.changed(table.state, turn=seat, tiles=tiles), 1)
    assert await world.bot.moves.play_on(1) is None
    panel = await open_panel(world, waiting)
    assert says(panel, "prepare-changed")


async def test_a_whole_turn_later_the_prepared_move_is_played_or_shown(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    mover = on_turn(world)
    waiting = other(world, mover)
    await prepared(world, waiting)
    await quick_turn(world, mover)
    table = await world.bot.tables.load(1)
    is_played = sum(table.state.turns) == 2
    if is_played:
        assert says(board(world), "told-prepared", name=waiting.name)
    else:
        assert says(await open_panel(world, waiting), "prepare-changed")


async def test_a_panel_to_prepare_cannot_confirm(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    waiting = other(world, on_turn(world))
    panel = await waiting.forge(board(world), PREPARE)
    assert EN("button-confirm") not in panel.buttons
    await waiting.advised(panel)
    custom_id = panel.button("button-prepare").replace("|prepare|", "|confirm|")
    assert says(await refused(world, waiting.forge(panel, custom_id)), "not-your-turn")


async def test_games_whose_turns_begin_with_chance_have_nothing_to_prepare(world: Any) -> None:
    for number, key in enumerate(("secret", "poudlard"), 1):
        await open_table(world, world.zoe, world.matthieu, game=key)
        waiting = other(world, on_turn(world))
        answer = await refused(world, waiting.forge(board(world), f"b|ahead|{number}|1||"))
        assert says(answer, "nothing-to-prepare")


async def test_strangers_prepare_nothing(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    for custom_id in (PREPARE, "b|prepare|1|1||pN1-NES.mA1", "b|unprepare|1|1||"):
        assert says(await refused(world, world.lou.forge(board(world), custom_id)), "not-seated")


async def test_a_prepared_move_survives_a_restart(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    waiting = other(world, on_turn(world))
    await prepared(world, waiting)
    await world.restart()
    table = await world.bot.tables.load(1)
    assert table.row.seats[table.seat_of(waiting.id)].prepared
