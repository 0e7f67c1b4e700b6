# SPDX-License-Identifier: GPL-3.0-or-later
"""What needs no Blender: names, projections, paths of cameras, the world file. Plain Python, tested by itself."""
