"""Paints sky, sun and haze of an hour as a camera would record them."""

from dataclasses import dataclass

import numpy as np

from raster.noise import value_noise
from raster.tableland import ramp_colors


@dataclass
class Hour:
    sun: tuple  # degrees to the right of straight ahead, degrees above level
    away: tuple  # stops (tangent above level, colour) of the sky far from the sun
    towards: tuple  # the same at the sun
    haze: float  # metres in which a third of the ground's colour is left
    light: tuple  # colour of the sun on the ground
    shade: tuple  # colour of the sky on the ground
    glow: float = 0.30  # how far the sun's colours reach sideways
    cloud: tuple = (0.8, 0.6, 0.5)  # colour of clouds towards the sun
    cloud_shade: tuple = (0.4, 0.4, 0.5)
    cover: float = 0.35  # 0 none, 1 overcast
    disc: tuple | None = None  # colour of the sun's disc, if it is above the land
    seed: int = 5

    def direction(self):
        a, e = np.radians(self.sun)
        return np.array([np.sin(a) * np.cos(e), np.cos(a) * np.cos(e), np.sin(e)])

    def nearness(self, across):
        """How near a direction is to the sun's bearing, 0..1."""
        return np.exp(-(((np.arctan(across) - np.radians(self.sun[0])) / self.glow) ** 2))

    def clear(self, across, up):
        """Sky without clouds, for directions of the same shape."""
        t = self.nearness(across)[..., None]
        return ramp_colors(up, self.away) * (1 - t) + ramp_colors(up, self.towards) * t

    def sky(self, across, up):
        """Sky with clouds for columns `across` and rows `up`."""
        # The land ends a little below level: no line of another colour shows there.
        a, e = np.meshgrid(across, np.maximum(up, 0.008))
        color = self.clear(a, e)
        if self.disc:
            off = np.hypot(np.arctan(a) - np.radians(self.sun[0]), np.arctan(e) - np.radians(self.sun[1]))
            # Without an edge, as through dust.
            halo = np.exp(-((off / 0.035) ** 2))[..., None] * 0.5 + np.exp(-((off / 0.011) ** 2))[..., None]
            color = color + (np.array(self.disc) - color) * np.clip(halo, 0, 1)
        # A layer of clouds overhead, thinner towards the horizon, drawn out by perspective.
        away = 1 / (np.maximum(e, 0) + 0.075)
        shape = value_noise(a * away * 1.0, away * 0.55, 1.15, self.seed, 6, 0.52)
        soft = value_noise(a * away * 1.0 + 40, away * 0.55, 4.0, self.seed + 40, 2)
        amount = np.clip((shape + 0.8 * soft - 1.5 * (0.5 - self.cover)) / 1.5, 0, 1)
        amount = amount * amount * (3 - 2 * amount) * np.clip(e / 0.09, 0, 1) * 0.85
        t = self.nearness(a)[..., None]
        body = np.clip((shape - 0.1) * 0.5, 0, 1)[..., None]
        tint = np.array(self.cloud) * t + (np.array(self.cloud) * 0.45 + np.array(self.cloud_shade) * 0.55) * (1 - t)
        tint = tint * (1 - 0.45 * body) + np.array(self.cloud_shade) * 0.45 * body
        return (color + (tint - color) * amount[..., None]).astype(np.float32)

    def in_haze(self, color, far, across):
        """Colours at a distance: the air between takes the sky's colour just above the horizon."""
        amount = (1 - np.exp(-((far / self.haze) ** 0.9)))[..., None]
        air = self.clear(across, np.full(np.shape(across), 0.012))
        return color * (1 - amount) + air * amount

    def lit(self, color, east, north):
        """Colours of ground with a slope, under the hour's sun and sky."""
        sun = self.direction()
        facing = (sun[2] - east * sun[0] - north * sun[1]) / np.sqrt(1 + east**2 + north**2)
        light = np.clip(facing, 0, 1)[..., None] * np.array(self.light) + np.array(self.shade)
        return color * light
