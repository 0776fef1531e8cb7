#include "CLanguageProfiles.h"

// The compiler lists an embedded file among the file's dependencies, so a change of one rebuilds this.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char profiles[] = {
#embed "../CatalogValidation/LanguageData/Profiles/profiles.txt" suffix(, 0)
};

static const char words[] = {
#embed "../CatalogValidation/LanguageData/Profiles/words.txt" suffix(, 0)
};

const char *clanguage_profiles(void) { return profiles; }

const char *clanguage_words(void) { return words; }
