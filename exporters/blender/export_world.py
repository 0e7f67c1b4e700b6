# SPDX-License-Identifier: GPL-3.0-or-later
"""Exports a Blender file without a window, also where the add-on is not installed:

    blender -b hall.blend -P exporters/blender/export_world.py -- --folder /srv/hall
"""

import argparse
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import vitrine_exporter  # noqa: E402
from vitrine_exporter.export import NothingToExport, export_world  # noqa: E402


def main(arguments):
    """Exports the scene of the open file.

    :returns: the exit code: 0 when the world file is written.
    """
    parser = argparse.ArgumentParser(prog="export_world.py", description=__doc__.splitlines()[0])
    parser.add_argument("--folder", help="where the world file is written, instead of the folder in the panel")
    parser.add_argument("--scene", help="the name of the scene, where the file has several")
    options = parser.parse_args(arguments)
    if not hasattr(bpy.types.Scene, "vitrine"):
        vitrine_exporter.register()
    scene = bpy.data.scenes.get(options.scene) if options.scene else bpy.context.scene
    if scene is None:
        print(f"There is no scene “{options.scene}”.", file=sys.stderr)
        return 1
    if bpy.context.window is not None:
        bpy.context.window.scene = scene
    if options.folder:
        scene.vitrine.folder = os.path.abspath(options.folder)
    try:
        result = export_world(scene, lambda done, total, text: print(f"{done + 1}/{total} {text}", flush=True))
    except NothingToExport as error:
        print(error, file=sys.stderr)
        return 1
    for note in result.notes:
        print(f"Note: {note}")
    print(
        f"{result.locations} locations, {result.transitions} transitions, {result.hotspots} hotspots; "
        f"{result.rendered} pictures rendered, {result.kept} kept: {result.archive}"
    )
    return 0


if __name__ == "__main__":
    # Blender ends with 0 whatever a script does.
    code = 1
    try:
        code = main(sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else [])
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        if code:
            os._exit(code)
