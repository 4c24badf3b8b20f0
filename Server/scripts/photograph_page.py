#!/usr/bin/python3
"""Draws the documentation's picture of the page at / again: photograph_page.py PATH_TO_halcyon-server [FILE].

FILE is docs/server-playground.png by default. What it shows, anybody may redistribute (scripts/make-artwork.py).
"""
import pathlib
import subprocess
import sys

import server_fixture as fixture
from browser import Browser
from playground_page import PlaygroundPage
from server_fixture import FOLDER, KEY, Program, is_open, wait_until

ROOT = pathlib.Path(__file__).resolve().parents[2]


def main(program, file=ROOT / "docs/server-playground.png"):
    pictures = fixture.picture_origin()
    subprocess.run(["/usr/bin/python3", ROOT / "scripts/make-artwork.py", FOLDER / "pictures"], check=True)
    server = Program(program, "--keys", KEY.hex(), "--development", "true", "--sources-private", "true")
    wait_until(lambda: is_open(pictures))
    browser = Browser(FOLDER / "browser")
    fixture.started.append(browser.process)
    browser.size(1160, 680)
    page = PlaygroundPage(browser, server.port)
    page.open(source=f"http://127.0.0.1:{pictures}/evening.jpg", width="560", height="360", fit="fill", more="contrast:1.1")
    if page.problem or not page.picture:
        sys.exit(f"photograph_page: {page.problem or 'no picture'}")
    browser.photograph(file)
    subprocess.run(["/usr/bin/python3", ROOT / "Examples/Gallery/scripts/shrink-png.py", file], check=True)


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    try:
        main(*sys.argv[1:])
    finally:
        fixture.clean_up()
