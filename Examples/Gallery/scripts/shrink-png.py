#!/usr/bin/env python3
"""Makes a PNG smaller: compresses it as well as possible and, if it is still too large, reduces it to a palette of 256
colours with dithering.

usage: shrink-png.py FILE.png
"""

import os
import sys

from PIL import Image

MOST_BYTES = 300_000


def colors(picture):
    """The palette: the most frequent colours, which are those of the window itself, unchanged, and representatives of the
    others. So the rare colours of dots and bars are kept."""
    counted = sorted(picture.getcolors(1 << 24), reverse=True)
    plain = [value for _, color in counted[:48] for value in color]
    others = picture.quantize(208, method=Image.Quantize.MAXCOVERAGE, kmeans=2).getpalette()[: 208 * 3]
    return plain + others


def main():
    path = sys.argv[1]
    picture = Image.open(path).convert("RGB")
    picture.save(path, optimize=True)
    if os.path.getsize(path) > MOST_BYTES:
        palette = Image.new("P", (1, 1))
        palette.putpalette(colors(picture))
        picture.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)


if __name__ == "__main__":
    main()
