"""What a drone's thermal camera sees at night: a wall and its gate, people, a car. Everything emits its warmth, 0..1.

A clear sky is cold: what faces it cools, and what is sheltered from it, by a wall or under a bush, stays warm.
"""

import math

import numpy as np

from kit.geometry import box, disc, empty, lathe, loft, mesh, superellipse, tube, under
from kit.graph import new_material
from kit.plants import plant, scatter
from kit.stage import Look
from kit.terrain import height_grid, stone
from people import stances
from people.warm import warm_person
from raster.foliage import crown
from raster.noise import value_noise

GATE, WALL, CAR, HUT = 9.5, 12.0, (7.6, 21.5), (16.6, 15.8)


def at_night(light):
    """Two walk outside the wall, one bent under a sack; a guard stands at his gate; a car has just come."""
    ground = _warm("ground", 0.27, (0.09, 0.18), (0.5, 0.14), (2.6, 0.12), (14, 0.10), shelter=0.16, more=_trodden)
    height_grid("ground", np.linspace(-90, 150, 20), np.linspace(-40, 260, 20), lambda x, y: 0 * x, ground)
    _wild()
    _wall()
    _hut()
    _car()
    cloth = _warm("cloth", 0.72, (4, 0.20), (13, 0.20), shelter=0.22, reach=0.25, more=_body_heat)
    warm_person("man", _in_mid_stride, cloth, (-0.9, 8.6), 1.25, 0.030)
    with under(warm_person("older", _laden, cloth, (-3.5, 8.0), 1.5, 0.026)):
        profile = [(1e-5, 0), (0.17, 0.02), (0.24, 0.16), (0.23, 0.38), (0.15, 0.56), (0.05, 0.64), (0.08, 0.72)]
        sack = _warm("sack", 0.44, (4, 0.14), (14, 0.10), shelter=0.2, reach=0.3)
        lathe("sack", [*profile, (1e-5, 0.73)], sack, 32, 0.06, location=(-0.08, 0.26, 0.90), rotation=(0.80, 0.15, 0))
    warm_person("older", _on_guard, cloth, (12.0, 14.4), 0.35, 0.040)
    return Look(bounces=1, palette="white hot")


def _within(g, value, half, soft):
    """1 where `value` is nearer to zero than `half`, 0 beyond `half + soft`."""
    return g.remap(g.math("ABSOLUTE", value), half, half + soft, 1, 0, smooth=True)


def _warm(name, base, *mottles, shelter=0.10, reach=2.2, sky=0.0, more=None):
    """Emit `base` with noise of (scale, amount). `more(g, x, y, z)` is added, from places within the object.

    What sees no sky for `reach` metres is warmer by `shelter`; what faces it is cooler by `sky`.
    """
    material, g, shader = new_material(name)
    g.nodes.remove(shader)
    geometry = g.add("ShaderNodeNewGeometry").outputs
    noises = [g.product(g.sum(g.noise(geometry["Position"], s, 5, 0.6), -0.5), 2 * a) for s, a in mottles]
    seen = g.add("ShaderNodeAmbientOcclusion", {"Distance": reach}, samples=5).outputs["AO"]
    facing = g.math("MAXIMUM", g.axes(geometry["Normal"])[2], 0.0)
    value = g.sum(base + shelter, g.product(seen, -shelter), g.product(facing, -sky), *noises)
    if more:
        value = g.sum(value, more(g, *g.axes(g.coordinates())))
    g.finish(g.emission((1, 1, 1), value))
    return material


def _trodden(g, x, y, _):
    """The drive, a path along the wall, tracks of the car and the warmth below it, and soil warmed by the wall."""
    place = g.coordinates()
    stray = g.sum(g.noise(place, 0.22, 6, 0.6), -0.5)
    drive = _within(g, g.sum(x, -GATE, g.product(stray, 2.4)), 2.3, 1.6)
    path = _within(g, g.sum(y, -8.4, g.product(stray, 3.6)), 0.15, 0.9)
    track = _within(g, g.sum(g.math("ABSOLUTE", g.sum(x, -CAR[0], g.product(stray, 0.8))), -0.72), 0.06, 0.14)
    old = _within(g, g.sum(g.math("ABSOLUTE", g.sum(x, -10.6, g.product(stray, 1.8))), -0.70), 0.08, 0.20)
    under_car = g.product(_within(g, g.sum(x, -CAR[0]), 0.2, 1.3), _within(g, g.sum(y, 1.0 - CAR[1]), 0.5, 2.4))
    by_wall = g.remap(g.math("ABSOLUTE", g.sum(y, -WALL, g.product(stray, 1.2))), 0.1, 1.7, 0.10, 0)
    return g.sum(
        g.product(drive, 0.13),
        g.product(path, 0.07),
        g.product(track, g.remap(y, CAR[1] - 1, 75, 0.17, 0.03), g.math("GREATER_THAN", y, CAR[1] - 1.5)),
        g.product(old, 0.045),
        g.product(under_car, 0.13),
        by_wall,
    )


