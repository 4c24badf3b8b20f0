#!/usr/bin/env bash
# Builds and runs the benchmarks; arguments name rows. Each row is a program of its own, so that one that fails or hangs
# takes no other with it. Those of windows are drawn on a display of their own. At the end, their plots are drawn, and
# the budgets that were missed are named. LIMIT=600 is the number of seconds that a row may take;
# with CONFIGURATION=debug, a debug build is measured.
set -euo pipefail
cd "$(dirname "$0")/../.."

all=(memory policies download disk decode thumbnail formats local sandbox previews animation process engine order list burst soak launch fling grid play idle)
rows=("$@")
(($# > 0)) || rows=("${all[@]}")
for name in "${rows[@]}"; do
    [[ " ${all[*]} " == *" $name "* ]] || { echo "bench: there is no row $name; there are ${all[*]}" >&2; exit 2; }
done
limit=${LIMIT:-1800}
results=$PWD/.build/bench-results
mkdir -p "$results"
failed=()
export HALCYON_BENCH_RESULTS=

programs=$(swift build -c "${CONFIGURATION:-release}" --package-path Benchmarks --show-bin-path)
# SwiftPM (6.3) leaves programs as they are after some changes of modules that are inlined into them, and they crash.
for name in HalcyonBenchmarks ScreenBenchmarks; do
    [[ ! -e $programs/$name || -z $(find Sources -newer "$programs/$name" -print -quit) ]] || rm -rf "$programs/$name.build"
done
# Hit ratios need no build of Halcyon: seconds instead of minutes.
if [[ ${rows[*]} == policies ]]; then
    swift build -c "${CONFIGURATION:-release}" --package-path Benchmarks --product PolicyBenchmarks
else
    swift build -c "${CONFIGURATION:-release}" --package-path Benchmarks
fi

# What the figures are measured on, and with which contestants.
versions() {
    echo "Halcyon $(git describe --always --dirty 2>/dev/null || echo 'of no commit'), $(date -u '+%-d %B %Y')"
    # Of a busy machine, ratios of processor time hold better than those of elapsed time.
    echo "$(cut -d ' ' -f 1 /proc/loadavg) processes at work in the minute before"
    swift --version 2>/dev/null | head -n 1
    [[ ! -x $programs/HalcyonBenchmarks ]] || "$programs/HalcyonBenchmarks" --versions
    echo "nginx $(/usr/sbin/nginx -v 2>&1 | sed 's|.*/||'), GTK $(pkg-config --modversion gtk4)"
    /usr/bin/python3 Benchmarks/scripts/peer_packages.py "${rows[@]}" || echo 'The packages for Python cannot be installed.'
}
versions | tee "$results/versions.txt"

images=$PWD/.build/bench-images
if [[ ! -e $images/done ]]; then
    /usr/bin/python3 Benchmarks/scripts/make-bench-images.py "$images"
fi
if [[ ! -e $images/done-formats && " ${rows[*]} " == *" formats "* ]]; then
    /usr/bin/python3 Benchmarks/scripts/make-bench-images.py "$images" formats
fi
if [[ ! -e $images/list/done && " ${rows[*]} " == *" list "* ]]; then
    /usr/bin/python3 Benchmarks/scripts/make-list-images.py "$images"
fi

# A row has a session of its own, so that what it leaves behind is found: its servers, its peers.
session=
end_session() {
    [[ -z $session ]] || pkill -TERM -s "$session" || true
    session=
}
# However a run ends, the rows that came to an end are drawn.
finished=()
tidy_up() {
    local status=$?
    end_session
    if ((${#finished[@]} > 0)); then
        /usr/bin/python3 Benchmarks/scripts/draw-figures.py "$results" Benchmarks/figures "${finished[@]}" || status=1
    fi
    if ((${#failed[@]} > 0)); then
        echo "bench: these came to no end: ${failed[*]}" >&2
        status=1
    fi
    exit $status
}
trap tidy_up EXIT
trap 'exit 130' INT TERM
run() {
    local row=$1 status=0
    shift
    export HALCYON_BENCH_RESULTS=$results/$row.jsonl
    : >"$HALCYON_BENCH_RESULTS"
    setsid timeout --kill-after=10 "$limit" "$@" &
    session=$!
    wait "$session" || status=$?
    end_session
    if ((status == 0)); then
        finished+=("$row")
    else
        echo "bench: $row ended with status $status" >&2
        failed+=("$row")
    fi
}

for row in "${rows[@]}"; do
    SECONDS=0
    case $row in
    policies) run "$row" "$programs/PolicyBenchmarks" ;;
    launch | fling | grid | play | idle)
        run "$row" scripts/with-display.sh "$programs/ScreenBenchmarks" "$row" --pictures "$PWD/.build/bench-pictures"
        ;;
    *) run "$row" "$programs/HalcyonBenchmarks" "$row" --images "$images" ;;
    esac
    echo "($row: $SECONDS s)"
done
