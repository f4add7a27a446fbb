"""What happened, in the panel: a short private film, made only from what that seat may know."""

import io
from collections.abc import Sequence
from typing import Any

import pytest
from PIL import Image

from cogs.games import FACES
from cogs.panels.films import add_some, caption, passage_of
from cogs.panels.since import MOST_BYTES, seen_turns
from cogs.tables.playback import Step, steps_seen
from cogs.tables.table import Table
from engine import GAMES
from engine.core import Dice
from engine.core.playback import Beat, turns_since
from engine.core.replay import Move
from locales import words
from render.kit.film.motion import FINENESSES, MOST_TURNS, WHOLE
from render.replay import Film
from tests.playing.saying import EN, says, says_in_french
from tests.playing.tables import board, on_turn, open_panel, open_table, other, play_on, quick_turn, refused

games = pytest.mark.parametrize("key", GAMES)
LOOKS = {"junior": 6, "secret": 6, "poudlard": 6, "pasvu": 5}  # films of each whole game


def film_of(key: str, turns: Sequence[Sequence[Step]], fineness: float = 1.0) -> bytes:
    passages = [passage_of(FACES[key], turn) for turn in turns[-MOST_TURNS:]]
    film, frames = Film(), FACES[key].pictures.film(passages, fineness)
    while add_some(film, frames):
        pass
    return film.finished()


def length(data: bytes) -> int:
    """For how many milliseconds a film is shown."""
    film, whole = Image.open(io.BytesIO(data)), 0
    for number in range(film.n_frames):
        film.seek(number)
        whole += film.info["duration"]
    return whole


def played(key: str) -> tuple[Any, list[Move]]:
    """A whole game between stand-ins, as its log; the options."""
    game, log = GAMES[key], list[Move]()
    options, dice = game.options(first=0), Dice(b"since")
    state = game.setup(max(game.seats), options, dice).state
    while acting := game.to_act(state):
        seat = min(acting)
        own = Dice(b"own" + len(log).to_bytes(4, "big"))
        action = game.suggest(game.view(state, seat), seat, own, game.usual_level)
        log.append(Move(seat, "act", (game.text(action),)))
        state = game.apply(state, seat, action, dice).state
    return options, log


async def a_row(world: Any, key: str) -> Any:
    """The row of a table with as many seats as the game has."""
    game = GAMES[key]
    people = [world.zoe, world.matthieu, world.lou, world.francois][: max(game.seats)]
    await open_table(world, *people, bots=max(game.seats) - len(people), game=key)
    return (await world.bot.tables.load(1)).row


