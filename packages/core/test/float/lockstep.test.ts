import { expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, runLockstep, stress } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { withTrace } from '../lockstep/withTrace.ts';

const floating = (preset: CoreOptions): CoreOptions =>
  withTrace({ ...preset, base: { ...preset.base, zfinx: true } });

it.each(['micro', 'standard'] as const)(
  'the %s core does floating point as the model does, with interrupts between',
  async (preset) => {
    const options = floating(PRESETS[preset]);
    const simulator = await buildSimulator(options, { simulator: 'verilator' });
    for (const seed of [1, 2, 3]) {
      const program = randomProgram(options, { seed, blocks: 300, rounds: 1 });
      const { run, mismatch, compared } = await runLockstep(options, simulator, program, {
        ...stress(options, seed),
        interrupts: 10,
      });
      expect(mismatch).toBeUndefined();
      expect(run).toMatchObject({ cause: 'tohost', value: 1 });
      expect(compared).toBeGreaterThan(1500);
    }
  },
  120_000,
);
