"""On the training field: hard earth with dry grass, drawn ridges beyond it. Light: "morning".

The ground near the camera is traced and dissolves, a few dozen metres away, into the drawn land behind it.
"""

import math

import numpy as np

from kit.geometry import box, disc, empty, lathe, mesh, tube, under
from kit.graph import new_material
from kit.light import area
from kit.materials import aluminium, carbon, dark, paint, rubber, signal, white_cap
from kit.plants import leaf, plant, scatter
from kit.sky import sky
from kit.stage import Look
from kit.terrain import stone
from models.emblem import emblem
from models.fixed_wing import STANDS, fixed_wing
from models.quadcopter import quadcopter
from raster.landscape import backdrop
from raster.noise import value_noise


def landing_pad(light):
    """The surveillance copter hovers above the pad."""
    _field(1)
    _pad()
    copter = quadcopter("surveillance", blur=75)
    copter.location, copter.rotation_euler = (0.16, 0.12, 0.78), (0.03, 0.03, 0.35)
    area((-1.0, -1.4, 1.2), (0.1, 0.1, 0.7), 0.9, 14, (0.88, 0.94, 1))
    return _look(light, horizon=0.281, lens=38, seed=31)


def first_hover(light):
    """A guarded trainer above the pad, cones marking its course."""
    _field(3)
    _pad()
    copter = quadcopter("basic", blur=75)
    copter.location, copter.rotation_euler = (0.12, -0.05, 0.68), (0.05, 0.02, 0.45)
    for x, y in ((-1.5, 2.2), (1.7, 1.9), (-1.9, 5.4), (2.0, 5.2), (-2.3, 9.6), (2.4, 9.3)):
        _cone((x, y, 0))
    area((-0.9, -1.4, 1.0), (0.1, -0.1, 0.66), 0.8, 9, (0.88, 0.94, 1))
    return _look(light, horizon=0.352, lens=44, seed=27)


def strip(light):
    """The fixed wing on its strip before a flight, its propeller still."""
    _field(5, tufts=800)
    plane = fixed_wing(turned=1.1)
    plane.location, plane.rotation_euler = (0.12, 0.25, STANDS), (0, 0, -0.62)
    area((0.9, -1.6, 0.9), (0.1, 0.1, 0.2), 1.2, 12, (0.92, 0.95, 1))
    return _look(light, horizon=0.395, lens=42, seed=44)


def ground_control(light):
    """A satellite receiver on its tripod above a control point, a checkered target beside it."""
    _field(7)
    tripod((0.10, 0.35, 0))
    _target((-0.62, -0.10, 0))
    area((-0.9, -1.6, 1.4), (0.1, 0.2, 0.8), 0.9, 12, (0.90, 0.95, 1))
    return _look(light, horizon=0.398, lens=40, seed=27)


def _look(light, horizon, lens, seed):
    land = dict(height=5, lens=lens, horizon=horizon, seed=seed)
    return Look(exposure=0.28, contrast="Medium Contrast", backdrop=backdrop("ridges", light, land))


def _field(seed, tufts=1300):
    """Morning sun on the ground in front of the camera, which stands near (0, -3) and looks along +Y."""
    sky(elevation=22, azimuth=-58, strength=0.085, dust=0.8, ozone=1.5, sun_size=1.0)
    hard_ground(seed, tufts)


CLAY = (0.105, 0.078, 0.050), (0.215, 0.160, 0.100), (0.300, 0.232, 0.150)


