# SPDX-License-Identifier: GPL-3.0-or-later
"""Packs the add-on as Blender installs it, with its licence: ``python3 exporters/blender/pack.py vitrine_exporter.zip``."""

import os
import sys
import zipfile

_HERE = os.path.dirname(os.path.abspath(__file__))
_PACKAGE = "vitrine_exporter"


def pack(target):
    """Writes the archive."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(os.path.join(_HERE, "LICENSE"), f"{_PACKAGE}/LICENSE")
        for folder, _, names in sorted(os.walk(os.path.join(_HERE, _PACKAGE))):
            for name in sorted(names):
                if name.endswith(".py"):
                    path = os.path.join(folder, name)
                    archive.write(path, os.path.relpath(path, _HERE))


if __name__ == "__main__":
    pack(sys.argv[1] if len(sys.argv) > 1 else f"{_PACKAGE}.zip")
