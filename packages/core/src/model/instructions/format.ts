/** Which fields of a word of 32 bits are operands. */
export type Format =
  | 'register'
  | 'immediate'
  | 'shift'
  | 'unary'
  | 'upper'
  | 'load'
  | 'store'
  | 'branch'
  | 'jump'
  | 'jumpRegister'
  | 'amo'
  | 'loadReserved'
  | 'csr'
  | 'csrImmediate'
  | 'fence'
  | 'block'
  | 'none'
  | 'custom'
  | 'float'
  | 'floatUnary'
  | 'fused';

interface Operands {
  /** The registers among rd, rs1 and rs2. */
  rd: boolean;
  rs1: boolean;
  rs2: boolean;
  immediate(word: number): number;
}

const none = () => 0;
const iType = (word: number) => word >> 20;
const sType = (word: number) => ((word >> 20) & ~0x1f) | ((word >>> 7) & 0x1f);
const bType = (word: number) =>
  ((word >> 31) << 12) | ((word & 0x80) << 4) | ((word >>> 20) & 0x7e0) | ((word >>> 7) & 0x1e);
const uType = (word: number) => word & 0xfffff000;
const jType = (word: number) =>
  ((word >> 31) << 20) | (word & 0xff000) | ((word >>> 9) & 0x800) | ((word >>> 20) & 0x7fe);
const shamt = (word: number) => (word >>> 20) & 0x1f;
const csrAddress = (word: number) => word >>> 20;

const of = (registers: string, immediate: (word: number) => number = none): Operands => ({
  rd: registers.includes('d'),
  rs1: registers.includes('1'),
  rs2: registers.includes('2'),
  immediate,
});

/** Immediates: Unprivileged ISA 20191213, 2.3. */
export const OPERANDS: Record<Format, Operands> = {
  register: of('d12'),
  immediate: of('d1', iType),
  shift: of('d1', shamt),
  unary: of('d1'),
  upper: of('d', uType),
  load: of('d1', iType),
  store: of('12', sType),
  branch: of('12', bType),
  jump: of('d', jType),
  jumpRegister: of('d1', iType),
  amo: of('d12'),
  loadReserved: of('d1'),
  csr: of('d1', csrAddress),
  csrImmediate: of('d', csrAddress),
  fence: of(''),
  block: of('1'),
  none: of(''),
  custom: of('d12'),
  float: of('d12'),
  floatUnary: of('d1'),
  // A third source is in bits 31 to 27.
  fused: of('d12'),
};
