"""What a public message holds: at Discord's limit as it is, one character over it cut."""

from typing import Any

import pytest

from cogs.ui.cards import ALT_LIMIT, PICTURES_LIMIT, TEXT_LIMIT, Card, clipped, newest

DISCORDS_LIMIT = 4000  # characters of all texts of a layout together


def parts(card: Card) -> list[dict[str, Any]]:
    """The parts of a card as they are sent."""
    (container,) = card.layout().to_components()
    return container["components"]


def texts(card: Card) -> list[str]:
    return [part["content"] for part in parts(card) if "content" in part]


def alts(card: Card) -> list[str | None]:
    return [item["description"] for part in parts(card) for item in part.get("items", ())]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a" * 10, "a" * 10),
        ("a" * 11, "a" * 8 + "\n…"),
        ("aaaa\nbbbbb", "aaaa\nbbbbb"),
        ("aaaa\nbbbbbb", "aaaa\n…"),
        ("\n" + "a" * 10, "\n…"),
    ],
)
def test_a_text_is_cut_at_the_end_of_a_line_and_only_where_it_is_too_long(text: str, shown: str) -> None:
    assert clipped(text, 10) == shown and len(shown) <= 10


def test_of_a_long_story_the_newest_lines_stay_below_the_heading() -> None:
    assert newest(["head", "one", "two", "six"], 14) == "head\n…\ntwo\nsix"


@pytest.mark.parametrize("limit", [2, 1, 0, -5])
def test_where_there_is_no_room_nothing_is_left_of_a_text(limit: int) -> None:
    assert clipped("a" * 10, limit) == ""


@pytest.mark.parametrize(("length", "is_cut"), [(TEXT_LIMIT, False), (TEXT_LIMIT + 1, True)])
def test_a_story_fills_the_card_and_no_more(length: int, is_cut: bool) -> None:
    (text,) = texts(Card("a" * length))
    assert text.endswith("…") is is_cut and len(text) == TEXT_LIMIT


def test_what_stands_below_is_kept_though_the_story_is_too_long() -> None:
    above, below = texts(Card("a" * DISCORDS_LIMIT, "b" * (TEXT_LIMIT // 2)))
    assert below == "b" * (TEXT_LIMIT // 2) and len(above) + len(below) <= DISCORDS_LIMIT
    above, below = texts(Card("a" * DISCORDS_LIMIT, "b" * (TEXT_LIMIT // 2 + 1)))
    assert below.endswith("…") and len(above) + len(below) <= DISCORDS_LIMIT


@pytest.mark.parametrize("length", [ALT_LIMIT, ALT_LIMIT + 1])
def test_an_alt_text_is_no_longer_than_discord_takes(length: int) -> None:
    assert alts(Card("", pictures=(("a.png", "a" * length),))) == ["a" * 1024]


@pytest.mark.parametrize("count", [PICTURES_LIMIT, PICTURES_LIMIT + 1])
def test_a_card_shows_ten_pictures_at_most(count: int) -> None:
    assert len(alts(Card("", pictures=tuple((f"{n}.png", str(n)) for n in range(count))))) == 10
