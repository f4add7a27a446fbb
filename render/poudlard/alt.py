"""Les couloirs de Poudlard: alt texts, for people who hear the pictures instead of seeing them."""

from collections.abc import Iterable

from engine.core import Seat
from engine.mazes.sliding import sides_of
from engine.poudlard import layout
from engine.poudlard.layout import SQUARES, class_of
from engine.poudlard.model import Card, Square, Token
from locales import Words
from render.kit import ending
from render.kit.prose import ALT_LIMIT, bots, in_one_bracket
from render.poudlard import scene as stage
from render.poudlard.scene import Draft, Scene


def alt_text(scene: Scene) -> str:
    """Tells the whole position in a few sentences."""
    view = scene.view
    down = sum(not token or layout.is_down(token) for token in view.tokens)
    sentences = [
        scene.words("alt-poudlard-board"),
        *ending.sentences(view.outcome, lambda seat: stage.name_of(scene, seat), scene.words),
        *_turn(scene),
        *(_pawn(scene, seat) for seat in range(len(view.pawns))),
        *bots(scene),
        *_rooms(scene),
        *_stars(scene),
        *_played(scene),
        *_listed(scene, "alt-poudlard-changed", view.touched),
        scene.words("alt-poudlard-face-down", count=down),
        scene.words("alt-poudlard-stock", count=view.stock_size, round=view.round),
    ]
    return cut(sentences)


def panel_alt(scene: Scene, draft: Draft) -> str:
    """Tells what the panel shows: what is due, what can be chosen, what is chosen."""
    view = scene.view
    if view.turn is None:
        return alt_text(scene)
    if draft.card:
        told = _card_aim(scene, draft, draft.card)
    elif view.phase == "lay":
        told = _lay(scene)
    elif view.phase in ("change", "password", "friday"):
        told = _changes(scene, draft)
    elif view.phase == "move":
        told = _moves(scene, draft)
    else:
        told = [scene.words(f"alt-poudlard-panel-{view.phase}")]
    return cut([*told, *_goal(scene, view.turn), *_rooms(scene)])


def hand_alt(scene: Scene) -> str:
    """Tells the viewer's own cards and their effects."""
    view, words = scene.view, scene.words
    if not view.hand:
        return words("picture-poudlard-no-cards")
    is_acting = view.turn is not None and view.turn == view.seat
    told = [words("alt-poudlard-hand", count=len(view.hand))]
    for place, card in enumerate(view.hand):
        key = "alt-poudlard-card-barred" if is_acting and card not in view.playable else "alt-poudlard-card"
        does = words(f"poudlard-card-{card}-about")
        told.append(words(key, number=place + 1, title=stage.card_word(words, card), does=does))
    return cut(told)


def cut(sentences: Iterable[str]) -> str:
    """Joins sentences and cuts them to what Discord takes, after a whole sentence."""
    text = ""
    for sentence in map(in_one_bracket, sentences):
        longer = f"{text} {sentence}".strip()
        if len(longer) > ALT_LIMIT:
            return text if len(text) == ALT_LIMIT else text[: ALT_LIMIT - 1] + "…"
        text = longer
    return text


def token_word(words: Words, token: Token) -> str:
    """Returns a token that lies face up in words: what it is, and its open sides."""
    ways = ", ".join(words(f"alt-side-{side}") for side in sides_of(layout.sides(token)))
    room = class_of(token)
    what = stage.room_word(words, room) if room else words(f"alt-poudlard-{layout.shape_of(token)}")
    star = words("alt-poudlard-with-star") if token & layout.STAR else ""
    return words("alt-poudlard-token", what=what, sides=ways, star=star)


def _turn(scene: Scene) -> list[str]:
    view = scene.view
    if view.turn is None:
        return []
    facts = {"name": stage.name_of(scene, view.turn), "die": view.die, "left": view.left}
    return [scene.words(f"alt-poudlard-turn-{view.phase}", **facts)]


def _pawn(scene: Scene, seat: Seat) -> str:
    view, words = scene.view, scene.words
    room = stage.sought(view, seat)
    facts = {
        "number": seat + 1,
        "name": stage.name_of(scene, seat),
        "colour": stage.colour_word(scene, seat),
        "at": stage.at_word(words, view.pawns[seat]),
        "count": view.progress[seat],
        "all": layout.LESSONS,
        "home": stage.zone_word(words, stage.home(view, seat)),
        "cards": view.hand_sizes[seat],
        "next": _next(scene, seat),
    }
    told = words("alt-poudlard-pawn" if room else "alt-poudlard-pawn-home", **facts)
    return told + (" " + words("alt-poudlard-losing") if view.losing[seat] else "")


def _next(scene: Scene, seat: Seat) -> str:
    """The class that a seat attends next; a cancelled one says so."""
    room, words = stage.sought(scene.view, seat), scene.words
    if room is None:
        return ""
    name, place = stage.room_word(words, room), stage.goal_of(scene.view, seat)
    return words("alt-poudlard-next-closed", room=name) if place in stage.closed(scene.view) else name


