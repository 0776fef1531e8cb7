#ifndef CRUNTIMEFILES_H
#define CRUNTIMEFILES_H

/// A source file of Sources/GeneratedCode/Runtime, or of the library, that generated code has too.
struct cruntime_file {
  /// The path in that folder, or in Sources for a file of the library; NULL at the end of the list.
  const char *path;
  /// The text (UTF-8).
  const char *text;
};

/// All files; valid for the life of the process.
const struct cruntime_file *cruntime_files(void);

#endif
