"""Python packages that Halcyon is compared with, from PyPI, into .build, for this alone."""
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
WANTED = [
    'pillow==13.0.0', 'pyvips==3.0.0', 'pyvips-binary', 'cffi', 'pycparser', 'diskcache==5.6.3', 'aiohttp==3.14.5',
    # What aiohttp needs.
    'aiohappyeyeballs', 'aiosignal', 'attrs', 'frozenlist', 'idna', 'multidict', 'propcache', 'typing_extensions',
    'yarl',
]


def use():
    """Makes the packages importable; installs them first if they are not there."""
    folder = os.path.join(ROOT, '.build', 'bench-peers')
    if not os.path.isdir(folder):
        os.makedirs(os.path.dirname(folder), exist_ok=True)
        draft = tempfile.mkdtemp(dir=os.path.dirname(folder))
        subprocess.run([sys.executable, '-m', 'pip', 'install', '--quiet', '--no-deps',
                        '--disable-pip-version-check', '--root-user-action=ignore', '--target', draft] + WANTED,
                       check=True, stdout=sys.stderr, timeout=300)
        os.rename(draft, folder)
    sys.path.insert(0, folder)
    # As servers that use libvips do (imgproxy): one thread an image. It reads this when it is imported.
    os.environ['VIPS_CONCURRENCY'] = '1'
