#!/usr/bin/python3
"""Draws what `make bench` found: draw-figures.py RESULTS FOLDER ROW…

RESULTS has a file ROW.jsonl for each row, as Results.swift writes it, and versions.txt. A picture for each row named
goes into FOLDER as ROW.svg, and FOLDER/README.md shows all that are there, those of earlier runs too. Prints which
budgets were missed.
"""
import json
import math
import pathlib
import sys

import curves
from svg import FAINT, INK, LINES, Picture, wrapped

ROWS = dict(
    memory='Memory cache', policies='What memory evicts', download='Downloads', disk='Disk cache', local='Local files', sandbox='Decoding apart',
    decode='Decoding',
    thumbnail='Thumbnails', formats='Thumbnails of TIFF, HEIC and JPEG XL', previews='Previews', animation='Animations',
    process='Scaling and processors',
    engine='Shared work', order='Order of the work', list='A list of 1,000 pictures', burst='10,000 loads at once',
    soak='Endurance', launch='The second launch', fling='A list flung', grid='A grid flung', idle='Idle windows')
WIDTH, LEFT, RIGHT, STEP = 1000, 375, 245, 21
HOLDS, MISSED, PLAIN = '#2a7f3f', '#c62828', '#4a6fa5'
TICKS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]


def number(value):
    """A JSON number, or the text that stands for one that is none."""
    return math.nan if value is None else float(value)


def color(finding):
    return {True: HOLDS, False: MISSED, None: PLAIN}[finding.get('holds')]


class Axis:
    """A logarithmic axis about 1, in the middle of a picture."""

    def __init__(self, values):
        values = [value for value in values if 0 < value < math.inf] + [0.5, 2]
        first = max((tick for tick in TICKS if tick <= min(values)), default=TICKS[0])
        last = min((tick for tick in TICKS if tick >= max(values)), default=TICKS[-1])
        self.ticks = [tick for tick in TICKS if first <= tick <= last]
        self.low, self.high = math.log(first), math.log(last)

    def place(self, value):
        # One that is not known is as bad as can be.
        share = (math.log(max(value, 1e-9)) - self.low) / (self.high - self.low) if value < math.inf else 1
        return LEFT + (WIDTH - LEFT - RIGHT) * min(1, max(0, share))

    def draw(self, picture, top, bottom):
        last = -math.inf
        for tick in self.ticks:
            x = self.place(tick)
            picture.line(x, top, x, bottom, FAINT if tick == 1 else LINES)
            if x - last >= 30 or tick == 1:
                picture.text(x, bottom + 14, f'{tick:g}', 11, FAINT, 'middle')
                last = x


def labelled(findings):
    """Gives each a label: those that are indented belong to the one before."""
    parent = ''
    for finding in findings:
        what = finding['what']
        finding['label'] = f'{parent}: {what.strip()}' if what.startswith(' ') else what
        parent = parent if what.startswith(' ') else what
    return findings


def with_headings(findings):
    """The findings, with the lines of each new heading before them."""
    heading = None
    for finding in findings:
        if finding['heading'] != heading:
            heading = finding['heading']
            yield from wrapped(heading, 132)
        yield finding


def draw_heading(picture, text, y):
    picture.rectangle(12, y - 9, WIDTH - 24, 18, '#f3f3f3')
    picture.text(16, y + 4, text)


def panel(picture, title, note, findings, share):
    """Rows of dots: `share` of a finding is where its dot is, and 1 stands for the peer, or for the limit."""
    if not findings:
        return
    picture.height += 34
    picture.text(16, picture.height, title, 13, INK, bold=True)
    picture.text(16, picture.height + 16, note, 11, FAINT)
    picture.height += 20
    axis = Axis([share(finding) for finding in findings]
                + [number(f['budget']) for f in findings if f['kind'] == 'ratio' and f.get('budget')])
    rows = list(with_headings(findings))
    top = picture.height + 6
    bottom = top + STEP * len(rows)
    axis.draw(picture, top, bottom)
    for index, row in enumerate(rows):
        y = top + STEP * index + STEP / 2
        if isinstance(row, str):
            draw_heading(picture, row, y)
            continue
        value = share(row)
        picture.text(LEFT - 14, y + 4, row['label'], 12, INK, 'end')
        # A limit of nothing has no shares.
        if row['kind'] == 'ratio' or row['budget'] != 0:
            picture.line(axis.place(1), y, axis.place(value), y, color(row), 3)
            picture.dot(axis.place(value), y, 5, color(row))
        if row['kind'] == 'ratio' and row.get('budget'):
            x = axis.place(number(row['budget']))
            picture.line(x, y - 8, x, y + 8, INK, 2)
        if row['kind'] == 'ratio':
            figure, rest = f'{value:.2f}', f'{row["ours"].strip()} : {row["peer"].strip()}'
        else:
            figure, rest = row['ours'].strip(), row['bound']
        is_missed = row.get('holds') is False
        picture.text(WIDTH - RIGHT + 75, y + 4, figure, 12, color(row) if is_missed else INK, 'end', is_missed)
        picture.text(WIDTH - RIGHT + 90, y + 4, rest, 12, FAINT)
    picture.height = bottom + 18


