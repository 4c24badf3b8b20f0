#!/usr/bin/env python3
"""Writes a JSON feed of the images in a folder that a server serves: [{"url": …, "title": …}, …].

usage: make-feed.py FOLDER BASE-URL [COUNT] > feed.json

With a count, the images are repeated, each time with another query, so that each is a URL of its own.
"""

import json
import os
import sys

KINDS = (".jpg", ".png", ".gif", ".webp", ".avif")


def main():
    folder, base = sys.argv[1], sys.argv[2].rstrip("/")
    names = sorted(name for name in os.listdir(folder) if name.lower().endswith(KINDS))
    if not names:
        sys.exit(f"make-feed: no images in {folder}")
    if os.path.exists(os.path.join(folder, "moving", "camera.gif")):
        names.insert(2, "moving/camera.gif")
    count = int(sys.argv[3]) if len(sys.argv) > 3 else len(names)
    json.dump([entry(base, names, k) for k in range(count)], sys.stdout, indent=0)


def entry(base, names, number):
    name = names[number % len(names)]
    title = os.path.basename(name)
    if number < len(names):
        return {"url": f"{base}/{name}", "title": title}
    return {"url": f"{base}/{name}?n={number}", "title": f"{title} ({number // len(names) + 1})"}


if __name__ == "__main__":
    main()
