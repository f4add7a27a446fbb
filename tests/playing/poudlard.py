"""What people do at a table of Poudlard: each action of the game as the clicks, or the command, it takes."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from cogs.games.poudlard.labels import cards, pivot_label, pivots, stop_label, targets
from cogs.games.poudlard.words import token_label, way_label
from cogs.tables.viewer import Viewer, viewer_of
from engine.core import Dice
from engine.mazes.sliding import openings
from engine.poudlard import Poudlard
from engine.poudlard.layout import BACK, LESSONS, SQUARES, TARGETS, place_named
from engine.poudlard.model import (
    Action,
    ChooseToken,
    EndTurn,
    FlipToken,
    LayToken,
    MovePawn,
    PivotToken,
    PlayCard,
    RollDie,
    State,
    View,
)
from locales import words
from tests.playing import tables
from tests.playing.tables import board, label

if TYPE_CHECKING:
    from tests.conftest import Player, Seen, World

GAME = Poudlard()


async def open_castle(world: "World", *people: "Player", bots: int = 0, **options: str) -> "Seen":
    """A started game of Poudlard; its first board."""
    return await tables.open_table(world, *people, bots=bots, game="poudlard", **options)


async def state_of(world: "World") -> State:
    return (await world.bot.tables.load(1)).state  # type: ignore[return-value]


async def change(world: "World", **facts: Any) -> State:
    """Put a position into the store that differs from the present one in these facts."""
    state = tables.changed(await state_of(world), **facts)  # type: ignore[arg-type]
    await tables.set_state(world, state)
    return state  # type: ignore[return-value]


async def late(world: "World", **facts: Any) -> State:
    """Two classes are left to everybody, and two tokens in three are face up: the end is near."""
    state = await state_of(world)
    tokens = tuple(token if at % 3 == 0 else token & ~BACK for at, token in enumerate(state.tokens))
    return await change(world, tokens=tokens, progress=(LESSONS - 2,) * len(state.pawns), **facts)


def view_now(state: State) -> View:
    """What the player on turn sees."""
    return GAME.view(state, state.turn)


def player_on_turn(world: "World", state: State) -> "Player":
    return tables.people(world)[state.turn]


def suggested(state: State, turn: int = 0) -> Action:
    """What the stand-in would do for the player on turn."""
    return GAME.suggest(view_now(state), state.turn, Dice(b"test", turn), "normal")


def unseen_card(state: State, played: set[str]) -> PlayCard | None:
    """A card in hand of a kind that nobody has played yet, on the first targets there are."""
    actions = [a for a in GAME.legal_actions(state, state.turn) if isinstance(a, PlayCard)]
    return next((action for action in actions if action.card not in played), None)


class Hand:
    """A player's hand on the mouse: clicks on one panel, and how many there were."""

    def __init__(self, world: "World", player: "Player", panel: "Seen", state: State) -> None:
        self.world, self.player, self.panel = world, player, panel
        self.state = state  # as the panel shows it: what is only chosen counts as done
        self.clicks = 1

    @property
    def words(self) -> Any:
        return words("fr" if self.world.locale == "fr" else "en")

    async def press(self, key: str, **facts: Any) -> None:
        await self._press(label(self.world, key, **facts))

    async def _press(self, text: str) -> None:
        self.clicks += 1
        answer = await self.player.press(self.panel, text)
        assert answer is None or answer.is_private

    async def _choose(self, text: str) -> None:
        self.clicks += 1
        await self.player.choose(self.panel, text)

    async def do(self, action: Action) -> None:
        """Carry an action out, or choose it where it is not final at once."""
        view, speak = view_now(self.state), self.words
        match action:
            case RollDie():
                await self.press("poudlard-button-roll")
            case FlipToken(square=square):
                await self._choose(speak("poudlard-button-flip", square=square))
            case LayToken(sides=sides):
                await self._press(way_label(openings(sides), speak))
            case PivotToken(square=square, quarters=quarters):
                token = view.tokens[SQUARES.index(square)]
                await self._choose(token_label(square, token, speak))
                turned = pivots(token, view.year)
                shown = turned.get(quarters) or next(iter(turned.values()))
                await self._press(pivot_label(token, shown, speak))
            case ChooseToken(square=square):
                await self._choose(token_label(square, view.tokens[SQUARES.index(square)], speak))
                if view.left == 1:
                    await self.press("button-confirm")
            case MovePawn():
                await self._move(action, view)
            case PlayCard():
                await self._card(action, view)
            case EndTurn():
                await self.press("poudlard-button-end" if view.phase == "end" else "poudlard-button-stay-end")
        await self._look(action)

    async def _look(self, action: Action) -> None:
        """What the panel shows now: the stored position, or what is chosen but not confirmed."""
        is_last = isinstance(action, ChooseToken) and view_now(self.state).left == 1
        if isinstance(action, LayToken | PivotToken | ChooseToken) and not is_last:
            self.state = GAME.apply(self.state, self.state.turn, action, Dice(b"")).state
        else:
            self.state = await state_of(self.world)

    async def _move(self, action: MovePawn, view: View) -> None:
        """With nothing more to do the turn ends with the same click."""
        if not self.panel.choices:  # no corridor leads away
            await self.press("poudlard-button-stay-end")
            return
        place = place_named(action.to)
        assert place is not None
        seat = self.state.turn
        await self._choose(stop_label(view, seat, place, star=action.star, words=self.words))
        after = GAME.apply(self.state, seat, action, Dice(b"")).state
        if GAME.outcome(after):
            await self.press("button-confirm")
        elif not action.star and isinstance(suggested(after), EndTurn):
            await self.press("poudlard-button-move-end")
        else:
            await self.press("poudlard-button-move-only")

    async def _card(self, action: PlayCard, view: View) -> None:
        await self.press("poudlard-button-cards", count=len(view.hand))
        viewer = replace(await asked_by(self.world, self.state.turn), view=view)
        await self._choose(cards(viewer)[action.card])
        chosen = (*action.squares, *map(str, action.seats))
        for place, target in enumerate(chosen):
            text = targets(viewer, action.card, *chosen[:place])[target]
            await (self._choose(text) if TARGETS[action.card][0] else self._press(text))  # type: ignore[index]
        await self.press("button-confirm")


