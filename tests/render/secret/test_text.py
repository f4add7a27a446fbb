"""Le labyrinthe secret: alt texts and text boards are correct in both languages."""

import msgspec
import pytest

from engine.core import Outcome
from engine.secret.layout import RINGS
from engine.secret.model import TREASURES, Change
from locales import LANGUAGES, plain, words
from render.secret import PICTURES, Draft
from tests.render.secret.scenes import duel, number, place, scene, view

alt_text, panel_alt, text_board = PICTURES.alt_text, PICTURES.panel_alt, PICTURES.text_board

PLAYED = view(
    pawns="A12 B3 F E4", mover=3, changes=(Change("D", 1), Change("F", 5)), counts=(0, 1, 3, 0),
    trail=(place("E6"), place("E5"), place("E4")), bag=12, patience=3,
)  # fmt: skip


@pytest.mark.parametrize(
    "told",
    [
        "Zoé’s turn: 2 changes to make, then move.",
        "Sought: the bell, on C4.",
        "1 Zoé (orange) on A12: no object.",
        "2 Matthieu (yellow) on B3: 1 object.",
        "3 Lou-Anne (green) on F: 3 objects.",
        "In the bag: 12; 7 objects win.",
        "The object waits for 3 more turns.",
        "François turned: inner corridor D by 1, centre F by 5.",
        "François went from E6 to E4.",
    ],
)
def test_the_alt_text_tells_the_position_in_english(told: str):
    assert told in alt_text(scene(PLAYED))


