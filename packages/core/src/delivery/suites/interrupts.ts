import { linesOf } from '../../bench/interruptLines.ts';
import { Label } from '../../program/assembler.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { CSR } from '../../program/blocks/system.ts';
import {
  NOP,
  OPCODE,
  WFI,
  addi,
  branchForm,
  csr,
  csrImmediate,
  lui,
  lw,
  registerForm,
  sw,
} from '../../program/encode.ts';
import { LAYOUT } from '../../program/layout.ts';
import type { Suite } from '../suite.ts';
import type { DeliveryTest } from '../test.ts';
import type { TestCode } from '../testCode.ts';
import { clicTests } from './clic/index.ts';
import { directedTest } from './directed.ts';

const [POINTER, VALUE, WORK, COUNT, CAUSES] = [10, 11, 12, 13, 14];
const MIE = 8;
const RAISE = 0x10;

interface Source {
  name: string;
  bit: number;
  raise(test: TestCode): void;
}

function line(name: string, bit: number, mip: number): Source {
  return {
    name,
    bit: mip,
    raise: ({ code }) =>
      code.word(lui(POINTER, LAYOUT.device >>> 12), addi(VALUE, 0, 1 << bit), sw(VALUE, POINTER, RAISE)),
  };
}

const NMI_LINE = 3;
const MIP_BIT = [3, 7, 11];
const NAMES = ['software', 'timer', 'external'];

/** What can raise an interrupt in this core. */
function sourcesOf(options: CoreOptions): Source[] {
  const lines = linesOf(options)
    .filter(({ bit }) => bit !== NMI_LINE)
    .map(({ bit }) => line(NAMES[bit]!, bit, MIP_BIT[bit]!));
  const { clint } = options.auxiliary;
  if (!clint) return lines;
  const base = Number(clint.base);
  const own: Source[] = [
    {
      name: 'software',
      bit: 3,
      raise: ({ code }) => code.word(lui(POINTER, base >>> 12), addi(VALUE, 0, 1), sw(VALUE, POINTER, 0)),
    },
    {
      name: 'timer',
      bit: 7,
      raise: ({ code }) => {
        code.constant(POINTER, base + 0x4000);
        code.word(sw(0, POINTER, 4), sw(0, POINTER, 0));
      },
    },
  ];
  return [...lines, ...own];
}

function prepare(test: TestCode, bits: number): void {
  const { code } = test;
  if (test.options.auxiliary.clint) {
    code.constant(POINTER, Number(test.options.auxiliary.clint.base) + 0x4000);
    code.word(addi(VALUE, 0, -1), sw(VALUE, POINTER, 4), sw(VALUE, POINTER, 0), lw(VALUE, POINTER, 0));
  }
  code.constant(VALUE, bits);
  code.word(csr(1, 0, CSR.mie, VALUE));
}

const bitsOf = (sources: readonly Source[]) => sources.reduce((all, { bit }) => all | (1 << bit), 0);

/** What goes on while the interrupt comes: its result must be as without. */
const WORKS: Readonly<Record<string, (test: TestCode) => void>> = {
  adding: ({ code }) => code.word(...Array.from({ length: 40 }, () => addi(WORK, WORK, 3))),
  storing: ({ code }) => {
    code.constant(CAUSES, LAYOUT.data);
    code.word(
      ...Array.from({ length: 20 }, (_, at) => [
        sw(WORK, CAUSES, 4 * at),
        lw(COUNT, CAUSES, 4 * at),
        registerForm(OPCODE.register, 0, 0, WORK, WORK, COUNT),
      ]).flat(),
    );
  },
  branching: ({ code }) => {
    const again = new Label();
    code.word(addi(COUNT, 0, 30));
    code.place(again);
    code.word(addi(WORK, WORK, 1), addi(COUNT, COUNT, -1));
    code.to(again, (offset) => branchForm(1, COUNT, 0, offset));
  },
  multiplying: ({ code, options }) =>
    code.word(
      ...Array.from({ length: 6 }, () => [
        registerForm(
          OPCODE.register,
          options.base.multiply === 'none' ? 0 : 1,
          options.base.multiply === 'none' ? 4 : 5,
          COUNT,
          WORK,
          CAUSES,
        ),
        registerForm(OPCODE.register, 0, 0, WORK, WORK, COUNT),
        addi(WORK, WORK, 0x123),
      ]).flat(),
    ),
};

function during(test: TestCode, source: Source, work: (test: TestCode) => void): void {
  const { code } = test;
  prepare(test, 1 << source.bit);
  code.word(addi(WORK, 0, 77), addi(CAUSES, 0, 5), csrImmediate(2, 0, CSR.mstatus, MIE));
  source.raise(test);
  work(test);
  waitFor(test);
  test.keep(WORK);
  code.word(csrImmediate(3, 0, CSR.mstatus, MIE));
}

