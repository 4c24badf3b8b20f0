#!/usr/bin/env bash
# Builds and runs the benchmarks; arguments name rows. Those of windows are drawn on a display of their own.
set -euo pipefail
cd "$(dirname "$0")/../.."

rows=() screen=() policies=
for name in "$@"; do
    case $name in
    fling | grid | idle) screen+=("$name") ;;
    policies) policies=yes ;;
    *) rows+=("$name") ;;
    esac
done

# Hit ratios need no build of Halcyon: seconds instead of minutes.
if (($# == 0)) || [[ $policies ]]; then
    swift build -c release --package-path Benchmarks --product PolicyBenchmarks
    "$(swift build -c release --package-path Benchmarks --show-bin-path)/PolicyBenchmarks"
    if (($# > 0 && ${#rows[@]} + ${#screen[@]} == 0)); then exit; fi
fi

images=$PWD/.build/bench-images
if [[ ! -e $images/done ]]; then
    /usr/bin/python3 Benchmarks/scripts/make-bench-images.py "$images"
fi
if [[ ! -e $images/list/done ]]; then
    /usr/bin/python3 Benchmarks/scripts/make-list-images.py "$images"
fi
swift build -c release --package-path Benchmarks
programs=$(swift build -c release --package-path Benchmarks --show-bin-path)
if (($# == 0 || ${#rows[@]} > 0)); then
    "$programs/HalcyonBenchmarks" ${rows[@]+"${rows[@]}"} --images "$images"
fi
if (($# == 0 || ${#screen[@]} > 0)); then
    scripts/with-display.sh "$programs/ScreenBenchmarks" ${screen[@]+"${screen[@]}"} --pictures "$PWD/.build/bench-pictures"
fi
