"""What a browser needs to show a machine in the studio of its picture: camera, lamps, backdrop, surround and shadow."""

import base64
import math
import os
import tempfile

import bpy
import numpy as np
from mathutils import Matrix, Vector

from kit import finish, stage
from kit.stage import Look
from raster.image import blur

BACKDROP = (48, 36)
SURROUND = (32, 16)
SHADOW = 128
MARGIN = 1.3  # of the shadow's square around the machine


def studio(entry, look, feet):
    """The studio on stage, as a dictionary for `json`; glTF's axes, the floor at 0.

    entry: a picture of the manifest, whose scene is on stage. look: what its scene function returned.
    """
    bpy.context.view_layer.update()
    machine = machine_on_stage()
    for obj in machine:
        obj.hide_render = True
    view = entry["camera"]
    camera = stage.camera(view["from"], view["to"], view["lens"])
    baked = {
        "camera": {
            "from": gltf(view["from"], feet),
            "to": gltf(view["to"], feet),
            "lens": view["lens"],
        },
        "exposure": look.exposure,
        "lamps": [_lamp(obj, feet) for obj in bpy.context.scene.objects if obj.type == "LIGHT"],
        "backdrop": _backdrop(look),
        "surround": _surround(camera),
        "shadow": shadow(machine),
    }
    bpy.data.objects.remove(camera)
    return baked


def machine_on_stage():
    return [o for o in bpy.context.scene.objects if o.type == "MESH" and o.name != "backdrop"]


def shadow(machine):
    """The shadow on the floor below the machine as `side` in metres and `image`, one byte a point: 255 is darkest."""
    bpy.context.view_layer.update()
    corners = [obj.matrix_world @ Vector(corner) for obj in machine for corner in obj.bound_box]
    side = 2 * MARGIN * max(max(abs(c.x), abs(c.y)) for c in corners)
    camera = stage.camera((0, 0, 4), (0, 1e-6, 0))
    camera.rotation_euler = (0, 0, 0)
    camera.data.type, camera.data.ortho_scale = "ORTHO", side
    # Seen from above, the floor would mirror the lamps; visitors see it from the side.
    for material in bpy.data.materials:
        if material.name.startswith("backdrop"):
            material.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0
    for obj in machine:
        obj.hide_render = True
    free = _light(SHADOW, SHADOW, 16)
    for obj in machine:
        obj.hide_render, obj.visible_camera = False, False
    covered = _light(SHADOW, SHADOW, 64)
    dark = np.clip(1 - covered.mean(2) / np.maximum(blur(free.mean(2), 6), 1e-6), 0, 1)
    across = np.abs(np.linspace(-1, 1, SHADOW))
    edge = np.clip((1 - np.maximum(across[:, None], across[None, :])) / 0.2, 0, 1)
    # Sharp shadows near the feet stay; the rest is blurred to remove noise.
    sharp = np.clip((blur(dark, 2) - 0.2) / 0.3, 0, 1)
    return {"side": round(side, 3), "image": _bytes((sharp * blur(dark, 1) + (1 - sharp) * blur(dark, 4)) * edge)}


def gltf(point, feet):
    x, y, z = point
    return [round(x, 4), round(z + feet, 4), round(-y, 4)]


def _lamp(obj, feet):
    """Middle, two edges, and radiance of a softbox as Cycles draws it: twelve numbers."""
    place, light = obj.matrix_world, obj.data
    radiance = light.energy / (4 * light.size * light.size_y)
    across, up = place.col[0].xyz * light.size, place.col[1].xyz * light.size_y
    return [
        *gltf(place.translation, feet),
        *gltf(across, 0),
        *gltf(up, 0),
        *(round(radiance * c, 3) for c in light.color),
    ]


def _backdrop(look):
    """The empty studio as the picture shows it, three bytes a point."""
    stage.configure(*BACKDROP, 256, look)
    look.denoise = False
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "backdrop.png")
        bpy.context.scene.render.image_settings.color_depth = "16"
        finish.render_to(path, look)
        shown = finish.read_pixels(path)
    bpy.context.scene.use_nodes = False
    return {"width": BACKDROP[0], "image": _bytes(_smooth(shown, 2))}


def _surround(camera):
    """What a mirror in the middle sees of floor and backdrop, without the lamps; equirectangular, three bytes a point."""
    camera.data.type, camera.data.cycles.panorama_type = "PANO", "EQUIRECTANGULAR"
    camera.matrix_world = Matrix.Rotation(-math.pi / 2, 4, "Z") @ Matrix.Rotation(math.pi / 2, 4, "X")
    light = np.clip(_light(*SURROUND, 128), 0, 1)
    return {"width": SURROUND[0], "image": _bytes(np.where(light < 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055))}


def _light(width, height, samples):
    """Renders linear light, lowest row first."""
    scene = stage.configure(width, height, samples, Look())
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth = "OPEN_EXR", "32"
    with tempfile.TemporaryDirectory() as folder:
        scene.render.filepath = os.path.join(folder, "light.exr")
        bpy.ops.render.render(write_still=True)
        return finish.read_pixels(scene.render.filepath)


def _smooth(image, radius):
    """Blurred, with edges that stay: the image goes on beyond them as it slopes there."""
    pad = 3 * radius
    wide = np.pad(image, ((pad, pad), (pad, pad), (0, 0)), "reflect", reflect_type="odd")
    return blur(wide, radius)[pad:-pad, pad:-pad]


def _bytes(shares):
    return base64.b64encode(np.round(np.clip(shares, 0, 1) * 255).astype(np.uint8).tobytes()).decode()
