"""`/replay` as people see it: the whole game in one film, one move of it, and never a secret too early."""

import io
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.general.replay import Shot
from cogs.runtime.lane import Lane
from cogs.tables.playback import Reel
from cogs.tables.table import decode, think
from db.queries import moves
from engine.core import Dice
from engine.core.playback import Moment, playback
from engine.thinking import answered
from locales import words
from tests.playing.saying import EN, labels, says, says_in_french
from tests.playing.tables import board, give_up, open_lobby, open_table, play_on, quick_turn, refused


def frames(data: bytes) -> int:
    """How many moments a film shows."""
    return Image.open(io.BytesIO(data)).n_frames


def times(data: bytes) -> list[int]:
    """For how many milliseconds a film shows each of its moments."""
    film, found = Image.open(io.BytesIO(data)), list[int]()
    for number in range(film.n_frames):
        film.seek(number)
        found.append(film.info["duration"])
    return found


async def film_of(world: Any, table: Any) -> Shot:
    """The film of a table as any spectator would get it."""
    played = await world.bot.store.read(moves.of_game, table.row.id)
    cog = world.bot.get_cog("Replay")
    return await cog.shot(Reel(table, played, words("en")), 8 << 20)


async def test_replay_under_the_last_board_shows_the_deal_and_every_turn(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    table = await play_on(world)
    turns = table.game.board_count(table.state)
    answer = await world.lou.press(board(world), "button-replay")
    assert answer.is_private
    assert says(answer, "replay-done", game=EN("game-junior"), number=1, turns=turns)
    (film,) = answer.pictures
    assert film.name == "replay.gif" and len(film.data) <= 8 << 20
    assert frames(film.data) == 1 + turns < len(await world.bot.store.read(moves.of_game, 1))
    assert times(film.data)[-1] > 3000 + times(film.data)[0]
    assert says(film.alt, "replay-alt", game=EN("game-junior"), number=1) and says(film.alt, "replay-alt")


async def test_giving_up_is_shown_but_is_no_turn(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await quick_turn(world)
    await give_up(world.zoe)
    answer = await world.lou.press(board(world), "button-replay")
    assert says(answer, "replay-done", turns=1)


async def test_while_it_is_drawn_a_message_says_so(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world, most=3)
    await world.zoe.slash("replay", number=1)
    first = [r for r in world.env.http_requests if r.path.endswith("/callback")][-1]
    assert says(first.json["data"]["content"], "replay-drawing", game=EN("game-junior"), number=1)


async def test_a_running_game_is_replayed_too_and_can_be_shown_to_all(french_world: Any) -> None:
    await open_table(french_world, french_world.zoe, french_world.matthieu)
    await play_on(french_world, most=4)
    answer = await french_world.lou.slash("replay", number=1, public=True)
    assert not answer.is_private and says_in_french(answer, "replay-running")
    assert frames(answer.pictures[0].data) == 3  # the deal, and two turns of a push and a move


@pytest.mark.parametrize(
    ("game", "options"),
    [("junior", {"goals": "secret"}), ("secret", {"memory": "on"}), ("poudlard", {})],
)
async def test_games_that_differ_in_secrets_alone_have_the_same_replay_until_they_are_over(
    world: Any, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, str]
) -> None:
    await open_table(world, world.zoe, world.matthieu, game=game, **options)
    running = await play_on(world, most=30 if game == EN("option-junior-goals-secret") else 8)
    over = decode(replace(running.row, status="over"))
    before = [(await film_of(world, table)).data for table in (running, over)]
    monkeypatch.setattr("cogs.tables.playback.playback", with_other_secrets)
    after = [(await film_of(world, table)).data for table in (running, over)]
    assert before[0] == after[0]
    assert before[1] != after[1]


def with_other_secrets(game: Any, *facts: Any) -> Iterator[Moment]:
    """The same game, with everything drawn anew that a spectator cannot know."""
    for moment in playback(game, *facts):
        yield replace(moment, state=game.redeal(moment.state, None, Dice(b"other secrets")))


async def test_one_turn_has_its_words_and_a_way_on_and_back(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world, most=5)  # two turns of a push and a move, and a push
    still = await world.lou.slash("replay", number=1, turn=2)
    assert still.is_private and still.text.startswith(
        f"{EN('replay-still', turn=2, turns=3, game=EN('game-junior'), number=1)}\n"
    )
    assert len(still.text.splitlines()) > 1
    before = still.pictures[0].data
    await world.lou.press(still, "button-turn-on")
    assert says(still, "replay-still", turn=3, turns=3) and still.pictures[0].data != before
    assert still.buttons == labels("button-turn-back")
    for _ in range(3):
        await world.lou.press(still, "button-turn-back")
    assert says(still, "replay-still", turn=0) and still.buttons == labels("button-turn-on")


async def test_the_replay_of_a_finished_game_and_each_of_its_turns_lead_to_review(
    world: Any, monkeypatch: Any
) -> None:
    async def ask(self: Lane, question: bytes, **_: Any) -> bytes:
        return answered(question)

    monkeypatch.setattr(Lane, "ask", ask)
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world, most=3)
    assert (await world.zoe.slash("replay", number=1)).buttons == []
    assert EN("button-review") not in (await world.zoe.slash("replay", number=1, turn=1)).buttons
    await give_up(world.zoe)
    still = await world.zoe.slash("replay", number=1, turn=1)
    assert still.buttons == labels("button-turn-back", "button-turn-on", "button-review")
    for shown in (still, await world.zoe.slash("replay", number=1)):
        review = await world.zoe.press(shown, "button-review")
        assert review.is_private and says(review, "review-title", number=1)
    assert says(still, "replay-still", turn=1)  # it stays beside the review