# A game of each kind takes a quarter of a minute: the others are for the long runs.
@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=() if key == "junior" else pytest.mark.soak) for key in GAMES]
)
async def test_films_of_a_whole_game_are_short_and_small(world: Any, key: str) -> None:
    row, game = await a_row(world, key), GAMES[key]
    options, log = played(key)
    for number in range(1, LOOKS[key] + 1):
        part = log[: len(log) * number // (LOOKS[key] + 1)]
        for seat in range(0, max(game.seats), 2):
            turns = turns_since(game, max(game.seats), options, b"since", part, seat)
            table = Table(row, game, turns[-1][-1].state) if turns else None
            seen = seen_turns([steps_seen(table, turn, seat, words("fr")) for turn in turns]) if table else []
            if seen:
                data = film_of(key, seen)
                assert len(data) <= MOST_BYTES
                assert length(data) <= WHOLE
                assert Image.open(io.BytesIO(data)).n_frames <= WHOLE // 80


@pytest.mark.parametrize(
    ("key", "options"),
    [("junior", {"goals": "secret"}), ("secret", {"memory": True}), ("poudlard", {}), ("pasvu", {})],
)
async def test_what_a_seat_may_not_know_changes_nothing_in_its_film(
    world: Any, key: str, options: dict[str, Any]
) -> None:
    row, game, dice = await a_row(world, key), GAMES[key], Dice(b"since")
    state = game.setup(max(game.seats), game.options(first=1, **options), dice).state
    beats: list[Beat] = []
    while len(beats) < 14 and (acting := game.to_act(state)):
        seat = min(acting)
        action = game.suggest(
            game.view(state, seat), seat, Dice(b"own" + bytes([len(beats)])), game.usual_level
        )
        step = game.apply(state, seat, action, dice)
        beats.append(Beat(state, step.state, step.events))
        state = step.state
    table, films = Table(row, game, state), list[bytes]()
    for secret in (b"", b"one", b"other"):
        dealt = [redealt(game, beat, secret) if secret else beat for beat in beats]
        films.append(film_of(key, seen_turns([steps_seen(table, dealt, 0, words("en"))])))
    assert films[0] == films[1] == films[2]


def redealt(game: Any, beat: Beat, secret: bytes) -> Beat:
    """The same beat with everything drawn anew that seat 0 cannot know, and without what it does not see."""
    before, after = (game.redeal(state, 0, Dice(secret)) for state in (beat.before, beat.state))
    return Beat(before, after, tuple(event for event in beat.events if game.sees(event, 0)))


async def test_the_panel_offers_the_film_and_it_is_private(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    assert EN("button-story") not in (await open_panel(world)).buttons  # nobody has played yet
    await quick_turn(world)
    player, count = on_turn(world), len(world.public())
    panel = await open_panel(world, player)
    answer = await player.press(panel, "button-story")
    assert answer.is_private and says(answer, "story-since") and len(world.public()) == count
    (film,) = answer.pictures
    assert film.name == "since.gif" and len(film.data) <= MOST_BYTES and length(film.data) <= WHOLE
    assert says(film.alt, "since-alt")
    assert says(panel, "junior-panel-push")  # the panel stays as it was


async def test_of_a_long_story_what_happened_last_is_told(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await quick_turn(world)
    player = on_turn(world)
    panel = await open_panel(world, player)
    long = [f"{number} {'a' * 60}" for number in range(60)]
    monkeypatch.setattr(FACES["junior"].narration, "tell", lambda *_: long, raising=False)
    assert (await player.press(panel, "button-story")).text.endswith(long[-1])


async def test_the_film_speaks_the_readers_language(french_world: Any) -> None:
    world = french_world
    await open_table(world, world.zoe, world.matthieu)
    await quick_turn(world)
    answer = await on_turn(world).press(await open_panel(world), words("fr")("button-story"))
    assert says_in_french(answer, "story-since")


async def test_a_person_who_plays_alone_has_nothing_to_catch_up_with(world: Any) -> None:
    await open_table(world, world.zoe)
    await quick_turn(world, world.zoe)
    assert EN("button-story") not in (await open_panel(world, world.zoe)).buttons


async def test_the_film_works_after_a_restart_and_is_the_same(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    for _ in range(4):
        await quick_turn(world)
    player = on_turn(world)
    panel = await open_panel(world, player)
    first = (await player.press(panel, "button-story")).pictures[0].data
    again = (await player.press(panel, "button-story")).pictures[0].data
    await world.restart()
    assert first == again == (await player.press(panel, "button-story")).pictures[0].data


async def test_a_film_is_drawn_once_for_a_version(world: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await quick_turn(world)
    player = on_turn(world)
    panel = await open_panel(world, player)
    await player.press(panel, "button-story")
    monkeypatch.setattr("cogs.panels.since.passage_of", None)
    assert (await player.press(panel, "button-story")).pictures


async def test_strangers_and_forged_ids_are_refused(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await quick_turn(world)
    version = (await world.bot.tables.load(1)).row.version
    stranger = world.lou.forge(board(world), f"b|since|1|{version}||")
    assert says(await refused(world, stranger), "not-seated")
    forged = world.zoe.forge(board(world), "b|since|99|0||")
    assert says(await refused(world, forged), "no-such-game", game=99)


async def test_after_ones_own_turn_there_is_nothing_yet(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = await quick_turn(world)
    version = (await world.bot.tables.load(1)).row.version
    looked = player.forge(board(world), f"b|since|1|{version}||")
    assert says(await refused(world, looked), "since-nothing")
    assert other(world, player) is on_turn(world)


async def test_a_film_of_a_game_that_is_over_is_refused(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world)
    assert says(await refused(world, world.zoe.forge(board(world), "b|since|1|0||")), "game-over")


async def test_who_wants_no_motion_gets_a_picture(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await quick_turn(world)
    player = on_turn(world)
    assert says(await player.slash("settings motion", films="off"), "motion-set-off")
    answer = await player.press(await open_panel(world), "button-story")
    assert [picture.name for picture in answer.pictures] == ["since.png"] and says(answer, "story-since")
    await player.slash("settings motion", films="on")
    answer = await player.press(await open_panel(world), "button-story")
    assert [picture.name for picture in answer.pictures] == ["since.gif"]


async def test_the_setting_is_exported_and_deleted_with_all_else(world: Any) -> None:
    await world.zoe.slash("settings motion", films="off")
    export = await world.zoe.slash("data export")
    assert b'"motion"' in export.pictures[0].data
    await world.zoe.press(await world.zoe.slash("data delete"), "button-forget")
    rows = await world.bot.store._connection.read(
        lambda db: db.execute("SELECT key FROM settings WHERE owner_id = ?", (world.zoe.id,)).fetchall()
    )
    assert rows == []


async def test_a_film_that_would_be_too_large_has_fewer_frames_or_is_a_picture(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await quick_turn(world)
    player = on_turn(world)
    whole = (await player.press(await open_panel(world), "button-story")).pictures[0].data
    monkeypatch.setattr("cogs.panels.since.MOST_BYTES", len(whole) - 1)
    smaller = (await player.press(await open_panel(world), "button-story")).pictures[0]
    assert smaller.name == "since.gif" and len(smaller.data) < len(whole)
    monkeypatch.setattr("cogs.panels.since.MOST_BYTES", 1000)
    assert (await player.press(await open_panel(world), "button-story")).pictures[0].name == "since.png"
    assert FINENESSES[-1] == 0


def test_a_caption_has_no_marks_of_discord() -> None:
    assert caption([r"**Zoé** plays \*A\* <@12>.", "more"]) == "Zoé plays *A* ."
