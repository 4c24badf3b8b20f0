"""A picture in SVG of lines, rectangles and texts, in the viewer's fonts: the widths of texts are estimates."""
import html

INK, FAINT, LINES = '#222', '#777', '#ddd'


class Picture:
    def __init__(self, width):
        self.width, self.height = width, 0
        self.parts = []

    def text(self, x, y, text, size=12, color=INK, anchor='start', bold=False):
        weight = ' font-weight="bold"' if bold else ''
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{color}" '
                          f'text-anchor="{anchor}"{weight}>{html.escape(text)}</text>')

    def line(self, x1, y1, x2, y2, color=LINES, width=1.0, dash=None):
        dashes = f' stroke-dasharray="{dash}"' if dash else ''
        self.parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{color}" '
                          f'stroke-width="{width}"{dashes}/>')

    def rectangle(self, x, y, width, height, color):
        self.parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{color}"/>')

    def dot(self, x, y, radius, color):
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{color}"/>')

    def curve(self, points, color, width=1.5):
        places = ' '.join(f'{x:.1f},{y:.1f}' for x, y in points)
        self.parts.append(f'<polyline points="{places}" fill="none" stroke="{color}" stroke-width="{width}"/>')

    def write(self, file):
        size = f'width="{self.width}" height="{self.height:.0f}" viewBox="0 0 {self.width} {self.height:.0f}"'
        file.write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} '
            f'font-family="DejaVu Sans, Verdana, Helvetica, sans-serif">\n'
            f'<rect width="100%" height="100%" fill="white"/>\n' + '\n'.join(self.parts) + '\n</svg>\n')


def wrapped(text, width):
    """The lines of a text, each of `width` characters at most."""
    lines = ['']
    for word in text.split():
        if len(lines[-1]) + len(word) + 1 > width and lines[-1]:
            lines.append('')
        lines[-1] = f'{lines[-1]} {word}'.strip()
    return lines
