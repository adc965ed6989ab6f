"""The Pro trainer taken apart on the service bench: lower hull with its electronics, upper shell, screws."""

import math
import random

import numpy as np

from kit.geometry import box, disc, empty, lathe, loft, sweep, tube, under
from kit.materials import aluminium, dark, paint, signal, steel, white_cap
from models.electronics import battery_block, circuit_board
from models.quadcopter import STYLES, limbs

FLOOR, RIM = -0.022, 0.012  # heights of the tray's floor and of its rim above the widest line
CORNERS = [(side, end) for side in (-1, 1) for end in (-1, 1)]
RED, BLACK, GOLD = (0.55, 0.012, 0.01), (0.012, 0.012, 0.012), (0.72, 0.50, 0.03)
SCREWS = 9


def opened_copter():
    """The open lower hull on its legs, propellers off. It stands on its feet at z = -0.090."""
    root = empty("opened")
    with under(root):
        _tray()
        limbs(STYLES["pro"], "pro", random.Random(4), propellers=False, hinges=False)
        electronics()
    return root


def electronics():
    """What the lower hull of a four-rotor machine holds: battery, boards, speed controllers and their leads."""
    battery_block((0, 0.046, FLOOR + 0.0195))
    box("strap", (0.0785, 0.017, 0.0405), 0.004, paint("strap", (0.022, 0.023, 0.026), 0.85), (0, 0.082, -0.0022))
    _boards()
    for side, end in CORNERS:
        _speed_controller(side, end)
    _supply()


def _outline(half_width, half_length, z, count=160):
    """One level section of the hull: a superellipse, narrower towards the nose."""
    turn = np.linspace(0, 2 * math.pi, count, endpoint=False)
    c, s = np.cos(turn), np.sin(turn)
    x, y = half_width * np.sign(c) * np.abs(c) ** (2 / 3.4), half_length * np.sign(s) * np.abs(s) ** (2 / 3.4)
    return np.stack([x * (0.93 + 0.07 * np.clip(y / half_length + 0.6, 0, 1)), y, np.full(count, z)], 1)


def _tray():
    """The lower hull, 2.5 mm thick, with screw posts along its inner wall."""
    outside = paint("lower pro", STYLES["pro"].lower, 0.46, vary=0.05)
    inside = paint("tray inside", (0.042, 0.044, 0.048), 0.55, specular=0.4)
    lip = paint("tray lip", (0.10, 0.104, 0.11), 0.4)
    sections = [
        _outline(0.038, 0.104, -0.0315),
        _outline(0.049, 0.119, -0.0285),
        _outline(0.0565, 0.1265, -0.020),
        _outline(0.060, 0.130, -0.006),
        _outline(0.0605, 0.1305, RIM - 0.0006),
        _outline(0.0600, 0.1300, RIM),
        _outline(0.0585, 0.1285, RIM),
        _outline(0.0583, 0.1283, RIM - 0.0022),
        _outline(0.0568, 0.1268, RIM - 0.0024),
        _outline(0.0560, 0.1260, -0.008),
        _outline(0.0535, 0.1235, FLOOR + 0.003),
        _outline(0.0505, 0.1205, FLOOR),
        _outline(0.001, 0.002, FLOOR),
    ]
    kinds = [0, 0, 0, 0, 0, 2, 2, 2, 1, 1, 1, 1]
    loft("tray", sections, materials=[outside, inside, lip], pick=lambda i, _: kinds[i], angle=30)
    brass = paint("brass insert", (0.78, 0.56, 0.22), 0.3, metal=1)
    for x, y in _posts():
        disc("post", 0.0042, FLOOR, RIM - 0.003, inside, 32, 0.0006, location=(x, y, 0))
        ring = [(0.0013, 0.0), (0.0013, 0.0006), (0.0026, 0.0006), (0.0026, 0.0)]
        lathe("insert", ring, brass, 24, 0, location=(x, y, RIM - 0.003), caps=False)
    for x in (-0.018, 0.018):
        box("floor rib", (0.0016, 0.085, 0.004), 0.0005, inside, (x, -0.075, FLOOR + 0.002))


def _posts():
    """Where the screws go, in x and y."""
    return [(side * x, y) for side in (-1, 1) for x, y in ((0.036, -0.108), (0.0512, -0.024), (0.040, 0.108))]


