"""Mesh builders: lofts, turned parts, tubes, rounded boxes, swept sections."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

_parents = []


def link(obj):
    """Put an object on stage, under the current `under(...)` parent if there is one."""
    bpy.context.scene.collection.objects.link(obj)
    if _parents and obj.parent is None:
        obj.parent = _parents[-1]
    return obj


def empty(name="group", location=(0, 0, 0), rotation=(0, 0, 0)):
    obj = bpy.data.objects.new(name, None)
    obj.location, obj.rotation_euler = location, rotation
    return link(obj)


def mark(obj, point=(0, 0, 0)):
    """Say where on `obj` a caption's line ends, in its coordinates, for parts whose middle is empty. See `export.py`."""
    obj["mark"] = point
    return obj


class under:
    """`with under(root):` makes everything built inside a child of `root`."""

    def __init__(self, root):
        self.root = root

    def __enter__(self):
        _parents.append(self.root)
        return self.root

    def __exit__(self, *_):
        _parents.pop()


def mesh(
    name,
    vertices,
    faces,
    material=None,
    materials=None,
    face_materials=None,
    smooth=True,
    angle=35,
    location=(0, 0, 0),
    rotation=(0, 0, 0),
):
    """An object from vertices and faces; `face_materials` numbers each face's entry in `materials`."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    data.validate()
    for entry in materials or ([material] if material else []):
        data.materials.append(entry)
    if face_materials is not None:
        data.polygons.foreach_set("material_index", np.asarray(face_materials, np.int32)[: len(data.polygons)])
    if smooth:
        _smooth(data, angle)
    data.update()
    obj = bpy.data.objects.new(name, data)
    obj.location, obj.rotation_euler = location, rotation
    return link(obj)


def _smooth(data, angle):
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(angle)


def loft(name, sections, material=None, caps=True, closed=True, angle=40, materials=None, pick=None, **place):
    """Skin a list of sections that have equally many points. `pick(i, j)` numbers a face's material."""
    sections = [np.asarray(s, float) for s in sections]
    count, points = len(sections), len(sections[0])
    faces, kinds = [], []
    for i in range(count - 1):
        for j in range(points if closed else points - 1):
            a, b = i * points + j, i * points + (j + 1) % points
            faces.append((a, b, b + points, a + points))
            kinds.append(pick(i, j) if pick else 0)
    if caps and closed:
        faces.append(tuple(range(points - 1, -1, -1)))
        faces.append(tuple((count - 1) * points + j for j in range(points)))
        kinds += [kinds[0], kinds[-1]]
    return mesh(
        name, np.concatenate(sections), faces, material, materials, kinds if pick else None, angle=angle, **place
    )


