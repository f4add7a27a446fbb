"""Draws faces by their nearness: Pillow fills the pixels of a face, and the nearest face keeps them."""

from math import ceil, floor
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from render.pasvu.hall.camera import NEAREST, Camera, cut
from render.pasvu.hall.mesh import Floats, Mesh
from render.pasvu.theme import rgb

NOBODY = 0  # no face
Faces: TypeAlias = NDArray[np.uint16]  # their numbers
Box: TypeAlias = tuple[int, int, int, int]  # left, top, right, bottom


class Mirror(NamedTuple):
    """A plane that reflects what is in front of it."""

    point: Floats
    normal: Floats

    def before(self, points: Floats) -> Floats:
        """Returns how far points lie in front of the plane."""
        return (points - self.point) @ self.normal

    def image(self, points: Floats) -> Floats:
        """Returns the mirror images of points."""
        return points - 2 * self.before(points)[..., None] * self.normal

    def reflected(self, polygon: Floats) -> Floats:
        """Returns the image of the part of a polygon in front of the plane; it may be empty."""
        polygon = cut(polygon, self.before(polygon))
        return self.image(polygon) if len(polygon) else polygon


def around(one: Box | None, other: Box) -> Box:
    """Returns the box around two boxes."""
    if one is None:
        return other
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def _near(at: float) -> int:
    """Returns the nearest whole number that Pillow can still draw to."""
    return min(max(round(at), -(1 << 20)), 1 << 20)


class Buffer:
    """A part of a picture: for each pixel the number of the nearest face (from 1) and its nearness."""

    def __init__(self, window: Box, farthest: float = 0.0) -> None:
        self.left, self.top, self.right, self.bottom = window
        shape = (self.bottom - self.top, self.right - self.left)
        self.near = np.full(shape, farthest, np.float32)
        self.faces: Faces = np.zeros(shape, np.uint16)
        self.drawn: Box | None = None  # the box around all faces so far, counted from this part's corner
        self._x = np.arange(self.left, self.right, dtype=np.float32) + np.float32(0.5)
        self._y = np.arange(self.top, self.bottom, dtype=np.float32) + np.float32(0.5)

    def box(self, points: Floats) -> Box | None:
        """Returns the box around some points, counted from this part's corner; None if it is outside."""
        across, along = points.T.tolist()  # few points: plain numbers are quicker than arrays
        left, top = max(floor(min(across)), self.left), max(floor(min(along)), self.top)
        right, bottom = min(ceil(max(across)) + 1, self.right), min(ceil(max(along)) + 1, self.bottom)
        if left >= right or top >= bottom:
            return None
        return left - self.left, top - self.top, right - self.left, bottom - self.top

    def nearness(self, box: Box, plane: tuple[float, float, float]) -> NDArray[np.float32]:
        """Returns a plane's nearness at the pixels of a box."""
        a, b, c = plane
        left, top, right, bottom = box
        row = self._x[left:right] * np.float32(a)
        column = self._y[top:bottom] * np.float32(b) + np.float32(c)
        return np.add(row[None, :], column[:, None], dtype=np.float32)

    def fill(self, points: Floats, plane: tuple[float, float, float], face: int) -> None:
        """Draws a flat polygon; it takes the pixels where it is the nearest so far."""
        box = self.box(points)
        if box is None:
            return
        left, top, right, bottom = box
        size = (right - left, bottom - top)
        x, y = self.left + left + 0.5, self.top + top + 0.5
        outline = [(_near(px - x), _near(py - y)) for px, py in points.tolist()]
        won = np.zeros(size[::-1], np.bool_)
        mask = Image.frombuffer("L", size, won, "raw", "L", 0, 1)  # Pillow draws in this memory itself
        mask.readonly = 0
        ImageDraw.Draw(mask).polygon(outline, fill=1)
        near = self.nearness(box, plane)
        held = self.near[top:bottom, left:right]
        self.drawn = around(self.drawn, box)
        won &= near > held
        np.copyto(held, near, where=won)
        np.copyto(self.faces[top:bottom, left:right], face, where=won)


