import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { instance, portsOf } from '../instance.ts';
import { lsu } from '../lsu/lsu.ts';
import { muldiv } from '../muldiv/muldiv.ts';
import { sv } from '../sv.ts';
import { any } from './conditions.ts';
import type { Features } from './features.ts';

/** Loads and stores: accepted by the load-store unit, then answered. */
function access(options: CoreOptions, { traps, atomics, misaligned, storeBuffer, rvfi }: Features): string {
  return sv`
    // ---- Memory access: started until it is accepted, then the answer is waited for
    logic        access;
    logic        accepted; // and the answer is to come
    logic        lsu_accept;
    logic        lsu_done;
    logic        lsu_fault;
    logic [31:0] lsu_rdata;
    ${(traps || storeBuffer) && 'logic        lsu_idle;'}
    ${misaligned && 'logic        misaligned;'}
    ${atomics && rvfi && 'logic        lsu_stores;\nlogic [31:0] lsu_stored;'}
    logic        access_fails; // the bus has refused it in the cycle before
    assign access = ${any('load', 'store', atomics && 'amo')};

    ${instance(options.name, 'lsu', portsOf(lsu(options)), {
      start: 'go && access && !accepted',
      we: 'store',
      size: 'instr[13:12]',
      unsign: 'instr[14]',
      address: 'sum',
      wdata: 'rs2',
      amo_op: 'instr[31:27]',
      clear_reservation: 'trap',
      accept: 'lsu_accept',
      done: 'lsu_done',
      rdata: 'lsu_rdata',
      fault: 'lsu_fault',
      stores: 'lsu_stores',
      stored: 'lsu_stored',
      idle: traps || storeBuffer ? 'lsu_idle' : '',
      store_error: 'store_error',
    })}

    ${clocked(
      options,
      "accepted     <= 1'b0;\naccess_fails <= 1'b0;",
      'accepted     <= !leaves && (accepted || lsu_accept);\naccess_fails <= accepted && lsu_done && lsu_fault;',
    )}
  `;
}

const multiplication = (options: CoreOptions) => sv`
  // ---- Multiplication and division
  logic        muldiv_done;
  logic [31:0] muldiv_result;

  ${instance(options.name, 'muldiv', portsOf(muldiv(options)), {
    start: 'go && muldiv',
    funct3: 'instr[14:12]',
    a: 'rs1',
    b: 'rs2',
    done: 'muldiv_done',
    result: 'muldiv_result',
  })}
`;

const CUSTOM = sv`
  // ---- Custom instructions
  assign custom_valid = go && custom;
  assign custom_instr = instr;
  assign custom_rs1   = rs1;
  assign custom_rs2   = rs2;
`;

/** What takes more than a cycle. */
export function units(options: CoreOptions, features: Features): string {
  return sv`
    ${access(options, features)}
    ${features.muldiv && `\n${multiplication(options)}`}
    ${features.custom && `\n${CUSTOM}`}
  `;
}
