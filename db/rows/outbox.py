"""Messages that are still to be sent to a table."""

import msgspec


class Outgoing(msgspec.Struct, frozen=True):
    """A message to be sent once the transaction stands. `payload` is JSON."""

    kind: str
    payload: str


class OutboxRow(msgspec.Struct, frozen=True, kw_only=True):
    """A message that is still to be sent."""

    id: int
    game_id: int
    kind: str
    payload: str
    at: int

    @property
    def nonce(self) -> str:
        """With its time: once a backup is restored, ids are given out again to other messages."""
        return f"{self.id}-{self.at}"
