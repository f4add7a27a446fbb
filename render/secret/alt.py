"""Le labyrinthe secret: alt texts, for people who hear the picture instead of seeing it."""

from engine.core import Seat
from engine.secret.layout import CENTRE, CORRIDORS, RINGS
from engine.secret.model import Change
from render.kit import ending
from render.kit.prose import bots, cut
from render.secret.last_turn import changes_due
from render.secret.panel import free, reachable
from render.secret.scene import Draft, Scene, colour_word, duellists, is_target_won, treasure_word


def alt_text(scene: Scene) -> str:
    """Tells the whole position in a few sentences."""
    view = scene.view
    sentences = [
        scene.words("alt-secret-board"),
        *ending.sentences(view.outcome, scene.name, scene.words),
        *_turn(scene),
        *_goal(scene),
        *(_pawn(scene, seat) for seat in range(len(view.pawns))),
        *bots(scene),
        *duel_told(scene),
        *_bag(scene),
        *_last(scene),
    ]
    return cut(" ".join(sentences))


def panel_alt(scene: Scene, draft: Draft) -> str:
    """Tells what the player can choose from, and what they have chosen."""
    match scene.view.phase:
        case "change":
            sentences = [*_choose_part(scene, draft), *_goal(scene), *_here(scene)]
        case "move":
            sentences = [*_choose_place(scene), *_chosen_place(scene, draft), *_goal(scene)]
        case "place":
            sentences = [*_choose_free(scene), *_chosen_place(scene, draft), *_goal(scene)]
        case "challenge":
            sentences = _choose_rival(scene, draft)
        case _:
            sentences = [*duel_told(scene), *_own_signs(scene, draft)]
    return cut(" ".join(sentences))


def change_word(scene: Scene, change: Change) -> str:
    """Returns a change in words: "the centre F by 3"."""
    return scene.words(f"alt-secret-part-{change.part.lower()}", by=change.by)


def _turn(scene: Scene) -> list[str]:
    view = scene.view
    if view.turn is None:
        return []
    # In a duel it is not the player on turn who puts down a pawn, but the winner.
    name = ", ".join(map(scene.name, view.to_act)) or scene.name(view.turn)
    if view.phase == "change":
        return [scene.words("alt-secret-turn-change", name=name, left=view.changes_left)]
    return [scene.words(f"alt-secret-turn-{view.phase}", name=name)]


def _goal(scene: Scene) -> list[str]:
    view = scene.view
    if view.outcome:
        return []
    if is_target_won(view):
        return [scene.words("alt-secret-won")]
    if not view.target or view.target_place is None:
        return [scene.words("alt-secret-nothing")]
    treasure = treasure_word(scene, view.target, article=True)
    return [scene.words("alt-sought-at", treasure=treasure, square=RINGS.names[view.target_place])]


def _pawn(scene: Scene, seat: Seat) -> str:
    view = scene.view
    place, count = view.pawns[seat], view.counts[seat]
    name, colour = scene.name(seat), colour_word(scene, seat)
    if place is None:
        return scene.words("alt-secret-left", number=seat + 1, name=name)
    facts = {"number": seat + 1, "name": name, "colour": colour, "place": RINGS.names[place]}
    if count is None:
        return scene.words("alt-secret-pawn-hidden", **facts)
    return scene.words("alt-secret-pawn", count=count, **facts)


def _bag(scene: Scene) -> list[str]:
    view, told = scene.view, list[str]()
    if view.outcome:
        return told
    if view.bag is not None:
        told.append(scene.words("alt-secret-bag", count=view.bag, goal=view.goal))
    if view.patience is not None and view.patience <= 2 * len(view.pawns):
        told.append(scene.words("alt-secret-patience", turns=view.patience))
    return told


def _last(scene: Scene) -> list[str]:
    """Tells the changes and the move of the last turn, or of this turn so far."""
    view, told = scene.view, list[str]()
    if view.mover is None:
        return told
    name = scene.doer(view.mover)
    if view.changes:
        changes = ", ".join(change_word(scene, change) for change in view.changes)
        told.append(scene.words("alt-secret-changes", name=name, changes=changes))
    if len(view.trail) > 1:
        start, end = RINGS.names[view.trail[0]], RINGS.names[view.trail[-1]]
        told.append(scene.words("alt-secret-moved", name=name, start=start, end=end))
    return told


