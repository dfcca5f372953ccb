// Written by bench/core/refreshMeasured.ts.
import type { Measurement } from './measurement.ts';

/** Measurements by the name of the configuration. */
// prettier-ignore
export const MEASURED: Readonly<Record<string, Measurement>> = {
  "nano": {"rtl":"f27a17859019b8a8","kiloGates":9.971,"cells":{"luts":2047,"flops":710,"rams":0},"fmaxIce40":41.92,"fmaxOsu018":230.4,"coremark":0.9952},
  "micro": {"rtl":"0bfb670f76796ddf","kiloGates":25.2,"cells":{"luts":5284,"flops":1761,"rams":0},"fmaxIce40":33.08,"fmaxOsu018":183.2,"coremark":2.418},
  "standard": {"rtl":"d4e7996a0730e78a","kiloGates":34.19,"cells":{"luts":7755,"flops":2316,"rams":0},"fmaxIce40":null,"fmaxOsu018":186.1,"coremark":2.897},
  "fast": {"rtl":"a94698b19cd195a0","kiloGates":67.53,"cells":{"luts":10788,"flops":3844,"rams":43},"fmaxIce40":null,"fmaxOsu018":161.3,"coremark":3.21},
  "plain": {"rtl":"60e3718348876ddb","kiloGates":33.85,"cells":{"luts":7636,"flops":2264,"rams":0},"fmaxIce40":null,"fmaxOsu018":207.3,"coremark":2.743},
  "nano base.zcmp=true": {"rtl":"28a67bbb50d7da36","kiloGates":10.17,"cells":null,"fmaxIce40":null,"fmaxOsu018":217.5,"coremark":0.9952},
  "nano implementation.registerFile=fpga-ram": {"rtl":"997c590691c92d58","kiloGates":null,"cells":{"luts":1476,"flops":335,"rams":4},"fmaxIce40":null,"fmaxOsu018":null,"coremark":0.9952},
  "micro base.zcmp=true": {"rtl":"094f39817fa44dda","kiloGates":26.13,"cells":null,"fmaxIce40":null,"fmaxOsu018":180.6,"coremark":2.418},
  "micro base.zbc=true": {"rtl":"e4c239b3e2598b30","kiloGates":28.79,"cells":null,"fmaxIce40":null,"fmaxOsu018":194.8,"coremark":2.418},
  "micro base.zbkb=true": {"rtl":"62d19a24023ad7b2","kiloGates":25.44,"cells":null,"fmaxIce40":null,"fmaxOsu018":177.8,"coremark":2.418},
  "micro base.zicond=true": {"rtl":"4f5579672a98f784","kiloGates":25.04,"cells":null,"fmaxIce40":null,"fmaxOsu018":171.2,"coremark":2.418},
  "micro base.zfinx=true": {"rtl":"1475ac9dc9a10462","kiloGates":31.05,"cells":null,"fmaxIce40":null,"fmaxOsu018":159.7,"coremark":2.418},
  "micro memory.protocol=axi4": {"rtl":"28937f2c2d768492","kiloGates":25.31,"cells":null,"fmaxIce40":null,"fmaxOsu018":190,"coremark":2.418},
  "micro auxiliary.clic=true": {"rtl":"71b917630ca04c7d","kiloGates":28.7,"cells":null,"fmaxIce40":null,"fmaxOsu018":175.7,"coremark":2.418},
  "micro debug.transport=jtag": {"rtl":"da491de3c492c9f4","kiloGates":29.33,"cells":null,"fmaxIce40":null,"fmaxOsu018":189.8,"coremark":2.418},
  "micro debug.transport=external": {"rtl":"e3bcfd9f2e1c1f54","kiloGates":26.56,"cells":null,"fmaxIce40":null,"fmaxOsu018":184.7,"coremark":2.418},
  "micro safety.doubleTrap=true": {"rtl":"2544d96c9c15d83d","kiloGates":25.37,"cells":null,"fmaxIce40":null,"fmaxOsu018":187.2,"coremark":2.418},
  "plain base.zcmp=true": {"rtl":"7ffac95aa1d388b6","kiloGates":34.04,"cells":null,"fmaxIce40":null,"fmaxOsu018":199.8,"coremark":2.743},
  "plain base.zbc=true": {"rtl":"c6152fc9ea57f6bb","kiloGates":37.42,"cells":null,"fmaxIce40":null,"fmaxOsu018":202.9,"coremark":2.743},
  "plain base.zbkb=true": {"rtl":"1418ff2470ff4a26","kiloGates":34.26,"cells":null,"fmaxIce40":null,"fmaxOsu018":189.6,"coremark":2.743},
  "plain base.zicond=true": {"rtl":"111fd5cd4edfcdd7","kiloGates":33.7,"cells":null,"fmaxIce40":null,"fmaxOsu018":198,"coremark":2.743},
  "plain base.zfinx=true": {"rtl":"e12502e4e4a2d76b","kiloGates":40.47,"cells":null,"fmaxIce40":null,"fmaxOsu018":186.1,"coremark":2.743},
  "plain memory.protocol=axi4": {"rtl":"64940767b3f1fb43","kiloGates":33.67,"cells":null,"fmaxIce40":null,"fmaxOsu018":203.3,"coremark":2.743},
  "plain memory.idempotentRegion=true": {"rtl":"bfa8d778ec4e7367","kiloGates":33.85,"cells":null,"fmaxIce40":null,"fmaxOsu018":190.8,"coremark":2.832},
  "plain auxiliary.clic=true": {"rtl":"c1b6342309f11716","kiloGates":37.72,"cells":null,"fmaxIce40":null,"fmaxOsu018":195.7,"coremark":2.743},
  "plain advanced.returnStack=4": {"rtl":"717cbf430689ad90","kiloGates":35.23,"cells":null,"fmaxIce40":null,"fmaxOsu018":199.9,"coremark":2.753},
  "plain debug.transport=jtag": {"rtl":"3cea4769e2865447","kiloGates":38.08,"cells":null,"fmaxIce40":null,"fmaxOsu018":201.8,"coremark":2.743},
  "plain safety.doubleTrap=true": {"rtl":"d30a9773a5e7f491","kiloGates":33.84,"cells":null,"fmaxIce40":null,"fmaxOsu018":209,"coremark":2.743},
  "plain instruction cache": {"rtl":"80d4fe5422246b60","kiloGates":34.28,"cells":null,"fmaxIce40":null,"fmaxOsu018":164.2,"coremark":2.726},
};
