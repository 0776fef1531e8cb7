#include <algorithm>
#include <map>
#include <memory>

#include <unicode/numsys.h>
#include <unicode/strenum.h>
#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uniset.h>
#include <unicode/uscript.h>
#include <unicode/usetiter.h>

#include "Support.hpp"

namespace {

using ParentLocales = std::map<std::string, std::string, std::less<>>;

/// The tag of a name in ICU's data, which has only languages, scripts and regions. icu::Locale would handle any name,
/// but takes longer than reading the whole table.
std::string tagOfName(std::string name) {
  if (name == "root") return "und";
  std::replace(name.begin(), name.end(), '_', '-');
  return name;
}

/// One of the texts of a bundle, which is a text or an array of texts.
const UChar *textOf(UResourceBundle *bundle, int32_t index, int32_t &length, UErrorCode &status) {
  return ures_getType(bundle) == URES_STRING ? ures_getString(bundle, &length, &status)
                                             : ures_getStringByIndex(bundle, index, &length, &status);
}

/// Reads CLDR's parentLocales. ICU stores them by parent: each entry is one child or an array of children.
ParentLocales readParentLocales(UErrorCode &status) {
  ParentLocales parents;
  cicu::Resource data(ures_openDirect(nullptr, "supplementalData", &status));
  cicu::Resource table(ures_getByKey(data.bundle, "parentLocales", nullptr, &status));
  if (U_FAILURE(status)) return parents;
  for (int32_t entry = 0; entry < ures_getSize(table.bundle); ++entry) {
    cicu::Resource children(ures_getByIndex(table.bundle, entry, nullptr, &status));
    if (U_FAILURE(status)) return parents;
    std::string parent = tagOfName(ures_getKey(children.bundle));
    for (int32_t child = 0; child < ures_getSize(children.bundle); ++child) {
      int32_t length = 0;
      const UChar *name = textOf(children.bundle, child, length, status);
      if (U_FAILURE(status)) return parents;
      std::string text;
      icu::UnicodeString(name, length).toUTF8String(text);
      parents.emplace(tagOfName(text), parent);
    }
  }
  return parents;
}

icu::Locale maximized(const char *tag, int32_t length, UErrorCode &status) {
  icu::Locale locale = cicu::canonicalLocale({tag, static_cast<size_t>(length)}, status);
  locale.addLikelySubtags(status);
  return locale;
}

int32_t writeTag(const icu::Locale &locale, UErrorCode status, cicu_buffer *buffer) {
  std::string tag = cicu::languageTag(locale, status);
  return U_FAILURE(status) ? status : cicu::write(tag, buffer);
}

}  // namespace

int32_t cicu_locale_format(const char *tag, int32_t length, cicu_buffer *formatted) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = cicu::locale({tag, static_cast<size_t>(length)}, status);
  return U_FAILURE(status) ? status : writeTag(locale, status, formatted);
}

int32_t cicu_locale_canonicalize(const char *tag, int32_t length, cicu_buffer *canonical) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = cicu::locale({tag, static_cast<size_t>(length)}, status);
  if (U_FAILURE(status)) return status;
  // uloc_canonicalize would not change iw, prs and arb.
  icu::Locale result = icu::Locale::createCanonical(locale.getName());
  if (result.isBogus()) return U_ILLEGAL_ARGUMENT_ERROR;
  std::string text = cicu::languageTag(result, status);
  // ICU writes de-x-true as de-x, which it cannot read.
  cicu::locale(text, status);
  return U_FAILURE(status) ? status : cicu::write(text, canonical);
}

int32_t cicu_locale_script(const char *tag, int32_t length, cicu_buffer *script) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = maximized(tag, length, status);
  return U_FAILURE(status) ? status : cicu::write(std::string_view(locale.getScript()), script);
}

int32_t cicu_locale_maximize(const char *tag, int32_t length, cicu_buffer *buffer) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = maximized(tag, length, status);
  return U_FAILURE(status) ? status : writeTag(locale, status, buffer);
}

int32_t cicu_locale_is_right_to_left(const char *tag, int32_t length, bool *rightToLeft) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = maximized(tag, length, status);
  if (U_FAILURE(status)) return status;
  // Only the script decides: ur-Latn is left-to-right, pa-PK (pa-Arab-PK) right-to-left.
  int32_t script = u_getPropertyValueEnum(UCHAR_SCRIPT, locale.getScript());
  *rightToLeft = script >= 0 && uscript_isRightToLeft(static_cast<UScriptCode>(script));
  return U_ZERO_ERROR;
}

int32_t cicu_locale_explicit_parent(const char *tag, int32_t length, cicu_buffer *parent) noexcept {
  static UErrorCode tableStatus = U_ZERO_ERROR;
  static const ParentLocales parents = readParentLocales(tableStatus);
  if (U_FAILURE(tableStatus)) return tableStatus;
  auto entry = parents.find(std::string_view(tag, static_cast<size_t>(length)));
  return cicu::write(entry == parents.end() ? std::string_view() : std::string_view(entry->second), parent);
}

int32_t cicu_locale_available(cicu_buffer *tags) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = 0;
  const icu::Locale *locales = icu::Locale::getAvailableLocales(count);
  std::string list;
  for (int32_t index = 0; index < count; ++index) {
    if (index > 0) list += ',';
    list += cicu::languageTag(locales[index], status);
  }
  return U_FAILURE(status) ? status : cicu::write(list, tags);
}

