"""Crops and trees, instanced on the faces of a hidden mesh."""

import math
import random

import bpy
import numpy as np

from kit.geometry import mesh
from kit.graph import new_material
from kit.materials import paint
from kit.sky import in_haze


def leaf(name, dark, light, translucency=0.4):
    """Leaves that let light through; each plant gets its own shade between two."""
    material, g, shader = new_material(name)
    color = g.mix(g.add("ShaderNodeObjectInfo").outputs["Random"], dark, light)
    g.put(color, shader.inputs["Base Color"])
    g.put(0.5, shader.inputs["Roughness"])
    g.put(0.3, shader.inputs["Specular"])
    through = g.add("ShaderNodeBsdfTranslucent", {0: g.mix(1, color, (1.9, 2.0, 0.7), "MULTIPLY")}).outputs[0]
    g.finish(g.mix_shader(translucency, shader.outputs[0], through))
    return material


def plant(name, material, leaves=12, height=0.55, width=0.035, seed=0, droop=0.9, steps=7):
    """A tuft of arching, folded leaves, as young maize is."""
    rng = random.Random(seed)
    vertices, faces = [], []
    for k in range(leaves):
        turn = rng.uniform(0, 2 * math.pi) + k * 2.4
        length, broad = height * rng.uniform(0.65, 1.1), width * rng.uniform(0.7, 1.2)
        lean, bend, base_height = rng.uniform(0.15, 0.5), droop * rng.uniform(0.6, 1.3), height * 0.25 * rng.random()
        base = len(vertices)
        for i in range(steps + 1):
            t = i / steps
            angle = lean + bend * t * t
            x, z = length * t * math.sin(angle) * 0.8, base_height + length * t * math.cos(angle) * 0.95
            half = broad * (1 - t) ** 0.6 * (0.5 + 1.2 * min(1, t * 3)) * 0.6
            twist = rng.uniform(-0.1, 0.1) * half
            for side in (-1, 0, 1):
                y = side * half
                rib = half * 0.35 if side == 0 else 0
                vertices.append(
                    (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z - rib + twist)
                )
        for i in range(steps):
            for side in (0, 1):
                q = base + i * 3 + side
                faces.append((q, q + 1, q + 4, q + 3))
    return mesh(name, vertices, faces, material, angle=180)


def tree(name, leaf_material, bark, height=9, seed=0, leaves=2600, leaf_size=0.34, crown=(3.2, 3.2, 3.0)):
    """A broad-leaved tree for the middle distance: clumps of single leaves around a plain trunk."""
    rng = np.random.default_rng(seed)

    def direction():
        d = rng.normal(size=3)
        return d / np.linalg.norm(d)

    clumps = [
        (direction() * np.array(crown) * 0.62 * rng.uniform(0.4, 1) + (0, 0, height * 0.62), rng.uniform(0.9, 1.7))
        for _ in range(16)
    ]
    vertices, faces = [], []
    for _ in range(leaves):
        centre, radius = clumps[rng.integers(len(clumps))]
        out = direction()
        at = centre + out * radius * rng.uniform(0.75, 1.05)
        normal = out + rng.normal(size=3) * 0.7
        a = np.cross(normal, rng.normal(size=3))
        a /= np.linalg.norm(a)
        b = np.cross(normal / np.linalg.norm(normal), a)
        size, q = leaf_size * rng.uniform(0.5, 1.2), len(vertices)
        vertices += [at - a * size * 0.5, at + b * size * 0.35, at + a * size * 0.5, at - b * size * 0.35]
        faces.append((q, q + 1, q + 2, q + 3))
    kinds, base = [0] * len(faces), len(vertices)
    for i in range(5):
        for j in range(8):
            r = 0.28 * (1 - i / 4 * 0.6)
            vertices.append(
                np.array([r * math.cos(j * math.pi / 4), r * math.sin(j * math.pi / 4), height * 0.62 * i / 4])
            )
    for i in range(4):
        for j in range(8):
            faces.append(
                (base + i * 8 + j, base + i * 8 + (j + 1) % 8, base + (i + 1) * 8 + (j + 1) % 8, base + (i + 1) * 8 + j)
            )
            kinds.append(1)
    return mesh(name, vertices, faces, materials=[leaf_material, bark], face_materials=kinds, smooth=False)


