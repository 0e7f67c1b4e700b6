# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs the packed add-on as Blender does, draws its panels without a window and presses its buttons.

    blender -b hall.blend -P installed.py -- vitrine_exporter.zip /srv/hall
"""

import sys

import bpy


class Layout:
    """Takes what panels draw. A property that does not exist fails here as it would in the sidebar."""

    use_property_split = use_property_decorate = False

    def column(self, **_options):
        """Everything is in one column."""
        return self

    row = column

    def prop(self, data, name, text=None):
        """Prints the label that people read."""
        print("shows:", text or data.bl_rna.properties[name].name)

    def prop_search(self, data, name, _where, _collection):
        """The same, with a list to choose from."""
        self.prop(data, name)

    def label(self, text, icon="NONE"):
        """Prints it."""
        print("shows:", text)

    def operator(self, name, icon="NONE", text=None):
        """Prints the words of the button, which has to exist."""
        group, one = name.split(".")
        print("button:", getattr(getattr(bpy.ops, group), one).get_rna_type().name)

    def template_list(self, kind, _identifier, data, name, *_rest, **_options):
        """Draws each line."""
        for item in getattr(data, name):
            getattr(bpy.types, kind).draw_item(None, None, self, None, item, 0, None, "")

    def separator(self):
        """Shows nothing."""


class Panel:
    """In place of a panel in a window."""

    layout = Layout()


archive, folder = sys.argv[sys.argv.index("--") + 1 :]
bpy.ops.preferences.addon_install(filepath=archive)
bpy.ops.preferences.addon_enable(module="vitrine_exporter")
for active in ("Door", "Machine_A.001"):
    bpy.context.view_layer.objects.active = bpy.data.objects[active]
    for part in ("world", "selected", "transitions", "pictures"):
        getattr(bpy.types, f"VITRINE_PT_{part}").draw(Panel, bpy.context)
bpy.ops.object.select_all(action="DESELECT")
for name in ("Große Halle", "Corner"):
    bpy.data.objects[name].select_set(True)
    bpy.context.view_layer.objects.active = bpy.data.objects[name]
bpy.ops.vitrine.add_transition()
[*_, added] = bpy.context.scene.vitrine.transitions
print("added:", added.source.name, "to", added.target.name)
bpy.ops.vitrine.remove_transition()
print("left:", len(bpy.context.scene.vitrine.transitions))
bpy.context.scene.vitrine.folder = folder
print("exported:", bpy.ops.vitrine.export())
