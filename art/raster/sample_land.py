"""The land of the sample data: the farmland of `orthomosaic.py` with a small block of solar modules on one parcel.

One model gives everything: colours, heights, bare ground, classes and temperatures, so that all files and pictures agree.
The drawing functions take width, height, the manifest's light and camera, and return display values 0..1.
"""

import functools

import numpy as np

from raster import orthomosaic
from raster.compare import developed
from raster.image import blur, halve, ramp
from raster.parcel import Land, edge, hillshade
from raster.pointcloud import draw_points

METRE = 0.25  # of ground in a pixel of the maps
WIDE, LONG = 1440, 810  # pixels
ELEVATION = (490, 508)  # m above the sea, the scale of the surface model's picture
TEMPERATURE = (30, 80)  # °C, the scale of the thermal map's picture
GROUND, LOW_PLANTS, HIGH_PLANTS, BUILDING, UNCLASSIFIED = 2, 3, 5, 6, 1  # classes of the LAS format

# The solar block: west edge of its tables and north edge of the first, in metres from the map's corner; tables of two
# rows of modules, one above the other on the slope.
BLOCK = (151.0, 102.0)
TABLES, COLUMNS, PITCH = 4, 24, 6.6
MODULE_WIDE, MODULE_LONG = 1.05, 1.95  # as seen from above
SLOPE_LOW, SLOPE_HIGH = 0.8, 2.15  # metres above the ground, at the lower and the upper edge
# The part of the map that the thermal map shows: left, top, wide, long, in metres.
THERMAL_PART = (149.5, 100.0, 28.0, 27.0)
NORMAL, GLASS_NOISE = 45.0, 0.35  # °C of a healthy module, and how much it varies

# Faults: table and column from the north-west, row (0 upper, 1 lower), what it is, and °C above a healthy module.
FAULTS = (
    (1, 0, 5, 0, "cell", 28.0),
    (2, 1, 17, 1, "diode", 9.0),
    (3, 2, 9, None, "string", 5.5),
    (4, 3, 20, 1, "soiling", 7.0),
)
STRING = 6  # columns of the string that is off


@functools.lru_cache(maxsize=1)
def land_maps():
    """All maps of the sample land, 0.25 m a pixel."""
    bare = _land(METRE, WIDE, LONG, (orthomosaic._ways, orthomosaic._canal, _pond))
    land = _land(METRE, WIDE, LONG, (orthomosaic._sow, orthomosaic._ways, orthomosaic._canal, _pond))
    classes = np.where(land.height - bare.height > 0.15, LOW_PLANTS, GROUND)
    for put, kind in (
        (orthomosaic._hamlet, BUILDING),
        (_solar, UNCLASSIFIED),
        (orthomosaic._trees, HIGH_PLANTS),
    ):
        before = land.height.copy()
        put(land)
        classes = np.where(np.abs(land.height - before) > 0.4, kind, classes)
    seen = land.seen()
    return {
        "colors": np.clip(developed(seen), 0, 1),
        "height": seen["height"].astype(np.float32),
        "bare": blur(bare.height, 4).astype(np.float32),
        "classes": classes.astype(np.uint8),
    }


def _land(metre, wide, long, steps):
    x, y = np.meshgrid((np.arange(wide) + 0.5) * metre, (np.arange(long) + 0.5) * metre)
    land = Land(x.astype(np.float32), y.astype(np.float32), metre)
    for step in steps:
        step(land)
    return land


def _pond(land):
    orthomosaic._pond(land, 96, 178)


def _on_tables(x, y):
    """Where each place lies on the tables: table, column, row, and how far across and down its module (0..1)."""
    across = (x - BLOCK[0]) / MODULE_WIDE
    table = np.floor((y - BLOCK[1]) / PITCH)
    down = (y - BLOCK[1] - table * PITCH) / MODULE_LONG
    column, row = np.floor(across), np.floor(down)
    on = (table >= 0) & (table < TABLES) & (column >= 0) & (column < COLUMNS) & (row < 2)
    return on, table, column, row, across - column, down - row


