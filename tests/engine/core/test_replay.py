"""Exported games: a genuine one is good, and tampering is always detected."""

from typing import Any

import msgspec
import pytest

from engine import GAMES
from engine.core import AnyGame, commitment, game_seed
from engine.core.replay import Move, Record, replay, verify
from engine.core.transcript import play

SECRET, CLICKS = bytes(range(32)), (1180000000000000001, 1180000000000000777)


def exported(game: AnyGame, **options: Any) -> Record:
    """Return a whole game between two stand-ins, as it is exported."""
    seed, chosen = game_seed(SECRET, CLICKS), game.options(**options)
    plies = list(play(game, 2, chosen, seed, game.levels[-1:] * 2))
    moves = [
        Move(ply.seat, "act", (msgspec.to_builtins(ply.action),)) for ply in plies if ply.seat is not None
    ]
    return Record(
        game=game.key,
        rules_version=game.rules_version,
        seats=2,
        options=msgspec.to_builtins(chosen),
        commitment=commitment(SECRET),
        secret=SECRET.hex(),
        interactions=CLICKS,
        seed=seed.hex(),
        moves=tuple(moves),
        state=msgspec.json.decode(msgspec.json.encode(plies[-1].state)),
    )


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_honest_game_is_good(game: AnyGame) -> None:
    assert verify(exported(game), GAMES).is_good


JUNIOR = exported(GAMES["junior"], goals="secret")
MOVES = JUNIOR.moves


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"rules_version": 99}, "other-rules"),
        ({"secret": "00" * 32}, "wrong-commitment"),
        ({"commitment": "00" * 32}, "wrong-commitment"),
        ({"interactions": CLICKS[::-1]}, "wrong-seed"),
        ({"seed": "00" * 32}, "wrong-seed"),
        ({"moves": MOVES[:-1]}, "wrong-state"),
        ({"moves": MOVES[1:]}, "illegal-move"),
        ({"moves": (*MOVES, MOVES[0])}, "illegal-move"),
        ({"state": JUNIOR.state | {"turns": [1, 1]}}, "wrong-state"),
        ({"state": {}}, "malformed"),
        ({"options": {"goals": "shared"}}, "wrong-state"),
        ({"options": {"goals": "none"}}, "malformed"),
        ({"secret": "not hex"}, "malformed"),
        ({"interactions": (-1,)}, "malformed"),
        ({"moves": (Move(0, "act", ({"do": "fly"},)),)}, "malformed"),
    ],
)
def test_a_changed_record_is_bad(change: dict[str, Any], problem: str) -> None:
    verdict = verify(msgspec.structs.replace(JUNIOR, **change), GAMES)
    assert (verdict.is_good, verdict.problem) == (False, problem)


def test_a_resignation_leaves_the_position_as_it_is() -> None:
    moves = (*MOVES[:4], Move(1, "resign"), *MOVES[4:])
    assert verify(msgspec.structs.replace(JUNIOR, moves=moves), GAMES).is_good


def test_one_move_may_hold_a_whole_turn() -> None:
    turns = [Move(one.seat, "act", one.actions + two.actions)
             for one, two in zip(MOVES[::2], MOVES[1::2], strict=True)]  # fmt: skip
    assert verify(msgspec.structs.replace(JUNIOR, moves=tuple(turns)), GAMES).is_good


def test_a_replay_gives_the_dice_as_they_lie() -> None:
    game = GAMES["junior"]
    assert replay(game, 2, game.options(), b"seed", []).drawn > 16
