"""The question before a seat is given up says behind whom its person will end."""

import pytest

from cogs.lobby.leaving import asked
from engine.tournaments import Swiss
from locales import words
from tests.playing.service import Hall, begun, games

EN = words("en")


async def question(hall: Hall, game: int, missing: int) -> tuple[str, list[str]]:
    """What the first of a table's people is asked once so many others have missed every turn; their names."""
    table = await hall.tables.load(game)
    people = [seat.user_id or 0 for seat in table.row.seats]
    await hall.play_table(game, set(people[len(people) - missing :]), 12)
    table = await hall.tables.load(game)
    told = asked(table, 0, await hall.lifecycle.never_came(table), EN)
    return told, [seat.name for seat in table.row.seats]


@pytest.mark.parametrize("players", [2, 3])
async def test_in_a_tournament_nobody_ends_behind_those_who_never_came(hall: Hall, players: int) -> None:
    number = await begun(hall, players, Swiss(rounds=2, sizes=(players,)), clock="1h")
    (game,) = await games(hall, number)
    told, names = await question(hall, game, 1)
    facts = {"game": EN("game-junior"), "number": game, "behind": names[1]}
    assert told == EN("resign-asked-alone" if players == 2 else "resign-asked", **facts)


async def test_while_the_game_goes_on_those_who_never_came_may_still_come(hall: Hall) -> None:
    number = await begun(hall, 3, Swiss(rounds=2, sizes=(3,)), clock="1h")
    (game,) = await games(hall, number)
    told, names = await question(hall, game, 2)
    facts = {"game": EN("game-junior"), "number": game, "behind": EN.listed(names[1:])}
    assert told == EN("resign-asked", **facts)
