// What the files of this target share: text in, text out, language tags.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <unicode/locid.h>
#include <unicode/unistr.h>
#include <unicode/ures.h>
#include <unicode/utypes.h>

#include "CICU.h"

namespace cicu {

/// A resource bundle that closes itself.
struct Resource {
  UResourceBundle *bundle;
  explicit Resource(UResourceBundle *bundle) : bundle(bundle) {}
  Resource(const Resource &) = delete;
  Resource &operator=(const Resource &) = delete;
  ~Resource() { ures_close(bundle); }
};

/// Writes UTF-8 text by the protocol of cicu_buffer.
int32_t write(std::string_view text, cicu_buffer *buffer);

/// Writes UTF-16 text as UTF-8 by the same protocol.
int32_t write(const icu::UnicodeString &text, cicu_buffer *buffer);

/// Reads a BCP 47 language tag. ICU reads the empty text as the root and takes the tag up to a zero byte;
/// here both are malformed, as is every byte that cannot stand in a tag.
icu::Locale locale(std::string_view tag, UErrorCode &status);

/// The same in CLDR's canonical form (UTS #35 part 1, Annex C): `prs` is `fa-AF`. ICU has data for canonical tags only.
icu::Locale canonicalLocale(std::string_view tag, UErrorCode &status);

/// The BCP 47 tag of one of ICU's names, which have underscores.
std::string languageTag(const icu::Locale &locale, UErrorCode &status);

/// The pieces of a list with commas; the empty text has none.
std::vector<std::string_view> pieces(std::string_view list);

icu::UnicodeString utf16(std::string_view text);

}  // namespace cicu
