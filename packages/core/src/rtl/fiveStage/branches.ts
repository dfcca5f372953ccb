import { sv } from '../sv.ts';
import { any } from './conditions.ts';
import type { Features } from './features.ts';

/** Targets made in ID: a branch or jump is done in one cycle. */
const withAdder = ({ predicts, compressed, fenceI, traps }: Features) => sv`
  // Where the instruction goes on is not what was fetched after it
  logic ex_turns;
  ${!compressed && 'logic target_misaligned;'}

  assign ex_turns = (ex_branch && ${predicts ? 'taken != ex_predicted' : 'taken'}) || ${predicts ? '(ex_jal && !ex_predicted)' : 'ex_jal'} || ex_jalr;
  ${!compressed && 'assign target_misaligned = ex_turns && ex_target[1];'}

  assign redirect    = ${traps && 'trap || '}(ex_may && mem_clear && (${any('ex_turns', fenceI && 'ex_fence_i', traps && 'ex_mret')}));
  assign ex_target   = ${any('ex_jalr', fenceI && 'ex_fence_i')} ? {sum[31:1], 1'b0} : ex_c;
`;

/** Targets made by the ALU: a taken branch compares first and adds in a second cycle, a jump links in a second one. */
const withoutAdder = ({ compressed, fenceI, traps }: Features) => sv`
  // The ALU is needed twice: by a taken branch for its target, by a jump for its link
  logic ex_second;
  logic ex_turns;
  ${!compressed && 'logic target_misaligned;'}

  assign ex_again = !ex_second && ((ex_branch && taken) || ex_jal || ex_jalr);
  assign ex_turns = ex_branch ? ex_second : (ex_jal || ex_jalr) && !ex_second;
  ${!compressed && 'assign target_misaligned = ex_turns && ex_target[1];'}

  assign redirect    = ${traps && 'trap || '}(ex_may && mem_clear && (${any('ex_turns', fenceI && 'ex_fence_i', traps && 'ex_mret')}));
  assign ex_target   = {sum[31:1], 1'b0};
`;

/** Branches and jumps in EX, and where the fetch unit is sent. */
export function branches(features: Features): string {
  return sv`
    logic        taken;
    logic [31:0] ex_target;

    assign taken = (ex_funct3[2] ? less : equal) != ex_funct3[0];

    ${features.targetAdder ? withAdder(features) : withoutAdder(features)}
    assign redirect_pc = ${features.traps && 'trap ? csr_vector : ex_mret ? csr_epc : '}ex_target;
  `;
}
