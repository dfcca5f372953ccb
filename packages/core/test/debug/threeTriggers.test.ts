import { beforeAll, describe, expect, it } from 'vitest';
import { checkCore } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { TRIGGERS_AT_ACCESSES_CASES } from './cases/triggersAtAccesses.ts';
import { TRIGGERS_TOGETHER_CASES } from './cases/triggersTogether.ts';
import { debuggedWith, wrong } from './shows.ts';

/** With the seed of a bus that waits at random, or none. */
describe.each([
  ['micro', undefined],
  ['standard', 1],
] as const)('a debugger of the %s core with three full triggers, waits of seed %s', (preset, waits) => {
  const core = debuggedWith(preset, { triggers: 3, triggerKind: 'full' });
  let simulator: Simulator;
  beforeAll(async () => {
    expect(checkCore(core)).toEqual([]);
    simulator = await buildSimulator(core, { simulator: 'icarus' });
  });

  it.each([...TRIGGERS_TOGETHER_CASES, ...TRIGGERS_AT_ACCESSES_CASES])(
    'sees what the specification says: $name',
    async (each) => {
      expect(await wrong(core, simulator, each, waits)).toBeUndefined();
    },
  );
});
