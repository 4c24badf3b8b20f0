#!/usr/bin/python3
"""Loads small pictures all at once as a Python program would, for the benchmark: burst-peer.py URL COUNT.

The pictures are URL?0 and so on. aiohttp loads, Pillow decodes in threads, one for each processor, and each picture is
let go at once. Prints the peak memory in KiB, the seconds and the processor seconds of the work without the start of
Python, the memory in KiB before it, and the sum of the pictures' pixels.
"""
import asyncio
import concurrent.futures
import io
import os
import resource
import sys
import time

import peer_packages

peer_packages.use()

import aiohttp
from PIL import Image

URL, COUNT = sys.argv[1], int(sys.argv[2])
# As many as Halcyon and browsers open to one host.
CONNECTIONS = 6


def decode(data):
    image = Image.open(io.BytesIO(data))
    image.load()
    return image.width * image.height


async def load(url, session, pool):
    async with session.get(url) as response:
        response.raise_for_status()
        data = await response.read()
    return await asyncio.get_running_loop().run_in_executor(pool, decode, data)


async def load_all(numbers):
    connector = aiohttp.TCPConnector(limit_per_host=CONNECTIONS)
    # They wait for a connection for longer than the five minutes that are the default.
    timeout = aiohttp.ClientTimeout(total=None)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        async with aiohttp.ClientSession(connector=connector, timeout=timeout) as session:
            return await asyncio.gather(*(load(f'{URL}?{number}', session, pool) for number in numbers))


def resident():
    with open('/proc/self/status') as status:
        return next(int(line.split()[1]) for line in status if line.startswith('VmRSS:'))


# What is imported late, and the decoder's tables.
asyncio.run(load_all(range(-10, 0)))
before, start, processor = resident(), time.monotonic(), time.process_time()
pixels = sum(asyncio.run(load_all(range(COUNT))))
seconds, processor = time.monotonic() - start, time.process_time() - processor
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, seconds, processor, before, pixels)
