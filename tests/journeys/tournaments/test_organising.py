"""What organisers and players do in a tournament beside playing, and what is refused them."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from db.queries import settings
from engine.tournaments import open_tables
from tests.playing import tables
from tests.playing.tournaments import (
    DAY,
    close_tables,
    crowd,
    draft,
    games_of,
    log_of,
    open_tournament,
    refused,
    settle,
    started,
    tournament,
)

MakeWorld = Callable[..., Awaitable[Any]]
ORGANISERS = (
    ("start", {}),
    ("pause", {}),
    ("resume", {}),
    ("pair-again", {}),
    ("cancel", {}),
    ("log", {}),
    ("export", {}),
    ("panel", {}),
    ("result", {"round": 1, "table": 1, "places": "1 2 3 4"}),
)


pytestmark = pytest.mark.usefixtures("only_what_is_due")


async def test_the_panel_changes_every_term_and_survives_a_restart(world: Any) -> None:
    world.guild.create_role("Regulars")
    other = world.guild.create_text_channel("arena")
    panel = await draft(world, world.zoe)
    await world.restart()
    for field, value in (
        ("Goals", "secret"),
        ("Format", "Round robin"),
        ("Groups", "2 groups"),
        ("How often all meet", "twice"),
        ("Knock-out at the end", "the best 4"),
        ("Points by place", "1 for the winner alone"),
        ("Time for a turn", "3 days"),
        ("A round lasts at most", "10 days"),
        ("Entries until", "in 2 days"),
        ("Check-in", "one hour"),
        ("Fewest players", "6"),
        ("Most players", "16"),
        ("Counts for ratings", "no"),
        ("Who may join", "Regulars"),
        ("Vacations stop the clocks", "yes"),
        ("Channel", "#arena"),
    ):
        await settle(world, world.zoe, panel, field, value)
    known = await tournament(world)
    plan, terms = known.state.plan, known.terms
    assert (plan.groups, plan.laps, plan.cut, plan.sizes, plan.points[0]) == (2, 2, 4, (2,), (1, 0))
    assert (terms.clock, terms.round_hours, terms.check_in_minutes) == ("72h", 240, 60)
    assert (terms.least, terms.most, terms.rated, terms.away) == (6, 16, False, True)
    assert terms.role_id and terms.closes_at and known.row.channel_id == other.id
    await world.zoe.press(panel, "Open entries")
    card = world.public(other)[-1]
    for told in ("secret", "2 groups, all meet 2 times, then a knock-out of the best 4", "3 days", "10 days"):
        assert told in card.text
    for told in ("one hour", "6 to 16", f"<@&{terms.role_id}>", f"<t:{terms.closes_at}:f>", "1–0"):
        assert told in card.text
    assert "opponents’ points but the lowest" in card.text and "SHA-256" in card.text
    assert panel.buttons == [] and "is in <#" in panel.text


async def test_a_draft_is_seen_by_its_organiser_alone_and_can_be_discarded(world: Any) -> None:
    panel = await draft(world, world.zoe)
    assert "no tournament 1 here" in await refused(world, world.lou.slash("tournament info", tournament=1))
    assert "No tournament here" in (await world.lou.slash("tournament list")).text
    assert "draft" in (await world.zoe.slash("tournament list")).text
    for custom_id in ("b|tournament-open|1|0||", "b|tournament-discard|1|0||", "b|tournament-join|1|0||"):
        assert "no tournament 1 here" in await refused(world, world.lou.forge(panel, custom_id))
    assert "still a draft" in await refused(world, world.zoe.slash("tournament join", tournament=1))
    await world.zoe.press(panel, "Discard")
    assert (await tournament(world)).row.status == "cancelled" and not world.public()


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"table_size": 5}, "among these sizes"),
        ({"table_size": 0}, "among these sizes"),
        ({"rounds": 0}, "from 1 to 30 rounds"),
        ({"rounds": 10**6}, "from 1 to 30 rounds"),
        ({"cut": 1}, "at least two"),
        ({"format": "double", "table_size": 4}, "tables of two"),
        ({"format": "single", "table_size": 3}, "tables of two, or of four"),
    ],
)
async def test_a_plan_that_cannot_be_played_is_refused(world: Any, options: Any, told: str) -> None:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    assert told in await refused(world, world.zoe.slash("tournament create", game="junior", **named))


async def test_terms_that_contradict_each_other_are_refused_in_the_panel(world: Any) -> None:
    panel = await draft(world, world.zoe)
    await settle(world, world.zoe, panel, "Most players", "6")
    await world.zoe.choose(panel, "Fewest players")
    custom_id, value = panel.option("12")
    assert "cannot both be" in await refused(world, world.zoe.forge(panel, custom_id, value))
    for custom_id, value in (
        ("s|tournament-set|1|0|least|", "13"),
        ("s|tournament-set|1|0|role|", "1"),
        ("s|tournament-set|1|0|channel|", "1"),
        ("s|tournament-set|1|0|clock|", "@everyone"),
        ("s|tournament-set|1|0|option-nothing|", "x"),
        ("s|tournament-field|1|0||", "nothing"),
        ("b|tournament-page|1|0|standings|9.9.9", ""),
    ):
        await refused(world, world.zoe.forge(panel, custom_id, *filter(None, [value])))


async def test_once_people_can_join_the_plan_stays_and_terms_may_change(world: Any) -> None:
    card = await open_tournament(world, *crowd(world, 4))
    panel = await world.zoe.slash("tournament panel")
    assert "Format" not in panel.choices
    assert "no longer be changed" in await refused(
        world, world.zoe.forge(panel, "s|tournament-set|1|0|format|", "league")
    )
    await settle(world, world.zoe, panel, "Most players", "4")
    assert "4 to 4" in card.text and "Join" not in card.buttons
    late = world.add_player("Late")
    assert "is full" in await refused(world, late.slash("tournament join"))


async def test_join_leave_and_check_in_by_commands(world: Any) -> None:
    card = await open_tournament(world, world.zoe, world.lou)
    assert "You take part" in (await world.matthieu.slash("tournament join")).text
    assert "3 players" in card.text and "Matthieu" in card.text
    assert "entered already" in await refused(world, world.matthieu.press(card, "Join"))
    assert "no longer take part" in (await world.matthieu.slash("tournament leave")).text
    assert "You do not take part" in await refused(world, world.matthieu.press(card, "Leave"))
    assert "no check-in" in await refused(world, world.lou.slash("tournament check-in"))
    await world.lou.press(card, "Leave")
    assert "Lou-Anne" not in card.text


async def test_clicks_that_come_at_once_are_all_taken_and_shown(world: Any) -> None:
    panel = await draft(world, world.zoe)
    await world.zoe.press(panel, "Open entries")
    card, players = world.public()[-1], crowd(world, 8)
    await world.at_once(*(player.press(card, "Join") for player in players))
    assert len((await tournament(world)).entrants) == 8
    assert "8 players" in card.text and all(player.name in card.text for player in players)


async def test_only_those_with_the_role_may_join_and_a_role_that_is_gone_can_be_replaced(world: Any) -> None:
    role = world.guild.create_role("Regulars")
    regular = world.add_player("Rita", roles=[role])
    panel = await draft(world, world.zoe)
    await settle(world, world.zoe, panel, "Who may join", "Regulars")
    await world.zoe.press(panel, "Open entries")
    card = world.public()[-1]
    assert role.mention in await refused(world, world.lou.press(card, "Join"))
    await regular.press(card, "Join")
    added = await world.zoe.slash("tournament add", player=world.francois.member.user)
    assert f"They do not have {role.mention}" in added.text
    await world.zoe.slash("tournament drop", player=world.francois.member.user)
    world.env.backend.delete_role(world.guild.id, role.id)
    told = await refused(world, world.lou.press(card, "Join"))
    assert "no longer exists" in told and world.zoe.mention in told and "One player" in card.text
    await world.restart()
    assert [entrant.user_id for entrant in (await tournament(world)).entrants] == [regular.id]
    panel = await world.zoe.slash("tournament panel")
    await settle(world, world.zoe, panel, "Who may join", "everybody")
    await world.lou.press(card, "Join")
    assert len((await tournament(world)).entrants) == 2
    await settle(world, world.zoe, panel, "Counts for ratings", "no")
    assert "no longer count for ratings" in world.public()[-1].text
    assert "**Counts for ratings**: no" in card.text


@pytest.mark.parametrize(("command", "options"), ORGANISERS)
async def test_organisers_commands_are_refused_to_others(world: Any, command: str, options: Any) -> None:
    await open_tournament(world, *crowd(world, 4))
    text = await refused(world, world.lou.slash(f"tournament {command}", **options))
    assert "for the organiser" in text and world.zoe.mention in text


async def test_managers_and_moderators_may_organise(world: Any) -> None:
    await open_tournament(world, *crowd(world, 4))
    assert "are closed" in (await tables.manager(world).slash("tournament start")).text
    role = world.guild.create_role("Mods")
    await world.bot.store.write(settings.put, "guild", world.guild.id, "moderators", str(role.id))
    moderator = world.add_player("Mona", roles=[role])
    assert "is paused" in (await moderator.slash("tournament pause")).text


async def test_pause_resume_drop_add_and_the_log(world: Any) -> None:
    card = await started(world, 4)
    due = (await tournament(world)).row.due
    await world.zoe.slash("tournament pause")
    assert "Paused" in card.text and "paused" in tables.board(world).text
    await world.env.advance_time(9 * DAY)
    assert (await tournament(world)).round == 1
    await world.zoe.slash("tournament resume")
    assert (await tournament(world)).row.due == due + 9 * DAY and "paused" not in tables.board(world).text
    assert "not paused" in await refused(world, world.zoe.slash("tournament resume"))
    newcomer = world.add_player("Nina")
    await world.zoe.slash("tournament add", player=newcomer.member)
    await world.zoe.slash("tournament drop", player=world.lou.member)
    stranger = world.add_player("Stan")
    assert "do not take part" in await refused(
        world, world.zoe.slash("tournament drop", player=stranger.member)
    )
    assert (await log_of(world))[-4:] == ["pause", "resume", "add", "drop"]
    log = (await world.zoe.slash("tournament log")).text
    assert f"adds {newcomer.mention}" in log and f"drops {world.lou.mention}" in log


async def test_a_round_is_paired_again_before_its_first_move_only(make_world: MakeWorld) -> None:
    world = await make_world()
    await started(world, 4)
    old = world.thread
    answer = await world.zoe.slash("tournament pair-again")
    assert "paired anew" in answer.text and len(world.channel.threads) == 2
    first, again = (seen.text for seen in world.public() if "** begins" in seen.text)
    assert "anew" not in first and "The organiser has had this round paired anew. Its tables" in again
    closed = world.public(old)
    assert "paired anew" in closed[-1].text and not any(message.buttons for message in closed)
    board = tables.board(world, world.thread)
    table = await world.bot.tables.load((await games_of(world))[0])
    player = next(p for p in tables.people(world) if p.id == table.row.seats[min(table.to_act)].user_id)
    await player.press(await ready(player, board), "Confirm")
    assert "already moved" in await refused(world, world.zoe.slash("tournament pair-again"))


async def ready(player: Any, board: Any) -> Any:
    panel = await player.press(board, "Play")
    await player.press(panel, "Hint")
    return panel


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"round": 0, "table": 1, "places": "1 2 3 4"}, "no round 0"),
        ({"round": 7, "table": 1, "places": "1 2 3 4"}, "no round 7"),
        ({"round": -3, "table": 1, "places": "1 2 3 4"}, "no round -3"),
        ({"round": 1, "table": 9, "places": "1 2 3 4"}, "no table 9"),
        ({"round": 1, "table": 1, "places": "1 2"}, "one place to each"),
        ({"round": 1, "table": 1, "places": "<@1> ٣ x"}, "one place to each"),
        ({"round": 1, "table": 1, "places": "1 1 2 3"}, "one place to each"),
    ],
)
async def test_a_silly_result_is_refused(world: Any, options: Any, told: str) -> None:
    await started(world, 4)
    assert told in await refused(world, world.zoe.slash("tournament result", **options))


async def test_a_result_of_a_round_in_the_past_is_corrected(world: Any) -> None:
    await started(world, 4, rounds=2)
    await close_tables(world, world.zoe, await games_of(world))
    first = (await tournament(world)).state.rounds[0].tables[0].seats
    await world.zoe.slash("tournament result", round=1, table=1, places="4 3 2 1")
    known = await tournament(world)
    assert known.state.results[0].places == (4, 3, 2, 1) and open_tables(known.state)
    shown = await world.zoe.slash("tournament pairings", round=1, text=True)
    winner = known.name_of(first[3])
    assert (
        next(line for line in shown.text.splitlines() if winner in line)
        == f"- seat 4, {winner}, 1st, 5 points"
    )
    assert "no round 3" in await refused(world, world.zoe.slash("tournament pairings", round=3))


async def test_cancel_asks_once_more(world: Any) -> None:
    card = await started(world, 4)
    question = await world.zoe.slash("tournament cancel")
    assert (await tournament(world)).row.status == "running"
    assert "for the organiser" in await refused(world, world.lou.forge(card, "b|tournament-cancel|1|0||"))
    assert "Another round has begun" in await refused(
        world, world.zoe.forge(card, "b|tournament-cancel|1|0||")
    )
    await world.zoe.press(question, "Cancel the tournament")
    assert "cancelled it" in world.public()[-1].text and card.buttons == []
    assert "is over" in await refused(world, world.zoe.slash("tournament join", tournament=1))


async def test_a_foreign_servers_tournament_is_not_known(world: Any) -> None:
    card = await started(world, 4)
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("general")
    stranger = tables.visitor(world, elsewhere, "Vera")
    mine = await stranger.slash("game new", game="junior", at=channel)
    for verb in ("join", "leave", "check", "table", "standings", "open", "discard", "cancel"):
        answer = await refused(world, stranger.forge(mine, f"b|tournament-{verb}|1|0||"))
        assert "no tournament 1 here" in answer
    for command in ("info", "standings", "join", "start", "log", "export", "my-table", "next-season"):
        answer = await refused(world, stranger.slash(f"tournament {command}", tournament=1, at=channel))
        assert "no tournament 1 here" in answer
    assert "No tournament fits" in await refused(world, stranger.slash("tournament standings", at=channel))
    assert card.buttons


async def test_a_tournament_in_a_closed_channel_is_not_told_of(world: Any) -> None:
    await started(world, 4)
    elsewhere = world.guild.create_text_channel("elsewhere")
    outsider = world.add_player("Otto")
    tables.forbid(world, world.channel, "view_channel", who=outsider.id)
    for command in ("info", "standings", "pairings"):
        answer = outsider.slash(f"tournament {command}", tournament=1, at=elsewhere)
        assert "no tournament 1 here" in await refused(world, answer)
    assert await outsider.complete("tournament info", "tournament", at=elsewhere) == []


async def test_what_everybody_may_look_at(world: Any) -> None:
    await started(world, 4, rounds=2)
    info = await world.lou.slash("tournament info")
    assert info.is_private and "Round 1 of 2 is being played" in info.text
    assert "Cup" in (await world.lou.slash("tournament list")).text
    assert "table 1" in (await world.lou.slash("tournament my-table")).text
    assert "No tournament is over" in (await world.lou.slash("tournament history")).text
    choices = await world.lou.complete("tournament info", "tournament", "cu")
    assert [(choice["name"], choice["value"]) for choice in choices] == [("#1 · Cup", 1)]
    for command in ("standings", "pairings"):
        shown = await world.lou.slash(f"tournament {command}")
        assert shown.is_private and shown.pictures[0].alt
    assert "no knock-out" in await refused(world, world.lou.slash("tournament bracket"))
    outsider = world.add_player("Otto")
    assert "do not take part" in await refused(world, outsider.slash("tournament my-table"))
    for _ in range(2):
        await close_tables(world, world.zoe, await games_of(world))
    assert "🥇" in (await world.lou.slash("tournament history")).text
    export = await world.zoe.slash("tournament export")
    assert "Columns are parted by commas, decimals by a point." in export.text
    files = {file.name: file.data.decode("utf-8-sig") for file in export.pictures}
    assert files["standings.csv"].count("\n") == 5 and files["results.csv"].count("\n") == 9
    assert "Zoé" in files["standings.csv"]


async def test_a_knock_out_is_shown_as_picture_and_as_text(world: Any) -> None:
    await started(world, 5, format="single")
    shown = await world.lou.slash("tournament bracket")
    assert shown.pictures[0].name == "bracket.png" and "Final" in shown.pictures[0].alt
    text = await world.lou.slash("tournament bracket", text=True)
    assert "Final" in text.text and "from round 1, table 1" in text.text


async def test_long_standings_come_in_pages(world: Any) -> None:
    await open_tournament(world, world.zoe, rounds=1)
    for user_id in range(101, 130):
        await world.bot.tournaments.service.entries.join(1, user_id, f"P{user_id}", user_id)
    known = await tournament(world)
    assert len(known.entrants) == 30
    await world.zoe.slash("tournament start")
    shown = await world.lou.slash("tournament standings", text=True)
    assert "page 1 of 2" in shown.text and shown.buttons == ["Next ▶"]
    await world.lou.press(shown, "Next ▶")
    assert "page 2 of 2" in shown.text and shown.buttons == ["◀ Back"]
    picture = await world.lou.slash("tournament pairings")
    before = picture.pictures[0].data
    await world.lou.press(picture, "Next ▶")
    assert picture.pictures[0].data != before


async def test_a_command_without_a_number_asks_which_of_several(world: Any) -> None:
    for _ in range(2):
        await open_tournament(world, world.zoe)
    assert "#2, #1" in await refused(world, world.lou.slash("tournament join"))


async def test_nobody_announces_where_they_may_not_write(world: Any) -> None:
    hidden, news = world.guild.create_text_channel("staff"), world.guild.create_text_channel("news")
    tables.forbid(world, hidden, "view_channel", who=world.zoe.id)
    tables.forbid(world, news, "send_messages", who=world.zoe.id)
    panel = await draft(world, world.zoe)
    await world.zoe.choose(panel, "Channel")
    assert not {"#staff", "#news"} & set(panel.choices)
    told = await refused(world, world.zoe.slash("tournament create", game="junior", channel=news))
    assert "may not write" in told
