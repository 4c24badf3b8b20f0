"""Draws what soak.py has recorded: percentiles, memory and descriptors over time, with the faults.

    soak_plot.py soak.json PICTURE.png
"""
import json
import math
import sys

from PIL import Image, ImageDraw, ImageFont

WIDTH, LEFT, RIGHT, TOP, PANEL, GAP = 1200, 80, 150, 60, 250, 50
COLORS = {'hot': (214, 39, 40), 'disk': (255, 127, 14), 'cold': (31, 119, 180)}
INSTANCES = {'a': (31, 119, 180), 'b': (214, 39, 40)}
MARKS = {'pause': (235, 235, 235), 'redis hangs': (255, 236, 200), 'redis dies': (255, 214, 214),
         'b restarts': (214, 228, 255)}
# Each point stands for this part of the time.
WINDOWS = 90
# The share of answers that are faster, and how wide and how strong its line is.
PERCENTILES = ((0.5, 1, 0.55), (0.95, 1, 0.75), (0.99, 2, 1))


class Panel:
    """A plot over the minutes of the test, linear or logarithmic."""

    def __init__(self, draw, font, number, title, seconds, low, high, is_logarithmic=False):
        self.draw, self.font, self.seconds, self.low, self.high = draw, font, seconds, low, high
        self.is_logarithmic, self.top, self.names = is_logarithmic, TOP + number * (PANEL + GAP), []
        draw.text((LEFT, self.top - 18), title, fill='black', font=font)

    def place(self, second, value):
        scale = math.log10 if self.is_logarithmic else float
        share = (scale(max(value, self.low)) - scale(self.low)) / (scale(self.high) - scale(self.low))
        return (LEFT + (WIDTH - LEFT - RIGHT) * second / self.seconds, self.top + PANEL * (1 - share))

    def frame(self, marks, are_named):
        for name, start, end in marks:
            left, right = self.place(start, self.low)[0], self.place(end, self.low)[0]
            self.draw.rectangle([left, self.top, max(right, left + 2), self.top + PANEL], fill=MARKS[name])
            if are_named:
                self.draw.text((left, self.top + 2), name.replace(' ', '\n'), fill=(110, 110, 110), font=self.font)
        steps = [10 ** power for power in range(round(math.log10(self.low)), round(math.log10(self.high)) + 1)] \
            if self.is_logarithmic else [self.low + (self.high - self.low) * step / 5 for step in range(6)]
        for value in steps:
            self.draw.line([self.place(0, value), self.place(self.seconds, value)], fill=(215, 215, 215))
            self.draw.text((LEFT - 48, self.place(0, value)[1] - 6), f'{value:g}', fill='black', font=self.font)
        minutes = next(step for step in (0.5, 1, 2, 5, 10, 20, 60) if self.seconds / 60 / step <= 8)
        for step in range(int(self.seconds / 60 / minutes) + 1):
            x, y = self.place(step * minutes * 60, self.low)
            self.draw.line([(x, y), (x, y + 4)], fill='black')
            self.draw.text((x - 12, y + 6), f'{step * minutes:g} min', fill='black', font=self.font)

    def curve(self, points, color, width, name=None):
        if len(points) > 1:
            self.draw.line([self.place(*point) for point in points], fill=color, width=width)
            if name:
                self.names.append((self.place(self.seconds, points[-1][1])[1], name, color))

    def write_names(self):
        """The names of the curves at their ends, below each other."""
        free = 0
        for y, name, color in sorted(self.names):
            free = max(free, y - 6)
            self.draw.text((WIDTH - RIGHT + 6, free), name, fill=color, font=self.font)
            free += 13


def windows(record, kind):
    """For each part of the time with enough answers of a kind: its middle, and the answers' milliseconds, sorted."""
    step, parts = record['seconds'] / WINDOWS, {}
    for moment, one, ms in record['times']:
        if one == kind:
            parts.setdefault(int((moment - record['begin']) / step), []).append(ms)
    return [((part + 0.5) * step, sorted(ms)) for part, ms in sorted(parts.items()) if len(ms) >= 20]


def nice(value):
    """The next number of the form 1, 2 or 5 times a power of ten whose fifth is easy to read."""
    power = 10 ** math.floor(math.log10(value))
    return next(step * power for step in (1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10) if step * power >= value)


def draw(record, path):
    image = Image.new('RGB', (WIDTH, TOP + 3 * (PANEL + GAP)), 'white')
    pen, font = ImageDraw.Draw(image), ImageFont.truetype('DejaVuSans.ttf', 11)
    seconds = max(record['seconds'], max(sample[1] for sample in record['samples']))
    title = f'{len(record["times"]):,} timed answers of two instances in {record["seconds"] / 60:g} minutes'
    pen.text((LEFT, 12), title, fill='black', font=font)

    panel = Panel(pen, font, 0, 'latency in ms: p50, p95 and (thick) p99', seconds, 0.1, 10_000, is_logarithmic=True)
    panel.frame(record['marks'], are_named=True)
    for kind, color in COLORS.items():
        parts = windows(record, kind)
        for share, width, strength in PERCENTILES:
            lighter = tuple(255 - int((255 - part) * strength) for part in color)
            curve = [(middle, ms[min(len(ms) - 1, int(len(ms) * share))]) for middle, ms in parts]
            panel.curve(curve, lighter, width, f'{kind} p{share * 100:.0f}')
    panel.write_names()

    samples = record['samples']
    lives = sorted({sample[0] for sample in samples})
    for number, title, curves in [
            (1, 'resident memory in MB', [(2, 2, 'instance')]),
            (2, 'descriptors (thin) and threads (thick)', [(3, 1, 'descriptors of'), (4, 2, 'threads of')])]:
        most = max(sample[index] for sample in samples for index, _, _ in curves)
        panel = Panel(pen, font, number, title, seconds, 0, nice(1.1 * most))
        panel.frame(record['marks'], are_named=False)
        for life in lives:
            is_last = life == max(one for one in lives if one[0] == life[0])
            for index, width, name in curves:
                panel.curve([(sample[1], sample[index]) for sample in samples if sample[0] == life], INSTANCES[life[0]],
                            width, f'{name} {life[0]}' if is_last else None)
        panel.write_names()
    image.save(path, optimize=True)


if __name__ == '__main__':
    with open(sys.argv[1]) as file:
        draw(json.load(file), sys.argv[2])
