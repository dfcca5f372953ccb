import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { diceOf } from '../../../model/test/dice.ts';
import { LIBRARY, generateInsn } from '../../src/index.ts';
import { knownOf, statesOf, tablesOf } from '../../src/core/understood.ts';
import type { Known } from '../../src/core/understood.ts';
import { operation, placeOf, startOf } from '../../src/core/execute.ts';
import type { Operands, States } from '../../src/core/execute.ts';
import { wrap } from '../../src/language/type.ts';
import { operandsOf, wordOf } from '../../src/encoding/fields.ts';
import { disassembler } from '../../src/software/disassemble.ts';
import { functionOf } from '../../src/software/header.ts';
import { operandOrder } from '../../src/software/operandOrder.ts';

const folder = mkdtempSync(join(tmpdir(), 'netloom-insn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const insn of LIBRARY)
  for (const { path, text } of generateInsn(insn).files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
const RISCV = ['-march=rv32i', '-mabi=ilp32', '-Isw'];
/** Memory that both the model and the machine have. */
const MEMORY = 0x1000_0000;
const bytes = new Uint8Array(0x1_0000);

/** The instruction with an access in that memory, lowest byte first. */
function withMemory(known: Known): (operands: Operands, states: States) => number | undefined {
  const [execute, place] = [operation(known), placeOf(known)];
  const { access } = known;
  if (access === undefined || place === undefined) return execute;
  return (operands, states) => {
    const { address, data } = place(operands, states);
    const from = Number(address) - MEMORY;
    const places = Array.from({ length: 2 ** access.size }, (_, index) => from + index);
    if (data !== undefined)
      places.forEach((at, index) => (bytes[at] = Number(BigInt.asUintN(8, data >> BigInt(8 * index)))));
    const value = places.reduceRight((sum, at) => (sum << 8n) | BigInt(bytes[at]!), 0n);
    return execute({ ...operands, loaded: wrap(access.type, value) }, states);
  };
}

const words = (objdump: string) =>
  [...objdump.matchAll(/^\s*[0-9a-f]+:\s+([0-9a-f]{8})\s/gm)].map(([, word]) => Number.parseInt(word!, 16));

/** Operands at random, and the instruction as a programmer writes it. */
function drawn(seed: number) {
  const dice = diceOf(seed);
  return LIBRARY.flatMap((insn) =>
    knownOf(insn).flatMap(({ name, fields }) =>
      Array.from({ length: 12 }, () => {
        const immediate = operandsOf(fields).find((each) => each.name === 'imm')?.type;
        const least = immediate?.signed ? -(2 ** (immediate.width - 1)) : 0;
        const numbers = {
          rd: dice.below(32),
          rs1: dice.below(32),
          rs2: dice.below(32),
          rs3: dice.below(32),
          imm: immediate ? least + dice.below(2 ** immediate.width) : 0,
        };
        const texts = operandOrder(fields).map((each) =>
          each === 'imm' ? `${numbers.imm}` : `x${numbers[each]}`,
        );
        return { word: wordOf(fields, numbers) >>> 0, text: `${name} ${texts.join(', ')}`.trimEnd(), insn };
      }),
    ),
  );
}

it('GNU as makes of the macros the words of the encodings, and our disassembler gives them back', () => {
  const all = drawn(1);
  const includes = LIBRARY.map(({ name }) => `.include "sw/${name}_insn.inc"`);
  writeFileSync(join(folder, 'all.s'), [...includes, ...all.map(({ text }) => text), ''].join('\n'));
  run('riscv64-unknown-elf-as', ...RISCV.slice(0, 2), 'all.s', '-o', 'all.o');
  const found = words(run('riscv64-unknown-elf-objdump', '-d', 'all.o'));
  expect(found).toEqual(all.map(({ word }) => word));
  const text = disassembler(LIBRARY);
  const source = found.map((word) => `${text(word)!.replaceAll(',', ', ')}`);
  writeFileSync(join(folder, 'again.s'), [...includes, ...source, ''].join('\n'));
  run('riscv64-unknown-elf-as', ...RISCV.slice(0, 2), 'again.s', '-o', 'again.o');
  expect(words(run('riscv64-unknown-elf-objdump', '-d', 'again.o'))).toEqual(found);
});

it('a description of several lines is a comment in each of them, whatever stands there', () => {
  const described = 'Sums.\n.fail 600 # one line\n*/ #error another\r  nop';
  const plain = LIBRARY.find(({ name }) => name === 'tally')!;
  const insn = {
    ...plain,
    description: described,
    states: { count: { ...plain.states['count']!, description: 'a | b\nc' } },
    instructions: Object.fromEntries(
      Object.entries(plain.instructions).map(([name, each]) => [name, { ...each, description: described }]),
    ),
  };
  const made = new Map(generateInsn(insn).files.map(({ path, text }) => [path, text]));
  writeFileSync(join(folder, 'told.s'), made.get('sw/tally_insn.inc')!);
  run('riscv64-unknown-elf-as', ...RISCV.slice(0, 2), '--fatal-warnings', 'told.s', '-o', 'told.o');
  expect(words(run('riscv64-unknown-elf-objdump', '-d', 'told.o'))).toEqual([]);
  writeFileSync(join(folder, 'told.h'), made.get('sw/tally_insn.h')!);
  run('gcc', '-fsyntax-only', '-Wall', '-Werror', '-DTALLY_WITHOUT_INSTRUCTIONS', '-x', 'c', 'told.h');
  expect(made.get('doc/tally.md')).toContain('| count | u32 | 0 | saved | a \\| b c |');
});

it('the filter names in the output of objdump what the disassembler names', () => {
  const all = drawn(2);
  const lines = all.map(
    ({ word }, index) =>
      `   ${(4 * index).toString(16)}:\t${word.toString(16).padStart(8, '0')}          \t.4byte\t0x${word.toString(16)}\n`,
  );
  const input = lines.join('');
  const named = LIBRARY.reduce(
    (text, { name }) =>
      execFileSync('python3', [`sw/${name}_gdb.py`], { cwd: folder, input: text, encoding: 'utf8' }),
    input,
  );
  const text = disassembler(LIBRARY);
  const shown = named
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t').slice(2).join(' ').trim());
  expect(shown).toEqual(all.map(({ word }) => text(word)!));
});

it('headers and code that saves states compile without a warning, with and without optimization', () => {
  const includes = LIBRARY.map(({ name }) => `#include "${name}_insn.h"\n`).join('');
  writeFileSync(
    join(folder, 'use.c'),
    `${includes}uint32_t use(uint32_t a) { return bits_rotri(a, 5) + tally_tally_add(-3); }\n`,
  );
  for (const level of ['-O0', '-O2'])
    expect(
      run(
        'riscv64-unknown-elf-gcc',
        ...RISCV,
        level,
        '-ffreestanding',
        '-Wall',
        '-Wextra',
        '-Werror',
        '-c',
        'use.c',
        '-o',
        'use.o',
      ),
    ).toBe('');
  const shown = words(run('riscv64-unknown-elf-objdump', '-d', 'use.o'));
  const text = disassembler(LIBRARY);
  expect(shown.flatMap((word) => text(word)?.split(' ')[0] ?? []).toSorted()).toEqual(['rotri', 'tally.add']);
  for (const name of ['mac', 'tally', 'walk'])
    run('riscv64-unknown-elf-gcc', ...RISCV, '-Wa,-Isw', '-c', `sw/${name}_context.S`, '-o', 'context.o');
});

it('what the headers have in C does what the model does', () => {
  const rounds = 60;
  const dice = diceOf(3);
  const calls = LIBRARY.flatMap((insn) => {
    const states = startOf(statesOf(insn), tablesOf(insn));
    const all = knownOf(insn);
    const accesses = all.some(({ access }) => access !== undefined);
    // Pointers are set before they are used.
    const ordered = all.toSorted((a, b) => Number(a.access !== undefined) - Number(b.access !== undefined));
    return ordered.flatMap((known) => {
      const execute = withMemory(known);
      const operands = operandsOf(known.fields);
      return Array.from({ length: rounds }, () => {
        const imm = operands.find(({ name }) => name === 'imm')?.type;
        const word = () => (dice.below(4) === 0 ? dice.below(4) - 2 : dice.below(2 ** 32)) >>> 0;
        const values = {
          rs1: accesses ? MEMORY + 0x8000 + dice.below(64) : word(),
          rs2: word(),
          rs3: word(),
          imm: BigInt(imm ? dice.below(2 ** (imm.width - 1)) : 0),
        };
        const result = execute(values, states);
        const given = operands.map(({ name, type }) => `${values[name as 'rs1']}${type.signed ? '' : 'u'}`);
        const call = `${functionOf(known)}(${given.join(', ')})`;
        return { text: result === undefined ? `${call};` : `printf("%u\\n", ${call});`, result };
      });
    });
  });
  const heads = LIBRARY.map(
    ({ name }) => `#define ${name.toUpperCase()}_WITHOUT_INSTRUCTIONS\n#include "${name}_insn.h"\n`,
  );
  const map = `if (mmap((void *)${MEMORY}, ${bytes.length}, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == MAP_FAILED) return 1;`;
  const main = `#define _GNU_SOURCE\n#include <stdio.h>\n#include <sys/mman.h>\n${heads.join('')}int main(void) {\n${map}\n${calls.map(({ text }) => text).join('\n')}\nreturn 0; }\n`;
  writeFileSync(join(folder, 'main.c'), main);
  run('gcc', '-Isw', '-O1', '-Wall', '-Wextra', '-Werror', 'main.c', '-o', 'main');
  const printed = run('./main').trimEnd().split('\n').map(Number);
  expect(printed).toEqual(calls.flatMap(({ result }) => result ?? []));
});
