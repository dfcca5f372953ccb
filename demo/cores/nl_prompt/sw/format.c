#include "format.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct output {
  format_put put;
  void *context;
  int count;
};

struct conversion {
  bool left, plus, space, zeros, alternate;
  int width;
  int precision; /* negative: none is given */
  char length;   /* 'H' for hh, 'L' for ll, z, t and j as what they are here */
  char letter;
};

static void put(struct output *output, char character)
{
  output->put(output->context, character);
  output->count++;
}

static void fill(struct output *output, char character, int count)
{
  while (count-- > 0)
    put(output, character);
}

static void put_all(struct output *output, const char *text, int length)
{
  while (length-- > 0)
    put(output, *text++);
}

static const char *read_flags(const char *at, struct conversion *conversion)
{
  for (;; at++) {
    switch (*at) {
    case '-': conversion->left = true; break;
    case '+': conversion->plus = true; break;
    case ' ': conversion->space = true; break;
    case '0': conversion->zeros = true; break;
    case '#': conversion->alternate = true; break;
    default: return at;
    }
  }
}

static const char *read_number(const char *at, int *number, va_list *arguments)
{
  *number = 0;
  if (*at == '*') {
    *number = va_arg(*arguments, int);
    return at + 1;
  }
  while (*at >= '0' && *at <= '9')
    *number = 10 * *number + (*at++ - '0');
  return at;
}

static const char *read_length(const char *at, struct conversion *conversion)
{
  switch (*at) {
  case 'h': conversion->length = at[1] == 'h' ? 'H' : 'h'; return at[1] == 'h' ? at + 2 : at + 1;
  case 'l': conversion->length = at[1] == 'l' ? 'L' : 'l'; return at[1] == 'l' ? at + 2 : at + 1;
  case 'j': conversion->length = 'L'; return at + 1;
  case 'z':
  case 't': conversion->length = 'l'; return at + 1;
  default: return at;
  }
}

static const char *read_conversion(const char *at, struct conversion *conversion, va_list *arguments)
{
  at = read_flags(at, conversion);
  at = read_number(at, &conversion->width, arguments);
  if (conversion->width < 0) {
    conversion->left = true;
    conversion->width = -conversion->width;
  }
  conversion->precision = -1;
  if (*at == '.')
    at = read_number(at + 1, &conversion->precision, arguments);
  at = read_length(at, conversion);
  conversion->letter = *at;
  return *at ? at + 1 : at;
}

static int64_t take_signed(const struct conversion *conversion, va_list *arguments)
{
  if (conversion->length == 'L')
    return va_arg(*arguments, int64_t);
  int32_t value = va_arg(*arguments, int32_t);
  return conversion->length == 'H' ? (signed char)value : conversion->length == 'h' ? (short)value : value;
}

static uint64_t take_unsigned(const struct conversion *conversion, va_list *arguments)
{
  if (conversion->length == 'L')
    return va_arg(*arguments, uint64_t);
  uint32_t value = va_arg(*arguments, uint32_t);
  return conversion->length == 'H' ? (unsigned char)value : conversion->length == 'h' ? (unsigned short)value : value;
}

/* The digits in front of end; 32-bit division where the number has no more bits. */
static char *digits_of(uint64_t value, unsigned base, char ten, char *end)
{
  while (value >> 32) {
    unsigned digit = (unsigned)(value % base);
    *--end = (char)(digit < 10 ? '0' + digit : ten + digit - 10);
    value /= base;
  }
  for (uint32_t rest = (uint32_t)value; rest; rest /= base) {
    unsigned digit = rest % base;
    *--end = (char)(digit < 10 ? '0' + digit : ten + digit - 10);
  }
  return end;
}

