"""Machines alone in a studio. Light: "dark" or "light"."""

from kit.light import dark_studio, light_studio
from kit.stage import Look
from models.multirotor import sprayer, standing_lifter
from models.quadcopter import quadcopter

SMALL_FEET, SKID_FEET, LARGE_FEET = -0.092, -0.19, -0.55


def _studio(light, floor, scale=1.0):
    if light == "dark":
        dark_studio(floor, scale)
        return Look(exposure=0.3, bloom=0.04, vignette=0.3)
    light_studio(floor, scale)
    return Look(exposure=0.0)


def surveillance(light):
    quadcopter("surveillance")
    return _studio(light, SKID_FEET)


def trainer_basic(light):
    quadcopter("basic")
    return _studio(light, SMALL_FEET)


def trainer_pro(light):
    quadcopter("pro")
    return _studio(light, SMALL_FEET)


def trainer_elite(light):
    quadcopter("elite")
    return _studio(light, SKID_FEET)


def trainers(light):
    """The three trainers side by side, Elite in the middle."""
    for name, x, y, lift, turn in (
        ("basic", -0.66, -0.10, 0.0, 0.25),
        ("pro", 0.64, -0.12, 0.0, -0.25),
        ("elite", 0.0, 0.42, 0.098, 0.0),
    ):
        root = quadcopter(name)
        root.location, root.rotation_euler = (x, y, lift), (0, 0, turn)
    return _studio(light, SMALL_FEET, 1.35)


def heavy(light):
    """The HP-20 with its crate."""
    return _lifter("hp-20", light)


def heavy_small(light):
    """The HP-10 with a laser scanner."""
    return _lifter("hp-10", light)


def heavy_large(light):
    """The HP-30 with its winch."""
    return _lifter("hp-30", light)


def _lifter(name, light):
    standing_lifter(name)
    return _studio(light, LARGE_FEET, 2.2)


def agri_six(light):
    sprayer(6, 0.95)
    return _studio(light, LARGE_FEET, 2.2)


def agri_eight(light):
    sprayer(8, 1.12)
    return _studio(light, LARGE_FEET, 2.4)
