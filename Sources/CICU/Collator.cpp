#include <memory>
#include <new>

#include <unicode/coll.h>
#include <unicode/stringpiece.h>

#include "Support.hpp"

struct cicu_collator {
  std::unique_ptr<icu::Collator> collator;
};

int32_t cicu_collator_open(
    const char *tag, int32_t length, bool countsMarks, bool ignoresPunctuation, cicu_collator **collator) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = cicu::canonicalLocale({tag, static_cast<size_t>(length)}, status);
  if (U_FAILURE(status)) return status;
  std::unique_ptr<icu::Collator> opened(icu::Collator::createInstance(locale, status));
  if (U_FAILURE(status)) return status;
  opened->setStrength(countsMarks ? icu::Collator::SECONDARY : icu::Collator::PRIMARY);
  opened->setAttribute(UCOL_ALTERNATE_HANDLING, ignoresPunctuation ? UCOL_SHIFTED : UCOL_NON_IGNORABLE, status);
  if (U_FAILURE(status)) return status;
  *collator = new (std::nothrow) cicu_collator{std::move(opened)};
  return *collator == nullptr ? U_MEMORY_ALLOCATION_ERROR : U_ZERO_ERROR;
}

void cicu_collator_close(cicu_collator *collator) noexcept { delete collator; }

int32_t cicu_collator_compare(
    const cicu_collator *collator, const char *left, int32_t leftLength, const char *right, int32_t rightLength,
    int32_t *order) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  *order = collator->collator->compareUTF8(
      icu::StringPiece(left, leftLength), icu::StringPiece(right, rightLength), status);
  return status;
}
