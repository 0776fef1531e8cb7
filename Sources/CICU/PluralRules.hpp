// The plural rules' handle, for number formats to ask.

#pragma once

#include <memory>

#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>

#include "CICU.h"

struct cicu_plural_rules {
  std::unique_ptr<icu::PluralRules> rules;
};

namespace cicu {

/// The category that a CLDR keyword names.
cicu_plural_category category(const icu::UnicodeString &keyword);

/// The category of a number as it was formatted.
int32_t select(
    const cicu_plural_rules *rules, const icu::number::FormattedNumber &number, UErrorCode status,
    cicu_plural_category *result);

}  // namespace cicu
