import { beforeAll, describe, expect, it } from 'vitest';
import { checkCore } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { AUTHENTICATION_CASES } from './cases/authentication.ts';
import { debuggedWith, wrong } from './shows.ts';

describe('a debugger of a core that lets it in first', () => {
  const core = debuggedWith('micro', { authentication: true });
  let simulator: Simulator;
  beforeAll(async () => {
    expect(checkCore(core)).toEqual([]);
    simulator = await buildSimulator(core, { simulator: 'icarus' });
  });

  it.each(AUTHENTICATION_CASES)('sees what the specification says: $name', async (each) => {
    expect(await wrong(core, simulator, each)).toBeUndefined();
  });
});
