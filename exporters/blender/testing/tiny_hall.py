# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the scene of the tests: two rooms with a wall between, three cameras, four marked things.

    blender -b --factory-startup -P tiny_hall.py -- hall.blend

Everything about it is as small as it can be: it is rendered in seconds.
"""

import os
import sys

import bpy
from mathutils import Vector

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

import vitrine_exporter  # noqa: E402


def _box(name, low, high, color=(0.6, 0.6, 0.6, 1)):
    size = [b - a for a, b in zip(low, high)]
    middle = [(a + b) / 2 for a, b in zip(low, high)]
    bpy.ops.mesh.primitive_cube_add(size=1, location=middle)
    box = bpy.context.active_object
    box.name, box.scale = name, size
    # What shines has no noise, however few its samples are.
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = material.node_tree.nodes
    shine = nodes.new("ShaderNodeEmission")
    shine.inputs["Color"].default_value = color
    material.node_tree.links.new(shine.outputs[0], nodes["Material Output"].inputs["Surface"])
    box.data.materials.append(material)
    return box


def _camera(name, position, looks_at):
    camera = bpy.data.objects.new(name, bpy.data.cameras.new(name))
    camera.location = position
    camera.rotation_euler = (Vector(looks_at) - Vector(position)).to_track_quat("-Z", "Y").to_euler()
    camera.data.lens = 24
    bpy.context.scene.collection.objects.link(camera)
    return camera


def _empty(name, position):
    empty = bpy.data.objects.new(name, None)
    empty.location = position
    bpy.context.scene.collection.objects.link(empty)
    return empty


def make():
    """The hall is 8 metres deep and 4 wide; a wall with a door on its left divides it at y = 4."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    vitrine_exporter.register()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.use_denoising = 2, False
    scene.world = bpy.data.worlds.new("World")
    scene.world.use_nodes = True
    scene.world.node_tree.nodes["Background"].inputs["Color"].default_value = (0.8, 0.9, 1, 1)

    _box("Floor", (-2, 0, -0.1), (2, 8, 0), (0.3, 0.3, 0.35, 1))
    _box("Wall", (-0.6, 3.95, 0), (2, 4.05, 2.6), (0.9, 0.2, 0.2, 1))
    _box("Ceiling", (-2, 0, 2.6), (2, 8, 2.7), (0.9, 0.9, 0.85, 1))
    machine = _box("Machine_A.001", (0.4, 2.6, 0), (1, 3.2, 1), (0.1, 0.6, 0.5, 1))
    hidden = _box("Behind the wall", (0.6, 6, 0.8), (1, 6.4, 1.2))
    pane = _box("Pane", (-2, 7.2, 0), (2, 7.22, 2.4), (0.5, 0.6, 0.9, 1))

    door = _camera("Door", (0, 0.3, 1.6), (0, 4, 1.3))
    hall = _camera("Große Halle", (-1.2, 4.8, 1.6), (0, 8, 1.2))
    corner = _camera("Corner", (-1.2, 3, 1.6), (1, 0, 1.3))
    _camera("Not for visitors", (0, 0, 1), (0, 1, 1)).vitrine.is_left_out = True

    machine.vitrine.is_hotspot = True
    machine.vitrine.text = "Lifts 20 kg.\n\nTurns by itself."
    collection = bpy.data.collections.new("Hotspots")
    scene.collection.children.link(collection)
    collection.objects.link(hidden)
    link = _empty("Data sheet", (-0.4, 7.8, 1.4))
    link.vitrine.is_hotspot, link.vitrine.kind, link.vitrine.address = True, "LINK", "https://example.com/sheet"
    pane.vitrine.is_glass = True
    lost = _empty("Under the floor", (0, 2, -5))
    lost.vitrine.is_hotspot = True

    options = scene.vitrine
    options.world_name, options.language = "Tiny hall", "en"
    options.start = door
    options.picture_width, options.clip_width, options.plan_width = 128, 96, 96
    options.frames_per_second, options.clip_samples = 10, 1
    path_data = bpy.data.curves.new("Path", "CURVE")
    path_data.dimensions = "3D"
    spline = path_data.splines.new("POLY")
    spline.points[0].co = (-1.4, 4, 1.6, 1)
    path = bpy.data.objects.new("Path", path_data)
    scene.collection.objects.link(path)
    through = options.transitions.add()
    through.source, through.target, through.path, through.seconds = door, hall, path, 0.6
    fade = options.transitions.add()
    fade.source, fade.target, fade.has_clip, fade.both_ways = door, corner, False, False


if __name__ == "__main__":
    make()
    bpy.ops.wm.save_as_mainfile(filepath=os.path.abspath(sys.argv[sys.argv.index("--") + 1]))
