#!/usr/bin/python3
"""Loads a list of pictures at 200 px as a Python program would, for the benchmark: list-peers.py PEER URL COUNT FOLDER.

PEER is pillow or vips, the pictures are URL/0.jpg and so on, and FOLDER is that of the disk cache: what is in it is not
loaded again. aiohttp loads, diskcache keeps the bytes, and threads decode, one for each processor. Prints the peak
memory in KiB, the seconds and the processor seconds of the work without the start of Python, how many pictures came
from the disk, and the sum of their pixels.
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
import diskcache

PEER, URL, COUNT, FOLDER = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
SIDE = 200
# As many as Halcyon and browsers open to one host.
CONNECTIONS = 6

if PEER == 'vips':
    import pyvips

    # Nothing comes twice.
    pyvips.cache_set_max(0)

    def decode(data):
        image = pyvips.Image.thumbnail_buffer(data, SIDE, height=SIDE, size='down')
        return image.width, image.height, image.write_to_memory()
else:
    from PIL import Image

    def decode(data):
        image = Image.open(io.BytesIO(data))
        # Decodes at an eighth, a quarter or a half, if that is at least twice the size wanted.
        image.thumbnail((SIDE, SIDE), Image.LANCZOS, reducing_gap=2.0)
        return image.width, image.height, image


def from_disk(cache, url):
    data = cache.get(url)
    return None if data is None else decode(data)


def from_network(cache, url, data):
    # One change of thread for both.
    cache.set(url, data)
    return decode(data)


async def load(url, cache, session, pool, memory):
    loop = asyncio.get_running_loop()
    picture = await loop.run_in_executor(pool, from_disk, cache, url)
    found = picture is not None
    if not found:
        async with session.get(url) as response:
            response.raise_for_status()
            data = await response.read()
        picture = await loop.run_in_executor(pool, from_network, cache, url, data)
    memory[url] = picture
    return found


async def main():
    memory = {}
    connector = aiohttp.TCPConnector(limit_per_host=CONNECTIONS)
    # Nothing is evicted: it all fits. Statistics are off, and reads write nothing, by default.
    with (diskcache.Cache(FOLDER, size_limit=1 << 30) as cache,
          concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool):
        async with aiohttp.ClientSession(connector=connector) as session:
            urls = [f'{URL}/{number}.jpg' for number in range(COUNT)]
            found = await asyncio.gather(*(load(url, cache, session, pool, memory) for url in urls))
    return sum(found), sum(width * height for width, height, _ in memory.values())


start, processor = time.monotonic(), time.process_time()
found, pixels = asyncio.run(main())
seconds, processor = time.monotonic() - start, time.process_time() - processor
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, seconds, processor, found, pixels)
