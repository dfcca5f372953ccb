import type { Suite } from '../../suite.ts';
import { directedTest } from '../directed.ts';
import { KERNELS } from './kernels.ts';

/** Programs whose cycles a report tells, on memory without wait states. */
export const benchmarks: Suite = {
  id: 'benchmarks',
  missing: () => undefined,
  tests: (options) =>
    KERNELS.map(({ name, about, write }) =>
      directedTest(options, { suite: 'benchmarks', name: `bench-${name}`, about }, write),
    ),
};
