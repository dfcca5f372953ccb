import { describe, expect, it } from 'vitest';
import { readFunctions } from './readFunctions.ts';

const HEADER = `/* Formatted output. */
#ifndef OUT_H
#define OUT_H

/**
 * Prints to the console.
 * Answers the number of characters.
 */
int print(const char *format, ...) __attribute__((format(printf, 1, 2)));
int print_list(const char *format, va_list arguments);

/** Prints a line. */
static inline int line(const char *text)
{
  return print("%s", text);
}

int undocumented(void);
#endif
`;

describe('the API of a header', () => {
  it('has each documented declaration with its help', () => {
    expect(readFunctions(HEADER)).toEqual([
      {
        declaration:
          'int print(const char *format, ...);\nint print_list(const char *format, va_list arguments);',
        help: 'Prints to the console. Answers the number of characters.',
      },
      { declaration: 'static inline int line(const char *text)', help: 'Prints a line.' },
    ]);
  });

  it('of a header without doc comments is empty', () => {
    expect(readFunctions('#define A 1\n')).toEqual([]);
  });
});
