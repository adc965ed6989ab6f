"""People at work on the field and at the plateau's edge, faces turned away, each scene at an hour of its own.

The land behind them is drawn with a level camera: `horizon` is where the scene's own camera, which looks a little up
or down, sees it.
"""

import math

import bpy
import numpy as np
from mathutils import Vector

from kit.geometry import lathe, sweep
from kit.light import area, sunbeam
from kit.materials import paint
from kit.plants import crop_field, leaf, plant, scatter
from kit.sky import haze, in_haze, sky
from kit.stage import Look
from kit.terrain import height_grid, stone
from models.crate import hand_case
from models.fixed_wing import fixed_wing
from models.multirotor import FEET, heavy_lifter, sprayer
from models.quadcopter import quadcopter
from people.cast import person
from raster.landscape import backdrop
from raster.noise import value_noise
from scenes import fields
from scenes.maidan import earth, hard_ground, tripod

# The drawn land begins more than twenty metres from a standing camera that looks up a little.
BEYOND = (32, 56)
MEADOW = (0.040, 0.042, 0.022), (0.085, 0.082, 0.042), (0.140, 0.125, 0.066)
WET = (0.020, 0.026, 0.014), (0.042, 0.052, 0.024), (0.070, 0.080, 0.036)
STUBBLE = (0.105, 0.082, 0.045), (0.190, 0.150, 0.085), (0.270, 0.215, 0.125)
DUST = (0.170, 0.130, 0.088), (0.300, 0.235, 0.160), (0.390, 0.315, 0.225)


def spraying_crew(light):
    """Two in hoods, hats and masks at the edge of a soybean field: one brings water to the machine, one waits to fly."""
    air = fields._evening(azimuth=34)
    fields._ground(air, (-56, 56), (-6, 114), clods=5000)
    crop_field(air, (-53, 53), (2.2, 112), lambda p: np.abs(p[:, 0]) < 3.0 + p[:, 1] * 0.5, fields.ROW)
    _edge_grass()
    person("jerrycan-carrier", (-0.95, 0.45, 0), math.pi - 0.50)
    person("watching-sprayer", (1.52, 0.25, 0), math.pi + 0.75)
    machine = sprayer(6, 0.95)
    machine.location, machine.rotation_euler = (0.40, 1.30, FEET), (0, 0, 0.5)
    _drum((-2.05, 1.75, 0))
    area((-3.0, -3.0, 2.6), (0, 0, 0.9), 3.0, 40, (0.80, 0.87, 1.0))
    beyond = backdrop("ridges", light, dict(height=5, lens=45, horizon=0.337, seed=71, trees=40, sky=90))
    return Look(exposure=0.35, gain=(1.03, 1.0, 0.95), bounces=4, transparent=24, backdrop=beyond)


def lesson(light):
    """An instructor with a transmitter beside a trainee in morning mist, their copter far off."""
    sun = _against_sun(6, 24, fill=4, strength=0.06)
    sunbeam(-sun, 1.6, (1.0, 0.78, 0.50))
    air = haze(sun, 170, (0.15, 0.19, 0.22), (0.74, 0.60, 0.38), 26, 1.0, 4)
    hard_ground(11, 0, BEYOND, MEADOW, air)
    _grass(9000, (-1, 40), 0.11, 11, air)
    person("trainee", (1.20, 5.2, 0), math.pi - 0.42)
    person("instructor", (2.10, 4.7, 0), math.pi + 0.80)
    _aloft(quadcopter("elite", blur=75), (0.75, 16.0, 5.2), (0.10, -0.16, 2.4))
    return _dim(light, height=4, lens=50, horizon=0.66, seed=48, trees=9)


def pilot(light):
    """A pilot alone in stubble, the aircraft far off and small, the sun behind the ridge at the left."""
    hard_ground(4, 0, BEYOND, STUBBLE)
    _stubble(4)
    _against_sun(5, -17, fill=3, strength=0.10, tint=(1.0, 0.80, 0.66))
    person("pilot", (0.62, 2.2, 0), math.pi + 0.62)
    _aloft(fixed_wing(blur=80), (-2.5, 19.0, 4.4), (-0.09, -0.42, 1.05))
    return _dim(light, (1.20, 0.95, 0.72), height=6, lens=50, horizon=0.56, seed=5, trees=15)


def lift_crew(light):
    """The ground crew of a heavy lift on a wet meadow: one flies, one steadies the crate by its tag line and gives a sign."""
    sun = _against_sun(9, 15, fill=5, strength=0.02, tint=(0.80, 0.88, 0.90))
    sunbeam(-sun, 2.3, (1.0, 0.95, 0.78))
    air = haze(sun, 140, (0.23, 0.29, 0.26), (0.73, 0.70, 0.48), 22, 1.0, 5)
    hard_ground(9, 0, BEYOND, WET, air)
    _grass(15000, (-4, 40), 0.21, 9, air)
    person("lift-pilot", (2.05, 0.75, 0), math.pi + 0.72)
    rigger = person("rigger", (0.78, 1.0, 0), math.pi - 0.30)
    _aloft(heavy_lifter("hp-20", blur=160), (-0.35, 6.4, 3.35), (0.05, 0.04, 0.5))
    _tag_line(rigger, (-0.30, 6.25, 2.98))
    return _dim(light, height=8, lens=44, horizon=0.60, seed=63, trees=27, water=None)


