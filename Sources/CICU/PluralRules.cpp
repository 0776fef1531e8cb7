#include <memory>
#include <new>

#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>

#include "PluralRules.hpp"
#include "Support.hpp"

using cicu::category;
using cicu::select;

cicu_plural_category cicu::category(const icu::UnicodeString &keyword) {
  // The keywords differ in their first letter, except `one` and `other`.
  if (keyword.length() < 3) return CICU_PLURAL_OTHER;
  switch (keyword.charAt(0)) {
    case u'z': return CICU_PLURAL_ZERO;
    case u't': return CICU_PLURAL_TWO;
    case u'f': return CICU_PLURAL_FEW;
    case u'm': return CICU_PLURAL_MANY;
    default: return keyword.charAt(1) == u'n' ? CICU_PLURAL_ONE : CICU_PLURAL_OTHER;
  }
}

int32_t cicu::select(
    const cicu_plural_rules *rules, const icu::number::FormattedNumber &number, UErrorCode status,
    cicu_plural_category *result) {
  icu::UnicodeString keyword = rules->rules->select(number, status);
  if (U_SUCCESS(status)) *result = category(keyword);
  return status;
}

namespace {

/// From here on, doubles skip integers.
constexpr int64_t exactDoubles = int64_t{1} << 53;

UPluralType ofICU(cicu_plural_type type) {
  return type == CICU_PLURAL_ORDINAL ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
}

}  // namespace

int32_t cicu_plural_rules_open(
    const char *tag, int32_t length, cicu_plural_type type, cicu_plural_rules **rules) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = cicu::canonicalLocale({tag, static_cast<size_t>(length)}, status);
  std::unique_ptr<icu::PluralRules> opened(icu::PluralRules::forLocale(locale, ofICU(type), status));
  if (U_FAILURE(status)) return status;
  *rules = new (std::nothrow) cicu_plural_rules{std::move(opened)};
  return *rules ? U_ZERO_ERROR : U_MEMORY_ALLOCATION_ERROR;
}

int32_t cicu_plural_rules_open_text(const char *text, int32_t length, cicu_plural_rules **rules) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString description = cicu::utf16({text, static_cast<size_t>(length)});
  std::unique_ptr<icu::PluralRules> opened(icu::PluralRules::createRules(description, status));
  if (U_FAILURE(status)) return status;
  *rules = new (std::nothrow) cicu_plural_rules{std::move(opened)};
  return *rules ? U_ZERO_ERROR : U_MEMORY_ALLOCATION_ERROR;
}

void cicu_plural_rules_close(cicu_plural_rules *rules) noexcept { delete rules; }

int32_t cicu_plural_rules_select_integer(
    const cicu_plural_rules *rules, int64_t value, cicu_plural_category *result) noexcept {
  if (value > -exactDoubles && value < exactDoubles) {
    *result = category(rules->rules->select(static_cast<double>(value)));
    return U_ZERO_ERROR;
  }
  UErrorCode status = U_ZERO_ERROR;
  auto number = icu::number::NumberFormatter::withLocale(icu::Locale::getRoot()).formatInt(value, status);
  return select(rules, number, status, result);
}

int32_t cicu_plural_rules_select_double(
    const cicu_plural_rules *rules, double value, cicu_plural_category *result) noexcept {
  *result = category(rules->rules->select(value));
  return U_ZERO_ERROR;
}

int32_t cicu_plural_rules_select_decimal(
    const cicu_plural_rules *rules, const char *decimal, int32_t length,
    cicu_plural_category *result) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  std::string_view text(decimal, static_cast<size_t>(length));
  size_t point = text.find('.');
  // formatDecimal drops trailing zeros, which the rules' operands v, f and w count.
  int32_t fractionDigits = point == text.npos ? 0 : static_cast<int32_t>(text.size() - point - 1);
  auto number = icu::number::NumberFormatter::withLocale(icu::Locale::getRoot())
                    .precision(icu::number::Precision::fixedFraction(fractionDigits))
                    .formatDecimal(icu::StringPiece(decimal, length), status);
  return U_FAILURE(status) ? status : select(rules, number, status, result);
}

int32_t cicu_plural_rule_set(
    const char *tag, int32_t length, cicu_plural_type type, cicu_buffer *name) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  std::string_view text(tag, static_cast<size_t>(length));
  std::string locale = cicu::locale(text, status).getBaseName();
  if (U_FAILURE(status)) return status;
  cicu::Resource plurals(ures_openDirect(nullptr, "plurals", &status));
  const char *key = type == CICU_PLURAL_ORDINAL ? "locales_ordinals" : "locales";
  cicu::Resource locales(ures_getByKey(plurals.bundle, key, nullptr, &status));
  icu::UnicodeString set;
  // icu::PluralRules looks up the rules of a language by truncation, not by parent locales. Making a tag canonical takes longer
  // than all of this, and hardly any tag needs it.
  bool isCanonical = false;
  while (U_SUCCESS(status) && set.isEmpty()) {
    if (locale.empty()) {
      if (isCanonical) break;
      isCanonical = true;
      locale = cicu::canonicalLocale(text, status).getBaseName();
      continue;
    }
    UErrorCode missing = U_ZERO_ERROR;
    int32_t setLength = 0;
    const UChar *found = ures_getStringByKey(locales.bundle, locale.c_str(), &setLength, &missing);
    if (U_SUCCESS(missing)) set.setTo(found, setLength);
    size_t separator = locale.find_last_of('_');
    locale.resize(separator == locale.npos ? 0 : separator);
  }
  return U_FAILURE(status) ? status : cicu::write(set, name);
}

int32_t cicu_plural_rule_set_text(const char *name, int32_t length, cicu_buffer *text) noexcept {
  if (length == 0) return cicu::write(std::string_view(), text);
  UErrorCode status = U_ZERO_ERROR;
  cicu::Resource plurals(ures_openDirect(nullptr, "plurals", &status));
  cicu::Resource sets(ures_getByKey(plurals.bundle, "rules", nullptr, &status));
  cicu::Resource rules(
      ures_getByKey(sets.bundle, std::string(name, static_cast<size_t>(length)).c_str(), nullptr, &status));
  std::string result;
  for (int32_t index = 0; U_SUCCESS(status) && index < ures_getSize(rules.bundle); ++index) {
    const char *category = nullptr;
    int32_t ruleLength = 0;
    const UChar *rule = ures_getNextString(rules.bundle, &ruleLength, &category, &status);
    if (U_FAILURE(status)) break;
    result.append(category).append(":");
    icu::UnicodeString(rule, ruleLength).toUTF8String(result);
    result.append("\n");
  }
  return U_FAILURE(status) ? status : cicu::write(result, text);
}
