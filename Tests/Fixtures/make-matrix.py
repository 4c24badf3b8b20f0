#!/usr/bin/python3
"""Writes a matrix of images, and what a current Pillow makes of them, into a directory: make-matrix.py DIRECTORY

Every format by depth, alpha, orientation, profile and interlace. Debian's Pillow is years older than the formats'
writers of today, so this takes one from PyPI, into .build, for the tests alone. If pip cannot have it, Debian's own does,
without the kinds that it cannot write; pillow.json says which Pillow it was, and if it has AVIF. index.json lists all: file,
format, size, decibels; beside each file its pixels as raw RGBA, upright and in sRGB. thumbnails.json lists larger files
with what Pillow's Lanczos filter makes of them (FILE.fit.rgba, FILE.fill.rgba), animations.json moving ones with all frames
(FILE.frames).
"""
import io
import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib

PILLOW = '13.0.0'
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def pillow():
    """The folder of the Pillow wanted, installed on first use; None if pip cannot install it."""
    folder = os.path.join(ROOT, '.build', 'pillow-' + PILLOW)
    if not os.path.isdir(folder):
        os.makedirs(os.path.dirname(folder), exist_ok=True)
        draft = tempfile.mkdtemp(dir=os.path.dirname(folder))
        # With --target, pip changes nothing of Debian's, so it needs no --break-system-packages (PEP 668).
        pip = subprocess.run([sys.executable, '-m', 'pip', 'install', '--quiet', '--no-deps', '--disable-pip-version-check',
                              '--root-user-action=ignore', '--target', draft, 'pillow==' + PILLOW])
        if pip.returncode != 0:
            shutil.rmtree(draft)
            print("make-matrix: pip cannot install Pillow %s; Debian's own has to do" % PILLOW, file=sys.stderr)
            return None
        try:
            os.rename(draft, folder)
        except OSError:
            pass  # another process was faster
    return folder


newer = pillow()
if newer is not None:
    sys.path.insert(0, newer)

import numpy as np
import PIL
from PIL import Image, ImageCms, ImageOps, ImageSequence

# The pictures and profiles are those of the other fixtures.
sys.dont_write_bytecode = True
from fixtures import bmp, heif, ico
from fixtures.exif import exif
from fixtures.jxl import decoded_jxl, jxl
from fixtures.pictures import alpha_of, eight, opaque, photo, saved
from fixtures.png import chunk, png
from fixtures.profiles import gray_profile, icc, ink_profile, srgb_profile, swapped_profile
from fixtures.simple import of, plain, qoi, raw as raw_samples, scaled, shown

OUT, INDEX, THUMBNAILS, ANIMATIONS = sys.argv[1], [], [], []
# Pillow reads and writes AVIF since 11.3.
Image.init()
HAS_AVIF = 'AVIF' in Image.SAVE

WIDTH, HEIGHT = 61, 47
LOSSLESS, LOSSY = 50, 40
# Divided by six, it fits into 80 x 80, and fills 60 x 60 without a fraction of a pixel.
LARGE = 480, 360


def parametric(name, red, green, blue, gamma):
    """An RGB profile by the chromaticities of its primaries, white D65, and a pure power curve."""
    def xyz(x, y):
        return np.array([x / y, 1, (1 - x - y) / y])
    white = xyz(0.3127, 0.3290)
    primaries = np.stack([xyz(*red), xyz(*green), xyz(*blue)], axis=1)
    columns = primaries * np.linalg.solve(primaries, white)
    bradford = np.array([[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]])
    d50 = np.array([0.9642, 1, 0.8249])
    adapt = np.linalg.inv(bradford) @ np.diag((bradford @ d50) / (bradford @ white)) @ bradford
    columns = adapt @ columns

    def fixed(values):
        return b'XYZ ' + bytes(4) + struct.pack('>3i', *(int(round(v * 65536)) for v in values))
    curve = b'curv' + bytes(4) + struct.pack('>IH', 1, int(round(gamma * 256)))
    return icc(b'RGB ', b'mntr', b'XYZ ', [
        (b'rXYZ', fixed(columns[:, 0])), (b'gXYZ', fixed(columns[:, 1])), (b'bXYZ', fixed(columns[:, 2])),
        (b'rTRC', curve), (b'gTRC', curve), (b'bTRC', curve), (b'wtpt', fixed(d50))])


