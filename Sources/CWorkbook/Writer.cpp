#if !__has_include(<xlsxwriter.h>)
#error "libxlsxwriter's header is missing: apt-get install libxlsxwriter-dev; where it is in no system folder, name its folder in CPATH"
#endif
#include <xlsxwriter.h>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "Library.hpp"

namespace {

/// The functions of libxlsxwriter that this file uses.
struct XLSXWriter {
#define FUNCTIONS(USE)                                                                                       \
  USE(workbook_new) USE(workbook_close) USE(workbook_set_properties) USE(workbook_add_format)                \
  USE(workbook_add_worksheet) USE(worksheet_set_column_opt) USE(worksheet_set_row) USE(worksheet_write_string) \
  USE(worksheet_write_blank) USE(worksheet_write_number) USE(worksheet_freeze_panes) USE(worksheet_autofilter) \
  USE(worksheet_data_validation_range) USE(worksheet_protect) USE(worksheet_set_landscape)                     \
  USE(worksheet_fit_to_pages) USE(worksheet_repeat_rows) USE(format_set_bold) USE(format_set_text_wrap)        \
  USE(format_set_align) USE(format_set_unlocked) USE(format_set_num_format_index) USE(format_set_reading_order) \
  USE(format_set_bg_color) USE(format_set_font_color) USE(format_set_border) USE(format_set_border_color)      \
  USE(worksheet_insert_image_buffer_opt)
#define DECLARE(name) decltype(&::name) name;
#define FIND(name) library.find(name, #name);

  FUNCTIONS(DECLARE)
  cworkbook::Library library;

  // 4 is 1.1.4 (December 2022), 10 is 1.2.3: between them none of the functions above changed, and options only grew at
  // their ends.
  XLSXWriter()
      : library({"libxlsxwriter.so.10", "libxlsxwriter.so.9", "libxlsxwriter.so.8", "libxlsxwriter.so.7",
                 "libxlsxwriter.so.6", "libxlsxwriter.so.5", "libxlsxwriter.so.4", "libxlsxwriter.so",
                 "libxlsxwriter.dylib", "/opt/homebrew/lib/libxlsxwriter.dylib"}) {
    FUNCTIONS(FIND)
  }

#undef FIND
#undef DECLARE
#undef FUNCTIONS

  static const XLSXWriter &shared() {
    static const XLSXWriter writer;
    return writer;
  }
};

const XLSXWriter &xlsx() { return XLSXWriter::shared(); }

/// A new file that libxlsxwriter opens by its path and other users cannot open. It is deleted with this object.
class OutputFile {
 public:
  OutputFile() {
    openNameless();
    if (number < 0) openInPrivateFolder();
  }

  OutputFile(const OutputFile &) = delete;
  OutputFile &operator=(const OutputFile &) = delete;

  ~OutputFile() {
    if (number >= 0) close(number);
    if (folder.empty()) return;
    unlink(path.c_str());
    rmdir(folder.c_str());
  }

  /// The file's descriptor; -1 if none could be created.
  int number = -1;
  std::string path;

 private:
  std::string folder;

  /// A file in memory, which does not remain if the process is killed. Its path is in /proc, which some containers
  /// lack.
  void openNameless() {
#ifdef __linux__
    number = memfd_create("workbook", MFD_CLOEXEC);
    path = "/dev/fd/" + std::to_string(number);
    if (number < 0 || access(path.c_str(), W_OK) == 0) return;
    close(number);
    number = -1;
#endif
  }

  void openInPrivateFolder() {
    const char *variable = std::getenv("TMPDIR");
    // mkdtemp replaces the six X by an unused name, and creates the folder for this user only (mkdtemp(3)).
    folder = std::string(variable != nullptr && *variable != 0 ? variable : "/tmp") + "/catalog-XXXXXX";
    if (mkdtemp(folder.data()) == nullptr) return folder.clear();
    path = folder + "/workbook.xlsx";
    number = open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  }
};

bool readAll(int file, std::vector<uint8_t> &bytes) {
  off_t size = lseek(file, 0, SEEK_END);
  if (size <= 0) return false;
  bytes.resize(static_cast<size_t>(size));
  size_t done = 0;
  while (done < bytes.size()) {
    ssize_t count = pread(file, bytes.data() + done, bytes.size() - done, static_cast<off_t>(done));
    if (count <= 0) return false;
    done += static_cast<size_t>(count);
  }
  return true;
}

cworkbook_status status(lxw_error error) { return error == LXW_NO_ERROR ? CWORKBOOK_OK : CWORKBOOK_CANNOT_WRITE; }

}  // namespace

