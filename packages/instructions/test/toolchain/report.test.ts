import { PRESETS } from '@netloom/core';
import { expect, it } from 'vitest';
import { LIBRARY, withInstructions } from '../../src/index.ts';
import { EXAMPLE_PROGRAMS, linesOf, marchesOf } from '../../src/toolchain/index.ts';
import { CycleCounter } from '../../src/toolchain/cycles.ts';
import { profile } from '../../src/toolchain/profile.ts';
import { setReport } from '../../src/toolchain/report/report.ts';
import { built } from './built.ts';

const bits = LIBRARY.filter(({ name }) => name === 'bits');
const options = withInstructions({ ...PRESETS.micro, name: 'cpu' }, bits);
const set = { optimize: '2', march: '', codeModel: 'medany', without: [] } as const;

it('every executed instruction is counted at a line of a source, and custom ones have their names', () => {
  const { text } = EXAMPLE_PROGRAMS.find(({ id }) => id === 'crc-bytes')!;
  const { elf, listed } = built(options, bits, text);
  const run = profile(options, elf, 1_000_000);
  const report = setReport(options, {
    set: { ...set, without: [] },
    elf,
    listed,
    profile: run,
    rtl: undefined,
  });
  const code = report.functions.flatMap((each) => each.code);
  // The bench's jump from the reset vector to the program, which has three, is no part of it.
  expect(code.reduce((sum, { executed }) => sum + executed, 0)).toBe(report.model.instructions - 3);
  // The instruction is executed for each of 256 bytes, in the inline function of the header.
  const custom = code.filter(({ text: said }) => said.startsWith('crc32.b '));
  expect(custom.map(({ executed, file }) => ({ executed, file }))).toEqual([
    { executed: 256, file: 'include/bits_insn.h' },
  ]);
  const lines = linesOf(report, 'program/main.c');
  const from = text.split('\n').findIndex((line) => line.includes('kernel(void)')) + 1;
  expect(lines.some(({ line, executed }) => line > from && executed >= 256)).toBe(true);
});

it('a program is built for what the core has, or for less by one extension', () => {
  expect(marchesOf(PRESETS.micro)).toEqual(
    expect.arrayContaining(['rv32imc_zicsr_zifencei', 'rv32ic_zicsr_zifencei', 'rv32im_zicsr_zifencei']),
  );
});

it('an instruction is charged with the cycles since the one before it', () => {
  const counter = new CycleCounter();
  const retire = (pc: number, cycle: number, trap = false) =>
    counter.take({ kind: 'retired', pc, cycle, trap } as Parameters<CycleCounter['take']>[0]);
  retire(0, 5);
  retire(4, 6);
  retire(0, 9);
  retire(4, 13, true);
  const { cycles, byAddress } = counter.counts();
  expect(cycles).toBe(13);
  expect([...byAddress]).toEqual([
    [0, { executed: 2, cycles: 8 }],
    [4, { executed: 1, cycles: 5 }],
  ]);
});
