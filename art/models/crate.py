"""The transport crate under the heavy octocopter, and what people carry: a case and a jerrycan."""

import math

from kit.geometry import box, empty, tube, under
from kit.materials import aluminium, paint, signal
from models.emblem import emblem

# Height of the handle.
CASE_GRIP, JERRYCAN_GRIP = 0.455, 0.36


def crate(location=(0, 0, -0.245)):
    """A ribbed case of 36 x 46 x 27 cm, strapped, with latches and the mark on both sides."""
    moulded = paint("crate", (0.035, 0.038, 0.042), 0.5, grain=0.15, grain_scale=600)
    ribs = paint("crate rib", (0.02, 0.02, 0.022), 0.45)
    white = paint("crate mark", (0.8, 0.8, 0.8), 0.5)
    root = empty("crate", location)
    with under(root):
        box("case", (0.36, 0.46, 0.27), 0.025, moulded, segments=5)
        for z in (0.095, -0.095):
            box("rib", (0.372, 0.472, 0.018), 0.006, ribs, (0, 0, z))
        for y in (-0.14, 0.14):
            box("strap", (0.376, 0.034, 0.285), 0.006, signal(), (0, y, 0))
        for side in (-1, 1):
            for y in (-0.14, 0.14):
                box("latch", (0.012, 0.05, 0.06), 0.004, aluminium(), (side * 0.19, y, 0.085))
            emblem(0.11, white, (side * 0.1801, 0, 0), (math.pi / 2, 0, side * math.pi / 2), 0.001)
            emblem(0.10, white, (0, side * 0.2301, 0), (math.pi / 2, 0, 0 if side < 0 else math.pi), 0.001)
    return root


def hand_case(location, turn):
    """Closed, on its long side, the handle above."""
    moulded = paint("case", (0.030, 0.033, 0.037), 0.46, grain=0.12, grain_scale=700)
    with under(empty("case", location, (0, 0, turn))):
        box("case", (0.56, 0.22, 0.42), 0.028, moulded, (0, 0, 0.21))
        for x in (-0.19, 0.19):
            box("latch", (0.052, 0.075, 0.016), 0.005, signal(), (x, 0, 0.424))
        for x in (-0.065, 0.065):
            box("handle foot", (0.022, 0.026, 0.045), 0.006, moulded, (x, 0, 0.435))
        tube("handle", (-0.072, 0, CASE_GRIP), (0.072, 0, CASE_GRIP), 0.0105, moulded, 24)


def jerrycan(location, turn):
    """A jerrycan of twenty litres for water."""
    plastic = paint("jerrycan", (0.75, 0.75, 0.72), 0.5, vary=0.08)
    with under(empty("jerrycan", location, (0, 0, turn))):
        box("jerrycan", (0.20, 0.29, 0.32), 0.045, plastic, (0, 0, 0.16))
        for y in (-0.07, 0.07):
            box("jerrycan handle foot", (0.028, 0.03, 0.06), 0.01, plastic, (0, y, 0.335))
        box("jerrycan handle", (0.03, 0.17, 0.03), 0.012, plastic, (0, 0, JERRYCAN_GRIP))
        tube("jerrycan cap", (0, -0.115, 0.31), (0, -0.115, 0.355), 0.028, signal())
