"""Replays a stored game from its seed and its moves, and proves that nobody chose the dice."""

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
Written: TypeAlias = str | dict[str, Any]  # an action in its notation; an undo, or an older export, as JSON


class Entry(Protocol):
    """One entry of a game's log: what one seat did at once.

    `actions` is JSON text, as it is stored, or a tuple, as it is exported: actions in the game's notation.

    The action of an `undo` is `{"to": n}`: the game returns to the position after the first n entries. By a
    `depart` a player leaves and the others play on. The other kinds but `act` (a seat that changes hands, a
    game that is ended) leave the position as it is.
    """

    @property
    def seat(self) -> Seat: ...
    @property
    def kind(self) -> str: ...
    @property
    def actions(self) -> "str | tuple[Written, ...]": ...


class Move(msgspec.Struct, frozen=True):
    """An entry of an exported log."""

    seat: Seat
    kind: Kind = "act"
    actions: tuple[Written, ...] = ()


class Undo(msgspec.Struct, frozen=True):
    """The game returns to the position after the first `to` entries of the log."""

    to: int


class Position(msgspec.Struct, frozen=True, eq=False):
    """The game after an entry of its log that still counts; `before` is the position it follows."""

    number: int  # of entries up to this one; the deal is 0
    entry: Entry | None
    state: Any
    events: tuple[Any, ...]  # of this entry; none for an undo
    drawn: int
    shown: int  # how many entries so far have revealed chance or a secret
    before: "Position | None"


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """An exported game. `interactions` are the ids of the clicks that filled the table, in order."""

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
    """Whether a record is genuine; `problem` is a stable code, `detail` says where."""

    is_good: bool
    problem: str = ""
    detail: str = ""


def digest(state: msgspec.Struct) -> str:
    """Return a short hash of a state, equal for equal states."""
    return hashlib.sha256(msgspec.json.encode(state)).hexdigest()[:12]


def replay(game: AnyGame, seats: int, options: Any, seed: bytes, log: Iterable[Entry]) -> Position:
    """Return the position after all entries of a log. Raise `RuleError` at an illegal one."""
    *_, last = walk(game, seats, options, seed, log)
    return last


def after_complete_round(
    game: AnyGame, seats: int, options: Any, seed: bytes, log: Iterable[Entry]
) -> Position:
    """Return the position after the last complete round of turns; the deal if no round is complete."""
    last = found = replay(game, seats, options, seed, log)
    complete = game.rounds_complete(last.state)
    for position in history_of(last):
        if game.rounds_complete(position.state) < complete:
            break
        found = position
    return found


def walk(game: AnyGame, seats: int, options: Any, seed: bytes, log: Iterable[Entry]) -> Iterator[Position]:
    """Yield the position after the deal, then after each entry. Raise `RuleError` at an illegal one."""
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
    for action in actions_of(game, entry):
        step = game.apply(state, entry.seat, action, dice)
        state = step.state
        events.extend(step.events)
    shown = last.shown + game.has_revealed(events, dice.drawn - last.drawn)
    return Position(number, entry, state, tuple(events), dice.drawn, shown, last)


def _departed(game: AnyGame, last: Position, number: int, entry: Entry, dice: Dice) -> Position:
    step = game.leave(last.state, entry.seat, dice)
    # Counts as revealing, so that no undo brings back a player who has left.
    return Position(number, entry, step.state, step.events, dice.drawn, last.shown + 1, last)


def _taken_back(last: Position, entry: Entry) -> Position:
    """Return the earlier position that an undo names; nothing may have been revealed since."""
    to = _undo(entry).to
    for position in history_of(last.before):
        if position.number == to:
            if position.shown != last.shown:
                raise RuleError("undo-shown")
            return msgspec.structs.replace(position, events=())
    raise RuleError("undo-nothing")


def counted(log: Iterable[Entry]) -> list[int]:
    """Return the numbers of the entries that still count: none that was undone, and no undo."""
    found = list[int]()
    for number, entry in enumerate(log, 1):
        if entry.kind == "undo":
            to = _undo(entry).to
            found = [earlier for earlier in found if earlier <= to]
        else:
            found.append(number)
    return found


def _undo(entry: Entry) -> Undo:
    (undo,) = msgspec.json.decode(_text(entry), type=tuple[Undo])
    return undo


def _text(entry: Entry) -> str | bytes:
    return entry.actions if isinstance(entry.actions, str) else msgspec.json.encode(entry.actions)


def actions_of(game: AnyGame, entry: Entry) -> Iterator[Any]:
    """Yield the actions of an `act`. Older exports hold them as decoded JSON."""
    if isinstance(entry.actions, str):
        yield from game.load_actions(entry.actions)
        return
    for action in entry.actions:
        if isinstance(action, str):
            yield game.parse(action)
        else:
            yield from game.load_actions(msgspec.json.encode([action]))


def history_of(position: Position | None) -> Iterator[Position]:
    """Yield a position and those that led to it, the newest first, without what was undone."""
    while position is not None:
        yield position
        position = position.before


def verify(record: Record, games: Mapping[str, AnyGame]) -> Verdict:
    """Check that the commitment, the seed and the final state follow from the secret and the moves."""
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
