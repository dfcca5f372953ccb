import type { CoreOptions } from '../../options/coreOptions.ts';
import { code } from '../code.ts';
import type { DescribePiece } from '../piece.ts';

const USER = code`

  /** User mode may call the three from now on; what it invalidates is written to memory first. */
  void cache_permit_user(void);
`;

const header = ({ base, memory }: CoreOptions) => code`
  /* Lines of the data cache, for buffers that a device reads or writes (Zicbom). */
  #ifndef CACHE_H
  #define CACHE_H

  #include <stddef.h>

  /** Bytes of a line: buffers of devices begin and end at multiples of it. */
  #define CACHE_LINE ${memory.dataCache!.line}u

  /** What the program has written is in memory: before a device reads it. */
  void cache_clean(const void *from, size_t bytes);

  /** The same, and it is read anew: before a device reads and writes it. */
  void cache_flush(const void *from, size_t bytes);

  /** It is read anew: after a device has written it. Of a line that reaches beyond, what the program has written is kept. */
  void cache_invalidate(const void *from, size_t bytes);
  ${base.userMode && USER}

  #endif
`;

const PERMIT = code`

  void cache_permit_user(void)
  {
    csr_write(menvcfg, 0x50);
  }
`;

const source = ({ base }: CoreOptions) => code`
  #include "cache.h"

  #include <stdint.h>
  ${base.userMode && '\n#include "csr.h"'}

  #define MANAGE(operation, line) __asm__ volatile("cbo." operation " (%0)" : : "r"(line) : "memory")

  static uintptr_t first_line(const void *from)
  {
    return (uintptr_t)from & ~(uintptr_t)(CACHE_LINE - 1);
  }

  void cache_clean(const void *from, size_t bytes)
  {
    const uintptr_t end = (uintptr_t)from + bytes;

    for (uintptr_t line = first_line(from); line < end; line += CACHE_LINE)
      MANAGE("clean", line);
  }

  void cache_flush(const void *from, size_t bytes)
  {
    const uintptr_t end = (uintptr_t)from + bytes;

    for (uintptr_t line = first_line(from); line < end; line += CACHE_LINE)
      MANAGE("flush", line);
  }

  void cache_invalidate(const void *from, size_t bytes)
  {
    const uintptr_t end = (uintptr_t)from + bytes;

    for (uintptr_t line = first_line(from); line < end; line += CACHE_LINE) {
      if (line < (uintptr_t)from || end - line < CACHE_LINE)
        MANAGE("flush", line);
      else
        MANAGE("inval", line);
    }
  }
  ${base.userMode && PERMIT}
`;

export const cache: DescribePiece = ({ options }) => ({
  id: 'cache',
  title: 'Cache lines',
  summary: 'Writes lines of the data cache to memory, or has them read anew, for buffers of devices.',
  needs: options.base.zicbom && options.base.userMode ? ['csr'] : [],
  ...(options.base.zicbom
    ? {
        files: [
          { path: 'cache.h', text: header(options) },
          { path: 'cache.c', text: source(options) },
        ],
      }
    : { files: [], unavailable: 'The core has no Zicbom.' }),
});
