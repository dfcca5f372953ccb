import { Label } from '../../program/assembler.ts';
import { OPCODE, NOP, addi, branchForm, jalr, jumpForm, upperForm } from '../../program/encode.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import type { DeliveryTest } from '../test.ts';
import type { TestCode } from '../testCode.ts';
import { OPERAND_CLASSES, valueOf } from '../values.ts';
import { directedTest } from './directed.ts';

const BRANCHES = { beq: 0, bne: 1, blt: 4, bge: 5, bltu: 6, bgeu: 7 } as const;
const [RESULT, A, B, LINK] = [10, 11, 12, 13];

/** The branch leaves which of its ways was gone: with operands made right before, or long ago. */
function branchForward({ code }: TestCode, funct3: number, isLate: boolean): void {
  const [taken, end] = [new Label(), new Label()];
  if (!isLate) code.word(NOP, NOP, NOP, NOP);
  code.to(taken, (offset) => branchForm(funct3, A, B, offset));
  code.word(addi(RESULT, RESULT, 1), addi(RESULT, RESULT, 2));
  code.to(end, (offset) => jumpForm(0, offset));
  code.place(taken);
  code.word(addi(RESULT, RESULT, 0x40));
  code.place(end);
}

/** Back over a body, so often that a predictor has learned and must unlearn. */
function branchBack({ code }: TestCode, funct3: number): void {
  const [again, end] = [new Label(), new Label()];
  code.word(addi(LINK, 0, 5));
  code.place(again);
  code.word(addi(RESULT, RESULT, 3), addi(LINK, LINK, -1));
  code.to(end, (offset) => branchForm(0, LINK, 0, offset));
  code.to(again, (offset) => branchForm(funct3, A, B, offset));
  code.word(addi(RESULT, RESULT, 0x100));
  code.place(end);
}

function branchTest(options: CoreOptions, name: keyof typeof BRANCHES): DeliveryTest {
  const about = `${name} forward and back with every pair of operand classes`;
  return directedTest(options, { suite: 'instructions', name: `ins-${name}`, about }, (test) => {
    let number = 0;
    for (const one of OPERAND_CLASSES)
      for (const other of OPERAND_CLASSES) {
        test.code.word(addi(RESULT, 0, 0));
        test.code.constant(A, valueOf(one, number));
        test.code.constant(B, valueOf(other, number));
        if (number % 3 === 2) branchBack(test, BRANCHES[name]);
        else branchForward(test, BRANCHES[name], number % 3 === 0);
        test.keep(RESULT);
        number++;
      }
  });
}

/** Jumps of several lengths; the link goes to the signature, and what stands behind the jump must not run. */
function jumps(test: TestCode): void {
  const { code } = test;
  for (const distance of [0, 1, 2, 3, 7, 31, 200]) {
    const target = new Label();
    code.word(addi(RESULT, 0, 1));
    code.to(target, (offset) => jumpForm(LINK, offset));
    for (let left = distance; left > 0; left--) code.word(addi(RESULT, RESULT, 1));
    code.place(target);
    test.keep(RESULT);
    test.keep(LINK);
  }
}

function indirect(test: TestCode): void {
  const { code } = test;
  for (const [index, rd] of [LINK, 0, 1, A, LINK, 5].entries()) {
    const target = new Label();
    code.word(addi(RESULT, 0, 1), upperForm(OPCODE.auipc, A, 0));
    // The lowest bit of the sum is ignored.
    code.to(target, (offset) => addi(A, A, offset + 4 + (index & 1)));
    if (index % 2 === 0) code.word(NOP, NOP, NOP);
    code.word(jalr(rd, A, 0), addi(RESULT, RESULT, 1), addi(RESULT, RESULT, 1));
    code.place(target);
    test.keep(RESULT);
    if (rd !== 5) test.keep(rd);
  }
}

/** Calls inside calls with returns, more than a return stack holds. */
function calls(test: TestCode): void {
  const { code } = test;
  const [end, leaf] = [new Label(), new Label()];
  code.word(addi(RESULT, 0, 0));
  for (let depth = 0; depth < 12; depth++) {
    code.to(leaf, (offset) => jumpForm(1, offset));
    code.word(addi(RESULT, RESULT, depth));
  }
  test.keep(RESULT);
  code.to(end, (offset) => jumpForm(0, offset));
  code.place(leaf);
  code.word(addi(RESULT, RESULT, 0x55), jalr(0, 1, 0), addi(RESULT, RESULT, 0x777));
  code.place(end);
}

export const flowTests = (options: CoreOptions): DeliveryTest[] => [
  ...(Object.keys(BRANCHES) as (keyof typeof BRANCHES)[]).map((name) => branchTest(options, name)),
  directedTest(
    options,
    { suite: 'instructions', name: 'ins-jal', about: 'jal over several distances, with its link' },
    jumps,
  ),
  directedTest(
    options,
    {
      suite: 'instructions',
      name: 'ins-jalr',
      about: 'jalr with odd targets, early and late addresses, calls',
    },
    (test) => {
      indirect(test);
      calls(test);
    },
  ),
];
