import { afterAll, describe, expect, it } from 'vitest';
import { PRESETS, libraryFiles, pieceFiles } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { build, removeFolders, runOnModel } from './build.ts';

afterAll(removeFolders);

const { micro, standard } = PRESETS;
const protectedCore = (
  core: CoreOptions,
  base: Partial<CoreOptions['base']>,
  auxiliary: Partial<CoreOptions['auxiliary']>,
): CoreOptions => ({
  ...core,
  base: { ...core.base, userMode: true, ...base },
  auxiliary: { ...core.auxiliary, pmpEntries: 4, ...auxiliary },
});

const CORES: readonly [string, CoreOptions][] = [
  ['four entries', protectedCore(micro, {}, {})],
  [
    'without C, with regions of 64 bytes',
    protectedCore(standard, { compressed: false }, { pmpGranularity: 64 }),
  ],
  ['rv32e', protectedCore(micro, { isa: 'rv32e', multiply: 'none' }, { pmpEntries: 16, smepmp: true })],
];

function run(options: CoreOptions, ...program: { path: string; text: string }[]) {
  const { folder, said } = build(options, [...libraryFiles(options), ...program]);
  expect(said).toBe('');
  return runOnModel(options, folder);
}

describe.each(CORES)('protection on a core with %s', (_, options) => {
  it('keeps code, stack and others’ memory, and lets functions run in user mode', () => {
    const { output, end } = run(options, ...pieceFiles('protected', options));
    expect(output.trim().split('\n')).toEqual([
      'add_up: 5',
      'pry: cause 5 at secret+0',
      'code cannot be written',
      'store fault in the guard under the stack',
    ]);
    expect(end).toMatchObject({ cause: 'tohost', exitCode: 0 });
  });

  it('refuses regions that cannot be, locked entries, and what would lock the trap handler out', () => {
    const { output } = run(options, { path: 'main.c', text: REFUSALS });
    expect(output.trim()).toBe('0000 0 0 1 0 1 0');
  });

  it('a trap within a handler comes back to the handler', () => {
    const { output } = run(options, { path: 'main.c', text: NESTED });
    expect(output.trim()).toBe('6 1');
  });
});

/** Sizes and bases that no rule has; all of memory locked, by a region and by a range; then a lock, and after it. */
const REFUSALS = `
#include <stdio.h>
#include "pmp.h"
int main(void)
{
  printf("%d%d%d%d ", pmp_region(0, 0x1000, 96, 1), pmp_region(0, 0x1002, 64, 1), pmp_region(0, 0x1040, 128, 1),
         pmp_region(PMP_ENTRIES, 0x1000, 64, 1));
  printf("%d ", pmp_region(0, 0x80000000, 0x80000000, PMP_READ | PMP_LOCK));
  printf("%d ", pmp_range(1, 0x40000000, 0xc0000000, PMP_READ | PMP_LOCK));
  printf("%d ", pmp_region(0, 0x40000000, 0x1000, PMP_READ | PMP_LOCK));
  printf("%d ", pmp_region(0, 0x40000000, 0x2000, PMP_READ));
  printf("%d ", pmp_range(2, 0x40000000, 0x40001000, PMP_READ | PMP_LOCK));
  printf("%d\\n", pmp_off(2));
  return 0;
}
`;

/** The handler of an ecall has a breakpoint in it, whose own handler skips it. */
const NESTED = `
#include <stdio.h>
#include "csr.h"
#include "trap.h"
static bool skip(struct trap_frame *frame, uint32_t value)
{
  (void)value;
  frame->pc += (*(uint16_t *)frame->pc & 3) == 3 ? 4 : 2;
  return true;
}
static volatile int sum;
static bool nested(struct trap_frame *frame, uint32_t value)
{
  volatile int kept[4] = {1, 2, 3, 0};
  __asm__ volatile("ebreak" : : : "memory");
  sum = kept[0] + kept[1] + kept[2];
  return skip(frame, value);
}
int main(void)
{
  uint32_t stack = csr_read(mscratch);
  netloom_exception_register(EXCEPTION_BREAKPOINT, skip);
  netloom_exception_register(EXCEPTION_MACHINE_CALL, nested);
  __asm__ volatile("ecall" : : : "memory");
  printf("%d %d\\n", sum, csr_read(mscratch) == stack);
  return 0;
}
`;
