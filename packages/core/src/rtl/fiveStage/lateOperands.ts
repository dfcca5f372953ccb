import { aluOpWidth } from '../aluOps.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';
import { any } from './conditions.ts';
import type { Features } from './features.ts';
import type { StageRegister } from './stageRegisters.ts';

/** Some instructions go on without an operand, which they take when the instruction before them is done in MEM. */
export const takesLate = ({ late, lateAlu }: Features) => late || lateAlu;

/** A target that is misaligned traps in EX, which cannot wait for MEM. */
const lateBranch = ({ compressed }: Features) => `id_branch${compressed ? '' : ' && !id_target[1]'}`;

/** Additions, logic, comparisons and shifts: what opcodes OP-IMM and OP have but for products and quotients. */
const integer = ({ muldiv, custom }: Features) =>
  `(!id_instr[6] && id_instr[4:2] == 3'b100${muldiv ? ' && !id_muldiv' : ''}${custom ? ' && !id_custom' : ''})`;

export const goesLate = (features: Features) =>
  `assign id_goes_late = ${any(features.late && lateBranch(features), features.lateAlu && integer(features))};`;

/** The result of what is in EX is not there at its end. */
export const comesLate = ({ lateAlu }: Features) => (lateAlu ? 'ex_comes_late' : 'ex_result_late');

/** What goes without an operand that comes late has a late result itself. */
export const COMES_LATE = sv`
  logic ex_comes_late;

  assign ex_comes_late = ex_result_late || ex_late_a || ex_late_b;

`;

/** Whether an operand of the one in ID is that of the instruction before, and comes late. */
const missing = (n: 1 | 2, { lateAlu }: Features) =>
  lateAlu
    ? `id_goes_late && id_uses_rs${n} && rs${n}_in_ex && ex_comes_late`
    : `id_branch && rs${n}_in_ex && ex_result_late`;

export const missingOperands = (features: Features): (StageRegister | false)[] =>
  takesLate(features)
    ? [
        { name: 'ex_late_a', width: 1, from: missing(1, features) },
        { name: 'ex_late_b', width: 1, from: missing(2, features) },
      ]
    : [];

/** What they wait for has come, and they stay. */
export const arrived = ({ lateAlu }: Features) => sv`
  end else if (mem_ready) begin
    // What ${lateAlu ? 'an instruction' : 'a branch'} waits for has come, and the ${lateAlu ? 'instruction' : 'branch'} stays.
    ex_late_a <= 1'b0;
    ex_late_b <= 1'b0;
  end
`;

export const LATE_OPERANDS = sv`
  end else if (mem_ready) begin
    if (ex_late_a) ex_operand_a <= mem_result;
    if (ex_late_b) ex_operand_b <= mem_result;
  end
`;

/** Operands in EX, where one may be the result that is in MEM now. */
const operand = (side: 'a' | 'b') => `ex_late_${side} ? mem_result : ex_operand_${side}`;

/** What an instruction takes along that is decided or executed in MEM. */
export function lateRegisters(options: CoreOptions, features: Features): (StageRegister | false)[] {
  const { late, lateAlu, predicts } = features;
  const takes = takesLate(features);
  return [
    late && { name: 'mem_late', width: 1, from: 'ex_late' },
    lateAlu && {
      name: 'mem_executes',
      width: 1,
      from: `${late ? '!ex_branch && ' : ''}(ex_late_a || ex_late_b)`,
    },
    lateAlu && { name: 'mem_alu_op', width: aluOpWidth(options), from: 'ex_alu_op' },
    takes && { name: 'mem_a', width: 32, from: operand('a') },
    takes && { name: 'mem_b', width: 32, from: operand('b') },
    late && { name: 'mem_funct3', width: 3, from: 'ex_funct3' },
    late && predicts && { name: 'mem_predicted', width: 1, from: 'ex_predicted' },
    late && { name: 'mem_other', width: 32, from: 'ex_operand_c' },
  ];
}

/** Operands that the trace shows: the newest. */
export function tracedOperand(n: 1 | 2, { late, lateAlu }: Features): string {
  const side = n === 1 ? 'a' : 'b';
  const decoded = `ex_rs${n}_rdata`;
  if (lateAlu) return `ex_late_${side} ? mem_result : ${decoded}`;
  return late ? `ex_branch ? (${operand(side)}) : ${decoded}` : decoded;
}

/** An operand that has come stays for the trace, too. */
export const TRACED_OPERANDS = sv`
  if (!ex_ready && mem_ready) begin
    if (ex_late_a) ex_rs1_rdata <= mem_result;
    if (ex_late_b) ex_rs2_rdata <= mem_result;
  end
`;
