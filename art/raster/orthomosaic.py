"""Farmland around a hamlet, from straight above, as a map made from a survey flight's photographs.

Parcels between bunds, a canal, a farm track, an orchard and a pond, put on the land that `parcel.py` keeps as maps and
photographed as `compare.py` does it.
"""

import math

import numpy as np

from raster.compare import developed
from raster.field import CLOVER, DUST, GRAM, SOIL, STRAW, TILE, TIN, WATER, WHEAT, roof
from raster.grove import tree
from raster.image import halve
from raster.parcel import Land, edge

TURN = 0.13  # how far the parcels lean against the picture
COLUMNS = (-60, 22, 88, 146, 214, 286, 352, 430, 520)
STUBBLE, PULSES, BLACK = (0.30, 0.24, 0.125, 0.40), (0.075, 0.095, 0.035, 0.40), (0.060, 0.048, 0.040, 0.10)
# Colour, spacing of rows, part of the ground that they cover: wheat, stubble, ploughed, gram, soybean, fodder, fallow.
CROPS = (
    (WHEAT, 0.9, 0.95),
    (STUBBLE, 1.1, 0.80),
    (BLACK, 1.5, 0.75),
    (GRAM, 1.7, 0.62),
    (PULSES, 1.3, 0.78),
    (CLOVER, 0.8, 0.97),
    (STUBBLE, 2.6, 0.45),
)


def fields(width, rows, light, camera):
    """The whole of it, `across` metres from left to right, at display values."""
    metre = camera["across"] / (width * 2)
    x, y = np.meshgrid((np.arange(width * 2) + 0.5) * metre, (np.arange(rows * 2) + 0.5) * metre)
    land = Land(x.astype(np.float32), y.astype(np.float32), metre)
    _sow(land)
    _ways(land)
    _canal(land)
    _pond(land, 96, 178)
    _hamlet(land)
    _trees(land)
    return np.clip(halve(developed(land.seen())), 0, 1)


def _track_at(y):
    return 236 + 15 * np.sin(y / 64.0) + 4 * np.sin(y / 23.0)


def _canal_at(x):
    return 52 + 0.20 * x + 7 * np.sin(x / 90.0)


def _sow(land):
    """Columns of parcels, each split in its own way, and one crop on each."""
    c, s = math.cos(TURN), math.sin(TURN)
    bend = 3.2 * land.fine(120, 3, 2) + 0.3 * land.fine(9, 5, 2)
    u, v = land.x * c + land.y * s + bend, land.y * c - land.x * s + 0.8 * bend
    column = np.clip(np.searchsorted(COLUMNS, u) - 1, 0, len(COLUMNS) - 2)
    edges = np.array(COLUMNS, float)
    apart = np.minimum(u - edges[column], edges[column + 1] - u)
    rng = np.random.default_rng(12)
    line, beside = np.zeros_like(column), np.full(u.shape, 1e3, np.float32)
    for k in range(len(COLUMNS) - 1):
        cuts = np.cumsum(rng.uniform(34, 92, 14)) - 160 - rng.uniform(0, 60)
        here = column == k
        at = v[here] + 0.05 * (u[here] - edges[k])
        which = np.clip(np.searchsorted(cuts, at), 1, len(cuts) - 1)
        line[here] = which
        beside[here] = np.minimum(at - cuts[which - 1], cuts[which] - at)
    inside = np.minimum(apart, beside) - 0.9
    number = (column * 31 + line * 17) % 97
    kind = np.array(rng.permuted(np.arange(97) % len(CROPS)))[number]
    vigour = np.array(rng.uniform(0.82, 1.08, 97), np.float32)[number]
    turned = np.array(rng.random(97) < 0.35)[number]
    across = np.where(turned, v, u)
    broken = land.fine(14, 20, 3)
    for k, (color, spacing, cover) in enumerate(CROPS):
        here = edge(-inside) * (kind == k)
        wave = 0.5 + 0.5 * np.cos(2 * math.pi * (across + 0.06 * land.fine(3, 30 + k, 2)) / spacing)
        seen = min(1.0, spacing / (2.2 * land.metre))
        share = (
            cover
            * vigour
            * (1 - seen * (1 - cover) * 1.6 * wave)
            * (1 + 0.12 * broken + 0.14 * land.fine(0.7, 40 + k, 2))
        )
        # Strips in which water is let in, or in which the plough went up and down.
        strips = 1 + 0.06 * np.cos(2 * math.pi * across / 8.2) + 0.04 * np.cos(2 * math.pi * across / 3.1)
        land.put(here, SOIL, 36, 0.14, 50 + k)
        land.put((here * np.clip(share * strips, 0, 0.98)).astype(np.float32), color, 28, 0.16, 60 + k)
        land.height += here * np.clip(share, 0, 1) * (0.55 if k in (0, 3, 4, 5) else 0.08)
    # Wheel tracks of the tractor, also at the ends of the rows.
    wheels = np.exp(-(((np.mod(across, 16.4) - 8.2) / 0.35) ** 2)) * edge(-inside) * (kind != 2)
    land.put((0.38 * wheels).astype(np.float32), SOIL, 36, 0.1, 71)
    bund = np.exp(-(((inside + 0.6) / 0.75) ** 2))
    land.height += 0.35 * bund
    land.put(
        (bund * np.clip(0.45 + 0.4 * land.fine(5, 73), 0, 0.85)).astype(np.float32),
        (0.105, 0.118, 0.05, 0.30),
        30,
        0.3,
        74,
    )


