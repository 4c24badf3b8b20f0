#!/usr/bin/env bash
# Draws the documentation's pictures, docs/*.png: the gallery's real window, the guide's list and the finished widget, on
# a virtual display, with pictures that anybody may redistribute (make-artwork.py) behind a local server.
#
# usage: take-screenshots.sh FOLDER-OF-THE-PROGRAMS [FOLDER]
set -euo pipefail
programs=$(realpath "$1")
out=$(realpath -m "${2:-$(dirname "$0")/../../../docs}")
cd "$(dirname "$0")/../../.."

source scripts/gallery-server.sh

site=$work/site
mkdir -p "$out" "$site/moving" "$site/bad"
# For nginx, whose workers run as another user if root starts it.
chmod 711 "$work"
/usr/bin/python3 scripts/make-artwork.py "$site"
/usr/bin/python3 - "$site" <<'PYTHON'
"""A progressive JPEG that arrives slowly, and a file that is no image."""
import sys
from PIL import Image
site = sys.argv[1]
picture = Image.open(f"{site}/evening.jpg").convert("RGB")
picture.save(f"{site}/moving/evening.jpg", "JPEG", quality=90, progressive=True)
open(f"{site}/bad/letter.jpg", "w").write("<!DOCTYPE html><html><body>Please sign in.</body></html>")
PYTHON
start_gallery_server "$site"
base=http://127.0.0.1:$port
/usr/bin/python3 Examples/Gallery/scripts/make-feed.py "$site" "$base" 10000 >"$site/artwork.json"
/usr/bin/python3 - "$site" "$base" <<'PYTHON'
"""The same few, two of which cannot be shown."""
import json, sys
site, base = sys.argv[1:]
images = json.load(open(f"{site}/artwork.json"))[:15]
images[2] = {"url": f"{base}/bad/letter.jpg", "title": "letter.jpg"}
images[6] = {"url": f"{base}/missing.jpg", "title": "missing.jpg"}
json.dump({"images": images}, open(f"{site}/broken.json", "w"))
PYTHON

shrunk() {
    /usr/bin/python3 Examples/Gallery/scripts/shrink-png.py "$1"
    echo "$1: $(($(stat -c %s "$1") / 1024)) KiB"
}
take() {
    local state=$1 picture=$out/gallery-$1.png cache=$work/cache
    # Offline, nothing may come from the cache that the other states have filled.
    [[ $state != offline ]] || cache=$work/offline-cache
    shift
    scripts/with-display.sh "$programs/halcyon-gallery" "$@" --cache "$cache" --state "$state" --screenshot "$picture"
    shrunk "$picture"
}
take grid "$base/artwork.json" --size 176
take dark "$base/artwork.json" --size 132 --panel
take detail "$base/artwork.json" --open upright
take error "$base/broken.json"
take offline "$base/artwork.json" --size 160 --panel
take progressive "$base/moving/evening.jpg"
scripts/with-display.sh /usr/bin/python3 Examples/Gallery/scripts/photograph.py "$out/photo-list.png" 360 640 \
    "$programs/PhotoList" "$site"/*.{jpg,png,webp}
shrunk "$out/photo-list.png"
HALCYON_SCREENSHOTS=$site HALCYON_GTK_TESTS=1 scripts/with-display.sh swift test --filter RemoteImageGallery >"$work/log" 2>&1 ||
    { cat "$work/log" >&2; exit 1; }
for theme in light dark; do
    mv "$site/remote-$theme.png" "$out/remote-image-$theme.png"
    shrunk "$out/remote-image-$theme.png"
done
