"""`/daily` (J15, V39): a maze and a hall a day for a whole server, played in private."""

import re
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.general.daily_lines import given_up_lines
from db import SeatRow
from db.queries import games, moves, people
from engine.pasvu.daily.scoring import score
from engine.pasvu.plans import beside
from tests.playing import tables
from tests.playing.saying import EN, FR, is_label, labels, says
from tests.playing.tables import refused

DAY = 24 * 3600


async def begin(player: Any, at: Any = None) -> Any:
    panel = await player.slash("daily", at=at, show="maze")
    assert panel.is_private and says(panel, "daily-maze-title")
    return panel


async def finish(world: Any, player: Any, game_id: int, turns: int) -> Any:
    """Play the last turn of a maze that has taken so many turns by then."""
    state = await tables.state_of(world, game_id)
    won = (tuple(n for n in range(1, 13) if n != state.target),)
    state = tables.changed(state, won=won, deck=(), turns=(turns - 1,))
    await tables.set_state(world, state, game_id)
    panel = await player.slash("daily", show="maze")
    while not says(panel, "daily-maze-score"):
        await player.advised(panel)
        await player.press(panel, "button-confirm")
    return panel


async def mazes(world: Any) -> list[Any]:
    count = len((await tables.stored(world))[0])
    return [(await tables.state_of(world, n)).tiles for n in range(1, count + 1)]


async def test_a_whole_maze_is_played_in_private(world: Any) -> None:
    panel = await begin(world.zoe)
    while not says(panel, "daily-maze-score"):
        await world.zoe.advised(panel)
        await world.zoe.press(panel, "button-confirm")
    assert not says(panel, "daily-maze-done") and "**1.** Zoé —" in panel.text
    assert panel.pictures and world.public() == [] and tables.posts(world) == []
    again = await world.zoe.slash("daily", show="maze")
    assert says(again, "daily-maze-done") and again.buttons == labels("button-share", "button-daily-hall")


async def test_two_people_of_a_server_get_the_same_maze(world: Any) -> None:
    await begin(world.zoe)
    await begin(world.matthieu)
    first, second = await mazes(world)
    assert first == second


async def test_another_server_and_another_day_have_other_mazes(world: Any) -> None:
    await begin(world.zoe)
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("general")
    await begin(tables.visitor(world, elsewhere, "Vera"), at=channel)
    await world.env.advance_time(DAY)
    await begin(world.zoe)
    assert len(set(await mazes(world))) == 3


async def test_equal_turns_share_a_place_and_others_are_counted_as_searching(world: Any) -> None:
    for number, player in enumerate(tables.people(world), 1):
        await begin(player)
        if number <= 3:
            await finish(world, player, number, turns={1: 20, 2: 20, 3: 25}[number])
    text = (await world.lou.slash("daily", show="ranking")).text
    ranks = [line.split(" ")[0] for line in text.splitlines() if " — " in line]
    assert ranks == ["**1.**", "**1.**", "**3.**"] and says(text, "daily-playing", count=1)


async def test_the_seed_is_shown_the_day_after_only(world: Any) -> None:
    await begin(world.zoe)
    await finish(world, world.zoe, 1, 20)
    assert not says(await world.zoe.slash("daily", show="ranking"), "daily-seed")
    await world.env.advance_time(DAY)
    text = (await world.zoe.slash("daily", show="yesterday")).text
    seed = (await world.bot.store.read(games.load, 1)).seed.hex()
    assert says(text, "daily-seed", seed=seed) and "Zoé" in text


async def test_yesterdays_maze_can_no_longer_be_played(world: Any) -> None:
    panel = await begin(world.zoe)
    await world.zoe.advised(panel)
    await world.env.advance_time(DAY)
    for label in ("button-confirm", "B ↓"):
        assert says(await refused(world, world.zoe.press(panel, label)), "daily-over")
    for command in ("junior stay", "junior hint"):
        assert says(await refused(world, world.zoe.slash(command)), "no-game-here")
    fresh = await begin(world.zoe)
    await world.zoe.slash("junior push", slot="N1")
    assert len(await world.bot.store.read(moves.of_game, 2)) == 1 and says(fresh, "junior-panel-push")
    assert says(await world.zoe.slash("daily", show="yesterday"), "daily-nobody-then")


async def test_a_daily_maze_goes_on_after_a_restart(world: Any) -> None:
    panel = await begin(world.zoe)
    await world.zoe.advised(panel)
    await world.restart()
    await world.zoe.press(panel, "button-confirm")
    assert len(await world.bot.store.read(moves.of_game, 1)) == 1 and says(panel, "junior-panel-push")
    assert says(await world.zoe.slash("daily", show="maze"), "junior-panel-push")