def _tag_line(rigger, load):
    """A rope from the load to the hand of the one who steadies it; its end lies in the grass."""
    bpy.context.view_layer.update()
    grip = next(child for child in rigger.children if child.name.startswith("grip")).matrix_world.translation
    rope = paint("tag line", (0.42, 0.30, 0.10), 0.8)
    middle = (np.array(load) + grip) / 2 - (0, 0, 0.16)
    slack = [(0.01, 0.02, -0.06), (0.05, 0.04, -0.5), (-0.06, 0.06, -1.0), (0.16, 0.02, -1.17)]
    sweep("tag line", [load, middle, grip, *(grip + Vector(step) for step in slack)], [(0.006, 0.006)] * 7, 2, rope, 10, 10)


def setting_off(light):
    """Two walk over a dusty field towards their copter in the air; one carries its case."""
    sun = _against_sun(7, 15, fill=5)
    sunbeam(-sun, 1.5, (1.0, 0.78, 0.48))
    hard_ground(12, 0, BEYOND, DUST, haze(sun, 90, (0.26, 0.21, 0.15), (0.85, 0.58, 0.30), 12, 1.0, 3))
    person("case-carrier", (1.75, 8.2, 0), math.pi + 0.10)
    person("walker", (2.85, 9.4, 0), math.pi + 0.16)
    _aloft(quadcopter("elite", blur=75), (0.15, 15.0, 2.75), (0.08, -0.10, 2.3))
    return _dim(light, height=5, lens=55, horizon=0.56, seed=52, trees=22)


def survey_pair(light):
    """Two at the plateau's edge before sunrise: the receiver on its tripod, one reads its tablet, one flies."""
    _ledge()
    _against_sun(-0.8, 17, fill=14, strength=0.44, tint=(0.45, 0.62, 1.0))
    tripod((0.36, 0.95, 0))
    person("surveyor", (1.05, 0.95, 0), math.pi + 0.75)
    person("bareheaded-pilot", (1.98, 1.15, 0), math.pi + 0.62)
    _aloft(quadcopter("elite", blur=75), (0.55, 9.0, 3.9), (0.08, -0.10, 2.2))
    return _dim(light, height=95, lens=42, horizon=0.58, seed=23, trees=31, water=None)


def plateau_edge(light):
    """Four at the edge of the plateau in the last light, dark against the sky, their copter on its way back."""
    _ledge()
    sky(elevation=2.2, azimuth=20, strength=0.13, dust=1.6, ozone=2.2, sun_size=1.4)
    person("trainee", (0.36, 1.15, 0), math.pi - 0.50)
    person("engineer", (0.98, 0.85, 0), math.pi - 0.15)
    person("instructor", (1.62, 1.20, 0), math.pi + 0.40)
    person("surveyor", (2.22, 0.75, 0), math.pi + 0.70)
    hand_case((-0.28, 0.95, 0), 0.5)
    _aloft(quadcopter("surveillance", blur=75), (-0.75, 8.2, 3.15), (0.10, 0.10, 0.5))
    area((-2.4, -3.5, 2.4), (1.2, 0, 1.0), 3.0, 26, (0.62, 0.74, 1.0))
    land = backdrop("ridges", light, dict(height=140, lens=42, horizon=0.593, seed=11))
    return Look(exposure=0.1, gain=(1.02, 0.98, 1.04), bounces=3, backdrop=land)


def _ledge():
    """A shelf of dry earth that breaks off a few steps ahead: clods, pebbles, tufts of straw, most along its rim."""
    rim = lambda x: 2.35 + 0.45 * value_noise(x, 0 * x, 1.7, 5, 4)

    def height(x, y):
        trodden = 0.012 * value_noise(x, y, 0.9, 3, 3) + 0.010 * value_noise(x, y, 0.11, 6, 3)
        return trodden - 3.0 * np.clip((y - rim(x)) / 0.35, 0, 1) ** 1.5

    surface = earth((200, 300))
    height_grid("ledge", np.linspace(-6, 6, 800), np.linspace(-1.5, 3.2, 360), height, surface)
    rng = np.random.default_rng(8)

    def spots(count):
        x, y = rng.uniform(-5, 5, count), rng.uniform(-1.2, 2.3, count)
        y = np.minimum(y, rim(x) - 0.05)
        return np.stack([x, y, height(x, y)], 1)

    scatter("clods", spots(2600), stone("clod", surface, rng), 0.4, 2.2, 4, 0.5)
    scatter("pebbles", spots(900), stone("pebble", paint("pebble", (0.20, 0.15, 0.11), 0.95), rng), 0.3, 1.6, 5, 0.5)
    straw = leaf("straw", (0.20, 0.16, 0.055), (0.42, 0.34, 0.15), 0.3)
    x = rng.normal(0, 1, (16, 1)) * 2.6 + rng.normal(0, 0.16, (16, 12))
    y = rim(x) - np.abs(rng.normal(0.10, 0.12, x.shape))
    points = np.stack([x.ravel(), y.ravel(), np.full(x.size, -0.02)], 1)
    scatter("rim grass", points, plant("rim tuft", straw, 26, 0.26, 0.002, 4, 1.2, 5), 0.5, 1.5, 2, 0.3)
    scatter("short grass", spots(420), plant("short tuft", straw, 22, 0.07, 0.0014, 6, 1.4, 5), 0.5, 1.5, 3, 0.3)


