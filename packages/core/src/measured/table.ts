// Written by bench/core/refreshMeasured.ts.
import type { Measurement } from './measurement.ts';

/** Measurements by the name of the configuration. */
// prettier-ignore
export const MEASURED: Readonly<Record<string, Measurement>> = {
  "nano": {"rtl":"f27a17859019b8a8","kiloGates":9.971,"cells":null,"fmaxIce40":null,"fmaxOsu018":230.4,"coremark":0.9952},
  "micro": {"rtl":"0bfb670f76796ddf","kiloGates":25.2,"cells":null,"fmaxIce40":null,"fmaxOsu018":183.2,"coremark":2.418},
  "standard": {"rtl":"c30be4946b3d4c7c","kiloGates":33.88,"cells":null,"fmaxIce40":null,"fmaxOsu018":192,"coremark":2.695},
  "fast": {"rtl":"d063df3f94b3a8f6","kiloGates":65.6,"cells":null,"fmaxIce40":null,"fmaxOsu018":170.2,"coremark":3.21},
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
  "standard base.zcmp=true": {"rtl":"6ef2695ce05abe6d","kiloGates":34.03,"cells":null,"fmaxIce40":null,"fmaxOsu018":197.1,"coremark":2.695},
  "standard base.zbc=true": {"rtl":"8b407df6ddd0d080","kiloGates":37.31,"cells":null,"fmaxIce40":null,"fmaxOsu018":196.4,"coremark":2.695},
  "standard base.zbkb=true": {"rtl":"60b4b40d353c669b","kiloGates":34.2,"cells":null,"fmaxIce40":null,"fmaxOsu018":182.3,"coremark":2.695},
  "standard base.zicond=true": {"rtl":"68f1ee537e62ec84","kiloGates":33.84,"cells":null,"fmaxIce40":null,"fmaxOsu018":201.3,"coremark":2.695},
  "standard base.zfinx=true": {"rtl":"1a45e13a99726006","kiloGates":40.35,"cells":null,"fmaxIce40":null,"fmaxOsu018":180.5,"coremark":2.695},
  "standard memory.protocol=axi4": {"rtl":"b4b4ae4c262d0806","kiloGates":33.81,"cells":null,"fmaxIce40":null,"fmaxOsu018":190.1,"coremark":2.695},
  "standard auxiliary.clic=true": {"rtl":"b79efa2725c3a490","kiloGates":37.7,"cells":null,"fmaxIce40":null,"fmaxOsu018":188.3,"coremark":2.695},
  "standard advanced.returnStack=4": {"rtl":"82ab722e83ba6243","kiloGates":35.34,"cells":null,"fmaxIce40":null,"fmaxOsu018":204.3,"coremark":2.705},
  "standard debug.transport=jtag": {"rtl":"22cba3fd01dec3f9","kiloGates":37.98,"cells":null,"fmaxIce40":null,"fmaxOsu018":186.8,"coremark":2.695},
  "standard safety.doubleTrap=true": {"rtl":"99e33df469a47a66","kiloGates":33.87,"cells":null,"fmaxIce40":null,"fmaxOsu018":190.4,"coremark":2.695},
  "standard instruction cache": {"rtl":"f138197d6e590f47","kiloGates":34.4,"cells":null,"fmaxIce40":null,"fmaxOsu018":167.4,"coremark":2.679},
  "standard data cache": {"rtl":"7c15e9be1ffa223c","kiloGates":36.12,"cells":null,"fmaxIce40":null,"fmaxOsu018":174.9,"coremark":2.852},
};
