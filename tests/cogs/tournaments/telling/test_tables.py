"""What the threads of a tournament's tables are called. No Discord."""

import pytest
from msgspec.structs import replace

from cogs.tournaments.telling.announcements import Payload
from cogs.tournaments.telling.tables import thread_names
from engine.tournaments import Swiss
from locales import words
from tests.playing.saying import FR
from tests.playing.service import Hall, begun


@pytest.mark.parametrize(
    ("names", "title", "shown"),
    [
        (["Zoé", "Lou"], "Cup", "Zoé, Lou"),
        (
            ["", "\u202e\u200b"],
            "Cup",
            ", ".join(FR("picture-tournament-nameless", number=number) for number in (1, 2)),
        ),
        (
            ["@everyone\n# hi", "a" * 99],
            "C",
            "@everyone# hi, " + "a" * 31 + "…",
        ),
    ],
)
async def test_a_thread_is_called_by_its_table_its_players_and_its_tournament(
    hall: Hall, names: list[str], title: str, shown: str
) -> None:
    end = FR("tournament-thread-title", name=title, game=1)
    expected = f"{FR('tournament-thread', round=1, table=1)} · {shown} · {end}"
    assert (await called(hall, names, title))[0] == expected


async def called(hall: Hall, names: list[str], title: str) -> tuple[str, str]:
    number = await begun(hall, len(names), Swiss(rounds=2, sizes=(len(names),)))
    known = await hall.service.records.load(number)
    row = await hall.tables.row(1)
    seats = tuple(replace(seat, name=name) for seat, name in zip(row.seats, names, strict=True))
    known = replace(known, row=replace(known.row, name=title))
    return thread_names(known, replace(row, seats=seats), Payload(1, 0), words("fr"))


async def test_long_names_are_cut_alike_until_a_threads_name_fits(hall: Hall) -> None:
    name, bare = await called(hall, ["W" * 32, "Al", "\U0001f600" * 32, "x" * 400], "T" * 32)
    title = FR("tournament-thread-title", name="T" * 32, game=1)
    assert len(name) <= 100 and name.endswith(f" · {title}") and ", Al, " in name
    shown = name.split(" · ")[1].split(", ")
    assert [one[-1] for one in shown] == ["…", "l", "…", "…"]
    assert len({len(one) for one in shown if one != "Al"}) == 1
    assert bare == f"{FR('tournament-thread', round=1, table=1)} · {title}"
