#if !__has_include(<zip.h>)
#error "libzip's header is missing: apt-get install libzip-dev; where it is in no system folder, name its folder in CPATH"
#endif
#include <zip.h>

#include <algorithm>
#include <vector>

#include "Library.hpp"

namespace {

/// The functions of libzip that this file uses.
struct Zip {
#define FUNCTIONS(USE)                                                                                   \
  USE(zip_error_init) USE(zip_error_fini) USE(zip_source_buffer_create) USE(zip_source_free)             \
  USE(zip_open_from_source) USE(zip_discard) USE(zip_get_num_entries) USE(zip_stat_index)                \
  USE(zip_fopen_index) USE(zip_fread) USE(zip_fclose)
#define DECLARE(name) decltype(&::name) name;
#define FIND(name) library.find(name, #name);

  FUNCTIONS(DECLARE)
  cworkbook::Library library;

  Zip()
      : library({"libzip.so.5", "libzip.so.4", "libzip.so", "libzip.dylib", "/opt/homebrew/lib/libzip.dylib"}) {
    FUNCTIONS(FIND)
  }

#undef FIND
#undef DECLARE
#undef FUNCTIONS

  static const Zip &shared() {
    static const Zip zip;
    return zip;
  }
};

const Zip &libzip() { return Zip::shared(); }

uint64_t number(const uint8_t *bytes, size_t count) {
  uint64_t value = 0;
  for (size_t index = count; index > 0; index--) value = value << 8 | bytes[index - 1];
  return value;
}

/// Whether a 64-bit record claims more entries than allowed (APPNOTE §4.3.14, §4.3.15).
///
/// libzip 1.7 allocates memory for that many entries before it reads them: gigabytes for a file of a hundred bytes. The
/// other records claim 65,535 at most.
bool claimsTooMany(const std::vector<uint8_t> &bytes, uint64_t maximum) {
  const uint8_t locator[] = {'P', 'K', 6, 7}, record[] = {'P', 'K', 6, 6};
  constexpr size_t locatorSize = 20, recordSize = 56, longestTail = 22 + 65'535 + locatorSize;
  auto begin = bytes.end() - static_cast<ptrdiff_t>(std::min(bytes.size(), 2 * longestTail));
  for (auto found = begin;; found++) {
    found = std::search(found, bytes.end(), locator, locator + 4);
    if (bytes.end() - found < static_cast<ptrdiff_t>(locatorSize)) return false;
    uint64_t offset = number(&*found + 8, 8);
    if (bytes.size() < recordSize || offset > bytes.size() - recordSize) continue;
    const uint8_t *start = bytes.data() + offset;
    if (std::equal(record, record + 4, start) && std::max(number(start + 24, 8), number(start + 32, 8)) > maximum) {
      return true;
    }
  }
}

}  // namespace

struct cworkbook_archive {
  std::vector<uint8_t> bytes;
  zip_t *archive = nullptr;

  ~cworkbook_archive() {
    if (archive != nullptr) libzip().zip_discard(archive);
  }
};

cworkbook_status cworkbook_archive_open(
    const uint8_t *bytes, size_t count, uint64_t maximumEntries, cworkbook_archive **archive) noexcept {
  if (!libzip().library.isThere()) return CWORKBOOK_NO_LIBRARY;
  // libzip accepts empty input as an archive without entries.
  if (count == 0) return CWORKBOOK_NO_ARCHIVE;
  auto opened = new cworkbook_archive{std::vector<uint8_t>(bytes, bytes + count)};
  if (claimsTooMany(opened->bytes, maximumEntries)) {
    delete opened;
    return CWORKBOOK_TOO_MANY_ENTRIES;
  }
  zip_error_t error;
  libzip().zip_error_init(&error);
  zip_source_t *source = libzip().zip_source_buffer_create(opened->bytes.data(), opened->bytes.size(), 0, &error);
  if (source != nullptr) {
    opened->archive = libzip().zip_open_from_source(source, ZIP_RDONLY, &error);
    if (opened->archive == nullptr) libzip().zip_source_free(source);
  }
  libzip().zip_error_fini(&error);
  if (opened->archive == nullptr) {
    delete opened;
    return CWORKBOOK_NO_ARCHIVE;
  }
  if (cworkbook_archive_count(opened) > maximumEntries) {
    delete opened;
    return CWORKBOOK_TOO_MANY_ENTRIES;
  }
  *archive = opened;
  return CWORKBOOK_OK;
}

void cworkbook_archive_close(cworkbook_archive *archive) noexcept { delete archive; }

uint64_t cworkbook_archive_count(const cworkbook_archive *archive) noexcept {
  return static_cast<uint64_t>(std::max<zip_int64_t>(libzip().zip_get_num_entries(archive->archive, 0), 0));
}

cworkbook_status cworkbook_archive_entry(
    const cworkbook_archive *archive, uint64_t index, cworkbook_entry *entry) noexcept {
  constexpr zip_uint64_t needed = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_ENCRYPTION_METHOD;
  zip_stat_t stat{};
  if (libzip().zip_stat_index(archive->archive, index, 0, &stat) != 0 || (stat.valid & needed) != needed) {
    return CWORKBOOK_DAMAGED_ENTRY;
  }
  *entry = {stat.name, stat.size, stat.comp_size, stat.encryption_method != ZIP_EM_NONE};
  return CWORKBOOK_OK;
}

cworkbook_status cworkbook_archive_read(
    const cworkbook_archive *archive, uint64_t index, uint8_t *bytes, size_t capacity, size_t *count) noexcept {
  zip_file_t *file = libzip().zip_fopen_index(archive->archive, index, 0);
  if (file == nullptr) return CWORKBOOK_DAMAGED_ENTRY;
  size_t done = 0;
  zip_int64_t read = 0;
  uint8_t behind = 0;
  // The checksum is compared at the end of the entry, so one more byte than allowed is requested.
  do {
    read = done < capacity ? libzip().zip_fread(file, bytes + done, capacity - done) : libzip().zip_fread(file, &behind, 1);
    if (read > 0) done += static_cast<size_t>(read);
  } while (read > 0 && done <= capacity);
  libzip().zip_fclose(file);
  if (read != 0) return CWORKBOOK_DAMAGED_ENTRY;
  *count = done;
  return CWORKBOOK_OK;
}
