"""The rules, read from a lobby card, from inside a table and by `/rules`."""

from typing import Any

import pytest

from cogs.games import FACES
from cogs.lobby.card import option_words
from cogs.tables.seating import option_values
from cogs.ui.limits import CONTENT_LIMIT
from db.queries import games
from locales import LANGUAGES, words
from tests.playing.saying import says, says_in_french
from tests.playing.tables import board, forbid, label, open_lobby, open_table, refused

# What each game's tables may choose, and the page about it.
CHOICES = [
    ("junior", {"goals": "secret"}, "rules-junior-options"),
    ("junior", {"goals": "secret", "last_round": "on"}, "rules-junior-options"),
    ("secret", {"memory": "on"}, "rules-secret-options"),
    ("secret", {"goal": "5"}, "rules-secret-options"),
    ("poudlard", {"year": "expert"}, "rules-poudlard-options"),
    ("poudlard", {"swap": "near"}, "rules-poudlard-options"),
    ("pasvu", {"fusion": "fusion"}, "rules-pasvu-fusion"),
    ("pasvu", {"midnight": "midnight"}, "rules-pasvu-midnight"),
]


async def all_pages(world: Any, reader: Any, page: Any, on: str) -> list[str]:
    """Turns the pages to the last one; all their texts."""
    texts = [page.text]
    while on in page.buttons:
        await reader.press(page, on)
        texts.append(page.text)
    return texts


@pytest.mark.parametrize("locale", ["en-US", "fr"])
@pytest.mark.parametrize(("game", "options", "key"), CHOICES)
async def test_at_a_table_the_first_page_says_which_ones_are_about_its_options(
    make_world: Any, game: str, options: dict[str, str], key: str, locale: str
) -> None:
    world = await make_world(locale, where="channel")
    card = await open_lobby(world, world.zoe, game=game)
    for option, value in options.items():
        await world.zoe.slash("game options", option=option, value=value)
    page = await world.lou.press(card, "button-rules")
    assert page.is_private and page.pictures and label(world, f"rules-{game}-1") in page.text
    for option, value in options.items():
        chosen = f"option-{game}-{option.replace('_', '-')}"
        line = label(
            world, "option-line", option=label(world, chosen), value=label(world, f"{chosen}-{value}")
        )
        assert line in page.text
    told = page.text
    texts = await all_pages(world, world.lou, page, label(world, "button-on"))
    language = "fr" if locale == "fr" else "en"
    pages = enumerate(FACES[game].rules(words(language)), 1)
    about = [str(number) for number, each in pages if each.explains & options.items()]
    assert label(world, key) in texts[int(about[0]) - 1]
    assert label(world, "rules-about", pages=words(language).listed(about), count=len(about)) in told
    assert len(texts) == len(FACES[game].rules(words(language)))
    assert all(any(p.text in text for text in texts) for p in FACES[game].rules(words(language)))


async def test_an_onlooker_reads_them_from_the_board_in_their_own_language(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, goals="secret")
    helene = world.add_player("Hélène", "fr")
    before = await world.bot.store.read(games.load, 1)
    page = await helene.press(board(world), "button-rules")
    assert page.is_private and says_in_french(page, "rules-junior-1")
    assert says_in_french(page, "rules-about") and says_in_french(page, "rules-house")
    assert await world.bot.store.read(games.load, 1) == before


async def test_the_buttons_outlive_a_restart(world: Any) -> None:
    card = await open_lobby(world, world.zoe)
    page = await world.lou.press(card, "button-rules")
    await world.restart()
    assert says(await world.lou.press(card, "button-rules"), "rules-junior-1")
    await world.lou.press(page, "button-on")
    assert says(page, "rules-junior-2")


async def test_rules_in_a_tables_place_are_those_of_its_game(make_world: Any) -> None:
    world = await make_world("en-US", where="channel")
    await open_lobby(world, world.zoe, game="secret")
    await world.zoe.slash("game options", option="memory", value="on")
    assert says(await world.lou.slash("rules"), "rules-about")
    # What is asked for by name is told without this table's options.
    assert not says(await world.lou.slash("rules", game="secret"), "rules-of-table")
    assert says(await world.lou.slash("rules", game="junior"), "rules-junior-1")
    elsewhere = world.guild.create_text_channel("elsewhere")
    assert says(await world.lou.slash("rules", at=elsewhere), "rules-junior-1")


