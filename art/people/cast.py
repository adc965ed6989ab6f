"""The people of the pictures.

Dressing one takes a minute or two, so each is kept beside the masters as `person-*.blend`: remove that file after a
change of body, pose or clothes.
"""

import math
import os
import time

import bpy
import numpy as np

from kit.geometry import box, empty, under
from kit.materials import dark, glow
from models.crate import CASE_GRIP, JERRYCAN_GRIP, hand_case, jerrycan
from models.electronics import transmitter
from people import garments, stances, surfaces
from people.outfit import ORANGE, Outfit, dressed, protected
from people.pose import Person

SKY, NAVY, RUST = (0.36, 0.46, 0.55), (0.020, 0.027, 0.055), (0.23, 0.065, 0.035)
BLUE, GREY, SAGE = (0.055, 0.075, 0.115), (0.20, 0.215, 0.23), (0.125, 0.145, 0.115)
WHITE, YELLOW, OCHRE = (0.56, 0.57, 0.56), (0.62, 0.40, 0.02), (0.40, 0.22, 0.06)


def person(name, location=(0, 0, 0), turn=0.0):
    """One of ROLES on stage. With `turn` 0 it faces -Y, towards a camera of the usual kind; math.pi shows its back."""
    masters = os.environ.get("ART_OUT") or os.path.join(os.path.dirname(__file__), "..", "out")
    path = os.path.join(masters, f"person-{name}.blend")
    if not os.path.exists(path):
        started = time.time()
        _build(name, path)
        print(f"DRESSED {name} in {time.time() - started:.0f} s", flush=True)
    with bpy.data.libraries.load(path) as (found, wanted):
        wanted.objects = found.objects
    for obj in wanted.objects:
        bpy.context.scene.collection.objects.link(obj)
    root = next(obj for obj in wanted.objects if obj.parent is None)
    root.location, root.rotation_euler = location, (0, 0, turn)
    return root


def _build(name, path):
    before = set(bpy.context.scene.objects)
    root = empty(name)
    objects, holds = ROLES[name]()
    for obj in objects:
        obj.parent = root
    if holds:
        with under(root):
            holds()
    made = set(bpy.context.scene.objects) - before
    bpy.data.libraries.write(path, made)
    for obj in made:
        bpy.data.objects.remove(obj)


def _radio(at):
    """A transmitter in both hands, its aerial ahead."""

    def build():
        transmitter(at, math.pi).rotation_euler = (-0.55, 0, math.pi)

    return build


def _jerrycan_carrier():
    """In coverall, hat, mask and gloves, walking with a full jerrycan."""
    p = Person("man")
    stances.walk(p)
    stances.look(p, up=-4, left=-10)
    grip = stances.carry(p, "R")
    suit = protected(p, (0.40, 0.41, 0.40), (0.46, 0.35, 0.16))
    return suit, lambda: jerrycan(grip - (0, 0, JERRYCAN_GRIP), 0)


def _watching_sprayer():
    p = Person("older")
    stances.stand(p, lean=4, weight=-1, ahead=0.10)
    stances.look(p, up=-10, left=20)
    radio = stances.hold_transmitter(p, 0.36)
    return protected(p, (0.085, 0.16, 0.25), (0.30, 0.24, 0.15)), _radio(radio)


def _trainee():
    p = Person("man")
    stances.stand(p, lean=3, weight=-1, ahead=0.06)
    stances.look(p, up=18, left=8)
    radio = stances.hold_transmitter(p)
    return dressed(p, Outfit(dict(color=GREY, worn=0.12), surfaces.DENIM)), _radio(radio)


def _instructor(hat=("cap", BLUE), vest=ORANGE):
    p = Person("older")
    stances.stand(p, lean=2, weight=1, apart=0.02)
    stances.look(p, up=14, left=-14)
    radio = stances.hold_transmitter(p, 0.37)
    outfit = Outfit(dict(color=BLUE, worn=0.15), vest=vest, hat=hat, dark=0.65, sleeve=0.82)
    return dressed(p, outfit), _radio(radio)


def _lift_pilot():
    """An older, broad man, his elbows out, looking up past his transmitter."""
    p = Person("broad")
    stances.stand(p, lean=-2, weight=1, apart=0.09, ahead=0.03)
    stances.look(p, up=20, left=-6)
    radio = stances.hold_transmitter(p, 0.42)
    outfit = Outfit(dict(color=(0.062, 0.084, 0.092), worn=0.3), sleeve=1.85, hat=("helmet", WHITE), dark=0.65)
    return dressed(p, outfit, seed=21), _radio(radio)


def _rigger():
    """A slight woman, her hair in a bun below the helmet: a hand raised as a sign, the tag line in the other hand."""
    p = Person("woman")
    stances.stand(p, lean=-3, weight=-1, ahead=0.12)
    stances.look(p, up=24, left=6)
    stances.hang(p)
    p.arm("R", np.array((-0.44, -0.22, 1.50)) * p.size, (-0.7, 0.3, -0.8), (-0.15, -0.2, 1.0), (0, -1, 0))
    p.arm("L", np.array((0.46, -0.24, 1.30)) * p.size, (0.5, 0.5, -0.8), (0.3, -0.5, 0.8), (-0.8, -0.5, 0.2))
    grip = stances.fist(p, "L")
    shirt, trousers = dict(color=RUST, worn=0.12), dict(color=NAVY, worn=0.2)
    outfit = Outfit(shirt, trousers, 1.85, YELLOW, ("helmet", OCHRE), hair="bun")
    return dressed(p, outfit, seed=23), lambda: empty("grip", tuple(grip))


