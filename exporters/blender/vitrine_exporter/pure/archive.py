# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a world: as a folder, and as the zip that the page of the CMS takes."""

import json
import os
import shutil
import zipfile

_NO_DATE = (1980, 1, 1, 0, 0, 0)
"""The same content makes the same bytes."""


def json_bytes(content):
    """With sorted keys, one line for each value: it lives well in git."""
    return (json.dumps(content, ensure_ascii=False, indent=2, sort_keys=True) + "\n").encode("utf-8")


def write_world(folder, archive_name, content, sources):
    """Writes ``world.json``, the folder ``media`` and the archive. Media that the world no longer shows are removed.

    :param sources: the file with the bytes of each medium, by its name.
    :returns: the path of the archive.
    """
    media = os.path.join(folder, "media")
    os.makedirs(media, exist_ok=True)
    for name in _media_of_earlier_world(folder):
        path = os.path.join(media, name)
        if name not in sources and os.path.isfile(path):
            os.remove(path)
    for name, source in sources.items():
        _copy(source, os.path.join(media, name))
    _write(os.path.join(folder, "world.json"), json_bytes(content))
    archive = os.path.join(folder, archive_name)
    part = f"{archive}.part"
    with zipfile.ZipFile(part, "w") as file:
        file.writestr(_entry("world.json", zipfile.ZIP_DEFLATED), json_bytes(content))
        for name in sorted(sources):
            with open(os.path.join(media, name), "rb") as medium:
                # Pictures and films are packed already.
                file.writestr(_entry(f"media/{name}", zipfile.ZIP_STORED), medium.read())
    os.replace(part, archive)
    return archive


def _media_of_earlier_world(folder):
    """What the world file in the folder names; nothing where there is none that can be read."""
    try:
        with open(os.path.join(folder, "world.json"), encoding="utf-8") as file:
            named = json.load(file)["media"].values()
        return [one["file"] for one in named if os.path.basename(one["file"]) == one["file"]]
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return []


def _entry(name, compression):
    info = zipfile.ZipInfo(name, _NO_DATE)
    info.compress_type = compression
    info.external_attr = 0o644 << 16
    return info


def _copy(source, target):
    part = f"{target}.part"
    shutil.copyfile(source, part)
    os.replace(part, target)


def _write(path, content):
    part = f"{path}.part"
    with open(part, "wb") as file:
        file.write(content)
    os.replace(part, path)
