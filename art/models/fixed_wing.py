"""The fixed-wing trainer of the workshops: high wing, tricycle gear, 1.6 m span.

The cabin is part of the fuselage, its windows are paint on the same surface, and the wing rests in
a saddle on its roof: nothing intersects that would not be glued in the real thing.
"""

import math

import numpy as np

from kit.geometry import box, disc, empty, lathe, loft, superellipse, sweep, tube, under
from kit.graph import new_material
from kit.materials import aluminium, paint, rubber, steel
from kit.parts import propeller
from models.emblem import emblem
from models.lifting_surface import LiftingSurface

SPAN = 1.6
WING_HEIGHT = 0.088
STANDS = 0.191  # how high its origin is above the ground
WHITE, ORANGE, GRAPHITE = (0.78, 0.79, 0.80), (0.92, 0.15, 0.01), (0.02, 0.022, 0.026)
# Station (y), half width, half height, height of the middle. The cabin rises to meet the wing.
FUSELAGE = np.array([
    (-0.380, 0.030, 0.031, 0.000), (-0.365, 0.040, 0.042, 0.000), (-0.320, 0.047, 0.050, 0.000), (-0.240, 0.052, 0.057, 0.004),
    (-0.175, 0.054, 0.063, 0.010), (-0.125, 0.055, 0.074, 0.018), (-0.085, 0.055, 0.081, 0.022), (0.090, 0.052, 0.076, 0.020),
    (0.150, 0.047, 0.064, 0.016), (0.260, 0.039, 0.047, 0.014), (0.450, 0.027, 0.031, 0.018), (0.620, 0.017, 0.022, 0.022), (0.700, 0.008, 0.014, 0.024),
])  # fmt: skip


def fixed_wing(blur=None, turned=0.5):
    """Build it, nose towards -Y. `blur` is degrees of the propeller a shutter, `turned` how it stands, in radians."""
    white = paint("plane white", WHITE, 0.28, coat=0.6)
    orange = paint("plane orange", ORANGE, 0.3, coat=0.5)
    graphite = paint("plane graphite", GRAPHITE, 0.32, coat=0.5)
    coats = [white, orange, graphite]
    root = empty("fixed wing")
    with under(root):
        _fuselage()
        _main_wing(coats)
        _tail(coats)
        for side in (-1, 1):
            path = [(side * 0.051, -0.03, -0.020), (side * 0.20, -0.032, 0.030), (side * 0.36, -0.034, 0.096)]
            sweep("wing strut", path, [(0.009, 0.003)] * 3, 2.4, graphite, 24, 10)
            box(
                "strut fitting",
                (0.020, 0.016, 0.006),
                0.002,
                steel(),
                (side * 0.356, -0.034, 0.0965),
                (0, -side * 0.2, 0),
            )
            disc("strut bolt", 0.0042, 0, 0.004, steel(), 6, 0, location=(side * 0.054, -0.03, -0.021), axis="X")
        _rubber_bands()
        spinner = [(1e-5, 0.056), (0.011, 0.051), (0.022, 0.031), (0.029, 0.007), (0.029, 0), (1e-5, 0)]
        lathe("spinner", spinner, orange, 48, 0.003, "-Y", location=(0, -0.381, 0))
        disc(
            "back plate",
            0.0298,
            -0.004,
            0.0015,
            aluminium(),
            48,
            0.0006,
            location=(0, -0.381, 0),
            rotation=(math.pi / 2, 0, 0),
        )
        with under(empty("propeller shaft", (0, -0.394, 0), (math.pi / 2, 0, 0))):
            propeller(0.145, (0, 0, 0), 1, turned, pitch=0.9, chord=0.105, blur=blur, tip=orange)
        _emblems(graphite)
        _gear(white, graphite)
    return root


def _fuselage():
    stations = np.linspace(FUSELAGE[0, 0], FUSELAGE[-1, 0], 420)

    def smooth(column):
        values = np.interp(stations, FUSELAGE[:, 0], FUSELAGE[:, column])
        return np.convolve(np.pad(values, 14, mode="edge"), np.ones(29) / 29, "valid")

    half, rise, middle = smooth(1), smooth(2), smooth(3)
    sections = []
    for i, y in enumerate(stations):
        x, z = superellipse(half[i], rise[i], 3.0, 160, 0, middle[i])
        sections.append(np.stack([x, np.full_like(x, y), z], 1))

    loft("fuselage", sections, _livery(), angle=60)


