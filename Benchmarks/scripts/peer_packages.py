"""Python packages that Halcyon is compared with, from PyPI, into .build, for this alone.

Run by itself, with the names of rows, it installs what these need and prints the versions.
"""
import glob
import os
import platform
import shutil
import subprocess
import sys
import tempfile

BUILD = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), '.build')
FOLDER = os.path.join(BUILD, 'bench-peers')
WANTED = [
    'pillow==13.0.0', 'pillow-heif==1.8.1', 'pyvips==3.0.0', 'pyvips-binary', 'cffi', 'pycparser', 'diskcache==5.6.3',
    'aiohttp==3.14.5',
    # What aiohttp needs.
    'aiohappyeyeballs', 'aiosignal', 'attrs', 'frozenlist', 'idna', 'multidict', 'propcache', 'typing_extensions',
    'yarl',
]
# A folder of its own, because it is called PIL too.
SIMD_FOLDER = os.path.join(BUILD, 'bench-pillow-simd')
SIMD = 'pillow-simd==12.1.1.post0'
SIMD_WITHOUT = ['tiff', 'freetype', 'lcms', 'jpeg2000', 'imagequant', 'raqm', 'xcb', 'avif']
# The versions of these are printed.
NAMED = ['aiohttp', 'diskcache', 'pillow', 'pillow_heif', 'pillow_simd', 'pyvips', 'pyvips_binary']


def install(folder, arguments, environment=None):
    os.makedirs(BUILD, exist_ok=True)
    draft = tempfile.mkdtemp(dir=BUILD)
    try:
        subprocess.run([sys.executable, '-m', 'pip', 'install', '--quiet', '--no-deps', '--disable-pip-version-check',
                        '--root-user-action=ignore', '--target', draft] + arguments,
                       check=True, stdout=sys.stderr, timeout=600, env={**os.environ, **(environment or {})})
        os.rename(draft, folder)
    except BaseException:
        shutil.rmtree(draft, ignore_errors=True)
        raise


def use():
    """Makes the packages importable; installs them first if they are not there."""
    # Another list than that of the last time is installed again.
    list_file = os.path.join(FOLDER, 'wanted.txt')
    if not os.path.exists(list_file) or open(list_file).read().split() != WANTED:
        shutil.rmtree(FOLDER, ignore_errors=True)
        install(FOLDER, WANTED)
        with open(list_file, 'w') as file:
            file.write('\n'.join(WANTED))
    sys.path.insert(0, FOLDER)
    # As servers that use libvips do (imgproxy): one thread an image. It reads this when it is imported.
    os.environ['VIPS_CONCURRENCY'] = '1'


def use_simd():
    """Makes Pillow-SIMD importable, under Pillow's name. It is not installed here: that takes minutes."""
    if not os.path.isdir(SIMD_FOLDER):
        sys.exit('Pillow-SIMD is not there')
    sys.path.insert(0, SIMD_FOLDER)


def install_simd():
    """Compiles Pillow-SIMD. Returns why it is not there, or nothing."""
    if os.path.isdir(SIMD_FOLDER):
        return None
    if platform.machine() != 'x86_64' or ' avx2 ' not in open('/proc/cpuinfo').read():
        return 'it is for processors with AVX2'
    # Not `--no-binary :all:`, which would compile what it is built with too: pybind11, and for that cmake.
    arguments = ['--no-binary', 'pillow-simd', SIMD]
    for library in SIMD_WITHOUT:
        arguments += ['--config-settings', library + '=disable']
    try:
        install(SIMD_FOLDER, arguments, {'CC': 'cc -mavx2', 'CFLAGS': '-O3'})
    except (OSError, subprocess.SubprocessError) as error:
        return f'it does not compile here ({type(error).__name__}; it needs a C compiler and python3-dev)'


def versions():
    found = []
    for folder in (FOLDER, SIMD_FOLDER):
        for path in glob.glob(os.path.join(folder, '*.dist-info')):
            name, version = os.path.basename(path).removesuffix('.dist-info').split('-')[:2]
            if name.lower() in NAMED:
                found.append(f'{name} {version}')
    return sorted(found)


def main(rows):
    if not {'list', 'burst', 'thumbnail', 'formats', 'process'} & set(rows):
        return
    use()
    reason = install_simd() if {'thumbnail', 'process'} & set(rows) else None
    print('Python', platform.python_version() + ',', ', '.join(versions()))
    if reason:
        print(f'Pillow-SIMD is left out: {reason}.')


if __name__ == '__main__':
    main(sys.argv[1:])