async def test_who_gave_up_is_told_in_the_turn_where_they_did(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    await play_on(world, most=2)
    await give_up(world.zoe)
    number = 2  # after one turn
    still = await world.lou.slash("replay", number=1, turn=number, public=True)
    assert not still.is_private and says(still, "replay-entry-resign", name="Zoé")
    earlier = await world.lou.slash("replay", number=1, turn=number - 1)
    assert not says(earlier.pictures[0].alt, "resigned-name") and says(
        still.pictures[0].alt, "resigned-name", name="Zoé"
    )


async def test_a_game_that_ended_by_giving_up_before_the_first_move_has_a_replay(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await give_up(world.zoe)
    answer = await world.zoe.slash("replay", number=1)
    assert frames(answer.pictures[0].data) == 2


async def test_a_long_game_shows_one_turn_of_several_and_says_so(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.general.replay.MOST_FRAMES", 5)
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world, most=12)
    answer = await world.zoe.slash("replay", number=1)
    assert says(answer, "replay-shortened", step=2)
    assert frames(answer.pictures[0].data) == 4  # the deal, and turns 2, 4 and 6


async def test_a_film_that_is_too_large_is_made_of_fewer_frames(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    table = await play_on(world, most=12)
    whole = await film_of(world, table)
    played = await world.bot.store.read(moves.of_game, 1)
    limit = len(whole.data) * 3 // 4
    smaller = await world.bot.get_cog("Replay").shot(Reel(table, played, words("en")), limit)
    assert len(smaller.data) <= limit and smaller.step > whole.step == 1


async def test_refusals_of_replay(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world, most=2)
    text = await refused(world, world.zoe.slash("replay", number=1, turn=2))
    assert text == EN("replay-no-turn", turns=1)
    assert await refused(world, world.zoe.slash("replay", number=1, turn=2, public=True)) == text
    assert says(await refused(world, world.zoe.slash("replay", number=9)), "no-such-game", game=9)
    await open_lobby(world, world.lou)
    assert says(await refused(world, world.zoe.slash("replay", number=2)), "game-not-started")


async def test_a_game_of_older_rules_is_not_replayed(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await world.bot.store._connection.write(lambda db: db.execute("UPDATE games SET rules_version = 0"))
    assert says(await refused(world, world.zoe.slash("replay", number=1)), "replay-other-rules")
    await world.bot.lifecycle.resign(1, world.zoe.id, None)
    await world.bot.dispatcher.send(1)
    await world.env.settle()
    assert says(await refused(world, world.zoe.slash("verify")), "verify-other-rules")


async def test_j15_a_daily_maze_is_replayed_by_its_player_alone_and_to_others_not_before_the_day_is_over(
    world: Any,
) -> None:
    await world.zoe.slash("daily", show="maze")
    table = await world.bot.tables.load(1)
    await world.bot.moves.act(1, world.zoe.id, (think(table, 0),), 5)
    await world.bot.dispatcher.send(1)
    await world.env.settle()
    assert says(await refused(world, world.lou.slash("replay", number=1)), "no-such-game", game=1)
    assert says(await refused(world, world.zoe.slash("replay", number=1, public=True)), "replay-daily")
    assert (await world.zoe.slash("replay", number=1)).is_private
    await world.env.advance_time(86400)
    shown = await world.zoe.slash("replay", number=1, public=True)
    assert not shown.is_private and frames(shown.pictures[0].data) == 2


async def test_my_games_are_offered_for_the_number_the_newest_first(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await give_up(world.zoe)
    await open_table(world, world.zoe, world.matthieu)
    offered = await world.zoe.complete("replay", "number")
    assert [choice["value"] for choice in offered] == [2, 1]
