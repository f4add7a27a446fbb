"""The camera: where a point of the hall lies in the picture, and how near it is."""

from typing import NamedTuple

import numpy as np

from engine.pasvu.layout import EYE_HEIGHT, HALL, KEYHOLE_TAN, door_point, inward
from engine.pasvu.model import Door
from render.pasvu import theme
from render.pasvu.hall.mesh import Floats

NEAREST = 0.02  # anything nearer to the eye is cut off


def cut(polygon: Floats, before: Floats) -> Floats:
    """Returns the part of a convex polygon in front of a plane, given how far each corner is in front."""
    if np.all(before >= 0):
        return polygon
    kept: list[Floats] = []
    for index, point in enumerate(polygon):
        last, was, now = polygon[index - 1], before[index - 1], before[index]
        if (was < 0) != (now < 0):
            kept.append(last + (point - last) * (was / (was - now)))
        if now >= 0:
            kept.append(point)
    return np.array(kept) if len(kept) > 2 else np.empty((0, 3))


class Camera(NamedTuple):
    """An eye, its axes right, up and ahead as rows, and the picture. Parallel: the eye is far away."""

    eye: Floats
    axes: Floats
    scale: float
    middle: tuple[float, float]
    size: tuple[int, int]
    is_parallel: bool = False

    def seen(self, points: Floats) -> Floats:
        """Returns how far points are right, up and ahead of the eye."""
        return (points - self.eye) @ self.axes.T

    def ahead(self, polygon: Floats) -> Floats:
        """Returns, as `seen` does, the part of a polygon that is ahead of the eye; it may be empty."""
        seen = self.seen(polygon)
        return seen if self.is_parallel else cut(seen, seen[:, 2] - NEAREST)

    def placed(self, seen: Floats) -> Floats:
        """Returns the pixels of points given as `seen` returns them."""
        flat = seen[..., :2] if self.is_parallel else seen[..., :2] / seen[..., 2:3]
        return flat * (self.scale, -self.scale) + self.middle

    def plane(self, seen: Floats) -> tuple[float, float, float] | None:
        """Returns a, b, c: a flat polygon's nearness at a pixel is a·x + b·y + c. None if it is edge-on.

        Nearness is linear in the picture: one over the depth, or the negative depth in a parallel view.
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
        """Returns how far each face looks towards the eye; negative if it looks away."""
        if self.is_parallel:
            return -(normals @ self.axes[2])
        return np.sum((self.eye - corners[:, 0]) * normals, axis=1)

    def light(self) -> Floats:
        """Returns the direction of a light from behind, above and left of the eye."""
        right, _, ahead = self.axes
        flat = ahead - np.array([0.0, 0.0, ahead[2]])
        flat = flat / max(float(np.sqrt(flat @ flat)), 1e-9)
        return -0.42 * right - 0.4 * flat + np.array([0.0, 0.0, 0.81])

    def larger(self, times: int) -> "Camera":
        """Returns the same view in a picture that is some times larger."""
        (x, y), (wide, high) = self.middle, self.size
        size = (wide * times, high * times)
        return self._replace(scale=self.scale * times, middle=(x * times, y * times), size=size)


def door_camera(door: Door) -> Camera:
    """V20: returns the eye at a door."""
    x, y = door_point(door)
    ahead = np.array([*inward(door), 0.0])
    right = np.array([-ahead[1], ahead[0], 0.0])
    axes = np.array([right, [0.0, 0.0, 1.0], ahead])
    scale = theme.LOOK_RADIUS / KEYHOLE_TAN
    return Camera(np.array([x, y, EYE_HEIGHT]), axes, scale, theme.LOOK_MIDDLE, theme.LOOK_SIZE)


def parallel(
    turn: float, slope: float, scale: float, middle: tuple[float, float], size: tuple[int, int]
) -> Camera:
    """Returns a view from far away, turned about the hall's middle and looking down (in degrees)."""
    t, s = np.radians(turn), np.radians(slope)
    flat = np.array([np.sin(t), -np.cos(t), 0.0])
    right = np.array([np.cos(t), np.sin(t), 0.0])
    down = np.array([0.0, 0.0, -1.0])
    ahead = flat * np.cos(s) + down * np.sin(s)
    up = flat * np.sin(s) - down * np.cos(s)
    eye = np.array([HALL / 2, HALL / 2, 0.0])
    return Camera(eye, np.array([right, up, ahead]), scale, middle, size, is_parallel=True)


def above(scale: float, middle: tuple[float, float], size: tuple[int, int]) -> Camera:
    """Returns the view straight from above, north at the top."""
    return parallel(0, 90, scale, middle, size)
