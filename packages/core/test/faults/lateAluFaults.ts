import { OPCODE, addi, lui, lw, registerForm, sw } from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';
import { OTHER, POINTER, VALUE } from './directed.ts';
import { LOCKSTEP, coreOf } from './fault.ts';
import type { Fault } from './fault.ts';

/** A product of what is loaded just before. */
const SQUARE = [
  lui(POINTER, LAYOUT.data >>> 12),
  addi(VALUE, 0, 6),
  sw(VALUE, POINTER, 0),
  lw(OTHER, POINTER, 0),
  registerForm(OPCODE.register, 1, 0, VALUE, OTHER, OTHER),
];

const core = coreOf('plain', { advanced: { lateAlu: true } });

export const LATE_ALU_FAULTS: readonly Fault[] = [
  {
    option: 'advanced.lateAlu',
    wrong: 'an operation on a load waits for it all the same',
    core,
    module: 'pipeline',
    find: 'assign id_goes_late = (!id_instr[6]',
    replace: "assign id_goes_late = 1'b0 && (!id_instr[6]",
    sign: { by: 'speed', without: coreOf('plain') },
  },
  {
    option: 'advanced.lateAlu',
    wrong: 'an operation takes what EX had in place of what is loaded',
    core,
    module: 'pipeline',
    find: 'mem_a <= ex_late_a ? mem_result : ex_operand_a',
    replace: 'mem_a <= ex_operand_a',
    sign: LOCKSTEP,
  },
  {
    option: 'advanced.lateAlu',
    wrong: 'the same of the second operand',
    core,
    module: 'pipeline',
    find: 'mem_b <= ex_late_b ? mem_result : ex_operand_b',
    replace: 'mem_b <= ex_operand_b',
    sign: LOCKSTEP,
  },
  {
    option: 'advanced.lateAlu',
    wrong: 'what follows an operation of MEM takes what EX makes of it',
    core,
    module: 'pipeline',
    find: 'ex_comes_late = ex_result_late || ex_late_a || ex_late_b',
    replace: 'ex_comes_late = ex_result_late',
    sign: LOCKSTEP,
  },
  {
    option: 'advanced.lateAlu',
    wrong: 'an immediate whose bits name the loaded register gives way to it',
    core,
    module: 'pipeline',
    find: 'id_goes_late && id_uses_rs2 && rs2_in_ex',
    replace: 'id_goes_late && rs2_in_ex',
    sign: LOCKSTEP,
  },
  {
    option: 'advanced.lateAlu',
    wrong: 'a product goes on without its operand, too',
    core,
    module: 'pipeline',
    find: "id_instr[4:2] == 3'b100 && !id_muldiv",
    replace: "id_instr[4:2] == 3'b100",
    sign: { by: 'result', program: SQUARE, expected: 36 },
  },
  {
    option: 'advanced.lateAlu',
    wrong: 'MEM executes what the next instruction is',
    core,
    module: 'pipeline',
    find: 'mem_alu_op <= ex_alu_op',
    replace: 'mem_alu_op <= id_alu_op',
    sign: LOCKSTEP,
  },
  {
    option: 'advanced.lateAlu',
    wrong: 'an operation that stays for an interrupt that does not come loses its operand',
    core: coreOf('plain', {
      advanced: { lateAlu: true },
      auxiliary: { clint: null, clic: { base: '0x02010000' }, clicInputs: 16, clicControlBits: 4 },
    }),
    module: 'pipeline',
    find: 'if (ex_late_a) ex_operand_a <= mem_result;',
    replace: '',
    sign: { by: 'lockstep', run: { interrupts: 8 }, blocks: 2000 },
    simulator: 'verilator',
  },
];
