#!/usr/bin/env python3
"""Draws pictures that anybody may redistribute: every pixel is computed here. The program's guide shows them in a sheet.

Between them they have all four formats, transparency, and pixels that are stored turned. The same every time.

usage: make-artwork.py FOLDER
"""

import os
import sys

import numpy as np
from PIL import Image

TURNED_CLOCKWISE = 6


def grid(width, height):
    y, x = np.mgrid[0:height, 0:width]
    return (x - width / 2) / min(width, height), (y - height / 2) / min(width, height)


def palette(t, phase, warmth=1.0):
    """Colours along a cosine: smooth, and the same at both ends."""
    t = t[..., None] + np.array([0.0, 0.12, 0.26]) * warmth + phase
    return 0.5 + 0.48 * np.cos(2 * np.pi * t)


def image(rgb):
    return Image.fromarray((np.clip(rgb, 0, 1) * 255).astype(np.uint8))


def julia(width, height, c, phase):
    x, y = grid(width, height)
    z = (x + 1j * y) * 2.6
    steps = np.zeros(z.shape)
    for _ in range(90):
        inside = np.abs(z) < 8
        z = np.where(inside, z * z + c, z)
        steps += inside
    smooth = steps + 1 - np.log2(np.maximum(np.log(np.abs(z) + 1e-9), 1e-3))
    return image(palette(np.sqrt(np.maximum(smooth, 0)) / 5, phase))


def noise(width, height, seed, octaves=6):
    """Value noise: random numbers on coarser and finer lattices, interpolated and added up."""
    chance = np.random.default_rng(seed)
    total = np.zeros((height, width))
    for octave in range(octaves):
        cells = 2 ** (octave + 1)
        lattice = Image.fromarray(chance.random((cells + 2, cells * 2 + 2)).astype(np.float32))
        total += np.asarray(lattice.resize((width, height), Image.Resampling.BICUBIC)) / 2**octave
    return (total - total.min()) / (total.max() - total.min())


def mountains(width, height, seed, sky):
    low, high = np.array(sky[0]), np.array(sky[1])
    rows = np.linspace(0, 1, height)[:, None, None]
    picture = np.broadcast_to(high + (low - high) * rows**1.5, (height, width, 3)).copy()
    x, y = grid(width, height)
    sun = np.hypot(x - 0.25, y + 0.2)
    picture += np.clip(0.09 / (sun + 0.02) - 0.25, 0, 1)[..., None] * np.array([1.0, 0.8, 0.5])
    for layer in range(5):
        ridge = noise(width, 64, seed + layer, 7)[32] * (0.16 + 0.05 * layer)
        edge = (0.42 + 0.13 * layer - ridge) * height
        under = np.arange(height)[:, None] > edge[None, :]
        shade = low * (0.75 - 0.15 * layer) + np.array([0.02, 0.03, 0.06]) * layer
        picture[under] = shade
    return image(picture)


def rings(width, height, count, phase):
    x, y = grid(width, height)
    angle = np.arctan2(y, x) / (2 * np.pi)
    radius = np.hypot(x, y)
    return image(palette(radius * count + 0.15 * np.sin(2 * np.pi * (angle * 6 + radius)), phase, 0.8))


def marble(width, height, seed, phase):
    x, y = grid(width, height)
    return image(palette(noise(width, height, seed) * 1.4 + 0.2 * np.sin(6 * (x + y)), phase, 0.5))


def orb(side, phase):
    """A glass ball on nothing: the picture with transparency."""
    x, y = grid(side, side)
    radius = np.hypot(x, y)
    height = np.sqrt(np.clip(0.2 - radius**2, 0, 1))
    light = np.clip((-x - y) * 0.9 + height * 1.6, 0.08, 1.2)
    colour = palette(noise(side, side, 5, 4), phase, 0.6) * light[..., None]
    colour += (np.clip(1 - np.hypot(x + 0.17, y + 0.17) * 9, 0, 1) ** 2)[..., None]
    alpha = np.clip((0.447 - radius) * side / 2, 0, 1)
    return image(np.dstack([colour, alpha]))


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    dusk, dawn, noon = [(0.95, 0.5, 0.3), (0.2, 0.2, 0.45)], [(0.98, 0.8, 0.6), (0.45, 0.6, 0.8)], [
        (0.75, 0.88, 0.95), (0.2, 0.45, 0.75)]
    upright = mountains(900, 1200, 40, dawn)
    exif = Image.Exif()
    exif[0x0112] = TURNED_CLOCKWISE
    pictures = {
        "evening.jpg": (mountains(1600, 1000, 10, dusk), {"quality": 88}),
        "julia.png": (julia(900, 900, -0.7269 + 0.1889j, 0.1), {}),
        "rings.webp": (rings(1200, 800, 4, 0.3), {"quality": 88}),
        "orb.png": (orb(800, 0.05), {}),
        "upright.jpg": (upright.transpose(Image.Transpose.ROTATE_90), {"quality": 88, "exif": exif.tobytes()}),
        "marble.jpg": (marble(1400, 900, 21, 0.55), {"quality": 90, "progressive": True}),
        "noon.webp": (mountains(1500, 900, 70, noon), {"quality": 88}),
        "dendrite.jpg": (julia(1200, 800, 0.0 + 1.0j, 0.62), {"quality": 90}),
        "target.gif": (rings(600, 600, 7, 0.8).quantize(64), {}),
        "dragon.webp": (julia(1100, 800, -0.8 + 0.156j, 0.45), {"quality": 90}),
        "agate.png": (marble(800, 800, 33, 0.9), {}),
        "moon.webp": (orb(600, 0.6), {"quality": 90}),
        "ridge.jpg": (mountains(2400, 900, 95, dawn), {"quality": 88, "progressive": True}),
        "iris.jpg": (rings(900, 1100, 2.5, 0.05), {"quality": 90}),
        "rabbit.gif": (julia(700, 500, -0.123 + 0.745j, 0.3).quantize(96), {}),
    }
    for name, (picture, options) in pictures.items():
        picture.save(os.path.join(folder, name), **options)


if __name__ == "__main__":
    main()
