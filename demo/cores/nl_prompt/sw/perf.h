/* Performance counters: what a part of a program costs, and why. */
#ifndef PERF_H
#define PERF_H

#include <stdint.h>

#define PERF_COUNTERS 6

enum perf_event {
  PERF_NOTHING,
  PERF_BRANCH,
  PERF_TAKEN,
  PERF_LOAD,
  PERF_STORE,
  PERF_STALL,
  PERF_FETCH_WAIT,
  PERF_MULDIV,
  PERF_JUMP,
  PERF_NO_FETCH,
  PERF_REDIRECTED,
  PERF_NO_OPERAND,
  PERF_MEMORY,
  PERF_UNIT,
  PERF_ORDER,
  PERF_MISLED,
  PERF_INSTRUCTION_MISS,
  PERF_DATA_MISS,
};

/** A counter counts an event from here on, from zero. */
void perf_start(unsigned counter, enum perf_event event);

/** Stops a counter. */
void perf_stop(unsigned counter);

/** What a counter has counted. */
uint64_t perf_read(unsigned counter);

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

/** Counts from here on; takes the first 6 counters. */
void perf_breakdown_start(void);

/** Stops, and says what was counted. */
void perf_breakdown_stop(struct perf_breakdown *breakdown);

#endif
