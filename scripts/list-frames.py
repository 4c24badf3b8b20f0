#!/usr/bin/env python3
"""Lists the largest frames of asynchronous functions in a program, in bytes: what each call takes for as long as it waits.

    scripts/list-frames.py PROGRAM [WORD [COUNT]]

PROGRAM is one that was built with `-c release`, WORD a part of the symbols' names (default: HalcyonCore), COUNT how many are
listed (default: 50). The size is the second word of a function's "async function pointer".
"""
import re
import struct
import subprocess
import sys


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def frames(program, word):
    sections = []
    for line in output("readelf", "-SW", program).splitlines():
        match = re.match(r"\s*\[\s*\d+\]\s+(\S+)\s+\S+\s+([0-9a-f]+)\s+([0-9a-f]+)\s+([0-9a-f]+)", line)
        if match and match[1] != ".bss":
            sections.append(tuple(int(match[number], 16) for number in (2, 3, 4)))
    with open(program, "rb") as file:
        data = file.read()
    for line in output("nm", program).splitlines():
        fields = line.split()
        if len(fields) != 3 or not fields[2].endswith("Tu") or word not in fields[2]:
            continue
        address = int(fields[0], 16)
        for start, offset, size in sections:
            if start <= address < start + size:
                yield struct.unpack_from("<I", data, offset + address - start + 4)[0], fields[2]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    word = sys.argv[2] if len(sys.argv) > 2 else "HalcyonCore"
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 50
    largest = sorted(frames(sys.argv[1], word), reverse=True)[:count]
    names = output("swift-demangle", "--compact", *(name for _, name in largest)).splitlines() if largest else []
    for (size, _), name in zip(largest, names):
        print(size, name.removeprefix("async function pointer to "))


main()
