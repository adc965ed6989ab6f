"""The people of the pictures.

Dressing one takes a minute or two, so each is kept beside the masters as `person-*.blend`: remove that file after a
change of body, pose or clothes.
"""

import math
import os
import time

import bpy

from kit.geometry import box, empty, tube, under
from kit.materials import dark, paint
from models.electronics import transmitter
from people import stances, surfaces
from people.outfit import ORANGE, YELLOW, Outfit, dressed, protected
from people.pose import Person

BLUE, WHITE, GREY = (0.055, 0.075, 0.115), (0.56, 0.57, 0.56), (0.20, 0.215, 0.23)
BRICK, OLIVE, TEAL = (0.235, 0.062, 0.040), (0.085, 0.090, 0.050), (0.030, 0.105, 0.115)


def person(name, location=(0, 0, 0), turn=0.0):
    """One of ROLES on stage. With `turn` 0 it faces -Y, towards a camera of the usual kind; math.pi shows its back."""
    path = os.path.join(os.environ.get("ART_OUT") or os.path.join(os.path.dirname(__file__), "..", "out"), f"person-{name}.blend")
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


def _case(handle):
    """A hard case that hangs from its handle, its long side fore and aft."""

    def build():
        x, y, z = handle
        shell = paint("case shell", (0.72, 0.30, 0.015), 0.5, vary=0.08)
        for side in (-1, 1):
            box("case", (0.082, 0.46, 0.33), 0.022, shell, (x + side * 0.043, y, z - 0.215), segments=5)
            for k in (-1, 0, 1):
                box("rib", (0.012, 0.020, 0.26), 0.004, shell, (x + side * 0.086, y + k * 0.13, z - 0.215))
            tube("bail", (x, y + side * 0.062, z), (x, y + side * 0.070, z - 0.055), 0.008, dark(), 20)
            box("latch", (0.024, 0.05, 0.055), 0.004, dark(), (x, y + side * 0.15, z - 0.068))
        tube("handle", (x, y - 0.066, z), (x, y + 0.066, z), 0.011, dark(), 24)

    return build


def _stooping_sprayer():
    p = Person("man")
    stances.stoop(p)
    stances.look(p, up=-6, left=16)
    return protected(p, (0.62, 0.64, 0.64)), None


def _watching_sprayer():
    p = Person("older")
    stances.stand(p, lean=4, weight=-1)
    stances.look(p, up=-10, left=10)
    radio = stances.hold_transmitter(p, 0.36)
    return protected(p, (0.085, 0.16, 0.25), (0.30, 0.24, 0.15)), _radio(radio)


def _trainee():
    p = Person("man")
    stances.stand(p, lean=3, weight=-1, ahead=0.06)
    stances.look(p, up=18, left=8)
    radio = stances.hold_transmitter(p)
    return dressed(p, Outfit(dict(color=GREY, worn=0.12), surfaces.DENIM)), _radio(radio)


def _instructor():
    p = Person("older")
    stances.stand(p, lean=2, weight=1, apart=0.02)
    stances.look(p, up=14, left=-14)
    radio = stances.hold_transmitter(p, 0.37)
    outfit = Outfit(dict(color=BLUE, worn=0.15), vest=ORANGE, hat=("cap", BLUE), dark=0.65, sleeve=0.82)
    return dressed(p, outfit), _radio(radio)


def _pilot():
    p = Person("woman")
    stances.stand(p, lean=2, weight=1)
    stances.look(p, up=20, left=-6)
    radio = stances.hold_transmitter(p, 0.35, 0.100)
    outfit = Outfit(dict(color=TEAL, worn=0.14), surfaces.SLATE, hat=("cap", (0.40, 0.38, 0.34)), long_hair=True, sleeve=1.5)
    return dressed(p, outfit), _radio(radio)


def _lift_pilot():
    p = Person("older")
    stances.stand(p, lean=2, weight=-1, apart=0.03)
    stances.look(p, up=10, left=8)
    radio = stances.hold_transmitter(p, 0.37)
    return dressed(p, Outfit(dict(color=BLUE, worn=0.15), surfaces.SLATE, 1.8, vest=ORANGE, hat=("helmet", WHITE))), _radio(radio)


def _signaller():
    p = Person("man")
    stances.stand(p, lean=0, weight=1, apart=0.05)
    stances.look(p, up=16, left=-6)
    stances.raise_arm(p, "R", (-0.36, -0.20, 1.86))
    stances.hang(p, "L")
    outfit = Outfit(dict(color=OLIVE, worn=0.2), surfaces.KHAKI, 1.8, vest=YELLOW, hat=("helmet", ORANGE), gloved=True)
    return dressed(p, outfit), None


def _surveyor():
    p = Person("woman")
    stances.stand(p, lean=5, weight=1)
    stances.look(p, up=-14, left=4)
    stances.work_at(p, (0.10, -0.40, 1.14), (-0.10, -0.40, 1.16))
    outfit = Outfit(dict(color=BRICK, worn=0.14), surfaces.SLATE, 1.8, vest=YELLOW, long_hair=True, dark=0.5)
    return dressed(p, outfit), None


def _helper():
    p = Person("man")
    stances.stand(p, lean=1, weight=-1, ahead=0.10)
    stances.look(p, up=4, left=20)
    handle = stances.carry(p, "R")
    stances.hang(p, "L", 0.07, 0.05)
    return dressed(p, Outfit(dict(color=GREY, worn=0.12), surfaces.DENIM, vest=ORANGE, hat=("cap", OLIVE), dark=0.7)), _case(handle)


def _technician():
    p = Person("older")
    stances.stand(p, lean=6, weight=1)
    stances.bow(p, 14)
    stances.look(p, up=-14, left=-8)
    stances.work_at(p, (0.16, -0.46, 1.08), (-0.14, -0.46, 1.08))
    return dressed(p, Outfit(dict(color=BLUE, worn=0.2), surfaces.SLATE, gloved=True, hair=(0.03, 0.028, 0.026))), None


ROLES = {
    "stooping-sprayer": _stooping_sprayer,
    "watching-sprayer": _watching_sprayer,
    "trainee": _trainee,
    "instructor": _instructor,
    "pilot": _pilot,
    "lift-pilot": _lift_pilot,
    "signaller": _signaller,
    "surveyor": _surveyor,
    "helper": _helper,
    "technician": _technician,
}
