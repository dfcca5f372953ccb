import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS, coreRtl, generateCore } from '@netloom/core';
import type { CoreOptions, PresetName } from '@netloom/core';
import { buildSimulator, runProgram } from '@netloom/core/node';
import { describe, expect, it } from 'vitest';
import { csr } from '../../../core/src/program/encode.ts';
import { LAYOUT } from '../../../core/src/program/index.ts';
import { directed } from '../../../core/test/faults/directed.ts';
import {
  checkInsn,
  coreDslText,
  generateInsn,
  insnKind,
  readCoreDsl,
  withInstructions,
} from '../../src/index.ts';
import { readInstructions } from '../../src/core/readInstructions.ts';
import { one } from '../one.ts';
import { OUTPUTS } from './outputs.ts';

const isWrong = (insn: typeof OUTPUTS) => checkInsn(insn).filter(({ severity }) => severity === 'error');

const [A, B, POINTER] = [10, 11, 12];
/** Encodings by the fields of the pattern. */
const word = (funct: number, { rd = 0, rs1 = A, rs2 = 0 }) =>
  ((funct << 25) | (rs2 << 20) | (rs1 << 15) | (7 << 12) | (rd << 7) | 0x2b) >>> 0;
const put = word(0x40, { rs2: B });
const load = (rd: number) => word(0x41, { rd, rs1: POINTER });
const sum = word(0x42, { rs2: B });
const li = (rd: number, value: number) => [
  (((value + 0x800) & 0xfffff000) | (rd << 7) | 0x37) >>> 0,
  (((value & 0xfff) << 20) | (rd << 15) | (rd << 7) | 0x13) >>> 0,
];
const skipNext = 0x00000463; // beq x0, x0, 8

const PROGRAM = [
  ...li(A, 0xff),
  ...li(B, 0x0f),
  put, // 0x5f
  put, // the same again
  skipNext,
  sum, // is jumped over
  ...li(A, 0x01020304),
  sum, // 0x0f + 1 + 2 + 3 + 4, a cycle each
  word(0x43, { rs1: 0 }), // waits for it, and copies its low byte
];

/** Prints each write that the ports tell of, as a designer beside the core would see it. */
function watched(options: CoreOptions) {
  const lines = ['level', 'seen', 'sum'].map(
    (name) => `    if (state_pins_${name}_set) $display("${name} %h", state_pins_${name});`,
  );
  const monitor = `  always @(posedge clk) begin\n${lines.join('\n')}\n  end\nendmodule`;
  return coreRtl(options).map((file) =>
    file.path.endsWith(`/${options.name}.sv`) || file.path === `${options.name}.sv`
      ? { ...file, text: file.text.replace(/endmodule\s*$/, `${monitor}\n`) }
      : file,
  );
}

const coreOf = (preset: PresetName) => withInstructions({ ...PRESETS[preset], name: 'core' }, [OUTPUTS]);

