"""Hair: threads over a dark scalp, cut short or combed back into a bun."""

import math

import bpy
import numpy as np
from mathutils import Matrix
from mathutils.kdtree import KDTree

from kit.geometry import lathe
from kit.materials import paint
from people import surfaces
from people.shell import body_part

# How far back a point of the skull lies, and how high the hairline is there, from the middle of the skull.
BACK = (-0.11, -0.085, -0.045, -0.015, 0.02, 0.05, 0.10)
HAIRLINE = (0.075, 0.045, -0.005, -0.005, -0.03, -0.105, -0.125)


SCALP = (0.016, 0.011, 0.009)


def skull(person):
    """Which vertices are of the head, the middle of the skull, and its top."""
    rest = person.rest
    top = rest[:, 2].max()
    use = person.share("head", "temporalis", "neck02", "neck03", "oculi", "jaw", "special") > 0.5
    use &= rest[:, 2] > top - 0.30
    bone = rest[(person.share("head", "temporalis") > 0.5) & (rest[:, 2] > top - 0.12)]
    return use, np.array((0, (bone[:, 1].max() + bone[:, 1].min()) / 2, top - 0.10)), top


def scalp(person):
    """Dark skin under the hair."""
    use, centre, _ = skull(person)
    away = person.rest - centre
    keep = use & (away[:, 2] > np.interp(away[:, 1], BACK, HAIRLINE) + 0.010) & (np.abs(away[:, 0]) < 0.083)
    grown = person.posed(np.full(len(person.rest), 0.0015))
    return body_part(person, grown, paint("scalp", SCALP, 0.7), keep, "scalp")


def _roots(person, count, inside, rng):
    """Random points of the head where `inside(point from the middle, chance)` holds, and their normals."""
    use, centre, _ = skull(person)
    faces = person.base.faces[use[person.base.faces].all(1)]
    corners = person.rest[faces]
    size = np.linalg.norm(np.cross(corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1]), axis=1)
    pick = faces[rng.choice(len(faces), count * 3, p=size / size.sum())]
    s, t = rng.random((2, count * 3, 1))
    between = lambda a, i, j: a[pick[:, i]] * (1 - s) + a[pick[:, j]] * s
    mixed = lambda a: between(a, 0, 1) * (1 - t) + between(a, 3, 2) * t
    points, normals = mixed(person.rest), mixed(person.normals())
    chosen = np.nonzero(inside(points - centre, rng.random(len(points))))[0][:count]
    normals = normals[chosen]
    return points[chosen], normals / np.linalg.norm(normals, axis=1, keepdims=True), centre


def strands(name, paths, radius, material, rng):
    """Three-sided threads along paths of equally many points."""
    n, steps, _ = paths.shape
    along = np.gradient(paths, axis=1)
    along /= np.maximum(np.linalg.norm(along, axis=2, keepdims=True), 1e-9)
    a = np.cross(along, rng.normal(size=(n, 1, 3)))
    a /= np.maximum(np.linalg.norm(a, axis=2, keepdims=True), 1e-9)
    b = np.cross(along, a)
    thick = radius * np.interp(np.linspace(0, 1, steps), (0, 0.6, 1), (1, 0.9, 0.15))[None, :, None]
    sides = [paths + thick * (math.cos(t) * a + math.sin(t) * b) for t in (0, 2.094, 4.189)]
    vertices = np.stack(sides, 2).reshape(-1, 3)
    i = (np.arange(n)[:, None, None] * steps + np.arange(steps - 1)[None, :, None]) * 3
    j = np.arange(3)[None, None]
    faces = np.stack(np.broadcast_arrays(i + j, i + (j + 1) % 3, i + 3 + (j + 1) % 3, i + 3 + j), -1).reshape(-1, 4)
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(vertices))
    data.vertices.foreach_set("co", vertices.reshape(-1))
    data.loops.add(faces.size)
    data.loops.foreach_set("vertex_index", faces.reshape(-1))
    data.polygons.add(len(faces))
    data.polygons.foreach_set("loop_start", np.arange(len(faces)) * 4)
    data.polygons.foreach_set("loop_total", np.full(len(faces), 4))
    data.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    tone = data.attributes.new("tone", "FLOAT", "POINT")
    tone.data.foreach_set("value", np.repeat(rng.random(n) ** 2, steps * 3).astype(np.float32))
    data.materials.append(material)
    data.update()
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def short_hair(person, rng, count=26000, longest=0.032, nape=0.006, capped=False):
    """Cut short, shorter towards the nape; under a cap only what shows below it."""

    def inside(away, chance):
        x, y, z = away.T
        soft = (z - np.interp(y, BACK, HAIRLINE)) / 0.012 + 0.5
        if capped:
            soft = np.where(z > 0.004 - 0.07 * (y - 0.01), 0, soft)
        ear = (np.abs(x) > 0.068) & (z < -0.01) & (y < 0.03)
        return (chance < soft) & ~ear & (np.abs(x) < 0.092)

    points, normals, centre = _roots(person, count, inside, rng)
    away = points - centre
    out = away - np.array((0.01, 0.055, 0.085))  # from the crown
    out -= normals * (out * normals).sum(1, keepdims=True)
    out /= np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-6)
    low = np.clip((away[:, 2] + 0.11) / 0.16, 0, 1)[:, None]
    length = (nape + (longest - nape) * low**1.4) * rng.uniform(0.65, 1.15, (len(points), 1))
    key = np.abs((np.floor(away * 90) @ np.array((73856093, 19349663, 83492791))).astype(np.int64)) % 9973
    tousled = np.random.default_rng(5).normal(0, 0.28, (9973, 3))[key] + rng.normal(0, 0.16, (len(points), 3))
    way = normals * (0.30 + 0.55 * low) + out * 0.9 + np.cross(normals, out) * 0.25 + tousled
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    path, steps = [points - normals * 0.001], 6
    for i in range(1, steps):
        way = way + out * 0.30 - normals * 0.22 * (i / steps) + np.array((0, 0, -0.10))
        way /= np.linalg.norm(way, axis=1, keepdims=True)
        path.append(path[-1] + way * length / (steps - 1))
    paths = np.stack(path, 1)
    paths = person.with_head(paths.reshape(-1, 3)).reshape(paths.shape)
    return [scalp(person), strands("hair", paths, 0.00016, surfaces.hair(), rng)]


