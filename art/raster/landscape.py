"""Landscapes of Madhya Pradesh, drawn by numpy alone.

Each function takes width, height, light and the camera of the manifest. The camera is level: `height` metres above the
plain, `lens` in mm, `horizon` in parts of the height from the top.
"""

import os
from dataclasses import replace

import numpy as np

from raster.foliage import plant, sprites
from raster.hours import HOURS
from raster.image import blur, halve, write_png
from raster.noise import value_noise
from raster.tableland import TOP, basin, cover, parcels, tables
from raster.view import View, cast


def ridges(width, rows, light, camera):
    """Flat-topped ridges around a plain with a small reservoir.

    `seed`, `trees` and `sky` of the camera are the seeds of ridges, trees and clouds; `water` is the reservoir's level,
    None for none.
    """
    hour = replace(HOURS[light], seed=camera.get("sky", HOURS[light].seed))
    relief = basin(tables(camera.get("seed", 7), 1500, -0.06, reach=1700), (-330, 1150), (240, 170))
    return _draw(width, rows, hour, camera, relief, 110, trees=(300, 4200, 15000), water=camera.get("water", -3.0))


def lake(width, rows, light, camera):
    """A wide lake, low flat hills and a town's first lamps beyond it."""
    hills = tables(19, 4200, 0.05, 78, 2300)

    def shore(x):
        return 2900 + 300 * value_noise(x, 0 * x, 900, 3, 4) - 1500 * np.clip((x - 330) / 900, 0, 1) ** 0.8

    def land(x, y):
        inland = y - shore(x)
        rise = np.clip(inland / 240, 0, 1) * (9 + 5 * value_noise(x, y, 420, 8, 4))
        behind = np.maximum(0, hills(x, y)) * np.clip(inland / 600, 0, 1)
        return np.where(inland < 0, np.maximum(inland * 0.03, -6), 0.5 + np.maximum(rise, 0)) + behind

    rng = np.random.default_rng(8)
    x = np.concatenate([rng.normal(-780, 330, 46), rng.uniform(-1700, 900, 34)])
    y = shore(x) + rng.uniform(20, 420, len(x))
    lamps = np.stack([x, y, land(x, y) + rng.uniform(4, 11, len(x))], 1)
    return _draw(
        width,
        rows,
        HOURS[light],
        camera,
        land,
        1100,
        trees=(1200, 4600, 14000),
        water=0.0,
        lamps=lamps,
        waves=1.0,
        shore=1.0,
    )


def backdrop(kind, light, camera):
    """A function of width and height that gives a landscape to set a machine before; it is drawn once and kept."""

    def drawn(width, rows):
        folder = os.environ.get("ART_OUT") or os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "out")
        said = "-".join(str(value) for value in (kind, light, *camera.values(), width, rows))
        path = os.path.join(os.path.abspath(folder), f"backdrop-{said}.npy")
        if not os.path.exists(path):
            np.save(path, globals()[kind](width, rows, light, camera).astype(np.float32))
        return np.load(path)

    return drawn


def flight_picture():
    """A PNG of the ridges with a pilot's level lines over them, made once, for the screen of a simulator."""
    folder = os.environ.get("ART_OUT") or os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "out")
    path = os.path.join(os.path.abspath(folder), "screen-flight.png")
    if not os.path.exists(path):
        camera = {"height": 60, "lens": 30, "horizon": 0.5, "seed": 31}
        image = ridges(1280, 720, "morning", camera)
        y, x = np.abs(np.mgrid[0:720, 0:1280] - np.array([360, 640])[:, None, None])
        lines = (y < 2) & (x > 70) & (x < 250)
        for step in (1, 2):
            lines |= (np.abs(y - 80 * step) < 1.5) & (x > 60) & (x < 130 - 20 * step)
        ring = np.abs(np.hypot(x, y) - 16) < 1.6
        sides = (x > 468) & (x < 472) & (y < 220) | (x > 472) & (x < 486 + 10 * (y % 110 < 2)) & (y % 22 < 2) & (
            y < 221
        )
        image = np.where((lines | ring | sides)[..., None], (0.86, 0.97, 0.88), image)
        write_png(path, image)
    return path


