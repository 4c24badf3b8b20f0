"""The photographs that the servers are asked for, made from those of mate-backgrounds.

Each is another part of one of them, mirrored or not, darker or brighter, in JPEG (quality 85), PNG and WebP (quality
85). Those of 4000 pixels are enlarged, but for the ones from the largest picture.
"""
import concurrent.futures
import os
import pathlib
import random

from PIL import Image, ImageEnhance, ImageOps

PHOTOS = pathlib.Path('/usr/share/backgrounds/mate')
# The name of a set, its size in pixels, and how many different photographs it has.
SETS = {'middle': ((1600, 1067), 200), 'large': ((4000, 2667), 24), 'warm': ((1600, 1067), 8)}
FORMATS = {'jpg': {'quality': 85}, 'png': {}, 'webp': {'quality': 85}}


def originals():
    found = sorted([*(PHOTOS / 'nature').glob('*.jpg'), PHOTOS / 'abstract/Elephants_5640x3172.jpg'])
    if len(found) < 10:
        raise SystemExit(f'bench: {PHOTOS} has no photographs; install mate-backgrounds')
    return found


def write(folder, name, size, number):
    chance = random.Random(f'{name} {number}')
    photos = originals()
    if name == 'large':
        # The grain of the first would make PNGs of 20 MB; halcyon-server loads 16 MB at most.
        photos[0] = photos[1]
    photo = Image.open(photos[number % len(photos)]).convert('RGB')
    ratio = size[0] / size[1]
    width = min(photo.width, photo.height * ratio) * chance.uniform(0.6, 1)
    height = width / ratio
    left, top = chance.uniform(0, photo.width - width), chance.uniform(0, photo.height - height)
    image = photo.resize(size, Image.Resampling.LANCZOS, box=(left, top, left + width, top + height))
    if chance.random() < 0.5:
        image = ImageOps.mirror(image)
    image = ImageEnhance.Brightness(image).enhance(chance.uniform(0.8, 1.15))
    for suffix, options in FORMATS.items():
        image.save(folder / f'{name}-{number}.{suffix}', **options)


def make(folder):
    """Writes what is missing into a folder, with both processors."""
    if (folder / 'done').exists():
        return
    folder.mkdir(parents=True, exist_ok=True)
    print('bench: making the photographs, which takes some minutes', flush=True)
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(write, folder, name, size, number)
                for name, (size, count) in SETS.items() for number in range(count)]
        for job in jobs:
            job.result()
    (folder / 'done').touch()


def names(name, suffix):
    return [f'{name}-{number}.{suffix}' for number in range(SETS[name][1])]
