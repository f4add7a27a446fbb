"""Rows of the outbox: messages that are still to be sent."""

from typing import Literal, NamedTuple, TypeAlias

import msgspec

SubjectKind: TypeAlias = Literal["game", "tournament"]


class Subject(NamedTuple):
    """A table or a tournament to which messages are still to be sent."""

    id: int
    kind: SubjectKind = "game"


class Outgoing(msgspec.Struct, frozen=True):
    """A message to be sent after the transaction that writes it. `payload` is mostly JSON."""

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
        """Discord drops a second message with this nonce.

        It holds the time, too: after a backup is restored, other messages get the same ids.
        """
        return f"{self.id}-{self.at}"
