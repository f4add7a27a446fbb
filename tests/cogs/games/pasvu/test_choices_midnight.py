"""V26–V37 at the table: each card's picture, the cards by which people act in turn, effects that last."""

from typing import Any

import pytest

from engine.pasvu.model import Card
from tests.playing import tables
from tests.playing.pasvu import change, click_step, open_hotel, open_panel, state_of, with_ghosts
from tests.playing.saying import EN, says, unbroken
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


def ghost_of(name: str, ghost: str) -> str:
    return EN("pasvu-ghost-of", name=name, ghost=ghost)


async def test_v30_tag_is_played_by_clicks_one_after_another(world: Any) -> None:
    await at_midnight(world, "tag", {"S1": "C5"}, {"S2": "D2", "S3": "E2"})
    panel = await open_panel(world, world.zoe)
    assert says(panel, "midnight-tag") and says(panel, "pasvu-panel-tag", name="Matthieu")
    assert (
        panel.choices == [EN("pasvu-do-tag", ghost="S2 (D2)"), EN("pasvu-do-tag", ghost="S3 (E2)")]
        and EN("button-confirm") not in panel.buttons
    )
    assert says(await refused(world, world.matthieu.press(board(world), "button-play")), "not-your-turn")
    await world.zoe.choose(panel, EN("pasvu-do-tag", ghost="S3 (E2)"))
    assert says(panel.pictures[0].alt, "picture-pasvu-tagged", ghost="S3")
    await world.zoe.press(panel, "button-confirm")
    assert says(
        board(world),
        "pasvu-told-tagged",
        ghost=ghost_of("Zoé", "S2"),
        other=ghost_of("Matthieu", "S3"),
        cell="E2",
    )
    assert world.matthieu.mention in board(world).text
    await click_step(world, world.matthieu)
    assert says(board(world), "pasvu-told-tagged", other=ghost_of("Zoé", "S1"), cell="C5")
    assert (await state_of(world)).phase != "midnight"


async def test_v30_with_nobody_to_tag_a_ghost_slips_into_the_third_row(world: Any) -> None:
    await at_midnight(world, "tag")
    panel = await open_panel(world, world.zoe)
    assert panel.choices == ["A4", "B4", "C4", "D4", "E4", "F4"]
    await world.zoe.choose(panel, "D4")
    assert says(panel, "pasvu-panel-card-chosen") and "D4" in panel.text
    on_table = next(
        choice for choice in panel.choices if says(choice, "pasvu-ground-on", piece=EN("piece-table-the"))
    )
    await world.zoe.choose(panel, on_table)
    await world.zoe.press(panel, "button-confirm")
    perched = EN("pasvu-told-perched", cell="D4", height="0.8")
    assert says(board(world), "pasvu-told-set", ghost=ghost_of("Zoé", "S1"), cell=perched)
    offered = [choice["value"] for choice in await world.matthieu.complete("pasvu sneak", "spot", "B3")]
    await world.matthieu.slash("pasvu sneak", spot=offered[0])
    assert says(
        board(world),
        "pasvu-told-set",
        ghost=ghost_of("Matthieu", "S1"),
        cell=EN("pasvu-told-perched", cell="B3", height="0.85"),
    )


async def test_v33_big_brother_is_played_by_clicks_or_passed(world: Any) -> None:
    await at_midnight(world, "brother", {"S1": "C5", "M1": "D6"}, {"S1": "C2"})
    panel = await open_panel(world, world.zoe)
    assert panel.choices == [
        EN("pasvu-do-grow", ghost="M1 (D6)", into="L1"),
        EN("pasvu-do-grow", ghost="S1 (C5)", into="L1"),
        EN("pasvu-do-grow", ghost="S1 (C5)", into="M2"),
    ]
    await world.zoe.choose(panel, EN("pasvu-do-grow", ghost="S1 (C5)", into="M2"))
    await world.zoe.press(panel, "button-confirm")
    assert says(
        board(world),
        "pasvu-told-grown",
        ghost=ghost_of("Zoé", "S1"),
        into="M2",
        cell="C5",
    )
    panel = await open_panel(world, world.matthieu)
    await world.matthieu.press(panel, "pasvu-button-pass")
    assert says(board(world), "pasvu-told-passed", name="Matthieu")


