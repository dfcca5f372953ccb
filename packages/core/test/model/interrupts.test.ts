import { describe, expect, test } from 'vitest';
import {
  MRET,
  OPCODE,
  WFI,
  addi,
  csr,
  csrImmediate,
  immediateForm,
  jumpForm,
  lw,
  sw,
} from '../../src/program/encode.ts';
import type { Assembler } from '../../src/program/assembler.ts';
import { CSR, HANDLER, RAM, core, machine } from './machine.ts';

const CLINT = 0x0200_0000;
const MTIMECMP = 0x4000;
const MTIME = 0xbff8;
const MIE = 8;
const [SOFTWARE, TIMER, EXTERNAL] = [3, 7, 11];

/** Opens an interrupt (x5 handler, x6 its bit in mie), then goes on. */
const open = (code: Assembler) =>
  code.word(csr(1, 0, CSR.mtvec, 5), csr(1, 0, CSR.mie, 6), csrImmediate(2, 0, CSR.mstatus, MIE));
const nops = (count: number) => new Array<number>(count).fill(addi(0, 0, 0));

function listening(mie: number, main: (code: Assembler) => void, vector = HANDLER) {
  const model = machine({
    main: (code) => {
      open(code);
      main(code);
    },
    handler: (code) => code.word(addi(20, 20, 1), csr(1, 0, CSR.mie, 0), MRET),
  });
  model.registers.set([vector, mie], 5);
  return model;
}

describe('the timer of the CLINT', () => {
  test('interrupts at the instruction at which mtime reaches mtimecmp', () => {
    const model = listening(1 << TIMER, (code) => {
      code.constant(10, CLINT + MTIMECMP);
      code.word(addi(11, 0, 20), sw(0, 10, 4), sw(11, 10, 0), ...nops(40));
    });
    expect(model.run(20)).toMatchObject({ cause: 'limit', pc: RAM + 4 * 20 });
    expect(model.step()).toMatchObject({ interrupt: TIMER, pc: HANDLER });
    expect([model.csr(CSR.mcause), model.csr(CSR.mepc)]).toEqual([0x8000_0007, RAM + 4 * 20]);
  });

  test('wakes wfi, the time in between passing at once', () => {
    const model = listening(1 << TIMER, (code) => {
      code.constant(10, CLINT + MTIMECMP);
      code.constant(12, CLINT + MTIME);
      code.word(immediateForm(OPCODE.immediate, 6, 11, 0, 0x7ff), sw(0, 10, 4), sw(11, 10, 0), WFI);
      code.word(lw(13, 12, 0), jumpForm(0, 0));
    });
    expect(model.run(10_000)).toMatchObject({ cause: 'endless-loop' });
    expect(model.registers[20]).toBe(1);
    expect(model.registers[13]).toBeGreaterThanOrEqual(0x7ff);
    expect(model.registers[13]).toBeLessThan(0x7ff + 10);
  });
});

test('of several interrupts the external one comes first, then software, then timer', () => {
  const model = listening(-1, (code) => code.word(...nops(9)));
  model.write(HANDLER, new Uint8Array(new Uint32Array([MRET]).buffer));
  for (let count = 0; count < 2; count++) model.step();
  model.setInterrupt('external', true);
  model.step();
  expect(model.step().interrupt).toBe(EXTERNAL);
  model.setInterrupt('external', false);
  expect(model.step().interrupt).toBeUndefined();
});

test('with a vectored mtvec an interrupt has a handler of its own', () => {
  const model = listening(1 << EXTERNAL, (code) => code.word(...nops(9)), HANDLER | 1);
  model.setInterrupt('external', true);
  for (let count = 0; count < 3; count++) model.step();
  expect(model.step().pc).toBe(HANDLER + 4 * EXTERNAL);
});

test('a software interrupt by msip', () => {
  const model = listening(1 << SOFTWARE, (code) => {
    code.constant(10, CLINT);
    code.word(addi(11, 0, -1), sw(11, 10, 0), ...nops(4), lw(12, 10, 0), jumpForm(0, 0));
  });
  model.run(10_000);
  // One bit of msip is there (ACLINT 1.0, MSWI).
  expect([model.registers[20], model.registers[12]]).toEqual([1, 1]);
});

describe('wfi', () => {
  test('ends a run that nothing can wake, and a line raised later goes on with it', () => {
    const model = listening(1 << EXTERNAL, (code) => code.word(WFI, addi(21, 0, 1), jumpForm(0, 0)));
    expect(model.run(10_000)).toMatchObject({ cause: 'wfi', pc: RAM + 16 });
    expect(model.run(10_000)).toMatchObject({ cause: 'wfi', instructions: 0 });
    model.setInterrupt('external', true);
    expect(model.run(10_000)).toMatchObject({ cause: 'endless-loop', pc: RAM + 20 });
    expect([model.registers[20], model.registers[21]]).toEqual([1, 1]);
  });

  test('goes on without a trap when interrupts are disabled', () => {
    const model = listening(1 << EXTERNAL, (code) =>
      code.word(csrImmediate(3, 0, CSR.mstatus, MIE), WFI, addi(21, 0, 1), jumpForm(0, 0)),
    );
    model.setInterrupt('external', true);
    // Raised before MIE was lowered: the handler ran once, and closed mie.
    expect(model.run(10_000).cause).toBe('wfi');
    expect([model.registers[20], model.registers[21]]).toEqual([1, 0]);
  });
});

test('a model that is told takes no interrupt by itself', () => {
  const model = machine({
    main: (code) => {
      open(code);
      code.word(WFI, ...nops(4));
    },
    settings: { interrupts: 'told' },
  });
  model.registers.set([HANDLER, -1], 5);
  model.setInterrupt('external', true);
  for (let count = 0; count < 4; count++) expect(model.step().interrupt).toBeUndefined();
  model.takeInterrupt(EXTERNAL);
  expect([model.pc, model.csr(CSR.mcause), model.csr(CSR.mepc)]).toEqual([HANDLER, 0x8000_000b, RAM + 16]);
});

test('a core has the lines of its options alone', () => {
  const model = machine({
    options: core({ auxiliary: { externalInterrupts: false } }),
    main: (code) => code.word(WFI),
  });
  expect(() => model.setInterrupt('external', true)).toThrow('no external interrupt line');
  expect(() => model.setInterrupt('timer', true)).toThrow('no timer interrupt line');
});
