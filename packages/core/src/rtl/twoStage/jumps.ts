import { sv } from '../sv.ts';
import { any } from './conditions.ts';
import type { Features } from './features.ts';

const WITH_ADDER = sv`
  // A dedicated adder computes the targets of branches and JAL, the ALU that of JALR.
  logic [31:0] jump_target;
  assign jump_target = jalr ? {alu_sum[31:1], 1'b0} : pc + imm;
`;

const BY_ALU = sv`
  // The ALU computes the target.
  logic [31:0] jump_target;
  assign jump_target = {alu_sum[31:1], 1'b0};
`;

const branches = ({ targetAdder }: Features) =>
  targetAdder ? '(branch && branch_taken)' : 'branch_target_cycle';

/** What fence.i waits for: the store buffer, and the data cache. */
const fenceReady = ({ storeBuffer, cleans }: Features) => [
  ...(storeBuffer ? ['lsu_idle'] : []),
  ...(cleans ? ['data_cleaned'] : []),
];

function redirection(features: Features): string {
  const { traps, fenceI, debug, protects, vectors } = features;
  const waits = fenceI ? fenceReady(features).map((ready) => ` && !(fence_i && !${ready})`) : [];
  const turns = `(execute${waits.join('')} && ${traps ? `(control_transfer || mret${debug ? ' || dret' : ''})` : 'control_transfer'})`;
  return traps
    ? `trap || ${vectors ? 'entry_read || ' : ''}${debug ? 'debug_enter || ' : ''}${protects ? 'protection_written || ' : ''}${turns}`
    : turns;
}

/** Where the next instruction comes from when it is not the one that follows. */
export function jumps(features: Features): string {
  const { traps, compressed, fenceI, targetAdder, debug } = features;
  const debugged = `${debug ? 'debug_enter ? pc : dret ? dpc : ' : ''}${features.protects ? 'protection_written ? fetch_pc : ' : ''}`;
  return sv`
    // ---- Branches and jumps
    logic branch_taken;
    logic control_transfer;
    assign branch_taken = (instr[14] ? alu_less : alu_equal) ^ instr[12];
    assign control_transfer = ${any('jal', 'jalr', branches(features), fenceI && 'fence_i')};
    ${targetAdder ? WITH_ADDER : BY_ALU}
    ${!compressed && '\nlogic target_misaligned;\nassign target_misaligned = control_transfer && jump_target[1];'}

    // Not qualified by retire, which depends on bus responses: no control transfer waits for one.
    assign redirect = ${redirection(features)};
    ${features.flushes && `assign flush_instructions = ${['execute', 'fence_i', ...fenceReady(features)].join(' && ')};`}
    ${features.cleans && `assign clean_data = execute && fence_i${features.storeBuffer ? ' && lsu_idle' : ''};`}
    assign redirect_pc = ${traps ? `trap ? trap_vector : ${features.vectors ? "entry_read ? {instr[31:1], 1'b0} : " : ''}${debugged}mret ? epc : jump_target` : 'jump_target'};
  `;
}
