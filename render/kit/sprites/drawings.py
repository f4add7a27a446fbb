"""Drawings in SVG files: a browser shows them, anybody can edit them.

Each `<g id="…">` below the root is one drawing in a box of 100 by 100; its `transform` only says where it
stands on the sheet. In a drawing every `<path>`, `<ellipse>`, `<rect>` or group of these is one area, and
`<use>` adds the mirror image of the area before it. Colours are variables, `var(--gold)`, of a `colours.css`.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from render.kit.pen import LINE, Drawing, Shape

_SVG = "{http://www.w3.org/2000/svg}"
_ROUND = {"ellipse": ("O", ("cx", "cy", "rx", "ry")), "rect": ("R", ("x", "y", "width", "height", "rx"))}


@cache
def drawings(file: Path, colour: Callable[[str], str] = str) -> dict[str, Drawing]:
    """Reads all drawings of a file by name, once; `colour` says what its colours are called here."""
    groups = ElementTree.parse(file).getroot().findall(f"{_SVG}g")
    return {group.attrib["id"]: tuple(_shapes(group, colour)) for group in groups}


def _shapes(group: Element, colour: Callable[[str], str]) -> list[Shape]:
    shapes: list[Shape] = []
    for element in group:
        if element.tag == f"{_SVG}use":
            shapes[-1] = shapes[-1]._replace(twin=True)
            continue
        inks = element.get("fill", "none"), element.get("stroke", "var(--ink)")
        fill, line = ("" if ink == "none" else colour(ink[len("var(--") : -1]) for ink in inks)
        shapes.append(Shape(_path(element), fill, line, float(element.get("stroke-width", LINE))))
    return shapes


def _path(element: Element) -> str:
    """Returns the pen's path of an area."""
    tag = element.tag.removeprefix(_SVG)
    if tag == "path":
        return element.attrib["d"]
    if tag == "g":
        return " ".join(map(_path, element))
    letter, names = _ROUND[tag]
    return " ".join([letter, *(element.attrib[name] for name in names)])
