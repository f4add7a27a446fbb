"""How far back the story of a board reaches."""

from types import SimpleNamespace
from typing import Any

from cogs.posting.told import in_essence, story_with
from cogs.tables.outgoing import Notice
from db import OutboxRow
from engine.core import dump
from tests.playing.saying import EN

PERSON, BOT = 0, 1
BEFORE = ((1, dump(Notice(by=PERSON))), (2, dump(Notice(by=BOT))))
LAST = OutboxRow(id=3, game_id=7, kind="board", payload=dump(Notice(by=PERSON)), at=0)


def one_person(status: str) -> Any:
    """A table of one person and one bot."""
    seats = [SimpleNamespace(seat=PERSON), SimpleNamespace(seat=BOT)]
    return SimpleNamespace(
        row=SimpleNamespace(status=status, seats=seats), is_standin=lambda seat: seat == BOT
    )


def test_what_happened_beside_the_game_cuts_no_sentence_of_the_game() -> None:
    narration = SimpleNamespace(essence=lambda found, *_: found[0])
    game = SimpleNamespace(load_events=lambda _: ["Matthieu " * 20 + "ends."], sees=lambda *_: True)
    viewer = SimpleNamespace(own_names=("Zoé",))
    seen: Any = SimpleNamespace(
        table=SimpleNamespace(game=game, row=SimpleNamespace(status="playing")),
        viewer=viewer,
        words=EN,
        seat=None,
    )
    face: Any = SimpleNamespace(narration=narration)
    essence = in_essence(seen, face, [Notice(resigned=0)])
    assert essence == f"{EN('told-resigned', name='Zoé')} {'Matthieu ' * 20}ends."


def test_a_story_begins_where_the_one_person_last_acted() -> None:
    assert [number for number, _ in story_with(one_person("playing"), BEFORE, [LAST])] == [3]


def test_the_end_of_a_game_tells_what_led_to_its_last_turn() -> None:
    assert [number for number, _ in story_with(one_person("over"), BEFORE, [LAST])] == [1, 2, 3]
