"""The board posted last: what is left of it when the next one is out."""

from cogs.posting.last_board import without_turn
from cogs.ui.cards import Card

STORY = ((1, "{}"),)


def test_a_spent_board_keeps_what_happened_and_its_title() -> None:
    card = Card("Zoé moves.", "-# game 1", turn="It is Lou’s turn.", story=STORY)
    assert without_turn(card) == Card("Zoé moves.", "-# game 1", story=STORY)


def test_a_board_of_an_older_version_loses_the_turn_lines_below_its_picture() -> None:
    assert without_turn(Card("### game 1\nZoé moves.", "It is Lou’s turn.")) == Card("### game 1\nZoé moves.")
