"""What the playground changes on simcord's page."""

import asyncio
import io
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from PIL import Image

from cogs.ui.controls import Press, button, view_with
from locales import LANGUAGES, words
from playground import LOCALES
from playground_page import changed, tend
from playground_page.changes import CHANGES
from playground_page.names import names, translate
from playground_page.words import SAID

PAGE = Path(simcord.__file__).parent / "preview" / "static"
NAMED = {"/": "index.html"}
PLACES = [(path, old) for path, changes in CHANGES.items() for old, _ in changes if old]


@pytest.mark.parametrize(("path", "old"), PLACES)
def test_each_change_finds_its_place_in_the_page(path: str, old: str) -> None:
    text = (PAGE / path.strip("/")).read_text(encoding="utf-8")
    told = changed(path, text, words("en"), {})
    assert text.count(old) == 1
    assert told.count(old) <= 1 and told != text


@pytest.mark.parametrize("path", SAID)
def test_the_page_speaks_the_language_and_no_other(path: str) -> None:
    text = (PAGE / NAMED.get(path, path.strip("/"))).read_text(encoding="utf-8")
    told = changed(path, text, words("fr"), {})
    assert [old for old in SAID[path] if old not in text] == []
    assert [old for old in SAID[path] if (old if path == "/" else f'"{old}"') in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_which_language_it_speaks(language: str) -> None:
    text = (PAGE / "index.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in changed("/", text, words(language), {})


@pytest.mark.parametrize("language", LANGUAGES)
async def test_commands_have_the_names_of_the_language(world: Any, language: str) -> None:
    speak, commands = words(language), world.env.backend.commands[None]
    group = next(command for command in commands.values() if command["name"] == words("en")("cmd-game"))
    option = {"choices": [{"name": "", "value": str(number)} for number in range(4)]}
    entry: dict[str, Any] = {
        "commandId": group["id"],
        "path": ["game", "new"],
        "options": [option, {"choices": [{} for _ in range(9)]}],
    }
    translate([entry], commands.values(), LOCALES[language])
    assert entry["invocation"] == f"{speak('cmd-game')} {speak('cmd-game-new')}"
    assert entry["description"] == speak("cmd-game-new-about")
    assert names([group], LOCALES[language])["game new"] == entry["invocation"]
    assert (option["label"], option["choices"][0]["name"]) == (speak("opt-game"), speak("game-junior"))


PICTURE = io.BytesIO()
Image.new("RGB", (3, 2)).save(PICTURE, "PNG")
FILES = {"data.json": b"{}", "cup.csv": b"name;points\n", "broken.png": b"\x89PNG\r\n\x1a\n"}


async def test_a_file_that_is_no_picture_leaves_the_page_alive(world: Any) -> None:
    files = [discord.File(io.BytesIO(data), name) for name, data in FILES.items()]
    files.append(discord.File(io.BytesIO(PICTURE.getvalue()), "board.png"))
    await world.bot.get_channel(world.channel.id).send("All your files", files=files)
    preview = world.env.preview(world.channel, viewers=[world.zoe.member], layout="channel")
    tend(preview, "en-US", words("en"))
    async with preview:
        told = preview._page_payload(preview._open_page())
    shapes = {asset["filename"]: asset.get("displayWidth") for asset in told["assets"].values()}
    assert {**dict.fromkeys(FILES), "board.png": 3}.items() <= shapes.items()


@asynccontextmanager
async def page_of(world: Any) -> AsyncIterator[tuple[Any, Any]]:
    """The page of a channel, and its preview."""
    preview = world.env.preview(world.channel, viewers=[world.zoe.member], layout="channel")
    tend(preview, "en-US", words("en"))
    async with preview:
        yield preview, preview._open_page()


def press_of(world: Any, page: Any, message: discord.Message) -> dict[str, Any]:
    """What the page sends for a press on the first control of a message."""
    snapshot = page.snapshot["messages"][str(message.id)]
    key = next(iter(re.findall(rf"message:{message.id}:component:[\w.]+", str(snapshot))))
    return {
        "protocol_version": 3,
        "sequence": 1,
        "request_id": "a",
        "generation": page.generation,
        "bot_generation": world.env._generation,
        "published_revision": page.revision,
        "kind": "click",
        "target_id": str(message.id),
        "control_key": key,
    }


def one_button(verb: str = "join") -> discord.ui.View:
    return view_with(button(Press(verb, 1, 1), verb))


async def test_a_press_is_not_lost_where_another_message_has_changed_meanwhile(world: Any) -> None:
    channel = world.bot.get_channel(world.channel.id)
    asked, other = await channel.send("Look?", view=one_button()), await channel.send("1 of 28")
    async with page_of(world) as (preview, page):
        press = press_of(world, page, asked)
        await other.edit(content="5 of 28")
        await preview.refresh()
        assert not (await preview._action(page.id, press))["rejected"]


async def test_a_press_is_refused_where_another_button_stands_now(world: Any) -> None:
    asked = await world.bot.get_channel(world.channel.id).send("Look?", view=one_button())
    async with page_of(world) as (preview, page):
        press = press_of(world, page, asked)
        await asked.edit(view=one_button("leave"))
        await preview.refresh()
        assert (await preview._action(page.id, press))["rejected"]


async def test_a_press_waits_for_a_look_at_what_the_bot_does(world: Any) -> None:
    asked = await world.bot.get_channel(world.channel.id).send("Look?", view=one_button())
    async with page_of(world) as (preview, page):
        look = asyncio.create_task(preview.refresh())
        await asyncio.sleep(0)
        assert not (await preview._action(page.id, press_of(world, page, asked)))["rejected"]
        await look
