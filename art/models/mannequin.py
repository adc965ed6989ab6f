"""A shop-window figure of 1.70 m, which shows how large a machine is."""

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit.geometry import empty, link
from kit.materials import paint

# Limbs of the left side and the middle: from, to, and the radius at both ends, in metres.
LIMBS = [
    ((0, 0.005, 1.43), (0, -0.005, 1.53), 0.052, 0.048),  # neck
    ((0.07, 0.0, 0.98), (0.055, 0.01, 1.14), 0.105, 0.088),  # hip to waist
    ((0.055, 0.01, 1.14), (0.085, 0.0, 1.32), 0.088, 0.098),  # chest
    ((0.03, 0.01, 1.40), (0.165, 0.01, 1.385), 0.055, 0.052),  # shoulder
    ((0.185, 0.01, 1.375), (0.225, 0.03, 1.10), 0.050, 0.037),  # upper arm
    ((0.225, 0.03, 1.10), (0.245, -0.02, 0.87), 0.038, 0.025),  # forearm
    ((0.247, -0.025, 0.85), (0.248, -0.045, 0.74), 0.030, 0.019),  # hand
    ((0.090, 0.0, 0.93), (0.095, -0.005, 0.50), 0.086, 0.053),  # thigh
    ((0.095, -0.005, 0.50), (0.100, 0.025, 0.34), 0.050, 0.055),  # knee to calf
    ((0.100, 0.025, 0.34), (0.105, 0.025, 0.09), 0.053, 0.035),  # shin
    ((0.105, 0.035, 0.05), (0.115, -0.15, 0.035), 0.040, 0.030),  # foot
]
HEAD = ((0, -0.012, 1.59), (0.073, 0.092, 0.112))  # middle and radii
FINENESS = 0.014


def mannequin():
    """Standing on z = 0, facing -Y. Returns the root."""
    root = empty("mannequin")
    work = bmesh.new()
    middle, radii = HEAD
    bmesh.ops.create_icosphere(work, subdivisions=4, radius=1, matrix=Matrix.LocRotScale(middle, None, radii))
    for start, end, first, last in LIMBS:
        for side in (1, -1):
            _capsule(work, Vector(start) * Vector((side, 1, 1)), Vector(end) * Vector((side, 1, 1)), first, last)
    data = bpy.data.meshes.new("figure")
    work.to_mesh(data)
    work.free()
    rough = bpy.data.objects.new("figure", data)
    link(rough)
    remesh = rough.modifiers.new("one skin", "REMESH")
    remesh.mode, remesh.voxel_size = "VOXEL", FINENESS
    smooth = rough.modifiers.new("soft joints", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, 10
    rough.modifiers.new("few faces", "DECIMATE").ratio = 0.16
    done = bpy.data.meshes.new_from_object(rough.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(rough)
    done.name = "figure"
    low = min(vertex.co.z for vertex in done.vertices)
    high = max(vertex.co.z for vertex in done.vertices)
    done.transform(Matrix.Scale(1.7 / (high - low), 4) @ Matrix.Translation((0, 0, -low)))
    done.materials.clear()
    done.materials.append(paint("figure", (0.34, 0.33, 0.32), 0.55))
    done.polygons.foreach_set("use_smooth", [True] * len(done.polygons))
    done.use_auto_smooth, done.auto_smooth_angle = True, 3.1
    figure = bpy.data.objects.new("figure", done)
    figure.parent = root
    return link(figure) and root


def _capsule(work, start, end, first, last):
    """A row of balls close enough for the skin that is drawn over them."""
    steps = max(2, round((end - start).length / 0.012))
    for k in range(steps + 1):
        t = k / steps
        place = Matrix.Translation(start.lerp(end, t))
        bmesh.ops.create_icosphere(work, subdivisions=2, radius=first + (last - first) * t, matrix=place)
