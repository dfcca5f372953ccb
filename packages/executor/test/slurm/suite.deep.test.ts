import { vi } from 'vitest';
import { testCluster } from './testCluster.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

// The suite of the local executor, word for word, on Slurm.
await testCluster();
await import('../../src/simulation.test.ts');
await import('../../src/limits.test.ts');
await import('../../src/recovery.test.ts');
