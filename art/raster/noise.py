"""Smooth noise for land drawn by numpy alone."""

import numpy as np


def value_noise(x, y, scale, seed, octaves=5, fade=0.5):
    """Smooth noise of metre coordinates; `scale` is the size of its largest features."""
    out, weight = np.zeros(np.shape(x), np.float32), 1.0
    for octave in range(octaves):
        lattice = np.random.default_rng(seed + octave).normal(size=(256, 256)).astype(np.float32)
        u, v = (np.asarray(at, np.float32) * np.float32(2**octave / scale) + np.float32(1000) for at in (x, y))
        iu, iv = np.floor(u).astype(int), np.floor(v).astype(int)
        fu, fv = u - iu, v - iv
        fu, fv = fu * fu * (3 - 2 * fu), fv * fv * (3 - 2 * fv)
        a, b, c, d = iu % 256, (iu + 1) % 256, iv % 256, (iv + 1) % 256
        near = lattice[a, c] * (1 - fu) + lattice[b, c] * fu
        far = lattice[a, d] * (1 - fu) + lattice[b, d] * fu
        out += weight * (near * (1 - fv) + far * fv)
        weight *= fade
    return out
