#!/usr/bin/env python3
"""Makes a gallery of photographs to load: cuttings of the photographs of Debian's package mate-backgrounds, in four
formats and many sizes. The same every time; nothing is made twice.

usage: make-gallery.py FOLDER
"""

import glob
import multiprocessing
import os
import random
import struct
import sys
import zlib

from PIL import Image, ImageDraw, ImageOps

PHOTOGRAPHS = sorted(glob.glob("/usr/share/backgrounds/mate/nature/*.jpg"))
CUTTINGS = 18
# What each cutting of a photograph becomes, in turn: JPEG is what most photographs are.
FORMATS = ["jpg", "webp", "jpg", "png", "jpg", "jpg", "gif", "webp", "jpg", "png"]
# EXIF orientation -> what undoes it, so that the picture is upright again when it is shown.
TURNED = {3: Image.Transpose.ROTATE_180, 6: Image.Transpose.ROTATE_90, 8: Image.Transpose.ROTATE_270}


def cutting(photograph, chance, longest):
    """A piece of the photograph, at least a third of it on each side."""
    width, height = photograph.size
    ratio = chance.choice([4 / 3, 3 / 2, 16 / 9, 1, 3 / 4, 2 / 3])
    share = chance.uniform(0.34, 1.0)
    w = min(width, height * ratio) * share
    h = w / ratio
    x, y = chance.uniform(0, width - w), chance.uniform(0, height - h)
    piece = photograph.crop((int(x), int(y), int(x + w), int(y + h)))
    if chance.random() < 0.5:
        piece = ImageOps.mirror(piece)
    piece.thumbnail((longest, longest), Image.Resampling.LANCZOS)
    return piece


def with_round_corners(picture):
    mask = Image.new("L", picture.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, *picture.size), radius=min(picture.size) // 6, fill=255)
    picture.putalpha(mask)
    return picture


def write(picture, path, kind, chance):
    temporary = path + ".part"
    if kind == "jpg":
        options = {"quality": chance.choice([75, 85, 92]), "progressive": chance.random() < 0.4}
        orientation = chance.choice([1, 1, 1, 1, *TURNED])
        if orientation != 1:
            picture = picture.transpose(TURNED[orientation])
            exif = Image.Exif()
            exif[0x0112] = orientation
            options["exif"] = exif.tobytes()
        picture.save(temporary, "JPEG", **options)
    elif kind == "png":
        picture = with_round_corners(picture) if chance.random() < 0.4 else picture
        picture.save(temporary, "PNG", compress_level=4)
    elif kind == "webp":
        picture.save(temporary, "WEBP", quality=chance.choice([75, 90]), method=2)
    else:
        picture.quantize(128).save(temporary, "GIF")
    os.replace(temporary, path)


def cuttings(job):
    number, source, folder = job
    name = os.path.splitext(os.path.basename(source))[0].lower()
    photograph = None
    for k in range(CUTTINGS):
        chance = random.Random(number * 1000 + k)
        kind = FORMATS[(number * 3 + k) % len(FORMATS)]
        path = os.path.join(folder, f"{name}-{k + 1:02}.{kind}")
        if os.path.exists(path):
            continue
        if photograph is None:
            photograph = Image.open(source).convert("RGB")
        longest = chance.choice([600, 800, 1200, 1600, 2560] if kind == "jpg" else [400, 600, 800, 1000])
        write(cutting(photograph, chance, longest), path, kind, chance)


def black_png(side):
    """A PNG of side x side black pixels, one bit each: a small file, and far too large a picture."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    packer = zlib.compressobj(9)
    rows = b"".join(packer.compress(bytes(1 + (side + 7) // 8)) for _ in range(side)) + packer.flush()
    header = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def bad_files(folder):
    whole = open(sorted(glob.glob(os.path.join(folder, "*.jpg")))[0], "rb").read()
    os.makedirs(os.path.join(folder, "bad"), exist_ok=True)
    for name, data in {
        "page.jpg": b"<!DOCTYPE html><html><body>Please sign in.</body></html>",
        "empty.jpg": b"",
        "truncated.jpg": whole[: len(whole) // 2],
        "huge.png": black_png(30_000),
    }.items():
        with open(os.path.join(folder, "bad", name), "wb") as file:
            file.write(data)


def moving_files(folder):
    """One animation and one progressive JPEG: a camera that travels over a photograph, and a photograph by itself."""
    os.makedirs(os.path.join(folder, "moving"), exist_ok=True)
    photograph = Image.open(PHOTOGRAPHS[0]).convert("RGB")
    photograph.thumbnail((1600, 1600), Image.Resampling.LANCZOS)
    width, height = 320, 240
    frames = []
    for k in range(40):
        share = k / 39
        zoom = 1.0 + 1.4 * share
        w, h = width * 3 / zoom, height * 3 / zoom
        x = (photograph.width - w) * share
        y = (photograph.height - h) * (1 - share) / 2
        frame = photograph.resize((width, height), Image.Resampling.LANCZOS, (x, y, x + w, y + h))
        frames.append(frame.quantize(128))
    path = os.path.join(folder, "moving", "camera.gif")
    frames[0].save(path + ".part", "GIF", save_all=True, append_images=frames[1:], duration=60, loop=0)
    os.replace(path + ".part", path)
    path = os.path.join(folder, "moving", "progressive.jpg")
    photograph.save(path + ".part", "JPEG", quality=85, progressive=True)
    os.replace(path + ".part", path)


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    if not PHOTOGRAPHS:
        sys.exit("make-gallery: no photographs; install the package mate-backgrounds")
    with multiprocessing.Pool(min(4, os.cpu_count() or 1)) as pool:
        pool.map(cuttings, [(n, path, folder) for n, path in enumerate(PHOTOGRAPHS)], chunksize=1)
    if not os.path.exists(os.path.join(folder, "bad", "huge.png")):
        bad_files(folder)
    if not os.path.exists(os.path.join(folder, "moving", "progressive.jpg")):
        moving_files(folder)


if __name__ == "__main__":
    main()
