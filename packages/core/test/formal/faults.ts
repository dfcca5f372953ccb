import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';

/** A bug in the RTL that one check is there for: a text that its sources have once, and what stands there instead. */
export interface FormalFault {
  check: string;
  wrong: string;
  core: CoreOptions;
  find: string;
  replace: string;
}

const { nano, micro } = PRESETS;
export const DOUBLE: CoreOptions = { ...micro, safety: { ...micro.safety, doubleTrap: true } };

export const LATE: CoreOptions = {
  ...nano,
  base: { ...nano.base, stages: 5, multiply: 'single-cycle' },
  advanced: { ...nano.advanced, forwarding: true, lateAlu: true, lateBranches: true },
};

const withBase = (changes: Partial<CoreOptions['base']>): CoreOptions => ({
  ...nano,
  base: { ...nano.base, ...changes },
});

/** One a check at least; the smallest core that has what is wrong. */
export const FORMAL_FAULTS: readonly FormalFault[] = [
  {
    check: 'computing',
    wrong: 'the upper immediate loses a bit',
    core: nano,
    find: "imm_u = {instr[31:12], 12'b0}",
    replace: "imm_u = {1'b0, instr[30:12], 12'b0}",
  },
  {
    check: 'branching',
    wrong: 'BNE branches as BEQ does',
    core: nano,
    find: '(instr[14] ? alu_less : alu_equal) ^ instr[12]',
    replace: '(instr[14] ? alu_less ^ instr[12] : alu_equal)',
  },
  {
    check: 'accessing',
    wrong: 'a byte is loaded without its sign',
    core: nano,
    find: 'sign = !rsp_unsigned &&',
    replace: "sign = 1'b0 &&",
  },
  {
    check: 'compressed',
    wrong: 'C.ADDI4SPN counts from another register',
    core: nano,
    find: 'addi4spn = {stack_address, SP,',
    replace: "addi4spn = {stack_address, 5'd3,",
  },
  {
    check: 'compressed',
    wrong: 'C.LHU loads with a sign',
    core: withBase({ zcb: true }),
    find: "!instr_c[6], 2'b01, rd_prime, LOAD",
    replace: "1'b0, 2'b01, rd_prime, LOAD",
  },
  {
    check: 'computing',
    wrong: 'UNZIP has the halves in place of each other',
    core: withBase({ zbkb: true }),
    find: 'UNZIP: result = separated',
    replace: 'UNZIP: result = {separated[15:0], separated[31:16]}',
  },
  {
    check: 'computing',
    wrong: 'CLMULR shows the bits of CLMULH',
    core: withBase({ zbc: true }),
    find: 'CLMULR: result = clmul_middle',
    replace: 'CLMULR: result = clmul_high',
  },
  {
    check: 'computing',
    wrong: 'MEM executes another operation',
    core: LATE,
    find: 'mem_alu_op <= ex_alu_op',
    replace: 'mem_alu_op <= ~ex_alu_op',
  },
  {
    check: 'registers',
    wrong: 'what follows an operation of MEM takes what EX makes of it',
    core: LATE,
    find: 'ex_comes_late = ex_result_late || ex_late_a || ex_late_b',
    replace: 'ex_comes_late = ex_result_late',
  },
  {
    check: 'others',
    wrong: 'ECALL has the cause of user mode',
    core: micro,
    find: "else if (ecall) trap_cause = 5'd11",
    replace: "else if (ecall) trap_cause = 5'd8",
  },
  {
    check: 'registers',
    wrong: 'a register is written by what goes to its neighbour',
    core: nano,
    find: "if (we && waddr == 4'(i))",
    replace: "if (we && (waddr | 4'd1) == (4'(i) | 4'd1))",
  },
  {
    check: 'pc',
    wrong: 'jumps go to the word',
    core: nano,
    find: 'assign restart_pc = redirect_pc',
    replace: "assign restart_pc = {redirect_pc[31:2], 2'b00}",
  },
  {
    check: 'order',
    wrong: 'every second instruction is numbered as the one before',
    core: nano,
    find: "rvfi_order <= rvfi_order + {63'd0, rvfi_valid}",
    replace: "rvfi_order <= rvfi_order + {63'd0, rvfi_valid && !rvfi_order[0]}",
  },
  {
    check: 'instructionMemory',
    wrong: 'a word that comes after a jump is dropped one too few times',
    core: nano,
    find: "if (restart) discard_count <= outstanding - 2'(ibus_rvalid)",
    replace: "if (restart) discard_count <= '0",
  },
  {
    check: 'dataMemory',
    wrong: 'a halfword is stored in the lower half',
    core: nano,
    find: "size == HALF ? 4'b0011 : 4'b1111) << byte_offset",
    replace: "size == HALF ? 4'b0011 : 4'b1111) << {1'b0, byte_offset[0]}",
  },
  {
    check: 'requests',
    wrong: 'a byte is asked for by its own address',
    core: nano,
    find: "dbus_addr = {address[31:2], 2'b00}",
    replace: 'dbus_addr = address',
  },
  {
    check: 'csr',
    wrong: 'CSRRC sets what it should clear',
    core: micro,
    find: "op == 2'd3 ? rdata & ~wdata : wdata",
    replace: "op == 2'd3 ? rdata | wdata : wdata",
  },
  {
    check: 'trap',
    wrong: 'mepc holds the address behind the instruction',
    core: micro,
    find: "mepc <= trap_pc & ~32'd1",
    replace: "mepc <= trap_pc + 32'd2 & ~32'd1",
  },
  {
    check: 'atomic',
    wrong: 'AMOMAX keeps the smaller',
    core: withBase({ atomics: true }),
    find: 'assign maximum = op[0]',
    replace: 'assign maximum = op[0] && op[1]',
  },
  {
    check: 'reservation',
    wrong: 'SC takes the reservation of any word',
    core: withBase({ atomics: true }),
    find: 'reservation_valid && reservation_addr == address[31:2]',
    replace: 'reservation_valid',
  },
  {
    check: 'reservation',
    wrong: 'a reservation outlives its SC',
    core: withBase({ atomics: true }),
    find: 'reservation_valid <= !amo_op[0]',
    replace: 'reservation_valid <= reservation_valid || !amo_op[0]',
  },
  {
    check: 'doubleTrap',
    wrong: 'a trap leaves machine mode ready for another',
    core: DOUBLE,
    find: "if (machine_entry) mstatus_mdt <= 1'b1;",
    replace: "if (machine_entry) mstatus_mdt <= 1'b0;",
  },
  {
    check: 'live',
    wrong: 'the load-store unit stays busy when an answer comes with the next request',
    core: nano,
    find: 'busy <= granted || (busy && !dbus_rvalid)',
    replace: 'busy <= granted || busy',
  },
];
