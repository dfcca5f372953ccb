import type { StepAdapter } from '../../stepAdapter.ts';
import { readBoot } from './readBoot.ts';
import { readGcc } from './readGcc.ts';

export const adapters: Readonly<Record<string, StepAdapter>> = {
  gcc: { read: readGcc },
  boot: {
    read: readBoot,
    takesInput: true,
    speaks: {
      passed: () => ({ code: 'firmware-ended' }),
      silence: 'the firmware did not end by itself',
    },
  },
};
