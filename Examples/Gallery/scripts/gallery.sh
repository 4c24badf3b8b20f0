#!/usr/bin/env bash
# Opens the gallery of Examples/Gallery: on a feed of 10,000 images behind a server of this machine, or, with FEED set, on a
# folder, a list, a feed, or the URL of one. Without a display, draws pictures of it into out instead.
#
# usage: gallery.sh PATH-OF-HALCYON-GALLERY
set -euo pipefail
program=$(realpath "$1")
cd "$(dirname "$0")/../../.."

gallery=$PWD/.build/gallery
cache=()
source scripts/gallery-server.sh

if [[ -n ${FEED:-} ]]; then
    feed=$FEED
else
    echo "Making a gallery of photographs (once; it stays in .build/gallery)"
    /usr/bin/python3 scripts/make-gallery.py "$gallery"
    start_gallery_server "$gallery"
    /usr/bin/python3 Examples/Gallery/scripts/make-feed.py "$gallery" "http://127.0.0.1:$port" 10000 >"$work/10000 images.json"
    feed="$work/10000 images.json"
    # Its URLs are new each time, for the port is: nothing of them is worth keeping.
    cache=(--cache "$work/cache")
fi

if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
    "$program" "$feed" "${cache[@]}"
    exit
fi
echo "There is no display here (DISPLAY and WAYLAND_DISPLAY are not set): drawing pictures of the window instead."
mkdir -p out
for state in grid detail dark; do
    scripts/with-display.sh "$program" "$feed" "${cache[@]}" --panel --state $state --screenshot "out/gallery-$state.png"
    echo "$PWD/out/gallery-$state.png"
done
