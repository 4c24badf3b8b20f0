"""The origin of the soak test: pictures with a code in their colours, and every way to answer badly.

A path says how it is answered: `/{way}/{picture}/{serial}.{format}`. So the client knows what to expect of it.
"""
import asyncio
import hashlib
import random
import socket
import struct
import time

from PIL import Image, ImageChops

PICTURES = 32
FORMATS = {'jpg': {'quality': 85}, 'png': {'compress_level': 3}, 'webp': {'quality': 85, 'method': 2}, 'gif': {}}
SIZES = [(320, 240), (400, 300), (300, 450), (640, 480), (800, 533), (533, 800), (1024, 768), (1200, 800)]
# Where a redirect must not lead, with what the canary listens at among it.
PRIVATE = ['http://127.0.0.1/canary', 'http://localhost/canary', 'http://[::1]/canary', 'http://10.0.0.1/canary',
           'http://169.254.169.254/canary', 'http://2130706433/canary', 'file:///etc/passwd']
# The seconds for which a picture stays under a URL, and for which a cache may keep it. `flap` has one picture.
CHANGES = {'change': (12, 3), 'no-store': (4, 0)}
# The statuses of halcyon-server for each way to answer.
EXPECTED = {
    'ok': {200}, 'plain': {200}, 'chunked': {200}, 'moved': {200}, 'slow': {200}, 'drip': {200}, 'change': {200},
    'no-store': {200}, 'flap': {200, 502}, '404': {404}, '410': {404}, '403': {502}, '500': {502}, '503': {502},
    'reset': {502}, 'short': {502}, 'empty': {502}, 'loop': {502}, 'private': {403}, 'silent': {504},
    'trickle': {504}, 'text': {422}, 'bomb': {422}, 'large': {422}, 'cut': {200, 422}, 'corrupt': {200, 422},
}
# Those whose answers are the picture that the path names, if they are pictures.
WHOLE = {'ok', 'plain', 'chunked', 'moved', 'slow', 'drip', 'change', 'no-store', 'flap'}


def size(picture):
    return SIZES[picture % len(SIZES)]


def colors(picture):
    """The colours of the quarters: top left, top right, bottom left, bottom right."""
    code = hashlib.sha256(f'soak {picture}'.encode()).digest()
    return [tuple(30 + 60 * (code[quarter * 3 + channel] % 4) for channel in range(3)) for quarter in range(4)]


def version(way, now):
    return int(now / CHANGES[way][0]) if way in CHANGES else 0


def shown(way, picture, now):
    """The picture that a URL shows at a time."""
    return (picture + version(way, now)) % PICTURES


