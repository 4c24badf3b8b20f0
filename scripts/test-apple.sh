#!/usr/bin/env bash
# Builds what is for Apple's systems, with warnings as errors, and runs its tests. On Linux against the stand-ins of Apple's
# frameworks in Tests/StandIns, in a folder of their own: a module once built there is importable by all. Arguments go to
# `swift test`.
set -euo pipefail
cd "$(dirname "$0")/.."
export HALCYON_PARTS=apple
# As in the Makefile: all at once would starve each other, and the time limits of URLSession's tests run out.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=${SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH:-6}

log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
read -ra flags <<<"${HALCYON_BUILD_FLAGS:-}"
runs_all=false
(($# > 0)) || { runs_all=true; set -- --filter 'HalcyonAppleTests|HalcyonCombineTests'; }
swift test "${flags[@]}" --scratch-path .build-apple "$@" 2>&1 </dev/null | tee "$log" | grep --line-buffered -vE '^◇|^✔ Test "|^↳|^\[[0-9]+/[0-9]+\]|-enable-batch-mode|^remark: Incremental' \
    || status=${PIPESTATUS[0]}
# On macOS, the modules have only what is for macOS.
if $runs_all && ((status == 0)) && [[ $(uname) == Linux ]]; then
    /usr/bin/python3 scripts/print-api.py --check \
        "$(swift build "${flags[@]}" --scratch-path .build-apple --show-bin-path)" || status=$?
fi
if grep -E "^$PWD/(Sources|Tests)/.*: warning:" "$log" | sort -u; then
    echo "warnings of ours count as failures"
    ((status != 0)) || status=1
fi
[[ $(uname) != Linux ]] || echo "checked against stand-ins, not on Apple's hardware"
exit "$status"
