#define LANES 4
#define NAME "plain"
#define UNPACKING cpixels_unpacking_plain
#include "unpacking.h"
