"""What the soak test asks halcyon-server for, and what has to come back: status, format, size and colours."""
import io
import math
import pathlib
import subprocess
import sys
import tempfile
import warnings

from PIL import Image

import soak_origin as origin

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'scripts'))
import server_fixture as fixture  # noqa: E402

PRESETS = {'thumb': {'w': 160, 'h': 120, 'fit': 'fill'}}
# Pillow advises something about palettes in GIFs with transparency.
warnings.filterwarnings('ignore', module='PIL')
# The longest side of a result (`--results-side`).
LONGEST = 4096
SIDES = [48, 64, 96, 120, 160, 200, 240, 320, 400]
GRAVITIES = ['center', 'top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right']
# An Accept field, and the format that a server with WebP and AVIF sends for it; None for JPEG or PNG.
ACCEPTS = [(None, None), ('*/*', None), ('image/webp', 'webp'), ('image/avif,image/webp,*/*;q=0.8', 'webp'),
           ('image/webp;q=0.5, image/avif', 'avif'), ('text/html,image/*;q=0.9', None)]
LONG_NAMES = {'w': 'width', 'h': 'height', 'g': 'gravity', 'e': 'enlarge', 'f': 'format', 'q': 'quality'}
# With them, colours say nothing.
RECOLORING = {'gray', 'tint', 'brightness', 'contrast', 'saturation'}
# A channel may differ by less than half of the distance of two codes.
TOLERANCE = 28


def random_options(chance):
    """Options as a dictionary, in the order in which the path has them."""
    one = {}
    if chance.random() < 0.1:
        one['preset'] = 'thumb'
    elif chance.random() < 0.04:
        return one
    else:
        sides = chance.choice(['w', 'h', 'wh', 'wh', 'wh'])
        for side in sides:
            one[side] = chance.choice(SIDES)
        if sides == 'wh':
            one['fit'] = chance.choice(['fit', 'fill', 'fill', 'stretch'])
            if one['fit'] == 'fill' and chance.random() < 0.5:
                one['g'] = chance.choice(GRAVITIES)
        if chance.random() < 0.1:
            one['dpr'] = chance.choice([0.5, 1.5, 2])
        if chance.random() < 0.1:
            one['e'] = 1
    if chance.random() < 0.5:
        # AVIF takes several times as long to write.
        one['f'] = chance.choice(['jpeg', 'webp', 'png', 'gif', 'jpeg', 'webp', 'avif'])
    if chance.random() < 0.3:
        one['q'] = chance.choice([40, 60, 75, 90])
    if chance.random() < 0.15:
        name, value = chance.choice([('blur', 2), ('gray', 1), ('round', 12), ('circle', 1), ('tint', '08f'),
                                     ('brightness', 0.2), ('contrast', 1.4), ('saturation', 0.5)])
        one[name] = value
    return one


class Wanted:
    """A result of a source, with the request for it."""

    def __init__(self, chance, way, picture, serial, options=None, source_format=None):
        self.way, self.picture = way, picture
        self.options = random_options(chance) if options is None else options
        self.accept, negotiated = chance.choice(ACCEPTS)
        name = source_format or chance.choice(list(origin.FORMATS))
        url = f'http://{fixture.PUBLIC}/{way}/{picture}/{serial}.{name}'
        long = chance.random() < 0.3
        words = [f'{LONG_NAMES.get(key, key) if long else key}:{value}' for key, value in self.options.items()]
        # A colon of a percent-encoded source may be written as it is.
        self.path = fixture.signed(url, ','.join(words) or '-', plain=chance.random() < 0.2)
        self.is_negotiated = 'f' not in self.options
        has_alpha = 'round' in self.options or 'circle' in self.options
        self.format = self.options.get('f') or negotiated or ('png' if has_alpha else 'jpeg')
        self.statuses = origin.EXPECTED[way]

    @property
    def fields(self):
        return {'Accept': self.accept} if self.accept else {}

    def pictures(self, start, end):
        """The pictures that an answer between two times may be made of; None if it may be any."""
        if self.way not in origin.WHOLE:
            return None
        lifetime = origin.CHANGES.get(self.way, (1, 0))[1]
        # Equal requests share a load, which may have begun before this one; a busy machine needs some time.
        times = [start - lifetime - 3, start - lifetime, start, end]
        times += [start - lifetime - 3 + step for step in range(int(end - start) + lifetime + 3)]
        return {origin.shown(self.way, self.picture, time) for time in times}

    def alternatives(self, start, end):
        """The sizes that a result may have, with its colours at some points, as fractions of its sides."""
        pictures = self.pictures(start, end)
        return pictures and [(result_size(origin.size(one), self.options), self.points(one)) for one in pictures]

    def points(self, picture):
        gravity = self.options.get('g', 'center')
        # A circle has no corners.
        if RECOLORING & set(self.options) or 'circle' in self.options and gravity != 'center':
            return []
        colors = origin.colors(picture)
        # Of a crop at an edge, only what is near that edge is known for certain.
        across = {'left': [(0.1, 0)], 'right': [(0.9, 1)]}.get(gravity.split('-')[-1], [(0.3, 0), (0.7, 1)])
        down = {'top': [(0.1, 0)], 'bottom': [(0.9, 1)]}.get(gravity.split('-')[0], [(0.3, 0), (0.7, 1)])
        return [(x, y, colors[row * 2 + column]) for x, column in across for y, row in down]