def round_profile(points, radius, steps=3):
    """Round the corners of an open outline by quadratic arcs."""
    out = [points[0]]
    for i in range(1, len(points) - 1):
        corner, before, after = Vector(points[i]), Vector(points[i - 1]), Vector(points[i + 1])
        u, w = before - corner, after - corner
        if u.length < 1e-9 or w.length < 1e-9:
            continue
        r = min(radius, u.length * 0.45, w.length * 0.45)
        start, end = corner + u.normalized() * r, corner + w.normalized() * r
        for k in range(steps + 1):
            t = k / steps
            out.append(tuple((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t * t * end))
    return out + [points[-1]]


def lathe(name, profile, material, segments=64, radius=0.0006, axis="Z", angle=40, **place):
    """Turn a profile of (radius, height) pairs about an axis: "Z", "-Y" (facing front) or "X"."""
    profile = round_profile(profile, radius) if radius else profile
    turn = np.arange(segments) * 2 * math.pi / segments
    sections = []
    for r, height in profile:
        x, y, h = r * np.cos(turn), r * np.sin(turn), np.full(segments, height)
        sections.append(np.stack({"Z": [x, y, h], "-Y": [x, -h, y], "X": [h, x, y]}[axis], 1))
    return loft(name, sections, material, angle=angle, **place)


def disc(name, radius, low, high, material, segments=64, edge=0.001, **place):
    """A closed cylinder between two heights."""
    profile = [(1e-5, high), (radius, high), (radius, low), (1e-5, low)]
    return lathe(name, profile, material, segments, edge, **place)


def tube(name, start, end, radius, material, segments=24, end_radius=None):
    """A rod between two points."""
    start, end = Vector(start), Vector(end)
    axis = end - start
    end_radius = radius if end_radius is None else end_radius
    profile = [(1e-5, 0), (radius, 0), (end_radius, axis.length), (1e-5, axis.length)]
    obj = lathe(name, profile, material, segments, min(radius, 0.001))
    obj.location = start
    obj.rotation_mode = "QUATERNION"
    obj.rotation_quaternion = axis.to_track_quat("Z", "Y")
    return obj


def box(name, size, bevel, material, location=(0, 0, 0), rotation=(0, 0, 0), segments=4):
    """A box with rounded edges."""
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    for vertex in work.verts:
        vertex.co.x *= size[0]
        vertex.co.y *= size[1]
        vertex.co.z *= size[2]
    if bevel > 0:
        bmesh.ops.bevel(
            work,
            geom=list(work.edges),
            offset=min(bevel, min(size) * 0.49),
            segments=segments,
            profile=0.5,
            affect="EDGES",
        )
    data = bpy.data.meshes.new(name)
    work.to_mesh(data)
    work.free()
    data.materials.append(material)
    _smooth(data, 40)
    obj = bpy.data.objects.new(name, data)
    obj.location, obj.rotation_euler = location, rotation
    return link(obj)


def superellipse(width, height, exponent, count, cx=0, cz=0):
    """Points of a superellipse in x and z; exponent 2 is an ellipse, 4 a soft rectangle."""
    turn = np.arange(count) * 2 * math.pi / count
    c, s = np.cos(turn), np.sin(turn)
    return cx + width * np.sign(c) * np.abs(c) ** (2 / exponent), cz + height * np.sign(s) * np.abs(s) ** (2 / exponent)


def sweep(name, points, sizes, exponent, material, count=32, steps=24, up=(0, 0, 1)):
    """Sweep a superellipse along a smooth path; `sizes` gives half width and half height at each point."""
    path = [Vector(p) for p in points]
    dims = [Vector((*s[:2], 0)) for s in sizes]
    spans = len(path) - 1

    def spline(values, i, u):
        a, b, c, d = (values[max(0, min(spans, i + k))] for k in (-1, 0, 1, 2))
        return 0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u**3)

    def slope(values, i, u):
        a, b, c, d = (values[max(0, min(spans, i + k))] for k in (-1, 0, 1, 2))
        return 0.5 * ((c - a) + 2 * (2 * a - 5 * b + 4 * c - d) * u + 3 * (3 * b - a - 3 * c + d) * u * u)

    sections = []
    for n in range(spans * steps + 1):
        t = n / steps
        i = min(int(t), spans - 1)
        u = t - i
        centre, along, size = spline(path, i, u), slope(path, i, u).normalized(), spline(dims, i, u)
        right = along.cross(Vector(up)).normalized()
        rise = right.cross(along).normalized()
        xs, zs = superellipse(size[0], size[1], exponent, count)
        sections.append(np.array([centre + right * a + rise * b for a, b in zip(xs, zs)]))
    return loft(name, sections, material)


def flat(name, outline, material, thickness=0.0004, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """A thin plate in the x-y plane from one outline of (x, y), as decals and cut plates are."""
    n = len(outline)
    low = [(x * scale, y * scale, 0) for x, y in outline]
    high = [(x * scale, y * scale, thickness) for x, y in outline]
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n)), *sides]
    return mesh(name, low + high, faces, material, smooth=False, location=location, rotation=rotation)
