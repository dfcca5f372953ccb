// Written by bench/core/refreshFaults.ts.
import type { MeasuredFault } from './measuredFault.ts';

// prettier-ignore
export const MEASURED_FAULTS: readonly MeasuredFault[] = [
  {"option":"base.isa","wrong":"RV32E takes x16 and more as a destination","preset":"micro","changes":{"base":{"isa":"rv32e","multiply":"none"},"auxiliary":{"rvfi":true}},"rtl":"79b8e404","tests":"2cc354e5f15fe5af","suites":{"instructions":null,"compressed":null,"memory":null,"csr":null,"exceptions":"exc-illegal","interrupts":null,"reset":null,"random":"random-2"}},
  {"option":"base.multiply","wrong":"without M, its opcodes pass as other operations","preset":"micro","changes":{"base":{"multiply":"none"},"auxiliary":{"rvfi":true}},"rtl":"835fec57","tests":"5bcd30cb7be1752f","suites":{"instructions":null,"compressed":null,"memory":null,"csr":null,"exceptions":"exc-illegal","interrupts":null,"reset":null,"random":null}},
  {"option":"base.multiply","wrong":"fast: the high word loses the sign of the products of halves","preset":"micro","changes":{"auxiliary":{"rvfi":true}},"rtl":"a7d130e5","tests":"6f4e825c7f7d41a0","suites":{"instructions":"ins-mulh","compressed":null,"memory":null,"csr":null,"exceptions":null,"interrupts":null,"reset":null,"random":"random-2"}},
];
