import type { CoreOptions } from '../options/coreOptions.ts';
import { CONFIGURATIONS } from './configurations.ts';
import { keyOf, sameAddresses } from './differences.ts';
import type { Measurement } from './measurement.ts';
import { MEASURED } from './table.ts';

/** A core on an iCE40 HX8K. */
export interface Ice40 {
  cells: NonNullable<Measurement['cells']>;
  /** Whether it fits; null where nobody has tried, or no routing was found. */
  fits: boolean | null;
  /** Highest clock as routed, where it fits. */
  megahertz: number | null;
}

/** Logic cells of the device (Lattice FPGA-DS-02029), each with one LUT4. */
const LOGIC_CELLS = 7680;

/** By what the cells are, where nobody has placed them. */
const fitsBy = ({ luts }: Ice40['cells']): boolean | null => (luts > LOGIC_CELLS ? false : null);

/** What the table of measured configurations says of these very options; other addresses map to other cells. */
export function ice40Of(options: CoreOptions): Ice40 | null {
  const key = keyOf(options);
  for (const [name, { cells, fmaxIce40 }] of Object.entries(MEASURED)) {
    const known = CONFIGURATIONS[name];
    if (cells === null || !known || keyOf(known) !== key || !sameAddresses(known, options)) continue;
    return { cells, fits: fmaxIce40 === null ? fitsBy(cells) : true, megahertz: fmaxIce40 };
  }
  return null;
}
