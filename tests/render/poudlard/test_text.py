"""Poudlard: alt texts and text boards are correct in both languages, and fit."""

import pytest
from msgspec.structs import replace

from engine.core import Outcome
from engine.poudlard.layout import CARDS, SQUARES, full_deck
from engine.poudlard.model import Cancellation, Played
from locales import LANGUAGES, plain, words
from render.poudlard import PICTURES, Draft, hand_alt
from tests.render.poudlard.castle import lifting, moving, scene, squares, view

alt_text, lobby_card, panel_alt, text_board = (
    PICTURES.alt_text,
    PICTURES.lobby_card,
    PICTURES.panel_alt,
    PICTURES.text_board,
)

WIDE = ("W" * 32,) * 4


@pytest.mark.parametrize(
    "told",
    [
        "Zoé’s turn: must roll the die.",
        "1 Zoé (orange hat, home Quidditch) on C3: 2 of 7, next Defence Against the Dark Arts, 4 cards.",
        "2 Matthieu (yellow hat, home Hagrid) at Hagrid’s hut: 0 of 7",
        "Potions D1 (cancelled), Astronomy B3, Charms G5",
        "Stars: D3, A5.",
        "Last event: Giant squid, by Lou-Anne.",
        "Changed: C3, D4.",
        "Face down: 13.",
        "Loses the next turn.",
    ],
)
def test_the_alt_text_tells_the_position_in_english(told: str):
    seen = view(
        "C3 hut forest lake",
        progress=(2, 0, 0, 0),
        cancellations=(Cancellation(SQUARES.index("D1"), 1),),
        played=Played(2, "squid"),
        touched=squares("C3 D4"),
        losing=(False, False, True, False),
    )
    assert told in alt_text(scene(seen))


@pytest.mark.parametrize(
    "told",
    [
        "À Zoé de jouer : lancer le dé.",
        "1 Zoé (chapeau orange, zone Quidditch) à C3 : 0 sur 7, ensuite Sortilèges, 4 cartes.",
        "4 François (chapeau bleu, zone Lac noir) au Lac noir",
        "Étoiles : D3, A5.",
        "Face cachée : 13.",
    ],
)
def test_the_alt_text_tells_the_position_in_french(told: str):
    assert told in plain(alt_text(scene(view("C3 hut forest lake"), "fr")))


def test_p24_who_has_attended_everything_is_told_to_come_home():
    told = alt_text(scene(view("C3 hut forest lake", progress=(7, 0, 0, 0))))
    assert "all 7 classes done, home Quidditch" in told


def test_the_result_is_told():
    ended = view(turn=None, outcome=Outcome((2, 1, 3, 4), (3, 7, 2, 2), "home"))
    assert "The game is over. Matthieu wins." in alt_text(scene(ended))


def test_the_panel_tells_what_can_be_flipped_and_pivoted():
    seen = view(seat=0, phase="change", die=3, left=2, fixed=squares("D2"))
    told = panel_alt(scene(seen), Draft(square="D5"))
    assert "2 left" in told
    assert "Chosen: D5, straight corridor, open east, west." in told
    assert "To flip: A4, B4" in told
    assert "To pivot: C1, D1, E1, C2, E2" in told


def test_p25_the_panel_tells_the_flipped_token_to_its_player_alone():
    own, other = lifting("NES"), lifting("NES", turn=0)
    assert "T-junction, open north, east, south" in panel_alt(scene(own), Draft())
    hidden = panel_alt(scene(replace(other, seat=1, lifted_token=0)), Draft())
    assert "T-junction" not in hidden
    assert "A player is looking at the token on D2." in hidden


def test_the_panel_tells_where_one_can_go_and_the_way_there():
    told = panel_alt(scene(moving("C3 hut forest lake")), Draft(to="C3"))
    assert told.startswith("You are on C3")
    assert "Chosen: C3, by way of C3." in told


