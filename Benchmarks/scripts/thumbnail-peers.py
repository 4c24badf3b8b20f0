#!/usr/bin/python3
"""Makes thumbnails with libvips and Pillow for the benchmark, which asks for them in turn with its own. With the
argument simd, Pillow is Pillow-SIMD, and libvips is not there.

Reads lines "PEER WIDTH HEIGHT FILE" and answers each with a line of the processor seconds that it took and the path of
the pixels as raw RGBA. PEER is vips, pillow, or reference: the whole picture through Pillow's Lanczos filter. The
libraries come from PyPI, into .build, for this alone.
"""
import sys
import tempfile
import time

import peer_packages

IS_SIMD = sys.argv[1:] == ['simd']
if IS_SIMD:
    peer_packages.use_simd()
else:
    peer_packages.use()
    import pyvips

    # Nothing is kept from one image to the next.
    pyvips.cache_set_max(0)

from PIL import Image


def vips(file, width, height):
    image = pyvips.Image.thumbnail(file, width, height=height, size='down')
    return image.width, image.height, image.write_to_memory(), image.bands


def pillow(file, width, height):
    image = Image.open(file)
    image.thumbnail((width, height), Image.LANCZOS)
    image = image.convert('RGB')
    return image.width, image.height, image.tobytes(), 3


def reference(file, width, height):
    image = Image.open(file).convert('RGB').resize((width, height), Image.LANCZOS)
    return image.width, image.height, image.tobytes(), 3


PEERS = dict(vips=vips, pillow=pillow, reference=reference)
output = tempfile.NamedTemporaryFile(suffix='.rgba')
if IS_SIMD:
    print(f'Pillow-SIMD {Image.__version__}', flush=True)
else:
    version = '.'.join(str(pyvips.version(part)) for part in range(3))
    print(f'libvips {version}, Pillow {Image.__version__}', flush=True)
for line in sys.stdin:
    peer, width, height, file = line.rstrip('\n').split(' ', 3)
    start = time.process_time()
    width, height, data, bands = PEERS[peer](file, int(width), int(height))
    seconds = time.process_time() - start
    rgba = Image.frombytes({1: 'L', 3: 'RGB', 4: 'RGBA'}[bands], (width, height), data).convert('RGBA').tobytes()
    output.seek(0)
    output.truncate()
    output.write(rgba)
    output.flush()
    print(f'{seconds} {width} {height} {output.name}', flush=True)
