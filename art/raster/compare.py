"""One wheat field near a canal, from straight above, in four pictures: photograph, temperature, elevation, crop index.

One model of ground, plants, water and roofs is made first, as maps in metres; each picture then says one thing about
it, so that all four agree to the pixel. Each function takes width, height, the manifest's light and camera (`across`:
metres from left to right), and returns display values 0..1.

Everything here is invented; what the values rest on: healthy wheat transpires and stays near the temperature of the
air, thirsty wheat is some degrees warmer, bare dark soil is the warmest ground, and water the coldest.
"""

import functools

import numpy as np

from raster.field import lay_out
from raster.image import blur, halve, ramp
from raster.parcel import Land, hillshade

# Ends of the scales that the page prints beside the pictures: app/content/training/drone-data-processing.ts.
TEMPERATURE = (18, 50)  # °C
ELEVATION = (490, 506)  # m above the sea
INDEX = (-0.4, 1.0)


def photograph(width, rows, light, camera):
    """As a camera sees it early in the afternoon."""
    return np.clip(halve(developed(_field(width, rows, camera["across"]))), 0, 1)


def developed(field):
    """Display values of a piece of land as `Land.seen` gives it, in afternoon light."""
    sun = field["lit"][..., None] * np.array([3.3, 3.1, 2.75])
    sky = field["open"][..., None] * np.array([0.50, 0.58, 0.72])
    mirrored = field["water"][..., None] * np.array([0.030, 0.042, 0.052])
    color = field["reflects"][..., :3] * (sun + sky) + mirrored
    return np.where(color < 0.0031308, color * 12.92, 1.055 * np.clip(color, 1e-6, None) ** (1 / 2.4) - 0.055)


def thermal(width, rows, light, camera):
    """Temperature in the colours of a thermal camera, whose pixels are coarser than the photograph's."""
    degrees = halve(_field(width, rows, camera["across"])["degrees"])
    coarse = blur(degrees, max(1, width // 900))
    noise = np.random.default_rng(4).normal(0, 0.16, coarse.shape)
    low, high = TEMPERATURE
    return ramp((coarse + blur(noise, 1) * 2 - low) / (high - low), "iron")


def elevation(width, rows, light, camera):
    """The surface with everything on it, by height, under a lamp that shows its shape."""
    field = _field(width, rows, camera["across"])
    low, high = ELEVATION
    colors = ramp((halve(field["height"]) - low) / (high - low), "height")
    shape = halve(hillshade(field["height"], field["metre"]))[..., None]
    return np.clip(colors * (0.34 + 0.80 * shape), 0, 1)


def index(width, rows, light, camera):
    """Near infrared minus red, divided by their sum: how green each pixel is."""
    field = _field(width, rows, camera["across"])
    red, infrared = field["reflects"][..., 0], field["reflects"][..., 3]
    values = halve((infrared - red) / (infrared + red))
    values = values + np.random.default_rng(5).normal(0, 0.018, values.shape)
    low, high = INDEX
    return ramp((values - low) / (high - low), "crop")


@functools.lru_cache(maxsize=1)
def _field(width, rows, across):
    """The maps of the field, at twice the picture's size."""
    metre = across / (width * 2)
    x, y = np.meshgrid((np.arange(width * 2) + 0.5) * metre, (np.arange(rows * 2) + 0.5) * metre)
    x, y = x.astype(np.float32), y.astype(np.float32)
    land = Land(x, y, metre)
    lay_out(land)
    return land.seen()
