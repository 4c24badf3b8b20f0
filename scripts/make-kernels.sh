#!/usr/bin/env bash
# Compiles the C of Sources/CPixels to the assembly that the package builds. With --check it only compares.
#
# A debug build does not optimize a package's C. Assembly is as fast there as in a release build.
set -euo pipefail
cd "$(dirname "$0")/../Sources/CPixels"

out=assembly
if [[ ${1:-} == --check ]]; then
    out=$(mktemp -d)
    trap 'rm -rf "$out"' EXIT
fi

# A file for one system, whose text is left out on others.
compile() { # target condition folder file
    mkdir -p "$out/$3"
    {
        echo "// Made by scripts/make-kernels.sh from $4.c; do not edit."
        echo '#include "../../include/CPixels.h"'
        echo "#if CPIXELS_HAS_ASSEMBLY && $2"
        # Directives of the compiler that say nothing about the code, and comments that the preprocessor would read.
        clang --target="$1" -O2 -S -o - -DCPIXELS_C -ffreestanding -fPIC -fno-math-errno -ffp-contract=fast -fno-verbose-asm \
            -fno-asynchronous-unwind-tables -fno-stack-protector -fno-omit-frame-pointer -g0 -Wall -Wextra -Werror "$4.c" |
            grep -vE '^\s*\.(file|ident|addrsig|addrsig_sym|build_version|section\s+"\.note)' |
            sed -E 's/[[:space:]]+(##|\/\/|# |;).*$//' | grep -vE '^\s*(##|//|# |;|$)'
        echo "#endif"
        # Without this, also in a file whose text is left out, the linker would make the stack executable.
        echo "#if defined(__ELF__)"
        echo '.section ".note.GNU-stack","",%progbits'
        echo "#endif"
    } >"$out/$3/$4.S"
}

plain=(axis rows means corners palettes profiles quantizer bitmaps samples qoi planes)
for file in "${plain[@]}" kernels_sse2 kernels_avx2 effects_sse2 effects_avx2 unpacking_sse2 unpacking_avx2; do
    compile x86_64-linux-gnu 'defined(__x86_64__) && defined(__ELF__)' x86_64-elf $file
    compile x86_64-apple-macos13 'defined(__x86_64__) && defined(__APPLE__)' x86_64-apple $file
done
for file in "${plain[@]}" kernels_neon effects_neon unpacking_neon; do
    compile aarch64-linux-gnu 'defined(__aarch64__) && defined(__ELF__)' aarch64-elf $file
    compile arm64-apple-macos13 'defined(__aarch64__) && defined(__APPLE__)' aarch64-apple $file
done

if [[ $out != assembly ]]; then
    diff -rq "$out" assembly || { echo "the assembly is not that of the C: run scripts/make-kernels.sh" >&2; exit 1; }
    echo "kernels: current"
fi
