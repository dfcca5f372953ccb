import { beforeAll, describe, expect, it } from 'vitest';
import { PRESETS, checkCore } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { PROTECTION_CASES } from './cases/protection.ts';
import { debuggedCore, wrong } from './shows.ts';

describe.each(['micro', 'standard'] as const)('a debugger of the %s core with protected memory', (preset) => {
  const auxiliary = { ...PRESETS[preset].auxiliary, pmpEntries: 2 };
  const core = debuggedCore(preset, { auxiliary });
  let simulator: Simulator;
  beforeAll(async () => {
    expect(checkCore(core)).toEqual([]);
    simulator = await buildSimulator(core, { simulator: 'icarus' });
  });

  it.each(PROTECTION_CASES)('sees what the specification says: $name', async (each) => {
    expect(await wrong(core, simulator, each)).toBeUndefined();
  });
});
