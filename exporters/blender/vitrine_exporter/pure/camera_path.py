# SPDX-License-Identifier: GPL-3.0-or-later
"""The way of a camera from one pose to another, frame by frame."""

import math
from dataclasses import dataclass

_STEPS = 40
"""Of each piece of the curve, when its length is measured."""


@dataclass(frozen=True)
class Pose:
    """A camera: where it is, how it is turned (quaternion w, x, y, z), how long its lens is, its shift."""

    position: tuple
    rotation: tuple
    lens: float
    shift: tuple = (0.0, 0.0)


def eased(t):
    """0 to 1: leaves slowly, arrives slowly."""
    t = min(1.0, max(0.0, t))
    return t * t * t * (t * (6 * t - 15) + 10)


def number_of_frames(seconds, frames_per_second):
    """At least the two stills and one frame between them."""
    return max(3, round(seconds * frames_per_second))


def poses_between(start, end, via, count):
    """The poses of ``count`` frames. The first is ``start`` and the last ``end``, exactly.

    :param via: points that the way leads through, besides both ends.
    """
    line = _curve([start.position, *via, end.position])
    between = []
    for index in range(1, count - 1):
        part = eased(index / (count - 1))
        between.append(
            Pose(
                position=_at(line, part),
                rotation=_turned(start.rotation, end.rotation, part),
                lens=_mixed(start.lens, end.lens, part),
                shift=tuple(_mixed(a, b, part) for a, b in zip(start.shift, end.shift)),
            )
        )
    return [start, *between, end]


def point_along(start, end, via, metres):
    """A point of the way, some metres from its beginning, and not beyond half of it."""
    line = _curve([start, *via, end])
    length = line[-1][0]
    return _at(line, 0.5 if length <= 2 * metres else metres / length)


def _mixed(a, b, part):
    return a + (b - a) * part


def _curve(points):
    """A Catmull-Rom curve through the points, as (distance from its beginning, point)."""
    ends = [_beyond(points[0], points[1]), *points, _beyond(points[-1], points[-2])]
    dense = [
        _catmull_rom(*ends[piece : piece + 4], step / _STEPS)
        for piece in range(len(points) - 1)
        for step in range(_STEPS)
    ]
    dense.append(tuple(points[-1]))
    line, distance = [(0.0, dense[0])], 0.0
    for before, after in zip(dense, dense[1:]):
        distance += math.dist(before, after)
        line.append((distance, after))
    return line


def _beyond(point, neighbour):
    return tuple(2 * a - b for a, b in zip(point, neighbour))


def _catmull_rom(before, a, b, after, t):
    return tuple(
        0.5
        * (
            2 * q1
            + (q2 - q0) * t
            + (2 * q0 - 5 * q1 + 4 * q2 - q3) * t**2
            + (3 * q1 - q0 - 3 * q2 + q3) * t**3
        )
        for q0, q1, q2, q3 in zip(before, a, b, after)
    )


def _at(line, part):
    target = part * line[-1][0]
    for (near, a), (far, b) in zip(line, line[1:]):
        if target <= far:
            rest = 0.0 if far == near else (target - near) / (far - near)
            return tuple(_mixed(p, q, rest) for p, q in zip(a, b))
    return line[-1][1]


def _turned(a, b, part):
    """Spherical interpolation, the shorter way round."""
    dot = sum(p * q for p, q in zip(a, b))
    if dot < 0:
        b, dot = tuple(-q for q in b), -dot
    if dot > 0.9999:
        mixed = tuple(_mixed(p, q, part) for p, q in zip(a, b))
    else:
        angle = math.acos(dot)
        left, right = math.sin((1 - part) * angle), math.sin(part * angle)
        mixed = tuple((left * p + right * q) / math.sin(angle) for p, q in zip(a, b))
    length = math.sqrt(sum(value * value for value in mixed))
    return tuple(value / length for value in mixed)
