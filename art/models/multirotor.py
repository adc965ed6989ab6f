"""The large machines: sprayers with six and eight rotors, and the heavy octocopter."""

import math
import random

from mathutils import Vector

from kit.geometry import box, empty, lathe, tube, under
from kit.materials import aluminium, carbon, dark, inset, paint, rubber, signal, white_cap
from kit.parts import lens, motor, propeller, status_light
from models.cameras import forward_radar, satellite_antenna
from models.crate import crate
from models.hull import hull
from models.tank import nozzle, tank


def sprayer(rotors=6, span=0.95, blur=None, propeller_radius=None):
    """A sprayer with its tank. `root["motors"]` lists where its motors are, for the spray."""
    shell = paint("sprayer shell", (0.60, 0.61, 0.62), 0.36, coat=0.2, vary=0.05)
    root, mounts = _frame(rotors, span, propeller_radius, blur, shell, (0.52, 0.17, 0.135, 0.04))
    with under(root):
        tank()
        for mount, _ in mounts:
            with under(empty("nozzle")):
                nozzle(mount)
    return root


def heavy_lifter(blur=None, rotors=8, span=0.86, propeller_radius=0.31, loaded=True):
    """The heavy octocopter, with its crate unless `loaded` is false."""
    shell = paint("heavy shell", (0.04, 0.043, 0.048), 0.38, coat=0.2, vary=0.05)
    root, _ = _frame(rotors, span, propeller_radius, blur, shell, (0.56, 0.19, 0.11, 0.04))
    with under(root):
        box("release", (0.20, 0.20, 0.06), 0.012, dark(), (0, 0, -0.075))
        if loaded:
            crate()
    return root


def _frame(rotors, span, radius, blur, shell, hull_size):
    """Hub plates, hull, arms with motors, skids. Returns the root and [(position, direction)] of the motors."""
    rng = random.Random(2)
    radius = radius or span * math.sin(math.pi / rotors) * 0.94
    root = empty("multirotor")
    mounts = []
    with under(root):
        for z in (-0.035, 0.035):
            lathe(
                "plate",
                [(1e-5, z - 0.0025), (0.25, z - 0.0025), (0.25, z + 0.0025), (1e-5, z + 0.0025)],
                carbon(),
                12,
                0,
            )
        for k in range(12):
            a = k * math.pi / 6
            x, y = 0.225 * math.cos(a), 0.225 * math.sin(a)
            tube("standoff", (x, y, -0.035), (x, y, 0.035), 0.006, aluminium(), 16)
        length, half, top, bottom = hull_size
        hull(length, half, top, bottom, shell, dark(), inset(), signal()).location = (0, 0, 0.045)
        _instruments(0.042 + top)
        for k in range(rotors):
            direction = (k + 0.5) * 2 * math.pi / rotors + math.pi / 2
            mounts.append((_arm(direction, span, k % 2 == 1, radius, rng.uniform(0, 3.1), blur), direction))
        _skids()
    root["motors"] = [tuple(map(float, position)) for position, _ in mounts]
    return root, mounts


def _instruments(deck):
    satellite_antenna((0, -0.12, deck - 0.005), 0.037, 0.02, white_cap())
    for side in (-1, 1):
        tube("mast", (side * 0.10, 0.18, 0.12), (side * 0.10, 0.18, 0.30), 0.006, carbon())
        satellite_antenna((side * 0.10, 0.18, 0.30), 0.038, 0.03, dark())
        status_light((side * 0.105, -0.268, 0.045), (0.05, 0.014, 0.014), (1, 0.96, 0.85), 14, (0, 0, -side * 0.35))
    forward_radar((0, -0.29, -0.02))
    lens(0.018, (0, -0.318, 0.055), 0.014)


def _arm(direction, span, clockwise, radius, angle, blur):
    """One folding arm with motor, propeller and light; returns where the motor sits."""
    c, s = math.cos(direction), math.sin(direction)
    inner, outer = Vector((0.19 * c, 0.19 * s, 0)), Vector((span * c, span * s, 0.03))
    tube("arm", inner, outer, 0.022, carbon(), 40, 0.020)
    for t in (0.0, 0.12):
        tube("clamp", inner.lerp(outer, t), inner.lerp(outer, t + 0.045), 0.029, dark(), 40)
    tube("hinge", inner.lerp(outer, 0.17), inner.lerp(outer, 0.215), 0.031, signal(), 40)
    tube("sleeve", inner.lerp(outer, 0.94), outer, 0.0265, dark(), 40)
    box("mount", (0.085, 0.075, 0.04), 0.012, dark(), outer, (0, 0, direction))
    x, y, z = outer
    motor(0.046, 0.05, (x, y, z + 0.02), signal())
    propeller(radius, (x, y, z + 0.072), 1 if clockwise else -1, angle, tip=signal(), pitch=0.45, chord=0.07, blur=blur)
    color = (1, 0.05, 0.03) if s < 0 else (0.05, 1, 0.25)
    status_light((x + c * 0.052, y + s * 0.052, z), (0.01, 0.03, 0.012), color, 14, (0, 0, direction))
    return outer


def _skids():
    tubes = carbon()
    for side in (-1, 1):
        for y in (-0.20, 0.22):
            tube("strut", (side * 0.17, y * 0.8, -0.03), (side * 0.38, y, -0.52), 0.0135, tubes, 28)
            tube("joint", (side * 0.384, y - 0.03, -0.522), (side * 0.384, y + 0.03, -0.522), 0.02, dark(), 28)
        tube("skid", (side * 0.385, -0.40, -0.525), (side * 0.385, 0.42, -0.525), 0.0135, tubes, 28)
        for y in (-0.34, 0.37):
            tube("foam", (side * 0.385, y - 0.05, -0.525), (side * 0.385, y + 0.05, -0.525), 0.021, rubber())
