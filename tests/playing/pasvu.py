"""What people do at a table of Pas vu pas pris: each step of a round as the clicks or commands it takes."""

from typing import TYPE_CHECKING, Any

from engine.core import Dice
from engine.pasvu import PasVu
from engine.pasvu.model import (
    GHOSTS,
    ChooseSide,
    CommitPlan,
    DeclineFurniture,
    Ghost,
    GrowGhost,
    MoveFurniture,
    Path,
    SneakGhost,
    State,
    TagGhost,
)
from tests.playing import tables
from tests.playing.saying import is_label
from tests.playing.tables import board, label

if TYPE_CHECKING:
    from tests.conftest import Player, Seen, World

GAME = PasVu()
# What ends a step, in the order in which it is preferred after a hint.
GREEN = ("button-confirm", "pasvu-button-commit", "pasvu-button-decline", "pasvu-button-pass")
ANYWAY = "pasvu-button-commit-anyway"  # the answer to the question whether steps may be left unused


async def open_hotel(world: "World", *people: "Player", bots: int = 0, **options: str) -> "Seen":
    """A started game of Pas vu pas pris in the classic hall; its first board."""
    return await tables.open_table(world, *people, bots=bots, game="pasvu", **{"hall": "classic"} | options)


async def state_of(world: "World") -> State:
    return (await world.bot.tables.load(1)).state


async def change(world: "World", **facts: Any) -> State:
    """Put a position into the store that differs from the present one in these facts."""
    state = tables.changed(await state_of(world), **facts)  # type: ignore[arg-type]
    await tables.set_state(world, state)
    return state  # type: ignore[return-value]


async def planning(world: "World", value: int = 8) -> State:
    """Everybody plans, with a card of this number."""
    state = await state_of(world)
    cards = tuple(type(state.deck[0])(value) for _ in state.sides)
    return await change(world, phase="plan", turn=0, holder=0, waiting=(), cards=cards)


async def last_rounds(world: "World", rounds: int = 1) -> None:
    """So many rounds are still to be dealt after the present one."""
    state = await state_of(world)
    await change(world, deck=state.deck[: len(state.waiting) + rounds * len(state.sides)])


def with_ghosts(state: State, seat: int, **places: str) -> tuple[tuple[Ghost, ...], ...]:
    """The ghosts with some of a seat's in the middle of these cells since the first round: `S1="C5"`."""
    ghosts = list(state.ghosts)
    own = list(ghosts[seat])
    for name, cell in places.items():
        at = GHOSTS.index(name)
        own[at] = tables.changed(own[at], place="hall", cell=cell, spot="c", entered=1)  # type: ignore[arg-type]
    ghosts[seat] = tuple(own)
    return tuple(ghosts)


async def due(world: "World") -> "Player":
    """The first person for whom the table waits."""
    table = await world.bot.tables.load(1)
    return tables.people(world)[min(table.to_act)]


async def open_panel(world: "World", player: "Player") -> "Seen":
    panel = await player.press(board(world), label(world, "button-play"))
    assert panel and panel.is_private, panel
    return panel


async def click_step(world: "World", player: "Player | None" = None) -> None:
    """Play, Hint, and what ends the step. V7: for want of a hint, the keyhole goes to the first side."""
    player = player or await due(world)
    panel = await open_panel(world, player)
    is_side = (await state_of(world)).phase == "side"
    await (player.press(panel, panel.buttons[0]) if is_side else player.advised(panel))
    green = next(label(world, key) for key in GREEN if label(world, key) in panel.buttons)
    await commit(world, player, panel, green)


async def commit(
    world: "World", player: "Player", panel: "Seen", wanted: str = "pasvu-button-commit"
) -> None:
    """Press what ends the step, and again if that asks about steps that are left."""
    await player.press(panel, wanted)
    if any(is_label(shown, ANYWAY) for shown in panel.buttons):
        await player.press(panel, ANYWAY)


async def type_commit(player: "Player", **options: str) -> "Seen":
    """`/pasvu commit`, and again if that asks about steps that are left."""
    answer = await player.slash("pasvu commit", **options)
    if answer and any(is_label(shown, ANYWAY) for shown in answer.buttons):
        answer = await player.slash("pasvu commit", **options)
    assert answer
    return answer


async def command_step(world: "World", used: set[str]) -> None:
    """What a good player would do now, by slash commands; each value is one that Discord offers."""
    player, state = await due(world), await state_of(world)
    seat = tables.people(world).index(player)
    # Other dice each time: the same would put a piece where it stands already, which is no move.
    action = GAME.suggest(GAME.view(state, seat), seat, Dice(b"test%d" % state.shown), "easy")
    for name, options in commands_of(action):
        used.add(name)
        filled: dict[str, Any] = {}
        for option, value in options.items():
            if option in ("piece", "ghost", "to", "side"):
                offered = await player.complete(f"pasvu {name}", option, value, **filled)
                assert value in [choice["value"] for choice in offered], (name, option, value, offered)
            filled[option] = value
        answer = await (type_commit(player) if name == "commit" else player.slash(f"pasvu {name}", **options))
        assert answer and answer.is_private


def commands_of(action: Any) -> list[tuple[str, dict[str, Any]]]:
    """An action as slash commands with their options."""
    match action:
        case DeclineFurniture():
            return [("furniture", {"piece": "none"})]
        case MoveFurniture(piece=piece, x=x, y=y, angle=angle, pose=pose, tip=tip):
            options = {
                "piece": piece,
                "x": str(x),
                "y": str(y),
                "angle": angle,
                "pose": pose,
                "confirm": True,
            }
            return [("furniture", options | ({"tip": tip} if tip else {}))]
        case CommitPlan(paths=paths):
            return [*(("ghost", ghost_options(path)) for path in paths), ("commit", {})]
        case ChooseSide(side=side):
            return [("side", {"side": side})]
        case TagGhost(ghost=ghost):
            return [("tag", {"ghost": ghost})]
        case SneakGhost(cell=cell):
            return [("sneak", {"spot": cell})]
        case GrowGhost(ghost=ghost, into=into):
            return [("grow", {"ghost": ghost, "into": into})]
        case _:
            return [("pass", {})]


def ghost_options(path: Path) -> dict[str, Any]:
    return {"ghost": path.ghost, "to": path.cells[-1]}
