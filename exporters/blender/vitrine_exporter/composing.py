# SPDX-License-Identifier: GPL-3.0-or-later
"""Cuts and scales rendered pictures, and joins frames to clips, with Blender's own sequencer: no other program."""

import os
from contextlib import contextmanager

import bpy

from .pure.mp4 import for_the_web

_QUALITY = 92
"""Of JPEG pictures, 0 to 100."""

_KEY_FRAMES = 15
"""Frames between two that are complete."""


@contextmanager
def _sequence(frames, size, frames_per_second=30):
    """A scene of its own that shows pictures one after the other, their middle where the size is another shape."""
    scene = bpy.data.scenes.new("vitrine-sequence")
    try:
        scene.view_settings.view_transform = "Standard"
        scene.view_settings.look = "None"
        scene.view_settings.exposure, scene.view_settings.gamma = 0.0, 1.0
        scene.sequencer_colorspace_settings.name = "sRGB"
        scene.render.resolution_x, scene.render.resolution_y = size
        scene.render.resolution_percentage = 100
        scene.render.fps, scene.render.fps_base = frames_per_second, 1.0
        scene.render.use_sequencer = True
        scene.render.use_file_extension = False
        scene.frame_start, scene.frame_end = 1, len(frames)
        editor = scene.sequence_editor_create()
        for number, path in enumerate(frames, 1):
            strip = editor.sequences.new_image(str(number), path, 1, number, fit_method="FILL")
            strip.frame_final_duration = 1
        yield scene
    finally:
        bpy.data.scenes.remove(scene)


def save_scaled(source, size, path):
    """A smaller copy of a picture as PNG."""
    image = bpy.data.images.load(source)
    try:
        image.scale(*size)
        image.file_format = "PNG"
        image.filepath_raw = f"{path}.part"
        image.save()
    finally:
        bpy.data.images.remove(image)
    os.replace(f"{path}.part", path)


def save_jpeg(source, size, path):
    """A picture as JPEG: whole, or its middle where the size is wider."""
    with _sequence([source], size) as scene:
        scene.render.image_settings.file_format = "JPEG"
        scene.render.image_settings.color_mode = "RGB"
        scene.render.image_settings.quality = _QUALITY
        scene.render.filepath = f"{path}.part"
        bpy.ops.render.render(write_still=True, scene=scene.name)
    os.replace(f"{path}.part", path)


def save_clip(frames, size, frames_per_second, path):
    """Joins frames to a clip that every browser plays: H.264, no sound."""
    with _sequence(frames, size, frames_per_second) as scene:
        scene.render.image_settings.file_format = "FFMPEG"
        film = scene.render.ffmpeg
        film.format, film.codec, film.audio_codec = "MPEG4", "H264", "NONE"
        film.constant_rate_factor, film.ffmpeg_preset = "MEDIUM", "BEST"
        film.gopsize = _KEY_FRAMES
        scene.render.filepath = f"{path}.part"
        bpy.ops.render.render(animation=True, scene=scene.name)
    with open(f"{path}.part", "rb") as file:
        clip = for_the_web(file.read())
    with open(f"{path}.part", "wb") as file:
        file.write(clip)
    os.replace(f"{path}.part", path)
