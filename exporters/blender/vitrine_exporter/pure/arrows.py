# SPDX-License-Identifier: GPL-3.0-or-later
"""Arrows on the floor of a picture, for the transitions that begin there."""

import math
from dataclasses import dataclass

from .projection import Point, on_middle

_STRAIGHT_ON = 30
_BEHIND = 135
"""Degrees between the line of sight and the way: up to the first it leads forward, from the second on back."""

_LEFT_EDGE, _RIGHT_EDGE = 6.0, 94.0
_HIGHEST, _LOWEST, _AT_THE_SIDE, _BACK = 55.0, 84.0, 68.0, 84.0
"""Percent of the 4:3 picture. 84 is 95 % of its middle in 16:9."""

_APART = 16.0
"""Percent of the width between two arrows at one height, so that each can be tapped on a phone."""


@dataclass(frozen=True)
class Arrow:
    """An arrow with its direction and its points on both pictures."""

    direction: str
    on_4x3: Point
    on_16x9: Point


def arrow_for(angle, floor_point):
    """The direction of an arrow and its point on the 4:3 picture.

    :param angle: degrees to the right of the line of sight at which the way leads on, -180 to 180.
    :param floor_point: where the picture shows the floor some steps along that way; None where it does not.
    """
    if abs(angle) >= _BEHIND:
        return "back", Point(50.0, _BACK)
    direction = "forward" if abs(angle) <= _STRAIGHT_ON else "right" if angle > 0 else "left"
    if floor_point is None or not 0 <= floor_point.x <= 100:
        beside = _RIGHT_EDGE if angle > 0 else _LEFT_EDGE
        return direction, Point(beside, _AT_THE_SIDE)
    x = min(_RIGHT_EDGE, max(_LEFT_EDGE, floor_point.x))
    return direction, Point(x, min(_LOWEST, max(_HIGHEST, floor_point.y)))


def arrows_apart(proposed):
    """Arrows with room between each other, in the order that they were proposed in.

    :param proposed: pairs of direction and point, as ``arrow_for`` gives them.
    """
    placed = []
    for direction, point in proposed:
        placed.append((direction, _free_point(point, [other for _, other in placed])))
    return [Arrow(direction, point, on_middle(point)) for direction, point in placed]


def _free_point(point, taken):
    for step in range(12):
        # To the right, to the left, further to the right, …
        offset = math.ceil(step / 2) * _APART * (1 if step % 2 else -1)
        moved = Point(point.x + offset, point.y)
        if _LEFT_EDGE <= moved.x <= _RIGHT_EDGE and not any(
            abs(moved.x - other.x) < _APART and abs(moved.y - other.y) < _APART / 2
            for other in taken
        ):
            return moved
    return point
