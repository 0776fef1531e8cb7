// What Swift's module of the C library leaves out about memory.

#ifndef CMEMORY_H
#define CMEMORY_H

#ifdef __cplusplus
extern "C" {
#endif

/// Allocates blocks of 128 KiB and more apart from the others, so that the system has them back as soon as they are freed
/// (M_MMAP_THRESHOLD of mallopt(3)). By itself the GNU C library raises that limit up to 32 MiB. Call it before all else.
void cmemory_keep_large_blocks_apart(void);

/// Returns memory that is no longer used to the system (malloc_trim(3)). Does nothing without the GNU C library.
void cmemory_give_back(void);

#ifdef __cplusplus
}
#endif

#endif
