"""Rows of proposals and of the log of acts: what people do at a table beside its moves."""

from typing import Literal, TypeAlias

import msgspec

ProposalKind: TypeAlias = Literal["undo", "draw", "pause", "replace"]


class ProposalRow(msgspec.Struct, frozen=True, kw_only=True):
    """An open proposal: who makes it from which seat, who has to agree, and who has agreed."""

    id: int
    game_id: int
    kind: ProposalKind
    user_id: int
    seat: int
    data: str  # JSON
    needed: tuple[int, ...]  # the users who have to agree
    agreed: tuple[int, ...]
    channel_id: int | None
    message_id: int | None  # None until it is posted
    at: int


class NewProposal(msgspec.Struct, frozen=True, kw_only=True):
    """A proposal to be added."""

    game_id: int
    kind: ProposalKind
    user_id: int
    seat: int
    data: str
    needed: tuple[int, ...]
    at: int


ALL_ACTS = 1_000_000_000  # a limit that no log reaches


class Act(msgspec.Struct, frozen=True):
    """Something that was done to a table beside its moves. Without an actor, the bot did it."""

    act: str
    actor_id: int | None
    subject_id: int | None = None  # the person concerned, if that is another
    data: str = "{}"  # JSON


class AuditRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a table's log of acts."""

    id: int
    game_id: int
    act: str
    actor_id: int | None
    subject_id: int | None
    data: str
    at: int
