import type { SoftwareDevice } from '@netloom/model';
import { code } from '../code.ts';
import type { DescribePiece } from '../piece.ts';
import { devicesOf, macroOf } from '../soc.ts';
import { benchConsole } from './bench.ts';

const header = code`
  /* Where a program prints to and reads from, and how it ends. */
  #ifndef CONSOLE_H
  #define CONSOLE_H

  /** Makes the console ready; console_put and console_get do so themselves. */
  void console_init(void);

  /** Sends a character; waits while there is no room for it. */
  void console_put(char character);

  /** The next character that was typed, or -1 if there is none yet. */
  int console_get(void);

  /** Ends the program: waits until all is sent, then stops. */
  void exit(int code) __attribute__((noreturn));

  #endif
`;

const uartConsole = (uart: SoftwareDevice) => code`
  #include "console.h"

  #include <stdbool.h>

  #include "soc.h"
  #include "uart.h"

  /* ${macroOf(uart)} at the rate that it has after the reset. */
  static uart_regs_t *const uart = ${macroOf(uart)};
  static bool ready;

  enum { END_OF_TRANSMISSION = 4 };

  void console_init(void)
  {
    uart_init(uart, UART_KEEP_DIVISOR);
    ready = true;
  }

  void console_put(char character)
  {
    if (!ready)
      console_init();
    uart_put(uart, character);
  }

  int console_get(void)
  {
    if (!ready)
      console_init();
    return uart_get(uart);
  }

  /* A booting SoC's terminal ends at an end of transmission; the byte after it is the exit code. */
  void exit(int code)
  {
    console_put(END_OF_TRANSMISSION);
    console_put((char)code);
    uart_flush(uart);
    for (;;)
      ;
  }
`;

export const consolePiece: DescribePiece = ({ soc }) => {
  const [uart] = devicesOf(soc, 'uart');
  const files = (source: string) => [
    { path: 'console.h', text: header },
    { path: 'console.c', text: source },
  ];
  return {
    id: 'console',
    title: 'Console',
    summary: 'Where a program prints to and reads from, and how it ends.',
    needs: soc ? ['uart'] : [],
    ...(soc && !uart
      ? { files: [], unavailable: `The SoC ${soc.name} has no UART of the library (netloom:ip:uart).` }
      : { files: files(uart ? uartConsole(uart) : benchConsole) }),
  };
};
