"""Benches and rooms, without people. Light: "day" or "evening"."""

import math

from kit.geometry import box, empty, tube, under
from kit.light import area
from kit.materials import SIGNAL, dark, inset, paint, signal, steel, wood
from kit.parts import motor, propeller
from kit.stage import Look, world_light
from models.bench import cutting_mat, keyboard, monitor, printer, screwdriver, spool, table
from models.electronics import battery, circuit_board, transmitter
from models.hull import hull
from models.quadcopter import quadcopter
from models.room import floor, lamp_string, pendant, shelves, stool, wall, whiteboard
from raster.pointcloud import picture_file

MAT = 0.0045  # the mat's surface


def _bench_room():
    """Table, mat, wall, shelves and lamps that all bench scenes share."""
    world_light((0.55, 0.65, 0.8), 0.12)
    table()
    cutting_mat()
    wall()
    shelves()
    lamp_string()
    area((-2.0, -0.2, 1.3), (0, 0, 0.05), 1.3, 52, (0.86, 0.93, 1), height=1.2)
    area((0.5, 0.5, 1.7), (0.1, 0.1, 0), 0.6, 16, (1, 0.80, 0.58))
    area((1.6, -0.9, 0.8), (0, 0, 0), 0.5, 5, (1, 0.8, 0.6))
    area((-0.6, 1.2, 2.2), (-0.6, 2.3, 0.7), 1.6, 26, (1, 0.76, 0.5))


def _tools():
    screwdriver((-0.34, -0.19, 0.0085), -0.5, (0.02, 0.02, 0.022))
    screwdriver((-0.375, -0.17, 0.0085), -0.42, (0.85, 0.12, 0.01))
    screwdriver((-0.41, -0.15, 0.0085), -0.36, (0.02, 0.12, 0.5))


def _loose_parts():
    circuit_board((-0.18, -0.115, MAT), 0.3, seed=3)
    circuit_board((-0.115, -0.145, MAT), -0.2, 0.034, (0.01, 0.05, 0.02), seed=5)
    for x, y in ((-0.03, -0.135), (0.025, -0.16), (0.085, -0.12)):
        motor(0.0145, 0.021, (x, y, MAT), signal())
    propeller(0.125, (0.17, -0.195, 0.012), 1, 0.10, tip=signal(), chord=0.10)
    propeller(0.125, (0.235, -0.05, 0.012), -1, 2.3, tip=signal(), chord=0.10)


def _bench(style, turn=0.5):
    _bench_room()
    _tools()
    _loose_parts()
    copter = quadcopter(style, seed=4)
    copter.location, copter.rotation_euler = (0.05, 0.20, 0.0905 + MAT), (0, 0, turn)
    battery((-0.27, 0.09, 0.0235), 0.5)
    transmitter((0.42, 0.03, 0.027), -0.35)
    printer((0.95, 0.62, 0), -0.35)
    spool((0.62, 0.55, 0.1), 0.5)
    return Look(exposure=0.55, bloom=0.06, vignette=0.2)


def bench(light):
    """The Pro trainer among parts, shallow focus."""
    return _bench("pro")


def tinkering_lab(light):
    """A school's lab: the guarded trainer on the bench, printer and spools behind."""
    look = _bench("basic", 0.35)
    spool((-0.62, 0.50, 0.1), 0.5, (0.85, 0.12, 0.01))
    spool((-0.74, 0.62, 0.1), 0.5, (0.75, 0.75, 0.76))
    return look