def _solar(land):
    """Tables of modules that slope to the south, on a strip of mown grass."""
    west, north = BLOCK
    middle = west + COLUMNS * MODULE_WIDE / 2, north + TABLES * PITCH / 2
    off = np.maximum(
        np.abs(land.x - middle[0]) - COLUMNS * MODULE_WIDE / 2 - 4, np.abs(land.y - middle[1]) - TABLES * PITCH / 2 - 3
    )
    land.put(edge(off + 0.5 * land.fine(4, 130), 1.2), (0.16, 0.15, 0.085, 0.3), 38, 0.2, 131)
    on, table, column, row, across, down = _on_tables(land.x, land.y)
    share = (row + down) / 2
    top = land.ground + SLOPE_HIGH - (SLOPE_HIGH - SLOPE_LOW) * share
    land.height = np.where(on, top, land.height).astype(np.float32)
    frame = (np.minimum(across, 1 - across) * MODULE_WIDE < 0.03) | (np.minimum(down, 1 - down) * MODULE_LONG < 0.03)
    land.put((on & ~frame).astype(np.float32), (0.012, 0.018, 0.035, 0.02), NORMAL, 0.05, 132)
    land.put((on & frame).astype(np.float32), (0.30, 0.31, 0.32, 0.3), NORMAL, 0.05, 133)


@functools.lru_cache(maxsize=2)
def temperatures(metre):
    """Surface temperature of the solar block in °C, `metre` of ground a pixel, as an afternoon's survey finds it."""
    left, top, wide, long = THERMAL_PART
    columns, rows = round(wide / metre), round(long / metre)
    x, y = np.meshgrid(left + (np.arange(columns) + 0.5) * metre, top + (np.arange(rows) + 0.5) * metre)
    rng = np.random.default_rng(31)
    on, table, column, row, across, down = _on_tables(x, y)
    soil = 52 + 1.6 * _smooth(rng, rows, columns, round(1.5 / metre)) + 0.8 * _smooth(rng, rows, columns, round(0.3 / metre))
    shade = _on_tables(x, y + 1.1)[0] & ~on  # the sun stands in the south
    soil = np.where(shade, soil - 9, soil)
    each = rng.normal(0, GLASS_NOISE, (TABLES, COLUMNS, 2))
    at = tuple(np.clip(value, 0, size - 1).astype(int) for value, size in zip((table, column, row), each.shape))
    # Cells in six columns and ten rows; a module is a little cooler at its edges.
    cell_x, cell_y = np.mod(across * 6, 1), np.mod(down * 10, 1)
    rim = np.minimum(np.minimum(across, 1 - across) * MODULE_WIDE, np.minimum(down, 1 - down) * MODULE_LONG)
    glass = NORMAL + each[at] + 0.9 * down - 1.1 * np.exp(-rim / 0.05) - 0.25 * ((np.minimum(cell_x, cell_y)) < 0.08)
    for _, t, c, r, kind, above in FAULTS:
        here = on & (table == t) & (column == c) & ((row == r) if r is not None else True)
        if kind == "cell":
            hot = np.exp(-((np.abs(across - 0.58) / 0.10) ** 4 + (np.abs(down - 0.35) / 0.06) ** 4))
            glass = np.where(here, glass + above * hot + 2.0 * np.exp(-(((across - 0.58) / 0.2) ** 2)), glass)
        elif kind == "diode":  # a third of the module, two columns of cells
            glass = np.where(here & (across < 1 / 3), glass + above + 0.6 * _checker(across, down), glass)
        elif kind == "string":
            off = on & (table == t) & (column >= c) & (column < c + STRING)
            glass = np.where(off, glass + above, glass)
        elif kind == "soiling":  # dirt along the lower edge
            glass = np.where(here, glass + above * np.exp(-(((1 - down) / 0.12) ** 2)), glass)
    degrees = np.where(on, glass, soil)
    return (blur(degrees, max(1, round(0.02 / metre))) + rng.normal(0, 0.08, degrees.shape)).astype(np.float32)


