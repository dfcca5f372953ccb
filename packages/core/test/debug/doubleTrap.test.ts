import { beforeAll, describe, expect, it } from 'vitest';
import { PRESETS, checkCore } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { CRITICAL_CASES, ERROR_TRIGGER_CASES } from './cases/doubleTrap.ts';
import { debuggedCore, wrong } from './shows.ts';

const safety = { ...PRESETS.micro.safety, doubleTrap: true };

describe.each([
  ['micro', '0.13', CRITICAL_CASES],
  ['micro', '1.0', [...CRITICAL_CASES, ...ERROR_TRIGGER_CASES]],
  ['standard', '1.0', [...CRITICAL_CASES, ...ERROR_TRIGGER_CASES]],
] as const)('a debugger of the %s core with double traps, Debug %s', (preset, version, cases) => {
  const plain = debuggedCore(preset, { safety });
  const core = { ...plain, debug: { ...plain.debug, version } };
  let simulator: Simulator;
  beforeAll(async () => {
    expect(checkCore(core)).toEqual([]);
    simulator = await buildSimulator(core, { simulator: 'icarus' });
  });

  it.each(cases)('sees what the specification says: $name', async (each) => {
    expect(await wrong(core, simulator, each)).toBeUndefined();
  });
});
