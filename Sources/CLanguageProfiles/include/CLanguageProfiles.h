#ifndef CLANGUAGEPROFILES_H
#define CLANGUAGEPROFILES_H

/// The files of Sources/CatalogValidation/LanguageData/Profiles, each a text in UTF-8 that ends with a line feed.

/// `profiles.txt`: on each line a language tag, and the levels of its profile as hexadecimal digits.
const char *clanguage_profiles(void);

/// `words.txt`: on each line a language tag, the tag of a near language, and the words that only the first language has.
const char *clanguage_words(void);

#endif
