import { generate } from '@netloom/soc';
import { expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { treeDesign } from '../clockTrees.ts';
import { testLibrary } from '../fixtures.ts';

/** Registers are plain memory here, whose status bits the program sets as the unit would. */
const PROGRAM = `#include <stdio.h>
#include "top_clocks.h"
#define NEVER 3u
int main(void) {
  top_clocks_regs_t unit = {0};
  unit.CLOCK_SLOW = TOP_CLOCKS_CLOCK_SLOW_RESET;
  unit.CLOCK_GATED = TOP_CLOCKS_CLOCK_GATED_RESET;
  printf("%lu %lu\\n", (unsigned long)top_clock_xtal_rate(&unit), (unsigned long)top_clock_clk_rate(&unit));
  unit.CLOCK_CLK = 1u << 8;
  printf("%lu ", (unsigned long)top_clock_clk_rate(&unit));
  printf("%d%d ", top_clock_clk_select(&unit, TOP_CLOCK_CLK_FROM_XTAL, NEVER), top_clock_clk_select(&unit, 2u, NEVER));
  printf("%d ", top_clock_clk_select(&unit, TOP_CLOCK_CLK_FROM_AUX, NEVER));
  printf("%08lx ", (unsigned long)unit.CLOCK_CLK);
  unit.CLOCK_CLK = NETLOOM_FIELD_SET(TOP_CLOCKS_CLOCK_CLK_ACTIVE_MASK, unit.CLOCK_CLK, 2u);
  printf("%lu\\n", (unsigned long)top_clock_clk_rate(&unit));
  printf("%lu %lu ", (unsigned long)top_clock_slow_rate(&unit), (unsigned long)top_clock_third_rate(&unit));
  printf("%d%d%d ", top_clock_slow_divide(&unit, 1u), top_clock_slow_divide(&unit, 65u), top_clock_slow_divide(&unit, 7u));
  printf("%lu\\n", (unsigned long)top_clock_slow_rate(&unit));
  printf("%lu %d ", (unsigned long)top_clock_gated_rate(&unit), top_clock_gated_enable(&unit, true, NEVER));
  unit.CLOCK_GATED |= TOP_CLOCKS_CLOCK_GATED_RUNNING_MASK;
  printf("%lu %d ", (unsigned long)top_clock_gated_rate(&unit), top_clock_gated_enable(&unit, true, NEVER));
  printf("%d ", top_clock_gated_enable(&unit, false, NEVER));
  printf("%08lx\\n", (unsigned long)unit.CLOCK_GATED);
  top_clock_clk_stopped(&unit, 2u);
  top_reset_slow_n_assert(&unit, true);
  printf("%08lx %lx\\n", (unsigned long)unit.CLOCK_CLK, (unsigned long)unit.RESET_SLOW_N);
  return 0;
}
`;

it('tells rates and sets registers as they are described, as C and as C++', async () => {
  const headers = generate(treeDesign(), testLibrary()).files.filter(({ path }) =>
    /clocks(_regs)?\.h$/.test(path),
  );
  expect(headers).toHaveLength(2);
  const strict = ['-Wall', '-Wextra', '-Wpedantic', '-Werror'];
  const { steps } = await prove({
    files: {
      ...Object.fromEntries(headers.map(({ path, text }) => [path.replace(/.*\//, ''), text])),
      'main.c': PROGRAM,
      'all.cpp': '#include "top_clocks.h"\n',
    },
    steps: [
      ['gcc', '-std=c99', ...strict, '-o', 'main', 'main.c'],
      ['g++', '-std=c++11', ...strict, '-c', 'all.cpp'],
      ['./main'],
    ],
  });
  // 40 MHz and 10 MHz come in; 40/5, 40/3 and 40/7 MHz, to the nearest Hz.
  expect(steps[2]!.stdout.trim().split('\n')).toEqual([
    '40000000 0',
    '40000000 10 0 00000101 10000000',
    '8000000 13333333 001 5714286',
    '0 0 10000000 1 0 00000100',
    '00020201 1',
  ]);
});
