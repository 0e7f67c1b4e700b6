# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads a scene: which cameras are locations, where hotspots and arrows are in their pictures, pins on the plan."""

import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from .pure.arrows import arrow_for, arrows_apart
from .pure.camera_path import Pose, point_along
from .pure.naming import distinct_slugs, title_of
from .pure.projection import Point, is_inside, kept_inside, on_middle, project

_EYE_LEVEL = 1.6
"""Metres: where the floor is assumed under a camera when nothing is found there."""

_STEPS_AHEAD = 3.0
"""Metres along the way at which its arrow lies on the floor."""

_ALMOST_THERE = 0.01
"""Part of the distance: an empty on a surface is not hidden by that surface."""

_MAX_PANES = 64


@dataclass(frozen=True)
class Station:
    """A camera that becomes a location."""

    camera: object
    slug: str
    title: str


def title_for(thing):
    """What visitors read."""
    return thing.vitrine.title.strip() or title_of(thing.name)


def stations_of(scene):
    """The cameras that become locations, by name."""
    plan_camera = scene.vitrine.plan_camera
    cameras = sorted(
        (
            one
            for one in scene.objects
            if one.type == "CAMERA" and not one.vitrine.is_left_out and one != plan_camera
        ),
        key=lambda one: one.name,
    )
    titles = [title_for(one) for one in cameras]
    slugs = distinct_slugs(titles, "location")
    return [Station(*three) for three in zip(cameras, slugs, titles)]


def hotspot_objects(scene):
    """The marked objects and those of the named collection, by name."""
    collection = bpy.data.collections.get(scene.vitrine.hotspot_collection)
    named = set(collection.all_objects) if collection else set()
    return sorted(
        (one for one in scene.objects if one.type != "CAMERA" and (one.vitrine.is_hotspot or one in named)),
        key=lambda one: one.name,
    )


def camera_matrix(camera, depsgraph, width, height):
    """Projection times view, for a picture of that size."""
    projection = camera.calc_matrix_camera(depsgraph, x=width, y=height)
    return projection @ camera.matrix_world.normalized().inverted()


def pose_of(camera):
    """Where the camera is and how it looks."""
    position, rotation, _ = camera.matrix_world.decompose()
    data = camera.data
    return Pose(tuple(position), tuple(rotation), data.lens, (data.shift_x, data.shift_y))


def via_points(transition):
    """The points of a path between both ends, in the direction of the transition."""
    curve = transition.path
    if curve is None:
        return []
    points = []
    for spline in curve.data.splines:
        for point in spline.bezier_points if spline.type == "BEZIER" else spline.points:
            points.append(tuple(curve.matrix_world @ Vector(point.co[:3])))
    if len(points) > 1:
        start = Vector(transition.source.matrix_world.translation)
        if (Vector(points[-1]) - start).length < (Vector(points[0]) - start).length:
            points.reverse()
    return points


class SceneReader:
    """Positions in the pictures of one scene."""

    def __init__(self, scene, depsgraph):
        self._scene = scene
        self._depsgraph = depsgraph
        self._is_cropped = scene.vitrine.wide == "CROP"

    def points_of(self, camera, position):
        """The points on both pictures, or None when neither shows it."""
        on_4x3 = project(camera_matrix(camera, self._depsgraph, 4, 3), position)
        if self._is_cropped:
            on_16x9 = on_4x3 and on_middle(on_4x3)
        else:
            on_16x9 = project(camera_matrix(camera, self._depsgraph, 16, 9), position)
        if not is_inside(on_4x3) and not is_inside(on_16x9):
            return None
        return kept_inside(on_4x3), kept_inside(on_16x9)

    def hotspot_points(self, camera, thing):
        """Where a marked object is in both pictures; None where it is outside or hidden."""
        position = _middle_of(thing)
        points = self.points_of(camera, position)
        return points if points and self._is_visible(camera, thing, position) else None

    def _is_visible(self, camera, thing, position):
        """Whether nothing lies between the camera and the object."""
        start = camera.matrix_world.translation.copy()
        way = Vector(position) - start
        distance = way.length
        direction = way.normalized()
        from_here = camera.data.clip_start
        for _ in range(_MAX_PANES):
            rest = distance * (1 - _ALMOST_THERE) - from_here
            if rest <= 0:
                return True
            hit, where, _, _, other, _ = self._scene.ray_cast(
                self._depsgraph, start + direction * from_here, direction, distance=rest
            )
            if not hit or _belongs_to(other, thing):
                return True
            if not _is_transparent(other):
                return False
            from_here = (where - start).length + 1e-4 * max(1.0, distance)
        return False

    def arrows(self, camera, ways):
        """An arrow for each way: pairs of the other camera and the points it leads through."""
        proposed = [self._arrow(camera, other, via) for other, via in ways]
        return arrows_apart(proposed)

    def _arrow(self, camera, other, via):
        start, end = tuple(camera.matrix_world.translation), tuple(other.matrix_world.translation)
        ahead = Vector(point_along(start, end, via, _STEPS_AHEAD))
        seen = camera.matrix_world.normalized().inverted() @ ahead
        angle = math.degrees(math.atan2(seen.x, -seen.z))
        return arrow_for(angle, project(camera_matrix(camera, self._depsgraph, 4, 3), self._floor_under(ahead)))

    def _floor_under(self, position):
        hit, where, *_ = self._scene.ray_cast(self._depsgraph, position, Vector((0, 0, -1)))
        return tuple(where) if hit else (position.x, position.y, position.z - _EYE_LEVEL)


def _middle_of(thing):
    """The middle of what is visible of an object; of an empty, where it is."""
    if thing.type in {"EMPTY", "LIGHT", "SPEAKER"}:
        return tuple(thing.matrix_world.translation)
    corners = [thing.matrix_world @ Vector(corner) for corner in thing.bound_box]
    return tuple(sum(corners, Vector()) / len(corners))


def _belongs_to(other, thing):
    while other is not None:
        if other.original == thing.original:
            return True
        other = other.parent
    return False


def _is_transparent(other):
    original = other.original
    return original.vitrine.is_glass or original.hide_render or not original.visible_camera


def pin_of(plan_matrix, camera):
    """Where a camera is on the plan; None when it is beside it."""
    point = project(plan_matrix, tuple(camera.matrix_world.translation))
    return Point(point.x, point.y) if is_inside(point) else None