def duel_told(scene: Scene) -> list[str]:
    """Tells who duels for what, what they have shown, and who has still to choose."""
    words, duel = scene.words, scene.view.duel
    if duel is None:
        return []
    names = {"one": scene.name(duel.challenger), "other": scene.name(duel.challenged)}
    if duel.prize == "target":
        told = [words("alt-secret-duel-target", **names)]
    else:
        told = [words("alt-secret-duel", count=duel.stake, **names)]
    if duel.shown:
        pairs = [
            f"{words(f'picture-secret-sign-{a}')} – {words(f'picture-secret-sign-{b}')}"
            for a, b in duel.shown
        ]
        told.append(words("alt-secret-shown", pairs=", ".join(pairs)))
    if duel.winner is not None and duel.loser is not None:
        told.append(words("alt-secret-decided", winner=scene.name(duel.winner), loser=scene.name(duel.loser)))
    elif duel.waiting:
        told.append(words("alt-secret-waiting", names=", ".join(scene.name(s) for s in duel.waiting)))
    return told


def _here(scene: Scene) -> list[str]:
    view = scene.view
    seat = view.seat if view.seat is not None else view.turn
    place = None if seat is None else view.pawns[seat]
    return [] if place is None else [scene.words("alt-secret-here", place=RINGS.names[place])]


def _choose_part(scene: Scene, draft: Draft) -> list[str]:
    view, words = scene.view, scene.words
    told = [words("alt-secret-panel-change", number=3 - view.changes_left)]
    told += [words(f"alt-secret-may-{part.lower()}") for part in changes_due(view)]
    if view.is_centre_turned:
        told.append(words("alt-secret-centre-turned"))
    if draft.part in CORRIDORS:
        told.append(words("alt-secret-chosen", what=change_word(scene, Change(draft.part, 1))))
    elif draft.part == CENTRE and draft.by:
        told.append(words("alt-secret-chosen", what=change_word(scene, Change(CENTRE, draft.by))))
    return told


def _choose_place(scene: Scene) -> list[str]:
    here, *others = (RINGS.names[place] for place in reachable(scene.view))
    if not others:
        return [scene.words("alt-secret-stay-only", place=here)]
    return [scene.words("alt-secret-reach", place=here, places=", ".join(others))]


def _choose_free(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    loser = view.duel.loser if view.duel else None
    taken = [RINGS.names[place] for place in range(RINGS.size) if place not in free(view)]
    name = scene.name(loser) if loser is not None else ""
    return [words("alt-secret-panel-place", name=name, places=", ".join(taken))]


def _chosen_place(scene: Scene, draft: Draft) -> list[str]:
    view, place = scene.view, RINGS.place(draft.to or "")
    if place is None:
        return []
    told = [scene.words("alt-secret-chosen", what=draft.to or "")]
    if view.phase == "move" and view.target and place == view.target_place:
        treasure = treasure_word(scene, view.target, article=True)
        told.append(scene.words("alt-secret-on-target", treasure=treasure))
    return told


def _choose_rival(scene: Scene, draft: Draft) -> list[str]:
    view, words = scene.view, scene.words
    names = ", ".join(scene.name(seat) for seat in view.rivals)
    told = [words("alt-secret-must" if view.must_duel else "alt-secret-may", names=names)]
    if draft.rival in view.rivals:
        told.append(words("alt-secret-chosen", what=scene.name(draft.rival)))
    if draft.stake:
        told.append(words("alt-secret-chosen", what=words(f"picture-secret-stake-{draft.stake}")))
    return told


def _own_signs(scene: Scene, draft: Draft) -> list[str]:
    view, words = scene.view, scene.words
    if view.duel is None or view.seat not in duellists(view):
        return []
    signs = view.duel.mine or draft.signs
    if not signs:
        return [words("alt-secret-no-signs")]
    named = ", ".join(words(f"picture-secret-sign-{sign}") for sign in signs)
    return [words("alt-secret-signs", signs=named)]
