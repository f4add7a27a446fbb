"""What people do in a tournament, in a word or two."""

from typing import TYPE_CHECKING, Any

from db.queries import tournaments
from tests.playing.tables import label

if TYPE_CHECKING:
    from cogs.tournaments.service.terms import Tournament
    from tests.conftest import Player, Seen, World

HOUR, DAY = 3600, 86400


async def draft(world: "World", organiser: "Player", **options: Any) -> "Seen":
    """The panel of a new tournament."""
    panel = await organiser.slash("tournament create", **{"game": "junior", "name": "Cup"} | options)
    assert panel and panel.is_private, panel
    return panel


async def settle(world: "World", organiser: "Player", panel: "Seen", field: str, value: str) -> None:
    """Change one of the terms in the panel, by their labels."""
    await organiser.choose(panel, field)
    await organiser.choose(panel, value)


async def open_tournament(world: "World", *players: "Player", **options: Any) -> "Seen":
    """The first creates a tournament and opens it; they and the others join by its card."""
    organiser = players[0]
    panel = await draft(world, organiser, **options)
    await organiser.press(panel, label(world, "button-open-entries"))
    card = world.public()[-1]
    for player in players:
        await player.press(card, label(world, "button-join"))
    return card


async def tournament(world: "World", number: int = 1) -> "Tournament":
    """The tournament as it is stored."""
    return await world.bot.tournaments.service.records.load(number)


def crowd(world: "World", count: int) -> list["Player"]:
    """The four whom everybody knows, and more."""
    known = [world.zoe, world.matthieu, world.lou, world.francois]
    return [*known, *(world.add_player(f"Player{n}") for n in range(5, count + 1))][:count]


async def everything(world: "World") -> tuple[Any, ...]:
    """All that is stored of tournaments, for tests in which nothing may change."""
    tables = ("tournaments", "entrants", "pairings", "announcements", "tournament_log", "games", "moves")

    def read(db: Any) -> tuple[Any, ...]:
        return tuple(tuple(map(tuple, db.execute(f"SELECT * FROM {name}"))) for name in tables)

    return await world.bot.store._connection.read(read)


async def refused(world: "World", act: Any) -> str:
    """The private answer of an act that changes nothing."""
    before = await everything(world)
    answer = await act
    assert answer is not None and answer.is_private, answer
    assert await everything(world) == before
    return answer.text


async def started(world: "World", count: int, **options: Any) -> "Seen":
    """A tournament whose first round is being played; its card."""
    card = await open_tournament(world, *crowd(world, count), **options)
    await start_tournament(world.zoe)
    return card


async def start_tournament(organiser: "Player", **options: Any) -> "Seen":
    """Start a tournament by the command, and be sure of it; the private answer."""
    asked = await organiser.slash("tournament start", **options)
    assert asked and asked.is_private, asked
    await organiser.press(asked, "button-start-tournament")
    return asked


async def games_of(world: "World", number: int = 1) -> list[int]:
    """The games of the tables that are being played."""
    known = await tournament(world, number)
    return [pairing.game_id for pairing in known.open_pairings]


async def close_tables(world: "World", organiser: "Player", games: list[int]) -> None:
    """The organiser decides these tables, whoever sits first winning."""
    for game_id in games:
        row = await world.bot.tables.row(game_id)
        pairings = (await tournament(world, row.tournament_id or 0)).pairings
        pairing = next(one for one in pairings if one.game_id == game_id)
        seats = row.seats
        places = " ".join(str(seat.seat + 1) for seat in seats)
        facts = {"round": pairing.round, "table": pairing.number + 1, "places": places}
        await organiser.slash("tournament result", tournament=pairing.tournament_id, **facts)


def player_of(players: list["Player"], user_id: int | None) -> "Player":
    """Somebody by their id."""
    return next(player for player in players if player.id == user_id)


def thread_of(world: "World", row: Any) -> Any:
    """The thread in which a game is played."""
    return next(thread for thread in world.channel.threads if thread.id == row.home_id)


async def log_of(world: "World", number: int = 1) -> list[str]:
    """The acts in a tournament's log."""
    return [row.act for row in await world.bot.store.read(tournaments.log, number)]
