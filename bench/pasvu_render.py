"""Pictures of Pas vu pas pris. The hall's floor: 36 palette-mode pastes on a sheet of its size, saved."""

import io
import random
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from itertools import cycle
from statistics import quantiles
from time import process_time
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace
from PIL import Image

import render
from bench.measure import Result, compare, gauge, report
from bench.render import fresh_names
from cogs.games.pasvu.face import FACE
from cogs.tables.viewer import Viewer
from engine.core import Dice, RuleError
from engine.pasvu import PasVu
from engine.pasvu.events import Event
from engine.pasvu.layout import GRID, TURN
from engine.pasvu.model import MoveFurniture, Options, View
from engine.pasvu.offers import movers
from engine.pasvu.plans import floor_of, value_of
from engine.pasvu.rounds import check_furniture
from locales import words
from render.pasvu import PICTURES, Draft, FurnitureDraft, PlanDraft, Scene, keyhole, keyhole_alt
from render.pasvu.hall.bars import ALL_DOORS
from render.pasvu.hall.through_door import empty_room
from render.pasvu.theme import CELL, HALL_LEFT, HALL_TOP

board = PICTURES.board
Of: TypeAlias = Callable[[tuple[str, ...]], object]  # draws something for people with these names

AT_MOST = 1.25  # where a piece was turned as never before: it is drawn first
KEPT_AT_MOST = 0.45
PLAN_AT_MOST, SLANTED_PLAN_AT_MOST = 0.6, 1.4  # another ghost in hand in the same hall, or another hall
MOVE_AT_MOST, SLANTED_MOVE_AT_MOST = 1.5, 8.5  # the piece lies as never before
SLANTED_AT_MOST, KEYHOLE_AT_MOST = 5.0, 8.0
ALT_MS, TEXT_MS = 2.0, 1.0  # on the event loop
LOOP_MS = 5.0  # at most nineteen times of twenty, of whatever is told there
KIB_BOARD, KIB_LOOK = 150.0, 250.0
BOARDS = 20  # boards in a round
TRIED = 50  # positions in which pieces are moved
FEW = 4  # of those that take long, in fewer rounds
GAMES = 45  # two in three are drawn before the clock starts
SEATS = 4

Show = Callable[[], object]


class Played(NamedTuple):
    """What is shown of some games: boards, what there is to choose, and what is told after each."""

    boards: list[View]
    choices: list[View]  # as the player sees it who is to act
    told: list[tuple[View, Sequence[Event]]]


def played(numbers: Iterable[int]) -> Played:
    """Returns what people see of a few games between stand-ins."""
    game, found = PasVu(), Played([], [], [])
    for number in numbers:
        dice = Dice(number.to_bytes(4, "big"))
        state = game.setup(SEATS, Options(), dice).state
        shown = -1
        while to_act := game.to_act(state):
            if state.shown > shown:
                found.boards.append(game.view(state, None))
                shown = state.shown
            seat = min(to_act)
            found.choices.append(view := game.view(state, seat))
            action = game.suggest(view, seat, dice, game.usual_level)
            step = game.apply(state, seat, action, dice)
            state = step.state
            found.told.append((game.view(state, None), step.events))
        found.boards.append(game.view(state, None))
    return found


def planning(views: Sequence[View]) -> list[tuple[View, PlanDraft]]:
    """Returns each ghost that can be planned first, in hand."""
    found = list[tuple[View, PlanDraft]]()
    for view in views:
        if view.phase == "plan" and view.seat is not None:
            able = movers(floor_of(view), view.seat, value_of(view, view.seat), ())
            found += [(view, PlanDraft(ghost=ghost.name)) for ghost in able]
    return found


