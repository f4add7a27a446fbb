"""What is proposed over and over, at which table, and to whom no more: limits of consent."""

from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cogs.consent.cooldown import need_not_declined
from cogs.consent.kinds import Case
from db import AuditRow, Outgoing, Taker
from db.queries import outbox
from engine.core import RuleError
from tests.playing import tables
from tests.playing.saying import says
from tests.playing.tables import board, open_table, refused

DAY = 86400


async def test_what_was_declined_is_not_proposed_again_before_the_game_has_gone_on(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await world.zoe.slash("game draw")
    await world.matthieu.press(board(world), "button-refuse")
    await world.restart()
    again = await refused(world, world.zoe.slash("game draw"))
    assert says(again, "declined-before")
    await world.zoe.slash("game pause")  # another matter
    await world.zoe.press(
        board(world), "button-refuse"
    )  # taking it back and asking anew would call the others, too
    assert says(await refused(world, world.zoe.slash("game pause")), "declined-before")
    await world.matthieu.slash("game draw")  # another person
    await world.zoe.press(board(world), "button-refuse")
    log = (await world.zoe.slash("game log")).text
    assert says(log, "log-declined-draw", actor=world.zoe.mention) and says(log, "log-declined-pause")
    await tables.quick_turn(world, await seated_to_act(world))
    await world.zoe.slash("game draw")
    assert says(board(world), "ask-draw", name="Zoé")


async def seated_to_act(world: Any) -> Any:
    """Whose turn it is, whatever the newest message says; their board is put below it again."""
    table = await world.bot.tables.load(1)
    user = table.row.seats[min(table.to_act)].user_id
    player = next(player for player in tables.people(world) if player.id == user)
    await world.bot.store.write(outbox.add, 1, (Outgoing("board", "{}"),), world.bot.tables.now())
    await world.bot.dispatcher.send(1)
    return player


async def test_a_declined_proposal_may_be_made_again_a_day_later(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await world.zoe.slash("game draw")
    await world.matthieu.press(board(world), "button-refuse")
    await world.env.advance_time(DAY - 60)
    assert says(await refused(world, world.zoe.slash("game draw")), "declined-before")
    await world.env.advance_time(120)
    await world.zoe.slash("game draw")
    assert says(board(world), "ask-draw", name="Zoé")


def declined_for(*takers: int) -> list[AuditRow]:
    """The log of a table where the first user has proposed these people in vain."""
    return [
        AuditRow(
            id=number,
            game_id=1,
            act="declined-replace",
            actor_id=1,
            subject_id=taker,
            data='{"turned":4}',
            at=100,
        )
        for number, taker in enumerate(takers)
    ]


@pytest.mark.parametrize(
    ("takers", "taker", "turned", "is_open"),
    [
        ((7,), 8, 4, True),  # somebody else for the seat
        ((7,), 7, 4, False),
        ((7,), 7, 5, True),  # a turn has passed
        ((7, 8, 9), 10, 4, False),  # not one after the other all over the server
    ],
)
def test_others_may_be_proposed_for_a_seat_but_not_everybody(
    takers: tuple[int, ...], taker: int, turned: int, is_open: bool
) -> None:
    row: Any = SimpleNamespace(turned=turned)
    table: Any = SimpleNamespace(row=row)
    case = Case(user_id=1, seat=0, taker=Taker(taker, "Lou"))
    with nullcontext() if is_open else pytest.raises(RuleError, match="declined-before"):
        need_not_declined(table, "replace", case, declined_for(*takers), 200)
    moderated = msgspec.structs.replace(case, moderated=True)
    need_not_declined(table, "replace", moderated, declined_for(*takers), 200)


async def test_with_two_games_in_a_channel_one_is_asked_which_and_told_which(world: Any) -> None:
    for _ in range(2):
        await open_table(world, world.zoe, world.matthieu)
    for command in ("undo", "draw", "pause", "resume"):
        for player in (world.zoe, world.matthieu):
            assert says(await refused(world, player.slash(f"game {command}")), "which-game")
    answer = await world.zoe.slash("game draw", number=2)
    assert says(answer, "proposed", game=2) and says(board(world), "board-title", number=2)


async def test_a_pause_of_a_game_that_is_over_is_refused_as_that(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    await tables.give_up(world.lou)
    await tables.give_up(world.zoe)
    for player in (world.zoe, world.lou, world.matthieu, world.francois):
        for command in ("game pause", "game resume"):
            assert says(await refused(world, player.slash(command, number=1)), "game-over")
    kick = world.matthieu.slash("game kick", who=world.zoe.member.user, number=1)
    assert says(await refused(world, kick), "game-over")
