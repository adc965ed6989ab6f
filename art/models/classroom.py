"""An Indian classroom: walls and windows, chairs, charts, a fan, and objects on desks."""

import math
import random

from kit.geometry import box, disc, empty, lathe, tube, under
from kit.materials import aluminium, dark, glow, paint, steel, wood

FLOOR, CEILING, DADO = -0.75, 2.25, 0.30
INK = (0.03, 0.05, 0.12)
CREAM, GREEN, TIMBER = (0.62, 0.57, 0.44), (0.085, 0.17, 0.155), (0.20, 0.11, 0.05)


def stone_floor(x, y):
    """Slabs of polished Kota stone in different grey-greens."""
    rng = random.Random(4)
    box("joints", (x[1] - x[0], y[1] - y[0], 0.02), 0, paint("joint", (0.07, 0.07, 0.06), 0.9), _middle(x, y, -0.021))
    shades = [(0.155, 0.160, 0.135), (0.178, 0.180, 0.150), (0.138, 0.148, 0.130), (0.185, 0.180, 0.145)]
    slabs = [paint(f"kota {k}", c, 0.30, specular=0.35, vary=0.10) for k, c in enumerate(shades)]
    for i in range(int((x[1] - x[0]) / 0.56)):
        for j in range(int((y[1] - y[0]) / 0.56)):
            at = (x[0] + 0.28 + 0.56 * i, y[0] + 0.28 + 0.56 * j, FLOOR - 0.008)
            box("slab", (0.555, 0.555, 0.016), 0.002, rng.choice(slabs), at, segments=1)


