# SPDX-License-Identifier: GPL-3.0-or-later
import unittest
from types import SimpleNamespace

from vitrine_exporter.pure.ways import ways_of


def _ways(*items):
    return [
        (way.source, way.target, way.via, way.item.name, way.is_reversed, way.has_way_back)
        for way in ways_of(items, lambda item: item.via)
    ]


def _item(name, source, target, both_ways, via=()):
    return SimpleNamespace(name=name, source=source, target=target, both_ways=both_ways, via=list(via))


class Ways(unittest.TestCase):
    def test_both_ways_are_two_and_the_second_is_the_first_reversed(self):
        self.assertEqual(
            _ways(_item("one", "A", "B", True, [1, 2])),
            [("A", "B", [1, 2], "one", False, True), ("B", "A", [2, 1], "one", True, False)],
        )

    def test_one_way_has_no_way_back(self):
        self.assertEqual(_ways(_item("one", "A", "B", False)), [("A", "B", [], "one", False, False)])

    def test_a_way_of_its_own_is_not_reversed_from_the_other_direction(self):
        self.assertEqual(
            _ways(_item("back", "B", "A", False), _item("both", "A", "B", True)),
            [("B", "A", [], "back", False, False), ("A", "B", [], "both", False, False)],
        )

    def test_a_way_back_alone_is_rendered_on_its_own(self):
        self.assertEqual(
            _ways(_item("there", "A", "B", False), _item("both", "A", "B", True, [1, 2])),
            [("A", "B", [], "there", False, False), ("B", "A", [2, 1], "both", False, False)],
        )

    def test_a_direction_comes_once(self):
        self.assertEqual(
            [way[:4] for way in _ways(_item("both", "A", "B", True), _item("back", "B", "A", True))],
            [("A", "B", [], "both"), ("B", "A", [], "both")],
        )


if __name__ == "__main__":
    unittest.main()
