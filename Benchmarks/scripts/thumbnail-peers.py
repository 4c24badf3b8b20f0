#!/usr/bin/python3
"""Makes thumbnails with libvips, Pillow and djxl for the benchmark, which asks for them in turn with its own. With the
argument `simd`, Pillow is Pillow-SIMD, and libvips is not there. With `debian`, libvips is Debian's, which has HEVC and
JPEG XL, of the same libraries that Halcyon uses.

Reads lines "PEER WIDTH HEIGHT FILE" and answers each with a line of the processor seconds that it took and the path of
the pixels as raw RGBA. PEER is vips, pillow, djxl, or reference: the whole picture through Pillow's Lanczos filter. The
libraries come from PyPI, into .build, for this alone.

With `peak PEER WIDTH HEIGHT FILE` behind the other argument, if there is one, it makes one thumbnail and prints the KiB
that this took over a process that had read the file.
"""
import functools
import os
import resource
import subprocess
import sys
import tempfile
import time

import peer_packages

ARGUMENTS = sys.argv[1:]
IS_SIMD, IS_DEBIAN = ARGUMENTS[:1] == ['simd'], ARGUMENTS[:1] == ['debian']
if IS_SIMD:
    peer_packages.use_simd()
else:
    peer_packages.use()
    if IS_DEBIAN:
        # Without this, pyvips takes the system's library.
        sys.modules['_libvips'] = None
    import pyvips

    # Nothing is kept from one image to the next.
    pyvips.cache_set_max(0)

from PIL import Image

if not IS_SIMD:
    import pillow_heif

    # One thread, as of the others.
    pillow_heif.options.DECODE_THREADS = 1
    pillow_heif.register_heif_opener()


def vips(file, width, height):
    image = pyvips.Image.thumbnail(file, width, height=height, size='down')
    return image.width, image.height, image.write_to_memory(), image.bands


def pillow(file, width, height):
    image = Image.open(file)
    image.thumbnail((width, height), Image.LANCZOS)
    image = image.convert('RGB')
    return image.width, image.height, image.tobytes(), 3


@functools.lru_cache(maxsize=1)
def opened(file, *options):
    """The whole picture; of JPEG XL, as djxl writes it."""
    if not file.endswith('.jxl'):
        return Image.open(file).convert('RGB')
    with tempfile.NamedTemporaryFile(suffix='.ppm') as whole:
        subprocess.run(['djxl', '--quiet', *options, file, whole.name], check=True)
        return Image.open(whole.name).convert('RGB')


def reference(file, width, height, *options):
    image = opened(file, *options).resize((width, height), Image.LANCZOS)
    return image.width, image.height, image.tobytes(), 3


def djxl(file, width, height):
    """Only decodes, on one thread; the pixels are of a second run, which does not count."""
    subprocess.run(['djxl', '--quiet', '--num_threads=1', '--downsampling=8', file], check=True)
    return lambda: reference(file, width, height, '--downsampling=8')


def processor_seconds():
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def peak():
    """Not ru_maxrss, which begins with the peak of the process that started this one."""
    with open('/proc/self/status') as status:
        return next(int(line.split()[1]) for line in status if line.startswith('VmHWM'))


PEERS = dict(vips=vips, pillow=pillow, reference=reference, djxl=djxl)


def print_peak(peer, width, height, file):
    if peer == 'djxl':
        PEERS[peer](file, int(width), int(height))
        return print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss - (os.path.getsize(file) >> 10))
    with open(file, 'rb') as whole:
        data = whole.read()
    before = peak()
    PEERS[peer](file, int(width), int(height))
    print(peak() - before)
    del data


def answer():
    output = tempfile.NamedTemporaryFile(suffix='.rgba')
    if IS_SIMD:
        print(f'Pillow-SIMD {Image.__version__}', flush=True)
    else:
        version = '.'.join(str(pyvips.version(part)) for part in range(3))
        print(f'libvips {version}' + ('' if IS_DEBIAN else f', Pillow {Image.__version__}'), flush=True)
    for line in sys.stdin:
        peer, width, height, file = line.rstrip('\n').split(' ', 3)
        start = processor_seconds()
        result = PEERS[peer](file, int(width), int(height))
        seconds = processor_seconds() - start
        width, height, data, bands = result() if callable(result) else result
        rgba = Image.frombytes({1: 'L', 3: 'RGB', 4: 'RGBA'}[bands], (width, height), data).convert('RGBA').tobytes()
        output.seek(0)
        output.truncate()
        output.write(rgba)
        output.flush()
        print(f'{seconds} {width} {height} {output.name}', flush=True)


if 'peak' in ARGUMENTS:
    print_peak(*ARGUMENTS[ARGUMENTS.index('peak') + 1:])
else:
    answer()
