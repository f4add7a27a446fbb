"""One turn: one message, the old controls off, the player on turn called once, the board told in words."""

from typing import Any

from tests.playing import tables
from tests.playing.saying import BOARD_BUTTONS, EN, FR, says, says_in_french
from tests.playing.tables import board, on_turn, open_table


async def test_each_turn_is_one_message_and_only_the_newest_has_a_button(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    before = len(world.public())
    for _ in range(3):
        await tables.quick_turn(world)
    boards = world.public()[before - 1 :]
    assert [message.buttons for message in boards] == [[], [], [], BOARD_BUTTONS]


async def test_the_player_on_turn_is_called_once_and_nobody_else_is(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    assert tables.alone_on_turn(world, board(world))
    first = await tables.quick_turn(world)
    assert tables.alone_on_turn(world, board(world)) and on_turn(world) is not first


async def test_whoever_plays_alone_is_called_at_the_start_only(world: Any) -> None:
    await open_table(world, world.zoe)
    await tables.quick_turn(world)
    assert says(board(world), "your-turn", name="Zoé")
    assert [body["allowed_mentions"].get("users") for body in tables.posts(world)] == [[world.zoe.id]]


async def test_a_push_by_command_posts_nothing_before_the_move(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    count = len(world.public())
    await on_turn(world).slash("junior push", slot="N1")
    assert len(world.public()) == count
    await on_turn(world).slash("junior stay")
    assert len(world.public()) == count + 1 and says(
        board(world), "junior-told-turn-stay", slot=EN("junior-line-column", label="B ↓")
    )


async def test_the_alt_text_tells_the_position_in_the_servers_language(french_world: Any) -> None:
    await open_table(french_world, french_world.zoe, french_world.matthieu)
    (picture,) = board(french_world).pictures
    state = await tables.state_of(french_world)
    player = on_turn(french_world)
    assert picture.data[:4] == b"\x89PNG" and len(picture.alt) <= 1024
    assert f"Zoé ({FR('colour-red')})" in picture.alt and "A1" in picture.alt and player.name in picture.alt
    assert tables.label(french_world, f"treasure-junior-{tables.treasure(state.target)}-the") in picture.alt


async def test_a_server_in_english_speaks_french_to_a_frenchman_in_private_only(world: Any) -> None:
    helene = world.add_player("Hélène", "fr")
    card = await helene.slash("game new", game="junior")
    assert says(card, "lobby-lobby")
    await tables.start(helene, card)
    panel = await helene.press(board(world), "button-play")
    assert FR("button-confirm") in panel_labels(panel) and says_in_french(panel, "junior-panel-seek-alone")


def panel_labels(panel: Any) -> list[str]:
    return [part.get("label") for part in panel.parts if part["type"] == 2]


async def test_hint_fills_the_panel_and_changes_nothing(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, rated="casual")
    before = await tables.stored(world)
    panel = await tables.ready_panel(world)
    assert EN("button-confirm") in panel.buttons and says(panel, "junior-panel-ready")
    assert says(await on_turn(world).slash("junior hint"), "junior-hint-turn")
    assert await tables.stored(world) == before


async def test_a_square_that_the_new_push_puts_out_of_reach_is_no_longer_chosen(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    panel = await tables.ready_panel(world)
    for label in [b for b in panel.buttons if b[-1] in "↓↑→←"]:
        await player.press(panel, label)
        square = panel.text.rpartition("stop on **")[2][:2] if EN("button-confirm") in panel.buttons else None
        assert square is None or any(choice.startswith(square) for choice in panel.choices)


async def test_the_panel_is_drawn_anew_at_each_click(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    panel = await tables.open_panel(world)
    plain = panel.pictures[0].data
    await on_turn(world).press(panel, "B ↓")
    assert panel.pictures[0].data != plain and len(panel.pictures) == 1


async def test_the_slot_that_would_undo_the_last_push_is_not_offered(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await on_turn(world).slash("junior push", slot="B ↓")
    await on_turn(world).slash("junior stay")
    panel = await tables.open_panel(world)
    offered = [c["value"] for c in await on_turn(world).complete("junior push", "slot")]
    assert "B ↑" not in panel.buttons and "S1" not in offered and len(offered) == 7


async def test_autocomplete_speaks_in_words_a_person_understands(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    west, east = EN("junior-slot-w", line=2), EN("junior-slot-e", line=2)
    slots = [c["name"] for c in await player.complete("junior push", "slot", west.split(" 2 ")[0] + " 2")]
    assert set(slots) == {f"2 → · {west}", f"2 ← · {east}"}
    turned = await player.complete("junior push", "turned", slot="W1")
    assert all(says(c["name"], "junior-spare-turned") and c["name"].startswith(f"{west} — ") for c in turned)