def _boards():
    """Power board, flight controller and receiver, one above the other in the nose."""
    at = (0, -0.074)
    navy = (0.008, 0.02, 0.06)
    low, middle, high = (FLOOR + z for z in (0.005, 0.0195, 0.0315))
    circuit_board((*at, low), 0, 0.050, navy, seed=7)
    circuit_board((*at, middle), math.pi / 2, 0.042, seed=8)
    circuit_board((at[0], at[1] - 0.002, high), math.pi, 0.026, (0.01, 0.05, 0.02), seed=9)
    for side, end in CORNERS:
        x, y = at[0] + side * 0.0176, at[1] + end * 0.0176
        tube("spacer", (x, y, FLOOR), (x, y, middle), 0.0022, aluminium(), 6)
        x, y = at[0] + side * 0.0109, at[1] - 0.002 + end * 0.0109
        tube("spacer", (x, y, middle + 0.006), (x, y, high), 0.0018, aluminium(), 6)
    plug = paint("plug white", (0.70, 0.69, 0.64), 0.5)
    for side in (-1, 1):
        box("plug", (0.006, 0.013, 0.0045), 0.0008, plug, (side * 0.0205, at[1] + 0.004, middle + 0.009))
        for k in range(4):
            start = (side * 0.0235, at[1] + (k - 1) * 0.0028 + 0.003, middle + 0.009)
            end = (side * 0.040, at[1] + 0.018 + 0.0016 * k, FLOOR + 0.006)
            _wire([start, _between(start, end, 0.006), end], 0.0006, (BLACK, RED, GOLD, (0.6, 0.6, 0.6))[k])
    ribbon = paint("ribbon", (0.42, 0.43, 0.45), 0.5)
    path = [(0, at[1] - 0.020, middle + 0.008), (0, at[1] - 0.036, middle + 0.012), (0, -0.122, FLOOR + 0.014)]
    sweep("ribbon", path, [(0.007, 0.0004)] * 3, 6, ribbon, 24, 14)


def _between(a, b, lift):
    """The middle of two points, raised."""
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2 + lift)


def _wire(points, radius, color):
    surface = paint(f"wire {color}", color, 0.42)
    return sweep("wire", points, [(radius, radius)] * len(points), 2, surface, 10, 12)


def _speed_controller(side, end):
    """In shrunk sleeve at an arm's root: three phases out to the arm, two leads in from the power board."""
    y = -0.055 if end < 0 else 0.088
    x = 0.0415 if end < 0 else 0.0468
    with under(empty("controller", (side * x, y, FLOOR))):
        sleeve = paint("shrunk sleeve", (0.016, 0.017, 0.020), 0.3, coat=0.4)
        box("sleeve", (0.0125, 0.030, 0.0072), 0.0022, sleeve, (0, 0, 0.0042))
        for k in range(6):
            box("fin", (0.0085, 0.0012, 0.0026), 0.0002, aluminium(), (0, -0.006 + 0.0024 * k, 0.0088))
        box("mark", (0.0126, 0.0035, 0.0073), 0.0022, signal(), (0, -0.0125 * end, 0.0042))
    root = (side * (0.0505 if end < 0 else 0.0545), end * 0.070, -0.004)
    for k, color in enumerate((RED, BLACK, GOLD)):
        start = (side * (x + 0.003 * (k - 1)), y + (0.014 if end < 0 else -0.014) * 0.9, FLOOR + 0.005)
        finish = (root[0], root[1] + 0.0034 * (k - 1), root[2])
        _wire([start, _between(start, finish, 0.010), finish], 0.00115, color)
    grommet = [(0.0035, -0.002), (0.0075, -0.002), (0.0082, 0.0), (0.0075, 0.002), (0.0035, 0.002)]
    lathe("grommet", grommet, dark(), 28, 0.0008, "X", location=root, caps=False)


def _supply():
    """From the battery to the power board: thick leads with a plug between, opened."""
    yellow = paint("plug yellow", (0.90, 0.60, 0.02), 0.38)
    box("plug", (0.017, 0.013, 0.0085), 0.0018, yellow, (0.002, -0.0375, FLOOR + 0.021), (0.1, 0, 0.12))
    box("socket", (0.0145, 0.010, 0.0070), 0.0012, yellow, (0.0005, -0.0485, FLOOR + 0.020), (0.1, 0, 0.12))
    for x, color in ((-0.0045, RED), (0.0045, BLACK)):
        _wire([(x * 2, -0.021, 0.002), (x * 1.6, -0.027, 0.005), (x + 0.002, -0.034, 0.0)], 0.0023, color)
        _wire([(x, -0.052, -0.003), (x * 1.8, -0.058, -0.004), (x * 2.6, -0.066, FLOOR + 0.009)], 0.0021, color)
    for k in range(5):
        start = (-0.022 - 0.0016 * k, -0.021, 0.006)
        _wire([start, (start[0] - 0.002, -0.030, 0.012), (-0.036, -0.038 + 0.0018 * k, -0.002)], 0.0006, BLACK)
    box("balance plug", (0.006, 0.012, 0.004), 0.0008, white_cap(), (-0.0385, -0.0345, -0.0025))


