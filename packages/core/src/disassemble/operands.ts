import type { Format } from '../model/instructions/format.ts';

/**
 * Operands in the order of the assembler: `d`, `1`, `2` are registers; `i` the immediate in decimal, `x` in hexadecimal,
 * `u` its upper 20 bits; `t` a target, `c` a CSR, `z` five bits in the place of rs1, `p` and `s` what a fence orders.
 */
export const OPERAND_TEXT: Record<Format, string> = {
  register: 'd,1,2',
  immediate: 'd,1,i',
  shift: 'd,1,x',
  unary: 'd,1',
  upper: 'd,u',
  load: 'd,i(1)',
  store: '2,i(1)',
  branch: '1,2,t',
  jump: 'd,t',
  jumpRegister: 'd,i(1)',
  amo: 'd,2,(1)',
  loadReserved: 'd,(1)',
  csr: 'd,c,1',
  csrImmediate: 'd,c,z',
  fence: 'p,s',
  none: '',
  custom: 'CUSTOM_0, f, F, d, 1, 2',
};

/** Those of compressed instructions, out of the operands of what they stand for. */
export const COMPRESSED_TEXT: Record<string, string> = {
  'c.addi4spn': 'd,1,i',
  'c.lw': 'd,i(1)',
  'c.sw': '2,i(1)',
  'c.addi': 'd,i',
  'c.jal': 't',
  'c.li': 'd,i',
  'c.addi16sp': 'd,i',
  'c.lui': 'd,u',
  'c.srli': 'd,x',
  'c.srai': 'd,x',
  'c.andi': 'd,i',
  'c.sub': 'd,2',
  'c.xor': 'd,2',
  'c.or': 'd,2',
  'c.and': 'd,2',
  'c.j': 't',
  'c.beqz': '1,t',
  'c.bnez': '1,t',
  'c.slli': 'd,x',
  'c.lwsp': 'd,i(1)',
  'c.jr': '1',
  'c.mv': 'd,2',
  'c.ebreak': '',
  'c.jalr': '1',
  'c.add': 'd,2',
  'c.swsp': '2,i(1)',
};
