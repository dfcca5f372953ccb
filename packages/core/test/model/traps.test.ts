import { describe, expect, test } from 'vitest';
import type { CoreOptions } from '../../src/index.ts';
import {
  EBREAK,
  ECALL,
  MRET,
  OPCODE,
  WFI,
  addi,
  branchForm,
  csr,
  jalr,
  jumpForm,
  lw,
  sw,
  immediateForm,
} from '../../src/program/encode.ts';
import { atomic } from '../../src/program/instructions.ts';
import { CSR, HANDLER, NOTHING, RAM, ROM, core, machine } from './machine.ts';

const POINTER = 10;
const uncompressed = core({ base: { compressed: false } });
const atomics = core({ base: { atomics: true } });
const store = (funct3: number, offset: number) => (sw(0, POINTER, offset) & ~0x7000) | (funct3 << 12);

interface Case {
  what: string;
  options?: CoreOptions;
  instruction: number;
  /** Value of the register that the instruction uses. */
  pointer?: number;
  cause: number;
  value: number;
}

/** Causes: Privileged 1.12, table 3.6; values of mtval: 3.1.16. */
const CASES: Case[] = [
  { what: 'all zeros', options: uncompressed, instruction: 0, cause: 2, value: 0 },
  { what: 'all ones', instruction: 0xffff_ffff, cause: 2, value: 0xffff_ffff },
  { what: 'a reserved half', instruction: 0xffff_8002, cause: 2, value: 0x8002 },
  { what: 'a CSR that is not there', instruction: csr(1, 1, 0x7c0, 0), cause: 2, value: csr(1, 1, 0x7c0, 0) },
  { what: 'writing a read-only CSR', instruction: csr(1, 1, 0xf14, 0), cause: 2, value: csr(1, 1, 0xf14, 0) },
  { what: 'ebreak', instruction: EBREAK, cause: 3, value: RAM + 12 },
  { what: 'ecall', instruction: ECALL, cause: 11, value: 0 },
  { what: 'a misaligned load', instruction: lw(1, POINTER, 2), pointer: RAM, cause: 4, value: RAM + 2 },
  {
    what: 'a load of nothing',
    instruction: lw(1, POINTER, 4),
    pointer: NOTHING,
    cause: 5,
    value: NOTHING + 4,
  },
  { what: 'a misaligned store', instruction: store(1, 1), pointer: RAM, cause: 6, value: RAM + 1 },
  { what: 'a store to ROM', instruction: sw(1, POINTER, 8), pointer: ROM, cause: 7, value: ROM + 8 },
  {
    what: 'a jump into nothing',
    instruction: jalr(0, POINTER, 0),
    pointer: NOTHING,
    cause: 1,
    value: NOTHING,
  },
  {
    what: 'a jump to half a word',
    options: uncompressed,
    instruction: jumpForm(1, 6),
    cause: 0,
    value: RAM + 12 + 6,
  },
  {
    what: 'a branch to half a word',
    options: uncompressed,
    instruction: branchForm(0, 0, 0, -2),
    cause: 0,
    value: RAM + 12 - 2,
  },
  {
    what: 'a misaligned lr',
    options: atomics,
    instruction: atomic(2, 0, 1, POINTER, 0),
    pointer: RAM + 1,
    cause: 4,
    value: RAM + 1,
  },
  {
    what: 'a misaligned AMO',
    options: atomics,
    instruction: atomic(0, 0, 1, POINTER, 1),
    pointer: RAM + 2,
    cause: 6,
    value: RAM + 2,
  },
  {
    what: 'an AMO on ROM',
    options: atomics,
    instruction: atomic(0, 0, 1, POINTER, 1),
    pointer: ROM,
    cause: 7,
    value: ROM,
  },
];

/** Until mtvec and the pointer are set, at RAM + 12. */
const BEFORE = 4;

function trapping({ options, instruction, pointer = 0 }: Omit<Case, 'what' | 'cause' | 'value'>) {
  const model = machine({
    ...(options ? { options } : {}),
    main: (code) => {
      code.word(addi(1, 0, 0x77));
      code.word(csr(1, 0, CSR.mtvec, 5));
      code.word(csr(2, 0, CSR.mstatus, 6), instruction);
    },
  });
  model.registers.set([HANDLER, 8], 5);
  model.registers[POINTER] = pointer;
  for (let count = 1; count < BEFORE; count++) model.step();
  const step = model.step();
  // A jump to nothing retires, and what it jumps to traps.
  return { model, step: step.trap ? step : model.step() };
}

