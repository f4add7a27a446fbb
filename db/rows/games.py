"""The rows as frozen values. Field names are column names: the queries are made from them."""

from typing import Literal, TypeAlias

import msgspec

from engine.core.replay import Kind

Status: TypeAlias = Literal["lobby", "playing", "over", "cancelled"]
MoveKind: TypeAlias = Kind
ProposalKind: TypeAlias = Literal["undo", "draw", "pause", "replace"]
DeadlineKind: TypeAlias = Literal["turn", "remind", "idle", "close"]
Scope: TypeAlias = Literal["guild", "user", "bot"]


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at a table: a person, or a stand-in of some level."""

    seat: int
    user_id: int | None = None
    name: str
    level: str | None = None  # the stand-in's, when nobody sits here
    pick: int | None = None
    interaction_id: int  # the one by which the seat was filled
    resigned: bool = False
    missed: int = 0  # turns in a row that the person let pass
    handed: bool = False  # the stand-in plays here until the person comes back
    departed: bool = False  # the person has left, and nobody plays here any more; then it is resigned, too


WHOLE_TABLE = -1  # the seat of a deadline that is nobody's own


class DeadlineRow(msgspec.Struct, frozen=True, kw_only=True):
    """What must happen at a time: a turn ends, somebody is reminded, an idle table is asked or closed."""

    game_id: int
    seat: int
    kind: DeadlineKind
    due: int
    began: int  # when the turn, or the silence, began
    extended: bool = False  # this turn has already been given more time
    reminder: str | None = None  # JSON: the message that reminds of this turn


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table, from lobby to result. Times are unix seconds."""

    id: int
    game: str  # key of the engine
    rules_version: int
    options: str  # JSON
    status: Status
    guild_id: int
    channel_id: int  # where the lobby card is
    home_id: int  # the channel or thread where boards are posted
    host_id: int
    secret: bytes
    interactions: tuple[int, ...]  # the ids mixed into the seed, in order
    seed: bytes | None  # None in a lobby, but for a daily game, whose maze is everybody's
    version: int
    state: str | None  # JSON, after the last move
    drawn: int  # draws taken from the dice so far
    lobby_message_id: int | None
    board_message_id: int | None
    board_card: str | None  # JSON: what that message shows, to be shown again without its controls
    daily: str | None  # ISO date of a daily solo game
    result: str | None  # JSON of the Outcome
    created_at: int
    started_at: int | None
    ended_at: int | None
    turned: int = 0  # the version at which the table last had something new to see
    rated: bool = True  # does the result count for ratings, if no stand-in was seated?
    timing: str = "{}"  # JSON: the table's rules about time
    paused_at: int | None = None  # since when nobody's time runs
    deadlines: tuple[DeadlineRow, ...] = ()
    tournament_id: int | None = None  # of which this is, or was, a table; none once it is cancelled
    round_ends: int | None = None  # when its round ends, while that is running
    seats: tuple[SeatRow, ...]


class NewGame(msgspec.Struct, frozen=True, kw_only=True):
    """A lobby to be created. Its boards are posted in its channel until it has another home."""

    game: str
    rules_version: int
    options: str
    guild_id: int
    channel_id: int
    host_id: int
    secret: bytes
    seats: tuple[SeatRow, ...]
    daily: str | None = None
    timing: str = "{}"
    closes_at: int | None = None  # when it closes by itself if nothing changes
    at: int


class GameLabel(msgspec.Struct, frozen=True, kw_only=True):
    """What a list or a search needs of a table: its position is not read."""

    id: int
    game: str
    channel_id: int
    home_id: int
    daily: str | None


class DraftRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat has put together but not played; `version` is the one that the game had then."""

    version: int
    draft: str


class MoveRow(msgspec.Struct, frozen=True, kw_only=True):
    """One confirmed move. `version` is the one that the game had after it."""

    game_id: int
    version: int
    seat: int
    kind: MoveKind
    actions: str  # JSON list
    interaction_id: int | None
    at: int
    for_absent: bool = False  # made by the stand-in for a person whose time had run out


class SeatActs(msgspec.Struct, frozen=True):
    """How often somebody acted for a seat of a game, and how often a stand-in did."""

    game_id: int
    seat: int
    own: int
    stood_in: int


class ScoreRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a finished game counts for one of its people; no place: nothing."""

    user_id: int
    game_id: int
    version: int  # that the game had when this was found
    place: int | None = None
    is_won: bool = False
    is_shared: bool = False  # first, with somebody beside them
    is_played: bool = False  # or did it end before there was a move for each seat?
    turns: int | None = None  # None where the position can no longer be read


