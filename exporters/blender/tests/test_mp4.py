# SPDX-License-Identifier: GPL-3.0-or-later
import struct
import unittest

from vitrine_exporter.pure.mp4 import UnknownClip, for_the_web


def box(kind, body):
    return struct.pack(">I4s", len(body) + 8, kind) + body


def clip(pictures=b"picture one|picture two"):
    """As Blender writes it: the index at the end, no colours."""
    head = box(b"ftyp", b"isom") + box(b"free", b"")
    first = len(head) + 8
    offsets = struct.pack(">II2I", 0, 2, first, first + 12)
    entry = box(b"avc1", bytes(78) + box(b"avcC", b"settings"))
    table = box(b"stbl", box(b"stsd", struct.pack(">II", 0, 1) + entry) + box(b"stco", offsets))
    index = box(b"moov", box(b"mvhd", b"") + box(b"trak", box(b"mdia", box(b"minf", table))))
    return head + box(b"mdat", pictures) + index


def offsets_in(data):
    at = data.index(b"stco") + 8
    return struct.unpack_from(">2I", data, at + 4)


class ForTheWeb(unittest.TestCase):
    def test_the_index_comes_first_and_finds_every_picture(self):
        data = for_the_web(clip())
        self.assertLess(data.index(b"moov"), data.index(b"mdat"))
        self.assertEqual([data[at : at + 11] for at in offsets_in(data)], [b"picture one", b"picture two"])

    def test_the_colours_are_named_once(self):
        data = for_the_web(clip())
        self.assertIn(b"colrnclx" + struct.pack(">HHHB", 1, 1, 6, 0), data)
        self.assertEqual(for_the_web(data), data)

    def test_what_is_no_clip_is_refused(self):
        for data in (b"", b"PK\3\4 a zip archive", clip()[:-3]):
            with self.assertRaises(UnknownClip):
                for_the_web(data)


if __name__ == "__main__":
    unittest.main()
