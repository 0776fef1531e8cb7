#include "Support.hpp"

#include <algorithm>
#include <cstring>

#include <unicode/ulocdata.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

namespace cicu {

int32_t write(std::string_view text, cicu_buffer *buffer) {
  buffer->length = static_cast<int32_t>(text.size());
  if (buffer->length > buffer->capacity) return U_BUFFER_OVERFLOW_ERROR;
  if (!text.empty()) std::memcpy(buffer->bytes, text.data(), text.size());
  return U_ZERO_ERROR;
}

int32_t write(const icu::UnicodeString &text, cicu_buffer *buffer) {
  UErrorCode status = U_ZERO_ERROR;
  u_strToUTF8WithSub(
      buffer->bytes, buffer->capacity, &buffer->length, text.getBuffer(), text.length(), 0xFFFD,
      nullptr, &status);
  return status == U_STRING_NOT_TERMINATED_WARNING ? U_ZERO_ERROR : status;
}

icu::Locale locale(std::string_view tag, UErrorCode &status) {
  if (U_FAILURE(status)) return icu::Locale::getRoot();
  auto canStandInTag = [](char byte) {
    char lower = static_cast<char>(byte | 0x20);
    return byte == '-' || (byte >= '0' && byte <= '9') || (lower >= 'a' && lower <= 'z');
  };
  if (tag.empty() || !std::all_of(tag.begin(), tag.end(), canStandInTag)) {
    status = U_ILLEGAL_ARGUMENT_ERROR;
    return icu::Locale::getRoot();
  }
  return icu::Locale::forLanguageTag(icu::StringPiece(tag.data(), static_cast<int32_t>(tag.size())), status);
}

icu::Locale canonicalLocale(std::string_view tag, UErrorCode &status) {
  icu::Locale plain = locale(tag, status);
  if (U_FAILURE(status)) return plain;
  icu::Locale canonical = icu::Locale::createCanonical(plain.getName());
  return canonical.isBogus() ? plain : canonical;
}

std::string languageTag(const icu::Locale &locale, UErrorCode &status) {
  return locale.toLanguageTag<std::string>(status);
}

std::vector<std::string_view> pieces(std::string_view list) {
  std::vector<std::string_view> result;
  while (!list.empty()) {
    size_t comma = std::min(list.find(','), list.size());
    result.push_back(list.substr(0, comma));
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return result;
}

icu::UnicodeString utf16(std::string_view text) {
  return icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
}

namespace {

int32_t writeVersion(const UVersionInfo version, cicu_buffer *buffer) {
  return write(std::to_string(version[0]) + "." + std::to_string(version[1]), buffer);
}

}  // namespace
}  // namespace cicu

const char *cicu_status_name(int32_t status) noexcept { return u_errorName(static_cast<UErrorCode>(status)); }

int32_t cicu_icu_version(cicu_buffer *version) noexcept {
  UVersionInfo numbers;
  u_getVersion(numbers);
  return cicu::writeVersion(numbers, version);
}

int32_t cicu_cldr_version(cicu_buffer *version) noexcept {
  UVersionInfo numbers;
  UErrorCode status = U_ZERO_ERROR;
  ulocdata_getCLDRVersion(numbers, &status);
  return U_FAILURE(status) ? status : cicu::writeVersion(numbers, version);
}
