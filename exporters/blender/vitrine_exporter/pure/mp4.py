# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a clip of Blender's ready for the web, without coding it again.

Blender writes the index behind the pictures, so that a browser would wait for all of them, and before version 4 does
not say how colours are coded, so that each browser guesses from the size.
"""

import struct

_CONTAINERS = (b"moov", b"trak", b"mdia", b"minf", b"stbl")

_SAMPLE_ENTRY = 8 + 78
"""Bytes before the boxes of a video's sample entry (ISO/IEC 14496-12, 12.1.3)."""

_COLOURS = struct.pack(">4sHHHB", b"nclx", 1, 1, 6, 0)
"""What Blender's encoder does by itself: primaries and curve of BT.709, the matrix of BT.601, limited range."""


class UnknownClip(ValueError):
    """A file that is no MP4 as Blender writes it."""


def for_the_web(clip):
    """The bytes of a clip with its index in front and its colours named; what is so already stays.

    :raises UnknownClip: for what is no MP4 with H.264.
    """
    boxes = list(_boxes(clip))
    kinds = [kind for kind, _, _ in boxes]
    if kinds.count(b"moov") != 1 or b"ftyp" not in kinds or b"mdat" not in kinds:
        raise UnknownClip("This is no MP4 file with pictures.")
    order = sorted(boxes, key=lambda box: {b"ftyp": 0, b"moov": 1}.get(box[0], 2))
    # Offsets have a fixed width, so the size of the index is known before its offsets are.
    size = len(_index(clip, boxes, {}))
    moves, at = {}, 0
    for kind, start, end in order:
        moves[start, end] = at - start
        at += size if kind == b"moov" else end - start
    index = _index(clip, boxes, moves)
    return b"".join(index if kind == b"moov" else clip[start:end] for kind, start, end in order)


def _boxes(data, start=0, end=None):
    """Kind, beginning and end of the boxes between two positions."""
    end = len(data) if end is None else end
    while start + 8 <= end:
        size, kind = struct.unpack_from(">I4s", data, start)
        if size == 1:
            size = struct.unpack_from(">Q", data, start + 8)[0]
        elif size == 0:
            size = end - start
        if size < 8 or start + size > end:
            raise UnknownClip("The boxes of this file do not fit into each other.")
        yield kind, start, start + size
        start += size


def _index(clip, boxes, moves):
    [(start, end)] = [(start, end) for kind, start, end in boxes if kind == b"moov"]
    return _rebuilt(clip, b"moov", start, end, moves)


def _rebuilt(clip, kind, start, end, moves):
    body = clip[start + 8 : end]
    if kind in _CONTAINERS:
        body = b"".join(_rebuilt(clip, *box, moves) for box in _boxes(clip, start + 8, end))
    elif kind == b"stsd":
        entries = b"".join(_with_colours(clip[a:b]) for _, a, b in _boxes(clip, start + 16, end))
        body = clip[start + 8 : start + 16] + entries
    elif kind in (b"stco", b"co64"):
        body = _moved_offsets(body, "I" if kind == b"stco" else "Q", moves)
    return struct.pack(">I4s", len(body) + 8, kind) + body


def _with_colours(entry):
    if entry[4:8] != b"avc1" or any(kind == b"colr" for kind, _, _ in _boxes(entry, _SAMPLE_ENTRY)):
        return entry
    colr = struct.pack(">I4s", len(_COLOURS) + 8, b"colr") + _COLOURS
    return struct.pack(">I", len(entry) + len(colr)) + entry[4:] + colr


def _moved_offsets(body, width, moves):
    count = struct.unpack_from(">I", body, 4)[0]
    offsets = struct.unpack_from(f">{count}{width}", body, 8)
    moved = [offset + _move_of(offset, moves) for offset in offsets]
    return body[:8] + struct.pack(f">{count}{width}", *moved)


def _move_of(offset, moves):
    return next((move for (start, end), move in moves.items() if start <= offset < end), 0)
