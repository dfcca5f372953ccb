import { describe, expect, test } from 'vitest';
import { Label } from '../../src/program/assembler.ts';
import {
  ECALL,
  MRET,
  OPCODE,
  addi,
  branchForm,
  csr,
  immediateForm,
  jumpForm,
  lw,
  sw,
} from '../../src/program/encode.ts';
import { CSR, HANDLER, NOTHING, RAM, ROM, core, machine } from './machine.ts';

const LONG = 10_000_000;
const TOHOST = RAM + 0x1000;
const setVector = csr(1, 0, CSR.mtvec, 5);

describe('tohost', () => {
  const program = (value: number) =>
    machine({
      main: (code) => {
        code.constant(10, TOHOST);
        code.constant(11, value);
        code.word(sw(11, 10, 0), addi(12, 0, 1), jumpForm(0, 0));
      },
      settings: { tohost: TOHOST },
    });

  test('an odd value ends the run right behind the store', () => {
    expect(program(1).run(LONG)).toEqual({
      cause: 'tohost',
      value: 1,
      exitCode: 0,
      instructions: 5,
      pc: RAM + 20,
    });
    expect(program(0x8000_0007).run(LONG)).toMatchObject({ value: 0x8000_0007, exitCode: 0x4000_0003 });
  });

  test('an even value is none of the ends', () => {
    expect(program(2).run(LONG)).toMatchObject({ cause: 'endless-loop', pc: RAM + 24 });
  });

  test('it must lie in RAM', () => {
    expect(() => machine({ main: () => undefined, settings: { tohost: ROM } })).toThrow('tohost 0x20000000');
  });
});

describe('traps for ever', () => {
  test('an exception at the first instruction of its own handler', () => {
    const model = machine({ main: (code) => code.word(ECALL) });
    // mtvec is 0, where nothing is.
    expect(model.run(LONG)).toMatchObject({ cause: 'trap-loop', trap: { cause: 1, value: 0 }, pc: 0 });
  });

  test('a handler that goes back to what trapped', () => {
    const model = machine({
      main: (code) => code.word(setVector, 0xffff_ffff),
      handler: (code) => code.word(addi(9, 0, 3), MRET),
    });
    model.registers[5] = HANDLER;
    expect(model.run(LONG)).toMatchObject({
      cause: 'trap-loop',
      trap: { cause: 2, value: 0xffff_ffff },
    });
  });

  test('a stack that has run into ROM', () => {
    const model = machine({
      main: (code) => {
        code.constant(2, ROM + 64);
        const again = code.place(new Label());
        code.word(setVector, addi(2, 2, -16), sw(1, 2, 12));
        code.to(again, (offset) => jumpForm(1, offset));
      },
      // It saves a register on that very stack.
      handler: (code) => code.word(sw(1, 2, 0), MRET),
    });
    model.registers[5] = HANDLER;
    expect(model.run(LONG)).toMatchObject({ cause: 'trap-loop', trap: { cause: 7 } });
  });

  test('a handler that counts in memory and goes on at last is no loop', () => {
    const COUNT = RAM + 0x800;
    const model = machine({
      main: (code) => {
        code.constant(10, COUNT);
        code.constant(11, NOTHING);
        code.word(setVector, lw(12, 11, 0), jumpForm(0, 0));
      },
      handler: (code) => {
        const more = new Label();
        code.word(lw(13, 10, 0), addi(13, 13, 1), sw(13, 10, 0));
        code.word(immediateForm(OPCODE.immediate, 5, 13, 13, 11));
        code.to(more, (offset) => branchForm(0, 13, 0, offset));
        code.word(csr(2, 14, CSR.mepc, 0), addi(14, 14, 4), csr(1, 0, CSR.mepc, 14));
        code.place(more);
        code.word(addi(13, 0, 0), addi(14, 0, 0), MRET);
      },
    });
    model.registers[5] = HANDLER;
    expect(model.run(LONG)).toMatchObject({ cause: 'endless-loop' });
    expect(new DataView(model.read(COUNT, 4).buffer).getUint32(0, true)).toBe(2048);
  });
});

describe('loops', () => {
  test('one that waits for time to pass is none', () => {
    const model = machine({
      main: (code) => {
        const wait = code.place(new Label());
        code.word(csr(2, 10, 0xc00, 0));
        code.to(wait, (offset) => branchForm(6, 10, 11, offset));
        code.word(jumpForm(0, 0));
      },
    });
    model.registers[11] = 100_000;
    const end = model.run(LONG);
    expect(end).toMatchObject({ cause: 'endless-loop', pc: RAM + 8 });
    expect(end.instructions).toBeGreaterThan(100_000);
  });

  test('one that an interrupt might end is none', () => {
    const model = machine({
      main: (code) => code.word(csr(1, 0, CSR.mie, 5), csr(1, 0, CSR.mstatus, 6), jumpForm(0, 0)),
    });
    model.registers.set([1 << 11, 8], 5);
    expect(model.run(20_000)).toEqual({ cause: 'limit', instructions: 20_000, pc: RAM + 8 });
  });

  test('a run stops at its limit to the instruction, and goes on from there', () => {
    const model = machine({ main: (code) => code.word(addi(10, 10, 1), jumpForm(0, -4)) });
    expect(model.run(2001)).toEqual({ cause: 'limit', instructions: 2001, pc: RAM + 4 });
    expect(model.registers[10]).toBe(1001);
    model.run(3);
    expect(model.registers[10]).toBe(1002);
  });
});

test("regions that overlap each other or the core's own are refused", () => {
  const make = (base: number) => () =>
    machine({
      options: core(),
      main: () => undefined,
      regions: [{ kind: 'ram', base, bytes: new Uint8Array(16) }],
    });
  expect(make(RAM + 0xfff0)).toThrow('regions 0x80000000 and 0x8000fff0 overlap');
  expect(make(0x0200_4000)).toThrow('regions 0x02000000 and 0x02004000 overlap');
  expect(make(0x2)).toThrow('multiples of 4');
});
