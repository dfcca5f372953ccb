import type { CoreOptions } from '../../options/coreOptions.ts';
import { code } from '../code.ts';
import type { DescribePiece } from '../piece.ts';
import { LEAST_ENTRIES, guardBytes, hasProtection } from './layout.ts';
import { userAssembly, userHeader, userSource } from './userMode.ts';

const header = ({ auxiliary }: CoreOptions) => code`
  /* Physical memory protection: which parts of memory may be read, written and executed. */
  #ifndef PMP_H
  #define PMP_H

  #include <stdbool.h>
  #include <stdint.h>

  #define PMP_ENTRIES ${auxiliary.pmpEntries}
  #define PMP_GRANULARITY ${auxiliary.pmpGranularity}u

  enum {
    PMP_READ = 1,
    PMP_WRITE = 2,
    PMP_EXECUTE = 4,
    PMP_LOCK = 0x80 /* binds machine mode too, and stays until the reset */
  };

  /* Entries that pmp_protect_program uses. */
  enum { PMP_GUARD = 0, PMP_CODE_START = 1, PMP_CODE = 2, PMP_FREE = 3 };

  /**
   * Rights to a naturally aligned region: size is a power of two, base a multiple of it. False, and nothing is changed, for
   * a region that cannot be, an entry that is locked, and a lock that would keep the machine from its own trap handler.
   */
  bool pmp_region(unsigned entry, uint32_t base, uint32_t size, unsigned rights);

  /** Rights to all from one address to before another; takes the address of the entry below, which is off then. */
  bool pmp_range(unsigned entry, uint32_t from, uint32_t to, unsigned rights);

  /** An entry that matches nothing. False for one that is locked. */
  bool pmp_off(unsigned entry);

  /** Locks the program's code against writing, and the ${guardBytes({ auxiliary } as CoreOptions)} bytes under the stack against everything. */
  bool pmp_protect_program(void);

  #endif
`;

/** CSRs are named by instructions, so that each needs its own. */
const cases = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** Access to the registers by the number of an entry. */
const accessors = ({ auxiliary }: CoreOptions) => {
  const { pmpEntries } = auxiliary;
  const words = Math.ceil(pmpEntries / 4);
  return code`
    static uint32_t cfg_word(unsigned word)
    {
      switch (word) {
      ${cases(words, (index) => `case ${index}: return csr_read(pmpcfg${index});`)}
      default: return 0;
      }
    }

    static void write_cfg_word(unsigned word, uint32_t value)
    {
      switch (word) {
      ${cases(words, (index) => `case ${index}: csr_write(pmpcfg${index}, value); break;`)}
      default: break;
      }
    }

    static void write_address(unsigned entry, uint32_t value)
    {
      switch (entry) {
      ${cases(pmpEntries, (index) => `case ${index}: csr_write(pmpaddr${index}, value); break;`)}
      default: break;
      }
    }
  `;
};

const RULES = code`
  static unsigned cfg_of(unsigned entry)
  {
    return cfg_word(entry / 4) >> 8 * (entry % 4) & 0xff;
  }

  static void set_cfg(unsigned entry, unsigned cfg)
  {
    unsigned shift = 8 * (entry % 4);

    write_cfg_word(entry / 4, (cfg_word(entry / 4) & ~(0xffu << shift)) | (uint32_t)cfg << shift);
  }

  /* Whether a lock on what lies between two addresses takes the trap handler's execution away. */
  static bool locks_out(uint32_t first, uint32_t last, unsigned rights)
  {
    uint32_t handler = csr_read(mtvec) & ~3u;

    return (rights & PMP_LOCK) && !(rights & PMP_EXECUTE) && handler >= first && handler <= last;
  }

  static bool may_change(unsigned entry)
  {
    return entry < PMP_ENTRIES && !(cfg_of(entry) & PMP_LOCK);
  }

  bool pmp_region(unsigned entry, uint32_t base, uint32_t size, unsigned rights)
  {
    uint32_t mask = size - 1;

    if (!may_change(entry) || size < PMP_GRANULARITY || size < 4 || (size & mask) || (base & mask))
      return false;
    if (locks_out(base, base + mask, rights))
      return false;
    set_cfg(entry, 0);
    write_address(entry, base >> 2 | mask >> 3);
    set_cfg(entry, rights | (size == 4 ? MATCH_WORD : MATCH_REGION));
    return true;
  }

  bool pmp_range(unsigned entry, uint32_t from, uint32_t to, unsigned rights)
  {
    if (entry == 0 || !may_change(entry) || !may_change(entry - 1) || from >= to)
      return false;
    if ((from | to) & (PMP_GRANULARITY - 1) || locks_out(from, to - 1, rights))
      return false;
    set_cfg(entry, 0);
    set_cfg(entry - 1, 0);
    write_address(entry - 1, from >> 2);
    write_address(entry, to >> 2);
    set_cfg(entry, rights | MATCH_RANGE);
    return true;
  }

  bool pmp_off(unsigned entry)
  {
    if (!may_change(entry))
      return false;
    set_cfg(entry, 0);
    return true;
  }
`;

const source = (options: CoreOptions) => code`
  #include "pmp.h"

  #include "csr.h"

  enum { MATCH_RANGE = 1 << 3, MATCH_WORD = 2 << 3, MATCH_REGION = 3 << 3 };

  extern char __code_start[], __code_end[], __stack_guard[];

  ${accessors(options)}

  ${RULES}

  bool pmp_protect_program(void)
  {
    return pmp_range(PMP_CODE, (uint32_t)__code_start, (uint32_t)__code_end, PMP_READ | PMP_EXECUTE | PMP_LOCK) &&
           pmp_region(PMP_GUARD, (uint32_t)__stack_guard, ${guardBytes(options)}u, PMP_LOCK);
  }
`;

export const pmp: DescribePiece = ({ options }) => ({
  id: 'pmp',
  title: 'Memory protection',
  summary:
    'Rights to regions of memory; code that cannot be written, a guard under the stack, and functions in user mode.',
  needs: hasProtection(options) ? ['traps', 'startup'] : [],
  ...(hasProtection(options)
    ? {
        files: [
          { path: 'pmp.h', text: header(options) },
          { path: 'pmp.c', text: source(options) },
          { path: 'user.h', text: userHeader },
          { path: 'user.c', text: userSource(options) },
          { path: 'user_mode.S', text: userAssembly(options) },
        ],
      }
    : {
        files: [],
        unavailable: `The core has fewer than ${LEAST_ENTRIES} protected regions (PMP).`,
      }),
});
