"""The fixed-wing trainer of the workshops: high wing, tricycle gear, 1.6 m span.

The cabin is part of the fuselage, its windows are paint on the same surface, and the wing rests in
a saddle on its roof: nothing intersects that would not be glued in the real thing.
"""

import math

import numpy as np

from kit.geometry import disc, empty, lathe, loft, superellipse, sweep, tube, under
from kit.graph import new_material
from kit.materials import paint, rubber, steel
from kit.parts import propeller

SPAN = 1.6
WING_HEIGHT = 0.088
WHITE, ORANGE, GRAPHITE = (0.78, 0.79, 0.80), (0.92, 0.15, 0.01), (0.02, 0.022, 0.026)
# Station (y), half width, half height, height of the middle. The cabin rises to meet the wing.
FUSELAGE = np.array([
    (-0.380, 0.030, 0.031, 0.000), (-0.365, 0.040, 0.042, 0.000), (-0.320, 0.047, 0.050, 0.000), (-0.240, 0.052, 0.057, 0.004),
    (-0.175, 0.054, 0.063, 0.010), (-0.125, 0.055, 0.074, 0.018), (-0.085, 0.055, 0.081, 0.022), (0.090, 0.052, 0.076, 0.020),
    (0.150, 0.047, 0.064, 0.016), (0.260, 0.039, 0.047, 0.014), (0.450, 0.027, 0.031, 0.018), (0.620, 0.017, 0.022, 0.022), (0.700, 0.008, 0.014, 0.024),
])  # fmt: skip


def fixed_wing(blur=None):
    """Build it, nose towards -Y. `blur` is degrees of the propeller a shutter."""
    white = paint("plane white", WHITE, 0.28, coat=0.6)
    orange = paint("plane orange", ORANGE, 0.3, coat=0.5)
    graphite = paint("plane graphite", GRAPHITE, 0.32, coat=0.5)
    coats = [white, orange, graphite]
    root = empty("fixed wing")
    with under(root):
        _fuselage()
        tips = lambda q: 1 if q > 0.80 else (2 if q > 0.765 else 0)
        _wing(coats, SPAN, 0.245, 0.19, 0.12, (0, -0.03, WING_HEIGHT), tips, camber=0.035, dihedral=0.05)
        _wing(
            coats,
            0.56,
            0.155,
            0.11,
            0.08,
            (0, 0.60, 0.036),
            lambda q: 1 if q > 0.72 else 0,
            hinge=0.62,
            flaps=(0.06, 0.94),
        )
        _wing(
            coats,
            0.215,
            0.18,
            0.105,
            0.08,
            (0, 0.595, 0.038),
            lambda q: 1 if q > 0.5 else (2 if q > 0.43 else 0),
            hinge=0.62,
            flaps=(0.05, 0.95),
            sweep_back=0.06,
            upright=True,
        )
        for y in (-0.085, 0.075):
            tube("wing dowel", (-0.062, y, 0.079), (0.062, y, 0.079), 0.003, steel(), 12)
        for side in (-1, 1):
            path = [(side * 0.051, -0.03, -0.020), (side * 0.20, -0.032, 0.030), (side * 0.36, -0.034, 0.096)]
            sweep("wing strut", path, [(0.009, 0.003)] * 3, 2.4, graphite, 24, 10)
        spinner = [(1e-5, 0.056), (0.011, 0.051), (0.022, 0.031), (0.029, 0.007), (0.029, 0), (1e-5, 0)]
        lathe("spinner", spinner, orange, 48, 0.003, "-Y", location=(0, -0.381, 0))
        with under(empty("propeller shaft", (0, -0.394, 0), (math.pi / 2, 0, 0))):
            propeller(0.145, (0, 0, 0), 1, 0.5, pitch=0.9, chord=0.095, blur=blur, tip=orange)
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
    _, y, z = g.axes(g.coordinates())
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
    glass = window(-0.150, 0.088, 0.046, 0.040)
    for middle, half in ((-0.066, 0.028), (0.002, 0.032)):
        glass = g.math("MAXIMUM", glass, window(middle, 0.062, half, 0.0135))
    g.put(g.mix(glass, color, (0.008, 0.011, 0.016)), shader.inputs["Base Color"])
    g.put(g.remap(glass, 0, 1, 0.28, 0.05), shader.inputs["Roughness"])
    g.put(0.6, shader.inputs["Clearcoat"])
    return material


def _wing(
    coats,
    span,
    root_chord,
    tip_chord,
    thickness,
    location,
    color,
    camber=0.0,
    dihedral=0.0,
    sweep_back=0.0,
    upright=False,
    hinge=0.74,
    flaps=(0.1, 0.95),
):
    """A tapered wing with rounded tips and a hinge line; `upright` makes a fin of it."""
    if upright:
        stations = np.linspace(0, 1, 80)
    else:
        stations = np.concatenate([-np.linspace(1, 0, 110), np.linspace(0, 1, 110)[1:]])
    around = np.linspace(0, 2 * math.pi, 72, endpoint=False)
    chordwise = 0.5 * (1 + np.cos(around))
    half = 5 * (
        0.2969 * np.sqrt(chordwise)
        - 0.126 * chordwise
        - 0.3516 * chordwise**2
        + 0.2843 * chordwise**3
        - 0.1036 * chordwise**4
    )
    sections = []
    for t in stations:
        q = abs(t)
        chord = root_chord + (tip_chord - root_chord) * q
        if q > 0.94:
            chord *= 0.5 + 0.5 * math.sqrt(max(0.0, 1 - ((q - 0.94) / 0.06) ** 2))
        thick = thickness * (1 if q < 0.95 else max(0.12, math.sqrt(max(0.0, 1 - ((q - 0.95) / 0.05) ** 2))))
        z = (camber * 4 * chordwise * (1 - chordwise) + np.where(around < math.pi, half, -half) * thick) * chord
        groove = np.exp(-(((chordwise - hinge) / 0.008) ** 2)) * 0.012 * chord if flaps[0] < q < flaps[1] else 0
        z = z + np.where(z > 0, -groove, groove)
        y = (chordwise - 0.3) * chord + sweep_back * q
        if upright:
            sections.append(np.stack([z, y, np.full_like(y, t * span)], 1))
        else:
            sections.append(np.stack([np.full_like(y, t * span / 2), y, z + dihedral * q * span / 2], 1))
    loft("wing", sections, materials=coats, pick=lambda i, _: color(abs(stations[i])), angle=50, location=location)


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