async def test_rules_in_a_table_thread(make_world: Any) -> None:
    world = await make_world("en-US", where="thread")
    card = await open_lobby(world, world.zoe, world.matthieu, game="poudlard")
    await world.zoe.press(card, "button-start")
    page = await world.lou.slash("rules", at=world.thread)
    assert page.is_private and says(page, "rules-poudlard-1") and says(page, "rules-of-table", number=1)


async def test_with_several_tables_here_rules_are_those_of_ones_own(make_world: Any) -> None:
    world = await make_world("en-US", where="channel")
    await open_lobby(world, world.zoe, game="secret")
    await open_lobby(world, world.lou, game="pasvu")
    assert says(await world.lou.slash("rules"), "rules-pasvu-1")
    assert says(await world.zoe.slash("rules"), "rules-secret-1")
    assert says(await world.francois.slash("rules"), "rules-junior-1")


@pytest.mark.parametrize(
    ("custom_id", "key"),
    [
        ("b|rules|99|0|junior|open", "no-such-game"),
        ("b|rules|1|0|chess|open", "unknown-button"),
        ("b|rules|1|0|secret|open", "unknown-button"),
        ("b|rules|1|0||open", "unknown-button"),
        ("b|rules|-1|0|junior|open", "unknown-button"),
    ],
)
async def test_a_forged_id_is_refused(world: Any, custom_id: str, key: str) -> None:
    card = await open_lobby(world, world.zoe)
    assert says(await refused(world, world.lou.forge(card, custom_id)), key)


async def test_a_page_far_beyond_the_last_is_the_last(world: Any) -> None:
    card = await open_lobby(world, world.zoe)
    page = await world.lou.forge(card, "b|rules|1|999999999|junior|on")
    assert page.is_private and says(page, "rules-junior-4")


async def test_buttons_of_rules_that_belong_to_no_table_go_on_working(world: Any) -> None:
    card = await open_lobby(world, world.zoe)
    assert says(await world.lou.forge(card, "b|rules|0|1|secret|on"), "rules-secret-2")


async def test_a_table_that_a_person_cannot_see_is_not_told_of(make_world: Any) -> None:
    world = await make_world("en-US", where="channel")
    hidden = world.guild.create_text_channel("hidden")
    await open_lobby(world, world.zoe, at=hidden, game="secret")
    card = await open_lobby(world, world.matthieu)
    forbid(world, hidden, "view_channel", who=world.lou.user.id)
    assert says(await refused(world, world.lou.forge(card, "b|rules|1|0|secret|open")), "no-such-game")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(FACES))
def test_every_page_fits_with_the_longest_choice_of_options_above_it(game: str, language: str) -> None:
    told = words(language)
    longest = [
        max((option_words(f"option-{game}-{name.replace('_', '-')}", v, told) for v in each), key=len)
        for name, each in option_values(game).items()
    ]
    title = told("rules-page", game=told(f"game-{game}"), page=99, pages=99)
    chosen = told("rules-of-table", number=10**18, options=" · ".join(longest))
    about = told("rules-about", pages=told.listed([str(n) for n in range(5, 10)]), count=5)
    above = len("\n-# ".join([title, f"{chosen} {about}", told("rules-house")]))
    assert all(len(page.text) + above < CONTENT_LIMIT for page in FACES[game].rules(told))


@pytest.mark.parametrize("game", sorted(FACES))
def test_every_option_that_is_not_the_usual_one_is_explained_on_a_page(game: str) -> None:
    explained = {pair for page in FACES[game].rules(words("en")) for pair in page.explains}
    # The hall is told with how a game begins.
    chosen = {(n, v) for n, values in option_values(game).items() for v in values} - {("hall", "classic")}
    usual = {("goals", "shared"), ("last_round", "off"), ("goal", "7"), ("memory", "off"), ("year", "first")}
    usual |= {("swap", "any"), ("fusion", "whole"), ("midnight", "quiet"), ("hall", "drawn")}
    assert chosen - usual == explained