static void put_number(struct output *output, const struct conversion *conversion, uint64_t value, unsigned base,
                       const char *prefix)
{
  char digits[24];
  char *const end = digits + sizeof digits;
  char *first = digits_of(value, base, conversion->letter == 'X' ? 'A' : 'a', end);
  int length = (int)(end - first);
  int least = conversion->precision < 0 ? 1 : conversion->precision;
  int zeros = least > length ? least - length : 0;
  int prefixed = 0;

  if (conversion->letter == 'o' && conversion->alternate && zeros == 0)
    zeros = 1;
  while (prefix[prefixed])
    prefixed++;
  int spaces = conversion->width - prefixed - zeros - length;
  if (conversion->zeros && !conversion->left && conversion->precision < 0 && spaces > 0) {
    zeros += spaces;
    spaces = 0;
  }
  if (!conversion->left)
    fill(output, ' ', spaces);
  put_all(output, prefix, prefixed);
  fill(output, '0', zeros);
  put_all(output, first, length);
  if (conversion->left)
    fill(output, ' ', spaces);
}

static void put_signed(struct output *output, const struct conversion *conversion, int64_t value)
{
  const char *sign = value < 0 ? "-" : conversion->plus ? "+" : conversion->space ? " " : "";
  uint64_t size = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;

  put_number(output, conversion, size, 10, sign);
}

static void put_string(struct output *output, const struct conversion *conversion, const char *text)
{
  int length = 0;

  if (!text)
    text = "(null)";
  while ((conversion->precision < 0 || length < conversion->precision) && text[length])
    length++;
  if (!conversion->left)
    fill(output, ' ', conversion->width - length);
  put_all(output, text, length);
  if (conversion->left)
    fill(output, ' ', conversion->width - length);
}

static void put_double(struct output *output, const struct conversion *conversion, double value)
{
  char text[40];
  int length = format_double(text, sizeof text, value, conversion->precision < 0 ? 6 : conversion->precision);

  if (!conversion->left)
    fill(output, ' ', conversion->width - length);
  put_all(output, text, length);
  if (conversion->left)
    fill(output, ' ', conversion->width - length);
}

static void put_character(struct output *output, const struct conversion *conversion, char character)
{
  if (!conversion->left)
    fill(output, ' ', conversion->width - 1);
  put(output, character);
  if (conversion->left)
    fill(output, ' ', conversion->width - 1);
}

/* A number in a base that is a power of two: a prefix where it is asked for and the number is not 0. */
static void put_unsigned(struct output *output, const struct conversion *conversion, uint64_t value)
{
  bool hexadecimal = conversion->letter == 'x' || conversion->letter == 'X';
  const char *prefix = conversion->letter == 'X' ? "0X" : "0x";
  unsigned base = hexadecimal ? 16 : conversion->letter == 'o' ? 8 : 10;

  put_number(output, conversion, value, base, hexadecimal && conversion->alternate && value ? prefix : "");
}

static void put_conversion(struct output *output, const struct conversion *conversion, va_list *arguments)
{
  switch (conversion->letter) {
  case 'd':
  case 'i': put_signed(output, conversion, take_signed(conversion, arguments)); break;
  case 'u':
  case 'x':
  case 'X':
  case 'o': put_unsigned(output, conversion, take_unsigned(conversion, arguments)); break;
  case 'p': put_number(output, conversion, (uintptr_t)va_arg(*arguments, void *), 16, "0x"); break;
  case 'c': put_character(output, conversion, (char)va_arg(*arguments, int)); break;
  case 's': put_string(output, conversion, va_arg(*arguments, const char *)); break;
  case '%': put(output, '%'); break;
  case 'f':
    if (format_double) {
      put_double(output, conversion, va_arg(*arguments, double));
      break;
    }
    (void)va_arg(*arguments, double);
    __attribute__((fallthrough));
  default: /* none of ours: shown as it is */
    put(output, '%');
    if (conversion->letter)
      put(output, conversion->letter);
  }
}

int format_text(format_put sink, void *context, const char *format, va_list arguments)
{
  struct output output = {sink, context, 0};
  va_list rest;

  va_copy(rest, arguments);
  while (*format) {
    if (*format != '%') {
      put(&output, *format++);
      continue;
    }
    struct conversion conversion = {0};
    format = read_conversion(format + 1, &conversion, &rest);
    put_conversion(&output, &conversion, &rest);
  }
  va_end(rest);
  return output.count;
}