@pytest.mark.logs_errors
async def test_a_maze_that_was_not_dealt_before_the_process_died_is_dealt_later(
    world: Any, monkeypatch: Any
) -> None:
    with monkeypatch.context() as dying:
        dying.setattr(world.bot.lifecycle, "start", tables.broken)
        await world.zoe.slash("daily", show="maze")
    await begin(world.zoe)


async def test_a_daily_maze_cannot_be_verified_or_seen_by_others(world: Any) -> None:
    await begin(world.zoe)
    assert says(await refused(world, world.zoe.slash("verify", number=1)), "verify-daily")
    for command in ("board", "verify", "junior hint"):
        assert says(await refused(world, world.matthieu.slash(command, number=1)), "no-such-game", game=1)
    for player in (world.matthieu, world.zoe):
        assert says(await player.slash("game list"), "list-none")
    assert says(await refused(world, world.matthieu.slash("board")), "no-game-here")


@pytest.mark.parametrize("way", ["panel", "command"])
async def test_a_maze_that_is_given_up_counts_as_not_solved(world: Any, way: str) -> None:
    panel = await begin(world.zoe)
    if way == "panel":
        more = await world.zoe.press(panel, "button-more")
        asked = await world.zoe.press(more, "button-resign")
    else:
        asked = await world.zoe.slash("game resign")
    assert says(asked, "resign-asked-daily")
    assert says(await world.zoe.press(asked, "button-resign"), "resigned-daily")
    assert world.public() == [] and tables.posts(world) == []
    result = await world.zoe.slash("daily", show="maze")
    assert says(result, "daily-maze-given-up") and result.buttons == labels("button-daily-hall")
    assert says(result, "daily-streak", count=0)
    assert says(result.pictures[0].alt, "alt-given-up")
    ranked = await world.matthieu.slash("daily", show="ranking")
    assert says(ranked, "daily-given-up-by", names="Zoé") and "**1.**" not in ranked.text
    assert says(await world.matthieu.slash("daily", show="week"), "daily-nobody")
    assert says(await world.zoe.slash("daily"), "daily-maze-given-up")


@pytest.mark.parametrize(("leavers", "more"), [(5, 0), (6, 1), (20, 15)])
def test_many_who_gave_up_are_counted_beyond_five_names(leavers: int, more: int) -> None:
    seat = SeatRow(seat=0, user_id=5, name="N" * 32, interaction_id=1, resigned=True)
    rows: Any = [SimpleNamespace(status="over", seats=(seat,))] * leavers
    for words in (EN, FR):
        (line,) = given_up_lines(rows, words)
        assert line.count("N" * 32) == 5 and len(line) < 250
        assert (str(more) in line) == (more > 1)


