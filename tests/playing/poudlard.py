"""What people do at a table of Poudlard: each action of the game as the clicks, or the command, it takes."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from cogs.games.poudlard.draft import aimed, aims_of, filled_in, targets_of
from cogs.games.poudlard.labels import (
    cards,
    near_label,
    near_stop_label,
    pivot_label,
    pivots,
    stop_label,
    targets,
)
from cogs.games.poudlard.words import way_label
from cogs.tables.viewer import Viewer, viewer_of
from engine.core import Dice
from engine.mazes.sliding import openings, ways_to_lie
from engine.poudlard import Poudlard
from engine.poudlard.layout import BACK, LESSONS, PLACES, SQUARES, place_named
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
    Stop,
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
    """A player's hand on the mouse: clicks on one panel, and how many there were.

    A select takes two clicks, to open it and to choose; with several choices another one, to close it.
    """

    def __init__(self, world: "World", player: "Player", panel: "Seen", state: State) -> None:
        self.world, self.player, self.panel = world, player, panel
        self.state = state  # as the panel shows it: what is only chosen counts as done
        self.clicks = 1
        self.ends_turns = False  # does a movement always end the turn?

    @property
    def words(self) -> Any:
        return words("fr" if self.world.locale == "fr" else "en")

    async def press(self, key: str, **facts: Any) -> None:
        await self._press(label(self.world, key, **facts))

    async def _press(self, text: str) -> None:
        self.clicks += 1
        answer = await self.player.press(self.panel, text)
        assert answer is None or answer.is_private

    async def _choose(self, *texts: str) -> None:
        self.clicks += 2 if len(texts) == 1 else len(texts) + 2
        await self.player.choose(self.panel, *texts)

    def _in_selects(self, texts: list[str]) -> list[list[str]]:
        """These options, by the select that holds them."""
        found: dict[str, list[str]] = {}
        for text in texts:
            found.setdefault(self.panel.option(text)[0], []).append(text)
        return list(found.values())

    def offered(self, text: str) -> str | None:
        """The button that says this, or this and that it opens the way to the goal."""
        opens = self.words("poudlard-button-opens", label=text, goal="")
        return next((b for b in self.panel.buttons if b == text or b.startswith(opens)), None)

    async def do(self, action: Action) -> None:
        """Carry an action out, or choose it where it is not final at once."""
        view = view_now(self.state)
        match action:
            case RollDie():
                await self.press("poudlard-button-roll")
            case FlipToken(square=square):
                text = near_label(view, SQUARES.index(square), None)
                if not self.offered(text):
                    await self.press("poudlard-button-others")
                await self._press(self.offered(text) or text)
            case LayToken(sides=sides):
                if len(ways_to_lie(view.lifted_token)) > 1:
                    await self._press(self.offered(way_label(openings(sides), self.words)) or sides)
            case PivotToken():
                await self._pivot(action, view)
            case MovePawn():
                await self._move(action, view)
            case PlayCard():
                await self._card(action, view)
            case EndTurn() if view.phase == "end":
                await self.press("poudlard-button-end")
            case EndTurn() if label(self.world, "poudlard-button-stay-end") not in self.panel.buttons:
                await self._move(MovePawn(PLACES[view.pawns[self.state.turn]]), view)  # P11: it is the goal
            case EndTurn():
                await self.press("poudlard-button-stay-end")
            case _:
                raise AssertionError(action)
        await self._look(action)

    async def _look(self, action: Action) -> None:
        """What the panel shows now: the stored position, or what is chosen but not confirmed."""
        if isinstance(action, LayToken | PivotToken):
            self.state = GAME.apply(self.state, self.state.turn, action, Dice(b"")).state
        else:
            self.state = await state_of(self.world)

    async def _pivot(self, action: PivotToken, view: View) -> None:
        """In one click where the way needs it; else the token, then how it lies if it can lie otherwise."""
        square = SQUARES.index(action.square)
        token, turned = view.tokens[square], pivots(view.tokens[square], view.year)
        shown = turned.get(action.quarters) or next(iter(turned.values()))
        opens = self.words("poudlard-button-opens", label=near_label(view, square, action), goal="")
        if ready := next((text for text in self.panel.buttons if text.startswith(opens)), None):
            await self._press(ready)
            return
        near = near_label(view, square, None)
        if near not in self.panel.buttons:  # it is far, or its button would turn it as the way needs it
            await self.press("poudlard-button-others")
        await self._press(near)
        if len(turned) > 1:
            await self._press(pivot_label(token, shown, self.words))

    async def _move(self, action: MovePawn, view: View) -> None:
        """With nothing more to do the turn ends with the same click."""
        if len(view.stops) == 1:  # no corridor leads away
            await self.press("poudlard-button-stay-end")
            return
        place = place_named(action.to)
        assert place is not None
        seat = self.state.turn
        text = stop_label(view, seat, place, star=action.star, words=self.words)
        after = GAME.apply(self.state, seat, action, Dice(b"")).state
        ends = bool(GAME.outcome(after)) or self.ends_turns or isinstance(suggested(after), EndTurn)
        key = "poudlard-button-go-win" if GAME.outcome(after) else "poudlard-button-go-end"
        near = near_stop_label(view, Stop(place, action.star), self.words)
        if ends and (go := self.words(key, label=near)) in self.panel.buttons:
            await self._press(go)
            return
        await (self._press(near) if near in self.panel.buttons else self._choose(text))
        if GAME.outcome(after):
            await self.press("button-confirm")
        else:
            way = "stay" if place == view.pawns[seat] else "move"
            await self.press(f"poudlard-button-{way}-{'end' if ends else 'only'}")

    async def _card(self, action: PlayCard, view: View) -> None:
        if label(self.world, "poudlard-button-cards", count=len(view.hand)) in self.panel.buttons:
            await self.press("poudlard-button-cards", count=len(view.hand))
        viewer = replace(await asked_by(self.world, self.state.turn), view=view)
        await self._press(cards(viewer)[action.card])
        bare = PlayCard(action.card)
        filled = filled_in(view, bare)
        chosen = (*action.squares, *map(str, action.seats)) if filled == bare else ()
        if action.card == "friday" and aims_of(bare, view)[0]:
            for some in self._in_selects([targets(viewer, "friday")[name] for name in fridays(self.state)]):
                await self._choose(*some)
        for place, target in enumerate(chosen):
            before = filled_in(view, aimed(view, bare, *chosen[:place]))
            if targets_of(before)[place:]:  # the rest can be no other
                break
            text = targets(viewer, action.card, *chosen[:place])[target]
            await (self._choose(text) if action.card == "peeves" else self._press(text))
        own = label(self.world, "poudlard-button-own-class")
        await (self._press(own) if own in self.panel.buttons else self.press("button-confirm"))


def fridays(state: State) -> list[str]:
    """The five tokens that the stand-in would have shuffled."""
    state = GAME.apply(state, state.turn, PlayCard("friday"), Dice(b"")).state
    squares: list[str] = []
    while state.shuffle_left:
        action = suggested(state)
        assert isinstance(action, ChooseToken)
        squares.append(action.square)
        state = GAME.apply(state, state.turn, action, Dice(b"")).state
    return squares


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


async def roll_on_the_board(world: "World") -> Hand:
    """Whoever is on turn rolls under the board: the panel opens with the same click."""
    state = await state_of(world)
    player = player_on_turn(world, state)
    panel = await player.press(board(world), label(world, "poudlard-button-roll"))
    assert panel and panel.is_private, panel
    return Hand(world, player, panel, await state_of(world))


async def hand_on_the_board(world: "World") -> Hand:
    """Whoever is on turn looks at their cards, under the board."""
    state = await state_of(world)
    player = player_on_turn(world, state)
    panel = await player.press(board(world), label(world, "poudlard-button-hand"))
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
