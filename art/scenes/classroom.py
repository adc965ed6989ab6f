"""A training room in the morning, lived in: the sun through barred windows, work left on the desks. Light: "morning"."""

import math
import random

from kit.geometry import box, under, empty
from kit.light import area, only_softboxes, sunbeam
from kit.materials import paint, signal, wood
from kit.parts import motor, propeller
from kit.stage import Look, world_light
from models.bench import laptop, screwdriver, spool, table
from models.classroom import (
    CEILING,
    FLOOR,
    bottle,
    ceiling_fan,
    chair,
    chart,
    clock,
    cupboard,
    kit_box,
    notebook,
    notice_board,
    plain_wall,
    school_bag,
    stone_floor,
    tube_light,
    tumbler,
    whiteboard,
    window_wall,
)
from models.electronics import battery, circuit_board, transmitter
from models.quadcopter import quadcopter
from models.room import shelves
from raster.landscape import flight_picture

LEFT, RIGHT, FRONT, REAR = -3.6, 3.5, 7.4, -3.2
KITS = ((0.04, 0.10, 0.22), (0.30, 0.075, 0.02), (0.16, 0.165, 0.16))


def recess(light):
    """Everyone has gone for tea: chairs pushed back, drones half built, kits open."""
    world_light((0.62, 0.70, 0.80), 0.16)
    _room()
    _front()
    _left_wall()
    top = wood("bench top", (0.26, 0.15, 0.07), (0.50, 0.32, 0.17))
    rng = random.Random(12)
    for row in range(4):
        for x in (-1.50, 1.30):
            y = 0.4 + row * 1.6
            with under(empty("desk", (x, y, 0), (0, 0, rng.uniform(-0.02, 0.02)))):
                table((1.85, 0.72), (0, 0, 0), 0.70, top)
            for seat in (-0.44, 0.46):
                back = rng.uniform(-0.62, -0.48)
                chair((x + seat + rng.uniform(-0.06, 0.06), y + back, FLOOR), rng.uniform(-0.35, 0.35))
    _desks()
    sunbeam((-1, 0.24, -0.66), 5.5, (1, 0.86, 0.66))
    for y in (1.5, 3.8, 6.1):
        area((3.40, y, 1.1), (0, y, 0.0), 1.3, 62, (0.86, 0.93, 1), height=1.6)
    area((0, 2.5, 2.1), (0, 2.5, 0), 4.0, 34, (1, 0.94, 0.84), height=7.0)
    area((-0.8, -2.9, 1.8), (0, 2.5, 0.2), 2.4, 40, (1, 0.95, 0.88))
    only_softboxes()
    return Look(exposure=0.45, bloom=0.06, vignette=0.2)


def _room():
    stone_floor((LEFT, RIGHT), (REAR, FRONT))
    plain_wall((LEFT, FRONT), (RIGHT, FRONT))
    plain_wall((LEFT, REAR), (LEFT, FRONT))
    window_wall(RIGHT, (1.5, 3.8, 6.1), 0.32, 1.85, 1.35, (REAR, FRONT))
    size, at = (RIGHT - LEFT, FRONT - REAR, 0.1), ((LEFT + RIGHT) / 2, (FRONT + REAR) / 2, CEILING + 0.05)
    box("ceiling", size, 0, paint("ceiling", (0.62, 0.60, 0.55), 0.9), at)
    box("beam", (RIGHT - LEFT, 0.3, 0.28), 0.01, paint("ceiling", (0.62, 0.60, 0.55), 0.9), (-0.05, 4.6, CEILING - 0.12))
    for x, y, turn in ((-1.35, 2.6, 0.5), (1.45, 2.6, 1.3), (-1.35, 6.1, 0.1), (1.45, 6.1, 0.9)):
        ceiling_fan((x, y, CEILING), turn)


def _front():
    """Board, charts, notices, almirah and the trainer's table before the front wall."""
    face = FRONT - 0.02
    whiteboard((-0.35, face, 1.02))
    notice_board((1.95, face, 1.10))
    chart((-2.15, face, 1.10), "copter")
    chart((2.98, face, 1.10), "circuit")
    tube_light((-0.35, face, 1.92))
    clock((1.16, face, 1.80))
    cupboard((-3.05, FRONT - 0.30, FLOOR))
    for k, tint in enumerate((KITS[0], KITS[2])):
        kit_box((-3.05 + 0.03 * k, FRONT - 0.30, FLOOR + 1.985 + 0.135 * k), 0.06 * k, tint, lid=True)
    table((1.3, 0.62), (2.45, 6.55, 0.02), 0.72, wood("trainer table", (0.14, 0.07, 0.03), (0.34, 0.19, 0.09)))
    laptop((2.40, 6.60, 0.02), math.pi + 0.25, flight_picture())
    copter = quadcopter("surveillance", seed=3)
    copter.location, copter.rotation_euler = (2.86, 6.50, 0.02 + 0.17), (0, 0, 0.5)


