"""What the courses are about, close by: faults measured, a simulator, a wing being built, a kit. Light: "day"."""

import math

from kit.geometry import box, disc, empty, tube, under
from kit.light import area, only_softboxes
from kit.materials import dark, paint, signal, wood
from kit.parts import motor, propeller
from kit.stage import Look, world_light
from models.balsa import building_board, knife, sticks, wing_panel
from models.bench import cutting_mat, keyboard, monitor, screwdriver, table
from models.electronics import battery, battery_block, circuit_board, transmitter
from models.meter import BLACK, FACE, RED, lead, multimeter
from models.opened import opened_copter, screw_dish
from models.room import bench_room, shelves, wall
from raster.landscape import flight_picture

MAT = 0.0045  # the mat's surface


def _look():
    only_softboxes()
    return Look(exposure=0.55, bloom=0.05, vignette=0.2)


def fault(light):
    """An opened copter, the meter beside it, one probe on the power board and one on its earth."""
    bench_room()
    copter = opened_copter()
    copter.location, copter.rotation_euler = (0.06, 0.15, 0.0905 + MAT), (0, 0, 0.1)
    at, turn = (-0.155, -0.075, MAT), 0.32
    multimeter(at, turn, "15.24")
    x, y, z = 0.066, 0.072, 0.0905 + MAT + 0.004
    jack = lambda k: _beside(at, turn, (-0.024 + 0.024 * k, -0.072), FACE)
    red = [(-0.03, -0.165, 0.03), (0.10, -0.16, 0.012), (0.20, -0.10, 0.06)]
    lead(jack(2), red, (x + 0.012, y, z), (0.35, -0.6, 0.55), RED)
    black = [(-0.15, -0.20, 0.02), (-0.08, -0.21, 0.008), (-0.03, -0.09, 0.06), (-0.06, 0.02, 0.15)]
    lead(jack(1), black, (x - 0.010, y - 0.004, z), (-0.80, -0.30, 0.62), BLACK)
    screw_dish((0.175, -0.115, MAT))
    return _look()


def battery_check(light):
    """Batteries from the store: one under the probes, two that wait."""
    bench_room()
    battery((0.055, 0.02, 0.0190 + MAT), 0.42)
    for x, y, turn in ((0.20, 0.165, 0.12), (0.29, 0.155, 0.16)):
        battery_block((x, y, 0.0190 + MAT), turn)
    at, turn = (-0.135, -0.015, MAT), 0.30
    multimeter(at, turn, "16.82")
    x, y, z = _beside((0.055, 0.02, 0), 0.42, (0.062, -0.15), 0.0190 + MAT - 0.010)
    jack = lambda k: _beside(at, turn, (-0.024 + 0.024 * k, -0.072), FACE)
    red = [(-0.02, -0.14, 0.022), (0.11, -0.21, 0.008), (0.24, -0.21, 0.03)]
    lead(jack(2), red, (x + 0.009, y - 0.006, z + 0.004), (0.8, -0.35, 0.45), RED)
    black = [(-0.08, -0.17, 0.012), (-0.01, -0.235, 0.006), (0.10, -0.24, 0.03)]
    lead(jack(1), black, (x - 0.002, y - 0.012, z + 0.004), (-0.02, -0.85, 0.5), BLACK)
    return _look()


def _beside(at, turn, offset, z):
    """A point of a thing that lies at `at`, turned."""
    c, s = math.cos(turn), math.sin(turn)
    return (at[0] + c * offset[0] - s * offset[1], at[1] + s * offset[0] + c * offset[1], at[2] + z)


def balsa_wing(light):
    """Half a balsa wing pinned to its plan."""
    bench_room(mat=False)
    with under(empty("place", (0, 0.02, 0.0225), (0, 0, 0.16))):
        building_board()
        panel = wing_panel()
        panel.location = (-0.40, -0.09, 0.0004)
        sticks((0.05, -0.185, 0.0004), 0.03)
        knife((-0.34, -0.165, 0.0004), 0.35)
    return _look()


