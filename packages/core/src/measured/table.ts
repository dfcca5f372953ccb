// Written by bench/core/refreshMeasured.ts.
import type { Measurement } from './measurement.ts';

/** Measurements by the name of the configuration. */
// prettier-ignore
export const MEASURED: Readonly<Record<string, Measurement>> = {
  "nano": {"rtl":"f27a17859019b8a8","kiloGates":9.971,"cells":{"luts":2047,"flops":710,"rams":0},"fmaxIce40":41.92,"fmaxOsu018":230.4,"coremark":0.9952},
  "micro": {"rtl":"0bfb670f76796ddf","kiloGates":25.2,"cells":{"luts":5284,"flops":1761,"rams":0},"fmaxIce40":33.08,"fmaxOsu018":183.2,"coremark":2.418},
  "standard": {"rtl":"7799175ca710840b","kiloGates":33.83,"cells":{"luts":7675,"flops":2265,"rams":0},"fmaxIce40":null,"fmaxOsu018":202,"coremark":2.695},
  "fast": {"rtl":"ed8129af3e562c73","kiloGates":67.07,"cells":{"luts":10778,"flops":3845,"rams":43},"fmaxIce40":null,"fmaxOsu018":162.1,"coremark":3.21},
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
  "standard base.zcmp=true": {"rtl":"c6561a6ad8b15329","kiloGates":33.98,"cells":null,"fmaxIce40":null,"fmaxOsu018":191,"coremark":2.695},
  "standard base.zbc=true": {"rtl":"a2794acd719168ca","kiloGates":37.38,"cells":null,"fmaxIce40":null,"fmaxOsu018":192.2,"coremark":2.695},
  "standard base.zbkb=true": {"rtl":"233f6cf73a1c89f1","kiloGates":34.19,"cells":null,"fmaxIce40":null,"fmaxOsu018":198.2,"coremark":2.695},
  "standard base.zicond=true": {"rtl":"165fd0096a970801","kiloGates":33.71,"cells":null,"fmaxIce40":null,"fmaxOsu018":200.1,"coremark":2.695},
  "standard base.zfinx=true": {"rtl":"66a542376154c413","kiloGates":40.35,"cells":null,"fmaxIce40":null,"fmaxOsu018":180.4,"coremark":2.695},
  "standard memory.protocol=axi4": {"rtl":"f54b9ea6a7f3a2ad","kiloGates":33.78,"cells":null,"fmaxIce40":null,"fmaxOsu018":200.4,"coremark":2.695},
  "standard auxiliary.clic=true": {"rtl":"ac638b1c19d3d748","kiloGates":37.73,"cells":null,"fmaxIce40":null,"fmaxOsu018":186.3,"coremark":2.695},
  "standard advanced.returnStack=4": {"rtl":"8735c67938e5f16c","kiloGates":35.22,"cells":null,"fmaxIce40":null,"fmaxOsu018":198.1,"coremark":2.705},
  "standard debug.transport=jtag": {"rtl":"f57dd2ee88df4a34","kiloGates":37.96,"cells":null,"fmaxIce40":null,"fmaxOsu018":186.3,"coremark":2.695},
  "standard safety.doubleTrap=true": {"rtl":"dadabb44aad0c7eb","kiloGates":33.89,"cells":null,"fmaxIce40":null,"fmaxOsu018":193.7,"coremark":2.695},
  "standard instruction cache": {"rtl":"9170c0a3733c7d7d","kiloGates":34.25,"cells":null,"fmaxIce40":null,"fmaxOsu018":166.2,"coremark":2.679},
  "standard data cache": {"rtl":"1fbc96214894c766","kiloGates":36.09,"cells":null,"fmaxIce40":null,"fmaxOsu018":175,"coremark":2.852},
};