def bun(person, rng):
    """Combed back and wound into a bun above the nape."""
    combed, tie = _combed_back(person, rng)
    middle = tie + np.array((0, 0.018, 0.010)) * person.size
    core = lathe("bun", BUN_CORE, paint("scalp", SCALP, 0.7), 32, axis="-Y")
    turned = Matrix(person.turned["head"].tolist()).to_4x4()
    core.matrix_world = Matrix.Translation(person.with_head(middle[None])[0].tolist()) @ turned
    paths = person.with_head((middle + _coils(rng) * person.size).reshape(-1, 3)).reshape(-1, COIL, 3)
    return [*combed, core, strands("bun", paths, 0.00034, surfaces.hair(), rng)]


COIL = 14  # points of each thread of a bun
BUN = 0.043, 0.034  # its radius, and how far it stands out
BUN_CORE = [(1e-5, -0.029), (0.026, -0.020), (0.038, 0.0), (0.026, 0.020), (1e-5, 0.029)]


def _coils(rng, count=7000):
    """Threads wound about the axis that points back, loosest at their ends."""
    tilt = np.arccos(rng.uniform(-0.35, 0.97, (count, 1)))
    turn = rng.uniform(0, 2 * math.pi, (count, 1)) + np.linspace(0, 1, COIL) * rng.uniform(0.7, 2.0, (count, 1))
    tilt = tilt + 0.10 * np.sin(turn * 2 + 1.0) + np.linspace(-1, 1, COIL) * rng.normal(0, 0.10, (count, 1))
    strand = 1 + 0.05 * np.sin(tilt * 9 - turn) + rng.normal(0, 0.012, (count, 1))  # thick strands, twisted a little
    wide, out = BUN
    across = np.sin(tilt) * wide * strand
    return np.stack([across * np.cos(turn), np.cos(tilt) * out * strand, across * np.sin(turn)], -1)


def _combed_back(person, rng, count=17000):
    """The scalp and threads over it that meet where the hair is tied, and that place at rest."""
    inside = lambda away, chance: chance < (away[:, 2] - np.interp(away[:, 1], BACK, HAIRLINE)) / 0.012 + 0.5
    points, _, centre = _roots(person, count, inside, rng)
    tie = centre + np.array((0, 0.098, -0.085)) * person.size
    away, knot = points - centre, tie - centre
    far, end = np.linalg.norm(away, axis=1, keepdims=True), np.linalg.norm(knot)
    way, last = away / far, knot / end
    angle = np.arccos(np.clip(way @ last, -1, 1))[:, None]
    lift = rng.uniform(0.001, 0.006, (len(points), 1))
    close = _reach(person, centre)
    paths = []
    for t in np.linspace(0, 1, 9):
        turned = (np.sin((1 - t) * angle) * way + np.sin(t * angle) * last) / np.maximum(np.sin(angle), 1e-6)
        over = far if t == 0 else close(turned) + lift
        gathered = np.clip((t - 0.7) / 0.3, 0, 1) ** 2
        reach = (1 - gathered) * over + gathered * end
        paths.append(centre + turned * reach + rng.normal(0, 0.0011, (len(points), 3)) * (0.2 + t))
    paths = np.stack(paths, 1)
    paths = person.with_head(paths.reshape(-1, 3)).reshape(paths.shape)
    loose = strands("hair", paths, 0.00034, surfaces.hair(), rng)
    return [scalp(person), loose], tie


def _reach(person, centre):
    """A function that tells how far from the middle the skull lies in directions (n, 3)."""
    use, _, _ = skull(person)
    away = person.rest[use] - centre
    far = np.linalg.norm(away, axis=1)
    tree = KDTree(len(far))
    for i, way in enumerate(away / far[:, None]):
        tree.insert(way, i)
    tree.balance()
    return lambda ways: np.array([np.mean([far[i] for _, i, _ in tree.find_n(way, 4)]) for way in ways])[:, None]
