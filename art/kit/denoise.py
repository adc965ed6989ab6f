"""Builds and calls the denoiser."""

import ctypes
import os
import subprocess

import numpy as np

from raster.image import blur

_library = None


def _load(folder):
    """Compile `denoise.c` into `folder` once and load it."""
    global _library
    if _library is None:
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "denoise.c")
        target = os.path.join(folder, "denoise.so")
        if not os.path.exists(target) or os.path.getmtime(target) < os.path.getmtime(source):
            fresh = f"{target}.{os.getpid()}"
            flags = ["-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
            subprocess.run(["gcc", *flags, source, "-o", fresh, "-lm"], check=True)
            os.replace(fresh, target)
        _library = ctypes.CDLL(target)
    return _library


def _guides(first, second):
    """Guide images and their variance: square roots of the two albedos, and the normals."""
    means, variances = [], []
    for name in ("diffuse", "gloss", "normal"):
        a, b = first[name], second[name]
        if name != "normal":
            a, b = np.sqrt(np.clip(a, 0, 1)), np.sqrt(np.clip(b, 0, 1))
        if name == "gloss":
            a, b = a * 0.5, b * 0.5
        means.append((a + b) / 2)
        variances.append((a - b) ** 2 / 4)
    mean = np.ascontiguousarray(np.concatenate(means, 2), np.float32)
    noise = np.concatenate(variances, 2)
    noise = (noise + np.roll(noise, 1, 0) + np.roll(noise, -1, 0) + np.roll(noise, 1, 1) + np.roll(noise, -1, 1)) / 5
    # Two halves may agree by chance where things are out of focus; a wider neighbourhood tells how noisy it is there.
    noise = np.maximum(noise, blur(noise, 3))
    return mean, np.ascontiguousarray(noise, np.float32)


def denoise(first, second, folder, search=7, patch=1, color_k=0.6, guide_k=0.6):
    """Merge two half renders, each a dict of linear float arrays rgb, diffuse, gloss and normal."""
    features, noise = _guides(first, second)
    a, b = first["rgb"], second["rgb"]
    # A firefly is in one half only: hold each half near the other before comparing.
    lower = np.minimum(a, b)
    a, b = np.minimum(a, lower * 4 + 0.3), np.minimum(b, lower * 4 + 0.3)
    # Compare in a roughly logarithmic space, or highlights would decide everything.
    a = np.ascontiguousarray(np.log1p(np.clip(a, 0, None) * 4), np.float32)
    b = np.ascontiguousarray(np.log1p(np.clip(b, 0, None) * 4), np.float32)
    out = np.empty_like(a)
    height, width, _ = a.shape
    pointer = lambda array: array.ctypes.data_as(ctypes.c_void_p)
    integers = [ctypes.c_int(v) for v in (features.shape[2], width, height, search, patch)]
    factors = [ctypes.c_float(v) for v in (color_k, guide_k)]
    _load(folder).denoise(pointer(a), pointer(b), pointer(features), pointer(noise), *integers, *factors, pointer(out))
    return np.expm1(out) / 4
