# SPDX-License-Identifier: GPL-3.0-or-later
"""Names of worlds, locations and files, made of what things are called in Blender."""

import re
import unicodedata

# Letters that become two others, as the showroom spells them in addresses.
_SPELT = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "œ": "oe", "ø": "oe"}

# First parts of addresses that the showroom answers itself, so that no world can have them.
_RESERVED_FOR_WORLDS = {
    "login", "power-save-mode", "en", "de", "fr", "es", "it", "pt", "ru",
    "assets", "box-api", "healthz", "metrics", "readyz", "version",
}  # fmt: skip

# Last parts of addresses that no location can have.
_RESERVED_FOR_LOCATIONS = {"login", "power-save-mode"}

_MAX_SLUG_LENGTH = 60


def slug_of(text):
    """The form of a text in an address: ``Große Halle`` becomes ``grosse-halle``."""
    text = unicodedata.normalize("NFC", text).lower()
    text = "".join(_SPELT.get(letter, letter) for letter in text)
    text = unicodedata.normalize("NFKD", text)
    text = "".join(letter for letter in text if not unicodedata.combining(letter))
    slug = re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
    return slug[:_MAX_SLUG_LENGTH].rstrip("-")


def world_slug_of(name):
    """The slug of a world; never empty, never an address of the showroom's own."""
    slug = slug_of(name) or "world"
    return f"{slug}-world" if slug in _RESERVED_FOR_WORLDS else slug


def title_of(name):
    """A title for visitors from an object's name: ``Robot_arm.001`` becomes ``Robot arm``."""
    without_number = re.sub(r"\.\d{3,}$", "", name)
    return re.sub(r"\s+", " ", without_number.replace("_", " ")).strip() or name


def distinct_slugs(names, fallback):
    """A slug for each name, in their order; equal ones are counted from 2.

    :param fallback: what a name without letters or digits is called, such as ``location``.
    """
    taken = set()
    slugs = []
    for name in names:
        base = slug_of(name) or fallback
        slug, number = base, 2
        while slug in taken or slug in _RESERVED_FOR_LOCATIONS:
            slug, number = f"{base}-{number}", number + 1
        taken.add(slug)
        slugs.append(slug)
    return slugs
