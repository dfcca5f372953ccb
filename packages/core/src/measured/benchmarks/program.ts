import { DEVICE } from '../../bench/memoryMap.ts';
import type { CoreFile } from '../../generate.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { BENCHMARKS } from '../../software/benchmarks/list.ts';
import { code } from '../../software/code.ts';
import { pieceFiles } from '../../software/index.ts';

/** Rounds of a benchmark that are timed, behind one that fills caches and trains predictors. */
export const TIMED_ROUNDS = 4;

const ROWS = BENCHMARKS.map(({ name, expected }) => `{benchmark_${name}, ${expected}u},`).join('\n');

/** The bench tells the cycle of each mark, so that cores without a counter are timed too. */
const main = code`
  #include "benchmark.h"

  #define MARKER (*(volatile uint32_t *)0x${(DEVICE.base + DEVICE.marker).toString(16)}u)

  static const struct {
    uint32_t (*run)(void);
    uint32_t expected;
  } benchmarks[] = {
      ${ROWS}
  };

  /* Marks the begin and the end of the timed rounds; answers the number of the benchmark that gave a wrong number. */
  int main(void)
  {
    for (unsigned index = 0; index < sizeof benchmarks / sizeof benchmarks[0]; index++) {
      uint32_t wrong = benchmarks[index].run() ^ benchmarks[index].expected;

      MARKER = index;
      for (int round = 0; round < ${TIMED_ROUNDS}; round++)
        wrong |= benchmarks[index].run() ^ benchmarks[index].expected;
      MARKER = index;
      if (wrong != 0)
        return (int)index + 1;
    }
    return 0;
  }
`;

/** The benchmarks of the basic software with a main function that has the bench time them. */
export const timedBenchmarks = (options: CoreOptions): CoreFile[] => [
  ...pieceFiles('benchmarks', options).filter(({ path }) => path !== 'benchmarks.c'),
  { path: 'timed.c', text: main },
];