def figures(picture, findings):
    if not findings:
        return
    picture.height += 34
    picture.text(16, picture.height, 'Without a peer or a limit', 13, INK, bold=True)
    picture.height += 18
    for row in with_headings(findings):
        if isinstance(row, str):
            draw_heading(picture, row, picture.height)
        else:
            picture.text(LEFT - 14, picture.height + 4, row['label'], 12, INK, 'end')
            picture.text(LEFT + 2, picture.height + 4, row['ours'].strip())
        picture.height += STEP
    picture.height -= 6


def limit_share(finding):
    """How much of a limit is used up; of a least value, how much of the value the limit is."""
    value, budget = number(finding['value']), number(finding['budget'])
    if finding['kind'] == 'least':
        return budget / value if value else math.inf
    return value / budget if budget else math.nan


def draw(row, findings, lines, versions, file):
    picture = Picture(WIDTH)
    picture.height = 30
    picture.text(16, picture.height, f'{ROWS[row]} (ROWS={row})', 17, INK, bold=True)
    panel(picture, 'Ratio to the peer',
          'Left of 1 is better than the peer (logarithmic). A black mark is the budget; red is over it, '
          'green within it, blue has none. Right: the ratio, Halcyon : peer.',
          [finding for finding in findings if finding['kind'] == 'ratio'], lambda finding: number(finding['value']))
    panel(picture, 'Share of a limit', 'Left of 1 is within the limit (logarithmic). Right: the value and its limit.',
          [finding for finding in findings if finding['kind'] in ('most', 'least')], limit_share)
    curves.draw(picture, lines)
    figures(picture, [finding for finding in findings if finding['kind'] == 'figure'])
    picture.height += 14
    for line in [part for version in versions for part in wrapped(version, 165)]:
        picture.height += 14
        picture.text(16, picture.height, line, 10, FAINT)
    picture.height += 14
    picture.write(file)


def page(folder):
    """All pictures that are there, in the order of the rows."""
    text = ['# What the benchmarks found', '',
            '`make bench` draws these plots. The last lines of each say when, of which commit, on which machine and with',
            'which libraries it was measured. [The figures in words](../README.md) name the peers.', '']
    for row, title in ROWS.items():
        if (folder / f'{row}.svg').exists():
            text += [f'## {title}', '', f'![Plot: {title.lower()}]({row}.svg)', '']
    (folder / 'README.md').write_text('\n'.join(text))


def main():
    results, folder, rows = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3:]
    folder.mkdir(parents=True, exist_ok=True)
    versions = (results / 'versions.txt').read_text().splitlines()
    missed, count = [], 0
    for row in rows:
        entries = [json.loads(line) for line in (results / f'{row}.jsonl').read_text().splitlines()]
        findings = labelled([entry for entry in entries if 'kind' in entry])
        lines = [entry['line'] for entry in entries if 'line' in entry]
        count += sum(finding.get('holds') is not None for finding in findings)
        missed += [(row, finding) for finding in findings if finding.get('holds') is False]
        if entries:
            draw(row, findings, lines, versions, folder / f'{row}.svg')
    page(folder)
    print(f'\n{count} budgets, {len(missed)} missed' + (':' if missed else ''))
    for row, finding in missed:
        found = f'{number(finding["value"]):.2f}' if finding['kind'] == 'ratio' else finding['ours']
        heading = finding['heading'].split(' (')[0].split(';')[0]
        print(f'  {row}: {heading}: {finding["label"]}: {found}, {finding["bound"]}')
    print(f'The plots are in {folder}/README.md.')


main()
