// gzip by zlib, and brotli by Google's library: a plain C interface.
//
// Neither library is linked; they are loaded when first needed, so a program also runs without them.

#ifndef CCOMPRESSION_H
#define CCOMPRESSION_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum : int32_t {
  CCOMPRESSION_OK,
  /// The required library is not installed.
  CCOMPRESSION_NO_LIBRARY,
  /// The result does not fit, or the library failed.
  CCOMPRESSION_FAILED,
} ccompression_status;

/// Compresses bytes to gzip (RFC 1952), without a time and a name, at the best level.
///
/// - capacity: the size of `output`; ccompression_bound says how much is enough.
/// - written: the size of the result.
ccompression_status ccompression_gzip(
    const uint8_t *input, size_t count, uint8_t *output, size_t capacity, size_t *written);

/// Decompresses gzip of one member, all of it.
///
/// - capacity: the size of `output`, at least that of the plain bytes.
/// - written: the size of the result.
ccompression_status ccompression_gunzip(
    const uint8_t *input, size_t count, uint8_t *output, size_t capacity, size_t *written);

/// Compresses bytes to brotli (RFC 7932).
///
/// - quality: from 0 to 11.
ccompression_status ccompression_brotli(
    const uint8_t *input, size_t count, int32_t quality, uint8_t *output, size_t capacity, size_t *written);

/// The most bytes that a result has.
size_t ccompression_bound(size_t count);

#ifdef __cplusplus
}
#endif

#endif
