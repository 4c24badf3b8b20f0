"""HTTP as the clients of the soak test need it: pipelined, cut off, or read slowly."""
import asyncio
import hashlib
import socket
import struct


class Failure(Exception):
    """An answer that is not what it has to be."""


class Answer:
    def __init__(self, status, fields, body):
        self.status, self.fields, self.body = status, fields, body
        self.digest = hashlib.sha256(body).digest()


class Connection:
    """A connection to an instance."""

    def __init__(self, port):
        self.port, self.is_used = port, False

    async def open(self, buffer=None):
        one = socket.socket()
        one.setblocking(False)
        if buffer:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        await asyncio.get_running_loop().sock_connect(one, ('127.0.0.1', self.port))
        self.reader, self.writer = await asyncio.open_connection(sock=one, limit=buffer or 1 << 16)
        return self

    def send(self, path, method='GET', **fields):
        lines = ''.join(f'{name.replace("_", "-")}: {value}\r\n' for name, value in fields.items())
        self.writer.write(f'{method} {path} HTTP/1.1\r\nHost: a\r\n{lines}\r\n'.encode())

    async def receive(self, method='GET', pause=None):
        """An answer; with a pause, read in small pieces."""
        head = (await self.reader.readuntil(b'\r\n\r\n')).decode('latin-1').split('\r\n')
        status = int(head[0].split()[1])
        fields = {name.lower(): value.strip() for name, _, value in (line.partition(':') for line in head[1:] if line)}
        length = 0 if method == 'HEAD' or status == 304 else int(fields['content-length'])
        body = bytearray()
        while len(body) < length:
            if pause:
                await asyncio.sleep(pause)
            part = await self.reader.read(min(8192 if pause else 1 << 20, length - len(body)))
            if not part:
                raise Failure(f'the connection ended after {len(body)} of {length} bytes')
            body += part
        self.is_used = True
        return Answer(status, fields, bytes(body))

    def close(self, resets=False):
        if resets:
            self.writer.get_extra_info('socket').setsockopt(
                socket.SOL_SOCKET, socket.SO_LINGER, struct.pack('ii', 1, 0))
            self.writer.transport.abort()
        self.writer.close()
