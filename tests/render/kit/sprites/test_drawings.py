"""Drawings in SVG files, and all those of the repository."""

from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from render.kit import theme
from render.kit.pen import LINE, Shape, contours
from render.kit.sprites.drawings import drawings
from render.pasvu import theme as hotel
from tests import ROOT

FILES = sorted((ROOT / "render").rglob("*.svg"))
SHEET = """<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="var(--ink)" stroke-width="4">
  <g id="one" transform="translate(15 15)">{}</g>
</svg>"""
files = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def read(folder: Path, area: str) -> tuple[Shape, ...]:
    """Reads one drawing."""
    file = folder / "sheet.svg"
    file.write_text(SHEET.format(area))
    return drawings(file, str.upper)["one"]


@pytest.mark.parametrize(
    ("area", "shape"),
    [
        ('<path d="M1 2 L3 4"/>', Shape("M1 2 L3 4", "", "INK", LINE)),
        ('<path d="M1 2 L3 4" fill="var(--gold)" stroke="none"/>', Shape("M1 2 L3 4", "GOLD", "")),
        ('<ellipse cx="1" cy="2" rx="3" ry="4" stroke-width="2.5"/>', Shape("O 1 2 3 4", "", "INK", 2.5)),
        ('<rect x="1" y="2" width="3" height="4" rx="5"/>', Shape("R 1 2 3 4 5", "", "INK")),
        (
            '<g stroke="var(--red)"><path d="M1 2 L3 4"/><ellipse cx="1" cy="2" rx="3" ry="4"/></g>',
            Shape("M1 2 L3 4 O 1 2 3 4", "", "RED"),
        ),
        ('<path id="one-1" d="M1 2 L3 4"/><use href="#one-1"/>', Shape("M1 2 L3 4", "", "INK", LINE, True)),
    ],
)
def test_an_area_of_a_file_is_a_shape(tmp_path: Path, area: str, shape: Shape):
    assert read(tmp_path, area) == (shape,)


@pytest.mark.parametrize("area", ["<text>no</text>", '<circle cx="1" cy="2" r="3"/>', '<ellipse cx="1"/>'])
def test_what_the_pen_cannot_draw_is_refused(tmp_path: Path, area: str):
    with pytest.raises(KeyError):
        read(tmp_path, area)


@files
def test_every_drawing_has_areas_in_colours_of_its_palette(file: Path):
    known = hotel.COLOURS if "pasvu" in file.parts else theme.COLOURS
    for drawing in drawings(file).values():
        assert drawing and all(contours(shape.path) for shape in drawing)
        assert {colour for shape in drawing for colour in (shape.fill, shape.line) if colour} <= set(known)


@files
def test_a_browser_shows_what_is_drawn(file: Path):
    """The style sheet is there, and what is mirrored is the area before."""
    style = file.read_text(encoding="utf-8").split('href="')[1].split('"')[0]
    assert (file.parent / style).is_file()
    for group in ElementTree.parse(file).getroot():
        for before, after in pairwise(group):
            if after.tag.endswith("}use"):
                assert after.attrib == {
                    "href": f"#{before.attrib['id']}",
                    "transform": "matrix(-1 0 0 1 100 0)",
                }
