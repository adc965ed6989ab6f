"""The large machines: sprayers with six and eight rotors, and the heavy octocopter."""

import math
import random
from dataclasses import dataclass

from mathutils import Vector

from kit.geometry import box, empty, lathe, mark, tube, under
from kit.materials import aluminium, carbon, dark, inset, paint, rubber, signal, white_cap
from kit.parts import lens, motor, propeller, status_light
from models.cameras import forward_radar, satellite_antenna
from models.crate import crate
from models.hull import hull
from models.lifted import laser_scanner, winch
from models.tank import nozzle, tank


@dataclass(frozen=True)
class Lifter:
    rotors: int
    span: float  # from the middle to each motor
    propeller_radius: float
    size: float  # of hub, tubes and legs against those of the HP-20
    legs: tuple  # how far from the middle they begin and end, at size 1
    load: str
    turn: float  # in its picture: so that no arm points at the camera and hides the load


# Rotors as the data sheet on the page says, and so the span of the small and the large one.
LIFTERS = {
    "hp-10": Lifter(6, 0.75, 0.35, 0.86, (0.205, 0.44), "laser scanner", 0.3),
    "hp-20": Lifter(8, 0.86, 0.31, 1.0, (0.17, 0.38), "crate", 0),
    "hp-30": Lifter(8, 1.15, 0.42, 1.2, (0.205, 0.44), "winch", -0.2),
}
FEET = 0.546  # how far below its origin a machine of size 1 stands


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


def heavy_lifter(name="hp-20", blur=None):
    """One of LIFTERS with its load. Its feet are FEET times its size below its origin."""
    model = LIFTERS[name]
    shell = paint("heavy shell", (0.04, 0.043, 0.048), 0.38, coat=0.2, vary=0.05)
    hull_size = (0.56, 0.19, 0.11, 0.04)
    root, _ = _frame(model.rotors, model.span, model.propeller_radius, blur, shell, hull_size, model.size, model.legs)
    with under(root):
        load = empty("load")
        load.scale = (model.size,) * 3
        with under(load):
            box("release", (0.20, 0.20, 0.06), 0.012, dark(), (0, 0, -0.075))
            {"crate": crate, "laser scanner": laser_scanner, "winch": winch}[model.load]()
    return root


def standing_lifter(name):
    """One of LIFTERS as it stands in its picture and turns in the browser: its feet are FEET below the stage's zero."""
    root = heavy_lifter(name)
    root.location, root.rotation_euler = (0, 0, FEET * (LIFTERS[name].size - 1)), (0, 0, LIFTERS[name].turn)
    return root


def _frame(rotors, span, radius, blur, shell, hull_size, size=1.0, legs=(0.17, 0.38)):
    """Hub plates, hull, arms with motors, skids. Returns the root and [(position, direction)] of the motors.

    `legs` says how far from the middle they begin and end, at size 1.
    """
    rng = random.Random(2)
    radius = radius or span * math.sin(math.pi / rotors) * 0.94
    root = empty("multirotor")
    mounts = []
    with under(root):
        hub = empty("hub")
        hub.scale = (size,) * 3
        with under(hub):
            for z in (-0.035, 0.035):
                profile = [(1e-5, z - 0.0025), (0.25, z - 0.0025), (0.25, z + 0.0025), (1e-5, z + 0.0025)]
                lathe("plate", profile, carbon(), 12, 0)
            for k in range(12):
                a = k * math.pi / 6
                x, y = 0.225 * math.cos(a), 0.225 * math.sin(a)
                tube("standoff", (x, y, -0.035), (x, y, 0.035), 0.006, aluminium(), 16)
            length, half, top, bottom = hull_size
            hull(length, half, top, bottom, shell, dark(), inset(), signal()).location = (0, 0, 0.045)
            _instruments(0.042 + top)
            _skids(*legs)
        for k in range(rotors):
            direction = (k + 0.5) * 2 * math.pi / rotors + math.pi / 2
            mounts.append((_arm(direction, span, k % 2 == 1, radius, rng.uniform(0, 3.1), blur, size), direction))
    root["motors"] = [tuple(map(float, position)) for position, _ in mounts]
    return root, mounts


def _instruments(deck):
    satellite_antenna((0, -0.12, deck - 0.005), 0.037, 0.02, white_cap())
    for side in (-1, 1):
        tube("mast", (side * 0.10, 0.18, 0.12), (side * 0.10, 0.18, 0.30), 0.006, carbon())
        mark(satellite_antenna((side * 0.10, 0.18, 0.30), 0.038, 0.03, dark()), (0, 0, 0.02))
        status_light((side * 0.105, -0.268, 0.045), (0.05, 0.014, 0.014), (1, 0.96, 0.85), 14, (0, 0, -side * 0.35))
    forward_radar((0, -0.29, -0.02))
    lens(0.018, (0, -0.318, 0.055), 0.014)


def _arm(direction, span, clockwise, radius, angle, blur, size):
    """One folding arm with motor, propeller and light; returns where the motor sits."""
    c, s = math.cos(direction), math.sin(direction)
    inner, outer = Vector((0.19 * size * c, 0.19 * size * s, 0)), Vector((span * c, span * s, 0.03))
    tube("arm", inner, outer, 0.022 * size, carbon(), 40, 0.020 * size)
    for t in (0.0, 0.12):
        tube("clamp", inner.lerp(outer, t), inner.lerp(outer, t + 0.045), 0.029 * size, dark(), 40)
    tube("hinge", inner.lerp(outer, 0.17), inner.lerp(outer, 0.215), 0.031 * size, signal(), 40)
    tube("sleeve", inner.lerp(outer, 0.94), outer, 0.0265 * size, dark(), 40)
    box("mount", (0.085 * size, 0.075 * size, 0.04 * size), 0.012 * size, dark(), outer, (0, 0, direction))
    x, y, z = outer
    motor(0.046 * size, 0.05 * size, (x, y, z + 0.02 * size), signal())
    at = (x, y, z + 0.072 * size)
    propeller(radius, at, 1 if clockwise else -1, angle, tip=signal(), pitch=0.45, chord=0.07, blur=blur)
    color = (1, 0.05, 0.03) if s < 0 else (0.05, 1, 0.25)
    status_light((x + c * 0.052 * size, y + s * 0.052 * size, z), (0.01, 0.03, 0.012), color, 14, (0, 0, direction))
    return outer


def _skids(top, foot):
    tubes = carbon()
    for side in (-1, 1):
        for y in (-0.20, 0.22):
            tube("strut", (side * top, y * 0.136 / top, -0.03), (side * foot, y, -0.52), 0.0135, tubes, 28)
            x = side * (foot + 0.004)
            tube("joint", (x, y - 0.03, -0.522), (x, y + 0.03, -0.522), 0.02, dark(), 28)
        x = side * (foot + 0.005)
        tube("skid", (x, -0.40, -0.525), (x, 0.42, -0.525), 0.0135, tubes, 28)
        for y in (-0.34, 0.37):
            tube("foam", (x, y - 0.05, -0.525), (x, y + 0.05, -0.525), 0.021, rubber())
