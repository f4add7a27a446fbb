"""P25: nobody but its owner learns a hand; nobody learns a face-down token or the stock."""

from pathlib import Path
from typing import Any

import pytest

from engine.core import Dice
from engine.poudlard.layout import BACK, SQUARES
from engine.poudlard.model import FlipToken, PivotToken, State
from tests.journeys.junior.test_secrets import shown
from tests.playing import poudlard, tables
from tests.playing.poudlard import GAME, change, open_castle, state_of, take_panel
from tests.playing.saying import EN, labels, says
from tests.playing.tables import board, label, open_table

# What can be typed, and what is filled in before it.
OPTIONS: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("flip", "token", {}),
    ("lay", "way", {}),
    ("pivot", "token", {}),
    ("pivot", "way", {"token": "D3"}),
    ("choose", "token", {}),
    ("move", "to", {}),
    ("card", "card", {}),
    ("card", "target", {"card": "lost"}),
    ("card", "other", {"card": "lost", "target": "0"}),
)


async def table_of(make_world: Any, file: Path, *, is_other: bool, **facts: Any) -> Any:
    """A game in which it is Zoé's turn; the other one differs in what Matthieu cannot know."""
    world = await make_world(where="channel", database=str(file))
    await open_castle(world, world.zoe, world.matthieu)
    await poudlard.late(world, turn=0, first=0, **facts)
    if is_other:
        state = await state_of(world)
        ways = (GAME.redeal(state, 1, Dice(bytes([seed]))) for seed in range(100))
        await tables.set_state(world, next(other for other in ways if differs(state, other)))
    return world


def differs(state: State, other: State) -> bool:
    """Do Zoé's hand, the stock, the token that she may look at and another one differ?"""
    hands = other.hands[0] != state.hands[0] and other.stock != state.stock
    return hands and all(other.tokens[at] != state.tokens[at] for at in (3, 6))


async def asked(world: Any, who: Any) -> list[Any]:
    """All that somebody can ask the bot for."""
    commands = ("board", "games", "poudlard hand", "poudlard hint", "poudlard roll", "poudlard end", "verify")
    answers = [await who.slash(command) for command in commands]
    answers += [await who.slash("board", text=True), await who.slash("poudlard flip", token="D3")]
    buttons = ("button-play", "poudlard-button-hand", "button-story")
    answers += [await who.press(board(world), label) for label in buttons]
    table = await world.bot.tables.load(1)
    for verb, draft in (("page", "h"), ("page", "lNS"), ("hint", ""), ("confirm", "lNS"), ("confirm", "r")):
        answers.append(await who.forge(board(world), f"b|{verb}|1|{table.row.version}||{draft}"))
    typed = [await who.complete(f"poudlard {name}", option, **filled) for name, option, filled in OPTIONS]
    return [*map(shown, answers), *typed]


async def turn_without_secrets(world: Any) -> None:
    """Zoé looks at her cards, rolls, pivots tokens that everybody sees, and stays."""
    await world.zoe.slash("poudlard hand")
    await world.zoe.slash("poudlard roll")
    while (state := await state_of(world)).left:
        free = [at for at, token in enumerate(state.tokens) if not token & BACK and at not in state.changed]
        token, way = poudlard.command_of(PivotToken(SQUARES[free[0]], 1))[1].values()
        await world.zoe.slash("poudlard pivot", token=token, way=way)
    await world.zoe.slash("poudlard end")


async def what_is_learnt(world: Any, *, is_lifted: bool) -> list[Any]:
    """Everything that the other player and a stranger get to see while Zoé makes her turn."""
    watchers = (world.matthieu, world.lou)
    seen = [await asked(world, who) for who in watchers]
    if not is_lifted:
        await turn_without_secrets(world)
        seen += [await asked(world, world.lou), list(map(shown, world.public()[1:]))]
    return seen


