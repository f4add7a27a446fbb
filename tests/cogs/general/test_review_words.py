"""Review in words: what is told of swings, of costly turns and of what was better, and what is not."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cogs.general.review import played_turns
from cogs.general.review_course import Course, by_turns, course_of, curve_alt, end_line
from cogs.general.review_words import foreseen, happened
from cogs.runtime.lane import Lane
from cogs.ui.limits import ALT_LIMIT
from engine import GAMES
from engine.core import Outcome, dump
from engine.core.review import Played
from engine.poudlard.model import FlipToken, PlayCard, RollDie
from engine.secret.model import Challenge
from engine.thinking import Answer as Judgement
from engine.thinking import Estimate, Judge
from tests.engine.poudlard.castle import POUDLARD, castle
from tests.journeys.junior.test_whole_games import english_in
from tests.playing.saying import EN, FR, says, says_in_french
from tests.playing.tables import (
    board,
    end_game,
    give_up,
    manager,
    on_turn,
    open_table,
    other,
    play_on,
    reel_of,
)

KINDS: Any = Estimate | Judge


async def test_what_was_undone_is_not_told_as_played(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    await player.slash("junior push", slot="N1")
    staying = await player.slash("junior stay")
    await player.press(staying, "button-undo")
    await other(world, player).press(board(world), "button-agree")
    await player.slash("junior stay")
    reel = await reel_of(world)
    (turn,) = played_turns(reel)
    events, _ = happened(reel, list(reel.moments()), turn.entries)
    assert turn.entries == (1, 4) and [type(event).__name__ for event in events] == [
        "TilePushed",
        "PawnMoved",
    ]
    assert [shown.entry for shown in reel.turns()] == [None, reel.moves[3]]
    assert reel.turn_numbers(reel.moments()) == {1: 1, 4: 1}


def test_turns_are_numbered_as_in_a_replay_and_what_nobody_saw_changes_no_chances() -> None:
    duel, plan, end = (Played(0, entries, None, None, ()) for entries in ((1,), (2,), (3,)))
    chances = ((0.5, 0.5), (0.6, 0.4), (0.9, 0.1), (0.0, 1.0))
    course = by_turns(chances, (duel, plan, end), {1: 1, 2: 2, 3: 2}, {1: "seen", 2: "seen"})
    assert course == ((0.5, 0.5), (0.6, 0.4), (0.0, 1.0))
    unseen = by_turns(chances, (duel, plan, end), {1: 1, 2: 2, 3: 3}, {1: "seen", 2: "", 3: "seen"})
    assert unseen[2] == unseen[1]


def test_nobody_has_won_for_certain_before_the_end() -> None:
    course = Course(((0.5, 0.5), (1.0, 0.0), (1.0, 0.0)))
    assert [course.percent(turn, seat) for turn in (1, 2) for seat in (0, 1)] == [99, 1, 100, 0]


def test_what_is_preferred_is_told_without_what_chance_or_a_secret_would_show() -> None:
    told = [
        [type(event).__name__ for event in foreseen(POUDLARD, state, 0, (action,))]
        for state, action in (
            (castle(hand="norris"), PlayCard("norris", (), (1,))),
            (castle(left=1, year="expert"), FlipToken("D4")),
            (castle(die=0), RollDie()),
        )
    ]
    assert told == [["CardPlayed"], [], []]


def always_better(question: bytes, step: int) -> bytes:
    """An expert that would have done the first legal thing instead, everywhere, and hardly thinks."""
    asked = msgspec.json.decode(question, type=KINDS)
    if isinstance(asked, Estimate):
        return msgspec.json.encode(Judgement(chances=(0.5, 0.5)))
    game = GAMES[asked.game]
    step %= len(asked.steps)
    state = game.load_state(asked.steps[step][0])
    actions = game.legal_actions(state, asked.seat)[:1]
    return msgspec.json.encode(Judgement(msgspec.Raw(dump(actions)), step=step, gain=0.5))


@pytest.fixture
def one_swing(monkeypatch: Any) -> None:
    """An expert that gives the first seat 90 % from turn 4 on, and blames the first step of every turn."""
    estimates = 0

    async def ask(self: Lane, question: bytes, **_: Any) -> bytes:
        nonlocal estimates
        if isinstance(msgspec.json.decode(question, type=KINDS), Judge):
            return always_better(question, 0)
        estimates += 1
        return msgspec.json.encode(Judgement(chances=(0.9, 0.1) if estimates >= 4 else (0.5, 0.5)))

    monkeypatch.setattr(Lane, "ask", ask)


async def test_everybodys_chances_before_and_after_a_swing_are_told(world: Any, one_swing: None) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world)
    turns = len(played_turns(await reel_of(world)))
    answer = await world.lou.press(board(world), "button-review")
    zoe = EN("review-change", name="Zoé", before=50, after=90)
    matthieu = EN("review-change", name="Matthieu", before=50, after=10)
    assert says(answer, "review-swing", number=1, turn=4, chances=f"{zoe}, {matthieu}")
    assert not says(answer, "review-swing", number=2)
    alt = answer.pictures[0].alt
    assert says(alt, "review-alt-swing", turn=4, name="Zoé", before=50, after=90)
    assert says(alt, "review-alt-seat", name="Matthieu", chances=" ".join(["50"] * 4 + ["10"] * (turns - 3)))


async def test_the_curve_ends_at_what_came_out_and_says_that_somebody_gave_up(
    world: Any, one_swing: None
) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world, most=8)
    await give_up(world.zoe)
    answer = await world.lou.press(board(world), "button-review")
    gone = EN("review-end-resigned", names="Zoé")
    zoe = EN("review-change", name="Zoé", before=90, after=0)
    matthieu = EN("review-change", name="Matthieu", before=10, after=100)
    assert says(answer, "review-end", story=gone)
    assert says(answer, "review-end-chances", chances=f"{zoe}, {matthieu}")
    assert says(answer, "review-swing", number=1, turn=4) and not says(answer, "review-swing", number=2)
    assert gone in answer.pictures[0].alt and says(answer.pictures[0].alt, "review-alt", turns=4)
    assert says(answer.pictures[0].alt, "review-alt-seat", name="Zoé", chances="50 50 50 50 90 0")


async def test_where_nobody_has_won_the_curve_ends_where_the_game_stood(world: Any, one_swing: None) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world, most=8)
    await end_game(manager(world))
    answer = await world.lou.press(board(world), "button-review")
    assert answer.text.splitlines()[-1] == EN("review-end", story=EN("review-end-stopped"))
    assert says(answer.pictures[0].alt, "review-alt-seat", name="Zoé", chances="50 50 50 50 90")


@pytest.mark.parametrize(
    ("reason", "places", "course"),
    [
        ("agreed", (1, 1), Course(((0.5, 0.5),), "agreed", (0.5, 0.5))),
        ("adjudicated", (2, 1), Course(((0.5, 0.5),), "adjudicated", (0.0, 1.0))),
        ("abandoned", (1, 1), Course(((0.5, 0.5),), "abandoned")),
        ("all-won", (1, 2), Course(((0.5, 0.5),))),
        ("all-won", (2, 1), Course(((0.5, 0.5),), "ranked-last", (0.0, 1.0))),
    ],
)
def test_an_end_that_people_gave_a_game_is_told_apart_from_its_rules(
    reason: str, places: tuple[int, ...], course: Course
) -> None:
    by_rules = Outcome((1, 2), (7, 5), "all-won") if reason == "all-won" else None
    table = SimpleNamespace(
        outcome=lambda: Outcome(places, (0, 0), reason), game=SimpleNamespace(outcome=lambda _: by_rules)
    )
    assert course_of(SimpleNamespace(table=table), None, ((0.5, 0.5),)) == course


async def test_review_replay_and_the_last_board_count_the_same_turns(world: Any, monkeypatch: Any) -> None:
    async def ask(self: Lane, question: bytes, **_: Any) -> bytes:
        return msgspec.json.encode(Judgement(chances=(0.4, 0.3, 0.3)))

    monkeypatch.setattr(Lane, "ask", ask)
    await open_table(world, world.zoe, world.matthieu, world.lou)
    await play_on(world, most=3)  # a turn, and a push of the next one
    await give_up(world.zoe)
    await play_on(world, most=2)
    await give_up(world.lou if on_turn(world) is world.matthieu else world.matthieu)
    shown = board(world)
    table = await world.bot.tables.load(1)
    turns = table.game.turn_count(table.state)
    assert table.row.status == "over" and says(shown, "end-length", turns=turns)
    review = await world.francois.press(shown, "button-review")
    assert says(review.pictures[0].alt, "review-alt", turns=turns)
    still = await world.francois.slash("replay", number=1, turn=turns)
    assert says(still, "replay-still", turn=turns, turns=turns)
    await world.francois.press(still, "button-turn-on")
    assert says(still, "replay-still-after", turns=turns) and says(still, "replay-entry-resign")


async def test_a_whole_review_in_french(french_world: Any, one_swing: None) -> None:
    world = french_world
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world)
    answer = await world.zoe.press(board(world), "button-review")
    title, swing, changed, costly, *lines = answer.text.splitlines()
    assert title == FR("review-title", game=FR("game-junior"), number=1) and costly == FR("review-costly")
    after = (("Zoé", 90), ("Matthieu", 10))
    changes = (FR("review-change", name=name, before=50, after=share) for name, share in after)
    assert says_in_french(f"{swing}\n{changed}", "review-swing", turn=4, chances=", ".join(changes))
    for number, line in enumerate(lines):
        keys = (("review-turn",), ("review-made",), ("review-better", "review-better-drawn"))[number % 3]
        assert any(says_in_french(line, key) for key in keys)
    alts = [picture.alt for picture in answer.pictures]
    assert len(lines) == 9 and len(alts) == 4 and says_in_french(alts[0], "review-alt-course")
    assert [part for part in (answer.text, *alts) if english_in(part)] == []


def test_a_course_too_long_for_an_alt_text_is_told_in_larger_steps() -> None:
    last: Any = SimpleNamespace(words=EN, viewer=SimpleNamespace(own_names=("Zoé", "Matthieu")))
    short, long = (curve_alt(last, Course(((0.5, 0.5),) * (turns + 1))) for turns in (20, 400))
    assert says(short, "review-alt-course", step=1) and says(short, "review-alt", turns=20)
    assert says(long, "review-alt-course", step=3) and len(long) <= ALT_LIMIT
    assert not says(long, "review-alt-swings")


def test_names_in_the_alt_text_of_a_course_have_no_backslashes() -> None:
    seats = tuple(SimpleNamespace(seat=seat, resigned=seat == 0) for seat in (0, 1))
    viewer, table = (
        SimpleNamespace(own_names=("_Zoé_*", "Lou")),
        SimpleNamespace(row=SimpleNamespace(seats=seats)),
    )
    last: Any = SimpleNamespace(words=EN, viewer=viewer, table=table)
    course = Course(((0.5, 0.5),) * 3, "resigned", (0.0, 1.0))
    alt, message = curve_alt(last, course), "\n".join(end_line(last, course))
    assert "_Zoé_*" in alt and "\\" not in alt and "_Zoé_*" not in message


async def test_s9_a_duel_that_should_have_been_for_what_the_die_shows_is_told_so(
    world: Any, monkeypatch: Any
) -> None:
    async def ask(self: Lane, question: bytes, **_: Any) -> bytes:
        asked = msgspec.json.decode(question, type=KINDS)
        if isinstance(asked, Estimate):
            return msgspec.json.encode(Judgement(chances=(0.5, 0.5)))
        for step, (_, action) in enumerate(asked.steps):
            if b'"challenge"' in bytes(action):
                die = msgspec.Raw(dump([Challenge(1 - asked.seat, "die")]))
                return msgspec.json.encode(Judgement(die, step=step, gain=0.5))
        return msgspec.json.encode(Judgement())

    monkeypatch.setattr(Lane, "ask", ask)
    await open_table(world, world.zoe, world.matthieu, game="secret")
    await play_on(world)
    answer = await world.zoe.press(board(world), "button-review")
    assert says(answer, "secret-told-duel-die", name="Zoé", rival="Matthieu")


@pytest.mark.parametrize("step", [0, -1])
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_no_costly_turn_is_told_without_words(
    world: Any, monkeypatch: Any, game: str, step: int
) -> None:
    async def ask(self: Lane, question: bytes, **_: Any) -> bytes:
        return always_better(question, step)

    monkeypatch.setattr(Lane, "ask", ask)
    await open_table(world, world.zoe, world.matthieu, game=game)
    await play_on(world)
    for player in (world.zoe, world.matthieu):
        answer = await player.press(board(world), "button-review")
        assert says(answer, "review-costly")
        assert not [line for line in answer.text.splitlines() if line.rstrip().endswith(":")], answer.text
        assert len(answer.pictures) == 4
        # A player sends the keyhole to a side; what is seen there is not what they did.
        assert not [line for line in answer.text.splitlines() if "👁️" in line and line.startswith("You:")]


@pytest.mark.parametrize("game", ["junior", "pasvu", "secret"])  # of Poudlard it is to end the turn
async def test_what_the_expert_preferred_is_drawn_as_in_the_panel(
    world: Any, monkeypatch: Any, game: str
) -> None:
    async def ask(self: Lane, question: bytes, **_: Any) -> bytes:
        return always_better(question, -1)

    monkeypatch.setattr(Lane, "ask", ask)
    await open_table(world, world.zoe, world.matthieu, game=game)
    await play_on(world)
    answers = [await player.press(board(world), "button-review") for player in (world.zoe, world.matthieu)]
    lines = [line for answer in answers for line in answer.text.splitlines()]
    alts = [picture.alt for answer in answers for picture in answer.pictures]
    drawn = [alt for alt in alts if says(alt, "review-alt-better")]
    assert drawn and len(drawn) == sum(says(line, "review-better-drawn") for line in lines)
