"""What people propose and do at a table beside its moves."""

from typing import Literal, TypeAlias

import msgspec

ProposalKind: TypeAlias = Literal["undo", "draw", "pause", "replace"]


class ProposalRow(msgspec.Struct, frozen=True, kw_only=True):
    """An open proposal: who makes it, on which seat, whose consent it needs and who has agreed."""

    id: int
    game_id: int
    kind: ProposalKind
    user_id: int
    seat: int
    data: str  # JSON
    needed: tuple[int, ...]  # users
    agreed: tuple[int, ...]
    channel_id: int | None
    message_id: int | None  # None until it is posted
    at: int


class NewProposal(msgspec.Struct, frozen=True, kw_only=True):
    """A proposal to be made by a user on a seat; `needed` are the users who have to agree."""

    game_id: int
    kind: ProposalKind
    user_id: int
    seat: int
    data: str
    needed: tuple[int, ...]
    at: int


ALL_ACTS = -1  # a limit that is none


class Act(msgspec.Struct, frozen=True):
    """Something done to a table beside its moves, for its log. Nobody as actor: the bot itself did it."""

    act: str
    actor_id: int | None
    subject_id: int | None = None  # whom it concerned, where that is somebody else
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
