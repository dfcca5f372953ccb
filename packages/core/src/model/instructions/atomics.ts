import { OPCODE, define } from './definition.ts';
import type { Operation } from './operation.ts';

/** funct5 is bits 31 to 27; below it lie aq and rl, which say nothing to a core that keeps the order of memory. */
const ANY_ORDER = 0xf800707f | 0;
const fields = (funct5: number) => ({ opcode: OPCODE.amo, funct3: 2, funct7: funct5 << 2 });

function amo(name: string, funct5: number, operation: Operation) {
  const execute = define(name, 'amo', fields(funct5), (hart, { rd, rs1, rs2 }) => {
    const operand = hart.x[rs2]!;
    hart.x[rd] = hart.bus.exchange(hart.x[rs1]!, (old) => operation(old, operand) | 0);
  });
  return { ...execute, mask: ANY_ORDER };
}

/** A (Unprivileged ISA 20191213, 8). The reservation is a word. */
export const ATOMICS = [
  {
    ...define('lr.w', 'loadReserved', { opcode: OPCODE.amo, funct3: 2, funct12: 0x100 }, (hart, operands) => {
      const address = hart.x[operands.rs1]!;
      const value = hart.bus.loadReserved(address);
      hart.reservation = address;
      hart.x[operands.rd] = value;
    }),
    mask: 0xf9f0707f | 0,
  },
  {
    ...define('sc.w', 'amo', fields(0x03), (hart, { rd, rs1, rs2 }) => {
      const address = hart.x[rs1]!;
      const reserved = hart.reservation === address;
      hart.bus.storeConditional(address, hart.x[rs2]!, reserved);
      hart.reservation = undefined;
      hart.x[rd] = reserved ? 0 : 1;
    }),
    mask: ANY_ORDER,
  },
  amo('amoswap.w', 0x01, (_, b) => b),
  amo('amoadd.w', 0x00, (a, b) => a + b),
  amo('amoxor.w', 0x04, (a, b) => a ^ b),
  amo('amoand.w', 0x0c, (a, b) => a & b),
  amo('amoor.w', 0x08, (a, b) => a | b),
  amo('amomin.w', 0x10, Math.min),
  amo('amomax.w', 0x14, Math.max),
  amo('amominu.w', 0x18, (a, b) => (a >>> 0 < b >>> 0 ? a : b)),
  amo('amomaxu.w', 0x1c, (a, b) => (a >>> 0 > b >>> 0 ? a : b)),
];
