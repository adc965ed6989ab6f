"""Rooms around a bench: walls, shelves with boxes, lamps, stools, a whiteboard, windows."""

import math
import random

from kit.geometry import box, disc, empty, tube, under
from kit.materials import dark, glow, paint, wood

BOX_COLORS = (
    (0.55, 0.10, 0.02),
    (0.06, 0.18, 0.32),
    (0.5, 0.5, 0.5),
    (0.04, 0.04, 0.05),
    (0.5, 0.36, 0.18),
    (0.08, 0.3, 0.22),
)


def wall(y=2.5, color=(0.10, 0.12, 0.15), width=8):
    box("wall", (width, 0.1, 4), 0, paint(f"wall {color}", color, 0.9), (0, y, 1.0))


def shelves(x=(-2.1, 1.1), y=2.2, heights=(0.25, 0.75, 1.2), seed=8):
    """Boards along a wall with boxes of parts, some places empty."""
    rng = random.Random(seed)
    board = paint("shelf", (0.35, 0.22, 0.12), 0.6)
    for z in heights:
        box("shelf", (x[1] - x[0] + 0.2, 0.35, 0.035), 0.004, board, ((x[0] + x[1]) / 2, y, z))
        at = x[0]
        while at < x[1]:
            width, height = rng.uniform(0.08, 0.26), rng.uniform(0.1, 0.34)
            if rng.random() < 0.75 and at + width < x[1] + 0.08:
                k = rng.randrange(len(BOX_COLORS))
                box(
                    "parts box",
                    (width * 0.92, 0.24, height),
                    0.012,
                    paint(f"parts box {k}", BOX_COLORS[k], 0.5),
                    (at + width / 2, y - 0.05, z + 0.018 + height / 2),
                )
            at += width


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


def window_glow(location, size, strength=6.0, color=(0.75, 0.86, 1.0)):
    """A bright window seen in the background: panes of light between bars."""
    x, y, z = location
    bars = paint("bars", (0.05, 0.05, 0.055), 0.5)
    box("panes", (size[0], 0.01, size[1]), 0, glow(f"panes {strength}", color, strength), location)
    for k in range(5):
        box("bar", (0.035, 0.04, size[1]), 0.004, bars, (x - size[0] / 2 + k * size[0] / 4, y - 0.02, z))
    for k in range(3):
        box("bar", (size[0], 0.04, 0.035), 0.004, bars, (x, y - 0.02, z - size[1] / 2 + k * size[1] / 2))