def _middle(x, y, z):
    return ((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, FLOOR + z)


def plain_wall(start, end, thick=0.12):
    """A lime-washed wall between two corners (x, y), painted with oil paint up to the dado's line."""
    (x0, y0), (x1, y1) = start, end
    turn, length = math.atan2(y1 - y0, x1 - x0), math.hypot(x1 - x0, y1 - y0)
    with under(empty("wall", ((x0 + x1) / 2, (y0 + y1) / 2, 0), (0, 0, turn))):
        wash, oil = paint("wash", CREAM, 0.9, vary=0.05), paint("oil paint", GREEN, 0.45, vary=0.06)
        box("upper wall", (length, thick, CEILING - DADO), 0, wash, (0, thick / 2, (CEILING + DADO) / 2))
        box("lower wall", (length, thick, DADO - FLOOR), 0, oil, (0, thick / 2 - 0.002, (DADO + FLOOR) / 2))
        box("line", (length, 0.012, 0.03), 0.002, paint("dado line", TIMBER, 0.6), (0, -0.004, DADO))
        box("skirting", (length, 0.02, 0.10), 0.003, paint("skirting", (0.05, 0.05, 0.045), 0.5), (0, -0.006, FLOOR + 0.05))


def window_wall(x, y, sill, head, width, depth):
    """A wall along Y at `x` with tall barred windows centred at each of `y`, bright outside, from `sill` to `head`.

    `depth` is the wall's whole extent in y: (from, to). Panes shine, and let the sun through.
    """
    wash, oil = paint("wash", CREAM, 0.9, vary=0.05), paint("oil paint", GREEN, 0.45, vary=0.06)
    span, middle = depth[1] - depth[0], (depth[0] + depth[1]) / 2
    box("below", (0.24, span, DADO - FLOOR), 0, oil, (x + 0.118, middle, (DADO + FLOOR) / 2))
    box("below", (0.24, span, sill - DADO), 0, wash, (x + 0.12, middle, (sill + DADO) / 2))
    box("above", (0.24, span, CEILING - head), 0, wash, (x + 0.12, middle, (CEILING + head) / 2))
    edges = [depth[0], *(at + s * width / 2 for at in y for s in (-1, 1)), depth[1]]
    for a, b in zip(edges[::2], edges[1::2]):
        box("pier", (0.24, b - a, head - sill), 0, wash, (x + 0.12, (a + b) / 2, (sill + head) / 2))
    timber, iron = paint("window timber", TIMBER, 0.5), paint("iron", (0.04, 0.042, 0.045), 0.5)
    for at in y:
        for low, high, color, strength in ((0, 0.42, (0.70, 0.82, 0.60), 1.7), (0.42, 1, (0.90, 0.95, 1.0), 3.0)):
            z = sill + (head - sill) * (low + high) / 2
            tall = (head - sill) * (high - low)
            pane = box("pane", (0.01, width, tall), 0, glow(f"outside {low}", color, strength), (x + 0.23, at, z))
            pane.visible_shadow = False
        for side in (-1, 0, 1):
            upright = (x + 0.19, at + side * (width / 2 - 0.03), (sill + head) / 2)
            box("frame", (0.06, 0.06, head - sill), 0.004, timber, upright)
        for z in (sill + 0.03, sill + (head - sill) * 0.70, head - 0.03):
            box("frame", (0.06, width, 0.06), 0.004, timber, (x + 0.19, at, z))
        for k in range(1, 11):
            z = sill + (head - sill) * k / 11
            tube("bar", (x + 0.12, at - width / 2, z), (x + 0.12, at + width / 2, z), 0.007, iron, 12)
        box("sill", (0.30, width + 0.1, 0.035), 0.006, paint("sill stone", (0.16, 0.165, 0.14), 0.4), (x + 0.09, at, sill))


def ceiling_fan(location, turn):
    """Three blades under a short rod; `location` is where it hangs from."""
    cream = paint("fan", (0.55, 0.50, 0.40), 0.35, coat=0.3)
    with under(empty("fan", location, (0, 0, turn))):
        lathe("cup", [(1e-5, 0), (0.065, 0), (0.03, -0.08), (1e-5, -0.08)], cream, 40)
        tube("rod", (0, 0, -0.06), (0, 0, -0.34), 0.012, cream, 20)
        bowl = [(1e-5, -0.30), (0.05, -0.31), (0.105, -0.35), (0.115, -0.39), (0.09, -0.43), (1e-5, -0.44)]
        lathe("motor", bowl, cream, 56, 0.01)
        lathe("ring", [(0.1155, -0.375), (0.118, -0.38), (0.1155, -0.385)], aluminium(), 56, 0, caps=False)
        for k in range(3):
            with under(empty("blade", (0, 0, -0.40), (0.16, 0, k * 2 * math.pi / 3))):
                box("bracket", (0.14, 0.05, 0.006), 0.002, cream, (0.15, 0, 0))
                box("blade", (0.46, 0.13, 0.005), 0.002, cream, (0.43, 0, 0.004))


def tube_light(location, turn=0.0):
    """A batten with a lit tube on a wall."""
    with under(empty("tube light", location, (0, 0, turn))):
        box("batten", (1.24, 0.045, 0.06), 0.008, paint("batten", (0.6, 0.6, 0.58), 0.4), (0, -0.022, 0))
        tube("lit tube", (-0.58, -0.062, 0), (0.58, -0.062, 0), 0.013, glow("lit tube", (0.92, 0.96, 1), 5), 20)


def chair(location, turn=0.0):
    """A steel chair with a wooden seat and back; `location` is on the floor, its front looks along +Y."""
    timber, pipe = wood("chair wood", (0.17, 0.085, 0.03), (0.40, 0.23, 0.10)), paint("pipe", (0.09, 0.09, 0.09), 0.4)
    with under(empty("chair", location, (0, 0, turn))):
        for s in (-1, 1):
            tube("leg", (s * 0.19, 0.19, 0), (s * 0.19, 0.17, 0.44), 0.0125, pipe, 16)
            tube("post", (s * 0.19, -0.20, 0), (s * 0.19, -0.17, 0.44), 0.0125, pipe, 16)
            tube("post", (s * 0.19, -0.17, 0.43), (s * 0.185, -0.24, 0.84), 0.0125, pipe, 16)
            tube("rail", (s * 0.19, -0.185, 0.20), (s * 0.19, 0.18, 0.20), 0.009, pipe, 12)
            tube("rail", (s * 0.19, -0.17, 0.43), (s * 0.19, 0.18, 0.43), 0.0125, pipe, 16)
        box("seat", (0.41, 0.39, 0.018), 0.008, timber, (0, 0.005, 0.45))
        box("back", (0.41, 0.016, 0.16), 0.007, timber, (0, -0.222, 0.74), (0.17, 0, 0))


def whiteboard(location, size=(2.4, 1.2)):
    """A board with drawings: a copter from above, a wing's section with its forces, rubbed-out marks."""
    x, y, z = location
    front, frame = y - 0.021, paint("frame", (0.35, 0.36, 0.38), 0.3, metal=1)
    blue, red = paint("ink", INK, 0.6), paint("red ink", (0.42, 0.03, 0.02), 0.6)
    box("board frame", (size[0] + 0.06, 0.03, size[1] + 0.06), 0.008, frame, location)
    box("board", (size[0], 0.01, size[1]), 0.002, paint("whiteboard", (0.74, 0.75, 0.75), 0.3, coat=0.3, vary=0.05), (x, y - 0.014, z))
    box("tray", (size[0] * 0.7, 0.07, 0.02), 0.004, frame, (x, y - 0.04, z - size[1] / 2 - 0.03))
    for k, color in enumerate((INK, (0.42, 0.03, 0.02), (0.01, 0.10, 0.03))):
        at = x - 0.3 + 0.17 * k
        tube("marker", (at, y - 0.05, z - size[1] / 2 - 0.012), (at + 0.13, y - 0.045, z - size[1] / 2 - 0.012), 0.009, paint(f"marker {k}", color, 0.5), 14)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        cx, cz = x - 0.62 + 0.25 * math.cos(a), z + 0.06 + 0.25 * math.sin(a)
        _stroke([(x - 0.62, z + 0.06), (cx, cz)], front, blue)
        _stroke([(cx + 0.125 * math.cos(t), cz + 0.12 * math.sin(t)) for t in _turns(22, 6.5)], front, blue)
        _arrow((cx + 0.14, cz - 0.02), (cx + 0.14, cz + 0.10), front, red)
    section = [(0.0, 0.0), (0.03, 0.05), (0.12, 0.085), (0.28, 0.08), (0.5, 0.03), (0.66, 0.0), (0.4, -0.012), (0.12, -0.022), (0.0, 0.0)]
    _stroke([(x + 0.18 + u, z + 0.10 + w) for u, w in section], front, blue)
    _arrow((x + 0.36, z + 0.17), (x + 0.36, z + 0.44), front, red)
    _arrow((x + 0.36, z + 0.09), (x + 0.36, z - 0.14), front, red)
    _arrow((x + 0.90, z + 0.10), (x + 1.08, z + 0.10), front, red)
    for k in range(3):
        _stroke([(x - 0.02 + u * 0.05, z + 0.03 + 0.05 * k + 0.01 * math.sin(u)) for u in range(4)], front, blue)
    rng = random.Random(7)
    for row, length in enumerate((0.7, 0.52, 0.62)):
        _scribble(x + 0.22, z - 0.26 - 0.10 * row, length, rng, front, blue)


def _turns(count, end):
    return [end * k / count for k in range(count + 1)]


def _stroke(points, front, ink, width=0.005):
    """A line drawn on a board that faces -Y: points are (x, z)."""
    for a, b in zip(points, points[1:]):
        tube("stroke", (a[0], front, a[1]), (b[0], front, b[1]), width, ink, 6)


def _arrow(start, end, front, ink):
    dx, dz = end[0] - start[0], end[1] - start[1]
    _stroke([start, end], front, ink)
    for s in (-1, 1):
        _stroke([end, (end[0] - 0.22 * dx + s * 0.16 * dz, end[1] - 0.22 * dz - s * 0.16 * dx)], front, ink)


def _scribble(x, z, length, rng, front, ink):
    """A hand's line of writing from afar: no letters."""
    at = x
    while at < x + length:
        word = rng.uniform(0.05, 0.13)
        points = [(at + word * k / 6, z + rng.uniform(-0.014, 0.018)) for k in range(7)]
        _stroke(points, front, ink, 0.0035)
        at += word + 0.03


def chart(location, kind, turn=0.0, size=(0.62, 0.86)):
    """A printed chart on a wall between two rods: "copter", "wing" or "circuit"; blocks represent its words."""
    colors = {"copter": (0.50, 0.17, 0.05), "wing": (0.05, 0.16, 0.28), "circuit": (0.08, 0.22, 0.12)}
    ink, tint = paint("print", (0.04, 0.045, 0.055), 0.7), paint(f"chart {kind}", colors[kind], 0.7)
    gray, (wide, tall) = paint("small print", (0.28, 0.28, 0.27), 0.8), size
    with under(empty("chart", location, (0, 0, turn))):
        box("paper", (wide, 0.002, tall), 0, paint("chart paper", (0.66, 0.63, 0.55), 0.75, coat=0.1), (0, -0.006, 0), (0.012, 0, 0))
        for s in (-1, 1):
            tube("rod", (-wide / 2 - 0.02, -0.008, s * tall / 2), (wide / 2 + 0.02, -0.008, s * tall / 2), 0.010, dark(), 14)
        tube("cord", (-0.2, -0.004, tall / 2), (0, -0.004, tall / 2 + 0.14), 0.0015, dark(), 6)
        tube("cord", (0.2, -0.004, tall / 2), (0, -0.004, tall / 2 + 0.14), 0.0015, dark(), 6)
        box("heading", (wide * 0.9, 0.003, 0.075), 0, tint, (0, -0.010, tall * 0.42))
        if kind == "copter":
            for k in range(4):
                a = math.pi / 4 + k * math.pi / 2
                cx, cz = 0.16 * math.cos(a), 0.07 + 0.16 * math.sin(a)
                _stroke([(0, 0.07), (cx, cz)], -0.012, ink, 0.008)
                _stroke([(cx + 0.085 * math.cos(t), cz + 0.085 * math.sin(t)) for t in _turns(24, 2 * math.pi)], -0.012, tint, 0.004)
            box("body", (0.12, 0.003, 0.09), 0.001, tint, (0, -0.012, 0.07))
        elif kind == "wing":
            for row in range(3):
                z = 0.20 - 0.17 * row
                lean = 0.10 * row
                outline = [(-0.22, 0), (-0.20, 0.035), (-0.12, 0.055), (0.02, 0.045), (0.22, 0), (-0.08, -0.014), (-0.22, 0)]
                _stroke([(u, z + w - u * lean) for u, w in outline], -0.012, ink, 0.004)
                for k in range(3):
                    _stroke([(-0.27 + 0.06 * i, z + 0.075 + 0.018 * k + 0.012 * math.sin(i)) for i in range(9)], -0.012, tint, 0.002)
        else:
            rng = random.Random(5)
            spots = [(-0.18, 0.2), (0.16, 0.22), (0, 0.06), (-0.2, -0.06), (0.2, -0.04)]
            for u, w in spots:
                box("part", (0.11, 0.003, 0.07), 0.001, rng.choice((tint, ink)), (u, -0.012, w))
                _stroke([(u, w), (u, 0.06), (0, 0.06)], -0.0105, tint, 0.003)
        for k in range(5):
            across = (k % 2 - 0.5) * wide * 0.46
            box("words", (wide * 0.38, 0.003, 0.008), 0, gray, (across, -0.010, -tall * 0.30 - 0.022 * (k // 2)))
            box("words", (wide * 0.30, 0.003, 0.008), 0, gray, (across - 0.02, -0.010, -tall * 0.30 - 0.022 * (k // 2) - 0.011))


def notice_board(location, size=(1.25, 0.85), seed=3):
    """Green felt in a wooden frame, with papers and photographs pinned a little askew."""
    rng = random.Random(seed)
    x, y, z = location
    box("frame", (size[0] + 0.07, 0.03, size[1] + 0.07), 0.006, wood("frame wood", (0.12, 0.06, 0.03), (0.30, 0.17, 0.08)), location)
    box("felt", (size[0], 0.012, size[1]), 0, paint("felt", (0.018, 0.075, 0.045), 0.95), (x, y - 0.012, z))
    shades = [(0.66, 0.64, 0.58), (0.64, 0.60, 0.42), (0.46, 0.58, 0.62), (0.62, 0.46, 0.42), (0.66, 0.64, 0.58)]
    gray, pin = paint("small print", (0.28, 0.28, 0.27), 0.8), paint("pin", (0.6, 0.04, 0.02), 0.4)
    for row in range(2):
        for column in range(4):
            wide, tall = rng.choice(((0.21, 0.297), (0.21, 0.297), (0.26, 0.19)))
            at = (x + (column - 1.5) * 0.30 + rng.uniform(-0.02, 0.02), y - 0.02, z + (0.5 - row) * 0.40 + rng.uniform(-0.02, 0.02))
            with under(empty("sheet", at, (0, rng.uniform(-0.05, 0.05), 0))):
                k = rng.randrange(len(shades))
                box("sheet", (wide, 0.001, tall), 0, paint(f"sheet {k}", shades[k], 0.8))
                for line in range(6):
                    long = wide * rng.uniform(0.5, 0.78)
                    box("words", (long, 0.002, 0.007), 0, gray, ((long - wide * 0.8) / 2, -0.001, tall * (0.32 - 0.12 * line)))
                disc("pin", 0.007, 0, 0.008, pin, 16, location=(0, 0, tall / 2 - 0.015), rotation=(math.pi / 2, 0, 0))


def cupboard(location, turn=0.0):
    """A steel almirah, two doors, its handle worn; `location` is on the floor."""
    gray = paint("almirah", (0.20, 0.225, 0.215), 0.45, coat=0.15, vary=0.06)
    with under(empty("cupboard", location, (0, 0, turn))):
        box("case", (0.92, 0.48, 1.95), 0.012, gray, (0, 0, 1.0))
        for s in (-1, 1):
            box("door", (0.435, 0.02, 1.80), 0.008, gray, (s * 0.222, -0.245, 1.02))
            box("panel", (0.32, 0.012, 1.55), 0.006, gray, (s * 0.222, -0.255, 1.02))
        tube("handle", (0.05, -0.285, 0.98), (0.05, -0.285, 1.10), 0.009, steel(), 16)
        disc("lock", 0.016, 0, 0.02, steel(), 24, location=(-0.03, -0.255, 1.05), rotation=(math.pi / 2, 0, 0))


def clock(location):
    """A round wall clock, its hands at ten to ten."""
    x, y, z = location
    with under(empty("clock", location, (math.pi / 2, 0, 0))):
        disc("rim", 0.155, 0, 0.035, dark(), 64, 0.006)
        disc("dial", 0.14, 0.03, 0.037, paint("dial", (0.72, 0.71, 0.66), 0.5), 64)
        for k in range(12):
            a = k * math.pi / 6
            box("mark", (0.006, 0.022, 0.001), 0, dark(), (0.118 * math.sin(a), 0.118 * math.cos(a), 0.0375), (0, 0, -a))
        for a, long in ((math.radians(-65), 0.07), (math.radians(-60 + 360), 0.105)):
            box("hand", (0.007, long, 0.001), 0, dark(), (long / 2 * math.sin(a), long / 2 * math.cos(a), 0.0385), (0, 0, -a))


def school_bag(location, turn, color):
    """A rucksack that sags a little; `location` is on the floor."""
    cloth, strap = paint(f"bag {color}", color, 0.85, vary=0.1), paint("strap", (0.02, 0.02, 0.022), 0.8)
    with under(empty("bag", location, (0.10, 0, turn))):
        box("bag", (0.30, 0.17, 0.40), 0.07, cloth, (0, 0, 0.20), segments=6)
        box("pocket", (0.24, 0.08, 0.20), 0.035, cloth, (0, -0.095, 0.13), segments=5)
        tube("zip", (-0.10, -0.138, 0.19), (0.10, -0.138, 0.19), 0.004, strap, 10)
        tube("loop", (-0.04, 0.02, 0.40), (0.04, 0.02, 0.40), 0.010, strap, 10)


def kit_box(location, turn, color, lid=False):
    """A shallow plastic tray of parts; with `lid` closed and stacked as it came from the shelf."""
    shell = paint(f"kit {color}", color, 0.45, specular=0.4)
    rng = random.Random(int(location[0] * 1000) + int(location[1] * 100))
    with under(empty("kit box", location, (0, 0, turn))):
        if lid:
            box("kit", (0.40, 0.28, 0.115), 0.014, shell, (0, 0, 0.058))
            box("lid", (0.415, 0.295, 0.03), 0.010, shell, (0, 0, 0.112))
            box("label", (0.12, 0.002, 0.045), 0, paint("label", (0.62, 0.61, 0.57), 0.7), (0, -0.142, 0.06))
            return
        box("floor", (0.40, 0.28, 0.006), 0.002, shell, (0, 0, 0.003))
        for s in (-1, 1):
            box("side", (0.006, 0.28, 0.075), 0.002, shell, (s * 0.197, 0, 0.0375))
            box("side", (0.40, 0.006, 0.075), 0.002, shell, (0, s * 0.137, 0.0375))
        for at in (-0.065, 0.065):
            box("divider", (0.004, 0.27, 0.05), 0.001, shell, (at, 0, 0.03))
        for _ in range(34):
            at = (rng.uniform(-0.17, 0.17), rng.uniform(-0.11, 0.11), 0.014)
            part = rng.choice((dark(), steel(), aluminium(), paint("brass part", (0.6, 0.42, 0.14), 0.35, metal=1)))
            box("part", (rng.uniform(0.012, 0.035), rng.uniform(0.008, 0.02), 0.012), 0.002, part, at, (0, 0, rng.uniform(0, 3)), 2)


def notebook(location, turn, color=None):
    """A closed notebook of `color`, or one that lies open at two written pages."""
    with under(empty("notebook", location, (0, 0, turn))):
        if color:
            box("cover", (0.17, 0.24, 0.012), 0.003, paint(f"cover {color}", color, 0.55, coat=0.2), (0, 0, 0.006))
            box("label", (0.07, 0.045, 0.0006), 0, paint("label", (0.62, 0.61, 0.57), 0.7), (0.0, 0.05, 0.0124))
            return
        ink = paint("ink", INK, 0.6)
        for s in (-1, 1):
            box("page", (0.165, 0.235, 0.008), 0.002, paint("page", (0.68, 0.67, 0.62), 0.8), (s * 0.083, 0, 0.005), (0, s * 0.03, 0))
            for line in range(9):
                long = 0.12 - 0.05 * ((line * 7 + s) % 4 == 0)
                box("words", (long, 0.0022, 0.0004), 0, ink, (s * 0.083 - (0.12 - long) / 2, 0.085 - 0.02 * line, 0.0105))
        tube("pen", (0.02, -0.06, 0.016), (0.13, 0.03, 0.016), 0.0045, paint("pen", (0.02, 0.06, 0.35), 0.35, coat=0.4), 14)


def bottle(location, color=None):
    """A steel water bottle, or a painted one."""
    body = paint(f"bottle {color}", color, 0.3, coat=0.4) if color else steel()
    profile = [(1e-5, 0), (0.034, 0), (0.036, 0.01), (0.036, 0.165), (0.022, 0.195), (0.022, 0.205), (1e-5, 0.205)]
    lathe("bottle", profile, body, 40, 0.003, location=location)
    disc("cap", 0.025, 0.205, 0.24, dark(), 32, 0.003, location=location)


def tumbler(location):
    """A steel tumbler with tea in it."""
    lathe("tumbler", [(0.030, 0.085), (0.024, 0), (1e-5, 0)], steel(), 40, 0.002, location=location, caps=False)
    disc("tea", 0.0275, 0.066, 0.068, paint("tea", (0.22, 0.095, 0.03), 0.2), 32, location=location)
