"""Les couloirs de Poudlard's face, and the pages of its rules, with pictures of games between stand-ins."""

from functools import cache

from msgspec.structs import replace

from cogs.games.poudlard.narration import PoudlardNarration
from cogs.games.poudlard.panel import PoudlardPanel, hand_drawing
from cogs.panels import drawings as drawn
from cogs.panels.drawings import RulePage, RulePages, board_drawing, panel_drawing, rule_pages
from cogs.panels.face import Face
from engine.poudlard import Poudlard
from engine.poudlard.events import Event
from engine.poudlard.layout import DECK, ZONE_CARDS
from engine.poudlard.model import Action, Card, State, View
from locales import Words
from render.poudlard import PICTURES, Draft, Scene, samples

GAME = Poudlard()
SAMPLE_SEATS = 3
EXPLAINED = frozenset({("year", "expert"), ("swap", "near")})  # on the page about options
# The thirteen cards, by what they change.
CARD_PAGES: dict[str, tuple[Card, ...]] = {
    "corridors": ("password", "cancelled", "friday", "peeves"),
    "people": ("lost", "swap", "norris", "homework", "asleep"),
    "zones": tuple(ZONE_CARDS),
}


def rules(words: Words) -> RulePages:
    """The aim, changes, the movement, events; the thirteen cards; the end and the options."""
    drawings = [
        board_drawing(PICTURES, sample("board", words)),
        panel_drawing(PICTURES, sample("change", words), Draft()),
        panel_drawing(PICTURES, sample("move", words), Draft()),
        hand_drawing(sample("hand", words)),
        board_drawing(PICTURES, sample("end", words)),
    ]
    pages = rule_pages(GAME.key, drawings, words)
    cards = [card_page(which, words) for which in CARD_PAGES]
    change = panel_drawing(PICTURES, sample("change", words), Draft())
    options = RulePage(words("rules-poudlard-options"), change, EXPLAINED)
    return [*pages[:-1], *cards, pages[-1], options]


def card_page(which: str, words: Words) -> RulePage:
    """P14 to P23: some of the event cards, each with how many there are and what it does."""
    cards = CARD_PAGES[which]
    told = [
        words(
            "rules-poudlard-card",
            title=words(f"poudlard-card-{card}"),
            copies=DECK[card],
            does=words(f"poudlard-card-{card}-about"),
        )
        for card in cards
    ]
    text = [words(f"rules-poudlard-{which}"), *told, words(f"rules-poudlard-{which}-house")]
    scene = sample("board", words)
    # On nobody's turn no card is crossed out.
    shown = replace(scene, view=replace(scene.view, hand=cards, turn=None))
    return RulePage("\n".join(text), hand_drawing(shown))


def sample(wanted: str, words: Words) -> Scene:
    """A position of a sample game as the player on turn sees it."""
    state = sample_state(wanted)
    return drawn.scene_of(drawn.sample_viewer(GAME, state, state.turn, words))


@cache
def sample_state(wanted: str) -> State:
    """A position of a game between stand-ins for a page of the rules, always the same."""

    def is_it(view: View) -> bool:
        match wanted:
            case "board":
                return view.round == 3 and view.phase == "roll"
            case "change":
                return view.round == 2 and view.phase == "change" and view.left > 1
            case "move":
                return view.round == 4 and view.phase == "move" and len(view.stops) > 5
            case "hand":
                return view.phase == "roll" and len(view.hand) == 4
            case _:
                return view.turn is None

    return samples.position(SAMPLE_SEATS, is_it)


FACE: Face[View, Action, Event, Draft] = Face(
    game=GAME,
    example="roll",
    pictures=PICTURES,
    narration=PoudlardNarration(),
    panel=PoudlardPanel(),
    rules=rules,
    starts={"roll": "poudlard-button-roll"},
    looks={"hand": "poudlard-button-hand"},
)