def _pilot():
    """A woman alone with her transmitter, her hair in a bun."""
    p = Person("woman")
    stances.stand(p, lean=2, weight=1, apart=0.01)
    stances.look(p, up=14, left=-14)
    radio = stances.hold_transmitter(p, 0.36)
    outfit = Outfit(dict(color=SAGE, worn=0.15), surfaces.DENIM, hair="bun", dark=0.65, sleeve=1.88)
    return dressed(p, outfit, seed=17), _radio(radio)


def _tablet(at, shines=0.5):
    """A field tablet in both hands, its screen towards the one who holds it."""

    def build():
        with under(empty("tablet", at, (0.75, 0, math.pi))):
            box("tablet case", (0.25, 0.17, 0.016), 0.010, dark())
            screen = glow("tablet screen", (0.25, 0.42, 0.40), shines)
            box("tablet screen", (0.21, 0.135, 0.002), 0.002, screen, (0, 0, 0.009))

    return build


def _surveyor():
    p = Person("man")
    stances.stand(p, lean=4, weight=1, ahead=0.07)
    stances.look(p, up=-16, left=6)
    tablet = stances.hold_transmitter(p, 0.35, 0.12)
    outfit = Outfit(dict(color=WHITE, worn=0.12), surfaces.DENIM, vest=YELLOW, hat=("cap", (0.10, 0.045, 0.03)))
    return dressed(p, outfit, seed=7), _tablet(tablet)


def _bench_technician():
    outfit = Outfit(dict(color=BLUE, worn=0.2), surfaces.DENIM, hat=("cap", BLUE), sleeve=1.88)
    return _gloved_at_bench(Person("man"), outfit, 10, 9)


def _bench_trainee():
    outfit = Outfit(dict(color=OCHRE, worn=0.12), dict(color=NAVY, worn=0.2), sleeve=1.88, hair="bun")
    return _gloved_at_bench(Person("woman"), outfit, -16, 13)


def _gloved_at_bench(p, outfit, left, seed):
    """Leaning over a bench 0.92 m high, both gloved hands on it."""
    stances.stand(p, lean=6, weight=-1, ahead=0.10)
    stances.bow(p, 16)
    stances.look(p, up=-26, left=left)
    stances.work_at(p, (0.15, -0.43 * p.size, 1.02), (-0.13, -0.46 * p.size, 1.01))
    return [*dressed(p, outfit, seed=seed), *garments.gloves(p)], None


def _bench_partner():
    """Reads the steps from a tablet, bareheaded."""
    p = Person("man")
    stances.stand(p, lean=4, weight=1, ahead=0.07)
    stances.look(p, up=-16, left=-4)
    tablet = stances.hold_transmitter(p, 0.37, 0.12)
    outfit = Outfit(dict(color=(0.10, 0.16, 0.23), worn=0.15), dict(color=NAVY, worn=0.2), sleeve=1.88)
    held = tuple(np.array(tablet) + (0, 0.030, 0.036))  # above the fingers
    return dressed(p, outfit, seed=15), _tablet(held, 0.9)


def _engineer():
    """A woman with her hair in a bun, her arms down."""
    p = Person("woman")
    stances.stand(p, lean=1, weight=-1, apart=-0.01)
    stances.look(p, up=12, left=-10)
    stances.hang(p)
    return dressed(p, Outfit(dict(color=RUST, worn=0.12), dict(color=NAVY, worn=0.2), sleeve=1.88, hair="bun"), seed=11), None


def _case_carrier():
    """Walking, bareheaded, the right arm straight with a case."""
    p = Person("older")
    stances.walk(p)
    stances.look(p, left=-6)
    grip = stances.carry(p, "R")
    outfit = Outfit(dict(color=BLUE, worn=0.15), vest=ORANGE, dark=0.65, sleeve=1.88)
    return dressed(p, outfit), lambda: hand_case(grip - (0, 0, CASE_GRIP), math.pi / 2)


def _walker():
    """A woman in step with another, her hair in a bun."""
    p = Person("woman")
    stances.walk(p, -1)
    stances.look(p, left=22)
    outfit = Outfit(dict(color=SAGE, worn=0.12), surfaces.DENIM, hair="bun", sleeve=1.88)
    return dressed(p, outfit, seed=7), None


def _pupil(kind, left, girl):
    p = Person(kind)
    stances.stand(p, weight=1 if girl else -1, apart=-0.02)
    stances.look(p, up=4, left=left)
    before = stances.hold_transmitter(p, 0.34)
    radio = None if girl else _radio(before)
    hair = "bun" if girl else "short"
    outfit = Outfit(dict(color=SKY, worn=0.08), dict(color=NAVY, worn=0.15), dark=0.6, hair=hair)
    return dressed(p, outfit, seed=5), radio


ROLES = {
    "jerrycan-carrier": _jerrycan_carrier,
    "watching-sprayer": _watching_sprayer,
    "trainee": _trainee,
    "instructor": _instructor,
    "lift-pilot": _lift_pilot,
    "rigger": _rigger,
    "pilot": _pilot,
    "bareheaded-pilot": lambda: _instructor(None, None),
    "surveyor": _surveyor,
    "bench-technician": _bench_technician,
    "bench-trainee": _bench_trainee,
    "bench-partner": _bench_partner,
    "engineer": _engineer,
    "case-carrier": _case_carrier,
    "walker": _walker,
    "schoolboy": lambda: _pupil("boy", 6, False),
    "schoolgirl": lambda: _pupil("girl", -12, True),
}
