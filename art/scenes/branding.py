"""The mark on real things. Light: "dark", "light" or "morning"."""

import math

import numpy as np

from kit.geometry import box, disc, empty, lathe, tube, under
from kit.light import area, dark_studio, sweep_backdrop
from kit.materials import aluminium, carbon, dark, paint, rubber, signal, steel
from kit.plants import leaf, plant, scatter
from kit.sky import clouds, haze, in_haze, sky
from kit.stage import Look, world_light
from kit.terrain import height_grid, hills, soil
from models.emblem import emblem
from models.quadcopter import quadcopter

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


def landing_pad(light):
    """A round orange pad with the mark on short dry grass; the surveillance copter hovers above it."""
    sun = sky(11, -38, 0.11, dust=1.0, ozone=1.6, sun_size=1.0)
    clouds(1.5, 0.53, 1.0, (1.0, 0.80, 0.62), (0.42, 0.47, 0.56))
    cool, warm = (0.46, 0.55, 0.68), (1.05, 0.74, 0.46)
    # The plain dissolves long before the hills do, so that no edge shows where it ends.
    near, far = haze(sun, 130, cool, warm, 5, 0.8, 6), haze(sun, 700, cool, warm, 5, 0.8, 8)
    dry = ((0.10, 0.088, 0.034), (0.15, 0.128, 0.052), (0.20, 0.165, 0.075))
    ground = in_haze(soil("turf", dry, 1.6, 0.7), near)
    height_grid("turf", np.linspace(-2500, 2500, 60), np.linspace(-60, 2600, 60), lambda x, y: 0 * x - 0.004, ground)
    hills(far, 900, 6000, 260, ramp=2600, seed=5)
    rng = np.random.default_rng(2)
    blades = in_haze(leaf("grass", (0.11, 0.115, 0.034), (0.26, 0.22, 0.085), 0.35), near)
    count = 260000
    spots = np.stack([rng.uniform(-12, 12, count), -3.0 + 22 * rng.random(count) ** 2.0, np.full(count, -0.004)], 1)
    seen = np.abs(spots[:, 0]) < 0.9 + 0.55 * (spots[:, 1] + 3.0)
    spots = spots[(np.hypot(spots[:, 0], spots[:, 1]) > 0.675) & seen]
    kinds = rng.integers(0, 3, len(spots))
    for k in range(3):
        tuft = plant(f"tuft {k}", blades, 16, 0.034, 0.0016, k, 1.0, 4)
        scatter(f"grass {k}", spots[kinds == k], tuft, 0.6, 1.3, k, 0.25)
    disc("pad", 0.66, -0.006, 0.006, paint("pad rim", (0.02, 0.021, 0.023), 0.6), 160, 0.003)
    disc(
        "pad field",
        0.60,
        0.006,
        0.0075,
        paint("pad field", (0.86, 0.16, 0.012), 0.62, grain=0.2, grain_scale=300),
        160,
        0.0005,
    )
    lathe(
        "pad ring",
        [(0.52, 0.0075), (0.52, 0.0092), (0.545, 0.0092), (0.545, 0.0075)],
        paint("pad white", (0.78, 0.78, 0.76), 0.6),
        160,
        0,
        caps=False,
    )
    emblem(0.66, paint("pad white", (0.78, 0.78, 0.76), 0.6), (0, 0, 0.0078), thickness=0.001)
    copter = quadcopter("surveillance", blur=38)
    copter.location, copter.rotation_euler = (0.16, 0.12, 0.78), (0.03, 0.03, 0.35)
    area((-1.0, -1.4, 1.2), (0.1, 0.1, 0.7), 0.9, 16, (0.88, 0.94, 1))
    return Look(exposure=0.4, bloom=0.04, vignette=0.25)
