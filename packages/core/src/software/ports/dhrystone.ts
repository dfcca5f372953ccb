import { code } from '../code.ts';
import type { DescribePiece } from '../piece.ts';

const times = code`
  /* What Dhrystone reads the time with, compiled with -DTIMES. */
  #ifndef SYS_TIMES_H
  #define SYS_TIMES_H

  struct tms {
    long tms_utime;
    long tms_stime;
    long tms_cutime;
    long tms_cstime;
  };

  int times(struct tms *now);

  #endif
`;

const types = code`
  /* Dhrystone includes it and uses none of it. */
`;

const port = code`
  /* What Dhrystone 2.1 calls. Compile it as it is with -std=gnu89 -fno-builtin -DTIMES -DHZ=1000000: a tick is a cycle,
     so that Dhrystones a second are those of a clock of 1 MHz; DMIPS/MHz are these divided by 1757. */
  #include <stdarg.h>
  #include <stddef.h>
  #include <stdint.h>
  #include <sys/times.h>

  #include "delay.h"
  #include "stdio.h"

  /* The answer to its question for the number of runs. */
  #ifndef DHRYSTONE_RUNS
  #define DHRYSTONE_RUNS 500
  #endif

  extern char __heap_start[];

  void *malloc(size_t size);
  int scanf(const char *format, ...);

  int times(struct tms *now)
  {
    uint32_t cycles = (uint32_t)netloom_cycles();

    now->tms_utime = (long)cycles;
    now->tms_stime = now->tms_cutime = now->tms_cstime = 0;
    return (int)cycles;
  }

  /* Two records are asked for, and never given back. */
  void *malloc(size_t size)
  {
    static char *next = __heap_start;
    void *block = next;

    next += (size + 7) & ~(size_t)7;
    return block;
  }

  int scanf(const char *format, ...)
  {
    va_list arguments;

    (void)format;
    va_start(arguments, format);
    *va_arg(arguments, int *) = DHRYSTONE_RUNS;
    va_end(arguments);
    printf("%d\n", DHRYSTONE_RUNS);
    return 1;
  }
`;

const formatDouble = code`
  #include "format.h"

  #include "stdio.h"

  /* Numbers below 2^63 / 10^precision, with up to nine digits after the point. */
  int format_double(char *text, size_t size, double value, int precision)
  {
    const char *sign = value < 0 ? "-" : "";
    double scale = 1;
    unsigned long long unit = 1;

    if (value != value)
      return snprintf(text, size, "nan");
    for (int digit = 0; digit < precision && digit < 9; digit++) {
      scale *= 10;
      unit *= 10;
    }
    double scaled = (value < 0 ? -value : value) * scale + 0.5;
    if (scaled >= 9223372036854775808.0)
      return snprintf(text, size, "%sinf", sign);
    unsigned long long digits = (unsigned long long)scaled;
    if (unit == 1)
      return snprintf(text, size, "%s%llu", sign, digits);
    return snprintf(text, size, "%s%llu.%0*llu", sign, digits / unit, precision > 9 ? 9 : precision, digits % unit);
  }
`;

export const dhrystone: DescribePiece = () => ({
  id: 'dhrystone',
  title: 'Dhrystone port',
  summary:
    'What Dhrystone 2.1 calls of a C library: its three files build with it as they are, and are not part of it.',
  needs: ['startup', 'delay', 'printf', 'string'],
  files: [
    { path: 'sys/times.h', text: times },
    { path: 'sys/types.h', text: types },
    { path: 'dhrystone_port.c', text: port },
    { path: 'format_double.c', text: formatDouble },
  ],
});
