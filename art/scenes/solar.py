"""What a thermal camera sees of a solar farm by day. Everything emits its temperature, 0..1."""

import math

import bpy
import numpy as np

from kit.geometry import box, mesh
from kit.graph import Graph, new_material
from kit.plants import instance_on_quads
from kit.stage import Look
from kit.terrain import height_grid
from people import stances
from people.warm import warm_person
from raster.tableland import tables

GROUND, ROAD, PANEL, VEHICLE = 0.30, 0.52, 0.46, 0.42
TILT = math.radians(20)


def _temperature(name, base, spread=0.0, mottle=0.0, scale=0.2, faults=False, cloud=True, bare=0.0):
    """Emit `base`, differing from object to object by `spread` and within one by `mottle`.

    `faults` gives a few modules a hot third, as a dead string of cells has, and a few an even
    warmth, as a disconnected module has. `bare` is added where no cloth covers a person.
    """
    material, g, shader = new_material(name)
    g.nodes.remove(shader)
    where, random = g.coordinates(), g.add("ShaderNodeObjectInfo").outputs["Random"]
    value = g.math("ADD", base, g.math("MULTIPLY", g.math("SUBTRACT", random, 0.5), spread))
    value = g.math("ADD", value, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(where, scale, 8), 0.5), mottle))
    if faults:
        x, y, _ = g.axes(where)
        value = g.math("ADD", value, g.math("MULTIPLY", y, -0.035))
        string = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", x, 0.3)), 0.17)
        hot = g.math("MULTIPLY", g.math("GREATER_THAN", random, 0.985), string)
        value = g.math("ADD", value, g.math("MULTIPLY", hot, 0.42))
        value = g.math("ADD", value, g.math("MULTIPLY", g.math("LESS_THAN", random, 0.010), 0.16))
    if bare:
        skin = g.add("ShaderNodeAttribute", attribute_name="bare").outputs["Fac"]
        value = g.math("ADD", value, g.math("MULTIPLY", skin, bare))
    if cloud:
        # Its shadow cools the left of the field: quiet ground for a heading.
        east = g.axes(g.add("ShaderNodeNewGeometry").outputs["Position"])[0]
        value = g.math("SUBTRACT", value, g.remap(east, -4, -34, 0, 0.17, smooth=True))
    g.finish(g.emission((1, 1, 1), value))
    return material


def farm(light):
    """Rows of modules on both sides of a service track; a van and two people on it, cooler than ground in the sun."""
    _field([block for block in range(-9, 10) if block != 0], (-1, 1))
    return Look(bounces=1, palette="iron")


def farm_edge(light):
    """The track along the western edge of the field: bare ground left of it, rows right, hills under a cold sky."""
    _field(range(1, 26), (1,), nearer=4.0)
    _cold_sky()
    hills = _temperature("hills", 0.24, 0, 0.10, 0.004, cloud=False)
    relief = tables(11, 900, 0.04, 75)
    height_grid("hills", np.linspace(-1800, 1800, 700), np.linspace(760, 2600, 300), relief, hills)
    return Look(bounces=1, palette="iron")


def _cold_sky():
    """A clear sky, whose air is warmest where one looks through most of it."""
    g = Graph(bpy.context.scene.world.node_tree)
    up = g.axes(g.coordinates("Generated"))[2]
    warmth = g.math("MULTIPLY", g.math("POWER", math.e, g.math("MULTIPLY", up, -7.0)), 0.40)
    g.finish(g.add("ShaderNodeBackground", {0: (1, 1, 1), 1: warmth}).outputs[0])


def _field(blocks, sides, nearer=0.0):
    """Ground, rows of these blocks `nearer` to the track, and what stands and drives along it."""
    ground = _temperature("ground", GROUND, 0, 0.34, 0.05)
    height_grid("ground", np.linspace(-1800, 1800, 40), np.linspace(-60, 2700, 40), lambda x, y: 0 * x, ground)
    _modules(_temperature("modules", PANEL, 0.05, 0.05, 0.9, faults=True), blocks, nearer)
    _track()
    _inverters(sides, nearer)
    _station((7.2 if nearer == 0 else -7.2, 118))
    _van(-0.9, 28)
    clothes = _temperature("clothes", 0.20, 0, 0.05, 8, bare=-0.06)
    warm_person("older", _flying, clothes, (1.75, 24.6), 0.5)
    warm_person("man", _looking, clothes, (0.75, 23.4), 2.9)


def _flying(person):
    stances.stand(person, lean=2)
    stances.look(person, up=12)
    stances.hold_transmitter(person, 0.37)


def _looking(person):
    stances.stand(person, weight=-1, ahead=0.10)
    stances.look(person, up=20)
    stances.hang(person)


