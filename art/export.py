"""Writes one machine as glTF, for the browser to turn in the studio of its picture; run by Blender.

    blender -b --python art/export.py -- NAME OUT.glb

Nobody needs to call this by hand: `node art/make.ts model` does, and makes the file small afterwards.

Each moving or nameable part becomes one node, and the rest of the machine another: `propeller-1` (its `turn` says which
way it goes), `gimbal`, `battery`, `cover` and so on. Where a part's middle is empty, its `mark` is the point at which a
caption's line ends (`mark()` in `kit/geometry.py`), from the floor in the middle. Surfaces that only a renderer can compute
get a plain stand-in.
The scene's property `studio` describes the studio as JSON: see `kit/bake.py`.
"""

import importlib
import json
import os
import random
import sys

import bmesh
import bpy
from mathutils import Matrix, Vector

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from kit import bake, stage  # noqa: E402
from kit.light import dark_studio  # noqa: E402
from models.lidded import lidded_surveillance  # noqa: E402
from models.mannequin import mannequin  # noqa: E402
from models.multirotor import FEET, sprayer, standing_lifter  # noqa: E402
from models.quadcopter import quadcopter  # noqa: E402


PERSON = "person"  # shows how large a machine is


# What each machine is built by, and how far below its origin its feet stand, in metres. A machine is named after its picture.
MACHINES = {
    "trainer-basic": (lambda: quadcopter("basic"), 0.090),
    "trainer-pro": (lambda: quadcopter("pro"), 0.090),
    "trainer-elite": (lambda: quadcopter("elite"), 0.188),
    "surveillance": (lidded_surveillance, 0.188),
    "heavy": (lambda: standing_lifter("hp-20"), FEET),
    "heavy-hp10": (lambda: standing_lifter("hp-10"), FEET),
    "heavy-hp30": (lambda: standing_lifter("hp-30"), FEET),
    "agri-six": (lambda: sprayer(6, 0.95), FEET),
    "agri-eight": (lambda: sprayer(8, 1.12), FEET),
    PERSON: (mannequin, 0),
}
# Names in `models/` and `kit/`, and the parts they belong to.
PARTS = {
    "cover": "cover",
    "propeller": "propeller",
    "motor": "motor",
    "guard": "guard",
    "nozzle": "nozzle",
    "triple sensor": "gimbal",
    "single sensor": "gimbal",
    "battery": "battery",
    "board": "board",
    "controller": "controller",
    "survey mast": "receiver",
    "antenna": "receiver",
    "crate": "crate",
    "laser scanner": "scanner",
    "winch": "winch",
    "tank": "tank",
    "radar": "radar",
    "radar window": "radar",
}
# Parts that occur several times, with one node each.
REPEATED = {"propeller", "motor", "guard", "nozzle", "board", "controller"}

# Parts below a cover, whose lights do not shine out.
INSIDE = {"battery", "board", "controller"}


def base(name):
    return name.rsplit(".", 1)[0] if name[-4:-3] == "." else name


def part_of(obj):
    """The outermost part that `obj` belongs to, with the object that begins it; (None, None) for the rest."""
    part, start = None, None
    while obj:
        if base(obj.name) in PARTS:
            part, start = PARTS[base(obj.name)], obj
        obj = obj.parent
    return part, start


def within(obj, ancestor):
    """The place of `obj` in `ancestor`, from the numbers it was built with, so that equal parts stay identical."""
    matrix = Matrix.Identity(4)
    while obj is not ancestor:
        matrix = obj.matrix_basis @ matrix
        obj = obj.parent
    return matrix


def joined(name, objects, ancestor):
    """One mesh of several objects, in the space of `ancestor`, with a slot for each material."""
    materials, work = [], bmesh.new()
    for obj in objects:
        data = obj.data.copy()
        data.transform(within(obj, ancestor))
        begin = len(work.faces)
        work.from_mesh(data)
        work.faces.ensure_lookup_table()
        work.edges.ensure_lookup_table()
        for face in work.faces[begin:]:
            material = data.materials[face.material_index]
            if material not in materials:
                materials.append(material)
            face.material_index = materials.index(material)
            for edge in face.edges:
                if edge.is_manifold and edge.calc_face_angle() > data.auto_smooth_angle:
                    edge.smooth = False
    data = bpy.data.meshes.new(name)
    work.to_mesh(data)
    work.free()
    for material in materials:
        data.materials.append(material)
    data.use_auto_smooth, data.auto_smooth_angle = True, 3.15
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    return made


