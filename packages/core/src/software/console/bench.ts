import { code } from '../code.ts';

/** Devices of the bench that `netloom core run` puts around a core, by address. */
export const BENCH_DEVICES = {
  /** A write prints a character; a read answers the next typed one, or all ones. */
  console: 0xf000_0000,
  /** 64-bit cycle counter, low word first. */
  cycles: 0xf000_0004,
} as const;

export const hex = (value: number) => `0x${value.toString(16).toUpperCase().padStart(8, '0')}`;

export const benchConsole = code`
  #include "console.h"

  #include <stdint.h>

  /* The character device of the bench. */
  #define CHARACTER (*(volatile uint32_t *)${hex(BENCH_DEVICES.console)}u)

  /* A write of its low word ends the simulation: the exit code, shifted left, and a one. */
  volatile uint32_t tohost[2] __attribute__((section(".tohost"), aligned(8)));

  void console_init(void)
  {
  }

  void console_put(char character)
  {
    CHARACTER = (unsigned char)character;
  }

  int console_get(void)
  {
    return (int)CHARACTER;
  }

  void exit(int code)
  {
    for (;;)
      tohost[0] = (uint32_t)code << 1 | 1;
  }
`;
