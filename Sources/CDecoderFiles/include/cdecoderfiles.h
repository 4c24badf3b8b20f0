// Files that a helper may read after it has been locked in: those that were opened before.
//
// A program that links this has its own `access`, `open` and `fstat`, in front of the C library's: a library that opens
// a kept file by its name, as FreeType opens a font, gets the descriptor that is open already.
#ifndef HALCYON_CDECODERFILES_H
#define HALCYON_CDECODERFILES_H

#ifdef __linux__
/// The lowest number of the descriptors of kept files.
#define HALCYON_FIRST_KEPT_FILE 512

/// Opens a file, for reading, and keeps it. Does nothing if it cannot be opened, or 400 are kept.
void halcyon_decoder_keep_file(const char *path);
#endif

#endif
