import { Label } from '../../program/assembler.ts';
import * as c from '../../program/compressed.ts';
import { NOP, addi, sw } from '../../program/encode.ts';
import { LAYOUT } from '../../program/layout.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import type { Suite } from '../suite.ts';
import type { TestCode } from '../testCode.ts';
import { OPERAND_CLASSES, valueOf } from '../values.ts';
import { directedTest } from './directed.ts';
import { framesOf, pairs, popAndReturn, pushAndPop } from './frames.ts';

const [A, B, STACK] = [10, 11, 2];
const IMMEDIATES = [1, -1, 31, -32, 15, -16];
const AMOUNTS = [1, 2, 15, 16, 31];

/** Forms of the sort: each of them changes or reads `A`. */
const FORMS: Readonly<Record<string, readonly (() => number)[]>> = {
  'c.addi': IMMEDIATES.map((value) => () => c.cAddi(A, value)),
  'c.li': IMMEDIATES.map((value) => () => c.cLi(A, value)),
  'c.lui': IMMEDIATES.map((value) => () => c.cLui(A, value)),
  'c.srli': AMOUNTS.map((amount) => () => c.cShiftRight(0, A, amount)),
  'c.srai': AMOUNTS.map((amount) => () => c.cShiftRight(1, A, amount)),
  'c.slli': AMOUNTS.map((amount) => () => c.cSlli(A, amount)),
  'c.andi': IMMEDIATES.map((value) => () => c.cAndi(A, value)),
  'c.sub': [() => c.cArithmetic(0, A, B)],
  'c.xor': [() => c.cArithmetic(1, A, B)],
  'c.or': [() => c.cArithmetic(2, A, B)],
  'c.and': [() => c.cArithmetic(3, A, B)],
  'c.mv': [() => c.cMv(A, B)],
  'c.add': [() => c.cAdd(A, B)],
};

/** At both halves of a word, so that instructions of 32 bits lie across words too. */
function writeForms(test: TestCode, forms: readonly (() => number)[]): void {
  let number = 0;
  for (const form of forms)
    for (const one of OPERAND_CLASSES)
      for (const other of forms.length > 1 ? OPERAND_CLASSES.slice(6) : OPERAND_CLASSES) {
        test.code.constant(B, valueOf(other, number));
        test.code.constant(A, valueOf(one, number));
        if (number % 2 === 1) test.code.half(c.C_NOP);
        if (number % 3 === 1) test.code.word(NOP, NOP);
        test.code.half(form());
        test.keep(A);
        number++;
      }
}

/** Those of Zcb that the core has. */
function zcbForms({ base }: CoreOptions): Readonly<Record<string, readonly (() => number)[]>> {
  if (!base.zcb) return {};
  const unary = (kind: number) => [() => c.cUnary(kind, A)];
  return {
    'c.zext.b': unary(0),
    ...(base.zbb && { 'c.sext.b': unary(1), 'c.zext.h': unary(2), 'c.sext.h': unary(3) }),
    'c.not': unary(5),
    ...(base.multiply !== 'none' && { 'c.mul': [() => c.cMul(A, B)] }),
  };
}

/** Each load at each offset of a word that stores have changed in part. */
function bytes(test: TestCode): void {
  const { code } = test;
  const loads = [
    ...[0, 1, 2, 3].map((offset) => () => c.cLbu(B, 15, offset)),
    ...[0, 2].flatMap((offset) => [() => c.cLhu(B, 15, offset), () => c.cLh(B, 15, offset)]),
  ];
  const stores = [
    ...[0, 1, 2, 3].map((offset) => () => c.cSb(A, 15, offset)),
    ...[0, 2].map((offset) => () => c.cSh(A, 15, offset)),
  ];
  code.constant(15, LAYOUT.data + 0x400);
  for (const [index, store] of stores.entries()) {
    code.constant(A, index % 2 === 0 ? 0x8765_43a1 : 0x1234_f6d5);
    code.half(store());
    for (const load of loads) {
      code.half(load());
      test.keep(B);
    }
  }
}

function memory(test: TestCode): void {
  const { code } = test;
  code.constant(STACK, LAYOUT.data);
  code.constant(15, LAYOUT.data + 0x400);
  for (let offset = 0; offset < 128; offset += 4) {
    code.constant(A, (0x8123_4567 + Math.imul(offset, 0x0101_0101)) >>> 0);
    code.half(c.cSwsp(A, offset), c.cSw(A, 15, offset), c.cLwsp(B, offset), c.cLw(12, 15, offset));
    test.keep(B);
    test.keep(12);
  }
  for (const step of [4, 8, 256, 1020]) {
    code.half(c.cAddi4spn(A, step));
    test.keep(A);
  }
}

function flow(test: TestCode): void {
  const { code } = test;
  for (const [index, value] of [0, 1, 0x8000_0000, 0].entries())
    for (const branch of [c.cBeqz, c.cBnez]) {
      const end = new Label();
      code.constant(A, value);
      code.word(addi(B, 0, 1));
      if (index % 2 === 1) code.half(c.C_NOP);
      code.to(end, (offset) => branch(A, offset), 2);
      code.half(c.cAddi(B, 5), c.cAddi(B, 7));
      code.place(end);
      test.keep(B);
    }
  for (const [index, jump] of [c.cJ, c.cJal, c.cJ, c.cJal].entries()) {
    const end = new Label();
    code.word(addi(B, 0, 1));
    if (index > 1) code.half(c.C_NOP);
    code.to(end, jump, 2);
    code.word(addi(B, B, 5));
    code.place(end);
    test.keep(B);
    if (jump === c.cJal) test.keep(1);
  }
  for (const jump of [c.cJr, c.cJalr]) {
    const end = new Label();
    test.address(A, end);
    code.half(jump(A));
    code.word(addi(B, B, 9), sw(B, 9, 0));
    code.place(end);
    test.keep(jump === c.cJalr ? 1 : B);
  }
}

/** Zcmp: every list in every size, returns, and pairs of moves. */
function frameTests(options: CoreOptions) {
  if (!options.base.zcmp) return [];
  const few = options.base.isa === 'rv32e';
  const frames = framesOf(few);
  return [
    directed(
      options,
      'cm.push',
      'every list of saved registers in every size, saved and taken back',
      (test) => {
        for (const frame of frames) pushAndPop(test, frame);
      },
    ),
    directed(options, 'cm.popret', 'returns through frames of every list', (test) => {
      for (const [index, frame] of frames.entries())
        popAndReturn(test, frame, index % 2 === 0 ? 'popret' : 'popretz');
    }),
    directed(options, 'cm.mva01s', 'pairs of saved registers and arguments', (test) => pairs(test, few)),
  ];
}

/** C: instructions of 16 bits, at either half of a word. */
export const compressed: Suite = {
  id: 'compressed',
  missing: ({ base }) => (base.compressed ? undefined : 'no-compressed'),
  tests: (options) => [
    ...Object.entries({ ...FORMS, ...zcbForms(options) }).map(([name, forms]) =>
      directed(options, name, `${name} with its operands, at both halves of a word`, (test) =>
        writeForms(test, forms),
      ),
    ),
    ...(options.base.zcb
      ? [directed(options, 'c.bytes', 'bytes and halfwords of Zcb at every offset', bytes)]
      : []),
    ...frameTests(options),
    directed(options, 'c.memory', 'compressed loads and stores at every offset', memory),
    directed(options, 'c.flow', 'compressed branches and jumps, with instructions across words', flow),
  ],
};

const directed = (options: CoreOptions, name: string, about: string, write: (test: TestCode) => void) =>
  directedTest(options, { suite: 'compressed', name, about }, write);
