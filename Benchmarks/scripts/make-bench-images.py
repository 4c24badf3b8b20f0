#!/usr/bin/python3
"""Writes the pictures that the benchmarks decode into the folder given: one scene in five formats and three sizes, and
in its largest size as TIFF, HEIC and JPEG XL.

Debian's python3-pil and python3-numpy. The scene is computed: smooth shapes, edges and noise, as a photograph has them.
With the argument `formats`, only the last are written.
"""
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True

import numpy as np
from PIL import Image

SIZES = {800: (800, 600), 1600: (1600, 1200), 4000: (4000, 3000)}


def scene(width, height):
    random = np.random.default_rng(4)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = x / width, y / height
    sky = np.stack([90 + 90 * y, 140 + 60 * y, 220 - 40 * y], axis=-1)
    ridge = 0.55 + 0.08 * np.sin(9 * x) + 0.04 * np.sin(31 * x + 1) + 0.012 * np.sin(140 * x)
    ground = np.stack([70 + 60 * np.sin(60 * x * y) ** 2, 90 + 50 * np.cos(45 * (x - y)) ** 2, 50 + 30 * x], axis=-1)
    picture = np.where((y > ridge)[..., None], ground, sky)
    for _ in range(40):
        cx, cy, radius = random.random(), 0.6 + 0.4 * random.random(), 0.01 + 0.05 * random.random()
        disc = (x - cx) ** 2 + (y - cy) ** 2 < radius ** 2
        picture[disc] = 0.4 * picture[disc] + 0.6 * random.integers(0, 256, 3)
    # Grain of about two pixels, as a sensor and its demosaicing leave it.
    grain = random.normal(0, 9, (height // 2 + 1, width // 2 + 1, 1)).repeat(2, 0).repeat(2, 1)[:height, :width]
    fine = random.normal(0, 3, (height, width, 3))
    return Image.fromarray(np.clip(picture + grain + fine, 0, 255).astype(np.uint8))


def make_formats(folder):
    """TIFF by compressions, and HEIC in both shapes: one image, and tiles as phones have them."""
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / 'Tests/Fixtures'))
    from fixtures import heif

    name, size = max(SIZES.items())
    picture = scene(*size)
    # Differences of neighbours, as Photoshop writes them.
    differences = {317: 2}
    for kind, options in (('plain', {}), ('lzw', dict(compression='tiff_lzw', tiffinfo=differences)),
                          ('deflate', dict(compression='tiff_adobe_deflate', tiffinfo=differences)),
                          ('jpeg', dict(compression='jpeg', quality=88))):
        picture.save(folder / f'photo-{name}-{kind}.tiff', **options)
    (folder / f'photo-{name}.heic').write_bytes(heif.heic(picture, '-q', 60))
    (folder / f'photo-{name}-tiles.heic').write_bytes(heif.heif(*heif.grid(picture, 512, options=('-q', 60))))
    with tempfile.NamedTemporaryFile(suffix='.png') as file:
        picture.save(file.name, compress_level=1)
        for kind, options in (('', ['-d', '1']), ('-lossless', ['-d', '0', '-e', '4'])):
            subprocess.run(['cjxl', file.name, folder / f'photo-{name}{kind}.jxl', *options], check=True,
                           capture_output=True)
    (folder / 'done-formats').touch()


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    if sys.argv[2:] == ['formats']:
        return make_formats(folder)
    for name, (width, height) in SIZES.items():
        picture = scene(width, height)
        picture.save(folder / f'photo-{name}.jpg', quality=88)
        picture.save(folder / f'photo-{name}-progressive.jpg', quality=88, progressive=True)
        picture.save(folder / f'photo-{name}.png', compress_level=6)
        picture.save(folder / f'photo-{name}.webp', quality=82)
        picture.save(folder / 'avif.png', compress_level=1)
        subprocess.run(['avifenc', '--speed', '9', '--min', '20', '--max', '20', '--jobs', '2', folder / 'avif.png',
                        folder / f'photo-{name}.avif'], check=True, capture_output=True)
        picture.quantize(256).save(folder / f'photo-{name}.gif', interlace=0)
    (folder / 'avif.png').unlink()
    (folder / 'done').touch()


main()
