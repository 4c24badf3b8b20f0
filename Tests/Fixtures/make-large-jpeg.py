#!/usr/bin/python3
"""Writes large JPEG files of one picture: baseline without restarts, and progressive.

Takes the folder and perhaps the length of a side, 20,000 by default, which needs 4 GB of memory for a while.
"""

import sys

from PIL import Image, ImageDraw

Image.MAX_IMAGE_PIXELS = None


def picture(side):
    """Waves, noise and numbers, so that no place looks like another."""
    part = 2000
    noise = Image.effect_noise((part, part), 40)
    waves = Image.radial_gradient("L").resize((part, part))
    tile = Image.merge("RGB", (noise, waves, waves.transpose(Image.Transpose.ROTATE_90)))
    whole = Image.new("RGB", (side, side))
    for y in range(0, side, part):
        for x in range(0, side, part):
            whole.paste(tile.rotate(90 * ((x + 2 * y) // part % 4)), (x, y))
    draw = ImageDraw.Draw(whole)
    for y in range(0, side, 250):
        for x in range(0, side, 250):
            draw.rectangle((x + 20, y + 20, x + 100, y + 40), fill=(x * 255 // side, y * 255 // side, 128))
            draw.text((x + 24, y + 24), f"{x} {y}", fill="white")
    return whole


def main():
    folder = sys.argv[1]
    whole = picture(int(sys.argv[2]) if len(sys.argv) > 2 else 20000)
    options = dict(quality=80, subsampling="4:2:0")
    whole.save(f"{folder}/plain.jpg", **options)
    whole.save(f"{folder}/progressive.jpg", progressive=True, **options)


if __name__ == "__main__":
    main()
