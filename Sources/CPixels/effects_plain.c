#define LANES 4
#define NAME "plain"
#define EFFECTS cpixels_effects_plain
#include "effects.h"
