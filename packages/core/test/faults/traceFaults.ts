import { LAYOUT } from '../../src/program/index.ts';
import { addi, jalr, lui, lw } from '../../src/program/encode.ts';
import { OTHER, POINTER, VALUE, setVector } from './directed.ts';
import { coreOf } from './fault.ts';
import type { Fault } from './fault.ts';

const five = coreOf('plain', { auxiliary: { trace: 8 } });
const option = 'auxiliary.trace';

const LOOP = 8;

/**
 * A loop that is fallen into, and left by a load that fails in its second round: the trap says that the program was at
 * the loop's beginning, and only the packet before that it was the second time.
 */
const TWO_ROUNDS = [
  ...setVector,
  lui(POINTER, LAYOUT.data >>> 12),
  lui(OTHER, 0x5_ffff),
  lui(LOOP, LAYOUT.code >>> 12),
  addi(LOOP, LOOP, (LAYOUT.code & 0xfff) + 4 * (setVector.length + 4)),
  addi(VALUE, VALUE, 1),
  lw(9, POINTER, 0),
  addi(POINTER, OTHER, 0),
  jalr(0, LOOP, 0),
];

/** Each leads a decoder astray, or leaves it without a way to go on. */
export const TRACE_FAULTS: readonly Fault[] = [
  {
    option,
    wrong: 'the target of a jump before a trap passes as met on the way',
    core: five,
    module: 'trace',
    find: 'assign same = difference[30] ^ tells_target;',
    replace: 'assign same = difference[30];',
    sign: { by: 'trace', program: TWO_ROUNDS },
  },
  {
    option,
    wrong: 'a jump through a register passes as one that the program tells',
    core: five,
    module: 'pipeline',
    find: "id_mret || (id_jalr && id_instr[19:15] != 5'd0)",
    replace: 'id_mret',
    sign: { by: 'trace' },
  },
  {
    option,
    wrong: 'what fails on the bus counts as retired',
    core: five,
    module: 'pipeline',
    find: 'traced_retires <= mem_retires && !mem_fault;',
    replace: 'traced_retires <= mem_retires;',
    sign: { by: 'trace', run: { errors: { of1024: 40, base: LAYOUT.data, end: LAYOUT.saved } } },
  },
];
