"""Labyrinthe Junior: alt texts and text boards are correct in both languages."""

import pytest

from engine.core import Outcome
from engine.junior.layout import treasure_named
from engine.junior.model import COLOURS, TREASURES
from locales import LANGUAGES, plain, words
from render.junior import PICTURES, Draft
from tests.render.junior.scenes import scene, view

alt_text, panel_alt, text_board = PICTURES.alt_text, PICTURES.panel_alt, PICTURES.text_board


@pytest.mark.parametrize(
    "told",
    [
        "Zoé’s turn: must push, then may move.",
        "Sought: the owl, on B2.",
        "1 Zoé (orange) on A1: no treasure yet.",
        "3 Lou-Anne (green) on E5: 2 treasures.",
        "Found: 2 of 12.",
        "Spare tile: open north, east.",
        "Last push: row 2 from the west, by François.",
        "Not allowed now: row 2 from the east.",
    ],
)
def test_the_alt_text_tells_the_position_in_english(told: str):
    won = ((), (), (treasure_named("lute"), treasure_named("dagger")), ())
    assert told in alt_text(scene(view(won=won)))


@pytest.mark.parametrize(
    "told",
    [
        "À Zoé de jouer : pousser, puis se déplacer.",
        "On cherche la chouette, à B2.",
        "2 Matthieu (jaune) à E1 : 1 trésor.",
        "Tuile libre : ouverte au nord, à l’est.",
        "Dernière poussée : rangée 2 par l’ouest, par François.",
        "Interdit pour l’instant : rangée 2 par l’est.",
    ],
)
def test_the_alt_text_tells_the_position_in_french(told: str):
    assert told in plain(alt_text(scene(view(won=((), (1,), (), ())), "fr")))


def test_a_target_on_the_spare_is_told_to_be_there():
    assert "the frog, on the spare tile" in alt_text(
        scene(view(target="frog", spare=3 | treasure_named("frog") << 4))
    )


def test_a_secret_goal_is_not_told():
    assert "Goals are secret" in alt_text(scene(view(goals="secret", target=None, left=(3, 3, 3, 3))))


def test_ones_own_goal_is_told():
    assert "Your goal: the owl, on B2." in alt_text(scene(view(goals="secret", seat=0, left=(3, 3, 3, 3))))


def test_the_result_is_told():
    outcome = Outcome((2, 1, 1, 4), (3, 4, 4, 1), "all-won")
    told = alt_text(scene(view(turn=None, target=None, banned=None, outcome=outcome)))
    assert "The game is over. Matthieu and Lou-Anne share the win." in told


def test_a_solo_game_is_told_by_its_turns():
    assert "no treasure after 2 turns" in alt_text(scene(view(pawns="A1")))


def test_a_solo_game_that_was_given_up_is_not_told_as_solved():
    told = alt_text(scene(view(pawns="A1", turn=None, target=None, outcome=Outcome((1,), (0,), "resigned"))))
    assert words("en")("alt-given-up") in told and "All treasures found" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_preview_tells_the_slots_then_the_squares_within_reach(language: str):
    start = scene(view(pawns="A1 E5 E5 E5"), language)
    slots, squares = (panel_alt(start, draft) for draft in (Draft(), Draft("S3", "NE", "A3")))
    assert "A2, A3" not in slots
    assert "A2, A3" in squares


def test_the_preview_tells_that_a_move_wins():
    moving = view(pawns="A1 E5 E5 E5", target="dragon", phase="move", banned=None)
    assert "That wins the dragon." in panel_alt(scene(moving), Draft(to="A3"))


def test_the_text_board_draws_the_maze():
    assert text_board(scene(view(pawns="A1 E1 B2 B2"))).startswith(MAZE_AS_TEXT[1:])


MAZE_AS_TEXT = """
    A    B↓   C    D↓   E
   1     │               2
1   ┌──  │  ──a─────────┐    1
    │    │    │         │
    │    │              │
2→  │   [h]────────┐    │   ×2
    │   3│4        │    │
    │         │    │    │
3   b───────  │    └────c    3
    │         │         │
    │         │
4→  └────┐    │  ──f─────── ←4
         │    │    │
    │    │    │         │
5   └────┴────d─────────┘    5

    A    B↑   C    D↑   E
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_board_fits_a_message_and_a_small_screen(language: str):
    text = text_board(scene(view(), language, names=("W" * 32,) * 4))
    assert len(text) <= 1900
    assert max(len(line) for line in text.splitlines()) <= 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_treasure_and_colour_has_its_words(language: str):
    keys = [f"treasure-junior-{name}{end}" for name in TREASURES for end in ("", "-the")]
    assert all(key in words(language) for key in [*keys, *(f"colour-{colour}" for colour in COLOURS)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_alt_text_fits(language: str):
    seen = view(
        target="mouse", spare=7 | treasure_named("candelabra") << 4, goals="secret", left=(3, 3, 3, 3), seat=0
    )
    text = alt_text(scene(seen, language, names=("W" * 32,) * 4))
    assert len(text) <= 1024
    assert not text.endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_push_is_told_by_the_name_alone_of_who_gave_up_since(language: str):
    gone = words(language)("gave-up-name", name="Matthieu")
    told = alt_text(scene(view(pushed="N3", pusher=1), language, ("Zoé", gone, "Lou-Anne", "François")))
    assert "Matthieu." in told and f"{gone[:-1]}, " in told and f"{gone}." not in told