struct cworkbook_writer {
  lxw_workbook *workbook = nullptr;
  lxw_worksheet *sheet = nullptr;
  std::vector<lxw_format *> styles;
  std::vector<uint8_t> bytes;
  OutputFile file;

  ~cworkbook_writer() {
    if (workbook != nullptr) xlsx().workbook_close(workbook);
  }

  lxw_format *style(int32_t number) const {
    return number >= 0 && static_cast<size_t>(number) < styles.size() ? styles[static_cast<size_t>(number)] : nullptr;
  }
};

cworkbook_status cworkbook_writer_open(int64_t created, cworkbook_writer **writer) noexcept {
  if (!xlsx().library.isThere()) return CWORKBOOK_NO_LIBRARY;
  auto opened = new cworkbook_writer;
  if (opened->file.number >= 0) opened->workbook = xlsx().workbook_new(opened->file.path.c_str());
  if (opened->workbook == nullptr) {
    delete opened;
    return CWORKBOOK_CANNOT_WRITE;
  }
  cworkbook::Extensible<lxw_doc_properties> properties;
  properties.options.created = static_cast<time_t>(created);
  if (xlsx().workbook_set_properties(opened->workbook, &properties.options) != LXW_NO_ERROR) {
    delete opened;
    return CWORKBOOK_CANNOT_WRITE;
  }
  *writer = opened;
  return CWORKBOOK_OK;
}

void cworkbook_writer_close(cworkbook_writer *writer) noexcept { delete writer; }

cworkbook_status cworkbook_writer_add_style(
    cworkbook_writer *writer, const cworkbook_style *style, int32_t *number) noexcept {
  // Excel's number format '@' (ECMA-376 part 1, §18.8.30).
  constexpr uint8_t textFormat = 49;
  constexpr uint8_t rightToLeft = 2, leftToRight = 1;
  lxw_format *format = xlsx().workbook_add_format(writer->workbook);
  if (format == nullptr) return CWORKBOOK_CANNOT_WRITE;
  if (style->isBold) xlsx().format_set_bold(format);
  if (style->isWrapped) xlsx().format_set_text_wrap(format);
  if (style->isEditable) xlsx().format_set_unlocked(format);
  if (style->isText) xlsx().format_set_num_format_index(format, textFormat);
  xlsx().format_set_reading_order(format, style->isRightToLeft ? rightToLeft : leftToRight);
  xlsx().format_set_align(format, style->isRightToLeft ? LXW_ALIGN_RIGHT : LXW_ALIGN_LEFT);
  xlsx().format_set_align(format, LXW_ALIGN_VERTICAL_TOP);
  if (style->fill != CWORKBOOK_NO_COLOR) xlsx().format_set_bg_color(format, style->fill);
  if (style->color != CWORKBOOK_NO_COLOR) xlsx().format_set_font_color(format, style->color);
  // A fill hides the sheet's grid lines.
  xlsx().format_set_border(format, LXW_BORDER_THIN);
  xlsx().format_set_border_color(format, 0xD0D0D0);
  *number = static_cast<int32_t>(writer->styles.size());
  writer->styles.push_back(format);
  return CWORKBOOK_OK;
}

cworkbook_status cworkbook_writer_add_sheet(cworkbook_writer *writer, const char *name, size_t length) noexcept {
  writer->sheet = xlsx().workbook_add_worksheet(writer->workbook, std::string(name, length).c_str());
  return writer->sheet == nullptr ? CWORKBOOK_CANNOT_WRITE : CWORKBOOK_OK;
}

cworkbook_status cworkbook_writer_set_column(
    cworkbook_writer *writer, uint16_t column, double width, bool isHidden) noexcept {
  cworkbook::Extensible<lxw_row_col_options> options;
  options.options.hidden = isHidden;
  return status(xlsx().worksheet_set_column_opt(
      writer->sheet, column, column, width, nullptr, &options.options));
}

