#include "perf.h"

#include "csr.h"

enum { FIRST = 3 };

static void select_event(unsigned counter, uint32_t event)
{
  switch (counter) {
  case 0: csr_write(mhpmevent3, event); break;
  case 1: csr_write(mhpmevent4, event); break;
  case 2: csr_write(mhpmevent5, event); break;
  case 3: csr_write(mhpmevent6, event); break;
  case 4: csr_write(mhpmevent7, event); break;
  case 5: csr_write(mhpmevent8, event); break;
  default: break;
  }
}

static void clear(unsigned counter)
{
  switch (counter) {
  case 0: csr_write(mhpmcounter3, 0); csr_write(mhpmcounter3h, 0); break;
  case 1: csr_write(mhpmcounter4, 0); csr_write(mhpmcounter4h, 0); break;
  case 2: csr_write(mhpmcounter5, 0); csr_write(mhpmcounter5h, 0); break;
  case 3: csr_write(mhpmcounter6, 0); csr_write(mhpmcounter6h, 0); break;
  case 4: csr_write(mhpmcounter7, 0); csr_write(mhpmcounter7h, 0); break;
  case 5: csr_write(mhpmcounter8, 0); csr_write(mhpmcounter8h, 0); break;
  default: break;
  }
}

static uint32_t low_half(unsigned counter)
{
  switch (counter) {
  case 0: return csr_read(mhpmcounter3);
  case 1: return csr_read(mhpmcounter4);
  case 2: return csr_read(mhpmcounter5);
  case 3: return csr_read(mhpmcounter6);
  case 4: return csr_read(mhpmcounter7);
  case 5: return csr_read(mhpmcounter8);
  default: return 0;
  }
}

static uint32_t high_half(unsigned counter)
{
  switch (counter) {
  case 0: return csr_read(mhpmcounter3h);
  case 1: return csr_read(mhpmcounter4h);
  case 2: return csr_read(mhpmcounter5h);
  case 3: return csr_read(mhpmcounter6h);
  case 4: return csr_read(mhpmcounter7h);
  case 5: return csr_read(mhpmcounter8h);
  default: return 0;
  }
}

void perf_start(unsigned counter, enum perf_event event)
{
  perf_stop(counter);
  select_event(counter, event);
  clear(counter);
  csr_clear(mcountinhibit, 1u << (FIRST + counter));
}

void perf_stop(unsigned counter)
{
  csr_set(mcountinhibit, 1u << (FIRST + counter));
}

uint64_t perf_read(unsigned counter)
{
  uint32_t high, low, again;

  do {
    high = high_half(counter);
    low = low_half(counter);
    again = high_half(counter);
  } while (high != again);
  return (uint64_t)high << 32 | low;
}

enum { INHIBIT_CYCLES = 1, INHIBIT_INSTRUCTIONS = 4, INHIBIT_CAUSES = 0x3f << FIRST };

/* All are started and stopped by one instruction each, so that the sum of the parts is the whole. */
static const uint32_t ALL = INHIBIT_CYCLES | INHIBIT_INSTRUCTIONS | INHIBIT_CAUSES;
static uint64_t cycles_before, instructions_before;

void perf_breakdown_start(void)
{
  csr_set(mcountinhibit, ALL);
  for (unsigned cause = 0; cause < 6; cause++) {
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
