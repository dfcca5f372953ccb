// Written by bench/core/refreshMeasured.ts.
import type { Measurement } from './measurement.ts';

/** Measurements by the name of the configuration. */
// prettier-ignore
export const MEASURED: Readonly<Record<string, Measurement>> = {
  "micro": {"rtl":"cf2fdd70c334478e","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":2.475},
};