def regroup(root, feet):
    """Replace the machine by one object a part, standing on the floor."""
    bpy.context.view_layer.update()
    groups = {}
    for obj in root.children_recursive:
        if obj.type != "MESH":
            continue
        part, start = part_of(obj)
        key = (part or "body", start.name if part in REPEATED else "")
        groups.setdefault(key, (start if part in REPEATED or part == "cover" else None, []))[1].append(obj)
    counts, made = {}, []
    for (part, _), (start, objects) in groups.items():
        counts[part] = counts.get(part, 0) + 1
        name = f"{part}-{counts[part]}" if part in REPEATED else part
        # A separate node above the mesh, because quantization changes the mesh's own place.
        pivot, obj = bpy.data.objects.new(name, None), joined(f"{name}-surface", objects, start)
        bpy.context.scene.collection.objects.link(pivot)
        obj.parent = pivot
        pivot.matrix_world = start.matrix_world if start else Matrix.Identity(4)
        pivot.location.z += feet
        for key in ("turn", "lift"):
            if start and key in start:
                pivot[key] = start[key]
        for marked in (obj for obj in objects if "mark" in obj):
            pivot["mark"] = bake.gltf(marked.matrix_world @ Vector(marked["mark"]), feet)
        made.append((pivot, name))
    for obj in [root, *root.children_recursive]:
        bpy.data.objects.remove(obj)
    for pivot, name in made:
        pivot.name = name


def glows(root, feet):
    """Middle, colour and size of each light that is seen from outside, as `studio` in `kit/bake.py` writes points."""
    bpy.context.view_layer.update()
    found = []
    for obj in root.children_recursive:
        material = obj.type == "MESH" and obj.data.materials and obj.data.materials[0]
        if not material or not material.get("glow") or part_of(obj)[0] in INSIDE:
            continue
        emission = next(node for node in material.node_tree.nodes if node.type == "EMISSION")
        corners = [obj.matrix_world @ Vector(corner) for corner in obj.bound_box]
        middle = sum(corners, Vector()) / 8
        size = max((corner - middle).length for corner in corners)
        color = emission.inputs["Color"].default_value[:3]
        found.append([*bake.gltf(middle, feet), *(round(share, 3) for share in color), round(size, 4)])
    return found


def stand_in(material):
    """Remove the shader nodes that only Cycles understands, and leave plain values."""
    tree = material.node_tree
    emission = next((n for n in tree.nodes if n.type == "EMISSION"), None)
    shader = next((n for n in tree.nodes if n.type == "BSDF_PRINCIPLED"), None)
    if emission:
        color, strength = tuple(emission.inputs["Color"].default_value), emission.inputs["Strength"].default_value
        tree.nodes.clear()
        shader = tree.nodes.new("ShaderNodeBsdfPrincipled")
        shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
        shader.inputs["Emission"].default_value = color
        shader.inputs["Emission Strength"].default_value = strength
    lens = any(n.type == "BSDF_GLOSSY" for n in tree.nodes)
    tint = next((tuple(n.inputs["Color"].default_value) for n in tree.nodes if n.type == "BSDF_GLOSSY"), None)
    for link in list(tree.links):
        tree.links.remove(link)
    if lens:
        shader.inputs["Base Color"].default_value = tuple(0.1 * c for c in tint[:3]) + (1,)
        shader.inputs["Roughness"].default_value = 0.08
    shader.inputs["Specular"].default_value = 0.5
    if not 0.3 < shader.inputs["Clearcoat"].default_value:
        shader.inputs["Clearcoat"].default_value = 0
    output = next((n for n in tree.nodes if n.type == "OUTPUT_MATERIAL"), None)
    output = output or tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(shader.outputs[0], output.inputs[0])


def baked(name, feet):
    """The studio of the machine's picture, and its shadow there; of the person, who has no picture, the shadow alone."""
    random.seed(1)
    stage.reset()
    if name == PERSON:
        mannequin()
        dark_studio(0, 2.2)
        return {"shadow": bake.shadow(bake.machine_on_stage())}
    with open(os.path.join(HERE, "manifest.json"), encoding="utf-8") as file:
        entry = next(entry for entry in json.load(file) if entry["id"] == name)
    module, function = entry["scene"].split(".")
    look = getattr(importlib.import_module(f"scenes.{module}"), function)(entry["light"])
    return bake.studio(entry, look, feet)


def main():
    name, out = sys.argv[sys.argv.index("--") + 1 :]
    if name not in MACHINES:
        sys.exit(f"no machine {name!r}; there are {', '.join(MACHINES)}")
    build, feet = MACHINES[name]
    studio = baked(name, feet)
    random.seed(1)
    stage.reset()
    root = build()
    studio["glows"] = glows(root, feet)
    bpy.context.scene["studio"] = json.dumps(studio, separators=(",", ":"))
    regroup(root, feet)
    for material in bpy.data.materials:
        stand_in(material)
    bpy.ops.export_scene.gltf(
        filepath=out,
        export_format="GLB",
        export_yup=True,
        export_extras=True,
        export_animations=False,
        export_texcoords=False,
        export_materials="EXPORT",
    )


main()
