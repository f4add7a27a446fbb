"""Draws, pauses and seats that change hands: public proposals that those concerned agree to or refuse."""

from typing import Any

import pytest

from db.check import check_database
from db.queries import games, moves
from tests.engines import on_both_engines
from tests.playing import tables
from tests.playing.saying import BOARD_BUTTONS, EN, END_BUTTONS, FR, labels, says, says_in_french
from tests.playing.tables import board, on_turn, open_table, refused

DAY = 86400


async def test_a_draw_ends_the_game_when_all_have_agreed(world: Any, database: str) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou, bots=1)
    answer = await world.zoe.slash("game draw")
    asks = board(world)
    assert answer.is_private and says(asks, "ask-draw", name="Zoé")
    assert set(tables.posts(world)[-1]["allowed_mentions"]["users"]) == {world.matthieu.id, world.lou.id}
    await world.lou.press(asks, "button-agree")
    assert says(asks, "consent-given", name="Lou-Anne") and EN("button-agree") in asks.buttons
    assert says(await refused(world, world.lou.press(asks, "button-agree")), "already-agreed")
    await world.matthieu.press(asks, "button-agree")
    over = board(world)
    assert says(over, "told-draw-end") and over.buttons == END_BUTTONS
    assert says(over.pictures[0].alt, "alt-draw")
    assert [
        over.text.count(f"**1.** {name}")
        for name in ("Zoé", "Matthieu", "Lou-Anne", EN("bot-name", level="normal"))
    ] == [1] * 4
    assert (await world.bot.tables.load(1)).outcome().reason == "agreed"
    assert [finding.verdict for finding in check_database(database)] == ["sound"]
    assert "✅" in (await world.zoe.slash("verify", number=1)).text


