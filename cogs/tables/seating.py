"""Who sits at a table before it starts: pure changes of the lobby, each refusing what cannot be."""

from collections.abc import Sequence
from typing import Literal, TypedDict, get_args, get_origin

import msgspec

from cogs.tables.table import over
from cogs.ui.links import link_to
from cogs.ui.names import plain
from db import Act, GameRow, SeatRow
from engine import ALL_GAMES
from engine.core import Options, RuleError
from locales import Words

Seats = tuple[SeatRow, ...]
ANY_PICK = "any"
COMMON_OPTIONS = frozenset({"picks", "first"})


class LobbyFacts(TypedDict, total=False):
    """What changes in a lobby: fields of a `LobbyChange`."""

    seats: Seats
    options: str
    timing: str
    rated: bool
    host_id: int
    status: Literal["cancelled"]
    acts: tuple[Act, ...]


def need_lobby(row: GameRow) -> None:
    """Seats and options change only before the start."""
    if row.status == "playing":
        raise RuleError("lobby-started", game=row.id, link=link_to(row))
    if row.status != "lobby":
        raise RuleError("lobby-closed") if row.status == "cancelled" else over(row)


def need_host(row: GameRow, user_id: int) -> None:
    """Some things are the host's to decide."""
    if row.host_id != user_id:
        raise RuleError("only-host", host=f"<@{row.host_id}>")


def need_own_lobby(row: GameRow, user_id: int) -> None:
    """Refuses what only the host of an open table decides."""
    need_lobby(row)
    need_host(row, user_id)


def renumbered(seats: Sequence[SeatRow]) -> Seats:
    """The same people on seats 0, 1, 2 … without gaps."""
    return tuple(msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(seats))


def person(user_id: int, name: str, interaction_id: int, pick: int | None = None) -> SeatRow:
    """A seat with a person on it."""
    return SeatRow(seat=0, user_id=user_id, name=plain(name), interaction_id=interaction_id, pick=pick)


def pick_at(row: GameRow, user_id: int) -> int | None:
    """The colour or side that a person picked at this table."""
    return next((seat.pick for seat in row.seats if seat.user_id == user_id), None)


def standin(level: str, interaction_id: int) -> SeatRow:
    """A seat that the bot plays."""
    return SeatRow(seat=0, name="", level=level, interaction_id=interaction_id)


def need_room(row: GameRow) -> None:
    """Refuses one more at a full table."""
    most = max(ALL_GAMES[row.game].seats)
    if len(row.seats) >= most:
        raise RuleError("table-full", seats=most)


def with_seat(row: GameRow, seat: SeatRow) -> Seats:
    """One more at the table."""
    need_lobby(row)
    if seat.user_id is not None and any(s.user_id == seat.user_id for s in row.seats):
        raise RuleError("already-seated-host" if seat.user_id == row.host_id else "already-seated")
    need_room(row)
    if seat.pick in {s.pick for s in row.seats}:
        seat = msgspec.structs.replace(seat, pick=None)
    return renumbered([*row.seats, seat])


def without_person(row: GameRow, user_id: int) -> Seats:
    """One person less at the table."""
    need_lobby(row)
    if all(seat.user_id != user_id for seat in row.seats):
        raise RuleError("not-seated")
    return renumbered([seat for seat in row.seats if seat.user_id != user_id])


def standins(row: GameRow) -> dict[str, SeatRow]:
    """The stand-ins at a table, by the numbers of their seats."""
    return {str(seat.seat): seat for seat in row.seats if seat.user_id is None}


def without_standin(row: GameRow, number: str) -> Seats:
    """One stand-in less: that of a seat, or the one that came last."""
    need_lobby(row)
    bots = standins(row)
    if not bots:
        raise RuleError("no-bot-seated")
    if number and number not in bots:
        raise RuleError("lobby-changed")
    gone = bots[number or max(bots)]
    return renumbered([seat for seat in row.seats if seat is not gone])


def pick_values(row: GameRow, user_id: int) -> dict[str, int | None]:
    """What a person can pick, as the lobby names it: any colour or side, or one that nobody else has."""
    taken = {seat.pick for seat in row.seats if seat.user_id != user_id}
    free = [number for number in range(len(ALL_GAMES[row.game].picks)) if number not in taken]
    return {ANY_PICK: None, **{str(number): number for number in free}}