/** Long enough for a line to rise on a slow bus: a word of the bench is read some times. */
function waitFor({ code }: TestCode): void {
  code.word(lui(POINTER, LAYOUT.device >>> 12));
  for (let times = 0; times < 6; times++) code.word(lw(VALUE, POINTER, 0x0c));
  code.word(NOP, NOP, NOP, NOP);
}

/** Pending and masked, nothing comes; once it is allowed, it comes once. */
function masked(test: TestCode, source: Source): void {
  const { code } = test;
  prepare(test, 0);
  code.word(csrImmediate(2, 0, CSR.mstatus, MIE));
  source.raise(test);
  waitFor(test);
  code.word(csr(2, VALUE, CSR.mip, 0));
  code.constant(COUNT, 1 << source.bit);
  code.word(registerForm(OPCODE.register, 0, 7, VALUE, VALUE, COUNT));
  test.keep(VALUE);
  code.word(csrImmediate(3, 0, CSR.mstatus, MIE), csr(2, 0, CSR.mie, COUNT), NOP, NOP, addi(VALUE, 0, 0x55));
  test.keep(VALUE);
  code.word(csrImmediate(2, 0, CSR.mstatus, MIE), NOP, NOP, NOP, NOP);
  code.word(addi(VALUE, 0, 0x66));
  test.keep(VALUE);
  code.word(csrImmediate(3, 0, CSR.mstatus, MIE));
}

/** wfi ends by what is pending, taken or not. */
function sleeping(test: TestCode, source: Source): void {
  const { code } = test;
  for (const taken of [true, false]) {
    prepare(test, 1 << source.bit);
    code.word(csrImmediate(taken ? 2 : 3, 0, CSR.mstatus, MIE), addi(WORK, 0, 9));
    if (!taken) source.raise(test);
    if (taken) {
      code.word(csrImmediate(3, 0, CSR.mstatus, MIE));
      source.raise(test);
    }
    code.word(WFI, addi(WORK, WORK, 1));
    if (taken) code.word(csrImmediate(2, 0, CSR.mstatus, MIE), NOP, NOP, NOP, NOP);
    test.keep(WORK);
    code.word(csrImmediate(2, 0, CSR.mstatus, MIE), NOP, NOP, NOP, NOP, csrImmediate(3, 0, CSR.mstatus, MIE));
  }
}

/** User mode is always open to interrupts, and goes on as it was. */
function inUserMode(test: TestCode, source: Source): void {
  const { code } = test;
  prepare(test, 1 << source.bit);
  code.word(csrImmediate(3, 0, CSR.mstatus, MIE), addi(WORK, 0, 7));
  source.raise(test);
  test.inUserMode(() => {
    for (let left = 20; left > 0; left--) code.word(addi(WORK, WORK, 5));
    waitFor(test);
  });
  test.keep(WORK);
}

/** Several at once: the handler is told the first of them by the order of the standard. */
function priority(test: TestCode, sources: readonly Source[]): void {
  const { code } = test;
  prepare(test, bitsOf(sources));
  for (const source of sources) source.raise(test);
  waitFor(test);
  code.word(csrImmediate(2, 0, CSR.mstatus, MIE), NOP, NOP, NOP, NOP, csrImmediate(3, 0, CSR.mstatus, MIE));
}

const HOW = [
  { suffix: '', plusargs: [] as string[], vectored: false },
  { suffix: '-vectored', plusargs: [] as string[], vectored: true },
  { suffix: '-slow', plusargs: ['+latency', '+seed=5'], vectored: true },
];

/** Interrupts of every source, during every sort of work, masked, asleep, in both modes. */
export const interrupts: Suite = {
  id: 'interrupts',
  missing: (options) => (options.base.zicsr ? undefined : 'no-csrs'),
  tests: (options) => [...clicTests(options), ...usual(options)],
};

const usual = (options: CoreOptions) =>
  HOW.flatMap(({ suffix, plusargs, vectored }): DeliveryTest[] => {
    const directed = (name: string, about: string, write: (test: TestCode) => void) =>
      directedTest(
        options,
        { suite: 'interrupts', name: `irq-${name}${suffix}`, about, plusargs, frame: { vectored } },
        write,
      );
    const sources = sourcesOf(options);
    return [
      ...sources.flatMap((source) => [
        directed(
          source.name,
          `${source.name} interrupt during work of every sort, masked, asleep`,
          (test) => {
            for (const work of Object.values(WORKS)) during(test, source, work);
            masked(test, source);
            sleeping(test, source);
            if (options.base.userMode) inUserMode(test, source);
          },
        ),
      ]),
      directed('priority', 'several interrupts at once', (test) => priority(test, sources)),
    ];
  });
