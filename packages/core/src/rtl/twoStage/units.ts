import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasTcmProtection } from '../../options/tcmProtection.ts';
import { sizeOfAccess } from '../../custom/access.ts';
import { customThird } from '../../custom/decoding.ts';
import { customInstance, customNets } from '../../custom/inPipeline.ts';
import { clocked } from '../clocked.ts';
import { floatInstance } from '../float/inPipeline.ts';
import { lsu } from '../lsu/lsu.ts';
import { muldiv } from '../muldiv/muldiv.ts';
import { managed } from '../csr/environment.ts';
import { dataCheck } from '../pmp/dataCheck.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import { any } from './conditions.ts';
import type { Features } from './features.ts';

const WAITS = 'execute && mem_access && !mem_accepted';

/** Loads and stores: accepted by the load-store unit, then answered. */
function access(options: CoreOptions, features: Features): string {
  const { traps, atomics, misaligned, storeBuffer, debug, protects, rvfi } = features;
  const { customAccesses, customStores, manages, user } = features;
  const own = sizeOfAccess(options, 'instr[13:12]');
  // Any byte of a line stands for it.
  const size = manages ? `(cbo ? 2'b00 : ${own})` : own;
  return sv`
    // ---- Loads and stores: requested until accepted, then the response is awaited
    logic mem_access;
    logic mem_accepted; // the response is outstanding
    logic lsu_accept;
    logic lsu_done;
    logic lsu_fault;
    ${features.corrupt && 'logic lsu_corrupt;'}
    ${!features.corrupt && hasTcmProtection(options) && 'logic unused_corrupt; // no trap tells of it'}
    logic [31:0] lsu_rdata;
    ${(traps || storeBuffer) && 'logic lsu_idle;'}
    ${misaligned && 'logic lsu_misaligned;'}
    ${atomics && rvfi && 'logic lsu_amo_we;\nlogic [31:0] lsu_amo_wdata;'}
    logic access_fault; // bus error in the previous cycle
    assign mem_access = ${any('load', 'store', atomics && 'amo', manages && 'cbo')};

    ${instance(options, lsu, {
      start: protects ? `${WAITS} && data_cleared` : WAITS,
      we: 'store',
      size,
      load_unsigned: customAccesses ? 'custom || instr[14]' : 'instr[14]',
      address: 'alu_sum',
      wdata: customStores ? 'custom_access ? custom_wdata : rs2' : 'rs2',
      amo_op: 'instr[31:27]',
      manage: managed('', user),
      clear_reservation: debug ? 'trap || (debug_mode && execute && store)' : 'trap',
      accept: 'lsu_accept',
      misaligned: 'lsu_misaligned',
      done: 'lsu_done',
      rdata: 'lsu_rdata',
      fault: 'lsu_fault',
      corrupt: features.corrupt ? 'lsu_corrupt' : 'unused_corrupt',
      amo_we: 'lsu_amo_we',
      amo_wdata: 'lsu_amo_wdata',
      idle: traps || storeBuffer ? 'lsu_idle' : '',
      store_error: 'lsu_store_error',
    })}

    ${clocked(
      options,
      "mem_accepted <= 1'b0;\naccess_fault <= 1'b0;",
      'mem_accepted <= !instr_done && (mem_accepted || lsu_accept);\naccess_fault <= mem_accepted && lsu_done && lsu_fault;',
    )}
    ${protects && `\n${dataCheck(options, { waits: WAITS, size })}`}
  `;
}

const multiplication = (options: CoreOptions) => sv`
  // ---- Multiplication and division
  logic muldiv_done;
  logic [31:0] muldiv_result;

  ${instance(options, muldiv, {
    start: 'execute && muldiv',
    funct3: 'instr[14:12]',
    a: 'rs1',
    b: 'rs2',
    done: 'muldiv_done',
    result: 'muldiv_result',
  })}
`;

const floating = (options: CoreOptions) => sv`
  // ---- Floating point
  ${floatInstance(options, {
    start: 'execute && floating',
    word: 'instr',
    sources: ['rs1', 'rs2', 'rs3'],
  })}
`;

/** When the access of a custom instruction is done, which then retires. */
const answered = ({ storeBuffer }: Features) =>
  `execute && custom_access && ((mem_accepted && lsu_done && !lsu_fault)${storeBuffer ? ' || (store && lsu_accept)' : ''})`;

const custom = (options: CoreOptions, features: Features) => sv`
  // ---- Custom instructions
  ${options.custom && `${customNets(options)}\n`}
  assign custom_valid = execute && custom${features.customAccesses && ' && !custom_access'};
  assign custom_instr = instr;
  assign custom_rs1 = rs1;
  assign custom_rs2 = rs2;
  ${customThird(options) && 'assign custom_rs3 = rs3;'}
  ${options.custom && `\n${customInstance(options, { done: answered(features) })}`}
`;

/** What takes more than a cycle. */
export function units(options: CoreOptions, features: Features): string {
  return sv`
    ${access(options, features)}
    ${features.muldiv && `\n${multiplication(options)}`}
    ${features.floating && `\n${floating(options)}`}
    ${features.custom && `\n${custom(options, features)}`}
  `;
}
