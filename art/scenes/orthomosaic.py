"""Parcels from straight above, as a survey flight's stitched picture shows them."""

import math

import numpy as np

from kit.geometry import box, mesh
from kit.graph import new_material
from kit.materials import paint
from kit.plants import leaf, scatter, tree
from kit.sky import sky
from kit.stage import Look

HALF = 270  # metres
# Dark and light tone, spacing of rows in metres: stubble, ploughed, young crop, full crop, pulses, fallow.
CROPS = (
    ((0.20, 0.16, 0.07), (0.27, 0.22, 0.11), 1.6),
    ((0.09, 0.055, 0.030), (0.14, 0.090, 0.050), 1.3),
    ((0.09, 0.085, 0.035), (0.05, 0.110, 0.022), 1.8),
    ((0.022, 0.060, 0.012), (0.045, 0.100, 0.020), 1.4),
    ((0.050, 0.085, 0.018), (0.085, 0.125, 0.030), 2.2),
    ((0.12, 0.105, 0.060), (0.16, 0.14, 0.085), 0.0),
)


def _track(y):
    """Where the farm track crosses each northing."""
    return 42 + 26 * np.sin(y / 95.0) + 6 * np.sin(y / 31.0)


def _canal(y):
    return -126 + 0.20 * y


def _crop(number):
    dark, light, rows = CROPS[number]
    material, g, shader = new_material(f"crop {number}")
    where = g.coordinates()
    mottle = g.noise(where, 0.045, 7, 0.6)
    amount = g.remap(mottle, 0.3, 0.7)
    if rows:
        wave = g.math("SINE", g.math("MULTIPLY", g.axes(where)[0], 2 * math.pi / rows))
        amount = g.math(
            "MULTIPLY",
            g.math("ADD", g.math("MULTIPLY", g.remap(wave, -1, 1), 0.55), g.math("MULTIPLY", amount, 0.6)),
            0.9,
        )
    shade = g.mix(amount, dark, light)
    # Damp and dry patches run across the bunds; fine grain stands for single plants.
    patches = g.remap(g.noise(g.add("ShaderNodeNewGeometry").outputs["Position"], 0.014, 6, 0.6), 0.3, 0.7, 0.72, 1.2)
    grain = g.remap(g.noise(where, 0.9, 3, 0.7), 0.25, 0.75, 0.72, 1.28)
    # Each parcel a little its own: sown on another day.
    own = g.remap(g.add("ShaderNodeObjectInfo").outputs["Random"], 0, 1, 0.74, 1.2)
    value = g.math("MULTIPLY", g.math("MULTIPLY", patches, grain), own)
    inputs = {"Hue": 0.5, "Saturation": 0.78, "Value": value, "Color": shade}
    tinted = g.add("ShaderNodeHueSaturation", inputs).outputs[0]
    g.put(tinted, shader.inputs["Base Color"])
    g.put(0.9, shader.inputs["Roughness"])
    g.put(0.1, shader.inputs["Specular"])
    return material


def _split(corners, rng, smallest, out):
    """Divide a four-sided piece of land among heirs until the shares are small."""
    a, b, c, d = corners
    across, along = np.linalg.norm(b - a) + np.linalg.norm(c - d), np.linalg.norm(d - a) + np.linalg.norm(c - b)
    if across * along / 4 < smallest * rng.uniform(0.7, 2.2):
        out.append(corners)
        return
    s, t = np.clip(rng.normal(0.5, 0.10, 2), 0.3, 0.7)
    t = s + (t - s) * 0.35
    if across > along:
        e, f = a + (b - a) * s, d + (c - d) * t
        pieces = [(a, e, f, d), (e, b, c, f)]
    else:
        e, f = a + (d - a) * s, b + (c - b) * t
        pieces = [(a, b, f, e), (e, f, c, d)]
    for piece in pieces:
        _split(piece, rng, smallest, out)


def _parcel(corners, material, bund, height):
    """A parcel drawn in by half a bund; its own axes follow its longer side, and so do its rows."""
    a, b, _, d = corners
    middle = sum(corners) / 4
    side = (b - a) if np.linalg.norm(b - a) < np.linalg.norm(d - a) else (d - a)
    turn = math.atan2(side[1], side[0])
    c, s = math.cos(-turn), math.sin(-turn)
    vertices = []
    for corner in corners:
        out = corner - middle
        out = out * max(0.0, 1 - bund / np.linalg.norm(out) * 1.4)
        vertices.append((out[0] * c - out[1] * s, out[0] * s + out[1] * c, 0))
    mesh(
        "parcel",
        vertices,
        [(0, 1, 2, 3)],
        material,
        smooth=False,
        location=(middle[0], middle[1], height),
        rotation=(0, 0, turn),
    )


def _ribbon(name, centre, half, material, height):
    ys = np.linspace(-HALF, HALF, 260)
    vertices = [(x + s * half, y, height) for x, y in zip(centre(ys), ys) for s in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(ys) - 1)]
    mesh(name, vertices, faces, material)


