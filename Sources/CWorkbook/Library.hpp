// Libraries that are loaded when they are first asked for.

#pragma once

#include <dlfcn.h>

#include <initializer_list>

#include "CWorkbook.h"

namespace cworkbook {

/// A library of the system's, which stays loaded.
class Library {
 public:
  /// Takes the first of some names that the loader finds.
  explicit Library(std::initializer_list<const char *> names) {
    for (const char *name : names) {
      handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
      if (handle != nullptr) return;
    }
  }

  /// Finds a function; where one is missing, the library is not the one that it should be.
  template <typename Function>
  void find(Function *&function, const char *name) {
    function = handle == nullptr ? nullptr : reinterpret_cast<Function *>(dlsym(handle, name));
    isWhole = isWhole && function != nullptr;
  }

  bool isThere() const { return handle != nullptr && isWhole; }

 private:
  void *handle = nullptr;
  bool isWhole = true;
};

/// Options for a library that may be newer than the header: what later versions append to them is zero.
template <typename Options>
struct Extensible {
  Options options{};
  void *later[16]{};
};

}  // namespace cworkbook
