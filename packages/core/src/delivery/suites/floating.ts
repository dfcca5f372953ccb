import type { Definition } from '../../model/instructions/definition.ts';
import { ZFINX } from '../../model/instructions/floating.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { csr, csrImmediate } from '../../program/encode.ts';
import type { DeliveryTest } from '../test.ts';
import type { TestCode } from '../testCode.ts';
import { directedTest } from './directed.ts';

const [RESULT, A, B, C, FLAGS] = [10, 11, 12, 13, 14];
const [FFLAGS, FRM, FCSR] = [1, 2, 3];
const DYNAMIC = 7;
const MODES = 5;

/** Zeros, subnormal and normal ends, halves, one, ends of integers, infinity, NaN that are quiet and that signal. */
const NUMBERS = [
  0x0000_0000, 0x8000_0001, 0x007f_ffff, 0x8080_0000, 0x3380_0001, 0x3f00_0000, 0xbf80_0000, 0x3fc0_0001,
  0x4b00_0001, 0xcf00_0000, 0x4f7f_ffff, 0x7f7f_ffff, 0xff80_0000, 0x7fc0_1234, 0xff80_0001,
];

const isRounded = ({ format }: Definition) => format !== 'register' && format !== 'unary';

function wordOf({ format, match }: Definition, rm: number): number {
  const second = format === 'float' || format === 'register' || format === 'fused' ? B << 20 : 0;
  const third = format === 'fused' ? C << 27 : 0;
  return (match | (RESULT << 7) | (A << 15) | second | third | (rm << 12)) >>> 0;
}

/** Each pair of numbers under one mode after the other; results, and what each of them raises. */
function write(test: TestCode, definition: Definition): void {
  const { code } = test;
  const others = definition.format.toLowerCase().includes('unary') ? [0] : NUMBERS;
  const times = others.length > 1 || !isRounded(definition) ? 1 : MODES;
  let number = 0;
  for (const a of NUMBERS)
    for (const b of others)
      for (let time = 0; time < times; time++) {
        const mode = number++ % MODES;
        const isDynamic = number % 4 === 0;
        code.constant(A, a);
        code.constant(B, b);
        if (definition.format === 'fused') code.constant(C, NUMBERS[number % NUMBERS.length]!);
        code.word(csrImmediate(1, 0, FRM, isDynamic ? mode : MODES - 1 - mode));
        code.word(wordOf(definition, isRounded(definition) ? (isDynamic ? DYNAMIC : mode) : 0));
        code.word(csrImmediate(1, FLAGS, FFLAGS, 0));
        test.keep(RESULT);
        test.keep(FLAGS);
      }
}

/** Modes that are reserved, in the instruction and in frm, are illegal; flags stay until they are written. */
function status(test: TestCode): void {
  const { code } = test;
  const [sum, quotient] = ['fadd.s', 'fdiv.s'].map((name) => ZFINX.find((each) => each.name === name)!);
  code.constant(A, 0x3f80_0000);
  code.constant(B, 0x4040_0000);
  for (let mode = 0; mode < 8; mode++) {
    code.word(csrImmediate(1, 0, FCSR, 0), csrImmediate(1, 0, FRM, mode), csr(1, RESULT, FRM, 0));
    test.keep(RESULT);
    code.word(csrImmediate(1, 0, FRM, mode));
    for (const rm of [mode, DYNAMIC]) {
      code.constant(RESULT, 0x1234_5678);
      test.attempt(() => code.word(wordOf(sum!, rm), wordOf(quotient!, rm)));
      test.keep(RESULT);
      code.word(csr(2, FLAGS, FCSR, 0));
      test.keep(FLAGS);
    }
  }
  code.constant(C, 0xffff_ffff);
  for (const address of [FFLAGS, FRM, FCSR]) {
    code.word(csr(1, 0, address, C), csr(2, RESULT, FCSR, 0), csr(3, FLAGS, address, C));
    test.keep(RESULT);
    test.keep(FLAGS);
    code.word(csrImmediate(2, RESULT, address, 5), csr(1, FLAGS, FCSR, 0));
    test.keep(RESULT);
    test.keep(FLAGS);
  }
}

/** Zfinx at the edges of numbers: every instruction, and what rounding mode and flags do. */
export function floatTests(options: CoreOptions): DeliveryTest[] {
  if (!options.base.zfinx) return [];
  const directed = (name: string, about: string, body: (test: TestCode) => void) =>
    directedTest(options, { suite: 'instructions', name: `flt-${name}`, about }, body);
  return [
    ...ZFINX.map((each) =>
      directed(each.name, `${each.name} of numbers at their edges, in all modes`, (test) =>
        write(test, each),
      ),
    ),
    directed('status', 'reserved rounding modes, and flags', (test) => {
      status(test);
      if (options.base.userMode) test.inUserMode(() => test.code.word(csrImmediate(1, RESULT, FCSR, 3)));
    }),
  ];
}
