#!/usr/bin/env bash
# Builds and runs the benchmarks; arguments name rows.
set -euo pipefail
cd "$(dirname "$0")/.."

images=$PWD/.build/bench-images
if [[ ! -e $images/done ]]; then
    /usr/bin/python3 scripts/make-bench-images.py "$images"
fi
swift build -c release --package-path Benchmarks
exec "$(swift build -c release --package-path Benchmarks --show-bin-path)/HalcyonBenchmarks" "$@" --images "$images"
