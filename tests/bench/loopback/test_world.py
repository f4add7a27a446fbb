"""The worlds of the benchmarks are valid: the bot's own code reads all that stands in them."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bench.loopback.beside import SOLVERS
from bench.loopback.contests import STAGES, stages
from bench.loopback.moments import MOMENTS, reached
from bench.loopback.world import PUZZLES, Sitter, Size, World
from cogs.consent.kinds import Case
from cogs.general.review_words import Review
from cogs.tables.rated import gives_hints
from cogs.tournaments.service.terms import Tournament, decode
from db import GameRow
from db.check import check_games
from db.queries import drafts, games, moves, people, proposals, scores, tournaments
from db.sqlite import open_file
from engine import GAMES
from engine.core.replay import history_of, replay
from engine.core.review import turns_played
from engine.tournaments import standings

GUILD, CHANNEL = 2000, 2099
ORGANISER = Sitter(10, "Own", "junior", CHANNEL + 1, organises=STAGES)
PLAYERS = {
    command: Sitter(100 + at, f"Player {at}", "", CHANNEL + 100 + at, command=command)
    for at, command in enumerate(MOMENTS)
}
SIZE = Size(tables=10, moves=16_000, tournaments=2)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, World]:
    path = tmp_path_factory.mktemp("world") / "world.sqlite3"
    world = World(path, GUILD, CHANNEL)
    world.fill(SIZE, [ORGANISER, *PLAYERS.values()])
    world.close()
    return path, world


@pytest.fixture
def stored(made: tuple[Path, World]) -> Iterator[sqlite3.Connection]:
    with closing(open_file(made[0])) as db:
        yield db


def all_tournaments(db: sqlite3.Connection) -> list[Tournament]:
    numbers = [row["id"] for row in db.execute("SELECT id FROM tournaments")]
    return [decode(tournaments.reread(db, number)) for number in numbers]


def table_of(db: sqlite3.Connection, world: World, command: str) -> GameRow:
    row = games.load(db, world.numbers[PLAYERS[command].user_id, "live"])
    assert row
    return row


def test_every_game_of_a_world_replays(stored: sqlite3.Connection) -> None:
    assert [finding for finding in check_games(stored) if finding.verdict != "sound"] == []


def test_each_table_of_a_tournament_is_a_game_of_those_who_are_paired_there(
    stored: sqlite3.Connection,
) -> None:
    tables = 0
    for one in all_tournaments(stored):
        assert {row.entrant for row in standings(one.state)} <= {row.user_id for row in one.entrants}
        done = {(result.round, result.table): result.places for result in one.state.results}
        for pairing in one.pairings:
            game, where = games.load(stored, pairing.game_id), (pairing.round, pairing.number)
            assert game and tuple(seat.user_id for seat in game.seats) == one.seats(*where)
            assert game.status == ("over" if where in done else "playing")
            tables += 1
    assert tables > 50


def test_a_round_that_can_be_paired_again_has_tables_at_which_nobody_has_moved(
    stored: sqlite3.Connection, made: tuple[Path, World]
) -> None:
    found = decode(tournaments.reread(stored, made[1].numbers[ORGANISER.user_id, "paired"]))
    tables = [one.game_id for one in found.open_pairings]
    assert tables and not any(moves.of_game(stored, game_id) for game_id in tables)


@pytest.mark.parametrize("command", MOMENTS)
def test_what_a_command_is_given_is_legal_at_the_table_of_whoever_gives_it(
    stored: sqlite3.Connection, made: tuple[Path, World], command: str
) -> None:
    row, sitter = table_of(stored, made[1], command), PLAYERS[command]
    game = GAMES[row.game]
    game.check(game.load_state(row.state or ""), MOMENTS[command].seat, reached()[command].action)
    assert (row.seats[0].user_id, row.home_id) == (sitter.user_id, sitter.channel_id)


@pytest.mark.parametrize("command", [command for command in MOMENTS if command.endswith("hint")])
def test_hints_are_given_at_the_tables_of_those_who_ask_for_one(
    stored: sqlite3.Connection, made: tuple[Path, World], command: str
) -> None:
    assert gives_hints(table_of(stored, made[1], command))


def test_who_takes_a_seat_back_who_resumes_and_who_commits_can_do_so(
    stored: sqlite3.Connection, made: tuple[Path, World]
) -> None:
    assert table_of(stored, made[1], "game comeback").seats[0].handed
    assert table_of(stored, made[1], "game resume").paused_at
    assert drafts.load(stored, table_of(stored, made[1], "pasvu commit").id, 0)


def test_those_who_are_asked_about_organise_a_tournament_in_each_stage(
    stored: sqlite3.Connection, made: tuple[Path, World]
) -> None:
    kinds = stages((1, 2))
    found = {name: tournaments.load(stored, made[1].numbers[ORGANISER.user_id, name]) for name in kinds}
    assert {name: row and row.status for name, row in found.items()} == {
        name: stage.status for name, stage in kinds.items()
    }
    unfinished = [stage for stage in kinds.values() if stage.status != "over"]
    assert len(tournaments.unfinished(stored)) == len(unfinished)  # no others go on


def test_a_kept_review_is_of_as_many_turns_as_its_game_has(stored: sqlite3.Connection) -> None:
    rows = stored.execute("SELECT game_id FROM reviews ORDER BY game_id LIMIT 8").fetchall()
    for (game_id,) in rows:
        row, review = games.load(stored, game_id), scores.load_review(stored, game_id, -1)
        assert row and review
        game = GAMES[row.game]
        played = moves.of_game(stored, game_id)
        last = replay(game, 2, game.load_options(row.options), row.seed or b"", played)
        turns = list(turns_played(game, reversed(list(history_of(last))), row.seed or b""))
        assert len(msgspec.json.decode(review, type=Review).chances) == len(turns) + 1
    assert len(rows) == 8


def test_proposals_stand_at_live_tables_and_are_made_by_those_who_sit_there(
    stored: sqlite3.Connection,
) -> None:
    live = [game_id for (game_id,) in stored.execute("SELECT game_id FROM proposals").fetchall()]
    for game_id in live:
        row, (proposal,) = games.load(stored, game_id), proposals.of_game(stored, game_id)
        case = msgspec.json.decode(proposal.data, type=Case)
        assert row and row.status == "playing"
        assert case.user_id == proposal.user_id == row.seats[case.seat].user_id
        assert proposal.needed == (row.seats[1].user_id,)
    assert live


def test_puzzles_were_solved_on_every_day_that_a_ranking_shows(stored: sqlite3.Connection) -> None:
    days = [day for (day,) in stored.execute("SELECT DISTINCT daily FROM games WHERE daily IS NOT NULL")]
    assert len(days) == SIZE.days
    for game in PUZZLES:
        found = games.daily_scores(stored, GUILD, min(days), max(days), game)
        assert len(found) == SIZE.days * SOLVERS


@pytest.mark.parametrize("table", ["watchers", "audit", "tournament_log", "entrants", "tournament_people"])
def test_a_world_holds_what_people_do_beside_their_tables(stored: sqlite3.Connection, table: str) -> None:
    assert stored.execute(f"SELECT count(*) FROM {table}").fetchone()[0] > 5


def test_whoever_organises_is_told_of_all_tournaments_that_name_them(
    stored: sqlite3.Connection, made: tuple[Path, World]
) -> None:
    place = next(one for one in people.PLACES if one.table == "tournaments")
    exported = people.export(stored, ORGANISER.user_id, people.Piece(place))
    assert [row["id"] for row in exported] == sorted(
        made[1].numbers[ORGANISER.user_id, name] for name in STAGES
    )
