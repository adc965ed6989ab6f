"""Parts that all aircraft share: propellers, motors, lenses, lights."""

import math

import bpy
import numpy as np

from kit.geometry import box, disc, empty, lathe, loft, under
from kit.graph import new_material
from kit.materials import black, coated_glass, glow, paint, steel

TAU = 2 * math.pi


def propeller(radius, location, turn=1, angle=0.0, blades=2, tip=None, pitch=0.55, chord=0.115, blur=None):
    """A propeller with cambered, twisted blades; thrust is up.

    turn  1 for counter-clockwise seen from above, -1 for clockwise: the leading edge follows it.
    tip   material of the outermost part, if it is painted
    blur  degrees turned while the shutter is open; none stands still, from half a turn on its blades are a disc
    """
    blade_surface = paint("propeller", (0.018, 0.018, 0.02), 0.42, coat=0.2)
    root = empty("propeller", location)
    root["turn"] = turn
    with under(root):
        if blur and blur >= 180:
            profile = [(radius * t, 0.02 * radius * t * t) for t in np.linspace(0.07, 1, 24)]
            lathe("disc", profile, _whirl(radius, blades, tip is not None), 96, 0, caps=False)
            blur = None
        else:
            spans, sections = _blade(radius, turn, pitch, chord)
            for k in range(blades):
                pick = lambda i, _: 1 if spans[i] > 0.86 else 0
                blade = loft("blade", sections, materials=[blade_surface, tip or blade_surface], pick=pick, angle=60)
                blade.rotation_euler = (0, 0, k * TAU / blades)
        hub = radius * 0.06
        lathe(
            "hub",
            [(1e-5, 0.012), (hub * 0.9, 0.012), (hub, 0.009), (hub, -0.004), (1e-5, -0.004)],
            paint("hub", (0.03, 0.03, 0.033), 0.3, metal=0.8),
            40,
        )
        lathe(
            "nut",
            [(1e-5, 0.018), (hub * 0.35, 0.018), (hub * 0.42, 0.012), (hub * 0.42, 0.011), (1e-5, 0.011)],
            steel(),
            24,
        )
    root.rotation_euler = (0, 0, angle)
    if blur:
        _spin(root, angle, math.radians(blur) * turn)
    return root


def _whirl(radius, blades, tipped):
    """What blades become that turn fast: a veil, thicker where they were while the shutter was widest open."""
    name = f"whirl {radius} {blades} {tipped}"
    found = bpy.data.materials.get(name)
    if found:
        return found
    material, g, shader = new_material(name)
    x, y, _ = g.axes(g.coordinates())
    out = g.math("DIVIDE", g.math("SQRT", g.math("ADD", g.math("MULTIPLY", x, x), g.math("MULTIPLY", y, y))), radius)
    wave = g.math("COSINE", g.math("MULTIPLY", g.math("ARCTAN2", y, x), blades))
    swept = g.math("POWER", g.remap(wave, -1.0, 1.0), 2.0)
    thin = g.math("MULTIPLY", g.math("SUBTRACT", 1.0, g.math("MULTIPLY", out, 0.55)), g.remap(out, 1.0, 0.90))
    veil = g.math("MULTIPLY", g.math("ADD", 0.14, g.math("MULTIPLY", swept, 0.40)), thin)
    blade, tip = (0.018, 0.018, 0.02), (0.45, 0.11, 0.03)
    color = g.mix(g.remap(out, 0.88, 0.93), blade, tip) if tipped else blade
    g.put(color, shader.inputs["Base Color"])
    g.put(0.5, shader.inputs["Roughness"])
    clear = g.add("ShaderNodeBsdfTransparent").outputs[0]
    g.finish(g.mix_shader(veil, clear, shader.outputs[0]))
    return material


def _blade(radius, turn, pitch, chord):
    """Sections from root to tip, and how far out each lies (0..1)."""
    around = np.linspace(0, TAU, 28, endpoint=False)
    spans, sections = np.linspace(0, 1, 44), []
    for t in spans:
        r = radius * (0.07 + 0.93 * t)
        width = (
            radius
            * chord
            * 2
            * (0.38 + 0.95 * math.sin(math.pi * min(1, (t * 1.02 + 0.18)) ** 0.75) * 0.75)
            * (1 - 0.45 * t)
        )
        if t > 0.93:  # round tip
            width *= math.sqrt(max(0.0004, 1 - ((t - 0.93) / 0.07) ** 2))
        if t < 0.12:  # narrow neck
            width *= 0.55 + 0.45 * t / 0.12
        twist = math.atan(pitch * radius / (TAU * max(r, 0.18 * radius))) * 1.1 * turn
        thick = 0.13 * (1 - t * 0.55) + 0.25 * max(0, 0.12 - t) / 0.12
        x = np.cos(around) * 0.5
        y = thick * np.sin(around) * 0.5 * (1 - 0.55 * x) + 0.09 * (1 - 4 * x * x) * 0.5
        along, up = (x * turn - turn * 0.12) * width, y * width
        yy = along * math.cos(twist) - up * math.sin(twist) - turn * radius * 0.05 * t * t
        zz = along * math.sin(twist) + up * math.cos(twist) + 0.02 * radius * t * t
        sections.append(np.stack([np.full_like(x, r), yy, zz], 1))
    return spans, sections