def with_pick(row: GameRow, user_id: int, value: str) -> Seats:
    """A person's colour or side; "any" gives it back."""
    need_lobby(row)
    if all(seat.user_id != user_id for seat in row.seats):
        raise RuleError("not-seated")
    values = pick_values(row, user_id)
    if value not in values:
        known = value in map(str, range(len(ALL_GAMES[row.game].picks)))
        raise RuleError("pick-taken" if known else "option-not-understood")
    pick = values[value]
    return tuple(msgspec.structs.replace(s, pick=pick) if s.user_id == user_id else s for s in row.seats)


def left_by(row: GameRow, user_id: int) -> LobbyFacts:
    """What changes in a lobby that a person leaves: the host's part passes on, or the table closes."""
    seats = without_person(row, user_id)
    host = next_host(row, seats)
    return {"seats": seats, "status": "cancelled"} if host is None else {"seats": seats, "host_id": host}


def next_host(row: GameRow, seats: Seats) -> int | None:
    """Who is the host once these are seated; None when no person is left."""
    people = [seat.user_id for seat in seats if seat.user_id is not None]
    return row.host_id if row.host_id in people else next(iter(people), None)


def need_startable(row: GameRow) -> None:
    """The right number of players."""
    need_lobby(row)
    allowed = ALL_GAMES[row.game].seats
    if len(row.seats) not in allowed:
        raise RuleError("too-few-players", least=min(allowed), now=len(row.seats))


def option_values(game: str) -> dict[str, tuple[str, ...]]:
    """The options of a game that a lobby offers, each with its possible values."""
    found: dict[str, tuple[str, ...]] = {}
    for field in msgspec.structs.fields(ALL_GAMES[game].options):
        if field.name in COMMON_OPTIONS:
            continue
        literal = get_origin(field.type) is Literal
        found[field.name] = tuple(str(v) for v in get_args(field.type)) if literal else ("off", "on")
    return found


def option_value(options: Options, name: str) -> str:
    """The present value of an option, as the lobby names it."""
    value = getattr(options, name)
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def offered_values(row: GameRow) -> dict[str, tuple[str, ...]]:
    """The options that a lobby offers as it stands: not those that would change nothing."""
    game = ALL_GAMES[row.game]
    idle = game.idle_options(game.load_options(row.options))
    return {name: values for name, values in option_values(row.game).items() if name not in idle}


def chosen_values(row: GameRow) -> dict[str, str]:
    """The options of a table as they stand, by name; those that change nothing are left out."""
    options = ALL_GAMES[row.game].load_options(row.options)
    return {name: option_value(options, name) for name in offered_values(row)}


def with_option(row: GameRow, name: str, value: str) -> str:
    """The options as JSON after one was changed."""
    need_lobby(row)
    return option_changed(row.game, row.options, name, value)


def option_changed(key: str, options: str, name: str, value: str) -> str:
    """A game's options as JSON after one was changed."""
    if value not in option_values(key).get(name, ()):
        raise RuleError("option-not-understood")
    present = ALL_GAMES[key].load_options(options)
    old = getattr(present, name)
    new = value == "on" if isinstance(old, bool) else type(old)(value)
    return msgspec.json.encode(msgspec.structs.replace(present, **{name: new})).decode()


def own_name(seat: SeatRow, words: Words) -> str:
    """A person's own name, even while a stand-in plays for them; the seat's number if they have none."""
    return seat.name or words("nameless", number=seat.seat + 1)


def seat_names(row: GameRow, words: Words) -> tuple[str, ...]:
    """What each seat is called in messages and pictures; raw, to be escaped where it stands in a message."""
    names: list[str] = []
    for seat in row.seats:
        if seat.user_id is None:
            names.append(bot_name(row, seat, words))
        elif seat.departed or (seat.resigned and row.status == "over"):  # perhaps no bot ever played it
            names.append(words("gave-up-name", name=own_name(seat, words)))
        elif seat.resigned or seat.handed:
            names.append(words("resigned-name", name=own_name(seat, words)))
        else:
            names.append(own_name(seat, words))
    return tuple(names)


def bot_name(row: GameRow, bot: SeatRow, words: Words) -> str:
    """What a bot is called: each level has its name. The second is “II”: figures stand beside names."""
    alike = [seat.seat for seat in row.seats if seat.user_id is None and seat.level == bot.level]
    name, number = words("bot-name", level=bot.level or ""), alike.index(bot.seat) + 1
    return name if number == 1 else words("bot-name-again", name=name, number=number)


def own_names(row: GameRow, words: Words) -> tuple[str, ...]:
    """What each seat is called after its own player, even while a stand-in plays for them; raw."""
    names = zip(row.seats, seat_names(row, words), strict=True)
    return tuple(name if seat.user_id is None else own_name(seat, words) for seat, name in names)
