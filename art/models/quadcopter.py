"""The four-rotor machines: the surveillance copter and the trainers Basic, Pro and Elite."""

import math
import random
from dataclasses import dataclass

import numpy as np
from mathutils import Vector

from kit.geometry import box, empty, lathe, loft, mark, sweep, tube, under
from kit.materials import SIGNAL, black_glass, carbon, coated_glass, dark, glow, inset, paint, rubber, steel, white_cap
from kit.parts import lens, motor, propeller, status_light
from models.cameras import beacon, satellite_antenna, single_sensor, triple_sensor
from models.hull import hull


@dataclass(frozen=True)
class Style:
    shell: tuple
    lower: tuple
    arms: tuple | None  # None: carbon tubes
    accent: tuple
    large: bool = False  # folding carbon frame with skids, instead of a small one with four legs
    guards: bool = False
    camera: str | None = "single"
    camera_scale: float = 1.0
    masts: bool = False
    positioning: bool = False  # survey-grade antenna on a mast
    painted_tips: bool = True


STYLES = {
    "surveillance": Style(
        (0.045, 0.048, 0.052),
        (0.012, 0.012, 0.013),
        None,
        SIGNAL,
        large=True,
        camera="triple",
        camera_scale=1.12,
        masts=True,
    ),
    "basic": Style(
        (0.72, 0.73, 0.74), (0.05, 0.052, 0.056), (0.70, 0.71, 0.72), (0.98, 0.22, 0.01), guards=True, camera=None
    ),
    "pro": Style((0.68, 0.69, 0.70), (0.02, 0.021, 0.023), (0.03, 0.031, 0.034), (0.01, 0.22, 0.85), camera_scale=1.25),
    "elite": Style(
        (0.030, 0.033, 0.038),
        (0.010, 0.010, 0.011),
        None,
        (0.02, 0.55, 0.75),
        large=True,
        camera_scale=1.5,
        masts=True,
        positioning=True,
        painted_tips=False,
    ),
}


def quadcopter(name, blur=None, seed=1, propellers=True):
    """Build one of STYLES; `blur` is degrees a shutter. It stands on its feet at z = -0.188 (large) or -0.090."""
    style, rng = STYLES[name], random.Random(seed)
    shell = paint(f"shell {name}", style.shell, 0.36, coat=0.15, specular=0.45, vary=0.05)
    lower = paint(f"lower {name}", style.lower, 0.46, vary=0.05)
    accent = paint(f"accent {name}", style.accent, 0.35, coat=0.5)
    length, half, top, bottom = hull_size(style)
    root = empty(name)
    with under(root):
        hull(length, half, top, bottom, shell, lower, inset(), accent)
        limbs(style, name, rng, blur, propellers)
        if style.large:
            _skids()
        _nose(length, half, style)
        _deck(length, top, shell, accent, style)
        if style.camera == "triple":
            triple_sensor((0, -length * 0.40, -bottom * 0.62), style.camera_scale, accent, 0.12)
        elif style.camera:
            single_sensor((0, -length * 0.38, -bottom * 0.6), style.camera_scale, 0.1)
    return root


def hull_size(style):
    """Length, half width, height above and depth below the widest line."""
    return (0.345, 0.072, 0.046, 0.036) if style.large else (0.26, 0.06, 0.040, 0.030)


