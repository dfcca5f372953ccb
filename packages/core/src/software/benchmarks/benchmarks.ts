import { code } from '../code.ts';
import type { DescribePiece } from '../piece.ts';
import { kernels } from './kernels.ts';
import { BENCHMARKS } from './list.ts';

const ROWS = BENCHMARKS.map(({ name, expected }) => `{"${name}", benchmark_${name}, ${expected}},`).join(
  '\n',
);

const header = code`
  /* Small benchmarks: each answers a number by which it is checked. */
  #ifndef BENCHMARK_H
  #define BENCHMARK_H

  #include <stdint.h>

  uint32_t benchmark_sort(void);
  uint32_t benchmark_matrix(void);
  uint32_t benchmark_crc(void);
  uint32_t benchmark_sieve(void);
  uint32_t benchmark_string(void);

  #endif
`;

const source = code`
  #include "benchmark.h"

  #include "delay.h"
  #include "stdio.h"

  static const struct {
    const char *name;
    uint32_t (*run)(void);
    uint32_t expected;
  } benchmarks[] = {
      ${ROWS}
  };

  /* Runs all of them and prints their cycles; answers how many gave a wrong number. */
  int main(void)
  {
    int wrong = 0;

    for (unsigned index = 0; index < sizeof benchmarks / sizeof benchmarks[0]; index++) {
      uint64_t start = netloom_cycles();
      uint32_t result = benchmarks[index].run();
      uint64_t cycles = netloom_cycles() - start;

      printf("%-8s %10llu cycles", benchmarks[index].name, (unsigned long long)cycles);
      if (result == benchmarks[index].expected) {
        puts("");
      } else {
        printf("  WRONG: 0x%08x, expected 0x%08x\n", (unsigned)result, (unsigned)benchmarks[index].expected);
        wrong++;
      }
    }
    puts(wrong == 0 ? "PASS" : "FAIL");
    return wrong;
  }
`;

export const benchmarks: DescribePiece = () => ({
  id: 'benchmarks',
  title: 'Benchmarks',
  summary: 'Sorting, matrices, CRC, primes and strings: each checks its result and prints its cycles.',
  needs: ['startup', 'delay', 'printf', 'string'],
  files: [{ path: 'benchmark.h', text: header }, { path: 'benchmarks.c', text: source }, ...kernels],
});
