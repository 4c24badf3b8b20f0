"""The clients of the soak test, polite ones and ones that leave, dawdle or send garbage; checks of their answers."""
import asyncio
import concurrent.futures
import json
import random
import re
import time

import hostile_requests
import soak_origin as origin
import soak_pictures as pictures
from soak_connection import Connection, Failure

# How often a kind of client comes, in relation to the others.
KINDS = {'hot': 55, 'pipelined': 2, 'disk': 26, 'cold': 6, 'changing': 3, 'misbehaving': 3, 'leaving': 2, 'hostile': 2,
         'slow': 0.1, 'half': 0.1}
HOT, DISK, SLOW = 60, 900, 16
# The seconds after which a client counts as not answered.
PATIENCE = 40
# Of AVIF, which a program of its own decodes, fewer results are looked at.
AVIF_SHARE = 0.2


class Clients:
    """All of them, and what they have seen. They go to the ports that are `ready`, as behind a balancer."""

    def __init__(self, ready, seed=1):
        self.ready, self.chance = ready, random.Random(seed)
        self.times, self.failures, self.counts = [], [], {}
        self.repeats = self.serial = 0
        self.idle, self.known, self.running = {}, {}, set()
        self.is_paused = False
        self.pool = concurrent.futures.ProcessPoolExecutor(1)
        self.hot = [self.new('ok', chosen=True) for _ in range(HOT)]
        self.disk = [self.new('ok', chosen=True) for _ in range(DISK)]
        self.slow = [pictures.Wanted(self.chance, 'ok', number, f's{number}', {'f': 'png', 'q': 90})
                     for number in range(SLOW)]
        self.hostile = list(hostile_requests.all_requests())

    def new(self, way, chosen=False):
        """A request for a source that was never asked for."""
        self.serial += 1
        picture = self.chance.randrange(origin.PICTURES)
        # What is asked for often shall not consist of the costliest formats.
        options = pictures.random_options(self.chance)
        if chosen and options.get('f') == 'avif':
            options['f'] = 'webp'
        return pictures.Wanted(self.chance, way, picture, self.serial, options)

    # The rate.

    async def run(self, rate, end):
        """Starts clients at random times until an end on the clock of `time.monotonic`, however long they take."""
        due = time.monotonic()
        kinds, weights = list(KINDS), list(KINDS.values())
        while due < end:
            due += self.chance.expovariate(rate)
            await asyncio.sleep(max(0, due - time.monotonic()))
            if self.is_paused:
                due = time.monotonic()
                continue
            kind = self.chance.choices(kinds, weights)[0]
            task = asyncio.create_task(self.watched(kind, getattr(self, kind + '_client')()))
            self.running.add(task)
            task.add_done_callback(self.running.discard)
        await asyncio.gather(*self.running)

    async def watched(self, kind, client):
        self.count('clients', kind)
        try:
            await asyncio.wait_for(client, PATIENCE)
        except Failure as failure:
            self.fail(f'{kind}: {failure}')
        except TimeoutError:
            self.fail(f'{kind}: no answer within {PATIENCE} s')
        except Exception as error:
            self.fail(f'{kind}: {error!r}')

    def fail(self, text):
        self.failures.append((time.time(), text))
        if len(self.failures) <= 30:
            print(f'FAIL {time.strftime("%H:%M:%S")} {text}', flush=True)

    def count(self, group, name, by=1):
        self.counts.setdefault(group, {}).setdefault(str(name), 0)
        self.counts[group][str(name)] += by

    def close_idle(self):
        for connection in sum(self.idle.values(), []):
            connection.close()
        self.idle = {}

    # Asking.

    async def connection(self):
        """One that is open already, or a new one; every third is new."""
        port = self.chance.choice(sorted(self.ready))
        waiting = self.idle.setdefault(port, [])
        while waiting:
            one = waiting.pop()
            if one.reader.at_eof():
                one.close()
            elif self.chance.random() < 0.67:
                return one
            else:
                one.close()
        return await Connection(port).open()

    async def ask(self, wanted, method='GET', **fields):
        """Asks, and returns the answer with the seconds that it took."""
        fields = {**wanted.fields, **fields}
        # The program is told to believe it: so there are many clients.
        fields['X-Forwarded-For'] = f'9.8.7.{self.chance.randrange(250)}'
        closes = self.chance.random() < 0.2
        if closes:
            fields['Connection'] = 'close'
        while True:
            start = time.monotonic()
            one = await self.connection()
            try:
                one.send(wanted.path, method, **fields)
                answer = await one.receive(method)
                break
            except (ConnectionError, asyncio.IncompleteReadError) as error:
                one.close()
                # A server may close an idle connection at any time. Clients repeat the request then (RFC 9112, 9.3.1).
                if not one.is_used or getattr(error, 'partial', b''):
                    raise Failure(f'the connection broke: {error!r}') from error
                self.repeats += 1
        seconds = time.monotonic() - start
        if closes or answer.fields.get('connection') == 'close' or len(self.idle.get(one.port, [])) > 20:
            one.close()
        else:
            self.idle.setdefault(one.port, []).append(one)
        return answer, seconds

    async def asked(self, wanted, kind, keeps=False):
        start = time.time()
        answer, seconds = await self.ask(wanted)
        if answer.status == 200 and kind:
            self.times.append((time.time(), kind, seconds * 1000))
        await self.check(wanted, answer, start, keeps)
        return answer

    # Checking.

    async def check(self, wanted, answer, start, keeps=False):
        """Compares an answer with what is known of its path, or looks at its picture."""
        self.count(wanted.way, answer.status)
        where = f'{wanted.way} {wanted.path}'
        if answer.status not in wanted.statuses:
            raise Failure(f'status {answer.status}, not {wanted.statuses}: {where}: {answer.body[:200]}')
        if answer.status != 200:
            if json.loads(answer.body)['status'] != answer.status:
                raise Failure(f'the body of the error is {answer.body[:200]}: {where}')
            return
        fields = answer.fields
        must = {'content-type': f'image/{wanted.format}', 'x-content-type-options': 'nosniff',
                'vary': 'Accept' if wanted.is_negotiated else None}
        for name, value in must.items():
            if fields.get(name) != value:
                raise Failure(f'{name} is {fields.get(name)}, not {value}: {where}')
        if ('no-store' in fields['cache-control']) != (wanted.way == 'no-store'):
            raise Failure(f'cache-control is {fields["cache-control"]}: {where}')
        key = (wanted.path, wanted.accept)
        if key in self.known:
            if (fields['etag'], answer.digest) != self.known[key][:2]:
                raise Failure(f'other bytes, or another ETag, than before: {where}')
            return self.count('pictures', 'same bytes as before')
        if wanted.format != 'avif' or self.chance.random() < AVIF_SHARE:
            loop, alternatives = asyncio.get_running_loop(), wanted.alternatives(start, time.time())
            why = await loop.run_in_executor(self.pool, pictures.mismatch, answer.body, wanted.format, alternatives)
            if why:
                raise Failure(f'{why}: {where} {wanted.options}')
            self.count('pictures', 'decoded')
        if keeps:
            self.known[key] = (fields['etag'], answer.digest, answer.body if keeps == 'body' else None)

    # The kinds of clients.

    async def hot_client(self):
        wanted = self.hot[min(int(self.chance.expovariate(6 / HOT)), HOT - 1)]
        known = self.known.get((wanted.path, wanted.accept))
        form = self.chance.random()
        if not known or form < 0.7:
            await self.asked(wanted, known and 'hot', keeps='body')
        elif form < 0.8:
            answer, _ = await self.ask(wanted, 'HEAD')
            self.expect(answer, 200, content_length=str(len(known[2])), etag=known[0])
        elif form < 0.9:
            answer, _ = await self.ask(wanted, If_None_Match=self.chance.choice(
                [known[0], f'"other", {known[0]}', f'W/{known[0]}', '*']))
            self.expect(answer, 304, etag=known[0])
        else:
            await self.part(wanted, known)

    async def part(self, wanted, known):
        length = len(known[2])
        first = self.chance.randrange(length)
        last = self.chance.randrange(first, length + 50)
        form, since, status = self.chance.choice([
            (f'{first}-{last}', known[0], 206), (f'{first}-', known[0], 206), (f'-{length - first}', known[0], 206),
            (f'{first}-{last}', '"other"', 200), (f'{length}-', known[0], 416)])
        answer, _ = await self.ask(wanted, Range=f'bytes={form}', If_Range=since)
        end = min(last + 1, length) if form == f'{first}-{last}' else length
        begin = first
        where = {206: f'bytes {begin}-{end - 1}/{length}', 416: f'bytes */{length}', 200: None}[status]
        self.expect(answer, status, content_range=where)
        body = {206: known[2][begin:end], 416: b'', 200: known[2]}[status]
        if answer.body != body:
            raise Failure(f'other bytes of the range {form}: {wanted.path}')

    def expect(self, answer, status, **fields):
        self.count('conditions', answer.status)
        found = {name: answer.fields.get(name.replace('_', '-')) for name in fields}
        if answer.status != status or found != fields:
            raise Failure(f'status {answer.status} with {found}, not {status} with {fields}')

    async def pipelined_client(self):
        """Several requests at once, which are answered in their order."""
        count = self.chance.randint(2, 6)
        several = [self.chance.choice(self.chance.choice([self.hot, self.disk])) for _ in range(count)]
        one = await Connection(self.chance.choice(sorted(self.ready))).open()
        start = time.time()
        try:
            for wanted in several:
                one.send(wanted.path, **wanted.fields)
            for wanted in several:
                await self.check(wanted, await one.receive(), start)
        finally:
            one.close()

    async def disk_client(self):
        wanted = self.chance.choice(self.disk)
        is_known = (wanted.path, wanted.accept) in self.known
        await self.asked(wanted, 'disk' if is_known else 'cold', keeps=True)

    async def cold_client(self):
        wanted = self.new(self.chance.choice(['ok', 'ok', 'plain', 'chunked', 'moved']))
        await self.asked(wanted, 'cold')
        if self.chance.random() < 0.1:
            # The same again, perhaps from the other instance.
            await self.asked(wanted, None)

    async def changing_client(self):
        way = self.chance.choice(['change', 'change', 'no-store', 'flap'])
        number = self.chance.randrange(8)
        await self.asked(pictures.Wanted(
            self.chance, way, number, f'c{number}', {'w': 100 + 10 * number, 'f': 'jpeg'}, 'jpg'), None)

    async def misbehaving_client(self):
        await self.asked(self.new(self.chance.choice(sorted(set(origin.EXPECTED) - set(origin.CHANGES)))), None)

    async def leaving_client(self):
        """Asks, and goes before the answer is there, perhaps in the middle of it."""
        one = await Connection(self.chance.choice(sorted(self.ready))).open()
        wanted = self.new(self.chance.choice(['ok', 'slow', 'drip', 'silent', 'change'])) \
            if self.chance.random() < 0.7 else self.chance.choice(self.slow)
        one.send(wanted.path, **wanted.fields)
        await asyncio.sleep(self.chance.uniform(0, 0.3))
        one.close(resets=self.chance.random() < 0.5)

    async def slow_client(self):
        """Reads a large result slowly."""
        one = await Connection(self.chance.choice(sorted(self.ready))).open(buffer=8192)
        wanted, start = self.chance.choice(self.slow), time.time()
        try:
            one.send(wanted.path, **wanted.fields)
            await self.check(wanted, await one.receive(pause=0.03), start, keeps=True)
        finally:
            one.close()

    async def half_client(self):
        """Sends half of a request, and nothing more until the server ends the connection."""
        one = await Connection(self.chance.choice(sorted(self.ready))).open()
        path = self.chance.choice(self.hot).path
        one.writer.write(f'GET {path} HTTP/1.1\r\nHost: a\r\n'.encode()[:self.chance.randrange(1, 200)])
        try:
            await one.reader.read()
        except ConnectionError:
            pass
        finally:
            one.close()

    async def hostile_client(self):
        name, data, allowed, is_half = self.chance.choice(self.hostile)
        one = await Connection(self.chance.choice(sorted(self.ready))).open()
        received = b''
        try:
            one.writer.write(data)
            if is_half:
                one.writer.write_eof()
            # Until the connection ends, or is silent after an answer. What never becomes a request ends after 30 s.
            while part := await asyncio.wait_for(one.reader.read(1 << 16), 2 if received else PATIENCE - 5):
                received += part
        except TimeoutError:
            if not received:
                raise Failure(f'neither an answer nor an end: {name}') from None
        except ConnectionError:
            pass
        finally:
            one.close()
        statuses = [int(status) for status in re.findall(rb'HTTP/1\.[01] (\d{3}) ', received)]
        for status in statuses:
            self.count('hostile', status)
        if not set(statuses) <= allowed or received and not statuses:
            raise Failure(f'{statuses}, not {allowed}: {name}')
