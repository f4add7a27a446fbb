"""What people do at a table, in a word or two, so that a test reads like a story."""

from typing import TYPE_CHECKING, Any

import discord
import msgspec
from simcord.backend.models import Overwrite

from cogs.games.junior.words import slot_label
from cogs.posting.held import holding
from cogs.tables.playback import Reel
from cogs.tables.table import Table, think
from cogs.tables.viewer import viewer_of
from db import OutboxRow
from db.queries import moves, outbox
from engine.core import Dice
from engine.junior.model import TREASURES, State
from locales import words
from tests.playing.saying import is_label, says

if TYPE_CHECKING:
    from tests.conftest import Player, Seen, World

MEMBER_OVERWRITE = 1


async def open_lobby(
    world: "World", *people: "Player", bots: int = 0, at: Any = None, game: str = "junior"
) -> "Seen":
    """The first opens a table, the others join, then bots are added; the lobby card."""
    host, *guests = people or (world.zoe,)
    card = await host.slash("game new", game=game, at=at)
    assert card and not card.is_private, card
    for guest in guests:
        await guest.press(card, label(world, "button-join"))
    for _ in range(bots):
        await add_bot(world, host, card)
    return card


async def add_bot(world: "World", host: "Player", card: "Seen", level: str = "normal") -> None:
    """Add a bot of this strength, by two clicks."""
    choice = await host.press(card, label(world, "button-add-bot"))
    assert choice and choice.is_private, choice
    await host.press(choice, label(world, f"level-{level}-label"))


async def leave(player: "Player", card: "Seen") -> None:
    """Leave a table before its start: Leave stands among the options."""
    panel = await player.press(card, "button-options")
    assert panel and panel.is_private, panel
    await player.press(panel, "button-leave")


async def start(host: "Player", card: "Seen") -> "Seen | None":
    """Start the game, also alone; the answer if there is one."""
    answer = await host.press(card, "button-start")
    if answer and any(is_label(button, "button-alone") for button in answer.buttons):
        await host.press(answer, "button-alone")
    return answer


async def open_table(
    world: "World", *people: "Player", bots: int = 0, game: str = "junior", **options: str
) -> "Seen":
    """A started game; its first board."""
    host = (people or (world.zoe,))[0]
    card = await open_lobby(world, *people, bots=bots, game=game)
    for option, value in options.items():
        await host.slash("game options", option=option, value=value)
    await start(host, card)
    return board(world)


def label(world: "World", key: str, **facts: Any) -> str:
    """A word of the server's language."""
    return words("fr" if world.locale == "fr" else "en")(key, **facts)


def board(world: "World", at: Any = None) -> "Seen":
    """The newest public message."""
    return world.public(at)[-1]


def on_turn(world: "World", message: "Seen | None" = None) -> "Player":
    """Whoever the newest board calls."""
    text = (message or board(world)).text
    called = [player for player in people(world) if player.mention in text]
    return called[0] if called else world.zoe


async def story(world: "World", reader: "Player | None" = None) -> str:
    """All that the newest board tells by its button, to somebody who looks on unless a reader is given."""
    told = await (reader or world.francois).press(board(world), "button-story")
    assert told and told.is_private, told
    return told.text


def people(world: "World") -> list["Player"]:
    return [world.zoe, world.matthieu, world.lou, world.francois]


def other(world: "World", player: "Player") -> "Player":
    """The other one of Zoé and Matthieu."""
    return world.matthieu if player is world.zoe else world.zoe


async def good_turn(world: "World", game_id: int = 1) -> tuple[str, str, str]:
    """Slot, sides and square that a good player would choose now."""
    table = await world.bot.tables.load(game_id)
    viewer = viewer_of(table, min(table.to_act), words("en"))
    push, move = world.bot.faces[table.row.game].panel.suggested(viewer, Dice(b"good"))
    return push.slot, push.sides, move.to


