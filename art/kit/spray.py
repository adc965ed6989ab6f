"""Spray: two glowing, see-through cones under each nozzle."""

import math

import numpy as np

from kit.geometry import loft
from kit.graph import new_material


def mist(height, density=0.17, color=(1, 0.93, 0.82), glow=0.75, core=0.0):
    """Droplets lit by the sun: densest at the nozzle, streaky, fading at the cone's edge.

    `core` is what the first quarter below the nozzle adds, where the jets are still close together.
    """
    material, g, shader = new_material("mist")
    g.nodes.remove(shader)
    where = g.coordinates()
    falling = g.math("POWER", g.remap(g.axes(where)[2], -height, 0), 1.1)
    streaks = g.remap(g.noise(g.place(where, scale=(1, 1, 0.22)), 7, 6, 0.7), 0.35, 0.7)
    facing = g.math("SUBTRACT", 1, g.add("ShaderNodeLayerWeight", {0: 0.35}).outputs["Facing"])
    amount = g.math("MULTIPLY", g.math("MULTIPLY", g.math("MULTIPLY", falling, streaks), facing), density)
    jets = g.math("MULTIPLY", g.math("POWER", g.remap(g.axes(where)[2], -height / 4, 0), 2), core)
    amount = g.math("ADD", amount, g.math("MULTIPLY", jets, facing))
    droplets = g.add("ShaderNodeBsdfTranslucent", {0: [c * 0.25 for c in color]}).outputs[0]
    lit = g.add("ShaderNodeAddShader", {0: droplets, 1: g.emission(color, glow)}).outputs[0]
    clear = g.add("ShaderNodeBsdfTransparent").outputs[0]
    g.finish(g.mix_shader(amount, clear, lit))
    return material


def spray_cone(location, height, radius, material, shadow=False):
    """Two cones, one inside the other. They light nothing, and dim the sun below them only with `shadow`."""
    turn = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    for width, angle in ((1, 0), (0.55, 1)):
        sections = []
        for t in np.linspace(0, 1, 14):
            r = 0.02 + radius * width * t**0.75
            sections.append(np.stack([r * np.cos(turn), r * np.sin(turn), np.full(40, -height * t)], 1))
        cone = loft("spray", sections, material, caps=False, location=location, rotation=(0, 0, angle))
        cone.cycles.use_motion_blur = False
        cone.visible_diffuse = cone.visible_glossy = False
        cone.visible_shadow = shadow
