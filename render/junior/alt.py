"""Labyrinthe Junior: alt texts, for people who hear the picture instead of seeing it."""

from engine.junior.layout import MAZE, SLOTS, square_of, treasure_of
from engine.junior.model import TREASURES, View
from engine.mazes.sliding import sides_of
from locales import Words
from render.junior import scene as stage
from render.junior.scene import Draft, Scene
from render.junior.tabs import line_name
from render.kit import ending
from render.kit.prose import bots, cut


def alt_text(scene: Scene) -> str:
    """Tells the whole position in a few sentences."""
    view = scene.view
    sentences = [
        scene.words("alt-junior-board"),
        *_result(scene),
        *_turn(scene),
        *_goal(scene),
        *(_pawn(scene, seat) for seat in range(len(view.pawns))),
        *bots(scene),
        scene.words("alt-junior-found", found=len(stage.found(view)), all=len(TREASURES)),
        _spare(scene, view.spare),
        *_pushes(scene),
    ]
    return cut(" ".join(sentences))


def panel_alt(scene: Scene, draft: Draft) -> str:
    """Tells what the preview shows: the slots to choose from, or where the pawn can go."""
    seen = stage.previewed(scene, draft)
    if seen.view.phase == "push":
        sentences = [*_choose_slot(seen, draft), *_goal(seen)]
    else:
        sentences = [
            *_choose_square(seen),
            *_chosen(seen, draft),
            *_goal(seen),
            _spare(seen, seen.view.spare),
        ]
    return cut(" ".join(sentences))


def slot_word(words: Words, slot: str) -> str:
    """Returns a slot in words: "row 2 from the west"."""
    return words(f"alt-junior-slot-{slot[0]}", line=line_name(slot))


def _result(scene: Scene) -> list[str]:
    view = scene.view
    if view.outcome and stage.is_solo(view) and not ending.is_stopped(view.outcome):
        return [scene.words("alt-junior-solved", turns=view.turns[0])]
    return ending.sentences(view.outcome, scene.name, scene.words)


def _turn(scene: Scene) -> list[str]:
    view = scene.view
    if view.turn is None:
        return []
    key = "alt-junior-turn-push" if view.phase == "push" else "alt-junior-turn-move"
    return [scene.words(key, name=scene.name(view.turn))]


def _goal(scene: Scene) -> list[str]:
    view = scene.view
    if view.outcome:
        return []
    if view.target is None:
        return [scene.words("alt-junior-secret")]
    kind = "alt-target" if stage.is_own(view) else "alt-sought"
    treasure = stage.treasure_word(scene, view.target, article=True)
    square = square_of(view.target, view.tiles)
    if square is None:
        return [scene.words(f"{kind}-spare", treasure=treasure)]
    return [scene.words(f"{kind}-at", treasure=treasure, square=MAZE.names[square])]


def _pawn(scene: Scene, seat: int) -> str:
    view = scene.view
    square, won = MAZE.names[view.pawns[seat]], len(view.won[seat])
    name, colour = scene.name(seat), stage.colour_word(scene, seat)
    if stage.is_solo(view):
        return scene.words(
            "alt-junior-pawn-solo", name=name, colour=colour, square=square, won=won, turns=view.turns[seat]
        )
    facts = {"number": seat + 1, "name": name, "colour": colour, "square": square, "won": won}
    if view.left:
        return scene.words("alt-junior-pawn-secret", left=view.left[seat], **facts)
    return scene.words("alt-junior-pawn", **facts)


def _sides(words: Words, tile: int) -> str:
    return ", ".join(words(f"alt-side-{side}") for side in sides_of(tile))


def _spare(scene: Scene, tile: int) -> str:
    sides, treasure = _sides(scene.words, tile), treasure_of(tile)
    if not treasure:
        return scene.words("alt-junior-spare", sides=sides)
    return scene.words(
        "alt-junior-spare-with", sides=sides, treasure=stage.treasure_word(scene, treasure, article=True)
    )


def _pushes(scene: Scene) -> list[str]:
    view, told = scene.view, list[str]()
    if view.pushed and view.pusher is not None:
        slot = slot_word(scene.words, view.pushed)
        told.append(scene.words("alt-junior-pushed", slot=slot, name=scene.doer(view.pusher)))
    return [*told, *_ban(scene)]


def _ban(scene: Scene) -> list[str]:
    slot = scene.view.banned
    return [scene.words("alt-junior-banned", slot=slot_word(scene.words, slot))] if slot else []


def _choose_slot(scene: Scene, draft: Draft) -> list[str]:
    view, words = scene.view, scene.words
    slots = ", ".join(slot_word(words, slot) for slot in SLOTS if slot != view.banned)
    return [
        words("alt-junior-panel-push", sides=_sides(words, stage.laid(view, draft))),
        words("alt-junior-panel-slots", slots=slots),
        *_ban(scene),
    ]


def _choose_square(scene: Scene) -> list[str]:
    view: View = scene.view
    start = view.pawns[view.turn or 0]
    reach = [MAZE.names[square] for square in sorted(MAZE.reach(view.tiles, start)) if square != start]
    here = MAZE.names[start]
    told: list[str] = []
    if view.pushed:
        told.append(scene.words("alt-junior-panel-pushed", slot=slot_word(scene.words, view.pushed)))
    if not reach:
        return [*told, scene.words("alt-junior-panel-stay-only", square=here)]
    return [*told, scene.words("alt-junior-panel-reach", square=here, squares=", ".join(reach))]


def _chosen(scene: Scene, draft: Draft) -> list[str]:
    view = scene.view
    if draft.to not in MAZE.names:
        return []
    told = [scene.words("alt-junior-panel-to", square=draft.to or "")]
    if view.target and square_of(view.target, view.tiles) == MAZE.names.index(draft.to):
        treasure = stage.treasure_word(scene, view.target, article=True)
        told.append(scene.words("alt-junior-panel-wins", treasure=treasure))
    return told
