import { generate } from '@netloom/soc';
import { expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { countedDesign } from '../clockTrees.ts';
import { testLibrary } from '../fixtures.ts';

/** Registers are plain memory here, whose status bits the program sets as the unit would. */
const PROGRAM = `#include <stdio.h>
#include "top_clocks.h"
#define SHOW(value) printf("%lu ", (unsigned long)(value))
int main(void) {
  top_clocks_regs_t unit = {0};
  unit.CLOCK_SLOW = TOP_CLOCKS_CLOCK_SLOW_RESET;
  unit.ENABLE_PACE = TOP_CLOCKS_ENABLE_PACE_RESET;
  unit.CLOCK_CLK = NETLOOM_FIELD_SET(TOP_CLOCKS_CLOCK_CLK_ACTIVE_MASK, 0u, 1u);
  SHOW(top_enable_tick_rate(&unit)), SHOW(top_enable_beat_rate(&unit)), SHOW(top_enable_pace_rate(&unit));
  SHOW(top_enable_pace_divide(&unit, 10u)), SHOW(top_enable_pace_divide(&unit, 65u));
  SHOW(top_enable_pace_rate(&unit)), puts("");
  unit.MEASURE_CLK = NETLOOM_FIELD_SET(TOP_CLOCKS_MEASURE_CLK_COUNT_MASK, 0u, 399u);
  SHOW(top_clock_clk_measured(&unit)), SHOW(top_clock_clk_failed(&unit));
  top_clock_clk_expect(&unit);
  SHOW(unit.LIMITS_CLK & 0xffffu), SHOW(unit.LIMITS_CLK >> 16), SHOW(unit.FAULT_CLK);
  SHOW(top_clock_clk_failed(&unit));
  top_clock_clk_watch(&unit, true);
  SHOW(unit.MEASURE_CLK >> 31);
  unit.MEASURE_CLK |= TOP_CLOCKS_MEASURE_CLK_LATE_MASK;
  SHOW(top_clock_clk_measured(&unit));
  return 0;
}
`;

it('tells rates of enables and of what is measured, and lets a clock be what the registers say', async () => {
  const headers = generate(countedDesign(), testLibrary()).files.filter(({ path }) =>
    /clocks(_regs)?\.h$/.test(path),
  );
  const strict = ['-Wall', '-Wextra', '-Wpedantic', '-Wno-unused-value', '-Werror'];
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
  // 40 MHz by 40, 8 MHz by 3, 40 MHz by 4 and by 10. 100 periods of 10 MHz: 399 are 39.9 MHz, 400 ± 5 % are expected.
  expect(steps[2]!.stdout.split('\n').map((line) => line.trim())).toEqual([
    '1000000 2666667 10000000 1 0 4000000',
    '39900000 0 379 422 3 1 1 0',
  ]);
});