@pytest.mark.parametrize("is_lifted", [False, True], ids=["before the roll", "while a token is looked at"])
async def test_p25_two_games_that_differ_in_secrets_alone_look_alike_to_all_others(
    make_world: Any, tmp_path: Path, monkeypatch: Any, is_lifted: bool
) -> None:
    monkeypatch.setattr("cogs.tables.lifecycle.game_seed", lambda *_: b"poudlard")
    facts = {"die": 2, "left": 2, "lifted": 3} if is_lifted else {}
    learnt: list[Any] = []
    for is_other in (False, True):
        file = tmp_path / f"{is_other}.sqlite3"
        world = await table_of(make_world, file, is_other=is_other, **facts)
        learnt.append(await what_is_learnt(world, is_lifted=is_lifted))
        await world.bot.close()
        await world.env.shutdown()
    assert learnt[0] == learnt[1]


async def test_p25_everybody_sees_their_own_cards_at_any_time_and_no_others(world: Any) -> None:
    await open_castle(world, world.zoe, world.matthieu)
    await change(world, turn=0, hands=(("password",), ("squid", "homework", "squid")))
    mine = await world.matthieu.press(board(world), "poudlard-button-hand")
    assert mine.is_private and says(mine, "poudlard-card-squid") and "1, 3 ·" in mine.text
    assert not says(mine, "poudlard-card-password") and mine.choices == [] and mine.buttons == []
    assert says(mine.pictures[0].alt, "poudlard-card-squid") and mine.pictures[0].name == "hand.png"
    hers = await world.zoe.slash("poudlard hand")
    assert (
        hers.is_private
        and says(hers, "poudlard-card-password")
        and hers.buttons == labels("poudlard-card-password", "button-back")
    )
    assert says(
        await tables.refused(world, world.lou.press(board(world), "poudlard-button-hand")), "not-seated"
    )


async def test_p25_the_flipped_token_is_seen_by_its_player_alone_until_it_is_laid(world: Any) -> None:
    await open_castle(world, world.zoe, world.matthieu)
    state = await change(world, turn=0, die=1, left=1)
    potions = next(at for at, token in enumerate(state.tokens) if token >> 6 & 7 == 2)
    hand = await take_panel(world)
    await hand.do(FlipToken(SQUARES[potions]))
    assert says(hand.panel, "poudlard-class-potions") and says(
        hand.panel.pictures[0].alt, "poudlard-class-potions"
    )
    classrooms = EN("alt-poudlard-rooms", rooms="").removesuffix(".")
    for who in (world.matthieu, world.lou):
        (picture,) = (await who.slash("board")).pictures
        assert not says(picture.alt.split(classrooms)[-1], "poudlard-class-potions")
    await world.zoe.press(hand.panel, "│ N S")
    # Chosen, and not final yet: still nobody else knows.
    assert not says((await world.matthieu.slash("board")).pictures[0].alt, "alt-poudlard-rooms")
    await world.zoe.press(hand.panel, "poudlard-button-stay-end")
    assert says(
        board(world), "poudlard-told-flip", square=SQUARES[potions], token=EN("poudlard-class-potions")
    )


@pytest.mark.parametrize("verb", ["page", "hint"])
async def test_a_panel_forged_onto_the_public_board_stays_private(world: Any, verb: str) -> None:
    await open_castle(world, world.zoe, world.matthieu)
    await change(world, turn=0)
    version = (await world.bot.tables.load(1)).row.version
    before = repr(board(world))
    answer = await world.zoe.forge(board(world), f"b|{verb}|1|{version}||h")
    assert answer.is_private and repr(board(world)) == before


@pytest.mark.parametrize(
    "draft", ["r.e", "r.fD3.lX", "r.fD3.lNE", "sE5.kpassword", "fC1.r", "cC1.fD3.lX", "f@x"]
)
async def test_p25_a_draft_that_goes_behind_chance_is_refused_unread(world: Any, draft: str) -> None:
    await open_table(world, world.zoe, world.matthieu, game="poudlard")
    table = await world.bot.tables.load(1)
    player = world.zoe if min(table.to_act) == 0 else world.matthieu
    answer = await player.forge(board(world), f"b|confirm|1|{table.row.version}||{draft}")
    assert answer.is_private and answer.text == label(world, "unknown-button")
