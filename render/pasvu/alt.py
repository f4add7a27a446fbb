"""Pas vu pas pris: alt texts, for people who hear the pictures instead of seeing them."""

from collections.abc import Iterator
from itertools import chain

from engine.core import Seat
from engine.pasvu.hall.standing import figures_of
from engine.pasvu.layout import SIZES
from engine.pasvu.midnight import offered_growths, sneaks, taggable
from engine.pasvu.model import OUT, GhostName, Look, Path
from engine.pasvu.offers import merged
from engine.pasvu.plans import floor_of
from locales import Words
from render.kit import ending
from render.kit.prose import cut, fitting
from render.pasvu import scene as stage
from render.pasvu.hall.top import number
from render.pasvu.panel import acting
from render.pasvu.places import figure_details, figure_words, piece_details, piece_words
from render.pasvu.planning import moved, planned, reach_of, spots_of
from render.pasvu.scene import CardDraft, Draft, FurnitureDraft, PlanDraft, Scene, SideDraft

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


def panel_alt(scene: Scene, draft: Draft) -> str:
    """Tells what a preview shows."""
    match draft:
        case FurnitureDraft():
            return cut(_furniture(scene, draft))
        case PlanDraft():
            return cut(_plan(scene, draft))
        case SideDraft():
            return _side(scene, draft)
        case CardDraft():
            return cut(_card(scene, draft))


def _furniture(scene: Scene, draft: FurnitureDraft) -> str:
    words = scene.words
    if draft.move is None:
        pieces = ", ".join(words(f"piece-{kind}") for kind in scene.view.movable)
        return words("alt-pasvu-panel-pieces", pieces=pieces or "–")
    result = moved(scene.view, draft)
    piece = piece_words(words, result.piece, result.pieces if result.can_be else ())
    x, y = number(result.piece.x, words.language), number(result.piece.y, words.language)
    key = "alt-pasvu-panel-can" if result.can_be else "alt-pasvu-panel-cannot"
    return words(key, piece=piece, x=x, y=y, angle=result.piece.angle)


def _plan(scene: Scene, draft: PlanDraft) -> str:
    view, words, seat = scene.view, scene.words, acting(scene.view)
    whole, plan = planned(view, seat, PlanDraft(draft.paths)), planned(view, seat, draft)
    told = [words("alt-pasvu-panel-steps", left=whole.left)]
    told += _paths(words, draft.paths, merged(floor_of(view), seat, draft.paths))
    own = [figure_words(words, f) for f in figures_of(plan.floor.ghosts, stage.lies(view)) if f.seat == seat]
    told += [words("alt-pasvu-panel-own", ghosts=", ".join(own))] if own and not draft.ghost else []
    if draft.ghost:
        reach = reach_of(plan, seat, draft.ghost)
        cells = [f"{cell} ({steps})" for cell, steps in reach.cells.items()]
        cells += [words("alt-pasvu-panel-out", steps=reach.out)] if reach.out else []
        name, where = stage.ghost_name(words, draft.ghost), ", ".join(cells) or "–"
        told.append(words("alt-pasvu-panel-reach", ghost=name, cells=where))
        told += [words("alt-pasvu-panel-full", cells=", ".join(reach.full))] if reach.full else []
    if draft.ghost and draft.cell:
        spots = spots_of(plan, seat, draft)
        names = [
            words(f"spot-{s.spot}") + (f" ↑{number(s.level, words.language)}" if s.level else "")
            for s in spots
        ]
        key = "alt-pasvu-panel-spots" if names else "alt-pasvu-panel-no-spot"
        told.insert(1, words(key, cell=draft.cell, spots=", ".join(names)))
    return " ".join(told)


def _paths(words: Words, paths: tuple[Path, ...], larger: tuple[GhostName, ...]) -> Iterator[str]:
    """V25: tells the ghosts' paths, whom they join at the end, and the larger ghosts that this makes."""
    for place, (path, into) in enumerate(zip(paths, larger, strict=True)):
        cells = " ".join(words("alt-pasvu-way-out") if cell == OUT else cell for cell in path.cells)
        facts = {"ghost": stage.walker_name(words, paths, place), "cells": cells}
        if into:
            joined = {"other": stage.ghost_name(words, path.merge), "into": stage.ghost_name(words, into)}
            yield words("alt-pasvu-panel-merge", **facts, **joined)
        else:
            yield words("alt-pasvu-panel-path", **facts)


def _side(scene: Scene, draft: SideDraft) -> str:
    words = scene.words
    door = stage.door_name(words, scene.view.keyhole)
    if draft.side is None:
        return words("alt-pasvu-panel-side", door=door)
    return words("alt-pasvu-panel-side-chosen", door=door, side=words(f"hall-side-{draft.side}"))


def _card(scene: Scene, draft: CardDraft) -> str:
    words = scene.words
    told = words("alt-pasvu-midnight", title=words(f"midnight-{scene.view.card or 'tag'}"))
    if draft.action:
        return f"{told} {words('alt-pasvu-panel-chosen', choice=stage.choice_word(words, draft.action))}"
    return f"{told} {words('alt-pasvu-panel-choices', choices=', '.join(_choices(scene)) or '–')}"


def _choices(scene: Scene) -> list[str]:
    """V30, V33: returns the choices that a card offers, as the preview marks them."""
    view, words, seat = scene.view, scene.words, acting(scene.view)
    if view.card == "brother":
        return [stage.choice_word(words, grown) for grown in offered_growths(view, seat)]
    if found := taggable(view, seat):
        return [f"{stage.ghost_name(words, ghost.name)} {ghost.cell}" for ghost in found]
    return list(dict.fromkeys(cell for cell, _ in sneaks(view, seat)))


def card_alt(kind: str, words: Words) -> str:
    """Returns the alt text of a midnight card."""
    return f"{words(f'midnight-{kind}')}. {words(f'midnight-{kind}-about')}"
