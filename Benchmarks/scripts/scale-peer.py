#!/usr/bin/python3
"""Scales pixels in memory with Pillow or Pillow-SIMD for the benchmark, which asks for it in turn with its own:
scale-peer.py pillow|simd.

Reads lines "MODE WIDTH HEIGHT WIDTH HEIGHT FILE": a mode of Pillow, the size that FILE's raw RGBA has, and the size
wanted. Answers each with a line of the processor seconds that it took, by Lanczos3.
"""
import sys
import time

import peer_packages

if sys.argv[1] == 'simd':
    peer_packages.use_simd()
else:
    peer_packages.use()

from PIL import Image

read = {}


def picture(mode, size, file):
    if (mode, file) not in read:
        read.clear()
        with open(file, 'rb') as pixels:
            # Pillow keeps four bytes a pixel in either mode.
            read[mode, file] = Image.frombytes('RGBA', size, pixels.read()).convert(mode)
    return read[mode, file]


print(('Pillow-SIMD ' if sys.argv[1] == 'simd' else 'Pillow ') + Image.__version__, flush=True)
for line in sys.stdin:
    mode, width, height, to_width, to_height, file = line.rstrip('\n').split(' ', 5)
    image = picture(mode, (int(width), int(height)), file)
    start = time.process_time()
    scaled = image.resize((int(to_width), int(to_height)), Image.LANCZOS)
    print(time.process_time() - start, flush=True)
