import { Label } from '../../program/assembler.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import {
  NOP,
  OPCODE,
  addi,
  branchForm,
  immediateForm,
  lw,
  registerForm,
  storeForm,
  sw,
} from '../../program/encode.ts';
import { LAYOUT } from '../../program/layout.ts';
import { correctsTcm } from '../../options/tcmProtection.ts';
import { lostBits } from './lostBits.ts';
import type { Suite } from '../suite.ts';
import type { DeliveryTest } from '../test.ts';
import type { TestCode } from '../testCode.ts';
import { KEEP } from '../layout.ts';
import { directedTest } from './directed.ts';

const LOADS = { lb: 0, lh: 1, lw: 2, lbu: 4, lhu: 5 } as const;
const STORES = { sb: 0, sh: 1, sw: 2 } as const;
const [POINTER, VALUE, READ, SUM, COUNT] = [10, 11, 12, 13, 14];
const size = (funct3: number) => 1 << (funct3 & 3);

const mayMisalign = ({ memory }: CoreOptions) => memory.misaligned === 'hardware';

function offsets(options: CoreOptions, bytes: number): number[] {
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 13, -1, -2, -3, -4, -8, 2047, 2044, -2048];
  return all.filter((offset) => mayMisalign(options) || offset % bytes === 0);
}

function fill({ code }: TestCode, value: number): void {
  code.constant(POINTER, LAYOUT.data + 0x1000);
  code.constant(VALUE, value);
  for (const at of [-2048, -2044, -8, -4, 0, 4, 8, 12, 2040, 2044])
    code.word(sw(VALUE, POINTER, at), addi(VALUE, VALUE, 0x3f1));
}

function loads(test: TestCode, funct3: number): void {
  fill(test, 0x80f1_7f82);
  for (const offset of offsets(test.options, size(funct3))) {
    test.code.word(immediateForm(OPCODE.load, funct3, READ, POINTER, offset));
    test.keep(READ);
    test.code.word(immediateForm(OPCODE.load, funct3, READ, POINTER, offset), addi(READ, READ, 1));
    test.keep(READ);
  }
}

function stores(test: TestCode, funct3: number): void {
  fill(test, 0x1122_3344);
  const { code } = test;
  for (const offset of offsets(test.options, size(funct3))) {
    code.constant(VALUE, 0xa1b2_c3d4 ^ offset);
    code.word(storeForm(funct3, VALUE, POINTER, offset), lw(READ, POINTER, offset & ~3));
    test.keep(READ);
    if (offset > 2040) continue;
    code.word(lw(READ, POINTER, (offset & ~3) + 4));
    test.keep(READ);
  }
}

/** Stores and loads one after the other, of which some overlap: a buffer of stores must be seen through. */
function streams(test: TestCode): void {
  const { code } = test;
  const again = new Label();
  code.constant(POINTER, LAYOUT.data);
  code.word(addi(COUNT, 0, 64), addi(SUM, 0, 1));
  code.place(again);
  code.word(
    sw(SUM, POINTER, 0),
    sw(COUNT, POINTER, 4),
    lw(READ, POINTER, 0),
    registerForm(OPCODE.register, 0, 0, SUM, SUM, READ),
  );
  code.word(
    storeForm(0, SUM, POINTER, 1),
    lw(READ, POINTER, 0),
    registerForm(OPCODE.register, 0, 4, SUM, SUM, READ),
  );
  code.word(
    lw(READ, POINTER, 4),
    NOP,
    registerForm(OPCODE.register, 0, 0, SUM, SUM, READ),
    addi(POINTER, POINTER, 12),
  );
  code.word(addi(COUNT, COUNT, -1));
  code.to(again, (offset) => branchForm(1, COUNT, 0, offset));
  test.keep(SUM);
  code.word(lw(READ, POINTER, -12));
  test.keep(READ);
}

/** What the core has inside is reached by loads and stores of every size. */
function inside(test: TestCode): void {
  const { code, options } = test;
  for (const own of [options.memory.dataMemory, options.memory.instructionMemory]) {
    if (own === null) continue;
    const middle = Number(own.base) + own.size / 2;
    for (const address of [middle, middle + own.size / 2 - 8, middle - 4]) {
      code.constant(POINTER, address);
      code.constant(VALUE, 0x89ab_cdef);
      code.word(
        sw(VALUE, POINTER, 0),
        storeForm(0, VALUE, POINTER, 1),
        storeForm(1, VALUE, POINTER, 2),
        lw(READ, POINTER, 0),
      );
      test.keep(READ);
      code.word(immediateForm(OPCODE.load, 0, READ, POINTER, 3), addi(READ, READ, 1));
      test.keep(READ);
      code.word(immediateForm(OPCODE.load, 5, READ, POINTER, 2), addi(KEEP.first, READ, 0));
      test.keep(KEEP.first);
    }
  }
}

const RUNS = [
  { suffix: '', plusargs: [], about: '' },
  { suffix: '-slow', plusargs: ['+latency', '+seed=7'], about: ', on a bus with random wait states' },
] as const;

/** Loads and stores, and the rules of the bus, which the bench holds the core to in every test. */
export const memory: Suite = {
  id: 'memory',
  missing: () => undefined,
  tests: (options) =>
    RUNS.flatMap(({ suffix, plusargs, about: how }): DeliveryTest[] => {
      const directed = (name: string, about: string, write: (test: TestCode) => void) =>
        directedTest(
          options,
          { suite: 'memory', name: `mem-${name}${suffix}`, about: `${about}${how}`, plusargs },
          write,
        );
      const hasOwn = options.memory.dataMemory !== null || options.memory.instructionMemory !== null;
      return [
        ...Object.entries(LOADS).map(([name, funct3]) =>
          directed(name, `${name} at every offset that may be`, (test) => loads(test, funct3)),
        ),
        ...Object.entries(STORES).map(([name, funct3]) =>
          directed(name, `${name} at every offset that may be`, (test) => stores(test, funct3)),
        ),
        directed('streams', 'stores and loads that overlap', streams),
        ...(hasOwn ? [directed('inside', 'the core’s own memories', inside)] : []),
        ...(correctsTcm(options)
          ? [directed('losing', 'each bit of a word in the core’s own memories is lost', lostBits)]
          : []),
      ];
    }),
};
