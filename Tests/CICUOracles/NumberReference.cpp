#include <unicode/numberformatter.h>

#include "../../Sources/CICU/Support.hpp"
#include "CICUOracles.h"

using icu::number::FormattedNumber;
using icu::number::LocalizedNumberFormatter;
using icu::number::NumberFormatter;
using icu::number::Precision;

namespace {

FormattedNumber format(const LocalizedNumberFormatter &formatter, int64_t value, UErrorCode &status) {
  return formatter.formatInt(value, status);
}

FormattedNumber format(const LocalizedNumberFormatter &formatter, double value, UErrorCode &status) {
  return formatter.formatDouble(value, status);
}

template <typename Number>
int32_t formatEach(std::string_view tag, const Number *values, int32_t count, cicu_buffer *texts) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = cicu::locale(tag, status);
  if (U_FAILURE(status)) return status;
  LocalizedNumberFormatter formatter =
      NumberFormatter::withLocale(locale).precision(Precision::maxFraction(3)).grouping(UNUM_GROUPING_AUTO);
  icu::UnicodeString result;
  for (int32_t index = 0; index < count; ++index) {
    result.append(format(formatter, values[index], status).toTempString(status));
    result.append(u'\n');
  }
  return U_FAILURE(status) ? status : cicu::write(result, texts);
}

}  // namespace

int32_t cicu_reference_integers(
    const char *tag, int32_t length, const int64_t *values, int32_t count, cicu_buffer *texts) noexcept {
  return formatEach({tag, static_cast<size_t>(length)}, values, count, texts);
}

int32_t cicu_reference_doubles(
    const char *tag, int32_t length, const double *values, int32_t count, cicu_buffer *texts) noexcept {
  return formatEach({tag, static_cast<size_t>(length)}, values, count, texts);
}
