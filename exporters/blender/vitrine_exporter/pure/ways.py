# SPDX-License-Identifier: GPL-3.0-or-later
"""Which ways a list of transitions gives, each direction once, and which of them have a clip of their own."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Way:
    """A transition in one direction."""

    source: object
    target: object
    via: list
    item: object
    is_reversed: bool
    """Its clip is that of the other direction, played backwards."""
    has_way_back: bool
    """The other direction shows this clip backwards."""


def ways_of(items, via_of):
    """The ways of a list, in its order. A direction that comes twice is that of the first.

    :param items: each with ``source``, ``target`` and ``both_ways``.
    :param via_of: gives the points between the two ends of an item.
    """
    ways, seen = [], set()
    for item in items:
        via = via_of(item)
        both = [(item.source, item.target, via)]
        if item.both_ways:
            both.append((item.target, item.source, via[::-1]))
        new = [way for way in both if way[:2] not in seen]
        seen.update(way[:2] for way in new)
        for index, way in enumerate(new):
            ways.append(Way(*way, item, is_reversed=index == 1, has_way_back=index == 0 and len(new) == 2))
    return ways
