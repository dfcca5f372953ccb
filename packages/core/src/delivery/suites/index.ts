import type { Suite } from '../suite.ts';
import { benchmarks } from './benchmarks/benchmarks.ts';
import { atomics } from './atomics.ts';
import { caches } from './caches.ts';
import { compressed } from './compressed.ts';
import { csr } from './csr.ts';
import { custom } from './custom.ts';
import { debug } from './debug.ts';
import { exceptions } from './exceptions.ts';
import { instructions } from './instructions.ts';
import { interrupts } from './interrupts.ts';
import { memory } from './memory.ts';
import { privilege } from './privilege.ts';
import { protection } from './protection.ts';
import { random } from './random.ts';
import { reset } from './reset.ts';

/** Ours, in the order of `SUITE_IDS`. */
export const SUITES: readonly Suite[] = [
  instructions,
  compressed,
  atomics,
  memory,
  csr,
  exceptions,
  interrupts,
  privilege,
  protection,
  caches,
  custom,
  debug,
  reset,
  random,
  benchmarks,
];
