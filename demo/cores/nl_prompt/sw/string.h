/* Memory and strings, as in C (ISO/IEC 9899:2011, 7.24). The compiler calls the first four itself. */
#ifndef STRING_H
#define STRING_H

#include <stddef.h>

void *memcpy(void *restrict target, const void *restrict source, size_t size);
void *memmove(void *target, const void *source, size_t size);
void *memset(void *target, int value, size_t size);
int memcmp(const void *left, const void *right, size_t size);
size_t strlen(const char *text);
int strcmp(const char *left, const char *right);
int strncmp(const char *left, const char *right, size_t size);
char *strcpy(char *restrict target, const char *restrict source);
char *strncpy(char *restrict target, const char *restrict source, size_t size);
char *strchr(const char *text, int character);

#endif