def limbs(style, name, rng, blur=None, propellers=True, hinges=True):
    """The four arms with motors, lights, legs and guards; without `hinges` they end at the hull's wall."""
    accent = paint(f"accent {name}", style.accent, 0.35, coat=0.5)
    arms = paint(f"arms {name}", style.arms, 0.4, coat=0.15) if style.arms else carbon()
    length, half, _, _ = hull_size(style)
    reach_x, reach_y, radius = (0.25, 0.225, 0.205) if style.large else (0.185, 0.165, 0.135)
    for side in (-1, 1):
        for end in (-1, 1):
            front = end < 0
            start = (side * half * 0.82, end * length * 0.27, 0.004 if front else 0.014)
            if not hinges:
                start = (side * half * (0.88 if front else 0.93), end * length * 0.27, -0.004)
            pod = (side * reach_x, end * reach_y, 0.020 if front else 0.040)
            _arm(start, pod, style, arms, accent, hinges)
            top_of_motor = _pod(pod, style, accent)
            angle = 0.6 + rng.uniform(-1.4, 1.4)
            if propellers:
                tip = accent if style.painted_tips else None
                chord = 0.085 if style.large else 0.105
                at = (pod[0], pod[1], top_of_motor)
                propeller(radius, at, side * end, angle, tip=tip, pitch=0.5, chord=chord, blur=blur)
            rim = 0.0175 if style.large else 0.0135
            color = (1, 0.05, 0.03) if front else (0.05, 1, 0.25)
            at = (pod[0] + side * rim * 1.05, pod[1] + end * rim * 0.55, pod[2] - 0.004)
            status_light(at, (0.006, 0.012, 0.005), color, 18, (0, 0, side * end * 0.9))
            if style.guards:
                with under(empty("guard")):
                    _guard(pod, radius * 1.1)
            if not style.large:
                _leg(pod, side, end, arms if style.arms else dark())


def _arm(start, pod, style, material, accent, hinge):
    start_v, pod_v = Vector(start), Vector(pod)
    near, far = ((0.0165, 0.0125), (0.0115, 0.0095)) if style.large else ((0.0150, 0.0105), (0.0105, 0.008))
    middle = start_v.lerp(pod_v, 0.45) + Vector((0, 0, 0.004))
    mean = ((near[0] + far[0]) / 2, (near[1] + far[1]) / 2)
    sweep("arm", [start_v, middle, pod_v], [near, mean, far], 3.2 if style.arms else 2.6, material, 40)
    if hinge:
        at = (start[0] + math.copysign(0.004, start[0]), start[1], start[2])
        profile = [(1e-5, -0.019), (0.019, -0.019), (0.021, -0.016), (0.021, 0.016), (0.019, 0.019), (1e-5, 0.019)]
        lathe("hinge", profile, dark(), 48, 0.002, location=at)
        lathe("bolt", [(1e-5, 0.0205), (0.006, 0.0205), (0.006, 0.018)], steel(), 6, 0, location=at)
    tube("clamp", start_v.lerp(pod_v, 0.22), start_v.lerp(pod_v, 0.27), near[0] * 1.12, accent, 40)


def _pod(pod, style, accent):
    """Motor mount and motor; returns the height of the propeller."""
    radius, height = (0.0175, 0.026) if style.large else (0.0135, 0.02)
    profile = [
        (1e-5, -0.019),
        (radius * 0.7, -0.019),
        (radius * 1.12, -0.010),
        (radius * 1.18, 0.004),
        (radius * 1.1, 0.010),
        (1e-5, 0.010),
    ]
    lathe("pod", profile, dark(), 48, 0.0025, location=pod)
    motor(radius, height, (pod[0], pod[1], pod[2] + 0.010), accent)
    return pod[2] + 0.010 + height * 1.02


def _guard(pod, radius):
    """Two rings around the propeller, on three struts."""
    plastic = paint("guard", (0.035, 0.036, 0.04), 0.4, coat=0.2)
    around = np.linspace(0, 2 * math.pi, 12, endpoint=False)
    for height, r in ((0.020, radius), (0.040, radius * 0.985)):
        sections = []
        for turn in np.linspace(0, 2 * math.pi, 97):
            out = r + 0.0019 * np.cos(around)
            sections.append(np.stack([out * math.cos(turn), out * math.sin(turn), height + 0.0026 * np.sin(around)], 1))
        ring = loft("guard ring", sections, plastic, caps=False, location=pod)
        # On the side that no arm hides.
        out = math.atan2(pod[1], pod[0])
        mark(ring, (r * math.cos(out), r * math.sin(out), height))
    at = lambda r, turn, z: (pod[0] + r * math.cos(turn), pod[1] + r * math.sin(turn), pod[2] + z)
    for k in range(8):
        turn = k * math.pi / 4 + 0.2
        tube("guard post", at(radius, turn, 0.018), at(radius, turn, 0.040), 0.0014, plastic, 10)
    for k in range(3):
        turn = k * 2 * math.pi / 3 + math.atan2(pod[1], pod[0])
        tube("guard strut", at(radius, turn, 0.018), at(0, 0, -0.006), 0.0020, plastic, 12, 0.0034)