def upper_shell():
    """The Pro's upper shell, turned over: hollow side up, lying on its back at z = 0."""
    style = STYLES["pro"]
    outside = paint("shell pro", style.shell, 0.36, coat=0.15, specular=0.45, vary=0.05)
    inside = paint("shell inside", (0.50, 0.51, 0.52), 0.55)
    accent = paint("accent pro", style.accent, 0.35, coat=0.5)
    height = 0.040
    rise = np.array([0.0, 0.16, 0.36, 0.58, 0.78, 0.92, 0.985, 1.0])
    width = np.array([0.50, 0.70, 0.83, 0.915, 0.962, 0.987, 0.998, 1.0])
    # From the middle of the back over the outside to the rim, then down the inside again, 2 mm thick.
    outer = [_outline(0.0605 * w, 0.1305 * (1 - (1 - w) * 0.62), height * r) for w, r in zip(width, rise)]
    inner = [_outline(0.0582 * w, 0.1282 * (1 - (1 - w) * 0.62), height * r + 0.0022) for w, r in zip(width, rise)]
    inner[-1][:, 2] = inner[-2][:, 2] = height
    sections = [_outline(0.001, 0.002, 0), *outer, *inner[::-1], _outline(0.001, 0.002, 0.0022)]
    kinds = [0] * 6 + [3, 0] + [2] * 2 + [1] * 8
    root = empty("upper shell")
    with under(root):
        materials = [outside, inside, paint("shell rim", (0.62, 0.63, 0.64), 0.4), accent]
        loft("upper shell", sections, materials=materials, pick=lambda i, _: kinds[i], angle=30)
        for y in (-0.062, -0.018, 0.026, 0.070):
            box("rib", (0.070, 0.0016, 0.007), 0.0005, inside, (0, y, 0.0098))
        box("spine", (0.0016, 0.18, 0.008), 0.0005, inside, (0, 0, 0.0098))
        for x, y in _posts():
            disc("post", 0.0038, 0.018, height - 0.003, inside, 28, 0.0006, location=(x * 0.90, y * 0.90, 0))
            disc("hole", 0.0016, 0, 0.0002, dark(), 20, 0, location=(x * 0.90, y * 0.90, height - 0.003))
        _receiver()
    return root


def _receiver():
    """The positioning receiver under the shell's back: a ceramic patch on a board, and its lead."""
    navy = paint("carrier", (0.008, 0.02, 0.06), 0.35, coat=0.4)
    box("carrier", (0.034, 0.034, 0.0016), 0.0004, navy, (0, 0.004, 0.0118))
    box("patch", (0.025, 0.025, 0.004), 0.0006, paint("ceramic", (0.52, 0.44, 0.30), 0.6), (0, 0.004, 0.0145))
    disc("feed", 0.0016, 0.0165, 0.0172, steel(), 20, 0.0003, location=(0.002, 0.006, 0))
    for k, color in enumerate((RED, BLACK, GOLD)):
        x = 0.004 * (k - 1)
        _wire([(x, -0.013, 0.0125), (x + 0.006, -0.040, 0.020), (0.014 + 0.002 * k, -0.075, 0.011)], 0.0007, color)


def screw_dish(location):
    """A magnetic dish of steel with the screws in it."""
    rng = random.Random(3)
    root = empty("dish", location)
    with under(root):
        profile = [(1e-5, 0), (0.026, 0), (0.031, 0.004), (0.0345, 0.012), (0.0355, 0.0125), (0.0345, 0.0135)]
        profile += [(0.0325, 0.0125), (0.0295, 0.0055), (0.025, 0.0028), (1e-5, 0.0028)]
        lathe("dish", profile, paint("dish", (0.44, 0.45, 0.47), 0.22, metal=1), 72, 0.0008)
        for k in range(SCREWS):
            turn, out = k * 2.4, 0.021 * math.sqrt((k + 0.4) / SCREWS)
            _screw((out * math.cos(turn), out * math.sin(turn), 0.0052), rng.uniform(0, 6))
    return root


def _screw(location, turn):
    """One screw lying on its side."""
    with under(empty("screw", location, (math.pi / 2, 0, turn))):
        disc("head", 0.0026, 0.0, 0.0017, steel(), 24, 0.0004)
        disc("socket", 0.0012, 0.0017, 0.00175, dark(), 6, 0)
        thread = paint("black steel", (0.05, 0.05, 0.055), 0.3, metal=1)
        tube("thread", (0, 0, 0), (0, 0, -0.0095), 0.0013, thread, 14)
