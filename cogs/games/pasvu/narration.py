"""Pas vu pas pris: its sentences, and the pictures of looks and midnight cards that go with them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from cogs.games.pasvu.event_context import Course
from cogs.games.pasvu.plan_draft import Plan
from cogs.games.pasvu.plan_words import path_words
from cogs.games.pasvu.told import WAYS, by_seat_words, told, told_end, told_run
from cogs.games.pasvu.words import in_words
from cogs.panels.drawings import scene_of
from cogs.panels.narration import Narration
from cogs.tables.viewer import Viewer
from cogs.ui.names import escaped
from cogs.ui.pages import Drawing
from engine.core import RuleError, Seat
from engine.pasvu import events as happened
from engine.pasvu.events import Event
from engine.pasvu.model import OUT, Action, Card, CommitPlan, Look, Path, View
from locales import Words
from render.pasvu import card, card_alt, keyhole, keyhole_alt
from render.pasvu.scene import door_name, ghost_name

SHOWN = (happened.RoundBegan, happened.CardDrawn, happened.PlanningOpened)  # by the picture of the board


class PasvuNarration(Narration[View, Event]):
    """What Pas vu pas pris says."""

    weights: ClassVar[Mapping[type[msgspec.Struct], int]] = {
        happened.GameEnded: 5,
        happened.LookTaken: 4,
        happened.MidnightStruck: 4,
        happened.RoundBegan: 3,
        happened.FurnitureMoved: 2,
        happened.GhostSet: 2,
        happened.GhostTagged: 2,
        happened.GhostGrown: 2,
        happened.SidesPassed: 2,
        happened.KeyholePlaced: 2,
        happened.SideChosen: 2,
        happened.CardDrawn: 1,
        happened.FurnitureDeclined: 1,
        happened.PlanningOpened: 1,
        **dict.fromkeys(WAYS, 1),
    }

    def weight(self, event: Event) -> int:
        """V18: why a ghost did not set out is seen in no picture."""
        return 3 if is_held_up(event) else super().weight(event)

    # V8, V34: a door without its side would be told as a knock.
    together = (happened.SideChosen, happened.KeyholePlaced)

    def tell(self, events: Sequence[Event], viewer: Viewer[View]) -> list[str]:
        """A line for each player's ghosts."""
        return told(events, viewer)

    def briefly(self, events: Sequence[Event], viewer: Viewer[View]) -> list[str]:
        """Of ghosts those that get out or find no room, of a midnight card its name; pictures show more."""
        words, lines = viewer.words, list[str]()
        ways = [event for event in events if isinstance(event, WAYS)]
        out, held = (
            [(way.seat, ghost_name(words, way.ghost)) for way in ways if is_so(way)]
            for is_so in (is_way_out, is_held_up)
        )
        if out:
            lines.append(words("pasvu-brief-out", ghosts=by_seat_words(out, Course(events, 0, viewer))))
        elif len(ways) > len(held):
            lines.append(words("pasvu-brief-moved"))
        if held:
            lines.append(words("pasvu-brief-stayed", ghosts=by_seat_words(held, Course(events, 0, viewer))))
        for index, event in enumerate(events):
            match event:
                case happened.GhostMoved() | happened.GhostsMerged() | happened.MergeFailed():
                    pass
                case happened.LookTaken(look=look) if look.seen:
                    lines.append(brief_look(look, viewer))
                case happened.MidnightStruck(card=card):
                    lines.append(words("pasvu-brief-midnight", title=words(f"midnight-{card}")))
                case happened.PlanningOpened():
                    lines.append(words("pasvu-told-planning"))
                case happened.GameEnded(outcome=outcome):
                    lines.append(told_end(viewer.view.outcome or outcome, viewer, "pasvu-brief-ended"))
                case _:
                    lines += told_run([event], Course(events, index, viewer))
        return lines

    def more(self, left_out: Sequence[Event], viewer: Viewer[View]) -> list[str]:
        """How many sentences are left out: the button below the board tells them.

        The round, the cards and who is due are on the board: they are not counted.
        """
        count = len(self.briefly([event for event in left_out if not isinstance(event, SHOWN)], viewer))
        return [viewer.words("essence-more", count=count)] if count else []

    def tell_secret(self, action: Action, viewer: Viewer[View]) -> str:
        """V5: a plan, path by path."""
        return plan_words(action.paths, viewer) if isinstance(action, CommitPlan) else ""

    def extras(self, events: Sequence[Event], viewer: Viewer[View]) -> list[Drawing]:
        """V23: what was seen through the keyhole; and a midnight card that was turned over."""
        scene, words, drawings = scene_of(viewer), viewer.words, list[Drawing]()
        looks = [event.look for event in events if isinstance(event, happened.LookTaken)]
        for number, look in enumerate(looks, 1):
            seen = replace(scene, view=replace(scene.view, looks=(look,)))
            name = f"keyhole-{number}.png"
            # The look is the moment of the game: its picture comes before the board.
            drawings.append(Drawing(partial(keyhole, seen), keyhole_alt(seen), name, is_first=True))
        cards: list[Card] = [event.card for event in events if isinstance(event, happened.MidnightStruck)]
        for number, kind in enumerate(cards, 1):
            drawing = partial(card, kind, words)
            drawings.append(Drawing(drawing, card_alt(kind, words), f"midnight-{number}.png"))
        return drawings

    def refusal(self, error: RuleError, words: Words) -> RuleError:
        """Ghosts have names in each language."""
        return in_words(error, words)

    def call(self, viewer: Viewer[View], seat: Seat) -> str:
        """What is due: the midnight card, a piece of furniture, a plan or a side."""
        return f"pasvu-call-{viewer.view.phase}"

    def turn(self, viewer: Viewer[View], seat: Seat) -> str:
        """The step that the table waits for."""
        return f"pasvu-turn-{viewer.view.phase}"

    def private_lines(self, viewer: Viewer[View]) -> list[str]:
        """V18: the plan that this player has handed in."""
        return [plan_words(viewer.view.plan, viewer)] if viewer.view.plan else []

    def score_line(self, viewer: Viewer[View], seat: Seat) -> str:
        """V10: points, and what they are for."""
        view = viewer.view
        out = sum(ghost.place == "out" for ghost in view.ghosts[seat])
        points, safe = view.points[seat], view.out[seat]
        return viewer.words("pasvu-score", points=points, out=out, safe=safe, hall=points - safe)

    def length(self, viewer: Viewer[View], time: str) -> str:
        """V10: the length in rounds, which is how players count."""
        return viewer.words("pasvu-length", rounds=viewer.view.round, time=time)


def plan_words(paths: tuple[Path, ...], viewer: Viewer[View]) -> str:
    """V5: a plan of the viewer's own, path by path."""
    plan = Plan(viewer, paths)
    told = " · ".join(path_words(plan, number) for number in range(len(paths)))
    return viewer.words("pasvu-plan-so-far", paths=told) if told else viewer.words("pasvu-plan-none")


def brief_look(look: Look, viewer: Viewer[View]) -> str:
    """V9: how many ghosts of each player were seen."""
    words, seen = viewer.words, Counter(ghost.seat for ghost in look.seen)
    by_seat = ", ".join(f"{escaped(viewer.names[seat])} **{count}**" for seat, count in sorted(seen.items()))
    facts = {"count": len(look.seen), "all": len(look.figures), "seen": by_seat}
    return words("pasvu-brief-look", door=door_name(words, look.door), **facts)


def is_way_out(way: Event) -> bool:
    """V15: did a ghost leave the hall?"""
    return isinstance(way, happened.GhostMoved) and way.cells[-1:] == (OUT,)


def is_held_up(way: Event) -> bool:
    """V18: did a ghost stay because others had taken all the room on its way?"""
    return isinstance(way, happened.GhostMoved) and way.fate == "stayed"
