import { PRESETS } from '@netloom/core';
import { buildSimulator, runLockstep } from '@netloom/core/node';
import { expect, it } from 'vitest';
import { withTrace } from '../../../core/test/lockstep/withTrace.ts';
import { LIBRARY, withInstructions } from '../../src/index.ts';
import { pairs } from './pairs.ts';

const instructions = LIBRARY.reduce((sum, each) => sum + Object.keys(each.instructions).length, 0);

it.each(['nano', 'standard'] as const)(
  'on %s every instruction follows every other at distances 0 to 3, and takes its result',
  async (preset) => {
    const options = withInstructions(withTrace(PRESETS[preset]), LIBRARY);
    const simulator = await buildSimulator(options, { simulator: 'icarus' });
    const { program, count } = pairs(26);
    expect(count).toBe(4 * instructions ** 2);
    const { run, mismatch, compared } = await runLockstep(options, simulator, program, { cycles: 200_000 });
    expect(mismatch).toBeUndefined();
    expect(run).toMatchObject({ cause: 'tohost', value: 1 });
    expect(compared).toBeGreaterThan(3 * count);
  },
);
