/* Formatted output without a C library. */
#ifndef STDIO_H
#define STDIO_H

#include <stdarg.h>
#include <stddef.h>

#define EOF (-1)

/**
 * Prints to the console, by the conversions d i u x X o c s p % of C with the flags - + space 0 #, width, precision
 * and the lengths hh h l ll z t j; 64-bit numbers are whole. Answers the number of characters.
 */
int printf(const char *restrict format, ...) __attribute__((format(printf, 1, 2)));
int vprintf(const char *restrict format, va_list arguments);

/** The same into text of size bytes, which always ends in a zero; answers the length that the whole has. */
int snprintf(char *restrict text, size_t size, const char *restrict format, ...)
    __attribute__((format(printf, 3, 4)));
int vsnprintf(char *restrict text, size_t size, const char *restrict format, va_list arguments);
int sprintf(char *restrict text, const char *restrict format, ...) __attribute__((format(printf, 2, 3)));

/** Prints a character; a line feed goes out as carriage return and line feed. */
int putchar(int character);

/** Prints a line. */
int puts(const char *text);

/** Waits for a character that is typed. */
int getchar(void);

#endif
