"""J16: nobody but its owner learns a card that is still face down."""

from pathlib import Path
from typing import Any

import pytest

from tests.playing import tables
from tests.playing.saying import says
from tests.playing.tables import board, on_turn, open_table

OWN, OTHERS = (1, 2, 3, 4, 5, 6), (7, 8, 9, 10, 11, 12)
# What differs between two games, and who must not be able to tell them apart.
CASES = {
    "order": (((OWN, OTHERS), (OWN[::-1], OTHERS)), ("matthieu", "lou")),
    "piles": (((OWN, OTHERS), (OTHERS, OWN)), ("lou",)),
}


async def secret_table(make_world: Any, file: Path, piles: Any) -> Any:
    """A game with secret goals in which Zoé begins, and the piles lie as they are told to."""
    world = await make_world(where="channel", database=str(file))
    await open_table(world, world.zoe, world.matthieu, goals="secret")
    state = await tables.state_of(world)
    await tables.set_state(world, tables.changed(state, turn=0, first=0, piles=piles, looked=(True, False)))
    return world


async def what_is_learnt(world: Any, *watchers: Any) -> list[Any]:
    """Everything that these people get to see while Zoé makes her turn and after it."""
    await world.zoe.slash("junior hint")
    await world.zoe.slash("junior push", slot="N1")
    seen = [await asked(world, who) for who in watchers]
    await world.zoe.slash("junior stay")
    seen += [await asked(world, who) for who in watchers]
    return [*seen, *map(shown, world.public()[1:])]


async def asked(world: Any, who: Any) -> list[Any]:
    """All that somebody can ask the bot for."""
    commands = ("board", "game board", "games", "game list", "junior hint", "verify")
    answers = [await who.slash(command) for command in commands]
    answers += [await who.slash("board", text=True), await who.press(board(world), "button-play")]
    typed = [await who.complete("junior push", option) for option in ("slot", "turned")]
    return [*map(shown, answers), *typed, await who.complete("junior move", "square")]


def shown(message: Any) -> tuple[Any, ...]:
    pictures = [(picture.alt, picture.data) for picture in message.pictures]
    return (message.text, message.buttons, message.choices, pictures)


@pytest.mark.parametrize("case", CASES)
async def test_two_games_that_differ_in_secrets_alone_look_alike_to_all_others(
    make_world: Any, tmp_path: Path, monkeypatch: Any, case: str
) -> None:
    monkeypatch.setattr("secrets.token_bytes", lambda count: bytes(count))
    learnt: list[Any] = []
    ways, watchers = CASES[case]
    for number, piles in enumerate(ways):
        world = await secret_table(make_world, tmp_path / f"{number}.sqlite3", piles)
        learnt.append(await what_is_learnt(world, *(getattr(world, name) for name in watchers)))
        assert not says(board(world), "junior-told-won")
        await world.bot.close()
        await world.env.shutdown()
    assert learnt[0] == learnt[1]


async def test_the_owner_alone_is_told_the_card_that_is_sought(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, goals="secret")
    player = on_turn(world)
    state = await tables.state_of(world)
    name = tables.treasure(state.piles[state.turn][0])
    card = tables.label(world, f"treasure-junior-{name}-the")
    panel = await tables.open_panel(world)
    assert says(panel, "junior-panel-seek-own", treasure=card) and card in panel.pictures[0].alt
    seen = tables.goal_line(await player.slash("board", text=True))
    assert tables.label(world, f"treasure-junior-{name}") in seen
    others = tables.goal_line(await tables.other(world, player).slash("board", text=True))
    assert says(others, "picture-junior-text-secret")
    assert not says(board(world), "junior-told-target")


@pytest.mark.parametrize("verb", ["page", "hint"])
async def test_a_panel_forged_onto_the_public_board_stays_private(world: Any, verb: str) -> None:
    await open_table(world, world.zoe, world.matthieu, goals="secret")
    before = repr(board(world))
    answer = await on_turn(world).forge(board(world), f"b|{verb}|1|4||pN1-NES")
    assert answer.is_private and repr(board(world)) == before
