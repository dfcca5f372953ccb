import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LIBRARY, checkInsn, coreDslText, generateInsn, readCoreDsl } from '../../src/index.ts';
import { runUnit, unitOf, vectorsOf } from '../rtl/unitBench.ts';
import { runOperands } from '../rtl/operandBench.ts';
import { SHAPES } from './shapes.ts';

const isDeep = Boolean(process.env.NETLOOM_DEEP);
const vectors = vectorsOf([SHAPES], isDeep ? 100_000 : 3000, 7);
const isWrong = (insn: typeof SHAPES) => checkInsn(insn).filter(({ severity }) => severity === 'error');

it('each is a definition without errors', () => {
  expect(isWrong(SHAPES)).toEqual([]);
});

it.each(['nano', 'standard'] as const)('the unit of %s does what the model does', (preset) => {
  const { options, files } = unitOf([SHAPES], preset);
  expect(runUnit(options, files, vectors)).toBe('PASS');
});

it('Verilator has nothing to say of the unit, no loop of nets either', () => {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-tables-'));
  try {
    const { files } = unitOf([SHAPES]);
    for (const { path, text } of files) writeFileSync(join(folder, path), text);
    const paths = files.map(({ path }) => path);
    const args = ['--lint-only', '-Wall', '--top-module', 'core_custom', ...paths];
    execFileSync('verilator', args, { cwd: folder, stdio: 'pipe' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it.skipIf(!isDeep)(
  'and what the C of the headers does, a hundred thousand operands of each',
  () => {
    const { options, files } = unitOf([SHAPES], 'standard');
    expect(runOperands(options, files, [SHAPES], 100_000)).toMatch(/^PASS/);
  },
  1_200_000,
);

/** Faults at places that only these shapes have. */
const FAULTS: readonly [RegExp, string][] = [
  [/(for_wide_1_b = )8'd1;/, "$18'd2;"],
  [/(index_wide_2 = )for_wide_2_last;/, '$1last;'],
  [/(for_wide_2_last = )last;/, '$1~last;'],
  [/32'hdeadbeef/, "32'hdeadbeee"],
  [/12'hff9/, "12'hff8"],
  [/< 6'd33/, "< 6'd32"],
  [/< 4'd10/, "< 4'd9"],
  [/(signs_set\s+= valid\s+&&) ready\s+&&/, '$1'],
];

it('faults in ways to an index, bounds and first values are noticed', () => {
  const { options, files } = unitOf([SHAPES]);
  const mutants = FAULTS.flatMap(([from, to]) => {
    const changed = files.map((file) => ({ ...file, text: file.text.replace(from, to) }));
    return changed.some(({ text }, index) => text !== files[index]!.text) ? [{ from, changed }] : [];
  });
  expect(mutants.length).toBeGreaterThanOrEqual(6);
  const survivors = mutants.filter(({ changed }) => runUnit(options, changed, vectors) === 'PASS');
  expect(survivors.map(({ from }) => String(from))).toEqual([]);
});

it('as CoreDSL they are read again as what they are', () => {
  const { insn, problem } = readCoreDsl(coreDslText(SHAPES));
  expect(problem?.message).toBeUndefined();
  expect(isWrong(insn!)).toEqual([]);
  const { options, files } = unitOf([insn!]);
  expect(runUnit(options, files, vectors)).toBe('PASS');
});

it('the library’s tables as CoreDSL stand their own examples', () => {
  const tables = LIBRARY.find(({ name }) => name === 'tables')!;
  const { insn } = readCoreDsl(coreDslText(tables));
  const instructions = Object.fromEntries(
    Object.entries(insn!.instructions).map(([name, each]) => [
      name,
      { ...each, examples: tables.instructions[name]!.examples },
    ]),
  );
  expect(isWrong({ ...insn!, instructions })).toEqual([]);
});

it('code that saves them has a loop for each table', () => {
  const text = generateInsn(SHAPES).files.find(({ path }) => path.endsWith('_context.S'))!.text;
  expect(text).toContain('A context has 40 bytes');
  expect(text.match(/bne t0, a2/g)).toHaveLength(2);
});
