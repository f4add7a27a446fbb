"""Vacations, quiet hours and the way one is reminded: each keeps its promise at a table with a clock."""

import threading
from datetime import UTC, date, datetime
from typing import Any

import msgspec

from cogs.clock.personal_time import load_away
from db.queries import games, moves, settings
from tests.conftest import Seen
from tests.journeys.clocks.test_clocks import DAY, HOUR, clocked, deadline, now, reminders
from tests.playing import tables
from tests.playing.saying import says
from tests.playing.tables import board, on_turn

# The simulated world begins on the first of January 2026, at midnight (UTC).


async def test_whoever_wants_it_is_reminded_in_private_and_may_ask_for_time_there(world: Any) -> None:
    await clocked(world, world.zoe, bots=1)
    await rename(world, "**Z** <@1>")
    await world.zoe.slash("settings reminders", how="dm")
    await world.env.advance_time(19 * HOUR)
    assert reminders(world) == []
    (reminder,) = [m for m in messages(world, tables.direct_channel(world, world.zoe)) if says(m, "reminder")]
    due = deadline(reminder)
    assert r"\*\*Z\*\* \<@1>" in reminder.text
    await world.zoe.user.click(reminder.handle, custom_id=reminder.button("button-not-now"))
    assert deadline(reminder) == due + 12 * HOUR and deadline(board(world)) == due + 12 * HOUR


async def rename(world: Any, name: str) -> None:
    """Whoever sits at the table has this name."""
    await world.bot.store._connection.write(lambda db: db.execute("UPDATE seats SET name = ?", (name,)))


def hours(begin: str, end: str) -> dict[str, str]:
    return {"from": begin, "to": end}


