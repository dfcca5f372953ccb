import { code } from '../code.ts';
import type { DescribePiece } from '../piece.ts';
import { formatSource } from './format.ts';
import { trapReport } from './trapReport.ts';

const header = code`
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
`;

const source = code`
  #include "stdio.h"

  #include "console.h"
  #include "format.h"

  int putchar(int character)
  {
    if (character == '\n')
      console_put('\r');
    console_put((char)character);
    return (unsigned char)character;
  }

  int puts(const char *text)
  {
    while (*text)
      putchar(*text++);
    return putchar('\n');
  }

  int getchar(void)
  {
    int character;

    do
      character = console_get();
    while (character < 0);
    return character;
  }

  static void to_console(void *context, char character)
  {
    (void)context;
    putchar(character);
  }

  struct text {
    char *next;
    char *last; /* kept for the zero */
  };

  static void to_text(void *context, char character)
  {
    struct text *text = context;

    if (text->next < text->last)
      *text->next++ = character;
  }

  int vprintf(const char *restrict format, va_list arguments)
  {
    return format_text(to_console, 0, format, arguments);
  }

  int printf(const char *restrict format, ...)
  {
    va_list arguments;

    va_start(arguments, format);
    int count = vprintf(format, arguments);
    va_end(arguments);
    return count;
  }

  int vsnprintf(char *restrict text, size_t size, const char *restrict format, va_list arguments)
  {
    char none;
    struct text target = {text, text + size - 1};

    if (size == 0)
      target.next = target.last = &none;
    int count = format_text(to_text, &target, format, arguments);
    *target.next = 0;
    return count;
  }

  int snprintf(char *restrict text, size_t size, const char *restrict format, ...)
  {
    va_list arguments;

    va_start(arguments, format);
    int count = vsnprintf(text, size, format, arguments);
    va_end(arguments);
    return count;
  }

  int sprintf(char *restrict text, const char *restrict format, ...)
  {
    va_list arguments;

    va_start(arguments, format);
    int count = vsnprintf(text, 0x7fffffff, format, arguments);
    va_end(arguments);
    return count;
  }
`;

export const printf: DescribePiece = ({ options }) => ({
  id: 'printf',
  title: 'printf',
  summary:
    'Formatted output to the console or into text: the integer conversions of C, up to 64 bits, and strings.',
  needs: ['console', 'string'],
  files: [
    { path: 'stdio.h', text: header },
    { path: 'stdio.c', text: source },
    ...formatSource,
    ...(options.base.zicsr ? [{ path: 'trap_report.c', text: trapReport(options) }] : []),
  ],
});
