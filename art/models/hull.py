"""The hull of the copters: a superellipse loft whose seams, hatch and vents are real displacement."""

import math

import numpy as np

from kit.geometry import mesh

GROOVE = 0.0011


def _step(low, high, x):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def _round_rect(x, y, half_x, half_y, radius):
    """Signed distance to a rounded rectangle."""
    qx, qy = np.abs(x) - half_x + radius, np.abs(y) - half_y + radius
    return np.minimum(np.maximum(qx, qy), 0) + np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) - radius


def _groove(distance, depth):
    return depth * np.exp(-((distance / GROOVE) ** 2))


def hull(length, half_width, top, bottom, shell, lower, deck, stripe, rings=460, points=340):
    """Build a hull, nose towards -Y.

    top, bottom  height above and depth below the widest line
    shell, lower, deck, stripe  materials above the seam, below it, of the sunk deck, of the side line
    """
    exponent = 3.2
    s = np.linspace(-1, 1, rings)
    s = np.sign(s) * (1 - (1 - np.abs(s)) ** 1.7)  # more rings where the ends curve
    cap = np.clip(1 - np.abs(s) ** 7, 0, 1) ** (1 / 2.6)
    width = half_width * (0.8 + 0.2 * _step(-1, -0.25, s)) * (0.86 + 0.14 * (1 - _step(0.35, 1, s))) * cap
    rise = top * (0.62 + 0.38 * _step(-1, -0.35, s)) * (0.72 + 0.28 * (1 - _step(0.3, 1, s))) * cap
    fall = bottom * (0.75 + 0.25 * _step(-1, -0.5, s)) * (0.8 + 0.2 * (1 - _step(0.4, 1, s))) * cap
    turn = np.linspace(0, 2 * math.pi, points, endpoint=False)
    across = np.sign(np.cos(turn)) * np.abs(np.cos(turn)) ** (2 / exponent)
    upward = np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** (2 / exponent)
    x = width[:, None] * across
    z = np.where(upward >= 0, rise[:, None] * upward, fall[:, None] * upward)
    y = np.repeat(s[:, None] * length / 2, points, 1)

    on_top = z > rise[:, None] * 0.55
    seam = z + 0.10 * bottom + 0.12 * top * _step(-0.6, -1, y / (length / 2))
    sunk = _round_rect(x, y - 0.02 * length, half_width * 0.52, length * 0.33, half_width * 0.2)
    hatch = _round_rect(x, y - 0.2 * length, half_width * 0.38, length * 0.10, half_width * 0.1)
    depth = _groove(seam, 0.0014)
    depth += np.where(
        on_top, _groove(sunk, 0.0012) + 0.0016 * (1 - _step(-0.0018, 0, sunk)) + _groove(hatch, 0.0013), 0
    )
    for at in (-0.30, 0.34):
        depth += _groove(y - at * length, 0.0011)
    on_side = np.abs(x) > 0.75 * width[:, None]
    for k in range(7):
        vent = _round_rect(y - (0.02 * length + k * 0.0085) - 0.25 * z, z - top * 0.28, 0.0016, top * 0.17, 0.0015)
        depth += np.where(on_side, 0.003 * (1 - _step(-0.0008, 0.0006, vent)), 0)

    vertices = np.stack([x, y, z], -1) - _normals(x, y, z) * depth[..., None]
    zone = np.where(seam < 0, 1, 0)
    zone = np.where(on_top & (sunk < 0), 2, zone)
    zone = np.where((np.abs(seam - 0.0052) < 0.0016) & (y > -0.28 * length) & (y < 0.33 * length), 3, zone)
    index = np.arange(rings * points).reshape(rings, points)
    beside = np.roll(index, -1, 1)
    faces = np.stack([index[:-1], beside[:-1], beside[1:], index[1:]], -1).reshape(-1, 4)
    return mesh(
        "hull",
        vertices.reshape(-1, 3),
        faces.tolist(),
        materials=[shell, lower, deck, stripe],
        face_materials=zone[:-1].reshape(-1),
        angle=180,
    )


def _normals(x, y, z):
    """Outward normals of the grid."""
    along = np.stack([np.gradient(q, axis=0) for q in (x, y, z)], -1)
    around = np.stack([(np.roll(q, -1, 1) - np.roll(q, 1, 1)) / 2 for q in (x, y, z)], -1)
    normal = np.cross(around, along)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-12
    outward = np.sign((normal * np.stack([x, y * 0, z], -1)).sum(-1, keepdims=True))
    return normal * np.where(outward == 0, 1, outward)
