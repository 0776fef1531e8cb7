#include <cstdint>
#include <memory>
#include <new>
#include <utility>

#include <unicode/dcfmtsym.h>
#include <unicode/decimfmt.h>
#include <unicode/formattedvalue.h>
#include <unicode/numberformatter.h>
#include <unicode/numfmt.h>

#include "PluralRules.hpp"
#include "Support.hpp"

/// The formats that icu::MessageFormat creates for an argument of type number, with CLDR's grouping: MessageFormat
/// ignores its minimumGroupingDigits.
///
/// A DecimalFormat is not thread-safe, but its LocalizedNumberFormatter is immutable. Locales whose numbering system
/// has no digits (`-u-nu-roman`) get another kind of format, which is cloned for every use.
struct cicu_number_format {
  std::unique_ptr<icu::NumberFormat> format;
  const icu::DecimalFormat *decimal = nullptr;
  icu::Locale locale;
  icu::number::LocalizedNumberFormatter formatter;
};

namespace {

icu::NumberFormat *createAs(const icu::Locale &locale, cicu_number_style style, UErrorCode &status) {
  if (style == CICU_NUMBER_PERCENT) return icu::NumberFormat::createPercentInstance(locale, status);
  return icu::NumberFormat::createInstance(locale, status);
}

/// The format of a locale; without its numbering system if ICU does not know that (UTS #35 part 1, Numbering System
/// Identifier).
icu::NumberFormat *create(icu::Locale &locale, cicu_number_style style, UErrorCode &status) {
  icu::NumberFormat *format = createAs(locale, style, status);
  if (status != U_UNSUPPORTED_ERROR) return format;
  delete format;
  status = U_ZERO_ERROR;
  locale.setUnicodeKeywordValue("nu", nullptr, status);
  return createAs(locale, style, status);
}

/// The number of digits of the first power of ten that is printed with a separator, or 0.
///
/// ICU has no function for CLDR's minimumGroupingDigits.
int32_t digitsOfFirstGrouped(const icu::number::LocalizedNumberFormatter &formatter, UErrorCode &status) {
  int64_t power = 1;
  for (int32_t digits = 1; digits <= 18; ++digits, power *= 10) {
    icu::number::FormattedNumber number = formatter.formatInt(power, status);
    icu::ConstrainedFieldPosition position;
    position.constrainField(UFIELD_CATEGORY_NUMBER, UNUM_GROUPING_SEPARATOR_FIELD);
    if (number.nextPosition(position, status)) return digits;
    if (U_FAILURE(status)) return 0;
  }
  return 0;
}

template <typename Number>
int32_t formatByClone(const cicu_number_format *format, Number value, cicu_buffer *text) {
  std::unique_ptr<icu::NumberFormat> clone(format->format->clone());
  if (!clone) return U_MEMORY_ALLOCATION_ERROR;
  icu::UnicodeString result;
  return cicu::write(clone->format(value, result), text);
}

/// Prints the least integer with ASCII digits. A rule-based format delegates it to the locale's default format; if that
/// is rule-based too, ICU 72 recurses until the stack overflows.
int32_t formatLeastInteger(const cicu_number_format *format, cicu_buffer *text) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = format->locale;
  locale.setUnicodeKeywordValue("nu", "latn", status);
  std::unique_ptr<icu::NumberFormat> decimal(icu::NumberFormat::createInstance(locale, status));
  if (U_FAILURE(status)) return status;
  icu::UnicodeString result;
  return cicu::write(decimal->format(INT64_MIN, result), text);
}

int32_t write(const icu::number::FormattedNumber &number, UErrorCode status, cicu_buffer *text) {
  icu::UnicodeString result = number.toTempString(status);
  return U_FAILURE(status) ? status : cicu::write(result, text);
}

icu::UnicodeString symbolOf(const icu::DecimalFormat &format, uint8_t symbol, UErrorCode &status) {
  icu::UnicodeString text;
  switch (symbol) {
    case CICU_SYMBOL_POSITIVE_PREFIX: return format.getPositivePrefix(text);
    case CICU_SYMBOL_POSITIVE_SUFFIX: return format.getPositiveSuffix(text);
    case CICU_SYMBOL_NEGATIVE_PREFIX: return format.getNegativePrefix(text);
    case CICU_SYMBOL_NEGATIVE_SUFFIX: return format.getNegativeSuffix(text);
    case CICU_SYMBOL_GROUPING_SEPARATOR:
      return format.getDecimalFormatSymbols()->getSymbol(icu::DecimalFormatSymbols::kGroupingSeparatorSymbol);
    case CICU_SYMBOL_DECIMAL_SEPARATOR:
      return format.getDecimalFormatSymbols()->getSymbol(icu::DecimalFormatSymbols::kDecimalSeparatorSymbol);
    default: break;
  }
  if (symbol > 9) {
    status = U_ILLEGAL_ARGUMENT_ERROR;
    return text;
  }
  // The symbols store zero separately from the other nine digits.
  int32_t name = symbol == 0 ? icu::DecimalFormatSymbols::kZeroDigitSymbol
                             : icu::DecimalFormatSymbols::kOneDigitSymbol + symbol - 1;
  return format.getDecimalFormatSymbols()->getSymbol(
      static_cast<icu::DecimalFormatSymbols::ENumberFormatSymbol>(name));
}

}  // namespace

