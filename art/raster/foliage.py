"""Crowns of trees: leaves of many small clumps, as points for a scan or as small pictures to set into a landscape."""

import numpy as np

from raster.image import halve
from raster.land import SUN

# Radius, height of the crown's middle, its flatness, colour, clumps: trees of dry deciduous scrub, and a neem.
KINDS = (
    (2.6, 3.0, 0.80, (0.34, 0.35, 0.21), 30),
    (3.0, 3.4, 0.66, (0.42, 0.39, 0.25), 26),
    (2.2, 2.6, 0.85, (0.42, 0.38, 0.25), 22),
    (4.2, 5.4, 0.85, (0.29, 0.33, 0.18), 60),
)
SHRINK = (1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 27, 40, 53)
_TALL = 160  # pixels of the largest picture of a tree


def crown(rng, n, radius, flat, clumps, sun=SUN):
    """`n` leaves around a crown's middle, and how much sun each gets, about -0.3..1.2."""
    d = rng.normal(size=(clumps, 3))
    d /= np.linalg.norm(d, axis=1)[:, None]
    centres = d * (radius * rng.uniform(0.30, 0.88, (clumps, 1)) ** 0.8) * (1, 1, flat)
    sizes = radius * rng.uniform(0.5, 1.0, clumps) * 1.35 / np.sqrt(clumps)
    which = rng.choice(clumps, n, p=sizes**2 / (sizes**2).sum())
    out = rng.normal(size=(n, 3))
    out[:, 2] += 0.35
    out /= np.linalg.norm(out, axis=1)[:, None]
    depth = rng.uniform(0.4, 1.3, n)
    leaves = centres[which] + out * (sizes[which] * depth)[:, None] * (1, 1, 0.85)
    whole = leaves / (radius, radius, radius * flat)
    lit = 0.45 * np.clip(out @ sun, 0, 1) + 0.62 * np.clip(whole @ sun, -0.6, 1)
    return leaves, lit + rng.normal(0, 0.10, clumps)[which]


def sprites(hour, seed=3, variants=3):
    """Pictures of trees under an hour's light: for each kind and variant its height in metres and its sizes.

    A size is (alpha, colour), the tallest first.
    """
    rng = np.random.default_rng(seed)
    made = []
    for radius, middle, flat, color, clumps in KINDS:
        for _ in range(variants):
            leaves, lit = crown(rng, 9000, radius, flat, clumps, hour.direction())
            tall = middle + radius * flat * 1.3
            t = rng.random(500)
            trunk = np.stack([0.16 * rng.normal(size=500), 0.16 * rng.normal(size=500), t * middle], 1)
            points = np.concatenate([leaves + (0, 0, middle), trunk])
            bark = np.tile(np.array((0.2, 0.16, 0.12)) * hour.shade, (500, 1))
            sunny, shady = np.clip(lit, 0, 1.1)[:, None], (0.85 + 0.4 * lit)[:, None]
            light = sunny * np.array(hour.light) + shady * np.array(hour.shade)
            paint = np.concatenate([np.asarray(color) * light, bark])
            made.append((tall, _sizes(points, paint, tall, radius)))
    return made


def _sizes(points, paint, tall, radius):
    big = 2 * _TALL
    unit = big / tall
    wide = int(2.9 * radius * unit) // 2 * 2
    alpha, color = np.zeros((big, wide), np.float32), np.zeros((big, wide, 3), np.float32)
    order = np.argsort(-points[:, 1])
    column = (points[order, 0] * unit + wide / 2).astype(int)
    row = (big - points[order, 2] * unit).astype(int)
    for dx in range(5):
        for dy in range(5):
            c, r = np.clip(column + dx - 2, 0, wide - 1), np.clip(row + dy - 2, 0, big - 1)
            alpha[r, c], color[r, c] = 1, paint[order]
    alpha, color = halve(alpha), halve(color * 1.0)
    sizes = []
    for k in SHRINK:
        h, w = alpha.shape[0] // k, alpha.shape[1] // k
        if w < 1:
            break
        cut = lambda a: a[: h * k, : w * k].reshape(h, k, w, k, -1).mean((1, 3))
        sizes.append((cut(alpha)[:, :, 0], cut(color)))
    return sizes


def plant(image, seen, view, hour, trees, points, scales, seed=0):
    """Set trees into a picture, in place, each at its point (n, 3) and scale, behind anything in front of it."""
    rng = np.random.default_rng(seed)
    column, row, far = view.project(points)
    hazed = 1 - np.exp(-((far / hour.haze) ** 0.9))
    air = hour.clear((column - view.width / 2) / view.focal, np.full(len(column), 0.012))
    for i in np.argsort(-far):
        tall, sizes = trees[rng.integers(len(trees))]
        pixels = tall * scales[i] * view.focal / far[i]
        alpha, color = min(sizes, key=lambda size: abs(len(size[0]) - pixels))
        h, w = alpha.shape
        top, left = int(row[i]) - h, int(column[i]) - w // 2
        r0, r1, c0, c1 = max(0, top), min(view.rows, top + h), max(0, left), min(view.width, left + w)
        if r0 >= r1 or c0 >= c1:
            continue
        part = np.s_[r0 - top : r1 - top, c0 - left : c1 - left]
        a = alpha[part] * (seen.far[r0:r1, c0:c1] > far[i] * 0.985)
        # Colours are already weighted by coverage, as they were averaged with the empty pixels around.
        tone = rng.uniform(0.85, 1.12)
        painted = color[part] * tone * (1 - hazed[i]) + alpha[part][..., None] * air[i] * hazed[i]
        shown = (a > 0)[..., None]
        image[r0:r1, c0:c1] = np.where(shown, image[r0:r1, c0:c1] * (1 - a[..., None]) + painted, image[r0:r1, c0:c1])
