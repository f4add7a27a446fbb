"""Tables in the moment in which a command does its work: stand-ins play until one of them does just that.

The command is given what the stand-in did, so that it is legal.
"""

import sqlite3
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from bench.loopback.positions import INTERACTIONS, SEATS, Play, Position
from cogs.games.pasvu.plan_draft import ASKED, marked
from cogs.games.poudlard.labels import STAR_SIGN
from engine import GAMES
from engine.core import Seat
from engine.junior import model as junior
from engine.junior.layout import MAZE
from engine.pasvu import model as pasvu
from engine.pasvu.notation import NOTATION
from engine.poudlard import model as poudlard
from engine.secret import model as secret
from engine.secret.layout import RINGS

A = TypeVar("A")
Given = dict[str, object]
GAMES_AT_MOST = 200  # in which all moments of a game come
FIRST_KIND = 100  # of positions; smaller ones are those of whole games
# The rarest cards come up, and ghosts can grow.
OPTIONS = {"pasvu": {"midnight": "midnight", "fusion": "fusion"}}
# What else such a table is like. Hints are given where nothing counts.
CASUAL = "UPDATE games SET rated = 0 WHERE id = :id"
PAUSED = "UPDATE games SET paused_at = :now WHERE id = :id"
HANDED = "UPDATE seats SET handed = 1 WHERE game_id = :id AND seat = 0"
DRAFTED = "INSERT INTO drafts (game_id, seat, version, draft) VALUES (:id, 0, :version, :draft)"


def nothing(_: object) -> Given:
    """A command without options, or with none that is needed."""
    return {}


def always(view: object, action: object) -> bool:
    """Any action of a kind."""
    return True


class Moment(msgspec.Struct, Generic[A], frozen=True):
    """What is done next, what the command is given to do just that, and what else the table is like."""

    action: type[A]
    given: Callable[[A], Given] = nothing
    fits: Callable[[Any, A], bool] = always  # is it this action, in this view?
    seat: Seat = 0  # who does that; the person of the table sits on the first
    more: str = ""  # SQL
    game: str = ""  # the first part of the command's name, if it is not said


class Reached(NamedTuple):
    """A moment that came."""

    position: Position
    action: Any
    given: Given


def stays(view: junior.View, action: junior.MovePawn) -> bool:
    """Does a pawn of Junior stay where it is?"""
    return MAZE.names[view.pawns[0]] == action.to


def takes(view: secret.View, action: secret.MovePawn) -> bool:
    """Does a pawn of Secret stay on the target?"""
    own = view.pawns[0]
    return own is not None and own == view.target_place and RINGS.names[own] == action.to


def furniture(move: pasvu.MoveFurniture) -> Given:
    """A piece is put to exact values."""
    tip: Given = {"tip": move.tip} if move.tip else {}
    at = {"x": f"{move.x:g}", "y": f"{move.y:g}", "angle": move.angle, "pose": move.pose}
    return {"piece": move.piece, **at, **tip, "confirm": True}


def card(action: poudlard.PlayCard) -> Given:
    """A card with as many targets as it has."""
    targets = [*action.squares, *map(str, action.seats)]
    return {"card": action.card, **dict(zip(("target", "other"), targets, strict=False))}


