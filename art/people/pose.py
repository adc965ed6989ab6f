"""Posing by linear skinning, in numpy: bones turn about axes of the world, limbs reach for points."""

import math

import numpy as np

from people.body import KINDS, SKIN, base

SIDES = (("L", 1), ("R", -1))  # a person's left hand is at +X


def frame(x, hint):
    """A rotation whose first axis is `x`; `hint` lies in the plane of the first two."""
    x = np.asarray(x, float) / np.linalg.norm(x)
    z = np.cross(x, hint)
    z /= np.linalg.norm(z)
    return np.stack([x, np.cross(z, x), z], 1)


def spin(axis, degrees):
    """The rotation about an axis."""
    a = np.asarray(axis, float) / np.linalg.norm(axis)
    t = math.radians(degrees)
    k = np.array([[0, -a[2], a[1]], [a[2], 0, -a[0]], [-a[1], a[0], 0]])
    return np.eye(3) + math.sin(t) * k + (1 - math.cos(t)) * k @ k


def _twist(rotation, axis):
    """How many degrees of a rotation are a twist about `axis`."""
    side = np.cross(axis, (0.3, 0.2, 0.9))
    side /= np.linalg.norm(side)
    moved = rotation @ side
    moved -= axis * np.dot(moved, axis)
    return math.degrees(math.atan2(np.dot(np.cross(side, moved), axis), np.dot(side, moved)))


class Person:
    """A body of one of KINDS with its joints at rest and as posed."""

    def __init__(self, kind):
        shares, height = KINDS[kind]
        self.base, self.kind, self.size = base(), kind, height / 1.71
        rest = self.base.morphed(shares, height)
        self.head = {name: rest[h].mean(0) for name, (h, t) in self.base.joints.items()}
        self.tail = {name: rest[t].mean(0) for name, (h, t) in self.base.joints.items()}
        self.rest = rest[:SKIN]
        self.shift = np.zeros(3)
        self._local = {name: np.eye(3) for name in self.base.bones}
        self._fixed = {}

    def share(self, *starts):
        """For each vertex the weight of all bones whose names start so."""
        return self.base.weights[:, [i for i, n in enumerate(self.base.bones) if n.startswith(starts)]].sum(1)

    def turn(self, bone, axis, degrees):
        """Turn a bone, and what hangs on it, about an axis of the world at rest."""
        self._local[bone] = spin(axis, degrees) @ self._local[bone]

    def solve(self):
        """Find how all bones lie in the world."""
        self.turned, self.placed = {}, {}
        for name, parent in zip(self.base.bones, self.base.parents):
            if parent < 0:
                self.turned[name], self.placed[name] = self._local[name], self.head[name] + self.shift
                continue
            on = self.base.bones[parent]
            self.placed[name] = self.placed[on] + self.turned[on] @ (self.head[name] - self.head[on])
            self.turned[name] = self._fixed.get(name, self.turned[on] @ self._local[name])

    def tip(self, bone):
        """Where a bone ends."""
        return self.placed[bone] + self.turned[bone] @ (self.tail[bone] - self.head[bone])

    def _reach(self, first, middle, last, target, pole, upper_bones, lower_bones):
        """Bend a limb so that the head of `last` comes to `target`, its joint towards `pole`."""
        self.solve()
        start = self.placed[first]
        one, two = self.head[middle] - self.head[first], self.head[last] - self.head[middle]
        a, b = np.linalg.norm(one), np.linalg.norm(two)
        line = np.asarray(target, float) - start
        d = min(np.linalg.norm(line), (a + b) * 0.999)
        line /= np.linalg.norm(line)
        out = np.asarray(pole, float) - line * np.dot(pole, line)
        out /= np.linalg.norm(out)
        c = (a * a + d * d - b * b) / (2 * a * d)
        joint = start + line * a * c + out * a * math.sqrt(max(0, 1 - c * c))
        end = start + line * d
        bend, bent = np.cross(one, two), np.cross(joint - start, end - joint)
        upper = frame(joint - start, bent) @ frame(one, bend).T
        lower = frame(end - joint, bent) @ frame(two, bend).T
        self._fixed.update(dict.fromkeys(upper_bones, upper))
        self._fixed.update(dict.fromkeys(lower_bones, lower))
        return lower

    def arm(self, side, wrist, elbow, along, palm):
        """Bring a wrist to a point, the elbow towards `elbow`; the hand points `along`, its palm faces `palm`."""
        upper, lower = ([f"{part}arm0{k}.{side}" for k in (1, 2)] for part in ("upper", "lower"))
        forearm = self._reach(upper[0], lower[0], f"wrist.{side}", wrist, elbow, upper, lower)
        resting = self.head[f"finger3-1.{side}"] - self.head[f"wrist.{side}"]
        hand = frame(along, palm) @ frame(resting, self.palm(side)).T
        axis = self.head[f"wrist.{side}"] - self.head[lower[0]]
        axis /= np.linalg.norm(axis)
        twist = _twist(forearm.T @ hand, axis)  # shared out along the forearm, as skin does
        self._fixed[lower[0]] = forearm @ spin(axis, twist * 0.25)
        self._fixed[lower[1]] = forearm @ spin(axis, twist * 0.7)
        self._fixed[f"wrist.{side}"] = hand

    def leg(self, side, ankle, toes_out=10, heel=0):
        """Bring an ankle to a point, the toes turned out and the heel lifted by some degrees."""
        yaw = spin((0, 0, 1), (1 if side == "L" else -1) * toes_out)
        upper, lower = ([f"{part}leg0{k}.{side}" for k in (1, 2)] for part in ("upper", "lower"))
        self._reach(upper[0], lower[0], f"foot.{side}", ankle, yaw @ (0.0, -1.0, 0.0), upper, lower)
        self._fixed[f"foot.{side}"] = yaw @ spin((1, 0, 0), heel)

    def palm(self, side):
        """Where the palm faces at rest."""
        along = self.head[f"finger3-1.{side}"] - self.head[f"wrist.{side}"]
        across = self.head[f"finger2-1.{side}"] - self.head[f"finger5-1.{side}"]
        facing = np.cross(along, across) * (1 if side == "L" else -1)
        return facing / np.linalg.norm(facing)

    def curl(self, side, finger, *degrees):
        """Bend the bones of a finger towards the palm; the thumb is finger 1."""
        for k, angle in enumerate(degrees):
            name = f"finger{finger}-{k + 1}.{side}"
            self.turn(name, np.cross(self.tail[name] - self.head[name], self.palm(side)), angle)

    def skinned(self, points, weights):
        """Points near the body at rest, moved with its bones."""
        out = np.zeros_like(points)
        for i, name in enumerate(self.base.bones):
            w = weights[:, i]
            use = w > 1e-4
            if use.any():
                moved = (points[use] - self.head[name]) @ self.turned[name].T + self.placed[name]
                out[use] += w[use, None] * moved
        return out

    def posed(self, grown=None):
        """The body's vertices as posed; `grown` moves them outwards at rest first."""
        self.solve()
        points = self.rest if grown is None else self.rest + self.normals() * grown[:, None]
        return self.skinned(points, self.base.weights)

    def normals(self):
        corners = self.rest[self.base.faces]
        flat = np.cross(corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1])
        out = np.zeros_like(self.rest)
        for k in range(4):
            np.add.at(out, self.base.faces[:, k], flat)
        return out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-9)

    def with_head(self, points):
        """Points at rest, moved as the skull moves."""
        return (points - self.head["head"]) @ self.turned["head"].T + self.placed["head"]
