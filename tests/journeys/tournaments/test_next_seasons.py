"""A league's next season with those who came back: everybody plays, and whoever wins has played."""

from typing import Any

from cogs.tournaments.pages.values import podium_rows
from cogs.tournaments.telling.endings import closing
from engine.tournaments import League, groups
from tests.playing.saying import EN, FR
from tests.playing.service import Hall, begun


async def played(hall: Hall, number: int) -> Any:
    """Let the organiser decide all tables, the first seat winning, until the season is over."""
    while (known := await hall.advance(number)).row.status == "running":
        for one in known.open_pairings:
            await hall.service.organiser.set_result(number, one.round, one.number, (1, 2), 3)
    return known


async def test_an_empty_top_division_is_refilled_and_won_by_playing(hall: Hall) -> None:
    number = await begun(hall, 8, League(divisions=2))
    known = await played(hall, number)
    first = {one.id for one in groups(known.state)[0]}
    following = (await hall.service.drafts.next_season(number, 3, bytes(32))).row.id
    await hall.service.drafts.open(following, 3)
    back = [user for user in range(101, 109) if user not in first][:3]
    back.append(next(iter(first)))  # one of the first division alone comes back
    for user in back:
        await hall.service.entries.join(following, user, f"P{user}", next(hall.clicks))
    await hall.service.entries.close(following, 3)
    known = await hall.advance(following)
    assert [len(members) for members in groups(known.state)] == [2, 2]
    known = await played(hall, following)
    assert known.row.status == "over" and all(row.games for row in podium_rows(known.state))
    for words in (EN, FR):
        _, lines = closing(known, words)
        assert words("tournament-no-winner") not in lines


async def test_a_division_that_all_but_one_left_is_not_won_without_a_game(hall: Hall) -> None:
    number = await begun(hall, 12, League(divisions=2))
    known = await hall.service.records.load(number)
    top = [one.id for one in groups(known.state)[0]]
    for user in top[1:]:
        await hall.service.entries.leave(number, user)
    for one in (await hall.service.records.load(number)).open_pairings:
        seats = known.seats(one.round, one.number)
        places = tuple(2 if user in top[:1] else 1 for user in seats) if set(seats) & set(top) else (1, 2)
        await hall.service.organiser.set_result(number, one.round, one.number, places, 3)
    known = await played(hall, number)
    games = sum(len(one.tables) for one in known.state.rounds)
    rows = podium_rows(known.state)
    assert games >= 15 and rows and rows[0].rank == 1 and all(row.games for row in rows)
    _, lines = closing(known, EN)
    assert EN("tournament-no-winner") not in lines
