"""Rooms around a bench: walls, shelves with boxes, lamps, stools, a whiteboard, windows."""

import math
import random

from kit.geometry import box, disc, empty, tube, under
from kit.materials import dark, glow, paint, wood

# Calm colours of what stands on shelves: greys, slate, sand, one muted orange.
BOX_COLORS = ((0.20, 0.21, 0.22), (0.055, 0.085, 0.12), (0.34, 0.31, 0.26), (0.045, 0.048, 0.053), (0.36, 0.13, 0.045))
BOOK_COLORS = ((0.05, 0.055, 0.06), (0.16, 0.155, 0.14), (0.03, 0.06, 0.10), (0.30, 0.27, 0.22), (0.09, 0.10, 0.09))


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


def pendant(location, drop=0.8):
    """A hanging lamp: shade, glowing disc, cable."""
    x, y, z = location
    with under(empty("pendant", location)):
        disc("shade", 0.17, 0, 0.10, dark(), 64, 0.03)
        disc("light", 0.15, -0.004, 0.002, glow("pendant light", (1, 0.86, 0.68), 9), 48)
        tube("cable", (0, 0, 0.09), (0, 0, drop), 0.004, dark(), 10)


def stool(location, seat=0.46):
    """A round stool; `location` is on the floor."""
    with under(empty("stool", location)):
        disc("seat", 0.17, seat - 0.035, seat, wood("seat wood", (0.20, 0.11, 0.05), (0.52, 0.34, 0.18)), 48, 0.008)
        for k in range(4):
            a = math.pi / 4 + k * math.pi / 2
            tube(
                "leg",
                (0.11 * math.cos(a), 0.11 * math.sin(a), seat - 0.03),
                (0.17 * math.cos(a), 0.17 * math.sin(a), 0),
                0.011,
                dark(),
                16,
            )


def whiteboard(location, size=(2.4, 1.2)):
    """A board with a lifting-body sketch made of thin strips: no letters."""
    x, y, z = location
    ink = paint("ink", (0.03, 0.05, 0.12), 0.6)
    box(
        "board frame",
        (size[0] + 0.06, 0.03, size[1] + 0.06),
        0.008,
        paint("frame", (0.35, 0.36, 0.38), 0.3, metal=1),
        location,
    )
    box(
        "board",
        (size[0], 0.01, size[1]),
        0.002,
        paint("whiteboard", (0.78, 0.79, 0.80), 0.25, coat=0.4),
        (x, y - 0.014, z),
    )
    front = y - 0.021
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        cx, cz = x - 0.5 + 0.28 * math.cos(a), z + 0.05 + 0.28 * math.sin(a)
        tube("sketch arm", (x - 0.5, front, z + 0.05), (cx, front, cz), 0.006, ink, 8)
        for n in range(28):
            b, c = n * math.pi / 14, (n + 1) * math.pi / 14
            tube(
                "sketch circle",
                (cx + 0.14 * math.cos(b), front, cz + 0.14 * math.sin(b)),
                (cx + 0.14 * math.cos(c), front, cz + 0.14 * math.sin(c)),
                0.005,
                ink,
                6,
            )
    for k, length in enumerate((0.8, 0.62, 0.72, 0.4)):
        box("sketch line", (length, 0.004, 0.012), 0, ink, (x + 0.2 + length / 2, front, z + 0.32 - 0.16 * k))


def floor(z, color=(0.16, 0.165, 0.17), rough=0.35):
    box("floor", (16, 16, 0.04), 0, paint(f"floor {color}", color, rough, vary=0.08), (0, 2, z - 0.02))


def window_wall(x, y, sill, head, width, floor_z, ceiling_z, depth):
    """A wall along Y at `x` with tall windows centred at each of `y`, bright outside, from `sill` to `head`.

    `depth` is the wall's whole extent in y: (from, to).
    """
    surface, bars = paint("window wall", (0.36, 0.37, 0.38), 0.9), paint("bars", (0.05, 0.05, 0.055), 0.5)
    span, middle = depth[1] - depth[0], (depth[0] + depth[1]) / 2
    box("below", (0.24, span, sill - floor_z), 0, surface, (x + 0.12, middle, (sill + floor_z) / 2))
    box("above", (0.24, span, ceiling_z - head), 0, surface, (x + 0.12, middle, (ceiling_z + head) / 2))
    edges = [depth[0], *(at + s * width / 2 for at in y for s in (-1, 1)), depth[1]]
    for a, b in zip(edges[::2], edges[1::2]):
        box("pier", (0.24, b - a, head - sill), 0, surface, (x + 0.12, (a + b) / 2, (sill + head) / 2))
    for at in y:
        panes = glow("daylight", (0.80, 0.90, 1.0), 3.2)
        box("panes", (0.01, width, head - sill), 0, panes, (x + 0.2, at, (sill + head) / 2))
        for side in (-1, 0, 1):
            upright = (x + 0.17, at + side * (width / 2 - 0.02), (sill + head) / 2)
            box("bar", (0.05, 0.04, head - sill), 0.004, bars, upright)
        for z in (sill + 0.02, sill + (head - sill) * 0.68, head - 0.02):
            box("bar", (0.05, width, 0.04), 0.004, bars, (x + 0.17, at, z))
        box("ledge", (0.30, width + 0.1, 0.03), 0.006, paint("ledge", (0.5, 0.5, 0.49), 0.5), (x + 0.10, at, sill))
