import { afterAll, describe, expect, it } from 'vitest';
import { PRESETS, libraryFiles } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { build, removeFolders, runOnModel } from './build.ts';

afterAll(removeFolders);

const telling = (core: CoreOptions, auxiliary: Partial<CoreOptions['auxiliary']> = {}): CoreOptions => ({
  ...core,
  base: { ...core.base, resetVector: '0x80000000', userMode: auxiliary.pmpEntries !== undefined },
  auxiliary: { ...core.auxiliary, ...auxiliary },
  safety: { ...core.safety, doubleTrap: true },
});
const { micro, standard } = PRESETS;
const plain = telling(micro);
const withNmi = telling(standard, { nmi: { base: '0x80000020' } });
const guarded = telling(micro, { pmpEntries: 4 });
const guardedClic = telling(standard, { pmpEntries: 4, clic: { base: '0x02010000' } });

function run(options: CoreOptions, text: string) {
  const { folder, said } = build(options, [...libraryFiles(options), { path: 'main.c', text }]);
  expect(said).toBe('');
  return runOnModel(options, folder);
}

const HEAD = String.raw`
#include <stdio.h>
#include "csr.h"
#include "trap.h"
static volatile int count;
static bool pass(struct trap_frame *frame, uint32_t value)
{
  (void)value;
  frame->pc += 4;
  count++;
  return true;
}
#define CALL() __asm__ volatile("ecall" : : : "memory")
`;

const SERVED = `${HEAD}
int main(void)
{
  netloom_exception_register(EXCEPTION_MACHINE_CALL, pass);
  CALL();
  CALL();
  printf("%d %x\\n", count, (unsigned)csr_read(0x310));
  return 0;
}
`;

/** A handler that raises an exception itself: of another kind, which is served where handlers may be trapped. */
const IN_HANDLER = `${HEAD}
static bool fails(struct trap_frame *frame, uint32_t value)
{
  __asm__ volatile(".option push\\n.option norvc\\nebreak\\n.option pop" : : : "memory");
  return pass(frame, value);
}
int main(void)
{
  netloom_exception_register(EXCEPTION_MACHINE_CALL, fails);
  netloom_exception_register(EXCEPTION_BREAKPOINT, pass);
  CALL();
  printf("%d\\n", count);
  return 0;
}
`;

describe.each([
  ['alone', plain],
  ['beside a non-maskable interrupt', withNmi],
  ['with protected memory', guarded],
  ['with protected memory and a CLIC', guardedClic],
] as const)('double traps %s', (_, options) => {
  it('are told only where no trap is served', () => {
    const { output, end } = run(options, SERVED);
    expect(output.trim()).toBe('2 0');
    expect(end).toMatchObject({ cause: 'tohost', exitCode: 0 });
  });
});

describe('an exception of a handler', () => {
  it('stops the core', () => {
    expect(run(plain, IN_HANDLER).end).toMatchObject({ cause: 'halted', trap: { cause: 3 } });
  });

  it('goes to the handler of the non-maskable interrupt, which ends the program', () => {
    const { end } = run(withNmi, IN_HANDLER);
    expect(end).toMatchObject({ cause: 'tohost', exitCode: 192 + 3 });
  });

  it('is served where the frame holds all that it changes', () => {
    for (const options of [guarded, guardedClic]) {
      const { output, end } = run(options, IN_HANDLER);
      expect(output.trim()).toBe('2');
      expect(end).toMatchObject({ cause: 'tohost', exitCode: 0 });
    }
  });
});
