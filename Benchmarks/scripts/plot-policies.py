#!/usr/bin/python3
"""Draws the table of `make bench ROWS=policies` (standard input) into the PNG file given: a panel a trace, a curve a policy,
the hit ratio of objects over the size of the cache. Debian's python3-pil."""
import re
import sys

from PIL import Image, ImageDraw, ImageFont

COLUMNS, PANEL, GAP, HEAD = 4, (250, 190), (46, 52), 70
COLORS = {
    "FIFO": (200, 200, 200), "CLOCK": (180, 160, 130), "LRU": (31, 119, 180), "SIEVE": (44, 160, 44),
    "SLRU": (148, 103, 189), "S3-FIFO": (255, 127, 14), "Halcyon": (214, 39, 40),
}


def rows(lines):
    """The policies' names, and by trace and size their ratios."""
    names, traces = [], {}
    for line in lines:
        cells = [cell.strip(" *\n") for cell in line.strip().strip("|").split("|")]
        if cells[0] == "trace":
            names = cells[2:]
        elif names and len(cells) == len(names) + 2 and re.match(r"\d+ %$", cells[1]):
            ratios = [float(cell.split("/")[0]) for cell in cells[2:]]
            traces.setdefault(cells[0], []).append((cells[1], ratios))
    return names, traces


def panel(draw, font, left, top, title, names, sizes):
    width, height = PANEL
    place = lambda step, ratio: (left + width * step / (len(sizes) - 1), top + height * (1 - ratio / 100))
    draw.text((left, top - 18), title, fill="black", font=font)
    for ratio in range(0, 101, 25):
        draw.line([place(0, ratio), place(len(sizes) - 1, ratio)], fill=(228, 228, 228))
        draw.text((left - 26, place(0, ratio)[1] - 7), f"{ratio:3d}", fill=(90, 90, 90), font=font)
    for step, (size, _) in enumerate(sizes):
        draw.text((place(step, 0)[0] - 12, top + height + 5), size, fill=(90, 90, 90), font=font)
    for index, name in enumerate(names):
        points = [place(step, ratios[index]) for step, (_, ratios) in enumerate(sizes)]
        is_ours = index == len(names) - 1
        draw.line(points, fill=COLORS[name], width=3 if is_ours else 2)
        for x, y in points if is_ours else []:
            draw.ellipse([x - 4, y - 4, x + 4, y + 4], fill=COLORS[name])


def main():
    names, traces = rows(sys.stdin)
    if not traces:
        sys.exit("no table of policies")
    try:
        font = ImageFont.truetype("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 12)
    except OSError:
        font = ImageFont.load_default()
    lines = -(-len(traces) // COLUMNS)
    step = (PANEL[0] + GAP[0], PANEL[1] + GAP[1])
    image = Image.new("RGB", (COLUMNS * step[0] + 20, lines * step[1] + HEAD), "white")
    draw = ImageDraw.Draw(image)
    draw.text((34, 10), "Objects found in memory, percent, by the cache's share of all bytes", fill="black", font=font)
    for index, name in enumerate(names):
        draw.line([(34 + index * 100, 40), (58 + index * 100, 40)], fill=COLORS[name], width=3)
        draw.text((64 + index * 100, 33), name, fill="black", font=font)
    for index, (trace, sizes) in enumerate(traces.items()):
        left, top = 34 + index % COLUMNS * step[0], HEAD + 16 + index // COLUMNS * step[1]
        panel(draw, font, left, top, trace, names, sizes)
    image.quantize(32).save(sys.argv[1], optimize=True)


if __name__ == "__main__":
    main()
