"""A stored game played again from its seed and its moves, and the proof that nobody chose the dice."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from engine.core.contract import AnyGame, Seat
from engine.core.dice import Dice, commitment, game_seed
from engine.core.errors import RuleError

Kind: TypeAlias = Literal[
    "act", "resign", "abandon", "draw", "stop", "adjudicate", "undo", "replace", "depart"
]


class Entry(Protocol):
    """One entry of a game's log: what one seat did at once. `actions` is JSON, or what it stands for.

    An `undo` has `{"to": n}` for its action: the position after the first n entries is there again. With a
    `depart` a player has left and the others play on without. Every other kind but `act` (a seat that changes
    hands, a game that is ended) leaves the position as it is.
    """

    @property
    def seat(self) -> Seat: ...
    @property
    def kind(self) -> str: ...
    @property
    def actions(self) -> "str | tuple[dict[str, Any], ...]": ...


class Move(msgspec.Struct, frozen=True):
    """An entry of a log as it is exported."""

    seat: Seat
    kind: Kind = "act"
    actions: tuple[dict[str, Any], ...] = ()


class Undo(msgspec.Struct, frozen=True):
    """The position after the first entries of the log is there again."""

    to: int


class Position(msgspec.Struct, frozen=True, eq=False):
    """The game after some entry of its log that still counts; `before` is the one that it follows."""

    number: int  # of entries up to this one; 0 is the deal
    entry: Entry | None
    state: Any
    events: tuple[Any, ...]  # of this entry; an undo has none
    drawn: int
    shown: int  # how often chance or a secret has been shown so far
    before: "Position | None"


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """An exported game. `interactions` are the ids, in order, of the clicks that filled the table."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    commitment: str
    secret: str
    interactions: tuple[int, ...]
    seed: str
    moves: tuple[Move, ...]
    state: dict[str, Any]


class Verdict(msgspec.Struct, frozen=True):
    """Whether a record holds; `problem` is a stable code and `detail` tells where."""

    is_good: bool
    problem: str = ""
    detail: str = ""


def digest(state: msgspec.Struct) -> str:
    """A short fingerprint of a state: equal states have equal ones."""
    return hashlib.sha256(msgspec.json.encode(state)).hexdigest()[:12]


def shows(game: AnyGame, events: Iterable[Any], draws: int) -> bool:
    """Did an act that made so many draws, and was told so, show anybody chance or a secret?"""
    return draws > 0 or any(game.reveals(event) or not game.sees(event, None) for event in events)


def replay(game: AnyGame, seats: int, options: Any, seed: bytes, log: Iterable[Entry]) -> Position:
    """The position after all entries of a log; raises `RuleError` at an illegal one."""
    *_, last = walk(game, seats, options, seed, log)
    return last


def walk(game: AnyGame, seats: int, options: Any, seed: bytes, log: Iterable[Entry]) -> Iterator[Position]:
    """The position after the deal, then after each entry of a log; raises `RuleError` at an illegal one."""
    dice = Dice(seed)
    deal = game.setup(seats, options, dice)
    last = Position(0, None, deal.state, deal.events, dice.drawn, 0, None)
    yield last
    for number, entry in enumerate(log, 1):
        match entry.kind:
            case "act":
                last = _acted(game, last, number, entry, dice)
            case "depart":
                last = _departed(game, last, number, entry, dice)
            case "undo":
                last = _taken_back(last, entry)
            case _:
                last = Position(number, entry, last.state, (), last.drawn, last.shown, last)
        yield last


def _acted(game: AnyGame, last: Position, number: int, entry: Entry, dice: Dice) -> Position:
    state, events = last.state, list[Any]()
    for action in game.load_actions(_text(entry)):
        step = game.apply(state, entry.seat, action, dice)
        state = step.state
        events.extend(step.events)
    shown = last.shown + shows(game, events, dice.drawn - last.drawn)
    return Position(number, entry, state, tuple(events), dice.drawn, shown, last)


def _departed(game: AnyGame, last: Position, number: int, entry: Entry, dice: Dice) -> Position:
    step = game.leave(last.state, entry.seat, dice)
    # As if something had been shown: nobody who has left is brought back by an undo.
    return Position(number, entry, step.state, step.events, dice.drawn, last.shown + 1, last)


def _taken_back(last: Position, entry: Entry) -> Position:
    """The position that an undo goes back to: an earlier one, nothing having been shown since."""
    (undo,) = msgspec.json.decode(_text(entry), type=tuple[Undo])
    for position in line(last.before):
        if position.number == undo.to:
            if position.shown != last.shown:
                raise RuleError("undo-shown")
            return msgspec.structs.replace(position, events=())
    raise RuleError("undo-nothing")


def _text(entry: Entry) -> str | bytes:
    return entry.actions if isinstance(entry.actions, str) else msgspec.json.encode(entry.actions)


def line(position: Position | None) -> Iterator[Position]:
    """A position and all those that led to it, the newest first; what was taken back is not among them."""
    while position is not None:
        yield position
        position = position.before


def verify(record: Record, games: Mapping[str, AnyGame]) -> Verdict:
    """Does the secret fit its commitment, the seed the secret, and the final state the seed and the moves?"""
    game = games.get(record.game)
    if game is None:
        return Verdict(False, "unknown-game", record.game)
    if game.rules_version != record.rules_version:
        return Verdict(False, "other-rules", f"{record.rules_version}, not {game.rules_version}")
    try:
        return _verify_chance(record) or _verify_play(record, game)
    except (ValueError, OverflowError, msgspec.MsgspecError) as error:
        return Verdict(False, "malformed", str(error))
    except RuleError as error:
        return Verdict(False, "illegal-move", str(error))


def _verify_chance(record: Record) -> Verdict | None:
    secret = bytes.fromhex(record.secret)
    if commitment(secret) != record.commitment.lower():
        return Verdict(False, "wrong-commitment", commitment(secret))
    if game_seed(secret, record.interactions) != bytes.fromhex(record.seed):
        return Verdict(False, "wrong-seed", game_seed(secret, record.interactions).hex())
    return None


def _verify_play(record: Record, game: AnyGame) -> Verdict:
    options = game.load_options(msgspec.json.encode(record.options))
    claimed = game.load_state(msgspec.json.encode(record.state))
    state = replay(game, record.seats, options, bytes.fromhex(record.seed), record.moves).state
    if state != claimed:
        return Verdict(False, "wrong-state", f"{digest(claimed)}, not {digest(state)}")
    return Verdict(True)
