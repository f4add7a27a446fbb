"""What organisers do by clicks when a tournament does not go as planned."""

from typing import Any

import pytest

from cogs.tournaments.service.terms import moment
from cogs.ui.names import escaped
from tests.playing import tables
from tests.playing.saying import EN, says
from tests.playing.tournaments import (
    DAY,
    HOUR,
    close_tables,
    crowd,
    draft,
    games_of,
    open_tournament,
    refused,
    settle,
    start_tournament,
    started,
    tournament,
)

HALF_A_DAY = 43200


@pytest.fixture(autouse=True)
def _look_around_twice_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    # Days pass in an instant here, and each look around takes its time.
    monkeypatch.setattr("cogs.tournaments.runner.RECONCILE_SECONDS", HALF_A_DAY)


def letters(world: Any, player: Any) -> list[str]:
    """What the bot has written to a person in private."""
    messages = world.env.backend.messages.get(tables.direct_channel(world, player), {})
    return [message.content for message in messages.values()]


async def test_an_organiser_sees_who_is_waited_for_and_gives_one_table_more_time(world: Any) -> None:
    card = await started(world, 8)
    panel = await world.zoe.slash("tournament panel")
    listed = await world.zoe.press(panel, "button-open-tables")
    assert says(listed, "tournament-tables-open", count=2)
    known = await tournament(world)
    await world.restart()
    await world.zoe.choose(listed, listed.choices[1])
    answer = await world.zoe.press(listed, EN("button-extend", time=EN("tournament-days", count=2)))
    changed = await tournament(world)
    assert (changed.round_ends or 0) == (known.row.due or 0) + 2 * DAY and changed.row.due == known.row.due
    assert says(answer or listed, "tournament-extended-table", round=1)
    (late,) = (one for one in changed.open_pairings if one.due == changed.round_ends)
    names = ", ".join(escaped(seat.name) for seat in (await world.bot.tables.row(late.game_id)).seats)
    where = {"round": 1, "table": late.number + 1, "names": names, "when": moment(late.due)}
    assert any(says(message, "tournament-table-extended", **where) for message in world.public())
    assert says(card, "tournament-status-extended", count=1, when=f"<t:{changed.round_ends}:f>")


async def test_more_time_for_all_tells_the_end_of_the_round_and_of_the_table_that_had_more(
    world: Any,
) -> None:
    card = await started(world, 8)
    due = (await tournament(world)).row.due or 0
    await world.zoe.slash("organise extend", hours=24, table=1)
    answer = await world.zoe.slash("organise extend", hours=24)
    round_end, table_end = moment(due + DAY), f"<t:{due + 2 * DAY}:f>"
    told = [world.public()[-1], answer]
    for message, key in zip(told, ("tournament-told-extended", "tournament-extended-round"), strict=True):
        assert says(message, key, round=1, when=round_end)
        assert says(message, "tournament-status-extended", count=1, when=table_end)
    assert says(card, "tournament-status-extended", count=1, when=table_end)
    await world.zoe.slash("tournament pause")
    await world.zoe.slash("tournament resume")
    assert says(world.public()[-1], "tournament-told-resume", round=1)
    assert says(world.public()[-1], "tournament-status-extended", count=1)


async def test_more_time_is_for_organisers_and_for_buttons_that_are_not_forged(world: Any) -> None:
    await started(world, 4)
    listed = await world.zoe.slash("organise tables")
    for custom_id in ("b|tournament-extend|1|1|x|all", "b|tournament-extend|1|1|24|1.2.3"):
        await refused(world, world.zoe.forge(listed, custom_id))
    assert says(
        await refused(world, world.zoe.forge(listed, "b|tournament-extend|1|7|24|all")), "tournament-changed"
    )
    assert says(await refused(world, world.lou.slash("organise extend", hours=24)), "only-organiser")
    forged = world.lou.forge(listed, "b|tournament-extend|1|1|24|all")
    assert says(await refused(world, forged), "only-organiser")


