/* What printf and its relatives have in common. */
#ifndef FORMAT_H
#define FORMAT_H

#include <stdarg.h>
#include <stddef.h>

typedef void (*format_put)(void *context, char character);

/** Gives the characters of the text to put, one by one; answers how many they are. */
int format_text(format_put put, void *context, const char *format, va_list arguments);

/**
 * A number in fixed notation; answers its length. Only where a program links format_double.c, which brings the
 * arithmetic of floating point along, has printf the conversion f.
 */
int format_double(char *text, size_t size, double value, int precision) __attribute__((weak));

#endif
