import { sv } from '../sv.ts';
import type { Features } from './features.ts';
import type { StageRegister } from './stageRegisters.ts';

/** Operands of a branch in EX, where one may be the result that is in MEM now. */
const branchOperand = (side: 'a' | 'b') => `ex_late_${side} ? mem_result : ex_operand_${side}`;

/** What a branch takes along that is decided in MEM. */
export const lateRegisters = ({ late, predicts }: Features): (StageRegister | false)[] => [
  late && { name: 'mem_late', width: 1, from: 'ex_late' },
  late && { name: 'mem_a', width: 32, from: branchOperand('a') },
  late && { name: 'mem_b', width: 32, from: branchOperand('b') },
  late && { name: 'mem_funct3', width: 3, from: 'ex_funct3' },
  late && predicts && { name: 'mem_predicted', width: 1, from: 'ex_predicted' },
  late && { name: 'mem_other', width: 32, from: 'ex_operand_c' },
];

/** Operands that the trace shows: a branch has its newest. */
export const tracedOperand = (n: 1 | 2, late: boolean) =>
  late ? `ex_branch ? (${branchOperand(n === 1 ? 'a' : 'b')}) : ex_rs${n}_rdata` : `ex_rs${n}_rdata`;

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
