#!/usr/bin/python3
"""Half an hour of mixed load with faults on two instances of halcyon-server that share a Redis: see README.md.

    soak.py --server PROGRAM --folder FOLDER [--minutes 30] [--rate 90] [--plot FILE]

`make soak-server` calls it through soak.sh, in a network of its own. It ends with status 1 if an answer was not what it
had to be, or if memory, descriptors or threads grew.
"""
import argparse
import asyncio
import json
import multiprocessing
import os
import pathlib
import shutil
import signal
import statistics
import subprocess
import sys
import time
import urllib.request

import servers
import soak_origin as origin
import soak_pictures
from fleet import redis_program
from soak_clients import Clients
from soak_pictures import fixture

# When a fault begins, as a fraction of the time of the test, and what it is.
FAULTS = [(0.12, 'pause'), (0.20, 'redis hangs'), (0.30, 'redis dies'), (0.42, 'redis hangs'), (0.50, 'b restarts'),
          (0.62, 'redis dies'), (0.74, 'redis hangs'), (0.84, 'redis dies')]
# Redis is away for this fraction of the time, and nobody asks for that many seconds at most in a pause.
AWAY, PAUSE = 0.03, 45
# In the last third of an instance's life, memory is at most this much more than in the middle one.
GROWTH = 1.05
# A heap takes some ten minutes to get its size: a life of fewer seconds says nothing about growth.
SETTLED = 1200
# The megabytes of the disk cache, and by how much its folder may be larger.
DISK, MARGIN = 96, 1.1
# By how much a quiet instance may have more descriptors and threads than when it was quiet before.
MORE = 4


class Redis(servers.Server):
    name = 'redis-server'

    def command(self):
        return [redis_program(self.folder), '--bind', '127.0.0.1', '--port', self.port, '--save', '',
                '--maxmemory', '48mb', '--maxmemory-policy', 'allkeys-lru']


class Instance(servers.Server):
    """An instance of ours, with caches that are too small for what it is asked for."""
    name = 'halcyon-server'

    def __init__(self, folder, program, redis, port=None):
        self.program, self.redis = program, redis
        super().__init__(folder, port)

    def command(self):
        presets = ';'.join(f'{name}=' + ','.join(f'{key}:{value}' for key, value in one.items())
                           for name, one in soak_pictures.PRESETS.items())
        return [self.program, '--http-port', self.port, '--http-forwarded', 'true', '--keys', fixture.KEY.hex(),
                # It is kept when the instance is restarted.
                '--cache-directory', self.folder.parent / f'cache-{self.folder.name}', '--cache-megabytes', DISK,
                '--cache-memory', 2, '--redis', f'redis://127.0.0.1:{self.redis.port}',
                '--results-formats', 'webp,avif',
                '--presets-list', presets, '--limits-seconds', 30, '--limits-drain', 5, '--log-level', 'warning']

    def figures(self):
        """Resident megabytes, descriptors and threads."""
        process = pathlib.Path('/proc', str(self.process.pid))
        status = dict(line.split(':', 1) for line in (process / 'status').read_text().splitlines())
        return (int(status['VmRSS'].split()[0]) / 1024, len(os.listdir(process / 'fd')), int(status['Threads']))

    def descriptors(self):
        """What its descriptors are of: the numbers of each kind, with the files by their names."""
        kinds = {}
        for entry in pathlib.Path('/proc', str(self.process.pid), 'fd').iterdir():
            kind = os.readlink(entry).split(':')[0].rpartition('/')[2]
            kinds[kind] = kinds.get(kind, 0) + 1
        return kinds

    def metrics(self):
        """The numbers of /metrics by name, with the labels as they are written."""
        lines = self.fetch('/metrics').decode().splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(' ') for line in lines if line[:1] != '#')}


