#!/usr/bin/env bash
# Fuzzes the codecs and the network client, with libFuzzer and the address sanitizer.
#
# usage: fuzz.sh SECONDS [TARGET...]     SECONDS are for all targets together; by default, every target
set -euo pipefail
cd "$(dirname "$0")/../.."

seconds=$1
shift
scratch=$PWD/.build/fuzz
# The sanitizer does not see assembly.
export HALCYON_KERNELS_IN_C=1
build=(swift build -c release --package-path Fuzzing --scratch-path "$scratch/build"
    -Xswiftc -sanitize=address,fuzzer -Xcc -fsanitize=address
    -Xcc -fsanitize-coverage=inline-8bit-counters,pc-table,trace-cmp
    -Xswiftc -use-ld=lld) # gold, the default, breaks down over it
"${build[@]}"
program=$("${build[@]}" --show-bin-path)/HalcyonFuzz

seeds=$scratch/seeds
if [[ ! -e $seeds/done || -n $(find Fuzzing/scripts Tests/Fixtures -name '*.py' -newer "$seeds/done") ]]; then
    rm -rf "$seeds"
    /usr/bin/python3 Fuzzing/scripts/make-fuzz-seeds.py "$seeds"
    touch "$seeds/done"
fi
HALCYON_FUZZ_TARGET=seeds "$program" "$seeds"

if (($# == 0)); then mapfile -t targets < <(HALCYON_FUZZ_TARGET=list "$program"); else targets=("$@"); fi
each=$((seconds / ${#targets[@]}))
found=0
for target in "${targets[@]}"; do
    corpus=$scratch/corpus/$target
    mkdir -p "$corpus" "$scratch/found"
    # What was found once is tried first, for ever.
    known=Fuzzing/Found/$target
    [[ -d $known ]] || known=
    printf '%-12s ' "$target"
    # A leak and a hang are findings too. Drawings end on a thread of their own, whose error in hand, an address with bits
    # of other use, looks like a leak; there, the limit of memory tells.
    leaks=1
    [[ $target != decode-svg ]] || leaks=0
    if HALCYON_FUZZ_TARGET=$target ASAN_OPTIONS=detect_leaks=$leaks:allocator_may_return_null=1 \
        LSAN_OPTIONS=suppressions=$PWD/scripts/lsan-suppressions.txt:print_suppressions=0 \
        "$program" "$corpus" "$seeds/$target" ${known:+"$known"} -max_total_time="$each" -timeout=20 -rss_limit_mb=2048 -max_len=60000 \
        -artifact_prefix="$scratch/found/$target-" -print_final_stats=1 >"$scratch/$target.log" 2>&1; then
        awk '/stat::number_of_executed_units/ { units = $2 } / cov: / { cov = $4 } /stat::peak_rss_mb/ { rss = $2 }
            END { printf "%d s, %d inputs, coverage %s, %s MB\n", '"$each"', units, cov, rss }' "$scratch/$target.log"
    else
        found=1
        echo "FOUND something:"
        grep -aE 'ERROR|SUMMARY|Fatal error|Test unit written' "$scratch/$target.log" | sed 's/^/    /' || true
    fi
done
exit $found