def rounded(number):
    return math.floor(number + 0.5)


def result_size(whole, options):
    """The size of a result, by the rules of Server/README.md."""
    options = {**PRESETS.get(options.get('preset'), {}), **options}
    width, height = options.get('w'), options.get('h')
    mode = options.get('fit', 'fit') if width and height else 'fit'
    enlarges = options.get('e') == 1 and (width or height)
    box = [max(1, rounded(side * options.get('dpr', 1))) if side else LONGEST for side in (width, height)]
    if mode == 'stretch':
        result = box if enlarges else [min(pair) for pair in zip(box, whole)]
    else:
        scale = (min if mode == 'fit' else max)(side / old for side, old in zip(box, whole))
        scale = scale if enlarges else min(1, scale)
        result = [max(1, rounded(side * scale)) for side in whole]
        if mode == 'fill':
            result = [min(pair) for pair in zip(box, result)]
    return (min(result),) * 2 if 'circle' in options else tuple(result)


def avif_size(body):
    """The image's spatial extents (ISO/IEC 23008-12, 6.5.3)."""
    place = body.find(b'ispe') + 8
    return tuple(int.from_bytes(body[place + step:place + step + 4], 'big') for step in (0, 4))


def avif_image(body):
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, 'a.avif').write_bytes(body)
        subprocess.run(['avifdec', '-j', '1', f'{folder}/a.avif', f'{folder}/a.png'], check=True, capture_output=True)
        return Image.open(f'{folder}/a.png').convert('RGB')


def mismatch(body, format, alternatives):
    """What is wrong with a result; None if nothing is. `alternatives` of None allow any size and colour."""
    try:
        image = None
        if format == 'avif':
            found, extent = body[4:12] == b'ftypavif' and 'avif', avif_size(body)
        else:
            image = Image.open(io.BytesIO(body))
            found, extent = image.format.lower(), image.size
        if found != format:
            return f'the format is {found}, not {format}'
        if alternatives is None:
            return None
        fitting = [points for size, points in alternatives if size == extent]
        if not fitting:
            return f'the size is {extent}, not {" or ".join(str(size) for size, _ in alternatives)}'
        image = (image or avif_image(body)).convert('RGB')
        reasons = [wrong_color(image, points) for points in fitting]
        return None if None in reasons else reasons[0]
    except Exception as error:  # What cannot be read is as wrong as what is another picture.
        return f'it cannot be read: {error!r}'


def wrong_color(image, points):
    for x, y, color in points:
        left, top = int(image.width * x), int(image.height * y)
        area = image.crop((left - 1, top - 1, left + 2, top + 2)).resize((1, 1), Image.Resampling.BOX)
        found = area.getpixel((0, 0))
        if any(abs(a - b) > TOLERANCE for a, b in zip(found, color)):
            return f'the colour at {x}, {y} is {found}, not {color}'
    return None
