import type { Project } from '../project/project.ts';
import { cFile } from './text.ts';

/**
 * `Src/memory.c`: the four functions that GCC calls by itself, for programs without a C library (GCC manual,
 * section 2.1 "Language Standards Supported by GCC": freestanding). Volatile accesses keep the compiler from making a
 * loop in one of them a call of the very function, whatever its flags.
 */
export function memorySource(project: Project): string {
  return cFile(project, [
    '#include <stddef.h>',
    '',
    'void *memcpy(void *target, const void *source, size_t size);',
    'void *memmove(void *target, const void *source, size_t size);',
    'void *memset(void *target, int value, size_t size);',
    'int memcmp(const void *one, const void *other, size_t size);',
    '',
    ...copyLines('memcpy', upward('  ')),
    '',
    ...copyLines('memmove', [
      '  if (to < from)',
      '  {',
      ...upward('    '),
      '  }',
      '  else',
      '  {',
      ...downward('    '),
      '  }',
    ]),
    '',
    'void *memset(void *target, int value, size_t size)',
    '{',
    '  volatile unsigned char *to = target;',
    '  size_t index;',
    '',
    '  for (index = 0U; index < size; index++)',
    '  {',
    '    to[index] = (unsigned char)value;',
    '  }',
    '  return target;',
    '}',
    '',
    'int memcmp(const void *one, const void *other, size_t size)',
    '{',
    '  const volatile unsigned char *left = one;',
    '  const volatile unsigned char *right = other;',
    '  int difference = 0;',
    '  size_t index;',
    '',
    '  for (index = 0U; (index < size) && (difference == 0); index++)',
    '  {',
    '    difference = (int)left[index] - (int)right[index];',
    '  }',
    '  return difference;',
    '}',
  ]);
}

function copyLines(name: string, body: readonly string[]): string[] {
  return [
    `void *${name}(void *target, const void *source, size_t size)`,
    '{',
    '  volatile unsigned char *to = target;',
    '  const volatile unsigned char *from = source;',
    '  size_t index;',
    '',
    ...body,
    '  return target;',
    '}',
  ];
}

function upward(indent: string): string[] {
  return ['for (index = 0U; index < size; index++)', '{', '  to[index] = from[index];', '}'].map(
    (line) => indent + line,
  );
}

function downward(indent: string): string[] {
  return ['for (index = size; index > 0U; index--)', '{', '  to[index - 1U] = from[index - 1U];', '}'].map(
    (line) => indent + line,
  );
}
