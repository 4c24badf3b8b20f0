#!/usr/bin/env bash
# Builds and runs the benchmarks; arguments name rows.
set -euo pipefail
cd "$(dirname "$0")/.."

fixtures=$PWD/.build/bench-fixtures
if [[ ! -e $fixtures/index.json ]]; then
    /usr/bin/python3 scripts/make-fixtures.py --large "$fixtures"
fi
swift build -c release --package-path Benchmarks
exec "$(swift build -c release --package-path Benchmarks --show-bin-path)/HalcyonBenchmarks" "$@" --fixtures "$fixtures"
