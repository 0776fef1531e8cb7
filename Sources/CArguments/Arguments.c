#include "CArguments.h"

#include <stddef.h>

#ifndef __linux__
#define PASSES_ARGUMENTS 0
#else
#include <features.h>
#ifdef __GLIBC__
#define PASSES_ARGUMENTS 1
#else
#define PASSES_ARGUMENTS 0
#endif
#endif

static int count;
static char **values;

#if PASSES_ARGUMENTS
// glibc calls initializers as it calls main: with argc, argv and the environment.
__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  values = argv;
}
#endif

char *const *cargs_values(void) { return values; }

int cargs_count(void) { return count; }
