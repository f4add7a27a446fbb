"""How a game ended: who has won, the places, a line each, and what decided between equal scores."""

from cogs.panels.face import AnyFace
from cogs.tables.viewer import Onlooker
from cogs.ui.names import escaped
from engine.core import Outcome
from engine.core.endings import DRAWS, UNCOUNTED, is_given_up


def ranking(seen: Onlooker, face: AnyFace) -> list[str]:
    """The result, best place first; none while the game runs."""
    outcome, narration = seen.table.outcome(), face.narration
    if outcome is None:
        return []
    order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    lines = [
        seen.words(
            "rank-line",
            place=outcome.places[seat],
            name=ranked_name(seen, seat),
            score=narration.score_line(seen.viewer, seat),
        )
        for seat in order
    ]
    return [*lines, *narration.tie_break(seen.viewer, outcome)]


def ranked_name(seen: Onlooker, seat: int) -> str:
    """A seat's name in the result, which also says who gave up."""
    if seen.table.row.seats[seat].resigned:
        return seen.words("gave-up-name", name=escaped(seen.viewer.own_names[seat]))
    return escaped(seen.names[seat])


def result_line(seen: Onlooker, outcome: Outcome) -> str:
    """Who has won, in one sentence."""
    words = seen.words
    if outcome.reason in UNCOUNTED:
        return words("card-uncounted")
    if len(outcome.places) == 1:
        return words("card-given-up" if is_given_up(outcome) else "card-finished")
    first = [escaped(seen.names[seat]) for seat, place in enumerate(outcome.places) if place == 1]
    if outcome.reason in DRAWS:
        return words("card-drawn")
    return words("card-won", count=len(first), names=words.listed(first))
