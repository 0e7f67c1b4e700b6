# SPDX-License-Identifier: GPL-3.0-or-later
"""Where points of a scene are in pictures and on the floor plan, in percent from the top left corner.

A matrix is four rows of four numbers: the camera's projection times its view.
"""

import math
from dataclasses import dataclass

_MIDDLE_OF_4X3 = 3 / 4
"""The part of a 4:3 picture's height that its middle in 16:9 has."""

_EDGE = 3.0
"""Percent: what lies outside one of the two pictures is kept this far from its edge, where it can be tapped."""


@dataclass(frozen=True)
class Point:
    """In percent of a picture, from its top left corner."""

    x: float
    y: float

    def rounded(self):
        """As the world file writes it."""
        return {"x": _hundredths(self.x), "y": _hundredths(self.y)}


def _hundredths(number):
    rounded = round(number, 2)
    return int(rounded) if rounded == int(rounded) else rounded


def clip_coordinates(matrix, position):
    """The four homogeneous coordinates of a position."""
    x, y, z = position
    return [row[0] * x + row[1] * y + row[2] * z + row[3] for row in matrix]


def project(matrix, position):
    """The point of a picture that shows a position; None for what is behind the camera."""
    x, y, _, w = clip_coordinates(matrix, position)
    if w <= 1e-9:
        return None
    return Point(50 * (1 + x / w), 50 * (1 - y / w))


def is_inside(point, margin=0.0):
    """Whether a point lies in the picture, ``margin`` percent away from its edges."""
    return (
        point is not None
        and margin <= point.x <= 100 - margin
        and margin <= point.y <= 100 - margin
    )


def kept_inside(point, margin=_EDGE):
    """The nearest point that can be tapped."""
    return Point(
        min(100 - margin, max(margin, point.x)), min(100 - margin, max(margin, point.y))
    )


def on_middle(point):
    """The same point on the middle of a 4:3 picture that is 16:9."""
    return Point(point.x, 50 + (point.y - 50) / _MIDDLE_OF_4X3)


def plan_direction(matrix, position, forward, aspect):
    """Where a camera looks on a plan: degrees clockwise from the plan's upper edge, 0 to 359.

    :param aspect: width of the plan through its height.
    :returns: None for a camera that looks straight down or up.
    """
    here = project(matrix, position)
    ahead = project(matrix, [a + b for a, b in zip(position, forward)])
    if here is None or ahead is None:
        return None
    right, up = (ahead.x - here.x) * aspect, here.y - ahead.y
    length = math.hypot(forward[0], forward[1])
    if length < 1e-3 or math.hypot(right, up) < 1e-9:
        return None
    return round(math.degrees(math.atan2(right, up))) % 360
