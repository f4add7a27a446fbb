"""Pas vu pas pris's face, and the pages of its rules, each with a picture of a game between stand-ins."""

from collections.abc import Sequence

from msgspec.structs import replace

import render.pasvu as pictures
import render.pasvu.daily as daily
from cogs.games.pasvu.narration import PasvuNarration
from cogs.games.pasvu.panel import PasvuPanel
from cogs.panels import drawings as drawn
from cogs.panels.drawings import RulePage, RulePages, board_drawing, panel_drawing, rule_pages
from cogs.panels.face import Face
from cogs.ui.pages import Drawing
from engine.core import Seat
from engine.pasvu import PasVu
from engine.pasvu.events import Event
from engine.pasvu.model import MIDNIGHT, Action, Card, State, View
from locales import Words
from render.pasvu import PICTURES, Draft
from render.pasvu.samples import played
from render.pasvu.scene import LASTING

# A game that is a round or two old: quickly played, and with ghosts all over the hall.
SEATS = 3
MIDNIGHT_CHOSEN = frozenset({("midnight", "midnight")})
AT_ONCE: tuple[Card, ...] = tuple(card for card in MIDNIGHT if card not in LASTING)


def rules(words: Words) -> RulePages:
    """The aim, furniture, ghosts, the keyhole, the end; fusion; midnight and its cards; the signs."""
    look = sample(played(SEATS, 5), words)
    drawings = [
        board_drawing(PICTURES, sample(played(SEATS, 8), words)),
        preview(played(SEATS, 5), pictures.FurnitureDraft(), words),
        preview(played(SEATS, 5, phase="plan"), pictures.PlanDraft(ghost="S1"), words),
        Drawing(lambda: pictures.keyhole(look), pictures.keyhole_alt(look), "keyhole.png"),
        preview(played(SEATS, 8), pictures.SideDraft(), words),
        board_drawing(PICTURES, sample(played(SEATS, 12), words)),
    ]
    *pages, signs = rule_pages("pasvu", drawings, words)
    return [*pages, fusion_page(words), *midnight_pages(words), hall_page(words), signs]


def fusion_page(words: Words) -> RulePage:
    """V25: how ghosts merge."""
    drawing = board_drawing(PICTURES, sample(played(SEATS, 8, fusion="fusion"), words))
    return RulePage(words("rules-pasvu-fusion"), drawing, frozenset({("fusion", "fusion")}))


def hall_page(words: Words) -> RulePage:
    """V39–V42: the hall of the day."""
    cards = {card: words(f"midnight-{card}") for card in ("shelter", "perch")}
    return RulePage(words("rules-pasvu-hall", **cards), board_drawing(daily.PICTURES, daily.sample(words)))


def midnight_pages(words: Words) -> RulePages:
    """V26–V37: when midnight strikes, and its cards."""
    drawing = Drawing(
        lambda: pictures.card("crystal", words), pictures.card_alt("crystal", words), "card.png"
    )
    when = RulePage(words("rules-pasvu-midnight"), drawing, MIDNIGHT_CHOSEN)
    return [when, card_page("lasting", LASTING, words), card_page("once", AT_ONCE, words)]


def card_page(which: str, cards: Sequence[Card], words: Words) -> RulePage:
    """V26–V37: some of the midnight cards, each with what it does."""
    told = [
        words("rules-pasvu-card", title=words(f"midnight-{c}"), does=words(f"rules-pasvu-card-{c}"))
        for c in cards
    ]
    titles = words("alt-pasvu-break").join(words(f"midnight-{card}") for card in cards)
    drawing = Drawing(
        lambda: pictures.cards(cards, words), words("alt-pasvu-cards", titles=titles), "cards.png"
    )
    return RulePage("\n".join([words(f"rules-pasvu-{which}"), *told]), drawing, MIDNIGHT_CHOSEN)


def sample(state: State, words: Words, seat: Seat | None = None) -> pictures.Scene:
    """A position as a player would see it, with neutral names."""
    scene = drawn.scene_of(drawn.sample_viewer(PasVu(), state, seat, words))
    return replace(scene, names=tuple(name.capitalize() for name in scene.names))


def preview(state: State, draft: pictures.Draft, words: Words) -> Drawing:
    """A private preview, of the player on turn."""
    seat = 1 if state.phase == "plan" else state.turn
    return panel_drawing(PICTURES, sample(state, words, seat), draft)


FACE: Face[View, Action, Event, Draft] = Face(
    game=PasVu(),
    example="plan",
    pictures=PICTURES,
    narration=PasvuNarration(),
    panel=PasvuPanel(),
    rules=rules,
)
