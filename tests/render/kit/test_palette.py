"""One palette for all pictures, and small files."""

import io

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.junior.layout import MAZE
from locales import LANGUAGES, words
from render.junior import PICTURES
from render.junior.samples import drafts, played, scene
from render.kit import palette, sprites
from render.kit.layers import lay, layered
from render.kit.theme import COLOURS, SEATS, Rgb, rgb, words_on
from render.pasvu import theme as hotel

board, lobby_card, panel = PICTURES.board, PICTURES.lobby_card, PICTURES.panel

KIB = 1024


def test_the_palette_has_at_most_255_colours():
    assert len(palette.colours()) <= palette.LIMIT


@pytest.mark.parametrize("name", COLOURS)
def test_every_colour_of_the_theme_is_met_exactly(name: str):
    pixel = palette.to_palette(Image.new("RGB", (2, 2), rgb(name))).convert("RGB").getpixel((0, 0))
    assert pixel == rgb(name)


def contrast(one: Rgb, other: Rgb) -> float:
    """WCAG 2: returns the contrast of two colours."""
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: Rgb) -> float:
    shares = (channel / 255 for channel in colour)
    parts = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


SEATS_WORDS = [
    *((words_on(f"text-{seat}"), f"text-{seat}") for seat in range(SEATS)),
    *(("ink", f"pale-{seat}") for seat in range(SEATS)),
]
NOTES = [("muted", ground) for ground in ("paper", "panel", "lit", "white", "tab-idle", "pale-1", "pale-2")]


@pytest.mark.parametrize(("words", "ground"), [*SEATS_WORDS, *NOTES])
def test_words_stand_out_from_their_ground(words: str, ground: str):
    assert contrast(rgb(words), rgb(ground)) >= 4.5


@pytest.mark.parametrize(
    ("words", "ground"),
    [
        *(("carpet-mark", carpet) for carpet in ("carpet", "carpet-dark")),
        *(("cream", f"deep-{seat}") for seat in range(4)),
        ("butter", "door"),
        ("muted", "paper"),
        *(("ink", "yes"), ("ink", "butter"), ("white", "no")),
    ],
)
def test_words_stand_out_in_the_hotel(words: str, ground: str):
    assert contrast(hotel.rgb(words), hotel.rgb(ground)) >= 4.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_stay_below_150_kib(language: str):
    state, say = played(4, 7), words(language)
    crowded = replace(state, pawns=(MAZE.names.index("C3"),) * 4)
    files = [lobby_card(say), board(scene(state, say)), board(scene(crowded, say))]
    files += [panel(scene(state, say, state.turn), draft) for draft in drafts(state)]
    assert max(map(len, files)) <= 150 * KIB


def test_all_pictures_share_one_palette():
    state = played(4, 7)
    files = board(scene(state, words("en"))), panel(scene(state, words("en")), drafts(state)[2])
    one, two = (Image.open(io.BytesIO(file)).getpalette() for file in files)
    assert one == two


def test_a_sticker_laid_on_the_palette_looks_as_in_true_colour():
    ground = Image.new("RGBA", (90, 90), (*rgb("floor"), 255))
    sticker = sprites.pawn(0, 1, 60)
    laid = palette.to_palette(ground)
    lay(laid, layered(sticker), 45, 45)
    ground.alpha_composite(sticker, (45 - sticker.width // 2, 45 - sticker.height // 2))
    pairs = zip(laid.convert("RGB").tobytes(), ground.convert("RGB").tobytes(), strict=True)
    assert sum(abs(a - b) for a, b in pairs) / (90 * 90 * 3) < 3


def test_what_is_kept_is_never_drawn_upon():
    state = played(4, 7)
    first = board(scene(state, words("en")))
    for turns in range(8, 14):
        board(scene(played(4, turns), words("fr")))
    assert board(scene(state, words("en"))) == first
