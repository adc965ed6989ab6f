"""The Vindhyan plateau as numbers: flat-topped sandstone ridges above a plain of black soil.

Reliefs are functions of metres to the east and to the north. A ridge has the profile of its rock: talus, a ledge,
a scarp, a flat top.
"""

import numpy as np

from raster.noise import value_noise

TOP = 130.0
# How far inside a table (0 is its rim, some 1500 m to a unit), and how high the ground is there, in parts of the top.
PROFILE = (
    (-0.19, 0.0),
    (-0.11, 0.06),
    (-0.055, 0.22),
    (-0.012, 0.50),
    (0.0, 0.57),
    (0.006, 0.74),
    (0.026, 0.80),
    (0.033, 0.985),
    (0.08, 1.0),
    (0.8, 1.05),
)


def tables(seed, clear, amount=0.0, top=TOP, reach=1900.0, calm=0.5):
    """Tables that begin `clear` metres away; `amount` shifts how much of the land is table, 0 is about half."""

    def relief(x, y):
        inside = 0.20 * value_noise(x, y, reach, seed, 6, 0.45) + amount
        inside = inside - calm * np.clip((clear - y) / (0.6 * clear), 0, 1.6)
        return raised(inside, x, y, seed, top)

    return relief


def raised(inside, x, y, seed, top=TOP):
    """The height of land that lies `inside` a table, with gullies in its slopes and an uneven plain."""
    gullies = np.abs(value_noise(x, y, 210, seed + 20, 2))
    part = np.interp(inside - 0.026 * gullies, *zip(*PROFILE))
    rough = value_noise(x, y, 480, seed + 30, 4)
    return top * part + (1.6 + 3.2 * part) * rough


def basin(relief, centre, radii, depth=12.0, seed=60):
    """The same land with a hollow for water, its shore uneven."""

    def hollowed(x, y):
        shore = ((x - centre[0]) / radii[0]) ** 2 + ((y - centre[1]) / radii[1]) ** 2
        shore = shore + 0.22 * value_noise(x, y, 210, seed, 4)
        return relief(x, y) * np.clip((shore - 1.0) / 0.8, 0, 1) - depth * np.clip(1.35 - shore, 0, 1)

    return hollowed


# As the eye sees them: black cotton soil, wheat stubble, fallow, young wheat, yellowing soybean, ploughed, stubble.
SEASON = np.array(
    [
        (0.20, 0.175, 0.155),
        (0.66, 0.56, 0.38),
        (0.47, 0.40, 0.30),
        (0.33, 0.41, 0.19),
        (0.47, 0.45, 0.23),
        (0.29, 0.24, 0.20),
        (0.60, 0.50, 0.33),
    ]
)


def cover(x, y, z, steep, pixel, colors=SEASON, parcel=(74.0, 128.0), row=2.4):
    """Colour of the ground at places: parcels on the plain, dry grass and scrub on slopes, sandstone where steep.

    `pixel` is how many metres a pixel spans there: rows narrower than two pixels are left out.
    """
    column, line, edge, along = parcels(x, y, parcel)
    which = (unit_hash(column, line) * len(colors)).astype(int) % len(colors)
    mottle = value_noise(x, y, 60, 33, 5, 0.6)
    plain = colors[which] * (1 + 0.13 * mottle)[:, None]
    wave = np.cos(2 * np.pi * along / row) * np.clip(row / (2.5 * pixel) - 1, 0, 1)
    plain = plain * (1 + 0.10 * wave)[:, None]
    bund = np.clip((1.6 + 0.6 * pixel - edge) / (0.6 + pixel), 0, 1) * np.clip(6 / np.maximum(pixel, 0.1), 0, 1)
    plain = blend(plain, np.array([0.36, 0.36, 0.23]), 0.7 * bund)
    dry = value_noise(x, y, 130, 71, 5, 0.55)
    grass = ramp_colors(dry, ((-0.9, (0.36, 0.30, 0.19)), (0.1, (0.52, 0.42, 0.27)), (1.0, (0.54, 0.35, 0.23))))
    foot = np.clip((z + 5 * value_noise(x, y, 90, 80, 3) - 8) / 8, 0, 1)
    color = blend(plain, grass, foot)
    woods = np.clip(value_noise(x, y, 26, 90, 4, 0.7) + 0.35 * value_noise(x, y, 300, 95, 3) - 0.1, 0, 1)
    color = blend(color, np.array([0.215, 0.225, 0.125]), woods * (0.10 + 0.62 * foot))
    strata = value_noise(x * 0.12 + y * 0.12, z * 1.3, 6.0, 99, 4, 0.6)
    rock = ramp_colors(strata, ((-1.2, (0.34, 0.25, 0.19)), (0, (0.58, 0.44, 0.33)), (1.2, (0.70, 0.56, 0.43))))
    return blend(color, rock, np.clip((steep - 0.55) / 0.35, 0, 1) * foot)


def parcels(x, y, size=(74.0, 128.0)):
    """Which parcel each place lies in (column, line), how far its bund is, and how far along its furrows' spacing."""
    u, v = x * 0.956 + y * 0.292, -x * 0.292 + y * 0.956
    u = (u + 14 * value_noise(x, y, 420, 40, 2)) / size[0]
    u = u + 0.22 * np.sin(u * 1.9) + 0.16 * np.sin(u * 0.7)
    column = np.floor(u)
    v = v / size[1] * (0.75 + 0.6 * unit_hash(column, 1.7)) + unit_hash(column, 3.1)
    line = np.floor(v)
    edge = np.minimum(np.abs(u - np.round(u)) * size[0], np.abs(v - np.round(v)) * size[1])
    return column, line, edge, np.where(unit_hash(line, column + 7) > 0.45, u * size[0], v * size[1])


def blend(a, b, amount):
    return a + (b - a) * amount[:, None]


def ramp_colors(values, stops):
    """Colours between stops (value, colour), rising."""
    at, colors = zip(*stops)
    return np.stack([np.interp(values, at, channel) for channel in zip(*colors)], -1)


def unit_hash(a, b):
    """A number 0..1 that belongs to each pair."""
    return np.modf(np.abs(np.sin(a * 127.1 + b * 311.7) * 43758.5453))[0]
