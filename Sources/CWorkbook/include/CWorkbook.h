// A plain C interface to Excel workbooks: libxlsxwriter writes them, libzip opens their archives.
//
// Neither library is linked. They depend on others, among them libcrypto, which would cost each start of a program two
// milliseconds. They are loaded when first needed, so a program also runs without them.
//
// Conventions for all functions below:
//
// - Statuses. A function returns a `cworkbook_status`; unless it is CWORKBOOK_OK, its results are unset. No exception
//   leaves this module: running out of memory ends the process.
// - Input text is UTF-8 bytes with a length; no terminating zero is needed, and no zero is allowed in it.
// - Rows and columns count from 0.
// - Handles. A handle from an `_open` function is closed once by its `_close`, which accepts a null pointer. A handle
//   is for one thread at a time.

#ifndef CWORKBOOK_H
#define CWORKBOOK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define CWORKBOOK_NOEXCEPT noexcept
extern "C" {
#else
#define CWORKBOOK_NOEXCEPT
#endif

typedef enum : int32_t {
  CWORKBOOK_OK,
  /// The required library is not installed.
  CWORKBOOK_NO_LIBRARY,
  /// The library failed: no room for temporary files, or a limit of Excel is exceeded.
  CWORKBOOK_CANNOT_WRITE,
  /// The bytes are not an archive, or a truncated one.
  CWORKBOOK_NO_ARCHIVE,
  /// The archive claims more entries than allowed.
  CWORKBOOK_TOO_MANY_ENTRIES,
  /// An entry cannot be unpacked: its bytes are damaged, or its compression is not supported.
  CWORKBOOK_DAMAGED_ENTRY,
} cworkbook_status;

// MARK: - Writing

/// A workbook that is being written, and its bytes when it is finished.
typedef struct cworkbook_writer cworkbook_writer;

/// Means that a colour is not set.
#define CWORKBOOK_NO_COLOR UINT32_MAX

/// The look and behaviour of a cell. Colours are 0xRRGGBB.
typedef struct cworkbook_style {
  uint32_t fill;
  uint32_t color;
  bool isBold;
  bool isWrapped;
  /// Whether it can be edited although the sheet is protected.
  bool isEditable;
  /// Whether input stays text: not a number, date or formula.
  bool isText;
  bool isRightToLeft;
} cworkbook_style;

/// Creates a workbook with a creation time, in seconds since 1970.
cworkbook_status cworkbook_writer_open(int64_t created, cworkbook_writer **writer) CWORKBOOK_NOEXCEPT;

void cworkbook_writer_close(cworkbook_writer *writer) CWORKBOOK_NOEXCEPT;

/// Adds a style; the functions below take its index. The first is 0.
cworkbook_status cworkbook_writer_add_style(
    cworkbook_writer *writer, const cworkbook_style *style, int32_t *number) CWORKBOOK_NOEXCEPT;

/// Adds a sheet, which the functions below then write to.
cworkbook_status cworkbook_writer_add_sheet(
    cworkbook_writer *writer, const char *name, size_t length) CWORKBOOK_NOEXCEPT;

/// Sets the width of a column in characters.
cworkbook_status cworkbook_writer_set_column(
    cworkbook_writer *writer, uint16_t column, double width, bool isHidden) CWORKBOOK_NOEXCEPT;

/// Sets the height of a row in points.
cworkbook_status cworkbook_writer_set_height(
    cworkbook_writer *writer, uint32_t row, double height) CWORKBOOK_NOEXCEPT;

/// Writes a text, whatever it begins with; an empty one leaves an empty cell with the style.
cworkbook_status cworkbook_writer_write_text(
    cworkbook_writer *writer, uint32_t row, uint16_t column, const char *text, size_t length,
    int32_t style) CWORKBOOK_NOEXCEPT;

cworkbook_status cworkbook_writer_write_number(
    cworkbook_writer *writer, uint32_t row, uint16_t column, double number, int32_t style) CWORKBOOK_NOEXCEPT;

/// A picture in a cell. Offsets are in pixels, 96 per inch.
typedef struct cworkbook_image {
  /// A PNG; the bytes are copied.
  const uint8_t *bytes;
  size_t count;
  /// The scale; at 1, a pixel of the picture is a pixel of the sheet.
  double scale;
  int32_t left;
  int32_t top;
  /// The alternative text.
  const char *text;
  size_t length;
} cworkbook_image;

/// Puts a picture over a cell; it is moved, hidden and filtered with the cell's row.
cworkbook_status cworkbook_writer_add_image(
    cworkbook_writer *writer, uint32_t row, uint16_t column, const cworkbook_image *image) CWORKBOOK_NOEXCEPT;

/// Makes the first row a header that stays visible with the first columns and is printed on every page, with buttons to
/// filter and sort the rows down to the last.
cworkbook_status cworkbook_writer_set_header(
    cworkbook_writer *writer, uint16_t keptColumns, uint32_t lastRow, uint16_t lastColumn) CWORKBOOK_NOEXCEPT;

/// Limits a column's cells, from the second row to the last, to some texts, separated by commas, and offers them as a
/// list.
cworkbook_status cworkbook_writer_offer(
    cworkbook_writer *writer, uint16_t column, uint32_t lastRow, const char *texts, size_t length) CWORKBOOK_NOEXCEPT;

/// Locks every cell whose style is not editable, without a password; sizes, colours and filters can still be changed.
void cworkbook_writer_protect(cworkbook_writer *writer) CWORKBOOK_NOEXCEPT;

/// Finishes the workbook. The bytes live as long as the handle, which accepts no more cells.
cworkbook_status cworkbook_writer_finish(
    cworkbook_writer *writer, const uint8_t **bytes, size_t *count) CWORKBOOK_NOEXCEPT;

// MARK: - Reading

/// An archive in memory: any .zip, such as a workbook.
typedef struct cworkbook_archive cworkbook_archive;

/// An archive's data on an entry, which may be wrong.
typedef struct cworkbook_entry {
  /// The path in the archive; lives as long as the handle.
  const char *name;
  uint64_t size;
  uint64_t packedSize;
  bool isEncrypted;
} cworkbook_entry;

/// Opens an archive with at most a number of entries; the bytes are copied.
cworkbook_status cworkbook_archive_open(
    const uint8_t *bytes, size_t count, uint64_t maximumEntries, cworkbook_archive **archive) CWORKBOOK_NOEXCEPT;

void cworkbook_archive_close(cworkbook_archive *archive) CWORKBOOK_NOEXCEPT;

uint64_t cworkbook_archive_count(const cworkbook_archive *archive) CWORKBOOK_NOEXCEPT;

cworkbook_status cworkbook_archive_entry(
    const cworkbook_archive *archive, uint64_t index, cworkbook_entry *entry) CWORKBOOK_NOEXCEPT;

/// Unpacks an entry into the caller's memory and checks its checksum; an entry of more than `capacity` bytes is
/// damaged.
cworkbook_status cworkbook_archive_read(
    const cworkbook_archive *archive, uint64_t index, uint8_t *bytes, size_t capacity, size_t *count) CWORKBOOK_NOEXCEPT;

#ifdef __cplusplus
}
#endif

#endif
