"""Display names are hostile input: they call nobody, format nothing, link nowhere and hide nothing."""

import re
from typing import Any

import pytest

from cogs.panels.game_commands import typed
from cogs.ui.names import NAME_LIMIT, escaped, plain
from tests.playing import tables
from tests.playing.saying import EN, says, sentence
from tests.playing.tables import board

EVERYONE = "@everyone"
HOSTILE = {
    "everyone": EVERYONE,
    "here": "@here",
    "mention": "<@123456789012345678>",
    "role": "<@&123456789012345678>",
    "bold": "**B** __u__ ~~s~~ ||x||",
    "code": "```py\nx```",
    "heading": "# Big",
    "quote": "> said",
    "link": "[free](https://evil.example)",
    "address": "https://evil.example",
    "bidi": "abc‮fed⁦x⁩",
    "zero-width": "Z​o‍é",
    "wide": "﷽" * 32,
    "piled": "Z" + "\u0316" * 30,
    "emoji": "👻🎉👩‍👩‍👧",
    "blank": "\u3164",
    "nothing": "​‮",
    "time": "<t:0:F>",
    "emoji-tag": "<:x:123456789012345678>",
    "lines": "a\nb\r\nc",
}


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_a_plain_name_is_short_one_line_and_visible(name: str) -> None:
    text = plain(name)
    assert len(text) <= NAME_LIMIT and "\n" not in text
    assert not set("​‮⁦⁩\u3164‍") & set(text)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("**B**", r"\*\*B\*\*"),
        ("# Big", r"\# Big"),
        ("<@1>", r"\<@1>"),
        ("[a](https://b)", "\\[a\\](https\u200b://b)"),
        ("Zoé", "Zoé"),
        ("http://a*b*c", "http\u200b://a\\*b\\*c"),
        ("[*a*](b)", r"\[\*a\*\](b)"),
        ("Cup](discord://-/a)", "Cup\\](discord\u200b://-/a)"),  # it may stand in the text of a link
        ("- a - b", r"\- a - b"),
    ],
)
def test_an_escaped_name_shows_as_it_was_typed(name: str, shown: str) -> None:
    assert escaped(name) == shown


def test_what_somebody_typed_is_cut_before_it_is_escaped() -> None:
    assert typed("*" * 50) == r"\*" * 19 + "…"


@pytest.mark.parametrize(("length", "shown"), [(32, "a" * 32), (33, "a" * 31 + "…")])
def test_a_name_is_shown_whole_as_long_as_it_fits(length: int, shown: str) -> None:
    assert plain("a" * length) == shown


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
async def test_a_hostile_name_calls_nobody_anywhere(world: Any, name: str) -> None:
    villain = world.add_player(name, nick=name)
    card = await tables.open_lobby(world, world.zoe, villain)
    await tables.start(world.zoe, card)
    lists = [await who.slash(c) for c in ("games", "game list") for who in (villain, world.zoe)]
    assert (await world.zoe.slash("board", text=True)).text.count("```") == 2
    await tables.give_up(world.zoe)
    for message in (*world.public(), *lists):
        assert not dangerous(message.text, villain, world.zoe), message.text
    for request in world.env.http_requests:
        if isinstance(request.json, dict) and "allowed_mentions" in request.json:
            assert request.json["allowed_mentions"]["parse"] == []


OWN_TIME = sentence("en", "games-since", since=re.compile("<t:17[0-9]{8}:R>"))


def dangerous(text: str, *known: Any) -> list[str]:
    """Parts of a message that Discord would act on, other than a call of the players themselves."""
    for player in known:
        text = text.replace(player.mention, "")
    text = text.replace("\\<", "").replace("\\[", "").replace("\\*", "").replace("\\#", "").replace("\\`", "")
    text = OWN_TIME.sub("", text)
    bad = (
        EVERYONE,
        "@here",
        "<@",
        "<t:",
        "<:",
        "**B",
        "```",
        "](https://evil",
        " https://evil",
        "\n# Big",
        "‮",
    )
    return [part for part in bad if part in text]


async def test_somebody_without_a_visible_name_is_called_a_player(world: Any) -> None:
    nobody = world.add_player("\u3164", nick="\u3164")
    card = await tables.open_lobby(world, world.zoe, nobody)
    assert f"② {EN('nameless', number=2)}" in card.text
    await tables.start(world.zoe, card)
    assert says(board(world).pictures[0].alt, "nameless", number=2)
