#ifndef HALCYON_CODECS_RESULT_H
#define HALCYON_CODECS_RESULT_H

#include "CCodecs.h"
#include <string.h>

static inline void codecs_fail(codecs_result *result, int32_t outcome, const char *text) {
    result->outcome = outcome;
    snprintf(result->text, sizeof result->text, "%s", text);
}

#endif
