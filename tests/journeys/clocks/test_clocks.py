"""Clocks, reminders, missed turns and absent people, as one meets them in Discord; days pass in a moment."""

import re
from typing import Any

from db.check import check_database
from db.queries import games, moves
from tests.engines import on_both_engines
from tests.playing import tables
from tests.playing.saying import BOARD_BUTTONS, EN, END_BUTTONS, option_line, says
from tests.playing.tables import board, on_turn, open_lobby, open_table, other

HOUR, DAY = 3600, 86400


async def clocked(world: Any, *people: Any, bots: int = 0, clock: str = "24h", **options: str) -> Any:
    """A started game with a clock; its first board."""
    return await open_table(world, *people, bots=bots, clock=clock, **options)


async def seats(world: Any, game_id: int = 1) -> Any:
    return (await world.bot.store.read(games.load, game_id)).seats


def deadline(message: Any) -> int:
    """The time that a message shows."""
    return int(re.findall(r"<t:(\d+):R>", message.text)[-1])


def now(world: Any) -> int:
    return int(world.env.now().timestamp())


def reminders(world: Any) -> list[Any]:
    return [message for message in world.public() if says(message, "reminder")]


def database_of(world: Any) -> str:
    return world.bot.settings.database


async def test_the_host_chooses_the_clock_in_the_lobby_and_the_board_shows_the_deadline(world: Any) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu)
    assert option_line("time-clock", "none") in card.text
    panel = await world.zoe.press(card, "button-options")
    await world.zoe.press(panel, "button-time")
    await world.zoe.choose(panel, option_line("time-clock", "24h"))
    await world.zoe.choose(panel, option_line("time-timeout", "skip"))
    assert f"{option_line('time-clock', '24h')} · {option_line('time-timeout', 'skip')}" in card.text
    assert EN("button-time") not in (await world.matthieu.press(card, "button-options")).buttons
    await tables.start(world.zoe, card)
    assert abs(deadline(board(world)) - now(world) - DAY) <= 2


async def test_a_server_has_a_clock_of_its_own_which_a_host_may_overrule(world: Any) -> None:
    manager = tables.manager(world)
    assert says(
        await tables.refused(world, world.zoe.slash("settings clock", clock="72h")), "needs-manage-server"
    )
    await manager.slash("settings clock", clock="72h")
    assert says(await world.zoe.slash("game new", game="junior"), "time-clock-72h")
    assert says(await world.zoe.slash("game new", game="junior", clock="5m"), "time-clock-5m")


async def test_one_reminder_at_three_quarters_gives_more_time_once_and_goes_when_they_have_moved(
    world: Any,
) -> None:
    await clocked(world, world.zoe, world.matthieu)
    player, due = on_turn(world), deadline(board(world))
    await world.env.advance_time(18 * HOUR - 60)
    assert reminders(world) == []
    await world.env.advance_time(2 * HOUR)
    (reminder,) = reminders(world)
    assert player.mention in reminder.text and deadline(reminder) == due
    shown = board(world, None) if EN("button-play") in board(world).buttons else world.public()[-2]
    for stranger in (other(world, player), world.lou):
        text = await tables.refused(world, stranger.press(reminder, "button-not-now"))
        assert says(text, "reminder-of-other", name=player.mention)
    custom_id = reminder.button("button-not-now")
    await player.press(reminder, "button-not-now")
    assert deadline(shown) == due + 12 * HOUR and reminder.buttons == []
    assert says(await tables.refused(world, player.forge(reminder, custom_id)), "extended-already")
    await world.env.advance_time(15 * HOUR)  # past the first deadline
    assert len(world.public()) == 3 and (await seats(world))[0].missed == 0
    await player.press(await filled(world, player, shown), "button-confirm")
    assert not any(message.id == reminder.id for message in world.public())
    assert on_turn(world) is other(world, player)


async def filled(world: Any, player: Any, shown: Any) -> Any:
    panel = await player.press(shown, "button-play")
    await player.advised(panel)
    return panel


