"""Rows of soybean on black soil, with and without a sprayer at work. Light: "evening", or "forenoon" from above.

The field and the machine are traced; what lies beyond the field is drawn, and its camera is level: `horizon` is where
the machine's, which looks a little up or down, sees it.
"""

import bpy
import numpy as np
from mathutils import Vector

from kit.light import area
from kit.plants import crop_field, scatter
from kit.sky import haze, in_haze, sky
from kit.spray import mist, spray_cone
from kit.stage import Look
from kit.terrain import black_soil, height_grid, stone
from models.multirotor import sprayer
from raster.landscape import backdrop

ROW = 0.6  # metres between two rows


def spraying(light):
    """A six-rotor sprayer above converging rows, the sun low and ahead."""
    air = _evening()
    _ground(air, (-56, 56), (0, 114))
    crop_field(air, (-53, 53), (2.0, 112), lambda p: np.abs(p[:, 0]) < 1.6 + p[:, 1] * 0.46, ROW)
    _spraying_machine((0.62, 8.3, 2.72), (0.07, -0.03, 0.42), mist(2.1, 0.10, glow=0.9, core=0.45), spread=0.58)
    area((-1.2, 4.5, 0.9), (0.5, 8.3, 2.2), 2.5, 70, (1, 0.93, 0.84))
    return Look(exposure=0.2, gain=(1.03, 1.0, 0.95), bounces=4, transparent=24, backdrop=_beyond(light, 42, 0.479, 36))


def spraying_from_side(light):
    """The same machine seen across the rows."""
    air = _evening(azimuth=105)
    _ground(air, (-5, 114), (-50, 66))
    crop_field(air, (-4.4, 112), (-48, 64), lambda p: np.abs(p[:, 1] - 8.3) < 3.2 + (p[:, 0] + 5) * 0.5, ROW)
    _spraying_machine((1.0, 8.5, 2.55), (0.06, 0.0, 0.64), mist(2.1, 0.10, glow=0.9, core=0.45), spread=0.58)
    area((-4.0, 6.0, 1.2), (1, 8.5, 2.3), 2.2, 60, (1, 0.94, 0.86))
    return Look(exposure=0.2, gain=(1.03, 1.0, 0.95), bounces=4, transparent=24, backdrop=_beyond(light, 42, 0.568, 27))


def spraying_from_above(light):
    """The same work seen from high behind in the forenoon: rows, the machine, its shadow and that of its spray."""
    sun = sky(50, 92, 0.085, dust=0.8, sun_size=0.8)
    air = haze(sun, 900, (0.50, 0.58, 0.68), (0.70, 0.68, 0.62), 4, 0.8, 20)
    _ground(air, (-13, 13), (-2, 30), clods=26000)
    crop_field(air, (-13, 13), (-2, 30), lambda p: p[:, 2] < 9, ROW)
    droplets = mist(2.0, 0.15, (0.97, 0.98, 1), 0.9, 0.35)
    _spraying_machine((0.6, 8.0, 2.6), (0.06, 0.0, 0.25), droplets, spread=0.66, shadow=True)
    return Look(exposure=0.3, bloom=0.03, vignette=0.2, gain=(1.03, 1.0, 0.95), bounces=4, transparent=24)


def rows(light):
    """Rows without a machine, seen from among them."""
    air = _evening()
    _ground(air, (-56, 56), (-1, 114), clods=9000)
    crop_field(air, (-53, 53), (0.6, 112), lambda p: np.abs(p[:, 0]) < 1.6 + p[:, 1] * 0.5, ROW)
    return Look(exposure=0.1, gain=(1.04, 1.0, 0.94), backdrop=_beyond(light, 32, 0.474, 12))


def _evening(azimuth=27):
    """A low sun, 27 degrees to the right of where the camera looks; returns the haze."""
    sun = sky(8.5, azimuth, 0.10, dust=2.2, sun_size=1.6)
    return haze(sun, 1500, (0.42, 0.45, 0.50), (1.15, 0.70, 0.38), 5, 0.75, 14)


def _beyond(light, lens, horizon, seed):
    return backdrop("ridges", light, dict(height=5, lens=lens, horizon=horizon, seed=seed))


def _ground(air, x, y, clods=0):
    """Black soil, earthed up along the rows, with clods on it near the camera."""
    ground = in_haze(black_soil(), air)
    ridged = lambda x, y: 0.03 * np.cos(2 * np.pi * x / ROW) - 0.03 + 0 * y
    height_grid("ground", np.arange(*x, ROW / 8), np.linspace(*y, 40), ridged, ground)
    if clods:
        rng = np.random.default_rng(3)
        across, along = rng.uniform(*x, clods), y[0] + (y[1] - y[0]) * rng.random(clods)
        points = np.stack([across, along, ridged(across, along)], 1)
        scatter("clods", points, stone("clod", ground, rng), 0.6, 3.2, 4, 0.5)


def _spraying_machine(location, rotation, droplets, height=2.1, spread=0.5, shadow=False):
    machine = sprayer(6, 0.95, blur=220)
    machine.location, machine.rotation_euler = location, rotation
    bpy.context.view_layer.update()
    for x, y, z in machine["motors"]:
        spray_cone(machine.matrix_world @ Vector((x, y, z - 0.22)), height, spread, droplets, shadow)
    return machine
