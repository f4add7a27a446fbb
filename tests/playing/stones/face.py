"""Stones on Discord: its sentences, its panel, and the pages of its rules."""

from collections.abc import Sequence

from cogs.panels.choice_panel import ChoicePanel
from cogs.panels.drawings import RulePages, board_drawing, rule_pages, sample_viewer, scene_of
from cogs.panels.face import Face
from cogs.panels.narration import Narration
from cogs.tables.viewer import Viewer
from cogs.ui.names import escaped
from engine.core import Dice, Options, Seat
from engine.core.open_game import Seen
from locales import Words
from tests.playing.stones.pictures import PICTURES
from tests.playing.stones.rules import Begun, Event, State, Stones, Take

GAME = Stones()


class StonesNarration(Narration[Seen[State], Event]):
    """What Stones says."""

    def tell(self, events: Sequence[Event], viewer: Viewer[Seen[State]]) -> list[str]:
        return [self._told(event, viewer) for event in events]

    def _told(self, event: Event, viewer: Viewer[Seen[State]]) -> str:
        key = "stones-begun" if isinstance(event, Begun) else "stones-told"
        return viewer.words(key, name=escaped(viewer.names[event.seat]), count=event.count)

    def score_line(self, viewer: Viewer[Seen[State]], seat: Seat) -> str:
        """The stones taken."""
        return viewer.words("stones-score", count=viewer.view.state.taken[seat])


class StonesPanel(ChoicePanel[Seen[State], Take]):
    """How many stones to take."""

    def label(self, viewer: Viewer[Seen[State]], action: Take) -> str:
        return viewer.words("stones-take", count=action.count)


def rules(words: Words) -> RulePages:
    """One page, with the first position of a game."""
    state = GAME.setup(2, Options(first=0), Dice(b"rules")).state
    drawing = board_drawing(PICTURES, scene_of(sample_viewer(GAME, state, 0, words)))
    return rule_pages(GAME.key, [drawing], words)


FACE = Face(
    game=GAME,
    example="play",
    pictures=PICTURES,
    narration=StonesNarration(),
    panel=StonesPanel(PICTURES),
    rules=rules,
)
