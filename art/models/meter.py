"""A multimeter with its two probes."""

import math

from kit.geometry import box, disc, empty, lathe, sweep, tube, under
from kit.materials import dark, paint, rubber, signal, steel

RED, BLACK = (0.62, 0.012, 0.01), (0.012, 0.012, 0.012)
# Which of the seven strokes each figure has: top, upper left, upper right, middle, lower left, lower right, bottom.
STROKES = {"1": "25", "2": "02346", "4": "1235", "5": "01356", "6": "013456", "8": "0123456", ".": ""}
FACE = 0.0365  # height of its front above the bench it lies on


def multimeter(location, turn, reading):
    """Lying on its back, display towards its own +Y; `reading` is shown in the digits of STROKES."""
    shell = paint("meter shell", (0.03, 0.032, 0.036), 0.42, vary=0.05)
    root = empty("multimeter", location, (0, 0, turn))
    with under(root):
        box("holster", (0.092, 0.186, 0.032), 0.014, signal(), (0, 0, 0.016), segments=6)
        box("meter", (0.078, 0.172, 0.034), 0.008, shell, (0, 0, FACE - 0.017), segments=5)
        box("bezel", (0.068, 0.050, 0.002), 0.001, paint("bezel", (0.10, 0.104, 0.11), 0.4), (0, 0.050, FACE + 0.0004))
        glass = paint("liquid crystal", (0.36, 0.42, 0.33), 0.12, coat=1.0)
        box("display", (0.060, 0.042, 0.0016), 0.0006, glass, (0, 0.050, FACE + 0.0012))
        _figures(reading, (-0.0245, 0.050, FACE + 0.0021))
        _dial()
        for k, color in enumerate((RED, BLACK, RED)):
            _jack((-0.024 + 0.024 * k, -0.072, FACE), color)
    return root


def _figures(reading, start):
    ink = paint("figure", (0.012, 0.014, 0.012), 0.5)
    x, y, z = start
    tall, wide = 0.023, 0.0088
    for figure in reading:
        if figure == ".":
            box("point", (0.0024, 0.0024, 0.0003), 0, ink, (x - 0.0025, y - tall / 2, z))
            continue
        at = {
            "0": (wide / 2, tall / 2), "1": (0, tall / 4), "2": (wide, tall / 4), "3": (wide / 2, 0),
            "4": (0, -tall / 4), "5": (wide, -tall / 4), "6": (wide / 2, -tall / 2),
        }  # fmt: skip
        for stroke in STROKES[figure]:
            dx, dy = at[stroke]
            lying = stroke in "036"
            size = (wide * 0.78, 0.0021, 0.0003) if lying else (0.0021, tall * 0.43, 0.0003)
            box("stroke", size, 0, ink, (x + dx, y + dy, z))
        x += wide + 0.0049


def _dial():
    """The rotary switch with its pointer, marks and coloured ranges around it."""
    at = (0, -0.018, FACE)
    knob = [(1e-5, 0.012), (0.0145, 0.012), (0.0165, 0.010), (0.019, 0.002), (0.019, 0), (1e-5, 0)]
    lathe("dial", knob, paint("dial", (0.05, 0.052, 0.057), 0.38), 48, 0.0015, location=at)
    box("grip", (0.0075, 0.030, 0.008), 0.003, dark(), (0, -0.018, FACE + 0.0145), (0, 0, 0.9))
    pale = paint("meter mark", (0.72, 0.72, 0.70), 0.5)
    box("pointer", (0.0012, 0.009, 0.0006), 0, pale, (-0.0085, -0.0113, FACE + 0.0187), (0, 0, 0.9))
    for k in range(17):
        a = math.radians(-205 + k * 14.5)
        color = signal() if 5 <= k <= 7 else pale
        size = (0.0048, 0.0012, 0.0004) if k % 2 else (0.0030, 0.0030, 0.0004)
        place = (0.0265 * math.cos(a), -0.018 - 0.0265 * math.sin(a), FACE + 0.0004)
        box("mark", size, 0, color, place, (0, 0, -a))


def _jack(location, color):
    ring = [(0.0042, 0), (0.0042, 0.0016), (0.0068, 0.0016), (0.0068, 0)]
    lathe("jack", ring, paint(f"lead {color}", color, 0.45), 32, 0.0004, location=location, caps=False)
    disc("socket", 0.0042, -0.001, 0.0006, rubber(), 24, 0, location=location)


def lead(plug, path, tip, towards, color):
    """A test lead from a jack at `plug` by the points of `path` to a probe whose point is at `tip`.

    `towards` is where the probe's handle lies, seen from its point.
    """
    surface = paint(f"lead {color}", color, 0.45)
    x, y, z = plug
    tube("banana plug", (x, y, z), (x, y, z + 0.020), 0.0052, surface, 28, 0.0046)
    length = math.sqrt(sum(v * v for v in towards))
    along = lambda reach: tuple(t + v / length * reach for t, v in zip(tip, towards))
    tube("probe tip", along(0.0), along(0.018), 0.0004, steel(), 12, 0.0011)
    tube("probe collar", along(0.016), along(0.034), 0.0024, surface, 24, 0.0042)
    tube("probe guard", along(0.034), along(0.0365), 0.0072, surface, 32)
    tube("probe", along(0.0365), along(0.118), 0.0048, surface, 32, 0.0038)
    for k in range(6):
        tube("probe ring", along(0.046 + 0.006 * k), along(0.0485 + 0.006 * k), 0.0053, rubber(), 28)
    points = [(x, y, z + 0.018), (x, y, z + 0.030), *path, along(0.135), along(0.112)]
    sweep("test lead", points, [(0.0019, 0.0019)] * len(points), 2, surface, 12, 14)
