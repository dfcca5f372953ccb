import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import type { FormalFault } from './faults.ts';

const { standard } = PRESETS;
const ATOMIC: CoreOptions = { ...standard, base: { ...standard.base, atomics: true } };
const RETURNS: CoreOptions = { ...standard, advanced: { ...standard.advanced, returnStack: 2 } };
const DOUBLE: CoreOptions = { ...standard, safety: { ...standard.safety, doubleTrap: true } };

const inFive = (
  check: string,
  wrong: string,
  [find, replace]: readonly [string, string],
  core = standard,
): FormalFault => ({ check, wrong, core, find, replace });

/** Bugs of five stages, of what two have not: forwarding, hazards, prediction, loads ahead, the store buffer, a queue of four words. */
export const FIVE_STAGE_FAULTS: readonly FormalFault[] = [
  inFive('computing', 'AUIPC counts from the instruction before it', [
    'id_a_sel[0] ? id_pc',
    'id_a_sel[0] ? ex_pc',
  ]),
  inFive('branching', 'a branch that was predicted and is not taken goes on at its target', [
    'branch_taken != ex_predicted',
    '(branch_taken && !ex_predicted)',
  ]),
  inFive('accessing', 'a load that went ahead is as wide as the one before it', [
    'rsp_size <= size;',
    'if (!moves_up) rsp_size <= size;',
  ]),
  inFive('compressed', 'C.JALR links behind four bytes', [
    "id_target_is_next ? (id_compressed ? 32'd2 : 32'd4)",
    "id_target_is_next ? 32'd4",
  ]),
  inFive('others', 'EBREAK has the cause of an illegal instruction', [
    "id_ebreak ? 4'd3",
    "id_ebreak ? 4'd2",
  ]),
  inFive('registers', 'a result in MEM is not forwarded', [': rs1_in_mem ? mem_result', '']),
  inFive('registers', 'the second operand does not wait for a load', [
    'rs2_in_ex ? ex_result_late :',
    "rs2_in_ex ? 1'b0 :",
  ]),
  inFive(
    'registers',
    'where a return leads is taken for its link',
    ['id_load || id_jalr', 'id_load'],
    RETURNS,
  ),
  inFive('pc', 'what was fetched behind a jump is executed', [
    'ex_valid <= id_issue && !redirect',
    'ex_valid <= id_issue',
  ]),
  inFive('order', 'an instruction right behind another is not counted', [
    "rvfi_order + {63'd0, rvfi_valid}",
    "rvfi_order + {63'd0, rvfi_valid && !mem_rvfi_valid}",
  ]),
  inFive('instructionMemory', 'the third word of the queue is lost when the first leaves', [
    'queue_pop && queue_count > 2',
    'queue_pop && queue_count > 3',
  ]),
  inFive('dataMemory', 'a store that waits has the byte enables of the access behind it', [
    'dbus_be = full ? be : access_be',
    'dbus_be = access_be',
  ]),
  inFive('requests', 'the store buffer asks while an answer to it is due', [
    '(full || access_req) && !busy',
    '(full || access_req)',
  ]),
  inFive('csr', 'a CSR is written by an instruction that an interrupt cancels', [
    '.access (ex_active && ex_csr)',
    '.access (ex_valid && ex_csr)',
  ]),
  inFive('trap', 'mepc of a bus error is that of the instruction in EX', [
    'mem_fault ? mem_pc : ex_pc',
    'ex_pc',
  ]),
  inFive(
    'atomic',
    'AMOMAX keeps the smaller',
    ['assign maximum = op[0]', 'assign maximum = op[0] && op[1]'],
    ATOMIC,
  ),
  inFive(
    'reservation',
    'SC takes the reservation of any word',
    ['reservation_valid && reservation_addr == address[31:2]', 'reservation_valid'],
    ATOMIC,
  ),
  inFive(
    'doubleTrap',
    'a trap leaves machine mode ready for another',
    ["if (machine_entry) mstatus_mdt <= 1'b1;", "if (machine_entry) mstatus_mdt <= 1'b0;"],
    DOUBLE,
  ),
  inFive('live', 'a failed access traps only while a request waits', [
    'mem_failed && !lsu_asks_ahead',
    'mem_failed && lsu_asks_ahead',
  ]),
];
