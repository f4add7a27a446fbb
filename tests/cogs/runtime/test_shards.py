"""Which shards a process wants, holds and serves."""

import pytest

from cogs.runtime.environment import read_settings
from cogs.runtime.shards import Shards, Wanted, read_shards
from db import Mine


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("auto", None),
        ("0/1", Wanted(1, (0,))),
        ("0-3/16", Wanted(16, (0, 1, 2, 3))),
        ("7,0,2-3,3/8", Wanted(8, (0, 2, 3, 7))),
    ],
)
def test_shards_are_written_as_a_list_out_of_a_number(text: str, wanted: Wanted | None) -> None:
    assert read_shards(text) == wanted


@pytest.mark.parametrize(
    "text", ["3", "0-3", "4/4", "3-1/4", "0-4/4", "/4", "0/0", "-1/4", "0 - 1/4", "0/4 ", "①/4", "0/1000000"]
)
def test_nonsense_about_shards_is_refused_in_one_line(text: str) -> None:
    wrong = read_settings({"DEDALE_SHARDS": text}).wrong
    assert wrong is not None and wrong.startswith("DEDALE_SHARDS must be") and "\n" not in wrong


def test_a_file_serves_all_shards() -> None:
    assert (read_settings({"DEDALE_SHARDS": "0-1/4"}).wrong or "").startswith("DEDALE_SHARDS: a SQLite file")
    assert read_settings({"DEDALE_SHARDS": "0-3/4"}).wrong is None
    shared = {"DEDALE_SHARDS": "0-1/4", "DEDALE_DATABASE": "postgresql://here/dedale"}
    assert read_settings(shared).shards == Wanted(4, (0, 1))


def guild(shard: int) -> int:
    return (shard << 22) + 12345


def test_one_process_alone_serves_everything_once_it_is_connected() -> None:
    shards = Shards()
    assert shards.is_held(guild(3)) and not shards.is_ready and shards.returned == frozenset()
    shards.connected(0)
    assert shards.is_ready and shards.returned == {0} and shards.mine() == Mine(1, ())
    shards.keep(shards.present)
    assert shards.mine() == Mine(1, (0,))


def test_a_shard_is_served_while_it_is_held_and_kept_while_it_is_also_connected() -> None:
    held = {1, 2}
    shards = Shards()
    shards.divide(Wanted(4, (0, 1, 2)), lambda: held)
    for shard in (0, 1):
        shards.connected(shard)
    shards.serve([1])
    shards.keep([1])
    assert [shards.is_held(guild(n)) for n in range(4)] == [False, True, True, False]
    assert shards.is_served(guild(5)) and not shards.is_served(guild(2))
    assert shards.mine() == Mine(4, (1,)) and not shards.is_ready and not shards.is_first
    shards.disconnected(1)
    assert shards.mine() == Mine(4, ()) and shards.is_served(guild(1))
    shards.connected(1)
    assert shards.returned == {1}  # its players get their time back first
    held.clear()
    assert not shards.is_served(guild(1)) and shards.present == frozenset()
    shards.lost([1])
    held.add(1)
    assert not shards.is_served(guild(1))  # until it is known what another process has left