def scatter(name, points, obj, smallest=0.8, largest=1.2, seed=0, tilt=0.12):
    """Instance `obj` at each point, turned, tilted and scaled at random.

    One small quad a plant carries the instance: thirty thousand cost the memory of one.
    """
    rng = np.random.default_rng(seed)
    points, n = np.asarray(points, float), len(points)
    yaw, scale = rng.uniform(0, 2 * math.pi, n), rng.uniform(smallest, largest, n)
    up = np.stack([rng.normal(0, tilt, n), rng.normal(0, tilt, n), np.ones(n)], 1)
    up /= np.linalg.norm(up, axis=1)[:, None]
    a = np.stack([np.cos(yaw), np.sin(yaw), np.zeros(n)], 1)
    a -= up * (a * up).sum(1)[:, None]
    a /= np.linalg.norm(a, axis=1)[:, None]
    return instance_on_quads(name, points, a, np.cross(up, a), scale, obj)


def instance_on_quads(name, points, a, b, scale, obj):
    """Instance `obj` on one quad at each point, spanned by unit vectors `a` and `b`."""
    half = (np.broadcast_to(scale, len(points)) / 2)[:, None]
    corners = [
        points - a * half - b * half,
        points + a * half - b * half,
        points + a * half + b * half,
        points - a * half + b * half,
    ]
    data = bpy.data.meshes.new(name)
    data.from_pydata(
        np.stack(corners, 1).reshape(-1, 3).tolist(), [], np.arange(len(points) * 4).reshape(-1, 4).tolist()
    )
    carrier = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(carrier)
    carrier.instance_type = "FACES"
    carrier.use_instance_faces_scale = True
    carrier.show_instancer_for_render = False
    obj.parent, obj.location = carrier, (0, 0, 0)
    carrier.cycles.use_motion_blur = obj.cycles.use_motion_blur = False
    return carrier


def crop_field(
    air,
    x,
    y,
    keep=None,
    row=0.8,
    step=0.2,
    height=0.44,
    dark=(0.09, 0.20, 0.025),
    light=(0.22, 0.34, 0.05),
    seed=0,
    variants=4,
):
    """Rows along Y between two limits in x and in y; `keep(points)` drops what the camera cannot see."""
    rng = np.random.default_rng(seed)
    surface = leaf("crop", dark, light, 0.45)
    if air:
        in_haze(surface, air)
    rows = []
    for at in np.arange(round(x[0] / row), round(x[1] / row) + 1) * row:
        along = np.arange(y[0], y[1], step)
        rows.append(
            np.stack(
                [at + rng.normal(0, 0.035, len(along)), along + rng.normal(0, 0.05, len(along)), np.zeros(len(along))],
                1,
            )
        )
    points = np.concatenate(rows)
    if keep is not None:
        points = points[keep(points)]
    kind = rng.integers(0, variants, len(points))
    for k in range(variants):
        scatter(
            f"crop {k}", points[kind == k], plant(f"plant {k}", surface, 10, height, 0.04, k + seed * 10), 0.75, 1.2, k
        )


def tree_line(air, points, seed=0, smallest=0.7, largest=1.3, leaf_size=0.5, variants=3):
    """Trees at the given points."""
    surface = in_haze(leaf("tree leaf", (0.03, 0.06, 0.012), (0.06, 0.09, 0.02), 0.3), air)
    bark = in_haze(paint("bark", (0.05, 0.035, 0.025), 0.9), air)
    points = np.asarray(points)
    kind = np.random.default_rng(seed).integers(0, variants, len(points))
    for k in range(variants):
        scatter(
            f"trees {k}",
            points[kind == k],
            tree(f"tree {k}", surface, bark, seed=k, leaf_size=leaf_size),
            smallest,
            largest,
            k + 5,
            0.02,
        )
