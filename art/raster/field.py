"""A wheat field with its neighbours, a canal, a farm track and a shed, put on a piece of land."""

import math

import numpy as np

from raster.grove import plant
from raster.parcel import edge

# Linear reflectances: red, green, blue, near infrared.
SOIL = (0.092, 0.071, 0.054, 0.14)
DUST = (0.335, 0.265, 0.185, 0.40)
STRAW = (0.36, 0.285, 0.135, 0.44)
WHEAT = (0.040, 0.074, 0.030, 0.46)
RIPENING = (0.150, 0.155, 0.045, 0.40)
GRAM = (0.052, 0.086, 0.030, 0.42)
CLOVER = (0.042, 0.098, 0.028, 0.55)
WATER = (0.030, 0.048, 0.045, 0.018)
TIN = (0.46, 0.47, 0.48, 0.45)
TILE = (0.30, 0.125, 0.075, 0.34)


def lay_out(land):
    """Put everything on the land; later objects cover earlier ones."""
    _sow(land)
    _paths(land)
    _canal(land)
    _buildings(land)
    plant(land, _track_at, _canal_at)


def _track_at(x):
    return 108 + 3.5 * np.sin(x / 46.0)


def _canal_at(y):
    return 23 + 4.0 * np.sin(y / 52.0) - 0.05 * y


def _sow(land):
    """Five parcels, each with its crop, between bunds."""
    x, y = land.x, land.y
    wander = 0.35 * land.fine(9, 60, 3)
    canal, track = _canal_at(y) + 7.2, _track_at(x)
    lean = 150 + 0.06 * (y - 50)

    # Signed distances: inside a parcel all of its sides are beyond zero.
    def parcel(*sides):
        return -np.minimum.reduce([side + wander for side in sides])

    wheat = parcel(x - canal, lean - 1.0 - x, track - 4.0 - y, y + 3)
    ploughed = parcel(x - lean - 1.0, 52 - 0.04 * (x - 150) - y, y + 3)
    gram = parcel(x - lean - 1.0, y - 54 + 0.04 * (x - 150), track - 4.0 - y)
    late = parcel(x - canal, 118 - 0.10 * (y - 108) - x, y - track - 3.6)
    clover = parcel(x - 120 + 0.10 * (y - 108), y - track - 3.6, 214 - x)
    # Along and across the strips in which water is let onto the wheat.
    across = x * math.cos(0.08) + y * math.sin(0.08)
    _wheat_field(land, edge(wheat), wheat, across, 7.6)
    _ploughed_field(land, edge(ploughed))
    _rows(land, edge(gram), GRAM, 1.5, y + 0.04 * x, 0.72, 0.35, 28.5, 70)
    _late_field(land, edge(late), across)
    inside = edge(clover)
    cuts = np.floor((x - 0.1 * y) / 13)
    fresh = np.clip(0.72 + 0.10 * (np.sin(cuts * 5.1)) + 0.12 * land.fine(5, 75), 0.25, 0.96)
    land.put(inside, SOIL, 34, 0.1)
    land.put(inside * fresh, CLOVER, 24.5, 0.25, 77)
    land.height += inside * fresh * (0.30 + 0.06 * land.fine(0.4, 78, 2))
    # Stubble of the last harvest round the edges, and grass on the bunds, drier here than there.
    for distance in (wheat, ploughed, gram, late, clover):
        bund = np.exp(-(((distance - 0.65) / 0.55) ** 2))
        land.height += 0.28 * bund
        grown = (bund * np.clip(0.35 + 0.4 * land.fine(4, 81), 0, 0.8)).astype(np.float32)
        land.put(grown, (0.10, 0.118, 0.045, 0.30), 30, 0.3, 83)