test.each(CASES)('$what: mcause $cause', ({ cause, value, ...rest }) => {
  const { model, step } = trapping(rest);
  expect(step.trap).toEqual({ cause, value: value >>> 0 });
  expect(step.rd).toBe(0);
  expect(step.nextPc).toBe(HANDLER);
  expect([model.csr(CSR.mcause), model.csr(CSR.mtval), model.csr(CSR.mepc)]).toEqual([
    cause,
    value >>> 0,
    step.pc,
  ]);
  // MIE went to MPIE, MPP is machine mode (Privileged 1.12, 3.1.6.1).
  expect(model.csr(CSR.mstatus)).toBe(0x1880);
  expect(model.registers[1]).toBe(0x77);
});

test('without Zicsr an exception halts, and stays', () => {
  const model = machine({
    options: core({
      base: { zicsr: false, zicntr: false },
      auxiliary: { clint: null, externalInterrupts: false },
    }),
    main: (code) => code.word(addi(1, 0, 1), ECALL, addi(1, 0, 2)),
  });
  expect(model.run(100)).toMatchObject({ cause: 'halted', trap: { cause: 2, value: ECALL }, pc: RAM + 4 });
  expect(model.run(100)).toMatchObject({ cause: 'halted', instructions: 0 });
  expect(() => model.step()).toThrow('halted at 0x80000004');
  expect(model.csr(CSR.mcause)).toBeUndefined();
});

describe('user mode', () => {
  const options = core({ base: { userMode: true } });
  /** A model about to execute an instruction in user mode, mstatus as given besides MPP. */
  function inUserMode(instruction: number, status = 0) {
    const model = machine({
      options,
      main: (code) => {
        code.word(csr(1, 0, CSR.mtvec, 5), csr(1, 0, CSR.mstatus, 6), csr(1, 0, CSR.mcounteren, 7));
        code.word(csr(1, 0, CSR.mepc, 8), MRET, instruction);
      },
    });
    model.registers.set([HANDLER, status, 0b101, RAM + 20], 5);
    for (let count = 0; count < 5; count++) model.step();
    return model;
  }

  test('ecall says where it comes from, and mret leads back there', () => {
    const model = inUserMode(ECALL, 0x80);
    expect(model.mode).toBe(0);
    // MIE from MPIE, MPIE set, MPP the least mode (Privileged 1.12, 3.1.6.1).
    expect(model.csr(CSR.mstatus)).toBe(0x88);
    const step = model.step();
    expect([step.mode, step.trap]).toEqual([0, { cause: 8, value: 0 }]);
    expect([model.mode, model.csr(CSR.mstatus)]).toEqual([3, 0x80]);
  });

  test.each([
    ['mret', MRET, 0, true],
    ['wfi', WFI, 0, false],
    ['wfi with TW', WFI, 1 << 21, true],
    ['a machine CSR', csr(2, 1, CSR.mscratch, 0), 0, true],
    ['a counter that is shown', csr(2, 1, 0xc02, 0), 0, false],
    ['a counter that is hidden', csr(2, 1, 0xc01, 0), 0, true],
  ])('%s: %#', (_, instruction, status, traps) => {
    const { trap } = inUserMode(instruction, status).step();
    expect(trap).toEqual(traps ? { cause: 2, value: instruction } : undefined);
  });

  test('MPP takes no mode that is not there', () => {
    const model = machine({
      options,
      main: (code) => code.word(csr(1, 0, CSR.mstatus, 5), csr(3, 0, CSR.mstatus, 6)),
    });
    model.registers.set([0x1800, 0x1000], 5);
    model.step();
    expect(model.csr(CSR.mstatus)).toBe(0x1800);
    model.step();
    expect(model.csr(CSR.mstatus)).toBe(0x1800);
  });
});

test('RV32E has no registers from x16 on', () => {
  const instruction = immediateForm(OPCODE.immediate, 0, 16, 0, 1);
  const options = core({ base: { isa: 'rv32e' } });
  const model = machine({ options, main: (code) => code.word(instruction) });
  expect(model.step().trap).toEqual({ cause: 2, value: instruction });
});
