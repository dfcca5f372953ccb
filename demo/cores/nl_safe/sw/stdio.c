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