def _wheat_field(land, inside, distance, across, strip):
    """Wheat in strips between low bunds: thin and thirsty on the rise, drowned in the hollow."""
    number = np.floor(across / strip)
    within = np.abs(across / strip - number - 0.5) * 2
    bund = np.clip((within - 0.92) / 0.08, 0, 1)
    own = 0.05 * np.sin(number * 2.7) + 0.03 * np.sin(number * 7.1)
    patches = 0.10 * land.fine(16, 90) + 0.05 * land.fine(2.2, 92)
    # One strip whose fertiliser ran out half way.
    starved = ((number == 9) & (land.y > 46)).astype(np.float32) * 0.24 * np.clip((land.y - 46) / 5, 0, 1)
    thirst = np.clip(land.rise * (1 + 0.25 * land.fine(7, 94)), 0, 1)
    drowned = np.clip(1.25 * land.hollow + 0.22 * land.fine(4, 96) - 0.32, 0, 1)
    vigour = np.clip(0.90 + own + patches - 0.40 * thirst - 0.85 * drowned - starved, 0.06, 1)
    # Wheels of the tractor that sowed and sprayed it.
    wheels = np.zeros_like(vigour)
    for offset in (0.62, 1.9):
        wheels = np.maximum(
            wheels, np.exp(-(((np.mod(across - 4, strip * 3) - strip * 1.5 - offset + 1.2) / 0.20) ** 2))
        )
    cover = np.clip(vigour * 1.06 - 0.75 * wheels - 0.65 * bund, 0.03, 0.985)
    grain = np.clip(cover + 0.16 * land.fine(0.30, 98, 2) * cover * (1.15 - cover) * 2, 0, 1)
    wet = np.clip(drowned * 1.2, 0, 1)
    soil = np.array(SOIL)
    land.put(inside, soil, 39, 0.12)
    land.put(inside * wet, soil * (0.55, 0.58, 0.62, 0.42), 24, 0.1)
    # To the eye thirsty wheat is hardly paler; a thermal camera has seen it days before.
    pale = np.clip(0.25 * thirst + 0.9 * starved + 0.25 * (1 - vigour), 0, 0.6)[..., None]
    color = np.array(WHEAT) * (1 - pale) + np.array((0.085, 0.118, 0.036, 0.37)) * pale
    wear = np.exp(0.16 * land.fine(0.35, 101, 2) + 0.07 * land.fine(11, 102))[..., None]
    share = (inside * grain)[..., None]
    land.reflects += share * (color * wear - land.reflects)
    leaf = 24.2 + 7.2 * thirst + 2.6 * starved / 0.24 - 1.2 * wet + 0.5 * land.fine(9, 104)
    land.degrees += share[..., 0] * (leaf - land.degrees)
    land.height += inside * (grain * (0.35 + 0.45 * vigour) + 0.22 * bund)


def _rows(land, inside, color, spacing, across, cover, tall, degrees, seed):
    """A crop in rows, with soil between them."""
    wave = 0.5 + 0.5 * np.cos(2 * math.pi * (across + 0.05 * land.fine(2, seed)) / spacing)
    stand = np.clip(0.9 + 0.22 * land.fine(13, seed + 2) + 0.25 * land.fine(0.5, seed + 4, 2), 0, 1.15)
    share = np.clip(wave**0.8 * cover * 1.5 * stand - 0.12, 0, 0.96).astype(np.float32)
    land.put(inside, SOIL, 38, 0.12, seed + 5)
    land.put(inside * share, color, degrees, 0.2, seed + 6)
    land.height += inside * share * tall


def _ploughed_field(land, inside):
    """Black cotton soil, turned and dry, in furrows."""
    across = land.x * 0.06 + land.y
    wave = np.cos(2 * math.pi * (across + 0.10 * land.fine(3, 111)) / 1.15)
    clods = land.fine(0.55, 113, 3)
    damp = np.clip(0.5 + 0.5 * land.fine(24, 115), 0, 1)
    land.put(inside, np.array(SOIL) * 0.86, 43, 0.28, 116)
    land.put(inside * damp * 0.5, np.array(SOIL) * 0.55, 38, 0.2, 118)
    land.height += inside * (0.09 * wave + 0.06 * clods)


def _late_field(land, inside, across):
    """Wheat sown before the rest, on its way to ripe."""
    strip = 6.2
    within = np.abs(across / strip - np.floor(across / strip) - 0.5) * 2
    bund = np.clip((within - 0.90) / 0.10, 0, 1)
    cover = np.clip(0.90 + 0.12 * land.fine(10, 120) - 0.6 * bund + 0.12 * land.fine(0.3, 122, 2), 0.05, 0.98)
    land.put(inside, SOIL, 38, 0.1)
    ripe = np.clip(0.55 + 0.35 * land.fine(22, 124), 0, 1)[..., None]
    color = np.array(RIPENING) * ripe + np.array((0.066, 0.108, 0.030, 0.42)) * (1 - ripe)
    wear = np.exp(0.15 * land.fine(0.35, 126, 2))[..., None]
    share = (inside * cover)[..., None]
    land.reflects += share * (color * wear - land.reflects)
    land.degrees += share[..., 0] * (27.5 + 3 * ripe[..., 0] - land.degrees)
    land.height += inside * (0.8 * cover + 0.2 * bund)


def _paths(land):
    """A farm track with two ruts and grass between them, and a yard beside it."""
    x, y = land.x, land.y
    off = y - _track_at(x) + 0.25 * land.fine(6, 130)
    beyond = edge(_canal_at(y) + 6 - x, 1)
    worn = np.maximum(np.exp(-(((np.abs(off) - 0.8) / 0.45) ** 4)), 0.30 * edge(np.abs(off) - 1.9, 0.9)) * beyond
    land.put((worn * np.clip(0.95 + 0.15 * land.fine(1, 132), 0, 1)).astype(np.float32), DUST, 40.5, 0.14, 134)
    land.height -= 0.12 * worn
    yard = np.maximum(np.abs(x - 188) - 13, np.abs(y - 98.5) - 7) + 1.2 * land.fine(5, 136)
    land.put(edge(yard, 2.5), DUST, 41, 0.14, 138)


