# SPDX-License-Identifier: GPL-3.0-or-later
"""A short text that changes when a picture would: what is rendered already is kept while it is the same.

It covers geometry with its UV maps, attributes and modifiers, materials, lights, the world and the render settings.

It does not see what lies outside the file and is neither an image nor linked data, such as caches of simulations; nor
pixels that are painted and not saved, custom normals, combed hair and strokes of grease pencil. Of what is switched off
in the viewport and rendered all the same it sees the settings, not what comes of them: of a modifier its values but no
change of another object that it uses, of a hidden object nothing that modifiers, shape keys, constraints, animation or
instances make of it.
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
_UNSEEN = {"CAMERA", "EMPTY", "ARMATURE"}
_RAYS = ("camera", "diffuse", "glossy", "transmission", "volume_scatter", "shadow")

_ATTRIBUTES = {
    "FLOAT": ("value", 1, numpy.float32),
    "INT": ("value", 1, numpy.int32),
    "INT8": ("value", 1, numpy.int8),
    "BOOLEAN": ("value", 1, numpy.bool_),
    "FLOAT2": ("vector", 2, numpy.float32),
    "FLOAT_VECTOR": ("vector", 3, numpy.float32),
    "FLOAT_COLOR": ("color", 4, numpy.float32),
    "BYTE_COLOR": ("color", 4, numpy.float32),
}
"""By type of data: the name of a value, how many numbers it has, and of which kind."""

_OF_MESHES = ("use_auto_smooth", "auto_smooth_angle", "use_auto_texspace", "texspace_location", "texspace_size")
_OF_RENDERING = (
    "engine",
    "film_transparent",
    "filter_size",
    "dither_intensity",
    "use_compositing",
    "use_motion_blur",
    "motion_blur_shutter",
    "use_simplify",
    "simplify_subdivision_render",
    "simplify_child_particles_render",
)


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
        value = tuple(sorted(value)) if prop.type == "ENUM" and prop.is_enum_flag else _plain(value)
        found.append((prop.identifier, value))
    return tuple(found)


def _image(image):
    if image is None:
        return None
    path = bpy.path.abspath(image.filepath)
    on_disk = (os.path.getsize(path), os.path.getmtime(path)) if os.path.isfile(path) else None
    packed = image.packed_file.size if image.packed_file else None
    return image.name, tuple(image.size), on_disk, packed, image.alpha_mode, image.colorspace_settings.name


def _nodes(tree, seen=()):
    if tree is None or tree in seen:
        return ()
    found = []
    for node in tree.nodes:
        values = tuple(pair for pair in values_of(node) if pair[0] not in _ON_SCREEN)
        inputs = tuple(_plain(getattr(socket, "default_value", None)) for socket in node.inputs)
        inner = _nodes(getattr(node, "node_tree", None), (*seen, tree))
        drawn = _ramp(node), _curves(getattr(node, "mapping", None)), _curves(getattr(node, "curve", None))
        placed = _values_in(node, "texture_mapping"), _place(getattr(node, "object", None))
        image = _image(getattr(node, "image", None))
        found.append((node.bl_idname, node.name, values, inputs, image, drawn, placed, inner))
    links = tuple(
        (link.from_node.name, link.from_socket.identifier, link.to_node.name, link.to_socket.identifier)
        for link in tree.links
    )
    return tuple(found), links


def _plain(value):
    if isinstance(value, float):
        return round(value, _DECIMALS)
    if isinstance(value, (int, str, bool)) or value is None:
        return value
    if hasattr(value, "name"):
        return value.name
    try:
        # Vectors and matrices of Blender have no __iter__ and can be iterated all the same.
        return tuple(_plain(part) for part in value)
    except TypeError:
        return ""


def _values_in(block, name):
    """The values of a part that only some blocks have; those of Cycles are such a part."""
    part = getattr(block, name, None)
    return part and values_of(part)


def _ramp(node):
    ramp = getattr(node, "color_ramp", None)
    return ramp and (values_of(ramp), tuple((element.position, tuple(element.color)) for element in ramp.elements))


def _curves(mapping):
    """The curves that someone drew, for everything that has such."""
    curves = getattr(mapping, "curves", None)
    return curves and (
        values_of(mapping),
        tuple(tuple((_plain(point.location), point.handle_type) for point in curve.points) for curve in curves),
    )


def _place(thing):
    """Where an object is, also where it is hidden and Blender does not move it."""
    places = []
    while thing is not None:
        places.append((thing.name, rounded_matrix(thing.matrix_basis), rounded_matrix(thing.matrix_parent_inverse)))
        thing = thing.parent
    return tuple(places)


def _numbers(things, name, size=1, kind=numpy.float32):
    found = numpy.empty(len(things) * size, kind)
    things.foreach_get(name, found)
    return (found.round(_DECIMALS) + kind(0) if kind is numpy.float32 else found).tobytes()


def _mesh(mesh):
    found = hashlib.sha256(repr([_plain(getattr(mesh, name, None)) for name in _OF_MESHES]).encode("utf-8"))
    found.update(_numbers(mesh.vertices, "co", 3))
    found.update(_numbers(mesh.edges, "use_edge_sharp", 1, numpy.bool_))
    found.update(_numbers(mesh.loops, "vertex_index", 1, numpy.int32))
    found.update(_numbers(mesh.polygons, "material_index", 1, numpy.int32))
    found.update(_numbers(mesh.polygons, "use_smooth", 1, numpy.bool_))
    for layer in mesh.uv_layers:
        found.update(repr((layer.name, layer.active_render)).encode("utf-8"))
        found.update(_numbers(layer.data, "uv", 2))
    for attribute in mesh.attributes:
        if attribute.data_type in _ATTRIBUTES and not attribute.name.startswith("."):
            found.update(repr((attribute.name, attribute.domain)).encode("utf-8"))
            found.update(_numbers(attribute.data, *_ATTRIBUTES[attribute.data_type]))
    found.update(repr(mesh.color_attributes.render_color_index).encode("utf-8"))
    return found.hexdigest()


def _geometry(thing):
    mesh = thing.to_mesh()
    if mesh is None:
        return ()
    found = _mesh(mesh)
    thing.to_mesh_clear()
    return found


def _modifier(modifier):
    values = tuple(pair for pair in values_of(modifier) if pair[0] != "is_active")
    used = [
        getattr(modifier, prop.identifier)
        for prop in modifier.bl_rna.properties
        if prop.type == "POINTER" and prop.identifier != "rna_type"
    ]
    inputs = tuple((key, _plain(modifier[key])) for key in modifier.keys()) if modifier.type == "NODES" else ()
    return (
        values,
        modifier.show_render,
        tuple(_curves(one) or getattr(one, "name", None) for one in used),
        _nodes(getattr(modifier, "node_group", None)),
        inputs,
        _values_in(getattr(modifier, "particle_system", None), "settings"),
    )


def _object(shown):
    """Of an object, as the viewport shows it or, where that hides it, as it is by itself."""
    original = shown.original
    materials = tuple(
        (slot.material.name, values_of(slot.material), _values_in(slot.material, "cycles"), _nodes(slot.material.node_tree))
        for slot in shown.material_slots
        if slot.material
    )
    look = (
        tuple(getattr(original, f"visible_{ray}") for ray in _RAYS),
        original.is_holdout,
        original.is_shadow_catcher,
        original.pass_index,
        _plain(shown.color),
        _values_in(original, "cycles"),
        tuple(_modifier(one) for one in original.modifiers),
    )
    if shown.type in _GEOMETRY:
        return shown.type, _geometry(shown), materials, look
    data = shown.data
    own = data and values_of(data), _values_in(data, "cycles"), _nodes(getattr(data, "node_tree", None))
    return shown.type, own, materials, look


def _collections(layer):
    """What a layer of collections leaves out of the picture."""
    own = layer.name, layer.exclude, layer.holdout, layer.indirect_only, layer.collection.hide_render
    return own, tuple(_collections(child) for child in layer.children)


def _hidden(scene, names):
    """What is rendered besides the objects of these names: what is hidden in the viewport."""
    things = {one for layer in scene.view_layers if layer.use for one in layer.objects}
    return [
        (one.name, _place(one), _object(one))
        for one in sorted(things, key=lambda one: one.name)
        if one.name not in names and one.type not in _UNSEEN and not one.hide_render
    ]


def scene_fingerprint(scene, depsgraph):
    """Of everything that any camera may show."""
    objects, instances = {}, []
    for instance in depsgraph.object_instances:
        shown = instance.object
        original = shown.original
        if shown.type in _UNSEEN or original.hide_render:
            continue
        if original.name not in objects:
            objects[original.name] = _object(shown)
        instances.append((original.name, rounded_matrix(instance.matrix_world)))
    engine = getattr(scene, "cycles", None) if scene.render.engine == "CYCLES" else scene.eevee
    world = scene.world
    layers = [
        (layer.name, layer.samples, getattr(layer.material_override, "name", None), _collections(layer.layer_collection))
        for layer in scene.view_layers
        if layer.use
    ]
    view = scene.view_settings
    return digest(
        sorted(objects.items()),
        sorted(instances),
        _hidden(scene, objects),
        layers,
        [_plain(getattr(scene.render, name, None)) for name in _OF_RENDERING],
        engine and values_of(engine),
        values_of(scene.display_settings),
        values_of(view),
        view.use_curve_mapping and _curves(view.curve_mapping),
        world and (values_of(world), _values_in(world, "cycles"), _nodes(world.node_tree)),
        scene.use_nodes and _nodes(scene.node_tree),
        scene.frame_current,
    )
