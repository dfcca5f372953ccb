import { beforeAll, describe, expect, it } from 'vitest';
import { checkCore } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { ZCMP_CASES } from './cases/zcmp.ts';
import { debuggedZcmp, wrong } from './shows.ts';

describe.each(['micro', 'standard'] as const)('a debugger of the %s core with Zcmp', (preset) => {
  const core = debuggedZcmp(preset);
  let simulator: Simulator;
  beforeAll(async () => {
    expect(checkCore(core)).toEqual([]);
    simulator = await buildSimulator(core, { simulator: 'icarus' });
  });

  it.each(ZCMP_CASES)('sees what the specification says: $name', async (each) => {
    expect(await wrong(core, simulator, each)).toBeUndefined();
  });
});
