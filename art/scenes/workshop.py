"""Benches and rooms. Light: "day" or "evening"."""

import math

from kit.geometry import box, tube
from kit.light import area, only_softboxes
from kit.materials import SIGNAL, dark, paint, signal
from kit.parts import motor, propeller
from kit.stage import Look, world_light
from models.bench import cutting_mat, desk_lamp, drawers, keyboard, monitor, printer, screwdriver, spool, table
from models.electronics import battery, circuit_board, transmitter
from models.meter import multimeter
from models.opened import opened_copter, screw_dish, upper_shell
from models.quadcopter import quadcopter
from models.room import bench_room, lamp_string, shelves, wall
from people.cast import person
from raster.pointcloud import picture_file

MAT = 0.0045  # the mat's surface


def _bench_room():
    """The room of a bench, with a lamp for what lies at its right."""
    bench_room()
    area((1.6, -0.9, 0.8), (0, 0, 0), 0.5, 5, (1, 0.8, 0.6))


def _tools():
    for y, turn, color in (
        (-0.115, 1.32, (0.02, 0.02, 0.022)),
        (-0.155, 1.24, (0.85, 0.12, 0.01)),
        (-0.195, 1.36, (0.02, 0.12, 0.5)),
    ):
        screwdriver((-0.42, y, 0.0085 + MAT), turn, color)


def _loose_parts():
    circuit_board((-0.18, -0.115, MAT), 0.3, seed=3)
    circuit_board((-0.115, -0.145, MAT), -0.2, 0.034, (0.01, 0.05, 0.02), seed=5)
    for x, y in ((-0.03, -0.135), (0.025, -0.16), (0.085, -0.12)):
        motor(0.0145, 0.021, (x, y, MAT), signal())
    propeller(0.125, (0.01, -0.215, 0.012), 1, 0.08, tip=signal(), chord=0.10)
    propeller(0.125, (0.20, 0.0, 0.012), -1, 2.3, tip=signal(), chord=0.10)


def _bench(style, turn=0.5):
    _bench_room()
    _loose_parts()
    copter = quadcopter(style, seed=4)
    copter.location, copter.rotation_euler = (0.05, 0.20, 0.0905 + MAT), (0, 0, turn)
    battery((-0.27, 0.09, 0.0235), 0.5)
    transmitter((0.41, -0.15, 0.027), -0.35)
    printer((0.95, 0.62, 0), -0.35)
    spool((0.62, 0.55, 0.1), 0.5)
    only_softboxes()
    return Look(exposure=0.55, bloom=0.06, vignette=0.2)


def bench(light):
    """The Pro trainer among parts, shallow focus."""
    _tools()
    return _bench("pro")


def tinkering_lab(light):
    """A school's lab: the guarded trainer on the bench, printer and spools behind."""
    spool((-0.46, 0.52, 0.1), 0.5, (0.85, 0.12, 0.01))
    return _bench("basic", 0.35)


def service_bench(light):
    """An opened airframe: its upper shell turned over beside it, screws in a dish."""
    _bench_room()
    copter = opened_copter()
    copter.location, copter.rotation_euler = (0.06, 0.13, 0.0905 + MAT), (0, 0, 0.1)
    shell = upper_shell()
    shell.location, shell.rotation_euler = (-0.275, 0.12, MAT), (0, 0, 0.2)
    screw_dish((0.02, -0.115, MAT))
    screwdriver((-0.29, -0.075, 0.0085 + MAT), 1.45, (0.85, 0.12, 0.01))
    only_softboxes()
    return Look(exposure=0.55, bloom=0.06, vignette=0.2)


def technician(light):
    """An open copter and a multimeter on a bench; a technician at the next one, from behind, out of focus."""
    world_light((0.55, 0.65, 0.8), 0.04)
    table()
    cutting_mat((0.22, 0.26, 0))
    copter = opened_copter()
    copter.location, copter.rotation_euler = (0.30, 0.40, 0.0905 + MAT), (0, 0, 0.45)
    multimeter((0.02, 0.22, MAT), 0.25, "15.24")
    screw_dish((0.15, 0.17, MAT))
    battery((-0.10, 0.42, 0.0235), -0.4)
    area((1.7, -0.3, 1.1), (0.2, 0.1, 0.05), 0.9, 34, (1, 0.84, 0.62))
    area((-1.2, 0.4, 0.9), (0.1, 0.1, 0), 0.5, 9, (0.72, 0.85, 1))
    area((1.9, 1.4, 1.4), (0.6, 2.2, 0.3), 0.7, 12, (1, 0.80, 0.56))
    table((2.6, 0.8), (0.5, 2.6, 0))
    drawers((2.5, 0.7), (0.5, 2.6, -0.05))
    wall(3.7)
    shelves((-1.9, 2.5), 3.4, seed=5)
    person("bench-technician", (0.78, 1.95, -0.92), math.pi - 0.25)
    desk_lamp((0.25, 2.65, 0), (0.20, 2.75, 0.42), (0.45, 2.62, 0.52), (0.72, 2.35, 0.05), 8)
    only_softboxes()
    return Look(exposure=0.75, bloom=0.06, vignette=0.22)


