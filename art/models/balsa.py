"""A balsa wing on its building board: plan, ribs, spars, pins."""

import math

import numpy as np

from kit.geometry import box, disc, empty, flat, mesh, tube, under
from kit.graph import Graph
from kit.materials import paint, steel, wood

CHORD, RIBS, PITCH = 0.20, 12, 0.062


def _balsa(name, deep=(0.42, 0.29, 0.15), pale=(0.70, 0.54, 0.33)):
    """Raw balsa: pale, matt, its grain along X."""
    surface = wood(name, deep, pale)
    shader = surface.node_tree.nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = 0.8
    shader.inputs["Clearcoat"].default_value = 0
    shader.inputs["Specular"].default_value = 0.2
    return surface


def aerofoil(count=36):
    """A flat-bottomed section, chord 1: x from the nose, upper and lower height."""
    x = 0.5 * (1 - np.cos(np.linspace(0, math.pi, count)))
    half = 5 * 0.12 * (0.2969 * np.sqrt(x) - 0.126 * x - 0.3516 * x**2 + 0.2843 * x**3 - 0.1036 * x**4)
    camber = 0.040 * 4 * x * (1 - x)
    lower = np.where(x < 0.06, camber - half, np.minimum(camber - half, 0))
    lower = np.maximum(lower, -0.004)
    return x, camber + half, lower


def building_board(size=(1.15, 0.52)):
    """A soft board with the plan on it; its surface is at z = 0."""
    box("board", (*size, 0.022), 0.003, _balsa("board wood", (0.36, 0.24, 0.13), (0.52, 0.37, 0.21)), (0, 0, -0.0113))
    box("plan", (size[0] - 0.10, size[1] - 0.10, 0.0004), 0, paint("plan paper", (0.66, 0.67, 0.66), 0.8), (0, 0, 0))


def wing_panel():
    """Half a wing: ribs on their plan, main spars, leading and trailing edge, gussets, sheeting at the root.

    Its root is at x = 0, it runs along X, its nose is towards -Y.
    """
    spruce = _balsa("spruce", (0.46, 0.31, 0.15), (0.66, 0.48, 0.26))
    ink = paint("plan ink", (0.06, 0.13, 0.34), 0.7)
    root = empty("wing panel")
    x, upper, lower = aerofoil()
    span = (RIBS - 1) * PITCH
    with under(root):
        for k in range(RIBS):
            at = k * PITCH
            _rib(at, x * CHORD, upper * CHORD, lower * CHORD)
            box("plan line", (0.0007, CHORD + 0.02, 0.0003), 0, ink, (at + 0.0032, CHORD / 2, 0.0003))
        for y in (-0.006, 0.058, 0.164, CHORD + 0.004):
            box("plan line", (span + 0.08, 0.0007, 0.0003), 0, ink, (span / 2, y, 0.0003))
        top = lambda share: float(np.interp(share, x, upper)) * CHORD
        for share, z in ((0.29, top(0.29) - 0.0022), (0.29, 0.0031)):
            box("spar", (span + 0.03, 0.0062, 0.0062), 0.0006, spruce, (span / 2, share * CHORD, z))
        nose = [(0, 0.0005), (0.011, 0.0008), (0.011, 0.0165), (0.005, 0.0145), (0, 0.008)]
        _strip("leading edge", nose, span + 0.024, (-0.012, -0.005, 0), spruce)
        tail = [(0, 0.0006), (0.030, 0.0006), (0.030, 0.0017), (0, 0.0052)]
        _strip("trailing edge", tail, span + 0.024, (-0.012, CHORD * 0.862, 0), _balsa("trailing edge"))
        for k in range(RIBS - 1):
            web = _balsa("web")
            if k < 7:
                box("shear web", (PITCH - 0.003, 0.0018, top(0.29) - 0.009), 0, web,
                    ((k + 0.5) * PITCH, 0.29 * CHORD - 0.0042, top(0.29) / 2))  # fmt: skip
            gusset = [(0, 0), (0.014, 0), (0, -0.014)]
            flat("gusset", gusset, web, 0.0016, (k * PITCH + 0.0012, CHORD * 0.862, 0.0012))
        _sheet(x, upper, _balsa("sheet", (0.50, 0.36, 0.20), (0.68, 0.52, 0.31)))
        _pins(span)
    return root


