import { describe, expect, test } from 'vitest';
import type { Device } from '../../src/model/index.ts';
import {
  FENCE_I,
  OPCODE,
  addi,
  csr,
  immediateForm,
  jalr,
  jumpForm,
  lw,
  storeForm,
  sw,
} from '../../src/program/encode.ts';
import { atomic } from '../../src/program/instructions.ts';
import { CSR, NOTHING, RAM, ROM, core, machine, steps } from './machine.ts';

const DATA = RAM + 0x800;
const word = (bytes: Uint8Array) => new DataView(bytes.buffer).getUint32(0, true);

test('bytes and halves are extended as the instruction says', () => {
  const loads = [0, 4, 1, 5].map((funct3, index) => immediateForm(OPCODE.load, funct3, 11 + index, 10, 0));
  const model = machine({ main: (code) => code.word(...loads) });
  model.write(DATA, Uint8Array.of(0x80, 0xff));
  model.registers[10] = DATA;
  steps(model, 4);
  expect([...model.registers.slice(11, 15)]).toEqual([-128, 0x80, -128, 0xff80]);
});

describe('misaligned accesses in hardware', () => {
  const options = core({ memory: { misaligned: 'hardware' } });

  test('a word from two', () => {
    const model = machine({ options, main: (code) => code.word(sw(11, 10, 3), lw(12, 10, 3)) });
    model.registers.set([DATA, 0x1122_3344], 10);
    expect(model.step().access).toEqual({ address: DATA + 3, width: 4, write: 0x1122_3344 });
    expect(model.step().access).toEqual({ address: DATA + 3, width: 4, read: 0x1122_3344 });
    expect([...model.read(DATA + 2, 6)]).toEqual([0, 0x44, 0x33, 0x22, 0x11, 0]);
  });

  test.each([
    ['behind the end of memory, the first word is written', RAM + 0xfffe, RAM + 0xfffc, 0x3344_0000],
    ['before its beginning, nothing is', RAM - 2, RAM, 0],
  ])('%s', (_, address, seen, value) => {
    const model = machine({ options, main: (code) => code.word(sw(11, 10, 0)) });
    model.write(RAM + 0xfffc, new Uint8Array(4));
    model.registers.set([address, 0x1122_3344], 10);
    const before = word(model.read(seen, 4));
    expect(model.step().trap).toEqual({ cause: 7, value: address });
    expect(word(model.read(seen, 4))).toBe(value === 0 ? before : value);
  });
});

test('stores to instructions are seen by fetches, also those of half an instruction', () => {
  const model = machine({
    main: (code) => {
      code.word(jumpForm(1, 12), addi(20, 20, 1), jalr(0, 1, 0));
      code.word(jumpForm(1, -8), storeForm(1, 11, 10, 6), FENCE_I, jumpForm(1, -20), jumpForm(0, 0));
    },
  });
  // The upper half of addi x20, x20, 1: with 5 as its immediate.
  model.registers.set([RAM, addi(20, 20, 5) >>> 16], 10);
  model.run(10_000);
  // Each call returns to behind itself; the last one to the final jump.
  expect(model.registers[20]).toBe(6);
});

test('also when the half lies in the next 4 KiB', () => {
  const model = machine({ main: (code) => code.word(sw(11, 10, 0)) });
  const across = RAM + 0xffe;
  model.write(across, new Uint8Array(Uint32Array.of(addi(20, 0, 1)).buffer));
  model.registers.set([RAM + 0x1000, addi(20, 0, 5) >>> 16], 10);
  for (const expected of [1, 5]) {
    model.pc = across;
    model.run(1);
    expect(model.registers[20]).toBe(expected);
    model.pc = RAM;
    model.run(1);
  }
});

describe('memories of the core', () => {
  const options = core({
    memory: {
      instructionMemory: { base: '0x10000000', size: 1024 },
      dataMemory: { base: '0x10000400', size: 1024 },
    },
  });

  test('instructions run from the one, data lie in both', () => {
    const model = machine({
      options,
      main: (code) => code.word(sw(11, 10, 0), lw(12, 10, 0x400), jalr(0, 10, 0)),
    });
    model.write(0x1000_0400, Uint8Array.of(7));
    model.registers.set([0x1000_0000, addi(13, 0, 9)], 10);
    steps(model, 4);
    expect([...model.registers.slice(12, 14)]).toEqual([7, 9]);
  });

  test('the other holds no instructions, and neither does the CLINT', () => {
    for (const address of [0x1000_0400, 0x0200_0000]) {
      const model = machine({ options, main: (code) => code.word(jalr(0, 10, 0)) });
      model.registers[10] = address;
      expect(steps(model, 2).trap).toEqual({ cause: 1, value: address });
    }
  });
});

