#!/usr/bin/env bash
# Compares the loops of Sources/CPixels with Tests/CPixelsTests: from C with sanitizers, from assembly, and for the other
# processor. It also assembles all that the package may build. Arguments go to the program: SEED PERCENT.
#
# The other processor needs qemu-user and the libraries to link for it; with CI=true they are installed if they can be.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/.."

out=$(mktemp -d)
trap 'wait; rm -rf "$out"' EXIT
sources=Sources/CPixels
files=(-I "$sources/include" "$sources"/*.c Tests/CPixelsTests/kernels.c)
flags=(-std=gnu11 -g -Wall -Wextra -Werror)
# The system's linkers on Linux know no other processor, and complain about the sanitizer's symbols.
link=(-lm)
[[ $(uname -s) == Darwin ]] || link+=(-fuse-ld=lld)

# Each file is empty for all systems but its own.
assembly=("$sources"/assembly/*/*.S)

announce() { echo "kernels: $1"; }

install() {
    timeout 180 "$here/setup.sh" qemu-user libc6-dev-arm64-cross || return 1
    # The name has the number of the compiler's release.
    compgen -G '/usr/lib/gcc-cross/aarch64-linux-gnu/*/libgcc.a' >/dev/null ||
        timeout 180 "$here/setup.sh" "$(apt-cache pkgnames libgcc- | grep -E '^libgcc-[0-9]+-dev-arm64-cross$' | sort -V | tail -n 1)"
}

# An emulated processor is slow, and has one kind of kernels to compare.
emulate() {
    local libgcc cross=(clang --target=aarch64-linux-gnu -O2 "${flags[@]}" -static "${files[@]}" "${link[@]}")
    # What cannot be installed is left out, and said below.
    [[ ${CI:-} != true ]] || install || true
    libgcc=$(compgen -G '/usr/lib/gcc-cross/aarch64-linux-gnu/*/libgcc.a' || true)
    if ! command -v qemu-aarch64 >/dev/null || [[ -z $libgcc || ! -e /usr/aarch64-linux-gnu/lib/libc.a ]]; then
        announce "left out for arm64: needs qemu-user, libc6-dev-arm64-cross and libgcc-NN-dev-arm64-cross"
        return 0
    fi
    announce "for arm64 from assembly, emulated"
    "${cross[@]}" "${assembly[@]}" -o "$out/arm64"
    qemu-aarch64 "$out/arm64" "${1:-1}" "${2:-6}"
    announce "for arm64 from C, emulated"
    "${cross[@]}" -DCPIXELS_C -o "$out/arm64-c"
    qemu-aarch64 "$out/arm64-c" "${1:-1}" "${2:-6}"
}
emulated=
if [[ $(uname -sm) == "Linux x86_64" ]]; then
    emulate "$@" >"$out/emulated.log" 2>&1 &
    emulated=$!
fi

announce "from C, with the address sanitizer"
clang -O1 "${flags[@]}" -DCPIXELS_C -fsanitize=address,undefined -fno-sanitize-recover=all "${files[@]}" "${link[@]}" \
    -o "$out/sanitized"
"$out/sanitized" "$@"

# Those of the Swift toolchain, which read the files of every system.
nm=$(clang -print-prog-name=llvm-nm)
objdump=$(clang -print-prog-name=llvm-objdump)
assemble() { # target prefix processor's kernels
    local target=$1 prefix=$2 file object objects=() undefined expected found
    shift 2
    mkdir "$out/$target"
    for file in "${assembly[@]}"; do
        object=${file#"$sources/assembly/"}
        object=$out/$target/${object/\//-}.o
        clang --target="$target" -c "$file" -o "$object"
        objects+=("$object")
    done
    # Apple's toolchain has no such tools.
    [[ $(uname -s) != Darwin ]] || return 0
    expected=$({
        sed -nE "s/^(void|int|int32_t|size_t|uint64_t) (cpixels_[a-z_]+)\\(.*/$prefix\\2/p" "$sources/include/CPixels.h"
        printf "$prefix%s\n" "$@"
    } | sort)
    found=$("$nm" --quiet --extern-only --defined-only --format=just-symbols "${objects[@]}" | grep -vE ':$|^$' | sort)
    if [[ $found != "$expected" ]]; then
        echo "kernels: for $target, the assembly defines:" $found "instead of:" $expected >&2
        return 1
    fi
    # All else would have to be linked; these every C library has. Clang clears memory by Apple's own functions there.
    undefined=$("$nm" --quiet --undefined-only --format=just-symbols "${objects[@]}" |
        grep -vE ":$|^$|^$prefix(sin|cos|sincos|__sincos_stret|memset|memcpy|bzero|__bzero|_GLOBAL_OFFSET_TABLE_)$" || true)
    if [[ -n $undefined ]]; then
        echo "kernels: for $target, the assembly needs:" $undefined >&2
        return 1
    fi
    for object in "${objects[@]}"; do
        if [[ $target == *linux* ]] && ! "$objdump" --section-headers "$object" | grep -q '\.note\.GNU-stack'; then
            echo "kernels: for $target, $(basename "$object") would make the stack executable" >&2
            return 1
        fi
    done
}
announce "assembly for each system"
assemble x86_64-linux-gnu '' cpixels_avx2 cpixels_sse2 cpixels_effects_avx2 cpixels_effects_sse2 \
    cpixels_unpacking_avx2 cpixels_unpacking_sse2
assemble aarch64-linux-gnu '' cpixels_neon cpixels_effects_neon cpixels_unpacking_neon
assemble x86_64-apple-macos13 _ cpixels_avx2 cpixels_sse2 cpixels_effects_avx2 cpixels_effects_sse2 \
    cpixels_unpacking_avx2 cpixels_unpacking_sse2
assemble arm64-apple-macos13 _ cpixels_neon cpixels_effects_neon cpixels_unpacking_neon

announce "from assembly"
clang -O1 "${flags[@]}" "${files[@]}" "${assembly[@]}" "${link[@]}" -o "$out/native"
"$out/native" "$@"

if [[ -n $emulated ]]; then
    status=0
    wait "$emulated" || status=$?
    cat "$out/emulated.log"
    exit "$status"
fi
