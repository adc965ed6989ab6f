"""A piece of land as maps that grow while things are put on it, and the light that falls on it."""

import math

import numpy as np

from raster.image import blur

SUN_HEIGHT, SUN_FROM = math.radians(44), math.radians(215)  # towards it, counted from the right, against the clock
# Grass of the dry season: red, green, blue, near infrared, in parts of the light that comes.
TURF = (0.150, 0.130, 0.068, 0.26)


class Land:
    """Maps that grow while things are put on the ground."""

    def __init__(self, x, y, metre):
        self.x, self.y, self.metre = x, y, metre
        broad = self.fine(90, 3, 3)
        # A rise in the middle of the field, and a hollow beside the canal.
        self.rise = np.exp(-(((x - 112) / 26) ** 2 + ((y - 40) / 17) ** 2))
        self.hollow = np.exp(-(((x - 52) / 17) ** 2 + ((y - 88) / 13) ** 2))
        plain = 493.2 + 0.022 * x - 0.012 * y + 0.35 * broad
        self.ground = (plain + 2.6 * self.rise - 1.5 * self.hollow).astype(np.float32)
        self.height = self.ground + 0.03 * self.fine(0.5, 5)
        self.reflects = np.zeros(x.shape + (4,), np.float32)
        self.degrees = np.zeros(x.shape, np.float32)
        self.water = np.zeros(x.shape, np.float32)
        self.put(np.ones(x.shape, np.float32), TURF, 33, 0.25)

    def fine(self, scale, seed, octaves=4):
        """Smooth noise whose largest features are `scale` metres; details below a pixel are left out."""
        out, weight = np.zeros(self.x.shape, np.float32), 1.0
        for octave in range(octaves):
            cell = scale / 2**octave
            if cell < 1.5 * self.metre:
                break
            lattice = np.random.default_rng(seed * 8 + octave).normal(size=(256, 256)).astype(np.float32)
            for_rows, for_columns = _between(self.y[:, 0] / cell), _between(self.x[0] / cell)
            upper, lower, down = for_rows
            rows = lattice[upper] * (1 - down)[:, None] + lattice[lower] * down[:, None]
            left, right, along = for_columns
            out += weight * (rows[:, left] * (1 - along) + rows[:, right] * along)
            weight *= 0.62
        return out

    def put(self, share, color, degrees, mottle=0.15, seed=40):
        """Cover that share of each pixel with a surface of that colour and temperature."""
        wear = np.exp(mottle * (0.6 * self.fine(0.45, seed, 2) + 0.5 * self.fine(6, seed + 1)))
        self.reflects += share[..., None] * (np.array(color, np.float32) * wear[..., None] - self.reflects)
        self.degrees += share * (degrees - self.degrees)

    def seen(self):
        """What the cameras take: the surface with sun and shade on it."""
        lit, free = _sunlight(self.height, self.metre)
        # Shade has been there for a while, but moves: ground in it is cooler by some degrees.
        cooled = self.degrees - 5.5 * blur(1 - free, 8) * (1 - self.water)
        return {
            "metre": self.metre,
            "height": self.height,
            "reflects": np.clip(self.reflects, 0.008, 0.9),
            "degrees": cooled,
            "water": self.water,
            "lit": lit,
            "open": _openness(self.height, self.metre),
        }


def _between(at):
    """The lattice lines on either side of each place, and how far it is from the first to the second."""
    first = np.floor(at).astype(int)
    share = (at - first).astype(np.float32)
    return first % 256, (first + 1) % 256, share * share * (3 - 2 * share)


def edge(distance, width=0.35):
    """1 inside (negative distance), 0 outside, soft over `width` metres."""
    return np.clip(0.5 - distance / width, 0, 1).astype(np.float32)


def _slopes(height, metre):
    down, right = np.gradient(height, metre)
    length = np.sqrt(down**2 + right**2 + 1)
    return right, down, length


def _toward_sun():
    c = math.cos(SUN_HEIGHT)
    return c * math.cos(SUN_FROM), -c * math.sin(SUN_FROM), math.sin(SUN_HEIGHT)


def _sunlight(height, metre):
    """How much sun falls on each pixel, and whether it is in shadow."""
    sx, sy, sz = _toward_sun()
    right, down, length = _slopes(height, metre)
    facing = np.clip((sz - right * sx - down * sy) / length, 0, None)
    slope = math.tan(SUN_HEIGHT)
    highest = float(height.max() - height.min())
    blocked = np.zeros(height.shape, np.float32)
    flat = math.hypot(sx, sy)
    ux, uy = sx / flat, sy / flat
    reach = min(highest, 11.0) / slope / metre
    for step in np.arange(1.0, reach, 1.0):
        dx, dy = round(ux * step), round(uy * step)
        moved = _moved(height, dx, dy)
        over = moved - height - step * metre * slope
        np.maximum(blocked, np.clip(over / 0.25 + 0.2, 0, 1), out=blocked)
    free = 1 - blur(blocked, 1)
    return (facing * free).astype(np.float32), free.astype(np.float32)


def _moved(map_, dx, dy):
    """The values `dx` pixels to the right and `dy` pixels below; beyond the edge, a height far below the ground."""
    out = np.full_like(map_, -1e4)
    rows, columns = map_.shape
    to = slice(max(0, -dy), rows - max(0, dy)), slice(max(0, -dx), columns - max(0, dx))
    of = slice(max(0, dy), rows - max(0, -dy)), slice(max(0, dx), columns - max(0, -dx))
    out[to] = map_[of]
    return out


def _openness(height, metre):
    """How much of the sky each pixel sees: less between higher neighbours."""
    shade = np.zeros(height.shape, np.float32)
    for reach in (0.35, 1.2, 3.5):
        radius = max(1, round(reach / metre))
        shade += np.clip((blur(height, radius) - height) / (reach * 2.2), 0, 0.45)
    return np.exp(-1.5 * shade).astype(np.float32)


def hillshade(height, metre):
    """Light from the upper left, as maps have it."""
    right, down, length = _slopes(blur(height, 1), metre)
    return np.clip((0.75 - 0.5 * right * 0.9 - 0.5 * down * 0.9) / length, 0, 1.2)
