"""How the pictures name the end of a game: somebody won, it is a draw, or it was stopped or given up."""

from collections.abc import Callable

from engine.core import Outcome, Seat
from engine.core.endings import DRAWS, has_places, is_given_up
from locales import Words


def winners(outcome: Outcome) -> list[Seat]:
    """Returns the seats in first place; none if the game does not count."""
    return [seat for seat, place in enumerate(outcome.places) if place == 1 and not is_stopped(outcome)]


def is_drawn(outcome: Outcome) -> bool:
    """Is it a draw, by consent or by the rules?"""
    return outcome.reason in DRAWS


def is_stopped(outcome: Outcome) -> bool:
    """Was the game ended early, or given up by its only player, so that nobody won?"""
    return not has_places(outcome)


def is_without_winner(outcome: Outcome | None) -> bool:
    """Is the game over by a draw or because it was stopped?"""
    return outcome is not None and (is_drawn(outcome) or is_stopped(outcome))


def title(outcome: Outcome, words: Words) -> str:
    """Returns the result in a word or two."""
    if is_stopped(outcome):
        return words("picture-given-up" if is_given_up(outcome) else "picture-stopped")
    if is_drawn(outcome):
        return words("picture-draw")
    return words("picture-winner", count=len(winners(outcome)))


def caption(outcome: Outcome, name_of: Callable[[Seat], str], words: Words) -> tuple[str, str]:
    """Returns the small and the large line of the result; a single winner's name is the large one."""
    seats = winners(outcome)
    if is_without_winner(outcome) or len(seats) != 1:
        return "", title(outcome, words)
    return title(outcome, words), name_of(seats[0])


def place_of(outcome: Outcome | None, seat: Seat, words: Words) -> str:
    """Returns a seat's rank; empty while the game runs or if it does not count."""
    if outcome is None or is_stopped(outcome):
        return ""
    return words("picture-place", place=outcome.places[seat])


def is_crowned(outcome: Outcome | None, seat: Seat) -> bool:
    """Has this seat won, alone or with others? Nobody wins a draw."""
    return outcome is not None and not is_drawn(outcome) and seat in winners(outcome)


def sentences(outcome: Outcome | None, name_of: Callable[[Seat], str], words: Words) -> list[str]:
    """Returns the result as a sentence of an alt text; nothing while the game runs."""
    if outcome is None:
        return []
    if is_stopped(outcome):
        return [words("alt-given-up" if is_given_up(outcome) else "alt-stopped")]
    names = [name_of(seat) for seat in winners(outcome)]
    if is_drawn(outcome):
        return [words("alt-draw", names=words.listed(names))]
    return [words("alt-winner", names=words.listed(names), count=len(names))]


def over(outcome: Outcome | None, words: Words) -> str:
    """Returns the line of a text board that says that the game is over."""
    told = words("picture-text-over")
    return f"{told} · {title(outcome, words)}" if outcome and is_without_winner(outcome) else told
