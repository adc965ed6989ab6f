"""Writes the sample data of a survey into `public/sample-data/`, and what the site says of them.

    python3 art/sample-data.py

All files come from one invented piece of land (`raster/sample_land.py`) and say so in their names and metadata.
"""

import json
import os
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from raster import sample_land as land  # noqa: E402
from raster.map_files import EAST, EPSG, NORTH, ZONE, contour_lines, write_dxf, write_geotiff, write_las  # noqa: E402

OUT = os.path.join(HERE, "..", "public", "sample-data")
INDEX = os.path.join(HERE, "..", "app", "content", "pages", "sample-data.json")
WORDS = "SAMPLE: invented land, computed from a model; no real place was surveyed"
THERMAL_METRE = 0.03
INTERVAL, INDEX_INTERVAL = 0.5, 2.0


def main():
    os.makedirs(OUT, exist_ok=True)
    maps = land.land_maps()
    colors = np.round(maps["colors"] * 255).astype(np.uint8)
    write_geotiff(_at("orthomosaic.tif"), colors, land.METRE, (0, 0), WORDS)
    # Heights to the centimetre: what is finer is noise, and noise does not compress.
    heights = np.round(maps["height"], 2)
    write_geotiff(_at("surface-model.tif"), heights, land.METRE, (0, 0), WORDS, -9999)
    degrees = np.round(land.temperatures(THERMAL_METRE), 1)
    write_geotiff(_at("thermal-map.tif"), degrees, THERMAL_METRE, land.THERMAL_PART[:2], WORDS, -9999)
    points, point_colors, classes = land.scan()
    write_las(_at("point-cloud.las"), points, point_colors, classes, WORDS)
    bare = maps["bare"][1::4, 1::4]
    lines = []
    levels = np.arange(np.ceil(bare.min() / INTERVAL), np.floor(bare.max() / INTERVAL) + 1) * INTERVAL
    for level in levels:
        layer = "CONTOUR-INDEX" if level % INDEX_INTERVAL == 0 else "CONTOUR"
        # A level that is exactly a grid's height has no side.
        for line in contour_lines(bare, land.METRE * 4, level + 1e-4):
            lines.append((layer, level, line))
    write_dxf(_at("contours.dxf"), lines, WORDS)
    names = ("orthomosaic.tif", "surface-model.tif", "point-cloud.las", "contours.dxf", "thermal-map.tif")
    described = {
        "epsg": EPSG,
        "grid": ZONE,
        "corner": [EAST, NORTH],
        "metres": [land.WIDE * land.METRE, land.LONG * land.METRE],
        "pixel": land.METRE,
        "pixels": [land.WIDE, land.LONG],
        "thermalPixel": THERMAL_METRE,
        "thermalPixels": list(degrees.shape[::-1]),
        "thermalPart": list(land.THERMAL_PART),
        "thermalScale": list(land.TEMPERATURE),
        "heightScale": list(land.ELEVATION),
        "heights": [round(float(heights.min()), 1), round(float(heights.max()), 1)],
        "points": len(points),
        "contours": len(lines),
        "interval": INTERVAL,
        "modules": land.TABLES * land.COLUMNS * 2,
        "tables": land.TABLES,
        "bytes": {name: os.path.getsize(_at(name)) for name in names},
        "findings": land.findings(THERMAL_METRE),
    }
    with open(INDEX, "w", encoding="utf-8") as file:
        json.dump(described, file, indent=2)
        file.write("\n")


def _at(name):
    return os.path.join(OUT, f"sample-{name}")


main()
