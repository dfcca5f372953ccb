import type { CacheLock } from '../../options/cacheLock.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { code } from '../code.ts';

const RULE = (zicbom: boolean) =>
  zicbom
    ? 'what other ways hold of it is written to memory first.'
    : 'to be called before the range is first used: the cache\n * has no instruction that moves what another way holds of it.';

export const DATA_API = (zicbom: boolean) => code`
  /**
   * Brings a range of cached data into a way and locks it; ${RULE(zicbom)}
   * Answers 0, or -1 where the range is larger than the way, or another way would not stay free.
   */
  int dcache_lock(unsigned way, const void *from, size_t bytes);

  /** The way is refilled again; what lies in it stays until then. */
  void dcache_unlock(unsigned way);

  /** A bit for each way. */
  unsigned dcache_locked(void);
`;

const FLUSH = code`

  for (uintptr_t line = first; line < end; line += DCACHE_LINE_BYTES)
    __asm__ volatile("cbo.flush (%0)" : : "r"(line) : "memory");
`;

/** The loop that fills the way touches no other data, or that would take the place of a line. */
export const dataLock = ({ address }: CacheLock, { base }: CoreOptions) => code`
  int dcache_lock(unsigned way, const void *from, size_t bytes)
  {
    const unsigned all = (1u << DCACHE_WAYS) - 1, bit = 1u << way;
    const unsigned locked = dcache_locked() | bit;
    const uintptr_t end = (uintptr_t)from + bytes;
    const uintptr_t first = (uintptr_t)from & ~(uintptr_t)(DCACHE_LINE_BYTES - 1);
    uintptr_t line = first;
    uint32_t status, word;

    if (way >= DCACHE_WAYS || locked == all || bytes == 0 || end - first > DCACHE_WAY_BYTES)
      return -1;
    ${base.zicbom && FLUSH}
    /* Stores before are done when the only way that is refilled is this one, and its last line is there when it is locked. */
    __asm__ volatile(
        "csrrci %[status], mstatus, 8\n\t"
        "fence\n\t"
        "csrw 0x${address.toString(16)}, %[only]\n"
        "1:\n\t"
        "lw %[word], 0(%[line])\n\t"
        "add %[line], %[line], %[step]\n\t"
        "bltu %[line], %[end], 1b\n\t"
        "mv %[word], %[word]\n\t"
        "fence\n\t"
        "csrw 0x${address.toString(16)}, %[locked]\n\t"
        "andi %[status], %[status], 8\n\t"
        "csrs mstatus, %[status]"
        : [status] "=&r"(status), [word] "=&r"(word), [line] "+&r"(line)
        : [end] "r"(end), [step] "r"(DCACHE_LINE_BYTES), [only] "r"(all & ~bit), [locked] "r"(locked)
        : "memory");
    return 0;
  }
`;
