#ifndef CARGUMENTS_H
#define CARGUMENTS_H

/// The program's arguments as its loader got them, the program's name first; valid as long as the process lives.
///
/// - Returns: NULL where the loader does not pass them on to initializers (musl).
char *const *cargs_values(void);

/// The number of arguments; 0 where ``cargs_values`` is NULL.
int cargs_count(void);

#endif
