#!/usr/bin/env bash
# Runs the tests and closes with what is worth knowing of them. Arguments go to `swift test`.
set -euo pipefail
cd "$(dirname "$0")/.."

log=$(mktemp)
trap 'rm -f "$log"' EXIT
start=$SECONDS
# The packages beside the library ask for its traits in their own manifests.
read -ra built <<<"${HALCYON_BUILD_FLAGS:-}"
flags=(--traits AllFormats "${built[@]}")

# Left out on the way to the screen: one line for each test that starts or passes, and for each file that compiles; the
# long header fields that some tests have as arguments; what libjxl says of damaged files.
run() {
    local status
    set +e
    "$@" 2>&1 </dev/null | tee -a "$log" | grep --line-buffered -vE '^◇|^✔ Test |^↳|^\[[0-9]+/[0-9]+\]|-enable-batch-mode|^remark: Incremental|^[aA]:( b)?[[:space:]]*$|^\./lib/jxl/'
    status=${PIPESTATUS[0]}
    set -e
    return "$status"
}
status=0
if (($# > 0)); then
    run swift test "${flags[@]}" "$@" || status=$?
else
    run scripts/test-kernels.sh || status=$?
    ((status != 0)) || run swift test "${flags[@]}" --skip HalcyonGTKTests || status=$?
    # The decoders once more, in helpers of the sandbox, and the system calls of these.
    ((status != 0)) || HALCYON_APART=1 run swift test "${flags[@]}" --skip-build --filter HalcyonCodecsTests --skip 'Encode|PNGRowsTests|DecodeMemoryTests' \
        || status=$?
    ((status != 0)) || run scripts/check-sandbox-calls.py swift test "${flags[@]}" --skip-build --filter SandboxedDecoderTests || status=$?
    ((status != 0)) || run /usr/bin/python3 scripts/check-layout.py "$(swift build "${flags[@]}" --show-bin-path)/index/store" \
        || status=$?
    ((status != 0)) || run /usr/bin/python3 scripts/print-api.py --check "$(swift build "${flags[@]}" --show-bin-path)" \
        || status=$?
    # Apart, because a GTK program's main thread runs GLib's loop (Tests/CTestLoop), and its windows need a display.
    ((status != 0)) || HALCYON_GTK_TESTS=1 MEMORY_PRESSURE_WATCH=/dev/null run scripts/with-display.sh swift test "${flags[@]}" --skip-build --filter HalcyonGTKTests \
        || status=$?
    # Into the same folder, where what it uses of the library is built already.
    gallery=("${built[@]}" --package-path Examples/Gallery --scratch-path .build)
    ((status != 0)) || run swift build "${gallery[@]}" --build-tests || status=$?
    ((status != 0)) || run swift test "${gallery[@]}" --skip-build || status=$?
    ((status != 0)) || run Examples/Gallery/scripts/test-gallery.sh "$(swift build "${gallery[@]}" --show-bin-path)/halcyon-gallery" \
        || status=$?
    server=("${built[@]}" --package-path Server --scratch-path .build)
    ((status != 0)) || run swift build "${server[@]}" --build-tests || status=$?
    ((status != 0)) || run /usr/bin/python3 scripts/print-api.py --check --server "$(swift build "${server[@]}" --show-bin-path)" \
        || status=$?
    ((status != 0)) || run swift test "${server[@]}" --skip-build || status=$?
    ((status != 0)) || run Server/scripts/test-server.sh "$(swift build "${server[@]}" --show-bin-path)/halcyon-server" \
        || status=$?
    articles=("${built[@]}" --package-path Examples/Articles --scratch-path .build)
    ((status != 0)) || run swift build "${articles[@]}" || status=$?
    ((status != 0)) || run Examples/Articles/scripts/test-articles.sh "$(swift build "${articles[@]}" --show-bin-path)" || status=$?
fi

ours=$(grep -E "^$PWD/(Sources|Tests|Examples|Server)/.*: warning:" "$log" | sort -u || true)
failures=$(grep -E '^✘ Test .* recorded an issue' "$log" || true)

echo
if [[ -n $failures ]]; then
    echo "what failed:"
    sed 's/^/  /' <<<"$failures"
fi
if [[ -n $ours ]]; then
    echo "warnings of ours, which count as failures:"
    sed 's/^/  /' <<<"$ours"
    ((status == 0)) && status=1
fi
passed=$(grep -cE '^✔ Suite .* passed' "$log" || true)
failed=$(grep -cE '^✘ Suite .* failed' "$log" || true)
echo "suites: $passed passed, $failed failed"
grep -E 'Test run with' "$log" | sed -E 's/^[^A-Za-z]*//' || echo "no tests ran"
echo "$((SECONDS - start)) s, build included; exit status $status"
exit "$status"
