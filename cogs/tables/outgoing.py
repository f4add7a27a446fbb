"""What the payloads of a table's outbox rows hold."""

import msgspec

from engine.core import Seat


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


class Remind(msgspec.Struct, frozen=True):
    """Whose turn to remind of, by its beginning: another turn of that seat is not meant."""

    seat: int
    began: int
