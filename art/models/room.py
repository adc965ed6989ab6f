"""Rooms around a bench: walls, shelves with boxes, lamps."""

import math
import random

from kit.geometry import box, empty, under
from kit.light import area
from kit.materials import dark, glow, paint
from kit.stage import world_light
from models.bench import cutting_mat, table

# Colours of the objects on shelves: greys, slate, sand, one muted orange.
BOX_COLORS = ((0.20, 0.21, 0.22), (0.055, 0.085, 0.12), (0.34, 0.31, 0.26), (0.045, 0.048, 0.053), (0.36, 0.13, 0.045))
BOOK_COLORS = ((0.05, 0.055, 0.06), (0.16, 0.155, 0.14), (0.03, 0.06, 0.10), (0.30, 0.27, 0.22), (0.09, 0.10, 0.09))


def bench_room(mat=True):
    """A table before a wall with shelves and lamps, in the light of a window at the left; shared by the bench scenes."""
    world_light((0.55, 0.65, 0.8), 0.12)
    table()
    if mat:
        cutting_mat()
    wall()
    shelves()
    lamp_string()
    area((-2.0, -0.2, 1.3), (0, 0, 0.05), 1.3, 52, (0.86, 0.93, 1), height=1.2)
    area((0.5, 0.5, 1.7), (0.1, 0.1, 0), 0.6, 16, (1, 0.80, 0.58))
    area((-0.6, 1.2, 2.2), (-0.6, 2.3, 0.7), 1.6, 26, (1, 0.76, 0.5))


def wall(y=2.5, color=(0.10, 0.12, 0.15), width=14):
    box("wall", (width, 0.1, 4), 0, paint(f"wall {color}", color, 0.9), (0, y, 1.0))


def shelves(x=(-2.1, 1.1), y=2.2, heights=(0.25, 0.75, 1.2), seed=8):
    """Boards along a wall with storage boxes and rows of binders, some places empty."""
    rng = random.Random(seed)
    board = paint("shelf", (0.35, 0.22, 0.12), 0.6)
    for z in heights:
        box("shelf", (x[1] - x[0] + 0.2, 0.35, 0.035), 0.004, board, ((x[0] + x[1]) / 2, y, z))
        at, surface = x[0], z + 0.0176
        while at < x[1] - 0.1:
            kind = rng.random()
            if kind < 0.45:
                width = rng.uniform(0.20, 0.32)
                _storage_box((at + width / 2, y - 0.16, surface), width - 0.02, rng)
            elif kind < 0.8:
                width = _binders((at, y - 0.14, surface), rng.randrange(3, 7), rng)
            else:
                width = rng.uniform(0.12, 0.3)
            at += width


def _storage_box(location, width, rng):
    """A lidded box, label in front; `location` is the middle of its front edge on the shelf."""
    x, y, z = location
    height, depth = rng.uniform(0.13, 0.21), rng.uniform(0.22, 0.28)
    k = rng.randrange(len(BOX_COLORS))
    surface = paint(f"storage box {k}", BOX_COLORS[k], 0.6, specular=0.3)
    y += rng.uniform(0.0, 0.03)
    lid = 0.035
    box("storage box", (width - 0.012, depth - 0.012, height), 0.008, surface, (x, y + depth / 2, z + height / 2))
    box("lid", (width, depth, lid), 0.005, surface, (x, y + depth / 2, z + height - lid / 2 + 0.004))
    label = paint("label", (0.62, 0.61, 0.57), 0.7)
    box("label", (0.075, 0.004, 0.038), 0.001, label, (x, y + 0.0055, z + height * 0.42))
    box("label holder", (0.083, 0.003, 0.046), 0.001, dark(), (x, y + 0.0055, z + height * 0.42))


def _binders(location, count, rng):
    """Binders side by side, the last one leaning; returns the width they take."""
    x, y, z = location
    start, height = x, rng.uniform(0.24, 0.29)
    label = paint("label", (0.62, 0.61, 0.57), 0.7)
    k = rng.randrange(len(BOOK_COLORS))
    for n in range(count):
        if rng.random() < 0.4:
            k = rng.randrange(len(BOOK_COLORS))
        wide, tall = rng.uniform(0.030, 0.058), height * rng.uniform(0.93, 1.0)
        lean = 0.11 if n == count - 1 else 0.0
        with under(empty("binder", (x + wide / 2 + lean * tall / 2, y + rng.uniform(0, 0.02), z), (0, -lean, 0))):
            surface = paint(f"binder {k}", BOOK_COLORS[k], 0.65, specular=0.3)
            box("binder", (wide - 0.002, 0.22, tall), 0.004, surface, (0, 0.11, tall / 2))
            box("spine label", (wide * 0.55, 0.002, tall * 0.32), 0.0005, label, (0, 0.0, tall * 0.66))
        x += wide
    return x - start + 0.05


def lamp_string(y=2.05, count=7):
    """Small warm lamps that blur into discs behind a bench."""
    for k in range(count):
        box(
            "bulb",
            (0.05, 0.05, 0.05),
            0.02,
            glow("bulb", (1, 0.72, 0.4), 26),
            (-2.2 + k * 0.62, y, 1.62 + 0.05 * math.sin(k * 1.7)),
        )
