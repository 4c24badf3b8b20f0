#!/usr/bin/python3
"""Writes test images, and what Pillow makes of them, into a directory: make-fixtures.py DIRECTORY

Our decoders are tested against files and pixels that others made. Needs python3-pil, python3-numpy and libavif-bin. The
same bytes each time on one machine. index.json lists all: file, format, size, reference (raw RGBA, upright), and how close a
decoder must come.
"""
import io
import json
import os
import struct
import subprocess
import sys
import tempfile
import zlib

import numpy as np
from PIL import Image, ImageCms, ImageOps, ImageSequence

OUT = sys.argv[1]
INDEX = []
ANIMATIONS = []


def photo(width, height, seed=7, detail=0):
    """Smooth colours, edges, and fine detail, so that a wrong scale, turn or channel shows."""
    noise = np.random.RandomState(seed)
    y, x = np.mgrid[0:height, 0:width]
    u, v = x / width, y / height
    red = 128 + 100 * np.sin(6 * u + 3 * v)
    green = 255 * u * (1 - v) + 40 * np.sin(40 * u * v)
    blue = 200 * v + 40 * np.cos(25 * u)
    pixels = np.stack([red, green, blue], axis=2)
    disc = (u - 0.3) ** 2 + (v - 0.35) ** 2 < 0.03
    pixels[disc] = [230, 40, 30]
    pixels[int(height * 0.7):int(height * 0.8), int(width * 0.1):int(width * 0.6)] = [20, 30, 160]
    pixels += detail * (np.sin(x * 1.3 + y * 0.4) * np.sin(y * 1.1))[..., None]
    pixels += noise.normal(0, 3, pixels.shape)
    return np.clip(pixels, 0, 255).astype(np.uint8)


def alpha_of(width, height):
    y, x = np.mgrid[0:height, 0:width]
    return np.clip(320 * x / width - 30 + 20 * np.sin(y / 5), 0, 255).astype(np.uint8)


def write(name, data):
    with open(os.path.join(OUT, name), 'wb') as file:
        file.write(data)


def rgba(image):
    return np.asarray(image.convert('RGBA'), dtype=np.uint8)


def add(name, data, reference=None, db=50.0, **facts):
    """reference: an array of height x width x 4; by default what Pillow decodes, turned upright."""
    write(name, data)
    if reference is None:
        image = ImageOps.exif_transpose(Image.open(io.BytesIO(data)))
        if image.mode in ('RGBX',):
            image = image.convert('RGB')
        reference = rgba(image)
    write(name + '.rgba', np.ascontiguousarray(reference).tobytes())
    entry = dict(file=name, format=facts.pop('format', name.rsplit('.', 1)[1]), width=reference.shape[1],
                 height=reference.shape[0], decibels=db, alpha=bool((reference[..., 3] < 255).any()),
                 orientation=1, frames=1, bits=8, colorModel='RGB', profile=None)
    entry['format'] = {'jpg': 'jpeg'}.get(entry['format'], entry['format'])
    entry.update(facts)
    INDEX.append(entry)


def saved(image, format, **options):
    buffer = io.BytesIO()
    image.save(buffer, format, **options)
    return buffer.getvalue()


# PNG, written here where Pillow cannot: Adam7, 2 and 4 bits of gray, 16 bits of colour.

ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def chunk(name, data):
    return struct.pack('>I', len(data)) + name + data + struct.pack('>I', zlib.crc32(name + data))


def packed_rows(samples, bits):
    """samples: height x width x channels, as integers of so many bits."""
    height = samples.shape[0]
    flat = samples.reshape(height, -1)
    if bits == 16:
        rows = flat.astype('>u2').view(np.uint8).reshape(height, -1)
    elif bits == 8:
        rows = flat.astype(np.uint8)
    else:
        unpacked = np.unpackbits(flat.astype(np.uint8)[..., None], axis=2)[..., 8 - bits:]
        rows = np.packbits(unpacked.reshape(height, -1), axis=1)
    return b''.join(b'\0' + row.tobytes() for row in rows)


def png(samples, bits, color_type, interlaced=False, extra=b''):
    height, width = samples.shape[:2]
    if interlaced:
        parts = [samples[y::dy, x::dx] for x, y, dx, dy in ADAM7]
        raw = b''.join(packed_rows(part, bits) for part in parts if part.size)
    else:
        raw = packed_rows(samples, bits)
    header = struct.pack('>IIBBBBB', width, height, bits, color_type, 0, 0, int(interlaced))
    return (b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', header) + extra + chunk(b'IDAT', zlib.compress(raw, 6))
            + chunk(b'IEND', b''))


