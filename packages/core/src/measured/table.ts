// Written by bench/core/refreshMeasured.ts.
import type { Measurement } from './measurement.ts';

/** Measurements by the name of the configuration. */
// prettier-ignore
export const MEASURED: Readonly<Record<string, Measurement>> = {
  "nano": {"rtl":"9d5926b581835366","kiloGates":8.23,"cells":{"luts":2002,"flops":673,"rams":0},"fmaxIce40":null,"fmaxOsu018":82.45,"coremark":0.9952},
  "micro": {"rtl":"85525c32e1344fe4","kiloGates":22.92,"cells":{"luts":5424,"flops":1723,"rams":0},"fmaxIce40":null,"fmaxOsu018":35.12,"coremark":2.475},
  "standard": {"rtl":"4b6af92db938e2ae","kiloGates":31.38,"cells":{"luts":7575,"flops":2262,"rams":0},"fmaxIce40":null,"fmaxOsu018":18.25,"coremark":2.992},
  "micro rv32e": {"rtl":"071f1e3be5dff0ff","kiloGates":18.03,"cells":{"luts":4476,"flops":1211,"rams":0},"fmaxIce40":null,"fmaxOsu018":55.8,"coremark":2.301},
  "micro without M": {"rtl":"94998e9088fc6ef8","kiloGates":18.84,"cells":{"luts":4194,"flops":1651,"rams":0},"fmaxIce40":null,"fmaxOsu018":62.76,"coremark":1.065},
  "micro iterative": {"rtl":"837e4b0251927e4b","kiloGates":20.19,"cells":{"luts":4658,"flops":1722,"rams":0},"fmaxIce40":null,"fmaxOsu018":49.52,"coremark":1.419},
  "micro A": {"rtl":"b24980896593068f","kiloGates":24.32,"cells":{"luts":5837,"flops":1792,"rams":0},"fmaxIce40":null,"fmaxOsu018":35.96,"coremark":null},
  "micro without C": {"rtl":"1555232cca18e16a","kiloGates":22.19,"cells":{"luts":5020,"flops":1703,"rams":0},"fmaxIce40":null,"fmaxOsu018":32.15,"coremark":2.529},
  "micro without CSRs": {"rtl":"09f15e5524ff4c91","kiloGates":17.4,"cells":{"luts":4042,"flops":1293,"rams":0},"fmaxIce40":null,"fmaxOsu018":70.06,"coremark":2.475},
  "micro without counters": {"rtl":"23499b25dfa8ef96","kiloGates":20.97,"cells":{"luts":5043,"flops":1593,"rams":0},"fmaxIce40":null,"fmaxOsu018":35.23,"coremark":null},
  "micro Zba": {"rtl":"b10a94fb0e7d1b5c","kiloGates":22.89,"cells":{"luts":5393,"flops":1723,"rams":0},"fmaxIce40":null,"fmaxOsu018":54.03,"coremark":2.487},
  "micro Zbb": {"rtl":"7b548be887c6ab1b","kiloGates":23.78,"cells":{"luts":5857,"flops":1723,"rams":0},"fmaxIce40":null,"fmaxOsu018":61.47,"coremark":2.514},
  "micro U": {"rtl":"9f9169329146c339","kiloGates":22.95,"cells":{"luts":5384,"flops":1730,"rams":0},"fmaxIce40":null,"fmaxOsu018":63.73,"coremark":null},
  "micro shared port": {"rtl":"e1e10c573dc572e5","kiloGates":22.94,"cells":{"luts":5453,"flops":1726,"rams":0},"fmaxIce40":null,"fmaxOsu018":59.21,"coremark":null},
  "micro prefetch 4": {"rtl":"11dc2b3ed4127f53","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":2.475},
  "micro without CLINT": {"rtl":"7ac9b00a3a9d88b7","kiloGates":20.95,"cells":{"luts":4899,"flops":1560,"rams":0},"fmaxIce40":null,"fmaxOsu018":37.07,"coremark":null},
  "micro without target adder": {"rtl":"bbfa7b1f0a9e8d49","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":2.341},
  "nano rv32i": {"rtl":"84c0d62f830a191b","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":1.065},
  "standard fast": {"rtl":"c038755c4071ac0f","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":2.832},
  "standard without C": {"rtl":"ab29a990222fdc5e","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":3.082},
  "standard without forwarding": {"rtl":"4a8d61028d59154a","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":1.705},
  "standard without prediction": {"rtl":"98a84a5e086d3351","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":2.72},
  "standard without store buffer": {"rtl":"96d6cfc69eb4b587","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":2.992},
  "five stages without CSRs": {"rtl":"1c92cb17700d791b","kiloGates":null,"cells":null,"fmaxIce40":null,"fmaxOsu018":null,"coremark":1.53},
};