def test_p15_the_panel_tells_the_rooms_that_can_be_cancelled():
    assert "To choose from: D1, B3, G5." in panel_alt(scene(view(seat=0)), Draft(card="cancelled"))


def test_p22_the_panel_tells_who_can_be_sent_back():
    seen = view(seat=0, progress=(3, 0, 1, 0))
    assert "To choose from: Lou-Anne." in panel_alt(scene(seen), Draft(card="asleep"))


def test_the_hand_tells_each_card_and_whether_it_can_be_played_now():
    told = hand_alt(scene(view(seat=0, hand=("egg", "squid"), playable=("squid",))))
    assert "1 Dragon egg (not now): All pawns go to Hagrid’s hut at once." in told
    assert "2 Giant squid: All pawns go to the Black Lake at once." in told


def test_an_empty_hand_is_told():
    assert hand_alt(scene(view(seat=0))) == "No event cards"


CASTLE_AS_TEXT = """
   A   B   C   D   E   F   G
  .......             .......
1          ┌───b───┐
   Quidd.  │       │   Hagrid
           │       │     2
2          │   ?   │
  .......  │       │  .......
   │      1│       │
3 ─┼───e── │  ─*── ├───────┐
   │       │       │       │

4  ?   ?   ?   ?   ?   ?   ?

   │       │       │       │
5  *  ──── └───────┘  ────[a]
   │                       │
  .......             .......
6          ?   ?   ?
    Lake               Forest
     4         │         3
7          ?  ─┼── ?
  .......      │      .......
"""


def test_the_text_board_draws_the_castle():
    text = text_board(scene(view("C3 hut forest lake")))
    assert [line.rstrip() for line in text.splitlines()[:22]] == CASTLE_AS_TEXT.splitlines()[1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_board_fits_a_message_and_a_small_screen(language: str):
    seen = view(progress=(2, 2, 2, 2), played=Played(2, "swap"))
    text = text_board(scene(seen, language, WIDE))
    assert len(text) <= 1900
    assert max(len(line) for line in text.splitlines()[:22]) <= 31


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_alt_texts_fit(language: str):
    seen = view(
        progress=(2, 0, 5, 4),
        touched=tuple(range(12)),
        played=Played(0, "swap"),
        losing=(True, True, True, True),
    )
    told = alt_text(scene(seen, language, WIDE))
    assert len(told) <= 1024
    assert words(language)("alt-poudlard-rooms", rooms="").rstrip(". ").rstrip() in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_panel_and_hand_is_told_within_the_limit(language: str):
    changing = view(seat=0, phase="change", die=4, left=4)
    drafts = [Draft(), *(Draft(card=card) for card in CARDS)]
    told = [panel_alt(scene(changing, language, WIDE), draft) for draft in drafts]
    told.append(hand_alt(scene(view(seat=0, hand=full_deck(), playable=CARDS), language)))
    assert max(map(len, told)) <= 1024
    assert min(map(len, told)) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_is_told(language: str):
    phases = ("roll", "change", "lay", "password", "friday", "move", "end")
    told = {alt_text(scene(view(phase=phase, die=2, left=1), language)) for phase in phases}
    assert len(told) == len(phases)


def test_the_lobby_card_is_a_picture():
    assert lobby_card(words("fr")).startswith(b"\x89PNG")


@pytest.mark.parametrize("language", LANGUAGES)
def test_p15_a_cancelled_room_is_told_as_cancelled_everywhere(language: str):
    speak = words(language)
    seen = view(
        turn=0, phase="roll", timetables=(0, 1, 2, 3), cancellations=(Cancellation(SQUARES.index("G5"), 1),)
    )
    shown = replace(scene(seen), words=speak)
    name = speak("poudlard-class-charms")
    assert speak("alt-poudlard-room-closed", room=name, square="G5") in text_board(shown)
    assert speak("alt-poudlard-next-closed", room=name) in alt_text(shown)
    assert speak("alt-poudlard-goal-closed", room=name, square="G5") in panel_alt(shown, Draft())