int32_t cicu_number_format_open(
    const char *tag, int32_t length, cicu_number_style style, cicu_number_format **format) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = cicu::canonicalLocale({tag, static_cast<size_t>(length)}, status);
  std::unique_ptr<cicu_number_format> opened(new (std::nothrow) cicu_number_format);
  if (!opened) return U_MEMORY_ALLOCATION_ERROR;
  if (U_FAILURE(status)) return status;
  opened->format.reset(create(locale, style, status));
  opened->locale = locale;
  if (U_FAILURE(status)) return status;
  if (auto *decimal = dynamic_cast<icu::DecimalFormat *>(opened->format.get())) {
    if (style == CICU_NUMBER_INTEGER) {
      decimal->setMaximumFractionDigits(0);
      decimal->setDecimalSeparatorAlwaysShown(false);
    }
    decimal->setMinimumGroupingDigits(UNUM_MINIMUM_GROUPING_DIGITS_AUTO);
    const icu::number::LocalizedNumberFormatter *formatter = decimal->toNumberFormatter(status);
    if (U_FAILURE(status)) return status;
    opened->formatter = *formatter;
    opened->decimal = decimal;
  }
  *format = opened.release();
  return U_ZERO_ERROR;
}

void cicu_number_format_close(cicu_number_format *format) noexcept { delete format; }

int32_t cicu_number_format_integer(
    const cicu_number_format *format, int64_t value, cicu_buffer *text) noexcept {
  if (!format->decimal && value == INT64_MIN) return formatLeastInteger(format, text);
  if (!format->decimal) return formatByClone(format, value, text);
  UErrorCode status = U_ZERO_ERROR;
  return write(format->formatter.formatInt(value, status), status, text);
}

int32_t cicu_number_format_double(
    const cicu_number_format *format, double value, cicu_buffer *text) noexcept {
  if (!format->decimal) return formatByClone(format, value, text);
  UErrorCode status = U_ZERO_ERROR;
  return write(format->formatter.formatDouble(value, status), status, text);
}

int32_t cicu_number_format_category(
    const cicu_number_format *format, const cicu_plural_rules *rules, double value,
    cicu_plural_category *category) noexcept {
  // Like icu::MessageFormat: only a DecimalFormat knows what it prints.
  if (!format->decimal) return cicu_plural_rules_select_double(rules, value, category);
  UErrorCode status = U_ZERO_ERROR;
  return cicu::select(rules, format->formatter.formatDouble(value, status), status, category);
}

int32_t cicu_number_format_integer_category(
    const cicu_number_format *format, const cicu_plural_rules *rules, int64_t value,
    cicu_plural_category *category) noexcept {
  if (!format->decimal) return cicu_plural_rules_select_double(rules, static_cast<double>(value), category);
  UErrorCode status = U_ZERO_ERROR;
  return cicu::select(rules, format->formatter.formatInt(value, status), status, category);
}

int32_t cicu_number_format_symbol(
    const cicu_number_format *format, uint8_t symbol, cicu_buffer *text) noexcept {
  if (!format->decimal) return U_UNSUPPORTED_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString result = symbolOf(*format->decimal, symbol, status);
  return U_FAILURE(status) ? status : cicu::write(result, text);
}

int32_t cicu_number_format_grouping(
    const cicu_number_format *format, cicu_number_grouping *grouping) noexcept {
  const icu::DecimalFormat *decimal = format->decimal;
  if (!decimal) return U_UNSUPPORTED_ERROR;
  UErrorCode status = U_ZERO_ERROR;
  int32_t digits = digitsOfFirstGrouped(format->formatter, status);
  if (U_FAILURE(status)) return status;
  grouping->primary = digits > 0 ? decimal->getGroupingSize() : 0;
  int32_t secondary = decimal->getSecondaryGroupingSize();
  grouping->secondary = secondary > 0 ? secondary : grouping->primary;
  grouping->minimum = digits > 0 ? digits - grouping->primary : 0;
  return U_ZERO_ERROR;
}
