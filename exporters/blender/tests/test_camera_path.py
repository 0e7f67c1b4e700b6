# SPDX-License-Identifier: GPL-3.0-or-later
import math
import unittest

from vitrine_exporter.pure.camera_path import Pose, eased, number_of_frames, point_along, poses_between

START = Pose((0, 0, 1.6), (1, 0, 0, 0), 24)
END = Pose((4, 0, 1.6), (math.sqrt(0.5), 0, 0, math.sqrt(0.5)), 35, (0, 0.1))


class CameraPath(unittest.TestCase):
    def test_begins_and_ends_at_the_cameras_themselves(self):
        poses = poses_between(START, END, [], 60)
        self.assertEqual(len(poses), 60)
        self.assertIs(poses[0], START)
        self.assertIs(poses[-1], END)

    def test_moves_slowly_at_both_ends_and_never_back(self):
        poses = poses_between(START, END, [], 60)
        steps = [math.dist(a.position, b.position) for a, b in zip(poses, poses[1:])]
        self.assertLess(max(steps[0], steps[-1]), max(steps) / 20)
        self.assertTrue(all(a.position[0] <= b.position[0] for a, b in zip(poses, poses[1:])))
        self.assertEqual((eased(-1), eased(0.5), eased(2)), (0, 0.5, 1))

    def test_turns_and_zooms_on_the_way(self):
        middle = poses_between(START, END, [], 61)[30]
        self.assertAlmostEqual(middle.lens, 29.5)
        self.assertAlmostEqual(middle.shift[1], 0.05)
        self.assertAlmostEqual(2 * math.degrees(math.acos(middle.rotation[0])), 45, 4)
        self.assertAlmostEqual(sum(part**2 for part in middle.rotation), 1)

    def test_turns_the_shorter_way_round(self):
        other = Pose(END.position, tuple(-part for part in END.rotation), END.lens)
        middle = poses_between(START, other, [], 61)[30]
        self.assertAlmostEqual(abs(middle.rotation[0]), math.cos(math.radians(22.5)), 4)

    def test_leads_through_its_points_at_an_even_pace(self):
        poses = poses_between(START, END, [(2, 3, 1.6)], 121)
        self.assertLess(min(math.dist(pose.position, (2, 3, 1.6)) for pose in poses), 0.1)
        steps = [math.dist(a.position, b.position) for a, b in zip(poses[50:70], poses[51:71])]
        self.assertLess(max(steps) - min(steps), 0.2 * max(steps))

    def test_has_at_least_one_frame_between_the_stills(self):
        self.assertEqual(number_of_frames(2, 30), 60)
        self.assertEqual(number_of_frames(0.01, 30), 3)

    def test_a_point_some_metres_ahead_is_never_beyond_half_of_the_way(self):
        self.assertAlmostEqual(point_along((0, 0, 0), (10, 0, 0), [], 3)[0], 3, 2)
        self.assertAlmostEqual(point_along((0, 0, 0), (4, 0, 0), [], 3)[0], 2, 2)


if __name__ == "__main__":
    unittest.main()