describe('a store buffer', () => {
  const options = core({ advanced: { storeBuffer: true } });

  test('turns the bus error of a store into a pending interrupt, cleared by a 0', () => {
    const model = machine({
      options,
      main: (code) =>
        code.word(sw(0, 10, 0), csr(2, 11, CSR.mip, 0), csr(3, 0, CSR.mip, 12), csr(2, 13, CSR.mip, 0)),
    });
    model.registers.set([ROM, 0, 1 << 16], 10);
    steps(model, 4);
    expect([model.registers[11], model.registers[13]]).toEqual([1 << 16, 0]);
  });

  test('not that of a load', () => {
    const model = machine({ options, main: (code) => code.word(lw(1, 10, 0)) });
    model.registers[10] = NOTHING;
    expect(model.step().trap).toEqual({ cause: 5, value: NOTHING });
  });
});

describe('atomics', () => {
  const options = core({ base: { atomics: true } });
  const [LR, SC, ADD] = [2, 3, 0];

  test('sc succeeds once after lr on the same word, and fails else', () => {
    const model = machine({
      options,
      main: (code) =>
        code.word(
          atomic(SC, 0, 20, 10, 11),
          atomic(LR, 0, 21, 10, 0),
          atomic(SC, 0, 22, 12, 11),
          atomic(LR, 0, 23, 10, 0),
          atomic(SC, 0, 24, 10, 11),
          atomic(SC, 0, 25, 10, 0),
        ),
    });
    model.registers.set([DATA, 77, DATA + 4], 10);
    expect(model.step().access).toBeUndefined();
    steps(model, 5);
    expect([...model.registers.slice(20, 26)]).toEqual([1, 0, 1, 0, 0, 1]);
    expect(word(model.read(DATA, 4))).toBe(77);
  });

  test('a trap clears the reservation', () => {
    const model = machine({
      options,
      main: (code) => code.word(atomic(LR, 0, 21, 10, 0), 0, atomic(SC, 0, 22, 10, 11)),
    });
    model.registers.set([DATA, 77], 10);
    steps(model, 2);
    model.pc = RAM + 8;
    model.step();
    expect(model.registers[22]).toBe(1);
  });

  test('a step tells what an AMO read and wrote', () => {
    const model = machine({ options, main: (code) => code.word(atomic(ADD, 3, 20, 10, 11)) });
    model.write(DATA, Uint8Array.of(5));
    model.registers.set([DATA, -6], 10);
    expect(model.step()).toMatchObject({
      rd: 20,
      value: 5,
      access: { address: DATA, width: 4, read: 5, write: 0xffff_ffff },
    });
  });
});

describe('a device', () => {
  const seen: [string, number, number, number?][] = [];
  const device: Device = {
    kind: 'device',
    base: 0x4000_0000,
    size: 16,
    read: (offset, width) => {
      seen.push(['read', offset, width]);
      return offset === 12 ? undefined : 0xfff1;
    },
    write: (offset, width, value) => seen.push(['write', offset, width, value]) > 0 && offset !== 12,
  };
  const using = (...words: number[]) => {
    const model = machine({ main: (code) => code.word(...words), regions: [device] });
    model.registers.set([device.base, -2], 10);
    return model;
  };

  test('sees offset, width and value', () => {
    seen.length = 0;
    steps(using(storeForm(0, 11, 10, 5), sw(11, 10, 8), immediateForm(OPCODE.load, 5, 12, 10, 2)), 3);
    expect(seen).toEqual([
      ['write', 5, 1, 0xfe],
      ['write', 8, 4, 0xffff_fffe],
      ['read', 2, 2],
    ]);
  });

  test('may answer with a bus error', () => {
    expect(using(lw(1, 10, 12)).step().trap).toEqual({ cause: 5, value: 0x4000_000c });
    expect(using(sw(1, 10, 12)).step().trap).toEqual({ cause: 7, value: 0x4000_000c });
  });

  test('reads what was observed elsewhere', () => {
    const step = using(immediateForm(OPCODE.load, 0, 1, 10, 0)).step({ value: 0xffff_ff85 });
    expect(step).toMatchObject({ observed: true, value: 0xffff_ff85, access: { read: 0x85 } });
  });
});
