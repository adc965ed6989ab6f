"""Render, denoise and finish one picture."""

import os
import tempfile
import time

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from kit.denoise import denoise
from raster.image import blur, false_color, night_view, write_png

PASSES = {"Image": "rgb", "Alpha": "alpha", "Denoising Albedo": "albedo", "Denoising Normal": "normal"}
# Display values, and approximately the light that each represents under Filmic.
SHOWN = np.linspace(0, 1, 2048)
LIGHT = 0.45 * SHOWN**2.2 / (1.10 - SHOWN)


def render_to(path, look):
    """Render the current stage to a PNG at `path`."""
    started = time.time()
    scene = bpy.context.scene
    if look.backdrop:
        frame = _frame_machine(scene)
    traced = _traced(scene)
    rendered = time.time()
    rgb = denoise(traced["rgb"], traced["albedo"], traced["normal"]) if look.denoise and not look.palette else traced["rgb"]
    if look.backdrop:
        alpha = _cleaned_coverage(traced["alpha"])
        _set_before(path, look.backdrop, frame, _graded(rgb / np.maximum(alpha, 1e-3), look, scene, path), alpha)
    elif look.palette:
        seen = night_view(rgb[:, :, 0]) if look.palette == "white hot" else false_color(rgb[:, :, 0], look.palette)
        _save(path, seen, scene, linear=False)
    else:
        _save(path, _grade(rgb, look), scene, linear=True)
    size = f"{scene.render.resolution_x}x{scene.render.resolution_y}"
    print(
        f"RENDERED {path} {size} {scene.cycles.samples} samples, {rendered - started:.0f} s and {time.time() - rendered:.0f} s to finish",
        flush=True,
    )


def _cleaned_coverage(alpha):
    """Denoise the coverage of mist, turning blades and blurred edges; solid things and their sharp edges keep theirs."""
    partial = ((alpha > 0) & (alpha < 1)).astype(np.float32)
    nothing = np.zeros_like(alpha)
    return np.where((partial > 0) & (blur(partial, 2) > 0.55), np.clip(denoise(alpha, nothing, nothing), 0, 1), alpha)


def _frame_machine(scene):
    """Trace only the part of the frame with objects, on a transparent background. Returns its left, right, bottom and top."""
    bpy.context.view_layer.update()
    corners = [
        world_to_camera_view(scene, scene.camera, obj.matrix_world @ Vector(corner))
        for obj in scene.objects
        if obj.type == "MESH"
        for corner in obj.bound_box
    ]
    x, y = np.array([(c.x, c.y) for c in corners]).T
    frame = [max(0, x.min() - 0.03), min(1, x.max() + 0.03), max(0, y.min() - 0.03), min(1, y.max() + 0.03)]
    render = scene.render
    render.film_transparent = render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = frame
    return frame


def _graded(rgb, look, scene, path):
    """Display values, top row first, of the traced part without glow and corners, which belong to the whole frame."""
    _save(path, rgb * np.array(look.gain, np.float32), scene, linear=True)
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1, :, :3]


def _set_before(path, backdrop, frame, machine, alpha):
    """Composite the traced part over the painted picture, in linear light so that mist is not dim, and write it."""
    render = bpy.context.scene.render
    picture = backdrop(render.resolution_x, render.resolution_y)
    rows, columns, _ = machine.shape
    left = min(round(frame[0] * render.resolution_x), render.resolution_x - columns)
    # Blender cuts a traced part short by up to a row: what reaches the picture's foot stays there
    lowest = render.resolution_y - rows
    top = lowest if frame[2] <= 0 else min(round((1 - frame[3]) * render.resolution_y), lowest)
    cut = np.s_[top : top + rows, left : left + columns]
    a = alpha[::-1, :, :1]
    mixed = np.interp(picture[cut], SHOWN, LIGHT) * (1 - a) + np.interp(machine, SHOWN, LIGHT) * a
    picture[cut] = np.interp(mixed, LIGHT, SHOWN)
    write_png(path, picture)


def _traced(scene):
    """Trace and return the passes by the names of PASSES: height x width x 3, linear, lowest row first.

    The compositor writes each as EXR, which keeps all of it.
    """
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(source.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    sink = tree.nodes.new("CompositorNodeOutputFile")
    sink.format.file_format = "OPEN_EXR"
    sink.format.color_depth = "32"
    sink.format.color_mode = "RGB"
    sink.format.exr_codec = "NONE"
    sink.file_slots.clear()
    for output, name in PASSES.items():
        sink.file_slots.new(f"{name}_")
        tree.links.new(source.outputs[output], sink.inputs[-1])
    with tempfile.TemporaryDirectory() as folder:
        sink.base_path = folder
        bpy.ops.render.render(write_still=False)
        return {name: read_pixels(os.path.join(folder, f"{name}_{scene.frame_current:04d}.exr")) for name in PASSES.values()}


def read_pixels(path):
    """The colours of an image file, as it holds them: height by width by three, 32-bit floats, lowest row first."""
    image = bpy.data.images.load(path, check_existing=False)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[:, :, :3].copy()


def _grade(rgb, look):
    """Glow around lights, colour gain and darker corners, all in linear light."""
    if look.bloom > 0:
        bright = np.clip(rgb - 1.2, 0, 6)
        rgb = rgb + look.bloom * sum(blur(bright, radius) for radius in (4, 12, 36))
    rgb = rgb * np.array(look.gain, np.float32)
    if look.vignette > 0:
        height, width, _ = rgb.shape
        y, x = np.mgrid[0:height, 0:width]
        off = (x / width - 0.5) ** 2 + (y / height - 0.5) ** 2 * 0.6
        rgb = rgb * (1 - look.vignette * np.clip(off * 2.2, 0, 1))[:, :, None]
    return rgb


def _save(path, rgb, scene, linear):
    height, width, _ = rgb.shape
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear" if linear else "Non-Color"
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = rgb
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)
