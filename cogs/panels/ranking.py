"""The places of a game that is over, a line each, and what decided between equal scores."""

from cogs.panels.face import AnyFace
from cogs.tables.viewer import Onlooker
from cogs.ui.names import escaped


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
