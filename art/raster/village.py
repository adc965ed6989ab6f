"""The objects on the surveyed ground, as points: houses, a small temple, a water tower, trees."""

import numpy as np

from raster.foliage import crown
from raster.land import LANES, SUN, VILLAGE, canal_centre, density, ground, in_village, road_centre

STOREY = 3.1
# Lime wash, pale blue, brick without plaster, ochre, pale green, grey plaster.
WALLS = (
    (0.80, 0.77, 0.70),
    (0.58, 0.68, 0.76),
    (0.60, 0.33, 0.24),
    (0.76, 0.60, 0.38),
    (0.66, 0.72, 0.58),
    (0.62, 0.60, 0.57),
)
ROOFS = ((0.62, 0.59, 0.54), (0.56, 0.54, 0.51), (0.70, 0.67, 0.61))
TILES, SHEET = (0.47, 0.27, 0.18), (0.50, 0.52, 0.55)


class _Frame:
    """A local coordinate system in which flat pieces are measured."""

    def __init__(self, rng, x, y, turn):
        self.rng, self.turn = rng, turn
        self.at = np.array([x, y, float(ground(x, y))])
        self.points_a_metre = float(density(x, y))
        self.parts = []

    def world(self, points):
        c, s = np.cos(self.turn), np.sin(self.turn)
        turned = np.stack([points[:, 0] * c - points[:, 1] * s, points[:, 0] * s + points[:, 1] * c, points[:, 2]], 1)
        return turned + self.at

    def panel(self, corner, a, b, color, paint=None, returned=1.0):
        """A parallelogram; `paint(u, v)` tells where, in metres along its sides, it is dark; `returned` thins it."""
        a, b = np.asarray(a, float), np.asarray(b, float)
        normal = np.cross(a, b)
        area = np.linalg.norm(normal)
        c, s = np.cos(self.turn), np.sin(self.turn)
        nx, ny, nz = normal / area
        light = 0.50 + 0.58 * max(0.0, float(np.dot((nx * c - ny * s, nx * s + ny * c, nz), SUN)))
        n = int(area * self.points_a_metre * returned)
        u, v = self.rng.random(n), self.rng.random(n)
        points = np.asarray(corner, float) + u[:, None] * a + v[:, None] * b
        tone = light * (0.94 + 0.12 * self.rng.random(n))
        if paint is not None:
            tone = tone * np.where(paint(u * np.linalg.norm(a), v * np.linalg.norm(b)), 0.55, 1)
        self.parts.append((self.world(points), np.asarray(color) * tone[:, None]))

    def walls(self, width, length, low, high, color, x=0.0, y=0.0, openings=False):
        """Four walls. A scanner overhead grazes them, so they return fewer points than roofs, and no even edge."""
        w, l, up = width / 2, length / 2, (0, 0, high - low)
        for corner, along in (
            ((x - w, y - l), (width, 0, 0)),
            ((x + w, y - l), (0, length, 0)),
            ((x + w, y + l), (-width, 0, 0)),
            ((x - w, y + l), (0, -length, 0)),
        ):
            self.panel((*corner, low), along, up, color, _openings(self.rng, high - low) if openings else None, 0.5)

    def level(self, width, length, height, color, x=0.0, y=0.0):
        self.panel((x - width / 2, y - length / 2, height), (width, 0, 0), (0, length, 0), color)

    def turned(self, heights, radii, color, x=0.0, y=0.0, ribs=0):
        """A body of rotation; `ribs` cuts it into lobes."""
        heights, radii = np.asarray(heights, float), np.asarray(radii, float)
        length = np.hypot(np.diff(heights), np.diff(radii))
        n = int((length * np.pi * (radii[1:] + radii[:-1])).sum() * self.points_a_metre * 1.2)
        t = np.interp(self.rng.random(n), np.concatenate([[0], np.cumsum(length)]) / length.sum(), range(len(heights)))
        around = self.rng.random(n) * 2 * np.pi
        r = np.interp(t, range(len(radii)), radii) * (1 + (0.10 * np.cos(ribs * around) if ribs else 0))
        z = np.interp(t, range(len(heights)), heights)
        points = np.stack([x + r * np.cos(around), y + r * np.sin(around), z], 1)
        lit = 0.55 + 0.5 * np.clip(np.cos(around + self.turn) * SUN[0] + np.sin(around + self.turn) * SUN[1], -0.3, 1)
        self.parts.append((self.world(points), np.asarray(color) * lit[:, None]))