def _draw(width, rows, hour, camera, relief, near, trees, water=None, lamps=None, waves=0.35, shore=0.0):
    """Sky, land, trees, then buildings, then the water, which mirrors all of it."""
    view = View(width * 2, rows * 2, camera["height"], camera.get("lens", 40), camera.get("horizon", 0.6))
    seen = cast(view, relief, near)
    across = np.broadcast_to(view.across(), seen.far.shape)
    image = hour.sky(view.across(), view.up())
    land = np.isfinite(seen.far)
    far, z = seen.far[land], seen.z[land]
    steep = np.hypot(seen.east[land], seen.north[land])
    color = cover(seen.x[land], far, z, steep, far / view.focal)
    color = hour.lit(color, seen.east[land], seen.north[land])
    image[land] = hour.in_haze(color, far, across[land])
    points, scales = _stand(relief, *trees, view, -1e9 if water is None else water + 0.8, camera.get("trees", 4))
    plant(image, seen, view, hour, sprites(hour), points, scales)
    if lamps is not None:
        _draw_lamps(image, view, lamps)
    if water is not None:
        _draw_water(image, seen, view, hour, water, waves, shore)
    image = halve(image)
    y, x = np.mgrid[0:rows, 0:width]
    off = (x / width - 0.5) ** 2 + (y / rows - 0.5) ** 2 * 0.6
    image = image * (1 - 0.22 * np.clip(off * 2.2, 0, 1))[:, :, None]
    # Half a step of noise, or the sky would show steps.
    return np.clip(image + np.random.default_rng(1).uniform(-0.004, 0.004, (rows, width, 1)), 0, 1)


def _stand(relief, near, far, count, view, lowest, seed):
    """Places and scales of trees: dense on slopes, loose on the tables, few on the plain, none below `lowest`."""
    rng = np.random.default_rng(seed)
    spread = view.width / 2 / view.focal * 1.05
    y = np.exp(rng.uniform(np.log(near), np.log(far), count))
    x = y * rng.uniform(-spread, spread, count)
    z = relief(x, y)
    share = np.interp(z, (4, 10, 30, 0.6 * TOP, 0.9 * TOP, TOP), (0.07, 0.40, 0.9, 0.95, 0.6, 0.45))
    share = np.where(z < 6, np.where(parcels(x, y)[2] < 5, 0.7, 0.008), share)
    share = share * np.clip(0.55 + 0.5 * value_noise(x, y, 240, 53, 3), 0.10, 1)
    stands = (rng.random(count) < share) & (z > lowest)
    points = np.stack([x, y, z - 0.2], 1)[stands]
    # In the distance, one crown represents a clump.
    return points, rng.uniform(0.65, 1.2, len(points)) * np.clip(points[:, 1] / 1500, 1, 1.8)


def _draw_lamps(image, view, lamps):
    rng = np.random.default_rng(6)
    light = np.zeros_like(image)
    column, row, _ = view.project(lamps)
    for c, r in zip(column.astype(int), row.astype(int)):
        if 2 <= c < view.width - 2 and 2 <= r < view.rows - 2:
            light[r - 1 : r + 1, c - 1 : c + 1] += np.array((1.0, 0.66, 0.34)) * rng.uniform(0.2, 1.0)
    image += 1.2 * light + 4 * blur(light, 2) + 5 * blur(light, 7)


def _draw_water(image, seen, view, hour, level, waves, bank):
    """Water mirrors the scene beyond it; near the camera it is transparent and dark.

    `bank` 1 mirrors what stands on the far shore itself, 0 what stands at the horizon, beyond flat land.
    """
    down = np.maximum(-view.up(), 1e-6)[:, None]
    away = np.where(view.up()[:, None] < 0, (view.height - level) / down, np.inf)
    # Not where the land ends and the sky begins: there the water would be a line along the horizon.
    wet = (np.broadcast_to(away, seen.far.shape) < seen.far) & np.isfinite(seen.far)
    if not wet.any():
        return
    shore = np.where(wet.any(0), wet.argmax(0), view.rows)
    line = view.level + bank * (blur(shore[None].astype(np.float32), view.width // 90)[0] - view.level)
    soft = _smear(image, view.rows // 90)
    r, c = np.nonzero(wet)
    d = away[r, 0]
    x = d * view.across()[c]
    # Waves are seen drawn out sideways; far ones are too fine to see and only blur.
    swell = value_noise(x * 0.35, d, 9.0, 21, 5, 0.6) * np.clip(260 / d, 0, 1)
    fine = value_noise(c * 1.0, r * 9.0, 90.0, 22, 3, 0.6)
    source = 2 * line[c] - r - waves * view.rows * (0.012 * swell + 0.004 * fine)
    source = np.clip(source, 0, line[c]).astype(int)
    glance = (r - view.level) / view.focal
    mirror = 0.06 + 0.90 * np.exp(-glance / 0.16)
    deep = hour.clear(np.zeros(1), np.full(1, 0.5))[0] * 0.22
    image[r, c] = soft[source, c] * mirror[:, None] * (0.74 + 0.22 * bank) + deep * (1 - mirror)[:, None]


def _smear(image, reach):
    """Average along columns, as moving water does."""
    total = np.cumsum(np.pad(image, ((reach + 1, reach), (0, 0), (0, 0)), mode="edge"), axis=0)
    return (total[2 * reach + 1 :] - total[: -2 * reach - 1]) / (2 * reach + 1)
