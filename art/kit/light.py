"""Lamps and the seamless studio."""

import math

import bpy
import numpy as np
from mathutils import Vector

from kit.geometry import loft
from kit.materials import paint
from kit.stage import world_light


def area(position, target, width, power, color=(1, 1, 1), height=None):
    """A softbox in watts, hidden from the camera."""
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = width, height or width
    lamp.energy, lamp.color = power, color
    obj = bpy.data.objects.new("softbox", lamp)
    obj.location = position
    obj.visible_camera = False
    obj.rotation_euler = (Vector(target) - Vector(position)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(obj)
    return obj


def sunbeam(direction, strength, color):
    """The sun as it falls into a room, along `direction`."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = strength, color, math.radians(0.9)
    obj = bpy.data.objects.new("sun", lamp)
    obj.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(obj)


def only_softboxes():
    """Let glowing parts be seen, but light nothing. Call last, in rooms.

    A room holds dozens of status lights and bulbs, and half of all light samples would go to them.
    """
    for obj in bpy.context.scene.objects:
        for slot in obj.material_slots:
            if slot.material.get("glow"):
                slot.material.cycles.sample_as_light = False
                obj.visible_diffuse = obj.visible_glossy = False


def sweep_backdrop(floor, dark=True, scale=1.0, rough=0.42, turn=0.0):
    """A floor that curves up into a backdrop, so that no horizon shows.

    `turn` rotates it about Z towards the camera. The floor's low specular keeps lamps from
    showing as patches.
    """
    radius = 4.5 * scale
    base = [(y, floor) for y in np.linspace(-6 * scale, 1.2 * scale, 20)]
    curve = [
        (1.2 * scale + radius * math.sin(t), floor + radius * (1 - math.cos(t)))
        for t in np.linspace(0, math.pi / 2, 40)[1:]
    ]
    profile = [*base, *curve, (1.2 * scale + radius, floor + 9 * scale)]
    sections = [np.array([(x, y, z) for y, z in profile]) for x in (-14 * scale, 14 * scale)]
    if dark:
        surface = paint("backdrop dark", (0.020, 0.0215, 0.025), rough, specular=0.14)
    else:
        surface = paint("backdrop light", (0.50, 0.52, 0.55), 0.5, specular=0.25)
    loft("backdrop", sections, surface, closed=False, caps=False, rotation=(0, 0, turn))


def dark_studio(floor, scale=1.0, turn=0.52):
    """Softbox above, cool strip rear left, warm strip rear right, soft front key, blue backdrop.

    `scale` 1 suits a machine of half a metre, 2.2 one of two metres.
    """
    world_light((0.02, 0.022, 0.026), 0.25)
    sweep_backdrop(floor, True, scale, turn=turn)
    if scale < 1.5:
        area((0, 0.35, 1.7), (0, 0, 0), 1.7, 52, height=0.8)
        area((-1.1, 1.1, 1.15), (0, 0, 0.02), 0.3, 42, (0.72, 0.86, 1), height=1.6)
        area((1.4, 0.9, 0.9), (0, 0, 0.02), 0.3, 34, (1, 0.84, 0.66), height=1.4)
        area((-0.9, -1.9, 0.75), (0, -0.1, 0), 1.1, 20)
        area((0.9, -1.6, 0.15), (0, -0.2, -0.05), 0.25, 5, height=0.9)
        area((-1.0, 2.2, 2.6), (-2.4, 4.6, 0.6), 2.0, 260, (0.30, 0.52, 0.85), height=2.0)
    else:
        area((0, 0.7, 3.4), (0, 0, 0), 3.4, 230, height=1.6)
        area((-2.4, 2.6, 2.4), (0, 0, 0), 0.6, 190, (0.72, 0.85, 1), height=3)
        area((2.8, 2.2, 1.8), (0, 0, 0), 0.6, 150, (1, 0.84, 0.66), height=3)
        area((-1.6, -4, 1.5), (0, -0.1, -0.2), 2.2, 105)
        area((2.2, -3.4, 0.2), (0, 0, -0.2), 0.5, 26, height=2)
        area((-2.2, 4.8, 5.6), (-5.2, 10, 1.4), 4.4, 1250, (0.30, 0.52, 0.85), height=4.4)


def light_studio(floor, scale=1.0, turn=0.52):
    """Light grey: bright, soft, one clear shadow, the backdrop lit from far above so that no lamp's edge shows."""
    world_light((0.8, 0.84, 0.9), 0.15)
    sweep_backdrop(floor, False, scale, turn=turn)

    def lamp(position, target, width, power, color=(1, 1, 1), height=None):
        place = lambda point: tuple(v * scale for v in point)
        area(place(position), place(target), width * scale, power * scale * scale, color, height and height * scale)

    lamp((-0.5, 0.5, 1.5), (0, 0, 0), 1.1, 34)
    lamp((-1.3, -0.5, 0.8), (0, 0, 0.02), 0.4, 9, height=1.3)
    lamp((1.3, 0.3, 0.5), (0, 0, 0), 0.3, 8, (0.85, 0.93, 1), 1.2)
    lamp((-1.2, 2.4, 4.2), (-2.2, 4.4, 0.4), 3.0, 170, (0.92, 0.96, 1))
