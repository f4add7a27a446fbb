"""`python -m engine`, as a user at a terminal sees it."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from engine import ALL_GAMES
from engine.__main__ import main
from tests import ROOT
from tests.engine.core.test_replay import JUNIOR

PUZZLE = {
    "size": 5,
    "tiles": [["E", "N", "N", "N", "N"], *[["N"] * 5] * 4],
    "spare": "EW",
    "slots": ["N1", "S1"],
    "pawn": [0, 0],
    "target": [0, 1],
    "banned": None,
}


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run a command; return its exit code, output and errors."""
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


def test_play_prints_the_transcript_of_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "play", "--game", "junior", "--seats", "4", "--seed", "7")
    lines = out.splitlines()
    assert '"seats":4' in lines[0] and lines[1].startswith("setup #") and lines[-1].startswith("outcome ")


def test_the_same_seed_prints_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("play", "--game", "junior", "--seed", "7", "--options", "goals=secret", "last_round=true")
    assert run(capsys, *words) == run(capsys, *words)


def test_many_games_are_counted_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "play", "--game", "junior", "--seats", "3", "--games", "4", "--json")
    counts = json.loads(out)
    assert counts["games"] == 4 and sum(counts["wins"]) >= 4 and counts["shortest"] <= counts["median"]


@pytest.mark.parametrize(
    "words",
    [
        ["--seats", "5"],
        ["--options", "goals=none"],
        ["--options", "colour=red"],
        ["--levels", "genius"],
        ["--games", "0"],
    ],
)
def test_a_wrong_option_is_told_in_one_line(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    code, out, err = run(capsys, "play", "--game", "junior", *words)
    assert code == 2 and not out and err.count("\n") == 1 and words[0] in err


@pytest.mark.soak  # the conformance suite checks that each of them replays
def test_recorded_transcripts_are_those_in_the_tests(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(capsys, "record", str(tmp_path))
    kept = ROOT / "tests" / "transcripts"
    recorded = {path.name: path.read_text() for path in tmp_path.iterdir()}
    of_today = tuple(f"{game.key}-v{game.rules_version}-" for game in ALL_GAMES.values())
    assert recorded == {
        path.name: path.read_text() for path in kept.glob("*.txt") if path.name.startswith(of_today)
    }


def test_verify_says_good(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode(JUNIOR))
    code, out, _ = run(capsys, "verify", str(path))
    assert code == 0 and out.startswith("good")


def test_verify_says_bad_and_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(JUNIOR, secret="00")))
    code, out, _ = run(capsys, "verify", str(path))
    assert code == 1 and out.startswith("bad: wrong-commitment")


def test_solve_prints_turns_and_a_line_of_play(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.json"
    path.write_text(json.dumps(PUZZLE))
    done = subprocess.run([sys.executable, "-m", "engine", "solve", path], capture_output=True, check=True)
    assert json.loads(done.stdout) == {"turns": 1, "line": [{"slot": "N1", "sides": "EW", "stop": [0, 1]}]}


@pytest.mark.parametrize(
    "change",
    [
        {"size": 6},
        {"size": 7},
        {"size": "5"},
        {"size": 10**9},
        {"size": 51, "tiles": [["NE"] * 51] * 51, "slots": ["N1"]},
        {"tiles": [["NE"] * 5] * 4},
        {"tiles": [["XY"] * 5] * 5},
        {"tiles": 3},
        {"spare": "NN"},
        {"slots": ["N9"]},
        {"pawn": [5, 0]},
        {"pawn": [0]},
        {"target": [0, -1]},
        {"target": None},
        {"target_on": "spare"},
        {"target": None, "target_on": "hand"},
        {"banned": "Q1"},
        {"colour": "red"},
        {"target": [4, 4]},
    ],
    ids=str,
)
def test_a_bad_puzzle_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: dict[str, object]
) -> None:
    path = tmp_path / "puzzle.json"
    path.write_text(json.dumps(PUZZLE | change))
    code, out, err = run(capsys, "solve", str(path))
    assert code == 2 and not out and err.count("\n") == 1 and "puzzle.json" in err


@pytest.mark.parametrize("command", ["solve", "verify"])
@pytest.mark.parametrize("content", [b"", b"[]", b"{", b"\xff\xfe", b'{"size": 5}'])
def test_a_file_that_is_no_json_record_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, content: bytes
) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(content)
    code, out, err = run(capsys, command, str(path))
    assert code == 2 and not out and err.count("\n") == 1


@pytest.mark.parametrize("depth", [1_000, 100_000])
@pytest.mark.parametrize("field", ["state", "options", "moves"])
def test_verify_tells_in_one_line_that_a_file_is_nested_too_deeply(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], field: str, depth: int
) -> None:
    nested = b'{"a":' * depth + b"1" + b"}" * depth
    value = b'[{"seat":0,"actions":[' + nested + b"]}]" if field == "moves" else nested
    record = msgspec.json.decode(msgspec.json.encode(JUNIOR), type=dict[str, msgspec.Raw])
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode(record | {field: msgspec.Raw(value)}))
    code, out, err = run(capsys, "verify", str(path))
    assert code == 2 and not out and err == f"engine: {path}: nested too deeply for an exported game\n"


@pytest.mark.parametrize("change", [{"seats": 10**9}, {"state": {"tiles": [[15] * 51] * 51}}, {"seats": -1}])
def test_verify_says_that_an_absurd_game_is_bad(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: dict[str, object]
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode(msgspec.to_builtins(JUNIOR) | change))
    code, out, err = run(capsys, "verify", str(path))
    assert code == 1 and out.startswith("bad: ") and out.count("\n") == 1 and not err


@pytest.mark.parametrize("command", ["solve", "verify"])
def test_a_missing_file_is_told_in_one_line(capsys: pytest.CaptureFixture[str], command: str) -> None:
    code, out, err = run(capsys, command, "nowhere.json")
    assert code == 2 and not out and err.count("\n") == 1 and "nowhere.json" in err
