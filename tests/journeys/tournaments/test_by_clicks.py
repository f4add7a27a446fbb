"""Tournaments by clicks, from the panel to the podium; what time, restarts and deleted places do to them."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cogs.tables.table import think
from db.queries import dispatch
from engine.tournaments import standings
from tests.engines import on_both_engines
from tests.playing import tables
from tests.playing.saying import EN, FR, labels, says, says_in_french
from tests.playing.stores import replace_query
from tests.playing.tournaments import (
    DAY,
    HOUR,
    close_tables,
    crowd,
    draft,
    games_of,
    log_of,
    open_tournament,
    player_of,
    refused,
    settle,
    start_tournament,
    started,
    thread_of,
    tournament,
)

MakeWorld = Callable[..., Awaitable[Any]]


pytestmark = pytest.mark.usefixtures("only_what_is_due")


async def take_turn(world: Any, players: Any, game_id: int) -> None:
    """Whoever is on turn at a table plays, by three clicks in its thread."""
    table = await world.bot.tables.load(game_id)
    player = player_of(players, table.row.seats[min(table.to_act)].user_id)
    panel = await player.press(tables.board(world, thread_of(world, table.row)), "button-play")
    assert panel
    await player.advised(panel)
    await player.press(panel, "button-confirm")


async def play_until_called(world: Any, players: Any, game_id: int, absent: set[int]) -> bool:
    """Play until everybody absent at this table was on turn once; was there anybody?"""
    table = await world.bot.tables.load(game_id)
    waiting = {seat.user_id for seat in table.row.seats} & absent
    if not waiting:
        return False
    while True:
        table = await world.bot.tables.load(game_id)
        seat = min(table.to_act)
        waiting.discard(table.row.seats[seat].user_id)
        if not waiting:
            return True
        if table.row.seats[seat].user_id in absent:
            tables, clock = world.bot.tables, world.bot.tables.now
            tables.now = lambda begun=table.row.started_at: begun + 60  # outside of the bot it is today
            async with tables.lock(game_id):  # what the clock does when time runs out
                await world.bot.moves.commit(table, seat, (think(table, seat),), None, for_absent=True)
            tables.now = clock
        else:
            await take_turn(world, players, game_id)


async def test_twelve_play_to_the_podium_with_two_who_never_come(make_world: MakeWorld) -> None:
    world = await make_world()
    players = crowd(world, 13)
    panel = await draft(world, world.zoe, rounds=3)
    for field, value in (
        ("tournament-field-clock", "time-clock-none"),
        ("tournament-field-round-hours", EN("tournament-days", count=1)),
        ("tournament-field-check-in", EN("tournament-minutes", count=30)),
    ):
        await settle(world, world.zoe, panel, field, value)
    await world.zoe.press(panel, "button-open-entries")
    card = world.public()[-1]
    for player in players:
        await player.press(card, "button-join")
    assert says(card, "tournament-entrants", count=13) and card.pictures[0].alt
    await start_tournament(world.zoe)
    call = world.public()[-1]
    assert all(player.mention in call.text for player in players)
    for player in players[:12]:
        await player.press(call, "button-check-in")
    assert card.text.count("✓") == 12
    await world.env.advance_time(30 * 60 + 1)
    assert says(card, "tournament-entrants", count=12) and len(world.channel.threads) == 3
    seats = [table.seats for table in (await tournament(world)).state.rounds[0].tables]
    absent = {seats[0][0], seats[1][1]}
    for round_number in (1, 2):
        numbers = await games_of(world)
        for game_id in numbers:
            place = thread_of(world, await world.bot.tables.row(game_id))
            called = world.public(place)[0].text
            assert says(called, "tournament-table-begins", round=round_number) and called.count("<@") == 4
        if round_number == 1:
            await world.restart()
        stuck = [game_id for game_id in numbers if await play_until_called(world, players, game_id, absent)]
        assert stuck and await games_of(world) == numbers
        await close_tables(world, world.zoe, [game_id for game_id in numbers if game_id not in stuck])
        await world.env.advance_time(DAY)
    known = await tournament(world)
    assert known.round == 3 and len(known.state.rounds[2].tables) == 3
    assert {one.id for one in known.state.entrants if one.dropped == 3} == absent
    *others, last = await games_of(world)
    await close_tables(world, world.zoe, others)
    # The last table ends by what its own players do: its result flows in by itself.
    row = await world.bot.tables.row(last)
    for seat in row.seats[1:]:
        await tables.give_up(player_of(players, seat.user_id), number=last)
    board, counted = world.public(thread_of(world, row))[-2:]
    assert says(board, "result-title") and says(counted, "tournament-table-result")
    podium = world.public()[-1]
    assert [picture.name for picture in podium.pictures] == ["podium.png", "standings-1.png"]
    known = await tournament(world)
    first = next(one.entrant for one in standings(known.state) if one.rank == 1)
    assert (
        says(podium, "tournament-won", names=f"<@{first}>", count=1) and known.row.secret.hex() in podium.text
    )
    assert says(card, "tournament-status-over") and card.buttons == labels(
        "button-standings", "button-terms", "button-fair"
    )
    assert (await log_of(world)).count("drop") == 2


async def test_a_french_server_reads_french(french_world: Any) -> None:
    world = french_world
    card = await open_tournament(world, *crowd(world, 4), rounds=1)
    assert says_in_french(card, "tournament-status-open") and says_in_french(
        card, "tournament-entrants", count=4
    )
    assert card.buttons == [FR(f"button-{name}") for name in ("join", "leave", "terms", "fair")]
    answer = await start_tournament(world.zoe)
    assert answer and says_in_french(answer, "tournament-closed-now")
    announced, called, board = world.public()[1:]
    assert (
        says_in_french(
            announced,
            "tournament-round-begins",
            name=FR("picture-tournament-round", number=FR("tournament-of", round=1, rounds=1)),
            tables=1,
        )
        and says_in_french(called, "tournament-table-begins")
        and board.pictures
    )
    text = await world.lou.slash("tournament standings", text=True)
    assert (
        text
        and says_in_french(text, "tournament-before-results")
        and FR("picture-tournament-line", name="Zoé", facts=FR("tournament-told-points", value=0, count=0.0))
        in text.text
    )
    await world.zoe.slash("tournament result", round=1, table=1, places="1 2 2 4")
    assert says_in_french(world.public()[-1], "tournament-won", count=1)


@on_both_engines
async def test_what_was_committed_before_a_crash_is_told_after_it(
    make_world: MakeWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = await make_world()
    await open_tournament(world, *crowd(world, 4))
    with monkeypatch.context() as killed:
        killed.setattr("cogs.tournaments.telling.teller.Teller.tell", tables.nothing)
        killed.setattr("cogs.posting.dispatcher.Dispatcher.done", tables.nothing)
        await start_tournament(world.zoe)
    assert not world.channel.threads
    await world.restart()
    announced = [message.text for message in world.public() if "begins" in message.text]
    assert len(announced) == 1 and len(world.channel.threads) == 1
    called, board = world.public(world.thread)
    assert says(called, "tournament-table-begins") and EN("button-play") in board.buttons
    assert (
        world.thread.name.startswith(f"{EN('tournament-thread', round=1, table=1)} · ")
        and "Zoé" in world.thread.name
    )
    await world.restart()
    assert len(world.public(world.thread)) == 2 and len(world.channel.threads) == 1


async def test_a_table_that_was_decided_before_it_had_a_thread_has_one_board(
    make_world: MakeWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = await make_world(where="thread")
    await open_tournament(world, *crowd(world, 8))
    with monkeypatch.context() as killed:
        killed.setattr("cogs.tournaments.telling.teller.Teller.tell", tables.nothing)
        killed.setattr("cogs.posting.dispatcher.Dispatcher.done", tables.nothing)
        await start_tournament(world.zoe)
        await close_tables(world, world.zoe, (await games_of(world))[:1])
    await world.restart()
    boards = [message for message in world.public() if message.pictures and "game 1" in message.text]
    assert len(boards) == 1 and says(boards[0], "told-adjudicated")
    assert not any(says(message.text.splitlines()[0], "junior-told-first") for message in world.public())


@pytest.mark.logs_errors
async def test_a_thread_opened_just_before_a_crash_is_used_again(
    make_world: MakeWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = await make_world()
    await open_tournament(world, *crowd(world, 4))
    # Discord does not take every name that people have.
    world.env.inject_error("POST", "/channels/*/threads", status=400, code=50035)
    with monkeypatch.context() as killed:
        replace_query(killed, world.bot.store, dispatch.open_place, tables.broken)
        await start_tournament(world.zoe)
    assert len(world.channel.threads) == 1 and not world.public(world.thread)
    title = EN("tournament-thread-title", name="Cup", game=1)
    assert world.thread.name == f"{EN('tournament-thread', round=1, table=1)} · {title}"
    await world.restart()
    assert len(world.channel.threads) == 1 and len(world.public(world.thread)) == 2


async def test_without_the_permission_for_threads_tables_stay_in_the_channel(make_world: MakeWorld) -> None:
    world = await make_world()
    tables.forbid(world, world.channel, "create_public_threads")
    await started(world, 4)
    assert not world.channel.threads
    assert (
        says(world.public()[-2], "tournament-table-begins")
        and EN("button-play") in world.public()[-1].buttons
    )


async def test_a_table_whose_thread_was_deleted_goes_on_in_a_new_one(
    make_world: MakeWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.tournaments.runner.RECONCILE_SECONDS", 300)
    world = await make_world()
    await started(world, 4)
    world.env.backend.delete_channel(world.thread.id)
    await world.env.advance_time(301)
    assert len(world.channel.threads) == 1
    called, board = world.public(world.thread)
    assert says(called, "tournament-table-begins") and EN("button-play") in board.buttons


async def test_a_deleted_channel_is_told_to_the_organiser_once_and_another_takes_over(
    make_world: MakeWorld,
) -> None:
    world = await make_world()
    elsewhere = world.guild.create_text_channel("elsewhere")
    await started(world, 4, rounds=2)
    world.env.backend.delete_channel(world.channel.id)
    due = (await tournament(world)).row.due or 0
    await world.env.advance_time(due - world.env.now().timestamp())
    await world.env.advance_time(HOUR)
    messages = world.env.backend.messages[tables.direct_channel(world, world.zoe)].values()
    assert sum(says(message.content, "tournament-channel-gone") for message in messages) == 1
    assert (await tournament(world)).round == 2
    answer = await world.zoe.slash("tournament channel", channel=elsewhere, at=elsewhere)
    assert answer and elsewhere.mention in answer.text
    texts = [message.text for message in world.public(elsewhere)]
    second = EN("picture-tournament-round", number=EN("tournament-of", round=2, rounds=2))
    assert any(says(text, "tournament-round-begins", name=second) for text in texts) and any(
        EN("tournament-field-pace") in t for t in texts
    )
    assert (
        len(elsewhere.threads) == 1 and EN("button-play") in tables.board(world, elsewhere.threads[0]).buttons
    )


async def test_a_pause_that_was_cut_short_is_completed(world: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    await started(world, 4)
    with monkeypatch.context() as killed:
        killed.setattr("cogs.tournaments.service.organiser.Organiser.hold_tables", tables.nothing)
        await world.zoe.slash("tournament pause")
    board, told = world.public()[-2:]
    assert not says(board, "turn-paused") and says(told, "tournament-told-pause")
    await world.restart()
    assert says(board, "turn-paused")


async def test_the_clock_of_a_table_runs_from_its_first_turn(world: Any) -> None:
    await started(world, 4)
    table = await world.bot.tables.load((await games_of(world))[0])
    first = table.row.seats[min(table.to_act)].name
    ends = min(row.due for row in table.row.deadlines if row.kind == "turn")
    await world.env.advance_time(ends - world.env.now().timestamp() + 60)
    assert says(tables.board(world), "told-timed-out", name=first)


async def test_in_a_channel_each_call_is_followed_by_its_board(world: Any) -> None:
    await started(world, 8)
    told = [message.text for message in world.public()[2:]]
    assert [says(text, "tournament-table-begins") for text in told] == [True, False, True, False]
    assert (
        says(told[0], "tournament-table-begins", table=1)
        and says(told[1], "board-title", number=1)
        and says(told[2], "tournament-table-begins", table=2)
        and says(told[3], "board-title", number=2)
    )


async def test_with_too_few_players_the_organiser_is_told_to_wait(world: Any) -> None:
    await open_tournament(world, *crowd(world, 2))
    answer = await world.zoe.slash("tournament start")
    assert answer and answer.is_private and says(answer, "tournament-too-few", entered=2, least=4)
    panel = await world.zoe.slash("tournament panel")
    answer = await refused(world, world.zoe.press(panel, "button-start-tournament"))
    assert says(answer, "tournament-too-few", entered=2, least=4)
    assert EN("tournament-choose-terms") in answer and "/tournament panel" not in answer
    assert (await tournament(world)).row.status == "open"


async def test_nobody_at_all_ends_it_when_the_time_is_up(world: Any) -> None:
    panel = await draft(world, world.zoe)
    await settle(
        world,
        world.zoe,
        panel,
        "tournament-field-closes",
        EN("tournament-closes-in", time=EN("tournament-days", count=1)),
    )
    await world.zoe.press(panel, "button-open-entries")
    await world.env.advance_time(DAY + 1)
    assert says(world.public()[-2], "tournament-told-too-few", count=0)
    await world.env.advance_time(3 * DAY + 1)
    assert says(world.public()[-1], "tournament-told-called-off")


async def test_a_league_goes_on_to_its_next_season(world: Any) -> None:
    players = crowd(world, 4)
    panel = await draft(world, world.zoe, format="league")
    await settle(
        world, world.zoe, panel, "tournament-field-divisions", EN("tournament-count-divisions", count=2)
    )
    await world.zoe.press(panel, "button-open-entries")
    for player in players:
        await player.press(world.public()[-1], "button-join")
    early = await world.zoe.slash("tournament next-season", tournament=1)
    assert early and says(early, "tournament-season-unplayed")
    await start_tournament(world.zoe)
    await close_tables(world, world.zoe, await games_of(world))
    first = await tournament(world)
    assert first.row.status == "over"
    winner_below = next(row.entrant for row in standings(first.state) if row.group == 2)
    panel = await world.zoe.slash("tournament next-season", tournament=1)
    await world.zoe.press(panel, "button-open-entries")
    for player in players:
        await player.press(world.public()[-1], "button-join")
    await start_tournament(world.zoe, tournament=2)
    second = await tournament(world, 2)
    assert next(one.division for one in second.state.entrants if one.id == winner_below) == 1


# People, by choosing them


async def chosen(world: Any, organiser: Any, page: Any, person: Any, at: int = 0) -> Any:
    """Choose a person in the page's select of members; the page or what it answered."""
    ids = [part["custom_id"] for part in page.parts if part.get("type") == 5]
    picked = await organiser.member.select(page.handle, [person.member], custom_id=ids[at])
    return organiser._answer(picked) or page


