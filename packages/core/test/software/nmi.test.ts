import { afterAll, describe, expect, it } from 'vitest';
import { PRESETS, libraryFiles, pieceFiles, softwareFor } from '../../src/index.ts';
import type { CoreFile, CoreOptions } from '../../src/index.ts';
import { build, removeFolders, runOnModel } from './build.ts';

afterAll(removeFolders);

const { micro, standard } = PRESETS;
const withNmi = (
  core: CoreOptions,
  base: string,
  changes: Partial<CoreOptions['base']> = {},
): CoreOptions => ({
  ...core,
  base: { ...core.base, resetVector: '0x80000000', ...changes },
  auxiliary: { ...core.auxiliary, nmi: { base } },
});
const guarded = (core: CoreOptions): CoreOptions => ({
  ...core,
  base: { ...core.base, userMode: true },
  auxiliary: { ...core.auxiliary, pmpEntries: 4 },
});

const CORES: readonly [string, CoreOptions][] = [
  ['behind the reset vector', withNmi(micro, '0x80000020')],
  ['far behind it', withNmi(standard, '0x80010000', { compressed: false })],
  ['of rv32e', withNmi(micro, '0x80000040', { isa: 'rv32e', multiply: 'none' })],
  ['with memory protection', guarded(withNmi(standard, '0x80000100'))],
];

function run(options: CoreOptions, text: string) {
  return runProgram(options, [{ path: 'main.c', text }]);
}

function runProgram(options: CoreOptions, program: CoreFile[]) {
  const { folder, said } = build(options, [...libraryFiles(options), ...program]);
  expect(said).toBe('');
  return runOnModel(options, folder);
}

const HEAD = String.raw`
#include <stdio.h>
#include "csr.h"
#include "nmi.h"
#include "trap.h"
#define LOWER (*(volatile uint32_t *)0xf000000cu)
#define RAISE (*(volatile uint32_t *)0xf0000010u)
static volatile int count;
static void count_one(const struct nmi_frame *frame, void *context)
{
  LOWER = 8;
  if (frame->pc >= 0x80000000u && context == &count)
    count++;
}
`;

/** In main with interrupts off, and in the handler of an ecall, which then finds its own cause. */
const SERVED = String.raw`${HEAD}
static bool call(struct trap_frame *frame, uint32_t value)
{
  (void)value;
  RAISE = 8;
  count += csr_read(mcause) == 11 ? 100 : 0;
  frame->pc += 4;
  return true;
}
int main(void)
{
  netloom_nmi_register(count_one, (void *)&count);
  netloom_exception_register(EXCEPTION_MACHINE_CALL, call);
  RAISE = 8;
  RAISE = 8;
  __asm__ volatile("ecall" : : : "memory");
  printf("%d\n", count);
  return 0;
}
`;

const UNSERVED = `${HEAD}
int main(void)
{
  (void)count_one;
  RAISE = 8;
  return 0;
}
`;

const FAULTY = `${HEAD}
static void fails(const struct nmi_frame *frame, void *context)
{
  (void)frame;
  (void)context;
  __asm__ volatile("ebreak");
}
int main(void)
{
  (void)count_one;
  netloom_nmi_register(fails, 0);
  RAISE = 8;
  return 0;
}
`;

describe.each(CORES)('the non-maskable interrupt %s', (_, options) => {
  it('is served with interrupts off and in a trap handler, which goes on', () => {
    const { output, end } = run(options, SERVED);
    expect(output.trim()).toBe('103');
    expect(end).toMatchObject({ cause: 'tohost', exitCode: 0 });
  });

  it('comes in the example while interrupts are off, and within a trap handler', () => {
    const { output, end } = runProgram(options, pieceFiles('unmaskable', options));
    expect(output.trim().split('\n')).toEqual([
      'interrupts off: non-maskable 1, software 0',
      'in a trap handler: non-maskable 2, cause still 11',
      'interrupts on: non-maskable 2, software 1',
    ]);
    expect(end).toMatchObject({ cause: 'tohost', exitCode: 0 });
  });
});

it('comes in the example of a core that has no other interrupt, and not where a SoC leads nothing to it', () => {
  const [, withClint] = CORES[0]!;
  const alone = { ...withClint, auxiliary: { ...withClint.auxiliary, clint: null } };
  const { output } = runProgram(alone, pieceFiles('unmaskable', alone));
  expect(output).toBe('interrupts off: non-maskable 1\nin a trap handler: non-maskable 2, cause still 11\n');
  const watchdog = { name: 'watchdog0', ip: 'netloom:ip:watchdog' };
  const memories = [{ name: 'ram', base: 0x8000_0000, size: 0x1_0000, writable: true }];
  const piece = (interrupts?: string) => {
    const soc = { name: 'soc', memories, devices: [{ ...watchdog, interrupts }] };
    return softwareFor(alone, soc).find(({ id }) => id === 'unmaskable')!;
  };
  expect(piece().unavailable).toMatch(/no watchdog/);
  expect(piece('nmi').files).toHaveLength(1);
});

it('ends a program that does not serve it, or whose handler has an exception', () => {
  const [, options] = CORES[0]!;
  expect(run(options, UNSERVED).end).toMatchObject({ cause: 'tohost', exitCode: 126 });
  expect(run(options, FAULTY).end).toMatchObject({ cause: 'tohost', exitCode: 192 + 3 });
});

it('is left out, with the reason, where no program is put', () => {
  const reason = (options: CoreOptions) => softwareFor(options).find(({ id }) => id === 'nmi')!.unavailable;
  expect(reason(micro)).toMatch(/has no non-maskable/);
  expect(reason(withNmi(micro, '0x60000000'))).toMatch(/0x60000000/);
  expect(reason(withNmi(micro, '0x80000000'))).toMatch(/0x80000000/);
});
