import type { CustomEncoding } from '../../custom/customInstructions.ts';
import { LAYOUT } from '../../program/layout.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import type { DeliveryTest } from '../test.ts';
import type { TestCode } from '../testCode.ts';
import { directedTest } from './directed.ts';
import { keepResult, pointsOf, writeOperands } from './points.ts';
import type { Point } from './points.ts';

/** In the middle of the data, and whole for every size of access. */
const ADDRESS = LAYOUT.data + 0x1000;
/** What an address may lie beside the middle, by what else goes into it. */
const SMALL = [0, 4, 1, 2, 8, 12, 3];
/** Bits that an encoding leaves open beside its registers: an immediate. */
const PATTERNS = [0, 0xffff_ffff, 0x5555_5555, 0xaaaa_aaaa, 0x0f0f_0f0f, 0x8000_0000, 0x7fff_ffff];

const FIELDS = [
  ['rd', 7],
  ['rs1', 15],
  ['rs2', 20],
  ['rs3', 27],
] as const;

/** Bits that are neither fixed nor a register. */
function openBits(encoding: CustomEncoding): number {
  const registers = FIELDS.reduce((bits, [name, low]) => (encoding[name] ? bits | (31 << low) : bits), 0);
  return ~(encoding.mask | registers) >>> 0;
}

/** The low bits of a value, put one after the other into the open ones. */
function spread(value: number, open: number): number {
  let left = value;
  let word = 0;
  for (let bit = 0; bit < 32; bit++) {
    if (((open >>> bit) & 1) === 0) continue;
    if (left & 1) word |= 1 << bit;
    left >>>= 1;
  }
  return word >>> 0;
}

type Registers = Record<'rd' | 'rs1' | 'rs2' | 'rs3', number>;

export const wordOf = (encoding: CustomEncoding, registers: Registers, rest: number): number =>
  FIELDS.reduce(
    (word, [name, low]) => (encoding[name] ? word | (registers[name] << low) : word),
    encoding.match | rest,
  ) >>> 0;

const setsAddress = ({ access, points }: CustomEncoding) => access !== undefined || points === true;

/** What an instruction that writes no register did is seen by those that read a state and nothing else. */
const readersOf = ({ custom }: CoreOptions): CustomEncoding[] =>
  (custom?.encodings ?? []).filter(
    (each) =>
      each.rd && !each.rs1 && !each.rs2 && !each.rs3 && each.access === undefined && openBits(each) === 0,
  );

export const UNUSED: Registers = { rd: 0, rs1: 0, rs2: 0, rs3: 0 };

/** Every state that can be read, into the signature. */
function keepStates(test: TestCode, register: number): void {
  for (const reader of readersOf(test.options)) {
    test.code.word(wordOf(reader, { ...UNUSED, rd: register }, 0));
    test.keep(register);
  }
}

/** Addresses around the data in place of any value, so that no store hits the program. */
function aimed(point: Point, number: number): Point {
  const rs1 = point.rs1 === 0 ? point.rd : point.rs1;
  return { ...point, rs1, a: ADDRESS + 4 * (number % 16), b: SMALL[number % SMALL.length]! };
}

/** The open bits of the word at a point. */
function restOf(encoding: CustomEncoding, number: number): number {
  const open = openBits(encoding);
  if (setsAddress(encoding)) return spread(SMALL[(number >> 1) % SMALL.length]!, open);
  return (PATTERNS[number % PATTERNS.length]! & open) >>> 0;
}

/** As many points as there are pairs of classes, and what of state is to be seen behind each. */
function writeAll(test: TestCode, encoding: CustomEncoding): void {
  let number = 0;
  for (const each of pointsOf(test, 'all')) {
    const point = setsAddress(encoding) ? aimed(each, number) : each;
    const word = wordOf(encoding, { ...point, rs3: point.rs1 }, restOf(encoding, number));
    const write = () => {
      writeOperands(test, point);
      test.code.word(word);
    };
    if (encoding.access) test.attempt(write);
    else write();
    if (encoding.rd) keepResult(test, point);
    keepStates(test, point.rd || point.rs2 || point.rs1);
    number++;
  }
}

/** Every other one right behind it and before it again, with its result as an operand. */
function writePairs(test: TestCode, encoding: CustomEncoding): void {
  if (setsAddress(encoding)) return;
  for (const [at, other] of test.options.custom!.encodings.entries()) {
    if (setsAddress(other)) continue;
    test.code.constant(11, 0x0102_0304 * (at + 1));
    test.code.constant(12, 0x8000_0007 + at);
    test.code.word(wordOf(encoding, { rd: 13, rs1: 11, rs2: 12, rs3: 11 }, 0));
    test.code.word(wordOf(other, { rd: 14, rs1: 13, rs2: 11, rs3: 13 }, 0));
    test.code.word(wordOf(encoding, { rd: 15, rs1: 14, rs2: 13, rs3: 14 }, 0));
    for (const register of [13, 14, 15]) test.keep(register);
    keepStates(test, 13);
  }
}

/** In user mode, where some are illegal. */
function writeInUserMode(test: TestCode, encoding: CustomEncoding): void {
  for (let at = 0; at < 3; at++)
    test.inUserMode(() => {
      test.code.constant(11, ADDRESS);
      test.code.constant(12, 4 * at);
      test.attempt(() => test.code.word(wordOf(encoding, { rd: 13, rs1: 11, rs2: 12, rs3: 12 }, 0)));
      test.keep(13);
    });
}

/** States that addresses are made of, where they are to be before anything is loaded. */
export function aimStates(test: TestCode): void {
  const own = test.options.custom!.encodings.filter(({ access, points, rs1 }) => points && rs1 && !access);
  test.code.constant(11, ADDRESS);
  for (const encoding of own) test.code.word(wordOf(encoding, { rd: 12, rs1: 11, rs2: 0, rs3: 0 }, 0));
}

function testOf(options: CoreOptions, encoding: CustomEncoding): DeliveryTest {
  const { name } = encoding;
  const about = `${name} with every pair of operand classes and every hazard, before and behind every other one`;
  return directedTest(options, { suite: 'custom', name: `own-${name}`, about }, (test) => {
    for (const register of [13, 14, 15]) test.code.constant(register, 0);
    aimStates(test);
    writeAll(test, encoding);
    writePairs(test, encoding);
    if (options.base.userMode) writeInUserMode(test, encoding);
  });
}

/**
 * The core's own instructions, each with a test. Without traps an access to memory would end a test whose address is
 * none: such a core has tests of the others alone.
 */
export const ownTests = (options: CoreOptions): DeliveryTest[] =>
  (options.custom?.encodings ?? [])
    .filter(({ access }) => options.base.zicsr || access === undefined)
    .map((each) => testOf(options, each));
