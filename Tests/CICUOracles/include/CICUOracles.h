// ICU's own number and message formats, which tests and the benchmark compare with.

#ifndef CICU_ORACLES_H
#define CICU_ORACLES_H

#include <CICU.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The output of icu::number::NumberFormatter in a locale (UNUM_GROUPING_AUTO), as in browsers' Intl.NumberFormat; a
/// line feed ends every text.
int32_t cicu_reference_integers(
    const char *tag, int32_t length, const int64_t *values, int32_t count, cicu_buffer *texts) CICU_NOEXCEPT;

/// As above, for doubles with at most three fraction digits.
int32_t cicu_reference_doubles(
    const char *tag, int32_t length, const double *values, int32_t count, cicu_buffer *texts) CICU_NOEXCEPT;

/// A parsed icu::MessageFormat and the values of its arguments. For one thread at a time.
typedef struct cicu_message_format cicu_message_format;

/// Parses a pattern with named arguments; `names` is the list of them, whose indices are used below.
int32_t cicu_message_format_open(
    const char *tag, int32_t tagLength, const char *pattern, int32_t patternLength,
    const char *names, int32_t namesLength, cicu_message_format **format) CICU_NOEXCEPT;

void cicu_message_format_close(cicu_message_format *format) CICU_NOEXCEPT;

int32_t cicu_message_format_set_integer(
    cicu_message_format *format, int32_t argument, int64_t value) CICU_NOEXCEPT;

int32_t cicu_message_format_set_double(
    cicu_message_format *format, int32_t argument, double value) CICU_NOEXCEPT;

int32_t cicu_message_format_set_text(
    cicu_message_format *format, int32_t argument, const char *text, int32_t length) CICU_NOEXCEPT;

/// Formats with the current values. An argument that was never set is the integer 0.
int32_t cicu_message_format_format(cicu_message_format *format, cicu_buffer *text) CICU_NOEXCEPT;

/// Formats once for each value of one argument; a line feed ends every text.
int32_t cicu_message_format_format_integers(
    cicu_message_format *format, int32_t argument, const int64_t *values, int32_t count,
    cicu_buffer *texts) CICU_NOEXCEPT;

/// As above, for doubles.
int32_t cicu_message_format_format_doubles(
    cicu_message_format *format, int32_t argument, const double *values, int32_t count,
    cicu_buffer *texts) CICU_NOEXCEPT;

#ifdef __cplusplus
}
#endif

#endif
