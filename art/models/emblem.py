"""The company's mark as geometry, for decals and plates. The same outlines as `public/pictures/logo-mark.svg`."""

import math

from kit.geometry import empty, flat, under

# In a square of 32, y down, as in the SVG.
LEFT_BLADE = [(1.5, 5.5), (9.8, 5.5), (15, 15.6), (15, 29)]
RIGHT_BLADE = [(30.5, 5.5), (22.2, 5.5), (17, 15.6), (17, 29)]
HUB = (16, 6.7, 3.2)  # centre and radius


def _centred(points):
    return [((x - 16) / 32, (16 - y) / 32) for x, y in points]


def emblem(size, material, location=(0, 0, 0), rotation=(0, 0, 0), thickness=0.0004):
    """The mark, `size` metres wide, lying in the x-y plane with its top towards +Y."""
    root = empty("emblem", location, rotation)
    x, y, r = HUB
    circle = [(x + r * math.cos(a), y - r * math.sin(a)) for a in (k * math.pi / 24 for k in range(48))]
    with under(root):
        for outline in (LEFT_BLADE[::-1], RIGHT_BLADE, circle):
            flat("emblem part", _centred(outline), material, thickness, scale=size)
    return root
