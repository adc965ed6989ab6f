"""A made-up village on a slope, as a laser scanner would return it: points and their natural colours."""

import numpy as np

ROAD_HALF_WIDTH = 3.6
PYLONS = np.array([(60.0, -10.0), (38.0, 80.0), (22.0, 180.0), (10.0, 300.0)])
WIRE_HEIGHTS = (17, 21, 25)


def value_noise(x, y, scale, seed, octaves=5, fade=0.5):
    """Smooth noise of metre coordinates; `scale` is the size of its largest features."""
    out, weight = np.zeros(np.shape(x)), 1.0
    for octave in range(octaves):
        lattice = np.random.default_rng(seed + octave).normal(size=(256, 256)).astype(np.float32)
        u, v = np.asarray(x, float) * 2**octave / scale + 1000, np.asarray(y, float) * 2**octave / scale + 1000
        iu, iv = np.floor(u).astype(int), np.floor(v).astype(int)
        fu, fv = u - iu, v - iv
        fu, fv = fu * fu * (3 - 2 * fu), fv * fv * (3 - 2 * fv)
        a, b, c, d = iu % 256, (iu + 1) % 256, iv % 256, (iv + 1) % 256
        near = lattice[a, c] * (1 - fu) + lattice[b, c] * fu
        far = lattice[a, d] * (1 - fu) + lattice[b, d] * fu
        out += weight * (near * (1 - fv) + far * fv)
        weight *= fade
    return out


def _terrain(x, y):
    slope = 26 * np.clip((y - 60) / 260, 0, 1) ** 1.3
    return 9 * value_noise(x, y, 160, 1) + slope * (1 + 0.6 * value_noise(x, y, 120, 9, 4))


def _road_centre(y):
    return -10 + 28 * np.sin(y / 85.0)


def ground(x, y):
    """Height of the ground; the road is cut level into it."""
    centre = _road_centre(y)
    keep = np.clip((np.abs(x - centre) - 4) / 7, 0, 1)
    return _terrain(centre, y) * (1 - keep) + _terrain(x, y) * keep


def survey(seed=5, ground_points=7_500_000):
    """All points (n, 3) and colours (n, 3) of the scene."""
    rng = np.random.default_rng(seed)
    plots = _plots(rng, 24)
    parts = [_ground_points(rng, ground_points), *_buildings(rng, plots), *_trees(rng, plots), *_power_line(rng)]
    return np.concatenate([p for p, _ in parts]).astype(np.float32), np.concatenate([c for _, c in parts]).astype(
        np.float32
    )


def _ground_points(rng, n):
    y = (-85 + 485 * rng.random(n) ** 1.45).astype(np.float32)
    x = ((rng.random(n) - 0.5) * (150 + y * 1.5)).astype(np.float32)
    points = np.stack([x, y, ground(x, y) + rng.normal(0, 0.03, n)], 1)
    mottle, furrow = value_noise(x, y, 40, 33, 4), np.sin(x * 1.6 + 0.25 * y) * 0.5 + 0.5
    color = np.stack([0.34 + 0.10 * mottle, 0.36 + 0.08 * mottle, 0.20 + 0.05 * mottle], 1) + furrow[:, None] * (
        0.02,
        0.05,
        0.0,
    )
    off_road = np.abs(x - _road_centre(y))
    color = np.where((off_road < ROAD_HALF_WIDTH)[:, None], np.array([0.42, 0.42, 0.44]), color)
    return points, np.where(((off_road < 0.15) & (np.sin(y * 0.9) > 0))[:, None], 0.95, color)


def _plots(rng, count, apart=19):
    """Places beside the road that leave room between houses."""
    plots = []
    for _ in range(count * 40):
        y = rng.uniform(-20, 230)
        x = _road_centre(y) + rng.choice([-1, 1]) * rng.uniform(14, 52)
        if len(plots) < count and all(np.hypot(x - a, y - b) > apart for a, b in plots):
            plots.append((x, y))
    return plots