async def test_an_organiser_does_everything_with_people_by_choosing_them(world: Any) -> None:
    await open_tournament(world, *crowd(world, 4), format="swiss")
    panel = await world.zoe.slash("tournament panel")
    page = await world.zoe.press(panel, "button-people")
    assert says(page, "tournament-people-choose") and page.handle.id != panel.handle.id
    await chosen(world, world.zoe, page, world.lou)
    assert says(page, "tournament-person-joined", user=world.lou.mention)
    await world.zoe.choose(page, EN("picture-tournament-seed", seed=1))
    assert (await tournament(world)).entrant(world.lou.id).seed == 1
    twice = page.button("button-person-helper-on")
    await world.zoe.press(page, "button-person-helper-on")
    assert says(await refused(world, world.zoe.forge(page, twice)), "tournament-people-changed")
    assert (await tournament(world)).helpers == (world.lou.id,)
    await world.zoe.press(page, "button-person-helper-off")
    await world.zoe.press(page, "button-person-helper-on")
    assert says(page, "tournament-helper-on") and not says(page, "tournament-helper-again")
    assert says(page, "tournament-people-helpers", names=world.lou.mention)
    await world.zoe.press(panel, "button-start-tournament")
    assert says(panel, "tournament-start-round", count=4) and not (await tournament(world)).round
    await world.zoe.press(panel, "button-start-tournament")
    assert says(panel, "tournament-closed-round") and (await tournament(world)).round == 1
    again = "b|tournament-start|1|1|open|"
    assert says(await refused(world, world.zoe.forge(page, again)), "tournament-changed")
    await world.zoe.press(panel, "button-tournament-panel")
    await world.zoe.press(panel, "button-cancel-tournament")
    assert says(panel, "tournament-cancel-sure")
    await world.zoe.press(panel, "button-back")
    assert EN("button-start-tournament") not in panel.buttons
    await world.restart()
    await chosen(world, world.zoe, page, world.lou)
    assert says(page, "tournament-person-plays") and EN("button-person-helper-off") in page.buttons
    await world.zoe.press(page, "button-person-sit-out")
    assert says(page, "tournament-sit-out-sure", round=2)
    await world.zoe.press(page, "button-person-sit-out")
    assert says(page, "tournament-bye-now", round=2)
    assert says(page, "tournament-person-sits-out", user=world.lou.mention, round=2)
    assert EN("button-person-sit-out") not in page.buttons
    late = world.add_player("Late")
    asked = await chosen(world, world.zoe, page, late, at=1)
    assert says(asked, "tournament-substitute-asked", user=late.mention, other=world.lou.mention)
    assert says(page, "tournament-people-asked", count=1)
    assert says(world.public()[-1], "tournament-told-substitute-wanted-points")
    await chosen(world, world.zoe, page, late)
    await world.zoe.press(page, "button-person-withdraw")
    assert says(page, "tournament-withdrawn-now") and not (await tournament(world)).candidates
    await chosen(world, world.zoe, page, world.lou)
    sure = await world.zoe.press(page, "button-person-hand-over")
    assert (
        says(sure, "tournament-hand-over-sure") and (await tournament(world)).row.organiser_id == world.zoe.id
    )
    await world.zoe.press(sure, "button-person-hand-over")
    assert (await tournament(world)).row.organiser_id == world.lou.id
    await chosen(world, world.zoe, page, world.matthieu)  # who was the organiser still helps
    assert EN("button-person-helper-on") not in page.buttons  # but chooses no others
    await world.zoe.press(page, "button-person-drop")
    assert says(page, "tournament-drop-sure") and (await tournament(world)).is_playing(world.matthieu.id)
    await world.zoe.press(page, "button-person-drop")
    assert not (await tournament(world)).is_playing(world.matthieu.id)


