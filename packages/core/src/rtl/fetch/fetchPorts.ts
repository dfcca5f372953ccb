import type { CoreOptions } from '../../options/coreOptions.ts';
import { sv } from '../sv.ts';

export const predicts = ({ advanced }: CoreOptions) => advanced.branchPrediction !== 'none';

/** Whether someone stops the clock once no request is on its way. */
export const saysIdle = ({ base, implementation }: CoreOptions) => base.zicsr && implementation.clockGating;

/** The trace shows compressed instructions as they are in memory. */
export const showsRaw = ({ base, auxiliary }: CoreOptions) => base.compressed && auxiliary.rvfi;

/** Whether someone wants to know how long the instruction is in memory. */
export const showsLength = ({ base, auxiliary }: CoreOptions) =>
  base.compressed && (base.stages === 5 || auxiliary.rvfi);

export function fetchPorts(options: CoreOptions): string {
  return sv`
    input logic clk,
    input logic rst_n,
    // Redirect: continue at redirect_pc and discard what has been fetched
    input logic redirect,
    input logic [31:0] redirect_pc,
    ${predicts(options) && '// Predicted branch: continue at predict_pc; redirect has priority'}
    ${predicts(options) && 'input logic predict,\ninput logic [31:0] predict_pc,'}
    // The next instruction, accepted when valid and ready
    input logic ready,
    output logic valid,
    output logic [31:0] instr,
    output logic [31:0] pc,
    output logic fault, // bus error during the fetch
    ${showsLength(options) && 'output logic compressed,'}
    ${showsRaw(options) && 'output logic [15:0] raw, // lower half before expansion'}
    ${saysIdle(options) && 'output logic idle, // no request is outstanding'}
    // Bus: responses arrive in the order of the requests
    output logic ibus_req,
    output logic [31:0] ibus_addr,
    input logic ibus_gnt,
    input logic ibus_rvalid,
    input logic [31:0] ibus_rdata,
    input logic ibus_err
  `;
}
