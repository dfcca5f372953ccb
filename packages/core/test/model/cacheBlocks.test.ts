import { expect, it } from 'vitest';
import { MRET, addi, cbo, csr } from '../../src/program/encode.ts';
import { HANDLER, NOTHING, RAM, core, machine, steps } from './machine.ts';

const [POINTER, VALUE] = [10, 11];
const [INVAL, CLEAN, FLUSH] = [0, 1, 2];
const [MSTATUS, MTVEC, MENVCFG, MEPC, PMPCFG0, PMPADDR0] = [0x300, 0x305, 0x30a, 0x341, 0x3a0, 0x3b0];
const ILLEGAL = 2;
const STORE_FAULT = 7;

const zicbom = (pmpEntries = 0) =>
  core({
    base: { zicbom: true, userMode: true },
    memory: {
      protocol: 'axi4',
      cachedRegion: { base: '0x80000000', size: 0x1_0000 },
      dataCache: { size: 512, ways: 1, line: 16, policy: 'write-back' },
    },
    auxiliary: { pmpEntries },
  });

/** The operation in user mode with a value of menvcfg: the cause of its trap, if any. */
function causeInUserMode(operation: number, environment: number): number | undefined {
  let count = 0;
  const model = machine({
    options: zicbom(),
    main: (code) => {
      code.constant(VALUE, environment);
      code.word(csr(1, 0, MENVCFG, VALUE));
      code.constant(VALUE, RAM + 0x200);
      code.word(csr(1, 0, MEPC, VALUE));
      code.constant(VALUE, 0x1800);
      code.word(csr(3, 0, MSTATUS, VALUE));
      code.constant(POINTER, RAM + 0x800);
      code.word(MRET);
      count = (code.here - RAM) / 4;
    },
  });
  const bytes = new Uint8Array(Uint32Array.of(cbo(operation, POINTER)).buffer);
  model.write(RAM + 0x200, bytes);
  return steps(model, count + 1).trap?.cause;
}

it('user mode manages lines as menvcfg permits (Cache Management Operations 1.0, 2.4)', () => {
  const causes = (environment: number) =>
    [INVAL, CLEAN, FLUSH].map((operation) => causeInUserMode(operation, environment));
  expect(causes(0x00)).toEqual([ILLEGAL, ILLEGAL, ILLEGAL]);
  expect(causes(0x10)).toEqual([undefined, ILLEGAL, ILLEGAL]);
  expect(causes(0x30)).toEqual([undefined, ILLEGAL, ILLEGAL]);
  expect(causes(0x40)).toEqual([ILLEGAL, undefined, undefined]);
  expect(causes(0x20)).toEqual([ILLEGAL, ILLEGAL, ILLEGAL]);
});

it('machine mode needs no permission, and no memory either: what is not cached is left alone', () => {
  const model = machine({
    options: zicbom(),
    main: (code) => {
      code.constant(POINTER, NOTHING);
      for (const operation of [INVAL, CLEAN, FLUSH]) code.word(cbo(operation, POINTER));
      code.word(addi(VALUE, 0, 5));
    },
  });
  expect(steps(model, 6)).toMatchObject({ rd: VALUE, value: 5 });
});

it('a line that may not be loaded from may not be managed: a store fault at its address', () => {
  const forbidden = RAM + 0x900;
  let count = 0;
  const model = machine({
    options: zicbom(1),
    main: (code) => {
      code.constant(VALUE, HANDLER);
      code.word(csr(1, 0, MTVEC, VALUE));
      code.constant(VALUE, forbidden >>> 2);
      code.word(csr(1, 0, PMPADDR0, VALUE));
      // NA4, locked, no rights.
      code.constant(VALUE, 0x90);
      code.word(csr(1, 0, PMPCFG0, VALUE));
      code.constant(POINTER, forbidden + 3);
      code.word(cbo(CLEAN, POINTER));
      count = (code.here - RAM) / 4;
    },
  });
  expect(steps(model, count).trap).toEqual({ cause: STORE_FAULT, value: forbidden + 3 });
});
