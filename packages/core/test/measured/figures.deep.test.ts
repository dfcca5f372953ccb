import { expect, test } from 'vitest';
import { measureConfiguration } from '../../../../bench/core/measureConfiguration.ts';
import { CONFIGURATIONS } from '../../src/measured/configurations.ts';
import { MEASURED } from '../../src/measured/table.ts';

/** What names alone change: the tools choose anew among equals where a signal is called otherwise. */
const CHOICE = 0.02;

/** The same tools give the same netlist but for such choices; rows outlive a renaming that was proved to be no more. */
test.each(['nano', 'micro'])(
  '%s measured again has the area and clock of the table',
  async (name) => {
    const again = await measureConfiguration(CONFIGURATIONS[name]!, ['area'], undefined);
    const { kiloGates, fmaxOsu018 } = MEASURED[name]!;
    expect(Math.abs(again.kiloGates! / kiloGates! - 1)).toBeLessThan(CHOICE);
    expect(Math.abs(again.fmaxOsu018! / fmaxOsu018! - 1)).toBeLessThan(0.15);
  },
  600_000,
);
