import {
  OPCODE,
  addi,
  branchForm,
  csr,
  immediateForm,
  registerForm,
  storeForm,
  upperForm,
} from '../../src/program/encode.ts';
import type { CoreOptions } from '../../src/index.ts';
import type { TestProgram } from '../../src/program/index.ts';
import { POINTER } from '../faults/directed.ts';
import { randomNumbers } from '../optionSets.ts';
import { inRounds } from './inRounds.ts';

const [COUNT, FIRST, REGISTERS] = [15, 8, 5];
const [BODY, ROUNDS] = [180, 25];
const AMOADD = 0x00;
const MSCRATCH = 0x340;

type Draw = (limit: number) => number;

/** Operations of the base ISA on registers: SUB and SRA by the first, all by the second. */
const operation = (below: Draw, rd: number, one: number, other: number) => {
  const funct3 = below(8);
  const alternate = (funct3 === 0 || funct3 === 5) && below(2) === 1;
  return registerForm(OPCODE.register, alternate ? 0x20 : 0, funct3, rd, one, other);
};

const immediate = (below: Draw, rd: number, one: number) => {
  const funct3 = below(8);
  if (funct3 !== 1 && funct3 !== 5) return immediateForm(OPCODE.immediate, funct3, rd, one, below(4096));
  return immediateForm(OPCODE.immediate, funct3, rd, one, below(32) | (funct3 === 5 ? 0x400 * below(2) : 0));
};

/** What makes a result that comes late: a load, a product or quotient, an atomic, a CSR. */
function lateResult({ base }: CoreOptions, below: Draw, rd: number, one: number): number {
  const what = below(10);
  if (what === 0 && base.multiply !== 'none')
    return registerForm(OPCODE.register, 1, below(8), rd, one, FIRST + below(REGISTERS));
  if (what === 1 && base.atomics) return registerForm(OPCODE.amo, AMOADD, 2, rd, POINTER, one);
  if (what === 2 && base.zicsr) return csr(1, rd, MSCRATCH, one);
  return immediateForm(OPCODE.load, [0, 1, 2, 4, 5][below(5)]!, rd, POINTER, 4 * below(8));
}

/** Rounds of results that are used at once: by operations, by branches over some, by stores and by LUI, which reads nothing. */
export function resultsAtOnce(options: CoreOptions, seed: number): TestProgram {
  const random = randomNumbers(seed);
  const below: Draw = (limit) => Math.floor(random() * limit);
  let last = FIRST;
  const source = () => (below(4) > 0 ? last : FIRST + below(REGISTERS));
  const target = () => (last = below(12) === 0 ? 0 : FIRST + below(REGISTERS));
  const instruction = (): number[] => {
    const what = below(20);
    const [one, other] = [source(), source()];
    if (what < 7) return [lateResult(options, below, target(), one)];
    if (what < 12) return [operation(below, target(), one, other)];
    if (what < 16) return [immediate(below, target(), one)];
    if (what < 17) return [storeForm(below(3), one, POINTER, 4 * below(8))];
    if (what < 18) return [upperForm(OPCODE.lui, target(), (one << 3) | (other << 8))];
    return [branchForm([0, 1, 4, 5, 6, 7][below(6)]!, one, other, 8), addi(FIRST, FIRST, 1)];
  };
  const body = Array.from({ length: BODY }, instruction).flat();
  const values = Array.from({ length: REGISTERS }, () => below(2048));
  return inRounds(body, { rounds: ROUNDS, count: COUNT, first: FIRST, values });
}
