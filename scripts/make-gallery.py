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


def photograph(name):
    return Image.open(next(path for path in PHOTOGRAPHS if os.path.basename(path).lower().startswith(name))).convert("RGB")


def save(picture, path, kind, **options):
    picture.save(path + ".part", kind, **options)
    os.replace(path + ".part", path)


def moving_files(folder):
    """An animation, a camera that travels over a photograph; and a progressive JPEG, small, so that its first scans show."""
    os.makedirs(folder, exist_ok=True)
    ground = photograph("garden")
    width, height = 320, 240
    frames = []
    for k in range(40):
        share = k / 39
        w = min(ground.width, ground.height * width / height) * (0.95 - 0.6 * share)
        h = w * height / width
        x, y = (ground.width - w) * (0.9 - 0.2 * share), (ground.height - h) * (0.2 + 0.2 * share)
        frames.append(ground.resize((width, height), Image.Resampling.LANCZOS, (x, y, x + w, y + h)).quantize(128))
    save(frames[0], os.path.join(folder, "camera.gif"), "GIF", save_all=True, append_images=frames[1:], duration=60,
         loop=0)
    still = photograph("ladybird")
    still.thumbnail((640, 640), Image.Resampling.LANCZOS)
    save(still, os.path.join(folder, "progressive.jpg"), "JPEG", quality=92, progressive=True)


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
        moving_files(os.path.join(folder, "moving"))


if __name__ == "__main__":
    main()
