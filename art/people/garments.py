"""What people wear below the head."""

import math

import numpy as np

from kit.materials import paint
from people.cloth import lent_weights, lifted, pushed_out, sewn, surface
from people.pose import SIDES
from people.shell import body_part, cut_open, outline, ring_faces, shell, sleeve_of_outlines, subdivided

ARMS = ("upperarm", "lowerarm")
HANDS = ("wrist", "finger", "metacarpal")
FEET = ("foot", "toe")
SKULL = (
    "head", "jaw", "neck02", "neck03", "temporalis", "oculi", "special", "levator", "oris", "orbicularis", "risorius",
    "eye", "tongue",
)  # fmt: skip
LEGS = ("upperleg", "lowerleg", "pelvis", "spine05", "spine04", "root", "foot")
everywhere = lambda point: True


def hip(person):
    return person.head["upperleg01.L"][2]


def shoulder(person):
    return person.head["upperarm01.L"][2]


def _torso(person):
    off = person.share(*ARMS, *HANDS, "shoulder01") < 0.35
    return person.rest[off & (person.share("head", "neck", "jaw") < 0.3)]


def _sleeves_end(person, share):
    """Planes across both arms: `share` 0..1 along the upper arm, 1..2 along the lower."""
    cuts = []
    for side, sign in SIDES:
        top, elbow, wrist = (person.head[f"{name}.{side}"] for name in ("upperarm01", "lowerarm01", "wrist"))
        start, way = (top, elbow - top) if share <= 1 else (elbow, wrist - elbow)
        inner = top[0] * sign + 0.03
        high, wide = 1.0 * person.size, 0.34 * person.size
        region = lambda c, s=sign, x=inner: c.x * s > x and (c.z > high or c.x * s > wide)
        cuts.append((start + way * (share if share <= 1 else share - 1), way / np.linalg.norm(way), region))
    return cuts


def _armholes(person):
    """Planes that take both arms away from the shoulder, and nothing of the flanks below."""
    cuts = []
    for side, sign in SIDES:
        x, _, z = person.head[f"upperarm01.{side}"]
        point, low, inner = (x, 0, 0), z - 0.16 * person.size, x * sign - 0.07
        cuts.append((point, (sign, 0, 0), lambda c, s=sign, low=low, inner=inner: c.z > low and c.x * s > inner))
    return cuts


def _neckline(person, rise=0.026, tilt=0.45):
    neck = person.head["neck01"]
    normal = np.array((0, -tilt, 1.0))
    point = neck + np.array((0, 0.02, 0.012 * person.size + rise))
    region = lambda c: abs(c.x) < 0.17 * person.size and c.z > neck[2] - 0.16 * person.size
    return point, normal / np.linalg.norm(normal), region


def _drawn_in(person, grown, cuff):
    """Sleeves narrow towards the wrist, to `cuff` off the skin."""
    for beyond, own in both_forearms(person):
        share = np.interp(beyond, (-0.13, -0.05), (0, 1)) * own
        grown = grown + share * (cuff - grown)
    return grown


def shirt(person, hem=0.82, sleeve=0.80, loose=0.026, arm=0.015, flare=0.008):
    """Down to height `hem`, for a person of 1.71 m; `sleeve` as in _sleeves_end."""
    hem *= person.size
    along = np.clip((shoulder(person) - person.rest[:, 2]) / 0.14 + 0.1, 0.1, 1)
    grown = _drawn_in(person, 0.013 + arm * np.clip(person.share(*ARMS), 0, 1) * along, 0.008)
    top, waist = shoulder(person) - 0.085, hip(person) + 0.16

    def margin(z):
        low = np.clip((waist - z) / max(0.2, waist - hem), 0, 1)
        return 0.006 + (loose - 0.006) * np.clip((top - z) / 0.22, 0, 1) + flare * low

    loft = sleeve_of_outlines(_torso(person), np.arange(hem - 0.03, top, 0.02), margin)
    cuts = [((0, 0, hem), (0, 0, -1), everywhere), _neckline(person), *_sleeves_end(person, sleeve)]
    return shell(person, grown, [loft], 0.011, cuts)


def _cuffs_pinned(person, share):
    """Hold long sleeves at their cuffs, or they hang off the wrist like bells."""

    def pin(rest):
        held = np.zeros(len(rest))
        for point, way, _ in _sleeves_end(person, share) if share > 1 else ():
            near = np.linalg.norm(rest - point, axis=1) < 0.12
            held = np.maximum(held, near * np.clip(((rest - point) @ way + 0.05) / 0.02, 0, 1))
        return held

    return pin


