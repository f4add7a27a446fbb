"""Who gives each command in `bench/growth.py`, with which options, in which order, and what they confirm."""

import itertools
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from bench.loopback.contests import STAGES
from bench.loopback.moments import KINDS
from bench.loopback.world import Sitter
from engine import GAMES

ROUNDS = 3  # of which the quickest counts: other programs may share the machine
PEOPLE = 2  # who give a command in a round; one, where each of them needs a table in its moment
MANY = 120  # live tables of a person who plays everywhere
TEXTS = {3: "1", 4: 1, 5: False}  # for an option without choices, by its type
PERSON, CHANNEL = 6, 7
SOON = datetime.now(UTC).date() + timedelta(days=30)


class Other(NamedTuple):
    """A person beside the one who asks: in tournaments and lobbies of theirs the next ids sit."""

    at: int = 1


class Number(NamedTuple):
    """The number of a game or tournament that the world keeps for the one who asks."""

    name: str


STRANGER = Other(8)
# What a command is given beside its first choice. Nothing stands in its way but the rules.
GIVEN: dict[str, dict[str, object]] = {
    "settings language": {"language": "auto"},
    "settings quiet": {"from": "22", "to": "7"},
    "settings away": {"from": str(SOON), "to": str(SOON)},
    "verify": {"number": Number("ended")},
    "replay": {"number": Number("ended")},
    "game new": {"game": "junior"},
    "game join": {"number": Number("lobby of others")},
    "game leave": {"number": Number("lobby of others")},
    "game host": {"number": Number("lobby of others"), "who": Other(2)},
    "game add-bot": {"number": Number("lobby")},
    "game remove-bot": {"number": Number("lobby")},
    "game options": {"number": Number("lobby")},
    "game kick": {"number": Number("lobby"), "who": Other(2)},
    "game start": {"number": Number("lobby")},
    **{
        f"game {act}": {"number": Number("live")}
        for act in ("prepare", "draw", "pause", "log", "board", "resign")
    },
    "game replace": {"number": Number("live"), "seat": "1", "by": STRANGER},
    "game end": {"number": Number("watched")},
    "game watch": {"number": Number("watched")},
    "game unwatch": {"number": Number("watched")},
    "tournament add": {"player": STRANGER},
    "tournament drop": {"player": Other(2)},
    "tournament result": {"round": 3, "table": 1, "places": "1 2"},
    "organise extend": {"hours": 1},
    "organise postpone": {"hours": 24},
    "organise seed": {"seed": 1},
    "organise sit-out": {"player": Other(3)},
    "organise substitute": {"player": Other(4), "substitute": STRANGER},
}
# The tournament that a command is about, by its stage; "over" where none is named.
ABOUT = {
    "open": "panel start drop add channel cancel join check-in postpone helper hand-over seed",
    "paired": "pair-again",
    "running": "pause resume result leave my-table tables extend sit-out substitute",
    "knockout": "bracket",
    "league": "next-season",
}
STAGE_OF = {command: stage for stage, commands in ABOUT.items() for command in commands.split()}
# In this order at the end: nothing is left to do at a table or in a tournament after them.
LAST = (
    *("game resign", "game end", "game start"),
    *("tournament pause", "tournament resume", "tournament leave"),
    *("tournament start", "tournament check-in", "tournament cancel"),
)
# Commands that ask whether one is sure: the verb of the button that is pressed then.
SURE = {
    "data delete": "forget",
    "game resign": "resign",
    "game end": "end",
    "tournament pair-again": "tournament-pair-again",
    "tournament leave": "tournament-leave-sure",
    "tournament start": "tournament-start",
    "tournament cancel": "tournament-cancel",
}
# The same commands with other options.
VARIANTS: dict[str, dict[str, object]] = {
    "leaderboard world": {"game": "junior", "reach": "world"},
    "leaderboard text": {"game": "secret", "text": True},
    "daily ranking": {"show": "ranking"},
    "daily yesterday": {"show": "yesterday"},
    "daily week": {"show": "week"},
    "stats player": {"player": Other()},
    "board text": {"text": True},
    # One in which people play; and a server holds no more tournaments than so many that are not over.
    "tournament cancel paired": {"tournament": Number("paired")},
}
# Those at whose tables such a command is given: who gives another one.
AT = {"board text": "pasvu plan"}


class Crowd:
    """The people who give commands: in each round others, and others where a table must be in its moment."""

    def __init__(self, channels: list[int]) -> None:
        places, game, times = iter(channels), next(iter(GAMES)), range((ROUNDS + 1) * PEOPLE)
        self.sitters = [Sitter(10 + n * 10, f"Own {n}", game, next(places), organises=STAGES) for n in times]
        self.busy = [Sitter(100_000, "Busy", game, next(places), MANY)]
        self.idle = [Sitter(200_000, "Idle", game, next(places), 10)]
        self.leaving = [
            Sitter(300_000 + n * 10, f"Leaving {n}", game, next(places), 2, organises=("over",))
            for n in times
        ]
        self.players = {
            command: [
                Sitter(400_000 + kind * 100 + n, f"Player {n}", "", next(places), command=command)
                for n in range(ROUNDS + 1)
            ]
            for command, kind in KINDS.items()
        }

    @staticmethod
    def size() -> int:
        """How many channels they need."""
        return (len(KINDS) + 2 * PEOPLE) * (ROUNDS + 1) + 2

    def everybody(self) -> list[Sitter]:
        """All of them."""
        players = itertools.chain.from_iterable(self.players.values())
        return [*self.sitters, *self.busy, *self.idle, *self.leaving, *players]

    def asked(self, command: str, number: int) -> list[Sitter]:
        """Those who give a command in a round. Who deletes all gives no other."""
        people = self.leaving if command == "data delete" else self.players.get(command, self.sitters)
        count = len(people) // (ROUNDS + 1)
        return people[number * count : (number + 1) * count]
