"""What the heavy copters carry besides a crate: a laser scanner on its plate, a winch with its hook."""

import math

from kit.geometry import box, disc, empty, lathe, mark, sweep, tube, under
from kit.materials import aluminium, black_glass, carbon, dark, paint, rubber, signal, steel
from kit.parts import lens
from models.emblem import emblem

BELOW = -0.105  # the underside of the release that all loads hang from


def laser_scanner():
    """A survey scanner on a plate with dampers: a drum that looks out all around, a camera in front of it."""
    body = paint("scanner", (0.30, 0.31, 0.32), 0.36, coat=0.15, vary=0.05)
    root = empty("laser scanner", (0, 0, BELOW))
    with under(root):
        box("plate", (0.24, 0.32, 0.006), 0.002, carbon(), (0, 0, -0.004))
        for x in (-0.085, 0.085):
            for y in (-0.12, 0.12):
                disc("damper", 0.017, -0.034, -0.006, rubber(), 32, 0.006, location=(x, y, 0))
        box("plate", (0.20, 0.28, 0.005), 0.002, carbon(), (0, 0, -0.036))
        box("scanner", (0.15, 0.19, 0.125), 0.016, body, (0, 0.035, -0.103), segments=5)
        box("seam", (0.1515, 0.1915, 0.003), 0.001, dark(), (0, 0.035, -0.075))
        for k in range(7):
            box("fin", (0.153, 0.004, 0.05), 0.001, dark(), (0, 0.005 + 0.014 * k, -0.11))
        ends = ((-0.062, 0.012, aluminium()), (-0.142, 0.014, dark()))
        for y, depth, surface in ends:
            disc("drum end", 0.058, 0, depth, surface, 64, 0.003, location=(0, y, -0.103), rotation=(math.pi / 2, 0, 0))
        disc(
            "drum", 0.053, 0, 0.07, black_glass(), 64, 0.002, location=(0, -0.073, -0.103), rotation=(math.pi / 2, 0, 0)
        )
        disc("ring", 0.0545, 0, 0.004, signal(), 64, 0.001, location=(0, -0.086, -0.103), rotation=(math.pi / 2, 0, 0))
        lens(0.017, (0, -0.156, -0.103), 0.012)
        for side in (-1, 1):
            emblem(0.05, paint("mark", (0.03, 0.03, 0.032), 0.4), (side * 0.0752, 0.105, -0.095),
                   (math.pi / 2, 0, side * math.pi / 2), 0.001)  # fmt: skip
    return root


def winch():
    """A drum of orange rope between two cheeks, its motor at the side, and a weighted hook below."""
    cheeks = paint("winch cheek", (0.12, 0.125, 0.13), 0.35, metal=0.7)
    root = empty("winch", (0, 0, BELOW))
    with under(root):
        box("beam", (0.30, 0.12, 0.014), 0.003, aluminium(), (0, 0, -0.007))
        for side in (-1, 1):
            box("cheek", (0.010, 0.15, 0.15), 0.012, cheeks, (side * 0.10, 0, -0.085))
            disc("bearing", 0.026, 0, 0.012, steel(), 40, 0.002, location=(side * 0.111 - 0.006, 0, -0.088),
                 rotation=(0, math.pi / 2, 0))  # fmt: skip
        turns = 15
        profile = [(1e-5, -0.093), (0.050, -0.093)]
        for k in range(turns):
            x = -0.09 + 0.18 * (k + 0.5) / turns
            profile += [(0.0495, x - 0.006), (0.0555, x - 0.003), (0.0555, x + 0.003)]
        profile += [(0.050, 0.093), (1e-5, 0.093)]
        mark(lathe("rope drum", profile, signal(), 64, 0.002, "X", location=(0, 0, -0.088)))
        disc(
            "winch motor", 0.036, 0, 0.085, dark(), 48, 0.004, location=(0.112, 0, -0.088), rotation=(0, math.pi / 2, 0)
        )
        tube("rope", (0.02, -0.054, -0.088), (0.02, -0.054, -0.25), 0.0042, signal(), 16)
        _hook((0.02, -0.054, -0.25))
        emblem(
            0.06, paint("mark pale", (0.7, 0.7, 0.7), 0.45), (-0.1052, 0, -0.09), (math.pi / 2, 0, -math.pi / 2), 0.001
        )
    return root


def _hook(location):
    """A ball weight and a hook of forged steel, its gate closed."""
    forged = paint("forged", (0.32, 0.33, 0.34), 0.3, metal=1)
    with under(empty("hook", location)):
        weight = [
            (1e-5, 0),
            (0.013, -0.002),
            (0.030, -0.018),
            (0.034, -0.034),
            (0.030, -0.050),
            (0.013, -0.064),
            (1e-5, -0.066),
        ]
        lathe("weight", weight, signal(), 48, 0.004)
        disc("swivel", 0.011, -0.086, -0.064, forged, 32, 0.002)
        path = [(0, 0, -0.084), (0, 0, -0.102)]
        path += [(0.027 * math.sin(a), 0, -0.132 + 0.027 * math.cos(a)) for a in (0.6 + 0.7 * k for k in range(6))]
        sizes = [(0.008, 0.008)] * 2 + [(0.0085, 0.0085)] * 4 + [(0.007, 0.007), (0.004, 0.004)]
        sweep("hook", path, sizes, 2.2, forged, 20, 10, (0, 1, 0))
        tube("gate", (0.004, 0, -0.106), (-0.014, 0, -0.128), 0.003, steel(), 12)
