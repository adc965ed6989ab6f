"""Surfaces. A material is made once a scene and found again by its name."""

import bpy

from kit.graph import Graph, new_material

SIGNAL = (0.95, 0.17, 0.01)  # the house's orange, linear


def paint(name, base, rough=0.5, metal=0.0, coat=0.0, specular=0.5, vary=0.0, grain=0.0, grain_scale=900.0):
    """Plastic, lacquer, rubber or metal.

    `vary` makes the roughness uneven by that much, as handled surfaces are; `grain` is the depth
    of a moulded texture.
    """
    found = bpy.data.materials.get(name)
    if found:
        return found
    material, g, shader = new_material(name)
    g.put(base, shader.inputs["Base Color"])
    g.put(rough, shader.inputs["Roughness"])
    g.put(metal, shader.inputs["Metallic"])
    g.put(coat, shader.inputs["Clearcoat"])
    g.put(0.06, shader.inputs["Clearcoat Roughness"])
    g.put(specular, shader.inputs["Specular"])
    if vary:
        noise = g.noise(g.coordinates(), 14, 4)
        g.put(g.remap(noise, 0.35, 0.65, max(0, rough - vary), rough + vary), shader.inputs["Roughness"])
    if grain:
        g.put(g.bump(g.noise(g.coordinates(), grain_scale), grain, 0.0006), shader.inputs["Normal"])
    return material


def dark():
    return paint("dark", (0.02, 0.02, 0.022), 0.48)


def black():
    return paint("black", (0.006, 0.006, 0.006), 0.6)


def steel():
    return paint("steel", (0.55, 0.55, 0.57), 0.25, metal=1)


def aluminium():
    return paint("aluminium", (0.5, 0.51, 0.53), 0.3, metal=1, vary=0.06)


def rubber():
    return paint("rubber", (0.012, 0.012, 0.012), 0.8)


def black_glass():
    return paint("black glass", (0.004, 0.004, 0.005), 0.05, coat=1)


def white_cap():
    return paint("white cap", (0.75, 0.76, 0.77), 0.4, coat=0.2)


def inset():
    return paint("inset", (0.008, 0.008, 0.009), 0.22, coat=0.7)


def signal():
    return paint("signal", SIGNAL, 0.38, coat=0.5)


def carbon(name="carbon", tow=0.0022):
    """2x2 twill under clear lacquer; `tow` is the width of one bundle of fibres."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = paint(name, (0.02, 0.02, 0.022), 0.38, coat=1.0)
    g = Graph(material.node_tree)
    shader = g.nodes["Principled BSDF"]
    x, y, z = g.axes(g.coordinates())
    u = g.math("FLOOR", g.math("DIVIDE", g.math("ADD", x, z), tow))
    v = g.math("FLOOR", g.math("DIVIDE", g.math("ADD", y, g.math("MULTIPLY", z, 0.3)), tow))
    # Modulo of a negative number is negative in Cycles: shift far enough first.
    over = g.math("LESS_THAN", g.math("MODULO", g.math("ADD", g.math("ADD", u, v), 4000), 4), 2)
    g.put(g.remap(over, 0, 1, 0.28, 0.5), shader.inputs["Roughness"])
    g.put(g.mix(over, (0.05, 0.051, 0.055), (0.010, 0.010, 0.012)), shader.inputs["Base Color"])
    return material


def coated_glass(name, tint=(0.25, 0.15, 0.6), second=(0.05, 0.35, 0.3)):
    """A lens seen from the front: opaque rings of reflected colour under a Fresnel gloss.

    Real refraction through a dozen elements costs minutes and looks black; the rings are what a
    photograph of a lens shows.
    """
    found = bpy.data.materials.get(name)
    if found:
        return found
    material, g, shader = new_material(name)
    centred = g.place(g.coordinates("Generated"), scale=(2, 2, 0), location=(-1, -1, 0))
    radius = g.add("ShaderNodeTexGradient", {0: centred}, gradient_type="SPHERICAL").outputs[0]
    rings = [
        (0, (0.004, 0.004, 0.006)),
        (0.18, (0.02, 0.02, 0.03)),
        (0.22, (0.002, 0.002, 0.004)),
        (0.42, tuple(0.12 * c for c in tint)),
        (0.5, (0.002, 0.002, 0.003)),
        (0.62, tuple(0.08 * c for c in second)),
        (0.72, (0.001, 0.001, 0.002)),
        (1, (0, 0, 0)),
    ]
    g.put(g.ramp(radius, rings), shader.inputs["Base Color"])
    g.put(0.25, shader.inputs["Roughness"])
    g.put(0.3, shader.inputs["Specular"])
    g.put(1, shader.inputs["Clearcoat"])
    g.put(0, shader.inputs["Clearcoat Roughness"])
    gloss = g.add("ShaderNodeBsdfGlossy", {"Color": tuple(min(1, c * 1.6) for c in tint), "Roughness": 0.02})
    fresnel = g.add("ShaderNodeFresnel", {0: 1.5}).outputs[0]
    g.finish(g.mix_shader(fresnel, shader.outputs[0], gloss.outputs[0]))
    return material


def glow(name, color, strength):
    """A light-emitting surface: status lights, lamps, screens."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    material, g, shader = new_material(name)
    material["glow"] = True
    g.nodes.remove(shader)
    g.finish(g.emission(color, strength))
    return material


def wood(name="wood", deep=(0.14, 0.07, 0.03), pale=(0.46, 0.28, 0.14)):
    """Oiled planks with the grain along X."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = paint(name, pale, 0.42, coat=0.15)
    g = Graph(material.node_tree)
    stretched = g.place(g.coordinates(), scale=(2.2, 26, 10))
    grain = g.noise(stretched, 1.6, 9, distortion=0.6)
    g.put(g.ramp(grain, [(0.3, deep), (0.72, pale)]), g.nodes["Principled BSDF"].inputs["Base Color"])
    return material


def shown_picture(name, path, strength=1.3):
    """A screen's surface that shows the picture at `path`."""
    material, g, shader = new_material(name)
    g.nodes.remove(shader)
    image = g.add("ShaderNodeTexImage")
    image.image = bpy.data.images.load(path)
    g.finish(g.emission(image.outputs[0], strength))
    return material
