"""The sprayers' tank, pump, hoses and rotary nozzles."""

import math

import numpy as np

from kit.geometry import box, lathe, loft, mark, sweep, tube
from kit.materials import aluminium, dark, paint, signal
from models.emblem import emblem

# Height, half width and half depth of each section, top to bottom, with a waist band in the middle.
SECTIONS = (
    (-0.045, 0.11, 0.17), (-0.05, 0.16, 0.225), (-0.07, 0.178, 0.245), (-0.16, 0.185, 0.255), (-0.20, 0.183, 0.25), (-0.21, 0.179, 0.247),
    (-0.22, 0.183, 0.25), (-0.30, 0.175, 0.235), (-0.345, 0.15, 0.20), (-0.36, 0.12, 0.16), (-0.363, 0.06, 0.08),
)  # fmt: skip


def tank():
    """A moulded tank under the hub, with level gauges on its sides and the filler in front."""
    moulded = paint("tank", (0.80, 0.83, 0.80), 0.32, coat=0.1, specular=0.4)
    turn = np.linspace(0, 2 * math.pi, 96, endpoint=False)
    c, s = np.cos(turn), np.sin(turn)
    outline = np.sign(c) * np.abs(c) ** (2 / 3.4), np.sign(s) * np.abs(s) ** (2 / 3.4)
    rings = [np.stack([outline[0] * x, outline[1] * y, np.full(96, z)], 1) for z, x, y in SECTIONS]
    loft("tank", rings[::-1], moulded, angle=25)
    liquid = paint("liquid", (0.10, 0.35, 0.22), 0.3)
    for side in (-1, 1):
        box("gauge", (0.010, 0.022, 0.20), 0.003, liquid, (side * 0.183, 0.05, -0.19))
        for k in range(5):
            box(
                "tick",
                (0.002, 0.03 if k % 2 == 0 else 0.02, 0.0022),
                0,
                dark(),
                (side * 0.1855, 0.078, -0.27 + 0.04 * k),
            )
        emblem(0.075, dark(), (side * 0.1845, side * -0.09, -0.125), (math.pi / 2, 0, side * math.pi / 2), 0.002)
    lathe(
        "filler cap",
        [(1e-5, 0.03), (0.05, 0.03), (0.055, 0.02), (0.055, 0)],
        signal(),
        48,
        0.004,
        location=(0, -0.215, -0.09),
        rotation=(math.pi / 2, 0, 0),
    )
    box("pump", (0.12, 0.10, 0.07), 0.012, dark(), (0, 0.02, -0.385))


def nozzle(mount):
    """A rotary nozzle on a rod under the motor at `mount`, and the hose that feeds it."""
    x, y, z = mount
    tube("nozzle rod", (x, y, z - 0.02), (x, y, z - 0.18), 0.009, aluminium(), 20)
    at = (x, y, z - 0.18)
    profile = [(1e-5, 0), (0.03, 0), (0.042, -0.02), (0.042, -0.028), (0.03, -0.035), (1e-5, -0.035)]
    mark(lathe("nozzle", profile, dark(), 40, 0.003, location=at), (0, 0, -0.02))
    lathe("nozzle disc", [(1e-5, -0.036), (0.05, -0.036), (0.05, -0.039), (1e-5, -0.039)], signal(), 48, 0, location=at)
    path = [(x, y, z - 0.15), (x * 0.8, y * 0.8, z - 0.07), (x * 0.45, y * 0.45, -0.045), (x * 0.2, y * 0.2, -0.10)]
    sweep("hose", path, [(0.006, 0.006)] * 4, 2, paint("hose", (0.02, 0.02, 0.02), 0.45), 14, 12)
