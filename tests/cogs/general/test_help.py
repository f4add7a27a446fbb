"""`/help`: short pages, with buttons that open tables and rules, and commands that can be clicked."""

import re
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.games import FACES
from cogs.ui.command_links import CommandLinks
from locales import words
from tests.playing import tables
from tests.playing.saying import EN, FR, is_label, labels, says, says_in_french
from tests.playing.tables import refused

PHONE = 46  # letters in a line of a phone 400 px wide
SCREEN = 14  # lines
PAGES = ("play", "rules", "tournaments", "organise")


def phone_lines(text: str) -> int:
    shown = re.sub(r"</([^:]*):\d+>", r"/\1", text).replace("**", "")
    return sum(max(1, -(-len(line) // PHONE)) for line in shown.splitlines())


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_each_page_fits_a_phone_and_names_commands_that_can_be_clicked(
    make_world: Any, locale: str
) -> None:
    world = await make_world(locale, where="channel")
    page = await world.zoe.slash("help")
    known = {command.name: command.id for command in await world.bot.tree.fetch_commands()}
    for turn in (None, *PAGES):
        if turn:
            await world.zoe.press(page, tables.label(world, f"button-help-{turn}"))
        body = page.text
        assert page.is_private and phone_lines(body) <= SCREEN, body
        mentions = re.findall(r"</([^:]+):(\d+)>", body)
        assert mentions and all(known[name.split(" ")[0]] == int(number) for name, number in mentions)
        # Discord shows links by their English names, so each French page says what to type.
        assert (FR("help-links", name="").rstrip("…") in body) == (locale == "fr")


async def test_a_game_is_opened_from_the_help_without_typing(world: Any) -> None:
    page = await world.zoe.slash("help")
    await world.zoe.press(page, "button-help-play")
    assert [button for button in page.buttons if button in labels(*(f"game-{g}" for g in FACES))]
    card = await world.zoe.press(page, "game-secret")
    assert not card.is_private and says(card, "about-secret") and EN("button-join") in card.buttons
    assert says(page, "help-play")


async def test_the_rules_are_opened_from_the_help(french_world: Any) -> None:
    page = await french_world.zoe.slash("help")
    await french_world.zoe.press(page, FR("button-help-rules"))
    await french_world.zoe.press(page, FR("game-pasvu"))
    assert says_in_french(page, "rules-page", game=FR("game-pasvu"), page=1) and page.pictures


async def test_forged_buttons_of_the_help_are_refused(world: Any) -> None:
    page = await world.zoe.slash("help")
    for forged in ("b|help|0|0|secrets|", "b|new|0|0|poker|"):
        assert says(await refused(world, world.zoe.forge(page, forged)), "unknown-button")
    boss = tables.manager(world)
    role = world.guild.create_role("Hosts")
    await boss.slash("settings hosts", role=role)
    assert says(await refused(world, world.zoe.forge(page, "b|new|0|0|junior|")), "may-not-host")


async def test_an_old_help_works_after_a_restart(world: Any) -> None:
    page = await world.zoe.slash("help")
    await world.restart()
    await world.zoe.press(page, "button-help-tournaments")
    assert says(page, "help-tournaments") and any(is_label(b, "button-help-play") for b in page.buttons)


def test_a_command_whose_id_is_unknown_is_named_as_the_reader_types_it() -> None:
    links = CommandLinks()
    assert links.of("game-new", words("fr")) == "`/partie nouvelle`"
    assert links.of("games", words("en")) == "`/games`"


def test_where_links_are_shown_translated_there_is_nothing_to_say() -> None:
    links = CommandLinks()
    links.learn([SimpleNamespace(name="games", id=1)])  # type: ignore[list-item]
    assert links.note("games", FR) and not links.note("games", EN)
    links.are_translated = True
    assert not links.note("games", FR)