@pytest.mark.parametrize(
    "told",
    [
        "À Zoé de jouer : encore 2 changements, puis se déplacer.",
        "On cherche la cloche, à C4.",
        "2 Matthieu (jaune) à B3 : 1 objet.",
        "Dans le sac : 12 ; 7 objets font gagner.",
        "François a tourné : couloir intérieur D de 1, centre F de 5.",
    ],
)
def test_the_alt_text_tells_the_position_in_french(told: str):
    assert told in plain(alt_text(scene(PLAYED, "fr")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_s16_hidden_counts_are_not_told(language: str):
    hidden = view(memory=True, counts=(None, 4, None, None), bag=None, seat=1)
    text, table = (tell(scene(hidden, language)) for tell in (alt_text, text_board))
    assert "4 obj" in text
    assert "0 obj" not in text and "17" not in text
    assert table.count("· ?") == 3


def test_a_duel_is_told_with_who_is_still_to_choose():
    told = alt_text(scene(view(pawns="B3 A3 B3 A9", phase="duel", duel=duel(waiting=(2,)))))
    assert "Duel: Zoé against Lou-Anne, for 2 objects. Still to choose: Lou-Anne." in told


def test_a_duel_decided_is_told_with_its_signs():
    lost = duel(waiting=(), shown=(("rock", "rock"), ("paper", "rock")), winner=0, loser=2)
    told = alt_text(scene(view(phase="place", duel=lost)))
    assert "Shown: rock – rock, paper – rock. Zoé won and puts down Lou-Anne’s pawn." in told


def test_a_player_who_left_is_told_so():
    left = msgspec.structs.replace(view(turn=1), pawns=(None, *view().pawns[1:]))
    assert "1 Zoé has left." in alt_text(scene(left))


def test_the_result_is_told():
    ended = view(turn=None, target=None, outcome=Outcome((1, 1, 3, 4), (4, 4, 1, 0), "quiet"))
    assert "The game is over. Zoé and Matthieu share the win." in alt_text(scene(ended))


def test_nothing_left_to_seek_is_told():
    assert "only duels decide" in alt_text(scene(view(target=None, bag=0)))


def test_s10_an_object_that_was_won_in_a_duel_is_not_called_the_last():
    lost = duel(prize="target", stake=0, waiting=(), shown=(("paper", "rock"),), winner=0, loser=2)
    seen = scene(view(phase="place", target=None, bag=15, duel=lost))
    assert "The object sought is won" in alt_text(seen) and "only duels decide" not in alt_text(seen)
    assert words("en")("picture-secret-won") in text_board(seen)


def test_the_panel_tells_the_parts_and_the_choice():
    told = panel_alt(scene(view(seat=0)), Draft(part="F", by=4))
    assert "F, the centre: 1 to 11 notches." in told
    assert "Chosen: centre F by 4." in told


def test_s4_the_panel_tells_that_the_centre_was_turned():
    told = panel_alt(scene(view(seat=0, is_centre_turned=True, changes_left=1)), Draft())
    assert "The centre has already been turned." in told
    assert "1 to 11" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_s6_the_panel_tells_every_cell_within_reach(language: str):
    seen = view(pawns="A5 A12", phase="move", seat=0)
    told = panel_alt(scene(seen, language), Draft(to="A6"))
    others = [RINGS.names[p] for p in RINGS.reach(seen.positions, place("A5"))][1:]
    assert ", ".join(others) in told


def test_the_panel_tells_where_the_target_lies_when_it_is_chosen():
    moving = view(pawns="C4 A12", phase="move", seat=0)
    assert "That cell holds the bell." in panel_alt(scene(moving), Draft(to="C4"))


def test_s13_the_panel_tells_the_cells_that_are_taken():
    lost = duel(waiting=(), winner=0, loser=2)
    told = panel_alt(scene(view(pawns="B3 A3 B3 A9", phase="place", duel=lost, seat=0)), Draft(to="D4"))
    assert "Put Lou-Anne’s pawn on any free cell; taken are A3, A9, B3." in told
    assert "Chosen: D4." in told


def test_s12_the_panel_tells_ones_own_signs_and_nobody_elses():
    seen = view(pawns="B3 A3 B3 A9", phase="duel", duel=duel(), seat=2)
    assert "Your signs: rock, paper." in panel_alt(scene(seen), Draft(signs=("rock", "paper")))
    watching = view(pawns="B3 A3 B3 A9", phase="duel", duel=duel(), seat=1)
    assert "signs" not in panel_alt(scene(watching), Draft(signs=("rock",)))


def test_the_text_board_is_a_table_of_hours_and_zones():
    assert text_board(scene(view(pawns="A12 B3 F E4"))).startswith(TABLE[1:])


TABLE = """
    A     B    C     D    E
12  ↑↓→1  ←↑↓  ↑     ↑↓   ↑↓→
"""


@pytest.mark.parametrize("positions", [(0, 0, 0), (3, 8, 5), (11, 1, 7)])
def test_the_arrows_of_the_text_board_are_the_passages(positions: tuple[int, ...]):
    lines = text_board(scene(view(pawns="F", positions=positions))).splitlines()
    heads = [lines[0].index(zone) for zone in "ABCDE"]
    for hour, line in enumerate(lines[1:13]):
        for zone, (start, end) in enumerate(zip(heads, [*heads[1:], 99], strict=True)):
            at = zone * 12 + hour
            steps = {
                "↑": zone * 12 + (hour - 1) % 12,
                "↓": zone * 12 + (hour + 1) % 12,
                "←": at - 12,
                "→": min(at + 12, 60),
            }
            told = {steps[sign] for sign in line[start:end] if sign in steps}
            ways = {
                way
                for way in set(steps.values())
                if way >= 0 and len(RINGS.path(positions, at, way) or ()) == 2
            }
            assert told == ways, RINGS.names[at]


def test_the_sought_object_stands_in_brackets_and_taken_ones_not_at_all():
    table = text_board(scene(view(held=((number("book"),), (), (), ()))))
    assert "[h]" in table
    assert " g " not in table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_board_fits_a_message_and_a_small_screen(language: str):
    text = text_board(scene(PLAYED, language, names=("W" * 32,) * 4))
    assert len(text) <= 1900
    assert max(len(line) for line in text.splitlines()) <= 31


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_alt_text_fits(language: str):
    long = view(
        pawns="A10 A10 A10 A10", mover=3, changes=(Change("D", 1), Change("F", 11)), counts=(4,) * 4, bag=12,
        patience=3, target="hourglass", trail=(place("A11"), place("A10")), phase="place",
        duel=duel(waiting=(), shown=(("scissors", "scissors"),) * 2, winner=2, loser=0),
    )  # fmt: skip
    text = alt_text(scene(long, language, names=("W" * 32,) * 4))
    assert len(text) <= 1024
    assert not text.endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_object_has_its_words(language: str):
    keys = [f"treasure-secret-{name}{end}" for name in TREASURES for end in ("", "-the")]
    assert all(key in words(language) for key in keys)


def test_s17_the_text_board_says_who_has_still_to_choose_in_a_duel():
    seen = view(pawns="B3 A3 B3 A9", phase="duel", to_act=(2,), duel=duel(waiting=(2,)))
    waiting = words("en")("alt-secret-waiting", names="Lou-Anne")
    assert all(waiting in " ".join(tell(scene(seen, "en")).split()) for tell in (text_board, alt_text))
