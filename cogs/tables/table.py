"""One table: a stored game with its position, who may act there now, and what a stand-in would do. Values."""

import logging
from collections.abc import Iterable, Iterator, Sequence
from datetime import date

import msgspec

from cogs.clock.deadlines import Timing, load_timing, turn_of
from cogs.tables.outgoing import Notice
from cogs.ui.links import link_to, link_to_card
from db import Commit, DeadlineRow, Dealt, GameLabel, GameRow, LiveRow, Outgoing, SeatRow
from engine import ALL_GAMES
from engine.core import AnyGame, Dice, Options, Outcome, RuleError, Seat, Step, dump
from engine.core.endings import DECIDED, ended_by_resigning
from locales import Words

log = logging.getLogger("dedale.tables")


class Table(msgspec.Struct, frozen=True):
    """A stored game together with its rules and its decoded position."""

    row: GameRow
    game: AnyGame
    state: msgspec.Struct
    is_revealed: bool = False  # is this a past position of a game that is over, with nothing hidden any more?

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that the game waits for; none once it is over."""
        return self.game.to_act(self.state) if self.row.status == "playing" else frozenset()

    @property
    def may_act(self) -> frozenset[Seat]:
        """The seats that may act now, even if the game does not wait for them."""
        return self.game.may_act(self.state) if self.row.status == "playing" else frozenset()

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat where a person still plays."""
        return next((s.seat for s in self.row.seats if s.user_id == user_id and not s.resigned), None)

    def need_seat(self, user_id: int) -> Seat:
        """The seat where a person still plays, or a refusal."""
        seat = self.seat_of(user_id)
        if seat is not None:
            return seat
        if self.row.status == "over":
            raise over(self.row)
        raise RuleError("seat-left" if any(s.user_id == user_id for s in self.row.seats) else "not-seated")

    def is_standin(self, seat: Seat) -> bool:
        """Does the bot play this seat?"""
        row = self.row.seats[seat]
        return row.user_id is None or row.resigned or row.handed

    @property
    def timing(self) -> Timing:
        """The table's rules about time."""
        return load_timing(self.row.timing)

    def turn(self, seat: Seat) -> DeadlineRow | None:
        """This seat's running turn; None where no clock runs for it."""
        return turn_of(self.row.deadlines, seat) if self.row.paused_at is None else None

    def due(self, seat: Seat) -> int | None:
        """When this seat's turn ends, its reserve included; None where no clock runs for it."""
        running = self.turn(seat)
        return running.due if running else None

    def view(self, seat: Seat | None) -> msgspec.Struct:
        """What that seat may know."""
        return self.game.revealed(self.state) if self.is_revealed else self.game.view(self.state, seat)

    def outcome(self) -> Outcome | None:
        """How it ended, resignations counted."""
        return msgspec.json.decode(self.row.result, type=Outcome) if self.row.result else None


class Played(msgspec.Struct, frozen=True):
    """A committed act: the table after it, its events, and whether the turn has passed."""

    table: Table
    events: tuple[msgspec.Struct, ...]
    turn_passed: bool
    is_final: bool = True  # has it shown chance or a secret, so that it cannot be taken back?


def first_position(
    game: AnyGame, seats: int, options: Options, seed: bytes, interactions: tuple[int, ...]
) -> tuple[Step[msgspec.Struct, msgspec.Struct], Dealt]:
    """The first position, and what is stored of it; the seed fixes every draw."""
    dice = Dice(seed)
    step = game.setup(seats, options, dice)
    return step, Dealt(
        rules_version=game.rules_version,
        options=dump(options),
        interactions=interactions,
        seed=seed,
        state=dump(step.state),
        drawn=dice.drawn,
        acting=as_bits(game.to_act(step.state)),
    )


def as_bits(seats: Iterable[Seat]) -> int:
    """Seats as they are stored: a number with one bit for each."""
    return sum(1 << seat for seat in seats)


def decode(row: GameRow) -> Table:
    """The table of a started game."""
    game = ALL_GAMES[row.game]
    return Table(row, game, game.load_state(row.state or ""))


def started(row: GameRow) -> Table:
    """The table of a game that was dealt, or a refusal."""
    if row.state is None:
        raise RuleError("game-not-started", game=row.id)
    return decode(row)


def decoded(rows: Iterable[GameRow]) -> Iterator[Table]:
    """The tables of started games that this program can read; one damaged row must not hide the others."""
    for row in rows:
        try:
            table = decode(row)
        except (KeyError, msgspec.MsgspecError):
            log.warning("game %s cannot be read", row.id)
        else:
            yield table


