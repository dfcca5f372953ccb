#include "string.h"

#include <stdint.h>

/* A loop that copies must not become a call of the function that it is in. */
#pragma GCC optimize("no-tree-loop-distribute-patterns")

#define IS_ALIGNED(pointer) (((uintptr_t)(pointer) & 3) == 0)

/* Words may lie where objects of any type do. */
typedef uint32_t __attribute__((may_alias)) word;

void *memcpy(void *restrict target, const void *restrict source, size_t size)
{
  unsigned char *to = target;
  const unsigned char *from = source;

  if (IS_ALIGNED(to) && IS_ALIGNED(from)) {
    for (; size >= sizeof(word); size -= sizeof(word)) {
      *(word *)(void *)to = *(const word *)(const void *)from;
      to += sizeof(word);
      from += sizeof(word);
    }
  }
  while (size-- > 0)
    *to++ = *from++;
  return target;
}

void *memmove(void *target, const void *source, size_t size)
{
  unsigned char *to = target;
  const unsigned char *from = source;

  if (to <= from || to >= from + size)
    return memcpy(target, source, size);
  while (size-- > 0)
    to[size] = from[size];
  return target;
}

void *memset(void *target, int value, size_t size)
{
  unsigned char *to = target;
  uint32_t bytes = (unsigned char)value * 0x01010101u;

  while (size > 0 && !IS_ALIGNED(to)) {
    *to++ = (unsigned char)value;
    size--;
  }
  for (; size >= sizeof(word); size -= sizeof(word)) {
    *(word *)(void *)to = bytes;
    to += sizeof(word);
  }
  while (size-- > 0)
    *to++ = (unsigned char)value;
  return target;
}

int memcmp(const void *left, const void *right, size_t size)
{
  const unsigned char *a = left;
  const unsigned char *b = right;

  for (; size > 0; size--, a++, b++)
    if (*a != *b)
      return *a - *b;
  return 0;
}

size_t strlen(const char *text)
{
  const char *end = text;

  while (*end)
    end++;
  return (size_t)(end - text);
}

int strcmp(const char *left, const char *right)
{
  while (*left && *left == *right) {
    left++;
    right++;
  }
  return (unsigned char)*left - (unsigned char)*right;
}

int strncmp(const char *left, const char *right, size_t size)
{
  for (; size > 0; size--, left++, right++)
    if (*left != *right || *left == 0)
      return (unsigned char)*left - (unsigned char)*right;
  return 0;
}

char *strcpy(char *restrict target, const char *restrict source)
{
  char *to = target;

  while ((*to++ = *source++))
    ;
  return target;
}

char *strncpy(char *restrict target, const char *restrict source, size_t size)
{
  size_t index = 0;

  for (; index < size && source[index]; index++)
    target[index] = source[index];
  for (; index < size; index++)
    target[index] = 0;
  return target;
}

char *strchr(const char *text, int character)
{
  for (; *text != (char)character; text++)
    if (*text == 0)
      return 0;
  return (char *)(uintptr_t)text;
}
