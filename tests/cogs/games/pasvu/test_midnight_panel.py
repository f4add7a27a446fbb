"""V26–V37 at the table: each card's picture, the cards by which people act in turn, effects that last."""

from typing import Any

import pytest

from engine.pasvu.model import Card
from tests.playing import tables
from tests.playing.pasvu import change, click_step, open_hotel, open_panel, state_of, with_ghosts
from tests.playing.tables import board, refused

STEPS = 60  # more than any of these games takes
LASTING: tuple[Card, ...] = ("double", "shelter", "perch", "knock", "crystal")
AT_ONCE: tuple[Card, ...] = ("excited", "grimaces", "tag", "dance", "brother", "dizzy", "freeze")
DONE: tuple[Card, ...] = ("excited", "dance", "dizzy", "freeze")  # as soon as they are turned over


@pytest.fixture(autouse=True)
def fixed_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game gets the same dice, whatever the ids of the interactions that filled its table."""
    monkeypatch.setattr("cogs.tables.lifecycle.game_seed", lambda *_: b"hotel")


async def at_midnight(world: Any, card: str, *seats: dict[str, str], **facts: Any) -> Any:
    """Round 2: Zoé, then Matthieu, act by this card; each has ghosts in the hall since round 1."""
    await open_hotel(world, world.zoe, world.matthieu, midnight="midnight")
    state = await state_of(world)
    for seat, places in enumerate(seats):
        state = tables.changed(state, ghosts=with_ghosts(state, seat, **places))  # type: ignore[arg-type]
    return await change(
        world,
        ghosts=state.ghosts,
        round=2,
        phase="midnight",
        card=card,
        turn=0,
        holder=0,
        waiting=(1,),
        **facts,
    )


async def test_v30_tag_is_played_by_clicks_one_after_another(world: Any) -> None:
    await at_midnight(world, "tag", {"S1": "C5"}, {"S2": "D2", "S3": "E2"})
    panel = await open_panel(world, world.zoe)
    assert "Tag, you’re it" in panel.text and "Choose a small ghost of Matthieu" in panel.text
    assert panel.choices == ["tag S2 (D2)", "tag S3 (E2)"] and "Confirm" not in panel.buttons
    assert "turn" in await refused(world, world.matthieu.press(board(world), "Play"))
    await world.zoe.choose(panel, "tag S3 (E2)")
    assert "replaces S3" in panel.pictures[0].alt
    await world.zoe.press(panel, "Confirm")
    assert "Zoé’s S2 takes the place of Matthieu’s S3 in E2" in board(world).text
    assert world.matthieu.mention in board(world).text
    await click_step(world, world.matthieu)
    assert "takes the place of Zoé’s S1 in C5" in board(world).text
    assert (await state_of(world)).phase != "midnight"


async def test_v30_with_nobody_to_tag_a_ghost_slips_into_the_third_row(world: Any) -> None:
    await at_midnight(world, "tag")
    panel = await open_panel(world, world.zoe)
    assert panel.choices == ["A4", "B4", "C4", "D4", "E4", "F4"]
    await world.zoe.choose(panel, "D4")
    assert "Chosen: **slip into D4" in panel.text
    on_table = next(choice for choice in panel.choices if "on the table" in choice)
    await world.zoe.choose(panel, on_table)
    await world.zoe.press(panel, "Confirm")
    assert "Zoé’s S1 comes in at D4↑0.8" in board(world).text
    offered = [choice["value"] for choice in await world.matthieu.complete("pasvu sneak", "spot", "B3")]
    await world.matthieu.slash("pasvu sneak", spot=offered[0])
    assert "Matthieu’s S1 comes in at B3" in board(world).text


async def test_v33_big_brother_is_played_by_clicks_or_passed(world: Any) -> None:
    await at_midnight(world, "brother", {"S1": "C5", "M1": "D6"}, {"S1": "C2"})
    panel = await open_panel(world, world.zoe)
    assert panel.choices == ["M1 (D6) becomes L1", "S1 (C5) becomes L1", "S1 (C5) becomes M2"]
    await world.zoe.choose(panel, "S1 (C5) becomes M2")
    await world.zoe.press(panel, "Confirm")
    assert "Zoé’s S1 in C5 becomes **M2**" in board(world).text
    panel = await open_panel(world, world.matthieu)
    await world.matthieu.press(panel, "Pass")
    assert "Matthieu passes." in board(world).text


async def test_v30_v33_the_same_by_slash_commands(world: Any) -> None:
    await at_midnight(world, "brother", {"S1": "C5"}, {"S1": "C2"})
    refusal = await refused(world, world.zoe.slash("pasvu tag", ghost="S1"))
    assert "not what this midnight card" in refusal
    assert [c["value"] for c in await world.zoe.complete("pasvu grow", "ghost", "")] == ["S1"]
    sizes = await world.zoe.complete("pasvu grow", "into", "", ghost="S1")
    assert [choice["value"] for choice in sizes] == ["L1", "M1"]
    await world.zoe.slash("pasvu grow", ghost="s1", into="l1")
    assert "Zoé’s S1 in C5 becomes **L1**" in board(world).text
    await world.matthieu.slash("pasvu pass")
    await change(
        world,
        phase="midnight",
        card="tag",
        turn=1,
        waiting=(),
        ghosts=with_ghosts(await state_of(world), 0, S2="B5"),
    )
    assert [c["name"] for c in await world.matthieu.complete("pasvu tag", "ghost", "")] == ["tag S2 (B5)"]
    assert "must replace" in await refused(world, world.matthieu.slash("pasvu pass"))
    assert "must replace" in await refused(world, world.matthieu.slash("pasvu sneak", spot="C3"))
    await world.matthieu.slash("pasvu tag", ghost="S2")
    assert "takes the place of Zoé’s S2 in B5" in board(world).text


async def test_every_successive_card_comes_up_in_one_game_played_by_clicks(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu, midnight="midnight")
    state = await state_of(world)
    await change(
        world,
        phase="side",
        turn=0,
        waiting=(),
        midnight_deck=("grimaces", "tag", "brother"),
        deck=state.deck[:6],
    )
    told: list[str] = []
    for _ in range(STEPS):
        await click_step(world)
        told.append(board(world).text)
        if "Play" not in board(world).buttons:
            break
    text = "\n".join(told)
    assert (
        "**Funny faces**" in text and "Zoé’s S1 comes in at" in text and "Matthieu’s S1 comes in at" in text
    )
    assert "**Tag, you’re it**" in text and "**My big brother**" in text
    assert "Result" in board(world).text


@pytest.mark.parametrize("cards", [LASTING, AT_ONCE], ids=["lasting", "at once"])
async def test_every_card_is_told_and_shown_with_its_picture(world: Any, cards: tuple[Card, ...]) -> None:
    await open_hotel(world, world.zoe, world.matthieu, midnight="midnight")
    state = await change(world, phase="side", turn=0, waiting=(), keyhole="W2")
    state = tables.changed(state, ghosts=with_ghosts(state, 0, S1="C5", M1="D6"))  # type: ignore[arg-type]
    ghosts = with_ghosts(state, 1, S1="C2", L1="E3")  # type: ignore[arg-type]
    for card in cards:
        await tables.set_state(world, tables.changed(state, ghosts=ghosts, midnight_deck=(card,)))  # type: ignore[arg-type]
        await world.zoe.slash("pasvu side", side="north")
        title, message = tables.label(world, f"midnight-{card}"), board(world)
        assert f"🌙 **{title}** — " in message.text
        shown = {picture.name: picture.alt for picture in message.pictures}
        assert shown["midnight-1.png"].startswith(f"{title}. ")
        # What lasts the round stands on the board, in its alt text and on the board in characters.
        said = f"Midnight card, already played: {title}." if card in DONE else f"Midnight card: {title}. "
        lines = (await world.lou.slash("board", text=True)).text
        assert said in shown["board.png"] and said in lines
        if card == "crystal":
            number = (await state_of(world)).crystal
            assert f"to a door of number {number} this round." in shown["board.png"]


async def test_what_lasts_the_round_is_told_again_where_everybody_plans(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu)
    await change(world, phase="furniture", turn=0, waiting=(), card="shelter")
    answer = await world.zoe.slash("pasvu furniture", piece="none")
    assert answer.text.count("🌙") == 1  # on the panel that follows
    assert "plans in secret.\n-# 🌙 Everybody down — " in board(world).text
    assert "🌙 Everybody down — " in (await open_panel(world, world.matthieu)).text


async def test_v26_twice_curious_shows_two_looks(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu)
    await change(world, phase="side", turn=0, waiting=(), keyhole="W2", card="double")
    await world.zoe.slash("pasvu side", side="north")
    pictures = {picture.name: picture.alt for picture in board(world).pictures}
    assert list(pictures) == ["board.png", "keyhole-1.png", "keyhole-2.png"]
    assert "at north" in pictures["keyhole-1.png"] and "at south" in pictures["keyhole-2.png"]


async def test_v36_the_panel_tells_what_the_crystal_ball_said(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu)
    await change(world, phase="side", turn=0, waiting=(), keyhole="W2", card="crystal", crystal=4)
    panel = await open_panel(world, world.zoe)
    assert "number 4" in panel.text and "🌙 Crystal ball — " in panel.text
    await world.zoe.press(panel, "east")
    await world.zoe.press(panel, "Confirm")
    assert "The keyhole is at door **east 4**" in board(world).text
