"""Les couloirs de Poudlard: pieces drawn before the first game."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.mazes.sliding import rotations
from engine.poudlard import layout
from locales import LANGUAGES, Words, words
from render.kit.pawns import Pawn
from render.kit.tiles import LIGHTS
from render.poudlard import column, theme, zones
from render.poudlard.scene import card_word, zone_word
from render.poudlard.squares import ground, token_look
from render.poudlard.tokens import TokenLook, patch
from render.poudlard.zones import ZoneLook


def warm_pieces() -> Iterator[None]:
    """Draws the grounds, every token in every light and turn, hats, zones, cards, timetables."""
    ground(theme.PANEL_HEIGHT)
    yield from _warm_timetables()
    for language in LANGUAGES:
        speak = words(language)
        yield from _warm_tokens(speak)
        yield from _warm_zones(speak)
        for card in layout.CARDS:
            yield
            column.event(card_word(speak, card), card)


def _warm_tokens(speak: Words) -> Iterator[None]:
    ways = {way for token in layout.printed_tokens() for way in rotations(token)}
    for token in {0, *ways}:
        yield
        look = token_look(speak, token)
        for light in LIGHTS:
            patch(replace(look, light=light))
        if look.room or look.star:
            _warm_crowds(look)
    for colour in range(len(layout.HATS)):
        for crowd in range(1, len(theme.HAT_SIZES) + 1):
            yield
            pawns = (Pawn(colour, colour + 1, is_active=True),) * crowd
            patch(replace(token_look(speak, layout.printed_tokens()[-1]), pawns=pawns))


def _warm_crowds(look: TokenLook) -> None:
    """Draws signs that make room for hats."""
    for is_sought in (False, True) if look.room else (False,):
        for crowd in range(3):
            patch(replace(look, is_sought=is_sought, pawns=(Pawn(0, 1),) * crowd))


def _warm_timetables() -> Iterator[None]:
    for colour in range(len(layout.HATS)):
        for table in range(len(layout.TIMETABLES)):
            yield
            for attended in range(layout.LESSONS + 1):
                column.timetables([column.Row(Pawn(colour, colour + 1), table, attended)])


def _warm_zones(speak: Words) -> Iterator[None]:
    for place, name in enumerate(layout.ZONES, layout.FIRST_ZONE):
        yield
        for light in LIGHTS:
            zones.patch(ZoneLook(zone=name, label=zone_word(speak, place), light=light))
