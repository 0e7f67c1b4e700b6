# SPDX-License-Identifier: GPL-3.0-or-later
import unittest

from vitrine_exporter.pure.naming import distinct_slugs, slug_of, title_of, world_slug_of


class Naming(unittest.TestCase):
    def test_addresses_are_spelt_as_the_showroom_spells_them(self):
        self.assertEqual(slug_of("Große Halle"), "grosse-halle")
        self.assertEqual(slug_of("  Café № 5 / Süd "), "cafe-no-5-sued")
        self.assertEqual(slug_of("→"), "")
        self.assertEqual(len(slug_of("a b" * 100)), 60)

    def test_a_title_is_the_name_without_what_blender_adds(self):
        self.assertEqual(title_of("Robot_arm.001"), "Robot arm")
        self.assertEqual(title_of("NV-6.5"), "NV-6.5")

    def test_slugs_are_distinct_and_none_belongs_to_the_showroom(self):
        self.assertEqual(distinct_slugs(["Hall", "hall", "Login", "→"], "location"), ["hall", "hall-2", "login-2", "location"])
        self.assertEqual(world_slug_of("De"), "de-world")
        self.assertEqual(world_slug_of("→"), "world")


if __name__ == "__main__":
    unittest.main()
