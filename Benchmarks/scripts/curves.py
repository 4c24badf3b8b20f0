"""The plots that are no ratios: hit ratios over the size of a cache, and a process over many requests."""
import re

from svg import FAINT, INK, LINES

SAMPLE = re.compile(r'^soak\s+(\d+) requests\s+([\d.]+) MiB\s+(\d+) descriptors\s+(\d+) threads')
CURVES = [('resident memory, MiB', '#1f77b4'), ('descriptors', '#d62728'), ('threads', '#2ca02c')]
POLICIES = {'FIFO': '#bbbbbb', 'CLOCK': '#b4a082', 'LRU': '#1f77b4', 'SIEVE': '#2ca02c', 'SLRU': '#9467bd',
            'S3-FIFO': '#ff7f0e', 'Halcyon': '#d62728'}
COLUMNS, PANEL, GAP = 4, (190, 130), (46, 62)


def draw(picture, lines):
    samples = [tuple(map(float, found.groups())) for found in map(SAMPLE.match, lines) if found]
    if samples:
        soak(picture, samples)
    names, traces = table(lines)
    if traces:
        policies(picture, names, traces)


def grid(picture, place, columns, rows):
    """Lines at each tick, with their texts: of columns (x, text), of rows (y, text)."""
    low_x, high_x, low_y, high_y = columns[0][0], columns[-1][0], rows[0][0], rows[-1][0]
    for x, text in columns:
        picture.line(*place(x, low_y), *place(x, high_y))
        picture.text(place(x, low_y)[0], place(x, low_y)[1] + 14, text, 11, FAINT, 'middle')
    for y, text in rows:
        picture.line(*place(low_x, y), *place(high_x, y))
        picture.text(place(low_x, y)[0] - 6, place(low_x, y)[1] + 4, text, 11, FAINT, 'end')


def soak(picture, samples):
    left, width, height, top = 70, picture.width - 250, 260, picture.height + 40
    end, most = samples[-1][0], 1.15 * max(max(sample[1:]) for sample in samples)
    steps = next(step for step in (5, 10, 20, 25, 50, 100, 200, 500) if most / step <= 8)

    def place(x, y):
        return left + width * x / end, top + height * (1 - y / most)

    picture.text(16, top - 16, 'Over the number of requests', 13, INK, bold=True)
    grid(picture, place, [(end * part / 5, f'{end * part / 5:,.0f}') for part in range(6)],
         [(y, f'{y}') for y in range(0, int(most) + 1, steps)])
    for index, (name, color) in enumerate(CURVES, 1):
        picture.curve([place(sample[0], sample[index]) for sample in samples], color, 2)
        x, y = place(end, samples[-1][index])
        picture.text(x + 8, y + 4, name, 12, color)
    picture.text(left + width / 2, top + height + 32, 'requests', 11, FAINT, 'middle')
    picture.height = top + height + 40


def table(lines):
    """The policies' names, and by trace the sizes with their ratios."""
    names, traces = [], {}
    for line in lines:
        cells = [cell.strip(' *') for cell in line.strip().strip('|').split('|')]
        if cells[0] == 'trace':
            names = cells[2:]
        elif names and len(cells) == len(names) + 2 and re.match(r'\d+ %$', cells[1]):
            traces.setdefault(cells[0], []).append((cells[1], [float(cell.split('/')[0]) for cell in cells[2:]]))
    return names, traces


def policies(picture, names, traces):
    top = picture.height + 34
    picture.text(16, top, 'Objects found in memory, percent, over the cache\'s share of all bytes', 13, INK, bold=True)
    for index, name in enumerate(names):
        x = 16 + index * 100
        picture.line(x, top + 20, x + 22, top + 20, POLICIES[name], 3)
        picture.text(x + 28, top + 24, name)
    for index, (trace, sizes) in enumerate(traces.items()):
        left = 46 + index % COLUMNS * (PANEL[0] + GAP[0])
        above = top + 66 + index // COLUMNS * (PANEL[1] + GAP[1])

        def place(step, ratio):
            return left + PANEL[0] * step / (len(sizes) - 1), above + PANEL[1] * (1 - ratio / 100)

        picture.text(left, above - 8, trace, 12)
        grid(picture, place, [(step, size) for step, (size, _) in enumerate(sizes)],
             [(ratio, f'{ratio}') for ratio in range(0, 101, 25)])
        for number, name in enumerate(names):
            points = [place(step, ratios[number]) for step, (_, ratios) in enumerate(sizes)]
            picture.curve(points, POLICIES[name], 3 if name == 'Halcyon' else 1.5)
    picture.height = top + 66 + -(-len(traces) // COLUMNS) * (PANEL[1] + GAP[1]) - 20
