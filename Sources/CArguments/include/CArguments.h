#ifndef CARGUMENTS_H
#define CARGUMENTS_H

/// The program's arguments as the loader received them, starting with the program's name; valid for the life of the
/// process.
///
/// - Returns: NULL if the loader does not pass them to initializers (musl).
char *const *cargs_values(void);

/// The number of arguments; 0 if ``cargs_values`` is NULL.
int cargs_count(void);

#endif