def _leg(pod, side, end, material):
    x, y, z = pod
    foot = (x + side * 0.012, y + end * 0.008, -0.085)
    sweep(
        "leg",
        [(x, y, z - 0.012), (x + side * 0.006, y + end * 0.004, z - 0.05), foot],
        [(0.009, 0.006), (0.006, 0.0045), (0.0045, 0.0045)],
        3,
        material,
        32,
        12,
        (0, 1, 0.01),
    )
    lathe(
        "foot",
        [(1e-5, 0.006), (0.0065, 0.006), (0.0075, -0.002), (0.006, -0.005), (1e-5, -0.005)],
        rubber(),
        32,
        0.001,
        location=foot,
    )


def _skids():
    tubes = carbon()
    for s in (-1, 1):
        tube("strut", (s * 0.055, -0.045, -0.02), (s * 0.135, -0.06, -0.175), 0.0075, tubes)
        tube("strut", (s * 0.055, 0.065, -0.02), (s * 0.135, 0.08, -0.175), 0.0075, tubes)
        tube("skid", (s * 0.136, -0.15, -0.176), (s * 0.136, 0.17, -0.176), 0.0075, tubes)
        for y in (-0.06, 0.08):
            profile = [(1e-5, -0.014), (0.0115, -0.014), (0.0115, 0.014), (1e-5, 0.014)]
            lathe("joint", profile, dark(), 32, 0.002, location=(s * 0.1355, y, -0.174), rotation=(math.pi / 2, 0, 0))
        for y in (-0.135, 0.155):
            tube("foam", (s * 0.136, y - 0.022, -0.176), (s * 0.136, y + 0.022, -0.176), 0.0125, rubber())
        for y in (-0.047, 0.067):
            box("mount", (0.028, 0.03, 0.022), 0.005, dark(), (s * 0.058, y, -0.026))


def _nose(length, half, style):
    """Stereo cameras and the pilot's camera, set into the nose."""
    front = -length / 2
    for side in (-1, 1):
        radius, depth = (0.0075, 0.0055) if style.large else (0.006, 0.004)
        lens(
            radius,
            (side * half * 0.42, front + depth, 0.010),
            0.004,
            coated_glass("glass blue", (0.1, 0.35, 0.5), (0.3, 0.1, 0.5)),
        )
    box("pilot camera", (0.018, 0.008, 0.016), 0.003, black_glass(), (0, front + 0.003, 0.012))
    lens(0.0052, (0, front - 0.001, 0.012), 0.003)


def _deck(length, top, shell, accent, style):
    """What sits on the back: positioning dome, charge lights, masts, beacon."""
    height = top * 0.985
    dome = (0, -0.03 * length / 0.3, height - 0.003)
    lathe(
        "dome", [(1e-5, 0.014), (0.022, 0.014), (0.026, 0.010), (0.027, 0), (1e-5, 0)], shell, 64, 0.003, location=dome
    )
    lathe(
        "dome ring",
        [(0.0268, 0.004), (0.0274, 0.0042), (0.0274, 0.0055), (0.0268, 0.0057)],
        accent,
        64,
        0,
        location=dome,
    )
    for k in range(4):
        status_light(
            (-0.012 + 0.008 * k, 0.252 * length + 0.02, height * 0.985 + 0.0002),
            (0.0042, 0.0022, 0.0012),
            (0.2, 0.9, 1),
            5,
        )
    if style.masts:
        for side in (-1, 1):
            tube("mast", (side * 0.052, 0.13, 0.025), (side * 0.075, 0.15, 0.115), 0.0042, dark(), end_radius=0.0034)
    if style.positioning:
        tube("survey mast", (0, 0.075, height - 0.002), (0, 0.075, height + 0.05), 0.005, carbon())
        satellite_antenna((0, 0.075, height + 0.048), 0.028, 0.022, white_cap())
    # Behind the survey mast, where the back already falls, or in the middle.
    back, fall = (0.27, 0.925) if style.positioning else (0.2, 0.985)
    beacon((0, back * length, top * fall - 0.001), glow("beacon", (1, 0.06, 0.03), 10))