def hard_ground(seed, tufts=1300, gone=(9, 34), tones=CLAY, air=None):
    """Trodden ground in three `tones`, dark to pale, with pebbles and dry grass.

    Between the two distances of `gone` it dissolves into the drawn land. `air` is the haze that it lies in.
    """
    xs, ys = (-40, 40), (-2.0, 60)
    corners = [(x, y, 0) for y in ys for x in xs]
    mesh("ground", corners, [(0, 1, 3, 2)], earth(gone, tones, air), smooth=False)
    rng = np.random.default_rng(seed)

    def spots(count, spread):
        y = -2.0 + 16 * rng.random(count) ** 1.6
        x = rng.uniform(-1, 1, count) * (1.2 + 0.62 * (y + 3))
        centre = rng.integers(0, count, count)
        mix = rng.random(count)[:, None] ** 0.25
        at = np.stack([x, y], 1)
        at = at * (1 - mix) + (at[centre // 40 * 40] + rng.normal(0, spread, (count, 2))) * mix
        return np.concatenate([at, np.zeros((count, 1))], 1)[np.hypot(at[:, 0], at[:, 1]) > 0.80]

    straw = leaf("straw", (0.20, 0.16, 0.055), (0.42, 0.34, 0.15), 0.3)
    green = leaf("dry grass", (0.10, 0.11, 0.035), (0.20, 0.18, 0.065), 0.3)
    for k, (surface, share) in enumerate(((straw, 0.6), (green, 0.4))):
        tuft = plant(f"tuft {k}", surface, 26, 0.055, 0.0013, k + seed, 1.5, 5)
        scatter(f"grass {k}", spots(int(tufts * share), 0.30), tuft, 0.5, 1.4, k + seed, 0.3)
    pebble = stone("stone", paint("stone", (0.24, 0.185, 0.13), 0.9), rng)
    stones = spots(4200, 0.6)
    # In patches: stones at even distances look like a pattern.
    washed = value_noise(stones[:, 0], stones[:, 1], 1.3, seed, 3) > rng.uniform(-0.5, 0.9, len(stones))
    scatter("stones", stones[washed], pebble, 0.2, 1.4, seed + 9, 0.5)


def earth(gone, tones=CLAY, air=None):
    """Ground in three `tones`, dark to pale, cracked a little, gone where the drawn land takes over; in haze if `air`."""
    material, g, shader = new_material("maidan")
    where = g.coordinates()
    broad, fine = g.noise(where, 0.35, 6, 0.62), g.noise(where, 9.0, 8, 0.66)
    amount = g.math("ADD", g.math("MULTIPLY", broad, 0.62), g.math("MULTIPLY", fine, 0.38))
    color = g.ramp(amount, list(zip((0.36, 0.52, 0.66), tones)))
    grain = g.noise(where, 160.0, 3, 0.6)
    color = g.mix(0.35, color, g.ramp(grain, [(0.35, (0.35, 0.33, 0.30)), (0.65, (0.72, 0.70, 0.66))]), "OVERLAY")
    g.put(color, shader.inputs["Base Color"])
    g.put(1.0, shader.inputs["Roughness"])
    g.put(0.0, shader.inputs["Specular"])  # any gloss shines like metal against a low sun
    rough = g.math("ADD", g.math("MULTIPLY", fine, 1.0), g.math("MULTIPLY", grain, 0.22))
    g.put(g.bump(rough, 0.75, 0.03), shader.inputs["Normal"])
    far = g.add("ShaderNodeCameraData").outputs["View Distance"]
    patchy = g.math("ADD", far, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(where, 0.25, 4), 0.5), 14))
    gone = g.remap(patchy, *gone, smooth=True)
    surface = shader.outputs[0]
    if air:
        hazy = g.add("ShaderNodeGroup", node_tree=air)
        g.links.new(surface, hazy.inputs[0])
        surface = hazy.outputs[0]
    g.finish(g.mix_shader(gone, surface, g.add("ShaderNodeBsdfTransparent").outputs[0]))
    return material


def _pad():
    """A round orange pad with the mark, pegged to the ground."""
    disc("pad", 0.66, 0.0, 0.008, paint("pad rim", (0.02, 0.021, 0.023), 0.6), 160, 0.003)
    field = paint("pad field", (0.80, 0.15, 0.014), 0.66, grain=0.25, grain_scale=260)
    disc("pad field", 0.60, 0.008, 0.0095, field, 160, 0.0005)
    white = paint("pad white", (0.72, 0.72, 0.70), 0.62)
    ring = [(0.52, 0.0095), (0.52, 0.0112), (0.545, 0.0112), (0.545, 0.0095)]
    lathe("pad ring", ring, white, 160, 0, caps=False)
    emblem(0.66, white, (0, 0, 0.0098), thickness=0.001)
    for k in range(8):
        a = k * math.pi / 4 + 0.3
        disc("peg", 0.012, 0.006, 0.014, aluminium(), 24, 0.002, location=(0.632 * math.cos(a), 0.632 * math.sin(a), 0))


def _cone(location):
    """A marking cone with a white band."""
    with under(empty("cone", location)):
        lathe("cone", [(0.105, 0.012), (0.088, 0.016), (0.022, 0.29), (0.016, 0.292)], signal(), 48, 0.003, caps=False)
        lathe("band", [(0.0645, 0.12), (0.0485, 0.18)], paint("cone white", (0.75, 0.75, 0.73), 0.5), 48, 0, caps=False)
        box("cone foot", (0.23, 0.23, 0.014), 0.006, signal(), (0, 0, 0.007))


