import { PRESETS } from '@netloom/core';
import { buildSimulator, runLockstep, stress } from '@netloom/core/node';
import { randomProgram } from '@netloom/core/program';
import { expect, it } from 'vitest';
import { withTrace } from '../../../core/test/lockstep/withTrace.ts';
import { LIBRARY, withInstructions } from '../../src/index.ts';
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
