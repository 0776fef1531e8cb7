#include <memory>
#include <string>

#include <unicode/ucnv.h>

#include "Support.hpp"

int32_t cicu_charset_decode(
    const char *name, int32_t name_length, const uint8_t *bytes, int32_t length, cicu_buffer *text,
    int32_t *malformed) noexcept {
  *malformed = -1;
  std::string charset(name, static_cast<size_t>(name_length));
  // ICU treats an empty name as the system's charset, and text after a comma as options.
  if (charset.empty() || charset.find_first_of(std::string(",\0", 2)) != std::string::npos) {
    return U_FILE_ACCESS_ERROR;
  }
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<UConverter, decltype(&ucnv_close)> converter(ucnv_open(charset.c_str(), &status), ucnv_close);
  if (U_FAILURE(status)) return status;
  status = U_ZERO_ERROR;
  ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
  if (U_FAILURE(status)) return status;

  const char *start = reinterpret_cast<const char *>(bytes);
  const char *source = start;
  icu::UnicodeString decoded;
  char16_t piece[4096];
  do {
    status = U_ZERO_ERROR;
    char16_t *target = piece;
    ucnv_toUnicode(
        converter.get(), &target, piece + 4096, &source, start + length, nullptr, true, &status);
    decoded.append(piece, 0, static_cast<int32_t>(target - piece));
  } while (status == U_BUFFER_OVERFLOW_ERROR);
  if (U_FAILURE(status)) {
    char invalid[16];
    int8_t count = sizeof invalid;
    UErrorCode asked = U_ZERO_ERROR;
    ucnv_getInvalidChars(converter.get(), invalid, &count, &asked);
    *malformed = static_cast<int32_t>(source - start) - (U_FAILURE(asked) ? 0 : count);
  }
  return cicu::write(decoded, text);
}
