"""Hostile and clumsy hands: every refusal is private, tells what to do, and changes nothing."""

from typing import Any

import pytest

from tests.playing import tables
from tests.playing.saying import EN, labels, says
from tests.playing.tables import board, on_turn, open_table, refused

UNKNOWN = ("unknown-button", {})
BUTTON, SELECT, PEOPLE = 2, 3, 5  # kinds of components
SEATED = (
    *("play", "page", "choose", "hint", "confirm", "ahead", "prepare", "unprepare", "since", "hand", "roll"),
    *("undo", "agree", "refuse", "not-now", "still", "comeback", "resign", "depart", "daily-share"),
)


async def test_the_play_button_of_an_old_board_opens_the_board_of_today(world: Any) -> None:
    old = await open_table(world, world.zoe, world.matthieu)
    custom_id = old.button("button-play")
    await tables.quick_turn(world)
    panel = await on_turn(world).forge(old, custom_id)
    assert panel.is_private and says(panel, "junior-panel-push")


async def test_an_old_panel_is_renewed_instead_of_played_blind(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    panel = await tables.ready_panel(world)
    await player.slash("junior push", slot="N1")
    before = await tables.stored(world)
    await player.press(panel, "button-confirm")
    assert says(panel, "panel-renewed")
    assert "B ↓" not in panel.buttons and await tables.stored(world) == before


async def test_a_panel_from_ones_last_turn_is_renewed_on_ones_next(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    old = await tables.ready_panel(world)
    stale = old.button("B ↓"), old.button("button-confirm"), "b|hint|1|0||"
    await tables.quick_turn(world)
    assert says(await refused(world, player.forge(old, stale[1])), "not-your-turn")
    await tables.quick_turn(world)
    for custom_id in stale:
        await player.forge(old, custom_id)
        assert says(old, "panel-renewed")


async def test_a_stranger_cannot_play(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    panel = await tables.ready_panel(world)
    for custom_id in (
        board(world).button("button-play"),
        panel.button("button-confirm"),
        panel.button("B ↓"),
    ):
        text = await refused(world, world.lou.forge(board(world), custom_id))
        assert says(text, "not-seated")
    for command in ("junior stay", "junior hint", "game resign"):
        assert says(await refused(world, world.lou.slash(command, number=1)), "not-seated")


async def test_whoever_is_not_on_turn_is_told_so(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    waiting = tables.other(world, on_turn(world))
    assert says(await refused(world, waiting.press(board(world), "button-play")), "not-your-turn")
    assert says(await refused(world, waiting.slash("junior push", slot="N1")), "not-your-turn")
    assert await waiting.complete("junior push", "slot") == []


async def test_a_stranger_does_not_decide_about_a_lobby(world: Any) -> None:
    card = await tables.open_lobby(world, world.zoe, world.matthieu, bots=1)
    for who in (world.lou, world.matthieu):
        for verb in ("add-bot", "remove-bot", "start"):
            assert says(await refused(world, who.forge(card, f"b|{verb}|1|0||")), "only-host")
        assert says(await refused(world, who.forge(card, "s|option|1|0|goals|", "secret")), "only-host")
    assert says(await refused(world, world.lou.forge(card, "b|leave|1|0||")), "not-seated")
    assert says(await refused(world, world.lou.press(card, "button-options")), "join-first")
    assert says(await refused(world, world.matthieu.press(card, "button-join")), "already-seated")


@pytest.mark.parametrize(
    ("custom_id", "told"),
    [
        ("b|play|99|0||", ("no-such-game", {"game": 99})),
        ("b|play|999999999999999999|999999999||", ("no-such-game", {"game": 999999999999999999})),
        ("b|play|9999999999999999999|0||", UNKNOWN),
        ("b|play|-1|0||", UNKNOWN),
        ("b|play|1|x||", UNKNOWN),
        ("b|explode|1|0||", UNKNOWN),
        ("b|confirm", UNKNOWN),
        ("b|", UNKNOWN),
        ("hello", UNKNOWN),
        ("b|rules|0|0|chess|", UNKNOWN),
        ("b|join|1|0||", ("lobby-started", {"game": 1})),
        ("b|start|1|0||", ("lobby-started", {"game": 1})),
        ("s|option|1|0|goals|", ("lobby-started", {"game": 1})),
        ("b|add-bot|1|0|godlike|", ("lobby-started", {"game": 1})),
        ("b|confirm|1|2||p@everyone-NES.mC3", ("unknown-button", {})),
        ("b|confirm|1|2||pN1-XYZ.mC3", ("junior-wrong-sides", {})),
        ("b|confirm|1|2||pN9-NES.mC3", ("junior-no-such-slot", {})),
        ("b|confirm|1|2||mC3", ("junior-push-first", {})),
        ("b|confirm|1|2||", ("unknown-button", {})),
        ("b|confirm|1|2||N1.NES.C3", ("unknown-button", {})),  # as drafts were written once
    ],
)
async def test_a_forged_id_is_refused(world: Any, custom_id: str, told: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    key, facts = told
    assert says(await refused(world, on_turn(world).forge(board(world), custom_id)), key, **facts)


@pytest.mark.parametrize(
    ("custom_id", "kind"), [("b|play|1|0||", SELECT), ("s|choose|1|2|to|", BUTTON), ("b|play|1|0||", PEOPLE)]
)
async def test_a_button_with_the_id_of_a_select_is_refused_and_the_other_way_round(
    world: Any, custom_id: str, kind: int
) -> None:
    await open_table(world, world.zoe, world.matthieu)
    answer = await refused(world, on_turn(world).forge(board(world), custom_id, "C3", kind=kind))
    assert says(answer, "unknown-button")


@pytest.mark.parametrize("draft", ["pN1-XYZ.mZ9", "..", "....", "Q.Q.Q", "pN1-NES.m@everyone", "N1.NES.C3"])
async def test_a_forged_draft_only_opens_an_ordinary_panel_in_private(world: Any, draft: str) -> None:
    await open_table(world, world.zoe, world.matthieu)
    before = await tables.stored(world)
    for custom_id in (f"b|page|1|2|x|{draft}", f"s|choose|1|2|to|{draft}"):
        values = ["Z9"] if custom_id[0] == "s" else []
        panel = await on_turn(world).forge(board(world), custom_id, *values)
        assert panel.is_private and EN("button-confirm") not in panel.buttons
    assert await tables.stored(world) == before


async def test_a_forged_id_does_not_reach_a_table_of_another_server(world: Any) -> None:
    await tables.open_lobby(world, world.zoe, world.matthieu)
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("general")
    stranger = tables.visitor(world, elsewhere, "Vera")
    card = await stranger.slash("game new", game="junior", at=channel)
    for verb in ("join", "start", "options", "again", "leave"):
        assert says(await refused(world, stranger.forge(card, f"b|{verb}|1|0||")), "no-such-game", game=1)
    for command in ("game join", "game start", "board", "verify", "junior stay", "game resign"):
        assert says(
            await refused(world, stranger.slash(command, number=1, at=channel)), "no-such-game", game=1
        )


@pytest.mark.parametrize("is_busy", [False, True])
async def test_a_forged_id_does_not_tell_whether_there_is_a_table_elsewhere(
    world: Any, is_busy: bool
) -> None:
    await open_table(world, world.zoe, world.matthieu, game="poudlard")
    elsewhere = world.env.create_guild("Elsewhere")
    stranger = tables.visitor(world, elsewhere, "Vera")
    card = await stranger.slash("help", at=elsewhere.create_text_channel("general"))
    if is_busy:
        await world.bot.tables.lock(1).acquire()  # nobody waits for a table that they may not know of
    for verb in SEATED:
        for number in (1, 99):
            text = await refused(world, stranger.forge(card, f"b|{verb}|{number}|0|1|"))
            assert says(text, "no-such-game", game=number), verb


async def test_a_number_of_another_server_does_not_wait_for_its_table(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("general")
    stranger = tables.visitor(world, elsewhere, "Vera")
    async with world.bot.tables.lock(1):
        text = await refused(world, stranger.slash("junior stay", number=1, at=channel))
    assert says(text, "no-such-game", game=1)


@pytest.mark.parametrize("slot", ["Z9", "@everyone", "**bold**", "[x](http://a.b)", "n" * 4000, "<@1>", "‮1N"])
async def test_a_silly_slot_is_refused_and_not_repeated_as_it_came(world: Any, slot: str) -> None:
    await open_table(world, world.zoe, world.matthieu)
    text = await refused(world, on_turn(world).slash("junior push", slot=slot))
    assert says(text, "junior-no-such-slot") and len(text) < 300
    assert "@everyone" not in text and "<@1>" not in text.replace("\\<", "") and "**bold**" not in text


async def test_a_silly_square_or_turn_is_refused(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    text = await refused(world, player.slash("junior push", slot="N1", turned="upside down"))
    assert says(text, "junior-wrong-sides")
    assert says(await refused(world, player.slash("junior move", square="C3")), "junior-push-first")
    await player.slash("junior push", slot="N1")
    for square in ("Z99", "home", "A0", "x" * 4000):
        assert says(await refused(world, player.slash("junior move", square=square)), "junior-no-such-square")
    assert says(await refused(world, player.slash("junior push", slot="N3")), "junior-already-pushed")


async def test_a_slot_may_be_typed_as_it_is_shown(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    answer = await on_turn(world).slash("junior push", slot="b↓")
    assert says(answer, "junior-told-push", slot=EN("junior-line-column", label="B ↓"))


@pytest.mark.parametrize("number", [-1, 0, 99, 2**53 - 1])
async def test_a_number_of_no_game_is_refused(world: Any, number: int) -> None:
    await open_table(world, world.zoe, world.matthieu)
    for command in ("junior stay", "junior hint", "board", "verify", "game resign", "game join"):
        text = await refused(world, world.zoe.slash(command, number=number))
        assert says(text, "no-such-game", game=number)


async def test_silly_options_of_a_lobby_are_refused(world: Any) -> None:
    await tables.open_lobby(world, world.zoe)
    for option, value in (("goals", "purple"), ("picks", "[1]"), ("first", "0"), ("x" * 4000, "on")):
        answer = world.zoe.slash("game options", option=option, value=value)
        assert says(await refused(world, answer), "option-not-understood")
    for value in ("purple", "99", "-1", "9" * 5000, ""):
        answer = world.zoe.slash("game options", option="pick", value=value)
        assert says(await refused(world, answer), "option-not-understood")


async def test_an_unreachable_square_and_the_reverse_push_are_told_with_a_way_out(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    await player.slash("junior push", slot="N1")
    offered = {c["value"] for c in await player.complete("junior move", "square")}
    far = next(f"{c}{r}" for c in "ABCDE" for r in range(1, 6) if f"{c}{r}" not in offered)
    assert says(await refused(world, player.slash("junior move", square=far)), "junior-out-of-reach")
    await player.slash("junior stay")
    text = await refused(world, on_turn(world).slash("junior push", slot="S1"))
    assert says(text, "junior-reverse-push")


async def test_nobody_plays_on_after_the_end(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    panel = await tables.ready_panel(world)
    await tables.give_up(tables.other(world, player))
    assert says(await refused(world, player.press(panel, "button-confirm")), "game-over")
    assert panel.buttons == []
    shown = await player.forge(board(world), "b|play|1|0||")
    assert shown.is_private and shown.buttons == labels("button-again", "button-result")
    assert says(await refused(world, player.slash("junior stay")), "no-game-here")
    assert says(await refused(world, player.slash("game resign", number=1)), "game-over")