def _rooms(scene: Scene) -> list[str]:
    """Tells the classrooms that have been found."""
    view, words = scene.view, scene.words
    shut = stage.closed(view)
    found = [
        words("alt-poudlard-room-closed" if square in shut else "alt-poudlard-room", room=name, square=at)
        for square, token in enumerate(view.tokens)
        if class_of(token)
        for name, at in [(stage.room_word(words, class_of(token)), SQUARES[square])]
    ]
    return [words("alt-poudlard-rooms", rooms=", ".join(found))] if found else []


def _stars(scene: Scene) -> list[str]:
    stars = tuple(at for at, token in enumerate(scene.view.tokens) if layout.has_star(token))
    return _listed(scene, "alt-poudlard-stars", stars)


def _listed(scene: Scene, key: str, squares: tuple[Square, ...]) -> list[str]:
    return [scene.words(key, squares=", ".join(SQUARES[square] for square in squares))] if squares else []


def _played(scene: Scene) -> list[str]:
    played = scene.view.played
    if not played:
        return []
    title = stage.card_word(scene.words, played.card)
    return [scene.words("alt-poudlard-played", card=title, name=stage.name_of(scene, played.seat))]


def _goal(scene: Scene, seat: Seat) -> list[str]:
    view, words = scene.view, scene.words
    room, place = stage.sought(view, seat), stage.goal_of(view, seat)
    if room is None:
        return [words("alt-poudlard-goal-home", zone=stage.zone_word(words, stage.home(view, seat)))]
    name = stage.room_word(words, room)
    if place is None:
        return [words("alt-poudlard-goal-hidden", room=name)]
    key = "alt-poudlard-goal-closed" if place in stage.closed(view) else "alt-poudlard-goal"
    return [words(key, room=name, square=layout.PLACES[place])]


def _changes(scene: Scene, draft: Draft) -> list[str]:
    view, words = scene.view, scene.words
    able = stage.changeable(view)
    down = tuple(square for square in able if not view.tokens[square])
    up = tuple(square for square in able if view.tokens[square])
    told = [words(f"alt-poudlard-panel-{view.phase}", left=view.left)]
    square = stage.picked(view, draft)
    if square is not None:
        token = view.tokens[square]
        what = token_word(words, token) if token else words("alt-poudlard-back")
        told.append(words("alt-poudlard-picked", square=SQUARES[square], token=what))
    if view.phase == "friday":
        return [*told, *_listed(scene, "alt-poudlard-can-choose", up)]
    return [
        *told,
        *_listed(scene, "alt-poudlard-can-flip", down),
        *_listed(scene, "alt-poudlard-can-pivot", up),
    ]


def _lay(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    square = SQUARES[view.lifted or 0]
    if not view.lifted_token:
        return [words("alt-poudlard-panel-lay-hidden", square=square)]
    return [words("alt-poudlard-panel-lay", square=square, token=token_word(words, view.lifted_token))]


def _moves(scene: Scene, draft: Draft) -> list[str]:
    view, words = scene.view, scene.words
    here = stage.at_word(words, view.stops[0].place)
    places = [
        words("alt-poudlard-stop-star", place=name) if stop.has_star else name
        for stop in view.stops[1:]
        for name in [stage.place_word(words, stop.place)]
    ]
    if not places:
        told = [words("alt-poudlard-panel-stay", at=here)]
    else:
        told = [words("alt-poudlard-panel-move", at=here, places=", ".join(places))]
    steps = stage.way(view, draft)
    if steps:
        path = ", ".join(stage.place_word(words, place) for place in steps)
        key = "alt-poudlard-way-star" if draft.star else "alt-poudlard-way"
        told.append(words(key, place=stage.place_word(words, layout.place_named(draft.to) or 0), path=path))
    return told


def _card_aim(scene: Scene, draft: Draft, card: Card) -> list[str]:
    view, words = scene.view, scene.words
    told = [
        words("alt-poudlard-panel-card", card=stage.card_word(words, card)),
        words(f"poudlard-card-{card}-about"),
    ]
    squares, seats = stage.aims(view, card)
    if squares or draft.squares:
        chosen = tuple(square for square in map(layout.square_named, draft.squares) if square is not None)
        told += _listed(scene, "alt-poudlard-chosen", chosen)
        if squares and card != "peeves":  # which can be played on any token
            told += _listed(scene, "alt-poudlard-can-choose", stage.target_squares(view, card))
    if seats:
        told += _players(scene, "alt-poudlard-chosen-players", draft.seats)
        told += _players(scene, "alt-poudlard-can-choose-players", stage.target_seats(view, card))
    return told


def _players(scene: Scene, key: str, seats: tuple[Seat, ...]) -> list[str]:
    return [scene.words(key, names=", ".join(stage.name_of(scene, seat) for seat in seats))] if seats else []
