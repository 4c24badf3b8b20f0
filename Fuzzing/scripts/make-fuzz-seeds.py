#!/usr/bin/python3
"""Writes the first inputs of the fuzzers into a directory, a folder for each target: make-fuzz-seeds.py DIRECTORY

They are the test images that are small enough, and what each target needs cut out of them.
"""
import json
import os
import struct
import subprocess
import sys
import tempfile
import zlib

OUT = sys.argv[1]
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
LARGEST = 40_000


def write(target, name, data):
    folder = os.path.join(OUT, target)
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, name), 'wb') as file:
        file.write(data)


def profile_of(data):
    """The ICC profile of a JPEG that has one in one segment."""
    at = data.find(b'ICC_PROFILE\0')
    if at < 0 or not data.startswith(b'\xff\xd8'):
        return None
    return data[at + 14:at - 2 + struct.unpack('>H', data[at - 2:at])[0]]


def exif_of(data):
    at = data.find(b'Exif\0\0')
    if at < 0 or not data.startswith(b'\xff\xd8'):
        return None
    return data[at + 6:at - 2 + struct.unpack('>H', data[at - 2:at])[0]]


def with_chunk(png, chunk):
    return png[:33] + chunk + png[33:]


def odd_files(files):
    """What readers put up with, or name, and no picture of the tests has."""
    png, jpeg = files['rgb.png'], files['rgb.jpg']
    for frames in (1000, 0xFFFFFFFF):
        body = b'acTL' + struct.pack('>II', frames, 0)
        yield f'odd-actl-{frames}.png', with_chunk(png, struct.pack('>I', 8) + body + struct.pack('>I', zlib.crc32(body)))
    yield 'odd-checksum.png', png[:-13] + bytes([png[-13] ^ 255]) + png[-12:]
    at = files['icc-swapped.png'].index(b'iCCP')
    length = struct.unpack('>I', files['icc-swapped.png'][at - 4:at])[0]
    body = files['icc-swapped.png'][at:at + 4 + length - 6]
    yield 'odd-iccp.png', with_chunk(png, struct.pack('>I', length - 6) + body + struct.pack('>I', zlib.crc32(body)))
    frame = jpeg.index(b'\xff\xc0')
    for marker in (0xC3, 0xC5, 0xC9, 0xF7):
        yield f'odd-sof-{marker:x}.jpg', jpeg[:frame + 1] + bytes([marker]) + jpeg[frame + 2:]
    yield 'odd-12-bits.jpg', jpeg[:frame + 4] + b'\x0c' + jpeg[frame + 5:]
    for kind in (1, 4, 9):
        block = struct.pack('>2sHIHHHIHHI', b'MM', 42, 8, 1, 0x0112, kind, 1, 0 if kind > 1 else 0x600, 6, 0)
        segment = b'Exif\0\0' + block
        yield f'odd-exif-{kind}.jpg', jpeg[:2] + b'\xff\xe1' + struct.pack('>H', len(segment) + 2) + segment + jpeg[2:]


with tempfile.TemporaryDirectory() as fixtures:
    subprocess.run([sys.executable, os.path.join(ROOT, 'Tests', 'Fixtures', 'make-fixtures.py'), fixtures], check=True)
    with open(os.path.join(fixtures, 'index.json')) as file:
        names = [entry['file'] for entry in json.load(file)]
    names += [name for name in os.listdir(fixtures) if name.startswith('bomb') or name.endswith('.svg')]
    others = [name for name in os.listdir(fixtures) if name.startswith('other-')]
    files = {}
    for name in sorted(set(names)):
        with open(os.path.join(fixtures, name), 'rb') as file:
            files[name] = file.read()
    files.update(dict(odd_files(files)))
    for name in others:
        with open(os.path.join(fixtures, name), 'rb') as file:
            write('sniff', name, file.read(1024))
    for name, data in sorted(files.items()):
        write('sniff', name, data[:64])
        for target, cut in (('profile', profile_of), ('exif', exif_of)):
            if cut(data):
                write(target, name, cut(data))
        if len(data) > LARGEST:
            continue
        for target in ('probe', 'frames', 'previews'):
            write(target, name, data)
        ending = name.rsplit('.', 1)[1]
        formats = dict(jpg='jpeg', cur='ico', pbm='pnm', pgm='pnm', ppm='pnm', pam='pnm')
        write('decode-' + formats.get(ending, ending), name, data)
        if ending == 'tga':
            # Without the footer, and for each way to scale.
            write('decode-tga', name + '-unnamed', data[:-26])
        if formats.get(ending, ending) in ('pnm', 'qoi', 'tga', 'tiff'):
            for choice in range(1, 8):
                write('decode-' + formats.get(ending, ending), f'{name}-{choice}', data + bytes([choice]))
        if ending == 'png':
            # Whole, in two parts, and with a caller that stops.
            for choice in (0, 0x55, 0xAA):
                write('png-rows', f'{name}-{choice}', data + bytes([choice]))
        if ending == 'jpg':
            # Its own last byte asks for a small image, this one for the whole.
            write('decode-jpeg', name + '-whole', data + b'\0')
        if ending in ('jpg', 'png', 'tiff'):
            for choice in (b'', bytes((0, 0, 9, 9)), bytes((128, 200, 255, 255))):
                write('regions', f'{name}-{len(choice)}-{sum(choice)}', data + choice)
    # Some megabytes of samples, for access points.
    rows = b''.join(bytes([y % 5]) + bytes(x * (y // 40) & 31 for x in range(900)) for y in range(2600))
    for kind, strategy in (('dynamic', zlib.Z_DEFAULT_STRATEGY), ('fixed', zlib.Z_FIXED)):
        packer = zlib.compressobj(9, zlib.DEFLATED, 15, 9, strategy)
        packed = packer.compress(rows) + packer.flush()
        pieces = [b'IHDR' + struct.pack('>IIBBBBB', 900, 2600, 8, 0, 0, 0, 0), b'IDAT' + packed, b'IEND']
        data = b'\x89PNG\r\n\x1a\n' + b''.join(
            struct.pack('>I', len(piece) - 4) + piece + struct.pack('>I', zlib.crc32(piece)) for piece in pieces)
        if len(data) < 55_000:
            write('regions', f'points-{kind}.png', data + bytes((9, 200, 99, 99)))
    # Frames of six bytes: place, size, disposal with transparency, colours.
    for choice in range(24):
        write('compositing', f'frames-{choice}', bytes([choice * 7, 31]) + bytes(
            (byte * byte * (choice + 3) + byte * 29) >> 3 & 255 for byte in range(12 + 6 * choice)))
    for width, height in ((1, 1), (7, 5), (64, 64), (1, 64)):
        for choice in range(40):
            write('round-trip', f'{width}x{height}-{choice}',
                  bytes([width - 1, height - 1, choice * 17 & 255, choice, choice * 31 & 255, choice * 7 & 255])
                  + bytes(range(0, 256, 3)))
