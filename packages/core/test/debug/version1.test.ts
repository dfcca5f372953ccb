import { beforeAll, describe, expect, it } from 'vitest';
import { checkCore } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { VERSION_1_CASES } from './cases/version1.ts';
import { debuggedWith, wrong } from './shows.ts';

describe('a debugger of a core with Debug 1.0', () => {
  const core = debuggedWith('micro', { version: '1.0' });
  let simulator: Simulator;
  beforeAll(async () => {
    expect(checkCore(core)).toEqual([]);
    simulator = await buildSimulator(core, { simulator: 'icarus' });
  });

  it.each(VERSION_1_CASES)('sees what the specification says: $name', async (each) => {
    expect(await wrong(core, simulator, each)).toBeUndefined();
  });
});