def _left_wall():
    """A rack of kits and charts along the wall opposite the windows."""
    with under(empty("rack", (LEFT + 0.02, 3.2, 0), (0, 0, math.pi / 2))):
        shelves((-1.3, 1.5), -0.19, (-0.35, 0.05, 0.45), seed=14)
        chart((2.6, 0.01, 1.15), "wing")
        chart((-2.0, 0.01, 1.15), "circuit")
        notice_board((0.1, 0.01, 1.30), (1.25, 0.85), seed=9)
        tube_light((-0.6, 0.0, 1.95))


def _desks():
    """What lies on the desks, the nearest ones fullest."""
    _drone("basic", (-1.62, 0.46), 0.45, 1)
    _drone("pro", (1.62, 0.44), -0.5, 5, propellers=False)
    _drone("pro", (-1.20, 2.02), 0.2, 4)
    _drone("basic", (1.05, 2.05), -0.3, 8)
    _drone("basic", (-1.75, 3.62), 0.6, 9)
    _drone("pro", (1.55, 3.60), 0.1, 11)
    for x, y, turn, tint in (
        (-0.86, 0.52, 0.12, KITS[0]),
        (0.66, 0.50, -0.10, KITS[1]),
        (-2.05, 2.05, 0.05, KITS[2]),
        (1.82, 2.02, -0.2, KITS[0]),
        (-0.95, 3.70, 0.1, KITS[1]),
        (0.75, 3.62, 0.0, KITS[2]),
        (-1.4, 5.25, 0.1, KITS[0]),
        (1.1, 5.2, -0.1, KITS[1]),
    ):
        kit_box((x, y, 0), turn, tint)
    for k, tint in enumerate((KITS[1], KITS[0], KITS[2])):
        kit_box((-2.15 + 0.02 * k, 5.25, 0.128 * k), 0.05 * k, tint, lid=True)
    for x, y, turn, tint in (
        (-1.98, 0.20, 0.2, None),
        (1.12, 0.26, -0.25, None),
        (-1.22, 0.20, -0.3, (0.20, 0.03, 0.025)),
        (2.02, 0.22, 0.5, (0.03, 0.08, 0.20)),
        (-1.75, 1.80, 0.1, None),
        (0.66, 1.84, 0.2, (0.28, 0.20, 0.04)),
        (1.48, 1.80, -0.15, None),
        (-1.3, 3.40, 0.2, (0.03, 0.08, 0.20)),
        (1.05, 3.38, -0.1, None),
    ):
        notebook((x, y, 0), turn, tint)
    for x, y, tint in ((-2.28, 0.55, None), (2.10, 0.60, (0.03, 0.10, 0.26)), (-0.72, 2.2, (0.30, 0.05, 0.03)), (0.5, 3.8, None)):
        bottle((x, y, 0), tint)
    for x, y in ((0.50, 0.22), (-0.68, 1.86), (2.0, 3.5)):
        tumbler((x, y, 0))
    transmitter((-0.84, 0.21, 0.0225), -0.2)
    transmitter((1.30, 0.62, 0.0225), 0.3)
    transmitter((-1.62, 2.22, 0.0225), 0.1)
    transmitter((2.06, 3.75, 0.0225), -0.3)
    battery((1.52, 0.22, 0.0195), 0.9)
    battery((-1.48, 0.16, 0.0195), 1.3)
    screwdriver((0.78, 0.24, 0.0085), 1.2, (0.85, 0.12, 0.01))
    screwdriver((-1.05, 0.30, 0.0085), 0.5, (0.02, 0.12, 0.5))
    spool((2.18, 2.2, 0.1), 0.4)
    circuit_board((0.95, 0.20, 0), 0.3, seed=3)
    for x, y in ((1.74, 0.20), (1.80, 0.26), (1.83, 0.19)):
        motor(0.0145, 0.021, (x, y, 0), signal())
    propeller(0.125, (1.92, 0.62, 0.006), 1, 0.4, tip=signal(), chord=0.10)
    propeller(0.125, (1.70, 0.16, 0.006), -1, 2.0, tip=signal(), chord=0.10)
    for x, y, turn, tint in (
        (-0.42, 0.30, 0.4, (0.03, 0.05, 0.12)),
        (0.22, 1.9, -0.5, (0.22, 0.04, 0.03)),
        (-0.40, 3.5, 0.2, (0.06, 0.07, 0.06)),
    ):
        school_bag((x, y, FLOOR), turn, tint)


def _drone(name, at, turn, seed, propellers=True):
    copter = quadcopter(name, seed=seed, propellers=propellers)
    copter.location, copter.rotation_euler = (*at, 0.0905), (0, 0, turn)
