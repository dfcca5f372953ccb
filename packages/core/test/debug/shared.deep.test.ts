import { beforeAll, describe, expect, it } from 'vitest';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { DEBUG_CASES } from './cases/index.ts';
import { HART_CASES, HART_GROUP_CASES } from './cases/harts.ts';
import { VERSION_1_CASES } from './cases/version1.ts';
import { sharedCores } from './sharedCores.ts';
import { SHARED_FAULTS } from './sharedFaults.ts';
import { debuggedWith, wrong } from './shows.ts';

/** Each hart is two copies in lockstep, whose difference ends the run. */
function paired(): CoreOptions {
  const core = debuggedWith('micro', { version: '1.0' });
  return { ...core, name: 'paired', safety: { ...core.safety, lockstep: true } };
}

describe.each([
  ['micro', '0.13', [...DEBUG_CASES, ...HART_CASES]],
  ['micro', '1.0', VERSION_1_CASES],
  ['standard', '1.0', [...VERSION_1_CASES, ...HART_CASES, ...HART_GROUP_CASES]],
  ['paired', '1.0', [...HART_CASES, ...HART_GROUP_CASES]],
] as const)('a debugger of two harts like %s that share a debug module of %s', (preset, version, cases) => {
  const core = preset === 'paired' ? paired() : debuggedWith(preset, { version });
  let simulator: Simulator;
  beforeAll(async () => {
    simulator = await buildSimulator(core, { simulator: 'icarus', rtl: sharedCores(core) });
  }, 600_000);

  it.each(cases)(
    'sees what it sees of a module of its own: $name',
    async (each) => {
      expect(await wrong(core, simulator, each)).toBeUndefined();
    },
    600_000,
  );
});

describe('a fault of the module', () => {
  const core = debuggedWith('micro', { version: '1.0' });
  const [module, ...others] = sharedCores(core);

  it.each(SHARED_FAULTS)(
    'is seen: $wrong',
    async ({ find, replace, shown }) => {
      const text = module!.text.replace(find, () => replace);
      expect(text).not.toBe(module!.text);
      const rtl = [{ ...module!, text }, ...others];
      const simulator = await buildSimulator(core, { simulator: 'icarus', rtl });
      const each = [...HART_CASES, ...HART_GROUP_CASES].find(({ name }) => name === shown)!;
      expect(await wrong(core, simulator, each)).toBeDefined();
    },
    600_000,
  );
});
