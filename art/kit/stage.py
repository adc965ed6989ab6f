"""The empty stage: render settings, camera, and the record of how a picture is finished."""

import math
import os
from collections.abc import Callable
from dataclasses import dataclass

import bpy
from mathutils import Vector


@dataclass
class Look:
    """How a scene wants to be exposed and finished. Every scene function returns one."""

    exposure: float = 0.0
    contrast: str = "Medium High Contrast"
    bloom: float = 0.0
    vignette: float = 0.0
    gain: tuple = (1.0, 1.0, 1.0)
    bounces: int = 5
    transparent: int = 12
    palette: str | None = None  # a false-colour palette, or "white hot" for a night camera; the scene emits plain values 0..1
    denoise: bool = True
    # A painted picture behind the machine, from width and height: then only the machine is traced.
    backdrop: Callable | None = None


def reset():
    """Start from nothing and return the scene; call before building anything."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    if not scene.world:
        scene.world = bpy.data.worlds.new("World")
    scene.world.use_nodes = True
    return scene


def world_light(color, strength):
    """Even light from all sides, for rooms and studios."""
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*color, 1)
    background.inputs[1].default_value = strength


def configure(width, height, samples, look):
    """Set Cycles up for a picture of this size. Debian's Blender has no denoiser, so `kit/finish.py` denoises."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.015
    # Smooth surfaces stop here, and the denoiser does the rest.
    cycles.adaptive_min_samples = max(6, min(16, samples // 4))
    cycles.max_bounces = look.bounces
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 5
    cycles.transparent_max_bounces = look.transparent
    cycles.volume_bounces = 0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.6
    render = scene.render
    render.use_persistent_data = True
    if threads := int(os.environ.get("ART_THREADS", 0)):
        render.threads_mode, render.threads = "FIXED", threads
    render.resolution_x, render.resolution_y = width, height
    render.resolution_percentage = 100
    render.image_settings.file_format = "PNG"
    render.image_settings.color_mode = "RGB"
    scene.display_settings.display_device = "sRGB"
    view = scene.view_settings
    if look.palette:
        view.view_transform = "Raw"
        view.look = "None"
        view.exposure = 0
    else:
        view.view_transform = "Filmic"
        view.look = look.contrast
        view.exposure = look.exposure
    return scene


def camera(position, target, lens=50, fstop=None, focus=None, shift=(0, 0), roll=0):
    """Place the camera.

    `shift` moves the frame without turning the camera, in parts of its width: (0.1, 0) puts the
    subject to the left of the middle, a negative value to the right. `focus` is a point; without
    it the target is sharp, and without `fstop` everything is.
    """
    scene = bpy.context.scene
    data = bpy.data.cameras.new("Camera")
    obj = bpy.data.objects.new("Camera", data)
    scene.collection.objects.link(obj)
    scene.camera = obj
    position, target = Vector(position), Vector(target)
    obj.location = position
    obj.rotation_euler = (target - position).to_track_quat("-Z", "Y").to_euler()
    if roll:
        obj.rotation_euler.rotate_axis("Z", math.radians(roll))
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.clip_start, data.clip_end = 0.01, 20000
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.aperture_blades = 7
        data.dof.focus_distance = ((Vector(focus) if focus is not None else target) - position).length
    return obj
