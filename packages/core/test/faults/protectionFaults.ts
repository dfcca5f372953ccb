import { coreOf } from './fault.ts';
import type { Fault, Sign } from './fault.ts';
import { debuggedCore } from '../debug/shows.ts';
import * as rules from './rules.ts';

const auxiliary = { pmpEntries: 8, pmpGranularity: 4, smepmp: false };
const two = coreOf('micro', { base: { userMode: true, atomics: true }, auxiliary });
const five = coreOf('plain', { base: { userMode: true, atomics: true }, auxiliary });
const coarse = coreOf('micro', { base: { userMode: true }, auxiliary: { ...auxiliary, pmpGranularity: 64 } });
const security = coreOf('micro', {
  base: { userMode: true },
  auxiliary: { pmpEntries: 6, smepmp: true },
});
const crossing = coreOf('plain', {
  base: { userMode: true },
  memory: { misaligned: 'hardware' },
  auxiliary,
});

const MANY_RULES: Sign = { by: 'lockstep', blocks: 1000 };

/** A debugger's rights are those of machine mode without MPRV. */
const debugged = debuggedCore('micro', { auxiliary: { ...two.auxiliary, pmpEntries: 2 } });

const entry = (wrong: string, find: string, replace: string, core = two) => ({
  option: 'auxiliary.pmpEntries',
  wrong,
  core,
  module: 'pmp_entry',
  find,
  replace,
  sign: MANY_RULES,
  simulator: 'verilator' as const,
});

const reports = (program: readonly number[], expected: number) => ({
  sign: { by: 'result' as const, program, expected },
  simulator: undefined,
});

/** Bugs that the memory protection of others had, and some more. */
export const PROTECTION_FAULTS: readonly Fault[] = [
  {
    ...entry('a locked range leaves the address that it begins at free', ' && !locked_above', ''),
    ...reports(rules.MOVE_LOCKED_RANGE, 5),
  },
  {
    ...entry(
      'a range includes the word at its end',
      "{2'b00, data_word} < bound",
      "{2'b00, data_word} <= bound",
    ),
    ...reports(rules.LOAD_BEHIND_RANGE, 31),
  },
  entry('a region of four bytes is one of eight', 'cfg_a[0] ? address_shown', 'cfg_a[1] ? address_shown'),
  entry('writing without reading can be chosen', 'cfg_wdata[1] && cfg_wdata[0]', 'cfg_wdata[1]'),
  entry('a lock does not bind machine mode', '| {3{!cfg_l}}', "| 3'b111"),
  {
    ...entry('the highest entry that matches decides', "(~data_match + 1'b1)", '~(data_match >> 1)'),
    module: 'pmp',
  },
  {
    ...entry('user mode has what no entry matches', "data_match == '0 && !data_user", "data_match == '0"),
    module: 'pmp',
  },
  {
    ...entry(
      'an AMO needs to write alone',
      "!(store || (amo && instr[31:27] == 5'b00011))",
      '!store && !amo',
    ),
    module: 'pipeline',
  },
  {
    ...entry('MPRV is ignored', 'user_mode || (mstatus_mprv && mstatus_mpp_user)', 'user_mode'),
    module: 'csr',
  },
  {
    ...entry(
      'what was fetched before a rule is executed by the rules before it',
      ' protection_written || trap',
      ' trap',
      five,
    ),
    module: 'pipeline',
    find: 'trap || protection_written ||',
    replace: 'trap ||',
    ...reports(rules.EXECUTE_FORBIDDEN, 1),
  },
  {
    ...entry('the second word of a fetch is not checked', '', '', five),
    module: 'fetch',
    find: 'fault = word_error && !(upper_valid && compressed)',
    replace: 'fault = word_error && !upper_valid',
    ...reports(rules.EXECUTE_ACROSS, 1),
  },
  {
    ...entry('mtval is where an instruction begins whose second half is refused', '', '', two),
    module: 'pipeline',
    find: "instr_fault_behind ? {fetch_pc[31:2], 2'b00} : pc",
    replace: 'pc',
    ...reports(rules.REFUSED_HALF, 2),
  },
  {
    ...entry('mtval of a refused second half is that of the first in five stages', '', '', five),
    module: 'pipeline',
    find: "ex_cause == 4'd1 && ex_fault_behind",
    replace: "1'b0",
    ...reports(rules.REFUSED_HALF, 2),
  },
  {
    ...entry('the second word of an access is not checked', '', '', crossing),
    module: 'pipeline',
    find: 'data_permitted && (data_second || !data_crosses)',
    replace: 'data_permitted',
    ...reports(rules.LOAD_INTO_FORBIDDEN, 5),
  },
  {
    ...entry('mtval is the first byte when the second word is refused', '', '', crossing),
    module: 'pipeline',
    find: "data_second ? {data_word, 2'b00} : alu_sum",
    replace: 'alu_sum',
    ...reports(rules.REFUSED_PART, 2),
  },
  {
    ...entry('bits below the granularity are part of a bound', '', '', coarse),
    option: 'auxiliary.pmpGranularity',
    find: "bound = {address[31:4], 4'd0}",
    replace: "bound = {address[31:3], 3'd0}",
  },
  {
    ...entry('regions of four bytes can be chosen', '', '', coarse),
    option: 'auxiliary.pmpGranularity',
    find: "cfg_wdata[4:3] == 2'b10 ? 2'b00 : cfg_wdata[4:3]",
    replace: 'cfg_wdata[4:3]',
  },
  {
    ...entry(
      'machine mode adds rules by which it executes',
      'machine_lockdown && !bypass && cfg_wdata[7]',
      "1'b0 && cfg_wdata[7]",
      security,
    ),
    option: 'auxiliary.smepmp',
  },
  {
    ...entry(
      'a shared region can be written by user mode',
      "{1'b0, cfg_x, 1'b1}",
      "{1'b0, 1'b1, 1'b1}",
      security,
    ),
    option: 'auxiliary.smepmp',
  },
  {
    ...entry('locks are opened again', "(bypass || locked == '0)", "1'b1", security),
    option: 'auxiliary.smepmp',
    module: 'pmp',
  },
  {
    option: 'auxiliary.pmpEntries',
    wrong: 'MPRV binds the debugger',
    core: debugged,
    module: 'csr',
    find: 'mstatus_mpp_user && !debug_mode)',
    replace: 'mstatus_mpp_user)',
    sign: { by: 'debug', shown: 'MPRV does not bind the debugger, and mprven cannot be set' },
  },
];
