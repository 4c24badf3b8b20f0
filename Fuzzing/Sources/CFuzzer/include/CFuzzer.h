// libFuzzer's own entry, for a program that has a main function already. Its header is not installed with Swift.
// Source: LLVM, compiler-rt/include/fuzzer/FuzzerInterface.h.
#ifndef HALCYON_CFUZZER_H
#define HALCYON_CFUZZER_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*one_input)(const uint8_t *data, size_t size));

#endif
