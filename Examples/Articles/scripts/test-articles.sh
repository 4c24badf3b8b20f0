#!/usr/bin/env bash
# Tests the articles' programs as a whole: each loads pictures from a real server and shows them on a display that nobody
# sees. Its lines, the server's log and the picture of its window must be right.
#
# usage: test-articles.sh FOLDER-OF-THE-PROGRAMS
set -euo pipefail
# One display for all programs, which are shown one after the other.
if [[ -z ${HALCYON_FRAME_BUFFER:-} ]]; then
    exec "$(dirname "$0")/../../../scripts/with-display.sh" "$0" "$@"
fi
programs=$(realpath "$1")
cd "$(dirname "$0")/../../.."

source scripts/gallery-server.sh

site=$work/site
mkdir "$site" "$work/pictures"
count=0
# For nginx, whose workers run as another user if root starts it.
chmod 711 "$work"
/usr/bin/python3 scripts/make-artwork.py "$site"
access_log=$work/access.log
# As slow as a picture has to be that comes after the one that replaces it.
locations="location /slow/ { alias $site/; limit_rate 80k; }"
start_gallery_server "$site"
base=http://127.0.0.1:$port

fail() {
    echo "articles: $*" >&2
    cat "$work/output" "$work/errors" >&2 2>/dev/null || true
    exit 1
}

# run NAME URL…: its lines are in $work/output, what it asked the server for in $work/asked.
run() {
    local name=$1 start=$EPOCHREALTIME
    shift
    : >"$access_log"
    XDG_CACHE_HOME=$work/cache timeout 60 "$programs/$name" --screenshot "$work/pictures/$((++count))-$name.png" "$@" \
        >"$work/output" 2>"$work/errors" || fail "$name ends with status $?"
    sed -E 's/.*"[A-Z]+ ([^ ]+) .*/\1/' "$access_log" | sort >"$work/asked"
    echo "articles: $name: $(wc -l <"$work/asked") transfers, $(((${EPOCHREALTIME/[,.]/} - ${start/[,.]/}) / 1000)) ms"
}

# says LINE: the program has printed exactly this line. matches PATTERN: … a line that is all of this pattern.
says() { grep -qxF -- "$1" "$work/output" || fail "no line is: $1"; }
matches() { grep -qxE -- "$1" "$work/output" || fail "no line matches: $1"; }
# asked PATH…: the server was asked for these paths, as often as they are named here, and for nothing else.
asked() { diff <(printf '%s\n' "$@" | sed '/^$/d' | sort) "$work/asked" >&2 || fail "other transfers than expected (>)"; }

four=("$base/slow/marble.jpg" "$base/iris.jpg" "$base/rings.webp" "$base/orb.png")
run ActorLoader "${four[@]}"
asked /slow/marble.jpg /iris.jpg /rings.webp /orb.png /slow/no-such-picture.jpg /slow/no-such-picture.jpg
says '10 fetches at once: 1 cancelled, the others from network, 1 transfer'
says 'fetched again: from memory'
says 'without memory: from disk, 0 transfers'
[[ $(grep -cxF 'no-such-picture.jpg: the server answered with status 404 (code 2008), 1 transfer' "$work/output") == 2 ]] ||
    fail 'a load that failed was not tried again'
says '12 views of 4 pictures: 3 transfers'
[[ $(grep -c '^views of .*"network"' "$work/output") == 3 ]] || fail 'three pictures must come from the network'
run ActorLoader "${four[@]}"
asked /slow/no-such-picture.jpg /slow/no-such-picture.jpg
# From the disk, it may have come before the first gives up, and before the last asks.
matches '10 fetches at once: [01] cancelled, the others from disk(, memory)?, 0 transfers'
says '12 views of 4 pictures: 0 transfers'

run SetImage "$base/evening.jpg" "$base/slow/marble.jpg"
asked /evening.jpg /slow/marble.jpg /no-such-picture.jpg
says 'one line: decoded at 200×125 of 1600×1000, 1 transfer'
says 'options: from network, 1 transfer'
size=$(stat -c %s "$site/marble.jpg")
matches "progress: ([2-9]|[1-9][0-9]+) times, at last $size of $size bytes"
says 'processors: 150×150, 0 transfers'
says 'set twice: the first ended with "the view now shows something else" (code 8001)'
# The first came from a provider.
says 'set twice: the view shows the image from memory'
says 'failure: the server says 404, 1 transfer'
says "disk: $size bytes, fresh for 30 days"
says 'shown: 4 of 5 views'
run SetImage "$base/evening.jpg" "$base/slow/marble.jpg"
asked /no-such-picture.jpg
# The view finds what the last launch showed in its snapshot, which counts as memory.
says 'options: from memory, 0 transfers'

