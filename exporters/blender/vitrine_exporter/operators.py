# SPDX-License-Identifier: GPL-3.0-or-later
"""What the buttons of the panels do."""

import bpy

from .export import NothingToExport, export_world
from .pure.naming import title_of


class VITRINE_OT_export(bpy.types.Operator):
    """Renders what is missing or has changed, and writes the world file"""

    bl_idname = "vitrine.export"
    bl_label = "Export the world"

    def execute(self, context):
        """Blender waits meanwhile; the status bar shows how far it is."""
        manager = context.window_manager
        manager.progress_begin(0, 100)

        def report(done, total, text):
            manager.progress_update(100 * done / total)
            print(f"Vitrine {done + 1}/{total}: {text}", flush=True)

        try:
            result = export_world(context.scene, report)
        except NothingToExport as error:
            self.report({"ERROR"}, str(error))
            return {"CANCELLED"}
        finally:
            manager.progress_end()
        for note in result.notes:
            self.report({"WARNING"}, note)
        self.report(
            {"INFO"},
            f"{result.locations} locations, {result.transitions} transitions, {result.hotspots} hotspots; "
            f"{result.rendered} pictures rendered, {result.kept} kept: {result.archive}",
        )
        return {"FINISHED"}


class VITRINE_OT_add_transition(bpy.types.Operator):
    """Adds a transition between the two selected cameras, to the active one"""

    bl_idname = "vitrine.add_transition"
    bl_label = "Add a transition"
    bl_options = {"REGISTER", "UNDO"}

    def execute(self, context):
        """Without two selected cameras it is empty, to be filled in."""
        options = context.scene.vitrine
        item = options.transitions.add()
        cameras = [one for one in context.selected_objects if one.type == "CAMERA"]
        if len(cameras) == 2 and context.active_object in cameras:
            item.target = context.active_object
            item.source = cameras[0] if cameras[1] == context.active_object else cameras[1]
        options.active_transition = len(options.transitions) - 1
        return {"FINISHED"}


class VITRINE_OT_remove_transition(bpy.types.Operator):
    """Removes the chosen transition"""

    bl_idname = "vitrine.remove_transition"
    bl_label = "Remove the transition"
    bl_options = {"REGISTER", "UNDO"}

    @classmethod
    def poll(cls, context):
        """Only where there is one."""
        return len(context.scene.vitrine.transitions) > 0

    def execute(self, context):
        """The one that is chosen in the list."""
        options = context.scene.vitrine
        options.transitions.remove(options.active_transition)
        options.active_transition = max(0, min(options.active_transition, len(options.transitions) - 1))
        return {"FINISHED"}


class VITRINE_OT_mark_hotspots(bpy.types.Operator):
    """Marks the selected objects as hotspots, titled like the objects"""

    bl_idname = "vitrine.mark_hotspots"
    bl_label = "Mark as hotspots"
    bl_options = {"REGISTER", "UNDO"}

    @classmethod
    def poll(cls, context):
        """Only where something else than a camera is selected."""
        return any(one.type != "CAMERA" for one in context.selected_objects)

    def execute(self, context):
        """Titles that are there stay."""
        for one in context.selected_objects:
            if one.type != "CAMERA":
                one.vitrine.is_hotspot = True
                one.vitrine.title = one.vitrine.title or title_of(one.name)
        return {"FINISHED"}


_CLASSES = (
    VITRINE_OT_export,
    VITRINE_OT_add_transition,
    VITRINE_OT_remove_transition,
    VITRINE_OT_mark_hotspots,
)


def register():
    """Makes the buttons known."""
    for one in _CLASSES:
        bpy.utils.register_class(one)


def unregister():
    """Takes them away again."""
    for one in reversed(_CLASSES):
        bpy.utils.unregister_class(one)
