import { Label } from '../program/assembler.ts';
import { CSR } from '../program/blocks/system.ts';
import {
  ECALL,
  FENCE_I,
  NOP,
  OPCODE,
  WFI,
  addi,
  branchForm,
  csr,
  csrImmediate,
  immediateForm,
  jalr,
  jumpForm,
  lui,
  lw,
  registerForm,
  storeForm,
  sw,
} from '../program/encode.ts';
import { LR_FUNCT5, SC_FUNCT5, atomic } from '../program/instructions.ts';
import { LAYOUT } from '../program/layout.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import type { TestCode } from '../delivery/testCode.ts';

/** What a core lacks for a program. */
export type TemplateNeed = 'csrs' | 'user-mode' | 'atomics' | 'fence-i' | 'multiply';

/** A program with a number in it, which a point gives; made of what other cores got wrong. */
export interface Template {
  /** Least, most and usual value of the number; undefined where the program has none. */
  number?: { least: number; most: number; usual: number };
  needs: readonly TemplateNeed[];
  write(test: TestCode, number: number): void;
}

const [A, B, RESULT, POINTER, COUNT, LINK] = [10, 11, 12, 13, 14, 1];
const MIE = 8;
const nops = (count: number) => Array<number>(count).fill(NOP);
const add = (rd: number, a: number, b: number) => registerForm(OPCODE.register, 0, 0, rd, a, b);
const muldiv = (funct3: number, rd: number, a: number, b: number) =>
  registerForm(OPCODE.register, 1, funct3, rd, a, b);
const DISTANCE = { least: 0, most: 8, usual: 0 };

function openInterrupts({ code }: TestCode): void {
  code.word(addi(A, 0, -1), csr(1, 0, CSR.mie, A), csrImmediate(2, 0, CSR.mstatus, MIE));
}

/** A loop of so many rounds of stores, loads and branches. */
function work({ code }: TestCode, rounds: number): void {
  const again = new Label();
  code.constant(POINTER, LAYOUT.data);
  code.constant(COUNT, rounds);
  code.word(addi(RESULT, 0, 1));
  code.place(again);
  code.word(sw(RESULT, POINTER, 0), lw(A, POINTER, 0), add(RESULT, RESULT, A), addi(COUNT, COUNT, -1));
  code.to(again, (offset) => branchForm(1, COUNT, 0, offset));
}