async def test_whoever_resigned_does_not_share_a_draw_nor_is_asked(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    await tables.give_up(world.lou)
    await world.zoe.slash("game draw")
    assert world.lou.mention not in board(world).text
    await world.matthieu.press(board(world), "button-agree")
    assert (
        f"**3.** {EN('gave-up-name', name='Lou-Anne')}" in board(world).text
        and "**1.** Zoé" in board(world).text
    )


async def test_strangers_and_forged_ids_settle_nothing(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    assert says(await refused(world, world.lou.slash("game draw", number=1)), "not-seated")
    await world.zoe.slash("game draw")
    asks = board(world)
    for label in ("button-agree", "button-refuse"):
        assert says(await refused(world, world.lou.press(asks, label)), "not-asked")
    for forged in ("b|agree|1|0|2|", "b|agree|1|0|-1|", "b|refuse|7|0|1|", "b|agree|1|0|１|"):
        await refused(world, world.matthieu.forge(asks, forged))
    assert says(await refused(world, world.matthieu.slash("game draw")), "already-proposed")


async def test_an_answer_from_another_message_changes_the_real_one(world: Any) -> None:
    first = await open_table(world, world.zoe, world.matthieu)
    await world.zoe.slash("game draw")
    asks = board(world)
    await world.matthieu.forge(first, asks.button("button-refuse"))
    assert says(asks, "settled-refused", name="Matthieu") and not says(first, "settled-refused")


async def test_a_daily_maze_and_an_ended_game_have_nobody_to_agree(world: Any) -> None:
    await world.zoe.slash("daily", show="maze")
    assert says(await refused(world, world.zoe.slash("game draw", number=1)), "daily-alone")
    await open_table(world, world.zoe, world.matthieu)
    await tables.give_up(world.zoe, number=2)
    assert says(await refused(world, world.matthieu.slash("game draw", number=2)), "game-over")


async def test_a_pause_needs_all_and_one_lets_the_game_go_on(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await world.zoe.slash("game pause")
    asks = board(world)
    assert says(asks, "ask-pause")
    await world.matthieu.press(asks, "button-agree")
    assert (await world.bot.store.read(games.load, 1)).paused_at is not None
    turn = (await world.bot.tables.load(1)).to_act
    player = world.zoe if (await world.bot.tables.load(1)).seat_of(world.zoe.id) in turn else world.matthieu
    assert says(await refused(world, player.slash("junior push", slot="N1")), "game-paused")
    assert says(await refused(world, world.zoe.slash("game pause")), "paused-already")
    await world.restart()
    await world.matthieu.slash("game resume")
    assert says(board(world), "told-resumed", name="Matthieu", game=1)
    assert tables.posts(world)[-1]["allowed_mentions"]["users"] == [world.zoe.id]
    assert says(await refused(world, world.zoe.slash("game resume")), "not-paused")
    await player.slash("junior push", slot="N1")


async def test_a_pause_takes_play_off_the_board_and_whoever_sits_there_may_press_resume(world: Any) -> None:
    shown = await open_table(world, world.zoe, world.matthieu)
    play = shown.button("button-play")
    await world.zoe.slash("game pause")
    await world.matthieu.press(board(world), "button-agree")
    assert shown.buttons == labels("button-resume", "button-story", "button-more")
    assert says(shown, "turn-paused")
    assert says(await refused(world, world.zoe.forge(shown, play)), "game-paused")
    assert says(await refused(world, world.lou.press(shown, "button-resume")), "only-moderators")
    await world.restart()
    resume = shown.button("button-resume")
    assert says(await world.matthieu.press(shown, "button-resume"), "done-resume", game=1)
    assert shown.buttons == BOARD_BUTTONS and says(board(world), "told-resumed", name="Matthieu", game=1)
    assert says(await refused(world, world.zoe.forge(shown, resume)), "not-paused")


async def test_against_bots_a_pause_and_a_draw_need_nobody(world: Any) -> None:
    await open_table(world, world.zoe, bots=1)
    assert says(await world.zoe.slash("game pause"), "done-pause")
    await world.zoe.slash("game resume")
    await world.zoe.slash("game draw")
    assert says(board(world), "told-draw-end")


async def test_a_seat_changes_hands_with_the_consent_of_all_concerned(world: Any, database: str) -> None:
    await open_table(world, world.zoe, world.matthieu, goals="secret")
    panel = None
    if on_turn(world) is world.matthieu:
        panel = await tables.ready_panel(world, world.matthieu)
    else:
        await tables.quick_turn(world, world.zoe)
        panel = await tables.ready_panel(world, world.matthieu)
    confirm = panel.button("button-confirm")
    table = await world.bot.tables.load(1)
    seat = table.seat_of(world.matthieu.id)
    secret = table.view(seat).target
    await world.matthieu.slash("game replace", seat=str(seat), by=world.lou.member)
    asks = board(world)
    assert says(asks, "ask-replace", seat="Matthieu", taker="Lou-Anne")
    await world.zoe.press(asks, "button-agree")  # the host
    await world.lou.press(asks, "button-agree")
    told = board(world)
    assert says(told, "told-replaced", name="Lou-Anne", other="Matthieu") and world.lou.mention in told.text
    # The old player has lost the seat and its secrets, the new one has both.
    assert says(await refused(world, world.matthieu.forge(panel, confirm)), "not-seated")
    after = await world.bot.tables.load(1)
    assert after.seat_of(world.matthieu.id) is None
    assert after.view(after.seat_of(world.lou.id)).target == secret
    mine, theirs = [await who.slash("board", text=True, number=1) for who in (world.lou, world.matthieu)]
    assert tables.goal_line(mine) != tables.goal_line(theirs) and theirs.buttons == []
    await tables.quick_turn(world, world.lou)
    assert [f.verdict for f in check_database(database)] == ["sound"]


async def test_a_resigned_seat_is_taken_over_and_counts_as_staying(world: Any, database: str) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    await tables.give_up(world.lou)
    seat = next(
        s.seat for s in (await world.bot.store.read(games.load, 1)).seats if s.user_id == world.lou.id
    )
    # The host proposes, so only the taker is left to agree.
    await world.zoe.slash("game replace", seat=str(seat), by=world.francois.member)
    asks = board(world)
    assert tables.posts(world)[-1]["allowed_mentions"]["users"] == [world.francois.id]
    await world.francois.press(asks, "button-agree")
    row = (await world.bot.store.read(games.load, 1)).seats[seat]
    assert (row.user_id, row.name, row.resigned) == (world.francois.id, "François", False)
    assert [f.verdict for f in check_database(database)] == ["sound"]


async def test_where_the_host_leaves_the_others_decide(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    seat = (await world.bot.tables.load(1)).seat_of(world.zoe.id)
    await world.zoe.slash("game replace", seat=str(seat), by=world.francois.member)
    asked = set(tables.posts(world)[-1]["allowed_mentions"]["users"])
    assert asked == {world.francois.id, world.matthieu.id, world.lou.id}


async def test_a_moderator_decides_for_the_host(world: Any) -> None:
    boss = tables.manager(world)
    await open_table(world, world.zoe, world.matthieu)
    seat = (await world.bot.tables.load(1)).seat_of(world.zoe.id)
    await world.lou.slash("game replace", seat=str(seat), by=world.lou.member, number=1)
    asks = board(world)
    await world.zoe.press(asks, "button-agree")
    await boss.press(asks, "button-agree")
    assert (await world.bot.tables.load(1)).seat_of(world.lou.id) == seat


async def test_who_may_not_take_a_seat(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, bots=1)
    table = await world.bot.tables.load(1)
    zoe, bot = table.seat_of(world.zoe.id), next(s.seat for s in table.row.seats if s.user_id is None)
    for seat, by, key in (
        (str(zoe), world.matthieu, "taker-seated"),
        (str(bot), world.lou, "seat-of-bot"),
        ("9", world.lou, "no-such-person-here"),
        ("x" * 90, world.lou, "no-such-person-here"),
    ):
        assert says(await refused(world, world.zoe.slash("game replace", seat=seat, by=by.member)), key)
    assert says(
        await refused(
            world, world.francois.slash("game replace", seat=str(zoe), by=world.lou.member, number=1)
        ),
        "not-seated",
    )
    tables.forbid(world, world.channel, "view_channel", who=world.lou.id)
    assert says(
        await refused(world, world.zoe.slash("game replace", seat=str(zoe), by=world.lou.member)),
        "taker-blind",
    )
    choices = await world.zoe.complete("game replace", "seat", "matt")
    assert [choice["name"] for choice in choices] == ["Matthieu"]
    offered = {choice["name"] for choice in await world.zoe.complete("game replace", "seat")}
    assert offered == {"Zoé", "Matthieu"}


async def test_a_seat_is_meant_by_the_name_that_was_typed(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await world.zoe.slash("game replace", seat="@matthieu", by=world.lou.member)
    assert says(board(world), "ask-replace", name="Zoé", taker="Lou-Anne", seat="Matthieu")


async def test_of_several_games_the_number_is_asked_for_before_the_seat(world: Any) -> None:
    for _ in range(2):
        await open_table(world, world.zoe, world.matthieu)
    choices = await world.zoe.complete("game replace", "seat")
    assert [choice["name"] for choice in choices] == [EN("seat-number-first")]
    picked = world.zoe.slash("game replace", seat=choices[0]["value"], by=world.lou.member)
    assert says(await refused(world, picked), "which-game")
    assert len(await world.zoe.complete("game replace", "seat", number=2)) == 2


async def test_in_french_the_words_are_french(french_world: Any) -> None:
    world = french_world
    await open_table(world, world.zoe, world.matthieu)
    await world.zoe.slash("game draw")
    assert says_in_french(board(world), "ask-draw", name="Zoé") and FR("button-agree") in board(world).buttons
    await world.matthieu.press(board(world), "button-refuse")
    assert says_in_french(board(world), "settled-refused", name="Matthieu")


async def test_a_proposal_goes_out_after_a_crash_between_commit_and_send(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(world, world.zoe, world.matthieu)
    count = len(world.public())
    monkeypatch.setattr(world.bot.dispatcher, "done", tables.nothing)
    await world.zoe.slash("game draw")
    assert len(world.public()) == count
    await world.restart()
    asks = board(world)
    assert says(asks, "ask-draw") and len(world.public()) == count + 1
    await world.matthieu.press(asks, "button-agree")
    assert (await world.bot.store.read(games.load, 1)).status == "over"


@on_both_engines
async def test_two_who_agree_at_once_end_the_game_once(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await world.zoe.slash("game draw")
    asks = board(world)
    await world.at_once(*[world.matthieu.press(asks, "button-agree") for _ in range(5)])
    played = await world.bot.store.read(moves.of_game, 1)
    assert [move.kind for move in played] == ["draw"]


@pytest.mark.parametrize("pauses", [False, True])
async def test_whoever_takes_a_seat_has_the_whole_time_for_the_turn(world: Any, pauses: bool) -> None:
    await open_table(world, world.zoe, world.matthieu, clock="1h")
    player = on_turn(world)
    seat = (await world.bot.tables.load(1)).seat_of(player.id)
    await world.env.advance_time(3600 - 120)
    if pauses:
        await tables.manager(world).slash("game pause", number=1)
    await player.slash("game replace", seat=str(seat), by=world.lou.member, number=1)
    asks = board(world)
    await world.lou.press(asks, "button-agree")
    await tables.other(world, player).press(asks, "button-agree")
    if pauses:
        await world.lou.slash("game resume", number=1)
    table = await world.bot.tables.load(1)
    assert table.seat_of(world.lou.id) == seat
    assert abs(table.due(seat) - int(world.env.now().timestamp()) - 3600) <= 2
    assert not [m for m in world.public() if says(m, "reminder")]  # nothing reminds of the old turn


async def handed_over(world: Any, *people: Any) -> Any:
    """Somebody other than the host misses their turn and the stand-in has their seat; who that is."""
    await open_table(world, *people, clock="24h", misses="1")
    if on_turn(world) is people[0]:
        await tables.quick_turn(world)
    lazy = on_turn(world)
    await world.env.advance_time(DAY + 60)
    assert says(world.public()[-2], "told-handed") and lazy is not people[0]
    return lazy


async def test_whoever_is_back_is_asked_before_their_seat_changes_hands(world: Any) -> None:
    lazy = await handed_over(world, world.zoe, world.matthieu, world.lou)
    seat = (await world.bot.tables.load(1)).seat_of(lazy.id)
    await world.zoe.slash("game replace", seat=str(seat), by=world.francois.member)
    asks = board(world)
    assert lazy.mention not in asks.text
    await lazy.slash("game comeback")
    assert lazy.mention in asks.text
    await world.francois.press(asks, "button-agree")
    assert (await world.bot.tables.load(1)).seat_of(lazy.id) == seat and EN("button-agree") in asks.buttons
    await lazy.press(asks, "button-refuse")
    assert says(asks, "settled-refused", name=lazy.name)


async def test_whoever_is_back_has_a_say_about_a_draw(world: Any) -> None:
    lazy = await handed_over(world, world.zoe, world.matthieu, world.lou)
    await world.zoe.slash("game draw")
    asks = board(world)
    await lazy.slash("game comeback")
    await other_than(world, lazy).press(asks, "button-agree")
    assert (await world.bot.store.read(games.load, 1)).status == "playing"
    await lazy.press(asks, "button-agree")
    assert (await world.bot.store.read(games.load, 1)).status == "over"


def other_than(world: Any, lazy: Any) -> Any:
    return world.lou if lazy is world.matthieu else world.matthieu


async def test_whoever_takes_a_seat_has_its_say_about_a_draw(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    await world.zoe.slash("game draw")
    draw = board(world)
    seat = (await world.bot.tables.load(1)).seat_of(world.lou.id)
    await world.lou.slash("game replace", seat=str(seat), by=world.francois.member)
    asks = board(world)
    await world.francois.press(asks, "button-agree")
    await world.zoe.press(asks, "button-agree")
    assert world.francois.mention in draw.text and world.lou.mention not in draw.text
    await world.matthieu.press(draw, "button-agree")
    assert (await world.bot.store.read(games.load, 1)).status == "playing"
    for label in ("button-agree", "button-refuse"):
        assert says(await refused(world, world.lou.press(draw, label)), "not-asked")
    await world.francois.press(draw, "button-agree")
    assert (await world.bot.store.read(games.load, 1)).status == "over"


async def test_what_a_moderator_proposes_needs_no_host_later_either(world: Any) -> None:
    boss = tables.manager(world)
    await open_table(world, world.zoe, world.matthieu, world.lou)
    seat = (await world.bot.tables.load(1)).seat_of(world.lou.id)
    await boss.slash("game replace", seat=str(seat), by=world.francois.member)
    asks = board(world)
    await world.zoe.slash("game host", who=world.matthieu.member.user)
    assert world.matthieu.mention not in asks.text
    await world.lou.press(asks, "button-agree")
    await world.francois.press(asks, "button-agree")
    assert (await world.bot.tables.load(1)).seat_of(world.francois.id) == seat
