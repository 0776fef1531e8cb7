#include <new>
#include <utility>

#include <unicode/localematcher.h>

#include "Support.hpp"

struct cicu_language_matcher {
  icu::LocaleMatcher matcher;
};

namespace {

std::vector<icu::Locale> localesOf(const char *tags, int32_t length, UErrorCode &status) {
  std::vector<icu::Locale> locales;
  for (std::string_view tag : cicu::pieces({tags, static_cast<size_t>(length)})) {
    locales.push_back(cicu::locale(tag, status));
  }
  return locales;
}

}  // namespace

int32_t cicu_language_matcher_open(
    const char *tags, int32_t length, cicu_language_matcher **matcher) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  std::vector<icu::Locale> supported = localesOf(tags, length, status);
  // Without a default, "no match" can be distinguished from "the first one".
  icu::LocaleMatcher built = icu::LocaleMatcher::Builder()
                                 .setSupportedLocales(supported.begin(), supported.end())
                                 .setNoDefaultLocale()
                                 .build(status);
  if (U_FAILURE(status)) return status;
  *matcher = new (std::nothrow) cicu_language_matcher{std::move(built)};
  return *matcher ? U_ZERO_ERROR : U_MEMORY_ALLOCATION_ERROR;
}

void cicu_language_matcher_close(cicu_language_matcher *matcher) noexcept { delete matcher; }

int32_t cicu_language_matcher_best(
    const cicu_language_matcher *matcher, const char *desired, int32_t length, int32_t *desiredIndex,
    int32_t *supportedIndex) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  std::vector<icu::Locale> locales = localesOf(desired, length, status);
  if (U_FAILURE(status)) return status;
  icu::Locale::RangeIterator<std::vector<icu::Locale>::iterator> iterator(locales.begin(), locales.end());
  icu::LocaleMatcher::Result result = matcher->matcher.getBestMatchResult(iterator, status);
  if (U_FAILURE(status)) return status;
  *desiredIndex = result.getDesiredIndex();
  *supportedIndex = result.getSupportedIndex();
  return U_ZERO_ERROR;
}
