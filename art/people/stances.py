"""How people stand and what their hands do. Heights are those of a person of 1.71 m."""

import numpy as np

from people.pose import SIDES


def stand(person, lean=0.0, weight=1, apart=0.0, ahead=0.05):
    """On one leg more than the other: 1 is the left one. `lean` bends forward by degrees."""
    person.shift = np.array((0.025 * weight, 0, -0.012 * person.size))
    person.turn("root", (0, 1, 0), -2.0 * weight)
    person.turn("spine03", (0, 1, 0), 2.0 * weight)
    person.turn("spine02", (1, 0, 0), lean)
    for side, sign in SIDES:
        ankle = person.head[f"foot.{side}"].copy()
        ankle[0] = sign * (0.115 + apart) * person.size
        ankle[1] += -ahead if sign != weight else ahead * 0.4
        person.leg(side, ankle, 14 if sign == weight else 20)


def hang(person, side=None, swing=0.0, bends=(22, 26, 14)):
    """Arms down at ease, or one of them; `swing` moves the hand ahead by so many metres."""
    for each, sign in SIDES:
        if side in (None, each):
            wrist = np.array((sign * 0.235, 0.02 - swing, 0.83 + abs(swing) * 0.18)) * person.size
            person.arm(each, wrist, (sign * 0.35, 0.9, -0.2), (0, -0.12 - swing, -1), (-sign, 0, 0.1))
            _grip(person, each, bends)


def fist(person, side):
    """What a closed hand holds: the middle between the roots and the tips of its fingers."""
    person.solve()
    fingers = [(f"finger{k}-1.{side}", f"finger{k}-3.{side}") for k in (2, 3, 4, 5)]
    return np.mean([(person.placed[root] + person.tip(end)) / 2 for root, end in fingers], 0)


def carry(person, side):
    """Carry a load on a straight arm; call after `walk`, whose bent fingers it bends further. Returns the handle's place."""
    hang(person, side, 0.0, (44, 46, 26))
    return fist(person, side)


def walk(person, ahead=1):
    """A step. With `ahead` 1 the left leg leads, with -1 the right. Arms swing against the legs; the rear heel lifts."""
    person.shift = np.array((-0.015 * ahead, -0.03, -0.035 * person.size))
    person.turn("root", (0, 0, 1), -8 * ahead)
    person.turn("spine03", (0, 0, 1), 13 * ahead)
    person.turn("spine02", (1, 0, 0), 4)
    for side, sign in SIDES:
        leads = sign == ahead
        ankle = person.head[f"foot.{side}"].copy()
        ankle[0] = sign * 0.075 * person.size
        ankle[1] += (-0.33 if leads else 0.30) * person.size
        ankle[2] += (0.02 if leads else 0.10) * person.size
        person.leg(side, ankle, 7, -16 if leads else 38)
        hang(person, side, -0.14 if leads else 0.20)


def look(person, up=0.0, left=0.0):
    """Turn the head, the neck with it."""
    person.turn("neck02", (1, 0, 0), -up * 0.35)
    person.turn("head", (1, 0, 0), -up * 0.65)
    person.turn("neck02", (0, 0, 1), left * 0.35)
    person.turn("head", (0, 0, 1), left * 0.65)


def bow(person, degrees):
    """Bend the back forward, most of it low."""
    for bone, share in (("spine04", 0.35), ("spine03", 0.27), ("spine02", 0.22), ("spine01", 0.16)):
        person.turn(bone, (1, 0, 0), degrees * share)


def hold_transmitter(person, ahead=0.385, wide=0.105):
    """Both hands on a transmitter before the belly. Returns its place."""
    height = 1.125 * person.size
    for side, sign in SIDES:
        wrist = (sign * wide, 0.055 - ahead, height - 0.035)
        person.arm(side, wrist, (sign * 0.50, 0.62, -0.75), (-sign * 0.22, -0.88, 0.30), (-sign * 0.9, 0.1, 0.42))
        _grip(person, side, (42, 45, 25))
        person.curl(side, 1, 5, 12, 10)
    return (0, -ahead - 0.03, height + 0.012)


def _grip(person, side, bends, more=4):
    for k, finger in enumerate((2, 3, 4, 5)):
        person.curl(side, finger, bends[0] + more * k, *bends[1:])


def work_at(person, left, right, bends=(34, 34, 18)):
    """Both hands on something before the body; `left` and `right` are where the wrists come."""
    for side, sign, wrist in (("L", 1, left), ("R", -1, right)):
        person.arm(side, wrist, (sign * 0.8, 0.5, -0.35), (-sign * 0.35, -0.85, -0.35), (-sign * 0.7, 0.1, -0.6))
        _grip(person, side, bends)
        person.curl(side, 1, 10, 12, 10)
