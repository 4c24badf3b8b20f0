#!/usr/bin/python3
"""Writes 1,000 different JPEGs, as a list shows them, into the folder list of the folder given, which has the photo
of make-bench-images.py. They are 640×480 to 1600×1200 pixels, one in four upright, and of 120 KB on average.
"""
import concurrent.futures
import os
import pathlib
import random
import sys

from PIL import Image

COUNT = 1000
# All of 4:3, so that each library makes thumbnails of the same size.
WIDTHS = range(640, 1601, 32)
QUALITIES = range(38, 80)


def write(part):
    folder = pathlib.Path(sys.argv[1])
    # Half the size, which takes away a part of the grain, as cameras do.
    photo = Image.open(folder / 'photo-4000.jpg').reduce(2)
    for number in part:
        chance = random.Random(number)
        width = chance.choice(WIDTHS)
        size = (width, width * 3 // 4)
        left, top = chance.randint(0, photo.width - size[0]), chance.randint(0, photo.height - size[1])
        crop = photo.crop((left, top, left + size[0], top + size[1]))
        if number % 4 == 3:
            crop = crop.transpose(Image.Transpose.ROTATE_90)
        crop.save(folder / 'list' / f'{number}.jpg', quality=chance.choice(QUALITIES))


def main():
    folder = pathlib.Path(sys.argv[1]) / 'list'
    folder.mkdir(exist_ok=True)
    processors = os.cpu_count() or 1
    with concurrent.futures.ProcessPoolExecutor(processors) as pool:
        list(pool.map(write, [range(first, COUNT, processors) for first in range(processors)]))
    (folder / 'done').touch()


main()
