"""Whole games between stand-ins, and their transcripts: readable text that the tests replay line by line."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any

import msgspec

from engine.core.contract import AnyGame, Seat, dump
from engine.core.dice import Dice
from engine.core.replay import digest

DIGEST_MARK = " #"


class Ply(msgspec.Struct, frozen=True):
    """One action of one seat, its events, and the state after it. The set-up has no seat.

    `word` is a log entry that is no action: "resign 1", or "undo 1 to 3", which returns to the position
    after the first three entries.
    """

    seat: Seat | None
    action: Any
    events: tuple[Any, ...]
    state: Any
    word: str = ""


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a transcript: all that a replay needs besides the actions."""

    game: str
    rules_version: int
    seats: int
    options: Any
    seed: str


def play(game: AnyGame, seats: int, options: Any, seed: bytes, levels: Sequence[str]) -> Iterator[Ply]:
    """Play a game between stand-ins; seat n plays at levels[n]. They do not draw from the game's dice."""
    dice, stand_in_dice = Dice(seed), Dice(b"whims" + seed)
    step = game.setup(seats, options, dice)
    yield Ply(None, None, step.events, step.state)
    while acting := game.to_act(step.state):
        seat = min(acting)
        action = game.suggest(game.view(step.state, seat), seat, stand_in_dice, levels[seat])
        step = game.apply(step.state, seat, action, dice)
        yield Ply(seat, action, step.events, step.state)


def heading_of(game: AnyGame, seats: int, options: Any, seed: bytes) -> Heading:
    """Return the heading for a game about to be played."""
    return Heading(
        game=game.key, rules_version=game.rules_version, seats=seats, options=options, seed=seed.hex()
    )


def transcript(game: AnyGame, heading: Heading, plies: Iterable[Ply]) -> Iterator[str]:
    """Yield the heading, each action with a digest of the state after it, its events, and the result."""
    yield dump(heading)
    state = None
    for ply in plies:
        act = ply.word or ("setup" if ply.seat is None else f"seat {ply.seat} {game.text(ply.action)}")
        yield f"{act}{DIGEST_MARK}{digest(ply.state)}"
        yield from (f"    {dump(event)}" for event in ply.events)
        state = ply.state
    if outcome := game.outcome(state):
        yield f"outcome {dump(outcome)}"


def variants(game: AnyGame) -> Iterator[Any]:
    """Yield options for every variant: all choices combined, then each switch with the first of them."""
    info = msgspec.inspect.type_info(game.options)
    assert isinstance(info, msgspec.inspect.StructType)
    kinds = {field.name: field.type for field in info.fields}
    choices = {name: k.values for name, k in kinds.items() if isinstance(k, msgspec.inspect.LiteralType)}
    chosen = [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]
    switches = [name for name, kind in kinds.items() if isinstance(kind, msgspec.inspect.BoolType)]
    yield from (game.options(**words) for words in chosen)
    yield from (game.options(**chosen[0], **{name: True}) for name in switches)


def transcript_name(heading: Heading) -> str:
    """Return a transcript's file name: game and version, choices and switches of its options, seats.

    The version keeps new rules from overwriting the transcripts of old ones.
    """
    options: dict[str, Any] = msgspec.to_builtins(heading.options)
    words = [value for value in options.values() if isinstance(value, str)]
    switches = [name for name, value in options.items() if value is True]
    return (
        "-".join([heading.game, f"v{heading.rules_version}", *words, *switches, str(heading.seats)]) + ".txt"
    )