def _trees(rng):
    surface, bark = (
        leaf("tree leaf", (0.016, 0.042, 0.010), (0.045, 0.080, 0.018), 0.3),
        paint("bark", (0.05, 0.035, 0.025), 0.9),
    )
    ys = rng.uniform(-HALF, HALF, 120)
    along_track = np.stack([_track(ys) + rng.choice([-1, 1], 120) * rng.uniform(5, 8, 120), ys, np.zeros(120)], 1)
    ys = rng.uniform(-HALF, HALF, 70)
    along_canal = np.stack([_canal(ys) + rng.choice([-1, 1], 70) * rng.uniform(6, 8, 70), ys, np.zeros(70)], 1)
    grove = np.stack([-62 + rng.normal(0, 11, 55), 60 + rng.normal(0, 8, 55), np.zeros(55)], 1)
    loose = np.stack([rng.uniform(-HALF, HALF, 60), rng.uniform(-HALF, HALF, 60), np.zeros(60)], 1)
    points = np.concatenate([along_track, along_canal, grove, loose])
    kind = rng.integers(0, 3, len(points))
    for k in range(3):
        scatter(
            f"trees {k}",
            points[kind == k],
            tree(f"tree {k}", surface, bark, seed=k, leaf_size=0.6, height=7),
            0.4,
            0.9,
            k,
            0.02,
        )


def _house(width, length, height, roof, location, turn):
    """Walls and a gabled roof that overhangs them a little."""
    x, y, z = location
    box(
        "walls",
        (width, length, height),
        0.05,
        paint("walls", (0.40, 0.36, 0.30), 0.9),
        (x, y, z + height / 2),
        (0, 0, turn),
    )
    w, l, rise = width / 2 + 0.5, length / 2 + 0.5, width * 0.32
    eaves = [(-w, -l, 0), (w, -l, 0), (w, l, 0), (-w, l, 0), (0, -l, rise), (0, l, rise)]
    faces = [(0, 4, 5, 3), (1, 2, 5, 4), (0, 1, 4), (2, 3, 5)]
    mesh("roof", eaves, faces, roof, smooth=False, location=(x, y, z + height), rotation=(0, 0, turn))


def fields(light):
    """Ploughed and planted parcels, a track, a canal, trees on the bunds, a few roofs."""
    sky(44, 130, 0.075, dust=0.8, sun_size=0.8)
    rng = np.random.default_rng(21)
    bund = paint("bund", (0.115, 0.105, 0.055), 0.95)
    mesh("land", [(-500, -500, 0), (500, -500, 0), (500, 500, 0), (-500, 500, 0)], [(0, 1, 2, 3)], bund)
    c, s = math.cos(0.20), math.sin(0.20)
    turned = lambda x, y: np.array([x * c - y * s, x * s + y * c])
    parcels = []
    for x0, x1 in ((-420, -150), (-150, 40), (40, 230), (230, 420)):
        _split((turned(x0, -420), turned(x1, -420), turned(x1, 420), turned(x0, 420)), rng, 2600, parcels)
    crops = [_crop(k) for k in range(len(CROPS))]
    for corners in parcels:
        _parcel(corners, crops[rng.choice(len(CROPS), p=(0.20, 0.16, 0.20, 0.22, 0.14, 0.08))], 0.9, 0.05)
    _ribbon("verge", _track, 5.2, bund, 0.08)
    _ribbon("track", _track, 2.0, paint("track", (0.26, 0.20, 0.14), 0.95), 0.12)
    _ribbon("canal bank", _canal, 6.0, paint("bank", (0.13, 0.12, 0.075), 0.95), 0.10)
    _ribbon("canal", _canal, 2.8, paint("water", (0.012, 0.032, 0.034), 0.12), 0.14)
    _trees(rng)
    yard = paint("yard", (0.24, 0.20, 0.15), 0.95)
    mesh("yards", [(60, -18, 0.16), (104, -14, 0.16), (100, 62, 0.16), (66, 58, 0.16)], [(0, 1, 2, 3)], yard)
    roofs = [
        paint("tiles", (0.30, 0.10, 0.055), 0.8),
        paint("tin", (0.32, 0.34, 0.36), 0.4, metal=0.6),
        paint("lime", (0.46, 0.44, 0.40), 0.8),
    ]
    for k in range(9):
        at = (76 + 15 * (k % 2) + rng.uniform(-4, 4), -10 + 8.4 * k + rng.uniform(-2, 2), 0)
        turn = rng.choice([0.1, 0.1 + math.pi / 2]) + rng.uniform(-0.15, 0.15)
        _house(rng.uniform(6, 8.5), rng.uniform(8, 12), rng.uniform(3, 5), roofs[rng.integers(3)], at, turn)
    return Look(exposure=-0.15)
