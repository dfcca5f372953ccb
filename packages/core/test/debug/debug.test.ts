import { beforeAll, describe, expect, it } from 'vitest';
import { checkCore } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { DEBUG_CASES } from './cases/index.ts';
import { debuggedCore, wrong } from './shows.ts';

describe.each(['micro', 'standard'] as const)('a debugger of the %s core', (preset) => {
  const core = debuggedCore(preset);
  let simulator: Simulator;
  beforeAll(async () => {
    expect(checkCore(core)).toEqual([]);
    simulator = await buildSimulator(core, { simulator: 'icarus' });
  });

  it.each(DEBUG_CASES)('sees what the specification says: $name', async (each) => {
    expect(await wrong(core, simulator, each)).toBeUndefined();
  });
});
