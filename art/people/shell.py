"""Meshes around a resting body: its skin, and the loose shells that garments are cut from."""

import math

import bmesh
import bpy
import numpy as np


def mesh_object(name, vertices, faces, material=None):
    data = bpy.data.meshes.new(name)
    data.from_pydata(np.asarray(vertices).tolist(), [], [tuple(int(i) for i in face) for face in faces])
    if material:
        data.materials.append(material)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.update()
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def subdivided(obj, levels):
    modifier = obj.modifiers.new("subdivided", "SUBSURF")
    modifier.levels, modifier.render_levels = 0, levels
    return obj


def body_part(person, vertices, material, keep=None, name="skin", levels=2):
    """The part of the skin where `keep` holds; what lies under cloth is left out, so that it cannot poke through."""
    faces, uvs = person.base.faces, person.base.uv_faces
    if keep is not None:
        chosen = keep[faces].all(1)
        faces, uvs = faces[chosen], uvs[chosen]
    used, inverse = np.unique(faces, return_inverse=True)
    obj = mesh_object(name, vertices[used], inverse.reshape(faces.shape), material)
    place = obj.data.attributes.new("rest", "FLOAT_VECTOR", "POINT")
    place.data.foreach_set("vector", person.rest[used].astype(np.float32).reshape(-1))
    layer = obj.data.uv_layers.new(name="uv")
    layer.data.foreach_set("uv", person.base.uv[uvs.reshape(-1)].reshape(-1))
    return subdivided(obj, levels)


def ring_faces(rings, count):
    """Faces between rings of `count` points each."""
    return [
        (i * count + j, i * count + (j + 1) % count, (i + 1) * count + (j + 1) % count, (i + 1) * count + j)
        for i in range(rings - 1)
        for j in range(count)
    ]


def outline(points, turn, least=0.15):
    """How far from the origin the convex outline of flat points lies in each direction of `turn`."""
    u = np.stack([np.cos(turn), np.sin(turn)], 1)
    reach = (points @ u.T).max(0)
    cosine = np.cos(turn[:, None] - turn[None])
    return u, lambda margin: np.where(cosine > least, (reach + margin)[None] / np.maximum(cosine, least), 1e9).min(1)


def sleeve_of_outlines(points, levels, margin, thick=0.02, count=72):
    """A closed loft: at each level the convex outline of the points there, moved outwards by `margin(level)`."""
    turn = np.arange(count) * 2 * math.pi / count
    rings = []
    for z in levels:
        near = points[np.abs(points[:, 2] - z) < thick][:, :2]
        if len(near) < 4:
            continue
        centre = (near.max(0) + near.min(0)) / 2
        u, reach = outline(near - centre, turn)
        rings.append(np.concatenate([centre + u * reach(margin(z))[:, None], np.full((count, 1), z)], 1))
    faces = ring_faces(len(rings), count)
    faces.append(tuple(range(count - 1, -1, -1)))
    faces.append(tuple((len(rings) - 1) * count + j for j in range(count)))
    return np.concatenate(rings), faces


def shell(person, grown, lofts=(), voxel=0.012, cuts=(), smooth=6, pieces=1):
    """A loose skin around the resting body: the body grown, joined with lofts, remeshed, cut open by planes.

    A cut is (point, normal, region): what lies beyond the plane goes, where `region` holds. Returns vertices, faces.
    """
    parts = [(person.rest + person.normals() * grown[:, None], person.base.faces), *lofts]
    work = bmesh.new()
    for vertices, faces in parts:
        obj = mesh_object("part", vertices, faces)
        work.from_mesh(obj.data)
        bpy.data.objects.remove(obj)
    bmesh.ops.holes_fill(work, edges=work.edges, sides=0)
    joined = bpy.data.meshes.new("joined")
    work.to_mesh(joined)
    work.free()
    obj = bpy.data.objects.new("joined", joined)
    bpy.context.scene.collection.objects.link(obj)
    remesh = obj.modifiers.new("remesh", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.adaptivity = "VOXEL", voxel, 0
    smoothing = obj.modifiers.new("smooth", "SMOOTH")
    smoothing.factor, smoothing.iterations = 0.5, smooth
    done = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(obj)
    work = bmesh.new()
    work.from_mesh(done)
    _cut(work, cuts, pieces)
    vertices = np.array([vertex.co[:] for vertex in work.verts])
    faces = [tuple(vertex.index for vertex in face.verts) for face in work.faces]
    work.free()
    return vertices, faces


def _cut(work, cuts, pieces):
    """Take away what lies beyond each cut, and all but the largest pieces."""
    for point, normal, region in cuts:
        faces = [face for face in work.faces if region(face.calc_center_median())]
        edges = {edge for face in faces for edge in face.edges}
        vertices = {vertex for face in faces for vertex in face.verts}
        geometry = [*edges, *vertices, *faces]
        bmesh.ops.bisect_plane(work, geom=geometry, plane_co=point, plane_no=normal, clear_outer=True)
    bmesh.ops.delete(work, geom=_all_but_largest(work, pieces), context="VERTS")
    bmesh.ops.dissolve_degenerate(work, dist=0.0015, edges=work.edges)
    work.verts.index_update()


def cut_open(obj, cuts):
    """A garment cut by planes at rest. Returns its vertices at rest and as they lie, and its faces."""
    work = bmesh.new()
    work.from_mesh(obj.data)
    work.verts.layers.float_vector.new("lies")
    lies, rest = (work.verts.layers.float_vector[name] for name in ("lies", "rest"))
    for vertex in work.verts:
        vertex[lies], vertex.co = vertex.co, vertex[rest]
    _cut(work, cuts, 1)
    at_rest = np.array([vertex.co[:] for vertex in work.verts])
    as_lying = np.array([vertex[lies][:] for vertex in work.verts])
    faces = [tuple(vertex.index for vertex in face.verts) for face in work.faces]
    work.free()
    return at_rest, as_lying, faces


def _all_but_largest(work, kept):
    left, pieces = set(work.verts), []
    while left:
        seed = left.pop()
        piece, stack = [seed], [seed]
        while stack:
            vertex = stack.pop()
            for edge in vertex.link_edges:
                other = edge.other_vert(vertex)
                if other in left:
                    left.remove(other)
                    piece.append(other)
                    stack.append(other)
        pieces.append(piece)
    return [vertex for piece in sorted(pieces, key=len)[:-kept] for vertex in piece]
