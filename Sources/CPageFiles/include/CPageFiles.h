#ifndef CPAGEFILES_H
#define CPAGEFILES_H

/// A stylesheet or a script of pages and reports: a file in a folder Code.
struct cpage_file {
  /// The file's name; NULL at the end of the list.
  const char *name;
  /// The text (UTF-8).
  const char *text;
};

/// All files; valid for the life of the process.
const struct cpage_file *cpage_files(void);

#endif
