# SPDX-License-Identifier: GPL-3.0-or-later
import json
import os
import tempfile
import unittest
import zipfile

from vitrine_exporter.pure.archive import write_world
from vitrine_exporter.pure.arrows import Arrow
from vitrine_exporter.pure.projection import Point
from vitrine_exporter.pure.world_file import Hotspot, Location, Transition, World, world_json

MIDDLE = Point(50, 50)


def hotspot(title="Pump", kind="ARTICLE", text="", target=""):
    return Hotspot(title, kind, text, target, MIDDLE, MIDDLE)


def world(hotspots=(), **changed):
    door = Location("door", "Door", "", list(hotspots), [("room", Arrow("forward", MIDDLE, MIDDLE))], MIDDLE, 90)
    rest = dict(
        name="Hall", language="de", locations=[door, Location("room", "Room", "Light")],
        transitions=[Transition("door", "room", True, 4.123), Transition("room", "door", False, 4.123)],
        start="room", has_plan=True,
    )  # fmt: skip
    return World(**{**rest, **changed})


class WorldFile(unittest.TestCase):
    def test_holds_each_location_with_both_pictures_its_arrow_and_its_pin(self):
        content = world_json(world())
        door = content["entries"]["locations"]["hall-door"]
        self.assertEqual([one["image"] for one in door["background"]], ["door-4x3.jpg", "door-16x9.jpg"])
        self.assertEqual(door["hotspots"][0]["action_target"], "hall-room")
        self.assertEqual((door["floor_plan_position"], door["plan_direction"]), ({"x": 50, "y": 50}, 90))
        self.assertEqual(content["entries"]["locations"]["hall-room"]["description"], {"de": "Light"})
        self.assertEqual(content["entries"]["worlds"]["hall"]["start_location_id"], "hall-room")

    def test_names_exactly_the_media_that_its_entries_show(self):
        content = world_json(world())
        text = json.dumps(content["entries"])
        self.assertTrue(all(f'"{name}"' in text for name in content["media"]))
        self.assertEqual(len(content["media"]), 4 + 2 + 1)

    def test_a_transition_without_a_clip_has_no_background(self):
        transitions = world_json(world())["entries"]["transitions"]
        self.assertEqual(len(transitions["hall-door--hall-room"]["background"]), 2)
        self.assertNotIn("background", transitions["hall-room--hall-door"])

    def test_hotspots_open_what_they_say(self):
        shown = [hotspot(text="Pumps.\n\nA lot."), hotspot("Sheet", "LINK", target="https://example.com"), hotspot("On", "LOCATION", target="room")]
        entries = world_json(world(shown))["entries"]
        components = [one["__component"] for one in entries["locations"]["hall-door"]["hotspots"]]
        self.assertEqual(components, ["hotspots.navigation", "hotspots.open-article", "hotspots.open-link", "hotspots.navigation"])
        [section] = entries["articles"]["hall-pump"]["sections"]
        self.assertEqual(len(section["text"]["de"]), 2)

    def test_one_article_serves_all_pictures_and_equal_titles_are_kept_apart(self):
        articles = world_json(world([hotspot(text="A"), hotspot(text="A"), hotspot(text="B")]))["entries"]["articles"]
        self.assertEqual(list(articles), ["hall-pump", "hall-pump-2"])


class Archive(unittest.TestCase):
    def test_the_same_world_makes_the_same_bytes_and_takes_along_nothing_of_others(self):
        with tempfile.TemporaryDirectory() as folder:
            source = os.path.join(folder, "source.jpg")
            with open(source, "wb") as file:
                file.write(b"picture")
            os.makedirs(os.path.join(folder, "media"))
            for name in ("old.jpg", "notes.txt"):
                with open(os.path.join(folder, "media", name), "wb") as file:
                    file.write(b"x")
            with open(os.path.join(folder, "world.json"), "w", encoding="utf-8") as file:
                json.dump({"media": {"old": {"file": "old.jpg"}, "bad": {"file": "../source.jpg"}}}, file)
            content = {"media": {"new": {"file": "new.jpg"}}}
            archives = []
            for name in ("a.zip", "b.zip"):
                with open(write_world(folder, name, content, {"new.jpg": source}), "rb") as file:
                    archives.append(file.read())
            self.assertEqual(archives[0], archives[1])
            self.assertEqual(sorted(os.listdir(os.path.join(folder, "media"))), ["new.jpg", "notes.txt"])
            self.assertTrue(os.path.exists(source))
            with zipfile.ZipFile(os.path.join(folder, "a.zip")) as archive:
                self.assertEqual(archive.namelist(), ["world.json", "media/new.jpg"])


if __name__ == "__main__":
    unittest.main()