def day(text: str) -> int:
    """When a day begins (UTC)."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


def messages(world: Any, channel_id: int) -> list[Seen]:
    return [Seen(world.env, channel_id, message_id) for message_id in world.env.backend.messages[channel_id]]


async def test_whoever_takes_no_messages_is_reminded_at_the_table(world: Any) -> None:
    await clocked(world, world.zoe, bots=1)
    await world.zoe.slash("settings reminders", how="dm")
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007)
    await world.env.advance_time(19 * HOUR)
    assert len(reminders(world)) == 1


async def test_nobody_is_reminded_in_quiet_hours_nor_who_does_not_want_it(world: Any) -> None:
    await world.zoe.slash("settings quiet", **hours("18h", "20:00"), zone="Europe/Paris")
    await clocked(world, world.zoe, bots=1)  # the reminder is wanted at 18:00 UTC, which is 19:00 in Paris
    await world.env.advance_time(19 * HOUR - 60)
    assert reminders(world) == []
    await world.env.advance_time(120)
    assert len(reminders(world)) == 1
    await world.zoe.slash("settings reminders", how="off")
    await world.env.advance_time(6 * HOUR)  # the bot plays this turn, and the next begins
    assert reminders(world) == [] and on_turn(world) is world.zoe
    await world.env.advance_time(23 * HOUR)
    assert reminders(world) == []


async def test_a_reminder_that_waited_until_the_quiet_hours_waits_for_their_end(world: Any) -> None:
    await clocked(world, world.zoe, bots=1)
    world.bot.dispatcher.deliver = tables.nothing
    await world.env.advance_time(18 * HOUR + 60)
    await world.zoe.slash("settings quiet", **hours("18:00", "20:00"))
    await world.restart()
    assert reminders(world) == []
    await world.env.advance_time(2 * HOUR)
    assert len(reminders(world)) == 1


async def test_a_reminder_committed_and_not_sent_is_sent_once_after_a_restart(world: Any) -> None:
    await clocked(world, world.zoe, bots=1)
    world.bot.dispatcher.deliver = tables.nothing
    await world.env.advance_time(18 * HOUR + 60)
    assert reminders(world) == []
    await world.restart()
    assert len(reminders(world)) == 1
    await world.restart()
    assert len(reminders(world)) == 1


async def test_a_vacation_stops_ones_clocks_and_coming_back_starts_them_again(world: Any) -> None:
    shown = await clocked(world, world.zoe, world.matthieu)
    player, due = on_turn(world), deadline(shown)
    answer = await player.slash("settings away", **hours("2026-01-01", "2026-01-05"))
    assert says(answer, "away-set")
    assert deadline(shown) == due + 5 * DAY
    assert says(shown, "turn-away", name=player.name, end=f"<t:{day('2026-01-06') - 1}:D>")
    await world.env.advance_time(2 * DAY)
    assert await world.bot.store.read(moves.of_game, 1) == ()
    answer = await player.slash("settings away")
    assert says(answer, "away-now", last=date(2026, 1, 5), zone="UTC")
    assert says(shown, "turn-away")
    await player.press(answer, "button-away-end")
    assert says(answer, "away-ended") and answer.buttons == []
    assert abs(deadline(shown) - now(world) - DAY) <= 5 and not says(shown, "turn-away")
    await world.env.advance_time(DAY + 60)
    assert len(await world.bot.store.read(moves.of_game, 1)) == 1


async def test_a_table_without_a_clock_is_told_of_a_vacation_too_and_those_who_wait_for_no_one_are_not(
    world: Any,
) -> None:
    shown = await tables.open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    await tables.other(world, player).slash("settings away", **hours("2026-01-01", "2026-01-03"))
    assert not says(shown, "turn-away")
    await player.slash("settings away", **hours("2026-01-01", "2026-01-05"))
    assert says(shown, "turn-away", name=player.name, end=f"<t:{day('2026-01-06') - 1}:D>")
    await tables.quick_turn(world, player)
    away = {"name": tables.other(world, player).name, "end": f"<t:{day('2026-01-04') - 1}:D>"}
    assert says(board(world), "turn-away", **away) and not says(shown, "turn-away")


async def test_a_vacation_that_begins_within_the_turn_is_told_with_both_days(world: Any) -> None:
    shown = await clocked(world, world.zoe, bots=1, clock="72h")
    await world.zoe.slash("settings away", **hours("2026-01-02", "2026-01-03"))
    days = {"start": f"<t:{day('2026-01-02')}:D>", "end": f"<t:{day('2026-01-04') - 1}:D>"}
    assert says(shown, "turn-away-soon", name="Zoé", **days)


async def test_without_a_clock_the_board_tells_of_each_vacation_before_it_begins(world: Any) -> None:
    shown = await tables.open_table(world, world.zoe, bots=1)
    await world.zoe.slash("settings away", **hours("2026-02-10", "2026-02-11"))
    assert not says(shown, "turn-away-soon")  # it is far off
    await world.env.advance_time(30 * DAY + 60)  # the table is asked whether it still plays
    days = {"start": f"<t:{day('2026-02-10')}:D>", "end": f"<t:{day('2026-02-12') - 1}:D>"}
    assert says(shown, "turn-away-soon", name="Zoé", **days)
    answer = await world.zoe.slash("settings away")
    told = {"first": date(2026, 2, 10), "last": date(2026, 2, 11)}
    assert says(answer, "away-planned", zone="UTC", **told) and says(shown, "turn-away-soon")
    await world.zoe.press(answer, "button-away-end")
    assert says(answer, "away-called-off", **told) and not says(answer, "away-ended")
    assert not says(shown, "turn-away-soon")


async def test_vacations_set_in_whatever_order_all_stop_the_clock(world: Any) -> None:
    shown = await clocked(world, world.zoe, bots=1, clock="72h")
    due = deadline(shown)
    await world.zoe.slash("settings away", **hours("2026-01-05", "2026-01-09"))
    assert deadline(shown) == due
    later = await world.zoe.slash("settings away")
    answer = await world.zoe.slash("settings away", **hours("2026-01-02", "2026-01-03"))
    assert says(answer, "away-set", first=date(2026, 1, 2), last=date(2026, 1, 3), zone="UTC")
    assert deadline(shown) == due + 7 * DAY
    old = later.button("button-away-end")
    await world.zoe.press(later, "button-away-end")  # the one that it was shown with
    told = {"first": date(2026, 1, 5), "last": date(2026, 1, 9)}
    assert says(later, "away-called-off", **told) and deadline(shown) == due + 2 * DAY
    nearer = await world.zoe.forge(later, old) or later  # that one is called off already
    assert says(nearer, "away-planned", first=date(2026, 1, 2)) and deadline(shown) == due + 2 * DAY
    await world.zoe.press(nearer, "button-away-end")
    assert deadline(shown) == due


async def test_vacations_have_limits_and_a_table_may_not_count_them(world: Any) -> None:
    shown = await clocked(world, world.zoe, bots=1)
    due = deadline(shown)
    too_long = world.zoe.slash("settings away", **hours("01/02/2026", "15/02/2026"))
    assert says(await tables.refused(world, too_long), "away-too-long", most=14)
    assert says(
        await tables.refused(world, world.zoe.slash("settings away", **hours("2025-12-01", "2025-12-02"))),
        "away-backwards",
    )
    assert says(
        await tables.refused(world, world.zoe.slash("settings away", to="soon")), "date-not-understood"
    )
    row = await world.bot.store.read(games.load, 1)
    text = msgspec.json.encode(msgspec.json.decode(row.timing) | {"away": "off"}).decode()
    await world.bot.store._connection.write(lambda db: db.execute("UPDATE games SET timing = ?", (text,)))
    await world.zoe.slash("settings away", **hours("2026-01-01", "2026-01-10"))
    assert deadline(shown) == due


async def test_vacations_asked_for_at_once_are_all_kept_and_counted(world: Any) -> None:
    months = [hours(f"2026-0{month}-01", f"2026-0{month}-14") for month in (2, 3, 4)]
    await world.at_once(*[world.zoe.slash("settings away", **days) for days in months])
    kept = load_away(await world.bot.store.read(settings.get, "user", world.zoe.id, "away"))
    assert len(kept) == 2  # 28 days of 30: the third is one too many


async def test_time_zones_are_gathered_once_and_off_the_event_loop(world: Any, monkeypatch: Any) -> None:
    threads: list[str] = []

    def zones() -> set[str]:
        threads.append(threading.current_thread().name)
        return {"Europe/Paris", "Africa/Accra"}

    monkeypatch.setattr("cogs.clock.vacations.available_timezones", zones)
    for _ in range(2):
        offered = await world.zoe.complete("settings quiet", "zone", "a")
        assert [c["value"] for c in offered] == ["Europe/Paris", "Africa/Accra"]
    assert len(threads) == 1 and threads[0].startswith("dedale-worker")


async def test_settings_of_time_are_offered_and_checked(world: Any) -> None:
    offered = await world.zoe.complete("settings quiet", "zone", "paris")
    assert [c["value"] for c in offered] == ["Europe/Paris"]
    for options in (hours("25:00", "7"), hours("x", "7")):
        assert says(
            await tables.refused(world, world.zoe.slash("settings quiet", **options)), "time-not-understood"
        )
    assert says(
        await tables.refused(
            world, world.zoe.slash("settings quiet", **hours("22", "7"), zone="../../etc/passwd")
        ),
        "zone-unknown",
    )
    assert says(
        await tables.refused(world, world.zoe.slash("settings quiet", **hours("7", "7:00"))), "quiet-all-day"
    )
    assert says(await tables.refused(world, world.zoe.slash("settings away")), "not-away")
    assert says(
        await world.zoe.slash("settings quiet", **hours("22h30", "7")),
        "quiet-set",
        begin="22:30",
        end="07:00",
        zone="UTC",
    )
    shown = await world.zoe.slash("settings quiet")  # to look at them leaves them
    assert says(shown, "quiet-set", begin="22:30", end="07:00", zone="UTC") and says(shown, "quiet-zone-hint")
    assert says(
        await tables.refused(world, world.zoe.slash("settings quiet", **{"from": "10"})), "quiet-half"
    )
    assert "(Europe/Paris)." in (await world.zoe.slash("settings quiet", zone="Europe/Paris")).text
    assert says(await world.zoe.slash("settings quiet", off=True), "quiet-none")


async def test_hours_that_outlast_the_turn_have_the_reminder_come_before_them(world: Any) -> None:
    await clocked(world, world.zoe, bots=1)
    await world.zoe.slash("settings quiet", **hours("17:00", "7:00"))
    await world.env.advance_time(17 * HOUR - 600)
    assert reminders(world) == []
    await world.env.advance_time(600)
    assert len(reminders(world)) == 1


async def test_a_vacation_that_is_in_the_way_is_shown_with_the_button_that_ends_it(world: Any) -> None:
    for span in (hours("2026-02-10", "2026-02-12"), hours("2026-03-10", "2026-03-12")):
        await world.zoe.slash("settings away", **span)
    wish = hours("2026-03-11", "2026-03-13")
    refused = await world.zoe.slash("settings away", **wish)
    assert says(refused, "away-twice")
    ended = await world.zoe.press(refused, "button-away-end")
    assert says(ended, "away-called-off", first=date(2026, 3, 10), last=date(2026, 3, 12))
    assert says(await world.zoe.slash("settings away", **wish), "away-set", zone="UTC", **spanned(wish))


def spanned(span: dict[str, str]) -> dict[str, date]:
    return {"first": date.fromisoformat(span["from"]), "last": date.fromisoformat(span["to"])}
