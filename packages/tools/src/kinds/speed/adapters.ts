import type { StepAdapter } from '../../stepAdapter.ts';
import { readGcc } from '../boot/readGcc.ts';
import { readBenchmarks } from './readBenchmarks.ts';

export const adapters: Readonly<Record<string, StepAdapter>> = {
  gcc: { read: readGcc },
  toolchain: { read: () => () => [] },
  benchmarks: {
    read: readBenchmarks,
    speaks: { passed: (said) => ({ code: 'said', said }), silence: 'not every benchmark was timed' },
  },
};