class SeenPlaces(msgspec.Struct, frozen=True):
    """The channels and threads of a server that the bot knows, and those that somebody sees."""

    known: tuple[int, ...]
    seen: tuple[int, ...]


class Best(msgspec.Struct, frozen=True):
    """A game that stands out by its length."""

    number: int
    turns: int


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's games of one kind. Streaks are games won in a row, up to now and at best."""

    game: str
    games: int
    wins: int
    shared: int  # first places that others had too
    places: tuple[int, ...]  # how often first, second …
    average: float
    streak: int
    best_streak: int
    unplayed: int  # games that ended before there was a move for each seat
    longest: Best | None
    fastest_win: Best | None


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


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """What a person's panel shows."""

    game: GameRow
    language: str | None  # that the person has chosen
    draft: DraftRow | None  # what their seat has put together


class Due(msgspec.Struct, frozen=True, kw_only=True):
    """What a game's outbox holds, and what it takes to send it."""

    game: GameRow
    rows: tuple[OutboxRow, ...]
    sending: int  # the last row of the message that is being sent, or is to be sent next
    language: str | None  # of the server, where it has chosen one
    has_proposals: bool


class Act(msgspec.Struct, frozen=True):
    """Something done to a table beside its moves, for its log. Nobody as actor: the bot itself did it."""

    act: str
    actor_id: int | None
    subject_id: int | None = None  # whom it concerned, where that is somebody else
    data: str = "{}"  # JSON


ALL_ACTS = -1  # a limit that is none


class AuditRow(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a table's log of acts."""

    id: int
    game_id: int
    act: str
    actor_id: int | None
    subject_id: int | None
    data: str
    at: int


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


class Taker(msgspec.Struct, frozen=True):
    """Who takes a seat over in a running game."""

    user_id: int
    name: str


class Rated(msgspec.Struct, frozen=True):
    """A result that counts for ratings: who played, and their places."""

    users: tuple[int, ...]
    places: tuple[int, ...]


class LobbyChange(msgspec.Struct, frozen=True, kw_only=True):
    """What changes in a lobby at this version. None leaves a column as it is."""

    game_id: int
    version: int
    seats: tuple[SeatRow, ...] | None = None  # all of them
    options: str | None = None
    timing: str | None = None
    host_id: int | None = None
    status: Literal["cancelled"] | None = None
    acts: tuple[Act, ...] = ()
    outbox: tuple[Outgoing, ...] = ()
    closes_at: int | None = None  # when it now closes by itself; None: it no longer does
    at: int


class Start(msgspec.Struct, frozen=True, kw_only=True):
    """What turns a lobby at this version into a running game, by the rules of today."""

    game_id: int
    version: int
    rules_version: int
    options: str
    interactions: tuple[int, ...]
    seed: bytes
    state: str
    drawn: int
    deadlines: tuple[DeadlineRow, ...] = ()
    outbox: tuple[Outgoing, ...] = ()
    at: int


class Commit(msgspec.Struct, frozen=True, kw_only=True):
    """All that one move writes. `version` is the one that the move was made on."""

    game_id: int
    version: int
    seat: int
    kind: MoveKind
    actions: str
    interaction_id: int | None
    state: str
    drawn: int
    result: str | None = None  # given when the move ends the game
    outbox: tuple[Outgoing, ...] = ()
    at: int
    acts: tuple[Act, ...] = ()  # for the table's log
    settles: int | None = None  # the proposal that this carries out
    taker: Taker | None = None  # who has the seat from now on
    turned: bool = False  # the table has something new to see
    for_absent: bool = False
    missed: int | None = None  # given when the seat's count changes
    handed: bool | None = None  # given when the seat passes to the stand-in or back
    deadlines: tuple[DeadlineRow, ...] | None = None  # all of the game's after the move; None: as they are
    rated: Rated | None = None  # given with a result that counts


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What alters a running game without being a move: its version stays. All or nothing."""

    game_id: int
    version: int  # the one that the change was made on
    paused_at: int | None
    seats: tuple[SeatRow, ...] = ()  # those whose `missed` and `handed` are written
    deadlines: tuple[DeadlineRow, ...]  # all of the game's from now on
    outbox: tuple[Outgoing, ...] = ()
    at: int
    acts: tuple[Act, ...] = ()
    settles: int | None = None
