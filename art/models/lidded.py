"""The surveillance copter in two parts: a cover that lifts off, and the rest."""

import bmesh
import bpy

from kit.geometry import empty, link, under
from kit.materials import paint
from models.opened import FLOOR, electronics
from models.quadcopter import quadcopter

LOWER = 1  # the zone below the seam, among the hull's materials
LARGER = 1.2  # than the Pro, whose electronics these are
LIFT = 0.17  # metres that the cover rises
ON_THE_COVER = {"dome", "dome ring", "mast", "beacon", "pilot camera", "lens"}
BACK = 0.04  # lights above this height sit on the cover, those below on the arms


def lidded_surveillance():
    """The surveillance copter, closed. Its child `cover` comes off upwards, by `cover["lift"]` metres."""
    root = quadcopter("surveillance")
    hull = next(child for child in root.children if child.name == "hull")
    lip = paint("tray lip", (0.10, 0.104, 0.11), 0.4)
    inside = paint("tray inside", (0.042, 0.044, 0.048), 0.55, specular=0.4)
    with under(root):
        cover = empty("cover")
        cover["lift"] = LIFT
        _zones(hull, "lower hull", lambda zone: zone == LOWER, lip, -1)
        liner = _zones(hull, "liner", lambda zone: zone == LOWER, inside, 0)
        for vertex in liner.data.vertices:
            x, y, z = vertex.co
            vertex.co = (x * 0.955, y * 0.975, max(z * 0.95, FLOOR * LARGER))
        liner.data.materials.clear()
        liner.data.materials.append(inside)
        parts = empty("electronics")
        parts.scale = (LARGER,) * 3
        with under(parts):
            electronics()
    with under(cover):
        _zones(hull, "upper hull", lambda zone: zone != LOWER, lip, 1)
    for child in list(root.children):
        name = child.name.split(".")[0]
        if name in ON_THE_COVER or (name == "light" and child.location.z > BACK):
            child.parent = cover
    bpy.data.objects.remove(hull)
    return root


def _zones(hull, name, wanted, lip, wall):
    """Those faces of the hull whose zone is wanted, as an object. With `wall` (1 up, -1 down) their edge gets a lip."""
    work = bmesh.new()
    work.from_mesh(hull.data)
    bmesh.ops.delete(work, geom=[f for f in work.faces if not wanted(f.material_index)], context="FACES")
    if wall:
        # Not Blender's own extrusion, whose order changes from run to run.
        rim = [(loop.vert, loop.link_loop_next.vert) for e in work.edges if e.is_boundary for loop in e.link_loops]
        for inward, up in ((0.955, 0.0), (1.0, 0.004 * wall)):
            made = {}
            for vertex in (v for pair in rim for v in pair):
                if vertex not in made:
                    x, y, z = vertex.co
                    made[vertex] = work.verts.new((x * inward, y * (1 + inward) / 2, z + up))
            for start, end in rim:
                face = work.faces.new((end, start, made[start], made[end]))
                face.material_index, face.smooth = len(hull.data.materials), True
            rim = [(made[start], made[end]) for start, end in rim]
    data = bpy.data.meshes.new(name)
    work.to_mesh(data)
    work.free()
    for material in [*hull.data.materials, lip]:
        data.materials.append(material)
    data.use_auto_smooth, data.auto_smooth_angle = True, 0.7
    return link(bpy.data.objects.new(name, data))
