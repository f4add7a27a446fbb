"""My games, the next one after a move, the card that a finished game leaves, and `/stats`."""

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.tables.scores import scores_of
from db import SeatActs
from engine.core import Outcome, dump
from tests.journeys.clocks.test_clocks import clocked
from tests.playing import tables
from tests.playing.saying import EN, labels, says
from tests.playing.tables import board, on_turn, open_lobby, open_table, play_on, quick_turn, refused, visitor


async def test_games_that_wait_for_me_come_first_and_say_since_when(world: Any) -> None:
    for _ in range(2):
        await open_table(world, world.zoe, world.matthieu)
    mover = on_turn(world)
    await world.env.advance_time(7200)
    await quick_turn(world, mover)  # at the second table: the first still waits for one of both
    first = await world.bot.tables.load(1)
    waiting = next(p for p in tables.people(world) if first.seat_of(p.id) in first.to_act)
    lines = (await waiting.slash("games")).text.splitlines()
    posted = int(tables.discord.utils.snowflake_time(first.row.board_message_id).timestamp())
    due = [line for line in lines if line.startswith("👉")]
    assert lines[1 : 1 + len(due)] == due
    assert any("game 1]" in line and says(line, "games-since", since=f"<t:{posted}:R>") for line in due)
    assert f"/{world.guild.id}/{world.channel.id}/{first.row.board_message_id})" in due[0]


async def test_of_games_that_wait_the_one_that_waits_longest_comes_first(world: Any) -> None:
    await open_table(world, world.zoe, bots=1)
    await world.env.advance_time(3600)
    await open_table(world, world.zoe, bots=1)
    await world.env.advance_time(3600)
    lines = (await world.zoe.slash("games")).text.splitlines()[1:]
    assert "game 1]" in lines[0] and "game 2]" in lines[1]
    await play_on(world, 1, most=2)  # a whole turn: now the second has waited longer
    lines = (await world.zoe.slash("games")).text.splitlines()[1:]
    assert "game 2]" in lines[0] and "game 1]" in lines[1]


async def test_a_game_with_a_clock_says_when_the_turn_ends_and_comes_before_others(
    world: Any,
) -> None:
    await open_table(world, world.zoe, bots=1)
    await world.env.advance_time(3600)
    await clocked(world, world.zoe, bots=1)
    table = await world.bot.tables.load(2)
    lines = (await world.zoe.slash("games")).text.splitlines()[1:]
    assert "game 2]" in lines[0] and says(lines[0], "games-until", until=f"<t:{table.due(0)}:R>")
    assert "game 1]" in lines[1] and not says(lines[1], "games-until")


async def test_games_of_other_servers_name_the_server(world: Any) -> None:
    elsewhere = world.env.create_guild("Ail*leurs*")
    channel = elsewhere.create_text_channel("jeux")
    member = elsewhere.add_member(world.zoe.member.user)
    await member.slash(channel, "game new", game="junior")
    text = (await world.zoe.slash("games")).text
    assert says(text, "games-elsewhere", server="Ail\\*leurs\\*") and f"/{elsewhere.id}/{channel.id}" in text


