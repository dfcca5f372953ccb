import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PRESETS, libraryFiles, pieceFiles, readElf, softwareFor } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import { build, removeFolders } from './build.ts';

afterAll(removeFolders);

const counting = (core: CoreOptions, performanceCounters: number, cycleEvents: boolean): CoreOptions => ({
  ...core,
  base: { ...core.base, resetVector: '0x80000000' },
  auxiliary: { ...core.auxiliary, performanceCounters, cycleEvents },
});

/** The parts of a breakdown add up to the whole; a loop of ten branches takes nine of them. */
const PROGRAM = `
#include "perf.h"
static volatile uint32_t sink;
int main(void)
{
  struct perf_breakdown all;
  uint32_t parts, left = 10;
  perf_start(6, PERF_TAKEN);
  __asm__ volatile("1: addi %0, %0, -1\\nbnez %0, 1b" : "+r"(left));
  perf_stop(6);
  perf_breakdown_start();
  for (volatile unsigned i = 1; i < 9; i++)
    sink += 1000 / i;
  perf_breakdown_stop(&all);
  parts = all.instructions + all.fetch + all.redirect + all.operand + all.memory + all.unit + all.order;
  return (parts != all.cycles) | (all.unit == 0) << 1 | (all.instructions < 40) << 2 | (perf_read(6) != 9) << 3;
}
`;

it.each(['micro', 'standard'] as const)(
  '%s says where its cycles went, in C and at the end of the run',
  async (name) => {
    const core = counting(PRESETS[name], 7, true);
    const { folder, said } = build(core, [...libraryFiles(core), { path: 'main.c', text: PROGRAM }]);
    expect(said).toBe('');
    const elf = readElf(readFileSync(join(folder, 'program.elf')));
    const simulator = await buildSimulator(core, { simulator: 'icarus' });
    const image = { entry: elf.entry, pieces: elf.segments };
    const run = await runProgram(core, simulator, image, {
      tohost: elf.symbols.get('tohost')!,
      cycles: 30_000,
    });
    expect(run).toMatchObject({ cause: 'tohost', value: 1 });
    const { breakdown, cycles, output } = run;
    expect(output).not.toContain('CYCLES');
    const { misled, instructionMisses, dataMisses, ...parts } = breakdown!;
    expect(Object.values(parts).reduce((sum, part) => sum + part)).toBe(cycles);
    expect(misled).toBeGreaterThan(9);
    expect([instructionMisses, dataMisses]).toEqual([0, 0]);
  },
);

it('the example compiles, and is left out where the counters do not say why', () => {
  const core = counting(PRESETS.micro, 6, true);
  expect(build(core, [...libraryFiles(core), ...pieceFiles('breakdown', core)]).said).toBe('');
  const reason = (counters: number, events: boolean) =>
    softwareFor(counting(PRESETS.micro, counters, events)).find(({ id }) => id === 'breakdown')!.unavailable;
  expect(reason(5, true)).toMatch(/six counters/);
  expect(reason(8, false)).toMatch(/six counters/);
});

it('counters without events of cycles come with the library too, and compile', () => {
  const core = counting(PRESETS.micro, 2, false);
  const main = {
    path: 'main.c',
    text: '#include "perf.h"\nint main(void) { perf_start(1, PERF_JUMP); return 0; }\n',
  };
  expect(build(core, [...libraryFiles(core), main]).said).toBe('');
});
