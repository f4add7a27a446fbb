"""What is stored about a person, read piece by piece."""

from typing import Any

from db import Store
from db.queries import moves, people
from tests.db.conftest import HOST, a_move, make_game


async def exported(store: Store) -> dict[str, list[Any]]:
    """All pieces together, by table."""
    found = dict[str, list[Any]]()
    for piece in await store.read(people.pieces, HOST):
        found.setdefault(piece.place.table, []).extend(await store.read(people.export, HOST, piece))
    return found


async def test_pieces_of_more_games_than_are_read_at_once_add_up_to_the_whole(store: Store, monkeypatch: Any):
    played = [await make_game(store) for _ in range(2 * people.GAMES_AT_ONCE + 1)]
    for game in played:
        await store.write(moves.commit, a_move(game))
    parts = [piece for piece in await store.read(people.pieces, HOST) if piece.place.is_long]
    assert [len(piece.games) for piece in parts] == [people.GAMES_AT_ONCE, people.GAMES_AT_ONCE, 1]
    found = await exported(store)
    monkeypatch.setattr(people, "GAMES_AT_ONCE", 1000)
    assert found == await exported(store)
    assert [move["game_id"] for move in found["moves"]] == [game.id for game in played]
