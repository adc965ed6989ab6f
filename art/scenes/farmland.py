"""The fixed wing over farmland."""

import math

import numpy as np

from kit.plants import tree_line
from kit.sky import clouds, haze, horizon, in_haze, sky
from kit.stage import Look
from kit.terrain import fractal, height_grid, parcels
from models.fixed_wing import fixed_wing


def climbing(light):
    """The fixed wing climbing over parcels to the horizon. Light: "morning"."""
    sun = sky(27, 125, 0.11, dust=0.3, ozone=1.6, sun_size=1.0)
    clouds(1.5, 0.52, 1.35, (1.0, 0.96, 0.92), (0.56, 0.62, 0.72))
    horizon((0.62, 0.74, 0.92), 0.95, 0.16)
    # The air takes the sky's own colour at the horizon, or land and sky part in a brown line.
    air = haze(sun, 8500, (0.46, 0.60, 0.82), (0.56, 0.64, 0.78), 4, 0.95, 60)
    land = in_haze(parcels("land", 0.0045, furrow=6.0), air)

    def height(x, y):
        rise = 260 * np.clip((y - 3000) / 9000, 0, 1) * (0.3 + fractal(x / 1800, y / 1800, 5, 0.5, 2))
        return -120 + rise + 10 * fractal(x / 300, y / 300, 3, 0.5, 9)

    ys = np.concatenate([np.linspace(-200, 9000, 150), np.linspace(9100, 60000, 60)])
    height_grid("land", np.linspace(-30000, 30000, 320), ys, height, land)
    rng = np.random.default_rng(4)
    tree_line(air, [(rng.normal(0, 600), rng.uniform(120, 1900), -118) for _ in range(1100)], leaf_size=0.6)
    plane = fixed_wing(blur=50)
    plane.location = (0.45, 5.0, 1.2)
    plane.rotation_euler = (math.radians(-6), math.radians(-20), math.radians(42))
    return Look(exposure=0.0, bloom=0.05, vignette=0.2)
