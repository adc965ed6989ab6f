"""A solar farm as a thermal camera sees it. Everything emits its temperature as a value 0..1."""

import math

import numpy as np

from kit.geometry import box, mesh
from kit.graph import new_material
from kit.plants import instance_on_quads
from kit.stage import Look
from kit.terrain import height_grid

GROUND, ROAD, PANEL, HOUSING, VEHICLE = 0.30, 0.60, 0.46, 0.80, 0.42
TILT = math.radians(20)


def _temperature(name, base, spread=0.0, mottle=0.0, scale=0.2, faults=False):
    """Emit `base`, differing from object to object by `spread` and within one by `mottle`.

    `faults` gives a few modules a hot third, as a dead string of cells has, and a few an even
    warmth, as a disconnected module has.
    """
    material, g, shader = new_material(name)
    g.nodes.remove(shader)
    where, random = g.coordinates(), g.add("ShaderNodeObjectInfo").outputs["Random"]
    value = g.math("ADD", base, g.math("MULTIPLY", g.math("SUBTRACT", random, 0.5), spread))
    value = g.math("ADD", value, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(where, scale, 8), 0.5), mottle))
    if faults:
        x, y, _ = g.axes(where)
        value = g.math("ADD", value, g.math("MULTIPLY", y, -0.035))
        string = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", x, 0.3)), 0.17)
        hot = g.math("MULTIPLY", g.math("GREATER_THAN", random, 0.985), string)
        value = g.math("ADD", value, g.math("MULTIPLY", hot, 0.42))
        value = g.math("ADD", value, g.math("MULTIPLY", g.math("LESS_THAN", random, 0.010), 0.16))
    # A cloud's shadow cools the left of the field: quiet ground for a heading.
    east = g.axes(g.add("ShaderNodeNewGeometry").outputs["Position"])[0]
    value = g.math("SUBTRACT", value, g.remap(east, -4, -34, 0, 0.17, smooth=True))
    g.finish(g.emission((1, 1, 1), value))
    return material


def farm(light):
    """Rows of modules on both sides of a service road, inverters beside it, a van on it."""
    ground = _temperature("ground", GROUND, 0, 0.34, 0.05)
    height_grid("ground", np.linspace(-300, 300, 40), np.linspace(-60, 560, 40), lambda x, y: 0 * x, ground)
    _modules(_temperature("modules", PANEL, 0.05, 0.05, 0.9, faults=True))
    box("road", (5, 640, 0.02), 0, _temperature("road", ROAD, 0, 0.10, 0.3), (0, 240, 0.03))
    for k in range(9):
        y = 12 + k * 28.8
        box("inverter", (1.5, 1.2, 1.5), 0.06, _temperature(f"inverter {k}", 0.60, 0.06, 0.10, 1), (4.4, y, 0.75))
        box(
            "inverter vents",
            (1.1, 0.05, 0.5),
            0.02,
            _temperature(f"vents {k}", 0.93, 0.0, 0.1, 1),
            (4.4, y - 0.62, 1.0),
        )
        box("inverter top", (1.3, 1.0, 0.05), 0.02, _temperature(f"top {k}", 0.72, 0.05, 0.1, 1), (4.4, y, 1.51))
    _van(-0.9, 28)
    return Look(bounces=1, palette="iron")


def _modules(material):
    """Two modules high, sixteen wide, tilted to the south; one object instanced ten thousand times."""
    module = mesh(
        "module", [(-0.49, -0.98, 0), (0.49, -0.98, 0), (0.49, 0.98, 0), (-0.49, 0.98, 0)], [(0, 1, 2, 3)], material
    )
    places = []
    for row in range(60):
        for block in [b for b in range(-9, 10) if b != 0]:
            for column in range(16):
                x = block * 18.5 + (column - 7.5) * 1.04
                for k in (-0.5, 0.5):
                    places.append((x, -8 + row * 7.2 + k * 2.02 * math.cos(TILT), 1.3 + k * 2.02 * math.sin(TILT)))
    up, across = np.array([0, -math.sin(TILT), math.cos(TILT)]), np.array([1.0, 0, 0])
    instance_on_quads("modules", np.array(places), across, np.cross(up, across), 1.0, module)


def _van(x, y):
    """Seen from above and behind: cool body, warm glass, hot bonnet, warm tyres."""
    box("van", (1.9, 4.6, 1.5), 0.25, _temperature("van", VEHICLE, 0, 0.2, 1.2), (x, y, 1.05))
    box("van roof", (1.7, 3.0, 0.5), 0.2, _temperature("van roof", 0.34, 0, 0.15, 1.2), (x, y + 0.6, 1.9))
    box("bonnet", (1.6, 1.1, 0.1), 0.05, _temperature("bonnet", 0.88, 0, 0.1, 1.2), (x, y - 1.65, 1.79))
    box("windscreen", (1.6, 0.5, 0.1), 0.03, _temperature("windscreen", 0.28, 0, 0.05, 1.2), (x, y - 0.95, 1.86))
    for side in (-1, 1):
        for end in (-1, 1):
            box("tyre", (0.25, 0.7, 0.7), 0.1, _temperature("tyre", 0.72, 0.05), (x + side * 0.92, y + end * 1.5, 0.36))
