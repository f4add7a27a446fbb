"""Pas vu pas pris: alt texts and text boards are correct in both languages."""

import pytest
from msgspec.structs import replace

from engine.core import Outcome
from engine.pasvu.model import MIDNIGHT, PIECES, MoveFurniture, Path, Piece
from locales import LANGUAGES, plain, words
from render.kit.prose import LEGEND_WIDTH
from render.pasvu import (
    PICTURES,
    CardDraft,
    Draft,
    FurnitureDraft,
    PlanDraft,
    Scene,
    SideDraft,
    card_alt,
    keyhole_alt,
)
from render.pasvu.samples import played
from tests.playing.saying import unbroken
from tests.render.pasvu.halls import (
    figure,
    on_trial,
    random_look,
    scene,
    start,
    taken,
    with_ghosts,
)

alt_text, panel_alt, text_board = PICTURES.alt_text, PICTURES.panel_alt, PICTURES.text_board


def position() -> object:
    state = with_ghosts(start(), 0, M1=("B5", "c", 0.0), S2=("D4", "nw", 0.8))
    pieces = (*state.pieces[:5], Piece("table", 3.1, 3.2, 0, "left"))
    return replace(state, pieces=pieces, keyhole="S5", cards=(state.cards[0], None, None, None))


@pytest.mark.parametrize(
    "told",
    [
        "Round 1 of 5.",
        "Zoé may move a piece.",
        "Keyhole: south 5.",
        "Zoé (south): 0 points out, 1 if it ended now; card ",
        "in the hall M1 B5 middle, S2 D4↑0.8 north-west; on their side 1 large, 1 medium, 3 small.",
        "mirror C1–D1 faces south 1.6 high, luggage trolley E5–F6 30° 1.15 high, desk A2–B3 90° 0.85 high",
        "table C3–D4 on its left side 0° 1.0 high.",
    ],
)
def test_the_alt_text_tells_the_position_in_english(told: str):
    assert told in alt_text(scene(position()))


@pytest.mark.parametrize(
    "told",
    [
        "Manche 1 sur 5.",
        "Serrure : sud 5.",
        "dans le hall M1 B5 milieu, P2 D4↑0,8 nord-ouest ; de son côté 1 grand, 1 moyen, 3 petits.",
        "miroir C1–D1 face au sud hauteur 1,6,",
        "table C3–D4 sur le flanc gauche 0° hauteur 1,0.",
    ],
)
def test_the_alt_text_tells_the_position_in_french(told: str):
    assert told in plain(alt_text(scene(position(), "fr")))


def test_the_alt_text_does_not_say_who_still_plans_for_it_stands_there_until_all_have():
    state = played(4, 7, phase="plan")
    some, none = (replace(state, plans=plans) for plans in (((), None, (), None), (None,) * 4))
    assert alt_text(scene(some)) == alt_text(scene(none))
    assert "Everyone plans in secret." in alt_text(scene(some))


def test_ghosts_are_told_with_what_they_are_on_or_under():
    state = with_ghosts(start(), 0, S1=("D4", "nw", 0.0), S2=("D4", "nw", 0.8), S3=("B2", "c", 0.85))
    told = alt_text(scene(state))
    assert "S1 D4 north-west under the table, S2 D4↑0.8 north-west on the table, S3 B2↑0.85 middle on" in told


def test_v12_a_piece_is_told_with_what_it_stands_on():
    hall = tuple(Piece("armchair", 3.1, 3.2, 0, z=0.8) if p.kind == "armchair" else p for p in start().pieces)
    seen = scene(replace(start(), pieces=hall))
    assert "armchair C3–D4 0° 1.8 high on the table" in alt_text(seen)
    assert "arm = armchair C3–D4 0° 1.8 high on the table" in unbroken(text_board(seen))
    preview = panel_alt(scene(start(), seat=0), on_trial(start(), MoveFurniture("armchair", 3.1, 3.2, 0)))
    assert "It fits and ends as: armchair D4 on the table" in preview


@pytest.mark.parametrize(
    ("angle", "side"), [(0, "south"), (45, "south-west"), (90, "west"), (225, "north-east")]
)
def test_the_mirror_says_which_way_it_faces(angle: int, side: str):
    state = replace(start(), pieces=(Piece("mirror", 3.0, 1.0, angle), *start().pieces[1:]))
    assert f" faces {side} 1.6 high" in alt_text(scene(state))