async def test_a_maze_without_a_par_can_be_given_up_from_its_panel(world: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("cogs.general.daily.par_of", lambda *_: None)
    panel = await begin(world.zoe)
    assert (await world.bot.tables.row(1)).par is None and EN("button-more") in panel.buttons


async def test_a_maze_of_another_day_cannot_be_given_up(world: Any) -> None:
    await begin(world.zoe)
    asked = await world.zoe.slash("game resign")
    await world.env.advance_time(DAY)
    assert says(await refused(world, world.zoe.press(asked, "button-resign")), "daily-over")
    assert says(await refused(world, world.zoe.slash("game resign", number=1)), "daily-over")
    assert not says(await world.lou.slash("daily", show="yesterday"), "daily-given-up-by", names="Zoé")


@pytest.mark.parametrize("days", [0, 1])
async def test_whoever_deletes_all_gives_no_maze_up(world: Any, days: int) -> None:
    await begin(world.zoe)
    await world.env.advance_time(days * DAY)
    asked = await world.zoe.slash("data delete")
    assert says(await world.zoe.press(asked, "button-forget"), "data-deleted")
    assert (await world.bot.tables.row(1)).status == "playing"
    assert await world.bot.store.read(moves.of_game, 1) == ()
    ranked = await world.lou.slash("daily", show="yesterday" if days else "ranking")
    assert not says(ranked, "daily-given-up-by")


async def test_who_gave_up_takes_no_place_from_others_and_shares_nothing(world: Any) -> None:
    await begin(world.zoe)
    asked = await world.zoe.slash("game resign")
    await world.zoe.press(asked, "button-resign")
    await begin(world.matthieu)
    assert "**1.** Matthieu" in (await finish(world, world.matthieu, 2, 20)).text
    assert says(await refused(world, world.zoe.forge(asked, "b|daily-share|1|1||")), "daily-given-up")


async def test_a_maze_that_was_given_up_is_not_called_finished_in_its_old_panel(world: Any) -> None:
    panel = await begin(world.zoe)
    await world.zoe.advised(panel)
    await tables.give_up(world.zoe)
    assert says(await refused(world, world.zoe.press(panel, "button-confirm")), "daily-given-up")
    assert says(await refused(world, world.zoe.slash("game resign", number=1)), "daily-given-up")


async def test_the_hall_of_the_day_is_ended_by_its_plan(world: Any) -> None:
    await world.zoe.slash("daily", show="hall")
    assert says(await refused(world, world.zoe.slash("game resign")), "daily-no-resign")


async def test_the_daily_gives_no_hints_and_shows_turns_treasures_and_par(world: Any) -> None:
    panel = await begin(world.zoe)
    par = (await world.bot.tables.load(1)).row.par
    assert par and says(panel, "daily-so-far", par=par) and EN("button-hint") not in panel.buttons
    assert says(await refused(world, world.zoe.slash("junior hint")), "no-hints")


async def test_a_finished_maze_is_shared_as_symbols_that_tell_nothing_of_it(world: Any) -> None:
    panel = await begin(world.zoe)
    while not says(panel, "daily-maze-score"):
        await world.zoe.advised(panel)
        await world.zoe.press(panel, "button-confirm")
    share = panel.button("button-share")
    await world.zoe.press(panel, "button-share")
    shared = tables.board(world)
    turns = (await tables.state_of(world)).turns[0]
    assert says(shared, "daily-maze-shared", score=turns) and not shared.pictures
    marks, legend = "".join(sign for sign in shared.text if sign in "🟩⬜"), EN("daily-maze-legend")
    assert legend in shared.text and marks.count("🟩") <= 12 + 1 and len(marks) == turns + 2
    assert says(shared, "daily-shared-place", place=1, count=1)
    # Once is enough.
    assert EN("button-share") not in panel.buttons
    assert says(await refused(world, world.zoe.forge(panel, share)), "daily-shared-already")
    assert EN("button-share") not in (await world.zoe.slash("daily", show="maze")).buttons


async def test_nobody_shares_the_maze_of_another_or_an_unfinished_one(world: Any) -> None:
    panel = await begin(world.zoe)
    unfinished = await refused(world, world.zoe.forge(panel, "b|daily-share|1|1||"))
    assert says(unfinished, "daily-unfinished")
    await finish(world, world.zoe, 1, 20)
    stranger = await refused(world, world.matthieu.forge(panel, "b|daily-share|1|1||"))
    assert says(stranger, "no-such-game", game=1) and world.public() == []


async def test_days_in_a_row_make_a_streak_and_a_week_is_ranked(world: Any) -> None:
    for number in (1, 2, 3):
        await begin(world.zoe)
        answer = await finish(world, world.zoe, number, 20)
        assert says(answer, "daily-streak", count=number)
        await world.env.advance_time(DAY)
    await begin(world.matthieu)
    await finish(world, world.matthieu, 4, 15)
    week = await world.zoe.slash("daily", show="week")
    assert says(week, "daily-maze-week-rank", place=1, name="Zoé", days=3)
    assert says(week, "daily-maze-week-rank", place=2, name="Matthieu", days=1)
    assert says(week, "daily-streak", count=3)
    await world.env.advance_time(DAY)
    assert says(await world.zoe.slash("daily", show="week"), "daily-streak", count=0)


async def hidden(player: Any, *, is_advised: bool = False) -> Any:
    """Commit the hall of the day as it was dealt, or as the stand-in would."""
    panel = await player.slash("daily", show="hall")
    if is_advised:
        await player.advised(panel)
    while not says(panel, "daily-hall-score"):
        anyway = any(is_label(shown, "pasvu-button-commit-anyway") for shown in panel.buttons)
        await player.press(panel, "pasvu-button-commit-anyway" if anyway else "pasvu-button-commit")
    return panel


async def test_the_hall_from_its_button_over_a_restart_to_a_look_through_a_door(world: Any) -> None:
    page = await world.zoe.slash("daily")
    assert says(page, "daily-maze-new") and says(page, "daily-hall-new")
    await world.zoe.press(page, "button-daily-hall")
    state = await tables.state_of(world)
    assert (
        says(page, "daily-hall-title")
        and not says(page, "pasvu-plan-empty")
        and says(page, "hall-to-win")
        and EN("button-hint") not in page.buttons
    )
    goal = next(choice for choice in page.choices if " → " in choice)
    await world.zoe.choose(page, goal)
    assert says(page, "hall-plan-line") and not says(page, "pasvu-hidden")  # V42
    await world.restart()
    # What was planned is kept, and asked about as it leaves steps unused.
    again = await world.zoe.slash("daily", show="hall")
    assert says(again, "pasvu-plan-so-far", paths=re.compile(re.escape(goal.split(" · ")[0])))
    await world.zoe.press(again, "pasvu-button-commit")
    assert says(again, "hall-plan-unused")
    again_id = again.button("pasvu-button-commit-anyway")
    await world.zoe.press(again, "pasvu-button-commit-anyway")
    over = await tables.state_of(world)
    assert over.ghosts != state.ghosts and says(again, "daily-hall-score", score=score(over))
    assert again.pictures and world.public() == []
    # A second click that comes late takes nothing away.
    late = await refused(world, world.zoe.forge(again, again_id))
    assert says(late, "daily-finished") and says(again, "daily-hall-score", score=score(over))
    await world.zoe.choose(again, again.choices[4])
    assert says(again, "hall-door", door="south 5") and again.pictures
    await world.zoe.press(again, "button-back")
    assert says(again, "daily-hall-done", score=score(over))


async def test_a_hall_is_shared_by_a_sign_a_door_and_ranked_apart_by_most_points(world: Any) -> None:
    panel = await hidden(world.zoe)
    await hidden(world.matthieu, is_advised=True)
    par = (await world.bot.tables.load(2)).row.par
    await begin(world.lou)
    await world.zoe.press(panel, "button-share")
    shared = tables.board(world)
    told = shared.text.replace(EN("daily-hall-legend"), "")
    marks = "".join(sign for sign in told if sign in "🟩🟨🟧🟥")
    assert told != shared.text
    assert len(marks) == 24 and marks == "".join(sorted(marks, key="🟩🟨🟧🟥".index))
    assert says(shared, "daily-hall-shared") and says(shared, "daily-shared-place", place=2, count=2)
    ranking = await world.zoe.slash("daily", show="ranking")
    assert says(ranking, "daily-hall-rank", place=1, name="Matthieu", score=par)
    assert says(ranking, "daily-playing", count=1) and not says(ranking, "daily-maze-rank")
    week = await world.zoe.slash("daily", show="week")
    assert says(week, "daily-hall-week-rank", name="Zoé", days=1) and says(week, "daily-streak", count=1)
    # Who was forgotten is in no ranking: tries without a name would push the others out.
    await world.bot.store.write(people.forget, world.matthieu.id, 1)
    assert says(await world.zoe.slash("daily", show="ranking"), "daily-hall-rank", place=1, name="Zoé")


async def test_a_line_is_pasted_into_the_hall_and_nonsense_or_forged_doors_are_refused(world: Any) -> None:
    await world.zoe.slash("daily", show="hall")
    assert says(await refused(world, world.zoe.slash("daily", plan="X9 nowhere")), "pasvu-no-such-ghost")
    state = await tables.state_of(world)
    ghost = next(one for one in state.ghosts[0] if one.place == "hall" and one.size == "small")
    panel = await world.zoe.slash("daily", plan=f"{ghost.name} {beside(ghost.cell)[0]}")
    assert says(panel, "pasvu-plan-so-far") and (await tables.state_of(world)).lost == ()
    nothing = await world.zoe.slash("daily", plan=" ")
    assert says(nothing, "pasvu-plan-so-far") and says(nothing, "daily-hide-empty")
    more = await world.zoe.forge(panel, "b|more|1|1||")
    assert more.buttons == [EN("button-rules")]  # what a puzzle would refuse is not offered
    assert says(await refused(world, world.zoe.forge(panel, "s|daily-look|1|1||", "S1")), "daily-unfinished")
    stranger = await refused(world, world.matthieu.forge(panel, "s|daily-look|1|1||", "S1"))
    assert says(stranger, "no-such-game", game=1)
    for forged in ("b|daily|0|0|secret|", "b|hint|1|1||"):
        assert await refused(world, world.zoe.forge(panel, forged))
    assert says(await world.zoe.slash("games"), "list-daily", number=1, game="hall")
    await hidden(world.zoe)
    for command in ("board", "replay"):
        assert (await world.zoe.slash(command, number=1)).pictures
    rules = await world.zoe.forge(panel, "b|rules|1|0|hall|open")
    assert says(rules, "rules-page", game=EN("game-hall"), page=1)
    wrong = await refused(world, world.zoe.forge(panel, "s|daily-look|1|2||", "S9"))
    assert says(wrong, "unknown-button")