def service_bench(light):
    """An opened airframe: upper shell lifted off beside it, boards and battery in view."""
    _bench_room()
    _tools()
    root = empty("opened", (0.06, 0.16, 0.0905 + MAT), (0, 0, 0.55))
    with under(root):
        tray = paint("tray", (0.012, 0.012, 0.013), 0.42)
        box("tray", (0.118, 0.25, 0.028), 0.012, tray, (0, 0, -0.018), segments=5)
        box("tray rim", (0.124, 0.256, 0.004), 0.002, paint("tray lip", (0.03, 0.03, 0.032), 0.4), (0, 0, -0.004))
        box("recess", (0.104, 0.236, 0.004), 0.006, paint("recess", (0.02, 0.021, 0.022), 0.5), (0, 0, -0.0025))
        circuit_board((0, -0.055, -0.001), 0, 0.046, seed=7)
        circuit_board((0, 0.002, -0.001), math.pi / 2, 0.038, (0.01, 0.05, 0.02), seed=8)
        box(
            "power board",
            (0.07, 0.05, 0.003),
            0.001,
            paint("power board", (0.02, 0.03, 0.10), 0.35, coat=0.4),
            (0, 0.062, 0.001),
        )
        box("pack", (0.06, 0.045, 0.022), 0.004, paint("pack", (0.85, 0.62, 0.02), 0.35, coat=0.5), (0, 0.062, 0.0135))
        for side in (-1, 1):
            for end in (-1, 1):
                pod = (side * 0.185, end * 0.165, 0.012)
                tube(
                    "arm",
                    (side * 0.055, end * 0.085, -0.012),
                    pod,
                    0.0085,
                    paint("arms pro", (0.03, 0.031, 0.034), 0.4, coat=0.15),
                    28,
                )
                motor(0.0135, 0.02, (pod[0], pod[1], pod[2] - 0.004), signal())
                tube("pod", (pod[0], pod[1], pod[2] - 0.014), (pod[0], pod[1], pod[2] - 0.002), 0.0155, dark(), 40)
                tube(
                    "leg",
                    (pod[0], pod[1], pod[2] - 0.012),
                    (pod[0] + side * 0.010, pod[1] + end * 0.008, -0.0895),
                    0.005,
                    dark(),
                    20,
                    0.0042,
                )
                for k, color in enumerate(((0.7, 0.01, 0.01), (0.01, 0.01, 0.01), (0.75, 0.62, 0.02))):
                    y = end * (0.055 + 0.006 * k)
                    tube(
                        "wire",
                        (side * 0.018, y * 0.6, 0.007),
                        (side * 0.052, y + end * 0.016, 0.001),
                        0.0011,
                        paint(f"wire {color}", color, 0.45),
                        8,
                    )
    lid = _upper_shell()
    lid.location, lid.rotation_euler = (-0.235, 0.20, 0.0375), (0.0, 0.0, 0.85)
    for k in range(6):
        tube(
            "screw",
            (-0.12 + 0.014 * (k % 3), -0.125 - 0.013 * (k // 3), MAT),
            (-0.12 + 0.014 * (k % 3), -0.125 - 0.013 * (k // 3), MAT + 0.006),
            0.0022,
            steel(),
            12,
        )
    propeller(
        0.125, (0.25, -0.10, 0.012), 1, 0.35, tip=paint("accent pro", (0.01, 0.22, 0.85), 0.35, coat=0.5), chord=0.10
    )
    transmitter((0.46, 0.08, 0.027), -0.35)
    printer((0.95, 0.62, 0), -0.35)
    return Look(exposure=0.55, bloom=0.06, vignette=0.2)


def _upper_shell():
    """The Pro's upper shell alone, resting on its edge."""

    root = empty("shell")
    with under(root):
        white = paint("shell pro", (0.68, 0.69, 0.70), 0.36, coat=0.15, specular=0.45, vary=0.05)
        hull(0.26, 0.06, 0.040, 0.034, white, white, inset(), paint("accent pro", (0.01, 0.22, 0.85), 0.35, coat=0.5))
    return root


def classroom(light):
    """An empty classroom: rows of benches, a trainer on each, lamps above, whiteboard ahead."""
    world_light((0.6, 0.68, 0.8), 0.16)
    floor(-0.75)
    wall(7.2, (0.30, 0.31, 0.32), 16)
    box("side wall", (0.1, 16, 4), 0, paint("side", (0.34, 0.35, 0.36), 0.9), (-4.2, 2, 1.0))
    box("band", (16, 0.02, 0.10), 0, paint("band", SIGNAL, 0.6), (0, 7.13, -0.05))
    whiteboard((0.4, 7.1, 0.95))
    top = wood("bench top", (0.30, 0.18, 0.09), (0.56, 0.38, 0.22))
    for row in range(4):
        for column in (-1, 1):
            x, y = column * 1.35 - 0.1, 0.4 + row * 1.55
            table((1.9, 0.72), (x, y, 0), 0.70, top)
            for seat in (-0.45, 0.45):
                stool((x + seat, y - 0.62, -0.75))
            copter = quadcopter("basic" if (row + column) % 2 else "pro", seed=row * 3 + column)
            copter.location, copter.rotation_euler = (x - 0.25 * column, y, 0.0905), (0, 0, 0.4 * column + 0.2 * row)
            transmitter((x + 0.5 * column, y - 0.12, 0.0225), 0.2 * column)
            pendant((x, y, 1.25), 1.2)
            area((x, y, 1.2), (x, y, 0), 0.5, 9, (1, 0.90, 0.78))
    area((-4.0, 2.5, 1.2), (0, 2.5, 0.2), 2.2, 150, (0.82, 0.91, 1), height=1.6)
    area((3.5, -1.5, 2.2), (0, 3, 0.2), 2.0, 60, (1, 0.92, 0.84))
    return Look(exposure=0.5, bloom=0.05, vignette=0.2)


def data_desk(light):
    """A desk with the point cloud on its screens, lit by them and one lamp."""
    world_light((0.35, 0.45, 0.7), 0.06)
    table((2.2, 0.9), (0, 0.12, 0), 0.7)
    wall(1.6, (0.055, 0.062, 0.075))
    shelves((-1.9, 1.7), 1.42, (0.62, 1.02), seed=12)
    monitor((0.12, 0.28, 0), -0.10, picture_file("height"), 0.72, 1.0)
    monitor((-0.66, 0.20, 0), 0.32, picture_file("natural"), 0.60, 0.8)
    keyboard((0.10, -0.08, 0), -0.06)
    box("mouse", (0.06, 0.10, 0.034), 0.016, dark(), (0.42, -0.07, 0.017), (0, 0, -0.1), segments=6)
    copter = quadcopter("pro", seed=2)
    copter.location, copter.rotation_euler = (0.74, 0.12, 0.0905), (0, 0, -0.6)
    battery((0.62, -0.17, 0.019), 1.2)
    tube("cup", (-0.44, -0.06, 0), (-0.44, -0.06, 0.095), 0.041, paint("cup", SIGNAL, 0.35, coat=0.4), 48)
    tube(
        "coffee", (-0.44, -0.06, 0.0952), (-0.44, -0.06, 0.0954), 0.037, paint("coffee", (0.03, 0.014, 0.006), 0.2), 48
    )
    area((1.2, 0.3, 1.3), (0.6, 0.1, 0), 0.35, 16, (1, 0.78, 0.52))
    area((-1.6, -0.9, 1.3), (0, 0, 0.1), 1.2, 9, (0.60, 0.75, 1))
    area((0.2, 1.2, 1.9), (0.2, 1.5, 0.8), 1.4, 7, (1, 0.76, 0.5))
    area((0.1, 0.22, 0.32), (0.1, -0.2, 0), 0.5, 1.6, (0.4, 0.8, 0.9), height=0.3)
    return Look(exposure=0.55, bloom=0.06, vignette=0.25)
