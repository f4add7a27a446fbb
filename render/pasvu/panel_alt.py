"""Pas vu pas pris: the alt texts of the private previews: what is chosen and what can be, in which hall."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core import Seat
from engine.pasvu.hall.standing import Stand, figures_of
from engine.pasvu.midnight import offered_growths, sneaks, taggable
from engine.pasvu.model import OUT, Figure, GhostName, Path, Piece, SneakGhost, View
from engine.pasvu.offers import merged
from engine.pasvu.plans import floor_of
from locales import Words
from render.kit.prose import fitting
from render.pasvu import scene as stage
from render.pasvu.alt import DETAILS, furniture_words, hall_words
from render.pasvu.hall.bars import ALL_DOORS
from render.pasvu.hall.top import number
from render.pasvu.panel import acting
from render.pasvu.places import piece_details, piece_words
from render.pasvu.planning import Planned, moved, planned, reach_of, spots_of
from render.pasvu.scene import CardDraft, Draft, FurnitureDraft, PlanDraft, Scene, SideDraft


def panel_alt(scene: Scene, draft: Draft) -> str:
    """Tells what a preview shows, and the hall around it with fewer details if that would be too long."""
    match draft:
        case FurnitureDraft(move=None):
            told, hall = [_movable(scene)], scene
        case FurnitureDraft():
            told, hall = _furniture(scene, draft)
        case PlanDraft():
            return _plan(scene, draft)
        case SideDraft():
            told, hall = [_side(scene, draft)], scene
        case CardDraft():
            told, hall = _card(scene, draft), scene
    lead, seats = " ".join(told), range(len(scene.view.sides))
    return fitting((*(" ".join([lead, *_around(hall, seats, *details)]) for details in DETAILS), lead))


def _around(scene: Scene, seats: range | list[Seat], is_short: bool, has_spots: bool) -> Iterator[str]:
    """Tells the keyhole, the ghosts of these seats in the hall, and the furniture."""
    view, words = scene.view, scene.words
    if view.keyhole in ALL_DOORS and view.phase != "side":
        yield words("alt-pasvu-keyhole", door=stage.door_name(words, view.keyhole))
    for seat in seats:
        if ghosts := hall_words(scene, seat, is_short=is_short, has_spots=has_spots):
            facts = {"name": stage.name_of(scene, seat), "side": words(f"hall-side-{view.sides[seat]}")}
            yield words("alt-pasvu-seat", facts=words("alt-pasvu-hall", ghosts=ghosts), **facts)
    yield furniture_words(scene, is_short=is_short)


def _in_hall(scene: Scene, pieces: tuple[Piece, ...], figures: tuple[Figure, ...]) -> Scene:
    """Returns the scene with the hall as a draft leaves it."""
    return replace(scene, view=replace(scene.view, pieces=pieces, figures=figures))


def _movable(scene: Scene) -> str:
    words, pieces = scene.words, ", ".join(scene.words(f"piece-{kind}") for kind in scene.view.movable)
    return words("alt-pasvu-panel-pieces", pieces=pieces) if pieces else words("picture-pasvu-no-piece")


def _furniture(scene: Scene, draft: FurnitureDraft) -> tuple[list[str], Scene]:
    """Tells a piece where it comes to rest or hangs, and where it stood."""
    words, result = scene.words, moved(scene.view, draft)
    before = next(piece for piece in scene.view.pieces if piece.kind == result.piece.kind)
    piece = piece_words(words, result.piece, result.pieces if result.can_be else ())
    x, y = number(result.piece.x, words.language), number(result.piece.y, words.language)
    key = "alt-pasvu-panel-can" if result.can_be else "alt-pasvu-panel-cannot"
    told = [
        words(key, piece=piece, x=x, y=y, angle=result.piece.angle),
        words("alt-pasvu-panel-before", piece=piece_details(words, before, scene.view.pieces)),
    ]
    # One that cannot be there is no piece of the hall.
    pieces = tuple(p for p in result.pieces if result.can_be or p is not result.piece)
    return told, _in_hall(scene, pieces, result.figures)


def _plan(scene: Scene, draft: PlanDraft) -> str:
    """Tells the plan, and where the own ghosts would stand after it beside those of the others."""
    view, words, seat = scene.view, scene.words, acting(scene.view)
    whole, plan = planned(view, seat, PlanDraft(draft.paths)), planned(view, seat, draft)
    told = [words("alt-pasvu-panel-steps", left=whole.left)]
    told += _spots(scene, seat, plan, draft)
    told += _paths(words, draft.paths, merged(floor_of(view), seat, draft.paths))
    told += _reach(words, seat, plan, draft)
    hall = _in_hall(scene, view.pieces, tuple(figures_of(whole.floor.ghosts, stage.lies(view))))
    lead, others = " ".join(told), [other for other in range(len(view.sides)) if other != seat]
    around = (
        " ".join([lead, *_own(hall, draft, *details), *_around(hall, others, *details)])
        for details in DETAILS
    )
    return fitting((*around, lead))


def _own(scene: Scene, draft: PlanDraft, is_short: bool, has_spots: bool) -> list[str]:
    """Tells where the own ghosts stand, once the plan is carried out."""
    ghosts = hall_words(scene, acting(scene.view), is_short=is_short, has_spots=has_spots)
    key = "alt-pasvu-panel-own-after" if draft.paths else "alt-pasvu-panel-own"
    return [scene.words(key, ghosts=ghosts)] if ghosts else []


def _reach(words: Words, seat: Seat, plan: Planned, draft: PlanDraft) -> Iterator[str]:
    """Tells where the ghost in hand can go."""
    if not draft.ghost:
        return
    reach = reach_of(plan, seat, draft.ghost)
    cells = [f"{cell} ({steps})" for cell, steps in reach.cells.items()]
    cells += [words("alt-pasvu-panel-out", steps=reach.out)] if reach.out else []
    name, where = stage.ghost_name(words, draft.ghost), ", ".join(cells) or "–"
    yield words("alt-pasvu-panel-reach", ghost=name, cells=where)
    if reach.full:
        yield words("alt-pasvu-panel-full", cells=", ".join(reach.full))


def _spots(scene: Scene, seat: Seat, plan: Planned, draft: PlanDraft) -> Iterator[str]:
    """Tells the spots of the chosen cell, and which one is chosen."""
    words, own = scene.words, draft.own
    if not (draft.ghost and draft.cell):
        return
    names = [_spot(words, stand) for stand in spots_of(plan, seat, draft)]
    key = "alt-pasvu-panel-spots" if names else "alt-pasvu-panel-no-spot"
    yield words(key, cell=draft.cell, spots=", ".join(names))
    if own and own.cells[-1:] == (draft.cell,):
        yield words("alt-pasvu-panel-chosen", choice=_spot(words, own))


def _spot(words: Words, stand: Stand | Path | SneakGhost) -> str:
    height = f" ↑{number(stand.level, words.language)}" if stand.level else ""
    return words(f"spot-{stand.spot}") + height


def _paths(words: Words, paths: tuple[Path, ...], larger: tuple[GhostName, ...]) -> Iterator[str]:
    """V25: tells the ghosts' paths, whom they join at the end, and the larger ghosts that this makes."""
    for place, (path, into) in enumerate(zip(paths, larger, strict=True)):
        cells = " ".join(words("alt-pasvu-way-out") if cell == OUT else cell for cell in path.cells)
        facts = {"ghost": stage.walker_name(words, paths, place), "cells": cells}
        if into:
            joined = {"other": stage.joined_name(words, paths, place), "into": stage.ghost_name(words, into)}
            yield words("alt-pasvu-panel-merge", **facts, **joined)
        else:
            yield words("alt-pasvu-panel-path", **facts)