def readable(rows: Iterable[GameRow]) -> Iterator[GameRow]:
    """The games that this program can read, those included that have not started."""
    for row in rows:
        if row.state is None or any(decoded([row])):
            yield row


def need_today(table: Table, today: date) -> None:
    """Refuses a daily maze of another day: that one is shown to all, so it can no longer be played."""
    if table.row.daily and table.row.daily != today.isoformat():
        raise RuleError("daily-over")


def seat_to_act(table: Table, user_id: int) -> Seat:
    """The seat this person may act for right now; refusals say what is in the way."""
    need_playing(table)
    seat = table.need_seat(user_id)
    if table.row.paused_at is not None:
        if table.row.tournament_id is None:
            raise RuleError("game-paused")
        raise RuleError("tournament-table-paused", number=table.row.tournament_id)
    if table.row.seats[seat].handed:
        raise RuleError("seat-handed")
    if seat not in table.may_act:
        raise early(table)
    return seat


def early(table: Table) -> RuleError:
    """The refusal before one's turn, with what tells of it: no message calls the one person at a table."""
    return RuleError("not-your-turn-alone" if has_one_person(table) else "not-your-turn")


def waited_for(table: Table) -> list[Seat]:
    """The seats whose people the table waits for."""
    return [seat for seat in sorted(table.to_act) if not table.is_standin(seat)]


def standin_to_act(table: Table) -> Seat | None:
    """The first stand-in that is to act; None where the table waits for people, or is paused."""
    if table.row.paused_at is not None:
        return None
    return min((seat for seat in table.to_act if table.is_standin(seat)), default=None)


def title_of(row: GameRow | LiveRow | GameLabel, words: Words) -> str:
    """The name of a table: its game and its number."""
    return words("board-title", game=words(f"game-{row.game}"), number=row.id)


def over(row: GameRow) -> RuleError:
    """The refusal at a game that is over, with what can follow it there."""
    if row.tournament_id is not None:
        return RuleError("tournament-game-over", number=row.tournament_id)
    if not row.daily:
        return RuleError("game-over")
    return RuleError("daily-given-up" if row.seats[0].resigned else "daily-finished")


def need_playing(table: Table) -> None:
    """Only a running game is decided about."""
    if table.row.status != "playing":
        raise over(table.row)


def need_own_table(table: Table) -> None:
    """May those at a running table, its host and moderators decide about it, beside playing and leaving?

    A daily maze is played alone, and about a table of a tournament its organiser decides.
    """
    need_playing(table)
    if table.row.daily:
        raise RuleError("daily-alone")
    if table.row.tournament_id is not None:
        raise RuleError("tournament-table", number=table.row.tournament_id)


def seat_to_resign(table: Table, user_id: int) -> Seat:
    """The seat that this person can give up; refusals say what is in the way."""
    need_playing(table)
    if not table.game.can_give_up:
        raise RuleError("daily-no-resign")
    return table.need_seat(user_id)


def can_depart(table: Table, seat: Seat) -> bool:
    """May a person leave so that the others play on without the seat? Where the rules say how, the table is
    no tournament's, and there are enough others: else giving up ends the game anyhow.
    """
    if not table.game.can_leave or table.row.tournament_id is not None:
        return False
    return result_of_resigning(table, seat) is None


def resigned_with(table: Table, seat: Seat) -> list[bool]:
    """Which seats are given up once this one is."""
    return [s.resigned or s.seat == seat for s in table.row.seats]


def result_of_resigning(table: Table, seat: Seat) -> Outcome | None:
    """How the game ends if this seat is given up now; None: it goes on."""
    people = [is_played_by_person(s) for s in table.row.seats]
    return ended_by_resigning(resigned_with(table, seat), people, table.game.standing(table.state))


def is_playing(row: GameRow, user_id: int) -> bool:
    """Does a person still have a seat there? Not if they have given up."""
    return any(seat.user_id == user_id and not seat.resigned for seat in row.seats)


def has_one_person(table: Table) -> bool:
    """Is this the table of one person, alone or against stand-ins? Those who gave up count: they look on."""
    return sum(seat.user_id is not None for seat in table.row.seats) <= 1


def result_link(table: Table) -> str:
    """Where the result is seen: one person's board is edited, in other tables a new one follows the card."""
    return link_to(table.row) if has_one_person(table) else link_to_card(table.row)


