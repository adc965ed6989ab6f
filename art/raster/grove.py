"""Trees and bushes whose crowns are made of tufts of leaves."""

import math

import numpy as np

LEAF = (0.027, 0.052, 0.016, 0.40)

# Trees in places of their own: on the bunds, the big mango at the shed with two beside it, beyond the canal.
PLACED = [
    (151.5, 14, 2.6),
    (152.4, 33, 3.8),
    (149.8, 49, 1.9),
    (153.2, 78, 3.0),
    (170, 53.2, 2.2),
    (203, 52.6, 3.3),
    (219, 50, 2.4),
    (172.5, 89, 5.6),
    (204.5, 92.5, 4.2),
    (199, 87.5, 3.0),
    (118.6, 128, 3.4),
    (7, 30, 4.4),
    (5, 74, 3.6),
    (9, 112, 4.8),
    (3, 52, 3.0),
    (12.5, 88, 2.5),
]


def plant(land, track_at, canal_at):
    """Trees along canal, track and bunds, bushes between them; each crown is some hundred tufts of leaves."""
    rng = np.random.default_rng(17)

    def beside(nearest, farthest):
        return rng.choice([-1, 1]) * rng.uniform(nearest, farthest)

    trees = []
    for y in (9, 21, 35.5, 58, 66, 79, 92, 121, 133):
        side = rng.choice([-1, 1], p=(0.7, 0.3))
        trees.append((canal_at(y) + side * rng.uniform(6.0, 7.4), y, rng.uniform(2.0, 3.6)))
    for x, side in zip((62, 71, 94, 126, 139, 158, 165, 205, 217), (1, 1, -1, 1, 1, -1, 1, 1, -1)):
        trees.append((x, track_at(x) + side * rng.uniform(3.6, 4.6), rng.uniform(1.8, 3.4)))
    bushes = [(x, track_at(x) + beside(2.8, 4.2), rng.uniform(0.5, 1.1)) for x in rng.uniform(34, 222, 42)]
    bushes += [(canal_at(y) + beside(5.4, 7.6), y, rng.uniform(0.5, 1.2)) for y in rng.uniform(0, 140, 34)]
    for y in rng.uniform(2, 102, 26):
        bushes.append((150 + 0.06 * (y - 50) + rng.uniform(-0.6, 0.6), y, rng.uniform(0.4, 0.9)))
    for x in rng.uniform(156, 222, 16):
        bushes.append((x, 53 - 0.04 * (x - 150) + rng.uniform(-0.5, 0.5), rng.uniform(0.4, 0.9)))
    trees += PLACED
    for x, y, radius in trees + bushes:
        tree(land, rng, x, y, radius)


def tree(land, rng, x, y, radius):
    """One crown of that radius in metres, or below a metre and a third a bush."""
    tall = 1.5 * radius + rng.uniform(1.2, 2.2) if radius > 1.3 else 1.5 * radius
    tint = rng.normal(0, 0.16) + (0.25 if rng.random() < 0.3 else 0)
    warmth = rng.uniform(25.3, 27.5)
    stretch, lean = rng.uniform(0.85, 1.18), rng.uniform(0, math.pi)
    # Boughs first, tufts around them: a crown is lumpy at two sizes.
    boughs = max(4, int(radius * 4))
    angle, reach = rng.uniform(0, 2 * math.pi, boughs), radius * 0.68 * np.sqrt(rng.random(boughs))
    for bx, by in zip(reach * np.cos(angle) * stretch, reach * np.sin(angle) / stretch):
        bx, by = bx * math.cos(lean) - by * math.sin(lean), bx * math.sin(lean) + by * math.cos(lean)
        size = radius * rng.uniform(0.30, 0.46)
        dome = tall * (1 - 0.42 * ((bx**2 + by**2) / radius**2)) * rng.uniform(0.86, 1.04)
        for _ in range(int(16 + 26 * size)):
            dx, dy = rng.normal(0, size * 0.46, 2)
            drop = (dx**2 + dy**2) / size**2 * size * 0.55
            tuft = rng.uniform(0.22, 0.46) * (0.75 + 0.12 * radius)
            top = dome - drop + rng.normal(0, 0.08)
            _tuft(land, x + bx + dx, y + by + dy, tuft, top, tint + rng.normal(0, 0.17), warmth)


def _tuft(land, x, y, radius, top, tint, warmth):
    """A tuft of leaves, where nothing is higher already."""
    m = land.metre
    left, right = int((x - radius) / m), int((x + radius) / m) + 2
    upper, lower = int((y - radius) / m), int((y + radius) / m) + 2
    rows, columns = land.height.shape
    if right <= 0 or lower <= 0 or left >= columns or upper >= rows:
        return
    part = slice(max(0, upper), lower), slice(max(0, left), right)
    away = ((land.x[part] - x) ** 2 + (land.y[part] - y) ** 2) / radius**2
    if not away.size:
        return
    height = land.ground[part] + top - 0.5 * radius * away
    higher = (away < 1) & (height > land.height[part])
    land.height[part][higher] = height[higher]
    color = np.array(LEAF) * math.exp(tint) * (1 + (0.25 * tint, 0, 0, 0) * np.ones(4))
    land.reflects[part][higher] = color
    land.degrees[part][higher] = warmth
    land.water[part][higher] = 0
