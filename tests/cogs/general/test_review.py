"""Review: the look back at a finished game, in private, and thought about once."""

from typing import Any

import msgspec
import pytest

from cogs.general.review import played_turns, reviewed
from cogs.general.review_words import Review, by_turns, foreseen, happened, percent
from cogs.runtime.lane import Lane
from cogs.tables.playback import Reel
from cogs.tables.table import decode
from db.queries import games, moves, scores
from engine import GAMES
from engine.core import dump
from engine.core.review import Played
from engine.poudlard.model import FlipToken, PlayCard, RollDie
from engine.thinking import Answer as Judgement
from engine.thinking import Judge, answered
from locales import words
from tests.engine.poudlard.castle import POUDLARD, castle
from tests.playing.saying import says
from tests.playing.tables import board, on_turn, open_table, other, play_on, refused

EN = words("en")


@pytest.fixture
def questions(monkeypatch: Any) -> list[bytes]:
    """What the lane is asked; it answers here and at once."""
    asked = list[bytes]()

    async def ask(self: Lane, question: bytes, *, waits: bool = False, patience: float = 0) -> bytes | None:
        assert waits and patience
        asked.append(question)
        return answered(question)

    monkeypatch.setattr(Lane, "ask", ask)
    return asked


async def test_a_player_sees_the_curve_and_their_costly_turns(world: Any, questions: list[bytes]) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world)
    answer = await world.zoe.press(board(world), "button-review")
    assert answer.is_private and says(answer, "review-title", game=EN("game-junior"), number=1)
    assert answer.pictures[0].name == "chances.png"
    review = msgspec.json.decode(await world.bot.store.read(scores.load_review, 1, 0), type=Review)
    assert len(review.chances) == len(questions) + 1
    assert [picture.name for picture in answer.pictures[1:]] == [
        f"turn-{one.turn + 1}.png" for one in review.costly
    ]
    assert all(sum(all_) == pytest.approx(1) for all_ in review.chances)


async def test_a_game_is_thought_about_once_for_each_who_asks(world: Any, questions: list[bytes]) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world)
    first = await world.lou.press(board(world), "button-review")
    count = len(questions)
    again = await world.lou.press(board(world), "button-review")
    assert count and len(questions) == count and again.text == first.text
    assert not says(again, "review-costly") and not says(again, "review-no-costly")


async def test_a_review_goes_on_where_it_was_broken_off(
    world: Any, questions: list[bytes], monkeypatch: Any
) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world)
    ask, calls = Lane.ask, 0

    async def fifth_is_lost(self: Lane, *question: Any, **facts: Any) -> bytes | None:
        nonlocal calls
        calls += 1
        return None if calls == 5 else await ask(self, *question, **facts)

    monkeypatch.setattr(Lane, "ask", fifth_is_lost)
    assert says(await world.zoe.press(board(world), "button-review"), "review-busy")
    await world.zoe.press(board(world), "button-review")
    assert len(questions) == len(set(questions)) == calls - 1


async def test_who_puts_the_progress_away_finds_the_review_made(world: Any, monkeypatch: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world)

    async def put_away(self: Lane, question: bytes, **facts: Any) -> bytes | None:
        shown = world.zoe.sees()[-1]
        if shown.is_private:
            world.env.backend.delete_message(shown.channel_id, shown.id)
        return answered(question)

    monkeypatch.setattr(Lane, "ask", put_away)
    await world.zoe.press(board(world), "button-review")
    assert await world.bot.store.read(scores.load_review, 1, 0)


async def test_what_was_undone_is_not_told_as_played(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    await player.slash("junior push", slot="N1")
    staying = await player.slash("junior stay")
    await player.press(staying, "button-undo")
    await other(world, player).press(board(world), "button-agree")
    await player.slash("junior stay")
    row = await world.bot.store.read(games.load, 1)
    reel = Reel(decode(row), await world.bot.store.read(moves.of_game, 1), EN)
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
    review = Review(((0.5, 0.5), (0.6, 0.4), (0.9, 0.1), (0.0, 1.0)), ())
    course = by_turns(review, (duel, plan, end), {1: 1, 2: 2, 3: 2}, {1: "seen", 2: "seen"})
    assert course == ((0.5, 0.5), (0.6, 0.4), (0.0, 1.0))
    unseen = by_turns(review, (duel, plan, end), {1: 1, 2: 2, 3: 3}, {1: "seen", 2: "", 3: "seen"})
    assert unseen[2] == unseen[1]


def test_a_turn_costs_no_more_than_the_chances_before_it() -> None:
    judged = [Judgement(chances=(0.07, 0.93)), Judgement(chances=(0.0, 1.0), gain=0.14)]
    judged.append(Judgement(chances=(0.0, 1.0), gain=0.1))
    assert [(one.turn, one.cost) for one in reviewed(judged, 2, 0).costly] == [(1, 0.07)]


def test_nobody_has_won_for_certain_before_the_end() -> None:
    course = ((0.5, 0.5), (1.0, 0.0), (1.0, 0.0))
    assert [percent(course, turn, seat) for turn in (1, 2) for seat in (0, 1)] == [99, 1, 100, 0]


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


async def test_a_running_game_is_not_reviewed(world: Any, questions: list[bytes]) -> None:
    await open_table(world, world.zoe, world.matthieu)
    forged = world.zoe.forge(board(world), "b|review|1|1||")
    assert says(await refused(world, forged), "review-running") and not questions


async def test_a_lane_that_does_not_answer_is_told(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world)
    world.bot.lane._is_closed = True
    assert says(await refused(world, world.zoe.press(board(world), "button-review")), "review-busy")
    assert await world.bot.store.read(scores.load_review, 1, 0) is None


def always_better(question: bytes, step: int) -> bytes:
    """An expert that would have done the first legal thing instead, everywhere, and hardly thinks."""
    asked = msgspec.json.decode(question, type=Judge)
    game, even = GAMES[asked.game], (0.5, 0.5)
    if not asked.steps:
        return msgspec.json.encode(Judgement(chances=even))
    step %= len(asked.steps)
    state = game.load_state(asked.steps[step][0])
    actions = game.legal_actions(state, asked.seat)[:1]
    return msgspec.json.encode(Judgement(msgspec.Raw(dump(actions)), even, step, gain=0.5))


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
