#!/usr/bin/python3
"""Writes test images, and what Pillow makes of them, into a directory: make-fixtures.py DIRECTORY

Our decoders are tested against files and pixels that others made. Needs python3-pil, python3-numpy, libavif-bin,
libheif-examples, libjxl-tools, librsvg2-bin and libtiff-tools. The same bytes each time on one machine. index.json lists all:
file, format, size, reference (raw RGBA, upright), and how close a decoder must come; animations.json those whose frames are all
told.
"""
import sys

sys.dont_write_bytecode = True

from PIL import Image

from fixtures import (apng, avif, bmp, exif, gif, gif_animation, heif, hostile, ico, jpeg, jxl, others, output, pictures, png,
                      png_colors, previews, profiles, simple, svg, thumbnails, tiff, webp, webp_animation)


def main():
    output.begin(sys.argv[1])
    width, height = 97, 61
    color = Image.fromarray(pictures.photo(width, height))
    gray = color.convert('L')
    jpeg.make(color, gray)
    profiles.make(color, gray)
    exif.make(color)
    png.make(color, gray, width, height)
    png_colors.make(color, gray, width, height)
    gif.make(color, width, height)
    webp.make(color, width, height)
    for format in (gif_animation, apng, webp_animation):
        format.make(48, 36)
    avif.make(color, gray, width, height)
    jxl.make(color, gray, width, height)
    heif.make(color, gray, width, height)
    bmp.make(color, width, height)
    ico.make()
    thumbnails.make()
    previews.make()
    simple.make(color, gray)
    tiff.make(color, gray)
    svg.make(color)
    hostile.make(color)
    others.make(color)
    output.finish()


main()
