import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PRESETS, libraryFiles, readElf, successionOf } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { TraceReader } from '../../src/lockstep/index.ts';
import type { Retired } from '../../src/lockstep/index.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import { build, removeFolders } from '../software/build.ts';

afterAll(removeFolders);

const RETURN = 0x8067;
const MRET = 0x3020_0073;

const core = (preset: 'micro' | 'standard'): CoreOptions => ({
  ...PRESETS[preset],
  name: `succession_${preset}`,
  base: { ...PRESETS[preset].base, resetVector: '0x80000000' },
  auxiliary: {
    ...PRESETS[preset].auxiliary,
    rvfi: true,
    externalInterrupts: false,
    clint: null,
    clic: { base: '0x02010000' },
    clicInputs: 2,
  },
});

/** Two handlers of one level, each of which lowers its line and works for a while; what they interrupt goes straight on. */
const PROGRAM = `
#include "clic.h"
#include "trap.h"
void first(void *context);
void second(void *context);
_Noreturn void work(void);
__asm__(".text; .option push; .option norvc; .balign 16;"
        "first: lui a5, 0xf0000; li a4, 16; sw a4, 12(a5); .rept 40; nop; .endr; ret; .balign 16;"
        "second: lui a5, 0xf0000; li a4, 32; sw a4, 12(a5); .rept 40; nop; .endr; ret; .balign 16;"
        "work: .rept 60; nop; .endr; j work; .option pop");
int main(void)
{
  clic_init(1);
  clic_register(CLIC_PIN(0), first, 0);
  clic_register(CLIC_PIN(1), second, 0);
  clic_enable(CLIC_PIN(0));
  clic_enable(CLIC_PIN(1));
  netloom_interrupts_enable();
  work();
}
`;

async function recordsOf(options: CoreOptions) {
  const { folder } = build(options, [...libraryFiles(options), { path: 'main.c', text: PROGRAM }]);
  const elf = readElf(readFileSync(join(folder, 'program.elf')));
  const simulator = await buildSimulator(options, { simulator: 'icarus' });
  const reader = new TraceReader();
  const records: Retired[] = [];
  await runProgram(
    options,
    simulator,
    { entry: elf.entry, pieces: elf.segments },
    {
      cycles: 15_000,
      seed: 3,
      interrupts: 5,
      trace: (bytes) => {
        for (const record of reader.read(bytes)) if (record.kind === 'retired') records.push(record);
        return true;
      },
    },
  );
  return { records, starts: ['first', 'second'].map((name) => elf.symbols.get(name)!) };
}

/** From each return of a handler to the next handler: without an mret between, and with one and nothing behind it. */
function successions(records: readonly Retired[], starts: readonly number[]) {
  const found = { chained: [] as number[], apart: [] as number[] };
  let returned: number | undefined;
  let entered = true;
  for (const [index, { pc, cycle, instruction, interrupt }] of records.entries()) {
    const left = records[index - 1]?.instruction === MRET;
    if (left && !interrupt) returned = undefined;
    if (left) entered = false;
    if (starts.includes(pc) && returned !== undefined)
      found[entered ? 'chained' : 'apart'].push(cycle - returned);
    if (starts.includes(pc)) [returned, entered] = [undefined, true];
    if (instruction === RETURN && starts.some((start) => pc > start && pc <= start + 4 * 44))
      returned = cycle;
  }
  return found;
}

const usual = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)];

it.each(['micro', 'standard'] as const)(
  'handlers follow one another on %s in the cycles of the datasheet',
  async (preset) => {
    const options = core(preset);
    const { records, starts } = await recordsOf(options);
    const { chained, apart } = successions(records, starts);
    expect(chained.length).toBeGreaterThan(20);
    expect(apart.length).toBeGreaterThan(5);
    expect({ chained: usual(chained), apart: usual(apart) }).toEqual(successionOf(options));
  },
);

it('is not known of cores that would take other cycles', () => {
  const { micro } = PRESETS;
  expect(successionOf(micro)).toBeUndefined();
  expect(successionOf({ ...core('micro'), memory: { ...micro.memory, prefetchDepth: 1 } })).toBeUndefined();
});
