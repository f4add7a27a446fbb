"""Taking back a move: by consent of those concerned, never behind chance or a secret, as a new entry."""

from typing import Any

import msgspec
import pytest

from cogs.clock.missed_turns import turn_for_absent
from cogs.ui.answers import Answer
from db.check import check_database
from db.queries import games, moves, proposals
from engine import GAMES
from tests.engines import on_both_engines
from tests.playing import tables
from tests.playing.saying import BOARD_BUTTONS, EN, labels, says
from tests.playing.tables import board, on_turn, open_table, other, refused, state_of


async def quiet_turn(world: Any, player: Any = None) -> Any:
    """A turn that wins nothing: the last answer, with Undo under it."""
    player = player or on_turn(world)
    await player.slash("junior push", slot="N1")
    return await player.slash("junior stay")


@on_both_engines
async def test_whoever_is_concerned_agrees_and_the_position_is_there_again(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    await player.slash("junior push", slot="N1")
    before = await state_of(world)
    answer = await player.slash("junior stay")
    played = board(world)
    assert EN("button-undo") in answer.buttons and other(world, player).mention in played.text
    await player.press(answer, "button-undo")
    asks = board(world)
    assert says(asks, "ask-undo", name=player.name) and asks.buttons == labels(
        "button-agree", "button-refuse"
    )
    assert tables.posts(world)[-1]["allowed_mentions"]["users"] == [other(world, player).id]
    await other(world, player).press(asks, "button-agree")
    assert says(asks, "settled-agreed") and asks.buttons == []
    assert await state_of(world) == before
    row = await world.bot.store.read(games.load, 1)
    made = await world.bot.store.read(moves.of_game, 1)
    assert [m.kind for m in made] == ["act", "act", "undo"] and row.version == made[-1].version
    # The call is withdrawn, and nobody is called for the turn that is there again.
    assert "<@" not in played.text and played.buttons == []
    assert says(board(world), "told-undone", name=player.name) and board(world).buttons == BOARD_BUTTONS
    assert tables.posts(world)[-1]["allowed_mentions"] == {"parse": [], "users": []}
    await player.slash("junior stay")
    assert on_turn(world) is other(world, player)


async def test_one_refusal_settles_it(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    await quiet_turn(world, player)
    await player.slash("game undo")
    asks, before = board(world), await state_of(world)
    agree = asks.button("button-agree")
    await other(world, player).press(asks, "button-refuse")
    assert says(asks, "settled-refused", name=other(world, player).name) and asks.buttons == []
    assert await state_of(world) == before and not await world.bot.store.read(proposals.of_game, 1)
    assert says(await refused(world, other(world, player).forge(asks, agree)), "proposal-gone")


async def test_whoever_asked_can_take_that_back(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    await quiet_turn(world, player)
    await player.slash("game undo")
    await player.press(board(world), "button-refuse")
    assert says(board(world), "settled-withdrawn")


async def test_it_lapses_when_the_next_player_acts_and_its_message_says_so(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    await quiet_turn(world, player)
    await player.slash("game undo")
    asks = board(world)
    agree = asks.button("button-agree")
    await other(world, player).slash("junior push", slot="N3")
    assert says(asks, "settled-lapsed") and asks.buttons == []
    assert says(await refused(world, other(world, player).forge(asks, agree)), "proposal-gone")
    assert says(await refused(world, player.slash("game undo")), "undo-too-late")


async def test_only_those_asked_answer(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    await quiet_turn(world, player)
    await player.slash("game undo")
    asks = board(world)
    for who in (player, world.lou):
        assert says(await refused(world, who.press(asks, "button-agree")), "not-asked")
    assert says(await refused(world, world.lou.press(asks, "button-refuse")), "not-asked")
    assert says(await refused(world, player.slash("game undo")), "already-proposed")
    for forged in ("b|agree|1|0|99|", "b|agree|1|0||", "b|refuse|1|0|x|", "b|agree|99|0|1|"):
        await refused(world, world.matthieu.forge(asks, forged))


@on_both_engines
async def test_agreeing_survives_a_restart(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    await player.slash("junior push", slot="N1")
    before = await state_of(world)
    await player.slash("junior stay")
    await player.slash("game undo")
    asks = board(world)
    await world.restart()
    await other(world, player).press(asks, "button-agree")
    assert await state_of(world) == before


async def test_two_steps_of_ones_own_turn_are_taken_back_at_once(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player, before = on_turn(world), await state_of(world)
    await player.slash("junior push", slot="N1")
    answer = await player.slash("game undo")
    assert answer.is_private and says(answer, "done-undo")
    assert await state_of(world) == before and board(world).buttons == BOARD_BUTTONS
    assert says(await refused(world, player.slash("game undo")), "undo-nothing")


async def test_against_bots_alone_their_turns_are_taken_back_as_well(world: Any) -> None:
    card = await tables.open_lobby(world, world.zoe)
    await world.zoe.slash(
        "game add-bot", strength="easy"
    )  # it seldom finds a treasure, which would show a card
    await tables.start(world.zoe, card)
    await until_zoe(world)
    for _ in range(20):
        before = await state_of(world)
        await world.zoe.slash("junior push", slot="N1" if before.pushed != "S1" else "N3")
        pushed = await state_of(world)
        await world.zoe.slash("junior stay")
        after = await state_of(world)
        if after.target == before.target:
            break
    count = len(world.public())
    await world.zoe.slash("game undo")
    assert await state_of(world) == pushed and len(world.public()) == count
    assert says(board(world), "told-undone", name="Zoé")


async def until_zoe(world: Any) -> None:
    table = await world.bot.tables.load(1)
    assert table.seat_of(world.zoe.id) in table.to_act


async def test_what_has_shown_a_card_stays(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    for _ in range(30):
        target = (await state_of(world)).target
        player = await tables.quick_turn(world)
        if (await state_of(world)).target != target:
            break
    assert says(await refused(world, player.slash("game undo")), "undo-shown")
    panels = [m for m in player.sees() if m.is_private]
    assert EN("button-undo") not in panels[-1].buttons


async def test_an_old_undo_button_does_not_take_back_a_later_move(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    answer = await quiet_turn(world, player)
    old = answer.button("button-undo")
    await other(world, player).slash("junior push", slot="N3")
    assert EN("button-undo") not in answer.buttons  # another person has acted: it is gone at once
    await other(world, player).slash("junior stay")
    await player.slash("junior push", slot="N5")
    await player.slash("junior stay")
    assert says(await refused(world, player.forge(answer, old)), "undo-too-late")
    for who in (other(world, player), world.lou):
        text = await refused(world, who.forge(answer, old))
        assert says(text, "undo-too-late") or says(text, "not-seated")


async def test_a_spent_undo_takes_itself_away_and_says_why(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    answer = await quiet_turn(world, player)
    await world.restart()  # nobody remembers the button
    await other(world, player).slash("junior push", slot="N3")
    assert EN("button-undo") in answer.buttons
    assert says(await refused(world, player.press(answer, "button-undo")), "undo-too-late")
    assert says(answer, "undo-too-late") and answer.buttons == labels("button-onward")


async def test_undo_goes_with_the_end_of_the_game(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    answer = await quiet_turn(world, player)
    await tables.give_up(other(world, player))
    assert EN("button-undo") not in answer.buttons


async def still(table: Any, seat: int) -> Any:
    """A bot that stays where it is."""
    return turn_for_absent(table, seat, still=True)[0]


async def test_undo_stays_while_bots_show_nothing_and_goes_with_the_card_that_one_shows(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(world, world.zoe, bots=1)
    with monkeypatch.context() as patch:
        patch.setattr(world.bot.moves._minds, "choose", still)
        answer, target = await quiet_turn(world, world.zoe), (await state_of(world)).target
        assert EN("button-undo") in answer.buttons
    for _ in range(20):
        before = await state_of(world)
        await world.zoe.slash("junior push", slot="N1" if before.pushed != "S1" else "N3")
        answer = await world.zoe.slash("junior stay")
        if (await state_of(world)).target != target:
            break
    assert EN("button-undo") not in answer.buttons
    assert says(await refused(world, world.zoe.slash("game undo")), "undo-shown-since")


async def test_a_proposal_to_take_back_one_move_does_not_take_back_the_next(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, clock="1h", timeout="skip")
    player = on_turn(world)
    await quiet_turn(world, player)
    await player.slash("game undo")
    asks = board(world)
    agree = asks.button("button-agree")
    await world.env.advance_time(3660)  # a stand-in plays for the other one
    table = await world.bot.tables.load(1)
    whole_turn = turn_for_absent(table, table.seat_of(player.id), still=True)
    await world.bot.moves.act(1, player.id, whole_turn, 10**17)
    await world.bot.dispatcher.send(1)
    after = await state_of(world)
    assert says(asks, "settled-lapsed") and asks.buttons == []
    assert says(await refused(world, other(world, player).forge(asks, agree)), "proposal-gone")
    assert await state_of(world) == after


async def test_the_whole_file_and_the_record_verify_with_undo_and_resignation(
    world: Any, database: str
) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    await quiet_turn(world, player)
    await player.slash("game undo")
    await other(world, player).press(board(world), "button-agree")
    await player.slash("junior stay")
    await tables.give_up(other(world, player))
    assert "✅" in (await player.slash("verify")).text
    findings = list(check_database(database))
    assert [f.verdict for f in findings] == ["sound"], findings


async def test_a_person_who_resigns_no_longer_has_to_agree(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    player = on_turn(world)
    await quiet_turn(world, player)
    asked = on_turn(world)
    await player.slash("game undo")
    asks = board(world)
    await tables.give_up(asked)
    assert says(asks, "settled-lapsed") and not await world.bot.store.read(proposals.of_game, 1)


async def test_a_doctored_undo_does_not_pass(world: Any) -> None:
    await open_table(world, world.zoe, bots=1)
    await tables.quick_turn(world)
    table = await world.bot.tables.load(1)
    from cogs.tables.undo import last_position
    from engine.core import RuleError

    made = await world.bot.store.read(moves.of_game, 1)
    fake = msgspec.structs.replace(made[-1], kind="undo", actions='[{"to": 7}]', version=99)
    with pytest.raises(RuleError, match="undo-nothing"):
        last_position(table, (*made, fake))


async def test_a_game_of_older_rules_takes_nothing_back(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    await quiet_turn(world, player)
    await world.bot.store._connection.write(lambda db: db.execute("UPDATE games SET rules_version = 0"))
    assert says(await refused(world, player.slash("game undo")), "undo-other-rules")


async def test_a_table_is_played_by_the_rules_of_its_start_not_of_its_lobby(world: Any) -> None:
    card = await tables.open_lobby(world, world.zoe, world.matthieu)
    await world.bot.store._connection.write(lambda db: db.execute("UPDATE games SET rules_version = 0"))
    await tables.start(world.zoe, card)
    assert (await world.bot.tables.row(1)).rules_version == GAMES["junior"].rules_version


async def test_play_on_goes_with_the_end_of_the_game(world: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    await open_table(world, world.zoe, bots=1)
    with monkeypatch.context() as patch:
        patch.setattr(world.bot.moves._minds, "choose", still)
        answer = await quiet_turn(world, world.zoe)
    assert EN("button-onward") in answer.buttons
    await world.bot.lifecycle.resign(1, world.zoe.id, 10**17)
    await world.bot.dispatcher.send(1)
    assert answer.buttons == labels("button-again", "button-result")
    assert says(answer, "game-over") and not says(answer, "move-made-then", name="Ariadne", count=1)
    assert says(answer, "card-won", count=1, names="Ariadne")


async def test_an_answer_that_is_clicked_while_others_are_changed_stops_nothing(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(world, world.zoe, bots=1)
    answers = [await quiet_turn(world, world.zoe) for _ in range(3)]
    change = Answer.change_controls

    async def slow(self: Answer, *facts: Any) -> None:
        for answer in answers[1:]:
            world.bot.offers.forget(answer.id)  # as a click on it does
        await change(self, *facts)

    monkeypatch.setattr(Answer, "change_controls", slow)
    await world.bot.lifecycle.resign(1, world.zoe.id, 10**17)
    await world.bot.dispatcher.send(1)
    assert says(board(world), "board-title", game=EN("game-junior"), number=1)
