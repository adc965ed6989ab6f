"""Ground: height grids, black soil, stones."""

import math

import numpy as np

from kit.geometry import mesh
from kit.graph import new_material


def height_grid(name, xs, ys, height, material):
    """A surface z = height(x, y) over two rising arrays of coordinates."""
    x, y = np.meshgrid(xs, ys)
    z = height(x, y)
    rows, columns = x.shape
    index = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    return mesh(name, np.stack([x, y, z], -1).reshape(-1, 3), faces.tolist(), material, angle=180)


def black_soil():
    """Black cotton soil, moist: nearly black in the hollows, grey-brown where the crumbs have dried."""
    material, g, shader = new_material("black soil")
    where = g.coordinates()
    broad, crumbs = g.noise(where, 0.7, 5, 0.6), g.noise(where, 16.0, 8, 0.68)
    dry = g.math("ADD", g.math("MULTIPLY", broad, 0.45), g.math("MULTIPLY", crumbs, 0.55))
    shades = [(0.38, (0.017, 0.0145, 0.0125)), (0.52, (0.036, 0.031, 0.0265)), (0.64, (0.068, 0.058, 0.048))]
    g.put(g.ramp(dry, shades), shader.inputs["Base Color"])
    g.put(0.88, shader.inputs["Roughness"])
    g.put(0.2, shader.inputs["Specular"])
    g.put(g.bump(crumbs, 1.0, 0.05), shader.inputs["Normal"])
    return material


def stone(name, material, rng):
    """A stone or clod of a centimetre, to be scattered."""
    points, faces, across, rings = [], [], 8, 5
    for i in range(rings):
        tilt = math.pi * (i + 0.5) / rings
        for j in range(across):
            turn = 2 * math.pi * j / across
            r = 0.008 * rng.uniform(0.75, 1.15)
            points.append(
                (r * math.sin(tilt) * math.cos(turn), r * math.sin(tilt) * math.sin(turn), 0.6 * r * math.cos(tilt))
            )
    for i in range(rings - 1):
        for j in range(across):
            a, b = i * across + j, i * across + (j + 1) % across
            faces.append((a, b, b + across, a + across))
    faces.append(tuple(range(across)))
    return mesh(name, points, faces, material, angle=60)
