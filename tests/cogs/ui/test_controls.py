"""Custom ids, and controls at Discord's limits and one over them."""

import asyncio
import re
from typing import Any

import pytest

from cogs.ui.controls import (
    Option,
    Press,
    PressButton,
    PressSelect,
    button,
    custom_id,
    parse_press,
    select,
)
from tests import ROOT
from tests.playing.saying import says
from tests.playing.tables import on_turn, open_panel, open_table
from tests.playing.tournaments import draft

PRESS = Press("play", 1, 0)
# A view or layout of discord.py's own, made or inherited from.
HELD = re.compile(r"\b(?:View|LayoutView)(?:\[\w+\])?\(|\(ui\.(?:View|LayoutView)\)")


def sent(item: Any) -> dict[str, Any]:
    """A control as it is sent."""
    return item.item.to_component_dict()


@pytest.mark.parametrize("length", [80, 81])
def test_a_label_has_eighty_characters_at_most(length: int) -> None:
    assert sent(button(PRESS, "a" * length))["label"] == "a" * 80


@pytest.mark.parametrize("length", [100, 101])
def test_a_line_of_a_select_has_a_hundred_characters_at_most(length: int) -> None:
    (line,) = sent(select(PRESS, "", [Option("v", "a" * length, "b" * length)]))["options"]
    assert (line["label"], line["description"]) == ("a" * 100, "b" * 100)


@pytest.mark.parametrize("length", [150, 151])
def test_the_title_of_a_select_has_a_hundred_and_fifty_characters_at_most(length: int) -> None:
    assert sent(select(PRESS, "a" * length, [Option("v", "a")]))["placeholder"] == "a" * 150


@pytest.mark.parametrize("count", [25, 26])
def test_a_select_has_twenty_five_lines_at_most(count: int) -> None:
    lines = sent(select(PRESS, "", [Option(str(n), str(n)) for n in range(count)]))["options"]
    assert [line["value"] for line in lines] == [str(n) for n in range(25)]


def test_an_id_that_is_too_long_is_our_bug_and_never_cut() -> None:
    room = 100 - len(custom_id("b", PRESS))
    assert len(custom_id("b", Press("play", 1, 0, draft="d" * room))) == 100
    with pytest.raises(ValueError, match="101 characters"):
        custom_id("b", Press("play", 1, 0, draft="d" * (room + 1)))


def test_an_id_is_read_as_it_was_written() -> None:
    press = Press("tournament-leave-sure", 12, 7, "field", "N1.NES")
    assert parse_press(custom_id("b", press)) == press


@pytest.mark.parametrize(
    "verb", ["join", "leave", "leave-sure", "check", "table", "standings", "page", "lines"]
)
def test_buttons_of_tournaments_posted_under_the_old_word_still_work(verb: str) -> None:
    assert parse_press(f"b|cup-{verb}|1|0||") == Press(f"tournament-{verb}", 1, 0)


@pytest.mark.parametrize(
    "text", ["", "b|play", "x|play|1|0||", "b|PLAY|1|0||", "b|play|-1|0||", "b|play|1|0||a|b"]
)
def test_an_id_that_we_never_made_is_none(text: str) -> None:
    assert parse_press(text) is None


async def test_discord_py_holds_no_panel_after_it_was_sent(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    panel = await open_panel(world)
    await on_turn(world).advised(panel)
    waiting = [task.get_coro().__qualname__ for task in asyncio.all_tasks()]
    assert not [name for name in waiting if name.startswith("BaseView")]


async def test_discord_py_makes_a_control_of_a_list_of_people_without_an_error(world: Any) -> None:
    world.bot.add_dynamic_items(PressButton, PressSelect)  # as when discord.py keeps a view
    await draft(world, world.zoe)
    page = await world.zoe.press(await world.zoe.slash("tournament panel"), "button-people")
    (people,) = [part["custom_id"] for part in page.parts if part.get("type") == 5]
    await world.zoe.member.select(page.handle, [world.lou.member], custom_id=people)
    assert says(page, "tournament-person-out", user=world.lou.mention)


def test_views_are_made_that_discord_py_forgets() -> None:
    """What it keeps stays for a quarter of an hour. Every test with a world holds that it is given none."""
    code = [*(ROOT / "cogs").rglob("*.py"), ROOT / "bot.py"]
    found = {
        f"{path.name}: {line}" for path in code for line in path.read_text().splitlines() if HELD.search(line)
    }
    assert found == {"controls.py: class FreeView(ui.View):", "controls.py: class FreeLayout(ui.LayoutView):"}
