"""P25: states that a viewer cannot tell apart give the same pictures and texts; any name is safe."""

import pytest

from engine.core import Dice
from engine.poudlard import Poudlard
from engine.poudlard.layout import CARDS, full_deck
from engine.poudlard.model import State
from locales import LANGUAGES, words
from render.poudlard import PICTURES, Draft, hand, hand_alt
from render.poudlard.samples import position
from render.poudlard.samples import scene as played_scene
from render.poudlard.scene import changeable
from tests.render.poudlard.castle import lifting, moving, scene, squares, view

alt_text, board, lobby_card, panel, panel_alt, text_board = (
    PICTURES.alt_text,
    PICTURES.board,
    PICTURES.lobby_card,
    PICTURES.panel,
    PICTURES.panel_alt,
    PICTURES.text_board,
)

GAME = Poudlard()
EMOJI, ARABIC, ZALGO, WIDE = "👻🔥", "مرحبا", "Z̷̢a̷lgo", "Ｗ" * 32
KIB = 1024


@pytest.fixture(scope="module")
def lifted() -> State:
    """Returns a played game in which a player looks at a token."""
    return position(3, lambda seen: seen.turns >= 5 and seen.phase == "lay")


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_p25_pictures_and_words_show_nothing_that_a_viewer_may_not_know(lifted: State, seat: int | None):
    other = GAME.redeal(lifted, seat, Dice(b"another deal"))
    one, two = (played_scene(each, words("en"), seat) for each in (lifted, other))
    assert lifted.tokens != other.tokens
    assert board(one) == board(two)
    assert panel(one, Draft()) == panel(two, Draft())
    assert hand(one) == hand(two)
    assert (alt_text(one), text_board(one)) == (alt_text(two), text_board(two))
    assert (panel_alt(one, Draft()), hand_alt(one)) == (panel_alt(two, Draft()), hand_alt(two))


def test_p25_the_public_board_does_not_show_the_token_that_is_being_looked_at(lifted: State):
    seats = [played_scene(lifted, words("en"), seat) for seat in (None, lifted.turn)]
    assert len({board(seen) for seen in seats}) == 1
    assert len({alt_text(seen) for seen in seats}) == 1


@pytest.mark.parametrize("name", [EMOJI, ARABIC, ZALGO, WIDE, "\u202egnp\u2066", "", "`" * 32, "W" * 32])
def test_hostile_names_are_drawn_and_told(name: str):
    seen = scene(view(seat=0), "fr", (name,) * 4)
    assert board(seen).startswith(b"\x89PNG")
    assert panel(seen, Draft(card="lost", seats=(1,))).startswith(b"\x89PNG")
    assert 0 < len(alt_text(seen)) <= 1024
    assert 0 < len(text_board(seen)) <= 1900
    assert "`" not in text_board(seen)


def test_a_name_with_nothing_left_is_told_by_its_number():
    assert "player 1’s turn" in alt_text(scene(view(), names=("\u200b", "B", "C", "D")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pictures_stay_below_150_kib(language: str):
    late = position(4, lambda seen: seen.turns >= 12)
    seen = played_scene(late, words(language), late.turn)
    files = [board(seen), lobby_card(words(language))]
    files += [panel(seen, Draft(card=card)) for card in ("peeves", "lost", "cancelled")]
    files += [panel(scene(found, language), Draft()) for found in (moving(), lifting(), view(phase="end"))]
    files.append(hand(scene(view(seat=0, hand=full_deck(), playable=CARDS), language)))
    assert max(map(len, files)) <= 150 * KIB


def test_the_same_scene_gives_the_same_bytes_whatever_was_drawn_between():
    first = board(scene(view()))
    board(scene(view("C3 C3 C3 C3"), "fr"))
    assert board(scene(view())) == first


def test_a_draft_that_makes_no_sense_is_drawn_as_if_there_were_none():
    seen = scene(moving("C3 hut forest lake"))
    assert panel(seen, Draft(to="Z9", square="nowhere")) == panel(seen, Draft())


def test_p16_friday_takes_tokens_that_lie_face_up_without_a_pawn():
    seen = view("C3 hut", phase="friday", left=2, fixed=squares("D3"))
    up = {square for square, token in enumerate(seen.tokens) if token}
    assert set(changeable(seen)) == up - {*squares("C3 D3")}
