# SPDX-License-Identifier: GPL-3.0-or-later
"""What people set: of the scene, of cameras, of marked objects. Saved in the .blend file."""

import bpy
from bpy.props import (
    BoolProperty,
    CollectionProperty,
    EnumProperty,
    FloatProperty,
    IntProperty,
    PointerProperty,
    StringProperty,
)


def _is_camera(_self, candidate):
    return candidate.type == "CAMERA"


def _is_curve(_self, candidate):
    return candidate.type == "CURVE"


class VitrineTransition(bpy.types.PropertyGroup):
    """From one camera to another."""

    source: PointerProperty(name="From", type=bpy.types.Object, poll=_is_camera)
    target: PointerProperty(name="To", type=bpy.types.Object, poll=_is_camera)
    path: PointerProperty(
        name="Path",
        description="A curve that the camera follows between its two ends. Empty: straight from one to the other",
        type=bpy.types.Object,
        poll=_is_curve,
    )
    seconds: FloatProperty(name="Seconds", description="How long the clip takes", default=2.0, min=0.2, max=20)
    both_ways: BoolProperty(
        name="Both ways",
        description="Visitors may walk back as well; its clip is this one reversed and needs no rendering",
        default=True,
    )
    has_clip: BoolProperty(
        name="Render a clip",
        description="Off: the pictures fade into each other",
        default=True,
    )


class VitrineScene(bpy.types.PropertyGroup):
    """Of the world."""

    world_name: StringProperty(name="World", description="What visitors read as the name of the world", default="My showroom")
    language: StringProperty(name="Language", description="The language of the titles, such as en or de", default="en")
    folder: StringProperty(
        name="Folder",
        description="Where the world file is written, with what is rendered for it",
        default="//showroom/",
        subtype="DIR_PATH",
    )
    start: PointerProperty(
        name="First location",
        description="Where visitors begin. Empty: the first camera by name",
        type=bpy.types.Object,
        poll=_is_camera,
    )
    picture_width: IntProperty(
        name="Width of pictures", description="In pixels; the 4:3 picture has three quarters of it as its height", default=2560, min=64, max=8192
    )
    clip_width: IntProperty(name="Width of clips", description="In pixels", default=1440, min=64, max=3840)
    clip_samples: IntProperty(
        name="Samples of clips", description="Of each frame. 0: as many as the scene has", default=0, min=0
    )
    frames_per_second: IntProperty(name="Frames per second", default=30, min=10, max=60)
    wide: EnumProperty(
        name="16:9",
        description="Where the pictures for wide screens come from",
        items=(
            ("CROP", "Middle of the 4:3 picture", "Nothing more is rendered"),
            (
                "RENDER",
                "Rendered on its own",
                "From the same camera. With its sensor fit on Vertical, wide screens show more at the sides",
            ),
        ),
        default="CROP",
    )
    hotspot_collection: StringProperty(
        name="Hotspots in", description="Objects of this collection become hotspots, besides those that are marked", default="Hotspots"
    )
    arrows: BoolProperty(
        name="Arrows on the floor", description="An arrow for each transition, where the way begins", default=True
    )
    plan: EnumProperty(
        name="Floor plan",
        items=(
            ("NONE", "None", ""),
            ("CUT", "Seen from above, cut", "Everything below a height, rendered from above"),
            ("CAMERA", "From a camera", "A camera that looks down on the floor"),
        ),
        default="CUT",
    )
    plan_height: FloatProperty(
        name="Cut at", description="What is higher is not on the plan, such as ceilings", default=2.0, unit="LENGTH"
    )
    plan_camera: PointerProperty(name="Camera of the plan", type=bpy.types.Object, poll=_is_camera)
    plan_width: IntProperty(name="Width of the plan", description="In pixels", default=1600, min=64, max=8192)
    transitions: CollectionProperty(type=VitrineTransition)
    active_transition: IntProperty()


class VitrineObject(bpy.types.PropertyGroup):
    """Of a camera or of a marked object."""

    title: StringProperty(name="Title", description="What visitors read. Empty: the name of the object")
    text: StringProperty(name="Text", description="Of a camera: the location's description. Of a hotspot: its article")
    is_left_out: BoolProperty(name="No location", description="This camera does not become a location")
    is_hotspot: BoolProperty(name="Hotspot", description="This object becomes a hotspot in every picture that shows it")
    kind: EnumProperty(
        name="Opens",
        items=(
            ("ARTICLE", "An article", "With the text below; pictures and parts are added in the CMS"),
            ("LINK", "A link", "An address in the web"),
            ("LOCATION", "A location", "Leads to another camera"),
        ),
        default="ARTICLE",
    )
    address: StringProperty(name="Address", description="Of the link, with https://")
    location: PointerProperty(name="Location", type=bpy.types.Object, poll=_is_camera)
    is_glass: BoolProperty(name="Seen through", description="Glass and curtains: hotspots behind it are not hidden by it")


_CLASSES = (VitrineTransition, VitrineScene, VitrineObject)


def register():
    """Adds ``vitrine`` to scenes and objects."""
    for one in _CLASSES:
        bpy.utils.register_class(one)
    bpy.types.Scene.vitrine = PointerProperty(type=VitrineScene)
    bpy.types.Object.vitrine = PointerProperty(type=VitrineObject)


def unregister():
    """Takes it away again; what is saved in files stays there."""
    del bpy.types.Object.vitrine
    del bpy.types.Scene.vitrine
    for one in reversed(_CLASSES):
        bpy.utils.unregister_class(one)
