import { benchMap } from '../../bench/memoryMap.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { hasLateErrors } from '../../options/lateErrors.ts';
import { C_EBREAK } from '../../program/compressed.ts';
import {
  EBREAK,
  ECALL,
  NOP,
  OPCODE,
  addi,
  branchForm,
  immediateForm,
  jalr,
  jumpForm,
  lw,
  registerForm,
  storeForm,
  sw,
} from '../../program/encode.ts';
import { AMO_FUNCT5, EVERY_COMPUTATION, LR_FUNCT5, SC_FUNCT5, atomic } from '../../program/instructions.ts';
import { LAYOUT } from '../../program/layout.ts';
import { decoder } from '../../model/decoder.ts';
import type { Suite } from '../suite.ts';
import type { TestCode } from '../testCode.ts';
import { directedTest } from './directed.ts';
import { doubleTraps } from './doubleTraps.ts';

const [A, B, RESULT, POINTER] = [10, 11, 12, 13];

/** Encodings that mean nothing in this core, and those that mean something in others. */
function illegal(test: TestCode): void {
  const { base } = test.options;
  const decode = decoder(test.options);
  const words = [
    0x0000_0000,
    0xffff_ffff,
    ...EVERY_COMPUTATION.map(({ encode }) => encode(RESULT, A, B)),
    ...[3, 6, 7].map((funct3) => immediateForm(OPCODE.load, funct3, RESULT, POINTER, 0)),
    ...[3, 4, 5, 6, 7].map((funct3) => storeForm(funct3, A, POINTER, 0)),
    ...[2, 3].map((funct3) => branchForm(funct3, A, B, 8)),
    ...[1, 2, 4, 7].map((funct3) => immediateForm(OPCODE.jalr, funct3, RESULT, A, 0)),
    ...[0x07, 0x1b, 0x27, 0x2b, 0x3b, 0x43, 0x5b, 0x6b, 0x77, 0x7b].map((opcode) => opcode | (RESULT << 7)),
    registerForm(OPCODE.register, 0x21, 0, RESULT, A, B),
    registerForm(OPCODE.register, 0x7f, 5, RESULT, A, B),
    immediateForm(OPCODE.immediate, 1, RESULT, A, 0x7c5),
    immediateForm(OPCODE.immediate, 5, RESULT, A, 0x7c5),
    immediateForm(OPCODE.system, 4, RESULT, A, 0x300),
    immediateForm(OPCODE.system, 0, 0, 0, 0x102),
    immediateForm(OPCODE.system, 0, 0, 0, 0x7b2),
    ...[0x05, 0x09, 0x1f].map((funct5) => atomic(funct5, 0, RESULT, POINTER, A)),
    ...(base.isa === 'rv32e'
      ? [registerForm(OPCODE.register, 0, 0, 16, A, B), registerForm(OPCODE.register, 0, 0, A, 31, B)]
      : []),
  ];
  test.code.constant(POINTER, LAYOUT.data);
  for (const word of words) {
    test.code.word(addi(A, 0, 0x11), addi(B, 0, 0x22), addi(RESULT, 0, 0x33));
    test.attempt(() => test.code.word(word));
    // Only what is legal may have changed it: custom instructions have a unit that answers.
    if (decode(word | 0, 4) !== undefined) test.keep(RESULT);
  }
}

/** The call and the breakpoint at both halves, and right behind what takes long. */
function calls(test: TestCode): void {
  const { code, options } = test;
  for (const before of [[], [NOP], [addi(A, A, 1)], [lw(A, POINTER, 0)], [sw(A, POINTER, 0)]]) {
    code.constant(POINTER, LAYOUT.data);
    for (const word of [ECALL, EBREAK]) {
      test.attempt(() => code.word(...before, word));
      test.keep(A);
    }
    if (options.base.compressed) test.attempt(() => code.half(C_EBREAK, 0x0001));
  }
  if (options.base.multiply !== 'none')
    for (let funct3 = 0; funct3 < 8; funct3++) {
      code.word(addi(A, 0, 100), addi(B, 0, 7));
      test.attempt(() => code.word(registerForm(OPCODE.register, 1, funct3, RESULT, A, B), ECALL));
      test.keep(RESULT);
    }
}

