import { PRESETS } from '@netloom/core';
import { buildSimulator, runLockstep, stress } from '@netloom/core/node';
import { randomProgram } from '@netloom/core/program';
import { expect, it } from 'vitest';
import { withTrace } from '../../../core/test/lockstep/withTrace.ts';
import { LIBRARY, withInstructions } from '../../src/index.ts';
import { inUserMode } from './inUserMode.ts';
import { disassembler } from '../../src/software/disassemble.ts';

const names = LIBRARY.flatMap(({ instructions }) => Object.keys(instructions));

it.each([
  ['nano', 3],
  ['standard', 1],
] as const)('the %s core with the library does what the model does, seed %i', async (preset, seed) => {
  const options = withInstructions(withTrace(PRESETS[preset]), LIBRARY);
  const simulator = await buildSimulator(options, { simulator: 'icarus' });
  const program = randomProgram(options, { seed, blocks: 120, rounds: 1 });
  const { run, mismatch, compared } = await runLockstep(options, simulator, program, stress(options, seed));
  expect(mismatch).toBeUndefined();
  expect(run).toMatchObject({ cause: 'tohost', value: 1 });
  expect(compared).toBeGreaterThan(400);
});

/** The library with some instructions for machine mode alone. */
const privileged = LIBRARY.map((insn) => ({
  ...insn,
  instructions: Object.fromEntries(
    Object.entries(insn.instructions).map(([name, each], index) => [
      name,
      index % 2 === 0 ? { ...each, privilege: 'machine' as const } : each,
    ]),
  ),
}));

it.each(['micro', 'standard'] as const)(
  'on %s with user mode instructions of machine mode are illegal there, and nothing happens',
  async (preset) => {
    const user = { ...PRESETS[preset], base: { ...PRESETS[preset].base, userMode: true } };
    const options = withInstructions(withTrace(user), privileged);
    const simulator = await buildSimulator(options, { simulator: 'icarus' });
    const { run, mismatch, compared } = await runLockstep(options, simulator, inUserMode(privileged), {
      cycles: 20_000,
    });
    expect(mismatch).toBeUndefined();
    expect(run).toMatchObject({ cause: 'tohost', value: 1 });
    // Five instructions of the handler for each that is refused.
    expect(compared).toBeGreaterThan(150);
  },
);

it('the model refuses in user mode what is of machine mode', () => {
  const insn = privileged.find(({ name }) => name === 'tally')!;
  const options = withInstructions({ ...PRESETS.micro, base: { ...PRESETS.micro.base, userMode: true } }, [
    insn,
  ]);
  const [add] = options.custom!.definitions();
  const hart = { mode: 0, illegal: (word: number) => new Error(`illegal ${word}`) };
  const execute = () => add!.execute(hart as never, { rd: 1, rs1: 0, rs2: 0, word: 7 } as never);
  expect(execute).toThrow('illegal 7');
});

it('random programs have every instruction of the library', () => {
  const options = withInstructions(PRESETS.standard, LIBRARY);
  const text = disassembler(LIBRARY);
  const found = new Set<string>();
  for (let seed = 1; seed <= 10; seed++)
    for (const { bytes } of randomProgram(options, { seed, blocks: 300, rounds: 1 }).pieces)
      for (let at = 0; at + 4 <= bytes.length; at += 2) {
        const word = new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);
        const name = text(word)?.split(' ')[0];
        if (name !== undefined) found.add(name);
      }
  expect([...found].toSorted()).toEqual(names.toSorted());
});
