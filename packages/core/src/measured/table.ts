// Written by bench/core/refreshMeasured.ts.
import type { Measurement } from './measurement.ts';

/** Measurements by the name of the configuration. */
// prettier-ignore
export const MEASURED: Readonly<Record<string, Measurement>> = {
  "nano": {"rtl":"f27a17859019b8a8","kiloGates":9.971,"cells":null,"fmaxIce40":null,"fmaxOsu018":230.4,"coremark":0.9952},
  "micro": {"rtl":"0bfb670f76796ddf","kiloGates":25.2,"cells":null,"fmaxIce40":null,"fmaxOsu018":183.2,"coremark":2.418},
  "standard": {"rtl":"c30be4946b3d4c7c","kiloGates":33.88,"cells":null,"fmaxIce40":null,"fmaxOsu018":192,"coremark":2.695},
  "nano implementation.registerFile=fpga-ram": {"rtl":"997c590691c92d58","kiloGates":null,"cells":{"luts":1476,"flops":335,"rams":4},"fmaxIce40":null,"fmaxOsu018":null,"coremark":0.9952},
};
