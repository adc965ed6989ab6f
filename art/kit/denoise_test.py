"""Run by `npm test --prefix art`; needs numpy, no Blender."""

import os
import sys
import unittest

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from kit.denoise import Y_MAX, denoise, pu_forward, pu_inverse

HEIGHT, WIDTH = 90, 150  # neither divisible by 16


def stripes():
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    return np.stack([0.2 + 0.2 * (x // 30 % 2) + 0.1 * np.sin(y / 20)] * 3, 2).astype(np.float32)


class Denoise(unittest.TestCase):
    def setUp(self):
        self.clean = stripes()
        self.nothing = np.zeros_like(self.clean)
        self.noisy = (self.clean * np.random.default_rng(1).exponential(1, self.clean.shape)).astype(np.float32)

    def test_takes_noise_away(self):
        error = lambda image: np.abs(image - self.clean).mean()
        self.assertGreater(error(self.noisy), 0.2)
        self.assertLess(error(denoise(self.noisy, self.nothing, self.nothing)), 0.04)

    def test_leaves_a_clean_picture_as_it_is(self):
        guide = self.clean
        self.assertLess(np.abs(denoise(self.clean, guide, self.nothing) - self.clean).mean(), 0.01)

    def test_is_the_same_in_a_thousandth_of_the_light(self):
        bright = denoise(self.noisy, self.nothing, self.nothing)
        dark = denoise(self.noisy / 1000, self.nothing, self.nothing) * 1000
        np.testing.assert_allclose(dark, bright, rtol=0.02)

    def test_what_is_no_number_stays_where_it_is(self):
        self.noisy[40, 70], self.noisy[10, 20] = np.nan, np.inf
        out = denoise(self.noisy, self.nothing, self.nothing)
        self.assertTrue(np.isfinite(out).all())
        self.assertLess(np.abs(out - self.clean)[60:, 100:].mean(), 0.06)

    def test_the_transfer_function_has_an_inverse(self):
        y = np.geomspace(1e-7, Y_MAX, 1000)
        np.testing.assert_allclose(pu_inverse(pu_forward(y)), y, rtol=1e-4)
