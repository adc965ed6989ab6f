"""Rows of crop, with and without a sprayer at work. Light: "evening", "side" or "day"."""

import bpy
import numpy as np
from mathutils import Vector

from kit.light import area
from kit.plants import crop_field, tree_line
from kit.sky import clouds, haze, in_haze, sky
from kit.spray import mist, spray_cone
from kit.stage import Look
from kit.terrain import height_grid, hills, soil
from models.multirotor import sprayer


def spraying(light):
    """A six-rotor sprayer above converging rows, the sun low and ahead. Light: "evening" or "day"."""
    air = _field_air(light)
    rng = np.random.default_rng(4)
    tree_line(air, [(rng.uniform(-150, 150), rng.uniform(135, 190), -0.6) for _ in range(330)])
    hills(air, 1200, 6000, 300, ramp=2600)
    crop_field(air, (-46, 46), (2.4, 112), keep=lambda p: np.abs(p[:, 0]) < 1.6 + p[:, 1] * 0.46)
    _spraying_machine((0.62, 8.3, 2.72), (0.07, -0.03, 0.42))
    area((-1.2, 4.5, 0.9), (0.5, 8.3, 2.2), 2.5, 90, (1, 0.93, 0.84))
    return Look(exposure=0.05, bloom=0.05, vignette=0.3, gain=(1.06, 1.0, 0.92), transparent=40)


def spraying_from_side(light):
    """The same machine seen across the rows, backlit. Light: "side"."""
    air = _field_air(light)
    rng = np.random.default_rng(6)
    tree_line(air, [(rng.uniform(95, 150), rng.uniform(-60, 120), -0.4) for _ in range(170)])
    crop_field(air, (-4.4, 60), (-26, 46), keep=lambda p: np.abs(p[:, 1] - 8.3) < 3.2 + (p[:, 0] + 5) * 0.62)
    _spraying_machine((1.0, 8.5, 2.55), (0.06, 0.0, 0.12))
    area((-4.0, 6.0, 1.2), (1, 8.5, 2.3), 2.2, 60, (1, 0.94, 0.86))
    return Look(exposure=0.05, bloom=0.05, vignette=0.3, gain=(1.05, 1.0, 0.93), transparent=40)


def spraying_from_above(light):
    """The same work seen from high behind: rows, machine, its shadow."""
    air = _field_air(light)
    crop_field(air, (-13, 13), (-2, 30), keep=None)
    _spraying_machine((0.6, 8.0, 2.6), (0.06, 0.0, 0.25))
    return Look(exposure=0.5, bloom=0.03, vignette=0.2, gain=(1.04, 1.0, 0.94), transparent=40)


def rows(light):
    """Rows without a machine, for details of the crop."""
    air = _field_air(light)
    rng = np.random.default_rng(4)
    tree_line(air, [(rng.uniform(-150, 150), rng.uniform(135, 190), -0.6) for _ in range(330)])
    hills(air, 1200, 6000, 300, ramp=2600)
    crop_field(air, (-30, 30), (0.6, 80), keep=lambda p: np.abs(p[:, 0]) < 1.6 + p[:, 1] * 0.5)
    return Look(exposure=0.1, bloom=0.05, vignette=0.25, gain=(1.05, 1.0, 0.93))


def _field_air(light):
    """Sky, haze and soil of the crop scenes; returns the haze."""
    if light in ("evening", "side"):
        sun = sky(8.5, 27 if light == "evening" else 66, 0.10, dust=2.2, sun_size=1.6)
        clouds(1.7, 0.53, 0.85, (1.0, 0.60, 0.34), (0.34, 0.34, 0.40))
        air = haze(sun, 420, (0.42, 0.47, 0.52), (1.15, 0.66, 0.32), 5, 0.75, 14)
    else:
        sun = sky(38, 70, 0.09, dust=0.8, sun_size=0.8)
        clouds(1.7, 0.53, 1.3, (1.0, 0.98, 0.95), (0.60, 0.65, 0.72))
        air = haze(sun, 900, (0.50, 0.58, 0.68), (0.70, 0.68, 0.62), 4, 0.8, 20)
    earth = ((0.05, 0.032, 0.018), (0.09, 0.06, 0.034), (0.13, 0.09, 0.055))
    ground = in_haze(soil("soil", earth, 1.2, 0.7, rows=(0.8, (0.09, 0.15, 0.03))), air)
    height_grid("ground", np.linspace(-2500, 2500, 60), np.linspace(-60, 2600, 60), lambda x, y: 0 * x - 0.02, ground)
    return air


def _spraying_machine(location, rotation, height=2.1):
    machine = sprayer(6, 0.95, blur=26)
    machine.location, machine.rotation_euler = location, rotation
    bpy.context.view_layer.update()
    droplets = mist(height)
    for x, y, z in machine["motors"]:
        spray_cone(machine.matrix_world @ Vector((x, y, z - 0.22)), height, 0.5, droplets)
    return machine
