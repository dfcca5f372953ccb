import { silent, type StepAdapter } from '../../stepAdapter.ts';
import { readIcarus } from './icarus/readIcarus.ts';
import { readSimulation } from './readSimulation.ts';

export const adapters: Readonly<Record<string, StepAdapter>> = {
  icarus: { read: readIcarus },
  simulation: {
    read: readSimulation,
    takesInput: true,
    speaks: {
      passed: (said) => ({ code: 'bench-said', said: said.trim() }),
      silence: 'the bench said neither that it passed nor that it failed',
    },
  },
  coverage: silent,
};
