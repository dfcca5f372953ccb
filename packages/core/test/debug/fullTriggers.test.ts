import { beforeAll, describe, expect, it } from 'vitest';
import { PRESETS, checkCore } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { FULL_TRIGGER_CASES } from './cases/fullTriggers.ts';
import { debuggedCore, wrong } from './shows.ts';

const debug: CoreOptions['debug'] = {
  ...PRESETS.micro.debug,
  transport: 'apb',
  triggers: 2,
  triggerKind: 'full',
};

/** With the seed of a bus that waits at random, or none. */
describe.each([
  ['micro', undefined],
  ['standard', undefined],
  ['standard', 1],
] as const)('a debugger of the %s core with full triggers, waits of seed %s', (preset, waits) => {
  const core = debuggedCore(preset, { debug });
  let simulator: Simulator;
  beforeAll(async () => {
    expect(checkCore(core)).toEqual([]);
    simulator = await buildSimulator(core, { simulator: 'icarus' });
  });

  it.each(FULL_TRIGGER_CASES)('sees what the specification says: $name', async (each) => {
    expect(await wrong(core, simulator, each, waits)).toBeUndefined();
  });
});
