"""Cleans a render with the network of Open Image Denoise (Áfra and others, Intel).

Debian has no package of that library, but its network is small enough to run here, in numpy. Layers and transfer
function are those of the library's `unet_filter.cpp` and `color.h`; `oidn/` holds its weights and their licence.
"""

import os
import struct

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "oidn", "rt_hdr_alb_nrm.tza")
BRIGHTEST = 65504.0
STRIP = 16  # rows at once: more take more memory than they save time


def denoise(rgb, albedo, normal):
    """Clean linear colours; all three are height by width by three, 32-bit floats, normals from -1 to 1."""
    height, width, _ = rgb.shape
    gray = rgb @ np.array((0.212671, 0.715160, 0.072169), np.float32)
    scale = 0.18 / np.exp2(np.mean(np.log2(gray[gray > 1e-8]))) if (gray > 1e-8).any() else 1.0
    top = _encoded(np.float64(BRIGHTEST))
    color = _encoded(np.clip(rgb * scale, 0, BRIGHTEST)) / top
    seen = np.concatenate([color, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], 2).astype(np.float32)
    # The network halves the picture four times.
    seen = np.pad(seen, ((0, -height % 16), (0, -width % 16), (0, 0)), mode="edge")
    return (_decoded(_network(seen)[:height, :width] * top) / scale).astype(np.float32)


def _encoded(y):
    """Linear light as the eye grades it: the library's perceptually uniform transfer function."""
    low = 1.64593172 * np.power(np.maximum(y, 1.57945760e-06), 4.31384981e-01) - 2.94139609e-03
    high = 1.92653254e-01 * np.log(y + 6.26026094e-03) + 9.98620152e-01
    return np.where(y <= 1.57945760e-06, 1.41283765e03 * y, np.where(y <= 3.22087631e-02, low, high))


def _decoded(x):
    low = np.power(np.maximum(x + 2.94139609e-03, 0) / 1.64593172, 1 / 4.31384981e-01)
    high = np.exp((x - 9.98620152e-01) / 1.92653254e-01) - 6.26026094e-03
    return np.where(x <= 2.23151711e-03, x / 1.41283765e03, np.where(x <= 3.70974749e-01, low, high))


def _network(seen):
    layers = _weights(WEIGHTS)
    layer = lambda name, x: _convolved(x, layers[f"{name}.weight"], layers[f"{name}.bias"])
    x = layer("enc_conv0", seen)
    kept = [seen]
    for name in ("enc_conv1", "enc_conv2", "enc_conv3", "enc_conv4"):
        x = _halved(layer(name, x))
        kept.append(x)
    kept.pop()
    x = layer("enc_conv5b", layer("enc_conv5a", x))
    for k in (4, 3, 2, 1):
        x = np.concatenate([x.repeat(2, 0).repeat(2, 1), kept.pop()], 2)
        x = layer(f"dec_conv{k}b", layer(f"dec_conv{k}a", x))
    return layer("dec_conv0", x)


def _convolved(x, weight, bias):
    """A 3 by 3 convolution with zeros around the picture; nothing below zero comes out."""
    height, width, channels = x.shape
    padded = np.pad(x, ((1, 1), (1, 1), (0, 0)))
    matrix = weight.reshape(len(weight), -1).T
    out = np.empty((height, width, len(weight)), np.float32)
    for top in range(0, height, STRIP):
        strip = sliding_window_view(padded[top : top + STRIP + 2], (3, 3), axis=(0, 1))
        out[top : top + STRIP] = np.maximum(strip.reshape(-1, channels * 9) @ matrix + bias, 0).reshape(-1, width, len(bias))
    return out


def _halved(x):
    height, width, channels = x.shape
    return x.reshape(height // 2, 2, width // 2, 2, channels).max((1, 3))


def _weights(path):
    """The tensors of a weights file by name, as 32-bit floats (format: the library's `tza.cpp`)."""
    with open(path, "rb") as file:
        data = file.read()
    at, found = struct.unpack_from("<Q", data, 4)[0], {}
    count, at = struct.unpack_from("<I", data, at)[0], at + 4
    for _ in range(count):
        length = struct.unpack_from("<H", data, at)[0]
        name, at = data[at + 2 : at + 2 + length].decode(), at + 2 + length
        shape = struct.unpack_from(f"<{data[at]}I", data, at + 1)
        at += 1 + 5 * len(shape)  # the sizes, and a letter for each that names it
        kind, offset = struct.unpack_from("<cQ", data, at)
        at += 9
        numbers = np.frombuffer(data, "<f2" if kind == b"h" else "<f4", int(np.prod(shape)), offset)
        found[name] = numbers.reshape(shape).astype(np.float32)
    return found
