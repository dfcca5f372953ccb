import { sv } from '../sv.ts';
import { any } from './conditions.ts';
import type { Features } from './features.ts';

const WITH_ADDER = sv`
  // Branches and jumps have an adder for their targets; the ALU adds for JALR.
  logic [31:0] target;
  assign target = jalr ? {sum[31:1], 1'b0} : pc + imm;
`;

const BY_ALU = sv`
  // The ALU makes the target.
  logic [31:0] target;
  assign target = {sum[31:1], 1'b0};
`;

const branches = ({ targetAdder }: Features) => (targetAdder ? '(branch && taken)' : 'targeting');

/** Fences wait for the store buffer. */
function redirection({ traps, fenceI, storeBuffer }: Features): string {
  const turns = `(go${fenceI && storeBuffer ? ' && !(fence_i && !lsu_idle)' : ''} && ${traps ? '(jumps || mret)' : 'jumps'})`;
  return traps ? `trap || ${turns}` : turns;
}

/** Where the next instruction comes from when it is not the one that follows. */
export function jumps(features: Features): string {
  const { traps, compressed, fenceI, targetAdder } = features;
  return sv`
    // ---- Branches and jumps
    logic        taken;
    logic        jumps;
    assign taken = (instr[14] ? less : equal) ^ instr[12];
    assign jumps = ${any('jal', 'jalr', branches(features), fenceI && 'fence_i')};
    ${targetAdder ? WITH_ADDER : BY_ALU}
    ${!compressed && '\nlogic        misdirected;\nassign misdirected = jumps && target[1];'}

    // Not by completes, which looks at answers of the bus: none of these instructions waits for one.
    assign redirect = ${redirection(features)};
    assign redirect_pc = ${traps ? 'trap ? trap_vector : mret ? epc : target' : 'target'};
  `;
}
