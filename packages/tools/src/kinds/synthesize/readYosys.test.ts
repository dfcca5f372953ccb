import { expect, test } from 'vitest';
import type { Finding } from '../../finding.ts';
import { readYosys } from './readYosys.ts';

// The lines are what Yosys 0.23 and 0.55 print.

function read(...lines: string[]): Finding[] {
  const reader = readYosys();
  return lines.flatMap((line) => reader(line));
}
const diagnostics = (...lines: string[]) =>
  read(...lines).flatMap((finding) => (finding.type === 'diagnostic' ? [finding.diagnostic] : []));

test('warnings and errors have their places and come once', () => {
  expect(
    diagnostics(
      "w.v:2: Warning: Identifier `\\z' is implicitly declared.",
      'Warning: Wire w.\\y [0] is used but has no driver.',
      "w.v:2: Warning: Identifier `\\z' is implicitly declared.",
      'ABC: Warning: The network is combinational (run "fraig" or "fraig_sweep").',
      'Warnings: 2 unique messages, 2 total',
      "ERROR: Module `\\nothere' referenced in module `\\w' in cell `\\u' is not part of the design.",
    ).map(({ severity, message, place }) => [severity, message, place?.kind === 'source' ? place.line : 0]),
  ).toEqual([
    ['warning', "Identifier `z' is implicitly declared.", 2],
    ['warning', 'Wire w.y [0] is used but has no driver.', 0],
    ['error', "Module `nothere' referenced in module `w' in cell `u' is not part of the design.", 0],
  ]);
});

const latchAt = (file: string, line: number) =>
  `Latch inferred for signal \`\\w.\\l' from process \`\\w.$proc$${file}:${line}$2': $auto$proc_dlatch.cc:427:proc_dlatch$19`;

test('a latch of always_comb is an error, one of a plain always a warning', () => {
  expect(diagnostics(latchAt('rtl/w.sv', 7))).toMatchObject([
    { code: 'yosys-latch', severity: 'warning', place: { file: 'rtl/w.sv', line: 7 } },
  ]);
  const refused = "ERROR: Latch inferred for signal `\\w.\\l' from always_comb process `\\w.$proc$w.sv:3$1'.";
  expect(diagnostics(refused)).toMatchObject([
    { code: 'yosys-latch', severity: 'error', place: { file: 'w.sv', line: 3 } },
  ]);
});

// As Yosys 0.64 prints of what slang read.
const loopOf = (cell: string, net: string, sources = '') => [
  'Warning: found logic loop in module w:',
  `    cell ${cell} ($mux)${sources}`,
  '      A[0] --> Y[0]',
  `    wire ${net} [0]`,
];

test('a signal that selects itself is a latch of always_comb, told once for all its bits', () => {
  const sources = ' source: rtl/w.sv:9.12-9.18|rtl/w.sv:8.5-9.18';
  const loop = loopOf('$procmux$21', '\\r', sources);
  const found = diagnostics(...loop, ...loop, 'Found and reported 2 problems.');
  expect(found).toMatchObject([
    { code: 'yosys-latch', severity: 'error', place: { file: 'rtl/w.sv', line: 8, column: 5 } },
  ]);
  expect(found[0]!.message).toContain('w.r');
});

test('any other loop is a warning that says what it goes through', () => {
  const found = diagnostics(...loopOf('$and$3', '\\r', ' source: w.sv:4'), ...loopOf('_1_', '\\_3_'), 'End');
  expect(found).toMatchObject([
    { code: 'yosys-loop', severity: 'warning', place: { file: 'w.sv', line: 4 } },
    { code: 'yosys-loop', severity: 'warning' },
  ]);
  expect(found.map(({ message }) => message)).toEqual([
    'A combinational loop in w, through r',
    'A combinational loop in w, through _1_',
  ]);
});

test('a latch of always_latch is none to speak of, whatever the line', () => {
  expect(diagnostics('w/$proc$rtl/w.sv:0$2', latchAt('rtl/w.sv', 0))).toEqual([]);
  // Another module's.
  expect(diagnostics('v/$proc$rtl/w.sv:0$2', latchAt('rtl/w.sv', 0))).toHaveLength(1);
});

test('a latch whose area the library does not say is told of', () => {
  expect(diagnostics('Warning: the library says no area of LATCH')).toMatchObject([
    { code: 'latch-without-area', severity: 'warning', message: expect.stringContaining('latch LATCH') },
  ]);
});

test('a latch is a warning at its process', () => {
  expect(
    diagnostics(
      "Latch inferred for signal `\\w.\\l' from process `\\w.$proc$rtl/w.v:2$2': $auto$proc_dlatch.cc:427:proc_dlatch$19",
      "No latch inferred for signal `\\w.\\k' from process `\\w.$proc$rtl/w.v:3$3'.",
    ),
  ).toMatchObject([{ severity: 'warning', place: { file: 'rtl/w.v', line: 2 } }]);
});

const SYNTAX_ERROR = "b.sv:2: ERROR: syntax error, unexpected TOK_PACKAGESEP, expecting '(' or '['";

test('an old release that refuses syntax leads to the newer one, which does not lead to itself', () => {
  expect(diagnostics(' Yosys 0.23 (git sha1 7ce5011c24b)', SYNTAX_ERROR).map(({ code }) => code)).toEqual([
    'yosys-error',
    'yosys-newer-syntax',
  ]);
  expect(diagnostics(' Yosys 0.55 (git sha1 60f126cd0)', SYNTAX_ERROR)).toHaveLength(1);
});

test('numbered passes are progress that grows', () => {
  const fractions = read(
    '1. Executing Verilog-2005 frontend: w.v',
    '2.1. Executing HIERARCHY pass (managing design hierarchy).',
    '2.2.1. Executing PROC_CLEAN pass (remove empty switches from decision trees).',
    '7.6.1. Executing OPT_EXPR pass (perform const folding).',
  ).flatMap((finding) => (finding.type === 'progress' ? [finding] : []));
  expect(fractions.map(({ label }) => label)[3]).toBe('OPT_EXPR pass (perform const folding)');
  const values = fractions.map(({ fraction }) => fraction);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(values.at(-1)).toBeLessThan(1);
});

test('totals are metrics; lines of the same shape elsewhere are none', () => {
  expect(read('  cells: 5', 'Totals of top:', '  cells: 12', '  area: 48.5', 'End.', '  cells: 7')).toEqual([
    { type: 'metric', name: 'cells', value: 12, unit: '' },
    { type: 'metric', name: 'area', value: 48.5, unit: '' },
  ]);
});