def _checker(across, down):
    return np.where((np.floor(across * 6) + np.floor(down * 10)) % 2 > 0, 1.0, -1.0)


def _smooth(rng, rows, columns, radius):
    # Wider than needed, because a blur repeats what stands at the edge.
    radius = max(1, radius)
    noise = blur(rng.normal(0, 1, (rows + 4 * radius, columns + 4 * radius)), radius)
    return noise[2 * radius : -2 * radius, 2 * radius : -2 * radius] / noise.std()


def findings(metre=0.03):
    """What the survey finds, measured in the temperatures: place, hottest pixel, a healthy module beside it, difference."""
    degrees = temperatures(metre)
    left, top, *_ = THERMAL_PART
    out = []
    for number, t, c, r, kind, _ in FAULTS:
        columns = STRING if kind == "string" else 1
        west = BLOCK[0] + c * MODULE_WIDE
        north = BLOCK[1] + t * PITCH + (r or 0) * MODULE_LONG
        box = (west, north, columns * MODULE_WIDE, MODULE_LONG * (2 if r is None else 1))

        def part(x, y, wide, long):
            rows = slice(round((y - top + 0.1) / metre), round((y + long - top - 0.1) / metre))
            return degrees[rows, round((x - left + 0.1) / metre) : round((x + wide - left - 0.1) / metre)]

        inside = part(*box)
        beside = part(west + (columns + 1) * MODULE_WIDE, *box[1:])
        # Of a cell and of dirt the hottest spot counts, of a whole surface what nine of ten pixels stay under.
        hottest = float(np.percentile(inside, 99.8 if kind == "cell" else 98 if kind == "soiling" else 90))
        reference = float(np.median(beside))
        out.append(
            {
                "number": number,
                "kind": kind,
                "table": t + 1,
                "column": c + 1,
                "columns": columns,
                "row": None if r is None else r + 1,
                "box": [round(value, 2) for value in box],
                "degrees": round(hottest, 1),
                "healthy": round(reference, 1),
                "difference": round(hottest - reference, 1),
            }
        )
    return out


def scan(points=75_000):
    """Points (n, 3) with colours (n, 3) and classes: the surface as photographs give it, in metres from the map's corner."""
    maps = land_maps()
    rng = np.random.default_rng(8)
    row, column = rng.random(points) * LONG, rng.random(points) * WIDE
    at = row.astype(int), column.astype(int)
    z = maps["height"][at] + rng.normal(0, 0.015, points)
    return np.stack([column * METRE, -row * METRE, z], 1), maps["colors"][at], maps["classes"][at]


def photograph(width, rows, light, camera):
    """The orthomosaic."""
    return _resampled(land_maps()["colors"], width, rows)


def surface(width, rows, light, camera):
    """The surface model, coloured by height and lit from the upper left."""
    height = land_maps()["height"]
    low, high = ELEVATION
    shape = hillshade(height, METRE)[..., None]
    return _resampled(np.clip(ramp((height - low) / (high - low), "height") * (0.34 + 0.8 * shape), 0, 1), width, rows)


def contours(width, rows, light, camera):
    """Contours on paper: every half metre thin, every second metre in the signal colour."""
    bare = land_maps()["bare"]
    image = np.full((rows, width, 3), (0.975, 0.965, 0.945), np.float32)
    for step, radius, color in ((0.5, 0, (0.45, 0.42, 0.39)), (2.0, 1, (0.66, 0.24, 0.0))):
        band = np.floor(_resampled(bare[..., None], width * 2, rows * 2)[..., 0] / step)
        line = (np.abs(np.diff(band, axis=0, append=band[-1:])) + np.abs(np.diff(band, axis=1, append=band[:, -1:]))) > 0
        share = np.clip(halve(blur(line.astype(np.float32), radius) * (1 + 3 * radius)), 0, 1)[..., None]
        image = image * (1 - share) + np.array(color) * share
    return image