run PublishedImage "$base/evening.jpg" "$base"/slow/{marble,iris}.jpg "$base/ridge.jpg"
[[ $(grep -c '^publisher: 1600×1000 from network$' "$work/output") == 2 ]] || fail 'two subscribers get the image'
says '2 subscribers: 1 transfer'
says '3 in turn: 1 arrived besides, published were ["ridge.jpg"]'
matches 'hidden: not loading after [1-9][0-9]* bytes'
# Loaded, cancelled, and loaded again: the rest of it if what had come before was kept in time, otherwise all.
bodies=$(awk -v size="$size" '$7 == "/slow/marble.jpg" { print $9 ($10 < size ? " part" : " whole") }' "$access_log" | sort)
[[ $bodies == $'200 part\n200 whole\n206 part' || $bodies == $'200 part\n200 whole\n200 whole' ]] || fail "the transfers of marble.jpg are: $bodies"
says 'shown again: marble.jpg'
says 'missing: the server answered with status 404 (code 2008)'
says 'released: gone'
run PublishedImage "$base/evening.jpg" "$base"/slow/{marble,iris}.jpg "$base/ridge.jpg"
says '2 subscribers: 0 transfers'

run TwoTierCache "$base/evening.jpg" "$base/orb.png" "$base/dragon.webp"
says "\"\": called back, '' is not a URL (code 1001)"
# If this thread waits for a processor, what others load may come before the call returns, too.
moment='(later|before the call returned)'
for name in evening.jpg orb.png dragon.webp; do
    matches "$name: network [0-9.]+ ms, $moment, callers: 2, 1 transfer"
    matches "$name: memory [0-9.]+ ms, before the call returned, callers: 1, 0 transfers"
    matches "$name: disk [0-9.]+ ms, $moment, callers: 1, 0 transfers"
done
awk '/^200 stores:/ { found = $5 * 2 < $9 } END { exit !found }' "$work/output" ||
    fail 'storing must return long before all is written'
says 'cancelled: called back ["the load was cancelled"]'
run TwoTierCache "$base/evening.jpg" "$base/orb.png" "$base/dragon.webp"
! grep -q ': network' "$work/output" || fail 'nothing is loaded again'
matches "evening.jpg: disk [0-9.]+ ms, $moment, callers: 2, 0 transfers"

many=("$base"/{evening,iris,ridge,upright}.jpg "$base"/slow/{marble,iris,dendrite}.jpg "$base/julia.png")
run RecycledCells "${many[@]}"
asked /{evening,iris,ridge,upright}.jpg /slow/{marble,iris,dendrite}.jpg /julia.png
for list in 'cells with tokens' 'cells of one line'; do
    matches "$list: 1000 rows in [0-9]{2,3} cells; 1000 rows seen: right [0-9]{3,4} times, empty [0-9]+ times, wrong 0 times"
done
says '8 pictures: 8 transfers'

/usr/bin/python3 - "$count" "$work"/pictures/*.png <<'PYTHON' || fail 'a program shows nothing'
import sys
from PIL import Image
count, *paths = sys.argv[1:]
if len(paths) != int(count):
    sys.exit(f"there are {len(paths)} pictures of {count}")
for path in paths:
    picture = Image.open(path).convert("RGB")
    # Of a window without images, there are a few hundred.
    colors = len(picture.getcolors(1 << 24))
    if picture.width < 500 or picture.height < 300 or colors < 5000:
        sys.exit(f"{path} is blank: {picture.size}, {colors} colours")
PYTHON

# refuses STATUS MESSAGE COMMAND…: the command ends with this status and says this on its standard error.
refuses() {
    local expected=$1 message=$2 status=0
    shift 2
    XDG_CACHE_HOME=$work/cache "$@" >"$work/output" 2>"$work/errors" || status=$?
    [[ $status == "$expected" ]] || fail "status $status, not $expected: $*"
    grep -qF -- "$message" "$work/errors" || fail "does not say '$message': $*"
}
missing=$base/missing.jpg
for name in ActorLoader SetImage PublishedImage TwoTierCache RecycledCells; do
    refuses 2 "usage: $name [--screenshot FILE.png] URL" "$programs/$name"
    refuses 2 "there is no option '--color'" "$programs/$name" --color "${four[@]}"
    refuses 2 "'evening.jpg' is not the URL of a picture on a server" "$programs/$name" evening.jpg
    refuses 2 'needs the name of a file' "$programs/$name" "${four[@]}" --screenshot
    others=0
    [[ $name != SetImage ]] || others=1
    [[ $name != PublishedImage ]] || others=2
    refuses 1 'status 404' timeout 30 "$programs/$name" --screenshot "$work/missing.png" "${four[@]:1:$others}" "$missing"
    [[ ! -e $work/missing.png ]] || fail "$name shows a picture that is not there"
done
echo 'articles: what cannot be shown is an error'
