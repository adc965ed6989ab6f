"""What people wear on the head: caps, helmets, field hats, masks."""

import math

import numpy as np
from mathutils import Matrix

from kit.geometry import disc, lathe
from kit.materials import paint
from people import surfaces
from people.cloth import sewn
from people.hair import skull
from people.shell import outline, ring_faces

COUNT = 96
TURN = np.arange(COUNT) * 2 * math.pi / COUNT


def _measure(person):
    """Half width, half depth and middle (front to back) of the skull at the height of a hat's rim, and its top."""
    use, centre, top = skull(person)
    away = person.rest[use] - centre
    wide = np.percentile(np.abs(away[away[:, 2] > -0.01][:, 0]), 92)
    deep = away[away[:, 2] > 0.0][:, 1]
    return wide, (deep.max() - deep.min()) / 2, (deep.max() + deep.min()) / 2, top - centre[2], centre


def cap(person, color):
    """A cotton cap with its peak in front, low on the head."""
    wide, deep, middle, top, centre = _measure(person)
    a, b, low, high, rings = wide + 0.007, deep + 0.010, 0.004, top + 0.008, 16
    tilt = 0.07
    crown = []
    for i in range(rings + 1):
        t = i / rings
        r, z = math.cos(t * math.pi / 2) ** 0.66, low + (high - low) * math.sin(t * math.pi / 2)
        panel = 1 - 0.010 * np.exp(-(((((TURN + 0.26) % (math.pi / 3)) - math.pi / 6) / 0.05) ** 2))
        x, y = a * r * np.cos(TURN) * panel, middle + b * r * np.sin(TURN) * panel
        crown.append(np.stack([x, y, z - tilt * (y - middle) * (1 - t)], 1))
    material = surfaces.cloth(f"cap {color}", color, 0.85, 0.1, 0.012, worn=0.3, crease=0.12)
    place = lambda points: person.with_head(points + centre)
    crown = np.concatenate(crown)
    made = [sewn("cap", crown, place(crown), ring_faces(rings + 1, COUNT), material, 0.002)]
    s, rows = np.linspace(-1, 1, 40), 10
    peak = []
    for t in np.linspace(0, 1, rows):
        w = -math.pi / 2 + s * 1.02
        x = a * np.cos(w) * (1 - 0.02 * t)
        y = middle + b * np.sin(w) - t * 0.086 * np.cos(s * 1.25) ** 0.7
        peak.append(np.stack([x, y, low - tilt * (y - middle) - 0.77 * x**2 / a * t - 0.014 * t], 1))
    faces = [(j * 40 + i, j * 40 + i + 1, j * 40 + i + 41, j * 40 + i + 40) for j in range(rows - 1) for i in range(39)]
    peak = np.concatenate(peak)
    return [*made, sewn("peak", peak, place(peak), faces, material, 0.003)]


def helmet(person, color):
    """A safety helmet: shell with a ridge, a rim all round and a short peak, a dark harness below it."""
    wide, deep, middle, top, centre = _measure(person)
    a, b, low, high, rings = wide + 0.022, deep + 0.026, 0.006, top + 0.038, 24
    front = np.clip(-np.sin(TURN), 0, 1)
    points = []
    for i in range(rings + 1):
        t = i / rings
        r, z = math.cos(t * math.pi / 2) ** 0.72, low + (high - low) * math.sin(t * math.pi / 2) ** 0.92
        ridge = 0.006 * np.exp(-((a * np.cos(TURN) * r / 0.014) ** 2)) * (t > 0.25) * min(1, (t - 0.25) * 4)
        points.append(np.stack([a * r * np.cos(TURN), middle + b * r * np.sin(TURN), z + ridge], 1))
    brim = 0.014 + 0.034 * front**3
    rim = lambda out, drop: np.stack(
        [(a + brim * out) * np.cos(TURN), middle + (b + brim * out) * np.sin(TURN), low - drop - 0.16 * brim * out], 1
    )
    rings_out = [rim(1.0, 0.006), rim(1.0, 0.001), rim(0.5, -0.001), *points]
    rest = np.concatenate(rings_out)
    shell = paint(f"helmet {color}", color, 0.30, coat=0.4, vary=0.06)
    made = [_solid("helmet", person.with_head(rest + centre), ring_faces(len(rings_out), COUNT), shell, 0.0025)]
    band = np.concatenate([
        np.stack([(wide + 0.007) * np.cos(TURN), middle + (deep + 0.007) * np.sin(TURN) + 0.002, np.full(COUNT, z)], 1)
        for z in (-0.030, 0.014)
    ])  # fmt: skip
    harness = paint("harness", (0.018, 0.018, 0.02), 0.7)
    made.append(_solid("harness", person.with_head(band + centre), ring_faces(2, COUNT), harness, 0.002))
    knob = disc("knob", 0.013, 0, 0.014, harness, 24, 0.002)
    back = person.with_head((centre + (0, middle + deep + 0.008, -0.012))[None])[0]
    turned = Matrix(person.turned["head"].tolist()).to_4x4() @ Matrix.Rotation(-math.pi / 2, 4, "X")
    knob.matrix_world = Matrix.Translation(back.tolist()) @ turned
    return [*made, knob]


