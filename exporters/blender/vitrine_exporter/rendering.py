# SPDX-License-Identifier: GPL-3.0-or-later
"""Renders pictures of a scene, one file each. A file is there completely or not at all."""

import os
from contextlib import contextmanager

import bpy
from mathutils import Vector

_CAMERA_NAME = "vitrine-moving-camera"


def _samples_owner(scene):
    """Where the engine has its number of samples, and under which name."""
    if scene.render.engine == "CYCLES":
        return scene.cycles, "samples"
    return scene.eevee, "taa_render_samples"


@contextmanager
def settings_kept(scene):
    """The scene has its own settings again afterwards, whatever happens."""
    render, image = scene.render, scene.render.image_settings
    kept = [
        (scene, ("camera",)),
        (render, ("resolution_x", "resolution_y", "resolution_percentage", "filepath", "use_border", "use_file_extension", "use_sequencer")),
        (image, ("file_format", "color_mode", "color_depth")),
        (_samples_owner(scene)[0], (_samples_owner(scene)[1],)),
    ]
    before = [(owner, name, getattr(owner, name)) for owner, names in kept for name in names]
    try:
        yield
    finally:
        for owner, name, value in before:
            setattr(owner, name, value)


def render_picture(scene, camera, size, path, samples=0):
    """Renders what a camera sees into a PNG file.

    :param size: width and height in pixels.
    :param samples: 0 for as many as the scene has.
    """
    with settings_kept(scene):
        render = scene.render
        scene.camera = camera
        render.resolution_x, render.resolution_y = size
        render.resolution_percentage = 100
        render.use_border = render.use_sequencer = False
        render.use_file_extension = False
        render.image_settings.file_format = "PNG"
        render.image_settings.color_mode = "RGB"
        render.image_settings.color_depth = "8"
        if samples:
            owner, name = _samples_owner(scene)
            setattr(owner, name, samples)
        part = f"{path}.part"
        render.filepath = part
        bpy.ops.render.render(write_still=True, scene=scene.name)
    os.replace(part, path)


@contextmanager
def moving_camera(scene, like):
    """A camera that can be set to poses, with everything else as of another one."""
    data = like.data.copy()
    camera = bpy.data.objects.new(_CAMERA_NAME, data)
    scene.collection.objects.link(camera)
    camera.rotation_mode = "QUATERNION"
    try:
        yield camera
    finally:
        bpy.data.objects.remove(camera)
        bpy.data.cameras.remove(data)


def take_pose(camera, pose):
    """Moves a camera to a pose."""
    camera.location = pose.position
    camera.rotation_quaternion = pose.rotation
    camera.data.lens = pose.lens
    camera.data.shift_x, camera.data.shift_y = pose.shift


@contextmanager
def plan_camera(scene):
    """A camera that looks down on everything below the height of the cut, with the plan's shape: (camera, aspect).

    :returns: None in place of the camera for a scene without anything to show.
    """
    low, high = _floor_bounds(scene)
    if low is None:
        yield None, 1.0
        return
    margin = 0.04 * max(high[0] - low[0], high[1] - low[1])
    width, depth = high[0] - low[0] + 2 * margin, high[1] - low[1] + 2 * margin
    data = bpy.data.cameras.new(_CAMERA_NAME)
    data.type = "ORTHO"
    data.sensor_fit = "HORIZONTAL"
    data.ortho_scale = width
    data.clip_start = 0.001
    data.clip_end = max(1.0, scene.vitrine.plan_height - low[2] + 10)
    camera = bpy.data.objects.new(_CAMERA_NAME, data)
    camera.location = ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, scene.vitrine.plan_height)
    scene.collection.objects.link(camera)
    bpy.context.view_layer.update()
    try:
        yield camera, width / depth
    finally:
        bpy.data.objects.remove(camera)
        bpy.data.cameras.remove(data)


def _floor_bounds(scene):
    """The smallest box around the cameras and what is rendered below the cut."""
    points = []
    for thing in scene.objects:
        if thing.hide_render or thing.type not in {"MESH", "CURVE", "SURFACE", "FONT"}:
            continue
        corners = [thing.matrix_world @ Vector(corner) for corner in thing.bound_box]
        if min(corner.z for corner in corners) < scene.vitrine.plan_height:
            points += corners
    if not points:
        return None, None
    return tuple(min(axis) for axis in zip(*points)), tuple(max(axis) for axis in zip(*points))