async def asked_by(world: "World", seat: int) -> Viewer[View]:
    """The table as a seat sees it, in the server's language."""
    table = await world.bot.tables.load(1)
    speak = words("fr" if world.locale == "fr" else "en")
    return viewer_of(table, seat, speak)


async def take_panel(world: "World") -> Hand:
    """Whoever is on turn presses Play."""
    state = await state_of(world)
    player = player_on_turn(world, state)
    panel = await player.press(board(world), label(world, "button-play"))
    assert panel and panel.is_private, panel
    return Hand(world, player, panel, state)


async def play_turn(world: "World", played: set[str]) -> tuple[Hand, list[Action]]:
    """A whole turn by clicks: cards of kinds not yet played first, else what the stand-in would do."""
    hand = await take_panel(world)
    turn, done = hand.state.turns, list[Action]()
    while hand.state.turns == turn and not GAME.outcome(hand.state):
        action = unseen_card(hand.state, played) or suggested(hand.state)
        if isinstance(action, PlayCard):
            played.add(action.card)
        done.append(action)
        await hand.do(action)
    return hand, done


def command_of(action: Action) -> tuple[str, dict[str, str]]:
    """The slash command of an action."""
    match action:
        case RollDie():
            return "roll", {}
        case FlipToken(square=square):
            return "flip", {"token": square}
        case LayToken(sides=sides):
            return "lay", {"way": sides}
        case PivotToken(square=square, quarters=quarters):
            return "pivot", {"token": square, "way": str(quarters)}
        case ChooseToken(square=square):
            return "choose", {"token": square}
        case MovePawn(to=to, star=star):
            return "move", {"to": to + "*" * star}
        case PlayCard(card=card, squares=squares, seats=seats):
            targets = [*squares, *map(str, seats)]
            return "card", {"card": card, **dict(zip(("target", "other"), targets, strict=False))}
        case EndTurn():
            return "end", {}
