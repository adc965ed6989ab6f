"""Copters over mountain ridges in haze. Light: one of HOURS."""

import numpy as np
from mathutils import Vector

from kit.light import area
from kit.sky import clouds, haze, in_haze, sky
from kit.stage import Look
from kit.terrain import fractal, height_grid, soil
from models.quadcopter import quadcopter

# Sun, air and finish of each hour over the ridges.
HOURS = {
    "dusk": dict(
        sun=dict(elevation=2.2, azimuth=14, strength=0.13, dust=1.6, ozone=2.2, sun_size=1.4),
        clouds=dict(scale=1.7, cover=0.50, brightness=0.55, lit=(1.0, 0.42, 0.22), shade=(0.16, 0.19, 0.30)),
        air=dict(distance=4800, cool=(0.10, 0.15, 0.28), warm=(0.92, 0.40, 0.27), focus=9, strength=0.70, start=200),
        look=dict(exposure=0.1, bloom=0.06, vignette=0.25, gain=(1.02, 0.98, 1.04)),
    ),
    "dawn": dict(
        sun=dict(elevation=5.0, azimuth=-20, strength=0.11, dust=1.0, ozone=1.6, sun_size=1.2),
        clouds=dict(scale=1.4, cover=0.53, brightness=0.8, lit=(1.0, 0.66, 0.52), shade=(0.34, 0.38, 0.50)),
        air=dict(distance=3600, cool=(0.30, 0.40, 0.58), warm=(1.0, 0.66, 0.48), focus=6, strength=0.72, start=150),
        look=dict(exposure=0.0, bloom=0.06, vignette=0.2, gain=(1.02, 0.99, 1.02)),
    ),
    "noon": dict(
        sun=dict(elevation=40, azimuth=120, strength=0.10, dust=0.5, ozone=1.0, sun_size=0.8),
        clouds=dict(scale=1.6, cover=0.52, brightness=1.5, lit=(1.0, 0.99, 0.97), shade=(0.60, 0.66, 0.76)),
        air=dict(distance=15000, cool=(0.36, 0.52, 0.80), warm=(0.56, 0.64, 0.76), focus=4, strength=0.85, start=250),
        look=dict(exposure=0.0, bloom=0.03, vignette=0.15),
    ),
    "blue": dict(
        sun=dict(elevation=-1.5, azimuth=10, strength=0.9, dust=0.8, ozone=4.0, sun_size=1.4),
        clouds=dict(scale=1.5, cover=0.54, brightness=0.20, lit=(0.62, 0.42, 0.42), shade=(0.12, 0.17, 0.32)),
        air=dict(distance=4200, cool=(0.055, 0.10, 0.22), warm=(0.36, 0.24, 0.28), focus=8, strength=0.75, start=150),
        look=dict(exposure=0.9, bloom=0.10, vignette=0.3, gain=(0.96, 0.98, 1.08)),
    ),
}


def surveillance(light):
    """The surveillance copter on the right, ridges in haze behind it. Light: one of HOURS."""
    hour = HOURS[light]
    _mountains(hour)
    copter = quadcopter("surveillance", blur=38)
    copter.location, copter.rotation_euler = (0.385, 2.05, 0.05), (0.10, 0.05, 0.36)
    at = Vector((0.385, 2.05, 0))
    fill = 0.45 if light == "blue" else 1.0
    area((-0.9, 0.2, 0.9), at, 1.0, 34 * fill, (0.80, 0.89, 1))
    area((0.9, 0.1, -0.5), at, 0.8, 12 * fill, (0.7, 0.82, 1), height=0.8)
    area((1.5, 3.0, 0.7), at, 0.6, 22 * fill, (1, 0.62, 0.34), height=1.2)
    return Look(**hour["look"])


def elite(light):
    """The Elite trainer from slightly above, over the same ridges."""
    hour = HOURS[light]
    _mountains(hour)
    copter = quadcopter("elite", blur=38)
    copter.location, copter.rotation_euler = (-0.25, 2.0, 0.0), (0.08, -0.06, -0.55)
    area((-0.9, 0.2, 1.2), copter.location, 1.0, 30, (0.85, 0.92, 1))
    area((1.4, 2.8, 0.8), copter.location, 0.6, 16, (1, 0.75, 0.5), height=1.2)
    return Look(**hour["look"])


def _mountains(hour):
    sun = sky(**hour["sun"])
    clouds(**hour["clouds"])
    air = haze(sun, **hour["air"])
    ground = in_haze(
        soil("mountains", ((0.03, 0.04, 0.022), (0.055, 0.06, 0.035), (0.09, 0.08, 0.055)), 0.004, 0.8), air
    )

    def height(x, y):
        relief = np.abs(0.10 + np.abs(fractal(x / 1500, y / 1500, 7, 0.5, 7)))
        return -260 + 713 * np.clip((y - 250) / 2800, 0, 1.2) * relief

    height_grid("mountains", np.linspace(-5000, 5000, 330), np.linspace(250, 9000, 280), height, ground)
