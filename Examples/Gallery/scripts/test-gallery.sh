#!/usr/bin/env bash
# Tests the gallery as a whole: its window, on a display that nobody sees, comes into two states by real loads, and the pictures
# of it are not blank. What cannot be shown must be an error.
#
# usage: test-gallery.sh PATH-OF-HALCYON-GALLERY
set -euo pipefail
program=$(realpath "$1")
cd "$(dirname "$0")/../../.."

work=$(mktemp -d "${TMPDIR:-/tmp}/halcyon-test-gallery.XXXXXX")
trap 'rm -rf "$work"' EXIT

/usr/bin/python3 scripts/make-artwork.py "$work/artwork"
check() {
    local state=$1
    scripts/with-display.sh timeout 120 "$program" "$work/artwork" --cache "$work/cache" --state "$state" \
        --screenshot "$work/$state.png"
    /usr/bin/python3 - "$work/$state.png" <<'PYTHON'
import sys
from PIL import Image
picture = Image.open(sys.argv[1]).convert("RGB")
# Of a window without images, or with empty cells, there are a few hundred.
colors = len(picture.getcolors(1 << 24))
if picture.width < 800 or picture.height < 500 or colors < 5000:
    sys.exit(f"test-gallery: {sys.argv[1]} is blank: {picture.size}, {colors} colours")
PYTHON
    echo "gallery: $state is shown"
}
check grid
check detail

if scripts/with-display.sh timeout 120 "$program" "$work/no-such-folder.json" --cache "$work/cache" \
    --screenshot "$work/nothing.png" 2>"$work/error" || [[ -e $work/nothing.png ]]; then
    echo "test-gallery: a feed that is not there is shown" >&2
    exit 1
fi
grep -q 'Cannot Open no-such-folder.json' "$work/error" || { cat "$work/error" >&2; exit 1; }
echo "gallery: a feed that is not there is an error"
