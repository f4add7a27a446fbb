"""What the payloads of a table's outbox rows hold."""

from collections.abc import Sequence

import msgspec

from db import GameRow, Outgoing
from engine.core import Seat

CARD = Outgoing("card", "")
PLACE = Outgoing("place", "")  # the thread of a game that has just begun
OPENED = "opened"  # the card of a new table
TURNS = {"board", "lines"}  # what tells that others are to act, or that the table waits
PREPARED = "prepared"  # the remark of a move that was prepared ahead


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an outbox row tells the table."""

    events: str = "[]"
    resigned: Seat | None = None
    remark: str = ""  # the sentence `told-<remark>`, about a seat where one is given
    seat: Seat | None = None
    other: str = ""  # another name in that sentence, or somebody's own words
    calls: bool = True  # is the player on turn mentioned?
    by: Seat | None = None  # the seat whose person did this


class Letter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence for everybody at a table, about one seat or person; `calls` are the users it mentions."""

    key: str
    user_id: int = 0
    calls: tuple[int, ...] = ()


class Opened(msgspec.Struct, frozen=True):
    """The interaction that a new table's card answers: for some minutes Discord can be asked for it."""

    application_id: int
    token: str


class Remind(msgspec.Struct, frozen=True):
    """Whose turn to remind of, by its beginning: another turn of that seat is not meant."""

    seat: int
    began: int


def is_apart(row: GameRow) -> bool:
    """Is the table played elsewhere than in the channel of its card?"""
    return row.home_id != row.channel_id


def with_card(
    row: GameRow, outbox: Sequence[Outgoing], *, is_act: bool, is_over: bool
) -> tuple[Outgoing, ...]:
    """Adds that the table's card in the channel is to be renewed, where it shows what has changed.

    A card beside its boards does not follow the turns. Tables of tournaments and daily mazes have none.
    """
    follows = is_apart(row) and any(message.kind in TURNS for message in outbox)
    is_shown = row.lobby_message_id is not None and (follows or is_over or not is_act)
    return (*outbox, CARD) if is_shown else tuple(outbox)
