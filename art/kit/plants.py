"""Crops and trees, instanced on the faces of a hidden mesh."""

import math
import random

import bpy
import numpy as np

from kit.geometry import mesh
from kit.graph import new_material
from kit.sky import in_haze


def leaf(name, dark, light, translucency=0.4):
    """Leaves that let light through; each plant gets its own shade between two."""
    material, g, shader = new_material(name)
    color = g.mix(g.add("ShaderNodeObjectInfo").outputs["Random"], dark, light)
    g.put(color, shader.inputs["Base Color"])
    g.put(0.6, shader.inputs["Roughness"])
    g.put(0.18, shader.inputs["Specular"])
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


def soybean(name, material, seed=0, height=0.40, stalks=17, steps=5):
    """A bushy plant: stalks all around, each with three oval leaflets, the upper ones held to the sun."""
    rng = random.Random(seed)
    vertices, faces = [], []
    for k in range(stalks):
        t = k / (stalks - 1)
        turn, lift = k * 2.4 + rng.uniform(-0.3, 0.3), height * (0.30 + 0.62 * t) * rng.uniform(0.9, 1.1)
        reach = (0.155 - 0.085 * t) * rng.uniform(0.8, 1.25)
        tip = np.array((reach * math.cos(turn), reach * math.sin(turn), lift))
        _blade(vertices, faces, (0, 0, lift * 0.55), tip, 0.0022, lambda _: 1, 2)
        long = rng.uniform(0.068, 0.098) * (1 - 0.2 * t)
        for side in (-1, 0, 1):
            way = turn + side * rng.uniform(1.0, 1.4)
            droop = rng.uniform(-0.55, 0.15)
            end = tip + long * np.array((math.cos(way), math.sin(way), droop))
            _blade(vertices, faces, tip, end, long * 0.36, lambda u: math.sin(math.pi * u**0.72) ** 0.8, steps)
    return mesh(name, vertices, faces, material, angle=180)


def _blade(vertices, faces, start, end, half, outline, steps):
    """Add a leaf folded along its middle, from start to end; `outline(0..1)` is its width in parts of `half`."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    along = end - start
    across = np.cross(along, (0, 0, 1))
    across /= np.linalg.norm(across) + 1e-9
    base = len(vertices)
    for i in range(steps + 1):
        u = i / steps
        wide = half * outline(u)
        arch = 0.12 * math.sin(math.pi * u) * np.linalg.norm(along)
        for side in (-1, 0, 1):
            vertices.append(start + along * u + across * side * wide + (0, 0, arch + abs(side) * wide * 0.28))
    for i in range(steps):
        for side in (0, 1):
            q = base + i * 3 + side
            faces.append((q, q + 1, q + 4, q + 3))


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


def crop_field(air, x, y, keep, row=0.6, step=0.11, seed=0, variants=6):
    """Rows of soybean along Y between two limits in x and in y; `keep(points)` drops points that the camera cannot see.

    Far off a row is seen from its side, so fewer plants fill it.
    """
    rng = np.random.default_rng(seed)
    surface = in_haze(leaf("crop", (0.050, 0.115, 0.018), (0.125, 0.205, 0.036), 0.42), air)
    lines = np.arange(round(x[0] / row), round(x[1] / row) + 1) * row
    along = np.arange(y[0], y[1], step)
    points = np.stack([*np.meshgrid(lines, along), np.zeros((len(along), len(lines)))], -1).reshape(-1, 3)
    points += rng.normal(0, (0.028, 0.030, 0.012), points.shape)
    seen = np.clip(28 / np.maximum(np.hypot(points[:, 0], points[:, 1]), 1), 0.22, 1)
    points = points[keep(points) & (rng.random(len(points)) < seen)]
    kind = rng.integers(0, variants, len(points))
    for k in range(variants):
        scatter(f"crop {k}", points[kind == k], soybean(f"soybean {k}", surface, k + seed * 10), 0.72, 1.22, k)
