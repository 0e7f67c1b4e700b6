# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures and clips of an export, rendered where they are missing.

Files in the folder ``rendered`` are called after what they show and by its fingerprint. What is there under its name is
done, so an export that was stopped goes on, and a changed camera is rendered again.
"""

import os
import re

from .composing import save_clip, save_jpeg, save_scaled
from .fingerprint import digest, rounded_matrix, scene_fingerprint, values_of
from .pure.camera_path import number_of_frames, poses_between
from .pure.world_file import PLAN_FILE, clip_file, picture_file
from .rendering import moving_camera, render_picture, take_pose
from .scene_reading import pose_of

_OWN_FILE = re.compile(r"^(?:still|picture|end|frame|clip|plan)-.*[0-9a-f]{12}\.(?:png|jpg|mp4)(?:\.part)?$")
"""What exports write into their folder: nothing else is ever removed from it."""

_EVEN = 32
"""Widths are multiples of it, so that 4:3 and 16:9 have even sides."""


class Pictures:
    """What an export renders. ``sources`` has the file of each medium, by its name in the world."""

    def __init__(self, scene, depsgraph, folder, slugs):
        self._scene = scene
        self._options = scene.vitrine
        self._folder = folder
        self._slugs = slugs
        self._state = scene_fingerprint(scene, depsgraph)
        self._used = set()
        self.sources = {}
        self.rendered = 0
        self.kept = 0
        os.makedirs(folder, exist_ok=True)

    def _file(self, name, *parts, kind):
        """The path of a file in the folder ``rendered``, by its fingerprint."""
        path = os.path.join(self._folder, f"{name}-{digest(*parts)}.{kind}")
        self._used.add(os.path.basename(path))
        return path

    def _rendered(self, path, make):
        if os.path.exists(path):
            self.kept += 1
        else:
            make()
            self.rendered += 1
        return path

    def _once(self, path, make):
        """For what takes no time worth counting."""
        if not os.path.exists(path):
            make()
        return path

    def _size(self, shape, width):
        width = max(_EVEN, round(width / _EVEN) * _EVEN)
        return (width, width * 3 // 4) if shape == "4x3" else (width, width * 9 // 16)

    def _camera_state(self, camera):
        return rounded_matrix(camera.matrix_world), values_of(camera.data), values_of(camera.data.dof)

    def _still(self, camera, shape):
        """The rendered picture that a shape is made of: its own, or the 4:3 one whose middle it is."""
        if self._options.wide == "CROP":
            shape = "4x3"
        size = self._size(shape, self._options.picture_width)
        name = f"still-{self._slugs[camera]}-{shape}"
        path = self._file(name, self._state, self._camera_state(camera), size, kind="png")
        return path, lambda: render_picture(self._scene, camera, size, path)

    def add_location(self, station):
        """The pictures of a location, in both shapes."""
        for shape in ("4x3", "16x9"):
            still, make = self._still(station.camera, shape)
            if self._options.wide == "RENDER" or shape == "4x3":
                self._rendered(still, make)
            size = self._size(shape, self._options.picture_width)
            picture = self._file(f"picture-{station.slug}-{shape}", os.path.basename(still), size, kind="jpg")
            self.sources[picture_file(station.slug, shape)] = self._once(
                picture, lambda picture=picture, still=still, size=size: save_jpeg(still, size, picture)
            )

    def add_clips(self, way):
        """The clips of a way, in both shapes; reversed ones for its way back."""
        source, target = self._slugs[way.source], self._slugs[way.target]
        fps = self._options.frames_per_second
        frames_of = {}
        for shape in ("4x3", "16x9"):
            rendered = "4x3" if self._options.wide == "CROP" else shape
            if rendered not in frames_of:
                frames_of[rendered] = self._frames(way, rendered)
            size = self._size(shape, self._options.clip_width)
            frames = frames_of[rendered]
            both = [(source, target, frames)]
            if way.has_way_back:
                both.append((target, source, frames[::-1]))
            for a, b, ordered in both:
                names = [os.path.basename(one) for one in ordered]
                clip = self._file(f"clip-{a}--{b}-{shape}", names, size, fps, kind="mp4")
                self.sources[clip_file(a, b, shape)] = self._once(
                    clip, lambda ordered=ordered, size=size, clip=clip: save_clip(ordered, size, fps, clip)
                )

    def _frames(self, way, shape):
        """The files of all frames. The first and the last are the stills: nothing jumps when a walk begins or ends."""
        size = self._size(shape, self._options.clip_width)
        count = number_of_frames(way.item.seconds, self._options.frames_per_second)
        poses = poses_between(pose_of(way.source), pose_of(way.target), way.via, count)
        samples = self._options.clip_samples
        camera_state = values_of(way.source.data), values_of(way.source.data.dof)
        files = []
        name = f"frame-{self._slugs[way.source]}--{self._slugs[way.target]}-{shape}"
        with moving_camera(self._scene, way.source) as camera:
            for index, pose in enumerate(poses):
                if index in (0, count - 1):
                    files.append(self._end_frame(way.source if index == 0 else way.target, shape, size))
                    continue
                path = self._file(f"{name}-{index:04d}", self._state, camera_state, pose, size, samples, kind="png")

                def make(pose=pose, path=path):
                    take_pose(camera, pose)
                    render_picture(self._scene, camera, size, path, samples)

                files.append(self._rendered(path, make))
        return files

    def _end_frame(self, camera, shape, size):
        still, _ = self._still(camera, shape)
        path = self._file(f"end-{self._slugs[camera]}-{shape}", os.path.basename(still), size, kind="png")
        return self._once(path, lambda: save_scaled(still, size, path))

    def add_plan(self, camera, aspect):
        """The floor plan, as a camera sees it.

        :returns: its width and height in pixels.
        """
        width = self._options.plan_width
        size = (width, max(2, round(width / aspect)))
        rendered = self._file("plan", self._state, self._camera_state(camera), size, kind="png")
        self._rendered(rendered, lambda: render_picture(self._scene, camera, size, rendered))
        picture = self._file("plan", os.path.basename(rendered), kind="jpg")
        self.sources[PLAN_FILE] = self._once(picture, lambda: save_jpeg(rendered, size, picture))
        return size

    def remove_unused(self):
        """Removes what earlier exports rendered and this one does not show."""
        for name in os.listdir(self._folder):
            if _OWN_FILE.match(name) and name not in self._used:
                os.remove(os.path.join(self._folder, name))
