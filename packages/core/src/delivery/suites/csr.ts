import { statusesOf } from '../../custom/context.ts';
import { createModel } from '../../model/index.ts';
import { cacheLocks } from '../../options/cacheLock.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { CSR } from '../../program/blocks/system.ts';
import { NOP, OPCODE, addi, csr as access, csrImmediate, lw, registerForm } from '../../program/encode.ts';
import { LAYOUT } from '../../program/layout.ts';
import type { Suite } from '../suite.ts';
import type { TestCode } from '../testCode.ts';
import { directedTest } from './directed.ts';

const [VALUE, READ, OTHER, POINTER] = [10, 11, 12, 13];
const [MCYCLE, MINSTRET, MHPM3] = [0xb00, 0xb02, 0xb03];

/** Registers whose value no cycle changes, and that a program may write without losing its way. */
const WRITABLE = [
  0x300, 0x304, 0x306, 0x30a, 0x310, 0x31a, 0x320, 0x323, 0x324, 0x32a, 0x340, 0x341, 0x342, 0x343, 0x740,
  0x741, 0x742, 0x744,
];
/** Of floating point. */
const FLOAT = [0x001, 0x002, 0x003];
const PATTERNS = [0xffff_ffff, 0, 0x5555_5555, 0xaaaa_aaaa, 0x0000_1888, 0x8000_000b, 0x1];
/** Interrupts stay off while mie and mstatus hold patterns. */
const MIE_BIT = 8;

const exists = (options: CoreOptions, address: number) => createModel(options, []).csr(address) !== undefined;

/** Write, set and clear by register and by constant, each with the value before it. */
function fields(test: TestCode, address: number): void {
  const { code } = test;
  const isStatus = address === CSR.mstatus;
  const safe = (value: number) => (isStatus ? (value & ~MIE_BIT) >>> 0 : value);
  for (const [at, pattern] of PATTERNS.entries())
    for (const operation of [1, 2, 3]) {
      // Bits are set and cleared by another pattern than stands there.
      const operand = operation === 1 ? pattern : PATTERNS[(at + operation) % PATTERNS.length]!;
      code.constant(VALUE, safe(operand));
      code.word(access(operation, READ, address, VALUE));
      test.keep(READ);
      code.word(access(2, READ, address, 0));
      test.keep(READ);
    }
  for (const operation of [1, 2, 3]) {
    code.word(csrImmediate(operation, READ, address, isStatus ? 0x11 : 0x1f));
    test.keep(READ);
  }
  code.word(access(1, 0, address, 0), access(2, READ, address, 0));
  test.keep(READ);
}

/** Which addresses answer reads, and which refuse: a trap leaves its cause, value and place. */
function every(test: TestCode, from: number, to: number): void {
  const { code } = test;
  for (let address = from; address < to; address++) {
    // Debug mode's own are not for programs.
    if (address >= 0x7a0 && address < 0x7c0) continue;
    test.attempt(() => code.word(addi(OTHER, 0, 1), access(2, READ, address, 0), addi(OTHER, 0, 2)));
    test.keep(OTHER);
  }
}

/** What only programs in machine mode may read, and read-only ones refuse writes. */
function readOnly(test: TestCode): void {
  for (const address of [0xf11, 0xf12, 0xf13, 0xf14, 0x301]) {
    test.code.word(access(2, READ, address, 0));
    test.keep(READ);
  }
  for (const address of [0xc00, 0xc02, 0xc80, 0xf11, 0xf14, 0xfff])
    for (const write of [
      access(1, READ, address, VALUE),
      access(2, READ, address, VALUE),
      csrImmediate(3, READ, address, 1),
    ]) {
      test.code.word(addi(VALUE, 0, 3));
      test.attempt(() => test.code.word(write));
    }
}

const subtract = (rd: number, a: number, b: number) => registerForm(OPCODE.register, 0x20, 0, rd, a, b);
const less = (rd: number, a: number, b: number) => registerForm(OPCODE.register, 0, 3, rd, a, b);

