"""A made-up village below a flat ridge, as a laser scanner would return it: points and their natural colours."""

import numpy as np

from raster import lattice
from raster.land import Shadow, ground, ground_points
from raster.village import buildings, plots, trees

TOWERS = ((72.0, -70.0), (46.0, 105.0), (20.0, 285.0), (-6.0, 470.0))


def survey(seed=5, points=5_500_000):
    """All points (n, 3) and colours (n, 3) of the scene; `points` of them are the ground's."""
    rng = np.random.default_rng(seed)
    places, temple = plots(rng)
    things = [*buildings(rng, places, temple), *trees(rng, [*places, temple])]
    parts = [ground_points(rng, points, Shadow(things)), *things, *_power_line(rng)]
    return tuple(np.concatenate(column).astype(np.float32) for column in zip(*parts))


def _power_line(rng):
    feet = [(x, y, float(ground(x, y))) for x, y in TOWERS]
    lines = lattice.wires(feet, steps=160)
    steel = [lattice.placed(lattice.tower(), foot, turn) for foot, turn in zip(feet, lattice.angles(feet))]
    members = np.concatenate(steel)
    yield _along(rng, members, 30, 0.05, 0.66)
    yield _along(rng, np.concatenate([np.stack([line[:-1], line[1:]], 1) for line in lines]), 16, 0.02, 0.80)


def _along(rng, members, a_metre, spread, gray):
    """Points on bars, `a_metre` of them a metre."""
    length = np.linalg.norm(members[:, 1] - members[:, 0], axis=1)
    which = np.repeat(np.arange(len(members)), np.maximum(1, (length * a_metre).astype(int)))
    t = rng.random((len(which), 1))
    points = members[which, 0] * (1 - t) + members[which, 1] * t + rng.normal(0, spread, (len(which), 3))
    return points, np.full((len(which), 3), gray)
