import { isKeyword } from '@netloom/hdl/keywords';

/** C keywords (C17, 6.4.1) that SystemVerilog does not have. */
const C_KEYWORDS = new Set(
  'auto char double float goto inline long register restrict short signed sizeof volatile'.split(' '),
);

/** Nets and parameters that the texts around a behaviour have. */
const OWN = new Set(
  'clk rst_n valid done running round is_done unused rd rs1 rs2 rs3 imm instr r loaded'.split(' '),
);

/** The language whose keyword a name is. */
export const keywordOf = (name: string): 'SystemVerilog' | 'C' | undefined =>
  isKeyword(name) ? 'SystemVerilog' : C_KEYWORDS.has(name) ? 'C' : undefined;

/** Whether what is generated has something else of that name. */
export const isOwn = (name: string): boolean =>
  OWN.has(name) || /^(next|kept)_|_q$|^(index|at|word|found|for)_\w+_\d/.test(name);
