import { beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../../../../proof/index.ts';
import { checkCore } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { looseText } from '../looseText.ts';
import { GROUP_CASES } from './cases/groups.ts';
import { HART_GROUP_CASES } from './cases/harts.ts';
import { HART_TRIGGER_CASES } from './cases/hartTriggers.ts';
import { sharedCores } from './sharedCores.ts';
import { TRIGGER_FAULTS } from './sharedFaults.ts';
import { debuggedWith, wrong } from './shows.ts';

const core = debuggedWith('micro', { version: '1.0', externalTriggers: 2 });

/** But for the one of a module that has a single group of each kind. */
const OF_ONE_HART = GROUP_CASES.filter(({ name }) => !name.startsWith('dmcs2 tells'));

describe('a debug module of two harts with external triggers', () => {
  let simulator: Simulator;
  beforeAll(async () => {
    expect(checkCore(core)).toEqual([]);
    simulator = await buildSimulator(core, { simulator: 'icarus', rtl: sharedCores(core) });
  });

  it.each([...OF_ONE_HART, ...HART_GROUP_CASES, ...HART_TRIGGER_CASES])(
    'does what the specification says: $name',
    async (each) => {
      expect(await wrong(core, simulator, each)).toBeUndefined();
    },
  );
});

describe('a fault of its triggers', () => {
  const [module, ...others] = sharedCores(core);

  it.each(sample(TRIGGER_FAULTS, 2))('is seen: $wrong', async ({ find, replace, shown }) => {
    const parts = module!.text.split(looseText(find));
    expect(parts).toHaveLength(2);
    const rtl = [{ ...module!, text: parts.join(replace) }, ...others];
    const simulator = await buildSimulator(core, { simulator: 'icarus', rtl });
    const each = HART_TRIGGER_CASES.find(({ name }) => name === shown)!;
    expect(await wrong(core, simulator, each)).toBeDefined();
  });
});
