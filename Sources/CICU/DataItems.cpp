#include <unicode/udata.h>

#include "Support.hpp"

int32_t cicu_find_data(const char *folder, const char *name, const char *type) noexcept {
  const std::string tree = *folder == '\0' ? "" : std::string(U_ICUDATA_NAME "-") + folder;
  UErrorCode status = U_ZERO_ERROR;
  udata_close(udata_open(tree.empty() ? nullptr : tree.c_str(), type, name, &status));
  return status;
}
