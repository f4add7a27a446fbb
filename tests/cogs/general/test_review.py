"""Review: the look back at a finished game, in private, and thought about once."""

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from discord import ui

from cogs.general.review import EVERYBODY, Kept, played_turns, reviewed, turns_of
from cogs.runtime.lane import Lane
from cogs.ui.answers import Answer
from db.queries import scores
from engine.thinking import Answer as Judgement
from engine.thinking import Choose, Estimate, Judge, answered
from tests.playing.saying import EN, FR, says
from tests.playing.tables import board, open_table, play_on, reel_of, refused

KINDS: Any = Choose | Estimate | Judge


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


def seat_of(player: Any) -> int:
    """The seat of those who sit down first and second."""
    return [player.world.zoe, player.world.matthieu].index(player)


async def kept(world: Any, about: int) -> tuple[Judgement, ...]:
    """What is kept of a part of the review."""
    return msgspec.json.decode(await world.bot.store.read(scores.load_review, 1, about), type=Kept).found


def kinds(questions: list[bytes], kind: type) -> int:
    """How many questions are of a kind."""
    return sum(isinstance(msgspec.json.decode(line, type=KINDS), kind) for line in questions)


async def test_a_player_sees_the_curve_and_their_costly_turns(world: Any, questions: list[bytes]) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world)
    answer = await world.zoe.press(board(world), "button-review")
    assert answer.is_private and says(answer, "review-title", game=EN("game-junior"), number=1)
    assert answer.pictures[0].name == "chances.png"
    curve, own = [await kept(world, about) for about in (EVERYBODY, seat_of(world.zoe))]
    assert all(sum(one.chances) == pytest.approx(1) for one in curve)
    assert len(questions) == len(curve) + len(own) and 0 < len(own) < len(curve)
    assert len(answer.pictures) == 1 + min(3, sum(one.gain > 0.02 for one in own))


async def test_the_curve_is_thought_about_once_whoever_asks(world: Any, questions: list[bytes]) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world)
    answers = []
    for player in (world.lou, world.zoe, world.matthieu, world.francois, world.zoe):
        answers.append(await player.press(board(world), "button-review"))
    assert [kinds(questions, kind) for kind in (Estimate, Judge)] == [len(await kept(world, EVERYBODY))] * 2
    assert len(questions) == len(set(questions))
    assert answers[1].text == answers[4].text != answers[2].text and answers[0].text == answers[3].text
    assert not says(answers[0], "review-costly") and not says(answers[0], "review-no-costly")


@pytest.mark.parametrize(
    "text",
    ['{"chances":[[0.5,0.5]],"costly":[]}', '{"found":[{"chances":[0.5,0.5]}]}'],
    ids=["in_another_form", "of_a_game_parted_otherwise"],
)
async def test_a_review_that_an_older_version_kept_is_thought_about_anew(
    world: Any, questions: list[bytes], text: str
) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world)
    for about in (EVERYBODY, 0, 1):
        await world.bot.store.write(scores.keep_review, 1, about, text)
    assert says(await world.zoe.press(board(world), "button-review"), "review-title")
    assert len(questions) == len(await kept(world, EVERYBODY)) + len(await kept(world, seat_of(world.zoe)))


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


async def test_all_who_wait_for_a_review_are_told_how_far_it_is(world: Any, monkeypatch: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world)
    turns, asked = len(played_turns(await reel_of(world))), list[bytes]()
    thinks, is_joined, told = asyncio.Event(), asyncio.Event(), dict[int | None, list[str]]()
    post = Answer.post

    async def ask(self: Lane, question: bytes, **_: Any) -> bytes:
        asked.append(question)
        if len(asked) == 3:
            thinks.set()
            await is_joined.wait()
        return answered(question)

    async def posted(self: Answer, content: Any, *rest: Any) -> int:
        texts = [part.content for part in content.walk_children() if isinstance(part, ui.TextDisplay)]
        told.setdefault(self.user_id, []).append("\n".join(texts))
        if len(told.get(world.lou.id, ())) == 2:
            is_joined.set()
        return await post(self, content, *rest)

    monkeypatch.setattr(Lane, "ask", ask)
    monkeypatch.setattr(Answer, "post", posted)
    shown = board(world)
    first, second = (player.press(shown, "button-review") for player in (world.zoe, world.lou))
    await world.at_once(first, thinks.wait(), second)
    progress = [EN("review-progress", turn=turn, turns=turns) for turn in (1, 3, *range(5, turns + 1, 4))]
    assert told[world.zoe.id][1 : len(progress)] == [progress[0], *progress[2:]]
    assert told[world.lou.id][1:-1] == progress[1:]
    assert says(told[world.lou.id][-1], "review-title") and len(asked) == len(set(asked))


async def test_how_far_a_review_is_is_told_in_numbers_in_french_too(
    french_world: Any, monkeypatch: Any
) -> None:
    world, told = french_world, list[str]()

    async def ask(self: Lane, question: bytes, **_: Any) -> bytes:
        told.append(world.zoe.sees()[-1].text)
        return answered(question)

    monkeypatch.setattr(Lane, "ask", ask)
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world)
    turns = played_turns(await reel_of(world))
    own = [turn for turn in turns if turn.seat == 0]
    await world.zoe.press(board(world), "button-review")
    assert told[4:6] == [FR("review-progress", turn=5, turns=len(turns))] * 2
    assert told[len(turns)] == FR("review-progress-own", turn=1, turns=len(own))


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


def test_a_turn_costs_no_more_than_the_chances_before_it() -> None:
    course = list(enumerate(Judgement(chances=both) for both in ((0.07, 0.93), (0.0, 1.0), (0.0, 1.0))))
    own = [(1, Judgement(gain=0.14)), (2, Judgement(gain=0.1))]
    assert [(one.turn, one.cost) for one in reviewed(course, own, 2, 0).costly] == [(1, 0.07)]


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


def test_a_person_is_not_told_what_a_bot_should_have_done_in_their_seat() -> None:
    turns: Any = [SimpleNamespace(seat=0, entries=(1,)), SimpleNamespace(seat=0, entries=(2, 3))]
    reel: Any = SimpleNamespace(moves=[SimpleNamespace(interaction_id=click) for click in (7, None, None)])
    assert turns_of(reel, turns, 0) == [(0, turns[0])]
    assert len(turns_of(reel, turns, EVERYBODY)) == 2