def _openings(rng, high):
    """A door or none, a window or two in each storey, each at its own place; nothing above the roof's edge."""
    storeys = max(1, round((high - 1.3) / STOREY))
    holes = [(rng.uniform(1.2, 5.5), 0.5, 2.3, 0.55)] if rng.random() < 0.5 else []
    for storey in range(storeys):
        for _ in range(rng.integers(0, 3)):
            middle = storey * STOREY + 1.95
            holes.append((rng.uniform(1.0, 8.0), middle - 0.5, middle + 0.5, rng.uniform(0.35, 0.55)))

    def dark(along, up):
        found = np.zeros(len(along), bool)
        for at, low, top, half in holes:
            found |= (np.abs(along - at) < half) & (up > low) & (up < top)
        return found

    return dark


def _house(rng, x, y, turn):
    frame = _Frame(rng, x, y, turn)
    width, length = rng.uniform(6, 10), rng.uniform(7, 12)
    wall = WALLS[rng.choice(len(WALLS), p=(0.30, 0.12, 0.20, 0.14, 0.08, 0.16))]
    if rng.random() < 0.5:  # one storey under country tiles
        high, rise = 2.7, width * 0.21
        frame.walls(width, length, -0.5, high, wall, openings=True)
        w, l = width / 2 + 0.5, length / 2 + 0.4
        frame.panel((-w, -l, high - 0.2), (w, 0, rise), (0, 2 * l, 0), TILES)
        frame.panel((0, -l, high - 0.2 + rise), (w, 0, -rise), (0, 2 * l, 0), TILES)
        if rng.random() < 0.6:  # a lean-to for the cattle
            reach = rng.uniform(2.2, 3.4)
            frame.panel((w, -l * 0.8, high - 0.45), (reach, 0, -0.75), (0, l * 1.3, 0), rng.choice((TILES, SHEET)))
        return frame.parts
    storeys = 1 + (rng.random() < 0.42)
    high = STOREY * storeys
    roof = ROOFS[rng.integers(len(ROOFS))]
    frame.walls(width, length, -0.5, high + 0.8, wall, openings=True)
    frame.level(width, length, high, roof)
    if rng.random() < 0.55:  # a lower wing along one side
        deep, side = rng.uniform(2.6, 4.2), rng.choice([-1, 1])
        off = side * (width + deep) / 2
        frame.walls(deep, length * 0.7, -0.5, STOREY + 0.4, wall, off, 0.1 * length, openings=True)
        frame.level(deep, length * 0.7, STOREY - 0.1, roof, off, 0.1 * length)
    if rng.random() < 0.6:  # the room over the stairs
        x, y = (width / 2 - 1.4) * rng.choice([-1, 1]), (length / 2 - 1.6) * rng.choice([-1, 1])
        frame.walls(2.4, 2.8, high, high + 2.4, wall, x=x, y=y)
        frame.level(2.4, 2.8, high + 2.4, roof, x, y)
    if rng.random() < 0.5:
        tank = (high + 0.3, high + 1.5, high + 1.6)
        frame.turned(tank, (0.6, 0.6, 0.02), (0.10, 0.10, 0.11), 0.8, rng.uniform(-1, 1))
    if rng.random() < 0.45:  # a walled yard in front
        yard = rng.uniform(3.5, 6)
        w, l = width / 2, length / 2
        sides = (
            ((-w, -l - yard, -0.4), (width, 0, 0)),
            ((w, -l - yard, -0.4), (0, yard, 0)),
            ((-w, -l, -0.4), (0, -yard, 0)),
        )
        for corner, a in sides:
            frame.panel(corner, a, (0, 0, 2.0), (0.58, 0.42, 0.32))
    return frame.parts


def _temple(rng, x, y):
    frame = _Frame(rng, x, y, 0.2)
    white = (0.90, 0.86, 0.78)
    frame.walls(9, 12, -0.5, 0.8, (0.70, 0.66, 0.60))
    frame.level(9, 12, 0.8, (0.72, 0.68, 0.62))
    frame.walls(4.6, 5, 0.8, 4.4, white)
    spire = np.linspace(0, 1, 14)
    frame.turned(4.4 + 7 * spire, 2.35 * (1 - spire**1.7) + 0.12, white, ribs=8)
    frame.turned((11.4, 11.9, 12.6), (0.12, 0.5, 0.05), (0.90, 0.45, 0.12))
    return frame.parts


def _water_tower(rng, x, y):
    frame = _Frame(rng, x, y, 0.0)
    concrete = (0.66, 0.65, 0.63)
    for turn in np.arange(6) * np.pi / 3:
        frame.turned((0, 12.5), (0.32, 0.32), concrete, 2.9 * np.cos(turn), 2.9 * np.sin(turn))
    frame.turned((12, 13.2, 16.4, 16.6, 17.6, 18.1), (2.8, 4.1, 4.1, 4.3, 2.4, 0.05), concrete)
    return frame.parts