def _body_heat(g, x, y, z):
    """Head and hands are hottest; cloth is cooler at the outline, and on the legs than on the trunk."""
    skin = g.add("ShaderNodeAttribute", attribute_name="bare").outputs["Fac"]
    edge = g.add("ShaderNodeLayerWeight", {0: 0.5}).outputs["Facing"]
    hot = g.remap(g.noise(g.coordinates(), 7, 3), 0.35, 0.65, 0.05, 0.25)
    return g.sum(g.product(skin, hot), g.product(edge, -0.24), g.remap(z, 0.1, 1.2, -0.16, 0.02))


def _wild():
    """Grass, stones, scrub and a few trees."""
    rng = np.random.default_rng(5)
    x, y = rng.uniform(-24, 34, 50000), rng.uniform(-12, 75, 50000)
    grown = (value_noise(x, y, 3.5, 4, 4) > rng.uniform(-0.5, 0.9, len(x))) & (np.abs(y - WALL) > 0.2)
    grown &= (np.abs(x - GATE) > rng.uniform(2.4, 3.8, len(x))) & (np.abs(y - 8.4) > rng.uniform(0, 1.2, len(x)))
    tufts = np.stack([x, y, 0 * x], 1)[grown]
    grass = _warm("grass", 0.16, (0.4, 0.14), (3, 0.14), shelter=0.14, reach=0.4, sky=0.04)
    for k in range(3):
        scatter(f"grass {k}", tufts[k::3], plant(f"tuft {k}", grass, 40, 0.20, 0.0036, k, 0.7, 4), 0.4, 1.7, k, 0.3)
    stones = np.stack([rng.uniform(-24, 34, 420), rng.uniform(-12, 60, 420), np.full(420, 0.02)], 1)
    scatter("stones", stones, stone("stone", _warm("stone", 0.38, (3, 0.2)), rng), 3, 16, 6, 0.4)
    leaves = _warm("leaves", 0.29, (0.9, 0.12), (6, 0.14), shelter=0.16, reach=0.9, sky=0.05)
    bark = _warm("bark", 0.38, (5, 0.1))
    plants = [(-6.4, 20.2, 2.7), (26, 24, 2.4), (-0.6, 27.5, 1.9)]
    plants += [(3.4, 10.9, 0.8), (2.5, 10.6, 0.5), (18.6, 10.7, 0.7), (-8.6, 10.4, 0.9), (4.2, 2.6, 0.6)]
    plants += [(13.8, 8.5, 0.4), (-9, 2.5, 0.7), (3.5, 16, 0.6), (1.0, 18, 0.9), (21, 17.5, 0.8), (15, 27, 0.7)]
    for px, py, r in plants:  # above one metre of radius a tree
        middle, n = (r * 1.15 if r > 1 else r * 0.55), int(2000 + 4200 * r)
        at = crown(rng, n, r, 0.78, int(12 + 14 * r))[0] + (0, 0, middle)
        a, b = rng.normal(0, 0.026 + 0.009 * r, (2, n, 1, 3))
        corners = at[:, None] + np.concatenate([-a - b, a - b, a + b, b - a], 1)
        faces = np.arange(4 * n).reshape(-1, 4).tolist()
        mesh("foliage", corners.reshape(-1, 3), faces, leaves, smooth=False, location=(px, py, 0))
        tube("trunk", (px, py, 0), (px + 0.1 * r, py, middle), 0.055 * r, bark, 12, 0.03 * r)


