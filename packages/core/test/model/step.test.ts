import { expect, test } from 'vitest';
import { OPCODE, addi, csr, jumpForm, lw, registerForm, sw } from '../../src/program/encode.ts';
import { cAddi, cJal } from '../../src/program/compressed.ts';
import { CSR, RAM, core, machine, steps } from './machine.ts';

test('a step tells what an instruction did', () => {
  const model = machine({
    main: (code) => {
      code.word(addi(1, 0, -1), addi(0, 1, 5), sw(1, 10, 4), lw(2, 10, 4));
      code.half(cAddi(3, 7), cJal(-2));
    },
  });
  model.registers[10] = RAM + 0x800;
  const common = { mode: 3, observed: false, inner: false };
  const pc = RAM;
  const access = { address: RAM + 0x804, width: 4 };
  const expected = [
    { pc, instruction: addi(1, 0, -1), rd: 1, value: 0xffff_ffff, nextPc: pc + 4 },
    { pc: pc + 4, instruction: addi(0, 1, 5), rd: 0, value: 0, nextPc: pc + 8 },
    {
      pc: pc + 8,
      instruction: sw(1, 10, 4),
      rd: 0,
      value: 0,
      access: { ...access, write: 0xffff_ffff },
      nextPc: pc + 12,
    },
    {
      pc: pc + 12,
      instruction: lw(2, 10, 4),
      rd: 2,
      value: 0xffff_ffff,
      access: { ...access, read: 0xffff_ffff },
      nextPc: pc + 16,
    },
    { pc: pc + 16, instruction: cAddi(3, 7), rd: 3, value: 7, nextPc: pc + 18 },
    { pc: pc + 18, instruction: cJal(-2), rd: 1, value: pc + 20, nextPc: pc + 16 },
  ];
  for (const each of expected) expect(model.step()).toEqual({ ...common, ...each });
  expect(model.registers[0]).toBe(0);
});

test.each([
  ['cycle', csr(2, 1, 0xc00, 0), true],
  ['mip', csr(2, 1, CSR.mip, 0), true],
  ['mscratch', csr(2, 1, CSR.mscratch, 0), false],
  ['minstret', csr(2, 1, CSR.minstret, 0), false],
])(
  'what was observed of %s elsewhere is taken only where no model could know',
  (_, instruction, observed) => {
    const step = machine({ main: (code) => code.word(instruction) }).step({ value: 1234 });
    expect(step).toMatchObject({ observed, value: observed ? 1234 : 0 });
  },
);

test('bus errors that were observed elsewhere happen here too', () => {
  const model = machine({ main: (code) => code.word(sw(10, 10, 0), sw(10, 10, 0)) });
  model.registers[10] = RAM + 0x800;
  expect(model.step({ value: 0, busError: 'access' }).trap).toEqual({ cause: 7, value: RAM + 0x800 });
  expect([...model.read(RAM + 0x800, 4)]).toEqual([0, 0, 0, 0]);
  model.pc = RAM + 4;
  expect(model.step({ value: 0, busError: 'fetch' })).toMatchObject({
    instruction: 0,
    trap: { cause: 1, value: RAM + 4 },
  });
});

test('a misaligned store whose second word fails has written what lies in the first', () => {
  const options = core({ memory: { misaligned: 'hardware' } });
  const model = machine({ options, main: (code) => code.word(sw(11, 10, 2)) });
  model.registers[10] = RAM + 0x800;
  model.registers[11] = 0x44332211;
  const step = model.step({ value: 0, busError: 'access', failedWord: RAM + 0x804 });
  expect(step.trap).toMatchObject({ cause: 7 });
  expect([...model.read(RAM + 0x800, 8)]).toEqual([0, 0, 0x11, 0x22, 0, 0, 0, 0]);
});

test('minstret counts what retired, and a write of it stands', () => {
  const model = machine({
    main: (code) =>
      code.word(addi(1, 0, 1), 0xffff_ffff, csr(2, 2, CSR.minstret, 0), csr(1, 3, CSR.minstret, 10)),
    handler: () => undefined,
  });
  model.registers[10] = 100;
  steps(model, 2);
  model.pc = RAM + 8;
  steps(model, 2);
  expect([...model.registers.slice(2, 4)]).toEqual([1, 2]);
  expect(model.csr(CSR.minstret)).toBe(100);
});

test('mcountinhibit stops counters, the instruction that sets it still being counted', () => {
  const model = machine({
    main: (code) =>
      code.word(
        csr(1, 0, CSR.mcountinhibit, 10),
        addi(0, 0, 0),
        csr(1, 0, CSR.mcountinhibit, 0),
        addi(0, 0, 0),
      ),
  });
  model.registers[10] = -1;
  steps(model, 3);
  expect([model.csr(CSR.minstret), model.csr(CSR.mcountinhibit)]).toEqual([1, 0]);
  model.step();
  expect(model.csr(CSR.minstret)).toBe(2);
});

test('event counters count what mhpmevent selects', () => {
  const [SELECT, COUNT] = [0x323, 0xb03];
  const [BRANCH, TAKEN, LOAD] = [1, 2, 3];
  for (const [event, count] of [
    [BRANCH, 2],
    [TAKEN, 1],
    [LOAD, 1],
    [0, 0],
  ] as const) {
    const model = machine({
      options: core({ auxiliary: { performanceCounters: 1 } }),
      main: (code) => {
        const beq = (rs1: number) => (0x63 | (rs1 << 15) | (4 << 7)) >>> 0;
        code.word(csr(1, 0, SELECT, 5), beq(10), beq(0), lw(1, 10, 0), jumpForm(0, 0));
      },
    });
    model.registers[5] = event;
    model.registers[10] = RAM;
    steps(model, 4);
    expect([model.csr(SELECT), model.csr(COUNT)]).toEqual([event, count]);
  }
});

test('the custom port gets instruction and operands, its result goes to rd', () => {
  const instruction = registerForm(OPCODE.custom0, 5, 3, 12, 10, 11);
  const seen: number[][] = [];
  const model = machine({
    options: core({ advanced: { customPort: true } }),
    main: (code) => code.word(instruction),
    settings: { custom: (...all) => seen.push(all) && 0xdead_beef },
  });
  model.registers.set([-1, 2], 10);
  expect(model.step()).toMatchObject({ rd: 12, value: 0xdead_beef });
  expect(seen).toEqual([[instruction, 0xffff_ffff, 2]]);
});
