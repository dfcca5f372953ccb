import type { CacheLock } from '../../options/cacheLock.ts';
import { code } from '../code.ts';

export const INSTRUCTION_API = code`
  /**
   * Runs a function with all that is fetched going into one way, and locks that: what the run has executed lies there, as
   * far as the way holds it. All instructions are forgotten before, those of other locked ways too, as by any fence.i.
   * Interrupts are off meanwhile. Answers 0, or -1 where there is no such way.
   */
  int icache_lock(unsigned way, void (*run)(void *), void *argument);

  /** The way is refilled again; what lies in it stays until then. */
  void icache_unlock(unsigned way);

  /** A bit for each way. */
  unsigned icache_locked(void);
`;

/**
 * What guides the run goes through a run of nothing first, with the way locked: its own lines then lie in other ways, and
 * take no place in this one.
 */
export const instructionLock = ({ address }: CacheLock) => code`
  static void run_nothing(void *argument)
  {
    (void)argument;
  }

  /* One copy of it alone, whose lines are there at the second call. */
  static __attribute__((noinline, noclone)) void run_filling(uint32_t meanwhile, uint32_t then, void (*run)(void *), void *argument)
  {
    csr_write(0x${address.toString(16)}, meanwhile);
    run(argument);
    csr_write(0x${address.toString(16)}, then);
  }

  int icache_lock(unsigned way, void (*run)(void *), void *argument)
  {
    const uint32_t all = (1u << ICACHE_WAYS) - 1, bit = 1u << way;
    uint32_t interrupts;

    if (way >= ICACHE_WAYS)
      return -1;
    interrupts = csr_read(mstatus) & MSTATUS_MIE;
    csr_clear(mstatus, MSTATUS_MIE);
    __asm__ volatile("fence.i" : : : "memory");
    run_filling(bit, bit, run_nothing, argument);
    run_filling(all & ~bit, bit, run, argument);
    csr_set(mstatus, interrupts);
    return 0;
  }
`;
