import { beforeAll, describe, expect, it } from 'vitest';
import { checkCore } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { GROUP_CASES } from './cases/groups.ts';
import { debuggedWith, wrong } from './shows.ts';

describe('a debugger of a core in halt and resume groups', () => {
  const core = debuggedWith('micro', { version: '1.0', externalTriggers: 2 });
  let simulator: Simulator;
  beforeAll(async () => {
    expect(checkCore(core)).toEqual([]);
    simulator = await buildSimulator(core, { simulator: 'icarus' });
  });

  it.each(GROUP_CASES)('sees what the specification says: $name', async (each) => {
    expect(await wrong(core, simulator, each)).toBeUndefined();
  });
});