MOMENTS: dict[str, Moment[Any]] = {
    "junior push": Moment(junior.PushTile, lambda a: {"slot": a.slot, "turned": a.sides}),
    "junior move": Moment(junior.MovePawn, lambda a: {"square": a.to}, lambda view, a: not stays(view, a)),
    "junior stay": Moment(junior.MovePawn, fits=stays),
    "junior hint": Moment(junior.PushTile, more=CASUAL),
    "secret turn": Moment(secret.TurnRing, lambda a: {"part": a.ring.lower()}),
    "secret move": Moment(secret.MovePawn, lambda a: {"cell": a.to}),
    "secret take": Moment(secret.MovePawn, fits=takes),
    "secret duel": Moment(secret.Challenge, lambda a: {"rival": str(a.seat), "stake": a.stake}),
    "secret pass": Moment(secret.EndTurn),
    "secret choose": Moment(
        secret.ChooseSigns, lambda a: dict(zip(("first", "second", "third"), a.signs, strict=True))
    ),
    "secret place": Moment(secret.PlacePawn, lambda a: {"cell": a.to}),
    "secret hint": Moment(secret.MovePawn, more=CASUAL),
    "poudlard roll": Moment(poudlard.RollDie),
    "poudlard flip": Moment(poudlard.FlipToken, lambda a: {"token": a.square}),
    "poudlard lay": Moment(poudlard.LayToken, lambda a: {"way": a.sides}),
    "poudlard pivot": Moment(poudlard.PivotToken, lambda a: {"token": a.square, "way": str(a.quarters)}),
    "poudlard choose": Moment(poudlard.ChooseToken, lambda a: {"token": a.square}),
    "poudlard move": Moment(poudlard.MovePawn, lambda a: {"to": a.to + STAR_SIGN * a.star}),
    # P15: before one's own next class is cancelled, one is asked.
    "poudlard card": Moment(poudlard.PlayCard, card, lambda _, action: action.card != "cancelled"),
    "poudlard end": Moment(poudlard.EndTurn),
    "poudlard hand": Moment(poudlard.PlayCard),
    "poudlard hint": Moment(poudlard.MovePawn, more=CASUAL),
    "pasvu furniture": Moment(pasvu.MoveFurniture, furniture),
    "pasvu ghost": Moment(
        pasvu.CommitPlan,
        lambda a: {"ghost": a.paths[0].ghost, "to": a.paths[0].cells[-1]},
        lambda _, action: bool(action.paths),
    ),
    "pasvu plan": Moment(pasvu.CommitPlan),
    "pasvu commit": Moment(pasvu.CommitPlan, fits=lambda _, action: bool(action.paths), more=DRAFTED),
    "pasvu side": Moment(pasvu.ChooseSide, lambda a: {"side": a.side}),
    "pasvu tag": Moment(pasvu.TagGhost, lambda a: {"ghost": a.ghost}),
    "pasvu sneak": Moment(pasvu.SneakGhost, lambda a: {"spot": NOTATION.text(a)}),
    "pasvu grow": Moment(pasvu.GrowGhost, lambda a: {"ghost": a.ghost, "into": a.into}),
    "pasvu pass": Moment(pasvu.PassCard),
    "pasvu hint": Moment(pasvu.CommitPlan, more=CASUAL),
    "game undo": Moment(junior.MovePawn, game="junior"),
    "game resume": Moment(junior.PushTile, more=PAUSED, game="junior"),
    "game comeback": Moment(junior.PushTile, seat=1, more=HANDED, game="junior"),
}
KINDS = {command: kind for kind, command in enumerate(MOMENTS, FIRST_KIND)}


def set_up(db: sqlite3.Connection, command: str, game_id: int, now: int) -> None:
    """Make a table what else it has to be."""
    position, action, _ = reached()[command]
    draft = marked(GAMES[position.row["game"]].text(action), ASKED)
    facts = {"id": game_id, "version": position.row["version"], "draft": draft, "now": now}
    if more := MOMENTS[command].more:
        db.execute(more, facts)


@cache
def reached() -> dict[str, Reached]:
    """Play each game until all moments have come; return them by their commands."""
    return {command: moment for key in GAMES for command, moment in _reached_in(key)}


def _reached_in(key: str) -> Iterator[tuple[str, Reached]]:
    game = GAMES[key]
    missing = {command: one for command, one in MOMENTS.items() if (one.game or command.split()[0]) == key}
    for number in range(GAMES_AT_MOST):
        options = game.options(**OPTIONS.get(key, {}))
        play = Play(game, options, SEATS, (*INTERACTIONS[:-1], number), game.usual_level)
        for seat, action in play.acts() if missing else ():
            for command, moment in list(missing.items()):
                if _is_now(moment, play, seat, action):
                    del missing[command]
                    yield command, Reached(play.position(KINDS[command]), action, moment.given(action))
    assert not missing, f"stand-ins never do what {', '.join(missing)} needs"


def _is_now(moment: Moment[Any], play: Play, seat: Seat, action: object) -> bool:
    is_alike = seat == moment.seat and isinstance(action, moment.action)
    return is_alike and moment.fits(play.game.view(play.state, seat), action)
