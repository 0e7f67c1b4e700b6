# SPDX-License-Identifier: GPL-3.0-or-later
"""A short text that changes when a picture would: what is rendered already is kept while it is the same.

It covers geometry, materials, lights, the world and the render settings. It does not see what lies outside the file
and is neither an image nor linked data, such as caches of simulations.
"""

import hashlib
import os

import bpy
import numpy

_LENGTH = 12
_DECIMALS = 5
_SIMPLE = {"BOOLEAN", "INT", "FLOAT", "STRING", "ENUM"}
_ON_SCREEN = {"location", "width", "height", "width_hidden", "select", "hide", "name", "label", "color", "use_custom_color"}
"""Of a node: how it looks in its editor is in no picture."""

_GEOMETRY = {"MESH", "CURVE", "FONT", "SURFACE", "META"}


def digest(*parts):
    """The fingerprint of texts, numbers and other fingerprints."""
    return hashlib.sha256(repr(parts).encode("utf-8")).hexdigest()[:_LENGTH]


def rounded_matrix(matrix):
    """A matrix without the noise of its last digits."""
    return tuple(round(value, _DECIMALS) + 0.0 for row in matrix for value in row)


def values_of(block):
    """The simple values of a block of data, by name."""
    found = []
    for prop in block.bl_rna.properties:
        if prop.type not in _SIMPLE or prop.is_readonly or prop.identifier.startswith("show_"):
            continue
        value = getattr(block, prop.identifier)
        if getattr(prop, "is_array", False):
            value = tuple(round(part, _DECIMALS) if prop.type == "FLOAT" else part for part in value)
        elif prop.type == "FLOAT":
            value = round(value, _DECIMALS)
        elif prop.type == "ENUM" and prop.is_enum_flag:
            value = tuple(sorted(value))
        found.append((prop.identifier, value))
    return tuple(found)


def _image(image):
    if image is None:
        return None
    path = bpy.path.abspath(image.filepath)
    on_disk = (os.path.getsize(path), os.path.getmtime(path)) if os.path.isfile(path) else None
    packed = image.packed_file.size if image.packed_file else None
    return image.name, tuple(image.size), on_disk, packed


def _nodes(tree, seen=()):
    if tree is None or tree in seen:
        return ()
    found = []
    for node in tree.nodes:
        values = tuple(pair for pair in values_of(node) if pair[0] not in _ON_SCREEN)
        inputs = tuple(_plain(getattr(socket, "default_value", None)) for socket in node.inputs)
        inner = _nodes(getattr(node, "node_tree", None), (*seen, tree))
        found.append((node.bl_idname, node.name, values, inputs, _image(getattr(node, "image", None)), _ramp(node), inner))
    links = tuple(
        (link.from_node.name, link.from_socket.identifier, link.to_node.name, link.to_socket.identifier)
        for link in tree.links
    )
    return tuple(found), links


def _plain(value):
    if isinstance(value, (int, float, str, bool)) or value is None:
        return value
    return tuple(round(part, _DECIMALS) for part in value) if hasattr(value, "__iter__") else getattr(value, "name", "")


def _ramp(node):
    ramp = getattr(node, "color_ramp", None)
    return ramp and tuple((element.position, tuple(element.color)) for element in ramp.elements)


def _geometry(evaluated):
    mesh = evaluated.to_mesh()
    if mesh is None:
        return ()
    points = numpy.empty(len(mesh.vertices) * 3, numpy.float32)
    mesh.vertices.foreach_get("co", points)
    corners = numpy.empty(len(mesh.loops), numpy.int32)
    mesh.loops.foreach_get("vertex_index", corners)
    slots = numpy.empty(len(mesh.polygons), numpy.int32)
    mesh.polygons.foreach_get("material_index", slots)
    bytes_of_it = hashlib.sha256(points.round(_DECIMALS).tobytes() + corners.tobytes() + slots.tobytes()).hexdigest()
    evaluated.to_mesh_clear()
    return bytes_of_it


def _object(evaluated):
    materials = tuple(
        (slot.material.name, values_of(slot.material), _nodes(slot.material.node_tree))
        for slot in evaluated.material_slots
        if slot.material
    )
    data = evaluated.data
    if evaluated.type in _GEOMETRY:
        return evaluated.type, _geometry(evaluated), materials
    return evaluated.type, data and values_of(data), _nodes(getattr(data, "node_tree", None)), materials


def scene_fingerprint(scene, depsgraph):
    """Of everything that any camera may show."""
    objects, instances = {}, []
    for instance in depsgraph.object_instances:
        shown = instance.object
        original = shown.original
        if shown.type in {"CAMERA", "EMPTY", "ARMATURE"} or original.hide_render:
            continue
        if original.name not in objects:
            objects[original.name] = _object(shown)
        instances.append((original.name, rounded_matrix(instance.matrix_world)))
    engine = getattr(scene, "cycles", None) if scene.render.engine == "CYCLES" else scene.eevee
    world = scene.world
    return digest(
        sorted(objects.items()),
        sorted(instances),
        scene.render.engine,
        scene.render.film_transparent,
        scene.render.filter_size,
        engine and values_of(engine),
        values_of(scene.view_settings),
        world and (values_of(world), _nodes(world.node_tree)),
        scene.use_nodes and _nodes(scene.node_tree),
        scene.frame_current,
    )
