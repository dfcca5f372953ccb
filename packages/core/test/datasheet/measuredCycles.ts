import { cyclesOf } from '../../src/datasheet/cycles.ts';
import type { Cycles } from '../../src/datasheet/cycles.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import { addi, branchForm, csr, jumpForm, lui, lw, registerForm, sw } from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';
import { OTHER, POINTER, VALUE, directed, subtract } from '../faults/directed.ts';

const TIMES = 32;
const [MCYCLE, MSCRATCH] = [0xb00, 0x340];
const [A, B, C, D, E, EDGE] = [10, 11, 12, 13, 14, 15];
const muldiv = (funct3: number) => registerForm(0x33, 1, funct3, A, B, C);
const NOP = addi(0, 0, 0);

/** Instructions of each kind of `cyclesOf` that straight code can show; a jump goes over one. */
const BODIES: Readonly<Record<string, readonly number[]>> = {
  'arithmetic, logic, shift': [addi(A, B, 1)],
  'the same on the result before': [addi(A, A, 1)],
  MUL: [muldiv(0)],
  'MULH, MULHSU, MULHU': [muldiv(1)],
  'DIV, DIVU, REM, REMU': [muldiv(5)],
  'FSGNJ, FCLASS': [registerForm(0x53, 0x10, 0, A, B, C)],
  'FADD of equal exponents': [registerForm(0x53, 0, 0, A, D, E)],
  FMUL: [registerForm(0x53, 8, 0, A, D, E)],
  FDIV: [registerForm(0x53, 12, 0, A, D, E)],
  FSQRT: [registerForm(0x53, 0x2c, 0, A, D, 0)],
  load: [lw(A, EDGE, 0)],
  'load of the idempotent region': [lw(A, POINTER, 0)],
  'load, and arithmetic on what it loads': [lw(A, POINTER, 0), addi(A, A, 1)],
  store: [sw(A, POINTER, 0)],
  'branch, straight on': [branchForm(1, 0, 0, 8)],
  'branch, taken': [branchForm(0, 0, 0, 8), NOP],
  'branch, mispredicted': [branchForm(0, 0, 0, 8), NOP],
  JAL: [jumpForm(0, 8), NOP],
  'CSR access': [csr(2, A, MSCRATCH, 0)],
};

/** A loop of as many rounds: an addition, what lets its result be written, and a branch back. */
const BETWEEN = [NOP, NOP, NOP];
const LOOP = [addi(A, 0, TIMES), addi(A, A, -1), ...BETWEEN, branchForm(1, A, 0, -4 * (1 + BETWEEN.length))];

const around = (body: readonly number[]) => [
  ...[
    lui(POINTER, LAYOUT.data >>> 12),
    addi(B, 0, 77),
    addi(C, 0, 3),
    // The first 2 KiB of memory, which no load is sent ahead of.
    lui(EDGE, LAYOUT.code >>> 12),
    lui(D, 0x3fc00),
    lui(E, 0x3fe00),
    sw(0, POINTER, 0),
  ],
  ...Array.from({ length: 8 }, () => NOP),
  csr(2, OTHER, MCYCLE, 0),
  ...body,
  csr(2, VALUE, MCYCLE, 0),
  subtract(VALUE, VALUE, OTHER),
];

/** Cycles of each kind in Icarus, on a bus without wait states; what begins and ends the row is rounded away. */
export async function measuredCycles(core: CoreOptions): Promise<Record<string, number>> {
  const simulator = await buildSimulator(core, { simulator: 'icarus' });
  const took = async (body: readonly number[]) => {
    const program = directed(around(body));
    const { value } = await runProgram(core, simulator, program, { tohost: program.tohost, cycles: 20_000 });
    return value >>> 1;
  };
  const measured: Record<string, number> = {};
  for (const [kind, body] of Object.entries(BODIES)) {
    if (core.base.multiply === 'none' && /^(MUL|DIV)/.test(kind)) continue;
    if (!core.base.zfinx && /^F[A-Z]/.test(kind)) continue;
    const row = Array.from({ length: TIMES }, () => body).flat();
    measured[kind] = Math.round(((await took(row)) - 1) / TIMES);
  }
  measured['branch, predicted as taken'] = Math.round((await took(LOOP)) / TIMES) - 1 - BETWEEN.length;
  return measured;
}

/** What the datasheet says of kinds that a row can show: mispredicted branches in a row teach a predictor that learns. */
export const toldCycles = (core: CoreOptions): Cycles[] =>
  cyclesOf(core).filter(
    ({ kind }) => kind !== 'branch, mispredicted' || core.advanced.predictionEntries === 0,
  );