@pytest.mark.parametrize(("angle", "side"), [(0, "au sud"), (90, "à l’ouest"), (225, "au nord-est")])
def test_in_french_the_mirror_faces_a_wind(angle: int, side: str):
    state = replace(start(), pieces=(Piece("mirror", 3.0, 1.0, angle), *start().pieces[1:]))
    assert f" face {side} hauteur 1,6" in unbroken(alt_text(scene(state, "fr")))


def test_a_game_that_nobody_finished_has_no_winner():
    outcome = Outcome((1, 1, 1, 1), (0, 0, 0, 0), "abandoned")
    assert "nobody has won." in alt_text(scene(start(), phase="over", turn=None, outcome=outcome))


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("crystal", "Midnight card: Crystal ball. This round, the keyhole will be at a door number 4."),
        (
            "shelter",
            "Midnight card: Everybody down. This round, all ghosts lie flat, no higher than they are wide.",
        ),
        (
            "grimaces",
            "Midnight card: Funny faces. The small ghosts placed in front of the mirror do not move",
        ),
        ("dance", "Midnight card, already played: Dance floor."),
        ("tag", "Midnight card, already played: Tag, you’re it."),
    ],
)
def test_alt_text_and_text_board_tell_what_the_midnight_card_still_does(card: str, told: str):
    shown = scene(start(), card=card, crystal=4 if card == "crystal" else 0)
    assert told in alt_text(shown)
    assert told in unbroken(text_board(shown))


def test_a_midnight_card_that_is_being_played_is_told_with_what_it_does():
    assert "Midnight card: My big brother. Each player may replace" in alt_text(
        scene(start(), card="brother", phase="midnight")
    )


def test_the_result_is_told():
    outcome = Outcome((2, 1, 1, 4), (3, 4, 4, 1), "cards-out")
    told = alt_text(scene(start(), phase="over", turn=None, outcome=outcome))
    assert "The game is over. Matthieu and Lou-Anne share the win." in told


def crowd(seed: int, language: str) -> Scene:
    """A hall full of ghosts of players with long names."""
    look = random_look(seed)
    ghosts = start().ghosts
    for one in look.figures:
        own = tuple(
            replace(g, place="hall", cell=one.cell, spot=one.spot, z=one.z) if g.name == one.name else g
            for g in ghosts[one.seat]
        )
        ghosts = (*ghosts[: one.seat], own, *ghosts[one.seat + 1 :])
    state = replace(start(), ghosts=ghosts, pieces=look.pieces)
    return scene(state, language, names=("W" * 32,) * 4, card="double", midnight=True, looks=(look,))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_alt_texts_and_text_boards_of_a_full_hall_fit(language: str, seed: int):
    crowded = crowd(seed, language)
    assert len(alt_text(crowded)) <= 1024
    assert "…" not in alt_text(crowded).replace("W…", "")
    assert len(text_board(crowded)) <= 1900
    assert len(keyhole_alt(crowded)) <= 1024


def test_the_text_board_draws_the_hall():
    text = text_board(scene(position()))
    board = text.splitlines()
    assert board[7:11] == [
        "4|·    ·    ·    1S   ·    ·",
        " |          tab  tab",
        "5|·    1M   ·    ·    ·    ·",
        " |arm  arm            lug  lug",
    ]
    assert "lug = luggage trolley E5–F6 30° 1.15 high\n" in unbroken(text)
    assert max(len(line) for line in board) <= 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_the_whole_text_board_of_a_full_hall(language: str):
    lines = text_board(crowd(1, language)).splitlines()
    assert max(map(len, lines)) <= LEGEND_WIDTH
    kinds = [words(language)(f"piece-{kind}")[:3] for kind in PIECES]
    assert len(set(kinds)) == len(PIECES)


def test_of_several_ghosts_in_the_last_column_the_text_board_says_that_there_are_more():
    state = with_ghosts(start(), 0, S1=("F4", "nw", 0.0), S2=("F4", "c", 0.0), S3=("E4", "n", 0.0))
    rows = text_board(scene(state)).splitlines()
    assert rows[7].endswith("1S   1S+")


def test_the_look_is_told_by_who_was_seen():
    look = taken("S3", (figure(0, "M1", "C5"), figure(1, "S2", "C4")), start().pieces)
    told = keyhole_alt(scene(start(), looks=(look,)))
    assert told == "Through the keyhole at south 3: 2 of 2 ghosts seen. Zoé: M1; Matthieu: S2."


def test_a_look_that_sees_nobody_says_so():
    look = taken("S3", (), start().pieces)
    assert (
        plain(keyhole_alt(scene(start(), "fr", looks=(look,))))
        == "Par la serrure, sud 3 : il n’y a aucun fantôme à voir."
    )


