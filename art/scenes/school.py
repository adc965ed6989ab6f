"""The courtyard of a school: stone floor, a veranda with square pillars, a small drone, its pupils. Light: "morning"."""

import random

from kit.geometry import box, disc, empty, lathe, tube, under
from kit.light import area
from kit.materials import dark, paint
from kit.plants import leaf, plant
from kit.sky import clouds, sky
from kit.stage import Look
from models.emblem import emblem
from models.quadcopter import quadcopter
from people.cast import person

BACK, FRONT = 8.6, 6.4  # y of the veranda's wall and of its pillars
PLINTH, EAVES = 0.32, 3.05


def courtyard(light):
    """The trainer hovers over its pad; the veranda lies behind it in soft focus."""
    sky(elevation=38, azimuth=-118, strength=0.085, dust=0.7, ozone=1.4, sun_size=0.8)
    clouds(1.6, 0.55, 1.2, (1.0, 0.97, 0.93), (0.62, 0.67, 0.74))
    _paving()
    _veranda()
    _pots()
    _pad()
    copter = quadcopter("basic", blur=75)
    # As small as a nano drone is, which students may fly.
    copter.scale = (0.55,) * 3
    copter.location, copter.rotation_euler = (0.12, -0.30, 0.75), (0.14, 0.03, 0.5)
    area((0.5, -1.6, 1.1), (0.1, -0.3, 0.7), 0.8, 6, (0.95, 0.97, 1))
    return Look(exposure=0.05, contrast="Medium Contrast", vignette=0.15)


def lesson(light):
    """Two pupils and their mentor watch the trainer, which hovers near the camera; they are out of focus."""
    sky(elevation=33, azimuth=-98, strength=0.10, dust=0.7, ozone=1.4, sun_size=0.9)
    clouds(1.6, 0.55, 1.2, (1.0, 0.97, 0.93), (0.62, 0.67, 0.74))
    _paving()
    _veranda()
    _pots()
    person("schoolgirl", (-0.10, 3.50, 0), -1.00)
    person("schoolboy", (0.29, 3.25, 0), -0.95)
    person("bareheaded-pilot", (0.73, 3.85, 0), -1.00)
    copter = quadcopter("basic", blur=75)
    copter.scale = (0.48,) * 3
    copter.location, copter.rotation_euler = (-0.05, -0.30, 1.10), (0.14, 0.03, 0.6)
    area((0.8, -2.2, 2.0), (-0.2, -0.3, 1.08), 1.2, 14, (0.95, 0.97, 1))
    return Look(exposure=0.25, contrast="Medium High Contrast", vignette=0.15)


def _paving():
    """Slabs of grey sandstone in different shades, with dust in the joints."""
    rng = random.Random(4)
    box("joints", (30, 24, 0.02), 0, paint("joint", (0.16, 0.13, 0.095), 0.95), (0, 6, -0.02))
    shades = [(0.190, 0.163, 0.132), (0.217, 0.186, 0.152), (0.170, 0.152, 0.130), (0.228, 0.190, 0.148)]
    slabs = [paint(f"slab {k}", c, 0.75, vary=0.08, grain=0.25, grain_scale=60) for k, c in enumerate(shades)]
    for row in range(-4, 11):
        for column in range(-9, 10):
            shift = 0.3 if row % 2 else 0.0
            at = (column * 0.61 + shift, row * 0.61, -0.006 + rng.uniform(-0.0012, 0.0012))
            box("slab", (0.600, 0.600, 0.016), 0.004, rng.choice(slabs), at, segments=1)