def _bricks(strength):
    """Bricks hold the day's warmth longer than their joints; damp and repairs run down in streaks."""

    def more(g, x, y, z):
        flat = g.add("ShaderNodeCombineXYZ", {0: g.sum(x, y), 1: z}).outputs[0]
        inputs = {"Vector": flat, "Color1": (1, 1, 1), "Color2": (0.55, 0.55, 0.55), "Mortar": (0, 0, 0), "Scale": 1.0}
        inputs |= {"Mortar Size": 0.012, "Brick Width": 0.26, "Row Height": 0.09, "Bias": -0.1}
        joint = g.add("ShaderNodeTexBrick", inputs).outputs["Color"]
        streak = g.noise(g.place(g.coordinates(), (1, 1, 0.22)), 1.3, 8, 0.6, 0.6)
        low = g.remap(z, -1.1, 0.2, 0.07, 0)
        return g.sum(g.product(joint, strength), g.product(g.sum(streak, -0.5), 0.34), low)

    return more


def _wall():
    """Bays between pillars, a coping that the sky has cooled, and a gate of steel bars."""
    brick = _warm("brick", 0.37, (0.22, 0.16), more=_bricks(0.11))
    pillar = _warm("pillar", 0.43, (0.7, 0.12), more=_bricks(0.11))
    coping, steel = _warm("coping", 0.40, (1.2, 0.12), (9, 0.06), sky=0.16), _warm("steel", 0.24, (0.8, 0.06), sky=0.06)
    for sign, start in ((-1, 5.2), (1, 13.8)):
        box("wall", (60, 0.23, 2.1), 0.01, brick, (start + sign * 30, WALL, 1.05))
        box("coping", (60, 0.31, 0.09), 0.02, coping, (start + sign * 30, WALL, 2.13))
        for k in range(20):
            x = start + sign * 3.0 * k
            box("pillar", (0.38, 0.38, 2.36), 0.01, pillar, (x, WALL, 1.18))
            box("cap", (0.46, 0.46, 0.08), 0.02, coping, (x, WALL, 2.38))
    for k in range(37):
        tube("bar", (5.5 + k * 0.222, WALL, 0.12), (5.5 + k * 0.222, WALL, 1.95), 0.013, steel, 8)
    for z in (0.16, 1.05, 1.88):
        box("rail", (8.1, 0.05, 0.07), 0, steel, (GATE, WALL, z))
    for x in (5.5, 9.46, 9.58, 13.5):
        box("stile", (0.07, 0.07, 1.95), 0, steel, (x, WALL, 1.05))


def _hut():
    """A guard's hut: brick, a warm pane, an overhanging roof, a lamp on a bracket; a pole stands behind it."""
    with under(empty("hut", (*HUT, 0))):
        box("hut", (2.6, 2.6, 2.5), 0.02, _warm("hut", 0.37, (0.6, 0.1), more=_bricks(0.05)), (0, 0, 1.25))
        box("hut roof", (3.3, 3.3, 0.12), 0.02, _warm("hut roof", 0.20, (0.7, 0.10), (6, 0.05), sky=0.05), (0, 0, 2.58))
        pane, steel = _warm("pane", 0.62, (1.2, 0.16)), _warm("frame", 0.30)
        for size, at in (((1.1, 0.06, 0.9), (-0.2, -1.29, 1.5)), ((0.06, 0.9, 0.9), (-1.29, -0.45, 1.5))):
            box("frame", np.array(size) + (0.1 * (size[0] > 0.1), 0.1 * (size[1] > 0.1), 0.1), 0, steel, at)
            box("pane", np.array(size) + 0.02, 0, pane, at)
        box("door", (0.04, 0.85, 2.0), 0, _warm("door", 0.45, (1, 0.1)), (-1.31, 0.65, 1.0))
        tube("bracket", (-1.2, -1.3, 2.3), (-1.3, -1.75, 2.42), 0.02, steel)
        box("lamp", (0.26, 0.16, 0.10), 0.04, _warm("lamp", 1.15), (-1.3, -1.8, 2.40))
        tube("pole", (2.6, 3.2, 0), (2.6, 3.2, 8), 0.11, _warm("pole", 0.40, (0.8, 0.1)), 16, 0.08)


def _on_guard(person):
    stances.stand(person, lean=2, weight=-1)
    stances.look(person, up=4, left=-24)
    stances.hang(person)


def _in_mid_stride(person):
    """The hind leg comes past the other; he looks over his shoulder."""
    stances.walk(person)
    stances.look(person, left=50)
    person.leg("L", np.array((0.07, 0.03, 0.085)) * person.size, 7)
    person.leg("R", np.array((-0.07, 0.27, 0.26)) * person.size, 7, 55)


