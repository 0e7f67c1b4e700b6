# SPDX-License-Identifier: GPL-3.0-or-later
"""The panels in the sidebar of the 3D view."""

import bpy

from .scene_reading import hotspot_objects, stations_of


class _InSidebar:
    bl_space_type = "VIEW_3D"
    bl_region_type = "UI"
    bl_category = "Vitrine"


def _column(panel):
    panel.layout.use_property_split = True
    panel.layout.use_property_decorate = False
    return panel.layout.column()


class VITRINE_PT_world(_InSidebar, bpy.types.Panel):
    """What becomes a world, and the button for it."""

    bl_idname = "VITRINE_PT_world"
    bl_label = "World"

    def draw(self, context):
        """The world and how much there is of it."""
        options = context.scene.vitrine
        column = _column(self)
        for name in ("world_name", "language", "start", "folder"):
            column.prop(options, name)
        column.separator()
        stations, hotspots = stations_of(context.scene), hotspot_objects(context.scene)
        column.label(text=f"{len(stations)} cameras become locations", icon="CAMERA_DATA")
        column.label(text=f"{len(hotspots)} objects become hotspots", icon="EMPTY_AXIS")
        column.label(text=f"{len(options.transitions)} transitions", icon="ANIM")
        column.operator("vitrine.export", icon="EXPORT")


class VITRINE_PT_selected(_InSidebar, bpy.types.Panel):
    """What the active object is for visitors."""

    bl_idname = "VITRINE_PT_selected"
    bl_label = "Selected object"

    @classmethod
    def poll(cls, context):
        """Only with an active object."""
        return context.active_object is not None

    def draw(self, context):
        """A camera is a location or not; anything else is a hotspot or not."""
        thing = context.active_object
        options = thing.vitrine
        column = _column(self)
        column.label(text=thing.name, icon="OBJECT_DATA")
        if thing.type == "CAMERA":
            column.prop(options, "is_left_out")
            if not options.is_left_out:
                column.prop(options, "title")
                column.prop(options, "text", text="Description")
            return
        column.operator("vitrine.mark_hotspots", icon="ADD")
        column.prop(options, "is_hotspot")
        if thing in hotspot_objects(context.scene):
            column.prop(options, "title")
            column.prop(options, "kind")
            by_kind = {"ARTICLE": "text", "LINK": "address", "LOCATION": "location"}
            column.prop(options, by_kind[options.kind])
        column.prop(options, "is_glass")


class VITRINE_UL_transitions(bpy.types.UIList):
    """The transitions, a line each."""

    bl_idname = "VITRINE_UL_transitions"

    def draw_item(self, _context, layout, _data, item, _icon, _active_data, _active_name):
        """From where to where."""
        source = item.source.name if item.source else "?"
        target = item.target.name if item.target else "?"
        layout.label(text=f"{source} {'↔' if item.both_ways else '→'} {target}")


class VITRINE_PT_transitions(_InSidebar, bpy.types.Panel):
    """Which cameras lead to which."""

    bl_idname = "VITRINE_PT_transitions"
    bl_label = "Transitions"

    def draw(self, context):
        """The list, and the chosen one below it."""
        options = context.scene.vitrine
        row = self.layout.row()
        row.template_list("VITRINE_UL_transitions", "", options, "transitions", options, "active_transition", rows=3)
        buttons = row.column(align=True)
        buttons.operator("vitrine.add_transition", icon="ADD", text="")
        buttons.operator("vitrine.remove_transition", icon="REMOVE", text="")
        if options.active_transition < len(options.transitions):
            item = options.transitions[options.active_transition]
            column = _column(self)
            for name in ("source", "target", "both_ways", "has_clip"):
                column.prop(item, name)
            if item.has_clip:
                column.prop(item, "seconds")
                column.prop(item, "path")


class VITRINE_PT_pictures(_InSidebar, bpy.types.Panel):
    """Sizes, hotspots and the floor plan."""

    bl_idname = "VITRINE_PT_pictures"
    bl_label = "Pictures and floor plan"
    bl_options = {"DEFAULT_CLOSED"}

    def draw(self, context):
        """What is seldom changed."""
        options = context.scene.vitrine
        column = _column(self)
        for name in ("picture_width", "wide", "clip_width", "clip_samples", "frames_per_second"):
            column.prop(options, name)
        column.separator()
        column.prop_search(options, "hotspot_collection", bpy.data, "collections")
        column.prop(options, "arrows")
        column.separator()
        column.prop(options, "plan")
        if options.plan == "CUT":
            column.prop(options, "plan_height")
        if options.plan == "CAMERA":
            column.prop(options, "plan_camera")
        if options.plan != "NONE":
            column.prop(options, "plan_width")


_CLASSES = (
    VITRINE_PT_world,
    VITRINE_PT_selected,
    VITRINE_UL_transitions,
    VITRINE_PT_transitions,
    VITRINE_PT_pictures,
)


def register():
    """Shows the panels."""
    for one in _CLASSES:
        bpy.utils.register_class(one)


def unregister():
    """Takes them away again."""
    for one in reversed(_CLASSES):
        bpy.utils.unregister_class(one)