def _aloft(machine, location, rotation):
    machine.location, machine.rotation_euler = location, rotation


def _against_sun(elevation, azimuth, fill, strength=0.12, tint=(0.70, 0.80, 1.0)):
    """A low sun ahead of the camera, and so little light from behind it that people are nearly silhouettes.

    Returns the direction of the sun.
    """
    area((-2.4 if azimuth > 0 else 2.4, -3.5, 2.8), (1.0, 0, 1.0), 3.0, fill, tint)
    return sky(elevation=elevation, azimuth=azimuth, strength=strength, dust=2.0, ozone=2.0, sun_size=1.4)


def _dim(light, gain=(1.0, 1.0, 1.0), **land):
    beyond = backdrop("ridges", light, land)
    return Look(exposure=0.1, contrast="Medium Contrast", gain=gain, bounces=1, backdrop=beyond)


def _edge_grass():
    straw = leaf("straw", (0.20, 0.16, 0.055), (0.42, 0.34, 0.15), 0.3)
    green = leaf("dry grass", (0.08, 0.11, 0.03), (0.16, 0.18, 0.055), 0.3)
    rng = np.random.default_rng(3)
    for k, surface in enumerate((straw, green)):
        points = np.stack([rng.uniform(-4, 4, 900), rng.uniform(-3.5, 2.4, 900), np.full(900, -0.04)], 1)
        tuft = plant(f"tuft {k}", surface, 26, 0.13, 0.002, k + 3, 1.5, 5)
        scatter(f"edge grass {k}", points, tuft, 0.5, 1.5, k, 0.3)


def _grass(count, along, high, seed, air=None):
    """Patches of grass between the two distances of `along`, as tall as `high` in metres."""
    rng = np.random.default_rng(seed)
    y = along[0] + (along[1] - along[0]) * rng.random(count) ** 1.5
    x = rng.uniform(-1, 1, count) * (2.0 + 0.42 * (y + 5))
    grown = value_noise(x, y, 1.6, seed, 4) > rng.uniform(-1.4, 0.4, count)
    points = np.stack([x, y, np.full(count, -0.02)], 1)[grown]
    green = leaf("meadow", (0.035, 0.055, 0.020), (0.075, 0.095, 0.042), 0.06)
    green = in_haze(green, air) if air else green
    for k in range(3):
        tuft = plant(f"meadow {k}", green, 30, high, 0.0022, seed + k, 1.3, 5)
        scatter(f"meadow {k}", points[k::3], tuft, 0.5, 1.4, seed + k, 0.25)


def _stubble(seed):
    """Cut straw in rows that lead away from the camera, with green weeds here and there."""
    rng = np.random.default_rng(seed)
    rows = np.arange(-60, 60) * 0.24
    y = 26 * rng.random((len(rows), 150)) ** 1.3 - 1.8
    x = rows[:, None] + 0.08 * y + rng.normal(0, 0.03, y.shape)
    points = np.stack([x.ravel(), y.ravel(), np.full(x.size, -0.01)], 1)
    straw = leaf("cut straw", (0.11, 0.085, 0.045), (0.24, 0.19, 0.10), 0.04)
    scatter("stubble", points, plant("stubble", straw, 14, 0.085, 0.003, seed, 0.25, 4), 0.5, 1.2, seed, 0.16)
    _grass(260, (-1.8, 12), 0.10, seed)


def _drum(location):
    profile = [(1e-5, 0.86), (0.20, 0.86), (0.225, 0.85), (0.23, 0.80), (0.24, 0.62), (0.245, 0.60), (0.24, 0.58)]
    profile += [(0.24, 0.30), (0.245, 0.28), (0.24, 0.26), (0.23, 0.02), (0.21, 0.0), (1e-5, 0.0)]
    lathe("drum", profile, paint("drum", (0.03, 0.10, 0.30), 0.5, vary=0.1), 72, 0.008, location=location)
