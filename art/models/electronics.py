"""What lies on a bench beside a machine: boards, batteries, the pilot's transmitter."""

import math
import random

from kit.geometry import box, disc, empty, lathe, sweep, tube, under
from kit.materials import aluminium, dark, glow, paint, rubber, signal, steel
from kit.parts import status_light
from models.emblem import emblem


def circuit_board(location, turn=0.0, size=0.038, color=(0.012, 0.012, 0.014), seed=1):
    """A flight controller on four standoffs: processor, sensor, connectors, passives."""
    rng = random.Random(seed)
    gold = paint("gold", (0.9, 0.62, 0.2), 0.25, metal=1)
    tan = paint("tantalum", (0.45, 0.33, 0.2), 0.5)
    root = empty("board", location, (0, 0, turn))
    with under(root):
        box("board", (size, size, 0.0016), 0.0004, paint(f"board {color}", color, 0.35, coat=0.5), (0, 0, 0.006))
        for x in (-size * 0.42, size * 0.42):
            for y in (-size * 0.42, size * 0.42):
                lathe(
                    "eyelet",
                    [(0.0016, 0.0052), (0.0016, 0.0070), (0.0030, 0.0070), (0.0030, 0.0052)],
                    gold,
                    20,
                    0,
                    location=(x, y, 0),
                    caps=False,
                )
                tube("standoff", (x, y, 0), (x, y, 0.0052), 0.0022, signal(), 6)
        box("processor", (0.010, 0.010, 0.0012), 0.0002, dark(), (0, 0.002, 0.0075))
        box("sensor", (0.004, 0.004, 0.001), 0.0002, dark(), (-0.009, -0.006, 0.0074))
        box("socket", (0.009, 0.007, 0.0032), 0.001, steel(), (0, -size * 0.46, 0.0083))
        for _ in range(38):
            at = (rng.uniform(-0.4, 0.4) * size, rng.uniform(-0.4, 0.4) * size, 0.0072)
            box(
                "passive",
                (0.0016, 0.0009, 0.0008),
                0.0001,
                rng.choice([dark(), steel(), tan]),
                at,
                (0, 0, rng.choice([0, math.pi / 2])),
            )
        for k in range(8):
            box("pad", (0.0018, 0.003, 0.0003), 0, gold, ((k - 3.5) * 0.0032, size * 0.47, 0.0069))
        for k in range(2):
            disc(
                "capacitor",
                0.0035,
                0.0068,
                0.013,
                paint("capacitor", (0.02, 0.03, 0.09), 0.3),
                24,
                0.0003,
                location=(-size * 0.3 + k * 0.009, size * 0.26, 0),
            )
        status_light((0.008, -0.009, 0.0076), (0.002, 0.001, 0.0008), (0.1, 0.4, 1), 12)
    return root


def battery_block(location, turn=0.0):
    """A flight battery without its leads; `location` is the middle of the block."""
    yellow = paint("battery label", (0.85, 0.62, 0.02), 0.35, coat=0.5)
    root = empty("battery", location, (0, 0, turn))
    with under(root):
        box("block", (0.075, 0.135, 0.038), 0.005, paint("battery", (0.015, 0.02, 0.03), 0.3, coat=0.6))
        box("label", (0.0755, 0.06, 0.0385), 0.005, yellow, (0, -0.01, 0))
        emblem(0.034, dark(), (0, -0.01, 0.0193), thickness=0.0002)
    return root


def battery(location, turn=0.0):
    """A flight battery with its leads and plug; `location` is the middle of the block."""
    root = battery_block(location, turn)
    with under(root):
        for x, color in ((-0.008, (0.7, 0.01, 0.01)), (0.008, (0.01, 0.01, 0.01))):
            path = [
                (x, -0.066, 0.005),
                (x * 1.4, -0.10, 0.012),
                (x * 2 + 0.03, -0.13, 0.0),
                (x + 0.055, -0.145, -0.012),
            ]
            sweep("lead", path, [(0.0032, 0.0032)] * 4, 2, paint(f"lead {color}", color, 0.45), 14, 10)
        box(
            "plug",
            (0.017, 0.022, 0.009),
            0.002,
            paint("plug", (0.95, 0.65, 0.02), 0.4),
            (0.062, -0.15, -0.013),
            (0, 0, 0.9),
        )
    return root


def transmitter(location, turn=0.0):
    """The pilot's two-stick transmitter, lying flat."""
    root = empty("transmitter", location, (0, 0, turn))
    with under(root):
        box("body", (0.18, 0.15, 0.045), 0.02, dark(), segments=6)
        box(
            "face",
            (0.165, 0.135, 0.01),
            0.012,
            paint("transmitter face", (0.04, 0.042, 0.047), 0.35, coat=0.3),
            (0, 0, 0.0195),
            segments=5,
        )
        box(
            "screen",
            (0.075, 0.038, 0.003),
            0.003,
            glow("transmitter screen", (0.05, 0.35, 0.6), 0.9),
            (0, -0.04, 0.0245),
        )
        for side in (-1, 1):
            x = side * 0.05
            gate = [(1e-5, 0.001), (0.024, 0.001), (0.027, 0.004), (0.027, 0.007), (0.030, 0.007), (0.031, 0)]
            lathe("gate", gate, dark(), 48, 0.001, location=(x, 0.022, 0.022))
            tube("stick", (x, 0.022, 0.024), (x + 0.004, 0.03, 0.05), 0.0028, aluminium(), 20)
            disc("tip", 0.005, 0, 0.012, aluminium(), 16, location=(x + 0.004, 0.03, 0.048))
            tube("switch", (side * 0.075, 0.06, 0.02), (side * 0.078, 0.066, 0.04), 0.002, steel(), 12)
            for k in range(3):
                box(
                    "button",
                    (0.006, 0.006, 0.004),
                    0.0015,
                    signal() if k == 0 else dark(),
                    (side * (0.052 + 0.012 * (k - 1)), -0.035, 0.0248),
                )
        tube("aerial joint", (0, 0.07, 0.0), (0, 0.09, 0.05), 0.009, dark())
        box("aerial", (0.02, 0.016, 0.09), 0.006, rubber(), (0, 0.094, 0.085))
    return root