def _livery():
    """Paint and windows of the fuselage, drawn by the material so that their edges are sharp at any size.

    Cowl, its edge band, cheat line with a pinstripe below, and rounded windows in the y-z plane.
    """
    material, g, shader = new_material("livery")
    x, y, z = g.axes(g.coordinates())
    below = lambda value, limit: g.math("LESS_THAN", value, limit)
    add = lambda a, b: g.math("ADD", a, b)
    scaled = lambda a, k: g.math("MULTIPLY", a, k)

    def within(value, middle, half):
        return below(g.math("ABSOLUTE", g.math("SUBTRACT", value, middle)), half)

    def window(middle_y, middle_z, half_y, half_z):
        across = g.math("POWER", g.math("ABSOLUTE", scaled(add(y, -middle_y), 1 / half_y)), 4)
        upward = g.math("POWER", g.math("ABSOLUTE", scaled(add(z, -middle_z), 1 / half_z)), 4)
        return below(add(across, upward), 1)

    color = WHITE
    from_line = g.math("SUBTRACT", z, add(scaled(y, 0.03), 0.007))
    before_tail = below(y, 0.56)
    color = g.mix(g.math("MULTIPLY", within(from_line, 0.0, 0.0075), before_tail), color, GRAPHITE)
    color = g.mix(g.math("MULTIPLY", within(from_line, -0.0135, 0.0022), before_tail), color, ORANGE)
    from_cowl = add(y, add(scaled(z, 0.35), 0.262))  # the cowl's edge slants
    color = g.mix(below(from_cowl, 0.012), color, GRAPHITE)
    color = g.mix(below(from_cowl, 0.0), color, ORANGE)
    # Two intakes beside the spinner, where the cowl faces forward.
    intake = g.math("MULTIPLY", below(y, -0.352), within(add(g.math("ABSOLUTE", x), -0.027), 0.0, 0.0095))
    color = g.mix(g.math("MULTIPLY", intake, within(z, 0.004, 0.017)), color, (0.006, 0.006, 0.007))
    glass = window(-0.150, 0.088, 0.046, 0.040)
    for middle, half in ((-0.066, 0.028), (0.002, 0.032)):
        glass = g.math("MAXIMUM", glass, window(middle, 0.062, half, 0.0135))
    g.put(g.mix(glass, color, (0.008, 0.011, 0.016)), shader.inputs["Base Color"])
    g.put(g.remap(glass, 0, 1, 0.28, 0.05), shader.inputs["Roughness"])
    g.put(0.6, shader.inputs["Clearcoat"])
    return material


WING = LiftingSurface(SPAN, 0.245, 0.19, 0.12, (0, -0.03, WING_HEIGHT), 0.75, camber=0.035, dihedral=0.05, twist=0.03)
TAILPLANE = LiftingSurface(0.56, 0.155, 0.11, 0.08, (0, 0.60, 0.036), 0.62)
FIN = LiftingSurface(0.215, 0.18, 0.105, 0.08, (0, 0.595, 0.038), 0.60, sweep_back=0.06, upright=True)


def _main_wing(coats):
    """Flaps inside, ailerons outside, deflected as in a gentle turn."""
    WING.build(coats, lambda q: 1 if q > 0.80 else (2 if q > 0.765 else 0), [(0.10, 0.46, 0.0), (0.50, 0.92, 0.10)])
    for t in (-0.72, 0.72, -0.28, 0.28):
        WING.horn(t)


def _tail(coats):
    TAILPLANE.build(coats, lambda q: 1 if q > 0.72 else 0, [(0.08, 0.94, 0.0)])
    FIN.build(coats, lambda q: 1 if q > 0.5 else (2 if q > 0.43 else 0), [(0.06, 0.93, -0.08)])
    TAILPLANE.horn(-0.16)
    FIN.horn(0.16, below=False)


def _rubber_bands():
    """Dowels before and behind the wing, and the bands that hold it on its saddle."""
    bands = paint("rubber band", (0.42, 0.30, 0.16), 0.6)
    for y in (-0.122, 0.158):
        tube("wing dowel", (-0.068, y, 0.070), (0.068, y, 0.070), 0.0032, steel(), 16)
    top = lambda y: WING_HEIGHT + float(WING.skin(0.02, (y + 0.03) / WING.root + 0.3, False)[2]) + 0.0022
    for front, back in ((-0.056, -0.056), (-0.051, 0.050), (0.051, -0.050), (0.056, 0.056)):
        points = [(front, -0.122, 0.070)]
        for y in (-0.098, -0.06, -0.02, 0.03, 0.08, 0.135):
            points.append((front + (back - front) * (y + 0.122) / 0.28, y, top(y)))
        points.append((back, 0.158, 0.070))
        sweep("rubber band", points, [(0.0024, 0.0009)] * len(points), 2.6, bands, 12, 8)


def _emblems(ink):
    """The mark above and below the wing and on the fin."""
    tilt = math.atan(WING.dihedral)
    for t, below in ((0.55, False), (-0.55, True)):
        x, y, z = np.array(WING.location) + WING.skin(t, 0.34, below)
        turn = (math.pi if below else 0.0, -tilt if t > 0 else tilt, 0)
        emblem(0.085, ink, (x, y, z - 0.0016 if below else z + 0.0012), turn, 0.0006)
    pale = paint("fin mark", (0.80, 0.80, 0.79), 0.4)
    for side in (-1, 1):
        emblem(0.055, pale, (side * 0.0072, 0.635, 0.185), (math.pi / 2, 0, side * math.pi / 2), 0.0006)


def _gear(white, graphite):
    for side in (-1, 1):
        path = [(side * 0.030, -0.075, -0.052), (side * 0.085, -0.072, -0.095), (side * 0.140, -0.070, -0.152)]
        sweep("gear leg", path, [(0.010, 0.0022)] * 3, 3, graphite, 20, 10)
        _wheel((side * 0.146, -0.070, -0.157), 0.034, white)
    tube("nose leg", (0, -0.30, -0.038), (0, -0.30, -0.150), 0.0032, steel(), 14)
    _wheel((0, -0.30, -0.160), 0.028, white)


def _wheel(location, radius, hub):
    """A wheel about X."""
    r = radius
    tyre = [(r * 0.55, -0.0105), (r * 0.92, -0.0095), (r, -0.004), (r, 0.004), (r * 0.92, 0.0095), (r * 0.55, 0.0105)]
    lathe("tyre", tyre, rubber(), 48, 0.003, "X", location=location)
    disc("rim", r * 0.57, -0.0118, 0.0118, hub, 32, location=location, axis="X")