def _buildings(rng, plots, points=60000):
    for x, y in plots:
        width, length, height = rng.uniform(6, 13), rng.uniform(7, 16), rng.uniform(4, 11)
        base, turn, hipped = ground(np.array([x]), np.array([y]))[0] - 0.5, rng.uniform(-0.3, 0.3), rng.random() < 0.5
        u, v = (rng.random(points) - 0.5) * width, (rng.random(points) - 0.5) * length
        rise = np.minimum(np.minimum(width / 2 - np.abs(u), length / 2 - np.abs(v)), 2.6) * 0.7 if hipped else 0
        roof = np.stack([u, v, base + height + rise + rng.normal(0, 0.02, points)], 1)
        along = rng.random(points) * 2 * (width + length)
        sides = [along < width, along < width + length, along < 2 * width + length]
        a = np.select(sides, [along - width / 2, width / 2, along - width - length - width / 2], -width / 2)
        b = np.select(
            sides, [-length / 2, along - width - length / 2, length / 2], along - 2 * width - length - length / 2
        )
        z = base + height * rng.random(points) ** 0.8
        window = (np.sin(z * 2.1) > 0.3) & (np.sin((a + b) * 2.4) > 0.1)
        walls = np.stack([a, b, z], 1)[~(window & (rng.random(points) < 0.75))]
        tiles = np.array([[0.62, 0.30, 0.22], [0.55, 0.55, 0.58], [0.70, 0.62, 0.52]])[rng.integers(3)]
        for local, tint in ((roof, tiles), (walls, np.array([0.68, 0.64, 0.58]))):
            px = local[:, 0] * np.cos(turn) - local[:, 1] * np.sin(turn) + x
            py = local[:, 0] * np.sin(turn) + local[:, 1] * np.cos(turn) + y
            yield np.stack([px, py, local[:, 2]], 1), tint * (0.9 + 0.2 * rng.random((len(local), 1)))


def _trees(rng, plots, count=900, points=2600):
    ys = -50 + 380 * rng.random(count) ** 1.3
    xs = (rng.random(count) - 0.5) * (140 + ys * 1.4)
    stands = (np.abs(xs - _road_centre(ys)) > 7) & (value_noise(xs, ys, 60, 77, 3) > -0.1)
    for x, y in zip(xs[stands], ys[stands]):
        if any(np.hypot(x - a, y - b) < 13 for a, b in plots):
            continue
        height = rng.uniform(5, 12)
        radius = height * rng.uniform(0.28, 0.42)
        d = rng.normal(size=(points, 3))
        d /= np.linalg.norm(d, axis=1)[:, None]
        lumps = 1 + 0.25 * np.sin(d[:, 0] * 5 + x) * np.sin(d[:, 1] * 5 + y) * np.sin(d[:, 2] * 4)
        crown = d * (radius * lumps * (0.75 + 0.25 * rng.random(points)))[:, None] * (1, 1, 1.25)
        base = ground(np.array([x]), np.array([y]))[0]
        yield crown + (x, y, base + height * 0.62), np.array([0.13, 0.27, 0.10]) * (0.6 + 0.7 * rng.random((points, 1)))


def _power_line(rng):
    feet = [ground(PYLONS[i : i + 1, 0], PYLONS[i : i + 1, 1])[0] for i in range(len(PYLONS))]
    for (x, y), foot in zip(PYLONS, feet):
        t, leg = rng.random(5000), rng.integers(0, 4, 5000)
        spread = (1 - t) * 1.6 + 0.3
        mast = np.stack(
            [x + spread * np.array([-1, 1, -1, 1])[leg], y + spread * np.array([-1, -1, 1, 1])[leg], foot + t * 26], 1
        )
        yield mast, np.full((5000, 3), 0.7)
        for height in WIRE_HEIGHTS:
            arm = (rng.random(2500) - 0.5) * 9
            yield np.stack([x + arm, np.full(2500, y), np.full(2500, foot + height)], 1), np.full((2500, 3), 0.7)
    t = np.linspace(0, 1, 6000)
    for i in range(len(PYLONS) - 1):
        (x0, y0), (x1, y1) = PYLONS[i], PYLONS[i + 1]
        for offset in (-4.3, 4.3):
            for height in WIRE_HEIGHTS:
                z = feet[i] + height + (feet[i + 1] - feet[i]) * t - 12.6 * t * (1 - t)
                yield np.stack([x0 + (x1 - x0) * t + offset, y0 + (y1 - y0) * t, z], 1), np.full((6000, 3), 0.9)