def _ways(land):
    """A farm track with two ruts, a path that leaves it for the hamlet, and the hamlet's yards."""
    off = land.x - _track_at(land.y) + 0.3 * land.fine(6, 80)
    worn = np.maximum(np.exp(-(((np.abs(off) - 1.0) / 0.62) ** 4)), 0.55 * edge(np.abs(off) - 2.5, 1.2))
    land.put((worn * np.clip(0.92 + 0.15 * land.fine(1, 82), 0, 1)).astype(np.float32), DUST, 40, 0.14, 83)
    land.height -= 0.12 * worn
    path = np.abs(land.y - 148 - 0.10 * (land.x - 250) - 2.5 * np.sin(land.x / 17)) + 0.25 * land.fine(4, 85)
    land.put(edge(path - 1.1, 0.8) * edge(238 - land.x, 1) * edge(land.x - 300, 1) * 0.85, DUST, 40, 0.14, 86)
    yards = np.minimum(
        np.maximum(np.abs(land.x - 312) - 26, np.abs(land.y - 150) - 17),
        np.maximum(np.abs(land.x - 286) - 16, np.abs(land.y - 128) - 11),
    )
    land.put(edge(yards + 2.2 * land.fine(8, 88), 3.5), DUST, 40, 0.18, 89)


def _canal(land):
    off = (land.y - _canal_at(land.x)) * 0.98
    bank = np.exp(-(((np.abs(off) - 5.2) / 2.0) ** 2))
    land.height += 1.4 * bank
    land.put(edge(np.abs(off) - 6.4, 1.6), (0.135, 0.122, 0.075, 0.22), 32, 0.2, 100)
    land.put(np.exp(-(((off - 6.0) / 0.8) ** 4)).astype(np.float32) * 0.8, DUST, 39, 0.14, 101)
    reeds = np.exp(-(((np.abs(off) - 3.4) / 0.6) ** 2)) * np.clip(0.2 + 0.8 * land.fine(3, 102), 0, 1)
    land.put(reeds.astype(np.float32), CLOVER, 25, 0.3, 103)
    water = edge(np.abs(off) - 3.0 + 0.15 * land.fine(2, 104), 0.35)
    _flood(land, water, 105)
    slab = edge(np.maximum(np.abs(land.x - _track_at(land.y)) - 2.4, np.abs(off) - 5.0), 0.25)
    land.put(slab, (0.30, 0.28, 0.245, 0.32), 38, 0.12, 107)
    land.height += slab * (land.ground + 1.6 - land.height)
    land.water *= 1 - slab


