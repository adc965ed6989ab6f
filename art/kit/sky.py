"""Daylight: the physical sky, painted clouds, and haze that deepens with distance."""

import math

import bpy
from mathutils import Vector

from kit.graph import Graph


def sky(elevation=6.0, azimuth=0.0, strength=0.12, dust=1.5, ozone=1.0, sun_size=1.2):
    """Light the world by sun and sky; returns the direction of the sun.

    `azimuth` in degrees: 0 is a sun towards +Y, 90 towards +X.
    """
    scene = bpy.context.scene
    g = Graph(scene.world.node_tree)
    node = g.add("ShaderNodeTexSky", sky_type="NISHITA", sun_disc=True)
    node.sun_elevation, node.sun_rotation = math.radians(elevation), math.radians(azimuth)
    node.dust_density, node.ozone_density = dust, ozone
    node.sun_size = math.radians(sun_size)
    background = g.nodes["Background"]
    g.put(node.outputs[0], background.inputs[0])
    g.put(strength, background.inputs[1])
    scene.world.cycles.sampling_method = "MANUAL"
    scene.world.cycles.sample_map_resolution = 1024
    e, a = math.radians(elevation), math.radians(azimuth)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


def clouds(scale=1.6, cover=0.52, brightness=1.0, lit=(1.0, 0.55, 0.28), shade=(0.25, 0.27, 0.34), soft=0.18):
    """Paint clouds on the direction of view, over the sky; they thin out towards the horizon.

    `cover` is the threshold of the noise: higher means fewer clouds.
    """
    g = Graph(bpy.context.scene.world.node_tree)
    direction = g.coordinates("Generated")
    stretched = g.place(direction, scale=(1, 1, 3.2))
    shape = g.remap(g.noise(stretched, scale, 9, 0.58, 0.35), cover, cover + soft, smooth=True)
    detail = g.noise(stretched, scale * 2.3, 6)
    color = g.mix(detail, [c * brightness for c in shade], [c * brightness for c in lit])
    painted = g.add("ShaderNodeBackground", {0: color, 1: 1}).outputs[0]
    above = g.remap(g.axes(direction)[2], 0.0, 0.14)
    amount = g.math("MULTIPLY", g.math("MULTIPLY", shape, above), 0.8)
    g.finish(g.mix_shader(amount, g.nodes["Background"].outputs[0], painted))


def haze(sun, distance=900.0, cool=(0.35, 0.45, 0.6), warm=(1.0, 0.55, 0.25), focus=4.0, strength=0.5, start=5.0):
    """A node group that fades a surface into air, for camera rays only.

    Scattering in a real volume would take hours; emission mixed in by distance, warmer towards
    the sun, is what the eye takes for it. `focus` is how narrow the warm part is.
    """
    group = bpy.data.node_groups.new("haze", "ShaderNodeTree")
    group.inputs.new("NodeSocketShader", "surface")
    group.outputs.new("NodeSocketShader", "surface")
    g = Graph(group)
    source, sink = g.add("NodeGroupInput"), g.add("NodeGroupOutput")
    far = g.math("MAXIMUM", g.math("SUBTRACT", g.add("ShaderNodeCameraData").outputs["View Distance"], start), 0.0)
    amount = g.math("SUBTRACT", 1.0, g.math("POWER", math.e, g.math("MULTIPLY", far, -1.0 / distance)))
    amount = g.math("MULTIPLY", amount, g.add("ShaderNodeLightPath").outputs["Is Camera Ray"])
    incoming = g.add("ShaderNodeNewGeometry").outputs["Incoming"]
    towards = g.add("ShaderNodeVectorMath", {0: incoming, 1: -sun}, operation="DOT_PRODUCT").outputs["Value"]
    warmth = g.math("POWER", g.math("MAXIMUM", towards, 0.0), focus)
    air = g.emission(g.mix(warmth, cool, warm), strength)
    g.links.new(g.mix_shader(amount, source.outputs[0], air), sink.inputs[0])
    return group


def in_haze(material, group):
    """Put a material behind the haze; returns it."""
    g = Graph(material.node_tree)
    out = g.nodes["Material Output"]
    surface = out.inputs[0].links[0].from_socket
    node = g.add("ShaderNodeGroup", node_tree=group)
    g.links.new(surface, node.inputs[0])
    g.finish(node.outputs[0])
    return material