async def test_the_organiser_is_written_to_a_day_before_tables_are_decided(world: Any) -> None:
    panel = await draft(world, world.zoe)
    await settle(world, world.zoe, panel, "tournament-field-clock", "time-clock-7d")
    await world.zoe.press(panel, "button-open-entries")
    for player in crowd(world, 4):
        await player.press(world.public()[0], "button-join")
    await start_tournament(world.zoe)
    due = (await tournament(world)).row.due or 0
    await world.env.advance_time(due - DAY // 2 - world.env.now().timestamp())
    told = [text for text in letters(world, world.zoe) if says(text, "tournament-warning", number=1)]
    assert len(told) == 1 and says(told[0], "tournament-tables-open", count=1)


async def test_too_few_are_told_and_the_organiser_postpones_by_a_click(world: Any) -> None:
    panel = await draft(world, world.zoe)
    day = EN("tournament-closes-in", time=EN("tournament-days", count=1))
    await settle(world, world.zoe, panel, "tournament-field-closes", day)
    await world.zoe.press(panel, "button-open-entries")
    await world.lou.press(world.public()[-1], "button-join")
    await world.env.advance_time(DAY + 1)
    told = world.public()[-2]
    assert says(told, "tournament-told-too-few", count=1, least=4) and world.zoe.mention in told.text
    week = EN("button-postpone", time=EN("tournament-days", count=7))
    due = (await tournament(world)).row.due or 0
    assert says(await refused(world, world.lou.press(told, week)), "only-organiser")
    answer = await world.zoe.press(told, week)
    assert says(answer, "tournament-postponed-now") and (await tournament(world)).row.due == due + 7 * DAY
    assert says(world.public()[-2], "tournament-told-postponed")


async def test_a_helper_organises_and_does_not_choose_other_helpers(world: Any) -> None:
    await started(world, 4)
    await world.zoe.slash("organise helper", player=world.lou.member)
    assert says(world.public()[-1], "tournament-told-helper", names=world.lou.mention)
    text = await refused(world, world.matthieu.slash("tournament pause"))
    assert says(text, "only-organisers", organiser=world.zoe.mention, helpers=world.lou.mention)
    assert says(await world.lou.slash("tournament pause"), "tournament-paused-now")
    answer = await refused(world, world.lou.slash("organise helper", player=world.matthieu.member))
    assert says(answer, "only-organiser")
    handed = await world.zoe.slash("organise hand-over", player=world.lou.member)
    assert says(handed, "tournament-handed-helps")
    assert (await tournament(world)).organisers == (world.lou.id, world.zoe.id)
    assert says(world.public()[-1], "tournament-told-handed", user=world.lou.mention)


async def test_whoever_helps_with_a_draft_is_not_told_before_it_is_open(world: Any) -> None:
    panel = await draft(world, world.zoe)
    await world.zoe.slash("organise helper", tournament=1, player=world.lou.member)
    assert (await tournament(world)).helpers == (world.lou.id,)
    assert not letters(world, world.lou) and not world.public()
    await world.zoe.press(panel, "button-open-entries")
    for _ in range(2):  # no longer, and again
        await world.zoe.slash("organise helper", player=world.lou.member)
    assert says(world.public()[-1], "tournament-told-helper", names=world.lou.mention)


async def test_before_the_start_nothing_is_played_and_no_bot_plays_for_whoever_is_taken_out(
    world: Any,
) -> None:
    await open_tournament(world, *crowd(world, 4))
    answer = await refused(world, world.zoe.slash("organise extend", hours=24))
    assert says(answer, "tournament-none-played")
    dropped = await world.zoe.slash("tournament drop", player=world.lou.member)
    assert says(dropped, "tournament-dropped-now") and not says(dropped, "tournament-dropped-seat")
    await world.add_player("Player5").slash("tournament join")
    await start_tournament(world.zoe)
    text = await refused(world, world.zoe.slash("organise extend", hours=24, table=9))
    assert says(text, "tournament-table-unknown", table=9, tables=1)
    dropped = await world.zoe.slash("tournament drop", player=world.matthieu.member)
    assert says(dropped, "tournament-dropped-seat")


async def test_whoever_may_sit_out_is_told_when_it_is_decided_and_when_the_round_begins(
    world: Any,
) -> None:
    await started(world, 5, rounds=3, **{"table-size": 2})
    await world.zoe.slash("organise sit-out", player=world.lou.member)
    assert says(world.public()[-1], "tournament-told-bye", round=2, names=world.lou.mention)
    await close_tables(world, world.zoe, await games_of(world))
    assert any(says(message, "tournament-free-asked", names=world.lou.mention) for message in world.public())
    assert says(await world.lou.slash("tournament my-table"), "tournament-my-asked", round=2)
    await world.zoe.slash("organise sit-out", player=world.matthieu.member)
    facts = {"round": 3, "names": world.matthieu.mention}
    assert any(says(message, "tournament-told-bye-last", **facts) for message in world.public())


async def test_moderators_take_over_from_an_organiser_who_has_left(world: Any) -> None:
    await started(world, 4)
    world.guild.remove_member(world.zoe.member)
    await world.env.advance_time(HALF_A_DAY)
    asked = world.public()[-1]
    assert says(asked, "tournament-told-orphan")
    assert says(await refused(world, world.lou.press(asked, "button-take-over")), "only-organiser")
    manager = tables.manager(world)
    assert says(await manager.press(asked, "button-take-over"), "tournament-taken-over")
    assert (await tournament(world)).organisers == (manager.id,)


async def test_threads_that_are_closed_to_the_bot_pause_the_tournament(make_world: Any) -> None:
    world = await make_world(where="thread")
    await started(world, 4)
    tables.forbid(world, world.channel, "send_messages_in_threads")
    await world.env.advance_time(HALF_A_DAY)
    assert (await tournament(world)).row.status == "paused"
    told = [text for text in letters(world, world.zoe) if says(text, "permission-send-messages-in-threads")]
    assert len(told) == 1
    tables.allow(world, world.channel)
    await world.env.advance_time(HALF_A_DAY)
    assert (await tournament(world)).row.status == "running"


async def test_tables_open_in_a_channel_of_their_own(make_world: Any) -> None:
    world = await make_world(where="thread")
    arena = world.guild.create_text_channel("arena")
    panel = await draft(world, world.zoe)
    await settle(world, world.zoe, panel, "tournament-field-tables-channel", "#arena")
    await world.zoe.press(panel, "button-open-entries")
    for player in crowd(world, 4):
        await player.press(world.public()[0], "button-join")
    await start_tournament(world.zoe)
    assert len(arena.threads) == 1 and not world.channel.threads
    assert arena.mention in world.public()[0].text
    assert any(says(message, "tournament-round-begins") for message in world.public())


async def test_the_card_shows_the_new_end_after_an_outage(world: Any) -> None:
    card = await started(world, 4)
    due = (await tournament(world)).row.due or 0
    await world.restart(down=2 * 3600)
    after = (await tournament(world)).row.due or 0
    assert after >= due + 2 * 3600 and f"<t:{after}:f>" in card.text


async def test_the_winner_is_called_by_the_podium_and_ranks_are_explained(world: Any) -> None:
    await started(world, 4, rounds=1)
    await close_tables(world, world.zoe, await games_of(world))
    last = world.public()[-1]
    assert says(last, "tournament-won", count=1) and says(last, "tournament-ranks-by")
    winner = (await tournament(world)).state.rounds[0].tables[0].seats[0]
    assert [str(one) for one in tables.posts(world)[-1]["allowed_mentions"]["users"]] == [str(winner)]


async def test_nobody_is_asked_who_is_not_in_the_server(world: Any) -> None:
    await started(world, 4)
    stranger = world.env.create_user("stranger")
    answer = await refused(world, world.zoe.slash("tournament add", player=stranger))
    assert says(answer, "tournament-no-member")


async def test_a_series_opens_its_next_tournament_by_itself_and_adds_up(world: Any) -> None:
    panel = await draft(world, world.zoe, rounds=1)
    await settle(world, world.zoe, panel, "tournament-field-repeat", "tournament-repeat-weekly")
    await world.zoe.press(panel, "button-open-entries")
    for player in crowd(world, 4):
        await player.press(world.public()[0], "button-join")
    await start_tournament(world.zoe)
    await close_tables(world, world.zoe, await games_of(world))
    following = await tournament(world, 2)
    assert (following.row.status, following.terms.series, following.terms.part) == ("open", 1, 2)
    card = next(message for message in world.public() if EN("button-join") in message.buttons)
    assert says(card, "tournament-repeat-weekly")
    table = await world.lou.slash("tournament series", tournament=2)
    assert says(table, "tournament-series", count=1) and "Lou-Anne" in table.text


async def test_start_opens_the_check_in_and_then_ends_it(world: Any) -> None:
    panel = await draft(world, world.zoe)
    await settle(world, world.zoe, panel, "tournament-field-check-in", EN("tournament-hours", count=1))
    await world.zoe.press(panel, "button-open-entries")
    card = world.public()[0]
    for player in crowd(world, 5):
        await player.press(card, "button-join")
    ends = int(world.env.now().timestamp()) + 3600
    await world.zoe.press(panel, "button-tournament-panel")
    await world.zoe.press(panel, "button-start-tournament")
    assert says(panel, "tournament-start-check-in", count=5)
    await world.zoe.press(panel, "button-start-tournament")
    assert says(panel, "tournament-check-in-now") and f"<t:{ends}:R>" in panel.text
    few = await refused(world, world.zoe.slash("tournament start"))
    assert says(few, "tournament-too-few-checked", entered=0, all=5, least=4)
    for player in crowd(world, 4):
        await player.press(card, "button-check-in")
    await world.zoe.press(panel, "button-tournament-panel")
    await world.zoe.press(panel, "button-start-tournament")
    assert says(panel, "tournament-start-round", count=4) and says(panel, "tournament-start-away", count=1)
    over = await start_tournament(world.zoe)
    assert says(over, "tournament-check-in-over") and says(over, "tournament-closed-round")


async def test_a_check_in_that_too_few_answer_is_told_with_those_who_did(world: Any) -> None:
    panel = await draft(world, world.zoe)
    await settle(world, world.zoe, panel, "tournament-field-check-in", EN("tournament-hours", count=1))
    await settle(world, world.zoe, panel, "tournament-field-most", "4")
    await settle(world, world.zoe, panel, "tournament-field-repeat", "tournament-repeat-weekly")
    await world.zoe.press(panel, "button-open-entries")
    card = world.public()[0]
    for player in crowd(world, 4):
        await player.press(card, "button-join")
    await start_tournament(world.zoe)
    await world.lou.press(card, "button-check-in")
    await world.env.advance_time(HOUR + 1)
    told = world.public()[-2]
    assert says(told, "tournament-told-too-few-checked", count=1, all=4, least=4)
    assert says(told, "tournament-told-check-again") and not says(told, "tournament-told-bring")
    assert says(await world.zoe.slash("tournament log"), "tournament-log-too-few-yet")
    assert says(await world.zoe.slash("tournament cancel"), "tournament-cancel-series")


async def test_a_moved_start_is_told_and_calls_nobody(world: Any) -> None:
    card = await open_tournament(world, *crowd(world, 4))
    panel = await world.zoe.slash("tournament panel")
    day = EN("tournament-closes-in", time=EN("tournament-days", count=1))
    await settle(world, world.zoe, panel, "tournament-field-closes", day)
    told = next(one for one in world.public() if says(one, "tournament-told-moved"))
    assert f"<t:{(await tournament(world)).row.due}:f>" in told.text and "<@" not in told.text
    await world.zoe.slash("organise postpone", hours=24)
    assert any(says(one, "tournament-told-postponed") for one in world.public())
    assert says(card, "tournament-card-renewed")


async def test_the_waiting_list_is_told_who_comes_in_and_who_stays_out(world: Any) -> None:
    panel = await draft(world, world.zoe)
    await settle(world, world.zoe, panel, "tournament-field-check-in", EN("tournament-hours", count=1))
    await settle(world, world.zoe, panel, "tournament-field-most", "4")
    await world.zoe.press(panel, "button-open-entries")
    card, players = world.public()[0], crowd(world, 6)
    for player in players:
        await player.press(card, "button-join" if player in players[:4] else "button-wait")
    await start_tournament(world.zoe)
    assert says(await refused(world, players[5].slash("tournament my-table")), "tournament-waiting", place=2)
    for player in players[:3]:
        await player.press(card, "button-check-in")
    await world.env.advance_time(HOUR + 1)
    for key, who in (("missed", players[3]), ("promoted", players[4]), ("left-out", players[5])):
        assert any(says(one, f"tournament-told-{key}", names=who.mention) for one in world.public()), key
    assert not any(says(one, "tournament-told-missed-late") for one in world.public())


# Substitutes


async def test_a_substitute_of_the_list_takes_place_and_seat(world: Any) -> None:
    card = await started(world, 4, format="single")
    late = world.add_player("Late")
    assert says(await late.press(card, "button-stand-by"), "tournament-stands-by-now", place=1)
    assert says(card, "tournament-entrants-standing-by", count=1)
    again = await refused(world, late.press(card, "button-stand-by"))
    assert says(again, "tournament-stands-by", place=1)
    await world.lou.press(card, "button-leave")
    known = await tournament(world)
    answer = await world.zoe.slash("organise substitute", player=world.lou.member)
    assert says(answer, "tournament-substituted-now", user=late.mention, other=world.lou.mention)
    told = next(one for one in world.public() if says(one, "tournament-told-substitute", user=late.mention))
    assert says(told, "tournament-told-substitute-bracket")
    (at,) = (one for one in known.open_pairings if world.lou.id in known.seats(one.round, one.number))
    assert (await world.bot.tables.load(at.game_id)).seat_of(late.id) is not None
    assert says(card, "tournament-substitute-for", name="Late", other="Lou-Anne")
    assert says(await late.slash("tournament my-table"), "tournament-my-table", round=1, table=at.number + 1)
    assert says(await world.lou.slash("tournament my-table"), "tournament-my-relieved", name="Late", round=1)
    assert says(await world.zoe.slash("tournament log"), "tournament-log-substitute")


async def test_whoever_is_not_on_the_list_is_asked_first(world: Any) -> None:
    card = await started(world, 4, format="single")
    late = world.add_player("Late")
    none = await refused(world, world.zoe.slash("organise substitute", player=world.lou.member))
    assert says(none, "tournament-substitute-none")
    asked = await world.zoe.slash("organise substitute", player=world.lou.member, substitute=late.member)
    assert says(asked, "tournament-substitute-asked") and not (await tournament(world)).entrant(late.id)
    question = next(one for one in world.public() if says(one, "tournament-told-substitute-wanted-bracket"))
    calls = tables.posts(world)[-1]["allowed_mentions"]["users"]
    assert [str(one) for one in calls] == [str(late.id)]
    for other in (world.matthieu, world.add_player("Stranger")):  # who plays, and who does not
        told = await refused(world, other.press(question, "button-substitute"))
        assert says(told, "tournament-invitation-other")
    await world.restart()
    assert says(await late.press(question, "button-substitute"), "tournament-joined-substitute")
    assert (await tournament(world)).is_playing(late.id)
    played = await refused(
        world, world.zoe.slash("organise substitute", player=late.member, substitute=world.lou.member)
    )
    assert says(played, "tournament-substitute-played")
    assert says(card, "tournament-substitute-for", name="Late", other="Lou-Anne")


async def test_the_end_says_whose_place_it_was(world: Any) -> None:
    card = await started(world, 4, format="single")
    late = world.add_player("Late")
    await late.press(card, "button-stand-by")
    await close_tables(world, world.zoe, await games_of(world))
    known = await tournament(world)
    first = next(player for player in crowd(world, 4) if player.id == known.seats(2, 0)[0])
    await world.zoe.slash("organise substitute", player=first.member)
    await close_tables(world, world.zoe, await games_of(world))
    assert (await tournament(world)).row.status == "over"
    last = world.public()[-1]
    assert says(last, "tournament-ranks-substitute", name="Late", other=first.name, round=2), last.text
    assert says(last, "tournament-won", names=late.mention, count=1)
    out = await refused(world, world.zoe.slash("organise substitute", player=world.lou.member))
    assert out


# Options that mean nothing, and people who are entered by others


async def test_options_that_mean_nothing_in_a_format_are_refused(world: Any) -> None:
    create = {"game": "junior", "name": "Cup"}
    for options, key in (
        ({"format": "single", "table-size": 4, "best-of": 3}, "tournament-unused-match"),
        ({"format": "double", "third-place": True}, "tournament-unused-match"),
        ({"format": "swiss", "decider": "lot"}, "tournament-unused-match"),
        ({"format": "single", "groups": 2}, "tournament-unused-format"),
    ):
        answer = await refused(world, world.zoe.slash("tournament create", **create, **options))
        assert says(answer, key), (options, answer)
    made = await world.zoe.slash(
        "tournament create", **create, format="swiss", cut=4, **{"table-size": 2, "best-of": 3}
    )
    assert made.is_private and (await tournament(world)).state.plan.best_of == 3


async def test_whoever_is_entered_by_a_moderator_is_told_once(world: Any) -> None:
    await open_tournament(world, world.zoe, world.matthieu)
    await tables.manager(world).slash("tournament add", player=world.lou.member)
    told = [one for one in world.public() if says(one, "tournament-told-added", names=world.lou.mention)]
    assert len(told) == 1
    assert [str(one) for one in tables.posts(world)[-1]["allowed_mentions"]["users"]] == [str(world.lou.id)]


async def test_a_round_that_would_have_the_same_tables_is_not_paired_again(world: Any) -> None:
    panel = await draft(world, world.zoe)
    await settle(world, world.zoe, panel, "tournament-field-format", "tournament-format-single")
    await world.zoe.press(panel, "button-open-entries")
    for player in crowd(world, 8):
        await player.press(world.public()[-1], "button-join")
    await start_tournament(world.zoe)
    text = await refused(world, world.zoe.slash("tournament pair-again"))
    assert says(text, "tournament-pairs-same", round=1)
    forged = world.zoe.forge(world.public()[0], "b|tournament-pair-again|1|1|0|")
    assert says(await refused(world, forged), "tournament-pairs-same", round=1)
