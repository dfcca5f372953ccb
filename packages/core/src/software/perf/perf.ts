import type { CoreOptions } from '../../options/coreOptions.ts';
import { eventsOf, tellsCycles } from '../../rtl/csr/events.ts';
import { code } from '../code.ts';
import type { DescribePiece } from '../piece.ts';
import { BREAKDOWN, BREAKDOWN_API, CAUSES } from './breakdown.ts';

const hasCounters = ({ base, auxiliary }: CoreOptions) => base.zicntr && auxiliary.performanceCounters > 0;
/** Whether its counters say where cycles went. */
export const hasBreakdown = (options: CoreOptions): boolean =>
  hasCounters(options) && tellsCycles(options) && options.auxiliary.performanceCounters >= CAUSES;

function header(options: CoreOptions): string {
  return code`
    /* Performance counters: what a part of a program costs, and why. */
    #ifndef PERF_H
    #define PERF_H

    #include <stdint.h>

    #define PERF_COUNTERS ${options.auxiliary.performanceCounters}

    enum perf_event {
      PERF_NOTHING,
      ${eventsOf(options)
        .map((event) => `PERF_${event.toUpperCase()},`)
        .join('\n')}
    };

    /** A counter counts an event from here on, from zero. */
    void perf_start(unsigned counter, enum perf_event event);

    /** Stops a counter. */
    void perf_stop(unsigned counter);

    /** What a counter has counted. */
    uint64_t perf_read(unsigned counter);
    ${hasBreakdown(options) && BREAKDOWN_API}

    #endif
  `;
}

const cases = (count: number, line: (counter: number) => string) =>
  Array.from({ length: count }, (_, index) => `case ${index}: ${line(index + 3)}`).join('\n');

/** CSRs are named by instructions, so that each needs its own. */
const accessors = (count: number) => code`
  static void select_event(unsigned counter, uint32_t event)
  {
    switch (counter) {
    ${cases(count, (number) => `csr_write(mhpmevent${number}, event); break;`)}
    default: break;
    }
  }

  static void clear(unsigned counter)
  {
    switch (counter) {
    ${cases(count, (number) => `csr_write(mhpmcounter${number}, 0); csr_write(mhpmcounter${number}h, 0); break;`)}
    default: break;
    }
  }

  static uint32_t low_half(unsigned counter)
  {
    switch (counter) {
    ${cases(count, (number) => `return csr_read(mhpmcounter${number});`)}
    default: return 0;
    }
  }

  static uint32_t high_half(unsigned counter)
  {
    switch (counter) {
    ${cases(count, (number) => `return csr_read(mhpmcounter${number}h);`)}
    default: return 0;
    }
  }
`;

const source = (options: CoreOptions) => code`
  #include "perf.h"

  #include "csr.h"

  enum { FIRST = 3 };

  ${accessors(options.auxiliary.performanceCounters)}

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
  ${hasBreakdown(options) && BREAKDOWN}
`;

export const perf: DescribePiece = ({ options }) => ({
  id: 'perf',
  title: 'Performance counters',
  summary:
    'Counts events of the core for a part of a program; with events of cycles, says where its cycles went.',
  needs: hasCounters(options) ? ['csr'] : [],
  ...(hasCounters(options)
    ? {
        files: [
          { path: 'perf.h', text: header(options) },
          { path: 'perf.c', text: source(options) },
        ],
      }
    : { files: [], unavailable: 'The core has no performance counters, or no Zicntr.' }),
});
