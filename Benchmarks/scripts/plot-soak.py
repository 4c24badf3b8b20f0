#!/usr/bin/python3
"""Draws the curves of `make bench ROWS=soak` (standard input) into the PNG file given. Debian's python3-pil."""
import re
import sys

from PIL import Image, ImageDraw, ImageFont

SIZE, LEFT, RIGHT, TOP, BOTTOM = (900, 420), 70, 150, 40, 50
LINE = re.compile(r"^soak\s+(\d+) requests\s+([\d.]+) MiB\s+(\d+) descriptors\s+(\d+) threads")
CURVES = [("resident MiB", (31, 119, 180)), ("descriptors", (214, 39, 40)), ("threads", (44, 160, 44))]


def main():
    samples = [tuple(map(float, found.groups())) for found in map(LINE.match, sys.stdin) if found]
    if not samples:
        sys.exit("no lines of a soak run")
    image = Image.new("RGB", SIZE, "white")
    draw, font = ImageDraw.Draw(image), ImageFont.load_default()
    width, height = SIZE[0] - LEFT - RIGHT, SIZE[1] - TOP - BOTTOM
    end, top = samples[-1][0], 1.2 * max(max(sample[1:]) for sample in samples)
    place = lambda x, y: (LEFT + width * x / end, TOP + height * (1 - y / top))
    for step in range(6):
        x, y = end * step / 5, top * step / 5
        draw.line([place(0, y), place(end, y)], fill=(225, 225, 225))
        draw.text((LEFT - 40, place(0, y)[1] - 6), f"{y:.0f}", fill="black", font=font)
        draw.text((place(x, 0)[0] - 20, SIZE[1] - BOTTOM + 8), f"{x:,.0f}", fill="black", font=font)
    draw.line([place(0, top), place(0, 0), place(end, 0)], fill="black")
    for index, (name, color) in enumerate(CURVES, 1):
        draw.line([place(sample[0], sample[index]) for sample in samples], fill=color, width=2)
        draw.text((place(end, 0)[0] + 8, place(0, samples[-1][index])[1] - 6), name, fill=color, font=font)
    draw.text((LEFT, 12), f"{end:,.0f} requests through bounded caches", fill="black", font=font)
    draw.text((SIZE[0] - RIGHT - 60, SIZE[1] - 22), "requests", fill="black", font=font)
    image.save(sys.argv[1])


if __name__ == "__main__":
    main()
