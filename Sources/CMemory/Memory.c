#include "CMemory.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void cmemory_keep_large_blocks_apart(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 128 << 10);
#endif
}

void cmemory_give_back(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
