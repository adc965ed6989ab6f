"""Garments posed with a body and left to fall as cloth."""

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from mathutils.kdtree import KDTree

from people.shell import mesh_object, subdivided

HOLD = 0.007  # cloth starts this far from the skin: what starts inside the body never comes out


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


def surface(obj):
    """Vertices and faces of an object as it lies."""
    points = np.empty(len(obj.data.vertices) * 3)
    obj.data.vertices.foreach_get("co", points)
    return points.reshape(-1, 3), [tuple(face.vertices) for face in obj.data.polygons]


def lifted(points, faces, above, under):
    """A piece of cloth raised off what is `under` it, its small folds ironed out."""
    normals = np.zeros_like(points)
    for face in faces:
        a, b, c = points[list(face[:3])]
        normals[list(face)] += np.cross(b - a, c - a)
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-12)
    smooth = relaxed(points + relaxed(normals, faces, 6) * above[:, None], faces, 8)
    return relaxed(pushed_out(smooth, *under, 0.008), faces, 1, 0.3)


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
