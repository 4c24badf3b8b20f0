#!/usr/bin/python3
"""Measures halcyon-server against thumbor and nginx: see README.md. `make bench-server` builds what this needs.

    bench.py --server PROGRAM --thumbor PROGRAM --folder FOLDER [--rounds N] [--short] [--only cold,one,hot,pictures]
"""
import argparse
import io
import json
import math
import os
import pathlib
import signal
import statistics
import subprocess
import sys
import time

import numpy
from PIL import Image

import sources
from servers import Files, Halcyon, ImageFilter, Thumbor

HERE = pathlib.Path(__file__).resolve().parent
FORMATS = list(sources.FORMATS)
# Pictures per format whose results are compared.
COMPARED = 40
# The sides of hot results: those of all photographs are a thousand.
HOT_SIDES = (512, 480, 448, 416, 384)


class Bench:
    def __init__(self, arguments):
        self.arguments = arguments
        self.folder = pathlib.Path(arguments.folder).resolve()
        self.sources = self.folder / 'sources'
        self.client = self.folder / 'client'
        self.results = []
        self.thumbor = {'cold': (2, 0), 'one': (2, 0)}

    # The parts.

    def prepare(self):
        self.folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(['gcc', '-O2', '-Wall', '-Wextra', '-o', self.client, HERE / 'client.c'], check=True)
        sources.make(self.sources)

    def url(self, name):
        return f'http://127.0.0.1:{self.origin.port}/{name}'

    def paths(self, server, kind, suffix, side=512):
        names = sources.names(kind, suffix)
        if self.arguments.short:
            names = names[:24]
        return [server.path(self.url(name), suffix, side) for name in names]

    def load(self, server, paths, connections, seconds, keep):
        """Runs the client against a server, and returns what it measured, with what the server used."""
        before = server.processor_seconds()
        run = subprocess.run(
            [str(self.client), str(server.port), str(connections), str(seconds), str(int(keep))],
            input='\n'.join(paths) + '\n', capture_output=True, text=True, timeout=900)
        if run.returncode != 0:
            raise SystemExit(f'bench: the client of {server.name} failed: {run.stderr}\n{server.log.read_text()[-2000:]}')
        found = json.loads(run.stdout)
        if found['failures']:
            raise SystemExit(f'bench: {server.name} answered {found["failures"]} of {found["answers"]} requests with '
                             f'{found["bad_status"]}')
        found['rate'] = found['answers'] / found['seconds']
        found['processor_ms'] = (server.processor_seconds() - before) / found['answers'] * 1000
        found['peak_mb'] = server.peak_megabytes()
        found['mean_bytes'] = found['bytes'] / found['answers']
        return found

    def note(self, row, server, number, found):
        line = {'row': row, 'server': server, 'round': number, 'load': os.getloadavg()[0], **found}
        self.results.append(line)
        with open(self.folder / 'results.jsonl', 'a') as file:
            file.write(json.dumps(line) + '\n')
        print(f'{row:22} {server:34} {found["rate"]:10.1f}/s  {found["processor_ms"]:8.3f} ms cpu  '
              f'p50 {found["p50"]:8.2f}  p99 {found["p99"]:8.2f} ms  {found["peak_mb"]:6.0f} MB', flush=True)

    def start_thumbor(self, use, stores=False):
        processes, threads = self.thumbor[use]
        return Thumbor(self.folder / 'run-thumbor', self.arguments.thumbor, processes, threads, stores)

    def start_halcyon(self, disk=False):
        return Halcyon(self.folder / 'run-halcyon', self.arguments.server, disk)

    def start_filter(self):
        return ImageFilter(self.folder / 'run-filter', self.origin.port)

    def warm(self, server, suffix):
        """Other pictures first, so that what a server does once is done."""
        self.load(server, [server.path(self.url(name), suffix) for name in sources.names('warm', suffix)], 2, 0, False)

    # What is measured.

    def tune(self):
        """Finds the numbers of processes and threads with which thumbor is fastest."""
        choices = [(1, 0), (2, 0), (4, 0), (1, 4), (2, 2)]
        for use in ('cold', 'one'):
            rates = {choice: [] for choice in choices}
            for _ in range(3):
                for choice in choices:
                    self.thumbor[use] = choice
                    rates[choice].append(self.thumbor_rate(use))
            medians = {choice: statistics.median(found) for choice, found in rates.items()}
            self.thumbor[use] = max(medians, key=medians.get)
            text = ', '.join(f'{count} × {threads}: {rate:.0f}' for (count, threads), rate in medians.items())
            print(f'thumbor, {use}, processes × threads of its pool, requests a second: {text}', flush=True)

    def thumbor_rate(self, use):
        with self.start_thumbor(use, stores=use == 'one') as server:
            self.warm(server, 'jpg')
            if use == 'cold':
                return self.load(server, self.paths(server, 'middle', 'jpg')[:60], 2, 0, False)['rate']
            path = server.path(self.url('middle-0.jpg'), 'jpg')
            self.load(server, [path], 1, 0, False)
            return self.load(server, [path], 16, 2, True)['rate']

    def cold(self, number):
        servers = [
            ('halcyon-server', self.start_halcyon),
            ('halcyon-server, storing on disk', lambda: self.start_halcyon(disk=True)),
            ('thumbor', lambda: self.start_thumbor('cold')),
            ('nginx image_filter', self.start_filter),
        ]
        for kind in ('middle', 'large'):
            for suffix in FORMATS:
                for index in range(len(servers)):
                    name, start = servers[(index + number) % len(servers)]
                    if kind == 'large' and 'disk' in name:
                        continue
                    with start() as server:
                        self.warm(server, suffix)
                        found = self.load(server, self.paths(server, kind, suffix), 2, 0, False)
                    self.note(f'cold {suffix} {kind}', name, number, found)

    def one(self, number):
        """One URL that all ask for."""
        servers = [
            ('halcyon-server', self.start_halcyon),
            ('thumbor, results as files', lambda: self.start_thumbor('one', stores=True)),
            ('thumbor, no results stored', lambda: self.start_thumbor('cold')),
            ('nginx image_filter', self.start_filter),
        ]
        for index in range(len(servers)):
            name, start = servers[(index + number) % len(servers)]
            with start() as server:
                self.warm(server, 'jpg')
                path = server.path(self.url('middle-0.jpg'), 'jpg')
                self.load(server, [path], 1, 0, False)
                found = self.load(server, [path], 16, self.seconds, True)
            self.note('one URL', name, number, found)

    def hot(self, number):
        """A thousand URLs, against the same bytes as files."""
        root = self.folder / 'hot'
        with self.start_halcyon() as ours:
            paths = [path for side in HOT_SIDES for path in self.paths(ours, 'middle', 'jpg', side)]
            self.load(ours, paths, 2, 0, False)
            root.mkdir(exist_ok=True)
            names = []
            for index, path in enumerate(paths):
                (root / f'{index}.jpg').write_bytes(ours.fetch(path))
                names.append(f'/{index}.jpg')
            with Files(self.folder / 'run-files', root) as files:
                self.load(files, names, 2, 0, False)
                turns = [('halcyon-server', ours, paths), ('nginx, files', files, names)]
                for name, server, wanted in turns if number % 2 else reversed(turns):
                    self.note('hot results', name, number, self.load(server, wanted, 16, self.seconds, True))

    def pictures(self):
        """Compares results with what Pillow makes of the source: size in pixels, bytes, PSNR."""
        def close(a, b):
            return abs(a[0] - b[0]) <= 1 and abs(a[1] - b[1]) <= 1

        servers = [self.start_halcyon(), self.start_thumbor('cold'), self.start_filter()]
        try:
            for suffix in FORMATS:
                names = [*sources.names('middle', suffix)[:COMPARED], *sources.names('large', suffix)[:4]]
                found = {server.name: {'bytes': [], 'psnr': [], 'sizes': set()} for server in servers}
                for name in names:
                    source = Image.open(self.sources / name).convert('RGB')
                    references = {}
                    for server in servers:
                        data = server.fetch(server.path(self.url(name), suffix))
                        image = Image.open(io.BytesIO(data))
                        assert image.format == {'jpg': 'JPEG'}.get(suffix, suffix.upper()), (server.name, image.format)
                        if image.size not in references:
                            reference = source.resize(image.size, Image.Resampling.LANCZOS)
                            references[image.size] = numpy.asarray(reference, dtype=numpy.float64)
                        pixels = numpy.asarray(image.convert('RGB'), dtype=numpy.float64)
                        error = numpy.mean((pixels - references[image.size]) ** 2)
                        entry = found[server.name]
                        entry['bytes'].append(len(data))
                        entry['psnr'].append(99 if error == 0 else 10 * numpy.log10(255 ** 2 / error))
                        entry['sizes'].add(image.size)
                for name, entry in found.items():
                    line = {'row': f'pictures {suffix}', 'server': name, 'kilobytes': statistics.mean(entry['bytes']) / 1e3,
                            'psnr': statistics.mean(entry['psnr']), 'psnr_least': min(entry['psnr']),
                            'sizes': sorted(entry['sizes'])}
                    with open(self.folder / 'results.jsonl', 'a') as file:
                        file.write(json.dumps(line) + '\n')
                    print(f'{line["row"]:22} {name:34} {line["kilobytes"]:7.1f} KB  {line["psnr"]:5.1f} dB, least '
                          f'{line["psnr_least"]:5.1f}  {line["sizes"]}', flush=True)
        finally:
            for server in servers:
                server.stop()

    # The run.

    def run(self):
        self.prepare()
        parts = self.arguments.only.split(',')
        self.seconds = 2 if self.arguments.short else 8
        (self.folder / 'results.jsonl').write_text('')
        with Files(self.folder / 'run-origin', self.sources) as self.origin:
            self.versions()
            if self.arguments.processes:
                processes, threads = (int(part) for part in self.arguments.processes.split('x'))
                self.thumbor = {'cold': (processes, threads), 'one': (processes, threads)}
            else:
                self.tune()
            if 'pictures' in parts:
                self.pictures()
            try:
                for number in range(self.arguments.rounds):
                    print(f'round {number + 1}, {load()}', flush=True)
                    for part, measure in (('cold', self.cold), ('one', self.one), ('hot', self.hot)):
                        if part in parts:
                            measure(number)
            finally:
                print(f'at the end, {load()}')
                self.table()

    def versions(self):
        nginx = subprocess.run(['/usr/sbin/nginx', '-v'], capture_output=True, text=True).stderr.strip()
        python = pathlib.Path(self.arguments.thumbor).with_name('python')
        thumbor = subprocess.run(
            [python, '-c', 'import thumbor, PIL, tornado; from PIL import features; '
             'print(f"thumbor {thumbor.__version__}, Pillow {PIL.__version__}, tornado {tornado.version}, '
             'libjpeg-turbo {features.version(\'libjpeg_turbo\')}, libwebp {features.version(\'webp\')}")'],
            capture_output=True, text=True).stdout.strip()
        print(time.strftime('%-d %B %Y, %H:%M UTC', time.gmtime()), load())
        print(f'{nginx.removeprefix("nginx version: ")}; {thumbor}', flush=True)
        for suffix in FORMATS:
            for kind in ('middle', 'large'):
                sizes = [(self.sources / name).stat().st_size for name in sources.names(kind, suffix)]
                print(f'{kind} {suffix}: {len(sizes)} sources of {statistics.mean(sizes) / 1e6:.2f} MB on average')

    def table(self):
        """Medians of all rounds and their range, and the ratios of the medians to ours."""
        print('\n| what | server | requests a second (range) | ours is faster | processor ms | p50, p90, p99 ms | peak MB |')
        print('|---|---|---|---|---|---|---|')
        order = list(dict.fromkeys(line['row'] for line in self.results))
        rows = {(line['row'], line['server']) for line in self.results}
        for row, server in sorted(rows, key=lambda row: (order.index(row[0]), row[1])):
            lines = [line for line in self.results if (line['row'], line['server']) == (row, server)]

            def median(field, lines=lines):
                return statistics.median(line[field] for line in lines)

            ours = [line['rate'] for line in self.results if (line['row'], line['server']) == (row, 'halcyon-server')]
            rates = [line['rate'] for line in lines]
            ratio = statistics.median(ours or [math.nan]) / median('rate')
            print(f'| {row} | {server} | {median("rate"):.1f} ({min(rates):.1f} … {max(rates):.1f}) | {ratio:.2f} | '
                  f'{median("processor_ms"):.3f} | {median("p50"):.2f}, {median("p90"):.2f}, {median("p99"):.2f} | '
                  f'{max(line["peak_mb"] for line in lines):.0f} |')


def load():
    return 'load ' + ' '.join(f'{part:.2f}' for part in os.getloadavg())


def main():
    # However a run ends, the servers are stopped.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit('bench: was told to stop'))
    parser = argparse.ArgumentParser()
    parser.add_argument('--server', required=True, type=lambda text: str(pathlib.Path(text).resolve()))
    parser.add_argument('--thumbor', required=True, type=lambda text: str(pathlib.Path(text).absolute()))
    parser.add_argument('--folder', required=True)
    parser.add_argument('--rounds', type=int, default=3)
    parser.add_argument('--short', action='store_true', help='few pictures and seconds, to try a change')
    parser.add_argument('--only', default='pictures,cold,one,hot')
    parser.add_argument('--processes', help="thumbor's, and the threads of its pool, as 2x0; the best if left out")
    Bench(parser.parse_args()).run()


if __name__ == '__main__':
    sys.exit(main())
