# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes a scene in one way after the other and prints whether its fingerprint saw that. Nothing is rendered.

    blender -b hall.blend -P fingerprints.py
"""

import os
import sys

import bpy

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from vitrine_exporter.fingerprint import scene_fingerprint  # noqa: E402

scene = bpy.context.scene
wall, floor = bpy.data.objects["Wall"], bpy.data.objects["Floor"]
tree = wall.active_material.node_tree


def _fingerprint():
    bpy.context.view_layer.update()
    return scene_fingerprint(scene, bpy.context.evaluated_depsgraph_get())


def _see(text, change):
    before = _fingerprint()
    change()
    print("seen:" if _fingerprint() != before else "not seen:", text)


def _setting(owner, name, value):
    return lambda: setattr(owner, name, value)


def _uv(thing):
    def move():
        thing.data.uv_layers[0].data[0].uv.x += 0.25

    return move


# What the changes below are made to.
array = wall.modifiers.new("Array", "ARRAY")
subdivision = floor.modifiers.new("Subdivision", "SUBSURF")
subdivision.levels, subdivision.render_levels = 0, 1
hook = floor.modifiers.new("Hook", "HOOK")
hook.object, hook.falloff_type = wall, "CURVE"
colors = floor.data.color_attributes.new("Colors", "FLOAT_COLOR", "POINT")
point = tree.nodes.new("ShaderNodeRGBCurve").mapping.curves[0].points[0]
mapping = tree.nodes.new("ShaderNodeMapping")
ramp = tree.nodes.new("ShaderNodeValToRGB").color_ramp
layer = bpy.data.collections.new("Only rendered")
scene.collection.children.link(layer)
in_it = bpy.data.objects.new("In it", floor.data.copy())
layer.objects.link(in_it)
text = bpy.data.objects.new("Text", bpy.data.curves.new("Text", "FONT"))
layer.objects.link(text)

_see("nothing", lambda: None)
_see("a selection", lambda: (wall.select_set(True), setattr(bpy.context.view_layer.objects, "active", floor)))
_see("the active modifier", _setting(hook, "is_active", True))
_see("an open panel", _setting(array, "show_expanded", not array.show_expanded))
_see("a UV map", _uv(floor))
_see("a UV map below a modifier", _uv(wall))
_see("smooth shading", _setting(floor.data.polygons[0], "use_smooth", True))
_see("a sharp edge", _setting(floor.data.edges[0], "use_edge_sharp", True))
_see("a colour attribute", _setting(colors.data[0], "color", (0, 1, 0, 1)))
_see("shadows of an object", _setting(wall, "visible_shadow", False))
_see("the number of subdivisions rendered", _setting(subdivision, "render_levels", 2))
_see("a modifier that is not rendered", _setting(subdivision, "show_render", False))
_see("a colour of a node", _setting(tree.nodes["Emission"].inputs["Color"], "default_value", (1, 1, 0, 1)))
_see("a vector of a node", _setting(mapping.inputs["Location"], "default_value", (1, 0, 0)))
_see("a curve of a node", lambda: (_setting(point, "location", (0, 0.5))(), tree.update_tag()))
_see("the interpolation of a ramp", _setting(ramp, "interpolation", "CONSTANT"))
layer.hide_viewport = True
_see("an object hidden in the viewport that moves", _setting(in_it, "location", (1, 0, 0)))
_see("its geometry", _setting(in_it.data.vertices[0], "co", (1, 2, 3)))
_see("its material", lambda: in_it.data.materials.clear())
_see("a hidden text", _setting(text.data, "body", "Hall"))
_see("a collection that is not rendered", _setting(layer, "hide_render", True))