/** Loads and stores where nothing answers; what follows must not have happened. */
function faults(test: TestCode): void {
  const { code, options } = test;
  const late = hasLateErrors(options);
  for (const address of [LAYOUT.hole, LAYOUT.hole + 0x7fc, benchMap(options).ram.end])
    for (const funct3 of [0, 1, 2, 4, 5]) {
      code.constant(POINTER, address);
      code.word(addi(RESULT, 0, 5));
      test.attempt(() =>
        code.word(
          immediateForm(OPCODE.load, funct3, RESULT, POINTER, 0),
          addi(RESULT, RESULT, 1),
          addi(RESULT, RESULT, 1),
        ),
      );
      test.keep(RESULT);
      if (funct3 > 2 || late) continue;
      test.attempt(() => code.word(storeForm(funct3, RESULT, POINTER, 0), addi(RESULT, RESULT, 1)));
      test.keep(RESULT);
    }
  if (!options.base.atomics) return;
  for (const word of [
    ...AMO_FUNCT5.map((funct5) => atomic(funct5, 0, RESULT, POINTER, A)),
    atomic(LR_FUNCT5, 0, RESULT, POINTER, 0),
  ]) {
    code.constant(POINTER, LAYOUT.hole);
    test.attempt(() => code.word(word));
    test.keep(RESULT);
  }
}

function misaligned(test: TestCode): void {
  const { code, options } = test;
  for (const offset of [1, 2, 3])
    for (const funct3 of [1, 2, 5]) {
      code.constant(POINTER, LAYOUT.data + 0x40);
      code.constant(A, 0x8765_4321);
      code.word(sw(A, POINTER, 0), sw(A, POINTER, 4), addi(RESULT, 0, 0));
      test.attempt(() => code.word(immediateForm(OPCODE.load, funct3, RESULT, POINTER, offset)));
      test.keep(RESULT);
      if (funct3 === 5) continue;
      code.word(addi(B, 0, 0x5a));
      test.attempt(() => code.word(storeForm(funct3, B, POINTER, offset)));
      code.word(lw(RESULT, POINTER, 0), lw(B, POINTER, 4));
      test.keep(RESULT);
      test.keep(B);
    }
  if (!options.base.atomics) return;
  for (const word of [
    atomic(LR_FUNCT5, 0, RESULT, POINTER, 0),
    atomic(SC_FUNCT5, 0, RESULT, POINTER, A),
    atomic(0, 0, RESULT, POINTER, A),
  ]) {
    code.constant(POINTER, LAYOUT.data + 0x42);
    test.attempt(() => code.word(word));
    test.keep(RESULT);
  }
}

/** Jumps and taken branches to where no instruction can be. A branch that is not taken never traps. */
function fetches(test: TestCode): void {
  const { code, options } = test;
  for (const address of [LAYOUT.hole, LAYOUT.hole + 0x100, benchMap(options).ram.end]) {
    code.constant(POINTER, address);
    code.word(addi(1, 0, 0));
    test.attempt(() => code.word(jalr(1, POINTER, 0)));
    test.keep(1);
  }
  if (options.base.compressed) return;
  const words = [
    jumpForm(RESULT, 6),
    branchForm(0, 0, 0, 6),
    branchForm(1, 0, 0, 6),
    jalr(RESULT, POINTER, 2),
  ];
  for (const word of words) {
    code.constant(POINTER, LAYOUT.data);
    code.word(addi(RESULT, 0, 3));
    test.attempt(() => code.word(word, NOP));
    test.keep(RESULT);
  }
}

const TESTS: Readonly<Record<string, [about: string, write: (test: TestCode) => void]>> = {
  illegal: ['encodings that this core has not', illegal],
  calls: ['ecall and ebreak behind what takes long', calls],
  faults: ['loads, stores and atomics where nothing answers', faults],
  misaligned: ['accesses that are not aligned', misaligned],
  fetches: ['jumps to where no instruction can be', fetches],
};

/** Exceptions: cause, value, place and mode of each, and that nothing behind it happened. */
export const exceptions: Suite = {
  id: 'exceptions',
  missing: ({ base }) => (base.zicsr ? undefined : 'no-csrs'),
  tests: (options: CoreOptions) => [
    ...Object.entries(TESTS).flatMap(([name, [about, write]]) =>
      [[], ['+latency', '+seed=3']].map((plusargs) =>
        directedTest(
          options,
          { suite: 'exceptions', name: `exc-${name}${plusargs.length > 0 ? '-slow' : ''}`, about, plusargs },
          write,
        ),
      ),
    ),
    ...(hasDoubleTrap(options) ? doubleTraps(options) : []),
  ],
};
