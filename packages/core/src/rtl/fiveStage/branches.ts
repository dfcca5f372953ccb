import { sv } from '../sv.ts';
import { any } from './conditions.ts';
import type { Features } from './features.ts';

/** What a redirect from EX waits for: a hit is told too late in its clock to send the fetch unit elsewhere. */
export const redirectable = ({ hits }: Pick<Features, 'hits'>) => (hits ? 'mem_quiet' : 'mem_clear');

/** Targets made in ID: a branch or jump is done in one cycle. */
const withAdder = ({
  predicts,
  stacks,
  compressed,
  fenceI,
  traps,
  debug,
  late,
  protects,
  vectors,
  hits,
}: Features) => sv`
  // The next instruction is not the one that was fetched after this one.
  logic ex_mispredict;
  ${!compressed && 'logic target_misaligned;'}

  assign ex_mispredict = (ex_branch${late ? ' && !ex_late' : ''} && ${predicts ? 'branch_taken != ex_predicted' : 'branch_taken'}) || ${predicts ? '(ex_jal && !ex_predicted)' : 'ex_jal'} || ${stacks ? '(ex_jalr && !(ex_predicted && ex_operand_a == ex_return))' : 'ex_jalr'};
  ${!compressed && 'assign target_misaligned = ex_mispredict && ex_target[1];'}

  assign redirect = ${traps && 'trap || '}${vectors && 'entry_read || '}${protects && 'protection_written || '}${late && 'mem_strays || '}(ex_active && ${redirectable({ hits })} && (${any('ex_mispredict', fenceI && 'ex_fence_i', traps && 'ex_mret', debug && 'ex_dret')}));
  assign ex_target = ${any('ex_jalr', fenceI && 'ex_fence_i')} ? {alu_sum[31:1], 1'b0} : ex_operand_c;
`;

/** Targets made by the ALU: a taken branch compares first and adds in a second cycle, a jump links in a second one. */
const withoutAdder = ({ compressed, fenceI, traps, debug, protects, vectors, hits }: Features) => sv`
  // Taken branches and jumps use the ALU for two cycles: comparison or target, then target or link.
  logic ex_second_cycle;
  logic ex_mispredict;
  ${!compressed && 'logic target_misaligned;'}

  assign ex_needs_second_cycle = !ex_second_cycle && ((ex_branch && branch_taken) || ex_jal || ex_jalr);
  assign ex_mispredict = ex_branch ? ex_second_cycle : (ex_jal || ex_jalr) && !ex_second_cycle;
  ${!compressed && 'assign target_misaligned = ex_mispredict && ex_target[1];'}

  assign redirect = ${traps && 'trap || '}${vectors && 'entry_read || '}${protects && 'protection_written || '}(ex_active && ${redirectable({ hits })} && (${any('ex_mispredict', fenceI && 'ex_fence_i', traps && 'ex_mret', debug && 'ex_dret')}));
  assign ex_target = {alu_sum[31:1], 1'b0};
`;

const decided = ({ late }: Features) =>
  late
    ? 'assign branch_decided = (ex_advance && ex_branch && !ex_late) || mem_decides;\nassign branch_result = mem_decides ? mem_taken : branch_taken;'
    : 'assign branch_decided = ex_advance && ex_branch;\nassign branch_result = branch_taken;';

function redirectTarget({ traps, debug, late, protects, vectors }: Features): string {
  const choices = [
    traps &&
      (debug
        ? 'trap ? (debug_enter || debug_mode ? ex_pc : csr_trap_vector) : ex_dret ? csr_dpc'
        : 'trap ? csr_trap_vector'),
    vectors && "entry_read ? {id_instr[31:1], 1'b0}",
    late && 'mem_strays ? mem_target',
    protects && 'protection_written ? ex_following',
    traps && 'ex_mret ? csr_epc',
  ];
  return [...choices.filter((choice) => choice !== false), 'ex_target'].join(' : ');
}

/** Branches and jumps in EX, and where the fetch unit is sent. */
export function branches(features: Features): string {
  return sv`
    logic branch_taken;
    logic [31:0] ex_target;
    ${features.protects && 'logic [31:0] ex_following;'}

    assign branch_taken = (ex_funct3[2] ? alu_less : alu_equal) != ex_funct3[0];

    ${features.targetAdder ? withAdder(features) : withoutAdder(features)}
    ${features.learns && decided(features)}
    ${features.flushes && `assign flush_instructions = ex_active && ${redirectable(features)} && ex_fence_i${features.late ? ' && !mem_strays' : ''};`}
    ${features.protects && "assign ex_following = ex_pc + 32'd4;"}
    assign redirect_pc = ${redirectTarget(features)};
  `;
}
