"""Hands at work, seen as the one whose hands they are sees them. Light: "day"."""

import math

import numpy as np

from kit.light import only_softboxes
from kit.stage import Look
from models.bench import screwdriver
from models.meter import BLACK, FACE, RED, lead, multimeter
from models.opened import opened_copter, screw_dish
from people import garments, stances, surfaces
from people.pose import SIDES, Person
from scenes.workshop import MAT, _bench_room

CHEST = np.array((0.06, -0.46, -1.02))  # where the person's feet would stand, before the bench
# Where each probe touches, and where its handle points from there.
PROBES = {
    "R": (np.array((0.085, 0.095, 0.093)), np.array((0.62, -0.42, 0.66))),
    "L": (np.array((0.035, 0.085, 0.093)), np.array((-0.62, -0.46, 0.62))),
}
HELD = 0.052  # metres from a probe's point to the fingertips


def metering(light):
    """A technician's gloved hands hold two probes to the power board of an opened copter."""
    _bench_room()
    copter = opened_copter()
    copter.location, copter.rotation_euler = (0.06, 0.13, 0.0905 + MAT), (0, 0, 0.1)
    screw_dish((-0.27, 0.02, MAT))
    screwdriver((0.335, -0.10, 0.0085 + MAT), -0.5, (0.85, 0.12, 0.01))
    at, turn = (0.055, -0.112, MAT), 0.10
    multimeter(at, turn, "15.24")
    _hands()
    c, s = math.cos(turn), math.sin(turn)
    for side, x, color in (("R", 0.024, RED), ("L", 0.0, BLACK)):
        plug = (at[0] + c * x + s * 0.072, at[1] + s * x - c * 0.072, FACE + MAT)
        tip, way = PROBES[side]
        end = tip + way / np.linalg.norm(way) * 0.16
        sign = 1 if side == "R" else -1
        path = [(plug[0] + sign * k, y, 0.03) for k, y in ((0.07, plug[1] - 0.035), (0.16, -0.14))]
        path.append(tuple(end + (sign * 0.02, -0.05, -0.02)))
        lead(plug, path, tuple(tip), tuple(way), color)
    only_softboxes()
    return Look(exposure=0.55, bloom=0.06, vignette=0.2)


def _hands():
    """The technician faces +Y: a turn by half a circle brings the body's own axes there."""
    turned = lambda points: points * (-1, -1, 1) + CHEST
    person = Person("man")
    person.turn("root", (1, 0, 0), 10)
    stances.bow(person, 26)
    flip = np.array((-1, -1, 1))
    for side, sign in SIDES:
        tip, way = PROBES[side]
        stances.pinch(person, side)
        grip = (tip + way / np.linalg.norm(way) * HELD - CHEST) * flip
        inward = sign * np.array((1, 0, 0))
        along, palm = (inward * 0.55 + (0, 0.80, -0.42)) * flip, (inward * 0.62 + (0, 0.12, -0.66)) * flip
        stances.take(person, side, grip, (sign * 0.9, 0.4, -0.5), along, palm)
    garments.gloves(person, turned=turned)
    overall = surfaces.cloth("overall sleeve", (0.055, 0.075, 0.115), worn=0.2, crease=0.3)
    for side, _ in SIDES:
        garments.sleeve(person, side, overall, turned)