cworkbook_status cworkbook_writer_set_height(cworkbook_writer *writer, uint32_t row, double height) noexcept {
  return status(xlsx().worksheet_set_row(writer->sheet, row, height, nullptr));
}

cworkbook_status cworkbook_writer_write_text(
    cworkbook_writer *writer, uint32_t row, uint16_t column, const char *text, size_t length, int32_t style) noexcept {
  lxw_format *format = writer->style(style);
  if (length == 0) return status(xlsx().worksheet_write_blank(writer->sheet, row, column, format));
  return status(
      xlsx().worksheet_write_string(writer->sheet, row, column, std::string(text, length).c_str(), format));
}

cworkbook_status cworkbook_writer_write_number(
    cworkbook_writer *writer, uint32_t row, uint16_t column, double number, int32_t style) noexcept {
  return status(xlsx().worksheet_write_number(writer->sheet, row, column, number, writer->style(style)));
}

cworkbook_status cworkbook_writer_add_image(
    cworkbook_writer *writer, uint32_t row, uint16_t column, const cworkbook_image *image) noexcept {
  std::string text(image->text, image->length);
  cworkbook::Extensible<lxw_image_options> options;
  options.options.x_offset = image->left;
  options.options.y_offset = image->top;
  options.options.x_scale = options.options.y_scale = image->scale;
  // A picture that only moves with its cell would stay visible when the row is filtered, and would not be sorted.
  options.options.object_position = LXW_OBJECT_MOVE_AND_SIZE;
  // Const since 1.1.5.
  options.options.description = const_cast<decltype(options.options.description)>(text.c_str());
  return status(xlsx().worksheet_insert_image_buffer_opt(
      writer->sheet, row, column, image->bytes, image->count, &options.options));
}

cworkbook_status cworkbook_writer_set_header(
    cworkbook_writer *writer, uint16_t keptColumns, uint32_t lastRow, uint16_t lastColumn) noexcept {
  xlsx().worksheet_freeze_panes(writer->sheet, 1, keptColumns);
  xlsx().worksheet_set_landscape(writer->sheet);
  // One page wide, and as many pages long as needed.
  xlsx().worksheet_fit_to_pages(writer->sheet, 1, 0);
  lxw_error error = xlsx().worksheet_repeat_rows(writer->sheet, 0, 0);
  if (error != LXW_NO_ERROR) return CWORKBOOK_CANNOT_WRITE;
  return status(xlsx().worksheet_autofilter(writer->sheet, 0, 0, lastRow, lastColumn));
}

cworkbook_status cworkbook_writer_offer(
    cworkbook_writer *writer, uint16_t column, uint32_t lastRow, const char *texts, size_t length) noexcept {
  std::vector<std::string> list{""};
  for (size_t index = 0; index < length; index++) {
    if (texts[index] == ',') {
      list.emplace_back();
    } else {
      list.back() += texts[index];
    }
  }
  std::vector<char *> pointers;
  for (std::string &text : list) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  cworkbook::Extensible<lxw_data_validation> validation;
  validation.options.validate = LXW_VALIDATION_TYPE_LIST;
  // Const since 1.1.5.
  validation.options.value_list = const_cast<decltype(validation.options.value_list)>(pointers.data());
  return status(xlsx().worksheet_data_validation_range(
      writer->sheet, 1, column, lastRow, column, &validation.options));
}

void cworkbook_writer_protect(cworkbook_writer *writer) noexcept {
  cworkbook::Extensible<lxw_protection> allowed;
  allowed.options.format_cells = allowed.options.format_columns = allowed.options.format_rows = LXW_TRUE;
  allowed.options.sort = allowed.options.autofilter = LXW_TRUE;
  xlsx().worksheet_protect(writer->sheet, nullptr, &allowed.options);
}

cworkbook_status cworkbook_writer_finish(
    cworkbook_writer *writer, const uint8_t **bytes, size_t *count) noexcept {
  if (writer->workbook == nullptr) return CWORKBOOK_CANNOT_WRITE;
  lxw_error error = xlsx().workbook_close(writer->workbook);
  writer->workbook = nullptr;
  if (error != LXW_NO_ERROR || !readAll(writer->file.number, writer->bytes)) return CWORKBOOK_CANNOT_WRITE;
  *bytes = writer->bytes.data();
  *count = writer->bytes.size();
  return CWORKBOOK_OK;
}