def build(light):
    """An open drone, tools and the printer on a bench; two trainees at the next one, from behind, out of focus."""
    world_light((0.55, 0.65, 0.8), 0.05)
    table()
    cutting_mat((0.16, -0.02, 0))
    copter = opened_copter()
    copter.location, copter.rotation_euler = (0.20, 0.10, 0.0905 + MAT), (0, 0, -0.5)
    battery((-0.10, 0.18, 0.0235), 0.5)
    screw_dish((-0.17, 0.06, MAT))
    screwdriver((-0.13, 0.0, 0.0085 + MAT), 1.2, (0.85, 0.12, 0.01))
    printer((-0.27, 0.52, 0), 0.3)
    area((-2.0, -0.2, 1.1), (0, 0.1, 0.05), 1.0, 42, (0.80, 0.90, 1))
    area((1.3, 0.5, 0.9), (0.1, 0.1, 0), 0.4, 9, (1, 0.80, 0.55))
    area((-1.7, 1.6, 1.4), (0.8, 2.2, 0.3), 0.8, 22, (0.80, 0.90, 1))
    table((2.6, 0.8), (0.6, 2.75, 0))
    drawers((2.5, 0.7), (0.6, 2.75, -0.05))
    wall(3.9)
    shelves((-2.1, 2.3), 3.6)
    lamp_string(3.5)
    person("bench-trainee", (0.34, 2.12, -0.92), math.pi + 0.25)
    person("bench-partner", (0.85, 2.02, -0.92), math.pi + 0.60)
    desk_lamp((0.80, 2.85, 0), (0.84, 2.95, 0.40), (0.64, 2.80, 0.50), (0.37, 2.50, 0.05), 9)
    only_softboxes()
    return Look(exposure=0.8, bloom=0.06, vignette=0.2)


def data_desk(light):
    """A desk with a point cloud on its screens, lit by these and one lamp."""
    world_light((0.35, 0.45, 0.7), 0.06)
    table((2.2, 0.9), (0, 0.12, 0), 0.7)
    wall(1.6, (0.055, 0.062, 0.075))
    shelves((-1.9, 1.7), 1.42, (0.62, 1.02), seed=12)
    monitor((0.12, 0.28, 0), -0.10, picture_file("height"), 0.72, 1.0)
    monitor((-0.66, 0.20, 0), 0.32, picture_file("natural"), 0.60, 0.8)
    keyboard((0.10, -0.08, 0), -0.06)
    box("mouse", (0.06, 0.10, 0.034), 0.016, dark(), (0.385, -0.07, 0.017), (0, 0, -0.1), segments=6)
    transmitter((-0.28, -0.10, 0.0225), 0.15)
    tube("cup", (-0.52, -0.06, 0), (-0.52, -0.06, 0.095), 0.041, paint("cup", SIGNAL, 0.35, coat=0.4), 48)
    tube(
        "coffee", (-0.52, -0.06, 0.0952), (-0.52, -0.06, 0.0954), 0.037, paint("coffee", (0.03, 0.014, 0.006), 0.2), 48
    )
    area((1.2, 0.3, 1.3), (0.6, 0.1, 0), 0.35, 16, (1, 0.78, 0.52))
    area((-1.9, -1.9, 1.6), (0, -0.5, 0.2), 1.2, 22, (0.60, 0.75, 1))
    area((0.2, 1.2, 1.9), (0.2, 1.5, 0.8), 1.4, 7, (1, 0.76, 0.5))
    area((0.1, 0.22, 0.32), (0.1, -0.2, 0), 0.5, 1.6, (0.4, 0.8, 0.9), height=0.3)
    return Look(exposure=0.55, bloom=0.06, vignette=0.25)