async def test_many_games_come_on_pages(world: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.lobby.lobby.MOST_OPEN_OF_ONE", 12)
    for _ in range(12):
        await open_lobby(world, world.zoe)
    page = await world.zoe.slash("games")
    assert says(page, "games-part", first=1, last=10) and page.buttons == labels("button-page-on")
    await world.zoe.press(page, "button-page-on")
    assert (
        says(page, "games-part", first=11, last=12)
        and "game 12]" in page.text
        and page.buttons == labels("button-page-back")
    )
    await world.zoe.forge(page, "b|games|0|999||")
    assert says(page, "games-part", first=12, last=12)


async def test_after_a_move_a_button_leads_to_the_next_game_that_waits(world: Any) -> None:
    await open_table(world, world.zoe, bots=1)
    await open_table(world, world.zoe, world.matthieu)
    mover = on_turn(world)
    if mover is not world.zoe:
        await quick_turn(world, mover)
    panel = await tables.ready_panel(world, world.zoe)
    await world.zoe.press(panel, "button-confirm")
    assert panel.buttons[-1] == EN("button-next-game", number=1, game=EN("game-junior"))
    await world.zoe.press(panel, panel.buttons[-1])
    assert (
        panel.text.startswith(f"**{EN('board-title', game=EN('game-junior'), number=1)}**") and panel.pictures
    )


async def test_without_another_game_no_button_is_shown(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    mover = on_turn(world)
    panel = await tables.ready_panel(world, mover)
    await mover.press(panel, "button-confirm")
    assert panel.buttons == []


async def test_a_next_game_that_no_longer_waits_is_said_to_be_gone(world: Any) -> None:
    await open_table(world, world.zoe, bots=1)
    await open_table(world, world.zoe, world.matthieu)
    mover = on_turn(world)
    if mover is not world.zoe:
        await quick_turn(world, mover)
    panel = await tables.ready_panel(world, world.zoe)
    await world.zoe.press(panel, "button-confirm")
    await tables.give_up(world.zoe, number=1)
    answer = await world.zoe.press(panel, panel.buttons[-1])
    assert says(answer, "next-none")


async def test_a_next_game_in_another_server_is_a_link(world: Any) -> None:
    elsewhere = world.env.create_guild("Ailleurs")
    channel = elsewhere.create_text_channel("jeux")
    member = elsewhere.add_member(world.zoe.member.user)
    await member.slash(channel, "game new", game="junior")
    await member.slash(channel, "game add-bot")
    await member.slash(channel, "game start")
    await open_table(world, world.zoe, world.matthieu)
    mover = on_turn(world)
    if mover is not world.zoe:
        await quick_turn(world, mover)
    panel = await tables.ready_panel(world, world.zoe)
    await world.zoe.press(panel, "button-confirm")
    (link,) = [part["url"] for part in panel.parts if part.get("url")]
    assert link.startswith(f"https://discord.com/channels/{elsewhere.id}/")


async def test_the_last_board_tells_turns_and_time(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await tables.almost_won(world)
    await world.env.advance_time(26 * 3600 + 60)
    await tables.play_to_the_end(world)
    table = await world.bot.tables.load(1)
    turns = table.game.board_count(table.state)
    assert says(board(world), "end-length", turns=turns, time=EN("lasting-days", days=1, hours=2))


@pytest.mark.parametrize(
    ("seconds", "told"), [(20, "1 min"), (3599, "1 h 0 min"), (5400, "1 h 30 min"), (200_000, "2 jours 7 h")]
)
def test_a_length_of_time_has_its_two_largest_units(seconds: int, told: str) -> None:
    from cogs.posting.board_card import lasting
    from locales import plain, words

    assert plain(lasting(seconds, words("fr"))) == told


def ended(row: Any, number: int, places: tuple[int, ...], reason: str = "won") -> Any:
    """The same table, ended so."""
    result = dump(Outcome(places, (0,) * len(places), reason))
    return replace(row, id=number, status="over", result=result, ended_at=number)


def moved(*games: int) -> list[SeatActs]:
    """Both seats of these games were played by their people."""
    return [SeatActs(number, seat, 5, 0) for number in games for seat in (0, 1)]


async def test_a_game_is_not_the_win_of_whoever_stayed_away_and_an_unplayed_one_is_no_fast_win(
    world: Any,
) -> None:
    await open_table(world, world.zoe, world.matthieu)
    row = (await play_on(world, most=4)).row
    zoe = next(seat.seat for seat in row.seats if seat.user_id == world.zoe.id)
    places = tuple(1 if seat == zoe else 2 for seat in (0, 1))
    handed = tuple(replace(seat, handed=seat.seat == zoe) for seat in row.seats)
    rows = [ended(row, 1, places), replace(ended(row, 2, places), seats=handed), ended(row, 3, places)]
    acts_made = [SeatActs(1, zoe, 0, 5), SeatActs(1, 1 - zoe, 5, 0), *moved(2)]
    scores = scores_of(rows, world.zoe.id, acts_made)
    assert [(s.place, s.is_won, s.is_played) for s in scores] == [
        (2, False, True),
        (2, False, True),
        (1, True, False),
    ]
    assert [s.place for s in scores_of(rows, world.matthieu.id, acts_made)] == [1, 1, 2]
    set_so = ended(row, 1, places, "decided")
    (score,) = scores_of([set_so], world.zoe.id, acts_made)
    assert score.is_won  # the organiser's word stands


async def test_a_draw_is_nobodys_win_and_what_nobody_saw_through_counts_for_nobody(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    row = (await play_on(world, most=4)).row
    rows = [
        ended(row, 1, (1, 2)),
        ended(row, 2, (1, 1)),
        ended(row, 3, (1, 1), "abandoned"),
        replace(ended(row, 4, (1, 2)), daily="2026-01-01"),
        replace(ended(row, 5, (1, 2)), state='{"of": "rules long gone"}'),
    ]
    scores = scores_of(rows, world.zoe.id, moved(*range(1, 6)))
    assert [(s.place, s.is_won, s.is_shared) for s in scores] == [
        (1, True, False),
        (1, False, True),
        (None, False, False),
        (None, False, False),
        (1, True, False),
    ]
    assert [s.turns is None for s in scores] == [False, False, True, True, True]


async def test_whoever_gave_up_and_took_another_seat_is_counted_where_they_stayed(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    await tables.give_up(world.zoe)
    row = (await world.bot.tables.load(1)).row
    left = next(seat.seat for seat in row.seats if seat.user_id == world.zoe.id)
    for taken in {0, 1, 2} - {left}:
        taker = replace(row.seats[taken], user_id=world.zoe.id)
        seats = tuple(taker if seat.seat == taken else seat for seat in row.seats)
        places = tuple(1 if n == taken else 3 if n == left else 2 for n in range(3))
        (score,) = scores_of([replace(ended(row, 1, places), seats=seats)], world.zoe.id, ())
        assert score.place == 1 and score.is_won


async def test_stats_are_private_unless_they_are_to_be_shown(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await tables.give_up(world.zoe)
    mine = await world.zoe.slash("stats")
    assert mine.is_private and says(mine, "stats-games", game=EN("game-junior"), games=1, wins=0)
    assert says(mine, "stats-unplayed", count=1) and not says(mine, "end-length", turns=0)
    theirs = await world.zoe.slash("stats", player=world.matthieu.member.user, public=True)
    assert not theirs.is_private and says(theirs, "stats-title", name="Matthieu")
    assert says(theirs, "stats-games", games=1, wins=1, share=100) and says(
        theirs, "stats-places", places=EN("stats-place", place=1, count=1)
    )


async def test_stats_of_one_game_and_of_somebody_without_games(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await tables.give_up(world.zoe)
    assert says(await refused(world, world.zoe.slash("stats", game="secret")), "stats-none-you")
    nobody = await refused(world, world.zoe.slash("stats", player=world.lou.member.user))
    assert says(nobody, "stats-none", name="Lou-Anne")


async def test_games_in_a_closed_channel_and_in_another_server_do_not_count_for_others(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await tables.give_up(world.zoe)
    hall = world.guild.create_text_channel("hall")
    tables.forbid(world, world.channel, "view_channel", who=world.lou.id)
    answer = await world.lou.slash("stats", player=world.zoe.member.user, at=hall)
    assert says(answer, "stats-none")
    elsewhere = world.env.create_guild("Ailleurs")
    stranger = visitor(world, elsewhere, "Hugo")
    there = elsewhere.create_text_channel("jeux")
    assert says(await stranger.slash("stats", player=world.zoe.member.user, at=there), "stats-none")
