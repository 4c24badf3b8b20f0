#!/usr/bin/python3
"""Writes test images, and what Pillow makes of them, into a directory: make-fixtures.py DIRECTORY

Our decoders are tested against files and pixels that others made. Needs python3-pil and python3-numpy. The same bytes
each time on one machine. index.json lists all: file, format, size, reference (raw RGBA, upright), and how close a
decoder must come.
"""
import io
import json
import os
import struct
import sys
import zlib

import numpy as np
from PIL import Image, ImageCms, ImageOps

OUT = sys.argv[1]
INDEX = []


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
    return ImageCms.ImageCmsProfile(ImageCms.createProfile('sRGB')).tobytes()


def swapped_profile(name='Swap'):
    """sRGB with its red and green primaries exchanged, under another name of four letters."""
    profile = bytearray(srgb_profile())
    for index in range(struct.unpack('>I', profile[128:132])[0]):
        at = 132 + index * 12
        tag = bytes(profile[at:at + 4])
        profile[at:at + 4] = {b'rXYZ': b'gXYZ', b'gXYZ': b'rXYZ'}.get(tag, tag)
    text = 'sRGB'.encode('utf-16-be')
    return bytes(profile).replace(text, name.encode('utf-16-be'))


def gray_profile():
    """Version 2, one linear gray curve, its name in the old textDescriptionType."""
    name = b'Linear gray\0'
    desc = b'desc' + bytes(4) + struct.pack('>I', len(name)) + name + bytes(12 + 67)
    curve = b'curv' + bytes(4) + struct.pack('>I', 0)
    white = b'XYZ ' + bytes(4) + struct.pack('>iii', 0xF6D6, 0x10000, 0xD32D)
    tags, body, at = [], b'', 128 + 4 + 3 * 12
    for signature, data in ((b'desc', desc), (b'kTRC', curve), (b'wtpt', white)):
        data += bytes(-len(data) % 4)
        tags.append(signature + struct.pack('>II', at + len(body), len(data)))
        body += data
    header = bytearray(128)
    header[8:12] = b'\x02\x40\0\0'
    header[12:24] = b'mntrGRAYXYZ '
    header[24:36] = struct.pack('>HHHHHH', 2026, 1, 1, 0, 0, 0)
    header[36:40] = b'acsp'
    header[68:80] = struct.pack('>iii', 0xF6D6, 0x10000, 0xD32D)
    profile = bytes(header) + struct.pack('>I', 3) + b''.join(tags) + body
    return struct.pack('>I', len(profile)) + profile[4:]


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
            rgba(to_srgb(plain, gray_profile())), db=45, colorModel='gray', profile='Linear gray')


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


def make_thumbnails():
    # Fine detail is what a careless reduction turns into false patterns.
    big = Image.fromarray(photo(640, 480, detail=60))
    see_through = Image.fromarray(np.dstack([photo(640, 480, detail=60), alpha_of(640, 480)]), 'RGBA')
    for name, data, db in (
            ('big.jpg', saved(big, 'JPEG', quality=92), 45), ('big-progressive.jpg', saved(
                big, 'JPEG', quality=92, progressive=True), 45),
            ('big.png', saved(big, 'PNG'), 50), ('big-alpha.png', saved(see_through, 'PNG'), 50),
            ('big-interlaced.png', png(np.asarray(big), 8, 2, True), 50),
            ('big.webp', saved(big, 'WEBP', quality=90), 44), ('big.gif', saved(big.quantize(256), 'GIF'), 50)):
        image = Image.open(io.BytesIO(data)).convert('RGBA')
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
    make_gif(color, width, height)
    make_webp(color, width, height)
    make_thumbnails()
    make_previews()
    make_hostile(color)
    with open(os.path.join(OUT, 'index.json'), 'w') as file:
        json.dump(INDEX, file, indent=1)


main()
