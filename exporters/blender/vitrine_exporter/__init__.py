# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a Vitrine world of a Blender scene: cameras become locations, pairs of them transitions."""

bl_info = {
    "name": "Vitrine: scene to showroom",
    "author": "The Vitrine contributors",
    "version": (1, 0, 0),
    "blender": (3, 4, 0),
    "location": "3D View > Sidebar > Vitrine",
    "description": "Renders cameras as locations with hotspots, clips between them and a floor plan, as a world file",
    "category": "Import-Export",
}

import importlib.util

# The pure modules are imported without Blender as well, by their tests.
if importlib.util.find_spec("bpy") is not None:
    from . import operators, panels, properties

    _PARTS = (properties, operators, panels)

    def register():
        """Called by Blender when the add-on is switched on."""
        for part in _PARTS:
            part.register()

    def unregister():
        """Called by Blender when the add-on is switched off."""
        for part in reversed(_PARTS):
            part.unregister()
