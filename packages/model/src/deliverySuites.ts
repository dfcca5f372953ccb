import { z } from 'zod';

/** Parts of a core's delivery tests, which are chosen, run and judged each for itself. */
export const SuiteId = z.enum([
  'instructions',
  'compressed',
  'atomics',
  'memory',
  'csr',
  'exceptions',
  'interrupts',
  'privilege',
  'protection',
  'caches',
  'custom',
  'debug',
  'reset',
  'random',
  'benchmarks',
  'others',
]);
export type SuiteId = z.infer<typeof SuiteId>;

export const SUITE_IDS = SuiteId.options;