def shirt_pinned(person, sleeve):
    """Hold a shirt at its neckline, or it slides off the collar, and at its cuffs."""
    neck = person.head["neck01"] + np.array((0, 0.02, 0.03 * person.size))
    cuffs = _cuffs_pinned(person, sleeve)
    at_neck = lambda rest: np.clip((0.125 * person.size - np.linalg.norm(rest - neck, axis=1)) / 0.03, 0, 1)
    return lambda rest: np.maximum(at_neck(rest), cuffs(rest))


def coverall_pinned(person):
    """Hold a coverall at its cuffs, and in the boots."""
    cuffs = _cuffs_pinned(person, COVERALL_SLEEVE)
    return lambda rest: np.maximum(cuffs(rest), np.clip((0.27 - rest[:, 2]) / 0.03, 0, 1))


def waist_pinned(person):
    return lambda rest: np.clip((rest[:, 2] - hip(person) - 0.06) / 0.04, 0, 1)


def vest(person, shirt, material):
    """A sleeveless warning vest, cut from the shirt as it lies and lifted off it: no shirt comes through."""
    hem = 0.86 * person.size
    cuts = [((0, 0, hem), (0, 0, -1), everywhere), _neckline(person, -0.004), *_armholes(person)]
    rest, lies, faces = cut_open(shirt, cuts)
    above = np.interp(rest[:, 2], (hem, hip(person) + 0.16, shoulder(person)), (0.018, 0.012, 0.010))
    return sewn("vest", rest, lifted(lies, faces, above, surface(shirt)), faces, material)


def trousers(person, wide=0.030, low=0.035, waist=0.12, thigh=0.012):
    z = person.rest[:, 2]
    knee, hips = person.head["lowerleg01.L"][2], hip(person)
    grown = np.interp(z, (0.0, 0.12, knee, hips, hips + 0.2), (wide, wide, (wide + thigh) * 0.55, thigh, 0.008))
    grown = np.where(person.share(*FEET) > 0.5, 0.0, grown)
    levels = np.arange(hips - 0.02, hips + waist + 0.03, 0.02)
    loft = sleeve_of_outlines(_torso(person), levels, lambda q: 0.007)
    cuts = [((0, 0, hips + waist), (0, 0.15, 1), everywhere), ((0, 0, low), (0, 0, -1), everywhere)]
    return shell(person, grown, [loft], 0.012, cuts)


COVERALL_SLEEVE = 1.93


def coverall(person, loose=0.036):
    """With a hood, drawn in at the waist; its legs go into boots."""
    rest, z = person.rest, person.rest[:, 2]
    neck, hips = person.head["neck01"], hip(person)
    skull = person.share(*SKULL) > 0.4
    knee = person.head["lowerleg01.L"][2]
    grown = np.interp(z, (0.0, 0.20, 0.31, 0.40, knee, hips), (0.006, 0.006, 0.009, 0.026, 0.034, 0.022))
    along = np.clip((shoulder(person) - z) / 0.12 + 0.1, 0.15, 1)
    grown = np.where(person.share(*ARMS) > 0.3, 0.010 + 0.024 * along, grown)
    grown = np.where(skull, 0.020, grown)
    grown = _drawn_in(person, np.where(person.share(*FEET, *HANDS) > 0.5, 0.0, grown), 0.010)
    top, waist = shoulder(person) - 0.07, hips + 0.13

    def margin(q):
        drawn = 0.018 * math.exp(-(((q - waist) / 0.035) ** 2))
        return 0.008 + (loose - 0.008) * np.clip((top - q) / 0.2, 0, 1) - drawn

    loft = sleeve_of_outlines(_torso(person), np.arange(hips - 0.06, top, 0.02), margin)
    head = rest[skull | (z > neck[2] - 0.02) & (np.abs(rest[:, 0]) < 0.11)]
    hood = sleeve_of_outlines(head, np.arange(neck[2] - 0.02, z.max() - 0.008, 0.012), lambda q: 0.014, 0.012)
    face = ((0, person.head["head"][1] - 0.070, 0), (0, -1, 0.0), lambda c: c.z > neck[2] + 0.045 and abs(c.x) < 0.2)
    cuts = [*_sleeves_end(person, COVERALL_SLEEVE), ((0, 0, 0.19), (0, 0, -1), everywhere), face]
    return shell(person, grown, [loft, hood], 0.013, cuts, smooth=5)


