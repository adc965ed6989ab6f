"""Ground: noise, height grids, hills, soil and parcels."""

import math

import numpy as np
from mathutils import noise

from kit.geometry import mesh
from kit.graph import new_material
from kit.sky import in_haze


def fractal(x, y, octaves=5, fade=0.55, seed=0):
    """Fractal noise of two arrays, about -1..1."""
    out, weight = np.zeros(x.shape), 1.0
    for octave in range(octaves):
        f = 2**octave
        values = [noise.noise((p * f + seed, q * f - seed * 1.7, seed * 0.37)) for p, q in zip(x.ravel(), y.ravel())]
        out += weight * np.array(values).reshape(x.shape)
        weight *= fade
    return out


def height_grid(name, xs, ys, height, material):
    """A surface z = height(x, y) over two rising arrays of coordinates."""
    x, y = np.meshgrid(xs, ys)
    z = height(x, y)
    rows, columns = x.shape
    index = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    return mesh(name, np.stack([x, y, z], -1).reshape(-1, 3), faces.tolist(), material, angle=180)


def soil(name, colors, scale=0.4, bump=0.6, rows=None):
    """Mottled ground of two or more colours; `rows` = (spacing, colour) draws crop rows along Y in the far."""
    material, g, shader = new_material(name)
    where = g.coordinates()
    mottle = g.noise(where, scale, 10, 0.62)
    stops = [(0.33 + 0.35 * i / (len(colors) - 1), c) for i, c in enumerate(colors)]
    color = g.ramp(mottle, stops)
    if rows:
        spacing, green = rows
        wave = g.math("COSINE", g.math("MULTIPLY", g.axes(where)[0], 2 * math.pi / spacing))
        color = g.mix(g.remap(wave, -0.2, 0.6), color, green)
    g.put(color, shader.inputs["Base Color"])
    g.put(0.9, shader.inputs["Roughness"])
    g.put(0.15, shader.inputs["Specular"])
    g.put(g.bump(mottle, bump, 0.05), shader.inputs["Normal"])
    return material


def hills(
    air,
    start=500,
    end=5000,
    height=260,
    colors=((0.05, 0.075, 0.03), (0.08, 0.10, 0.04), (0.11, 0.10, 0.06)),
    seed=3,
    ramp=900,
):
    """Hills that rise behind a plain, within `ramp` metres of its edge."""
    surface = in_haze(soil("hills", colors, 0.006, 0.2), air)
    rise = lambda x, y: height * np.clip((y - start) / ramp, 0, 1) * (0.35 + fractal(x / 900, y / 900, 6, 0.5, seed))
    height_grid("hills", np.linspace(-4500, 4500, 300), np.linspace(start, end, 150), rise, surface)


FARM_COLORS = (
    (0.045, 0.11, 0.018),
    (0.09, 0.16, 0.025),
    (0.22, 0.19, 0.06),
    (0.14, 0.075, 0.035),
    (0.06, 0.13, 0.03),
    (0.26, 0.22, 0.09),
)


def parcels(name, scale=0.004, colors=FARM_COLORS, bund=0.02, furrow=None):
    """Farmland from the air: irregular four-sided parcels, each of one colour, with bunds between.

    `scale` is parcels a metre; `bund` the width of the bunds in parts of a parcel; `furrow` the
    spacing of furrows in metres, drawn only where the camera is near enough to see them.
    """
    material, g, shader = new_material(name)
    where = g.coordinates()
    placed = g.place(where, scale=(1, 0.55, 0), rotation=(0, 0, 0.5))
    cell = g.add("ShaderNodeTexVoronoi", {"Vector": placed, "Scale": scale, "Randomness": 0.75}, distance="CHEBYCHEV")
    which = g.axes(cell.outputs["Color"])
    stops = [(i / len(colors), c) for i, c in enumerate(colors)]
    color = g.ramp(which[0], stops, constant=True)
    color = g.mix(0.7, color, g.noise(where, 0.02, 8), "OVERLAY")
    if furrow:
        # Each parcel is ploughed in a direction of its own, one of two.
        x, y, _ = g.axes(g.place(where, rotation=(0, 0, 0.5)))
        along = g.mix(g.math("GREATER_THAN", which[1], 0.5), x, y)
        wave = g.math("SINE", g.math("MULTIPLY", along, 2 * math.pi / furrow))
        color = g.mix(g.remap(wave, -1, 1, 0.0, 0.55), color, g.mix(1, color, (0.55, 0.55, 0.5), "MULTIPLY"))
        color = g.mix(g.math("MULTIPLY", g.noise(where, 0.35, 4), 0.5), color, (0.10, 0.09, 0.04), "OVERLAY")
    edge = g.add(
        "ShaderNodeTexVoronoi",
        {"Vector": placed, "Scale": scale, "Randomness": 0.75},
        distance="CHEBYCHEV",
        feature="F2",
    ).outputs["Distance"]
    near = g.math("SUBTRACT", edge, cell.outputs["Distance"])
    color = g.mix(g.math("LESS_THAN", near, bund), color, (0.16, 0.14, 0.09))
    g.put(color, shader.inputs["Base Color"])
    g.put(0.9, shader.inputs["Roughness"])
    g.put(0.1, shader.inputs["Specular"])
    return material