def _laden(person):
    """Bent under a sack that one hand holds at the shoulder."""
    stances.walk(person, -1)
    stances.bow(person, 30)
    stances.look(person, up=14)
    person.arm("R", np.array((-0.15, -0.44, 1.27)) * person.size, (-0.8, -0.4, -0.6), (0.2, 0.5, 0.8), (0.2, 0.9, -0.2))


def _car():
    """Nose towards the camera: a hot bonnet, cold roof and panes that mirror the sky, warm tyres and brakes."""

    def engine(g, x, y, z):
        heat = g.product(_within(g, x, 0.15, 0.75), _within(g, g.sum(y, 1.45), 0.15, 0.95), g.remap(z, 0.5, 0.95))
        return g.product(heat, 0.47)

    def panes(g, x, y, z):
        side = g.math("GREATER_THAN", g.math("ABSOLUTE", g.axes(g.coordinates("Normal"))[0]), 0.6)
        post = lambda at: g.math("GREATER_THAN", g.math("ABSOLUTE", g.sum(y, -at)), 0.055)
        fore = g.math("GREATER_THAN", g.sum(y, g.product(z, -0.92)), -1.36)
        beside = g.product(side, post(0.72), post(1.42), fore, g.math("LESS_THAN", y, 1.80))
        ahead = g.product(g.sum(1.0, g.product(side, -1)), _within(g, x, 0.64, 0.02))
        return g.product(g.sum(beside, ahead), _within(g, g.sum(z, -1.41), 0.23, 0.02), -0.20)

    def brake(g, x, y, _):
        r = g.math("SQRT", g.sum(g.product(x, x), g.product(y, y)))
        return g.remap(r, 0.05, 0.21, 0.42, 0, smooth=True)

    with under(empty("car", (*CAR, 0.02), (0, 0, 0.06))):
        stations = [(-2.06, 0.66, 0.50, 0.84), (-1.99, 0.82, 0.42, 0.97), (-1.5, 0.89, 0.38, 1.04)]
        stations += [(-0.55, 0.92, 0.36, 1.10), (-0.5, 0.92, 0.36, 1.14), (1.9, 0.92, 0.38, 1.14)]
        stations += [(2.03, 0.89, 0.42, 1.10), (2.08, 0.78, 0.5, 1.0)]
        sections = []
        for y, half, low, high in stations:
            x, z = superellipse(half, (high - low) / 2, 5.5, 72, 0, (high + low) / 2)
            sections.append(np.stack([x, 0 * x + y, z], 1))
        loft("body", sections, _warm("body", 0.38, (1.5, 0.08), sky=0.14, more=engine))
        levels = [(1.06, -0.5, 1.96, 0.87), (1.16, -0.48, 1.95, 0.86), (1.68, 0.0, 1.86, 0.77)]
        outlines = []
        for z, front, back, half in [*levels, (1.78, 0.12, 1.80, 0.73), (1.83, 0.3, 1.6, 0.60)]:
            x, y = superellipse(half, (back - front) / 2, 6, 96, 0, (back + front) / 2)
            outlines.append(np.stack([x, y, 0 * x + z], 1))
        loft("cabin", outlines, _warm("cabin", 0.36, (1.5, 0.06), sky=0.18, more=panes))
        tyre, rim = _warm("tyre", 0.50, (4, 0.1)), _warm("rim", 0.42, more=brake)
        dark, grille = _warm("arch", 0.44), _warm("grille", 0.62, (9, 0.3))
        box("bumper", (1.7, 0.16, 0.18), 0.05, _warm("bumper", 0.34, (2, 0.1), sky=0.08), (0, -2.10, 0.52))
        box("grille", (0.86, 0.06, 0.20), 0.02, grille, (0, -2.05, 0.78))
        for side in (-1, 1):
            box("headlamp", (0.22, 0.06, 0.16), 0.03, _warm("headlamp", 0.56), (side * 0.62, -2.02, 0.80))
            for end in (-1.28, 1.28):
                at, turned = np.array((side * 0.75, end, 0.36)), dict(rotation=(0, side * math.pi / 2, 0))
                disc("arch", 0.44, -0.1, 0.178, dark, 40, 0.01, location=at + (0, 0, 0.06), **turned)
                disc("tyre", 0.36, -0.12, 0.19, tyre, 40, 0.05, location=at, **turned)
                disc("rim", 0.22, 0.1, 0.198, rim, 32, 0.01, location=at, **turned)