describe.each(['nano', 'micro', 'standard'] as const)('the ports of %s', (preset) => {
  const options = coreOf(preset);

  it('have each write once, and none of an instruction that does not retire', async () => {
    const simulator = await buildSimulator(options, { simulator: 'icarus', rtl: watched(options) });
    const program = directed(PROGRAM);
    const { output } = await runProgram(options, simulator, program, {
      tohost: program.tohost,
      cycles: 5000,
    });
    expect(output.match(/^(level|seen|sum) \w+$/gm)).toEqual([
      'level 5f',
      'level 5f',
      'sum 00000019',
      'level 19',
    ]);
  });

  it('are told in its descriptor, and begin with the value of reset', () => {
    const { files } = generateCore(options);
    const text = files.map((file) => file.text).join('\n');
    for (const name of ['level', 'seen', 'sum']) expect(text).toContain(`state_pins_${name}_set`);
    expect(text).toMatch(/state_pins_level <= 8'h5a;/);
  });
});

it.each([false, true])('Verilator has nothing to say of a core with them, in a pair: %s', (lockstep) => {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-outputs-'));
  try {
    const options = coreOf('micro');
    const files = coreRtl({ ...options, safety: { ...options.safety, lockstep } });
    const paths = files.map(({ path, text }, index) => {
      writeFileSync(join(folder, `${index}.sv`), text);
      return path.endsWith('.sv') ? `${index}.sv` : [];
    });
    const args = ['--lint-only', '-Wall', '-Wno-DECLFILENAME', '--top-module', 'core', ...paths.flat()];
    execFileSync('verilator', args, { cwd: folder, stdio: 'pipe' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it.each(['micro', 'standard'] as const)('a load that traps tells no port of %s', async (preset) => {
  const options = coreOf(preset);
  const simulator = await buildSimulator(options, { simulator: 'icarus', rtl: watched(options) });
  const MTVEC = 0x305;
  const program = directed([
    ...li(A, LAYOUT.code + 0x400),
    csr(1, 0, MTVEC, A),
    ...li(POINTER, LAYOUT.code + 1),
    load(A),
  ]);
  const { output, value } = await runProgram(options, simulator, program, {
    tohost: program.tohost,
    cycles: 5000,
  });
  // Cause 4, as a result; the address is not aligned.
  expect(value).toBe((4 << 1) | 1);
  expect(output).not.toMatch(/^seen/m);
});

it.each(['nano', 'micro', 'standard'] as const)('what is loaded reaches its port of %s', async (preset) => {
  const options = coreOf(preset);
  const simulator = await buildSimulator(options, { simulator: 'icarus', rtl: watched(options) });
  const program = directed([...li(POINTER, LAYOUT.code), load(A)]);
  const { output } = await runProgram(options, simulator, program, { tohost: program.tohost, cycles: 5000 });
  const first = program.pieces[0]!.bytes;
  const half = (first[1]! << 8) | first[0]!;
  expect(output).toMatch(new RegExp(`^seen ${half.toString(16).padStart(4, '0')}$`, 'm'));
});

it('no table drives a port, nor what a change of context puts back, nor is its pulse a state', () => {
  const told = (states: Record<string, unknown>) =>
    checkInsn(one(['rd = u32(a);', 'a = u8(rs1 ^ rs2);'], { states })).map(({ wording }) => wording?.key);
  const shared = { type: 'u8', context: 'shared', output: true };
  expect(told({ a: shared })).toEqual([]);
  expect(told({ a: { ...shared, context: 'saved' } })).toContain('insn-output/saved');
  expect(told({ a: { ...shared, depth: 4 } })).toContain('insn-output/table');
  expect(told({ a: shared, a_set: { type: 'u1', context: 'shared' } })).toContain('insn-name-own');
});

it('two definitions whose states become one name are refused', async () => {
  const texts = new Map<string, string>(
    [
      ['a', 'b_c', 0],
      ['a_b', 'c', 1],
    ].map(([name, state, funct7]) => {
      const encoding = { format: 'R', opcode: 'custom-0', funct3: 0, funct7 } as never;
      const insn = one([`rd = u32(${state});`, `${state} = u8(rs1 ^ rs2);`], {
        encoding,
        name: `x${funct7}`,
        states: { [String(state)]: { type: 'u8', context: 'shared' } },
      });
      return [`${name}.insn.json`, insnKind.write({ ...insn, name: String(name) })] as const;
    }),
  );
  const options = { ...PRESETS.micro, instructions: [...texts.keys()] };
  const { diagnostics } = await readInstructions(options, (path) => Promise.resolve(texts.get(path)));
  expect(diagnostics.map(({ wording }) => wording?.key)).toEqual(['insn-core/state-twice']);
});

it('CoreDSL keeps them, and the page says how they are called', () => {
  expect(isWrong(OUTPUTS)).toEqual([]);
  const { insn } = readCoreDsl(coreDslText(OUTPUTS));
  expect(Object.values(insn!.states).map(({ output }) => output)).toEqual([true, true, true]);
  const page = generateInsn(OUTPUTS).files.find(({ path }) => path.endsWith('.md'))!.text;
  expect(page).toContain('`state_pins_level`, `state_pins_seen`, `state_pins_sum`');
});
