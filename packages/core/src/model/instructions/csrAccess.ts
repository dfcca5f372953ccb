import type { Hart } from '../hart.ts';
import { OPCODE, define } from './definition.ts';
import type { Decoded } from './definition.ts';

type Combine = (old: number, source: number) => number;

const write: Combine = (_, source) => source;
const set: Combine = (old, source) => old | source;
const clear: Combine = (old, source) => old & ~source;

function access(hart: Hart, operands: Decoded, combine: Combine, source: number, writes: boolean) {
  const csr = hart.csrs.open(operands.immediate, hart.mode, writes);
  if (!csr) throw hart.illegal(operands.word);
  if (csr.kind) hart.bus.space.changes++;
  const old = csr.kind === 'unforeseeable' ? hart.bus.space.observe(csr.read()) : csr.read();
  if (writes) {
    csr.write!(combine(old, source));
    hart.lookUp();
  }
  hart.x[operands.rd] = old;
}

function both(name: string, funct3: number, combine: Combine) {
  const writes = (number: number) => combine === write || number !== 0;
  return [
    define(name, 'csr', { opcode: OPCODE.system, funct3 }, (hart, operands) => {
      access(hart, operands, combine, hart.x[operands.rs1]!, writes(operands.rs1));
    }),
    define(`${name}i`, 'csrImmediate', { opcode: OPCODE.system, funct3: funct3 + 4 }, (hart, operands) => {
      const source = (operands.word >>> 15) & 0x1f;
      access(hart, operands, combine, source, writes(source));
    }),
  ];
}

/** Zicsr (Unprivileged ISA 20191213, 9). Set and clear write only when their operand is not x0 or 0. */
export const CSR_ACCESS = [...both('csrrw', 1, write), ...both('csrrs', 2, set), ...both('csrrc', 3, clear)];
