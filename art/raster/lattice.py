"""A transmission line as numbers: for renders and point clouds alike."""

import numpy as np

# Height and half the width of a tower's body, from the ground to the top.
_BODY = ((0, 3.4), (5.5, 2.75), (10.5, 2.1), (15, 1.55), (19, 1.15), (22.5, 1.0), (26.8, 0.9), (31.2, 0.8), (34, 0.7))
_ARMS = ((22.5, 5.2), (26.8, 5.9), (31.2, 4.8))  # height and reach
TOP = 37.0
INSULATOR = 1.9


def tower():
    """Members (n, 2, 3) of a double-circuit tower, its arms along X."""
    members, rings = [], [np.array([(s, -s, z), (s, s, z), (-s, s, z), (-s, -s, z)], float) for z, s in _BODY]
    for low, high in zip(rings, rings[1:]):
        for i in range(4):
            j = (i + 1) % 4
            members += [(low[i], high[i]), (high[i], high[j]), (low[i], high[j]), (low[j], high[i])]
    members += [(corner, (0, 0, TOP)) for corner in rings[-1]]
    for z, reach in _ARMS:
        half = np.interp(z, *zip(*_BODY))
        for side in (-1, 1):
            tip, middle = (side * reach, 0, z + 0.1), (side * (reach + half) / 2, 0, z + 0.75)
            for depth in (-half, half):
                members += [((side * half, depth, z), tip), ((side * half, depth, z + 1.5), tip)]
                members += [((side * half, depth, z), middle), ((side * half, depth, z + 1.5), middle)]
    return np.array([[np.asarray(a, float), np.asarray(b, float)] for a, b in members])


def insulators():
    """Members (6, 2, 3) that hang from the tips of the arms."""
    return np.array(
        [[(s * r, 0, z + 0.1), (s * r, 0, z + 0.1 - INSULATOR)] for z, r in _ARMS for s in (-1, 1)], float
    )


def placed(points, at, angle):
    """Points turned about the vertical by `angle` and moved to `at`."""
    c, s = np.cos(angle), np.sin(angle)
    x, y, z = points[..., 0], points[..., 1], points[..., 2]
    return np.stack([x * c - y * s, x * s + y * c, z], -1) + at


def wires(feet, sag=0.028, steps=40):
    """Each wire between towers at `feet` (n, 3), as a list of lines (steps, 3); `sag` in parts of the span."""
    feet = np.asarray(feet, float)
    hung = np.concatenate([insulators()[:, 1], [(0, 0, TOP)]])
    turns = angles(feet)
    ends = [placed(hung, foot, turn) for foot, turn in zip(feet, turns)]
    t = np.linspace(0, 1, steps)[:, None]
    lines = []
    for near, far in zip(ends, ends[1:]):
        for a, b in zip(near, far):
            drop = 4 * sag * np.linalg.norm(b - a) * t * (1 - t)
            lines.append(a + (b - a) * t - drop * (0, 0, 1))
    return lines


def angles(feet):
    """The rotation of each tower, with its arms at right angles to the power line."""
    along = np.gradient(np.asarray(feet, float)[:, :2], axis=0)
    return np.arctan2(along[:, 1], along[:, 0]) - np.pi / 2
