#include <memory>

#include <unicode/normalizer2.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include "Support.hpp"

namespace {

/// A binary property of ICU and its bit in our number.
struct Flag {
  UProperty property;
  uint32_t bit;
};

constexpr Flag flags[] = {
    {UCHAR_WHITE_SPACE, CICU_CHARACTER_WHITE_SPACE},
    {UCHAR_DEFAULT_IGNORABLE_CODE_POINT, CICU_CHARACTER_DEFAULT_IGNORABLE},
    {UCHAR_BIDI_CONTROL, CICU_CHARACTER_BIDI_CONTROL},
    {UCHAR_EXTENDED_PICTOGRAPHIC, CICU_CHARACTER_EXTENDED_PICTOGRAPHIC},
    {UCHAR_UPPERCASE, CICU_CHARACTER_UPPERCASE},
    {UCHAR_LOWERCASE, CICU_CHARACTER_LOWERCASE},
    {UCHAR_ALPHABETIC, CICU_CHARACTER_ALPHABETIC},
    {UCHAR_S_TERM, CICU_CHARACTER_SENTENCE_TERMINAL},
    {UCHAR_QUOTATION_MARK, CICU_CHARACTER_QUOTATION_MARK},
    {UCHAR_DASH, CICU_CHARACTER_DASH},
    {UCHAR_JOIN_CONTROL, CICU_CHARACTER_JOIN_CONTROL},
    {UCHAR_EMOJI_PRESENTATION, CICU_CHARACTER_EMOJI_PRESENTATION},
};

/// Whether a mark only modifies a letter (accents, points, nukta), unlike vowel signs, viramas and tones.
bool isModifier(UChar32 character) {
  if (u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return true;
  const uint8_t position = u_getCombiningClass(character);
  return position == 7 || position == 8 || (position >= 10 && position <= 36) || position >= 200;
}

/// A letter without case. 'ς' becomes 'σ', since both have the same capital.
uint32_t withoutCase(UChar32 character) {
  // 'I' is the capital of 'ı' in Turkish and of 'i' elsewhere: the dot counts as an accent.
  if (character == 0x131) return 'i';
  return static_cast<uint32_t>(u_foldCase(character, U_FOLD_CASE_DEFAULT));
}

}  // namespace

uint32_t cicu_base_letter(uint32_t scalar) noexcept {
  const auto character = static_cast<UChar32>(scalar);
  if (isModifier(character)) return 0;
  // Katakana is hiragana at primary strength (JIS X 4061).
  if (character >= 0x30A1 && character <= 0x30F6) return cicu_base_letter(scalar - 0x60);
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *nfc = icu::Normalizer2::getNFCInstance(status);
  icu::UnicodeString parts;
  if (U_FAILURE(status) || !nfc->getDecomposition(character, parts)) return withoutCase(character);
  const UChar32 base = parts.char32At(0);
  // A character that decomposes into several letters, such as a Hangul syllable, is a separate letter.
  for (int32_t index = U16_LENGTH(base); index < parts.length(); index = parts.moveIndex32(index, 1)) {
    if (!isModifier(parts.char32At(index))) return withoutCase(character);
  }
  return withoutCase(base);
}

int32_t cicu_ordinary_form(uint32_t scalar, cicu_buffer *form) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  const auto character = static_cast<UChar32>(scalar);
  icu::UnicodeString ordinary;
  switch (u_getIntPropertyValue(character, UCHAR_DECOMPOSITION_TYPE)) {
    case U_DT_WIDE:
    case U_DT_NARROW:
    case U_DT_FONT:
    case U_DT_INITIAL:
    case U_DT_MEDIAL:
    case U_DT_FINAL:
    case U_DT_ISOLATED: {
      const icu::Normalizer2 *nfkc = icu::Normalizer2::getNFKCInstance(status);
      if (U_SUCCESS(status)) nfkc->getDecomposition(character, ordinary);
      break;
    }
    default: break;
  }
  return U_FAILURE(status) ? status : cicu::write(ordinary, form);
}

uint32_t cicu_chinese_form(uint32_t scalar, bool traditional) noexcept {
  static UErrorCode status = U_ZERO_ERROR;
  static const std::unique_ptr<icu::Transliterator> transforms[] = {
      std::unique_ptr<icu::Transliterator>(icu::Transliterator::createInstance("Hant-Hans", UTRANS_FORWARD, status)),
      std::unique_ptr<icu::Transliterator>(icu::Transliterator::createInstance("Hans-Hant", UTRANS_FORWARD, status))};
  if (U_FAILURE(status)) return scalar;
  icu::UnicodeString text(static_cast<UChar32>(scalar));
  transforms[traditional]->transliterate(text);
  return text.countChar32() == 1 ? static_cast<uint32_t>(text.char32At(0)) : scalar;
}

uint32_t cicu_character_properties(uint32_t scalar) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  const auto character = static_cast<UChar32>(scalar);
  uint32_t properties = static_cast<uint32_t>(uscript_getScript(character, &status)) & 0x3FF;
  if (U_FAILURE(status)) properties = USCRIPT_UNKNOWN;
  properties |= static_cast<uint32_t>(u_charType(character)) << 10;
  for (const Flag &flag : flags) {
    if (u_hasBinaryProperty(character, flag.property)) properties |= flag.bit;
  }
  if (u_getIntPropertyValue(character, UCHAR_NFC_QUICK_CHECK) != UNORM_YES) {
    properties |= CICU_CHARACTER_MAY_CHANGE_IN_NFC;
  }
  const int32_t width = u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH);
  if (width == U_EA_WIDE || width == U_EA_FULLWIDTH) properties |= CICU_CHARACTER_WIDE;
  return properties;
}

int32_t cicu_script_code(const char *name, int32_t length) noexcept {
  return u_getPropertyValueEnum(UCHAR_SCRIPT, std::string(name, static_cast<size_t>(length)).c_str());
}

bool cicu_character_has_script(uint32_t scalar, int32_t script) noexcept {
  return uscript_hasScript(static_cast<UChar32>(scalar), static_cast<UScriptCode>(script));
}

bool cicu_is_nfc(const char *text, int32_t length) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *nfc = icu::Normalizer2::getNFCInstance(status);
  if (U_FAILURE(status)) return false;
  return nfc->isNormalizedUTF8(icu::StringPiece(text, length), status) && U_SUCCESS(status);
}

int32_t cicu_normalize_nfc(const char *text, int32_t length, cicu_buffer *normalized) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *nfc = icu::Normalizer2::getNFCInstance(status);
  if (U_FAILURE(status)) return status;
  icu::UnicodeString result = nfc->normalize(cicu::utf16({text, static_cast<size_t>(length)}), status);
  return U_FAILURE(status) ? status : cicu::write(result, normalized);
}
