// A plain C interface to the system's ICU. It includes no ICU header, so that Swift can import this module beside
// others that bundle ICU.
//
// Conventions for all functions below:
//
// - Statuses. A function returns ICU's UErrorCode as an int32_t. Above 0 it failed, and its results are unset; 0 and
//   below (ICU's warnings) is success. `cicu_status_name` names a status. No exception leaves this module: running out
//   of memory ends the process.
// - Input text is UTF-8 bytes with a length; no terminating zero is needed, and none is allowed inside a tag.
// - Language tags are BCP 47 with hyphens. A malformed one is U_ILLEGAL_ARGUMENT_ERROR. A list of tags or names is one
//   text, separated by commas.
// - Output text. The caller owns `bytes` of a cicu_buffer and sets `capacity`; the function sets `length` to the number
//   of bytes of the whole text. If that is more than `capacity`, the status is U_BUFFER_OVERFLOW_ERROR (15) and the
//   bytes are invalid; call again with room for `length` bytes. There is no terminating zero.
// - Handles. A handle from an `_open` function is closed once by its `_close`, which accepts a null pointer. A handle
//   passed as a pointer to const may be used by several threads at once.

#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
#define CICU_NOEXCEPT noexcept
extern "C" {
#else
#define CICU_NOEXCEPT
#endif

/// The destination of UTF-8 text; see "Output text" above.
typedef struct cicu_buffer {
  char *bytes;
  int32_t capacity;
  int32_t length;
} cicu_buffer;

// MARK: - ICU itself

/// ICU's name of a status, such as `U_ILLEGAL_ARGUMENT_ERROR`; a static string.
const char *cicu_status_name(int32_t status) CICU_NOEXCEPT;

/// Looks for an item of ICU's data, such as `root` of the type `res` in the folder `translit`; an empty folder is the top.
/// Fails with U_FILE_ACCESS_ERROR if ICU does not have it.
int32_t cicu_find_data(const char *folder, const char *name, const char *type) CICU_NOEXCEPT;

/// The version of the ICU library in use, such as `72.1`.
int32_t cicu_icu_version(cicu_buffer *version) CICU_NOEXCEPT;

/// The version of the CLDR data in that library, such as `42.0`.
int32_t cicu_cldr_version(cicu_buffer *version) CICU_NOEXCEPT;

// MARK: - Charsets (ICU's converters and their aliases, IANA's names among them)

/// Decodes bytes in a charset; U_FILE_ACCESS_ERROR (4) if ICU does not know it.
///
/// `malformed` is the offset of the first invalid byte sequence, at which `text` ends, or a negative number.
int32_t cicu_charset_decode(
    const char *name, int32_t name_length, const uint8_t *bytes, int32_t length, cicu_buffer *text,
    int32_t *malformed) CICU_NOEXCEPT;

// MARK: - Locale data (BCP 47, UTS #35 part 1)

/// The tag in the case that RFC 5646 §2.1.1 recommends, with its extensions in order.
int32_t cicu_locale_format(const char *tag, int32_t length, cicu_buffer *formatted) CICU_NOEXCEPT;

/// The canonical form of a tag according to CLDR's aliases: `iw` is `he`, `prs` is `fa-AF`.
int32_t cicu_locale_canonicalize(const char *tag, int32_t length, cicu_buffer *canonical) CICU_NOEXCEPT;

/// The ISO 15924 code of the script that the tag states or implies; empty if CLDR does not know it.
int32_t cicu_locale_script(const char *tag, int32_t length, cicu_buffer *script) CICU_NOEXCEPT;

/// The tag with the script and region that CLDR implies: `zh-TW` is `zh-Hant-TW` (UTS #35 part 1, Likely Subtags).
int32_t cicu_locale_maximize(const char *tag, int32_t length, cicu_buffer *maximized) CICU_NOEXCEPT;

/// Whether the script that the tag states or implies is right-to-left.
int32_t cicu_locale_is_right_to_left(const char *tag, int32_t length, bool *rightToLeft) CICU_NOEXCEPT;

/// The parent in CLDR's parentLocales for exactly this tag: `und` for the root, empty if the parent is the truncated
/// tag.
int32_t cicu_locale_explicit_parent(const char *tag, int32_t length, cicu_buffer *parent) CICU_NOEXCEPT;

/// The tags of all locales that ICU ships, as a list.
int32_t cicu_locale_available(cicu_buffer *tags) CICU_NOEXCEPT;

/// The tags of CLDR's likely subtags, each with what it stands for, in ICU's form (sr_ME,sr_Latn_ME,…).
int32_t cicu_locale_likely(cicu_buffer *tags) CICU_NOEXCEPT;

/// The languages that CLDR has another name for, such as iw,ara,prs.
int32_t cicu_locale_language_aliases(cicu_buffer *languages) CICU_NOEXCEPT;

/// CLDR's valid subtags of a kind, `language`, `script`, `region` or `variant`, as a list (UTS #35 part 1, § Validity
/// Data). They are those of the IANA registry and CLDR's own, without subtags for private use. A range such as `aaa~i` ends with the last letter of its
/// last subtag.
int32_t cicu_locale_valid_subtags(const char *kind, int32_t length, cicu_buffer *subtags) CICU_NOEXCEPT;

/// CLDR's numbering systems that have digits, such as arab,beng,latn; without those of other numerals, such as roman.
int32_t cicu_numbering_systems(cicu_buffer *names) CICU_NOEXCEPT;

/// CLDR's quotation marks for the tag, one scalar each: outer opening and closing, inner opening and closing.
int32_t cicu_locale_quotation_marks(const char *tag, int32_t length, cicu_buffer *marks) CICU_NOEXCEPT;

/// The characters of CLDR's main and auxiliary exemplar sets for the tag, in both cases and one after another (UTS #35
/// part 2, Exemplars). Characters of a sequence such as `ch` are listed alone. The tag must have a language that ICU
/// ships; for others ICU answers with the letters of another language.
int32_t cicu_locale_exemplar_characters(const char *tag, int32_t length, cicu_buffer *characters) CICU_NOEXCEPT;

// MARK: - Plural rules (UTS #35 part 3, Language Plural Rules)

/// A plural category. The order is CLDR's.
typedef enum : uint8_t {
  CICU_PLURAL_ZERO,
  CICU_PLURAL_ONE,
  CICU_PLURAL_TWO,
  CICU_PLURAL_FEW,
  CICU_PLURAL_MANY,
  CICU_PLURAL_OTHER,
} cicu_plural_category;

typedef enum : uint8_t { CICU_PLURAL_CARDINAL, CICU_PLURAL_ORDINAL } cicu_plural_type;

typedef struct cicu_plural_rules cicu_plural_rules;

int32_t cicu_plural_rules_open(
    const char *tag, int32_t length, cicu_plural_type type, cicu_plural_rules **rules) CICU_NOEXCEPT;

/// Opens rules from their text: `one: n = 1; few: n % 10 = 2..4` (UTS #35 part 3, Plural rules syntax).
int32_t cicu_plural_rules_open_text(
    const char *text, int32_t length, cicu_plural_rules **rules) CICU_NOEXCEPT;

void cicu_plural_rules_close(cicu_plural_rules *rules) CICU_NOEXCEPT;

/// The category of an integer; the sign is ignored.
int32_t cicu_plural_rules_select_integer(
    const cicu_plural_rules *rules, int64_t value, cicu_plural_category *category) CICU_NOEXCEPT;

/// The category of a double with as many fraction digits as needed.
int32_t cicu_plural_rules_select_double(
    const cicu_plural_rules *rules, double value, cicu_plural_category *category) CICU_NOEXCEPT;

/// The category of a decimal number `[-]digits[.digits]`; trailing zeros count as visible fraction digits.
int32_t cicu_plural_rules_select_decimal(
    const cicu_plural_rules *rules, const char *decimal, int32_t length,
    cicu_plural_category *category) CICU_NOEXCEPT;

/// ICU's name of the tag's rule set, which languages with the same rules share; empty if ICU has no rules for the
/// language, so that every number is `other`.
int32_t cicu_plural_rule_set(
    const char *tag, int32_t length, cicu_plural_type type, cicu_buffer *name) CICU_NOEXCEPT;

/// The rules of a set in the syntax of UTS #35 part 3, including samples, with a line `category:rule` for each
/// category. The set without a name has none.
int32_t cicu_plural_rule_set_text(const char *name, int32_t length, cicu_buffer *rules) CICU_NOEXCEPT;

// MARK: - Number formats (UTS #35 part 3)

/// The styles of `{n, number}`, `{n, number, integer}` and `{n, number, percent}`.
typedef enum : uint8_t { CICU_NUMBER_DEFAULT, CICU_NUMBER_INTEGER, CICU_NUMBER_PERCENT } cicu_number_style;

/// A text of a number format. The ten digits are 0 … 9.
typedef enum : uint8_t {
  CICU_SYMBOL_GROUPING_SEPARATOR = 10,
  CICU_SYMBOL_POSITIVE_PREFIX,
  CICU_SYMBOL_POSITIVE_SUFFIX,
  CICU_SYMBOL_NEGATIVE_PREFIX,
  CICU_SYMBOL_NEGATIVE_SUFFIX,
  CICU_SYMBOL_DECIMAL_SEPARATOR,
} cicu_number_symbol;

/// The sizes of digit groups, and the minimum number of digits before the first separator (UTS #35 part 3,
/// minimumGroupingDigits). A `primary` of 0 means no grouping.
typedef struct cicu_number_grouping {
  int32_t primary;
  int32_t secondary;
  int32_t minimum;
} cicu_number_grouping;

typedef struct cicu_number_format cicu_number_format;

/// Opens a format with CLDR's grouping. An unknown numbering system in the tag (`-u-nu-`) is ignored.
int32_t cicu_number_format_open(
    const char *tag, int32_t length, cicu_number_style style, cicu_number_format **format) CICU_NOEXCEPT;

void cicu_number_format_close(cicu_number_format *format) CICU_NOEXCEPT;

/// The formatted number.
int32_t cicu_number_format_integer(
    const cicu_number_format *format, int64_t value, cicu_buffer *text) CICU_NOEXCEPT;

int32_t cicu_number_format_double(
    const cicu_number_format *format, double value, cicu_buffer *text) CICU_NOEXCEPT;

/// A text of the format. U_UNSUPPORTED_ERROR if the numbering system does not have ten digits (Roman, Hebrew …).
int32_t cicu_number_format_symbol(
    const cicu_number_format *format, uint8_t symbol, cicu_buffer *text) CICU_NOEXCEPT;

/// The format's grouping. U_UNSUPPORTED_ERROR as above.
int32_t cicu_number_format_grouping(
    const cicu_number_format *format, cicu_number_grouping *grouping) CICU_NOEXCEPT;

/// The category of a number as printed: rounded, and multiplied by 100 for percent.
int32_t cicu_number_format_category(
    const cicu_number_format *format, const cicu_plural_rules *rules, double value,
    cicu_plural_category *category) CICU_NOEXCEPT;

/// As above, for an integer.
int32_t cicu_number_format_integer_category(
    const cicu_number_format *format, const cicu_plural_rules *rules, int64_t value,
    cicu_plural_category *category) CICU_NOEXCEPT;

// MARK: - Language matching (UTS #35 part 1, Language Matching)

typedef struct cicu_language_matcher cicu_language_matcher;

/// Prepares matching against a list of supported tags. Of two equal matches, the earlier one wins.
int32_t cicu_language_matcher_open(
    const char *tags, int32_t length, cicu_language_matcher **matcher) CICU_NOEXCEPT;

void cicu_language_matcher_close(cicu_language_matcher *matcher) CICU_NOEXCEPT;

/// The best pair of a desired and a supported tag, as indexes; both -1 if nothing is close enough.
int32_t cicu_language_matcher_best(
    const cicu_language_matcher *matcher, const char *desired, int32_t length,
    int32_t *desiredIndex, int32_t *supportedIndex) CICU_NOEXCEPT;

// MARK: - Characters (UAX #44, UAX #24, UTS #51), normalization (UAX #15) and collation (UTS #10)

/// The properties of a Unicode scalar in one number: ICU's UScriptCode in the ten lowest bits, its UCharCategory in the
/// next five, then the bits below.
uint32_t cicu_character_properties(uint32_t scalar) CICU_NOEXCEPT;

enum {
  CICU_CHARACTER_WHITE_SPACE = 1 << 15,
  CICU_CHARACTER_DEFAULT_IGNORABLE = 1 << 16,
  CICU_CHARACTER_BIDI_CONTROL = 1 << 17,
  /// NFC_Quick_Check is not Yes: alone or with neighbours it may not be in NFC.
  CICU_CHARACTER_MAY_CHANGE_IN_NFC = 1 << 18,
  CICU_CHARACTER_EXTENDED_PICTOGRAPHIC = 1 << 19,
  CICU_CHARACTER_UPPERCASE = 1 << 20,
  CICU_CHARACTER_LOWERCASE = 1 << 21,
  CICU_CHARACTER_ALPHABETIC = 1 << 22,
  CICU_CHARACTER_SENTENCE_TERMINAL = 1 << 23,
  CICU_CHARACTER_QUOTATION_MARK = 1 << 24,
  CICU_CHARACTER_DASH = 1 << 25,
  CICU_CHARACTER_JOIN_CONTROL = 1 << 26,
  CICU_CHARACTER_EMOJI_PRESENTATION = 1 << 27,
  /// East_Asian_Width is Wide or Fullwidth (UAX #11).
  CICU_CHARACTER_WIDE = 1 << 28,
};

/// ICU's UScriptCode of an ISO 15924 code such as `Arab`; -1 if ICU does not know it.
int32_t cicu_script_code(const char *name, int32_t length) CICU_NOEXCEPT;

/// Whether a scalar is used in a script, by Script_Extensions.
bool cicu_character_has_script(uint32_t scalar, int32_t script) CICU_NOEXCEPT;

/// Whether UTF-8 bytes are in Normalization Form C; false also if ICU fails.
bool cicu_is_nfc(const char *text, int32_t length) CICU_NOEXCEPT;

/// The letter without case and marks: 'e' for 'É', hiragana for katakana; 0 for such a mark.
///
/// Vowel signs, viramas and tones that are separate marks are kept.
uint32_t cicu_base_letter(uint32_t scalar) CICU_NOEXCEPT;

/// The ordinary characters of a compatibility character that only differs in width, font or the form that joins it
/// (Decomposition_Type wide, narrow, font, initial, medial, final or isolated, UAX #44 §5.7.3); empty for others.
int32_t cicu_ordinary_form(uint32_t scalar, cicu_buffer *form) CICU_NOEXCEPT;

/// The simplified form of a Chinese character, or the traditional one (CLDR's transforms Hant-Hans and Hans-Hant); the
/// character itself if they are equal, or if ICU fails.
uint32_t cicu_chinese_form(uint32_t scalar, bool traditional) CICU_NOEXCEPT;

/// The text in Normalization Form C.
int32_t cicu_normalize_nfc(const char *text, int32_t length, cicu_buffer *normalized) CICU_NOEXCEPT;

/// A collator of one locale and strength. Comparing does not change it, so threads may share it.
typedef struct cicu_collator cicu_collator;

/// Opens a collator that ignores case and, unless `countsMarks`, accents; with `ignoresPunctuation` also spaces and
/// punctuation.
int32_t cicu_collator_open(
    const char *tag, int32_t length, bool countsMarks, bool ignoresPunctuation,
    cicu_collator **collator) CICU_NOEXCEPT;

void cicu_collator_close(cicu_collator *collator) CICU_NOEXCEPT;

/// Compares two texts in UTF-8: below 0, 0 or above 0.
int32_t cicu_collator_compare(
    const cicu_collator *collator, const char *left, int32_t leftLength, const char *right, int32_t rightLength,
    int32_t *order) CICU_NOEXCEPT;

#ifdef __cplusplus
}
#endif

#endif