def _rib(at, y, upper, lower):
    """A rib cut from 1.6 mm sheet, with two lightening holes drawn as they are: rings of darkness would not do."""
    thick, n = 0.0018, len(y)
    notch = np.where(np.abs(y - 0.29 * CHORD) < 0.0034, 0.0055, 0.0)
    ring = np.concatenate(
        [np.stack([y, upper - notch], 1)[(y > 0.004) & (y < CHORD * 0.865)],
         np.stack([y, lower + notch], 1)[(y > 0.004) & (y < CHORD * 0.865)][::-1]]
    )  # fmt: skip
    n = len(ring)
    low = [(at - thick / 2, a, b) for a, b in ring]
    high = [(at + thick / 2, a, b) for a, b in ring]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
    surface = _rib_wood()
    mesh("rib", low + high, faces, surface, smooth=False)


def _rib_wood():
    """Balsa with its grain along the chord, and scorched where a laser cut it."""
    surface = _balsa("rib wood")
    g = Graph(surface.node_tree)
    if "laid" not in surface:
        surface["laid"] = True
        mapping = next(node for node in g.nodes if node.bl_idname == "ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = (30, 2.4, 26)
        ramp = next(node for node in g.nodes if node.bl_idname == "ShaderNodeValToRGB")
        z = g.axes(g.add("ShaderNodeNewGeometry").outputs["Normal"])[0]
        edge = g.math("LESS_THAN", g.math("ABSOLUTE", z), 0.5)
        color = g.mix(g.math("MULTIPLY", edge, 0.62), ramp.outputs[0], (0.13, 0.07, 0.032))
        g.put(color, g.nodes["Principled BSDF"].inputs["Base Color"])
    return surface


def _strip(name, profile, length, location, surface):
    """A straight stick along X with a profile in y and z."""
    n = len(profile)
    points = [(0, y, z) for y, z in profile] + [(length, y, z) for y, z in profile]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
    mesh(name, points, faces, surface, smooth=False, location=location)


def _sheet(x, upper, surface):
    """Thin sheet over the nose of the first two bays, where the wing is held."""
    keep = x < 0.31
    ys, zs = x[keep] * CHORD, upper[keep] * CHORD
    ring = np.concatenate([np.stack([ys, zs + 0.0002], 1), np.stack([ys, zs + 0.0016], 1)[::-1]])
    _strip("sheet", [tuple(p) for p in ring], PITCH * 2, (-0.001, 0, 0), surface)


def _pins(span):
    """Glass-headed pins that hold the sticks down."""
    heads = [
        paint(f"pin {k}", c, 0.2, coat=0.8)
        for k, c in enumerate(((0.85, 0.12, 0.01), (0.8, 0.8, 0.78), (0.02, 0.2, 0.6)))
    ]
    for k in range(RIBS - 1):
        at = (k + 0.42) * PITCH
        for number, (y, lean) in enumerate(((-0.0075, -0.2), (CHORD + 0.003, 0.22), (0.29 * CHORD + 0.0052, 0.16))):
            if (k + number) % 2:
                continue
            top = (at + 0.003, y + lean * 0.03, 0.031)
            tube("pin", (at, y, 0), top, 0.0004, steel(), 8)
            disc("pin head", 0.0021, -0.0021, 0.0021, heads[(k + number) % 3], 20, 0.0018, location=top)


def sticks(location, turn, count=5, length=0.5):
    """Spare spars lying beside one another."""
    spruce = _balsa("spruce", (0.46, 0.31, 0.15), (0.66, 0.48, 0.26))
    with under(empty("sticks", location, (0, 0, turn))):
        for k in range(count):
            box("stick", (length * (1 - 0.06 * (k % 3)), 0.0062, 0.0062), 0.0005, spruce,
                (0.01 * (k % 2), k * 0.0105, 0.0032), (0, 0, 0.012 * ((k * 7) % 5 - 2)))  # fmt: skip


def knife(location, turn):
    """A craft knife lying flat."""
    root = empty("knife", location, (0, 0, turn))
    with under(root):
        tube(
            "knife handle",
            (-0.06, 0, 0.0045),
            (0.05, 0, 0.0045),
            0.0042,
            paint("knife", (0.5, 0.51, 0.53), 0.3, metal=1),
            28,
        )
        tube(
            "knife collar",
            (0.05, 0, 0.0045),
            (0.066, 0, 0.0045),
            0.0046,
            paint("knife collar", (0.05, 0.05, 0.055), 0.4),
            28,
            0.0034,
        )
        flat(
            "blade", [(0, -0.0035), (0.018, -0.0035), (0.033, 0.0035), (0, 0.0035)], steel(), 0.0006, (0.065, 0, 0.0042)
        )
    return root
