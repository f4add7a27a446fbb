"""What the controls of a lobby change in it: who sits there, and the options."""

from collections.abc import Callable

from cogs.clock.deadlines import OFFERED, with_timing
from cogs.tables import rated, seating
from cogs.tables.seating import LobbyFacts
from cogs.ui import Interaction
from cogs.ui.controls import Press
from db import GameRow, SeatRow
from engine import GAMES
from engine.core import RuleError


def seated(asker: Interaction, before: GameRow | None = None) -> SeatRow:
    """The asker's seat, with the colour that they had at a table before."""
    user = asker.user
    pick = seating.pick_at(before, user.id) if before else None
    return seating.person(user.id, user.display_name, asker.id, pick)


def joined(row: GameRow, asker: Interaction, press: Press) -> LobbyFacts:
    """The asker sits down."""
    return {"seats": seating.with_seat(row, seated(asker))}


def left(row: GameRow, asker: Interaction, press: Press) -> LobbyFacts:
    """The asker gets up; the host's part passes on, and a table without people closes."""
    return seating.left_by(row, asker.user.id)


def bot_added(row: GameRow, asker: Interaction, press: Press) -> LobbyFacts:
    """The host seats a stand-in, of the usual level where the press names none."""
    seating.need_own_lobby(row, asker.user.id)
    game, level = GAMES[row.game], press.field
    if level and level not in game.strengths:
        raise RuleError("option-not-understood")
    return {"seats": seating.with_seat(row, seating.standin(level or game.usual_level, asker.id))}


def bot_removed(row: GameRow, asker: Interaction, press: Press) -> LobbyFacts:
    """The host sends a stand-in away: of the seat that the press names, if nothing has changed since."""
    seating.need_own_lobby(row, asker.user.id)
    if press.field and press.version != row.version:
        raise RuleError("lobby-changed")
    return {"seats": seating.without_standin(row, press.field)}


def option_set(row: GameRow, asker: Interaction, press: Press) -> LobbyFacts:
    """The host changes an option; anybody seated picks their own colour."""
    name, value = press.field, next(iter(press.values), press.draft)
    if name == "pick":
        return {"seats": seating.with_pick(row, asker.user.id, value)}
    seating.need_own_lobby(row, asker.user.id)
    if name == rated.OPTION and value in rated.VALUES:
        return {"rated": value == rated.RATED}
    if name in OFFERED:
        return {"timing": with_timing(row.timing, name, value)}
    return {"options": seating.with_option(row, name, value)}


# What the verbs of its controls change in a lobby.
CHANGES: dict[str, Callable[[GameRow, Interaction, Press], LobbyFacts]] = {
    "join": joined,
    "leave": left,
    "add-bot": bot_added,
    "remove-bot": bot_removed,
    "option": option_set,
}