async def play_by_clicks(world: "World", player: "Player", message: "Seen") -> int:
    """A whole turn by hand: Play, slot, way to lie, square, Confirm; the number of clicks."""
    slot, sides, square = await good_turn(world)
    panel = await player.press(message, label(world, "button-play"))
    assert panel and panel.is_private
    await player.press(panel, slot_label(slot))
    way = next(b for b in panel.buttons if b[1:] == " " + " ".join(side_letters(world, sides)))
    await player.press(panel, way)
    await player.choose(panel, next(c for c in panel.choices if c.split(" ")[0] == square))
    await player.press(panel, label(world, "button-confirm"))
    return 5


def side_letters(world: "World", sides: str) -> list[str]:
    return [label(world, f"side-{side.lower()}") for side in sides]


async def open_panel(world: "World", player: "Player | None" = None) -> "Seen":
    """Press Play on the newest board."""
    player = player or on_turn(world)
    panel = await player.press(board(world), label(world, "button-play"))
    assert panel and panel.is_private, panel
    return panel


async def ready_panel(world: "World", player: "Player | None" = None) -> "Seen":
    """A panel on which only Confirm is missing: filled by Hint."""
    player = player or on_turn(world)
    panel = await open_panel(world, player)
    await player.advised(panel)
    return panel


async def quick_turn(world: "World", player: "Player | None" = None) -> "Player":
    """A turn in three clicks: Play, Hint, Confirm; who made it."""
    player = player or on_turn(world)
    await player.press(await ready_panel(world, player), label(world, "button-confirm"))
    return player


async def play_to_the_end(world: "World") -> "Seen":
    """Everybody plays good turns until the last board; that board."""
    while label(world, "button-play") in board(world).buttons:
        await quick_turn(world)
    return board(world)


async def give_up(player: "Player", **options: Any) -> "Seen":
    """Resign, and be sure of it; the private answer."""
    viewer = await player.slash("game resign", **options)
    assert viewer and viewer.is_private, viewer
    await player.press(viewer, label(player.world, "button-resign"))
    return viewer


async def end_game(player: "Player", **options: Any) -> "Seen":
    """End a running game, and be sure of it; the private answer."""
    asked = await player.slash("game end", **options)
    assert asked and asked.is_private, asked
    await player.press(asked, "button-end")
    return asked


async def stored(world: "World") -> tuple[Any, ...]:
    """All games and moves as they are stored, for tests in which nothing may change."""

    def read(db: Any) -> tuple[Any, ...]:
        tables = ("games", "seats", "moves", "outbox", "settings", "drafts")
        return tuple(tuple(map(tuple, db.execute(f"SELECT * FROM {name}"))) for name in tables)

    return await world.bot.store._connection.read(read)


async def unsent(world: "World", game_id: int = 1) -> list[OutboxRow]:
    """What a table must still be told; its card follows at its own pace."""
    return [row for row in await world.bot.store.read(outbox.pending, game_id) if row.kind != "card"]


async def state_of(world: "World", game_id: int = 1) -> State:
    """The position as it is stored."""
    return (await world.bot.tables.load(game_id)).state


async def set_state(world: "World", state: State, game_id: int = 1) -> None:
    """Put a position into the store, as if it had been played."""
    text = msgspec.json.encode(state).decode()
    await world.bot.store._connection.write(
        lambda db: db.execute("UPDATE games SET state = ? WHERE id = ?", (text, game_id))
    )


async def almost_won(world: "World", game_id: int = 1) -> None:
    """Leave one card to be won, so that a test sees the end soon."""
    state = await state_of(world, game_id)
    assert state.target
    cards = tuple(n for n in range(1, 13) if n != state.target)
    won = (cards, *((),) * (len(state.won) - 1))
    await set_state(world, msgspec.structs.replace(state, won=won, deck=()), game_id)


async def refused(world: "World", act: Any) -> str:
    """The private answer of an act that changes nothing."""
    before, shown = await stored(world), [repr(message) for message in world.public()]
    answer = await act
    assert answer is not None, "no answer at all"
    assert answer.is_private, answer
    assert await stored(world) == before
    assert [repr(message) for message in world.public()] == shown
    return answer.text