def cloud(width, rows, light, camera):
    """The point cloud, looked at from the south-west."""
    points, colors, classes = scan(4_500_000)
    height = land_maps()["height"]
    drop = height - np.minimum.reduce([np.roll(height, (dy, dx), (0, 1)) for dy in (-1, 0, 1) for dx in (-1, 0, 1)])
    # A map of heights has no point on the side of a bank: some of those on its edge slide down.
    bare = np.isin(classes, (GROUND, LOW_PLANTS))
    at = (-points[bare, 1] / METRE).astype(int), (points[bare, 0] / METRE).astype(int)
    points[bare, 2] -= drop[at] * np.random.default_rng(9).random(bare.sum()) ** 2
    points = points - (WIDE * METRE / 2, -LONG * METRE / 2, 490)
    return draw_points(points, colors * 1.1, width, rows, camera, fog_start=330)


def thermal(width, rows, light, camera):
    """The thermal map in the colours of a thermal camera."""
    degrees = temperatures(THERMAL_PART[2] / width)[:rows]
    low, high = TEMPERATURE
    return ramp((degrees - low) / (high - low), "iron")


def visible(width, rows, light, camera):
    """The solar block as the visible camera sees it."""
    left, top, wide, long = THERMAL_PART
    metre = wide / width
    x, y = np.meshgrid(left + (np.arange(width) + 0.5) * metre, top + (np.arange(rows) + 0.5) * metre)
    on, table, column, row, across, down = _on_tables(x, y)
    rng = np.random.default_rng(3)
    grass = 0.5 + 0.05 * _smooth(rng, rows, width, round(0.5 / metre)) + 0.05 * _smooth(rng, rows, width, 2)
    shade = (_on_tables(x, y + 1.1)[0] & ~on)[..., None]
    image = np.stack([grass * 0.98, grass * 0.90, grass * 0.60], -1) * np.where(shade, 0.42, 1)
    cell = np.minimum(np.mod(across * 6, 1), 1 - np.mod(across * 6, 1)) * MODULE_WIDE / 6 < 0.004
    cell |= np.minimum(np.mod(down * 10, 1), 1 - np.mod(down * 10, 1)) * MODULE_LONG / 10 < 0.004
    glass = np.where(cell[..., None], (0.34, 0.38, 0.46), (0.10, 0.14, 0.24)) * (1 + 0.12 * (0.5 - down))[..., None]
    rim = np.minimum(np.minimum(across, 1 - across) * MODULE_WIDE, np.minimum(down, 1 - down) * MODULE_LONG) < 0.03
    glass = np.where(rim[..., None], (0.72, 0.73, 0.74), glass)
    for _, t, c, r, kind, _ in FAULTS:
        here = on & (table == t) & (column == c) & (row == r)
        if kind == "soiling":
            dirt = (here * 0.85 * np.exp(-(((1 - down) / 0.12) ** 2)))[..., None]
            glass = glass * (1 - dirt) + np.array((0.60, 0.52, 0.38)) * dirt
    return np.clip(np.where(on[..., None], glass, image), 0, 1)


def _resampled(image, width, rows):
    """The image at another size, by its nearest pixels where it grows and by averages where it shrinks."""
    y = (np.arange(rows) + 0.5) * image.shape[0] / rows - 0.5
    x = (np.arange(width) + 0.5) * image.shape[1] / width - 0.5
    y0, x0 = np.clip(np.floor(y).astype(int), 0, image.shape[0] - 2), np.clip(np.floor(x).astype(int), 0, image.shape[1] - 2)
    fy, fx = np.clip(y - y0, 0, 1)[:, None, None], np.clip(x - x0, 0, 1)[None, :, None]
    upper = image[y0][:, x0] * (1 - fx) + image[y0][:, x0 + 1] * fx
    lower = image[y0 + 1][:, x0] * (1 - fx) + image[y0 + 1][:, x0 + 1] * fx
    return upper * (1 - fy) + lower * fy