async def test_v30_v33_the_same_by_slash_commands(world: Any) -> None:
    await at_midnight(world, "brother", {"S1": "C5"}, {"S1": "C2"})
    refusal = await refused(world, world.zoe.slash("pasvu tag", ghost="S1"))
    assert says(refusal, "pasvu-other-card")
    assert [c["value"] for c in await world.zoe.complete("pasvu grow", "ghost", "")] == ["S1"]
    sizes = await world.zoe.complete("pasvu grow", "into", "", ghost="S1")
    assert [choice["value"] for choice in sizes] == ["L1", "M1"]
    await world.zoe.slash("pasvu grow", ghost="s1", into="l1")
    assert says(
        board(world),
        "pasvu-told-grown",
        ghost=ghost_of("Zoé", "S1"),
        into="L1",
        cell="C5",
    )
    await world.matthieu.slash("pasvu pass")
    await change(
        world,
        phase="midnight",
        card="tag",
        turn=1,
        waiting=(),
        ghosts=with_ghosts(await state_of(world), 0, S2="B5"),
    )
    assert [c["name"] for c in await world.matthieu.complete("pasvu tag", "ghost", "")] == [
        EN("pasvu-do-tag", ghost="S2 (B5)")
    ]
    assert says(await refused(world, world.matthieu.slash("pasvu pass")), "pasvu-must-tag")
    assert says(await refused(world, world.matthieu.slash("pasvu sneak", spot="C3")), "pasvu-must-tag")
    await world.matthieu.slash("pasvu tag", ghost="S2")
    assert says(board(world), "pasvu-told-tagged", other=ghost_of("Zoé", "S2"), cell="B5")


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
        told.append(await tables.story(world))
        if EN("button-play") not in board(world).buttons:
            break
    text = "\n".join(told)
    assert (
        f"**{EN('midnight-grimaces')}**" in text
        and says(text, "pasvu-told-set", ghost=ghost_of("Zoé", "S1"))
        and says(text, "pasvu-told-set", ghost=ghost_of("Matthieu", "S1"))
    )
    assert f"**{EN('midnight-tag')}**" in text and f"**{EN('midnight-brother')}**" in text
    assert says(board(world), "result-title")


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
        assert title in message.text and f"🌙 **{title}** — " in await tables.story(world)
        shown = {picture.name: picture.alt for picture in message.pictures}
        assert shown["midnight-1.png"].startswith(f"{title}. ")
        # What lasts the round stands on the board, in its alt text and on the board in characters.
        said = "alt-pasvu-midnight-played" if card in DONE else "alt-pasvu-midnight-does"
        lines = unbroken((await world.lou.slash("board", text=True)).text)
        assert says(shown["board.png"], said, title=title) and says(lines, said, title=title)
        if card == "crystal":
            number = (await state_of(world)).crystal
            assert says(shown["board.png"], "alt-pasvu-crystal", number=number)


async def test_what_lasts_the_round_is_told_again_where_everybody_plans(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu)
    await change(world, phase="furniture", turn=0, waiting=(), card="shelter")
    answer = await world.zoe.slash("pasvu furniture", piece="none")
    assert answer.text.count("🌙") == 1  # on the panel that follows
    shelter = EN("pasvu-effect", title=EN("midnight-shelter"), does="")
    assert f"{EN('pasvu-told-planning')}\n{shelter}" in await tables.story(world)
    assert f"🌙 {EN('midnight-shelter')} — " in (await open_panel(world, world.matthieu)).text


async def test_v26_twice_curious_shows_two_looks(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu)
    await change(world, phase="side", turn=0, waiting=(), keyhole="W2", card="double")
    await world.zoe.slash("pasvu side", side="north")
    pictures = {picture.name: picture.alt for picture in board(world).pictures}
    assert list(pictures) == ["board.png", "keyhole-1.png", "keyhole-2.png"]
    assert (
        EN("hall-side-north") in pictures["keyhole-1.png"]
        and EN("hall-side-south") in pictures["keyhole-2.png"]
    )


async def test_v36_the_panel_tells_what_the_crystal_ball_said(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu)
    await change(world, phase="side", turn=0, waiting=(), keyhole="W2", card="crystal", crystal=4)
    panel = await open_panel(world, world.zoe)
    assert says(panel, "alt-pasvu-crystal", number=4) and f"🌙 {EN('midnight-crystal')} — " in panel.text
    await world.zoe.press(panel, "hall-side-east")
    await world.zoe.press(panel, "button-confirm")
    door = EN("picture-pasvu-door", side=EN("hall-side-east"), number=4)
    assert says(await tables.story(world), "pasvu-told-keyhole", door=door)
