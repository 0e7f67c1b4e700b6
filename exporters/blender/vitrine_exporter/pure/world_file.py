# SPDX-License-Identifier: GPL-3.0-or-later
"""The world file that the CMS imports: docs/world-file.md has the format."""

from dataclasses import dataclass, field

from .naming import slug_of, world_slug_of

_PRIORITY_OF_ARROWS = 100
_PRIORITY_OF_HOTSPOTS = 50
_FIRST_STATION = 1000
"""The CMS shows stations of higher priority first; locations keep their order."""


@dataclass(frozen=True)
class Hotspot:
    """A marked object as one picture shows it.

    ``kind`` is ``ARTICLE``, ``LINK`` or ``LOCATION``; ``target`` is the address of a link, the slug of a location.
    """

    title: str
    kind: str
    text: str
    target: str
    on_4x3: object
    on_16x9: object


@dataclass(frozen=True)
class Location:
    """A camera with its pictures."""

    slug: str
    title: str
    text: str
    hotspots: list = field(default_factory=list)
    arrows: list = field(default_factory=list)
    """Pairs of the slug of the location that it leads to and an ``Arrow``."""
    plan_point: object = None
    plan_direction: object = None


@dataclass(frozen=True)
class Transition:
    """From one location to another, with a clip or without."""

    source: str
    target: str
    has_clip: bool
    metres: float


@dataclass(frozen=True)
class World:
    """Everything that is written."""

    name: str
    language: str
    locations: list
    transitions: list
    start: str
    has_plan: bool = False


def picture_file(slug, shape):
    """The name of a location's picture; ``shape`` is ``4x3`` or ``16x9``."""
    return f"{slug}-{shape}.jpg"


def clip_file(source, target, shape):
    """The name of a transition's clip."""
    return f"{source}--{target}-{shape}.mp4"


PLAN_FILE = "floor-plan.jpg"


def world_json(world):
    """The content of ``world.json``."""
    slug = world_slug_of(world.name)
    stations = f"{slug}-places"
    articles, locations = {}, {}
    titles = {location.slug: location.title for location in world.locations}
    for index, location in enumerate(world.locations):
        entry = _location_entry(world, slug, location, titles, articles)
        entry["station_category"] = stations
        entry["priority_in_location_category"] = _FIRST_STATION - index
        locations[entry["payloadId"]] = entry
    of_world = {
        "slug": slug,
        "name": _text(world, world.name),
        "start_location_id": _id(slug, world.start),
        "header": [{"name": "breadcrumb"}],
    }
    if world.has_plan:
        of_world["floor_plan"] = PLAN_FILE
    return {
        "format": "vitrine-world",
        "version": 1,
        "locales": [world.language],
        "entries": {
            "station-categories": {stations: {"title": _text(world, world.name), "priority": 0}},
            "articles": articles,
            "worlds": {slug: of_world},
            "locations": locations,
            "transitions": dict(_transition_entry(slug, one) for one in world.transitions),
        },
        "media": _media(world, titles),
    }


def _id(world_slug, location_slug):
    """Permanent ids are unique in the whole CMS, so they begin with the world."""
    return f"{world_slug}-{location_slug}"


def _text(world, text):
    return {world.language: text}


def _location_entry(world, world_slug, location, titles, articles):
    entry = {
        "payloadId": _id(world_slug, location.slug),
        "slug": location.slug,
        "world": world_slug,
        "title": _text(world, location.title),
        "background": [
            {
                "__component": "background-content.image",
                "key": f"default_background_{shape}",
                "image": picture_file(location.slug, shape),
            }
            for shape in ("4x3", "16x9")
        ],
        "hotspots": [
            {
                "__component": "hotspots.navigation",
                "title": _text(world, titles[target]),
                "action_target": _id(world_slug, target),
                "direction": arrow.direction,
                **_positions(arrow),
                "priority": _PRIORITY_OF_ARROWS,
            }
            for target, arrow in location.arrows
        ]
        + [_hotspot_entry(world, world_slug, hotspot, articles) for hotspot in location.hotspots],
    }
    if location.text:
        entry["description"] = _text(world, location.text)
    if location.plan_point is not None:
        entry["floor_plan_position"] = location.plan_point.rounded()
    if location.plan_direction is not None:
        entry["plan_direction"] = location.plan_direction
    return entry


def _positions(thing):
    return {"position": thing.on_4x3.rounded(), "position_16x9": thing.on_16x9.rounded()}


def _hotspot_entry(world, world_slug, hotspot, articles):
    common = {
        "title": _text(world, hotspot.title),
        **_positions(hotspot),
        "priority": _PRIORITY_OF_HOTSPOTS,
    }
    if hotspot.kind == "LINK":
        return {"__component": "hotspots.open-link", "url": hotspot.target, "new_window": True, **common}
    if hotspot.kind == "LOCATION":
        return {
            "__component": "hotspots.navigation",
            "action_target": _id(world_slug, hotspot.target),
            "direction": "none",
            **common,
        }
    key = _article_key(world_slug, hotspot, articles, world)
    return {"__component": "hotspots.open-article", "article": key, **common}


def _article_key(world_slug, hotspot, articles, world):
    """Adds the article of a hotspot, once for all pictures that show it."""
    entry = {
        "title": _text(world, hotspot.title),
        "sections": [
            {
                "__component": "article-sections.text",
                "text": _text(world, _paragraphs(hotspot.text or hotspot.title)),
            }
        ],
    }
    base = f"{world_slug}-{slug_of(hotspot.title) or 'article'}"
    key, number = base, 2
    while key in articles and articles[key] != entry:
        key, number = f"{base}-{number}", number + 1
    articles[key] = entry
    return key


def _paragraphs(text):
    return [
        {"type": "paragraph", "children": [{"type": "text", "text": line.strip()}]}
        for line in text.splitlines()
        if line.strip()
    ]


def _transition_entry(world_slug, transition):
    source, target = _id(world_slug, transition.source), _id(world_slug, transition.target)
    entry = {
        "payloadId": f"{source}--{target}",
        "world": world_slug,
        "from": source,
        "to": target,
        "weight": round(transition.metres, 2),
    }
    if transition.has_clip:
        entry["background"] = [
            {
                "__component": "background-content.video",
                "key": f"default_background_{shape}",
                "video": clip_file(transition.source, transition.target, shape),
                "loop": False,
            }
            for shape in ("4x3", "16x9")
        ]
    return entry["payloadId"], entry


def _media(world, titles):
    media = {}

    def add(name, alternative_text):
        media[name] = {"file": name, "alternativeText": alternative_text}

    for location in world.locations:
        for shape in ("4x3", "16x9"):
            add(picture_file(location.slug, shape), location.title)
    for one in world.transitions:
        if one.has_clip:
            for shape in ("4x3", "16x9"):
                add(
                    clip_file(one.source, one.target, shape),
                    f"{titles[one.source]} – {titles[one.target]}",
                )
    if world.has_plan:
        add(PLAN_FILE, world.name)
    return media