def draw_mesh(buffer: Buffer, camera: Camera, mesh: Mesh, mirror: Mirror | None = None) -> None:
    """Draws all faces that look towards the eye, or towards its image in a mirror."""
    eye = camera if mirror is None else camera._replace(eye=mirror.image(camera.eye))
    towards = eye.faces(mesh.corners, mesh.normals) > 0
    if not camera.is_parallel:
        towards |= _around(eye, mesh)
    corners = mesh.corners[towards]
    every = camera.seen(corners if mirror is None else mirror.image(corners))
    is_whole = np.ones(len(corners), np.bool_) if camera.is_parallel else every[..., 2].min(axis=1) >= NEAREST
    if mirror is not None:
        is_whole &= mirror.before(corners).min(axis=1, initial=0.0) >= 0
    for face, seen, whole in zip(np.nonzero(towards)[0].tolist(), every, is_whole.tolist(), strict=True):
        if not whole:
            polygon = mesh.corners[face] if mirror is None else mirror.reflected(mesh.corners[face])
            seen = camera.ahead(polygon) if len(polygon) else polygon
        plane = camera.plane(seen) if len(seen) else None
        if plane:
            buffer.fill(camera.placed(seen), plane, face + 1)


def _around(eye: Camera, mesh: Mesh) -> NDArray[np.bool_]:
    """Returns the faces of boxes that contain or touch the eye: from within, they hide everything."""
    behind = eye.faces(mesh.corners, mesh.normals) <= 1e-9
    boxes = [box for box in np.unique(mesh.boxes).tolist() if behind[mesh.boxes == box].all()]
    return np.isin(mesh.boxes, boxes)


def shaded(mesh: Mesh, light: Floats, least: float) -> NDArray[np.uint8]:
    """Returns the colour of each face in a light, preceded by the colour of no face."""
    bright = np.clip(mesh.normals @ light, 0, 1) * (1 - least) + least
    # A small difference between the axes separates faces that the light would shade alike.
    bright += mesh.normals[:, 0] * 0.03
    if mesh.glass >= 0:
        bright[mesh.glass] = 1.0
    colours = np.clip(mesh.colours * bright[:, None], 0, 255)
    return np.concatenate([np.zeros((1, 3)), colours]).astype(np.uint8)


def edges(faces: Faces, mesh: Mesh) -> NDArray[np.bool_]:
    """Returns the pixels where one face ends and another begins."""
    groups = np.concatenate([[-1], mesh.groups]).astype(np.int16)[faces]
    line = np.zeros(groups.shape, np.bool_)
    differs = np.not_equal(groups[:, 1:], groups[:, :-1], out=line[:, 1:]).copy()
    line[:, :-1] |= differs
    differs = groups[1:] != groups[:-1]
    line[1:] |= differs
    line[:-1] |= differs
    return line


def painted(buffer: Buffer, mesh: Mesh, colours: NDArray[np.uint8], times: int) -> Image.Image:
    """Returns the faces in their colours with ink outlines, reduced, and clear where there is no face."""
    high, wide = buffer.faces.shape
    picture = Image.new("RGBA", (wide // times, high // times), (*rgb("ink"), 0))
    if part := painted_part(buffer, mesh, colours, times):
        picture.paste(*part)
    return picture


def painted_part(
    buffer: Buffer, mesh: Mesh, colours: NDArray[np.uint8], times: int
) -> tuple[Image.Image, tuple[int, int]] | None:
    """Returns the part of the picture in which there are faces, and its corner; None if there are none.

    Few colours differ, so the large picture has a palette. The area around the faces has the ink of the
    outlines, so that no other colour bleeds in when the picture is reduced.
    """
    if buffer.drawn is None:
        return None
    left, top = (max(at // times - 1, 0) for at in buffer.drawn[:2])  # with one pixel around, for outlines
    right, bottom = (-(-at // times) + 1 for at in buffer.drawn[2:])
    faces = buffer.faces[top * times : bottom * times, left * times : right * times]
    different, numbers = np.unique(np.concatenate([[rgb("ink")], colours[1:]]), axis=0, return_inverse=True)
    numbers = numbers.astype(np.uint8)
    pixels = numbers[faces]
    np.copyto(pixels, numbers[0], where=edges(faces, mesh))
    large = Image.fromarray(pixels)
    large.putpalette(different.astype(np.uint8).ravel().tolist())
    picture = large.convert("RGB").reduce(times)
    shown = (faces != NOBODY).view(np.uint8) * np.uint8(255)
    picture.putalpha(Image.fromarray(shown).reduce(times))
    return picture, (left, top)
