"""The hall of the day: its sentences."""

from collections.abc import Sequence

from cogs.games.pasvu.words import in_words
from cogs.panels.narration import Narration
from cogs.tables.viewer import Viewer
from engine.core import RuleError, Seat
from engine.pasvu.daily.model import ALL_DOORS, DoorsLookedThrough, Event, HallDealt, View
from engine.pasvu.daily.scoring import most_at_door, score
from engine.pasvu.model import GhostName
from locales import Words
from render.pasvu.scene import ghost_name


class HallNarration(Narration[View, Event]):
    """What the hall of the day says."""

    def tell(self, events: Sequence[Event], viewer: Viewer[View]) -> list[str]:
        """What was dealt, and what the doors showed."""
        words, lines = viewer.words, list[str]()
        for event in events:
            match event:
                case HallDealt(ghosts=ghosts, value=value):
                    lines.append(words("hall-told-dealt", ghosts=ghosts_words(ghosts, words), value=value))
                case DoorsLookedThrough(lost=lost):
                    blind = sum(not each for each in lost)
                    lines.append(words("hall-told-doors", count=blind, all=len(lost)))
                case _:
                    pass
        return lines

    def refusal(self, error: RuleError, words: Words) -> RuleError:
        """Ghosts have names in each language."""
        return in_words(error, words)

    def score_line(self, viewer: Viewer[View], seat: Seat) -> str:
        """V41: the points of all doors; before that, what there is to win."""
        view = viewer.view
        most = most_at_door(view) * len(ALL_DOORS)
        if not view.lost:
            return viewer.words("hall-to-win", most=most)
        return viewer.words("hall-score", points=score(view), most=most)


def ghosts_words(ghosts: Sequence[GhostName], words: Words) -> str:
    """Some ghosts by name: "L1, M1, S1, S2"."""
    return ", ".join(ghost_name(words, name) for name in ghosts)
