#include "CCompression.h"

#include <dlfcn.h>
#include <pthread.h>

#if !__has_include(<zlib.h>)
#error "zlib's header is missing: apt-get install zlib1g-dev; where it is in no system folder, name its folder in CPATH"
#endif
#include <zlib.h>

typedef int (*init_function)(z_streamp, int, int, int, int, int, const char *, int);
typedef int (*inflate_init_function)(z_streamp, int, const char *, int);
typedef int (*step_function)(z_streamp, int);
typedef int (*end_function)(z_streamp);
// The one function of brotli's that is used, as brotli/encode.h declares it.
typedef int (*brotli_function)(int, int, int, size_t, const uint8_t *, size_t *, uint8_t *);

static init_function zlib_init;
static step_function zlib_step;
static end_function zlib_end;
static inflate_init_function inflate_init;
static step_function inflate_step;
static end_function inflate_end;
static brotli_function brotli_compress;
static pthread_once_t loading = PTHREAD_ONCE_INIT;

static void *open_first(const char *const names[]) {
  for (size_t index = 0; names[index] != NULL; index++) {
    void *handle = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    if (handle != NULL) return handle;
  }
  return NULL;
}

static void load(void) {
  void *zlib = open_first((const char *const[]){"libz.so.1", "libz.dylib", NULL});
  if (zlib != NULL) {
    zlib_init = (init_function)dlsym(zlib, "deflateInit2_");
    zlib_step = (step_function)dlsym(zlib, "deflate");
    zlib_end = (end_function)dlsym(zlib, "deflateEnd");
    inflate_init = (inflate_init_function)dlsym(zlib, "inflateInit2_");
    inflate_step = (step_function)dlsym(zlib, "inflate");
    inflate_end = (end_function)dlsym(zlib, "inflateEnd");
  }
  void *brotli = open_first((const char *const[]){
      "libbrotlienc.so.1", "libbrotlienc.dylib", "/opt/homebrew/lib/libbrotlienc.dylib", NULL});
  if (brotli != NULL) brotli_compress = (brotli_function)dlsym(brotli, "BrotliEncoderCompress");
}

size_t ccompression_bound(size_t count) { return count + count / 100 + 1024; }

// 16 more than the window's size stands for gzip's header.
static const int gzip_window = 15 + 16;

ccompression_status ccompression_gzip(
    const uint8_t *input, size_t count, uint8_t *output, size_t capacity, size_t *written) {
  pthread_once(&loading, load);
  if (zlib_init == NULL || zlib_step == NULL || zlib_end == NULL) return CCOMPRESSION_NO_LIBRARY;
  if (count > UINT32_MAX || capacity > UINT32_MAX) return CCOMPRESSION_FAILED;
  z_stream stream = {0};
  const int memory = 9;
  // The best level takes twice as long for a fiftieth fewer bytes.
  if (zlib_init(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, gzip_window, memory, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                (int)sizeof stream) != Z_OK) {
    return CCOMPRESSION_FAILED;
  }
  stream.next_in = (Bytef *)input;
  stream.avail_in = (uInt)count;
  stream.next_out = output;
  stream.avail_out = (uInt)capacity;
  int status = zlib_step(&stream, Z_FINISH);
  *written = capacity - stream.avail_out;
  zlib_end(&stream);
  return status == Z_STREAM_END ? CCOMPRESSION_OK : CCOMPRESSION_FAILED;
}

ccompression_status ccompression_gunzip(
    const uint8_t *input, size_t count, uint8_t *output, size_t capacity, size_t *written) {
  pthread_once(&loading, load);
  if (inflate_init == NULL || inflate_step == NULL || inflate_end == NULL) return CCOMPRESSION_NO_LIBRARY;
  if (count > UINT32_MAX || capacity > UINT32_MAX) return CCOMPRESSION_FAILED;
  z_stream stream = {0};
  if (inflate_init(&stream, gzip_window, ZLIB_VERSION, (int)sizeof stream) != Z_OK) return CCOMPRESSION_FAILED;
  stream.next_in = (Bytef *)input;
  stream.avail_in = (uInt)count;
  stream.next_out = output;
  stream.avail_out = (uInt)capacity;
  int status = inflate_step(&stream, Z_FINISH);
  *written = capacity - stream.avail_out;
  inflate_end(&stream);
  return status == Z_STREAM_END ? CCOMPRESSION_OK : CCOMPRESSION_FAILED;
}

ccompression_status ccompression_brotli(
    const uint8_t *input, size_t count, int32_t quality, uint8_t *output, size_t capacity, size_t *written) {
  pthread_once(&loading, load);
  if (brotli_compress == NULL) return CCOMPRESSION_NO_LIBRARY;
  // With a larger window the library clears 32 MB of tables for each file, however small.
  const int window = count <= 1 << 17 ? 16 : 22, text = 1;
  *written = capacity;
  return brotli_compress(quality, window, text, count, input, written, output) == 1 ? CCOMPRESSION_OK
                                                                                     : CCOMPRESSION_FAILED;
}
