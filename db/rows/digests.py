"""Rows of the messages that people get once a day."""

import msgspec


class DigestRow(msgspec.Struct, frozen=True, kw_only=True):
    """Whoever wants a message a day: at which minute of their day, and when the next one is due."""

    user_id: int
    minute: int  # after midnight, by the clocks of the person's time zone
    due: int
    waiting: int | None = None  # the moment whose message is still to be sent
