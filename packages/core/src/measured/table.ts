// Written by bench/core/refreshMeasured.ts.
import type { Measurement } from './measurement.ts';

/** Measurements by the name of the configuration. */
// prettier-ignore
export const MEASURED: Readonly<Record<string, Measurement>> = {
  "nano": {"rtl":"9d5926b581835366","kiloGates":8.23,"cells":{"luts":2002,"flops":673,"rams":0},"fmaxIce40":null,"fmaxOsu018":82.45,"coremark":0.9952},
  "micro": {"rtl":"ad9d2f36533421fd","kiloGates":22.37,"cells":{"luts":5214,"flops":1723,"rams":0},"fmaxIce40":null,"fmaxOsu018":53.62,"coremark":2.475},
  "standard": {"rtl":"c03a16f5245f4bed","kiloGates":31.34,"cells":{"luts":7500,"flops":2262,"rams":0},"fmaxIce40":null,"fmaxOsu018":22.98,"coremark":2.992},
  "micro rv32e": {"rtl":"071f1e3be5dff0ff","kiloGates":18.03,"cells":{"luts":4476,"flops":1211,"rams":0},"fmaxIce40":null,"fmaxOsu018":55.8,"coremark":2.301},
  "micro without M": {"rtl":"c16637ffbe0d610d","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":1.065},
  "micro iterative": {"rtl":"ad6d6beef1a6d7bd","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":1.419},
  "micro without C": {"rtl":"0c6becda19995e10","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":2.529},
  "micro without CSRs": {"rtl":"09f15e5524ff4c91","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":2.475},
  "micro Zba": {"rtl":"1ce7e13f4a7dfa88","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":2.487},
  "micro Zbb": {"rtl":"46d055082e55ea7d","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":2.514},
  "micro prefetch 4": {"rtl":"11dc2b3ed4127f53","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":2.475},
  "micro without target adder": {"rtl":"bbfa7b1f0a9e8d49","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":2.341},
  "nano rv32i": {"rtl":"84c0d62f830a191b","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":1.065},
  "standard fast": {"rtl":"c038755c4071ac0f","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":2.832},
  "standard without C": {"rtl":"ab29a990222fdc5e","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":3.082},
  "standard without forwarding": {"rtl":"4a8d61028d59154a","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":1.705},
  "standard without prediction": {"rtl":"98a84a5e086d3351","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":2.72},
  "standard without store buffer": {"rtl":"96d6cfc69eb4b587","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":2.992},
  "five stages without CSRs": {"rtl":"1c92cb17700d791b","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":1.53},
};