def _canal(land):
    """Water between banks, and a channel that leads it along the head of the wheat."""
    x, y = land.x, land.y
    off = x - _canal_at(y)
    bank = np.exp(-(((np.abs(off) - 4.4) / 1.7) ** 2))
    land.height += 1.25 * bank
    slope = edge(np.abs(off) - 4.2, 1.2)
    land.put(slope, (0.135, 0.122, 0.075, 0.22), 32, 0.2, 140)
    # A path on the bank, towards the field.
    land.put(np.exp(-(((off - 4.9) / 0.55) ** 4)).astype(np.float32) * 0.75, DUST, 39.5, 0.14, 142)
    water = edge(np.abs(off) - 2.3 + 0.12 * land.fine(2, 144), 0.3)
    bottom = _canal_at(y) * 0 + 492.4 - 0.006 * y
    land.height += water * (bottom - land.height)
    land.put(water, WATER, 20.4, 0.05, 146)
    land.water = np.maximum(land.water, water)
    # Where the canal weeps through its bank, the grass is green all year.
    weeps = np.exp(-(((off - 7.0) / 1.6) ** 2)) * np.clip(0.5 + 0.5 * land.fine(9, 148), 0, 1) * (1 - water)
    land.put((0.55 * weeps).astype(np.float32), (0.052, 0.105, 0.030, 0.42), 25.5, 0.2, 149)
    reeds = np.exp(-(((np.abs(off) - 2.7) / 0.4) ** 2)) * np.clip(0.2 + 0.8 * land.fine(3, 150), 0, 1) * (1 - water)
    land.put(reeds.astype(np.float32), CLOVER, 25, 0.3, 152)
    land.height += 0.7 * reeds
    head = np.abs(y - 3.6 - 0.02 * x)
    east = edge(4.5 - off, 0.6) * edge(x - 149, 0.6)
    land.put(edge(head - 0.85, 0.4) * east, np.array(SOIL) * 1.1, 33, 0.1, 154)
    land.height += 0.25 * np.exp(-(((head - 0.9) / 0.35) ** 2)) * east
    ditch = edge(head - 0.42, 0.25) * east
    land.put(ditch, np.array(WATER) * 1.1, 21.4, 0.05, 156)
    land.water = np.maximum(land.water, ditch)
    land.height -= 0.3 * ditch


def _buildings(land):
    """A shed with a tiled roof, one of tin beside it, the pump house at the well, and a rick of straw."""
    roof(land, 186, 97, 10.5, 6.4, 0.06, 3.0, 1.5, TILE, 44, 0.36)
    roof(land, 196.5, 99, 6.2, 5.0, 0.10, 2.7, 0.5, TIN, 47.5, 0.30)
    roof(land, 32.5, 101.5, 3.4, 3.0, 0.2, 2.6, 0.3, TIN, 46, 0.30)
    well = np.hypot(land.x - 36.6, land.y - 102.3)
    land.put(edge(well - 2.0, 0.2), (0.34, 0.32, 0.29, 0.36), 36, 0.1)
    land.height += 0.7 * edge(well - 2.0, 0.2)
    shaft = edge(well - 1.6, 0.15)
    land.put(shaft, WATER, 22, 0.02)
    land.height -= 4 * shaft
    land.water = np.maximum(land.water, shaft)
    for cx, cy, radius in ((178.2, 101.0, 2.2), (177.6, 95.4, 1.8)):
        away = np.hypot(land.x - cx, land.y - cy) + 0.12 * land.fine(0.6, 160)
        rick = edge(away - radius, 0.3)
        land.put(rick, STRAW, 40, 0.22, 162)
        land.height += rick * (2.9 - 1.6 * (away / radius) ** 2)


def roof(land, cx, cy, length, width, turn, eaves, rise, color, degrees, pitch_of_sheets):
    """A gabled roof, its sheets or tiles in lines down the slope."""
    c, s = math.cos(turn), math.sin(turn)
    u = (land.x - cx) * c + (land.y - cy) * s
    v = -(land.x - cx) * s + (land.y - cy) * c
    inside = edge(np.maximum(np.abs(u) - length / 2, np.abs(v) - width / 2), 0.12)
    lines = np.cos(2 * math.pi * u / pitch_of_sheets / 1.7)
    top = land.ground + eaves + rise * (1 - np.abs(v) / (width / 2)) + 0.035 * lines
    land.height += inside * (top - land.height)
    land.put(inside, color, degrees, 0.13, 170)
    # One sheet was replaced.
    patch = inside * edge(np.abs(u - length * 0.22) - length * 0.07, 0.05) * (v < 0)
    land.put((patch * 0.4).astype(np.float32), TIN, degrees + 2, 0.1, 172)
