"""A reserve that turns draw on: chosen, shown, drawn, empty."""

from typing import Any

from cogs.posting.board_card import until_words
from db import DeadlineRow
from engine.tournaments import SingleElimination
from tests.playing.saying import EN, FR, option_line
from tests.playing.service import Hall, begun, games
from tests.playing.tables import board, open_lobby, start

HOUR, DAY = 3600, 86400


async def acts(hall: Hall, game_id: int) -> int:
    """Whoever is on turn plays it to its end; their seat."""
    table = await hall.tables.load(game_id)
    (seat,) = table.to_act
    while seat in table.to_act and table.row.status == "playing":
        await hall.play_table(game_id, set(), 1)
        table = await hall.tables.load(game_id)
    return seat


async def test_a_late_turn_is_drawn_from_the_reserve_and_once_that_is_empty_it_is_missed(hall: Hall) -> None:
    number = await begun(hall, 2, SingleElimination(), reserve="1d", round_hours=1000)
    (game_id,) = await games(hall, number)
    hall.time += DAY + 10 * HOUR
    seat = await acts(hall, game_id)
    await hall.restart()
    assert (await hall.tables.row(game_id)).seats[seat].spent == 10 * HOUR
    hall.time += HOUR
    other = await acts(hall, game_id)
    table = await hall.tables.load(game_id)
    assert table.row.seats[other].spent == 0 and table.due(seat) == hall.time + DAY + 14 * HOUR
    hall.time += DAY + 14 * HOUR
    turn = table.turn(seat)
    assert turn
    await hall.absence.handle(turn)
    row = (await hall.tables.load(game_id)).row.seats[seat]
    assert (row.missed, row.spent) == (1, DAY)
    hall.time += HOUR
    await acts(hall, game_id)
    assert (await hall.tables.load(game_id)).due(seat) == hall.time + DAY


async def test_the_host_gives_the_table_a_reserve_and_the_board_shows_both_moments(world: Any) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu)
    panel = await world.zoe.press(card, "button-options")
    await world.zoe.press(panel, "button-time")
    await world.zoe.choose(panel, option_line("time-clock", "24h"))
    await world.zoe.choose(panel, option_line("time-reserve", "2d"))
    await world.zoe.press(panel, option_line("time-extension", "on"))
    assert (
        option_line("time-reserve", "2d") in card.text and option_line("time-extension", "off") in card.text
    )
    await start(world.zoe, card)
    table = await world.bot.tables.load(1)
    turn = next(row for row in table.row.deadlines if row.kind == "turn")
    assert turn.reserve == 2 * DAY and until_words(turn, EN) in board(world).text


def test_a_reserve_is_told_in_both_languages() -> None:
    turn = DeadlineRow(game_id=1, seat=0, kind="turn", due=3 * DAY, began=0, reserve=2 * DAY)
    for words in (EN, FR):
        assert until_words(turn, words) == words("turn-reserve", when=f"<t:{DAY}:R>", end=f"<t:{3 * DAY}:R>")