@on_both_engines
async def test_a_stand_in_plays_a_missed_turn_and_after_two_keeps_the_seat_until_they_come_back(
    world: Any,
) -> None:
    await clocked(world, world.zoe, world.matthieu)
    lazy = on_turn(world)
    eager = other(world, lazy)
    seat = (await world.bot.tables.load(1)).seat_of(lazy.id)
    await world.env.advance_time(DAY - 60)
    assert on_turn(world, world.public()[1]) is lazy and (await world.bot.store.read(moves.of_game, 1)) == ()
    await world.env.advance_time(120)
    assert says(board(world), "told-timed-out", name=lazy.name)
    assert says(board(world), "junior-brief-won") and on_turn(world) is eager
    assert [(m.seat, m.for_absent) for m in await world.bot.store.read(moves.of_game, 1)] == [(seat, True)]
    await tables.quick_turn(world, eager)
    await world.env.advance_time(DAY + 60)
    shown, word = world.public()[-2:]
    assert says(shown, "told-handed", name=lazy.name)
    assert on_turn(world, shown) is eager and (await seats(world))[seat].handed
    assert word.text.startswith(lazy.mention) and says(word, "told-way-back-last", game=1)
    assert EN("button-comeback") in shown.buttons
    assert tables.posts(world)[-1]["allowed_mentions"] == {"parse": [], "users": [lazy.id]}
    await eager.press(await filled(world, eager, shown), "button-confirm")  # the stand-in answers at once
    assert on_turn(world) is eager and says(board(world), "resigned-name", name=lazy.name)
    assert says(await tables.refused(world, lazy.press(board(world), "button-play")), "seat-handed")
    await world.restart()
    await lazy.press(board(world), "button-comeback")
    assert says(board(world), "told-back", name=lazy.name) and board(world).buttons == BOARD_BUTTONS
    assert len(tables.posts(world)) and "<@" not in board(world).text
    await tables.quick_turn(world, eager)
    assert on_turn(world) is lazy
    again = await tables.refused(world, lazy.slash("game comeback"))
    assert says(again, "not-handed")
    await world.bot.close()
    assert [finding.verdict for finding in check_database(database_of(world))] == ["sound"]


async def test_whoever_comes_back_is_asked_which_game_only_where_several_seats_are_held(world: Any) -> None:
    for _ in range(3):
        await tables.open_table(world, world.zoe, world.matthieu)
    assert says(await tables.refused(world, world.zoe.slash("game comeback")), "not-handed")
    await hand_over(world, world.zoe, 1, 2)
    assert says(await tables.refused(world, world.zoe.slash("game comeback")), "which-game")
    assert says(await world.zoe.slash("game comeback", number=1), "came-back", game=1)
    assert says(await world.zoe.slash("game comeback"), "came-back", game=2)


async def hand_over(world: Any, player: Any, *numbers: int) -> None:
    """Stand-ins hold a person's seats at these tables."""
    for game in numbers:
        facts = (game, player.id)
        await world.bot.store._connection.write(
            lambda db, facts=facts: db.execute(
                "UPDATE seats SET handed = 1 WHERE game_id = ? AND user_id = ?", facts
            )
        )


async def test_a_board_of_a_turn_that_is_past_shows_no_time_and_calls_nobody(world: Any) -> None:
    first = await clocked(world, world.zoe, world.matthieu)
    assert "<t:" in first.text and says(first, "your-turn")
    await tables.quick_turn(world)
    assert "<t:" not in first.text and not says(first, "your-turn") and first.buttons == []
    assert "<t:" in board(world).text


async def test_a_move_of_ones_own_makes_up_for_a_missed_turn(world: Any) -> None:
    await clocked(world, world.zoe, bots=1)
    await world.env.advance_time(DAY + 60)
    assert (await seats(world))[0].missed == 1
    await tables.quick_turn(world, world.zoe)
    assert (await seats(world))[0].missed == 0
    await world.env.advance_time(DAY + 60)
    assert not (await seats(world))[0].handed


async def test_a_game_ends_when_the_last_persons_seat_is_handed_over_and_can_be_verified(world: Any) -> None:
    await clocked(world, world.zoe, bots=1)
    await world.env.advance_time(DAY + 60)
    await world.env.advance_time(DAY + 60)
    assert says(board(world), "told-abandoned") and board(world).buttons == END_BUTTONS
    row = await world.bot.store.read(games.load, 1)
    assert row.status == "over" and '"abandoned"' in row.result and row.deadlines == ()
    assert says(await world.zoe.slash("verify"), "verified")
    await world.bot.close()
    assert [finding.verdict for finding in check_database(database_of(world))] == ["sound"]


async def test_where_the_table_says_so_a_missed_turn_stands_still_or_gives_the_game_up(world: Any) -> None:
    await clocked(world, world.zoe, world.matthieu, timeout="skip")
    before = await tables.state_of(world)
    await world.env.advance_time(DAY + 60)
    after = await tables.state_of(world)
    assert says(board(world), "told-skipped") and says(board(world), "junior-told-turn-stay")
    assert after.turn != before.turn and (await world.bot.store.read(moves.of_game, 1))[0].for_absent
    await open_lobby(world, world.zoe, world.matthieu)
    for option, value in (("clock", "1h"), ("timeout", "forfeit")):
        await world.zoe.slash("game options", option=option, value=value)
    await world.zoe.slash("game start")
    late = on_turn(world)
    await world.env.advance_time(HOUR + 60)
    assert (
        says(board(world), "told-resigned-end", name=late.name)
        and f"**1.** {other(world, late).name}" in board(world).text
    )
    seat = next(s for s in await seats(world, 2) if s.user_id == late.id)
    assert seat.resigned and f"**2.** {late.name}" in board(world).text


