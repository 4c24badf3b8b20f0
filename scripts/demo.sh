#!/usr/bin/env bash
# Shows the program at work on real input: the same list loaded cold, from disk and from memory, files described,
# failures named, and a contact sheet drawn. With URLS set (URLs or paths, or one file that lists them), on that list.
#
# usage: demo.sh PATH-OF-HALCYON
set -euo pipefail
halcyon=$(realpath "$1")
cd "$(dirname "$0")/.."

python=/usr/bin/python3 # Debian's, which has Debian's Pillow.
gallery=$PWD/.build/gallery
source scripts/gallery-server.sh
mkdir -p out
rm -rf out/thumbnails
# Commands are shown here even where their output goes to a file.
exec 3>&1

say() { printf '\n\033[1m%s\033[0m\n' "$*"; }
# Shows the command as a user would type it, then runs it; a failure of an image is part of the show.
show() {
    { printf '$ halcyon'; printf ' %q' "$@" | sed "s#$work/##g; s#$PWD/##g"; printf '\n'; } >&3
    "$halcyon" "$@" || (($? == 1))
}

list=$work/urls.txt
# So many of the list: the same ones every time, but from all over it.
some() { grep -vE '^\s*(#|$)' "$list" | shuf -n "$1" --random-source=<(yes halcyon); }
step=0
chapter() { say "$((++step)). $*"; }
if [[ -n ${URLS:-} ]]; then
    if [[ -f $URLS ]]; then cp "$URLS" "$list"; else tr ' \t' '\n\n' <<<"$URLS" | grep . >"$list"; fi
    say "Your list: $(grep -cvE '^\s*(#|$)' "$list") images"
else
    say "Making a gallery of photographs (once; it stays in .build/gallery)"
    $python scripts/make-gallery.py "$gallery"
    start_gallery_server "$gallery"
    (cd "$gallery" && find . -maxdepth 1 -type f ! -name '*.part' -printf '%P\n' | sort) |
        sed "s#^#http://127.0.0.1:$port/#" >"$list"
    echo "$(wc -l <"$list") photographs behind nginx at http://127.0.0.1:$port:" \
        "$(sed 's/.*\.//' "$list" | sort | uniq -c | awk '{ printf "%s%s %s", (NR > 1 ? ", " : ""), $1, $2 }')"
fi

cache=$work/cache
size=(--size 400x300 --fill)
chapter "The same list cold, from disk in a new process, and from memory"
show fetch --from "$list" "${size[@]}" --cache "$cache" --json >"$work/cold.json"
grep -q '"status":"ok"' "$work/cold.json" || { echo "demo: not one image could be loaded" >&2; exit 1; }
show fetch --from "$list" "${size[@]}" --cache "$cache" --json >"$work/disk.json"
show fetch --from "$list" "${size[@]}" --cache "$cache" --json --repeat 2 >"$work/memory.json"
$python scripts/compare-runs.py cold="$work/cold.json" "from disk"="$work/disk.json" "from memory"="$work/memory.json"

chapter "Thumbnails as files"
show fetch --from "$list" "${size[@]}" --format jpeg --quality 80 --cache "$cache" -o out/thumbnails --json \
    >"$work/files.json"
sed -n 1p "$work/files.json"

chapter "What images are, from their headers"
mapfile -t few < <(some 6)
show info "${few[@]}"

if [[ -z ${URLS:-} ]]; then
    chapter "What cannot be loaded says why, and harms nothing else"
    show fetch "${few[0]}" "http://127.0.0.1:$port/"{missing.jpg,bad/{page.jpg,empty.jpg,truncated.jpg,huge.png}} \
        "http:///no-host.jpg" "ftp://example.org/cat.jpg" --cache "$cache"
fi

chapter "The disk cache"
show cache status --cache "$cache"

chapter "A contact sheet"
some 44 >"$work/some.txt"
[[ -n ${URLS:-} ]] || echo "http://127.0.0.1:$port/bad/page.jpg" >>"$work/some.txt"
strips=()
[[ -n ${URLS:-} ]] || for name in camera.gif progressive.jpg; do
    strips+=(--strip "http://127.0.0.1:$port/moving/$name")
done
show sheet --from "$work/some.txt" --cell 240 --cache "$cache" "${strips[@]}" -o out/sheet.png
echo
echo "$PWD/out/sheet.png"