def tripod(location):
    """Wooden legs with yellow fittings, a level head, and the receiver on a short pole."""
    yellow = paint("tripod yellow", (0.80, 0.50, 0.02), 0.4, coat=0.3)
    pale = paint("tripod wood", (0.46, 0.30, 0.13), 0.5, coat=0.2)
    with under(empty("tripod", location)):
        for k in range(3):
            a = math.pi / 2 + k * 2 * math.pi / 3
            c, s = math.cos(a), math.sin(a)
            for side in (-1, 1):
                off = (-s * 0.022 * side, c * 0.022 * side)
                tube(
                    "leg",
                    (0.07 * c + off[0], 0.07 * s + off[1], 1.08),
                    (0.27 * c + off[0] * 0.7, 0.27 * s + off[1] * 0.7, 0.50),
                    0.011,
                    pale,
                    20,
                )
            tube("lower leg", (0.225 * c, 0.225 * s, 0.63), (0.42 * c, 0.42 * s, 0.05), 0.0125, aluminium(), 20)
            tube("shoe", (0.415 * c, 0.415 * s, 0.065), (0.440 * c, 0.440 * s, -0.01), 0.014, yellow, 20, 0.003)
            box("clamp", (0.062, 0.036, 0.05), 0.006, yellow, (0.25 * c, 0.25 * s, 0.555), (0, 0, a + math.pi / 2))
            box("hinge", (0.070, 0.04, 0.035), 0.006, yellow, (0.072 * c, 0.072 * s, 1.085), (0, 0, a + math.pi / 2))
        disc("head", 0.092, 1.095, 1.112, aluminium(), 64, 0.003)
        disc("plate", 0.055, 1.112, 1.135, dark(), 6, 0.003)
        for k in range(3):
            a = math.pi / 6 + k * 2 * math.pi / 3
            disc(
                "foot screw",
                0.012,
                1.135,
                1.157,
                rubber(),
                28,
                0.002,
                location=(0.040 * math.cos(a), 0.040 * math.sin(a), 0),
            )
        disc("tribrach", 0.056, 1.157, 1.180, yellow, 6, 0.004)
        tube("pole", (0, 0, 1.18), (0, 0, 1.32), 0.0125, carbon(), 28)
        _receiver(1.32)


def _receiver(z):
    """The receiver: a dark body with a pale dome."""
    body = [(1e-5, z), (0.055, z), (0.075, z + 0.012), (0.080, z + 0.040), (0.078, z + 0.060), (1e-5, z + 0.060)]
    lathe("receiver", body, paint("receiver", (0.05, 0.053, 0.058), 0.42, vary=0.05), 72, 0.004)
    lathe(
        "receiver band",
        [(0.0795, z + 0.044), (0.081, z + 0.046), (0.081, z + 0.054), (0.079, z + 0.056)],
        signal(),
        72,
        0,
        caps=False,
    )
    dome = [(0.078, z + 0.060), (0.074, z + 0.078), (0.055, z + 0.095), (0.028, z + 0.102), (1e-5, z + 0.104)]
    lathe("dome", dome, white_cap(), 72, 0.006)
    box("panel", (0.05, 0.004, 0.018), 0.002, dark(), (0, -0.0785, z + 0.030))
    for k in range(3):
        disc(
            "key",
            0.0038,
            0,
            0.002,
            white_cap(),
            20,
            0.0005,
            location=(-0.014 + 0.014 * k, -0.0800, z + 0.030),
            rotation=(math.pi / 2, 0, 0),
        )


def _target(location):
    """A plate of four fields, black and white, that a camera finds from above."""
    with under(empty("target", location, (0, 0, 0.35))):
        box("plate", (0.62, 0.62, 0.012), 0.003, paint("target white", (0.74, 0.74, 0.72), 0.6), (0, 0, 0.007))
        for s in (-1, 1):
            box(
                "field",
                (0.29, 0.29, 0.001),
                0,
                paint("target black", (0.015, 0.015, 0.016), 0.6),
                (s * 0.150, s * 0.150, 0.0135),
            )
        disc("nail", 0.010, 0.012, 0.017, aluminium(), 32, 0.001)
