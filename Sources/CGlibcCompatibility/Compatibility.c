#include "CGlibcCompatibility.h"

#ifdef __linux__
#include <features.h>
#endif

#ifdef __GLIBC__
#include <errno.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

// Hidden, so that libraries that a program loads keep the functions of the system.
#define REPLACEMENT __attribute__((visibility("hidden")))

/// A random number, as in glibc 2.36. The C++ library's std::random_device refers to it.
REPLACEMENT uint32_t arc4random(void) {
  uint32_t number;
  ssize_t count;
  // Requests of up to 256 bytes are not cut short (getrandom(2)).
  do {
    count = getrandom(&number, sizeof number, 0);
  } while (count < 0 && errno == EINTR);
  // It has no way to report an error, and zeros would not be random.
  if (count != sizeof number) abort();
  return number;
}

/// The hypotenuse, as in glibc 2.35. Swift's module of the C library refers to it. In double precision, squares of floats neither
/// overflow nor underflow.
REPLACEMENT float hypotf(float x, float y) {
  // Also if the other one is not a number (C23, F.10.4.4).
  if (isinf(x) || isinf(y)) return INFINITY;
  return (float)sqrt((double)x * x + (double)y * y);
}
#endif