/** instret counts exactly; cycle only grows; both stop when they are inhibited, and take what is written. */
function counters(test: TestCode): void {
  const { code } = test;
  for (const between of [0, 1, 5]) {
    code.word(
      access(2, VALUE, MINSTRET, 0),
      ...Array<number>(between).fill(NOP),
      access(2, READ, MINSTRET, 0),
    );
    code.word(subtract(READ, READ, VALUE));
    test.keep(READ);
  }
  // Loads take more than a cycle each, and count as one.
  code.constant(POINTER, LAYOUT.data);
  code.word(access(2, VALUE, MINSTRET, 0), ...Array<number>(8).fill(lw(OTHER, POINTER, 0)));
  code.word(access(2, READ, MINSTRET, 0), subtract(READ, READ, VALUE));
  test.keep(READ);
  code.word(access(2, VALUE, MCYCLE, 0), NOP, access(2, READ, MCYCLE, 0), less(OTHER, VALUE, READ));
  test.keep(OTHER);
  code.word(csrImmediate(1, 0, 0x320, 5), NOP, NOP, access(2, VALUE, MCYCLE, 0), NOP, NOP);
  code.word(access(2, READ, MCYCLE, 0), subtract(OTHER, READ, VALUE));
  test.keep(OTHER);
  code.constant(VALUE, 0x1234_5678);
  code.word(access(1, 0, MCYCLE, VALUE), access(1, 0, MINSTRET, VALUE), NOP);
  for (const address of [MCYCLE, MINSTRET]) {
    code.word(access(2, READ, address, 0));
    test.keep(READ);
  }
  code.word(addi(VALUE, 0, -1), access(1, 0, MINSTRET, VALUE), access(1, 0, 0xb82, 0));
  code.word(csrImmediate(1, 0, 0x320, 0), NOP, NOP, NOP, access(2, READ, 0xb82, 0));
  test.keep(READ);
}

/** Event 1 are taken branches or whatever the core says; what counts is that the register holds what is written. */
function events(test: TestCode): void {
  const { code } = test;
  code.word(csrImmediate(1, 0, 0x323, 0));
  code.constant(VALUE, 0xfedc_ba98);
  code.word(access(1, READ, MHPM3, VALUE), NOP, access(2, READ, MHPM3, 0));
  test.keep(READ);
  code.word(access(1, READ, 0xb83, VALUE), NOP, access(2, READ, 0xb83, 0));
  test.keep(READ);
}

/** Those of them that the core has, the status of its own instructions' states, and the locks of its caches. */
const writableOf = (options: CoreOptions) => [
  ...(options.base.zfinx ? FLOAT : []),
  ...WRITABLE.filter((address) => exists(options, address)),
  ...statusesOf(options).map(({ address }) => address),
  ...cacheLocks(options).map(({ address }) => address),
];

/** CSRs: their fields, which of them there are, counters. */
export const csr: Suite = {
  id: 'csr',
  missing: ({ base }) => (base.zicsr ? undefined : 'no-csrs'),
  tests: (options) => {
    const directed = (name: string, about: string, write: (test: TestCode) => void) =>
      directedTest(options, { suite: 'csr', name: `csr-${name}`, about }, write);
    return [
      ...writableOf(options).map((address) =>
        directed(address.toString(16), `fields of CSR 0x${address.toString(16)}`, (test) =>
          fields(test, address),
        ),
      ),
      ...[0, 0x400, 0x800, 0xc00].map((from) =>
        directed(`every-${from.toString(16)}`, `which CSRs from 0x${from.toString(16)} there are`, (test) =>
          every(test, from, from + 0x400),
        ),
      ),
      directed('read-only', 'identity, and writes that must trap', readOnly),
      ...(options.base.zicntr ? [directed('counters', 'instret exactly, cycle in its order', counters)] : []),
      ...(options.auxiliary.performanceCounters > 0
        ? [directed('events', 'event counters hold values', events)]
        : []),
    ];
  },
};
