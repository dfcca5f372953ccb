import { expect, test } from 'vitest';
import { measureConfiguration } from '../../../../bench/core/measureConfiguration.ts';
import { CONFIGURATIONS } from '../../src/measured/configurations.ts';
import { MEASURED } from '../../src/measured/table.ts';

/** The same tools give the same netlist; another version of them is told from it by more than a rounding. */
test.each(['nano', 'micro', 'micro implementation.registerFile=latches'])(
  '%s measured again has the area and clock of the table',
  async (name) => {
    const again = await measureConfiguration(CONFIGURATIONS[name]!, ['area'], undefined);
    const { kiloGates, fmaxOsu018 } = MEASURED[name]!;
    expect(again.kiloGates).toBeCloseTo(kiloGates!, 1);
    if (fmaxOsu018 === null) expect(again.fmaxOsu018).toBeNull();
    else expect(again.fmaxOsu018! / fmaxOsu018).toBeCloseTo(1, 2);
  },
  600_000,
);