async def test_with_a_bot_nothing_can_be_done(world: Any) -> None:
    await draft(world, world.zoe)
    page = await world.zoe.press(await world.zoe.slash("tournament panel"), "button-people")
    await world.zoe.forge(page, "s|tournament-person|1|1||", str(world.bot.user.id))
    assert says(page, "tournament-person-bot") and not page.buttons
    forged = f"b|tournament-with|1|1|helper-on|{world.bot.user.id}"
    assert says(await refused(world, world.zoe.forge(page, forged)), "tournament-no-bots")


async def test_the_page_about_people_is_for_organisers_and_for_people_who_exist(world: Any) -> None:
    await open_tournament(world, *crowd(world, 4), format="swiss")
    panel = await world.zoe.slash("tournament panel")
    page = await world.zoe.press(panel, "button-people")
    for forged in (
        "b|tournament-with|1|1|helper-on|x",
        "b|tournament-with|1|1|king|5",
        "b|tournament-with|1|1|helper-on|5",
        f"b|tournament-with|1|1|bye|{world.lou.id}",
    ):
        assert await refused(world, world.zoe.forge(page, forged))
    assert await refused(world, world.zoe.forge(page, "s|tournament-person|1|1||", "5x"))
    assert await refused(world, world.zoe.forge(page, f"s|tournament-seed|1|1|{world.lou.id}|", "9999"))
    for verb in ("people|1|1||", f"with|1|1|drop|{world.zoe.id}"):
        answer = await refused(world, world.lou.forge(page, f"b|tournament-{verb}"))
        assert says(answer, "only-organiser")