@on_both_engines
async def test_what_was_due_while_the_bot_was_down_happens_once_and_nobody_is_called_twice(
    world: Any,
) -> None:
    await clocked(world, world.zoe, world.matthieu)
    player = on_turn(world)
    await world.env.advance_time(DAY - 300)
    await world.restart(down=600)
    assert len(await world.bot.store.read(moves.of_game, 1)) == 1 and on_turn(world) is other(world, player)
    calls = [post for post in tables.posts(world) if post["allowed_mentions"]["users"]]
    await world.restart(down=600)
    assert len(await world.bot.store.read(moves.of_game, 1)) == 1
    assert [post for post in tables.posts(world) if post["allowed_mentions"]["users"]] == calls


async def test_an_outage_of_over_a_quarter_of_an_hour_extends_deadlines_by_its_length(world: Any) -> None:
    shown = await clocked(world, world.zoe, world.matthieu, clock="1h")
    due = deadline(shown)
    await world.restart(down=2 * HOUR)
    assert abs(deadline(shown) - due - 2 * HOUR) <= 2 and await world.bot.store.read(moves.of_game, 1) == ()
    await world.env.advance_time(HOUR + 60)
    assert len(await world.bot.store.read(moves.of_game, 1)) == 1


async def test_the_turn_is_called_once_and_its_parts_neither_call_nor_renew_the_time(world: Any) -> None:
    await clocked(world, world.zoe, world.matthieu)
    player, due, count = on_turn(world), deadline(board(world)), len(tables.posts(world))
    await world.env.advance_time(HOUR)
    await player.slash("junior push", slot="N1")
    row = await world.bot.store.read(games.load, 1)
    assert {d.due for d in row.deadlines if d.kind == "turn"} == {due} and len(tables.posts(world)) == count


async def test_a_paused_game_stands_still_for_people_bots_and_clocks(world: Any) -> None:
    shown = await clocked(world, world.zoe, bots=1)
    play = shown.button("button-play")
    due, played = deadline(shown), await world.bot.store.read(moves.of_game, 1)
    await world.zoe.slash("game pause")
    assert says(shown, "turn-paused")
    assert says(await tables.refused(world, world.zoe.forge(shown, play)), "game-paused")
    assert says(await tables.refused(world, world.zoe.slash("junior push", slot="N1")), "game-paused")
    await world.restart()
    await world.env.advance_time(10 * DAY)
    assert await world.bot.store.read(moves.of_game, 1) == played and len(world.public()) == 2
    await world.zoe.slash("game resume")
    assert abs(deadline(shown) - due - 10 * DAY) <= 5
    await world.restart()
    await world.env.advance_time(DAY + 60)
    assert len(await world.bot.store.read(moves.of_game, 1)) > len(played)


async def test_a_table_without_a_clock_is_asked_after_thirty_days_and_closed_a_week_later(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await world.env.advance_time(30 * DAY - HOUR)
    assert len(world.public()) == 2
    await world.env.advance_time(2 * HOUR)
    question = board(world)
    assert says(question, "idle-question") and world.matthieu.mention in question.text
    assert says(await tables.refused(world, world.lou.press(question, "button-still")), "not-seated")
    await world.matthieu.press(question, "button-still")
    assert says(question, "still-playing") and question.buttons == []
    await world.env.advance_time(29 * DAY)
    assert len(world.public()) == 3
    await world.restart()
    await world.env.advance_time(2 * DAY)
    assert says(board(world), "idle-question")
    await world.env.advance_time(7 * DAY + HOUR)
    assert says(board(world), "told-abandoned-idle")
    assert '"abandoned"' in (await world.bot.store.read(games.load, 1)).result


async def test_a_forged_answer_to_a_question_of_time_leaves_the_board_as_it_is(world: Any) -> None:
    shown = await clocked(world, world.zoe, world.matthieu)
    player, text = on_turn(world), shown.text
    began = next(d.began for d in (await world.bot.store.read(games.load, 1)).deadlines if d.kind == "turn")
    assert says(await player.forge(shown, "b|still|1|0||"), "still-playing", number=1) and shown.text == text
    answer = await player.forge(shown, f"b|not-now|1|0||{began}")
    assert answer.is_private and says(answer, "more-time") and shown.buttons == BOARD_BUTTONS