def make(folder):
    """Writes the pictures that are missing into a folder, and returns all files by picture and format."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {}
    for picture in range(PICTURES):
        image = None
        for name, options in FORMATS.items():
            file = folder / f'{picture}.{name}'
            if not file.exists():
                image = image or painted(picture)
                image.save(file, **options)
            files[picture, name] = file.read_bytes()
    return files


def painted(picture):
    width, height = size(picture)
    image = Image.new('RGB', (width, height))
    for quarter, color in enumerate(colors(picture)):
        left, top = width // 2 * (quarter % 2), height // 2 * (quarter // 2)
        image.paste(color, (left, top, width, height))
    # Grain makes the files as large as those of photographs.
    grain = Image.effect_noise((width, height), 5).convert('RGB')
    return ImageChops.add(image, grain, 1, -128)


class Origin:
    """`counts` are shared with the process that started this one: pictures sent, and requests that must not be."""

    def __init__(self, files, counts):
        self.files, self.counts = files, counts

    async def serve(self, address):
        for host in [address, '127.0.0.1', '::1']:
            await asyncio.start_server(self.connected, host, 80, backlog=512)
        await asyncio.Event().wait()

    async def connected(self, reader, writer):
        try:
            local = writer.get_extra_info('sockname')[0]
            while True:
                head = (await reader.readuntil(b'\r\n\r\n')).decode('latin-1')
                path = head.split(' ')[1]
                if local in ('127.0.0.1', '::1') or 'must-not' in path or 'canary' in path:
                    self.counts[1] += 1
                    print(f'soak: this must not be asked for: {local} {path}', flush=True)
                await self.answer(path, head, writer)
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            writer.close()

    async def answer(self, path, head, writer):
        parts = path.strip('/').split('/')
        if len(parts) != 3 or parts[0] not in EXPECTED:
            return self.send(writer, 404)
        way, picture, (serial, _, format) = parts[0], int(parts[1]), parts[2].partition('.')
        now = time.time()
        file = self.files[shown(way, picture, now), format]
        fields = {'Content-Type': f'image/{format}', 'Cache-Control': 'max-age=86400'}
        if way in ('ok', 'change', 'drip', 'slow'):
            fields['ETag'] = f'"{hashlib.sha256(file).hexdigest()[:16]}"'
        if way in CHANGES:
            fields['Cache-Control'] = f'max-age={CHANGES[way][1]}' if CHANGES[way][1] else 'no-store'
        if f'If-None-Match: {fields.get("ETag")}'.lower() in head.lower():
            return self.send(writer, 304, fields)
        self.counts[0] += 1
        if way in ('slow', 'silent'):
            await asyncio.sleep(1.5 if way == 'slow' else 15)
        if way == 'flap':
            if int(now / 6) % 2:
                return self.send(writer, 500)
            fields['Cache-Control'] = 'max-age=2'
        if way.isdigit():
            return self.send(writer, int(way))
        if way in ('moved', 'loop', 'private'):
            target = {'moved': f'/ok/{picture}/{parts[2]}', 'loop': path,
                      'private': PRIVATE[int(serial) % len(PRIVATE)]}[way]
            return self.send(writer, 302, {'Location': target, 'Cache-Control': 'max-age=60'})
        if way == 'plain':
            del fields['Cache-Control']
        body = self.spoiled(way, file, random.Random(serial))
        if way in ('drip', 'trickle', 'chunked', 'large', 'reset', 'short'):
            return await self.send_slowly(way, writer, fields, body)
        self.send(writer, 200, fields, body)
        await writer.drain()

    def spoiled(self, way, file, chance):
        if way == 'cut':
            return file[:len(file) // 2]
        if way == 'corrupt':
            body = bytearray(file)
            for _ in range(20):
                body[chance.randrange(len(body) // 4, len(body))] = chance.randrange(256)
            return bytes(body)
        if way == 'text':
            return b'<!doctype html><title>Sorry</title>' * 20
        if way == 'bomb':
            # The head of a PNG of 30,000 x 30,000 pixels.
            head = struct.pack('>I4sIIBBBBB', 13, b'IHDR', 30_000, 30_000, 8, 2, 0, 0, 0)
            return b'\x89PNG\r\n\x1a\n' + head + bytes(64)
        return b'' if way == 'empty' else file

    def send(self, writer, status, fields=None, body=b''):
        fields = {**(fields or {}), 'Content-Length': len(body)}
        lines = ''.join(f'{name}: {value}\r\n' for name, value in fields.items())
        writer.write(f'HTTP/1.1 {status} x\r\n{lines}\r\n'.encode() + body)

    async def send_slowly(self, way, writer, fields, body):
        """A body in pieces; not all of them come to an end."""
        if way in ('chunked', 'large'):
            fields['Transfer-Encoding'] = 'chunked'
        else:
            fields['Content-Length'] = len(body)
        lines = ''.join(f'{name}: {value}\r\n' for name, value in fields.items())
        writer.write(f'HTTP/1.1 200 x\r\n{lines}\r\n'.encode())
        if way == 'large':
            # One megabyte more than halcyon-server takes.
            piece = b'100000\r\n' + bytes(1 << 20) + b'\r\n'
            for _ in range(17):
                writer.write(piece)
                await writer.drain()
        elif way == 'trickle':
            for start in range(0, len(body), 8):
                writer.write(body[start:start + 8])
                await writer.drain()
                await asyncio.sleep(0.3)
        else:
            step = len(body) // 8 + 1
            for start in range(0, len(body), step):
                if way in ('reset', 'short') and start > len(body) // 2:
                    if way == 'reset':
                        linger = struct.pack('ii', 1, 0)
                        writer.get_extra_info('socket').setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
                    writer.transport.abort() if way == 'reset' else writer.close()
                    return
                piece = body[start:start + step]
                writer.write(b'%x\r\n%b\r\n' % (len(piece), piece) if way == 'chunked' else piece)
                await writer.drain()
                await asyncio.sleep(0.3 if way == 'drip' else 0)
        if 'Transfer-Encoding' in fields:
            writer.write(b'0\r\n\r\n')


def run(address, files, counts):
    """Serves until it is killed."""
    asyncio.run(Origin(files, counts).serve(address))
