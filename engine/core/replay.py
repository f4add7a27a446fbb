"""A stored game played again from its seed and its moves, and the proof that nobody chose the dice."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from engine.core.contract import AnyGame, Seat
from engine.core.dice import Dice, commitment, game_seed
from engine.core.errors import RuleError


class Move(msgspec.Struct, frozen=True):
    """What one seat did at once. Giving up, or a table that is left, does not change the position."""

    seat: Seat
    kind: Literal["act", "resign", "abandon"] = "act"
    actions: tuple[dict[str, Any], ...] = ()


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


def replay(game: AnyGame, seats: int, options: Any, seed: bytes, moves: Sequence[Move]) -> tuple[Any, Dice]:
    """The state after all moves, and the dice as they then lie; raises `RuleError` at an illegal move."""
    dice = Dice(seed)
    state = game.setup(seats, options, dice).state
    for move in moves:
        for action in game.load_actions(msgspec.json.encode(move.actions)):
            state = game.apply(state, move.seat, action, dice).state
    return state, dice


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
    state, _ = replay(game, record.seats, options, bytes.fromhex(record.seed), record.moves)
    if state != claimed:
        return Verdict(False, "wrong-state", f"{digest(claimed)}, not {digest(state)}")
    return Verdict(True)