def forbid(world: "World", place: Any, *permissions: str, who: int | None = None) -> None:
    """A moderator takes permissions away from the bot (or somebody else) in a channel."""
    denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
    target = who or world.env.backend.bot_user.id
    world.env.backend.set_overwrite(
        place.id, Overwrite(target_id=target, type=MEMBER_OVERWRITE, allow=0, deny=denied)
    )


def allow(world: "World", place: Any, who: int | None = None) -> None:
    """The moderator gives all of it back."""
    world.env.backend.delete_overwrite(place.id, who or world.env.backend.bot_user.id)


def posts(world: "World") -> list[dict[str, Any]]:
    """The bodies of all messages that the bot has posted to channels."""
    return [
        request.json
        for request in world.env.http_requests
        if request.method == "POST" and request.path.endswith("/messages")
    ]


def one_card_each(state: State) -> State:
    """Secret goals: everybody has one card left."""
    piles = tuple(pile[:1] for pile in state.piles)
    won = tuple(pile[1:] for pile in state.piles)
    return msgspec.structs.replace(state, piles=piles, won=won)


def alone_on_turn(world: "World", message: "Seen") -> bool:
    """Is exactly one person mentioned, once, and is nobody else pinged?"""
    called = [player for player in people(world) if player.mention in message.text]
    body = posts(world)[-1]
    pinged = {"parse": [], "users": [player.id for player in called]}
    return len(called) == 1 and message.text.count("<@") == 1 and body["allowed_mentions"] == pinged


def treasure(number: int | None) -> str:
    """A treasure's name by its number."""
    assert number
    return TREASURES[number - 1]


def visitor(world: "World", guild: Any, name: str) -> "Player":
    """Somebody in another server, as able as a player of this one."""
    from tests.conftest import Player

    home, world.guild = world.guild, guild
    try:
        return Player(world, name, world.locale)
    finally:
        world.guild = home


def manager(world: "World") -> "Player":
    """Somebody who may manage the server."""
    role = world.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    return world.add_player("Nadia", roles=[role])


def broken(*_: Any, **__: Any) -> Any:
    """A part of ours that fails."""
    raise RuntimeError("broken for a test")


async def nothing(*_: Any, **__: Any) -> None:
    """What the bot does not come to do."""


def direct_channel(world: "World", player: "Player") -> int:
    """The id of the bot's private conversation with somebody."""
    return world.env.backend.get_dm_channel(player.id).id


def changed(state: State, **facts: Any) -> State:
    """The same position but for these facts."""
    return msgspec.structs.replace(state, **facts)


def goal_line(text_board: "Seen") -> str:
    """What a board in characters says is sought: the line after whose turn it is."""
    keys = ("picture-text-sought", "picture-junior-text-target", "picture-junior-text-secret")
    lines = text_board.text.splitlines()
    return next(line for line in lines if any(says(line, key) for key in keys))


async def reel_of(world: "World", game_id: int = 1) -> Reel:
    """The game as it is played back, in English."""
    table = await world.bot.tables.load(game_id)
    return Reel(table, await world.bot.store.read(moves.of_game, game_id), words("en"))


async def play_on(world: "World", game_id: int = 1, most: int = 10_000) -> Table:
    """Everybody plays as the stand-in would, without a click, to the end or so many moves; then the board."""
    bot = world.bot
    with holding():
        for _ in range(most):
            table = await bot.tables.load(game_id)
            people = [seat for seat in sorted(table.to_act) if not table.is_standin(seat)]
            if not people:
                break
            user = table.row.seats[people[0]].user_id
            number = (game_id << 40) + table.row.version  # nobody's click has it
            await bot.moves.act(game_id, user, (think(table, people[0]),), number)
            await bot.moves.play_on(game_id)
    await bot.dispatcher.send(game_id)
    return await bot.tables.load(game_id)
