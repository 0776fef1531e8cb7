#include <memory>
#include <new>

#include <unicode/fmtable.h>
#include <unicode/msgfmt.h>

#include "../../Sources/CICU/Support.hpp"
#include "CICUOracles.h"

struct cicu_message_format {
  std::unique_ptr<icu::MessageFormat> format;
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
};

namespace {

int32_t set(cicu_message_format *format, int32_t argument, const icu::Formattable &value) {
  bool isKnown = argument >= 0 && static_cast<size_t>(argument) < format->values.size();
  if (!isKnown) return U_INDEX_OUTOFBOUNDS_ERROR;
  format->values[argument] = value;
  return U_ZERO_ERROR;
}

void append(cicu_message_format *format, icu::UnicodeString &text, UErrorCode &status) {
  int32_t count = static_cast<int32_t>(format->values.size());
  format->format->format(format->names.data(), format->values.data(), count, text, status);
}

template <typename Number>
int32_t formatEach(
    cicu_message_format *format, int32_t argument, const Number *values, int32_t count, cicu_buffer *texts) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString result;
  for (int32_t index = 0; index < count; ++index) {
    int32_t setStatus = set(format, argument, icu::Formattable(values[index]));
    if (setStatus > U_ZERO_ERROR) return setStatus;
    append(format, result, status);
    result.append(u'\n');
  }
  return U_FAILURE(status) ? status : cicu::write(result, texts);
}

}  // namespace

int32_t cicu_message_format_open(
    const char *tag, int32_t tagLength, const char *pattern, int32_t patternLength, const char *names,
    int32_t namesLength, cicu_message_format **format) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  UParseError error;
  icu::Locale locale = cicu::locale({tag, static_cast<size_t>(tagLength)}, status);
  std::unique_ptr<cicu_message_format> opened(new (std::nothrow) cicu_message_format);
  if (!opened) return U_MEMORY_ALLOCATION_ERROR;
  icu::UnicodeString text = cicu::utf16({pattern, static_cast<size_t>(patternLength)});
  opened->format.reset(new icu::MessageFormat(text, locale, error, status));
  if (!opened->format) return U_MEMORY_ALLOCATION_ERROR;
  if (U_FAILURE(status)) return status;
  for (std::string_view name : cicu::pieces({names, static_cast<size_t>(namesLength)})) {
    opened->names.push_back(cicu::utf16(name));
  }
  opened->values.resize(opened->names.size());
  *format = opened.release();
  return U_ZERO_ERROR;
}

void cicu_message_format_close(cicu_message_format *format) noexcept { delete format; }

int32_t cicu_message_format_set_integer(
    cicu_message_format *format, int32_t argument, int64_t value) noexcept {
  return set(format, argument, icu::Formattable(value));
}

int32_t cicu_message_format_set_double(
    cicu_message_format *format, int32_t argument, double value) noexcept {
  return set(format, argument, icu::Formattable(value));
}

int32_t cicu_message_format_set_text(
    cicu_message_format *format, int32_t argument, const char *text, int32_t length) noexcept {
  return set(format, argument, icu::Formattable(cicu::utf16({text, static_cast<size_t>(length)})));
}

int32_t cicu_message_format_format(cicu_message_format *format, cicu_buffer *text) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString result;
  append(format, result, status);
  return U_FAILURE(status) ? status : cicu::write(result, text);
}

int32_t cicu_message_format_format_integers(
    cicu_message_format *format, int32_t argument, const int64_t *values, int32_t count,
    cicu_buffer *texts) noexcept {
  return formatEach(format, argument, values, count, texts);
}

int32_t cicu_message_format_format_doubles(
    cicu_message_format *format, int32_t argument, const double *values, int32_t count,
    cicu_buffer *texts) noexcept {
  return formatEach(format, argument, values, count, texts);
}