def _track():
    """Trodden earth with two wheel tracks; its verges fade into the ground."""
    material = _temperature("track", ROAD, 0, 0.16, 0.35)
    g = Graph(material.node_tree)
    where = g.coordinates()
    off = g.math("ABSOLUTE", g.axes(where)[0])
    emission = next(n for n in g.nodes if n.bl_idname == "ShaderNodeEmission")
    value = emission.inputs[1].links[0].from_socket
    rut = g.math("SUBTRACT", 1.0, g.remap(g.math("ABSOLUTE", g.math("SUBTRACT", off, 0.95)), 0.10, 0.45, smooth=True))
    g.put(g.math("ADD", value, g.math("MULTIPLY", rut, 0.09)), emission.inputs[1])
    edge = g.math("ADD", off, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(where, 0.5, 6, 0.65), 0.5), 2.2))
    gone = g.remap(edge, 1.7, 2.9, smooth=True)
    g.finish(g.mix_shader(gone, emission.outputs[0], g.add("ShaderNodeBsdfTransparent").outputs[0]))
    box("track", (9, 640, 0.02), 0, material, (0, 240, 0.03))


def _inverters(sides, nearer):
    """String inverters on posts at the ends of tables, their cooling fins warm."""
    casing, fins = _temperature("inverter", 0.50, 0.08, 0.10, 1), _temperature("fins", 0.74, 0.10, 0.10, 2)
    post = _temperature("inverter post", 0.36)
    for side in sides:
        for row in range(0, 60, 4):
            x, y = side * (9.75 - nearer), -8.6 + row * 7.2
            box("inverter", (0.22, 0.66, 0.60), 0.04, casing, (x, y, 1.15))
            box("fins", (0.05, 0.54, 0.46), 0.01, fins, (x - side * 0.13, y, 1.15))
            for k in (-0.24, 0.24):
                box("post", (0.07, 0.07, 0.9), 0, post, (x, y + k, 0.45))


def _station(place):
    """A transformer station: a low cabin with a warm louvred door under a wide roof."""
    x, y = place
    box("station", (2.6, 6.2, 2.5), 0.05, _temperature("station", 0.40, 0, 0.08, 0.6), (x, y, 1.25))
    box("station roof", (3.0, 6.6, 0.16), 0.03, _temperature("station roof", 0.56, 0, 0.08, 0.6), (x, y, 2.58))
    for k in (-1.6, 1.6):
        louvres = _temperature("louvres", 0.70, 0.05, 0.10, 1.5)
        box("louvres", (1.0, 0.06, 1.5), 0.01, louvres, (x + k * 0.35, y - 3.12, 1.2))


def _modules(material, blocks, nearer):
    """Two modules high, sixteen wide, tilted to the south; one object instanced ten thousand times."""
    module = mesh(
        "module", [(-0.49, -0.98, 0), (0.49, -0.98, 0), (0.49, 0.98, 0), (-0.49, 0.98, 0)], [(0, 1, 2, 3)], material
    )
    places = []
    for row in range(60):
        for block in blocks:
            for column in range(16):
                x = block * 18.5 - nearer + (column - 7.5) * 1.04
                for k in (-0.5, 0.5):
                    places.append((x, -8 + row * 7.2 + k * 2.02 * math.cos(TILT), 1.3 + k * 2.02 * math.sin(TILT)))
    up, across = np.array([0, -math.sin(TILT), math.cos(TILT)]), np.array([1.0, 0, 0])
    instance_on_quads("modules", np.array(places), across, np.cross(up, across), 1.0, module)


def _van(x, y):
    """Seen from above and behind: cool body, warm glass, hot bonnet, warm tyres."""
    box("van", (1.9, 4.6, 1.5), 0.25, _temperature("van", VEHICLE, 0, 0.2, 1.2), (x, y, 1.05))
    box("van roof", (1.7, 3.0, 0.5), 0.2, _temperature("van roof", 0.34, 0, 0.15, 1.2), (x, y + 0.6, 1.9))
    box("bonnet", (1.6, 1.1, 0.1), 0.05, _temperature("bonnet", 0.88, 0, 0.1, 1.2), (x, y - 1.65, 1.79))
    box("windscreen", (1.6, 0.5, 0.1), 0.03, _temperature("windscreen", 0.28, 0, 0.05, 1.2), (x, y - 0.95, 1.86))
    for side in (-1, 1):
        for end in (-1, 1):
            box("tyre", (0.25, 0.7, 0.7), 0.1, _temperature("tyre", 0.72, 0.05), (x + side * 0.92, y + end * 1.5, 0.36))