def _spin(obj, angle, step):
    """Turn through the shutter, evenly, around frame 1."""
    scene = bpy.context.scene
    for frame, value in ((0, angle - step), (1, angle), (2, angle + step)):
        obj.rotation_euler = (0, 0, value)
        obj.keyframe_insert("rotation_euler", frame=frame)
    for curve in obj.animation_data.action.fcurves:
        for point in curve.keyframe_points:
            point.interpolation = "LINEAR"
    scene.render.use_motion_blur = True
    scene.render.motion_blur_shutter = 1.0
    scene.frame_set(1)


def motor(radius, height, location, accent=None):
    """An outrunner: base, windings seen through the gap, bell with spokes, shaft."""
    r, h = radius, height
    shell = paint("motor bell", (0.025, 0.025, 0.028), 0.28, metal=0.9)
    copper = paint("copper", (0.75, 0.28, 0.09), 0.3, metal=1)
    root = empty("motor", location)
    with under(root):
        lathe(
            "base",
            [
                (1e-5, 0),
                (r * 0.92, 0),
                (r * 0.98, h * 0.05),
                (r * 0.98, h * 0.2),
                (r * 0.86, h * 0.24),
                (1e-5, h * 0.24),
            ],
            shell,
            56,
        )
        lathe("stator", [(1e-5, h * 0.2), (r * 0.8, h * 0.2), (r * 0.8, h * 0.42), (1e-5, h * 0.42)], black(), 40)
        for k in range(12):
            a = k * TAU / 12
            box(
                "winding",
                (r * 0.2, r * 0.26, h * 0.17),
                r * 0.05,
                copper,
                (r * 0.78 * math.cos(a), r * 0.78 * math.sin(a), h * 0.29),
                (0, 0, a),
                2,
            )
        lathe(
            "bell",
            [
                (r * 0.86, h * 0.36),
                (r, h * 0.36),
                (r, h * 0.82),
                (r * 0.93, h * 0.92),
                (r * 0.72, h * 0.96),
                (r * 0.7, h * 0.9),
                (r * 0.7, h * 0.5),
            ],
            shell,
            64,
        )
        if accent:
            lathe("ring", [(r, h * 0.66), (r * 1.012, h * 0.67), (r * 1.012, h * 0.74), (r, h * 0.75)], accent, 64, 0)
        lathe("floor", [(1e-5, h * 0.62), (r * 0.72, h * 0.62)], black(), 40, 0)
        for k in range(8):
            a = k * TAU / 8
            box(
                "spoke",
                (r * 0.6, r * 0.1, h * 0.12),
                r * 0.02,
                shell,
                (r * 0.5 * math.cos(a), r * 0.5 * math.sin(a), h * 0.9),
                (0, 0, a),
                2,
            )
        lathe(
            "cap",
            [(1e-5, h * 1.02), (r * 0.28, h * 1.02), (r * 0.34, h * 0.97), (r * 0.34, h * 0.7), (1e-5, h * 0.7)],
            shell,
            40,
        )
        disc("shaft", r * 0.12, h, h * 1.25, steel(), 24)
    return root


def lens(radius, location, depth=None, glass=None):
    """A lens in its barrel, facing -Y."""
    r, d = radius, depth or radius * 0.8
    barrel = paint("barrel", (0.012, 0.012, 0.013), 0.3, metal=0.6)
    root = empty("lens", location)
    with under(root):
        lathe(
            "barrel",
            [
                (r, 0),
                (r * 1.32, 0),
                (r * 1.32, d * 0.8),
                (r * 1.27, d),
                (r * 1.14, d),
                (r * 1.1, d * 0.92),
                (r * 1.04, d * 0.6),
                (r, d * 0.35),
            ],
            barrel,
            64,
            r * 0.03,
            "-Y",
        )
        dome = [
            (r * 1.05 * math.sin(t), d * 0.35 + r * 0.25 * math.cos(t)) for t in np.linspace(0.001, math.pi / 2, 14)
        ]
        lathe("glass", dome, glass or coated_glass("glass violet"), 64, 0, rotation=(math.pi / 2, 0, 0))
    return root


def status_light(location, size, color, strength, rotation=(0, 0, 0)):
    return box(
        "light", size, min(size) * 0.4, glow(f"light {color} {strength}", color, strength), location, rotation, 3
    )
