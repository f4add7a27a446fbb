"""Les couloirs de Poudlard: what the options of its slash commands offer, by the same labels as the panel."""

from cogs.games.poudlard.draft import card_named, next_targets
from cogs.games.poudlard.words import (
    pivot_label,
    pivots,
    ranked_stops,
    stop_label,
    target_label,
    token_label,
    way_label,
)
from cogs.panels.game_commands import typed
from cogs.tables.viewer import Viewer
from engine.mazes.sliding import openings
from engine.poudlard.changes import ways_to_lie
from engine.poudlard.layout import PLACES, SQUARES, square_named
from engine.poudlard.model import View
from render.poudlard.scene import card_word, changeable

STAR_SIGN = "*"  # after a place's name: over a star, for a card


def square_typed(text: str) -> str:
    """A square as it may be typed: "d4", " D4 "."""
    return typed(text).upper()


def view_of(viewer: Viewer) -> View:
    """What the player sees."""
    return viewer.view


def flips(viewer: Viewer) -> dict[str, str]:
    """The tokens that can be flipped now."""
    view = view_of(viewer)
    down = [SQUARES[at] for at in changeable(view) if not view.tokens[at] and view.phase != "friday"]
    return {name: viewer.words("poudlard-button-flip", square=name) for name in down}


def tokens(viewer: Viewer) -> dict[str, str]:
    """The tokens that can be pivoted, or chosen for Friday reshuffle."""
    view = view_of(viewer)
    up = {SQUARES[square]: token for square in changeable(view) if (token := view.tokens[square])}
    return {name: token_label(name, token, viewer.words) for name, token in up.items()}


def pivot_ways(viewer: Viewer, token: str) -> dict[str, str]:
    """How the token named so far can lie after its pivot."""
    view, square = view_of(viewer), square_named(square_typed(token))
    if square is None or square not in changeable(view) or not (lying := view.tokens[square]):
        return {}
    turns = pivots(lying, view.year)
    return {str(q): pivot_label(lying, turned, viewer.words) for q, turned in turns.items()}


def ways(viewer: Viewer) -> dict[str, str]:
    """How the token in hand can lie."""
    token = view_of(viewer).lifted_token
    return {way: way_label(openings(way), viewer.words) for way in ways_to_lie(token)} if token else {}


def places(viewer: Viewer) -> dict[str, str]:
    """The places within reach, those over a star once more."""
    view, seat, words = view_of(viewer), viewer.seat or 0, viewer.words
    return {
        PLACES[place] + STAR_SIGN * star: stop_label(view, seat, place, star=star, words=words)
        for place, star in ranked_stops(view, seat)
    }


def cards(viewer: Viewer) -> dict[str, str]:
    """The cards that can be played now."""
    return {card: card_word(viewer.words, card) for card in view_of(viewer).playable}


def targets(viewer: Viewer, name: str, *chosen: str) -> dict[str, str]:
    """What the card named so far can be played on, after the targets already named."""
    view, card = view_of(viewer), card_named(name)
    if card not in view.playable:
        return {}
    if any(name not in next_targets(view, card, chosen[:at]) for at, name in enumerate(chosen)):
        return {}
    return {name: target_label(card, name, view, viewer) for name in next_targets(view, card, chosen)}
