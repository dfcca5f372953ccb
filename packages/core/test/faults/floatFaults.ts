import { addi, csrImmediate, lui, registerForm } from '../../src/program/encode.ts';
import { LOCKSTEP, coreOf } from './fault.ts';
import type { Fault } from './fault.ts';
import { OTHER, VALUE, attempt } from './directed.ts';

const [FFLAGS, FRM] = [1, 2];
const DYNAMIC = 7;
const RESERVED = 5;
const ILLEGAL = 2;
const OP_FP = 0x53;
const sum = (rm: number) => registerForm(OP_FP, 0, rm, OTHER, OTHER, OTHER);
const quotient = registerForm(OP_FP, 0x0c, 0, VALUE, VALUE, OTHER);

export const FLOAT_FAULTS: readonly Fault[] = [
  {
    option: 'base.zfinx',
    wrong: 'rounding up rounds positive numbers down',
    core: coreOf('micro', { base: { zfinx: true } }),
    module: 'float',
    find: 'UP: round_up = !sign &&',
    replace: 'UP: round_up = sign &&',
    sign: LOCKSTEP,
  },
  {
    option: 'base.zfinx',
    wrong: 'with five stages a rounding mode that is just being written is not seen',
    core: coreOf('plain', { base: { zfinx: true, compressed: false } }),
    module: 'pipeline',
    find: ' && !(id_floating && ex_valid && ex_csr)',
    replace: '',
    sign: {
      by: 'result',
      program: [...attempt(csrImmediate(1, 0, FRM, RESERVED)).slice(0, -1), sum(DYNAMIC), addi(VALUE, 0, 31)],
      expected: ILLEGAL,
    },
  },
  {
    option: 'base.zfinx',
    wrong: 'a division by zero raises nothing',
    core: coreOf('micro', { base: { zfinx: true } }),
    module: 'float',
    find: 'divides && b_zero && !a_top && !a_zero',
    replace: "1'b0",
    sign: {
      by: 'result',
      program: [
        ...[lui(VALUE, 0x3f800), addi(OTHER, 0, 0)],
        ...[quotient, csrImmediate(2, VALUE, FFLAGS, 0)],
      ],
      expected: 8,
    },
  },
];