class Soak:
    def __init__(self, arguments):
        self.arguments = arguments
        self.folder = pathlib.Path(arguments.folder).resolve() / 'run'
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.seconds = arguments.minutes * 60
        self.pause = min(PAUSE, max(20, 0.03 * self.seconds))
        self.samples, self.marks, self.quiet, self.lives, self.lags = [], [], {}, {}, []
        self.used = {}
        print('soak: making the pictures', flush=True)
        files = origin.make(self.folder.parent / 'pictures')
        # Pictures sent, and requests that must not be.
        self.counts = multiprocessing.Array('q', 2)
        self.origin = multiprocessing.Process(target=origin.run, args=(fixture.PUBLIC, files, self.counts), daemon=True)
        self.origin.start()
        self.redis = Redis(self.folder / 'redis')
        self.instances = {}
        for name in 'ab':
            self.start(name)
        self.clients = Clients({instance.port for instance in self.instances.values()})

    def start(self, name, port=None):
        self.instances[name] = Instance(self.folder / name, self.arguments.server, self.redis, port)
        self.lives[name] = self.lives.get(name, 0) + 1

    # The load and its faults.

    async def run(self):
        self.begin, self.making = time.time(), sum(os.times()[:4])
        end = time.monotonic() + self.seconds
        sampler, faults = asyncio.create_task(self.sample()), asyncio.create_task(self.harm())
        await self.clients.run(self.arguments.rate, end)
        await faults
        self.marks.append(('pause', self.now(), self.now() + self.pause))
        self.clients.close_idle()
        await asyncio.sleep(self.pause)
        self.settle('at the end')
        sampler.cancel()
        self.finish()

    def now(self):
        return time.time() - self.begin

    async def harm(self):
        away = AWAY * self.seconds
        for start, name in FAULTS:
            await asyncio.sleep(max(0, start * self.seconds - self.now()))
            mark = self.now()
            print(f'soak: {mark:5.0f} s: {name}', flush=True)
            if name == 'pause':
                self.clients.is_paused = True
                self.clients.close_idle()
                await asyncio.sleep(self.pause)
                self.settle('at first')
                self.clients.is_paused = False
            elif name == 'redis hangs':
                self.redis.process.send_signal(signal.SIGSTOP)
                await asyncio.sleep(away)
                self.redis.process.send_signal(signal.SIGCONT)
            elif name == 'redis dies':
                self.redis.process.kill()
                self.redis.process.wait()
                await asyncio.sleep(away)
                # In a thread: until it listens.
                self.redis = await asyncio.to_thread(Redis, self.redis.folder, self.redis.port)
            else:
                await self.restart('b')
            self.marks.append((name, mark, self.now()))

    async def restart(self, name):
        """Ends an instance as an init system does. A balancer learns from /ready that it is about to stop."""
        old = self.instances[name]
        await asyncio.to_thread(self.count, f'{name}{self.lives[name]}', old)
        old.process.send_signal(signal.SIGTERM)
        # A balancer asks every now and then; the program goes on meanwhile (`--limits-drain`).
        await asyncio.sleep(0.5)
        self.clients.ready.discard(old.port)
        try:
            status = await asyncio.to_thread(old.process.wait, 40)
        except subprocess.TimeoutExpired:
            status = 'none: it went on for 40 s'
        if status != 0:
            self.clients.fail(f'SIGTERM: {name} ended with status {status}')
            old.stop()
        shutil.copy(old.log, self.folder / f'{name}-before.txt')
        await asyncio.to_thread(self.start, name, old.port)
        self.clients.ready.add(old.port)

    # Measuring.

    async def sample(self):
        interval = max(1, self.seconds / 900)
        while True:
            start = time.monotonic()
            await asyncio.sleep(interval)
            # By how much the clients themselves are late.
            self.lags.append((time.monotonic() - start - interval) * 1000)
            for name, instance in list(self.instances.items()):
                if instance.port not in self.clients.ready:
                    continue
                try:
                    self.samples.append((f'{name}{self.lives[name]}', self.now(), *instance.figures()))
                except (OSError, KeyError):
                    self.clients.fail(f'{name} is gone')

    def settle(self, when):
        """Notes what quiet instances have open, and that nothing is left of the requests."""
        for name, instance in self.instances.items():
            self.quiet[name, when] = instance.figures()
            print(f'soak: {self.now():5.0f} s: {name}, quiet: {instance.descriptors()}', flush=True)
            metrics = instance.metrics()
            left = {key: metrics[key] for key in ('halcyon_server_running', 'halcyon_server_waiting')}
            if any(left.values()):
                self.clients.fail(f'{name} {when}: requests are left: {left}')

    def count(self, name, instance):
        """Notes what an instance has counted and used in its life."""
        self.used[name] = (instance.processor_seconds(), instance.metrics())

    def finish(self):
        for name, instance in self.instances.items():
            self.count(f'{name}{self.lives[name]}', instance)
        seconds = sum(seconds for seconds, _ in self.used.values()) + self.redis.processor_seconds()
        self.servers_share = seconds / self.seconds / os.cpu_count()
        for instance in self.instances.values():
            instance.process.send_signal(signal.SIGTERM)
        for name, instance in self.instances.items():
            if (status := instance.process.wait(60)) != 0:
                self.clients.fail(f'SIGTERM: {name} ended with status {status} at last')

    def verdicts(self):
        """Sentences about memory, descriptors and threads, each with whether it is in order."""
        for life in sorted({sample[0] for sample in self.samples}):
            own = [sample for sample in self.samples if sample[0] == life]
            third = len(own) // 3
            middle, last = (statistics.median(sample[2] for sample in part)
                            for part in (own[third:2 * third], own[-third:]))
            seconds = own[-1][1] - own[0][1]
            yield (f'memory of {life}, for {seconds:.0f} s: {middle:.1f} MB in the middle third, '
                   f'{last:.1f} in the last ({last / middle - 1:+.1%}), {max(sample[2] for sample in own):.1f} at most',
                   last <= middle * GROWTH or seconds < SETTLED)
        for name in self.instances:
            first, last = self.quiet[name, 'at first'], self.quiet[name, 'at the end']
            for what, index in (('descriptors', 1), ('threads', 2)):
                most = max(sample[2 + index] for sample in self.samples if sample[0][0] == name)
                yield (f'{what} of {name} without clients: {first[index]} at first, {last[index]} at the end; '
                       f'{most} at most under load', last[index] <= first[index] + MORE)
            files = [file.stat().st_size for file in self.folder.glob(f'cache-{name}/**/*') if file.is_file()]
            yield (f'disk cache of {name}: {sum(files) / 2 ** 20:.0f} MB in {len(files):,} files, of {DISK} MB',
                   sum(files) <= DISK * MARGIN * 2 ** 20)
        yield f'requests to addresses that must not be asked: {self.counts[1]}', self.counts[1] == 0
        yield f'answers that were not what they had to be: {len(self.clients.failures)}', not self.clients.failures

    def stop(self):
        for process in [*self.instances.values(), self.redis]:
            process.process.send_signal(signal.SIGCONT) if process.process.poll() is None else None
            process.stop()
        self.origin.kill()
        self.origin.join()
        self.clients.pool.shutdown(cancel_futures=True)


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def report(soak):
    clients = soak.clients
    print(f'\n{"kind":8} {"answers":>8} {"p50":>8} {"p95":>8} {"p99":>8} {"longest":>8} ms')
    for kind in ('hot', 'disk', 'cold'):
        times = [ms for _, one, ms in clients.times if one == kind]
        if times:
            shares = ' '.join(f'{percentile(times, share):8.1f}' for share in (0.5, 0.95, 0.99, 1))
            print(f'{kind:8} {len(times):8} {shares}')
    print(f'the clients themselves were late by {percentile(soak.lags, 0.5):.1f} ms in the median, '
          f'{percentile(soak.lags, 0.99):.1f} in p99; the load of the machine is {os.getloadavg()[2]:.1f}')
    print(f'the instances and Redis used {soak.servers_share:.0%} of the processors, the clients and the origin '
          f'{(sum(os.times()[:4]) - soak.making) / soak.seconds / os.cpu_count():.0%}')
    for group, counts in sorted(clients.counts.items()):
        print(f'{group}: ' + ', '.join(f'{name} {count:,}' for name, count in sorted(counts.items())))
    print(f'requests repeated because an idle connection was closed: {clients.repeats}; pictures sent by the origin: '
          f'{soak.counts[0]:,}')
    for life, (seconds, metrics) in sorted(soak.used.items()):
        tiers = {name.split('tier="')[1][:-2]: int(value) for name, value in metrics.items()
                 if name.startswith('halcyon_server_seconds_count')}
        print(f'{life}: {seconds:.0f} s of processor time; answers by tier: {tiers}')
    print()
    failed = False
    for sentence, holds in soak.verdicts():
        failed = failed or not holds
        print(f'{"ok  " if holds else "FAIL"} {sentence}')
    return failed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--server', required=True, type=os.path.realpath)
    parser.add_argument('--folder', required=True)
    parser.add_argument('--minutes', type=float, default=30)
    parser.add_argument('--rate', type=float, default=90, help='requests a second')
    parser.add_argument('--plot')
    arguments = parser.parse_args()
    if not fixture.ISOLATED:
        sys.exit('soak: run it through soak.sh: it needs a network of its own')
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    fixture.isolate()
    soak = Soak(arguments)
    try:
        asyncio.run(soak.run())
    finally:
        soak.stop()
    failed = report(soak)
    record = {'seconds': soak.seconds, 'begin': soak.begin, 'samples': soak.samples, 'marks': soak.marks,
              'times': soak.clients.times, 'failures': soak.clients.failures}
    file = soak.folder.parent / 'soak.json'
    file.write_text(json.dumps(record))
    if arguments.plot:
        import soak_plot
        soak_plot.draw(record, arguments.plot)
    fixture.clean_up()
    sys.exit(failed)


if __name__ == '__main__':
    main()
