import { sv } from '../sv.ts';
import type { Features } from './features.ts';

/** Branches in MEM: what is in EX meanwhile accesses nothing, and goes when it should not have come. */
export const lateBranches = ({ predicts }: Features) => sv`
  // Branches whose operand was not there in EX
  logic mem_less;

  assign ex_late = ex_branch && (ex_late_a || ex_late_b);
  assign mem_less = mem_funct3[1] ? mem_a < mem_b : $signed(mem_a) < $signed(mem_b);
  assign mem_taken = (mem_funct3[2] ? mem_less : mem_a == mem_b) != mem_funct3[0];
  assign mem_decides = mem_valid && mem_late;
  assign mem_strays = mem_decides && ${predicts ? 'mem_taken != mem_predicted' : 'mem_taken'};
  assign mem_target = mem_other;
`;