PROFILES = {
    'none': None,
    'srgb': srgb_profile(),
    # Adobe RGB (1998) and the primaries of Display P3, by their published numbers.
    'adobe': parametric('Adobe', (0.64, 0.33), (0.21, 0.71), (0.15, 0.06), 563 / 256),
    'p3': parametric('P3', (0.68, 0.32), (0.265, 0.69), (0.15, 0.06), 2.2),
    'swapped': swapped_profile(),
}


def upright_srgb(image, profile=None):
    """What a viewer shows, as height x width x 4."""
    image = ImageOps.exif_transpose(image)
    if image.mode.startswith('I;16'):
        deep = np.asarray(image).astype(np.int64)
        image = Image.fromarray(((deep * 255 + 32767) // 65535).astype(np.uint8), 'L')
    alpha = image.convert('RGBA').getchannel('A') if image.mode != 'CMYK' else Image.new('L', image.size, 255)
    if profile is None:
        colors = image.convert('RGBA').convert('RGB') if image.mode != 'CMYK' else image.convert('RGB')
    else:
        if image.mode in ('LA', 'L', '1'):
            colors = image.convert('L')
        elif image.mode == 'CMYK':
            colors = image
        else:
            colors = image.convert('RGBA').convert('RGB')
        if colors.mode == 'L' and profile[16:20] != b'GRAY':
            colors = colors.convert('RGB')
        source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        colors = ImageCms.profileToProfile(colors, source, ImageCms.createProfile('sRGB'), outputMode='RGB')
    return np.dstack([np.asarray(colors), np.asarray(alpha)])


def write(name, data):
    with open(os.path.join(OUT, name), 'wb') as file:
        file.write(data)


def raw(pixels):
    return np.ascontiguousarray(pixels, dtype=np.uint8).tobytes()


def entry(name, pixels, db, **facts):
    suffix = name.rsplit('.', 1)[1]
    names = dict(jpg='jpeg', pbm='pnm', pgm='pnm', ppm='pnm')
    return dict(file=name, format=names.get(suffix, suffix), width=pixels.shape[1], height=pixels.shape[0],
                decibels=db, **facts)


def add(name, data, db, profile=None, reference=None):
    if reference is None:
        reference = upright_srgb(Image.open(io.BytesIO(data)), profile)
    write(name, data)
    write(name + '.rgba', raw(reference))
    INDEX.append(entry(name, reference, db))


def add_thumbnails(name, data, profile=None, seen=None, whole=None):
    if whole is None:
        whole = upright_srgb(Image.open(io.BytesIO(data)), profile) if seen is None else seen
    # Of RGBA, Pillow scales the premultiplied colours.
    fit = Image.fromarray(whole, 'RGBA').resize((whole.shape[1] // 6, whole.shape[0] // 6), Image.LANCZOS)
    left, top = (fit.width - 60) // 2, (fit.height - 60) // 2
    write(name, data)
    write(name + '.fit.rgba', raw(fit))
    write(name + '.fill.rgba', raw(fit.crop((left, top, left + 60, top + 60))))
    THUMBNAILS.append(entry(name, np.asarray(fit), LOSSY))


def add_animation(name, data, db, profile=None):
    image = Image.open(io.BytesIO(data))
    frames = [upright_srgb(frame.copy(), profile) for frame in ImageSequence.Iterator(image)]
    write(name, data)
    write(name + '.frames', b''.join(raw(frame) for frame in frames))
    ANIMATIONS.append(entry(name, frames[0], db, frames=len(frames)))


def options(orientation, profile, **more):
    if orientation > 1:
        block = Image.Exif()
        block[0x0112] = orientation
        more['exif'] = block.tobytes()
    if profile is not None:
        more['icc_profile'] = profile
    return more


def each(profiles=tuple(PROFILES)):
    for orientation in range(1, 9):
        for name in profiles:
            yield orientation, name, PROFILES[name]


def make_jpeg(color, gray):
    inks = Image.fromarray(np.asarray(color.convert('CMYK')) // 2 + np.asarray(gray)[..., None] // 4, 'CMYK')
    for progressive in (False, True):
        kind = 'progressive' if progressive else 'baseline'
        for orientation, name, profile in each():
            for sampling in (0, 1, 2):
                how = options(orientation, profile, quality=92, progressive=progressive, subsampling=sampling)
                add(f'{kind}-{sampling}-{orientation}-{name}.jpg', saved(color, 'JPEG', **how), LOSSY, profile)
        for orientation in range(1, 9):
            for name, profile in (('none', None), ('gray', gray_profile())):
                how = options(orientation, profile, quality=92, progressive=progressive)
                add(f'gray-{kind}-{orientation}-{name}.jpg', saved(gray, 'JPEG', **how), LOSSY, profile)
            for name, profile in (('none', None), ('inks', ink_profile())):
                how = options(orientation, profile, quality=92, progressive=progressive)
                add(f'cmyk-{kind}-{orientation}-{name}.jpg', saved(inks, 'JPEG', **how), LOSSY, profile)


def make_png(color, gray, alpha):
    rgb, luma, transparency = np.asarray(color), np.asarray(gray)[..., None], np.asarray(alpha)[..., None]
    noise = np.random.RandomState(5).randint(0, 256, (HEIGHT, WIDTH, 4))
    kinds = []
    for bits in (1, 2, 4, 8):
        samples = luma >> (8 - bits)
        kinds.append((f'gray{bits}', samples, bits, 0, b'', opaque(eight(samples, bits))))
        key = int(samples[4, 4, 0])
        reference = opaque(eight(samples, bits))
        reference[samples[..., 0] == key, 3] = 0
        kinds.append((f'gray{bits}key', samples, bits, 0, chunk(b'tRNS', struct.pack('>H', key)), reference))
        palette = color.quantize(1 << bits)
        colors = np.array(palette.getpalette()[:3 << bits], np.uint8).reshape(-1, 3)
        colors = np.concatenate([colors, np.zeros(((1 << bits) - len(colors), 3), np.uint8)])
        table = chunk(b'PLTE', colors.tobytes())
        indices = np.asarray(palette)[..., None]
        kinds.append((f'palette{bits}', indices, bits, 3, table, opaque(colors[indices[..., 0]])))
        shares = (np.arange(1 << bits) * 37 % 256).astype(np.uint8)
        reference = opaque(colors[indices[..., 0]])
        reference[..., 3] = shares[indices[..., 0]]
        kinds.append((f'palette{bits}alpha', indices, bits, 3,
                      table + chunk(b'tRNS', shares.tobytes()), reference))
    for bits in (8, 16):
        full = np.dstack([rgb, transparency]).astype(np.int64)
        luma_full = np.dstack([luma, transparency]).astype(np.int64)
        if bits == 16:
            full = full * 256 + noise
            luma_full = luma_full * 256 + noise[..., :2]
        if bits == 16:
            kinds.append(('gray16', luma_full[..., :1], bits, 0, b'',
                          opaque(eight(luma_full[..., :1], bits))))
        kinds.append((f'rgb{bits}', full[..., :3], bits, 2, b'', opaque(eight(full[..., :3], bits))))
        spread = eight(luma_full, bits)
        spread = np.dstack([spread[..., :1]] * 3 + [spread[..., 1:]])
        kinds.append((f'grayalpha{bits}', luma_full, bits, 4, b'', spread))
        kinds.append((f'rgba{bits}', full, bits, 6, b'', eight(full, bits)))
    for kind, samples, bits, color_type, extra, reference in kinds:
        is_gray = color_type in (0, 4)
        for interlaced in (False, True):
            for orientation in range(1, 9):
                for name in ('none', 'profile'):
                    profile = None if name == 'none' else gray_profile() if is_gray else PROFILES['adobe']
                    # The order that the standard asks for: profile, palette, transparency, EXIF.
                    before = b'' if profile is None else chunk(
                        b'iCCP', b'p\0\0' + zlib.compress(profile))
                    after = chunk(b'eXIf', exif(orientation)) if orientation > 1 else b''
                    data = png(samples, bits, color_type, interlaced, before + extra + after)
                    seen = upright_srgb(Image.fromarray(reference, 'RGBA'), None if is_gray else profile)
                    if is_gray and profile is not None:
                        shown = upright_srgb(Image.fromarray(reference[..., 0], 'L'), profile)
                        seen = np.dstack([shown[..., :3], reference[..., 3]])
                    turned = np.asarray(ImageOps.exif_transpose(tagged(seen, orientation)))
                    mark = 'interlaced' if interlaced else 'plain'
                    add(f'{kind}-{mark}-{orientation}-{name}.png', data, LOSSLESS if profile is None else LOSSY,
                        reference=turned)


def tagged(pixels, orientation):
    image = Image.fromarray(np.ascontiguousarray(pixels), 'RGBA')
    image.getexif()[0x0112] = orientation
    return image


def make_gif(color):
    for count in (2, 4, 16, 64, 256):
        palette = color.quantize(count)
        for interlaced in (0, 1):
            add(f'colors{count}-{interlaced}.gif', saved(palette, 'GIF', interlace=interlaced), LOSSLESS)
            data = saved(palette, 'GIF', interlace=interlaced, transparency=1)
            add(f'transparent{count}-{interlaced}.gif', data, LOSSLESS)


def make_bmp_and_ico(color, gray, with_alpha):
    """What Pillow writes, and what it reads of the kinds that the other fixtures write."""
    for name, image in (('rgb', color), ('gray', gray), ('two', gray.point(lambda v: 255 * (v > 127)).convert('1')),
                        ('palette', color.quantize(200)), ('few', color.quantize(16)), ('alpha', with_alpha)):
        add(f'{name}.bmp', saved(image, 'BMP'), LOSSLESS)
        # The same without a file's header is what icons hold.
        add(f'{name}-square.bmp', saved(image.crop((0, 0, 40, 40)), 'BMP'), LOSSLESS)
    rgb = np.asarray(with_alpha)
    for name, (bits, masks, _) in bmp.MASKS.items():
        if name in ('16-555', '16-565', '32-888', '32-bgr', '32-8888', '32-rgba', '32-abgr', '32-high'):
            pixels = bmp.rows_of(bmp.masked(rgb, masks)[0], bits)
            for length in (40, 108, 124):
                data = bmp.bmp(pixels, WIDTH, HEIGHT, bits, length, compression=bmp.FIELDS, masks=masks[:3] if length == 40
                               else masks)
                try:
                    add(f'{name}-{length}.bmp', data, LOSSLESS)
                except OSError:
                    pass  # a kind that this Pillow does not read
    for side in (16, 24, 32, 48, 64, 128, 256):
        shape = with_alpha.resize((side, side), Image.LANCZOS)
        for format in ('png', 'bmp'):
            add(f'icon-{side}-{format}.ico', saved(shape, 'ICO', sizes=[(side, side)], bitmap_format=format), LOSSLESS)
        # Fewer bits, and a mask of what is seen.
        hole = np.asarray(shape)[..., 3] < 100
        for bits in (1, 4, 8, 24):
            data, _ = ico.bitmap(np.asarray(shape), hole, bits)
            add(f'mask-{side}-{bits}.ico', ico.ico([((side, side), data)]), LOSSLESS)


def make_webp_and_avif(color, with_alpha):
    for image, mark in ((color, 'opaque'), (with_alpha, 'alpha')):
        for orientation, name, profile in each():
            managed = name not in ('none', 'srgb')
            how = options(orientation, profile, lossless=True, exact=True)
            add(f'lossless-{mark}-{orientation}-{name}.webp', saved(image, 'WEBP', **how),
                LOSSY if managed else LOSSLESS, profile)
            how = options(orientation, profile, quality=90)
            add(f'lossy-{mark}-{orientation}-{name}.webp', saved(image, 'WEBP', **how), LOSSY, profile)
            for sampling in ('4:4:4', '4:2:0') if HAS_AVIF else ():
                how = options(orientation, profile, quality=90, subsampling=sampling, speed=9)
                add(f'{sampling.replace(":", "")}-{mark}-{orientation}-{name}.avif',
                    saved(image, 'AVIF', **how), LOSSY, profile)


def png_with(image, orientation, profile):
    """What cjxl takes orientation and profile from."""
    extra = b'' if profile is None else chunk(b'iCCP', b'p\0\0' + zlib.compress(profile))
    extra += chunk(b'eXIf', exif(orientation)) if orientation > 1 else b''
    samples = np.asarray(image)
    return png(samples, 8, 6 if samples.shape[2] == 4 else 2, False, extra)


def make_jxl(color, with_alpha):
    for image, mark in ((color, 'opaque'), (with_alpha, 'alpha')):
        for orientation, name, profile in each():
            source = png_with(image, orientation, profile)
            managed = name not in ('none', 'srgb')
            # cjxl turns nothing.
            reference = upright_srgb(tagged(np.asarray(image.convert('RGBA')), orientation), profile)
            add(f'lossless-{mark}-{orientation}-{name}.jxl', jxl(source, '-d', 0, '-e', 1), LOSSY if managed else LOSSLESS,
                reference=reference)
            if name in ('none', 'adobe'):
                data = jxl(source, '-d', 1, '-e', 3)
                add(f'lossy-{mark}-{orientation}-{name}.jxl', data, 46,
                    reference=decoded_jxl(data, '--color_space=RGB_D65_SRG_Rel_SRG'))


def make_heic(width, height):
    """Losslessly, by heif-enc, into files of our own; of sides that x265 does not pad."""
    color = Image.fromarray(photo(width, height))
    for image, mark in ((color, 'opaque'), (see_through(color), 'alpha')):
        stem = 'large' if width == LARGE[0] else 'lossless'
        for orientation, name, profile in each(profiles=('none', 'adobe') if stem == 'large' else tuple(PROFILES)):
            data = heif.still(image, orientation, profile)
            seen = upright_srgb(tagged(np.asarray(image.convert('RGBA')), orientation), profile)
            if stem == 'large':
                add_thumbnails(f'{stem}-{mark}-{orientation}-{name}.heic', data, seen=seen)
            else:
                managed = name not in ('none', 'srgb')
                add(f'{stem}-{mark}-{orientation}-{name}.heic', data, LOSSY if managed else LOSSLESS, reference=seen)


def make_pnm(color, gray):
    add('bits.pbm', saved(gray.convert('1'), 'PPM'), LOSSLESS)
    add('gray.pgm', saved(gray, 'PPM'), LOSSLESS)
    add('color.ppm', saved(color, 'PPM'), LOSSLESS)
    size = f'{WIDTH} {HEIGHT}'
    for maximum in (1, 3, 100, 255, 1000, 65535):
        for kind, image, ending in ((2, gray, 'pgm'), (3, color, 'ppm')):
            samples = of(np.asarray(image), maximum)
            # Of gray with more than 8 bits, Pillow keeps them all.
            reference = shown(scaled(samples, maximum)) if kind == 2 and maximum > 255 else None
            for number, body in ((kind, plain(samples)), (kind + 3, raw_samples(samples, maximum))):
                data = f'P{number}\n# by hand\n{size}\n{maximum}\n'.encode() + body
                add(f'p{number}-{maximum}.{ending}', data, LOSSLESS, reference=reference)


def make_qoi():
    for seed in range(8):
        pixels = np.asarray(see_through(Image.fromarray(photo(WIDTH, HEIGHT, seed=seed))))
        colors = opaque(pixels[..., :3])
        for name, data in (('rgb', qoi(colors, 3)), ('rgba', qoi(pixels, 4)), ('steps', qoi(colors // 64 * 64 | [0, 0, 0, 255], 3))):
            add(f'{name}-{seed}.qoi', data, LOSSLESS)


def make_tga(color, gray, with_alpha):
    gray_alpha = gray.copy()
    gray_alpha.putalpha(with_alpha.getchannel('A'))
    for name, image in (('rgb', color), ('rgba', with_alpha), ('gray', gray), ('gray-alpha', gray_alpha),
                        ('palette', color.quantize(200))):
        for compression in (None, 'tga_rle'):
            for orientation in (1, -1):
                data = saved(image, 'TGA', compression=compression, orientation=orientation)
                add(f'{name}-{compression}-{orientation}.tga', data, LOSSLESS)


def make_tiff(color, gray, with_alpha):
    # Pillow writes through libtiff if the file is compressed.
    for compression in (None, 'tiff_lzw', 'tiff_adobe_deflate', 'packbits', 'tiff_deflate', 'zstd'):
        for image, mark in ((color, 'opaque'), (with_alpha, 'alpha')):
            for orientation, name, profile in each():
                how = options(orientation, profile, compression=compression)
                data = saved(image, 'TIFF', **how)
                add(f'{mark}-{compression}-{orientation}-{name}.tiff', data, LOSSY if profile else LOSSLESS, profile)
        for mode in ('1', 'L', 'P', 'LA'):
            add(f'{mode}-{compression}.tiff', saved(color.convert(mode), 'TIFF', compression=compression), LOSSLESS)
        deep = Image.fromarray(np.asarray(gray).astype(np.uint16) * 256 + 99)
        add(f'deep-{compression}.tiff', saved(deep, 'TIFF', compression=compression), LOSSLESS)
        inks = Image.fromarray(np.asarray(color.convert('CMYK')) // 2 + np.asarray(gray)[..., None] // 4, 'CMYK')
        for name, profile in (('none', None), ('inks', ink_profile())):
            data = saved(inks, 'TIFF', **options(1, profile, compression=compression))
            add(f'cmyk-{compression}-{name}.tiff', data, LOSSY if profile else LOSSLESS, profile)
    for compression in ('group3', 'group4'):
        add(f'{compression}.tiff', saved(gray.convert('1'), 'TIFF', compression=compression), LOSSLESS)
    for orientation, name, profile in each():
        data = saved(color, 'TIFF', **options(orientation, profile, compression='jpeg', quality=92))
        add(f'jpeg-{orientation}-{name}.tiff', data, LOSSY, profile)


def see_through(image):
    image = image.copy()
    image.putalpha(Image.fromarray(alpha_of(*image.size)))
    return image


def make_thumbnails():
    color = Image.fromarray(photo(*LARGE))
    for orientation, name, profile in each(profiles=('none', 'adobe')):
        add_thumbnails(f'large-{orientation}-{name}.jpg',
                       saved(color, 'JPEG', **options(orientation, profile, quality=92)), profile)
        for image, mark in ((color, 'opaque'), (see_through(color), 'alpha')):
            stem = f'large-{mark}-{orientation}-{name}'
            for suffix, how in (('png', {}), ('webp', dict(quality=90)), ('avif', dict(quality=90, speed=9)),
                                ('tiff', dict(compression='tiff_lzw'))):
                if suffix == 'avif' and not HAS_AVIF:
                    continue
                data = saved(image, suffix.upper(), **options(orientation, profile, **how))
                add_thumbnails(f'{stem}.{suffix}', data, profile)
    for orientation in range(1, 9):
        for image, mark in ((color, 'opaque'), (see_through(color), 'alpha')):
            data = jxl(png_with(image, orientation, None), '-d', 1, '-e', 3)
            add_thumbnails(f'large-{mark}-{orientation}.jxl', data, whole=decoded_jxl(data))
    make_heic(*LARGE)
    for ending, image in (('pbm', color.convert('1')), ('pgm', color.convert('L')), ('ppm', color)):
        add_thumbnails(f'large.{ending}', saved(image, 'PPM'))
    add_thumbnails('large-plain.ppm', f'P3 {LARGE[0]} {LARGE[1]} 255\n'.encode() + plain(np.asarray(color)))
    for image, mark in ((color, 'opaque'), (see_through(color), 'alpha')):
        add_thumbnails(f'large-{mark}.qoi', qoi(np.asarray(image.convert('RGBA')), len(image.getbands())))
        for orientation in (1, -1):
            add_thumbnails(f'large-{mark}-{orientation}.tga',
                           saved(image, 'TGA', compression='tga_rle', orientation=orientation))
    few = color.quantize(256)
    for name, image in (('opaque', color), ('palette', few), ('gray', color.convert('L')), ('alpha', see_through(color))):
        add_thumbnails(f'large-{name}.bmp', saved(image, 'BMP'))
    for name, image in (('opaque', color), ('alpha', see_through(color))):
        # The directory has no number for such a size; both take it from the bitmap.
        data, _ = ico.bitmap(np.asarray(image.convert('RGBA')), np.zeros(LARGE[::-1], bool), 32)
        add_thumbnails(f'large-{name}.ico', ico.ico([(LARGE, data)]))
    add_thumbnails('large-opaque.gif', saved(few, 'GIF'))
    add_thumbnails('large-transparent.gif', saved(few, 'GIF', transparency=few.getpixel((240, 180))))


def make_animations():
    pictures = [Image.fromarray(photo(WIDTH, HEIGHT, seed=seed)) for seed in range(5)]
    for index, picture in enumerate(pictures):
        picture.paste((255, 200, 0), (index * 9, index * 5, index * 9 + 12, index * 5 + 12))
    moving = dict(save_all=True, duration=[40, 60, 80, 100, 120], loop=3)

    def moved(images, format, **how):
        return saved(images[0], format, append_images=images[1:], **moving, **how)
    cut = []
    for picture in pictures:
        hole = Image.fromarray((alpha_of(WIDTH, HEIGHT) > 90).astype(np.uint8) * 255)
        cut.append(Image.merge('RGBA', (*picture.split(), hole)))
    for disposal in (0, 1, 2, 3):
        # Where the first frame is to be taken away for what was before, Pillow leaves it if it is opaque; in browsers and
        # with us nothing was before.
        if disposal < 3:
            add_animation(f'opaque-{disposal}.gif', moved(pictures, 'GIF', disposal=disposal), LOSSLESS)
        add_animation(f'cut-{disposal}.gif', moved(cut, 'GIF', disposal=disposal), LOSSLESS)
    soft = [see_through(picture) for picture in pictures]
    for disposal in (0, 1, 2):
        # Half transparent pixels Pillow does not blend over others: it mixes alpha by itself, as if alpha were a colour. The
        # standard's way is tested with the other 
        for blend, images in ((0, soft), (1, cut)):
            add_animation(f'alpha-{disposal}-{blend}.png', moved(images, 'PNG', disposal=disposal, blend=blend), LOSSLESS)
    for orientation, name, profile in each(profiles=('none', 'adobe')):
        managed = LOSSY if profile else LOSSLESS
        for images, mark in ((pictures, 'opaque'), (soft, 'alpha')):
            stem = f'moving-{mark}-{orientation}-{name}'
            for suffix, how, db in (('png', {}, managed), ('webp', dict(lossless=True, exact=True), managed),
                                    ('avif', dict(quality=90, speed=9, subsampling='4:4:4'), LOSSY)):
                # Pillow 13 crashes where it is to turn an AVIF sequence.
                if suffix == 'avif' and (orientation > 1 or not HAS_AVIF):
                    continue
                add_animation(f'{stem}.{suffix}', moved(images, suffix.upper(), **options(orientation, profile, **how)),
                              db, profile)


def main():
    os.makedirs(OUT, exist_ok=True)
    color = Image.fromarray(photo(WIDTH, HEIGHT))
    gray = color.convert('L')
    alpha = Image.fromarray(alpha_of(WIDTH, HEIGHT))
    with_alpha = color.copy()
    with_alpha.putalpha(alpha)
    make_jpeg(color, gray)
    make_png(color, gray, alpha)
    make_gif(color)
    make_bmp_and_ico(color, gray, with_alpha)
    make_webp_and_avif(color, with_alpha)
    make_jxl(color, with_alpha)
    make_heic(96, 64)
    make_pnm(color, gray)
    make_qoi()
    make_tga(color, gray, with_alpha)
    make_tiff(color, gray, with_alpha)
    make_thumbnails()
    make_animations()
    for name, entries in (('index', INDEX), ('thumbnails', THUMBNAILS), ('animations', ANIMATIONS)):
        write(name + '.json', json.dumps(entries).encode())
    write('pillow.json', json.dumps(dict(version=PIL.__version__, hasAVIF=HAS_AVIF)).encode())


main()
