"""Les couloirs de Poudlard: actions as text: "lNE", "pD41", "fD4", "cD4", "mE5", "sE5", "kpeeves-C1-D4"."""

from engine.core import Letters, RuleError
from engine.core.notation import DASH, WRITTEN
from engine.poudlard import model
from engine.poudlard.layout import TARGETS
from engine.poudlard.model import Action, MovePawn, PivotToken, PlayCard

PIVOT, MOVE, STAR, CARD = "pmsk"
PLAIN: Letters[Action] = Letters(
    {
        "l": model.LayToken,
        "c": model.ChooseToken,
        "f": model.FlipToken,
        "r": model.RollDie,
        "e": model.EndTurn,
    }
)
NAME = 2  # characters of a square's name
AT_SEATS = {str(card) for card, (_, seats) in TARGETS.items() if seats}  # cards that are played on seats


class CastleNotation:
    """A letter and a name; a pivot adds its quarters, a card its targets; "s" is a movement over a star."""

    def text(self, action: Action) -> str:
        """Return the text of an action."""
        match action:
            case PivotToken(square=square, quarters=quarters):
                return f"{PIVOT}{square}{quarters}"
            case MovePawn(to=to, star=star):
                return (STAR if star else MOVE) + to
            case PlayCard(card=card, squares=squares, seats=seats):
                return CARD + DASH.join([card, *squares, *map(str, seats)])
            case _:
                return PLAIN.text(action)

    def parse(self, text: str) -> Action:
        """Read what `text` wrote."""
        try:
            action = _read(text) if WRITTEN.fullmatch(text) else None
        except ValueError:
            action = None
        # A number may be spelled in several ways, and `text` writes only one of them.
        if action is None or self.text(action) != text:
            raise RuleError("unknown-action")
        return action


def _read(text: str) -> Action:
    kind, rest = text[0], text[1:]
    if kind == PIVOT:
        return PivotToken(rest[:NAME], int(rest[NAME:]))
    if kind in (MOVE, STAR):
        return MovePawn(rest, star=kind == STAR)
    if kind == CARD:
        card, *targets = rest.split(DASH)
        at_seats = card in AT_SEATS
        return PlayCard(
            card, () if at_seats else tuple(targets), tuple(map(int, targets)) if at_seats else ()
        )
    return PLAIN.parse(text)


NOTATION = CastleNotation()