def _pond(land, cx, cy):
    """A tank with muddy margins."""
    away = np.hypot((land.x - cx) / 1.35, land.y - cy) + 1.6 * land.fine(12, 110) - 19
    land.put(edge(away - 5.5, 5.0), (0.16, 0.13, 0.085, 0.24), 33, 0.25, 111)
    land.put(edge(away - 2.2, 3.0) * 0.7, np.array(SOIL) * 0.75, 28, 0.2, 112)
    _flood(land, edge(away, 1.2), 113)


def _flood(land, water, seed):
    land.height += water * (land.ground - 1.2 - land.height)
    land.put(water, WATER, 21, 0.05, seed)
    land.water = np.maximum(land.water, water)


def _hamlet(land):
    """A dozen roofs of tile and tin, ricks of straw between them."""
    rng = np.random.default_rng(5)
    for x, y, long, wide in (
        (292, 142, 13, 7), (309, 138, 10, 6.5), (327, 141, 14, 7.5), (299, 157, 9, 6), (317, 159, 12, 6.5), (332, 157, 8, 6),
        (281, 124, 11, 7), (296, 129, 8, 5.5), (276, 134, 7, 5), (322, 149, 6, 4.5), (212, 82, 7, 5),
    ):  # fmt: skip
        tin = rng.random() < 0.4
        roof(land, x, y, long, wide, rng.uniform(-0.15, 0.35), 3.0, 0.5 if tin else 1.5, TIN if tin else TILE, 45, 0.36)
    for x, y, radius in ((304, 148, 2.4), (287, 116.5, 2.0), (334, 149.5, 2.2), (311, 166, 1.9), (270, 127, 2.1)):
        away = np.hypot(land.x - x, land.y - y) + 0.12 * land.fine(0.6, 120)
        rick = edge(away - radius, 0.3)
        land.put(rick, STRAW, 40, 0.22, 121)
        land.height += rick * np.clip(2.9 - 1.6 * (away / radius) ** 2, 0, 3)


def _trees(land):
    """Mango in an orchard, neem and babul on bunds, banks and around the houses, bushes between them."""
    rng = np.random.default_rng(21)
    right, bottom = land.x[0, -1], land.y[-1, 0]
    for i in range(6):
        for j in range(5):
            if rng.random() < 0.92:
                x, y = 30 + 10.2 * i + 1.3 * j, 112 + 9.6 * j - 1.3 * i
                tree(land, rng, x + rng.normal(0, 0.5), y + rng.normal(0, 0.5), rng.uniform(3.0, 4.3))
    for x in np.cumsum(rng.uniform(7, 30, 26)):
        tree(land, rng, x, _canal_at(x) + rng.choice([-1, 1]) * rng.uniform(7.5, 9.5), rng.uniform(2.0, 4.4))
    for y in np.cumsum(rng.uniform(8, 26, 18)):
        tree(land, rng, _track_at(y) + rng.choice([-1, 1]) * rng.uniform(4, 5.5), y, rng.uniform(1.8, 3.8))
    for x, y in (
        (284, 147),
        (303, 165),
        (322, 133),
        (338, 163),
        (270, 118),
        (291, 120),
        (315, 146),
        (339, 137),
        (224, 102),
    ):
        tree(land, rng, x + rng.normal(0, 1), y + rng.normal(0, 1), rng.uniform(3.2, 5.6))
    for angle in np.cumsum(rng.uniform(0.35, 0.9, 9)):
        tree(land, rng, 96 + 36 * math.cos(angle), 178 + 26 * math.sin(angle), rng.uniform(2.2, 4.6))
    c, s = math.cos(TURN), math.sin(TURN)
    for line in COLUMNS[1:-1]:
        for at in np.cumsum(rng.uniform(6, 34, 20)) - 40:
            x, y = line * c - at * s, line * s + at * c
            if -5 < x < right + 5 and -5 < y < bottom + 5:
                tree(land, rng, x, y, rng.uniform(0.5, 1.2) if rng.random() < 0.6 else rng.uniform(1.6, 3.4))