export const TEMPLATES = {
  /** A multiplication behind a taken branch is cancelled, and the next one must not wait for it. */
  behindBranch: {
    number: DISTANCE,
    needs: ['multiply'],
    write(test, distance) {
      const { code } = test;
      for (let funct3 = 0; funct3 < 8; funct3++) {
        const target = new Label();
        code.word(addi(A, 0, 91), addi(B, 0, 7), addi(RESULT, 0, 0));
        code.to(target, (offset) => branchForm(0, 0, 0, offset));
        code.word(...nops(distance), muldiv(funct3, RESULT, A, B), muldiv(funct3, RESULT, A, A));
        code.place(target);
        code.word(muldiv(funct3, COUNT, A, B));
        test.keep(RESULT);
        test.keep(COUNT);
      }
    },
  },
  /** An exception right behind what takes long: the older instruction still ends. */
  trapBehindLong: {
    number: DISTANCE,
    needs: ['csrs', 'multiply'],
    write(test, distance) {
      const { code } = test;
      for (const funct3 of [0, 1, 4, 6]) {
        code.word(addi(A, 0, -77), addi(B, 0, 5));
        test.attempt(() => code.word(muldiv(funct3, RESULT, A, B), ...nops(distance), ECALL));
        test.keep(RESULT);
      }
    },
  },
  /** Code that is written as data, in so many lines, and executed behind fence.i. */
  ownCode: {
    number: { least: 1, most: 200, usual: 40 },
    needs: ['fence-i'],
    write(test, lines) {
      const { code } = test;
      const field = LAYOUT.data + 0x1_0000;
      for (let version = 1; version <= 2; version++) {
        for (let line = 0; line < lines; line++) {
          code.constant(POINTER, field + 64 * line);
          code.constant(A, immediateForm(OPCODE.immediate, 0, RESULT, RESULT, version));
          code.word(sw(A, POINTER, 0));
          code.constant(A, jalr(0, LINK, 0));
          code.word(sw(A, POINTER, 4));
        }
        code.word(FENCE_I, addi(RESULT, 0, 0));
        for (let line = 0; line < lines; line++) {
          code.constant(POINTER, field + 64 * line);
          code.word(jalr(LINK, POINTER, 0));
        }
        test.keep(RESULT);
      }
    },
  },
  /** A device is read while a line may still be on its way. */
  deviceInRefill: {
    number: DISTANCE,
    needs: [],
    write(test, distance) {
      const { code } = test;
      code.constant(B, LAYOUT.device);
      code.word(addi(RESULT, 0, 3));
      for (let line = 0; line < 32; line++) {
        code.constant(POINTER, LAYOUT.data + 0x2_0000 + 256 * line);
        code.word(sw(RESULT, POINTER, 0), lw(A, POINTER, 64), ...nops(distance), lw(COUNT, B, 0x0c));
        code.word(
          add(RESULT, RESULT, A),
          add(RESULT, RESULT, COUNT),
          lw(A, POINTER, 0),
          add(RESULT, RESULT, A),
        );
      }
      test.keep(RESULT);
    },
  },
  /** A reservation with a trap in between. */
  reservedOverTrap: {
    needs: ['csrs', 'atomics'],
    write(test) {
      const { code } = test;
      code.constant(POINTER, LAYOUT.data);
      code.word(addi(B, 0, 9), atomic(LR_FUNCT5, 0, A, POINTER, 0));
      test.attempt(() => code.word(ECALL));
      code.word(atomic(SC_FUNCT5, 0, RESULT, POINTER, B), lw(A, POINTER, 0));
      test.keep(RESULT);
      test.keep(A);
    },
  },
  /** A predictor that has learned a jump at an address where there is another instruction now. */
  learnedJump: {
    number: { least: 1, most: 50, usual: 12 },
    needs: ['fence-i'],
    write(test, rounds) {
      const { code } = test;
      const field = LAYOUT.data + 0x1_0000;
      const put = (offset: number, word: number) => {
        code.constant(A, word);
        code.word(sw(A, POINTER, offset));
      };
      code.constant(POINTER, field);
      put(0, jumpForm(0, 8));
      put(4, addi(RESULT, RESULT, 1));
      put(8, addi(RESULT, RESULT, 16));
      put(12, jalr(0, LINK, 0));
      code.word(FENCE_I, addi(RESULT, 0, 0));
      for (let round = 0; round < rounds; round++) code.word(jalr(LINK, POINTER, 0));
      test.keep(RESULT);
      put(0, addi(RESULT, RESULT, 256));
      code.word(FENCE_I, jalr(LINK, POINTER, 0));
      test.keep(RESULT);
    },
  },
  /** Stores to where nothing answers, with others behind. */
  storeToNothing: {
    number: DISTANCE,
    needs: ['csrs'],
    write(test, distance) {
      const { code } = test;
      code.constant(POINTER, LAYOUT.hole);
      code.constant(B, LAYOUT.data);
      code.word(addi(A, 0, 5), sw(A, B, 0));
      test.attempt(() =>
        code.word(storeForm(2, A, POINTER, 0), ...nops(distance), addi(A, A, 1), sw(A, B, 0)),
      );
      code.word(...nops(12), lw(RESULT, B, 0));
      test.keep(RESULT);
    },
  },
  /** Work while interrupts are open, for lines that the point raises. */
  interrupted: {
    number: { least: 1, most: 2000, usual: 200 },
    needs: ['csrs'],
    write(test, rounds) {
      openInterrupts(test);
      work(test, rounds);
      test.code.word(csrImmediate(3, 0, CSR.mstatus, MIE), addi(A, RESULT, 0));
      test.code.constant(POINTER, LAYOUT.data + 0x100);
      test.code.word(sw(RESULT, POINTER, 0));
    },
  },
  /** Sleeps until a line that the point raises. */
  asleep: {
    needs: ['csrs'],
    write(test) {
      openInterrupts(test);
      test.code.word(addi(A, 0, 1), WFI, addi(A, A, 1), NOP, NOP, NOP, csrImmediate(3, 0, CSR.mstatus, MIE));
    },
  },
  /** Loads from the data, of which the point may let some fail. */
  loads: {
    number: { least: 1, most: 64, usual: 8 },
    needs: ['csrs'],
    write(test, count) {
      const { code } = test;
      for (let word = 0; word < count; word++) {
        code.constant(POINTER, LAYOUT.data + 4 * word);
        code.word(addi(A, 0, 0x55));
        test.attempt(() => code.word(lw(A, POINTER, 0)));
        test.keep(A);
      }
    },
  },
  /** Only work, for resets, halts and a slow bus. */
  work: {
    number: { least: 1, most: 2000, usual: 100 },
    needs: [],
    write(test, rounds) {
      work(test, rounds);
      test.keep(RESULT);
    },
  },
  /** From machine to user mode and back, so many times. */
  modes: {
    number: { least: 1, most: 100, usual: 5 },
    needs: ['csrs', 'user-mode'],
    write(test, times) {
      test.code.word(addi(RESULT, 0, 0));
      for (let time = 0; time < times; time++) test.inUserMode(() => test.code.word(addi(RESULT, RESULT, 3)));
      test.keep(RESULT);
    },
  },
  /** Prints `ok` and a line end. */
  prints: {
    needs: [],
    write(test) {
      test.code.word(lui(POINTER, LAYOUT.device >>> 12));
      for (const character of 'ok\n') test.code.word(addi(A, 0, character.charCodeAt(0)), sw(A, POINTER, 0));
      test.keep(A);
    },
  },
} satisfies Record<string, Template>;

export type TemplateId = keyof typeof TEMPLATES;
export const TEMPLATE_IDS = Object.keys(TEMPLATES) as TemplateId[];

export const templateOf = (id: string): Template | undefined =>
  Object.hasOwn(TEMPLATES, id) ? TEMPLATES[id as TemplateId] : undefined;

const HAS: Readonly<Record<TemplateNeed, (options: CoreOptions) => boolean>> = {
  csrs: ({ base }) => base.zicsr,
  'user-mode': ({ base }) => base.userMode,
  atomics: ({ base }) => base.atomics,
  'fence-i': ({ base }) => base.zifencei,
  multiply: ({ base }) => base.multiply !== 'none',
};

/** What the program needs and the core has not. */
export const lackOf = ({ needs }: Template, options: CoreOptions): TemplateNeed | undefined =>
  needs.find((need) => !HAS[need](options));
