// The loops over the pixels of whole pictures, for LANES numbers at a time. Included once for each kind of processor,
// which defines LANES, EFFECTS (the name of the table), and NAME.
#include "lanes.h"

#include "blends.h"
#include "blurs.h"
#include "colors.h"

extern const cpixels_effects EFFECTS;
const cpixels_effects EFFECTS = {NAME, adjust, blend, blur_rows, blur_columns};
