import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PRESETS, libraryFiles, pieceFiles, readElf, softwareFor } from '../../src/index.ts';
import type { CoreFile, CoreOptions } from '../../src/index.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import { build, removeFolders, runOnModel } from './build.ts';

afterAll(removeFolders);

const { micro, standard } = PRESETS;
const withClic = (
  core: CoreOptions,
  auxiliary: Partial<CoreOptions['auxiliary']> = {},
  base: Partial<CoreOptions['base']> = {},
): CoreOptions => ({
  ...core,
  base: { ...core.base, resetVector: '0x80000000', ...base },
  auxiliary: { ...core.auxiliary, clic: { base: '0x02010000' }, clicVectors: true, ...auxiliary },
});

const SHOWN = ['preempted and chained: (U)2', 'threshold: Um2.', 'by the table: [U]'];
const CORES: readonly [string, CoreOptions, string[]][] = [
  ['two stages', withClic(micro, { clicInputs: 1, clicControlBits: 1 }), SHOWN],
  ['five stages', withClic(standard, { clicInputs: 2, clicControlBits: 8 }), SHOWN],
  ['double traps', { ...withClic(standard), safety: { ...standard.safety, doubleTrap: true } }, SHOWN],
  [
    'rv32e without vectors',
    withClic(micro, { clicVectors: false }, { isa: 'rv32e', multiply: 'none' }),
    SHOWN.slice(0, 2),
  ],
  [
    'protected memory and user mode',
    withClic(standard, { pmpEntries: 4 }, { userMode: true }),
    SHOWN.slice(0, 2),
  ],
];

function built(options: CoreOptions, program: CoreFile[]): string {
  const { folder, said } = build(options, [...libraryFiles(options), ...program]);
  expect(said).toBe('');
  return folder;
}

/** What it prints, beside how many instructions are between handlers that are called one after the other. */
function shown(output: string): string[] {
  const lines = output.trim().split('\n');
  const between = lines.findIndex((line) => line.includes('instructions'));
  const [count] = lines.splice(between, 1);
  // Less than the registers alone that a return and another entry would move.
  expect(Number.parseInt(count!)).toBeLessThan(30);
  return lines;
}

/** Each of the two pipelines runs it too. */
const IN_RTL = 2;

describe.each(CORES)('the example on a core with %s', (_, options, expected) => {
  it('shows preemption, handlers one after the other, the threshold and the table', async () => {
    const folder = built(options, pieceFiles('levels', options));
    const { output, end } = runOnModel(options, folder);
    expect(shown(output)).toEqual(expected);
    expect(end).toMatchObject({ cause: 'tohost', exitCode: 0 });
    if (CORES.findIndex((core) => core[1] === options) >= IN_RTL) return;
    const elf = readElf(readFileSync(join(folder, 'program.elf')));
    const simulator = await buildSimulator(options, { simulator: 'icarus' });
    const image = { entry: elf.entry, pieces: elf.segments };
    const run = await runProgram(options, simulator, image, {
      tohost: elf.symbols.get('tohost')!,
      cycles: 60_000,
    });
    expect(run).toMatchObject({ cause: 'tohost', value: 1 });
    expect(run.output.replaceAll('\r', '')).toContain(output);
  });
});

const OWN = String.raw`
#include <stdio.h>
#include "clic.h"
#include "csr.h"
#include "trap.h"
static volatile unsigned levels[4], count;
static void note(void)
{
  levels[count++ & 3] = csr_read(0xfb1) >> 24;
}
`;

/** A handler has an exception, which is served at its level; afterwards the level is that of before. */
const EXCEPTION = String.raw`${OWN}
static bool called(struct trap_frame *frame, uint32_t value)
{
  (void)value;
  note();
  frame->pc += 4;
  return true;
}
static void handler(void *context)
{
  clic_set_pending((unsigned)(uintptr_t)context, false);
  note();
  __asm__ volatile("ecall" : : : "memory");
  note();
}
int main(void)
{
  clic_init(0);
  netloom_exception_register(EXCEPTION_MACHINE_CALL, called);
  clic_set_trigger(CLIC_PIN(0), CLIC_RISING);
  clic_register(CLIC_PIN(0), handler, (void *)(uintptr_t)CLIC_PIN(0));
  clic_enable(CLIC_PIN(0));
  netloom_interrupts_enable();
  clic_set_pending(CLIC_PIN(0), true);
  while (count < 3)
    ;
  note();
  printf("%u %u %u %u\n", levels[0], levels[1], levels[2], levels[3]);
  __asm__ volatile("ebreak" : : : "memory");
  return 0;
}
`;

