import { beforeAll, describe, expect, it } from 'vitest';
import { PRESETS, checkCore } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { NMI_BASE, NMI_CASES } from './cases/nmi.ts';
import { debuggedCore, wrong } from './shows.ts';

describe.each(['micro', 'standard'] as const)(
  'a debugger of the %s core with a non-maskable interrupt',
  (preset) => {
    const nmi = { base: `0x${NMI_BASE.toString(16)}` };
    const core = debuggedCore(preset, { auxiliary: { ...PRESETS[preset].auxiliary, nmi, rvfi: true } });
    let simulator: Simulator;
    beforeAll(async () => {
      expect(checkCore(core)).toEqual([]);
      simulator = await buildSimulator(core, { simulator: 'icarus' });
    });

    it.each(NMI_CASES)('sees what the specification says: $name', async (each) => {
      expect(await wrong(core, simulator, each)).toBeUndefined();
    });
  },
);
