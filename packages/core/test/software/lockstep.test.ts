import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PRESETS, libraryFiles, pieceFiles, readElf, softwareFor } from '../../src/index.ts';
import type { CoreFile, CoreOptions } from '../../src/index.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import { build, removeFolders } from './build.ts';

afterAll(removeFolders);

const { micro } = PRESETS;
const PAIR: CoreOptions = {
  ...micro,
  base: { ...micro.base, resetVector: '0x80000000' },
  auxiliary: { ...micro.auxiliary, nmi: { base: '0x80000020' } },
  safety: { ...micro.safety, lockstep: true, lockstepDelay: 2 },
};

/** Tries the comparison, then injects a difference of the instruction bus as if the copies had parted. */
const PROGRAM = String.raw`
#include <stdio.h>
#include "console.h"
#include "lockstep.h"
static int context;
static void parted(uint32_t where, const struct nmi_frame *frame, void *given)
{
  lockstep_inject(0);
  printf("parted %u %d %d\n", (unsigned)where, frame->pc >= 0x80000000u, given == &context);
  exit(3);
}
static void other(const struct nmi_frame *frame, void *given)
{
  (void)frame;
  *(volatile uint32_t *)0xf000000cu = 8;
  printf("other %d\n", given == &context);
}
int main(void)
{
  bool sound = lockstep_test();
  printf("test %d\n", sound);
  lockstep_register(parted, other, &context);
  *(volatile uint32_t *)0xf0000010u = 8;
  lockstep_inject(0x80000000u | (LOCKSTEP_BITS - 1));
  for (;;) ;
}
`;

async function run(program: CoreFile[]) {
  const { folder, said } = build(PAIR, [...libraryFiles(PAIR), ...program]);
  expect(said).toBe('');
  const elf = readElf(readFileSync(join(folder, 'program.elf')));
  const simulator = await buildSimulator(PAIR, { simulator: 'verilator' });
  let printed = '';
  const tohost = elf.symbols.get('tohost')!;
  const output = (text: string) => (printed += text);
  const image = { entry: elf.entry, pieces: elf.segments };
  const { cause, value } = await runProgram(PAIR, simulator, image, { tohost, cycles: 200_000, output });
  return { printed: printed.replaceAll('\r', '').split('\nEND')[0], cause, code: value >>> 1 };
}

it('the comparison is tried bit by bit, and its error is served', async () => {
  const { printed, cause, code } = await run([{ path: 'main.c', text: PROGRAM }]);
  expect(printed).toContain('test 1\nother 1\nparted 1 1 1');
  expect({ cause, code }).toEqual({ cause: 'tohost', code: 3 });
});

// The bus of the instructions has 37 bits of a manager, that of the data 111, and `sleeping` is one.
it('the example tries each bit, has the copies part and says in what', async () => {
  const { printed, cause, code } = await run(pieceFiles('parted', PAIR));
  expect(printed).toContain(
    'each of 149 bits that are compared was tried, and told once\nthe copies have parted in: the bus of the instructions',
  );
  expect({ cause, code }).toEqual({ cause: 'tohost', code: 0 });
});

it('is left out, with the reason, without a pair or the interrupt', () => {
  const reason = (options: CoreOptions) =>
    softwareFor(options).find(({ id }) => id === 'lockstep')!.unavailable;
  expect(reason(PAIR)).toBeUndefined();
  expect(reason(micro)).toMatch(/no second copy/);
  expect(reason({ ...PAIR, auxiliary: { ...PAIR.auxiliary, nmi: null } })).toMatch(/non-maskable/);
});