def collar(person, material, under, high=0.034, fall=0.052, most=0.070):
    """A folded collar round the neck, posed with it; its fold lies on the garments `under` it."""
    rest = person.rest
    centre = person.head["neck01"] + np.array((0, 0.012, 0.012 * person.size - 0.012))
    up = np.array((0, -0.42, 1.0)) / np.linalg.norm((0, -0.42, 1.0))
    ax = np.array((1.0, 0, 0))
    ay = np.cross(up, ax)
    near = rest[(np.abs((rest - centre) @ up - 0.02) < 0.014) & (np.abs(rest[:, 0]) < 0.10 * person.size)]
    count = 96
    turn = np.arange(count) / count * 2 * math.pi
    u, reach = outline(np.stack([(near - centre) @ ax, (near - centre) @ ay], 1), turn, 0.2)
    radius = np.minimum(reach(0.0), most * person.size)
    profile = [(-0.012, 0.007), (high * 0.5, 0.007), (high, 0.007), (high + 0.002, 0.011)]
    folded = [(z, 0.011 + 0.020 * (high - z) / fall) for z in np.linspace(high * 0.75, high - fall, 7)]
    profile += folded
    rings = [centre + up * z + (ax * u[:, :1] + ay * u[:, 1:]) * (radius + m)[:, None] for z, m in profile]
    from_front = lambda q: abs(((turn[q[0] % count] - 1.5 * math.pi) + math.pi) % (2 * math.pi) - math.pi)
    faces = [q for q in ring_faces(len(profile), count) if from_front(q) > math.radians(9)]
    vertices = np.concatenate(rings)
    weights = lent_weights(person, vertices, person.share("head", "jaw", "tongue") < 0.3, near=24)
    posed, fold = person.skinned(vertices, weights), len(folded) * count
    for garment in under:
        posed[-fold:] = pushed_out(posed[-fold:], *surface(garment), 0.005)
    return sewn("collar", vertices, posed, faces, material, 0.0014)


def boots(person, material, top=0.10, grown=0.012, shaft=0.0):
    """Shoes, or boots with a `shaft` wide enough for trousers."""
    z = person.rest[:, 2]
    inside = z < top + 0.08
    size = np.where(inside, grown + 0.002 * np.clip((0.10 - z) / 0.05, 0, 1), -0.002)
    size = size + np.clip((z - 0.10) / 0.14, 0, 1) * inside * shaft
    rest, faces = shell(person, size, (), 0.008, [((0, 0, top), (0, 0, 1), everywhere)], smooth=10, pieces=2)
    weights = lent_weights(person, rest, person.share("foot", "toe", "lowerleg") > 0.5)
    return sewn("boots", rest, person.skinned(rest, weights), faces, material, 0.002)


def both_forearms(person):
    """For each side: how far beyond the wrist each vertex lies, and whether it is of this forearm and hand."""
    found = []
    for side, sign in SIDES:
        elbow, wrist = person.head[f"lowerarm01.{side}"], person.head[f"wrist.{side}"]
        way = (wrist - elbow) / np.linalg.norm(wrist - elbow)
        own = (person.share("lowerarm", *HANDS) > 0.5) & (person.rest[:, 0] * sign > 0.2)
        found.append(((person.rest - wrist) @ way, own))
    return found


def rubber_gloves(person, color):
    """Rubber gloves whose cuffs go into the sleeves."""
    material = paint(f"rubber glove {color}", color, 0.5, vary=0.08)
    made = []
    for beyond, own in both_forearms(person):
        grown = np.interp(beyond, (-0.06, 0.0, 0.03), (0.0030, 0.0035, 0.0024))
        obj = body_part(person, person.posed(grown), material, own & (beyond > -0.07), "rubber glove")
        made.append(_thickened(obj, 0.0012))
    return made


def gloves(person):
    """Thin knitted work gloves with a ribbed cuff, creased at the wrist."""
    material = paint("knitted", (0.19, 0.195, 0.20), 0.92, specular=0.2, grain=0.7, grain_scale=1300)
    rest, made = person.rest, []
    for beyond, own in both_forearms(person):
        crease = np.sin(beyond * 420 + 3 * np.sin(rest[:, 2] * 60)) * np.exp(-(((beyond + 0.005) / 0.03) ** 2))
        slack = 0.0007 * np.sin(beyond * 260 + rest[:, 1] * 190) * np.clip(beyond / 0.05, 0, 1)
        grown = np.interp(beyond, (-0.06, -0.052, -0.045, 0.0, 0.04), (0.0050, 0.0050, 0.0034, 0.0026, 0.0018))
        vertices = person.posed(grown + 0.0012 * crease + slack)
        made.append(_thickened(body_part(person, vertices, material, own & (beyond > -0.055), "glove"), 0.0012, 3))
    return made


def _thickened(obj, thick, levels=2):
    obj.modifiers.clear()
    smoothing = obj.modifiers.new("smooth", "SMOOTH")
    smoothing.iterations, smoothing.factor = 1, 0.4
    solid = obj.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 1
    return subdivided(obj, levels)
