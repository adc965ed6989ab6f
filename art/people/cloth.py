"""Garments as shells around a resting body, then posed with it and left to fall."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from mathutils.kdtree import KDTree

HOLD = 0.007  # cloth starts this far from the skin: what starts inside the body never comes out


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
    for point, normal, region in cuts:
        faces = [face for face in work.faces if region(face.calc_center_median())]
        edges = {edge for face in faces for edge in face.edges}
        vertices = {vertex for face in faces for vertex in face.verts}
        geometry = [*edges, *vertices, *faces]
        bmesh.ops.bisect_plane(work, geom=geometry, plane_co=point, plane_no=normal, clear_outer=True)
    bmesh.ops.delete(work, geom=_all_but_largest(work, pieces), context="VERTS")
    bmesh.ops.dissolve_degenerate(work, dist=0.0015, edges=work.edges)
    work.verts.index_update()
    vertices = np.array([vertex.co[:] for vertex in work.verts])
    faces = [tuple(vertex.index for vertex in face.verts) for face in work.faces]
    work.free()
    return vertices, faces


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


def _edges(faces):
    edges = np.array([(face[i], face[(i + 1) % len(face)]) for face in faces for i in range(len(face))])
    return np.concatenate([edges, edges[:, ::-1]])


def relaxed(values, faces, rounds, share=0.5):
    """Values of vertices, each drawn towards the mean of its neighbours."""
    edges = _edges(faces)
    degree = np.maximum(np.bincount(edges[:, 0], minlength=len(values)), 1)[:, None]
    for _ in range(rounds):
        total = np.zeros_like(values)
        np.add.at(total, edges[:, 0], values[edges[:, 1]])
        values = values + share * (total / degree - values)
    return values


def lent_weights(person, vertices, allowed=None, near=6, faces=None):
    """Bone weights for points near the body, from the allowed vertices; smoothed along `faces`."""
    pick = np.arange(len(person.rest)) if allowed is None else np.nonzero(allowed)[0]
    tree = KDTree(len(pick))
    for i in pick:
        tree.insert(person.rest[i], int(i))
    tree.balance()
    out = np.zeros((len(vertices), len(person.base.bones)), np.float32)
    for k, vertex in enumerate(vertices):
        found = tree.find_n(vertex, near)
        share = np.array([1 / (distance + 0.01) for _, _, distance in found])
        out[k] = (person.base.weights[[i for _, i, _ in found]] * share[:, None]).sum(0) / share.sum()
    return out if faces is None else relaxed(out, faces, 12)


def pushed_out(points, person_vertices, person_faces, gap):
    """Points that lie in the body, or closer to it than `gap`, moved outwards."""
    tree = BVHTree.FromPolygons(person_vertices.tolist(), [tuple(int(i) for i in face) for face in person_faces])
    out = points.copy()
    for i, point in enumerate(points):
        at, normal, _, _ = tree.find_nearest(point.tolist(), 0.10)
        if at is not None and (Vector(point) - at).dot(normal) < gap:
            out[i] = at + normal * gap
    return out


def collider(obj, outer=0.004):
    """What cloth falls on: a hidden twin of the object."""
    twin = obj.copy()
    twin.data = obj.data.copy()
    twin.modifiers.clear()
    twin.hide_render = True
    bpy.context.scene.collection.objects.link(twin)
    twin.modifiers.new("collision", "COLLISION")
    twin.collision.thickness_outer, twin.collision.thickness_inner = outer, 0.05
    twin.collision.cloth_friction, twin.collision.use_culling = 12, False
    return twin


def worn(person, name, made, material, allowed=None, pin=None, thick=0.0016, gap=HOLD, **falls):
    """Pose a garment with the body and let it fall on the colliders. Returns the object."""
    rest, faces = made
    posed_body = person.posed()
    start = person.skinned(rest, lent_weights(person, rest, allowed, faces=faces))
    start = relaxed(pushed_out(start, posed_body, person.base.faces, gap), faces, 2, 0.4)
    fallen = _fall(rest, start, faces, pin(rest) if pin else None, **falls)
    fallen = relaxed(pushed_out(fallen, posed_body, person.base.faces, 0.003), faces, 1, 0.3)
    return sewn(name, rest, fallen, faces, material, thick)


def _fall(rest, start, faces, pin, frames=32, mass=0.22, bend=0.3, stiff=14, shrink=0.0):
    """Where cloth comes to lie that keeps its resting lengths; negative `shrink` gives it more room for folds."""
    scene = bpy.context.scene
    obj = mesh_object("falling", start, faces)
    obj.shape_key_add(name="Basis")
    key = obj.shape_key_add(name="rest")
    key.data.foreach_set("co", np.asarray(rest).reshape(-1))
    key.value = 0
    modifier = obj.modifiers.new("cloth", "CLOTH")
    cloth, hits = modifier.settings, modifier.collision_settings
    cloth.quality, cloth.mass, cloth.air_damping = 5, mass, 2.0
    cloth.tension_stiffness = cloth.compression_stiffness = stiff
    cloth.shear_stiffness, cloth.bending_stiffness = stiff * 0.5, bend
    cloth.tension_damping = cloth.compression_damping = 8
    cloth.shear_damping, cloth.bending_damping = 6, 0.6
    cloth.rest_shape_key, cloth.shrink_min = key, shrink
    if pin is not None:
        group = obj.vertex_groups.new(name="pin")
        for i in np.nonzero(pin > 0)[0]:
            group.add([int(i)], float(pin[i]), "REPLACE")
        cloth.vertex_group_mass, cloth.pin_stiffness = "pin", 1.0
    # without self-collision it is twice as fast and looks the same
    hits.use_collision, hits.distance_min, hits.collision_quality, hits.use_self_collision = True, 0.004, 2, False
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames
    scene.frame_start, scene.frame_end = 1, frames
    for at in range(1, frames + 1):
        scene.frame_set(at)
    done = obj.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    out = np.empty(len(done.vertices) * 3)
    done.vertices.foreach_get("co", out)
    bpy.data.objects.remove(obj)
    scene.frame_set(1)
    return out.reshape(-1, 3)


def sewn(name, rest, vertices, faces, material, thick=0.0016):
    """A garment with what its surface wants to know of each point: its place at rest, its distance from the hem."""
    obj = mesh_object(name, vertices, faces, material)
    place = obj.data.attributes.new("rest", "FLOAT_VECTOR", "POINT")
    place.data.foreach_set("vector", np.asarray(rest, np.float32).reshape(-1))
    count = {}
    for face in faces:
        for i in range(len(face)):
            edge = tuple(sorted((face[i], face[(i + 1) % len(face)])))
            count[edge] = count.get(edge, 0) + 1
    rim = sorted({i for edge, used in count.items() if used == 1 for i in edge})
    tree = KDTree(max(1, len(rim)))
    for i in rim:
        tree.insert(rest[i], i)
    tree.balance()
    hem = obj.data.attributes.new("hem", "FLOAT", "POINT")
    hem.data.foreach_set("value", np.array([tree.find(v)[2] if rim else 1.0 for v in rest], np.float32))
    solid = obj.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 1
    return subdivided(obj, 1)
