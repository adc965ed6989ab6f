"""A phone with a flight planner on its screen."""

from kit.geometry import box, disc, empty, flat, under
from kit.materials import black_glass, dark, glow

WIDE, TALL, THICK = 0.074, 0.158, 0.0085
PLOT = [(-0.024, -0.030), (0.020, -0.036), (0.027, 0.022), (-0.004, 0.038), (-0.027, 0.024)]


def phone():
    """Lying with its screen up: a map with a plot, the swaths over it and a few figures, none readable."""
    root = empty("phone")
    with under(root):
        box("phone", (WIDE, TALL, THICK), 0.004, dark(), segments=6)
        top = THICK / 2
        box("glass", (WIDE - 0.003, TALL - 0.003, 0.0006), 0.0003, black_glass(), (0, 0, top))
        layer = lambda k: top + 0.0004 + 0.00005 * k
        land = glow("screen land", (0.20, 0.26, 0.11), 0.9)
        box("map", (WIDE - 0.008, 0.098, 0.0001), 0, land, (0, 0.022, layer(0)))
        for k, (x, y, wide, tall, color) in enumerate((
            (-0.022, 0.055, 0.022, 0.030, (0.30, 0.26, 0.12)),
            (0.022, 0.052, 0.020, 0.034, (0.13, 0.20, 0.07)),
            (0.024, -0.012, 0.018, 0.026, (0.32, 0.25, 0.14)),
        )):  # fmt: skip
            box("parcel", (wide, tall, 0.0001), 0, glow(f"screen parcel {k}", color, 0.9), (x, y, layer(1)))
        flat("plot", PLOT, glow("screen plot", (0.10, 0.34, 0.40), 1.0), 0.00005, (0, 0.020, layer(2)))
        white = glow("screen white", (0.95, 0.96, 0.94), 1.0)
        for k in range(6):
            x = -0.018 + 0.0075 * k
            box("swath", (0.0011, 0.046, 0.0001), 0, white, (x, 0.015 + 0.0012 * (k % 3), layer(4)), (0, 0, 0.10))
        disc("home", 0.0024, 0, 0.0001, glow("screen signal", (0.95, 0.20, 0.02), 1.2), 24, 0, location=(-0.024, -0.014, layer(5)))
        paper = glow("screen paper", (0.86, 0.87, 0.85), 1.0)
        box("panel", (WIDE - 0.008, 0.044, 0.0001), 0, paper, (0, -0.051, layer(1)))
        ink = glow("screen ink", (0.10, 0.11, 0.12), 0.8)
        for k in range(3):
            x = -0.021 + 0.021 * k
            box("figure", (0.013, 0.005, 0.0001), 0, ink, (x, -0.038, layer(3)))
            box("label", (0.010, 0.0016, 0.0001), 0, glow("screen grey", (0.42, 0.43, 0.44), 0.9), (x, -0.045, layer(3)))
        box("button", (0.056, 0.011, 0.0001), 0, glow("screen signal", (0.95, 0.20, 0.02), 1.2), (0, -0.0605, layer(3)))
    return root
