"""From the hall to the picture: where a point falls, and how near it is."""

from typing import NamedTuple

import numpy as np

from engine.pasvu.layout import EYE_HEIGHT, HALL, KEYHOLE_TAN, door_point, inward
from engine.pasvu.model import Door
from render.pasvu import theme
from render.pasvu.hall.mesh import Floats

NEAREST = 0.02  # what is nearer to the eye than this is cut off


class Camera(NamedTuple):
    """An eye, the ways right, up and ahead as rows, and how the picture lies. Parallel: an eye far away."""

    eye: Floats
    axes: Floats
    scale: float
    middle: tuple[float, float]
    size: tuple[int, int]
    is_parallel: bool = False

    def seen(self, points: Floats) -> Floats:
        """How far right, up and ahead of the eye."""
        return (points - self.eye) @ self.axes.T

    def placed(self, seen: Floats) -> Floats:
        """Pixels of points told by how far right, up and ahead they are."""
        flat = seen[..., :2] if self.is_parallel else seen[..., :2] / seen[..., 2:3]
        return flat * (self.scale, -self.scale) + self.middle

    def plane(self, seen: Floats) -> tuple[float, float, float] | None:
        """a, b, c: the nearness a·x + b·y + c at the pixels of a flat polygon; None where it is edge-on.

        Nearness is linear on the picture: one over the depth, or the depth below zero for a parallel view.
        """
        (px, py, pz), (qx, qy, qz), (rx, ry, rz) = seen[:3].tolist()
        (ax, ay, az), (bx, by_, bz) = (qx - px, qy - py, qz - pz), (rx - px, ry - py, rz - pz)
        across, up, ahead = ay * bz - az * by_, az * bx - ax * bz, ax * by_ - ay * bx
        reach = across * px + up * py + ahead * pz
        by = ahead if self.is_parallel else reach
        if abs(by) < 1e-12:
            return None
        x, y = self.middle
        if self.is_parallel:
            a, b = across / ahead / self.scale, -up / ahead / self.scale
            return a, b, -reach / ahead - a * x - b * y
        a, b = across / reach / self.scale, -up / reach / self.scale
        return a, b, ahead / reach - a * x - b * y

    def faces(self, corners: Floats, normals: Floats) -> Floats:
        """How far each face looks towards the eye; below zero it looks away."""
        if self.is_parallel:
            return -(normals @ self.axes[2])
        return np.sum((self.eye - corners[:, 0]) * normals, axis=1)

    def light(self) -> Floats:
        """A light from behind the eye, above it and to its left."""
        right, _, ahead = self.axes
        flat = ahead - np.array([0.0, 0.0, ahead[2]])
        flat = flat / max(float(np.sqrt(flat @ flat)), 1e-9)
        return -0.42 * right - 0.4 * flat + np.array([0.0, 0.0, 0.81])

    def larger(self, times: int) -> "Camera":
        """The same view on a picture some times as large."""
        (x, y), (wide, high) = self.middle, self.size
        size = (wide * times, high * times)
        return self._replace(scale=self.scale * times, middle=(x * times, y * times), size=size)


def door_camera(door: Door) -> Camera:
    """V20: the eye at a door."""
    x, y = door_point(door)
    ahead = np.array([*inward(door), 0.0])
    right = np.array([-ahead[1], ahead[0], 0.0])
    axes = np.array([right, [0.0, 0.0, 1.0], ahead])
    scale = theme.LOOK_RADIUS / KEYHOLE_TAN
    return Camera(np.array([x, y, EYE_HEIGHT]), axes, scale, theme.LOOK_MIDDLE, theme.LOOK_SIZE)


def parallel(
    turn: float, slope: float, scale: float, middle: tuple[float, float], size: tuple[int, int]
) -> Camera:
    """A view from far away: turned about the hall's middle, looking down by a slope (both in degrees)."""
    t, s = np.radians(turn), np.radians(slope)
    flat = np.array([np.sin(t), -np.cos(t), 0.0])
    right = np.array([np.cos(t), np.sin(t), 0.0])
    down = np.array([0.0, 0.0, -1.0])
    ahead = flat * np.cos(s) + down * np.sin(s)
    up = flat * np.sin(s) - down * np.cos(s)
    eye = np.array([HALL / 2, HALL / 2, 0.0])
    return Camera(eye, np.array([right, up, ahead]), scale, middle, size, is_parallel=True)


def above(scale: float, middle: tuple[float, float], size: tuple[int, int]) -> Camera:
    """Straight from above, north at the top."""
    return parallel(0, 90, scale, middle, size)