def plots(rng):
    """Places of houses along the road and its lanes, each with the way it faces."""
    out = []
    west, east, south, north = VILLAGE
    for side in (-1, 1):
        for rank in (10.5, 25.0, 40.0):
            y = south + rng.uniform(0, 6)
            while y < north:
                x = road_centre(y) + side * (rank + rng.uniform(-1.6, 1.6))
                clear = min(abs(y - lane - 3 * np.sin(x / 17)) for lane in LANES) > 7.0
                if clear and bool(in_village(np.array([x]), np.array([y]))[0]) and rng.random() < 0.86:
                    out.append((x, y, (np.pi / 2 if rng.random() < 0.5 else 0) + rng.normal(0, 0.07)))
                y += rng.uniform(11.5, 15)
    temple = (road_centre(38.0) + 17, 38.0)
    return [p for p in out if np.hypot(p[0] - temple[0], p[1] - temple[1]) > 13], temple


def buildings(rng, places, temple):
    """Parts (points, colours) of all that was built."""
    parts = [*_temple(rng, *temple), *_water_tower(rng, road_centre(150.0) - 62, 150.0)]
    for x, y, turn in places:
        parts += _house(rng, x, y, turn)
    return parts


# Radius, height of the crown's middle, its flatness, colour, how many clumps of leaves.
_KINDS = {
    "neem": ((4.2, 5.8), 7.6, 0.80, (0.230, 0.272, 0.138), 60),
    "mango": ((4.8, 6.4), 6.4, 0.74, (0.155, 0.205, 0.105), 80),
    "babul": ((2.3, 3.4), 4.3, 0.52, (0.300, 0.310, 0.185), 26),
    "scrub": ((1.3, 2.4), 1.7, 0.75, (0.235, 0.240, 0.115), 8),
}


def trees(rng, taken):
    """Parts (points, colours) of trees in the village, along the canal, on bunds, in an orchard and on the ridge."""
    houses, banks, bunds, slope = 60, 60, 170, 520
    y = [rng.uniform(*span, n) for span, n in (((-20, 160), houses), ((-70, 330), banks), ((-70, 330), bunds))]
    y.append(rng.uniform(330, 480, slope))
    x = [
        road_centre(y[0]) + rng.uniform(-58, 52, houses),
        canal_centre(y[1]) + rng.choice([-1, 1], banks) * rng.uniform(7.5, 10, banks),
        rng.uniform(-0.5, 0.5, bunds) * (190 + (y[2] + 70) * 1.3),
        rng.uniform(-0.5, 0.5, slope) * 760,
    ]
    kind = [
        rng.choice(["neem", "mango"], houses, p=(0.75, 0.25)),
        rng.choice(["babul", "neem"], banks),
        rng.choice(["babul", "neem", "mango"], bunds, p=(0.55, 0.3, 0.15)),
        ["scrub"] * slope,
    ]
    rows, columns = np.meshgrid(np.arange(5), np.arange(6))
    x.append((-128 + 11 * rows + rng.normal(0, 0.8, rows.shape)).ravel())
    y.append((40 + 11 * columns + rng.normal(0, 0.8, rows.shape)).ravel())
    kind.append(["mango"] * rows.size)
    for px, py, name in zip(*(np.concatenate(column) for column in (x, y, kind))):
        crowded = any(np.hypot(px - a, py - b) < 7.5 for a, b, *_ in taken)
        on_road = abs(px - road_centre(py)) < 5 or (py < 330 and abs(px - canal_centre(py)) < 6)
        if not (crowded or on_road):
            yield _tree(rng, px, py, *_KINDS[name])


def _tree(rng, x, y, radii, middle, flat, color, clumps):
    """Returns from a crown's leaves and from its trunk."""
    radius = rng.uniform(*radii)
    n = int(np.clip(8.5 * radius**2 * density(x, y) * 0.42, 260, 26000))
    leaves, lit = crown(rng, n, radius, flat, clumps)
    leaves = leaves + rng.normal(0, 0.09 * radius, leaves.shape)  # single leaves and twigs between the clumps
    light = (0.46 + 0.55 * lit) * rng.uniform(0.86, 1.14) * (0.82 + 0.36 * rng.random(n))
    base = float(ground(x, y))
    scale = radius / np.mean(radii)
    t = rng.random(n // 40 + 20)
    trunk = np.stack([0.22 * rng.normal(size=len(t)), 0.22 * rng.normal(size=len(t)), t * middle * scale], 1)
    points = np.concatenate([leaves + (0, 0, middle * scale), trunk]) + (x, y, base)
    bark = np.tile((0.26, 0.21, 0.16), (len(t), 1))
    return points, np.concatenate([np.asarray(color) * 1.25 * light[:, None], bark])