def is_played_by_person(seat: SeatRow) -> bool:
    """Is this a person's seat that no stand-in has taken? Resigning is looked at elsewhere."""
    return seat.user_id is not None and not seat.handed


def gone(table: Table) -> list[bool]:
    """Which seats were given up."""
    return [seat.resigned for seat in table.row.seats]


def decided(table: Table, places: tuple[int, ...]) -> Outcome:
    """The result that the organiser of a tournament gives."""
    return msgspec.structs.replace(table.game.standing(table.state), reason=DECIDED, places=places)


def row_after(row: GameRow, commit: Commit) -> GameRow:
    """What a commit makes of the game's row, as far as clocks depend on it."""
    seat = row.seats[commit.seat]
    changed = msgspec.structs.replace(
        seat,
        resigned=seat.resigned or commit.kind in ("resign", "depart"),
        departed=seat.departed or commit.kind == "depart",
        handed=seat.handed if commit.handed is None else commit.handed,
    )
    if commit.taker is not None:
        changed = msgspec.structs.replace(
            seat,
            user_id=commit.taker.user_id,
            resigned=False,
            handed=False,
            missed=0,
            left_by=seat.user_id if seat.left_by is None else seat.left_by,
        )
    spent = dict(commit.spent)
    seats = tuple(
        msgspec.structs.replace(s, spent=spent.get(s.seat, s.spent))
        for s in (changed if s.seat == commit.seat else s for s in row.seats)
    )
    return msgspec.structs.replace(row, seats=seats, status="over" if commit.result else row.status)


def with_seat(table: Table, seat: Seat, **changes: bool) -> Table:
    """The same table with a seat given up or handed over."""
    seats = [*table.row.seats]
    seats[seat] = msgspec.structs.replace(seats[seat], **changes)
    return msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, seats=tuple(seats)))


def paused(table: Table, at: int | None) -> Table:
    """The same table, paused since then or not at all."""
    return msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, paused_at=at))


def carried_out(
    table: Table, seat: Seat, actions: Sequence[msgspec.Struct], dice: Dice
) -> tuple[msgspec.Struct, list[msgspec.Struct]]:
    """The position after a seat's actions and all that happened; a wrong one raises RuleError."""
    state, events = table.state, list[msgspec.Struct]()
    for action in actions:
        step = table.game.apply(state, seat, action, dice)
        state = step.state
        events.extend(step.events)
    return state, events


def whims(table: Table, step: int = 0) -> bytes:
    """The seed of a stand-in's own dice: the game's draws stay those of the players' acts.

    `step` counts the choices that it makes on one version of the game.
    """
    steps = bytes([step]) if step else b""
    return (table.row.seed or b"") + b"stand-in" + table.row.version.to_bytes(4, "big") + steps


def think(table: Table, seat: Seat, step: int = 0) -> msgspec.Struct:
    """A stand-in's choice by its rules of thumb. An expert has none: it makes do with the usual ones."""
    level = table.row.seats[seat].level
    level = level if level in table.game.levels else table.game.usual_level
    return table.game.suggest(table.view(seat), seat, Dice(whims(table, step)), level)


def outbox_of(
    table: Table,
    seat: Seat,
    state: msgspec.Struct,
    events: Sequence[msgspec.Struct],
    turn_passed: bool,
    notice: Notice,
) -> tuple[Outgoing, ...]:
    """What the table must be told: a board when a person is to act or it is over, else a note to go with it.

    A person who plays alone is not called after each turn of their own. A daily maze is played in private:
    nothing of it goes out.
    """
    if table.row.daily:
        return ()
    to_act = table.game.to_act(state)
    waits_for_person = not to_act or any(not table.is_standin(seat) for seat in to_act)
    kind = "board" if turn_passed and waits_for_person else "note"
    calls = notice.calls and to_act != frozenset({seat})
    by = None if notice.remark or table.is_standin(seat) else seat
    facts = {"events": dump(events), "calls": calls, "by": by}
    return (Outgoing(kind, dump(msgspec.structs.replace(notice, **facts))),)


def picks(game: AnyGame, seats: Sequence[SeatRow]) -> tuple[int, ...]:
    """Each seat's colour or side: what was picked, the rest as the game says; empty where nobody did."""
    if all(seat.pick is None for seat in seats):
        return ()
    return game.fill_picks([seat.pick for seat in seats])
