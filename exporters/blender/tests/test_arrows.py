# SPDX-License-Identifier: GPL-3.0-or-later
import unittest

from vitrine_exporter.pure.arrows import arrow_for, arrows_apart
from vitrine_exporter.pure.projection import Point


class Arrows(unittest.TestCase):
    def test_lie_on_the_floor_where_the_way_leads(self):
        self.assertEqual(arrow_for(10, Point(60, 70)), ("forward", Point(60, 70)))
        self.assertEqual(arrow_for(-50, Point(20, 99)), ("left", Point(20, 84)))

    def test_are_at_the_edge_of_what_is_beside_the_picture_and_below_for_what_is_behind(self):
        self.assertEqual(arrow_for(80, None), ("right", Point(94, 68)))
        self.assertEqual(arrow_for(-80, Point(-30, 60)), ("left", Point(6, 68)))
        self.assertEqual(arrow_for(-170, Point(50, 50)), ("back", Point(50, 84)))

    def test_keep_a_distance_that_can_be_tapped(self):
        for proposed in ([("back", Point(50, 84))] * 4, [("right", Point(94, 68))] * 3):
            arrows = arrows_apart(proposed)
            across = sorted(arrow.on_4x3.x for arrow in arrows)
            self.assertTrue(all(b - a >= 16 for a, b in zip(across, across[1:])), across)
            self.assertTrue(all(6 <= x <= 94 for x in across))

    def test_are_in_both_pictures(self):
        [arrow] = arrows_apart([("back", Point(50, 84))])
        self.assertAlmostEqual(arrow.on_16x9.y, 95.33, 2)


if __name__ == "__main__":
    unittest.main()
