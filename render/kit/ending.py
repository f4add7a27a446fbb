"""How a finished game is named on its pictures: somebody won, people agreed on a draw, or it was stopped."""

from collections.abc import Callable

from engine.core import Outcome, Seat
from engine.core.endings import AGREED, UNCOUNTED
from locales import Words


def winners(outcome: Outcome) -> list[Seat]:
    """The seats on the first place; nobody where the game counts for nobody."""
    return [seat for seat, place in enumerate(outcome.places) if place == 1 and not is_stopped(outcome)]


def is_drawn(outcome: Outcome) -> bool:
    """Did those who stayed agree on a draw?"""
    return outcome.reason == AGREED


def is_stopped(outcome: Outcome) -> bool:
    """Was it ended before its time, so that nobody has won?"""
    return outcome.reason in UNCOUNTED


def is_without_winner(outcome: Outcome | None) -> bool:
    """Is it over by what people decided, and has nobody won?"""
    return outcome is not None and (is_drawn(outcome) or is_stopped(outcome))


def title(outcome: Outcome, words: Words) -> str:
    """What the result is, in a word or two."""
    if is_stopped(outcome):
        return words("picture-stopped")
    if is_drawn(outcome):
        return words("picture-draw")
    return words("picture-winner", count=len(winners(outcome)))


def caption(outcome: Outcome, name_of: Callable[[Seat], str], words: Words) -> tuple[str, str]:
    """The small and the large line with the result: who won, or large that several have, or nobody."""
    seats = winners(outcome)
    if is_without_winner(outcome) or len(seats) != 1:
        return "", title(outcome, words)
    return title(outcome, words), name_of(seats[0])


def place_of(outcome: Outcome | None, seat: Seat, words: Words) -> str:
    """A seat's rank; nothing while the game runs, or where it has none."""
    if outcome is None or is_stopped(outcome):
        return ""
    return words("picture-place", place=outcome.places[seat])


def is_crowned(outcome: Outcome | None, seat: Seat) -> bool:
    """Has this seat won, alone or with others? In a draw nobody has."""
    return outcome is not None and not is_drawn(outcome) and seat in winners(outcome)


def sentence(outcome: Outcome, name_of: Callable[[Seat], str], words: Words) -> str:
    """The result for those who hear the picture."""
    if is_stopped(outcome):
        return words("alt-stopped")
    names = [name_of(seat) for seat in winners(outcome)]
    if is_drawn(outcome):
        return words("alt-draw", names=", ".join(names))
    return words("alt-winner", names=", ".join(names), count=len(names))


def over(outcome: Outcome | None, words: Words) -> str:
    """That the game is over, for a board in characters."""
    told = words("picture-text-over")
    return f"{told} · {title(outcome, words)}" if outcome and is_without_winner(outcome) else told
