"""Pas vu pas pris: alt texts, for people who hear the pictures instead of seeing them."""

from itertools import chain

from engine.core import Seat
from engine.pasvu.layout import SIZES
from engine.pasvu.model import Look
from locales import Words
from render.kit import ending
from render.kit.prose import bots, cut, fitting
from render.pasvu import scene as stage
from render.pasvu.places import figure_details, figure_words, piece_details, piece_words
from render.pasvu.scene import Scene

# From all details to few: whether a position is told shortly, and whether with the spots of ghosts.
DETAILS = ((False, True), (False, False), (True, False))


def alt_text(scene: Scene) -> str:
    """Tells the whole position in a few sentences, with fewer details if they would be too long.

    Where there is room, it also says what the letters in the names of ghosts stand for.
    """
    told = (_told(scene, *details) for details in DETAILS)
    whole = next(told)
    return fitting(chain((f"{whole} {scene.words('alt-pasvu-letters')}", whole), told))


def _told(scene: Scene, is_short: bool, has_spots: bool) -> str:
    view = scene.view
    sentences = [
        scene.words("alt-pasvu-board", round=view.round),
        *_phase(scene),
        scene.words("alt-pasvu-keyhole", door=stage.door_name(scene.words, view.keyhole)),
        *midnight_words(scene, is_short=is_short),
        *(_seat(scene, seat, is_short=is_short, has_spots=has_spots) for seat in range(len(view.sides))),
        *bots(scene),
        furniture_words(scene, is_short=is_short),
    ]
    return " ".join(sentences)


def furniture_words(scene: Scene, *, is_short: bool) -> str:
    """Tells where the furniture stands."""
    told_piece, pieces = piece_words if is_short else piece_details, scene.view.pieces
    told = ", ".join(told_piece(scene.words, piece, pieces) for piece in pieces)
    return scene.words("alt-pasvu-cells" if is_short else "alt-pasvu-pieces", pieces=told)


def _phase(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    if view.outcome:
        return ending.sentences(view.outcome, lambda seat: stage.name_of(scene, seat), words)
    if view.phase == "plan":
        # Not who is still planning: the picture stays while one plan after another comes in.
        return [words("alt-pasvu-planning")]
    return [words(f"alt-pasvu-turn-{view.phase}", name=stage.name_of(scene, view.turn or 0))]


def midnight_words(scene: Scene, *, is_short: bool) -> list[str]:
    """Tells the midnight card of the round, and its effect as long as it lasts."""
    view, words = scene.view, scene.words
    if not view.card:
        return []
    title = words(f"midnight-{view.card}")
    if stage.is_played(view):
        return [words("alt-pasvu-midnight-played", title=title)]
    if is_short and not view.crystal:
        return [words("alt-pasvu-midnight", title=title)]
    return [words("alt-pasvu-midnight-does", title=title, does=stage.effect_of(view, words))]


def _seat(scene: Scene, seat: Seat, *, is_short: bool, has_spots: bool) -> str:
    """Tells a seat: side, points, card, and its ghosts in the hall, at the side and out."""
    view, words = scene.view, scene.words
    facts = [points_words(scene, seat)]
    card = view.cards[seat]
    if card and not view.outcome:
        pieces = " + ".join(words(f"piece-{kind}") for kind in card.pieces)
        facts.append(words("alt-pasvu-card", value=card.value) + (f" ({pieces})" if pieces else ""))
    if hall := hall_words(scene, seat, is_short=is_short, has_spots=has_spots):
        facts.append(words("alt-pasvu-hall", ghosts=hall))
    for place in ("side", "edge", "reserve", "out"):
        found = counted(scene, seat, place)
        facts += [words(f"alt-pasvu-{place}", ghosts=found)] if found else []
    side = words(f"hall-side-{view.sides[seat]}")
    told = words("alt-pasvu-break").join(facts)
    return words("alt-pasvu-seat", name=stage.name_of(scene, seat), side=side, facts=told)


def hall_words(scene: Scene, seat: Seat, *, is_short: bool, has_spots: bool) -> str:
    """Returns a seat's ghosts in the hall and where each stands; empty if there are none."""
    view, words = scene.view, scene.words
    own = [figure for figure in view.figures if figure.seat == seat]
    if is_short:
        return ", ".join(figure_words(words, figure) for figure in own)
    return ", ".join(figure_details(words, figure, view.pieces, has_spot=has_spots) for figure in own)


def points_words(scene: Scene, seat: Seat) -> str:
    """V10: returns a seat's points; before the end both those that are safe and those it would have now."""
    view, words = scene.view, scene.words
    if view.outcome or view.points[seat] == view.out[seat]:
        return words("alt-pasvu-points", points=view.points[seat])
    return words("alt-pasvu-out-points", out=view.out[seat], points=view.points[seat])


def counted(scene: Scene, seat: Seat, place: str) -> str:
    """Returns how many ghosts of each size are at a place: "1 large, 2 small"."""
    sizes = [ghost.size for ghost in scene.view.ghosts[seat] if ghost.place == place]
    return ", ".join(
        scene.words(f"alt-pasvu-count-{size}", count=sizes.count(size))
        for size in reversed(SIZES)
        if size in sizes
    )


def keyhole_alt(scene: Scene, index: int = -1) -> str:
    """Tells in a sentence or two what was seen through the keyhole."""
    view, words = scene.view, scene.words
    look = view.looks[index]
    door = stage.door_name(words, look.door)
    if not look.seen:
        return stage.with_barrier(words("alt-pasvu-look-none", door=door, all=len(look.figures)), look, words)
    names = [(stage.name_of(scene, seat), _seen_by(scene, look, seat)) for seat in range(len(view.sides))]
    told = words("alt-pasvu-break").join(
        words("alt-pasvu-look-seat", name=name, ghosts=ghosts) for name, ghosts in names if ghosts
    )
    told = words("alt-pasvu-look", door=door, count=len(look.seen), all=len(look.figures), seen=told)
    return cut(stage.with_barrier(told, look, words))


def _seen_by(scene: Scene, look: Look, seat: Seat) -> str:
    """Returns a seat's ghosts that were seen, and which of them only in the mirror."""
    told: list[str] = []
    for seen in look.seen:
        if seen.seat == seat:
            name = stage.ghost_name(scene.words, seen.name)
            told.append(name if seen.direct else scene.words("alt-pasvu-mirrored", ghost=name))
    return ", ".join(told)


def card_alt(kind: str, words: Words) -> str:
    """Returns the alt text of a midnight card."""
    return f"{words(f'midnight-{kind}')}. {words(f'midnight-{kind}-about')}"
