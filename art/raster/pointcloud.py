"""Point-cloud pictures: splats with a depth buffer and eye-dome lighting.

Each function takes width, height, the manifest's light and camera (`from`, `to`, `lens` in mm of a
36 mm frame, `shift` upwards in parts of the height), and returns display values 0..1.
"""

import os

import numpy as np

from raster.image import blur, halve, ramp, write_png
from raster.survey import survey

SKY = np.array([0.020, 0.035, 0.062])
LOWEST, SPAN = -3, 30  # metres that the height scale covers
DEFAULT_CAMERA = {"from": [-34, -92, 64], "to": [6, 95, 4], "lens": 34}


def height(width, rows, light, camera):
    """Coloured by height, with the usual scale of survey software, and by how much each point returned."""
    colored = lambda points, colors: ramp((points[:, 2] - LOWEST) / SPAN, "height") * _returned(colors, 0.45, 0.60)
    return _draw(width, rows, camera, colored, light)


def natural(width, rows, light, camera):
    """Coloured as photographed."""
    return _draw(width, rows, camera, lambda _, colors: colors * 1.15, light)


def dusk(width, rows, light, camera):
    """Coloured by height in the house's dusk, dissolving towards the left, where text stands."""
    return _draw(width, rows, camera, _dusk_colors, light, dissolve=(0.08, 0.56), fog_start=230)


def picture_file(kind):
    """A PNG of the default view, made once, for the screens inside other scenes."""
    folder = os.environ.get("ART_OUT") or os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "out")
    path = os.path.join(os.path.abspath(folder), f"screen-{kind}.png")
    if not os.path.exists(path):
        write_png(path, globals()[kind](1280, 720, "", DEFAULT_CAMERA))
    return path


def _project(points, camera, width, rows):
    """Pixel column, pixel row and depth of each point."""
    eye, target = np.array(camera["from"], float), np.array(camera["to"], float)
    forward = (target - eye) / np.linalg.norm(target - eye)
    right = np.cross(forward, [0, 0, 1])
    right /= np.linalg.norm(right)
    up = np.cross(right, forward)
    offset = points - eye
    depth = offset @ forward
    focal = width * camera.get("lens", 34) / 36
    safe = np.maximum(depth, 1e-3)
    u = width / 2 + focal * (offset @ right) / safe
    v = rows * (0.5 - camera.get("shift", 0.04)) - focal * (offset @ up) / safe
    return u, v, depth


def _dusk_colors(points, colors):
    return ramp((points[:, 2] - LOWEST) / (SPAN * 0.8), "dusk") * _returned(colors, 0.45, 0.85)


def _returned(colors, least, more):
    """The natural brightness, which keeps roads, roofs, doors and furrows readable in the colours of height."""
    return least + more * np.clip(colors.mean(1, keepdims=True) / 0.36, 0.3, 1.12)


def _draw(width, rows, camera, color_of, light, dissolve=None, fog_start=210):
    points, colors = survey()
    return draw_points(points, color_of(points, colors), width, rows, camera, dissolve, fog_start)


def draw_points(points, colors, width, rows, camera, dissolve=None, fog_start=210):
    """Any points with their colours, on the dark of the night."""
    big_w, big_h = width * 2, rows * 2
    rng = np.random.default_rng(11)
    colors = colors * (0.85 + 0.25 * rng.random((len(points), 1)))
    u, v, depth = _project(points, camera, big_w, big_h)
    seen = (depth > 5) & (u >= 0) & (u < big_w) & (v >= 0) & (v < big_h)
    if dissolve:
        t = np.clip((u / big_w - dissolve[0]) / (dissolve[1] - dissolve[0]), 0, 1)
        fade = t * t * (3 - 2 * t)
        seen &= rng.random(len(points)) < 0.04 + 0.96 * fade**1.5
        colors = colors * (0.35 + 0.65 * fade)[:, None]
    u, v, depth, colors = (
        u[seen].astype(int),
        v[seen].astype(int),
        depth[seen].astype(np.float32),
        colors[seen].astype(np.float32),
    )
    image, distance = _splat(u, v, depth, colors, big_w, big_h, width / 800)
    for _ in range(4):
        _close_holes(image, distance, 5 if dissolve else 4)
    image *= _eye_dome(distance, 0.9 if dissolve else 1.2)[:, :, None]
    fog = np.clip((distance - fog_start) / 330, 0, 1)[:, :, None]
    night = SKY * (0.55 + 0.9 * np.linspace(1, 0, big_h)[:, None, None])
    image = np.where(np.isinf(distance)[:, :, None], night, image * (1 - fog) + night * fog)
    image = halve(image.astype(np.float32))
    return np.clip(image + 0.35 * blur(np.clip(image - 0.35, 0, 1), max(2, width // 120)), 0, 1)


def _splat(u, v, depth, colors, width, rows, unit):
    """Draw discs, the nearest last: `unit` pixels in radius at 150 m, larger nearer by than perspective asks, so that the
    foreground closes."""
    order = np.argsort(-depth)
    radius = unit * np.clip((150 / depth[order]) ** 1.6, 1, 5)
    size = int(radius.max())
    image, distance = np.zeros((rows, width, 3), np.float32), np.full((rows, width), np.inf, np.float32)
    for dx in range(-size, size + 1):
        for dy in range(-size, size + 1):
            large = order[radius >= np.hypot(dx, dy)]
            uu, vv = np.clip(u[large] + dx, 0, width - 1), np.clip(v[large] + dy, 0, rows - 1)
            nearer = depth[large] < distance[vv, uu]
            image[vv[nearer], uu[nearer]] = colors[large[nearer]]
            distance[vv[nearer], uu[nearer]] = depth[large[nearer]]
    return image, distance


def _close_holes(image, distance, fewest):
    """Fill, in place, empty pixels with at least `fewest` points among their eight neighbours."""
    around = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    filled = ~np.isinf(distance)
    near = sum(np.roll(filled, shift, (1, 0)).astype(np.int8) for shift in around)
    rows, columns = np.nonzero(~filled & (near >= fewest))
    color, depth, count = (
        np.zeros((len(rows), 3), np.float32),
        np.zeros(len(rows), np.float32),
        np.zeros(len(rows), np.float32),
    )
    for dx, dy in around:
        r, c = np.clip(rows + dy, 0, filled.shape[0] - 1), np.clip(columns + dx, 0, filled.shape[1] - 1)
        known = filled[r, c]
        color[known] += image[r[known], c[known]]
        depth[known] += distance[r[known], c[known]]
        count += known
    # At the picture's edge the neighbours counted above may lie on its other side: such a pixel stays empty.
    rows, columns, color, depth, count = (values[count > 0] for values in (rows, columns, color, depth, count))
    image[rows, columns] = color / count[:, None]
    distance[rows, columns] = depth / count


def _eye_dome(distance, strength):
    """Darken points behind their neighbours, which shows shape without normals."""
    log_depth = np.log2(np.where(np.isinf(distance), 2000, distance))
    shade = np.zeros_like(log_depth)
    for reach in (2, 4):
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)):
            shade += np.minimum(
                np.maximum(0, log_depth - np.roll(np.roll(log_depth, dy * reach, 0), dx * reach, 1)), 0.12
            )
    return np.exp(-shade * strength)
