# SPDX-License-Identifier: GPL-3.0-or-later
import unittest

from vitrine_exporter.pure.projection import Point, is_inside, kept_inside, on_middle, plan_direction, project

# Looks along -z with a right angle of view to all sides.
CAMERA = [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, -1, -0.2), (0, 0, -1, 0)]

# Looks down on x from -4 to 4 and y from -2 to 2.
PLAN = [(0.25, 0, 0, 0), (0, 0.5, 0, 0), (0, 0, -0.1, 0), (0, 0, 0, 1)]


class Projection(unittest.TestCase):
    def test_positions_are_in_percent_from_the_top_left(self):
        self.assertEqual(project(CAMERA, (0, 0, -5)), Point(50, 50))
        self.assertEqual(project(CAMERA, (-5, 5, -5)), Point(0, 0))
        self.assertEqual(project(CAMERA, (2.5, -5, -5)), Point(75, 100))

    def test_what_is_behind_the_camera_is_in_no_picture(self):
        self.assertIsNone(project(CAMERA, (0, 0, 5)))
        self.assertFalse(is_inside(None))

    def test_inside_ends_at_the_edge(self):
        self.assertTrue(is_inside(Point(100, 0)))
        self.assertFalse(is_inside(Point(100.1, 0)))
        self.assertFalse(is_inside(Point(99, 50), margin=2))

    def test_the_middle_of_a_4x3_picture_has_the_same_point_further_out(self):
        self.assertEqual(on_middle(Point(20, 50)), Point(20, 50))
        self.assertEqual(on_middle(Point(20, 12.5)), Point(20, 0))
        self.assertEqual(on_middle(Point(20, 87.5)), Point(20, 100))
        self.assertEqual(kept_inside(on_middle(Point(20, 95))), Point(20, 97))

    def test_percents_have_two_decimals(self):
        self.assertEqual(Point(33.333333, 50.0).rounded(), {"x": 33.33, "y": 50})

    def test_a_plan_counts_clockwise_from_its_upper_edge(self):
        for forward, degrees in (((0, 1, 0), 0), ((1, 0, -1), 90), ((0, -1, 0), 180), ((-1, 1, 0), 315)):
            self.assertEqual(plan_direction(PLAN, (1, 1, 1), forward, 2), degrees)
        self.assertIsNone(plan_direction(PLAN, (1, 1, 1), (0, 0, -1), 2))


if __name__ == "__main__":
    unittest.main()
