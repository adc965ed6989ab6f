"""Skin, hair and woven cloth."""

import bpy

from kit.graph import new_material
from people.body import DATA

TEXTURES = (
    "young_asian_male/textures/young_lightskinned_male_diffuse3",
    "young_african_male/textures/young_darkskinned_male_diffuse",
)


def skin(dark=0.55):
    """Brown skin: two textures blended, `dark` parts of the darker one."""
    name = f"skin {dark}"
    if found := bpy.data.materials.get(name):
        return found
    material, g, shader = new_material(name)
    images = []
    for path in TEXTURES:
        node = g.add("ShaderNodeTexImage")
        node.image = bpy.data.images.load(f"{DATA}/public/data/skins/{path}.png", check_existing=True)
        node.image.pack()
        images.append(node.outputs[0])
    color = g.mix(1, g.mix(dark, *images), (0.95, 0.86, 0.80), "MULTIPLY")
    where = g.coordinates()
    color = g.mix(g.remap(g.noise(where, 28, 4, 0.6), 0.35, 0.7, 0.0, 0.16), color, (0.20, 0.075, 0.045))
    g.put(color, shader.inputs["Base Color"])  # no light below the surface: it shows from four metres as speckle alone
    g.put(g.remap(g.noise(where, 60, 3), 0.3, 0.7, 0.42, 0.58), shader.inputs["Roughness"])
    g.put(0.36, shader.inputs["Specular"])
    pores = g.add("ShaderNodeTexVoronoi", {"Vector": where, "Scale": 900}).outputs["Distance"]
    fine = g.math("ADD", pores, g.math("MULTIPLY", g.noise(where, 220, 4, 0.7), 1.2))
    g.put(g.bump(fine, 0.35, 0.0004), shader.inputs["Normal"])
    return material


def hair():
    if found := bpy.data.materials.get("hair"):
        return found
    material, g, shader = new_material("hair")
    color = (0.010, 0.0075, 0.006)
    tone = g.add("ShaderNodeAttribute", attribute_name="tone").outputs["Fac"]
    g.put(g.mix(tone, color, tuple(2.6 * c for c in color)), shader.inputs["Base Color"])
    g.put(0.75, shader.inputs["Roughness"])  # glossier threads sparkle
    g.put(0.08, shader.inputs["Specular"])
    return material


def cloth(
    name,
    color,
    rough=0.9,
    sheen=0.2,
    hem=0.020,
    worn=0.2,
    seams=(),
    seam_dark=0.55,
    crease=0.22,
    specular=0.15,
    bands=(),
):
    """Woven cloth with a stitched hem.

    `seams` are functions of (graph, x, y, z at rest) that give 1 on a stitched line, `bands` pairs of such
    a function and a colour. `crease` is the depth of small folds that the simulation is too coarse for.
    """
    if found := bpy.data.materials.get(name):
        return found
    material, g, shader = new_material(name)
    rest = g.add("ShaderNodeAttribute", attribute_name="rest").outputs["Vector"]
    place = g.axes(rest)
    x, y, z = place
    broad, small = g.noise(rest, 5, 5, 0.6), g.noise(rest, 55, 3)
    shade = g.math("ADD", g.math("MULTIPLY", broad, 0.7), g.math("MULTIPLY", small, 0.3))
    base = g.mix(g.remap(shade, 0.3, 0.7, 0, worn), color, tuple(c * 0.55 + 0.02 for c in color))
    edge = g.add("ShaderNodeAttribute", attribute_name="hem").outputs["Fac"]
    line = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", edge, hem)), 0.0012)
    for seam in seams:
        line = g.math("MAXIMUM", line, seam(g, *place))
    for band, tone in bands:
        base = g.mix(band(g, *place), base, tone)
    base = g.mix(g.math("MULTIPLY", line, seam_dark), base, tuple(c * 0.25 for c in color))
    for value, socket in ((base, "Base Color"), (rough, "Roughness"), (specular, "Specular"), (sheen, "Sheen")):
        g.put(value, shader.inputs[socket])
    warp = g.math("SINE", g.math("MULTIPLY", g.math("ADD", x, y), 2600))
    weft = g.math("SINE", g.math("MULTIPLY", g.math("SUBTRACT", z, g.math("MULTIPLY", y, 0.3)), 2600))
    threads = g.math("MULTIPLY", g.math("MULTIPLY", warp, weft), 0.10)

    def bump(height, strength, depth, over=None):
        inputs = {"Height": height, "Strength": strength, "Distance": depth, **({"Normal": over} if over else {})}
        return g.add("ShaderNodeBump", inputs).outputs[0]

    fine = g.math("ADD", g.math("MULTIPLY", g.noise(rest, 90, 4, 0.6), 0.5), threads)
    folds = g.noise(g.place(rest, scale=(1.0, 1.0, 0.62)), 15, 5, 0.55, 0.9)
    normal = bump(fine, 0.25, 0.0006)
    normal = bump(folds, crease, 0.016, normal)
    g.put(bump(g.math("SUBTRACT", 1.0, line), 0.7, 0.0016, normal), shader.inputs["Normal"])
    return material


def at(axis, value, wide=0.0014):
    """A line where x, y or z (0, 1, 2) at rest has a value."""
    return lambda g, *place: g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", place[axis], value)), wide)


def behind(line):
    """That line on the back alone."""
    return lambda g, x, y, z: g.math("MULTIPLY", line(g, x, y, z), g.math("GREATER_THAN", y, 0.0))


def within(line, x):
    """That line on the trunk alone, between the shoulders at distance `x` from the middle."""
    return lambda g, px, py, pz: g.math("MULTIPLY", line(g, px, py, pz), g.math("LESS_THAN", g.math("ABSOLUTE", px), x))


def upright(x, wide):
    """Two bands beside the spine and over the chest, at distance `x` from the middle."""

    def band(g, px, py, pz):
        return g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", g.math("ABSOLUTE", px), x)), wide)

    return band


DENIM = dict(color=(0.030, 0.042, 0.075), rough=0.85, worn=0.5)
KHAKI = dict(color=(0.115, 0.092, 0.062), worn=0.25)
