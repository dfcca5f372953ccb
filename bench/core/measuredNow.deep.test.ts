import { PRESETS } from '@netloom/core';
import { expect, it } from 'vitest';
import { MEASURED } from '../../packages/core/src/measured/table.ts';
import { gatesOfCore } from './measureConfiguration.ts';

/** The table knows by the RTL whether a figure is of today; the way in which it was measured has to be the same too. */
it.each(['nano', 'micro', 'standard'] as const)(
  '%s measures now what the table says of it',
  async (preset) => {
    const { kiloGates, megahertz } = (await gatesOfCore(PRESETS[preset]))!;
    const { kiloGates: area, fmaxOsu018: clock } = MEASURED[preset]!;
    expect([kiloGates.toPrecision(4), megahertz!.toPrecision(4)]).toEqual([
      area!.toPrecision(4),
      clock!.toPrecision(4),
    ]);
  },
);