def moving(views: Sequence[View], chance: random.Random) -> list[tuple[View, FurnitureDraft]]:
    """Returns each piece that may be moved, nudged and turned a little, where it can be put so."""
    found = list[tuple[View, FurnitureDraft]]()
    for view in [view for view in views if view.movable][:TRIED]:
        for piece in (piece for piece in view.pieces if piece.kind in view.movable):
            x, y = (round(at + chance.choice((-GRID, GRID)), 2) for at in (piece.x, piece.y))
            angle = (piece.angle + chance.randrange(360 // TURN) * TURN) % 360
            move = MoveFurniture(piece.kind, x, y, angle, "standing")
            with suppress(RuleError):
                after = check_furniture(view, view.seat or 0, move)
                found.append((view, FurnitureDraft(move, after)))
    return found


class Shows:
    """Draws some of the pictures of whole games; each round draws others, for people with other names."""

    def __init__(self, shows: Sequence[Of], count: int = BOARDS) -> None:
        self.shows, self.count, self.chance = cycle(shows), count, random.Random(1)

    def __call__(self) -> int:
        for _ in range(self.count):
            next(self.shows)(fresh_names(SEATS, self.chance))
        return self.count


class Floor:
    """The least work for such a picture."""

    def __init__(self, sample: bytes) -> None:
        drawn = Image.open(io.BytesIO(sample))
        self.ground = drawn.copy()
        corners = [(HALL_LEFT + x * CELL, HALL_TOP + y * CELL) for x in range(6) for y in range(6)]
        self.tiles = [((x, y), drawn.crop((x, y, x + CELL, y + CELL))) for x, y in corners]

    def __call__(self) -> int:
        for _ in range(BOARDS):
            picture = self.ground.copy()
            for spot, tile in self.tiles:
                picture.paste(tile, spot)
            picture.save(io.BytesIO(), "PNG", compress_level=1)
        return BOARDS


def milliseconds(shows: Iterable[Show]) -> list[float]:
    """Returns the processor time of each: other programs may share the machine."""
    times = list[float]()
    for show in shows:
        start = process_time()
        show()
        times.append((process_time() - start) * 1000)
    return times


def shown_of(draw: Callable[[Scene], object], views: Iterable[View]) -> list[Of]:
    """Returns what draws these positions for people with some names."""
    return [lambda names, view=view: draw(Scene(view, names, words("fr"))) for view in views]


def panels_of(drafts: Iterable[tuple[View, Draft]]) -> list[Of]:
    """Returns what draws these private previews for people with some names."""
    return [
        lambda names, view=view, draft=draft: PICTURES.panel(Scene(view, names, words("fr")), draft)
        for view, draft in drafts
    ]


def boards_and_panels(later: Played, floor: Floor) -> list[Result]:
    """Compares pictures of games that go on with their floor."""
    plans, moves = planning(later.choices), moving(later.choices, random.Random(3))
    slanted_plans = [(view, replace(draft, is_slanted=True)) for view, draft in plans]
    slanted_moves = [(view, replace(draft, is_slanted=True)) for view, draft in moves]
    looks = [view for view in later.boards if view.looks]
    slanted = shown_of(lambda scene: board(scene, "3d"), later.boards)
    rows = (
        ("a board, game after game", shown_of(board, later.boards), BOARDS, AT_MOST),
        ("a plan's panel", panels_of(plans), BOARDS, PLAN_AT_MOST),
        ("a piece's panel", panels_of(moves), FEW, MOVE_AT_MOST),
        ("a plan's panel, slanted", panels_of(slanted_plans), FEW, SLANTED_PLAN_AT_MOST),
        ("a piece's panel, slanted", panels_of(slanted_moves), FEW, SLANTED_MOVE_AT_MOST),
        ("a slanted board", slanted, FEW, SLANTED_AT_MOST),
        ("a keyhole picture", shown_of(keyhole, looks), FEW, KEYHOLE_AT_MOST),
    )
    return [
        compare(f"pasvu: {name}", Shows(shows, count), floor, at_most=limit, rounds=6 if count == FEW else 12)
        for name, shows, count, limit in rows
    ]


def on_the_loop(later: Played, chance: random.Random) -> list[Result]:
    """Measures what is put in words while every other click waits."""
    scenes = [Scene(view, fresh_names(SEATS, chance), words("fr")) for view in later.boards]
    told = [
        (partial(FACE.narration.briefly, events, viewer), partial(FACE.narration.tell, events, viewer))
        for view, events in later.told
        if events
        for viewer in [viewed(view, fresh_names(SEATS, chance))]
    ]
    alts = milliseconds(partial(PICTURES.alt_text, scene) for scene in scenes)
    looks = milliseconds(partial(keyhole_alt, scene) for scene in scenes if scene.view.looks)
    boards = milliseconds(partial(PICTURES.text_board, scene) for scene in scenes)
    lines = milliseconds(show for pair in told for show in pair)
    rarely = [quantiles(times, n=20)[-1] for times in (alts, looks, boards, lines)]
    return [
        gauge("pasvu: an alt text", alts, "ms", at_most=ALT_MS),
        gauge("pasvu: a keyhole's alt text", looks, "ms", at_most=ALT_MS),
        gauge("pasvu: a text board", boards, "ms", at_most=TEXT_MS),
        gauge("pasvu: what is told of a turn", lines, "ms", at_most=ALT_MS),
        gauge("pasvu: one in twenty of these", [max(rarely)], "ms", at_most=LOOP_MS),
    ]


def viewed(view: View, names: tuple[str, ...]) -> Viewer[View]:
    """Returns a spectator of a position."""
    return Viewer(
        PasVu(), view, None, names, words("fr"), table_id=0, version=0, turned=0, board_count=0, turn_count=0
    )


def sizes(later: Played, chance: random.Random) -> list[Result]:
    """Measures how many bytes people are sent."""
    scenes = [Scene(view, fresh_names(SEATS, chance), words("fr")) for view in later.boards]
    looks = [scene for scene in scenes if scene.view.looks][:60]
    return [
        _size("pasvu: size of a board", map(board, scenes[:60]), KIB_BOARD),
        _size("pasvu: size of a keyhole picture", map(keyhole, looks), KIB_LOOK),
        _size("pasvu: size of a slanted board", (board(scene, "3d") for scene in looks[:30]), KIB_LOOK),
    ]


def _size(name: str, pictures: Iterable[bytes], at_most: float) -> Result:
    found = [len(picture) / 1024 for picture in pictures]
    return gauge(name, found, "KiB", at_most=at_most, detail=f"largest {max(found):.0f} KiB")


def results() -> list[Result]:
    """Compares pictures with their floor, and measures texts and sizes."""
    render.warm()
    chance = random.Random(2)
    first, later = played(range(GAMES * 2 // 3)), played(range(GAMES * 2 // 3, GAMES))
    # A bot that has run for some games has cached most pieces and the room behind each door.
    for show in (before := shown_of(board, first.boards)):
        show(fresh_names(SEATS, chance))
    for door in ALL_DOORS:
        empty_room(door)
    # A hall as full as those that are compared with it.
    drawn = [board(Scene(view, fresh_names(SEATS, chance), words("fr"))) for view in later.boards[:BOARDS]]
    floor = Floor(sorted(drawn, key=len)[BOARDS // 2])
    again = Shows(before[-BOARDS:])
    return [
        *boards_and_panels(later, floor),
        compare("pasvu: a board, drawn before", again, floor, at_most=KEPT_AT_MOST),
        *on_the_loop(later, chance),
        *sizes(later, chance),
    ]


if __name__ == "__main__":
    report(results(), sys.argv)