def _veranda():
    """A plinth, pillars, the wall behind them with doors and windows, a roof slab and a parapet."""
    cream, dado = paint("lime wash", (0.66, 0.55, 0.36), 0.9), paint("dado", (0.20, 0.048, 0.032), 0.8)
    pale, stone = paint("white wash", (0.70, 0.68, 0.62), 0.9), paint("plinth", (0.26, 0.225, 0.185), 0.85)
    box("plinth", (26, BACK - FRONT + 0.9, PLINTH), 0.01, stone, (0, (BACK + FRONT) / 2, PLINTH / 2))
    box("step", (2.6, 0.34, PLINTH / 2), 0.01, stone, (1.15, FRONT - 0.62, PLINTH / 4))
    box("wall", (26, 0.2, 4.4), 0, cream, (0, BACK + 0.1, 2.2))
    box("wall dado", (26, 0.02, 1.0), 0, dado, (0, BACK - 0.01, PLINTH + 0.5))
    box("dado line", (26, 0.026, 0.035), 0, pale, (0, BACK - 0.012, PLINTH + 1.02))
    for k in range(-4, 5):
        x = k * 2.35 + 0.1
        box("pillar", (0.30, 0.30, EAVES - PLINTH), 0.012, cream, (x, FRONT, (EAVES + PLINTH) / 2))
        box("pillar dado", (0.312, 0.312, 1.0), 0.012, dado, (x, FRONT, PLINTH + 0.5))
        box("capital", (0.40, 0.40, 0.10), 0.012, pale, (x, FRONT, EAVES - 0.28))
    box("beam", (26, 0.34, 0.30), 0.01, cream, (0, FRONT, EAVES - 0.05))
    box("roof", (26, BACK - FRONT + 1.5, 0.12), 0.01, pale, (0, (BACK + FRONT) / 2 - 0.35, EAVES + 0.16))
    box("parapet", (26, 0.14, 0.55), 0.01, cream, (0, FRONT - 0.05, EAVES + 0.48))
    box("coping", (26, 0.22, 0.07), 0.01, pale, (0, FRONT - 0.05, EAVES + 0.78))
    for x in (-3.6, 1.25, 6.0):
        _door((x, BACK, PLINTH))
    for x in (-6.0, -1.2, 3.6):
        _window((x, BACK, PLINTH + 1.05))


def _door(location):
    """Two leaves of painted wood under a lintel."""
    green = paint("door", (0.035, 0.16, 0.15), 0.5)
    with under(empty("door", location)):
        box("frame", (1.34, 0.08, 2.16), 0.01, paint("frame", (0.16, 0.10, 0.055), 0.6), (0, -0.02, 1.08))
        for side in (-1, 1):
            box("leaf", (0.58, 0.06, 2.02), 0.008, green, (side * 0.30, -0.045, 1.03))
            for z in (0.55, 1.45):
                box("panel", (0.40, 0.02, 0.72), 0.012, green, (side * 0.30, -0.082, z))
        tube("bolt", (-0.04, -0.10, 1.1), (0.16, -0.10, 1.1), 0.012, dark(), 16)


def _window(location):
    """Bars before a dark room, between shutters."""
    green = paint("door", (0.035, 0.16, 0.15), 0.5)
    with under(empty("window", location)):
        box("room", (1.1, 0.04, 1.2), 0, paint("room", (0.065, 0.068, 0.07), 0.8), (0, -0.01, 0.6))
        for k in range(8):
            tube("bar", (-0.49 + 0.14 * k, -0.05, 0.02), (-0.49 + 0.14 * k, -0.05, 1.18), 0.008, dark(), 10)
        for side in (-1, 1):
            box("shutter", (0.54, 0.04, 1.2), 0.008, green, (side * 0.82, -0.05, 0.6))
            for k in range(9):
                box("slat", (0.42, 0.03, 0.06), 0.004, green, (side * 0.82, -0.075, 0.14 + 0.115 * k), (0.5, 0, 0))
        box("sill", (1.3, 0.14, 0.06), 0.008, paint("white wash", (0.70, 0.68, 0.62), 0.9), (0, -0.06, -0.03))


def _pots():
    """Clay pots with plants along the plinth."""
    clay = paint("clay", (0.36, 0.135, 0.06), 0.85)
    leaves = leaf("pot plant", (0.035, 0.10, 0.02), (0.09, 0.19, 0.04), 0.3)
    profile = [
        (1e-5, 0),
        (0.12, 0),
        (0.17, 0.24),
        (0.19, 0.245),
        (0.19, 0.30),
        (0.165, 0.30),
        (0.155, 0.26),
        (1e-5, 0.26),
    ]
    for k, x in enumerate((-4.7, -2.2, -0.55, 2.85, 5.1)):
        at = (x, FRONT - 0.72 + 0.04 * (k % 2), 0)
        lathe("pot", profile, clay, 48, 0.006, location=at)
        green = plant(f"pot plant {k}", leaves, 46, 0.62 + 0.12 * (k % 3), 0.05, k, 0.9)
        green.location = (*at[:2], 0.25)


def _pad():
    """A small round pad taped to the stones, and a line of tape to stand behind."""
    place = (0.16, 1.35)
    disc("pad", 0.32, 0.002, 0.008, paint("pad field", (0.80, 0.15, 0.014), 0.66), 128, 0.002, location=(*place, 0))
    white = paint("pad white", (0.72, 0.72, 0.70), 0.62)
    emblem(0.36, white, (*place, 0.0082), thickness=0.001)
    box("tape", (9, 0.05, 0.001), 0, paint("tape", (0.78, 0.60, 0.04), 0.6), (0, 2.4, 0.0035))
