# SPDX-License-Identifier: GPL-3.0-or-later
"""The export: renders what is missing, and writes the world file."""

import os
from dataclasses import dataclass, field, replace

import bpy
from mathutils import Vector

from .pictures import Pictures
from .pure.archive import write_world
from .pure.naming import world_slug_of
from .pure.projection import plan_direction
from .pure.ways import ways_of
from .pure.world_file import PLAN_FILE, Hotspot, Location, Transition, World, clip_file, world_json
from .rendering import plan_camera
from .scene_reading import (
    SceneReader,
    camera_matrix,
    hotspot_objects,
    pin_of,
    stations_of,
    title_for,
    via_points,
)

_FORWARD = Vector((0, 0, -1))
"""Where a camera looks, in its own coordinates."""


class NothingToExport(Exception):
    """The scene has no camera that becomes a location, or its file has no folder yet."""


@dataclass
class Result:
    """What was done, for the one who waits for it."""

    archive: str = ""
    locations: int = 0
    hotspots: int = 0
    transitions: int = 0
    rendered: int = 0
    kept: int = 0
    notes: list = field(default_factory=list)


def export_world(scene, report=lambda done, total, text: None):
    """Exports a scene.

    :param report: is called before each picture and clip, with the number of those that are done.
    :raises NothingToExport: with a sentence.
    """
    return _Export(scene, report).run()


class _Export:
    def __init__(self, scene, report):
        self.scene = scene
        self.options = scene.vitrine
        self.folder = bpy.path.abspath(self.options.folder)
        if not os.path.isabs(self.folder):
            raise NothingToExport("Save the Blender file first, or choose a folder with its whole path.")
        self.stations = stations_of(scene)
        if not self.stations:
            raise NothingToExport("There is no camera that becomes a location.")
        bpy.context.view_layer.update()
        self.depsgraph = bpy.context.evaluated_depsgraph_get()
        self.slugs = {one.camera: one.slug for one in self.stations}
        self.result = Result()
        self.report = report
        self.done = 0
        self.total = 0

    def run(self):
        """All of it."""
        ways = self._ways()
        clips = [way for way in ways if not way.is_reversed and self._may_have_clip(way)]
        self.total = len(self.stations) + len(clips) + 1
        locations = self._locations(ways)
        folder = os.path.join(self.folder, "rendered")
        pictures = Pictures(self.scene, self.depsgraph, folder, self.slugs)
        for station in self.stations:
            self._step(f"Picture of {station.title}")
            pictures.add_location(station)
        for way in clips:
            self._step(f"Clip {self.slugs[way.source]} – {self.slugs[way.target]}")
            pictures.add_clips(way)
        self._step("Floor plan and world file")
        locations = self._with_pins(pictures, locations)
        sources = pictures.sources
        start = self.slugs.get(self.options.start, self.stations[0].slug)
        world = World(
            name=self.options.world_name.strip() or "My showroom",
            language=self.options.language.strip() or "en",
            locations=locations,
            transitions=[self._transition(way, sources) for way in ways],
            start=start,
            has_plan=PLAN_FILE in sources,
        )
        self.result.archive = write_world(
            self.folder, f"{world_slug_of(world.name)}.zip", world_json(world), sources
        )
        self.result.locations = len(world.locations)
        self.result.hotspots = sum(len(one.hotspots) + len(one.arrows) for one in world.locations)
        self.result.transitions = len(world.transitions)
        self.result.rendered, self.result.kept = pictures.rendered, pictures.kept
        pictures.remove_unused()
        return self.result

    def _step(self, text):
        self.report(self.done, self.total, text)
        self.done += 1

    def _ways(self):
        whole = []
        for item in self.options.transitions:
            if item.source in self.slugs and item.target in self.slugs and item.source != item.target:
                whole.append(item)
            else:
                self.result.notes.append("A transition without two cameras that are locations is left out.")
        return ways_of(whole, via_points)

    def _may_have_clip(self, way):
        if not way.item.has_clip:
            return False
        if way.source.data.type == "PERSP" == way.target.data.type:
            return True
        self.result.notes.append(
            f"{way.source.name} – {way.target.name}: no clip, as clips need two perspective cameras."
        )
        return False

    def _locations(self, ways):
        reader = SceneReader(self.scene, self.depsgraph)
        things = hotspot_objects(self.scene)
        seen = set()
        locations = []
        for station in self.stations:
            hotspots = []
            for thing in things:
                points = reader.hotspot_points(station.camera, thing)
                hotspot = points and self._hotspot(thing, points, station)
                if hotspot:
                    seen.add(thing)
                    hotspots.append(hotspot)
            from_here = [way for way in ways if way.source == station.camera]
            arrows = (
                reader.arrows(station.camera, [(way.target, way.via) for way in from_here])
                if self.options.arrows
                else []
            )
            locations.append(
                Location(
                    slug=station.slug,
                    title=station.title,
                    text=station.camera.vitrine.text.strip(),
                    hotspots=hotspots,
                    arrows=[(self.slugs[way.target], arrow) for way, arrow in zip(from_here, arrows)],
                )
            )
        self.result.notes += [
            f"{thing.name}: no hotspot, as no picture shows it or it opens nothing."
            for thing in things
            if thing not in seen
        ]
        return locations

    def _hotspot(self, thing, points, station):
        options = thing.vitrine
        target = ""
        if options.kind == "LINK":
            target = options.address.strip()
        elif options.kind == "LOCATION":
            target = self.slugs.get(options.location, "")
        if options.kind != "ARTICLE" and target in ("", station.slug):
            return None
        return Hotspot(title_for(thing), options.kind, options.text, target, *points)

    def _transition(self, way, sources):
        source, target = self.slugs[way.source], self.slugs[way.target]
        metres = (way.source.matrix_world.translation - way.target.matrix_world.translation).length
        return Transition(source, target, clip_file(source, target, "4x3") in sources, metres)

    def _with_pins(self, pictures, locations):
        """The locations with their pins, where there is a floor plan."""
        options = self.options
        if options.plan == "CUT":
            with plan_camera(self.scene) as (camera, aspect):
                if camera is None:
                    self.result.notes.append("No floor plan: nothing is below the height of the cut.")
                    return locations
                return self._pinned_from(camera, aspect, pictures, locations)
        if options.plan == "CAMERA" and options.plan_camera:
            return self._pinned_from(options.plan_camera, 4 / 3, pictures, locations)
        return locations

    def _pinned_from(self, camera, aspect, pictures, locations):
        size = pictures.add_plan(camera, aspect)
        matrix = camera_matrix(camera, self.depsgraph, *size)
        return [
            self._pinned(one, station.camera, matrix, aspect)
            for one, station in zip(locations, self.stations)
        ]

    def _pinned(self, location, camera, matrix, aspect):
        pin = pin_of(matrix, camera)
        if pin is None:
            self.result.notes.append(f"{location.title}: no pin, as it is beside the floor plan.")
            return location
        forward = tuple(camera.matrix_world.to_3x3() @ _FORWARD)
        direction = plan_direction(matrix, tuple(camera.matrix_world.translation), forward, aspect)
        return replace(location, plan_point=pin, plan_direction=direction)
