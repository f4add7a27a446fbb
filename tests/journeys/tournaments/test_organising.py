"""What organisers and players do in a tournament beside playing, and what is refused them."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from db.queries import settings
from engine.core import commitment
from engine.tournaments import open_tables
from tests.playing import tables
from tests.playing.saying import EN, labels, says
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
    start_tournament,
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
        ("option-junior-goals", "option-junior-goals-secret"),
        ("tournament-field-format", "tournament-format-round-robin"),
        ("tournament-field-groups", EN("tournament-count-groups", count=2)),
        ("tournament-field-laps", EN("tournament-count-laps", count=2)),
        ("tournament-field-cut", EN("tournament-count-cut", count=4)),
        ("tournament-field-points", "tournament-points-winner"),
        ("tournament-field-clock", "time-clock-72h"),
        ("tournament-field-round-hours", EN("tournament-days", count=10)),
        ("tournament-field-closes", EN("tournament-closes-in", time=EN("tournament-days", count=2))),
        ("tournament-field-check-in", EN("tournament-hours", count=1)),
        ("tournament-field-least", "6"),
        ("tournament-field-most", "16"),
        ("tournament-field-rated", "tournament-flag-off"),
        ("tournament-field-role", "Regulars"),
        ("tournament-field-away", "tournament-flag-on"),
        ("tournament-field-channel", "#arena"),
    ):
        await settle(world, world.zoe, panel, field, value)
    known = await tournament(world)
    plan, terms = known.state.plan, known.terms
    assert (plan.groups, plan.laps, plan.cut, plan.sizes, plan.points[0]) == (2, 2, 4, (2,), (2, 0))
    assert (terms.clock, terms.round_hours, terms.check_in_minutes) == ("72h", 240, 60)
    assert (terms.least, terms.most, terms.rated, terms.away) == (6, 16, False, True)
    assert terms.role_id and terms.closes_at and known.row.channel_id == other.id
    await world.zoe.press(panel, "button-open-entries")
    card = world.public(other)[-1]
    for told in (EN("option-junior-goals-secret"), EN("time-clock-72h"), EN("tournament-days", count=10)):
        assert told in card.text
    plan = EN("tournament-plan-round-robin", groups=2, laps=2)
    assert says(card, "tournament-plan-cut", plan=plan, cut=4)
    assert says(card, "tournament-range", least=6, most=16)
    for told in (EN("tournament-hours", count=1), f"<@&{terms.role_id}>", f"<t:{terms.closes_at}:f>"):
        assert told in card.text
    all_terms = await world.zoe.press(card, "button-terms")
    assert all_terms.is_private and "2–0" in all_terms.text and says(all_terms, "tournament-tie-buchholz")
    promise = commitment(known.row.secret)
    assert promise not in card.text and promise in all_terms.text
    assert says(await world.zoe.press(card, "button-fair"), "tournament-promise", hash=promise)
    assert panel.buttons == [EN("button-tournament-panel")] and says(
        panel, "tournament-opened-now", place=re.compile("<#.*")
    )


async def test_a_draft_is_seen_by_its_organiser_alone_and_can_be_discarded(world: Any) -> None:
    panel = await draft(world, world.zoe)
    assert says(
        await refused(world, world.lou.slash("tournament info", tournament=1)), "no-such-tournament", number=1
    )
    assert says(await world.lou.slash("tournament list"), "tournament-list-none")
    assert says(await world.zoe.slash("tournament list"), "tournament-state-draft")
    for custom_id in ("b|cup-open|1|0||", "b|cup-discard|1|0||", "b|cup-join|1|0||"):
        assert says(await refused(world, world.lou.forge(panel, custom_id)), "no-such-tournament", number=1)
    assert says(await refused(world, world.zoe.slash("tournament join", tournament=1)), "tournament-draft")
    asked = await world.zoe.press(panel, "button-discard")
    assert says(asked, "tournament-discard-sure") and (await tournament(world)).row.status == "draft"
    assert asked.buttons == labels("button-discard", "button-back")
    back = await world.zoe.press(asked, "button-back")
    asked = await world.zoe.press(back, "button-discard")
    assert says(await world.zoe.press(asked, "button-discard"), "tournament-discarded")
    assert (await tournament(world)).row.status == "cancelled" and not world.public()


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"table_size": 5}, "tournament-table-size"),
        ({"table_size": 0}, "tournament-table-size"),
        ({"rounds": 0}, "tournament-limit-rounds"),
        ({"rounds": 10**6}, "tournament-limit-rounds"),
        ({"cut": 1}, "tournament-cut-alone"),
        ({"format": "double", "table_size": 4}, "tournament-doubles-size"),
        ({"format": "single", "table_size": 3}, "tournament-knockout-size"),
    ],
)
async def test_a_plan_that_cannot_be_played_is_refused(world: Any, options: Any, told: str) -> None:
    named = {name.replace("_", "-"): value for name, value in options.items()}
    assert says(await refused(world, world.zoe.slash("tournament create", game="junior", **named)), told)


async def test_terms_that_contradict_each_other_are_refused_in_the_panel(world: Any) -> None:
    panel = await draft(world, world.zoe)
    await settle(world, world.zoe, panel, "tournament-field-most", "6")
    await world.zoe.choose(panel, "tournament-field-least")
    custom_id, value = panel.option("12")
    assert says(await refused(world, world.zoe.forge(panel, custom_id, value)), "tournament-least-most")
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
    assert EN("tournament-field-format") not in panel.choices
    assert says(
        await refused(world, world.zoe.forge(panel, "s|cup-set|1|0|format|", "league")), "tournament-settled"
    )
    await settle(world, world.zoe, panel, "tournament-field-most", "4")
    exactly = EN("tournament-term", term=EN("tournament-field-players"), value="4")
    assert f"{exactly}\n" in card.text and EN("button-join") not in card.buttons
    assert not says(card, "tournament-status-open") and says(card, "tournament-status-open-full", most=4)
    late = world.add_player("Late")
    assert says(await late.press(card, "button-wait"), "tournament-waits", place=1) and "Late" in card.text
    await world.lou.press(card, "button-leave")
    assert says(world.public()[-1], "tournament-told-promoted", names=late.mention)


async def test_join_leave_and_check_in_by_commands(world: Any) -> None:
    card = await open_tournament(world, world.zoe, world.lou)
    assert says(await world.matthieu.slash("tournament join"), "tournament-joined")
    assert says(card, "tournament-entrants", count=3) and "Matthieu" in card.text
    assert says(await refused(world, world.matthieu.press(card, "button-join")), "tournament-entered-already")
    assert says(await world.matthieu.slash("tournament leave"), "tournament-left")
    assert says(await refused(world, world.matthieu.press(card, "button-leave")), "tournament-not-entered")
    assert says(await refused(world, world.lou.slash("tournament check-in")), "tournament-no-check-in")
    await world.lou.press(card, "button-leave")
    assert "Lou-Anne" not in card.text


async def test_clicks_that_come_at_once_are_all_taken_and_shown(world: Any) -> None:
    panel = await draft(world, world.zoe)
    await world.zoe.press(panel, "button-open-entries")
    card, players = world.public()[-1], crowd(world, 8)
    await world.at_once(*(player.press(card, "button-join") for player in players))
    assert len((await tournament(world)).entrants) == 8
    assert says(card, "tournament-entrants", count=8) and all(player.name in card.text for player in players)


async def test_only_those_with_the_role_may_join_and_a_role_that_is_gone_can_be_replaced(world: Any) -> None:
    role = world.guild.create_role("Regulars")
    regular = world.add_player("Rita", roles=[role])
    panel = await draft(world, world.zoe)
    await settle(world, world.zoe, panel, "tournament-field-role", "Regulars")
    await world.zoe.press(panel, "button-open-entries")
    card = world.public()[-1]
    assert role.mention in await refused(world, world.lou.press(card, "button-join"))
    await regular.press(card, "button-join")
    added = await world.zoe.slash("tournament add", player=world.francois.member)
    assert says(added, "tournament-added-role", role=role.mention)
    asked = world.public()[-1]
    assert says(asked, "tournament-told-invited", names=world.francois.mention)
    assert says(await world.francois.press(asked, "button-join"), "tournament-joined")
    assert not asked.buttons
    await world.zoe.slash("tournament drop", player=world.francois.member)
    world.env.backend.delete_role(world.guild.id, role.id)
    told = await refused(world, world.lou.press(card, "button-join"))
    assert (
        says(told, "tournament-role-gone")
        and world.zoe.mention in told
        and says(card, "tournament-entrants", count=1)
    )
    await world.restart()
    assert [entrant.user_id for entrant in (await tournament(world)).entrants] == [regular.id]
    panel = await world.zoe.slash("tournament panel")
    await settle(world, world.zoe, panel, "tournament-field-role", "tournament-role-all")
    await world.lou.press(card, "button-join")
    assert len((await tournament(world)).entrants) == 2
    await settle(world, world.zoe, panel, "tournament-field-rated", "tournament-flag-off")
    assert says(world.public()[-1], "tournament-told-rated-off")
    assert (
        EN("tournament-term", term=EN("tournament-field-rated"), value=EN("tournament-flag-off")) in card.text
    )


@pytest.mark.parametrize(("command", "options"), ORGANISERS)
async def test_organisers_commands_are_refused_to_others(world: Any, command: str, options: Any) -> None:
    await open_tournament(world, *crowd(world, 4))
    text = await refused(world, world.lou.slash(f"tournament {command}", **options))
    assert says(text, "only-organiser") and world.zoe.mention in text


async def test_managers_and_moderators_may_organise(world: Any) -> None:
    await open_tournament(world, *crowd(world, 4))
    assert says(await start_tournament(tables.manager(world)), "tournament-closed-now")
    role = world.guild.create_role("Mods")
    await world.bot.store.write(settings.put, "guild", world.guild.id, "moderators", str(role.id))
    moderator = world.add_player("Mona", roles=[role])
    assert says(await moderator.slash("tournament pause"), "tournament-paused-now")


async def test_pause_resume_drop_add_and_the_log(world: Any) -> None:
    card = await started(world, 4)
    due = (await tournament(world)).row.due
    await world.zoe.slash("tournament pause")
    assert says(card, "tournament-status-paused") and says(tables.board(world), "tournament-told-pause")
    await world.env.advance_time(9 * DAY)
    assert (await tournament(world)).round == 1
    await world.zoe.slash("tournament resume")
    assert (await tournament(world)).row.due == due + 9 * DAY and not says(
        tables.board(world), "tournament-told-pause"
    )
    assert says(await refused(world, world.zoe.slash("tournament resume")), "tournament-not-paused")
    newcomer = world.add_player("Nina")
    await tables.manager(world).slash("tournament add", player=newcomer.member)
    await world.zoe.slash("tournament drop", player=world.lou.member)
    stranger = world.add_player("Stan")
    assert says(
        await refused(world, world.zoe.slash("tournament drop", player=stranger.member)),
        "tournament-other-not-entered",
    )
    assert (await log_of(world))[-4:] == ["pause", "resume", "add", "drop"]
    log = (await world.zoe.slash("tournament log")).text
    assert says(log, "tournament-log-add", user=newcomer.mention) and says(
        log, "tournament-log-drop", user=world.lou.mention
    )


async def test_a_round_is_paired_again_before_its_first_move_only(make_world: MakeWorld) -> None:
    world = await make_world()
    await started(world, 4)
    old = world.thread
    text = await refused(world, world.zoe.slash("tournament pair-again"))
    assert says(text, "tournament-pair-again-sure", round=1, tables=1)
    question = await world.zoe.slash("tournament pair-again")
    await world.zoe.press(question, "button-pair-again")
    old_press = "b|tournament-pair-again|1|1|0|"
    assert says(await refused(world, world.zoe.forge(question, old_press)), "tournament-changed")
    assert says(question, "tournament-paired-now") and len(world.channel.threads) == 2
    (again,) = (seen for seen in world.public() if says(seen, "tournament-round-begins"))
    assert says(again, "tournament-round-anew", times=1)
    assert any(says(seen, "tournament-round-replaced") for seen in world.public())
    closed = world.public(old)
    assert all(says(closed[at], "tournament-table-void") for at in (0, -1))
    assert not any(message.buttons for message in closed)
    board = tables.board(world, world.thread)
    table = await world.bot.tables.load((await games_of(world))[0])
    player = next(p for p in tables.people(world) if p.id == table.row.seats[min(table.to_act)].user_id)
    await player.press(await ready(player, board), "button-confirm")
    assert says(await refused(world, world.zoe.slash("tournament pair-again")), "tournament-round-played")


async def ready(player: Any, board: Any) -> Any:
    panel = await player.press(board, "button-play")
    await player.advised(panel)
    return panel


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"round": 0, "table": 1, "places": "1 2 3 4"}, "tournament-round-unknown"),
        ({"round": 7, "table": 1, "places": "1 2 3 4"}, "tournament-round-unknown"),
        ({"round": -3, "table": 1, "places": "1 2 3 4"}, "tournament-round-unknown"),
        ({"round": 1, "table": 9, "places": "1 2 3 4"}, "tournament-table-unknown"),
        ({"round": 1, "table": 9, "places": "x"}, "tournament-table-unknown"),
        ({"round": 1, "table": 1, "places": "1 2"}, "tournament-places-wrong"),
        ({"round": 1, "table": 1, "places": "<@1> ٣ x"}, "tournament-places-wrong"),
        ({"round": 1, "table": 1, "places": "1 1 2 3"}, "tournament-places-wrong"),
    ],
)
async def test_a_silly_result_is_refused(world: Any, options: Any, told: str) -> None:
    await started(world, 4)
    assert says(await refused(world, world.zoe.slash("tournament result", **options)), told)


async def test_a_result_of_a_round_in_the_past_is_corrected(world: Any) -> None:
    await started(world, 4, rounds=2)
    await close_tables(world, world.zoe, await games_of(world))
    first = (await tournament(world)).state.rounds[0].tables[0].seats
    await world.zoe.slash("tournament result", round=1, table=1, places="4 3 2 1")
    known = await tournament(world)
    assert known.state.results[0].places == (4, 3, 2, 1) and open_tables(known.state)
    shown = await world.zoe.slash("tournament pairings", round=1, text=True)
    winner = known.name_of(first[3])
    points = EN("tournament-told-points", value=6, count=6.0)
    line = f"{winner}, {EN('picture-place', place=1)}, {points}"
    assert (
        next(line for line in shown.text.splitlines() if winner in line)
        == f"- {EN('picture-tournament-alt-seat', number=4, line=line)}"
    )
    assert says(
        await refused(world, world.zoe.slash("tournament pairings", round=3)),
        "tournament-round-unknown",
        round=3,
    )


async def test_cancel_asks_once_more(world: Any) -> None:
    card = await started(world, 4)
    question = await world.zoe.slash("tournament cancel")
    assert (await tournament(world)).row.status == "running"
    assert says(await refused(world, world.lou.forge(card, "b|cup-cancel|1|0||")), "only-organiser")
    assert says(await refused(world, world.zoe.forge(card, "b|cup-cancel|1|0||")), "tournament-cancel-old")
    await world.zoe.press(question, "button-cancel-tournament")
    assert says(world.public()[-1], "tournament-told-cancel") and card.buttons == []
    _, post, note, *_ = world.public()
    assert says(post, "tournament-round-cancelled") and post.pictures and not post.buttons
    assert says(note, "tournament-table-freed")
    assert says(
        await refused(world, world.zoe.slash("tournament join", tournament=1)), "tournament-status-cancelled"
    )


async def test_a_foreign_servers_tournament_is_not_known(world: Any) -> None:
    card = await started(world, 4)
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("general")
    stranger = tables.visitor(world, elsewhere, "Vera")
    mine = await stranger.slash("game new", game="junior", at=channel)
    for verb in ("join", "leave", "check", "table", "standings", "open", "discard", "cancel"):
        answer = await refused(world, stranger.forge(mine, f"b|cup-{verb}|1|0||"))
        assert says(answer, "no-such-tournament", number=1)
    for command in ("info", "standings", "join", "start", "log", "export", "my-table", "next-season"):
        answer = await refused(world, stranger.slash(f"tournament {command}", tournament=1, at=channel))
        assert says(answer, "no-such-tournament", number=1)
    assert says(
        await refused(world, stranger.slash("tournament standings", at=channel)), "no-tournament-here"
    )
    assert card.buttons


async def test_a_tournament_in_a_closed_channel_is_not_told_of(world: Any) -> None:
    await started(world, 4)
    elsewhere = world.guild.create_text_channel("elsewhere")
    outsider = world.add_player("Otto")
    tables.forbid(world, world.channel, "view_channel", who=outsider.id)
    for command in ("info", "standings", "pairings"):
        answer = outsider.slash(f"tournament {command}", tournament=1, at=elsewhere)
        assert says(await refused(world, answer), "no-such-tournament", number=1)
    assert await outsider.complete("tournament info", "tournament", at=elsewhere) == []


async def test_what_everybody_may_look_at(world: Any) -> None:
    await started(world, 4, rounds=2)
    info = await world.lou.slash("tournament info")
    assert info.is_private and says(
        info, "tournament-status-running", round=EN("tournament-of", round=1, rounds=2)
    )
    assert "Cup" in (await world.lou.slash("tournament list")).text
    assert says(await world.lou.slash("tournament my-table"), "tournament-my-table", table=1)
    assert says(await world.lou.slash("tournament history"), "tournament-history-none")
    choices = await world.lou.complete("tournament info", "tournament", "cu")
    assert [(choice["name"], choice["value"]) for choice in choices] == [("#1 · Cup", 1)]
    for command in ("standings", "pairings"):
        shown = await world.lou.slash(f"tournament {command}")
        assert shown.is_private and shown.pictures[0].alt
    assert says(await refused(world, world.lou.slash("tournament bracket")), "tournament-no-bracket")
    outsider = world.add_player("Otto")
    assert says(await refused(world, outsider.slash("tournament my-table")), "tournament-not-entered")
    for _ in range(2):
        await close_tables(world, world.zoe, await games_of(world))
    assert "🥇" in (await world.lou.slash("tournament history")).text
    export = await world.zoe.slash("tournament export")
    assert says(export, "tournament-export")
    files = {file.name: file.data.decode("utf-8-sig") for file in export.pictures}
    assert files["standings.csv"].count("\n") == 5 and files["results.csv"].count("\n") == 9
    assert "Zoé" in files["standings.csv"]
    await world.zoe.slash("settings language", language="fr")
    export = await world.zoe.slash("tournament export")
    assert [file.name for file in export.pictures] == ["classement.csv", "resultats.csv"]


async def test_a_knock_out_is_shown_as_picture_and_as_text(world: Any) -> None:
    await started(world, 5, format="single")
    shown = await world.lou.slash("tournament bracket")
    assert shown.pictures[0].name == "bracket.png" and says(shown.pictures[0].alt, "tournament-final")
    text = await world.lou.slash("tournament bracket", text=True)
    assert says(text, "tournament-final") and says(text, "tournament-slot-from", round=1, table=1)


async def test_long_standings_come_in_pages(world: Any) -> None:
    await open_tournament(world, world.zoe, rounds=1)
    for user_id in range(101, 130):
        await world.bot.tournaments.service.entries.join(1, user_id, f"P{user_id}", user_id)
    known = await tournament(world)
    assert len(known.entrants) == 30
    await start_tournament(world.zoe)
    shown = await world.lou.slash("tournament standings", text=True)
    assert says(shown, "picture-tournament-page", page=1, pages=2) and shown.buttons == labels("button-on")
    await world.lou.press(shown, "button-on")
    assert says(shown, "picture-tournament-page", page=2, pages=2) and shown.buttons == labels("button-back")
    picture = await world.lou.slash("tournament pairings")
    before = picture.pictures[0].data
    await world.lou.press(picture, "button-on")
    assert picture.pictures[0].data != before


async def test_a_command_without_a_number_asks_which_of_several(world: Any) -> None:
    for _ in range(2):
        await open_tournament(world, world.zoe)
    assert ": 2, 1." in await refused(world, world.lou.slash("tournament join"))


async def test_nobody_announces_where_they_may_not_write(world: Any) -> None:
    hidden, news = world.guild.create_text_channel("staff"), world.guild.create_text_channel("news")
    tables.forbid(world, hidden, "view_channel", who=world.zoe.id)
    tables.forbid(world, news, "send_messages", who=world.zoe.id)
    panel = await draft(world, world.zoe)
    await world.zoe.choose(panel, "tournament-field-channel")
    assert not {"#staff", "#news"} & set(panel.choices)
    told = await refused(world, world.zoe.slash("tournament create", game="junior", channel=news))
    assert says(told, "tournament-place-closed")
