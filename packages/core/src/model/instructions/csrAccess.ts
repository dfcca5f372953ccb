import type { Csr, Exchange } from '../csrs/csr.ts';
import type { Hart } from '../hart.ts';
import { OPCODE, define } from './definition.ts';
import type { Decoded } from './definition.ts';

type Combine = (old: number, source: number) => number;
type Operation = Exchange['operation'];

const COMBINE: Readonly<Record<Operation, Combine>> = {
  write: (_, source) => source,
  set: (old, source) => old | source,
  clear: (old, source) => old & ~source,
};

function access(
  hart: Hart,
  operands: Decoded,
  { source, immediate, operation, writes }: Pick<Exchange, 'source' | 'immediate' | 'operation' | 'writes'>,
) {
  const csr = hart.csrs.open(operands.immediate, hart.mode, writes);
  if (!csr) throw hart.illegal(operands.word);
  if (csr.kind) hart.bus.space.changes++;
  const observe = (value: number) => (csr.kind === 'unforeseeable' ? hart.bus.space.observe(value) : value);
  const combine = COMBINE[operation];
  const old = csr.exchange
    ? csr.exchange({ source, immediate, operation, writes, combine, observe })
    : plain(csr, observe(csr.read()), { source, combine, writes });
  if (old === undefined) throw hart.illegal(operands.word);
  if (writes) hart.lookUp();
  hart.x[operands.rd] = old;
}

function plain(
  csr: Csr,
  old: number,
  { source, combine, writes }: Pick<Exchange, 'source' | 'combine' | 'writes'>,
) {
  if (writes) csr.write!(combine(old, source));
  return old;
}

function both(operation: Operation, name: string, funct3: number) {
  const writes = (number: number) => operation === 'write' || number !== 0;
  return [
    define(name, 'csr', { opcode: OPCODE.system, funct3 }, (hart, operands) => {
      const source = hart.x[operands.rs1]!;
      access(hart, operands, { source, immediate: false, operation, writes: writes(operands.rs1) });
    }),
    define(`${name}i`, 'csrImmediate', { opcode: OPCODE.system, funct3: funct3 + 4 }, (hart, operands) => {
      const source = (operands.word >>> 15) & 0x1f;
      access(hart, operands, { source, immediate: true, operation, writes: writes(source) });
    }),
  ];
}

/** Zicsr (Unprivileged ISA 20191213, 9). Set and clear write only when their operand is not x0 or 0. */
export const CSR_ACCESS = [
  ...both('write', 'csrrw', 1),
  ...both('set', 'csrrs', 2),
  ...both('clear', 'csrrc', 3),
];
