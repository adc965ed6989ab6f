"""Whole outfits, put on in order: skin that shows, trousers, shirt, vest, shoes, hair, hat."""

from dataclasses import dataclass, field

import bpy
import numpy as np

from kit.materials import paint
from people import garments, hats, surfaces
from people.cloth import collider, surface, worn
from people.hair import bun, short_hair
from people.shell import body_part, mesh_object

ORANGE = (0.72, 0.13, 0.012)
TAPE = (0.60, 0.61, 0.60)


@dataclass
class Outfit:
    """Colours are linear. `sleeve` is 0.8 to the elbow, 1.8 to the wrist."""

    shirt: dict
    trousers: dict = field(default_factory=lambda: surfaces.KHAKI)
    sleeve: float = 0.80
    vest: tuple | None = None
    hat: tuple | None = None  # ("cap" or "helmet", colour)
    dark: float = 0.55
    hair: str = "short"  # or "bun"


def dressed(person, outfit, seed=4):
    """All objects of a person in this outfit."""
    rng = np.random.default_rng(seed)
    vertices = person.posed()
    kept = set(bpy.context.scene.objects)
    collider(mesh_object("body", vertices, person.base.faces))
    made = [body_part(person, vertices, surfaces.skin(outfit.dark), _bare(person, outfit))]
    legs = person.share(*garments.LEGS) > 0.5
    cloth = surfaces.cloth(f"trousers {outfit.trousers['color']}", seams=(surfaces.at(0, 0.0),), **outfit.trousers)
    pinned = garments.waist_pinned(person)
    cut = garments.trousers(person, 0.032)
    below = worn(person, "trousers", cut, cloth, legs, pinned, bend=1.6, mass=0.32, frames=20)
    made += [below]
    collider(below, 0.003)
    made += _above(person, outfit)
    made.append(garments.boots(person, paint("shoe", (0.03, 0.022, 0.017), 0.5)))
    made += _head(person, outfit, rng)
    for obj in set(bpy.context.scene.objects) - kept - set(made):
        bpy.data.objects.remove(obj)
    return made


def _bare(person, outfit):
    """The skin that no cloth covers."""
    forearm = person.share("upperarm02", "lowerarm") > 0.6
    if outfit.sleeve > 1:
        forearm &= np.any([own & (beyond > -0.10) for beyond, own in garments.both_forearms(person)], 0)
    hand = person.share(*garments.HANDS) > 0.4
    neck = np.linalg.norm(person.rest - person.head["neck01"], axis=1) < 0.100 * person.size
    head = person.share(*garments.SKULL, "neck") > 0.5
    return forearm | hand | neck | head


def _above(person, outfit):
    tone = outfit.shirt["color"]
    yoke = surfaces.within(surfaces.at(2, garments.shoulder(person) - 0.035), person.head["upperarm01.L"][0])
    cloth = surfaces.cloth(f"shirt {tone}", seams=(surfaces.behind(yoke),), **outfit.shirt)
    body = person.share(*garments.HANDS, "head", "jaw") < 0.2
    made = garments.shirt(person, sleeve=outfit.sleeve)
    pinned = garments.shirt_pinned(person, outfit.sleeve)
    parts = [worn(person, "shirt", made, cloth, body, pinned, bend=0.18, mass=0.18, shrink=-0.03, frames=24)]
    if outfit.vest:
        ring = surfaces.at(2, garments.hip(person) + 0.115, 0.024)
        bands = ((surfaces.upright(0.098, 0.023), TAPE), (ring, TAPE))
        bright = surfaces.cloth(f"vest {outfit.vest}", outfit.vest, 0.7, 0.1, 0.014, 0.06, bands=bands, crease=0.12)
        parts.append(garments.vest(person, parts[0], bright))
    return [*parts, garments.collar(person, cloth, parts)]


def _head(person, outfit, rng):
    kind, color = outfit.hat or (None, None)
    made = bun(person, rng) if outfit.hair == "bun" else short_hair(person, rng, capped=bool(kind))
    if kind:
        made += {"cap": hats.cap, "helmet": hats.helmet}[kind](person, color)
    return made


def protected(person, color, hat=None):
    """For spraying: hooded coverall, mask, rubber gloves, gumboots."""
    vertices = person.posed()
    kept = set(bpy.context.scene.objects)
    collider(mesh_object("body", vertices, person.base.faces))
    face = person.share(*(bone for bone in garments.SKULL if bone != "neck02")) > 0.5
    made = [body_part(person, vertices, surfaces.skin(), face)]
    waist, back = garments.hip(person) + 0.13, garments.shoulder(person) - 0.03
    lines = (surfaces.at(2, waist, 0.002), surfaces.at(2, waist + 0.015, 0.002))
    seams = (surfaces.behind(surfaces.at(0, 0.0)), *lines, surfaces.behind(surfaces.at(2, back)))
    cloth = surfaces.cloth(f"coverall {color}", color, 0.75, 0.1, 0.018, 0.10, seams, 0.3, 0.24, 0.25)
    covered = person.share("finger", "metacarpal", "toe") < 0.3
    cut = garments.coverall(person)
    pinned = garments.coverall_pinned(person)
    suit = worn(person, "coverall", cut, cloth, covered, pinned, bend=0.7, mass=0.24, frames=30, shrink=-0.015)
    made += [suit, *garments.rubber_gloves(person, ORANGE)]
    made.append(garments.boots(person, paint("gumboot", (0.012, 0.012, 0.013), 0.34, vary=0.08), 0.30, 0.014, 0.028))
    points, _ = surface(suit)
    middle = person.placed["head"] + person.turned["head"] @ np.array((0, 0, 0.05))
    made += hats.mask(person, points[np.linalg.norm(points - middle, axis=1) < 0.24])
    if hat:
        made += hats.field_hat(person, hat)
    for obj in set(bpy.context.scene.objects) - kept - set(made):
        bpy.data.objects.remove(obj)
    return made