def _solid(name, vertices, faces, material, thick):
    obj = sewn(name, vertices, vertices, faces, material, thick)
    obj.modifiers["solid"].offset = -1
    return obj


def field_hat(person, color):
    """Soft, with a wide brim, over a hood."""
    _, centre, top = skull(person)
    profile = [(0.002, 0.105), (0.045, 0.103), (0.078, 0.088), (0.094, 0.055), (0.101, 0.018), (0.104, 0.004)]
    profile += [(0.118, -0.004), (0.145, -0.012), (0.172, -0.024)]
    high, rings = top - centre[2] + 0.03, []
    for i, (r, z) in enumerate(profile):
        brim = max(0, (r - 0.104) / 0.068)
        wave = brim * (0.012 * np.sin(TURN * 2 + 0.6) + 0.006 * np.sin(TURN * 3 + 2) + 0.003 * np.sin(TURN * 7))
        dent = 1 - 0.05 * np.exp(-(((TURN - math.pi / 2) / 0.5) ** 2)) if i < 4 else 1
        rings.append(np.stack([r * np.cos(TURN), 0.005 + r * 1.16 * np.sin(TURN) * dent, z + high - 0.105 + wave], 1))
    rest = np.concatenate(rings)
    faces = [tuple(range(COUNT)), *(face[::-1] for face in ring_faces(len(profile), COUNT))]
    material = surfaces.cloth(f"hat {color}", color, 0.9, 0.15, 0.008, worn=0.3, crease=0.15)
    return [sewn("hat", rest, person.with_head(rest + centre), faces, material, 0.002)]


def mask(person, hood):
    """A half mask with two filters; its straps lie over the points of the hood."""
    _, centre, top = skull(person)
    turned = person.turned["head"]
    cup, filters = paint("mask", (0.16, 0.17, 0.18), 0.5), paint("filter", (0.075, 0.078, 0.082), 0.7)
    mouth = np.array((0, centre[1] - 0.10, top - 0.185))
    made = []

    def put(obj, local, yaw=0.0):
        at = Matrix.Translation(person.with_head(np.array([local]))[0].tolist()) @ Matrix(turned.tolist()).to_4x4()
        obj.matrix_world = at @ Matrix.Rotation(yaw, 4, "Z") @ Matrix.Rotation(math.pi / 2, 4, "X")
        made.append(obj)

    profile = [(0.060, -0.02), (0.058, 0.0), (0.052, 0.018), (0.040, 0.036), (0.018, 0.046), (1e-5, 0.048)]
    put(lathe("cup", profile, cup, 48, 0.004), mouth)
    for side in (-1, 1):
        put(disc("filter", 0.036, 0, 0.028, filters, 40, 0.004), mouth + (side * 0.040, -0.020, -0.006), side * 0.95)
    for back, height, up in ((-0.01, 0.15, (0, 0.42, 1.0)), (0.0, 0.185, (0, 0.02, 1.0))):
        at = person.with_head(np.array([[0, centre[1] + back, top - height]]))[0]
        made.append(_strap(hood, at, turned @ np.array(up)))
    return made


def _strap(points, centre, up, wide=0.013, above=0.004):
    """A band laid round points, in the plane through `centre` across `up`."""
    up = up / np.linalg.norm(up)
    ax = np.cross(up, (0, 1, 0.2))
    ax /= np.linalg.norm(ax)
    ay = np.cross(up, ax)
    away = points - centre
    flat = np.stack([away @ ax, away @ ay], 1)[np.abs(away @ up) < 0.012]
    u, reach = outline(flat, TURN, 0.2)
    round_it = (u[:, :1] * ax + u[:, 1:] * ay) * reach(above)[:, None]
    vertices = np.concatenate([centre + up * k * wide / 2 + round_it for k in (-1, 1)])
    material = surfaces.cloth("strap", (0.03, 0.03, 0.033), 0.7, hem=0.5)
    return sewn("strap", vertices, vertices, ring_faces(2, COUNT), material, 0.002)
