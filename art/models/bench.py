"""Bench and tools: table, cutting mat, screwdrivers, printer, spool, laptop, screen."""

import math

from mathutils import Vector

from kit.geometry import box, disc, empty, lathe, mesh, tube, under
from kit.light import area
from kit.materials import aluminium, dark, glow, paint, shown_picture, signal, steel, wood
from kit.parts import status_light


def table(size=(2.6, 1.1), location=(0, 0.15, 0), legs=0.0, surface=None):
    """A table top whose surface is at z of `location`; `legs` metres high, none if zero."""
    x, y, z = location
    box("table", (size[0], size[1], 0.05), 0.008, surface or wood(), (x, y, z - 0.025))
    for sx in (-1, 1) if legs else ():
        for sy in (-1, 1):
            box(
                "leg",
                (0.045, 0.045, legs),
                0.004,
                dark(),
                (x + sx * (size[0] / 2 - 0.06), y + sy * (size[1] / 2 - 0.06), z - 0.05 - legs / 2),
            )


def drawers(size, location, columns=3, rows=3, height=0.84):
    """A block of steel drawers below a table top; `location` is the middle of its top."""
    x, y, z = location
    with under(empty("drawers", (x, y, z - height))):
        box("carcase", (size[0], size[1], height), 0.004, dark(), (0, 0, height / 2))
        front, wide, high = paint("drawer", (0.075, 0.085, 0.095), 0.45), size[0] / columns, height / rows
        for k in range(columns * rows):
            at = ((k % columns + 0.5) * wide - size[0] / 2, (k // columns + 0.5) * high)
            box("drawer", (wide - 0.012, 0.02, high - 0.012), 0.004, front, (at[0], -size[1] / 2 - 0.01, at[1]))
            box("pull", (0.16, 0.022, 0.014), 0.004, aluminium(), (at[0], -size[1] / 2 - 0.03, at[1] + high * 0.3))


def cutting_mat(location=(-0.02, -0.02, 0), turn=0.03, size=(0.78, 0.5)):
    """A green mat with a 5 cm grid; its surface is 4 mm above `location`."""
    lines = paint("mat line", (0.25, 0.38, 0.34), 0.6)
    with under(empty("mat", location, (0, 0, turn))):
        box("mat", (*size, 0.004), 0.002, paint("mat", (0.012, 0.055, 0.048), 0.6), (0, 0, 0.002))
        for k in range(-7, 8):
            box("line", (0.0012, size[1] - 0.04, 0.0004), 0, lines, (k * 0.05, 0, 0.0043))
        for k in range(-4, 5):
            box("line", (size[0] - 0.04, 0.0012, 0.0004), 0, lines, (0, k * 0.05, 0.0043))


def screwdriver(location, turn, color):
    """Lying on its handle, which has a radius of 8.5 mm, pointing along the rotated Y."""
    grip = [
        (1e-5, 0),
        (0.007, 0.001),
        (0.0085, 0.012),
        (0.0075, 0.03),
        (0.0085, 0.055),
        (0.0078, 0.082),
        (0.005, 0.088),
        (0.005, 0.092),
        (1e-5, 0.092),
    ]
    root = empty("screwdriver", location, (math.pi / 2, 0, turn))
    with under(root):
        lathe("grip", grip, paint(f"grip {color}", color, 0.35, coat=0.4), 10, 0.002)
        tube("shaft", (0, 0, 0.09), (0, 0, 0.19), 0.0019, steel(), 12)
    return root


def printer(location, turn=0.0):
    """An open-frame 3D printer with a ring half printed."""
    root = empty("printer", location, (0, 0, turn))
    with under(root):
        for sx in (-1, 1):
            for sy in (-1, 1):
                box("post", (0.022, 0.022, 0.46), 0.002, dark(), (sx * 0.2, sy * 0.18, 0.23))
        for z in (0.012, 0.45):
            for s in (-1, 1):
                box("rail", (0.022, 0.36, 0.022), 0.002, dark(), (s * 0.2, 0, z))
                box("rail", (0.40, 0.022, 0.022), 0.002, dark(), (0, s * 0.18, z))
        box("bed", (0.30, 0.28, 0.008), 0.002, aluminium(), (0, 0, 0.10))
        box("gantry", (0.38, 0.018, 0.018), 0.002, aluminium(), (0, 0, 0.255))
        box("head", (0.05, 0.05, 0.07), 0.008, signal(), (0.07, -0.01, 0.245))
        lathe(
            "nozzle",
            [(1e-5, -0.012), (0.002, -0.012), (0.006, 0), (1e-5, 0)],
            paint("brass", (0.8, 0.55, 0.2), 0.3, metal=1),
            20,
            0,
            location=(0.07, -0.01, 0.208),
        )
        lathe(
            "part",
            [(0.05, 0.104), (0.05, 0.19), (0.055, 0.19), (0.055, 0.104)],
            signal(),
            64,
            location=(0.02, 0, 0),
            caps=False,
        )
        status_light((0, -0.17, 0.43), (0.3, 0.008, 0.006), (1, 0.97, 0.9), 16)
    return root


def spool(location, turn, color=(0.02, 0.35, 0.65)):
    """A spool of filament standing on its rim."""
    rim = [
        (0.028, -0.035),
        (0.1, -0.035),
        (0.1, -0.03),
        (0.088, -0.03),
        (0.088, 0.03),
        (0.1, 0.03),
        (0.1, 0.035),
        (0.028, 0.035),
    ]
    return lathe(
        "spool",
        rim,
        paint(f"filament {color}", color, 0.35, coat=0.3),
        64,
        0.002,
        "X",
        location=location,
        rotation=(0, 0, turn),
    )


def desk_lamp(foot, elbow, head, target, power):
    """An arm lamp on a bench; its shade at `head` shines at `target` with `power` watts."""
    surface = paint("lamp black", (0.012, 0.013, 0.015), 0.4)
    disc("lamp foot", 0.085, 0, 0.016, surface, 64, 0.003, location=foot)
    tube("lamp arm", foot, elbow, 0.007, surface, 16)
    tube("lamp arm", elbow, head, 0.007, surface, 16)
    way = Vector(target) - Vector(head)
    shade = [(0.024, -0.03), (0.030, 0.01), (0.070, 0.085), (0.068, 0.085), (0.028, 0.012), (1e-5, 0.010)]
    with under(empty("lamp shade", head, way.to_track_quat("Z", "Y").to_euler())):
        lathe("lamp shade", shade, surface, 48)
        disc("bulb", 0.045, 0.035, 0.045, glow("desk bulb", (1, 0.74, 0.42), 6), 32)
    area(Vector(head) + way.normalized() * 0.09, target, 0.11, power, (1, 0.80, 0.55))


def _screen(name, width, height, picture, strength):
    surface = mesh(
        name,
        [(-width / 2, 0, 0), (width / 2, 0, 0), (width / 2, 0, height), (-width / 2, 0, height)],
        [(0, 1, 2, 3)],
        smooth=False,
    )
    layer = surface.data.uv_layers.new()
    for i, corner in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        layer.data[i].uv = corner
    surface.data.materials.append(shown_picture(f"{name} picture", picture, strength))
    return surface


def laptop(location, turn, picture, strength=1.3):
    """An open laptop that shows the picture file `picture`."""
    root = empty("laptop", location, (0, 0, turn))
    with under(root):
        box("base", (0.34, 0.24, 0.014), 0.006, aluminium(), (0, 0, 0.009))
        box("keys", (0.29, 0.10, 0.002), 0.001, dark(), (0, 0.03, 0.0165))
        with under(empty("lid", (0, 0.118, 0.016), (-0.30, 0, 0))):
            box("lid", (0.34, 0.008, 0.225), 0.004, aluminium(), (0, 0.004, 0.112))
            _screen("laptop screen", 0.316, 0.193, picture, strength).location = (0, -0.0012, 0.012)
    return root


def monitor(location, turn, picture, width=0.70, strength=1.3):
    """A wide screen on a stand; `location` is the middle of its foot."""
    height = width * 9 / 16
    root = empty("monitor", location, (0, 0, turn))
    with under(root):
        disc("foot", 0.12, 0, 0.012, dark(), 64)
        box("neck", (0.05, 0.02, 0.20), 0.006, dark(), (0, 0.02, 0.10))
        box("case", (width + 0.02, 0.022, height + 0.024), 0.006, dark(), (0, 0.002, 0.10 + height / 2))
        _screen("monitor screen", width, height, picture, strength).location = (0, -0.0095, 0.10)
    return root


def keyboard(location, turn=0.0):
    root = empty("keyboard", location, (0, 0, turn))
    with under(root):
        box("base", (0.42, 0.135, 0.012), 0.005, dark(), (0, 0, 0.007))
        key = paint("key", (0.05, 0.052, 0.056), 0.5)
        for row in range(5):
            for column in range(15):
                box(
                    "key",
                    (0.0225, 0.0205, 0.006),
                    0.002,
                    key,
                    ((column - 7) * 0.0265, (row - 2) * 0.0245, 0.0155),
                    segments=2,
                )
    return root
