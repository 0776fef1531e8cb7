// Excel workbooks behind a plain C face: libxlsxwriter writes them, libzip opens the archives that they are.
//
// Neither library is linked. Both bring others with them (libcrypto among these), which would cost every start of a program
// two milliseconds; so they are loaded when they are first asked for, and a program runs where they are missing.
//
// Conventions, for every function below:
//
// - Statuses. A function returns a `cworkbook_status`; where it is not CWORKBOOK_OK, its results are unset. Nothing throws
//   across this border: what would, for want of memory, ends the process.
// - Text in. UTF-8 bytes and their number; no terminating zero is needed, and no zero is allowed among them.
// - Rows and columns count from 0.
// - Handles. What an `_open` function gives is closed once by its `_close`, which accepts a null pointer. A handle is for
//   one thread at a time.

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
  /// The library that this needs is not on the machine.
  CWORKBOOK_NO_LIBRARY,
  /// The library refused: there is no room for temporary files, or a limit of Excel's is passed.
  CWORKBOOK_CANNOT_WRITE,
  /// The bytes are no archive, or one that is cut off.
  CWORKBOOK_NO_ARCHIVE,
  /// The archive claims more entries than it may have.
  CWORKBOOK_TOO_MANY_ENTRIES,
  /// An entry cannot be unpacked: its bytes are damaged, or it is packed in a way that the library does not know.
  CWORKBOOK_DAMAGED_ENTRY,
} cworkbook_status;

// MARK: - Writing

/// A workbook that is being written, and its bytes when it is finished.
typedef struct cworkbook_writer cworkbook_writer;

/// A style says that a colour is not set.
#define CWORKBOOK_NO_COLOR UINT32_MAX

/// How a cell looks and behaves. Colours are 0xRRGGBB.
typedef struct cworkbook_style {
  uint32_t fill;
  uint32_t color;
  bool isBold;
  bool isWrapped;
  /// Whether it can be typed into although the sheet is protected.
  bool isEditable;
  /// Whether what is typed stays the text that it is: no number, no date, no formula.
  bool isText;
  bool isRightToLeft;
} cworkbook_style;

/// Begins a workbook that says that it was made at a time, in seconds since 1970.
cworkbook_status cworkbook_writer_open(int64_t created, cworkbook_writer **writer) CWORKBOOK_NOEXCEPT;

void cworkbook_writer_close(cworkbook_writer *writer) CWORKBOOK_NOEXCEPT;

/// Adds a style; the functions below take its number. The first is 0.
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

/// A picture in a cell. Offsets are in pixels, of which an inch has 96.
typedef struct cworkbook_image {
  /// A PNG; the bytes are copied.
  const uint8_t *bytes;
  size_t count;
  /// By how much it is scaled; a pixel of it is a pixel of the sheet where it is 1.
  double scale;
  int32_t left;
  int32_t top;
  /// What is read out in its place.
  const char *text;
  size_t length;
} cworkbook_image;

/// Puts a picture over a cell, which goes where the cell goes and is hidden and filtered with its row.
cworkbook_status cworkbook_writer_add_image(
    cworkbook_writer *writer, uint32_t row, uint16_t column, const cworkbook_image *image) CWORKBOOK_NOEXCEPT;

/// Makes the first row a header that stays in sight beside the first columns, on paper on every page, with buttons to filter
/// and sort the rows down to the last.
cworkbook_status cworkbook_writer_set_header(
    cworkbook_writer *writer, uint16_t keptColumns, uint32_t lastRow, uint16_t lastColumn) CWORKBOOK_NOEXCEPT;

/// Lets a column's cells, from the second row to the last, be one of some texts, which a list offers; a comma stands
/// between two.
cworkbook_status cworkbook_writer_offer(
    cworkbook_writer *writer, uint16_t column, uint32_t lastRow, const char *texts, size_t length) CWORKBOOK_NOEXCEPT;

/// Locks every cell whose style is not editable, without a password; sizes, colours and filters stay free.
void cworkbook_writer_protect(cworkbook_writer *writer) CWORKBOOK_NOEXCEPT;

/// Finishes the workbook; the bytes live as long as the handle, which takes no more cells.
cworkbook_status cworkbook_writer_finish(
    cworkbook_writer *writer, const uint8_t **bytes, size_t *count) CWORKBOOK_NOEXCEPT;

// MARK: - Reading

/// An archive in memory: any .zip, which a workbook is one of.
typedef struct cworkbook_archive cworkbook_archive;

/// What an archive says of an entry; it may lie.
typedef struct cworkbook_entry {
  /// The path as the archive has it; lives as long as the handle.
  const char *name;
  uint64_t size;
  uint64_t packedSize;
  bool isEncrypted;
} cworkbook_entry;

/// Opens an archive of at most so many entries; the bytes are copied.
cworkbook_status cworkbook_archive_open(
    const uint8_t *bytes, size_t count, uint64_t maximumEntries, cworkbook_archive **archive) CWORKBOOK_NOEXCEPT;

void cworkbook_archive_close(cworkbook_archive *archive) CWORKBOOK_NOEXCEPT;

uint64_t cworkbook_archive_count(const cworkbook_archive *archive) CWORKBOOK_NOEXCEPT;

cworkbook_status cworkbook_archive_entry(
    const cworkbook_archive *archive, uint64_t index, cworkbook_entry *entry) CWORKBOOK_NOEXCEPT;

/// Unpacks an entry into memory of the caller's and checks its checksum; one that goes on behind `capacity` bytes is
/// damaged.
cworkbook_status cworkbook_archive_read(
    const cworkbook_archive *archive, uint64_t index, uint8_t *bytes, size_t capacity, size_t *count) CWORKBOOK_NOEXCEPT;

#ifdef __cplusplus
}
#endif

#endif
