import { expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { modelTrace } from '../lockstep/modelTrace.ts';

const { micro } = PRESETS;
const core = { ...micro, auxiliary: { ...micro.auxiliary, clic: { base: '0x02010000' } } };
const SEEDS = 30;
/** csrrw of mtvec (0x305). */
const writesVector = (instruction: number) => (instruction & 0xfff0_707f) === 0x3050_1073;

/** What a program leaves in mtvec.mode before its body begins. */
function modeOf(seed: number): number | undefined {
  const program = randomProgram(core, { seed, blocks: 1, rounds: 1 });
  const registers = new Map<number, number>();
  let mode: number | undefined;
  for (const { instruction, rd, rdValue } of modelTrace(core, program, 200)) {
    if (writesVector(instruction)) mode = registers.get((instruction >>> 15) & 31)! & 3;
    registers.set(rd, rdValue);
  }
  return mode;
}

it('two of three random programs for a core with a CLIC have their interrupts by it', () => {
  const modes = Array.from({ length: SEEDS }, (_, seed) => modeOf(seed));
  expect(modes).not.toContain(undefined);
  const byClic = modes.filter((mode) => mode === 3).length;
  expect(byClic).toBeGreaterThan(SEEDS / 2);
  expect(byClic).toBeLessThan(SEEDS);
});
