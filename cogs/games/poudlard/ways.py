"""Les couloirs de Poudlard, P12: after the movement, whether a card would open a new way, told beforehand."""

from engine.poudlard.cards import would_open_way
from engine.poudlard.hidden import imagined
from engine.poudlard.layout import TARGETS
from engine.poudlard.model import Card, PlayCard, View
from engine.poudlard.ways import password_opens_way
from locales import Words

UNAIMED = tuple(card for card, targets in TARGETS.items() if not any(targets))


def opens(view: View, action: PlayCard) -> bool:
    """Would this card, with all its targets, let the player move again?"""
    return view.phase == "end" and would_open_way(imagined(view), action)


def opening_label(view: View, action: PlayCard, label: str, words: Words) -> str:
    """The label of a choice, marked if it would open a new way."""
    return words("poudlard-opening", label=label) if opens(view, action) else label


def way_lines(view: View, action: PlayCard, words: Words) -> list[str]:
    """A sentence on whether a card with all its targets opens a new way; none before the movement."""
    if view.phase != "end":
        return []
    if action.card == "password":
        return [words("poudlard-way-password")]
    return [words("poudlard-way-opened" if opens(view, action) else "poudlard-way-none")]


def hand_way_lines(view: View, card: Card, words: Words) -> list[str]:
    """The same for a card in hand that needs no target and can be played now."""
    if card not in UNAIMED or card not in view.playable:
        return []
    return [words("poudlard-hand-way", way=line) for line in way_lines(view, PlayCard(card), words)]


def password_lines(view: View, words: Words) -> list[str]:
    """Whether the changes of a Password have opened a new way so far."""
    if view.phase != "password" or view.can_move:
        return []
    is_open = password_opens_way(imagined(view))
    return [words("poudlard-way-so-far" if is_open else "poudlard-way-not-yet")]
