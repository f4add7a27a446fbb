"""V38: nobody learns another's plan before all are in; and what nobody offered is refused."""

from pathlib import Path
from typing import Any

import pytest

from tests.journeys.junior.test_secrets import shown
from tests.playing.pasvu import change, open_hotel, planning, type_commit
from tests.playing.saying import says
from tests.playing.tables import board, refused

PLANS = ("C3", "E5")
OPTIONS: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("ghost", "ghost", {}),
    ("ghost", "to", {"ghost": "S1"}),
    ("ghost", "spot", {"ghost": "S1", "to": "C3"}),
    ("side", "side", {}),
    ("tag", "ghost", {}),
    ("grow", "ghost", {}),
)


async def asked(world: Any, who: Any) -> list[Any]:
    """All that somebody can ask the bot for while plans are out."""
    commands = ("board", "games", "pasvu plan", "pasvu hint", "verify")
    answers = [await who.slash(command) for command in commands]
    answers += [await who.slash("board", text=True), await who.slash("board", view="3d")]
    answers.append(await who.press(board(world), "button-play"))
    version = (await world.bot.tables.load(1)).row.version
    for verb in ("page", "hint"):
        answers.append(await who.forge(board(world), f"b|{verb}|1|{version}||"))
    typed = [await who.complete(f"pasvu {name}", option, "", **filled) for name, option, filled in OPTIONS]
    return [*map(shown, answers), *typed]


async def test_v38_two_games_that_differ_in_a_plan_alone_look_alike_to_all_others(
    make_world: Any, tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr("cogs.tables.lifecycle.game_seed", lambda *_: b"hotel")
    learnt: list[Any] = []
    for cell in PLANS:
        world = await make_world(where="channel", database=str(tmp_path / f"{cell}.sqlite3"))
        await open_hotel(world, world.zoe, world.matthieu)
        await planning(world)
        await world.zoe.slash("pasvu ghost", ghost="S1", to=cell)
        kept = [await asked(world, world.matthieu)]
        await type_commit(world.zoe)
        learnt.append(
            [
                kept,
                *[await asked(world, who) for who in (world.matthieu, world.lou)],
                *map(shown, world.public()[1:]),
            ]
        )
        mine = await world.zoe.slash("pasvu plan")
        assert f"S1 → {cell}" in mine.text  # the two games do differ
        await world.bot.close()
        await world.env.shutdown()
    assert learnt[0] == learnt[1]


@pytest.mark.parametrize(
    ("phase", "draft"),
    [
        ("side", ""), ("side", "sW"), ("side", "sX"), ("side", "t3"), ("side", "sN|"), ("side", "s²"),
        ("midnight", "x"), ("midnight", "t9"), ("midnight", "g10"), ("midnight", "kC40999"),
        ("midnight", "kA10"), ("furniture", "sN"),
        ("plan", "sN"), ("plan", ""), ("plan", "p3"), ("plan", "p-"), ("plan", "p0zzz"),
        ("side", "swest"), ("side", "sup"), ("side", "snorth.snorth"), ("midnight", "tS9"),
        ("midnight", "eA1-c-0"), ("midnight", "eC4-c-9_99"), ("furniture", "fdesk-3-3-0-standing-."),
    ],
)  # fmt: skip
async def test_a_forged_draft_is_refused_and_changes_nothing(world: Any, phase: str, draft: str) -> None:
    await open_hotel(world, world.zoe, world.matthieu)
    await planning(world)
    await change(world, phase=phase, card="tag" if phase == "midnight" else "", keyhole="W2")
    version = (await world.bot.tables.load(1)).row.version
    forged = world.zoe.forge(board(world), f"b|confirm|1|{version}||{draft}")
    assert await refused(world, forged)
    if phase != "plan":  # there it would commit the forger's own plan, which is legal
        select = world.zoe.forge(board(world), f"s|confirm|1|{version}|card|", draft or "t²")
        assert await refused(world, select)


async def test_a_stranger_and_those_not_on_turn_get_no_panel(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu)
    await change(world, phase="side", turn=0, waiting=(), keyhole="W2")
    version = (await world.bot.tables.load(1)).row.version
    for who in (world.matthieu, world.lou):
        for verb, draft in (("page", "snorth"), ("confirm", "snorth"), ("hint", "")):
            await refused(world, who.forge(board(world), f"b|{verb}|1|{version}||{draft}"))
        await refused(world, who.slash("pasvu side", side="north"))
        assert await who.complete("pasvu side", "side", "") == []


async def test_v7_the_side_where_the_keyhole_is_is_refused_with_a_reason(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu)
    await change(world, phase="side", turn=0, waiting=(), keyhole="W2")
    assert says(await refused(world, world.zoe.slash("pasvu side", side="west")), "pasvu-same-side")
    assert says(await refused(world, world.zoe.slash("pasvu side", side="up")), "pasvu-no-such-side")
    offered = [choice["value"] for choice in await world.zoe.complete("pasvu side", "side", "")]
    assert offered == ["south", "north", "east"]
