import type { CoreOptions } from '../options/coreOptions.ts';

/** A measured or interpolated number; `error` is the leave-one-out error of the interpolation in percent. */
export type Figure = { value: number; measured: boolean; error?: number } | null;

/** `area` in kGE on osu018 (NAND2X1 = 1 GE), `fmax` in MHz on iCE40 HX8K, `coremark` in CoreMark/MHz. */
export interface Estimate {
  area: Figure;
  fmax: Figure;
  coremark: Figure;
}

/** What the table of measured configurations says of options; null where it knows too little. */
export function estimate(_options: CoreOptions): Estimate {
  return { area: null, fmax: null, coremark: null };
}
