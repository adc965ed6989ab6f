"""Arithmetic on pictures held as numpy arrays, and a PNG writer, so that no imaging library is needed."""

import struct
import zlib

import numpy as np

# Stops of the false-colour scale, evenly spaced, coldest first. Those of iron, height and crop make the SVG scales on the site too.
PALETTES = {
    "iron": [
        (0, 0, 0.06),
        (0.13, 0, 0.36),
        (0.45, 0.02, 0.55),
        (0.78, 0.12, 0.42),
        (0.95, 0.38, 0.10),
        (1, 0.70, 0.08),
        (1, 0.93, 0.45),
        (1, 1, 0.92),
    ],
    "height": [
        (0.05, 0.10, 0.42),
        (0.03, 0.38, 0.75),
        (0.05, 0.70, 0.70),
        (0.30, 0.85, 0.40),
        (0.93, 0.88, 0.25),
        (0.98, 0.55, 0.12),
        (0.90, 0.18, 0.12),
    ],
    "dusk": [
        (0.10, 0.24, 0.42),
        (0.14, 0.38, 0.55),
        (0.34, 0.54, 0.62),
        (0.74, 0.70, 0.58),
        (0.98, 0.62, 0.26),
        (1.0, 0.40, 0.08),
    ],
    # Water, bare soil, sparse, dense.
    "crop": [
        (0.16, 0.27, 0.44),
        (0.36, 0.33, 0.36),
        (0.62, 0.42, 0.26),
        (0.86, 0.66, 0.32),
        (0.93, 0.88, 0.50),
        (0.56, 0.76, 0.32),
        (0.20, 0.56, 0.22),
        (0.03, 0.32, 0.15),
    ],
}


def blur(image, radius):
    """Two box blurs, near enough to a Gaussian of that radius."""
    for _ in range(2):
        for axis in (0, 1):
            pad = [(radius + 1, radius) if i == axis else (0, 0) for i in range(image.ndim)]
            total = np.cumsum(np.pad(image, pad, mode="edge"), axis=axis)
            length = total.shape[axis]
            upper = np.take(total, range(2 * radius + 1, length), axis)
            lower = np.take(total, range(0, length - 2 * radius - 1), axis)
            image = (upper - lower) / (2 * radius + 1)
    return image


def ramp(values, palette):
    """Colours for values 0..1."""
    stops = np.array(PALETTES[palette], np.float32)
    t = np.clip(values, 0, 1) * (len(stops) - 1)
    i = np.minimum(t.astype(int), len(stops) - 2)
    f = (t - i)[..., None]
    return stops[i] * (1 - f) + stops[i + 1] * f


def false_color(gray, palette, seed=1):
    """A thermal camera's picture of emitted values: a little soft, a little noisy, then coloured."""
    height, width = gray.shape
    gray = blur(gray, max(1, width // 1400))
    coarse = np.random.default_rng(seed).normal(0, 0.010, (height // 2 + 1, width // 2 + 1))
    gray = gray + np.repeat(np.repeat(coarse, 2, 0), 2, 1)[:height, :width]
    return ramp((gray - 0.12) / 0.80, palette).astype(np.float32)


def night_view(gray):
    """What a drone's thermal camera shows at night, white hot: soft, contrast raised at edges, grain and columns.

    gray: emitted values 0..1, height by width. Returns RGB, 0..1.
    """
    height, width = gray.shape
    unit = width / 1600
    soft = blur(gray, max(1, int(unit)))
    soft = soft + 0.45 * (soft - blur(soft, round(24 * unit)))
    rng = np.random.default_rng(1)
    grain = blur(rng.normal(0, 0.055, gray.shape), max(1, round(unit)))
    columns = np.repeat(rng.normal(0, 0.004, width // 2 + 1), 2)[:width]
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    seen = (soft - 0.12) / 0.80 * (1 - 0.12 * (x * x + y * y)) + grain + columns
    return np.repeat(np.clip(0.02 + 0.96 * seen, 0.02, 0.98)[..., None], 3, 2).astype(np.float32)


def halve(image):
    """Average blocks of two by two."""
    return (image[0::2, 0::2] + image[1::2, 0::2] + image[0::2, 1::2] + image[1::2, 1::2]) / 4


def write_png(path, image):
    """Write an array of display values 0..1, top row first."""
    height, width, _ = image.shape
    rows = (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)
    raw = np.concatenate([np.zeros((height, 1), np.uint8), rows.reshape(height, width * 3)], 1).tobytes()

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(
            b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(raw, 6)) + chunk(b"IEND", b"")
        )
