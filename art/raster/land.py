"""The ground of the surveyed village: plain, parcels, lanes, canal, and the flat ridge behind."""

import numpy as np

from raster.noise import value_noise

SUN = np.array([-0.55, -0.38, 0.74]) / np.linalg.norm([-0.55, -0.38, 0.74])
EYE = np.array([-10.0, -95.0, 50.0])  # about where the pictures are taken from: points are denser near it
ROAD_HALF_WIDTH, LANE_HALF_WIDTH = 2.7, 1.5
LANES = (14.0, 62.0, 112.0)  # northings
VILLAGE = (-58.0, 50.0, -18.0, 158.0)  # west and east of the road, south, north
# Colour, spacing of rows and their height in metres: black soil, stubble, wheat, soybean, fallow, gram.
CROPS = (
    ((0.200, 0.170, 0.145), 0.9, 0.10),
    ((0.620, 0.520, 0.330), 1.5, 0.06),
    ((0.290, 0.410, 0.160), 1.1, 0.22),
    ((0.420, 0.440, 0.200), 1.6, 0.30),
    ((0.470, 0.400, 0.290), 0.0, 0.0),
    ((0.230, 0.330, 0.145), 2.0, 0.25),
)
_WATER, _BANK = 3.2, 7.5  # metres from the canal's middle


def road_centre(y):
    return -10 + 9 * np.sin(y / 75.0) + 0.06 * y


def canal_centre(y):
    return 84 - 0.16 * y + 5 * np.sin(y / 110.0)


def ground(x, y):
    """Height of the ground, canal and ridge included."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    plain = 1.3 * value_noise(x, y, 190, 1, 4)
    inside = (y - 372 + 34 * value_noise(x, y, 150, 9, 4)) / 100
    ridge = 62 * np.interp(inside, (-0.5, 0, 0.42, 0.48, 0.55, 0.60, 1.5), (0, 0.04, 0.52, 0.74, 0.80, 0.99, 1.03))
    off = np.abs(x - canal_centre(y))
    bank = np.interp(off, (_WATER, _WATER + 1.6, _BANK, _BANK + 3), (-1.6, 1.1, 1.0, 0.0))
    return plain + ridge + np.where(y < 340, bank, 0)


def in_village(x, y):
    west, east, south, north = VILLAGE
    away = x - road_centre(y) + 10 * value_noise(x, y, 45, 50, 3)
    return (away > west) & (away < east) & (y > south) & (y < north)


def density(x, y):
    """Points a square metre that close a surface, as the pictures see it."""
    away = np.hypot(x - EYE[0], y - EYE[1]) ** 2 + EYE[2] ** 2
    return 200 * np.minimum(1, 150**2 / away)


def ground_points(rng, n, shadow):
    """Points and colours of the ground; `shadow(x, y)` is how dark it lies, 0..1."""
    y = (-85 + 575 * rng.random(n) ** 1.42).astype(np.float32)
    x = ((rng.random(n) - 0.5) * (170 + (y + 85) * 1.35)).astype(np.float32)
    color, rise = _cover(x, y)
    z = ground(x, y) + rise + rng.normal(0, 0.02, n)
    color = color * (1 - 0.58 * shadow(x, y))[:, None] * (1, 1, 1.04)
    return np.stack([x, y, z], 1), color


def _cover(x, y):
    """The cover of each place: its colour, and the height of its rows above the ground."""
    u, v = x * 0.976 + y * 0.218, -x * 0.218 + y * 0.976
    u = u + 5 * value_noise(x, y, 130, 40, 3)
    column = np.floor(u / 47)
    v = v / 71 + _hash(column, 3.1)
    row = np.floor(v)
    edge = np.minimum(np.abs(u / 47 - np.round(u / 47)) * 47, np.abs(v - np.round(v)) * 71)
    which = (_hash(column, row) * len(CROPS)).astype(int) % len(CROPS)
    colors, spacing, height = (np.array(column, float) for column in zip(*CROPS))
    step = np.where(spacing[which] > 0, spacing[which], 1)
    along_u = _hash(row, column + 7) > 0.45
    wave = np.where(spacing[which] > 0, 0.5 + 0.5 * np.cos(2 * np.pi * np.where(along_u, u, v * 71) / step), 0)
    mottle = value_noise(x, y, 34, 33, 5)
    color = colors[which] * (0.86 + 0.13 * mottle + 0.24 * (wave - 0.5))[:, None]
    rise = height[which] * wave

    def lay(where, tint, level=0.0):
        nonlocal color, rise
        color, rise = np.where(where[:, None], tint, color), np.where(where, level, rise)

    tone = (1 + 0.10 * mottle)[:, None]
    lay(edge < 0.8, np.array([0.33, 0.34, 0.19]) * tone, 0.35)
    lay(in_village(x, y), np.array([0.555, 0.465, 0.355]) * tone)
    ridge = np.clip((y - 335 + 34 * value_noise(x, y, 150, 9, 4)) / 30, 0, 1)[:, None]
    tawny = np.array([0.46, 0.36, 0.22]) * (1 + 0.22 * value_noise(x, y, 22, 61, 5))[:, None]
    color = color * (1 - ridge) + tawny * ridge
    off = np.abs(x - canal_centre(y))
    lay((off < _BANK) & (y < 340), np.array([0.44, 0.40, 0.27]) * tone)
    lay((off < _WATER + 0.3) & (y < 340), np.array([0.10, 0.17, 0.18]) * tone)
    lay(np.abs(x - road_centre(y)) < ROAD_HALF_WIDTH, np.array([0.60, 0.57, 0.52]) * tone)
    for lane in LANES:
        on = (np.abs(y - lane - 3 * np.sin(x / 17)) < LANE_HALF_WIDTH) & (np.abs(x - road_centre(y)) < 54)
        lay(on, np.array([0.58, 0.54, 0.48]) * tone)
    return color, rise


def _hash(a, b):
    """A number 0..1 that belongs to each pair."""
    return np.modf(np.abs(np.sin(a * 127.1 + b * 311.7) * 43758.5453))[0]


class Shadow:
    """Where things keep the sun from the ground: the points of all things, thrown down along its rays."""

    CELL, WEST, SOUTH, WIDE, LONG = 0.5, -330.0, -100.0, 1320, 1240

    def __init__(self, parts):
        self.dark = np.zeros((self.LONG, self.WIDE), np.float32)
        for points, _ in parts:
            above = points[:, 2] - ground(points[:, 0], points[:, 1])
            fallen = points[:, :2] - above[:, None] * SUN[:2] / SUN[2]
            row, column = self._cell(*fallen.T)
            self.dark[row, column] = 1
        for axis in (0, 1):  # close pinholes and soften the edge
            self.dark = (np.roll(self.dark, 1, axis) + 2 * self.dark + np.roll(self.dark, -1, axis)) / 4

    def _cell(self, x, y):
        row = np.clip((y - self.SOUTH) / self.CELL, 0, self.LONG - 1).astype(int)
        return row, np.clip((x - self.WEST) / self.CELL, 0, self.WIDE - 1).astype(int)

    def __call__(self, x, y):
        return np.clip(self.dark[self._cell(x, y)] * 1.3, 0, 1)