def eight(samples, bits):
    top = (1 << bits) - 1
    return ((samples.astype(np.int64) * 255 + top // 2) // top).astype(np.uint8)


def opaque(channels):
    if channels.shape[2] == 1:
        channels = np.repeat(channels, 3, axis=2)
    return np.concatenate([channels, np.full(channels.shape[:2] + (1,), 255, np.uint8)], axis=2)


def exif(orientation, order='<', prefix=b'', extra_entries=0):
    mark = b'II' if order == '<' else b'MM'
    entries = [struct.pack(order + 'HHII', 0x0100 + i, 4, 1, 5) for i in range(extra_entries)]
    entries.append(struct.pack(order + 'HHIHH', 0x0112, 3, 1, orientation, 0))
    return (prefix + mark + struct.pack(order + 'HIH', 42, 8, len(entries)) + b''.join(entries)
            + struct.pack(order + 'I', 0))


def jpeg_with_exif(data, payload):
    segment = b'Exif\0\0' + payload
    return data[:2] + b'\xff\xe1' + struct.pack('>H', len(segment) + 2) + segment + data[2:]


def webp_with_exif(image, payload, **options):
    return saved(image, 'WEBP', exif=payload, **options)


def turned(upright, orientation):
    """The stored pixels that a viewer turns into `upright`."""
    transposes = {2: Image.FLIP_LEFT_RIGHT, 3: Image.ROTATE_180, 4: Image.FLIP_TOP_BOTTOM, 5: Image.TRANSPOSE,
                  6: Image.ROTATE_90, 7: Image.TRANSVERSE, 8: Image.ROTATE_270}
    return upright.transpose(transposes[orientation]) if orientation in transposes else upright


# ICC profiles

def srgb_profile():
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile('sRGB')).tobytes()
    return profile[:24] + bytes(12) + profile[36:]  # without the time of its making


def swapped_profile(name='Swap'):
    """sRGB with its red and green primaries exchanged, under another name of four letters."""
    profile = bytearray(srgb_profile())
    for index in range(struct.unpack('>I', profile[128:132])[0]):
        at = 132 + index * 12
        tag = bytes(profile[at:at + 4])
        profile[at:at + 4] = {b'rXYZ': b'gXYZ', b'gXYZ': b'rXYZ'}.get(tag, tag)
    text = 'sRGB'.encode('utf-16-be')
    return bytes(profile).replace(text, name.encode('utf-16-be'))


def icc(color_space, device_class, pcs, tags):
    """A version 2 profile of tags as pairs of signature and data; a name comes besides."""
    name = b'Made for tests\0'
    tags = [(b'desc', b'desc' + bytes(4) + struct.pack('>I', len(name)) + name + bytes(12 + 67))] + tags
    table, body, at = [], b'', 128 + 4 + len(tags) * 12
    for signature, data in tags:
        data += bytes(-len(data) % 4)
        table.append(signature + struct.pack('>II', at + len(body), len(data)))
        body += data
    header = bytearray(128)
    header[8:12] = b'\x02\x40\0\0'
    header[12:24] = device_class + color_space + pcs
    header[24:36] = struct.pack('>HHHHHH', 2026, 1, 1, 0, 0, 0)
    header[36:40] = b'acsp'
    header[68:80] = struct.pack('>iii', 0xF6D6, 0x10000, 0xD32D)
    profile = bytes(header) + struct.pack('>I', len(tags)) + b''.join(table) + body
    return struct.pack('>I', len(profile)) + profile[4:]


def gray_profile():
    """One linear gray curve."""
    return icc(b'GRAY', b'mntr', b'XYZ ', [
        (b'kTRC', b'curv' + bytes(4) + struct.pack('>I', 0)),
        (b'wtpt', b'XYZ ' + bytes(4) + struct.pack('>iii', 0xF6D6, 0x10000, 0xD32D))])


def ink_profile():
    """Four inks whose sixteen full mixtures have colours of their own, linear between (lut8Type, two grid points)."""
    mixtures = []
    for mixture in range(16):
        cyan, magenta, yellow, black = ((mixture >> bit) & 1 for bit in (3, 2, 1, 0))
        light = 95 * (1 - 0.35 * cyan) * (1 - 0.45 * magenta) * (1 - 0.08 * yellow) * (1 - 0.88 * black)
        a = (-30 * cyan + 65 * magenta - 5 * yellow) * (1 - 0.9 * black)
        b = (-40 * cyan - 8 * magenta + 80 * yellow) * (1 - 0.9 * black)
        mixtures += [light * 2.55, a + 128, b + 128]
    identity = bytes(range(256))
    lut = (b'mft1' + bytes(4) + bytes([4, 3, 2, 0]) + struct.pack('>9i', 65536, 0, 0, 0, 65536, 0, 0, 0, 65536)
           + identity * 4 + bytes(int(round(v)) for v in mixtures) + identity * 3)
    return icc(b'CMYK', b'prtr', b'Lab ', [(b'A2B0', lut)])


def to_srgb(image, profile):
    source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
    return ImageCms.profileToProfile(image, source, ImageCms.createProfile('sRGB'), outputMode='RGB')


def make_jpeg(color, gray):
    add('rgb.jpg', saved(color, 'JPEG', quality=90), db=48)
    add('rgb-444.jpg', saved(color, 'JPEG', quality=95, subsampling=0), db=48)
    add('progressive.jpg', saved(color, 'JPEG', quality=85, progressive=True), db=48)
    add('gray.jpg', saved(gray, 'JPEG', quality=90), db=48, colorModel='gray')
    cmyk = Image.fromarray(np.asarray(color.convert('CMYK')) // 2 + np.asarray(gray)[..., None] // 4, 'CMYK')
    inked = saved(cmyk, 'JPEG', quality=92)
    add('cmyk.jpg', inked, db=45, colorModel='CMYK')
    # The same numbers, declared as YCCK in Adobe's marker (its last byte): Pillow writes none of its own.
    ycck = bytearray(inked)
    ycck[ycck.index(b'Adobe') + 11] = 2
    add('ycck.jpg', bytes(ycck), db=45, colorModel='CMYK')
    profile = ink_profile()
    for name, inks in (('icc-cmyk.jpg', inked), ('icc-ycck.jpg', bytes(ycck))):
        segment = b'ICC_PROFILE\0\1\1' + profile
        segment = b'\xff\xe2' + struct.pack('>H', len(segment) + 2) + segment
        add(name, inks[:2] + segment + inks[2:], rgba(to_srgb(Image.open(io.BytesIO(inks)), profile)), db=40,
            colorModel='CMYK', profile='Made for tests')
    liar = swapped_profile(name='sRGB')
    add('icc-liar.png', saved(color, 'PNG', icc_profile=liar), rgba(to_srgb(color, liar)), db=45,
        profile='sRGB built-in')
    profile = swapped_profile()
    for format, suffix, options in (('JPEG', 'jpg', dict(quality=95)), ('PNG', 'png', {}),
                                    ('WEBP', 'webp', dict(lossless=True))):
        plain = saved(color, format, **options)
        pixels = Image.open(io.BytesIO(plain)).convert('RGB')
        add('icc-srgb.' + suffix, saved(color, format, icc_profile=srgb_profile(), **options), db=48,
            profile='sRGB built-in')
        add('icc-swapped.' + suffix, saved(color, format, icc_profile=profile, **options),
            rgba(to_srgb(pixels, profile)), db=45, profile='Swap built-in')
        add('icc-damaged.' + suffix, saved(color, format, icc_profile=profile[:132] + bytes(200), **options),
            rgba(pixels), db=48, profile='unnamed')
    for format, suffix in (('JPEG', 'jpg'), ('PNG', 'png')):
        plain = Image.open(io.BytesIO(saved(gray, format)))
        add('icc-gray.' + suffix, saved(gray, format, icc_profile=gray_profile()),
            rgba(to_srgb(plain, gray_profile())), db=45, colorModel='gray', profile='Made for tests')


def make_orientations(color):
    for orientation in range(1, 9):
        stored = turned(color, orientation)
        order = '<' if orientation % 2 else '>'
        payload = exif(orientation, order, extra_entries=orientation)
        facts = dict(orientation=orientation)
        add(f'turned-{orientation}.jpg', jpeg_with_exif(saved(stored, 'JPEG', quality=92), payload), db=40, **facts)
        add(f'turned-{orientation}.png', saved(stored, 'PNG', exif=payload), rgba(color), **facts)
        # Some writers put the JPEG's prefix into WebP files.
        prefix = b'Exif\0\0' if orientation > 4 else b''
        add(f'turned-{orientation}.webp', webp_with_exif(stored, prefix + payload, lossless=True), rgba(color), **facts)


def make_png(color, gray, width, height):
    rgb, luma, alpha = np.asarray(color), np.asarray(gray), alpha_of(width, height)
    add('rgb.png', saved(color, 'PNG'))
    with_alpha = Image.fromarray(np.dstack([rgb, alpha]), 'RGBA')
    add('rgba.png', saved(with_alpha, 'PNG'))
    add('gray.png', saved(gray, 'PNG'), colorModel='gray')
    add('gray-alpha.png', saved(Image.fromarray(np.dstack([luma, alpha]), 'LA'), 'PNG'), colorModel='gray')
    palette = color.quantize(200)
    add('palette.png', saved(palette, 'PNG'), colorModel='palette')
    add('palette-transparent.png', saved(palette, 'PNG', transparency=bytes(range(0, 200))), colorModel='palette')
    for bits in (1, 2, 4):
        few = color.quantize(1 << bits)
        add(f'palette-{bits}bit.png', saved(few, 'PNG', bits=bits), colorModel='palette', bits=bits)
        samples = (luma >> (8 - bits))[..., None]
        add(f'gray-{bits}bit.png', png(samples, bits, 0), opaque(eight(samples, bits)), colorModel='gray', bits=bits)
        add(f'gray-{bits}bit-interlaced.png', png(samples, bits, 0, True), opaque(eight(samples, bits)),
            colorModel='gray', bits=bits)
    noise = np.random.RandomState(3).randint(0, 256, (height, width, 4))
    deep = np.dstack([rgb, alpha]).astype(np.int64) * 256 + noise
    add('gray-16bit.png', png(deep[..., :1], 16, 0), opaque(eight(deep[..., :1], 16)), colorModel='gray', bits=16, db=60)
    add('rgb-16bit.png', png(deep[..., :3], 16, 2), opaque(eight(deep[..., :3], 16)), bits=16, db=60)
    add('rgba-16bit.png', png(deep, 16, 6), eight(deep, 16), bits=16, db=60)
    add('rgba-16bit-interlaced.png', png(deep, 16, 6, True), eight(deep, 16), bits=16, db=60)
    add('rgb-interlaced.png', png(rgb, 8, 2, True))
    add('palette-interlaced.png', png(np.asarray(palette)[..., None], 8, 3, True, extra=chunk(
        b'PLTE', bytes(palette.getpalette()[:600]))), colorModel='palette')
    key = tuple(int(c) for c in rgb[5, 5])
    reference = opaque(rgb)
    reference[(rgb == key).all(axis=2)] = list(key) + [0]
    add('rgb-key.png', png(rgb, 8, 2, extra=chunk(b'tRNS', struct.pack('>HHH', *key))), reference, alpha=True)
    frames = [Image.fromarray(photo(width, height, seed)) for seed in (7, 8, 9)]
    add('animated.png', saved(frames[0], 'PNG', save_all=True, append_images=frames[1:], duration=50),
        opaque(np.asarray(frames[0])), frames=3)
    for w, h in ((1, 1), (1, 40), (40, 1), (3, 2)):
        add(f'tiny-{w}x{h}.png', saved(color.resize((w, h)), 'PNG'))


def make_gif(color, width, height):
    palette = color.quantize(256)
    facts = dict(colorModel='palette')
    pixels = rgba(palette)
    plain = saved(palette, 'GIF', interlace=0)
    add('plain.gif', plain, pixels, **facts)
    add('interlaced.gif', saved(palette, 'GIF', interlace=1), pixels, **facts)
    add('few.gif', saved(color.quantize(4), 'GIF', interlace=0), rgba(color.quantize(4)), **facts)
    index = int(np.asarray(palette)[3, 3])
    clear = pixels.copy()
    clear[np.asarray(palette) == index] = 0
    see_through = saved(palette, 'GIF', transparency=index, interlace=0)
    add('transparent.gif', see_through, rgba(Image.open(io.BytesIO(see_through))) * (clear[..., 3:] > 0), **facts)
    frames = [Image.fromarray(photo(width, height, seed)).quantize(256) for seed in (7, 8, 9, 10)]
    add('animated.gif', saved(frames[0], 'GIF', save_all=True, append_images=frames[1:], duration=50),
        rgba(frames[0]), frames=4, **facts)
    # The frame at (10, 7) of a canvas that is larger at the right and lower edge; then one that is cut by them.
    for name, canvas in (('offset', (width + 30, height + 20)), ('clipped', (width - 10, height - 5))):
        moved = bytearray(plain)
        struct.pack_into('<HH', moved, 6, *canvas)
        at = 13 + 3 * 256
        assert moved[at:at + 1] == b',' or moved[at:at + 1] == b'!'
        while moved[at] != 0x2C:
            at += 2
            while moved[at]:
                at += moved[at] + 1
            at += 1
        struct.pack_into('<HH', moved, at + 1, 10, 7)
        reference = np.zeros((canvas[1], canvas[0], 4), np.uint8)
        room = reference[7:7 + height, 10:10 + width]
        room[:] = pixels[:room.shape[0], :room.shape[1]]
        add(f'{name}.gif', bytes(moved), reference, **facts)


def make_webp(color, width, height):
    add('lossy.webp', saved(color, 'WEBP', quality=85), db=45)
    add('lossless.webp', saved(color, 'WEBP', lossless=True))
    with_alpha = Image.fromarray(np.dstack([np.asarray(color), alpha_of(width, height)]), 'RGBA')
    add('alpha.webp', saved(with_alpha, 'WEBP', quality=85), db=45)
    add('alpha-lossless.webp', saved(with_alpha, 'WEBP', lossless=True, exact=True))
    frames = [Image.fromarray(photo(width, height, seed)) for seed in (7, 8, 9)]
    add('animated.webp', saved(frames[0], 'WEBP', save_all=True, append_images=frames[1:], duration=50, lossless=True),
        opaque(np.asarray(frames[0])), frames=3)
    # The first frame on a part of the canvas.
    still = saved(color, 'WEBP', lossless=True)[12:]
    canvas = (width + 21, height + 9)
    frame = (struct.pack('<I', 4)[:3] + struct.pack('<I', 3)[:3] + struct.pack('<I', width - 1)[:3]
             + struct.pack('<I', height - 1)[:3] + struct.pack('<I', 40)[:3] + b'\0' + still)
    body = (b'WEBP' + b'VP8X' + struct.pack('<I', 10) + struct.pack('<I', 0x02)
            + struct.pack('<I', canvas[0] - 1)[:3] + struct.pack('<I', canvas[1] - 1)[:3]
            + b'ANIM' + struct.pack('<IIH', 6, 0, 0) + b'ANMF' + struct.pack('<I', len(frame)) + frame)
    reference = np.zeros((canvas[1], canvas[0], 4), np.uint8)
    reference[6:6 + height, 8:8 + width] = rgba(color)
    add('offset.webp', b'RIFF' + struct.pack('<I', len(body)) + body, reference)


# Animations. Files are written here byte by byte, and their canvases worked out here too, because Pillow neither
# writes nor shows all that the formats can say.

class Frame:
    """pixels: RGBA as decoded. disposal: 0 keep, 1 clear, 2 restore."""

    def __init__(self, x, y, pixels, disposal=0, replaces=False, delay=70, **rest):
        self.x, self.y, self.pixels, self.disposal, self.replaces, self.delay = x, y, pixels, disposal, replaces, delay
        self.__dict__.update(rest)


def over(above, below):
    """Porter and Duff's operator for straight alpha, rounded once."""
    above, below = above.astype(np.float64), below.astype(np.float64)
    alpha = above[..., 3:]
    rest = below[..., 3:] * (255 - alpha) / 255
    total = alpha + rest
    color = (above[..., :3] * alpha + below[..., :3] * rest) / np.where(total > 0, total, 1)
    mixed = np.floor(np.concatenate([color, total], axis=2) + 0.5).astype(np.uint8)
    return np.where(alpha == 0, below, np.where(alpha == 255, above, mixed)).astype(np.uint8)


def canvases(frames, width, height):
    canvas = np.zeros((height, width, 4), np.uint8)
    shown = []
    for frame in frames:
        before = canvas.copy()
        left, top = max(0, frame.x), max(0, frame.y)
        right = min(width, frame.x + frame.pixels.shape[1])
        bottom = min(height, frame.y + frame.pixels.shape[0])
        if left < right and top < bottom:
            part = frame.pixels[top - frame.y:bottom - frame.y, left - frame.x:right - frame.x]
            place = canvas[top:bottom, left:right]
            # On an empty canvas there is nothing to blend with, and colours that nobody sees may stay.
            place[:] = part if frame.replaces or not canvas.any() else over(part, place)
        shown.append(canvas.copy())
        if frame.disposal == 1 and left < right and top < bottom:
            canvas[top:bottom, left:right] = 0
        elif frame.disposal == 2:
            canvas = before
    return shown


def add_animation(name, data, shown, delays, loops, db=None, **facts):
    """shown: all canvases, upright. delays: seconds as played. loops: how often in all, None for without end."""
    if facts.pop('listed', True):
        add(name, data, shown[0], db=db or 50.0, frames=len(shown), **facts)
    else:
        write(name, data)
    write(name + '.frames', b''.join(np.ascontiguousarray(canvas).tobytes() for canvas in shown))
    ANIMATIONS.append(dict(file=name, width=shown[0].shape[1], height=shown[0].shape[0], delays=delays, loops=loops,
                           decibels=db))


def lzw(numbers, bits):
    """GIF's compression without any: the table is cleared before its codes would grow."""
    clear, width = 1 << bits, bits + 1
    codes = []
    for index, number in enumerate(numbers):
        if index % (clear - 2) == 0:
            codes.append(clear)
        codes.append(int(number))
    codes.append(clear + 1)
    stream = np.unpackbits(np.array(codes, '<u2').view(np.uint8).reshape(-1, 2), axis=1, bitorder='little')[:, :width]
    packed = np.packbits(stream.reshape(-1), bitorder='little').tobytes()
    blocks = b''.join(bytes([len(packed[at:at + 255])]) + packed[at:at + 255] for at in range(0, len(packed), 255))
    return bytes([bits]) + blocks + b'\0'


def gif_colors(palette):
    bits = max(1, (len(palette) - 1).bit_length())
    return bits - 1, palette.astype(np.uint8).tobytes() + bytes(3 * ((1 << bits) - len(palette)))


def gif_frame(frame):
    """frame: numbers instead of pixels; transparent: a number or None; own: a palette or None."""
    height, width = frame.numbers.shape
    flags = ((0, 2, 3)[frame.disposal] << 2) | (frame.transparent is not None)
    control = b'\x21\xf9\x04' + struct.pack('<BHB', flags, frame.delay // 10, frame.transparent or 0) + b'\0'
    flags, colors = 0, b''
    if frame.own is not None:
        depth, colors = gif_colors(frame.own)
        flags = 0x80 | depth
    rows = frame.numbers
    if frame.interlaced:
        flags |= 0x40
        rows = np.concatenate([rows[first::step] for first, step in ((0, 8), (4, 8), (2, 4), (1, 2))])
    return (control + b',' + struct.pack('<HHHHB', frame.x, frame.y, width, height, flags) + colors
            + lzw(rows.reshape(-1), frame.bits))


def gif_loop(count, name=b'NETSCAPE2.0'):
    return b'\x21\xff\x0b' + name + b'\x03\x01' + struct.pack('<H', count) + b'\0'


def gif(frames, width, height, palette, extensions=b'', end=b';'):
    depth, colors = gif_colors(palette) if palette is not None else (0, b'')
    flags = (0x80 if palette is not None else 0) | 0x70 | depth
    return (b'GIF89a' + struct.pack('<HHBBB', width, height, flags, 1, 0) + colors + extensions
            + b''.join(gif_frame(frame) for frame in frames) + end)


def numbered(x, y, numbers, palette, transparent=None, own=None, interlaced=False, bits=None, **rest):
    numbers = np.asarray(numbers, np.uint8)
    colors = palette if own is None else own
    table = np.zeros((256, 4), np.uint8)
    table[:, 3] = 255
    if colors is not None:
        table[:len(colors), :3] = colors
    if transparent is not None:
        table[transparent] = 0
    pixels = table[numbers] if colors is not None else np.zeros(numbers.shape + (4,), np.uint8)
    bits = bits or max(2, int(numbers.max() if numbers.size else 0).bit_length())
    return Frame(x, y, pixels, numbers=numbers, transparent=transparent, own=own, interlaced=interlaced, bits=bits,
                 **rest)


def make_gif_animations(color, width, height):
    random = np.random.RandomState(21)
    palette = random.randint(0, 256, (32, 3))
    whole = random.randint(0, 32, (height, width))
    facts = dict(colorModel='palette', bits=5)

    def some(x, y, w, h, **options):
        return numbered(x, y, random.randint(0, len(options.get('own', palette)), (h, w)), palette, **options)

    def put(name, frames, loops=1, extensions=b'', size=(width, height), data=None, colors=palette, **more):
        shown = canvases(frames, *size)
        delays = [0.1 if frame.delay <= 10 else frame.delay / 1000 for frame in frames]
        add_animation(name, data or gif(frames, *size, colors, extensions), shown, delays, loops, **{**facts, **more})

    first = numbered(0, 0, whole, palette)
    parts = [(5, 3, 20, 12), (14, 8, 25, 20), (0, 0, 9, 30), (30, 22, 18, 14)]
    for name, disposal in (('keep', 0), ('clear', 1), ('restore', 2)):
        put(f'frames-{name}.gif', [first] + [some(*part, disposal=disposal) for part in parts] + [some(2, 2, 4, 4)])
        put(f'frames-{name}-all.gif', [some(0, 0, width, height, disposal=disposal, transparent=part[0] % 30)
                                       for part in parts])
    # What a covering frame has cleared is gone too where that frame is passed over.
    put('frames-cleared.gif', [first] + [frame for part in parts for frame in (
        some(0, 0, width, height, disposal=1, transparent=4), some(*part, transparent=5))])
    frames = []
    for index in range(40):
        x, y = (int(random.randint(0, limit)) for limit in (width + 8, height + 8))
        w, h = (int(random.randint(1, limit)) for limit in (width, height))
        if index % 7 == 0:
            x, y, w, h = 0, 0, width, height
        if index % 13 == 12:
            w = 0
        own = random.randint(0, 256, (int(random.choice([2, 16, 256])), 3)) if random.rand() < 0.3 else palette
        frames.append(some(
            x, y, w, h, own=own, transparent=int(random.randint(0, len(own))) if random.rand() < 0.5 else None,
            disposal=int(random.randint(0, 3)), interlaced=random.rand() < 0.3,
            delay=int(random.choice([0, 10, 20, 30, 500]))))
    # All have a palette of their own but those that share the file's.
    for frame in frames:
        frame.own = None if frame.own is palette else frame.own
    put('frames-mixed.gif', frames, None, gif_loop(0))
    put('frames-first-hidden.gif', [some(5, 5, 20, 9, disposal=2, transparent=3), some(10, 2, 9, 9, transparent=1),
                                    some(0, 20, 12, 3)])
    put('frames-loop-3.gif', [first, some(0, 0, 9, 9)], 4, gif_loop(3))
    put('frames-loop-animexts.gif', [first, some(0, 0, 9, 9)], 2, gif_loop(1, b'ANIMEXTS1.0'))
    put('frames-loop-unknown.gif', [first, some(0, 0, 9, 9)], 1, gif_loop(7, b'NETSCAPE3.0'))
    pair = [first, some(3, 3, 9, 9)]
    put('frames-no-canvas.gif', pair, data=gif(pair, 0, 0, palette))
    lone = [some(0, 0, 12, 10), numbered(4, 4, np.ones((6, 6)), None)]
    lone[0].own = palette
    lone[1].own = None
    put('frames-no-table.gif', lone, size=(12, 10), colors=None, bits=1)

    # As Pillow writes and reads.
    pictures = [Image.fromarray(photo(width, height, seed)).quantize(200) for seed in (3, 4, 5)]
    data = saved(pictures[0], 'GIF', save_all=True, append_images=pictures[1:], duration=[30, 60, 90], loop=2)
    shown = [rgba(frame) for frame in ImageSequence.Iterator(Image.open(io.BytesIO(data)))]
    add_animation('frames-pillow.gif', data, shown, [0.03, 0.06, 0.09], 3, colorModel='palette', bits=8)

    many, columns = [], 120 // 8
    for index in range(10000):
        x, y = index % columns * 8, index // columns % 11 * 8
        many.append(numbered(x, y, np.full((8, 8), index % 4), palette[:4], delay=20))
    many[0] = numbered(0, 0, np.full((90, 120), 3), palette[:4], delay=20)
    pieces = [gif_frame(frame) for frame in many]
    # One frame's pixels are nonsense: their smallest code has 15 bits.
    spoilt = bytearray(pieces[6000])
    spoilt[8 + 10] = 15
    pieces[6000] = bytes(spoilt)
    write('ten-thousand.gif', gif([], 120, 90, palette[:4], gif_loop(0), end=b'') + b''.join(pieces) + b';')


class APNG:
    """Numbers the chunks of an animation."""

    def __init__(self, frames, width, height, bits=8, color_type=6, interlaced=False, extra=b'', loops=0, hidden=None,
                 samples=None):
        self.number = 0
        self.bits, self.color_type, self.interlaced = bits, color_type, interlaced
        samples = samples or [frame.pixels for frame in frames]
        body = chunk(b'acTL', struct.pack('>II', len(frames), loops)) + extra
        if hidden is not None:
            body += chunk(b'IDAT', self.packed(hidden))
        for index, (frame, sample) in enumerate(zip(frames, samples)):
            body += self.control(frame)
            packed = self.packed(sample)
            if index == 0 and hidden is None:
                body += chunk(b'IDAT', packed[:40]) + chunk(b'IDAT', packed[40:])
                continue
            step = len(packed) // 3 + 1
            body += b''.join(self.numbered(b'fdAT', packed[at:at + step]) for at in range(0, len(packed), step))
        header = struct.pack('>IIBBBBB', width, height, bits, color_type, 0, 0, int(interlaced))
        self.data = b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', header) + body + chunk(b'IEND', b'')

    def numbered(self, name, data):
        self.number += 1
        return chunk(name, struct.pack('>I', self.number - 1) + data)

    def control(self, frame):
        height, width = frame.pixels.shape[:2]
        # Either way to say so many milliseconds.
        delay = (frame.delay // 10, 0) if self.number % 2 else (frame.delay, 1000)
        return self.numbered(b'fcTL', struct.pack('>IIIIHHBB', width, height, frame.x, frame.y, *delay, frame.disposal,
                                                  0 if frame.replaces else 1))

    def packed(self, samples):
        if self.interlaced:
            parts = [samples[y::dy, x::dx] for x, y, dx, dy in ADAM7]
            return zlib.compress(b''.join(packed_rows(part, self.bits) for part in parts if part.size))
        return zlib.compress(packed_rows(samples, self.bits))


def random_frames(random, width, height, count, even=False):
    """See-through pictures at random places, now and then over the whole canvas."""
    frames = []
    for index in range(count):
        x, y = (int(random.randint(0, limit - 4)) for limit in (width, height))
        if even:
            x, y = x & ~1, y & ~1
        w, h = int(random.randint(1, width - x + 1)), int(random.randint(1, height - y + 1))
        if index % 6 == 0:
            x, y, w, h = 0, 0, width, height
        pixels = random.randint(0, 256, (h, w, 4)).astype(np.uint8)
        kind = random.randint(0, 4)
        if kind == 0:
            pixels[..., 3] = 255
        elif kind == 1:
            pixels[..., 3] = np.where(pixels[..., 3] > 127, 255, 0)
        frames.append(Frame(x, y, pixels, int(random.randint(0, 2 if even else 3)), bool(random.randint(0, 2)),
                            int(random.choice([0, 10, 20, 330]))))
    return frames


def delays_of(frames):
    return [0.1 if frame.delay <= 10 else frame.delay / 1000 for frame in frames]


def make_apng_animations(color, width, height):
    random = np.random.RandomState(22)
    frames = random_frames(random, width, height, 30)
    add_animation('frames-mixed.png', APNG(frames, width, height, loops=5).data, canvases(frames, width, height),
                  delays_of(frames), 5)
    first = canvases(frames[:5], width, height)
    add_animation('frames-interlaced.png', APNG(frames[:5], width, height, interlaced=True).data, first,
                  delays_of(frames[:5]), None)
    hidden = np.full((height, width, 4), 90, np.uint8)
    add_animation('frames-hidden.png', APNG(frames[1:6], width, height, hidden=hidden).data,
                  canvases(frames[1:6], width, height), delays_of(frames[1:6]), None)
    for orientation in (6, 7):
        back = {6: 8}.get(orientation, orientation)
        turn = [np.asarray(turned(Image.fromarray(canvas, 'RGBA'), back)) for canvas in first]
        add_animation(f'frames-turned-{orientation}.png',
                      APNG(frames[:5], width, height, extra=chunk(b'eXIf', exif(orientation))).data, turn,
                      delays_of(frames[:5]), None, orientation=orientation)
    # Sixteen bits of gray and alpha.
    deep = [random.randint(0, 65536, frame.pixels.shape[:2] + (2,)) for frame in frames[:6]]
    gray = [Frame(frame.x, frame.y, eight(sample, 16)[..., [0, 0, 0, 1]], frame.disposal, frame.replaces, frame.delay)
            for frame, sample in zip(frames, deep)]
    add_animation('frames-gray-16bit.png', APNG(gray, width, height, 16, 4, samples=deep).data,
                  canvases(gray, width, height), delays_of(gray), None, db=48, colorModel='gray', bits=16)
    # Four bits, palette, transparency.
    palette = random.randint(0, 256, (16, 4)).astype(np.uint8)
    palette[:, 3] = [0, 255] * 6 + [40, 80, 120, 160]
    numbers = [random.randint(0, 16, frame.pixels.shape[:2] + (1,)) for frame in frames[:6]]
    colored = [Frame(frame.x, frame.y, palette[number[..., 0]], frame.disposal, frame.replaces, frame.delay)
               for frame, number in zip(frames, numbers)]
    tables = chunk(b'PLTE', palette[:, :3].tobytes()) + chunk(b'tRNS', palette[:, 3].tobytes())
    add_animation('frames-palette.png', APNG(colored, width, height, 4, 3, samples=numbers, extra=tables).data,
                  canvases(colored, width, height), delays_of(colored), None, colorModel='palette', bits=4)
    profile = swapped_profile()
    pictures = [Image.fromarray(photo(width, height, seed)) for seed in (1, 2)]
    plain = [Frame(0, 0, rgba(picture)) for picture in pictures]
    add_animation('frames-icc.png', APNG(
        plain, width, height, extra=chunk(b'iCCP', b'Swap\0\0' + zlib.compress(profile))).data,
        [rgba(to_srgb(picture, profile)) for picture in pictures], delays_of(plain), None, db=45,
        profile='Swap built-in')
    pale = [Frame(0, 0, opaque(photo(width, height, seed) // 2 + 64)) for seed in (1, 2)]
    add_animation('frames-gama.png', APNG(pale, width, height, extra=gama(1 / 1.8)).data,
                  [shown(frame.pixels, 1, lambda v: v ** 1.8) for frame in pale], delays_of(pale), None, db=46)
    # As Pillow writes and reads.
    pictures = [Image.fromarray(photo(width, height, seed)) for seed in (3, 4, 5)]
    data = saved(pictures[0], 'PNG', save_all=True, append_images=pictures[1:], duration=[30, 60, 90], loop=2)
    add_animation('frames-pillow.png', data, [rgba(picture) for picture in pictures], [0.03, 0.06, 0.09], 2)


def webp_chunk(name, data):
    return name + struct.pack('<I', len(data)) + data + bytes(len(data) % 2)


def webp_frame(frame):
    stream = saved(Image.fromarray(frame.pixels, 'RGBA'), 'WEBP', lossless=True, exact=True)[12:]
    height, width = frame.pixels.shape[:2]
    numbers = (frame.x // 2, frame.y // 2, width - 1, height - 1, frame.delay)
    flags = (2 if frame.replaces else 0) | frame.disposal
    return webp_chunk(b'ANMF', b''.join(struct.pack('<I', number)[:3] for number in numbers) + bytes([flags]) + stream)


def webp(frames, width, height, loops, before=b'', after=b'', flags=0x12):
    body = (b'WEBP' + webp_chunk(b'VP8X', struct.pack('<I', flags) + struct.pack('<I', width - 1)[:3]
                                 + struct.pack('<I', height - 1)[:3])
            + before + webp_chunk(b'ANIM', struct.pack('<IH', 0xFF0000FF, loops))
            + b''.join(webp_frame(frame) for frame in frames) + after)
    return b'RIFF' + struct.pack('<I', len(body)) + body


def make_webp_animations(color, width, height):
    random = np.random.RandomState(23)
    frames = random_frames(random, width, height, 24, even=True)
    add_animation('frames-mixed.webp', webp(frames, width, height, 3), canvases(frames, width, height),
                  delays_of(frames), 3)
    shown = canvases(frames[:4], width, height)
    turn = [np.asarray(turned(Image.fromarray(canvas, 'RGBA'), 5)) for canvas in shown]
    add_animation('frames-turned-5.webp',
                  webp(frames[:4], width, height, 0, after=webp_chunk(b'EXIF', exif(5)), flags=0x1A), turn,
                  delays_of(frames[:4]), None, orientation=5)
    profile = swapped_profile()
    pictures = [Image.fromarray(photo(width, height, seed)) for seed in (1, 2)]
    plain = [Frame(0, 0, rgba(picture)) for picture in pictures]
    add_animation('frames-icc.webp', webp(plain, width, height, 0, before=webp_chunk(b'ICCP', profile), flags=0x32),
                  [rgba(to_srgb(picture, profile)) for picture in pictures], delays_of(plain), None, db=45,
                  profile='Swap built-in')
    pictures = [Image.fromarray(photo(width, height, seed)) for seed in (3, 4, 5)]
    for name, options, db in (('pillow', dict(lossless=True), None), ('lossy', dict(quality=80), 45)):
        data = saved(pictures[0], 'WEBP', save_all=True, append_images=pictures[1:], duration=[30, 60, 90], loop=2,
                     **options)
        shown = [rgba(frame) for frame in ImageSequence.Iterator(Image.open(io.BytesIO(data)))]
        add_animation(f'frames-{name}.webp', data, shown, [0.03, 0.06, 0.09], 2, db=db)


def make_animations(color):
    width, height = 48, 36
    make_gif_animations(color, width, height)
    make_apng_animations(color, width, height)
    make_webp_animations(color, width, height)
    with open(os.path.join(OUT, 'animations.json'), 'w') as file:
        json.dump(ANIMATIONS, file, indent=1)


# AVIF, by libavif's own programs: Pillow has none here.

def run(*arguments):
    done = subprocess.run([str(a) for a in arguments], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f'{" ".join(map(str, arguments))}: {done.stdout}{done.stderr}')


def avif(*images, options=(), durations=()):
    """The file that avifenc makes of a picture, or of several as a sequence."""
    with tempfile.TemporaryDirectory() as folder:
        inputs = []
        for index, image in enumerate(images):
            path = os.path.join(folder, f'{index}.png')
            image.save(path)
            inputs += (['--duration', durations[index]] if durations else []) + [path]
        result = os.path.join(folder, 'result.avif')
        given = []
        for option in options:
            if isinstance(option, bytes):
                path = os.path.join(folder, f'payload-{len(given)}')
                with open(path, 'wb') as file:
                    file.write(option)
                option = path
            given.append(option)
        run('avifenc', '-j', 1, '-s', 8, *given, '-o', result, *inputs)
        with open(result, 'rb') as file:
            data = bytearray(file.read())
    # The time of its making.
    for box in (b'mvhd', b'tkhd', b'mdhd'):
        at = data.find(box)
        while at > 0:
            assert data[at + 4] == 1
            data[at + 8:at + 24] = bytes(16)
            at = data.find(box, at + 4)
    return bytes(data)


def box(name, *parts):
    body = b''.join(parts)
    return struct.pack('>I', len(body) + 8) + name + body


def decoded_avif(data, frame=0):
    """What avifdec makes of it, which neither cuts nor turns nor knows profiles."""
    with tempfile.TemporaryDirectory() as folder:
        source, result = os.path.join(folder, 'a.avif'), os.path.join(folder, 'a.png')
        with open(source, 'wb') as file:
            file.write(data)
        run('avifdec', '-d', 8, '-u', 'best', '--png-compress', 0, '--ignore-icc', '--index', frame, source, result)
        return rgba(Image.open(result))


def add_avif(name, data, reference=None, **facts):
    """reference: by default what avifdec makes of the file."""
    add(name, data, decoded_avif(data) if reference is None else reference, **facts)


def orientation_of(turns, mirror):
    """The number in EXIF that does the same as `irot` and then `imir` (None, 0 or 1)."""
    stored = Image.fromarray(np.arange(6, dtype=np.uint8).reshape(2, 3))
    wanted = turned_by_boxes(np.asarray(stored), turns, mirror)
    for orientation in range(1, 9):
        payload = Image.new('L', (1, 1)).getexif()
        payload[0x0112] = orientation
        upright = np.asarray(ImageOps.exif_transpose(Image.open(io.BytesIO(saved(stored, 'PNG', exif=payload)))))
        if upright.shape == wanted.shape and (upright == wanted).all():
            return orientation


def turned_by_boxes(pixels, turns, mirror):
    pixels = np.rot90(pixels, turns)
    return {None: pixels, 0: pixels[::-1], 1: pixels[:, ::-1]}[mirror]


# Rows: the luminance of red, green and blue, from the chromaticities of ITU-R BT.709, BT.2020 and SMPTE RP 431-2 on D65.

PRIMARIES = {1: ((.64, .33), (.30, .60), (.15, .06)), 9: ((.708, .292), (.170, .797), (.131, .046)),
             12: ((.680, .320), (.265, .690), (.150, .060)), 'Adobe RGB': ((.64, .33), (.21, .71), (.15, .06))}


def rgb_to_xyz(primaries):
    columns = np.array([[x / y, 1, (1 - x - y) / y] for x, y in PRIMARIES[primaries]]).T
    white = np.array([.3127 / .3290, 1, (1 - .3127 - .3290) / .3290])
    return columns * np.linalg.solve(columns, white)


def from_srgb_curve(v):
    return np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)


def to_srgb_curve(v):
    v = np.clip(v, 0, 1)
    return np.where(v <= 0.0031308, v * 12.92, 1.055 * v ** (1 / 2.4) - 0.055)


def from_pq(v):
    root = v ** (1 / 78.84375)
    return 10000 / 203 * (np.maximum(root - 0.8359375, 0) / (18.8515625 - 18.6875 * root)) ** (1 / 0.1593017578125)


def from_hlg(v):
    scene = np.where(v <= 0.5, v * v / 3, (np.exp((v - 0.55991073) / 0.17883277) + 0.28466892) / 12)
    return 1000 / 203 * scene ** 1.2


def shown(pixels, primaries, curve=from_srgb_curve):
    """Pixels of the code points' colours in sRGB, cut where sRGB ends."""
    light = np.clip(curve(pixels[..., :3] / 255.0), 0, 1)
    matrix = np.linalg.solve(rgb_to_xyz(1), rgb_to_xyz(primaries))
    result = pixels.copy()
    result[..., :3] = np.rint(to_srgb_curve(light @ matrix.T) * 255).astype(np.uint8)
    return result


def gama(gamma):
    return chunk(b'gAMA', struct.pack('>I', round(gamma * 100000)))


def chrm(primaries):
    points = [(.3127, .3290), *PRIMARIES[primaries]]
    return chunk(b'cHRM', b''.join(struct.pack('>I', round(v * 100000)) for point in points for v in point))


def cicp(primaries, transfer, matrix=0, is_full=1):
    return chunk(b'cICP', bytes([primaries, transfer, matrix, is_full]))


def make_png_colors(color, gray, width, height):
    """Colours by all chunks but iCCP alone, and by several that contradict each other."""
    pale = np.asarray(color) // 2 + 64
    plain = opaque(pale)
    profile = swapped_profile()
    iccp = chunk(b'iCCP', b'Swap\0\0' + zlib.compress(profile))
    bad_iccp = chunk(b'iCCP', b'Swap\0\0' + b'no zlib stream')
    swapped = rgba(to_srgb(Image.fromarray(pale), profile))
    srgb = chunk(b'sRGB', b'\0')
    dark, light = shown(plain, 1, lambda v: v ** 1.0), shown(plain, 1, lambda v: v ** 1.8)
    absurd = chunk(b'cHRM', struct.pack('>8I', 31270, 32900, 64000, 33000, 64001, 33000, 64000, 33001))
    named = dict(profile='Swap built-in')
    for name, extra, reference, facts in (
            ('cicp-p3', cicp(12, 13), shown(plain, 12), {}),
            ('cicp-bt2020', cicp(9, 14), shown(plain, 9), {}),
            ('cicp-linear', cicp(1, 8), dark, {}),
            ('cicp-pq', cicp(9, 16), shown(plain, 9, from_pq), {}),
            ('cicp-hlg', cicp(9, 18), shown(plain, 9, from_hlg), {}),
            ('cicp-over-all', cicp(1, 13) + iccp + gama(1), plain, named),
            ('cicp-last-over-all', gama(1) + iccp + cicp(12, 13), shown(plain, 12), named),
            ('cicp-matrix', cicp(12, 13, matrix=1) + iccp, swapped, named),
            ('cicp-narrow', cicp(12, 13, is_full=0), plain, {}),
            ('cicp-unknown', cicp(200, 13) + gama(1), dark, {}),
            ('cicp-unspecified', cicp(2, 2) + gama(1), dark, {}),
            ('cicp-short', chunk(b'cICP', b'\x0c\x0d') + gama(1), dark, {}),
            ('iccp-over-srgb', iccp + srgb + gama(1), swapped, named),
            ('srgb-first', srgb + iccp, swapped, named),
            ('iccp-damaged', bad_iccp + gama(1), dark, {}),
            ('srgb-over-gama', gama(1) + chrm(9) + srgb, plain, {}),
            ('srgb-invalid', chunk(b'sRGB', b'\x09') + gama(1), dark, {}),
            ('gama-linear', gama(1), dark, {}),
            ('gama-mac', gama(1 / 1.8), light, {}),
            ('gama-srgb', gama(0.45455), plain, {}),
            ('gama-rounded', gama(0.47), plain, {}),
            ('gama-twice', gama(1) + gama(1 / 1.8), dark, {}),
            ('gama-0', gama(0), plain, {}),
            ('gama-huge', chunk(b'gAMA', b'\xff\xff\xff\xff'), plain, {}),
            ('gama-short', chunk(b'gAMA', b'\0\1\x86'), plain, {}),
            ('chrm-alone', chrm(9), plain, {}),
            ('chrm-srgb', gama(0.45455) + chrm(1), plain, {}),
            ('chrm-adobe', gama(0.45455) + chrm('Adobe RGB'), shown(plain, 'Adobe RGB', lambda v: v ** 2.2), {}),
            ('chrm-mac', chrm(12) + gama(1 / 1.8), shown(plain, 12, lambda v: v ** 1.8), {}),
            ('chrm-absurd', absurd + gama(1), dark, {}),
            ('chrm-0', chunk(b'cHRM', bytes(32)) + gama(1), dark, {}),
            ('chrm-huge', chunk(b'cHRM', b'\xff' * 32) + gama(1), dark, {})):
        add(f'colors-{name}.png', png(pale, 8, 2, extra=extra), reference, db=46, **facts)
    # What comes after the palette or the pixels breaks the rules.
    numbers = np.asarray(Image.fromarray(pale).quantize(200))
    palette = np.array(Image.fromarray(pale).quantize(200).getpalette()[:600], np.uint8).reshape(-1, 3)
    table = chunk(b'PLTE', palette.tobytes())
    indexed = opaque(palette[numbers])
    facts = dict(colorModel='palette')
    add('colors-palette.png', png(numbers[..., None], 8, 3, extra=gama(1) + table), shown(indexed, 1, lambda v: v), db=46,
        **facts)
    add('colors-after-palette.png', png(numbers[..., None], 8, 3, extra=table + gama(1) + cicp(12, 13) + iccp), indexed,
        **facts)
    ended = png(pale, 8, 2)
    add('colors-after-pixels.png', ended[:-12] + gama(1) + cicp(12, 13) + iccp + ended[-12:], plain)
    # Gray has no primaries, and stays gray.
    luma, alpha = np.asarray(gray)[..., None] // 2 + 64, alpha_of(width, height)
    facts = dict(colorModel='gray')
    dark = shown(opaque(luma), 1, lambda v: v)
    add('colors-gray.png', png(luma, 8, 0, extra=gama(1) + chrm(9)), dark, db=46, **facts)
    add('colors-gray-cicp.png', png(luma, 8, 0, True, extra=cicp(9, 8)), dark, db=46, **facts)
    add('colors-gray-p3.png', png(luma, 8, 0, extra=cicp(12, 13) + gama(1)), opaque(luma), db=60, **facts)
    seen = np.dstack([dark[..., :3], alpha])
    add('colors-gray-alpha.png', png(np.dstack([luma, alpha]), 8, 4, extra=gama(1)), seen, db=46, **facts)
    # Sixteen bits, alpha, passes, turned.
    deep = np.dstack([pale, alpha]).astype(np.int64) * 257
    seen = shown(np.dstack([pale, alpha]), 12)
    add('colors-deep.png', png(deep, 16, 6, True, extra=cicp(12, 13)), seen, db=46, bits=16)
    upright = np.asarray(turned(Image.fromarray(seen, 'RGBA'), 8))
    add('colors-turned.png', png(deep, 16, 6, extra=cicp(12, 13) + chunk(b'eXIf', exif(6))), upright, db=46, bits=16,
        orientation=6)


def make_avif(color, gray, width, height):
    see_through = Image.fromarray(np.dstack([np.asarray(color), alpha_of(width, height)]), 'RGBA')
    good = ('--min', 8, '--max', 12)
    exact = ('--lossless',)
    add_avif('lossless.avif', avif(color, options=exact), rgba(color))
    add_avif('lossless-alpha.avif', avif(see_through, options=exact), rgba(see_through))
    for form in (420, 422, 444):
        add_avif(f'yuv{form}.avif', avif(color, options=('-y', form, *good)))
        add_avif(f'yuv{form}-10bit.avif', avif(color, options=('-y', form, '-d', 10, *good)), bits=10)
    add_avif('yuv420-12bit.avif', avif(color, options=('-y', 420, '-d', 12, *good)), bits=12)
    add_avif('gray.avif', avif(gray, options=('-y', 400, *good)), colorModel='gray')
    add_avif('gray-10bit.avif', avif(gray, options=('-y', 400, '-d', 10, *good)), colorModel='gray', bits=10)
    add_avif('limited.avif', avif(color, options=('-y', 420, '-r', 'limited', *good)))
    add_avif('alpha.avif', avif(see_through, options=('-y', 420, *good)))
    add_avif('alpha-10bit.avif', avif(see_through, options=('-y', 420, '-d', 10, *good)), bits=10)
    add_avif('premultiplied.avif', avif(see_through, options=('-y', 444, '--premultiply', *good)))
    cell = Image.fromarray(photo(256, 192))
    add_avif('grid.avif', avif(cell, options=('-g', '2x2', '-y', 420, *good)))
    for w, h in ((1, 1), (1, 40), (40, 1), (3, 2)):
        small = color.resize((w, h))
        add_avif(f'tiny-{w}x{h}.avif', avif(small, options=exact), rgba(small))
    add_avif('cut.avif', avif(color, options=('--crop', '10,7,41,50', *exact)), rgba(color)[7:57, 10:51])
    # 41/2 pixels wide.
    odd = bytearray(avif(color, options=('--crop', '10,7,41,50', *exact)))
    struct.pack_into('>I', odd, odd.index(b'clap') + 8, 2)
    add_avif('cut-invalid.avif', bytes(odd), rgba(color))

    seen = set()
    for turns in range(4):
        for mirror in (None, 0, 1):
            options = ('--irot', turns) if turns or mirror is None else ()
            options += () if mirror is None else ('--imir', mirror)
            orientation = orientation_of(turns, mirror)
            name = f'turned-{orientation}.avif' if orientation not in seen else f'turned-by-{turns}-{mirror}.avif'
            seen.add(orientation)
            add_avif(name, avif(color, options=options + exact), turned_by_boxes(rgba(color), turns, mirror),
                     orientation=orientation)
    assert seen == set(range(1, 9))
    add_avif('turned-cut.avif', avif(color, options=('--irot', 1, '--imir', 0, '--crop', '10,7,41,50', *exact)),
             turned_by_boxes(rgba(color)[7:57, 10:51], 1, 0), orientation=orientation_of(1, 0))
    # Its EXIF block says otherwise; that does not count.
    add_avif('turned-exif.avif', avif(color, options=('--exif', exif(3), '--irot', 1, *exact)),
             turned_by_boxes(rgba(color), 1, None), orientation=8)

    add_avif('icc-srgb.avif', avif(color, options=('--icc', srgb_profile(), *exact)), rgba(color),
             profile='sRGB built-in')
    add_avif('icc-swapped.avif', avif(color, options=('--icc', swapped_profile(), *exact)),
             rgba(to_srgb(color, swapped_profile())), db=45, profile='Swap built-in')
    add_avif('icc-damaged.avif', avif(color, options=('--icc', swapped_profile()[:132] + bytes(200), *exact)),
             rgba(color), profile='unnamed')
    gray_file = avif(gray, options=('-y', 400, '--icc', gray_profile(), *good))
    add_avif('icc-gray.avif', gray_file, rgba(to_srgb(Image.fromarray(decoded_avif(gray_file)[..., 0]), gray_profile())),
             db=45, colorModel='gray', profile='Made for tests')

    for name, points, primaries, curve in (
            ('p3', '12/13/0', 12, from_srgb_curve), ('bt2020', '9/14/0', 9, from_srgb_curve),
            ('bt709', '1/1/0', 1, from_srgb_curve), ('linear', '1/8/0', 1, lambda v: v),
            ('gamma22', '1/4/0', 1, lambda v: v ** 2.2), ('pq', '9/16/0', 9, from_pq), ('hlg', '9/18/0', 9, from_hlg)):
        pale = Image.fromarray(np.asarray(color) // 2 + 64)
        data = avif(pale, options=('--cicp', points, '-y', 444, '--min', 0, '--max', 0))
        add_avif(f'nclx-{name}.avif', data, shown(rgba(pale), primaries, curve), db=44)
    add_avif('nclx-unspecified.avif', avif(color, options=('--cicp', '2/2/2', '-y', 444, *good)))

    frames = [Image.fromarray(photo(width, height, seed)) for seed in (7, 8, 9, 10, 11)]
    moving = avif(*frames, options=('-y', 444, '--fps', 20, '--keyframe', 3, *good), durations=(1, 2, 2, 40, 3))
    add_avif('animated.avif', moving, frames=5)
    for frame in range(5):
        write(f'animated.avif.{frame}.rgba', decoded_avif(moving, frame).tobytes())
    turning = avif(*[image.convert('RGBA') for image in frames[:2]], see_through, options=('--fps', 10, *good))
    add_avif('animated-alpha.avif', turning, frames=3, alpha=True)


def make_thumbnails():
    # Fine detail is what a careless reduction turns into false patterns.
    big = Image.fromarray(photo(640, 480, detail=60))
    see_through = Image.fromarray(np.dstack([photo(640, 480, detail=60), alpha_of(640, 480)]), 'RGBA')
    for name, data, db in (
            ('big.jpg', saved(big, 'JPEG', quality=92), 45), ('big-progressive.jpg', saved(
                big, 'JPEG', quality=92, progressive=True), 45),
            ('big.png', saved(big, 'PNG'), 50), ('big-alpha.png', saved(see_through, 'PNG'), 50),
            ('big-interlaced.png', png(np.asarray(big), 8, 2, True), 50),
            ('big.avif', avif(big, options=('-y', 420, '--min', 20, '--max', 24)), 45),
            ('big.webp', saved(big, 'WEBP', quality=90), 44), ('big.gif', saved(big.quantize(256), 'GIF'), 50)):
        image = Image.fromarray(decoded_avif(data)) if name.endswith('avif') else Image.open(io.BytesIO(data))
        image = image.convert('RGBA')
        reference = np.asarray(image.resize((155, 116), Image.LANCZOS))
        add('thumbnail-' + name, data, rgba(image), db=40)
        write(f'thumbnail-{name}.155x116.rgba', np.ascontiguousarray(reference).tobytes())
        if name == 'big.gif':
            INDEX[-1].update(colorModel='palette')
        INDEX[-1].update(thumbnail=dict(width=155, height=116, decibels=db))


def segments(data):
    """The marker segments of a JPEG file, its one scan's data with the scan's header."""
    at, found = 2, {}
    while data[at + 1] != 0xDA:
        length = struct.unpack('>H', data[at + 2:at + 4])[0]
        found.setdefault(data[at + 1], b'')
        found[data[at + 1]] += data[at:at + 2 + length]
        at += 2 + length
    length = struct.unpack('>H', data[at + 2:at + 4])[0]
    found[0xDA] = data[at + 2 + length:-2]
    return found


def colors_apart(image):
    """A baseline JPEG whose components come one after the other: a gray file's scan is coded as one of theirs."""
    grays = [saved(channel, 'JPEG', quality=90) for channel in image.convert('YCbCr').split()]
    first = segments(grays[0])
    frame = first[0xC0][:9] + b'\x03' + b'\x01\x11\0\x02\x11\0\x03\x11\0'
    data = b'\xff\xd8' + first[0xE0] + first[0xDB] + frame[:2] + struct.pack('>H', 17) + frame[4:] + first[0xC4]
    for number, gray in enumerate(grays):
        data += b'\xff\xda\0\x08\x01' + bytes([number + 1]) + b'\0\0\x3f\0' + segments(gray)[0xDA]
    return data + b'\xff\xd9'


def make_previews():
    """Files that are looked at while they arrive; what they show is compared with what they decode to."""
    color = Image.fromarray(photo(320, 240))
    gray = color.convert('L')
    cmyk = Image.fromarray(np.asarray(color.convert('CMYK')) // 2 + np.asarray(gray)[..., None] // 4, 'CMYK')
    options = dict(quality=90, progressive=True)
    write('arriving-rows.jpg', saved(color, 'JPEG', quality=90))
    write('arriving-scans.jpg', saved(color, 'JPEG', **options))
    write('arriving-scans-gray.jpg', saved(gray, 'JPEG', **options))
    write('arriving-scans-cmyk.jpg', saved(cmyk, 'JPEG', **options))
    write('arriving-scans-icc.jpg', saved(color, 'JPEG', icc_profile=swapped_profile(), **options))
    stored = saved(turned(color, 6), 'JPEG', **options)
    write('arriving-scans-turned.jpg', jpeg_with_exif(stored, exif(6)))
    write('arriving-colors-apart.jpg', colors_apart(color))
    large = photo(1600, 1200, detail=30)
    write('arriving-scans-large.jpg', saved(Image.fromarray(large), 'JPEG', **options))
    write('arriving-passes-large.png', png(photo(1600, 1200), 8, 2, True))
    samples = np.asarray(color)
    write('arriving-rows.png', png(samples, 8, 2))
    write('arriving-passes.png', png(samples, 8, 2, True))
    write('arriving-passes-turned.png', png(np.asarray(turned(color, 6)), 8, 2, True, extra=chunk(b'eXIf', exif(6))))
    profile = b'x\0\0' + zlib.compress(swapped_profile())
    write('arriving-rows-icc.png', png(samples, 8, 2, extra=chunk(b'iCCP', profile)))
    # Text of 300 KB before the pixels, and between their chunks.
    text = chunk(b'tEXt', b'Comment\0' + b'x' * 300_000)
    write('arriving-rows-text.png', png(samples, 8, 2, extra=text).replace(
        chunk(b'IEND', b''), text + chunk(b'IEND', b'')))
    write('arriving-rows.webp', saved(color, 'WEBP', quality=90))
    write('arriving-rows-lossless.webp', saved(color, 'WEBP', lossless=True))
    frames = [Image.fromarray(photo(320, 240, seed)).quantize(256) for seed in range(7, 12)]
    write('arriving-frames.gif', saved(frames[0], 'GIF', save_all=True, append_images=frames[1:], duration=50))
    write('arriving-rows-icc.webp', saved(color, 'WEBP', quality=90, icc_profile=swapped_profile()))
    with_alpha = Image.fromarray(np.dstack([samples, alpha_of(320, 240)]), 'RGBA')
    write('arriving-rows-alpha.webp', saved(with_alpha, 'WEBP', quality=90))
    write('arriving-passes-alpha.png', png(np.asarray(with_alpha), 8, 6, True))


def make_hostile(color):
    rows = zlib.compressobj(9)
    blank = b'\0' * (1 + 30000 // 8)
    data = b''.join(rows.compress(blank * 100) for _ in range(300)) + rows.flush()
    header = struct.pack('>IIBBBBB', 30000, 30000, 1, 0, 0, 0, 0)
    write('bomb.png', b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', header) + chunk(b'IDAT', data) + chunk(b'IEND', b''))

    progressive = saved(color, 'JPEG', quality=85, progressive=True)
    first_scan = progressive.index(b'\xff\xda')
    # Tables may stand between scans: from the last scan's header on, there is nothing but that scan.
    last_scan = progressive.rindex(b'\xff\xda')
    scan = progressive[last_scan:-2]
    assert first_scan < last_scan
    write('bomb-scans.jpg', progressive[:-2] + scan * 300 + b'\xff\xd9')

    lying = bytearray(saved(color, 'JPEG'))
    struct.pack_into('>HH', lying, lying.index(b'\xff\xc0') + 5, 65500, 65500)
    write('bomb-size.jpg', bytes(lying))

    bits = (16383 - 1) | (16383 - 1) << 14
    stream = b'\x2f' + struct.pack('<I', bits) + b'\x88\x88\x08'
    body = b'WEBPVP8L' + struct.pack('<I', len(stream)) + stream
    write('bomb.webp', b'RIFF' + struct.pack('<I', len(body)) + body)

    huge = bytearray(saved(color.quantize(4), 'GIF'))
    struct.pack_into('<HH', huge, 6, 65535, 65535)
    write('bomb.gif', bytes(huge))

    # Of the second, libavif does not even tell the size.
    still = avif(color)
    for name, side in (('bomb.avif', 16000), ('bomb-huge.avif', 60000)):
        lying = bytearray(still)
        struct.pack_into('>II', lying, lying.index(b'ispe') + 8, side, side)
        write(name, bytes(lying))

    # What takes libavif seconds to read: 60 000 items; a place each for 60 000 samples, with a rule each where they lie.
    handler = box(b'hdlr', bytes(8), b'pict', bytes(13))
    places = b''.join(struct.pack('>HHH', item + 1, 0, 0) for item in range(60000))
    write('bomb-items.avif', box(b'ftyp', b'avif', bytes(4), b'avifmif1miaf') + box(
        b'meta', bytes(4), handler, box(b'pitm', bytes(4), struct.pack('>H', 1)),
        box(b'iloc', bytes(4), struct.pack('>HH', 0, 60000), places)))
    count = struct.pack('>I', 60000)
    table = box(
        b'stbl', box(b'stco', bytes(4), count, struct.pack('>I', 40) * 60000),
        box(b'stsc', bytes(4), count, b''.join(struct.pack('>III', chunk + 1, 1, 1) for chunk in range(60000))),
        box(b'stsz', bytes(4), struct.pack('>I', 1), count),
        box(b'stts', bytes(4), struct.pack('>III', 1, 60000, 1)),
        box(b'stsd', bytes(4), struct.pack('>I', 1), box(b'av01', bytes(78), box(b'av1C', b'\x81\0\0\0'))))
    media = box(b'mdia', box(b'mdhd', bytes(12), struct.pack('>III', 10, 100, 0)), handler, box(b'minf', table))
    track = box(b'trak', box(b'tkhd', bytes(12), struct.pack('>III', 1, 0, 100), bytes(52),
                             struct.pack('>II', 64 << 16, 48 << 16)), media)
    write('bomb-samples.avif', box(b'ftyp', b'avis', bytes(4), b'avismsf1miaf') + box(b'moov', track)
          + box(b'mdat', bytes(100)))

    # A 60 MB profile of zeros in a chunk of 60 KB.
    packed = b'x\0\0' + zlib.compress(bytes(60 << 20), 9)
    write('bomb-profile.png', png(np.asarray(color), 8, 2, extra=chunk(b'iCCP', packed)))

    write('page.jpg', b'<!DOCTYPE html>\n<html><body><h1>404 Not Found</h1></body></html>\n')
    write('empty.jpg', b'')
    whole = saved(color, 'JPEG', quality=90)
    write('truncated.jpg', whole[:len(whole) // 2])
    write('no-end-marker.jpg', whole[:-2])


def main():
    os.makedirs(OUT, exist_ok=True)
    width, height = 97, 61
    color = Image.fromarray(photo(width, height))
    gray = color.convert('L')
    make_jpeg(color, gray)
    make_orientations(color)
    make_png(color, gray, width, height)
    make_png_colors(color, gray, width, height)
    make_gif(color, width, height)
    make_webp(color, width, height)
    make_animations(color)


    make_avif(color, gray, width, height)
    make_thumbnails()
    make_previews()
    make_hostile(color)
    with open(os.path.join(OUT, 'index.json'), 'w') as file:
        json.dump(INDEX, file, indent=1)


if __name__ == '__main__':
    main()