def _side(scene: Scene, draft: SideDraft) -> str:
    words = scene.words
    door = stage.door_name(words, scene.view.keyhole)
    if draft.side is None:
        return words("alt-pasvu-panel-side", door=door)
    return words("alt-pasvu-panel-side-chosen", door=door, side=words(f"hall-side-{draft.side}"))


def _card(scene: Scene, draft: CardDraft) -> list[str]:
    """Tells the card, what is chosen, and what can be."""
    view, words, action = scene.view, scene.words, draft.action
    told = [words("alt-pasvu-midnight", title=words(f"midnight-{view.card or 'tag'}"))]
    if action:
        spot = f", {_spot(words, action)}" if isinstance(action, SneakGhost) else ""
        told.append(words("alt-pasvu-panel-chosen", choice=stage.choice_word(words, action) + spot))
    choices = ", ".join(_choices(view, words)) or "–"
    return [*told, words("alt-pasvu-panel-choices", choices=choices)]


def _choices(view: View, words: Words) -> list[str]:
    """V30, V33: returns the choices that a card offers, as the preview marks them."""
    seat = acting(view)
    if view.card == "brother":
        return [stage.choice_word(words, grown) for grown in offered_growths(view, seat)]
    if found := taggable(view, seat):
        return [f"{stage.ghost_name(words, ghost.name)} {ghost.cell}" for ghost in found]
    return list(dict.fromkeys(cell for cell, _ in sneaks(view, seat)))
