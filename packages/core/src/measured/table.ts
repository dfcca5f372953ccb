// Written by bench/core/refreshMeasured.ts.
import type { Measurement } from './measurement.ts';

/** Measurements by the name of the configuration. */
// prettier-ignore
export const MEASURED: Readonly<Record<string, Measurement>> = {
  "nano": {"rtl":"9d5926b581835366","kiloGates":8.23,"cells":{"luts":2002,"flops":673,"rams":0},"fmaxIce40":null,"fmaxOsu018":82.45,"coremark":0.9952},
  "micro": {"rtl":"ad9d2f36533421fd","kiloGates":22.37,"cells":{"luts":5214,"flops":1723,"rams":0},"fmaxIce40":null,"fmaxOsu018":53.62,"coremark":2.475},
  "standard": {"rtl":"c03a16f5245f4bed","kiloGates":31.34,"cells":{"luts":7500,"flops":2262,"rams":0},"fmaxIce40":null,"fmaxOsu018":22.98,"coremark":2.992},
};
