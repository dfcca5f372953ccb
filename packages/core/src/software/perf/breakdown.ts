import { code } from '../code.ts';

/** Counters that a breakdown takes: one for each cause. */
export const CAUSES = 6;

export const BREAKDOWN_API = code`

  /** Where cycles went: instructions, one each, and the cycles in which none went on, by their cause. */
  struct perf_breakdown {
    uint64_t cycles;
    uint64_t instructions;
    uint64_t fetch;    /* nothing had been fetched */
    uint64_t redirect; /* behind branches, jumps and traps */
    uint64_t operand;  /* a result was not there yet */
    uint64_t memory;   /* loads and stores waited */
    uint64_t unit;     /* multiplications, divisions, custom instructions */
    uint64_t order;    /* fences, CSRs, wfi */
  };

  /** Counts from here on; takes the first ${CAUSES} counters. */
  void perf_breakdown_start(void);

  /** Stops, and says what was counted. */
  void perf_breakdown_stop(struct perf_breakdown *breakdown);
`;

export const BREAKDOWN = code`

  enum { INHIBIT_CYCLES = 1, INHIBIT_INSTRUCTIONS = 4, INHIBIT_CAUSES = 0x3f << FIRST };

  /* All are started and stopped by one instruction each, so that the sum of the parts is the whole. */
  static const uint32_t ALL = INHIBIT_CYCLES | INHIBIT_INSTRUCTIONS | INHIBIT_CAUSES;
  static uint64_t cycles_before, instructions_before;

  void perf_breakdown_start(void)
  {
    csr_set(mcountinhibit, ALL);
    for (unsigned cause = 0; cause < ${CAUSES}; cause++) {
      select_event(cause, PERF_NO_FETCH + cause);
      clear(cause);
    }
    cycles_before = csr_cycles();
    instructions_before = csr_instructions();
    csr_clear(mcountinhibit, ALL);
  }

  void perf_breakdown_stop(struct perf_breakdown *breakdown)
  {
    csr_set(mcountinhibit, ALL);
    breakdown->cycles = csr_cycles() - cycles_before;
    breakdown->instructions = csr_instructions() - instructions_before;
    breakdown->fetch = perf_read(0);
    breakdown->redirect = perf_read(1);
    breakdown->operand = perf_read(2);
    breakdown->memory = perf_read(3);
    breakdown->unit = perf_read(4);
    breakdown->order = perf_read(5);
    csr_clear(mcountinhibit, INHIBIT_CYCLES | INHIBIT_INSTRUCTIONS);
  }
`;
