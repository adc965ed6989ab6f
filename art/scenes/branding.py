"""The mark on real things. Light: "dark"."""

import math

from kit.geometry import box, disc, empty, lathe, tube, under
from kit.light import area, dark_studio, sweep_backdrop
from kit.materials import aluminium, carbon, dark, paint, rubber, signal, steel
from kit.stage import Look, world_light
from models.emblem import emblem

RING = [(0.0024, 0), (0.0024, 0.0012), (0.0058, 0.0012), (0.0058, 0)]


def plate(light):
    """A carbon plate with the mark milled from aluminium, screwed at its corners."""
    world_light((0.02, 0.022, 0.026), 0.25)
    sweep_backdrop(-0.0051, True, 0.6)
    with under(empty("plate")):
        box("plate", (0.20, 0.13, 0.005), 0.0012, carbon("carbon fine", 0.0013), (0, 0, -0.0025), segments=3)
        emblem(0.074, aluminium(), (0, 0, 0.0), thickness=0.0022)
        for x in (-0.088, 0.088):
            for y in (-0.053, 0.053):
                lathe("washer", RING, signal(), 40, 0, location=(x, y, 0), caps=False)
                disc("screw", 0.0042, 0.001, 0.0034, steel(), 40, 0.0008, location=(x, y, 0))
                disc("socket", 0.0020, 0.0034, 0.00345, dark(), 6, 0, location=(x, y, 0))
    area((-0.35, 0.25, 0.22), (0, 0, 0), 0.10, 1.1, (0.80, 0.90, 1), height=0.5)
    area((0.30, 0.30, 0.30), (0, 0, 0), 0.18, 0.9, (1, 0.84, 0.66), height=0.4)
    area((0.0, 0.5, 0.5), (0, 0, 0), 0.5, 2.0, height=0.16)
    area((0.1, -0.5, 0.35), (0, 0, 0), 0.3, 0.5)
    return Look(exposure=0.3, bloom=0.05, vignette=0.35)


def case(light):
    """A closed flight case with the mark on its lid, latches and handle in front."""
    dark_studio(-0.002)
    moulded = paint("case", (0.030, 0.033, 0.037), 0.46, grain=0.12, grain_scale=700, vary=0.05)
    rib = paint("case rib", (0.020, 0.021, 0.023), 0.42)
    with under(empty("case", (0, 0, 0), (0, 0, -0.30))):
        box("bottom", (0.56, 0.42, 0.15), 0.028, moulded, (0, 0, 0.075), segments=6)
        box("lid", (0.56, 0.42, 0.085), 0.028, moulded, (0, 0, 0.197), segments=6)
        box("seam", (0.566, 0.426, 0.010), 0.004, rib, (0, 0, 0.1525))
        for x in (-0.19, 0.19):
            box("lid rib", (0.05, 0.424, 0.016), 0.006, rib, (x, 0, 0.2335))
            box("latch", (0.052, 0.016, 0.075), 0.005, signal(), (x, -0.214, 0.150))
            box("latch base", (0.066, 0.010, 0.088), 0.004, rib, (x, -0.210, 0.150))
        for x in (-0.065, 0.065):
            box("handle foot", (0.022, 0.026, 0.026), 0.006, rib, (x, -0.216, 0.108))
        tube("handle", (-0.072, -0.228, 0.108), (0.072, -0.228, 0.108), 0.0105, rubber(), 32)
        emblem(0.17, paint("case mark", (0.72, 0.73, 0.74), 0.4, metal=0.3), (0, 0.0, 0.2396), thickness=0.0012)
        emblem(
            0.05,
            paint("case mark", (0.72, 0.73, 0.74), 0.4, metal=0.3),
            (0, -0.2102, 0.195),
            (math.pi / 2, 0, 0),
            0.0012,
        )
    return Look(exposure=0.35, bloom=0.04, vignette=0.3)
