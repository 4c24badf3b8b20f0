#!/usr/bin/env bash
# Runs the tests of widgets under the address sanitizer, on a display of their own. Arguments replace the filter.
#
# The tests count what is left of a widget with weak references. LEAKS=1 has LeakSanitizer look as well, but for what
# libraries keep on purpose (scripts/lsan-suppressions.txt): it also finds what Foundation loses at each file that it reads,
# tasks that a test leaves waiting, and the side tables of weak references (`formWeakReference`, 32 bytes each) to objects that
# are alive, for Swift keeps their addresses in a form that it does not know. So its findings are to be read by people.
set -euo pipefail
cd "$(dirname "$0")/.."

# gold, the default linker, breaks down over sanitized programs.
options=(--sanitize=address --scratch-path .build-asan -Xswiftc -use-ld=lld)
# The sanitizer does not see assembly.
export HALCYON_KERNELS_IN_C=1
swift build --build-tests "${options[@]}"
log=.build-asan/log
export ASAN_OPTIONS=detect_leaks=${LEAKS:-0}:abort_on_error=0 LSAN_OPTIONS=suppressions=$PWD/scripts/lsan-suppressions.txt
export HALCYON_GTK_TESTS=1
scripts/with-display.sh swift test --skip-build "${options[@]}" --filter "${1:-HalcyonGTKTests}" 2>&1 </dev/null |
    tee "$log" | grep -vE '^◇|^✔ Test |^↳'
if grep -qE 'ERROR: (Address|Leak)Sanitizer' "$log"; then exit 1; fi
echo "address sanitizer: no errors"