/** Drivers that know of mie alone; what nobody serves ends the program. */
const DRIVERS = String.raw`${OWN}
#include "clint.h"
static volatile unsigned ticks;
static void tick(void *context)
{
  (void)context;
  note();
  clint_interrupt_at(++ticks < 3 ? clint_now() + 50 : UINT64_MAX);
}
int main(void)
{
  clic_init(CLIC_CONTROL_BITS);
  netloom_interrupt_register(INTERRUPT_TIMER, tick, 0);
  netloom_interrupts_enable();
  clint_interrupt_at(clint_now() + 50);
  while (ticks < 3)
    netloom_wait_for_interrupt();
  netloom_interrupt_unregister(INTERRUPT_TIMER);
  clint_interrupt_at(0);
  printf("%u %u %d\n", ticks, levels[0], clic_is_pending(INTERRUPT_TIMER));
  clic_set_trigger(CLIC_PIN(1), CLIC_FALLING);
  clic_enable(CLIC_PIN(1));
  clic_set_pending(CLIC_PIN(1), true);
  for (;;)
    ;
}
`;

const REFUSALS = String.raw`${OWN}
static void handler(void *context)
{
  (void)context;
}
int main(void)
{
  printf("%d%d ", clic_init(CLIC_CONTROL_BITS + 1), clic_init(2));
  printf("%d%d%d ", clic_set_trigger(0, CLIC_RISING), clic_set_trigger(CLIC_INTERRUPTS, CLIC_RISING), clic_set_trigger(3, CLIC_RISING));
  printf("%d%d%d%d ", clic_set_level(3, 0, 0), clic_set_level(3, 256, 0), clic_set_level(3, 1, 4), clic_set_level(3, 255, 3));
  printf("%d%d%d ", clic_register(5, handler, 0), clic_register(3, 0, 0), clic_register(3, handler, 0));
  printf("%u %u\n", clic_set_threshold(77), clic_set_threshold(0));
  (void)note;
  return 0;
}
`;

function said(text: string, options = withClic(micro)) {
  return runOnModel(options, built(options, [{ path: 'main.c', text }]));
}

describe('programs with a CLIC', () => {
  it.each([
    ['unguarded', withClic(micro)],
    ['guarded', withClic(micro, { pmpEntries: 4 }, { userMode: true })],
  ])('keep the level of what had an exception, %s', (_, options) => {
    const { output, end } = said(EXCEPTION, options);
    expect(output).toContain('255 255 255 0\n');
    expect(output).toContain('breakpoint that nobody serves: cause 3');
    expect(end).toMatchObject({ cause: 'tohost', exitCode: 128 + 3 });
  });

  it('serve what drivers register as without one', () => {
    const { output, end } = said(DRIVERS);
    expect(output).toBe('3 15 1\n');
    expect(end).toMatchObject({ cause: 'tohost', exitCode: 128 + 17 });
  });

  it('are told what cannot be', () => {
    expect(said(REFUSALS).output).toBe('01 001 0001 001 0 77\n');
  });
});

it('is left out without a CLIC, and its table where the core cannot fetch it', () => {
  const piece = (options: CoreOptions) => softwareFor(options).find(({ id }) => id === 'clic')!;
  expect(piece(micro)).toMatchObject({ files: [], unavailable: expect.stringContaining('no core-local') });
  const texts = (options: CoreOptions) =>
    piece(options)
      .files.map(({ text }) => text)
      .join('');
  expect(texts(withClic(micro))).toContain('clic_vector(');
  const dataMemory = { base: '0x10000000', size: 0x80_0000 };
  const apart = withClic({ ...micro, memory: { ...micro.memory, dataMemory } });
  expect(texts(apart)).not.toContain('clic_vector(');
});
