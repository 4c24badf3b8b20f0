#!/usr/bin/env bash
# Runs what was built for the thread sanitizer, and closes with what it reported. Arguments go to `swift test`.
set -euo pipefail
cd "$(dirname "$0")/.."

log=.build-tsan/log
status=0
swift test --skip-build "$@" 2>&1 </dev/null | tee "$log" | grep -vE '^◇|^✔ Test |^↳|-enable-batch-mode|^remark: Incremental' || status=$?

# At the end, because a log of ten thousand lines is read from there.
if grep -qE '^✘ Test .* recorded an issue' "$log"; then
    echo "what failed:"
    grep -E '^✘ Test .* recorded an issue' "$log" | sed 's/^/  /'
fi
if grep -q 'WARNING: ThreadSanitizer' "$log"; then
    echo "what the thread sanitizer reported:"
    sed -n '/WARNING: ThreadSanitizer/,/^SUMMARY/p' "$log" | head -n 300 || true
    exit 1
fi
((status == 0)) || exit "$status"
echo "thread sanitizer: no warnings"
