"""What is told of a round of Pas vu pas pris, and how a table that ended looks."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.games.pasvu.face import AT_ONCE, FACE, card_page
from cogs.games.pasvu.told import told
from cogs.games.pasvu.words import effect_lines
from engine.core import Outcome
from engine.pasvu import PasVu
from engine.pasvu.events import (
    CardDrawn,
    CardPassed,
    ChooserFound,
    DieRolled,
    FurnitureMoved,
    GameEnded,
    GhostWentBack,
    KeyholePlaced,
    LookTaken,
    MidnightStruck,
    PlanCommitted,
    PlanningOpened,
    RoundBegan,
    SidesPassed,
)
from engine.pasvu.model import MIDNIGHT, MovementCard, Piece, State
from locales import words
from render.pasvu.scene import LASTING
from tests.engine.pasvu.halls import furnished
from tests.playing.pasvu import change, open_hotel, state_of, with_ghosts
from tests.playing.pasvu_panels import asking
from tests.playing.saying import EN, FR, says, says_in_french
from tests.playing.tables import board, give_up, refused
from tests.render.pasvu.halls import figure, start, taken
from tests.render.pasvu.halls import with_ghosts as peopled

GAME = PasVu()
ROUND_AS_TURN = re.compile(r"(?i)(?<!à son )\btours?\b")
LOOK = LookTaken(taken("S3", (figure(0, "M1", "C5"),)))


def scored() -> State:
    """Two seats: one with a large ghost out and a medium one in the hall, one with a small one out."""
    state = peopled(start(2), 0, M1=("B5", "c", 0.0))
    own = tuple(
        tuple(replace(g, place="out") if (seat, g.name) in ((0, "L1"), (1, "S1")) else g for g in ghosts)
        for seat, ghosts in enumerate(state.ghosts)
    )
    return replace(state, ghosts=own)


def test_points_stand_between_the_look_and_the_next_round_what_is_out_apart() -> None:
    events = [LOOK, RoundBegan(2, 1), CardDrawn(1, MovementCard(8))]
    lines = told(events, asking(scored()))
    inside = EN("pasvu-told-points-more", name="Zoé", out=5, points=6)
    assert lines[1] == EN("pasvu-told-points", points=f"{inside}, Matthieu **1**")
    assert says(lines[2], "pasvu-told-round", round=2, all=5) and len(lines) == 4


def test_v37_points_stand_below_ghosts_that_a_card_brought_out() -> None:
    events = [LOOK, RoundBegan(2, 1), MidnightStruck(1, "freeze")]
    assert says(told(events, asking(scored()))[-1], "pasvu-told-points")


@pytest.mark.parametrize(("after", "count"), [((), 1), ((ChooserFound(1),), 0)])
def test_v19_only_a_plan_that_can_still_be_replaced_is_said_to_be(after: Any, count: int) -> None:
    lines = told([PlanCommitted(0, again=False), *after], asking(start(2)))
    assert sum(says(line, "pasvu-told-planned") for line in lines) == count


def test_v32_those_who_were_not_on_furniture_stand_in_one_line() -> None:
    events = [GhostWentBack(0, "S1"), GhostWentBack(0, "M1"), GhostWentBack(1, "S2")]
    assert told(events, asking(start(2), "fr")) == [
        FR("pasvu-told-back-perch", ghosts=FR("alt-pasvu-break").join(("Zoé P1, M1", "Matthieu P2")))
    ]


def test_v10_the_winner_is_named_by_the_tables_own_result() -> None:
    outcome = Outcome((1, 2), (12, 9), "last-card")
    assert says(
        told([GameEnded(outcome)], asking(start(2)))[0], "pasvu-told-ended", names="Zoé", count=1, points=12
    )
    # Whoever resigned is below all who stayed.
    resigned = replace(outcome, places=(2, 1))
    assert says(
        told([GameEnded(outcome)], asking(start(2), result=resigned))[0],
        "pasvu-told-ended",
        names="Matthieu",
        count=1,
        points=9,
    )
    shared = Outcome((1, 1), (9, 9), "last-card")
    assert says(
        told([GameEnded(shared)], asking(start(2)))[0], "pasvu-told-ended", names="Zoé and Matthieu", count=2
    )


@pytest.mark.parametrize(
    ("count", "said"),
    [(1, "the only ghost is not seen"), (2, "neither of the two ghosts"), (3, "none of the 3 ghosts")],
)
def test_v9_a_look_that_sees_nobody_counts_as_people_do(count: int, said: str) -> None:
    figures = tuple(figure(0, f"S{n}", "A1") for n in range(1, count + 1))
    look = replace(taken("S3", ()), figures=figures)
    assert said in told([LookTaken(look)], asking(start(2)))[0]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "the only ghost is seen"), ("fr", "le seul fantôme est vu")]
)
def test_v9_the_only_ghost_is_not_one_of_one(language: str, said: str) -> None:
    look = taken("S3", (figure(0, "M1", "C5"),))
    assert said in told([LookTaken(look)], asking(start(2), language))[0]


def test_in_french_a_round_is_a_manche_and_a_turn_is_not() -> None:
    files = sorted(Path("locales").glob("pasvu*.fr.ftl"))
    found = [
        line for file in files for line in file.read_text("utf8").splitlines() if ROUND_AS_TURN.search(line)
    ]
    assert files and not found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_tell_all_twelve_midnight_cards_with_what_they_do(language: str) -> None:
    said = words(language)
    pages = [card_page(which, cards, said)[0] for which, cards in (("lasting", LASTING), ("once", AT_ONCE))]
    told = "\n".join(pages)
    assert all(f"**{said(f'midnight-{c}')}** — {said(f'rules-pasvu-card-{c}')}" in told for c in MIDNIGHT)
    assert max(map(len, pages)) < 1900


def test_v29_whoever_plans_reads_which_ghost_stays_before_the_mirror() -> None:
    state = replace(peopled(start(2), 0, S2=("C1", "c", 0.0)), card="grimaces", round=2, phase="plan")
    own = tuple(replace(g, rests=2) if g.name == "S2" else g for g in state.ghosts[0])
    (line,) = effect_lines(GAME.view(replace(state, ghosts=(own, state.ghosts[1])), 0), words("fr"))
    assert line.endswith(FR("pasvu-effect-own", ghosts="P2"))


def test_v36_the_reminder_and_the_side_panel_name_the_number_that_the_crystal_ball_told() -> None:
    state = replace(start(2), card="crystal", crystal=2, phase="side", turn=0)
    text = FACE.panel.page(asking(state), "").text
    assert says(text, "alt-pasvu-crystal", number=2) and says(text, "pasvu-panel-side", number=2)


def test_v4_a_card_says_which_of_its_pieces_were_moved_before() -> None:
    desk, other = Piece("desk", 3.0, 3.0, 0), MovementCard(6, ("desk", "piano"))
    events = [CardDrawn(0, other), FurnitureMoved(0, desk), CardDrawn(1, other)]
    lines = told(events, asking(replace(start(2), moved=("desk",))))
    assert lines[0] == EN(
        "pasvu-told-drawn", name="Zoé", value=6, one=EN("piece-desk-the"), other=EN("piece-piano-the")
    )
    assert lines[2] == EN(
        "pasvu-told-drawn",
        name="Matthieu",
        value=6,
        one=EN("pasvu-told-moved-already", piece=EN("piece-desk-the")),
        other=EN("piece-piano-the"),
    )
    both = told([CardDrawn(1, other)], asking(replace(start(2), moved=("desk", "piano"))))
    assert both[0].endswith(
        f"{EN('pasvu-told-moved-already', piece=EN('piece-piano-the'))}. {EN('pasvu-told-any-other')}"
    )


def test_v4_the_panel_says_which_pieces_of_the_card_were_moved_before() -> None:
    cards = (MovementCard(6, ("desk", "piano")), None)
    state = replace(start(2), phase="furniture", turn=0, cards=cards, moved=("piano",))
    text = FACE.panel.page(asking(state), "").text
    assert says(text, "pasvu-furniture-card", pieces=EN("piece-desk"))
    assert says(text, "pasvu-furniture-before", pieces=EN("piece-piano"))


def test_v6_a_sole_chooser_is_told_why_nobody_rolls() -> None:
    rolled, sole = (
        [DieRolled((0, 1), (4, 2)), ChooserFound(0)],
        [PlanCommitted(0, again=False), ChooserFound(1)],
    )
    assert told(sole, asking(start(2))) == [
        EN("pasvu-told-idle", names="Zoé and Matthieu"),
        EN("pasvu-told-sole", name="Matthieu"),
    ]
    assert len(told(rolled, asking(start(2)))) == 1


def test_v34_who_rolled_for_the_door_is_told_though_the_die_has_passed_on() -> None:
    events = [KeyholePlaced("E3"), LOOK, RoundBegan(3, 1)]
    assert told(events, asking(start(2)))[0] == (
        EN(
            "pasvu-told-keyhole-knock",
            name="Zoé",
            number=3,
            door=EN("picture-pasvu-door", side=EN("hall-side-east"), number=3),
        )
    )


@pytest.mark.parametrize("card", ["grimaces", "tag", "brother"])
def test_whoever_can_do_nothing_with_a_card_is_told_why(card: str) -> None:
    (line,) = told([CardPassed(1, able=False)], asking(replace(start(2), card=card)))
    assert says(line, f"pasvu-told-unable-{card}", name="Matthieu")


def test_v35_sides_are_told_as_places() -> None:
    (line,) = told([SidesPassed(("east", "west"))], asking(start(2), "fr"))
    assert line == FR("pasvu-told-sides", sides=f"Zoé {FR('hall-at-east')}, Matthieu {FR('hall-at-west')}")


@pytest.mark.parametrize(("seat", "count"), [(None, 1), (0, 0)])
def test_a_lasting_card_is_not_told_twice_to_whom_the_panel_tells_it(seat: int | None, count: int) -> None:
    viewer = asking(replace(start(2), card="perch", phase="plan"), seat=seat)
    assert sum("🌙" in line for line in told([PlanningOpened(2)], viewer)) == count
    assert len(told([MidnightStruck(0, "perch")], viewer)) == count


def test_v12_a_piece_put_on_another_is_told_to_be_there() -> None:
    hall = tuple(
        Piece("armchair", 3.1, 3.2, 0, z=0.8) if p.kind == "armchair" else p for p in start(2).pieces
    )
    lines = told([FurnitureMoved(0, hall[4])], asking(replace(start(2), pieces=hall), "fr"))
    assert lines == [
        FR(
            "pasvu-told-furniture",
            name="Zoé",
            piece=FR("piece-armchair-the"),
            place=f"D4, {FR('alt-pasvu-on', piece=FR('piece-table-the'))}",
        )
    ]


@pytest.mark.parametrize(
    ("language", "scores", "length"),
    [
        (
            "en",
            ["6 points (5 for 1 ghost out, 1 for those in the hall)", "1 point (1 for 1 ghost out)"],
            "3 rounds in 9 min.",
        ),
        ("fr", ["6 points (5 pour 1 fantôme dehors, 1 pour ceux du hall)"], "3 manches en 9 min."),
    ],
)
def test_v10_the_result_says_what_the_points_are_for(language: str, scores: list[str], length: str) -> None:
    viewer = asking(replace(scored(), round=3), language)
    assert [FACE.narration.score_line(viewer, seat) for seat in range(len(scores))] == scores
    assert FACE.narration.length(viewer, "9 min") == length
    assert says(FACE.narration.score_line(asking(start(2)), 0), "pasvu-score", out=0)


@pytest.mark.parametrize("phase", ["furniture", "plan", "side", "midnight"])
def test_whose_turn_it_is_says_what_for_and_orders_nobody_about(phase: str) -> None:
    viewer = asking(replace(start(2), phase=phase))
    for language, rest in (("en", "It is Zoé’s turn to "), ("fr", "C’est à Zoé de ")):
        said = words(language)(FACE.narration.turn(viewer, 0), name="Zoé", count=1)
        assert said.startswith(rest) and "**" not in said


def test_a_table_that_ended_by_resigning_shows_its_result_and_nobodys_turn() -> None:
    viewer = asking(
        replace(start(2), phase="midnight", card="tag"), result=Outcome((2, 1), (0, 0), "resigned")
    )
    assert says(FACE.board(viewer).alt, "alt-winner", names="Matthieu", count=1)
    assert not says(FACE.board(viewer).alt, "alt-pasvu-turn-midnight")
    view = viewer.view
    assert (view.turn, view.planning, view.phase) == (None, (), "over")


async def test_v30_a_refusal_calls_ghosts_as_the_reader_does(french_world: Any) -> None:
    world = french_world
    await open_hotel(world, world.zoe, world.matthieu, midnight="midnight")
    state = await state_of(world)
    ghosts = with_ghosts(state, 1, S2="D2")
    await change(world, ghosts=ghosts, round=2, phase="midnight", card="tag", turn=0, holder=0, waiting=(1,))
    assert says_in_french(
        await refused(world, world.zoe.slash("pasvu tag", ghost="P1")), "pasvu-not-taggable", ghost="P1"
    )


async def test_a_resignation_that_ends_the_game_is_drawn(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu)
    await give_up(world.zoe)
    assert says(board(world).pictures[0].alt, "alt-winner", names="Matthieu", count=1)


async def test_help_names_each_game_with_its_commands(world: Any) -> None:
    page = await world.zoe.slash("help")
    await world.zoe.press(page, "button-help-rules")
    assert EN("game-pasvu") in page.buttons and "`/pasvu plan`" in page.text


async def test_v3_a_command_that_moves_nothing_is_refused(world: Any) -> None:
    await open_hotel(world, world.zoe, world.matthieu)
    card = MovementCard(6, ("desk", "table"))
    await change(world, phase="furniture", turn=0, holder=0, cards=(card, None), waiting=(1,))
    answer = await refused(world, world.zoe.slash("pasvu furniture", piece="desk"))
    assert says(answer, "pasvu-not-moved")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_v20_a_piece_that_fills_the_keyhole_is_told_beside_the_picture_and_in_its_alt_text(
    language: str,
) -> None:
    speak = words(language)
    barred = speak("pasvu-look-barred", piece=speak("piece-piano-the"))
    for x, is_barred in ((2.5, True), (5.0, False)):
        look = taken("S3", (figure(0, "M1", "C5"),), furnished(Piece("piano", x, 5.6, 0)))
        viewer = asking(start(2), language)
        (line, *_) = told([LookTaken(look)], viewer)
        (drawing,) = FACE.narration.extras([LookTaken(look)], viewer)
        assert (barred in line) is (barred in drawing.alt) is is_barred
