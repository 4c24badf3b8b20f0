#!/usr/bin/env python3
"""Waits until a program's window on a display of its own has come to rest, and writes what is to be seen of it as a PNG.

usage: photograph.py FILE.png WIDTH HEIGHT COMMAND…     (WIDTH × HEIGHT from the upper left corner; inside with-display.sh)
"""

import os
import subprocess
import sys
import time

import numpy as np
from PIL import Image

# The display's memory, where with-display.sh has Xvfb keep it: an X window dump.
FRAME_BUFFER = os.path.join(os.environ["HALCYON_FRAME_BUFFER"], "Xvfb_screen0")


def screen():
    dump = open(FRAME_BUFFER, "rb").read()
    header = np.frombuffer(dump[:100], ">u4")
    size, width, height, row, colours = (int(header[i]) for i in (0, 4, 5, 12, 19))
    rows = np.frombuffer(dump, np.uint8, row * height, size + colours * 12).reshape(height, row)
    # Blue, green, red and a byte that is not used.
    return rows[:, : width * 4].reshape(height, width, 4)[:, :, 2::-1]


def main():
    path, (width, height) = sys.argv[1], map(int, sys.argv[2:4])
    program = subprocess.Popen(sys.argv[4:])
    try:
        last, still = None, 0
        for _ in range(300):
            time.sleep(0.1)
            if program.poll() is not None:
                sys.exit(f"photograph: the program has ended with {program.returncode}")
            now = screen()[:height, :width]
            # A window of placeholders has few colours, and nothing at all has one.
            is_done = len(np.unique(now.reshape(-1, 3), axis=0)) > 1000
            still = still + 1 if is_done and last is not None and np.array_equal(now, last) else 0
            if still == 10:
                Image.fromarray(np.ascontiguousarray(now)).save(path)
                return
            last = now
        sys.exit("photograph: the window does not come to rest")
    finally:
        program.terminate()
        program.wait()


main()
