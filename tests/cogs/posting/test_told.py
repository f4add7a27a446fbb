"""How far back the story of a board reaches."""

from types import SimpleNamespace
from typing import Any

from cogs.games.junior.narration import JuniorNarration
from cogs.panels.narration import Narration
from cogs.posting.told import in_essence, story_with
from cogs.tables.outgoing import Notice
from db import OutboxRow
from engine.core import dump
from engine.junior.model import PawnMoved, TargetShown, TilePushed
from locales import words

PERSON, BOT = 0, 1
BEFORE = ((1, dump(Notice(by=PERSON))), (2, dump(Notice(by=BOT))))
LAST = OutboxRow(id=3, game_id=7, kind="board", payload=dump(Notice(by=PERSON)), at=0)

TURN = "Lou goes from A1 to B2 and " + "on " * 30 + "to the end."


def test_what_happened_beside_the_game_cuts_no_sentence_of_the_game() -> None:
    game = SimpleNamespace(load_events=lambda _: [TURN], sees=lambda *_: True)
    table = SimpleNamespace(game=game, row=SimpleNamespace(status="playing"))
    viewer = SimpleNamespace(own_names=["Maximilienne de La Tour"])
    onlooker: Any = SimpleNamespace(table=table, viewer=viewer, words=words("en"), seat=None)
    essence = in_essence(onlooker, SimpleNamespace(narration=Sentences()), [Notice(resigned=0)])  # type: ignore[arg-type]
    gone = words("en")("told-resigned", name="Maximilienne de La Tour")
    assert essence == f"{gone} {TURN}"


class Sentences(Narration[Any, Any]):
    """Tells each event as it is."""

    def tell(self, events: Any, viewer: Any) -> list[str]:
        return [*events]

    def score_line(self, viewer: Any, seat: int) -> str:
        return ""


def one_person(status: str) -> Any:
    """A table of one person and one bot."""
    seats = [SimpleNamespace(seat=PERSON), SimpleNamespace(seat=BOT)]
    return SimpleNamespace(
        row=SimpleNamespace(status=status, seats=seats), is_standin=lambda seat: seat == BOT
    )


def test_a_story_begins_where_the_one_person_last_acted() -> None:
    assert [number for number, _ in story_with(one_person("playing"), BEFORE, [LAST])] == [3]


def test_the_end_of_a_game_tells_what_led_to_its_last_turn() -> None:
    assert [number for number, _ in story_with(one_person("over"), BEFORE, [LAST])] == [1, 2, 3]


def test_what_is_sought_is_left_to_the_panel_that_follows() -> None:
    events = [TilePushed(0, "N1", "NES", ()), PawnMoved(0, "A1", "C4"), TargetShown(4)]
    game = SimpleNamespace(load_events=lambda _: events, sees=lambda *_: True)
    table = SimpleNamespace(game=game, row=SimpleNamespace(status="playing"))
    viewer = SimpleNamespace(words=words("en"), names=["Zoé"], own_names=["Zoé"])
    onlooker: Any = SimpleNamespace(table=table, viewer=viewer, words=words("en"), seat=1)
    face: Any = SimpleNamespace(narration=JuniorNarration())
    public, news = (
        in_essence(onlooker, face, [Notice()], is_before_panel=before) for before in (False, True)
    )
    assert "🔎" in public and "🔎" not in news and "Zoé pushes" in news
