import { PRESETS, checkCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { atMost } from '../row.ts';
import type { Row } from '../row.ts';
import { gatesOfCore } from './measureConfiguration.ts';

const ENTRIES = 16;
const BAR = 10;

/** With user mode, which there is to protect from, and so many entries. */
function withEntries({ base, auxiliary, ...rest }: CoreOptions, pmpEntries: number): CoreOptions {
  const options = { ...rest, base: { ...base, userMode: true }, auxiliary: { ...auxiliary, pmpEntries } };
  const [problem] = checkCore(options);
  if (problem) throw new Error(problem.message);
  return options;
}

/** What memory protection takes of the clock on osu018. */
export async function measureProtection(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const preset of ['micro', 'standard'] as const) {
    const plain = await gatesOfCore(withEntries(PRESETS[preset], 0));
    const guarded = await gatesOfCore(withEntries(PRESETS[preset], ENTRIES));
    if (!plain?.megahertz || !guarded?.megahertz) throw new Error(`the clock of ${preset} is not known`);
    const taken = 100 * (1 - guarded.megahertz / plain.megahertz);
    const note = `osu018, with user mode: ${guarded.megahertz.toFixed(1)} MHz against ${plain.megahertz.toFixed(1)} MHz, ${guarded.kiloGates.toFixed(1)} kGE against ${plain.kiloGates.toFixed(1)} kGE`;
    rows.push(
      atMost('core', `${preset}: clock that ${ENTRIES} protected regions take`, taken, BAR, '%', note),
    );
  }
  return rows;
}