int32_t cicu_locale_likely(cicu_buffer *tags) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  cicu::Resource table(ures_openDirect(nullptr, "likelySubtags", &status));
  if (U_FAILURE(status)) return status;
  std::string list;
  for (int32_t entry = 0; entry < ures_getSize(table.bundle); ++entry) {
    const char *key = nullptr;
    int32_t size = 0;
    const UChar *text = ures_getNextString(table.bundle, &size, &key, &status);
    if (U_FAILURE(status)) return status;
    if (!list.empty()) list += ',';
    list += key;
    list += ',';
    icu::UnicodeString(text, size).toUTF8String(list);
  }
  return cicu::write(list, tags);
}

int32_t cicu_locale_language_aliases(cicu_buffer *languages) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  cicu::Resource data(ures_openDirect(nullptr, "metadata", &status));
  cicu::Resource aliases(ures_getByKey(data.bundle, "alias", nullptr, &status));
  cicu::Resource table(ures_getByKey(aliases.bundle, "language", nullptr, &status));
  if (U_FAILURE(status)) return status;
  std::string list;
  for (int32_t entry = 0; entry < ures_getSize(table.bundle); ++entry) {
    cicu::Resource alias(ures_getByIndex(table.bundle, entry, nullptr, &status));
    if (U_FAILURE(status)) return status;
    std::string_view name(ures_getKey(alias.bundle));
    if (name.size() > 3) continue;
    if (!list.empty()) list += ',';
    list += name;
  }
  return cicu::write(list, languages);
}

int32_t cicu_locale_valid_subtags(const char *kind, int32_t length, cicu_buffer *subtags) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  cicu::Resource data(ures_openDirect(nullptr, "supplementalData", &status));
  cicu::Resource validity(ures_getByKey(data.bundle, "idValidity", nullptr, &status));
  std::string key(kind, static_cast<size_t>(length));
  cicu::Resource table(ures_getByKey(validity.bundle, key.c_str(), nullptr, &status));
  if (U_FAILURE(status)) return status;
  std::string list;
  // A table by status (regular, deprecated, ...), each with one text or an array of texts.
  for (int32_t entry = 0; entry < ures_getSize(table.bundle); ++entry) {
    cicu::Resource texts(ures_getByIndex(table.bundle, entry, nullptr, &status));
    if (U_FAILURE(status)) return status;
    std::string_view kindOfStatus(ures_getKey(texts.bundle));
    if (kindOfStatus == "private_use" || kindOfStatus == "reserved") continue;
    for (int32_t index = 0; index < ures_getSize(texts.bundle); ++index) {
      int32_t size = 0;
      const UChar *text = textOf(texts.bundle, index, size, status);
      if (U_FAILURE(status)) return status;
      if (!list.empty()) list += ',';
      icu::UnicodeString(text, size).toUTF8String(list);
    }
  }
  return cicu::write(list, subtags);
}

int32_t cicu_numbering_systems(cicu_buffer *names) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::StringEnumeration> all(icu::NumberingSystem::getAvailableNames(status));
  std::string list;
  while (U_SUCCESS(status) && all) {
    const char *name = all->next(nullptr, status);
    if (U_FAILURE(status) || name == nullptr) break;
    std::unique_ptr<icu::NumberingSystem> system(icu::NumberingSystem::createInstanceByName(name, status));
    if (U_FAILURE(status) || system->isAlgorithmic()) continue;
    if (!list.empty()) list += ',';
    list += name;
  }
  return U_FAILURE(status) ? status : cicu::write(list, names);
}

int32_t cicu_locale_quotation_marks(const char *tag, int32_t length, cicu_buffer *marks) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = cicu::canonicalLocale({tag, static_cast<size_t>(length)}, status);
  if (U_FAILURE(status)) return status;
  ULocaleData *data = ulocdata_open(locale.getName(), &status);
  icu::UnicodeString found;
  for (ULocaleDataDelimiterType type :
       {ULOCDATA_QUOTATION_START, ULOCDATA_QUOTATION_END, ULOCDATA_ALT_QUOTATION_START, ULOCDATA_ALT_QUOTATION_END}) {
    UChar mark[8];
    int32_t written = ulocdata_getDelimiter(data, type, mark, 8, &status);
    if (U_SUCCESS(status)) found.append(mark, written);
  }
  ulocdata_close(data);
  return U_FAILURE(status) ? status : cicu::write(found, marks);
}

int32_t cicu_locale_exemplar_characters(const char *tag, int32_t length, cicu_buffer *characters) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = cicu::canonicalLocale({tag, static_cast<size_t>(length)}, status);
  if (U_FAILURE(status)) return status;
  ULocaleData *data = ulocdata_open(locale.getName(), &status);
  icu::UnicodeSet all;
  for (ULocaleDataExemplarSetType type : {ULOCDATA_ES_STANDARD, ULOCDATA_ES_AUXILIARY}) {
    icu::UnicodeSet set;
    ulocdata_getExemplarSet(data, set.toUSet(), USET_ADD_CASE_MAPPINGS, type, &status);
    all.addAll(set);
  }
  ulocdata_close(data);
  if (U_FAILURE(status)) return status;
  icu::UnicodeString found;
  for (icu::UnicodeSetIterator next(all); next.next();) found.append(next.getString());
  return cicu::write(found, characters);
}