def kit(light):
    """Everything a nano drone is made of, laid out from straight above before a lesson."""
    world_light((0.62, 0.70, 0.8), 0.22)
    table((2.6, 1.6), (0, 0, 0), surface=wood("desk", (0.30, 0.18, 0.09), (0.56, 0.38, 0.22)))
    cutting_mat((0, 0, 0), 0.0, (0.84, 0.47))
    _frame((-0.275, 0.105, MAT))
    for k in range(4):
        _guard((-0.325 + 0.104 * (k % 2), -0.055 - 0.104 * (k // 2), MAT))
    for k in range(4):
        motor(0.0125, 0.017, (-0.105 + 0.058 * k, 0.165, MAT), signal())
    for k in range(4):
        at = (-0.060 + 0.115 * (k % 2), 0.095 - 0.055 * (k // 2), MAT + 0.005)
        propeller(0.042, at, 1 if k % 2 else -1, 0.10 * (k - 1.5), tip=signal() if k < 2 else None, chord=0.13)
    for k, (size, color) in enumerate(
        ((0.038, (0.012, 0.012, 0.014)), (0.030, (0.01, 0.05, 0.02)), (0.022, (0.008, 0.02, 0.06)))
    ):
        circuit_board((0.205 + 0.072 * k, 0.160, MAT), 0.12 * k, size, color, seed=3 + k)
    small = battery((0, 0, 0), 0)
    small.scale, small.location, small.rotation_euler = (0.62,) * 3, (0.225, 0.060, MAT + 0.012), (0, 0, 1.25)
    transmitter((0.285, -0.120, 0.027), 0.0)
    for k, color in enumerate(((0.02, 0.02, 0.022), (0.85, 0.12, 0.01), (0.02, 0.12, 0.5))):
        screwdriver((0.035 + 0.034 * k, -0.205, 0.0085 + MAT), math.pi, color)
    screw_dish((-0.075, -0.075, MAT))
    box(
        "strap",
        (0.105, 0.016, 0.002),
        0.0008,
        paint("strap", (0.022, 0.023, 0.026), 0.85),
        (-0.075, -0.150, MAT + 0.001),
    )
    box("buckle", (0.012, 0.022, 0.004), 0.0015, dark(), (-0.022, -0.150, MAT + 0.002))
    area((-1.3, 0.8, 1.6), (0, 0, 0), 1.1, 58, (0.90, 0.95, 1), height=1.1)
    area((1.2, -0.5, 1.5), (0, 0, 0), 0.7, 9, (1, 0.86, 0.7))
    only_softboxes()
    return Look(exposure=0.45, vignette=0.2)


def _frame(location):
    """A printed cross with four motor rings and a deck."""
    plastic = paint("printed", (0.88, 0.20, 0.02), 0.55, vary=0.05)
    with under(empty("frame", location)):
        box("deck", (0.058, 0.078, 0.004), 0.0015, plastic, (0, 0, 0.012))
        box("deck below", (0.058, 0.078, 0.004), 0.0015, plastic, (0, 0, 0.003))
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube("frame post", (sx * 0.024, sy * 0.034, 0.003), (sx * 0.024, sy * 0.034, 0.014), 0.003, dark(), 20)
                tube(
                    "frame arm",
                    (sx * 0.020, sy * 0.022, 0.0055),
                    (sx * 0.084, sy * 0.080, 0.0055),
                    0.0052,
                    plastic,
                    24,
                    0.0042,
                )
                disc("motor seat", 0.0145, 0.0, 0.008, plastic, 40, 0.001, location=(sx * 0.087, sy * 0.083, 0))
                disc("bore", 0.0062, 0.0076, 0.0084, dark(), 32, 0, location=(sx * 0.087, sy * 0.083, 0))


def _guard(location):
    """A propeller ring, not yet mounted."""
    plastic = paint("guard", (0.70, 0.71, 0.72), 0.45)
    with under(empty("guard", location)):
        count = 40
        for k in range(count):
            a, b = 2 * math.pi * k / count, 2 * math.pi * (k + 1) / count
            tube(
                "ring",
                (0.046 * math.cos(a), 0.046 * math.sin(a), 0.003),
                (0.046 * math.cos(b), 0.046 * math.sin(b), 0.003),
                0.0020,
                plastic,
                10,
            )
        for k in range(3):
            a = 2 * math.pi * k / 3 + 0.4
            tube("strut", (0, 0, 0.002), (0.046 * math.cos(a), 0.046 * math.sin(a), 0.003), 0.0014, plastic, 10)
        disc("seat", 0.007, 0, 0.004, plastic, 24, 0.0006)


def simulator(light):
    """A simulator place: the transmitter in front, the plateau on the screen."""
    world_light((0.35, 0.45, 0.7), 0.06)
    table((2.2, 0.9), (0, 0.12, 0), 0.7)
    wall(1.6, (0.055, 0.062, 0.075))
    shelves((-1.9, 1.7), 1.42, (0.62, 1.02), seed=15)
    monitor((0.07, 0.34, 0), -0.05, flight_picture(), 0.76, 1.05)
    keyboard((0.42, 0.02, 0), -0.3)
    transmitter((-0.02, -0.215, 0.0225), 0.10)
    area((1.2, 0.3, 1.3), (0.6, 0.1, 0), 0.35, 16, (1, 0.78, 0.52))
    area((-1.5, -0.9, 1.2), (0, -0.2, 0), 1.0, 12, (0.66, 0.80, 1))
    area((0.06, 0.28, 0.40), (0.0, -0.2, 0), 0.6, 2.2, (0.85, 0.9, 1), height=0.3)
    only_softboxes()
    return Look(exposure=0.6, bloom=0.05, vignette=0.25)