def test_the_preview_of_a_piece_says_whether_it_fits():
    seen = scene(start(), seat=0)
    fits, sticks_out = (
        panel_alt(seen, on_trial(start(), MoveFurniture("armchair", x, 5.3, 0))) for x in (3.0, 5.95)
    )
    assert fits.startswith("It fits and ends as: armchair D6, x 3.0, y 5.3, 0°.")
    assert sticks_out.startswith("It does not fit: armchair F6")
    assert all("Now it is here: armchair A5–B5 215° 1.0 high." in told for told in (fits, sticks_out))
    # What cannot be there is no piece of the hall.
    assert " armchair" in fits.split("Furniture")[1] and "armchair" not in sticks_out.split("Furniture")[1]


def test_the_preview_of_a_plan_says_the_steps_left_and_the_cells():
    first = start(2)
    state = replace(played(2, 3, phase="plan"), ghosts=first.ghosts, pieces=first.pieces)
    card = state.cards[0]
    assert card is not None
    told = panel_alt(scene(state, seat=0), PlanDraft((Path("M1", ("B6", "A6"), "c"),), ghost="S1"))
    assert f"Steps left: {card.value - 2}." in told
    assert "M1: B6 A6." in told
    assert "S1 can go to" in told


def test_the_preview_of_a_side_says_where_the_keyhole_is():
    state = replace(played(4, 7, phase="side"), keyhole="W2")
    told = panel_alt(scene(state, "fr", seat=state.turn), SideDraft("east"))
    assert told.startswith("La serrure va de la porte ouest 2 à une porte du côté est.")


PREVIEWS = (FurnitureDraft(), PlanDraft(), PlanDraft(ghost="S1"), SideDraft(), CardDraft())


@pytest.mark.parametrize("draft", PREVIEWS, ids=str)
def test_every_preview_tells_the_ghosts_of_all_and_the_furniture(draft: Draft):
    state = with_ghosts(with_ghosts(start(2), 0, M1=("B5", "c", 0.0)), 1, S2=("D4", "nw", 0.8))
    told = panel_alt(scene(state, seat=0, card="tag"), draft)
    assert "M1 B5 middle" in told and "S2 D4↑0.8 north-west on the table" in told
    assert "desk A2–B3 90° 0.85 high" in told


def test_the_preview_of_a_plan_tells_where_its_ghosts_then_stand_and_what_is_chosen():
    state = replace(played(2, 3, phase="plan"), ghosts=start(2).ghosts, pieces=start(2).pieces)
    path = Path("S1", ("C6", "C5"), "nw", 0.0)
    told = panel_alt(scene(state, seat=0), PlanDraft((path,), "S1", "C5", 0))
    assert "Your ghosts in the hall after this plan: S1 C5 north-west." in told
    assert "Chosen: north-west." in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("draft", PREVIEWS, ids=str)
def test_the_words_of_a_preview_of_a_full_hall_fit_and_are_not_cut(language: str, draft: Draft):
    crowded = crowd(1, language)
    told = panel_alt(replace(crowded, view=replace(crowded.view, seat=0, card="tag")), draft)
    assert len(told) <= 1024 and told.endswith(".") and "…" not in told.replace("W…", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_told(language: str):
    assert len({card_alt(kind, words(language)) for kind in MIDNIGHT}) == len(MIDNIGHT)
    assert panel_alt(scene(start(), language, seat=0, card="tag"), CardDraft())


def test_the_choices_of_a_card_are_told():
    tag = with_ghosts(start(), 3, S2=("C4", "c", 0.0))
    assert "You may choose: S2 C4." in panel_alt(scene(tag, seat=0, card="tag", round=2), CardDraft())
    brother = with_ghosts(start(), 0, M1=("C6", "c", 0.0))
    assert "M1 becomes L1" in panel_alt(scene(brother, seat=0, card="brother"), CardDraft())
    # Of ghosts that are alike the alt text names the one that can be chosen.
    small = scene(with_ghosts(start(), 0, S1=("C6", "c", 0.0)), seat=0, card="brother")
    assert "S1 becomes M1" in panel_alt(small, CardDraft())
    assert "S1 becomes M2" not in panel_alt(small, CardDraft())


def test_the_text_board_tells_what_is_on_a_card():
    card = start().cards[0]
    assert card and f"[{card.value} {', '.join(words('en')(f'piece-{kind}') for kind in card.pieces)}]" in (
        unbroken(text_board(scene(start())))
    )
