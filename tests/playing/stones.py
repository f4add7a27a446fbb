"""A fifth game, for tests: two to six take one or two stones in turn; whoever takes the last one wins."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec
from discord import ButtonStyle
from PIL import Image

from cogs.panels.face import Face
from cogs.tables.viewer import Viewer
from cogs.ui.controls import Press, button
from cogs.ui.pages import Drawing, Page
from engine.core import Dice, Game, Options, Outcome, RuleError, Seat, Step
from locales import Words
from render.kit.canvas import Canvas
from render.kit.lobby import Lobby
from render.kit.palette import to_palette
from render.kit.pen import Shape
from render.kit.pictures import Pictures
from render.kit.samples import opening, scene_of
from render.kit.scene import Scene
from render.kit.strip import Cell, Tally, put_strip

COLOURS = ("orange", "yellow", "green", "blue", "violet", "pink")
TAKES = ("1", "2")
STONE = (Shape("O 50 50 40 30", "steel"),)

WORDS = """
game-stones = Six Stones
alt-lobby-stones = Six Stones
picture-stones-title-1 = Six
picture-stones-title-2 = Stones
pick-stones-orange = orange
pick-stones-yellow = yellow
pick-stones-green = green
pick-stones-blue = blue
pick-stones-violet = violet
pick-stones-pink = pink
level-random = at random
cmd-stones = stones
cmd-stones-take = take
stones-left = { $count } stones are left.
stones-told = { $name } takes { $count }.
stones-score = { $count } stones
stones-take = Take { $count }
"""


class Take(msgspec.Struct, frozen=True, tag=True):
    count: int


class Taken(msgspec.Struct, frozen=True, tag=True):
    seat: int
    count: int


class State(msgspec.Struct, frozen=True):
    left: int
    turn: int
    won: tuple[int, ...]


class Stones(Game[State, Take, Taken, State, Options]):
    key: ClassVar = "stones"
    rules_version: ClassVar = 1
    seats: ClassVar = (2, 3, 4, 5, 6)
    picks: ClassVar = COLOURS
    levels: ClassVar = ("random",)
    usual_level: ClassVar = "random"
    options = Options
    state_type = State
    action_type = Take
    event_type = Taken

    def setup(self, seats: int, options: Options, dice: Dice) -> Step[State, Taken]:
        self.check_setup(seats, options)
        return Step(State(2 * seats, options.first or 0, (0,) * seats), ())

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset({state.turn}) if state.left else frozenset()

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Take]:
        return [Take(n) for n in (1, 2) if n <= state.left and seat in self.to_act(state)]

    def check(self, state: State, seat: Seat, action: Take) -> None:
        if not isinstance(action, Take):
            raise RuleError("unknown-action")
        if action not in self.legal_actions(state, seat):
            raise RuleError("not-your-turn")

    def apply(self, state: State, seat: Seat, action: Take, dice: Dice) -> Step[State, Taken]:
        self.check(state, seat, action)
        won = tuple(n + action.count * (at == seat) for at, n in enumerate(state.won))
        after = State(state.left - action.count, (seat + 1) % len(won), won)
        return Step(after, (Taken(seat, action.count),))

    def board_count(self, state: State) -> int:
        return 2 * len(state.won) - state.left

    def outcome(self, state: State) -> Outcome | None:
        return None if state.left else self.standing(state)

    def standing(self, state: State) -> Outcome:
        last = (state.turn - 1) % len(state.won)
        return Outcome(tuple(1 if at == last else 2 for at in range(len(state.won))), state.won, "stones")

    def view(self, state: State, seat: Seat | None) -> State:
        return state

    def sees(self, event: Taken, seat: Seat | None) -> bool:
        return True

    def redeal(self, state: State, seat: Seat | None, dice: Dice) -> State:
        return state

    def suggest(self, view: State, seat: Seat, dice: Dice, level: str) -> Take:
        if level not in self.levels:
            raise RuleError("no-such-level")
        return Take(min(view.left, 1 + dice.below(2)))


def paint_board(scene: Scene[State]) -> Canvas:
    """The seats alone: what the spine draws must bear six of them, and a drawing of the game's own."""
    canvas = Canvas(to_palette(Image.new("RGB", (1000, 110))))
    cells = tuple(
        Cell(
            colour=at,
            number=at + 1,
            name=name,
            tallies=(Tally(STONE, str(scene.view.won[at])),),
            is_active=at == scene.view.turn,
        )
        for at, name in enumerate(scene.names)
    )
    put_strip(canvas, cells, 8)
    return canvas


def text_board(scene: Scene[State]) -> str:
    return scene.words("stones-left", count=scene.view.left)


PICTURES = Pictures[State, str](
    game=Stones(),
    paint_board=paint_board,
    paint_panel=lambda scene, draft: paint_board(scene),
    alt_text=text_board,
    panel_alt=lambda scene, draft: text_board(scene),
    text_board=text_board,
    lobby=Lobby(5, lambda picture: None),
    sampled=lambda words: {"board": paint_board(scene_of(Stones(), opening(Stones(), 6), words)).png()},
)


class StonesFace(Face):
    key: ClassVar = "stones"
    example: ClassVar = "take"
    pictures: ClassVar = PICTURES

    def scene(self, viewer: Viewer) -> Scene[State]:
        return Scene(viewer.table.view(viewer.seat), viewer.names, viewer.words)

    def rules(self, words: Words) -> list[tuple[str, Drawing]]:
        return [(words("game-stones"), self.lobby(words))]

    def tell(self, events: Sequence[Taken], viewer: Viewer) -> list[str]:
        return [viewer.words("stones-told", name=viewer.names[e.seat], count=e.count) for e in events]

    def page(self, viewer: Viewer, draft: str) -> Page:
        row, words = viewer.table.row, viewer.words
        takes = tuple(
            button(Press("page", row.id, row.version, take, take), words("stones-take", count=take))
            for take in TAKES
        )
        confirm = Press("confirm", row.id, row.version, "", draft if draft in TAKES else "")
        done = button(confirm, words("button-confirm"), ButtonStyle.success, disabled=draft not in TAKES)
        return Page(self.text_board(viewer), self.board(viewer), (takes, (done,)))

    def chosen(self, viewer: Viewer, field: str, draft: str, values: Sequence[str]) -> str:
        return draft

    def actions(self, viewer: Viewer, draft: str) -> tuple[Take, ...]:
        return (Take(TAKES.index(draft) + 1),) if draft in TAKES else ()

    def hint(self, viewer: Viewer) -> str:
        return TAKES[0]

    def score_line(self, viewer: Viewer, seat: Seat) -> str:
        return viewer.words("stones-score", count=viewer.table.view(None).won[seat])
