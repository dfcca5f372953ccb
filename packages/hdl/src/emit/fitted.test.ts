import { expect, it } from 'vitest';
import { tokensOf } from '../../test/declarations/tokens.ts';
import { fitted } from './fitted.ts';

const name = (letter: string, length = 30) => letter.repeat(length);
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => name(letter)) as [string, string, string, string];

it.each([
  [
    'a sum',
    `  assign x = ${a} + ${b} - ${c} + ${d};`,
    [`  assign x = ${a}`, `           + ${b}`, `           - ${c}`, `           + ${d};`],
  ],
  [
    'what binds loosest first, and within brackets where a part is still too long',
    `  assign x = (${a} & ${b} & {8{${c}}} & ${d}) | ${d};`,
    [
      `  assign x = (${a}`,
      `              & ${b}`,
      `              & {8{${c}}}`,
      `              & ${d})`,
      `           | ${d};`,
    ],
  ],
  [
    'a list, as many items in a line as fit',
    `  assign x = {${a}, ${b}, ${c}, ${d}};`,
    [`  assign x = {${a}, ${b}, ${c},`, `              ${d}};`],
  ],
  [
    'a statement behind its condition',
    `    else if (${a} && ${b}) ${c} <= ${d};`,
    [`    else if (${a} && ${b})`, `      ${c} <= ${d};`],
  ],
  [
    'a condition, and what opens the block behind it',
    `    if (${a} && ${b} && ${c} && ${d}) begin : block`,
    [`    if (${a}`, `        && ${b}`, `        && ${c}`, `        && ${d}) begin : block`],
  ],
  [
    'a statement behind the label of a case',
    `      ${a}, ${b}: ${c} = ${d};`,
    [`      ${a}, ${b}:`, `        ${c} = ${d};`],
  ],
  [
    'a value below its target',
    `    ${name('t', 80)} <= ${a} & ${b};`,
    [`    ${name('t', 80)}`, `        <= ${a} & ${b};`],
  ],
  [
    'a port, out of the column that has no room for it',
    `  input  logic ${' '.repeat(40)} ${name('p', 80)},`,
    [`  input logic ${name('p', 80)},`],
  ],
  [
    'a comment above the line that has no room for it',
    `  input logic ${name('p', 60)}, // ${name('n', 60)}`,
    [`  // ${name('n', 60)}`, `  input logic ${name('p', 60)},`],
  ],
])('cuts %s', (_, line, expected) => {
  expect(fitted([line])).toEqual(expected);
});

it('lets a comment go on at the beginning of its next line, an entry of a list in a line of its own', () => {
  const words = Array.from({ length: 22 }, () => 'word');
  expect(fitted([`// ${words.join(' ')} ${words[0]}`, '// next line', '//', '// apart'])).toEqual([
    `// ${words.slice(1).join(' ')}`,
    '// word word next line',
    '//',
    '// apart',
  ]);
  const entry = '//   +seed=<n>   ';
  expect(fitted([entry + words.join(' '), '//   +next'])).toEqual([
    `${entry}${words.slice(0, 18).join(' ')}`,
    `//${' '.repeat(entry.length - 2)}${words.slice(18).join(' ')}`,
    '//   +next',
  ]);
});

it('leaves strings, short lines and what has no place to be cut', () => {
  const lines = [`  ${name('t', 120)};`, '  assign   x = y ;', '// verilator lint_off WIDTH'];
  expect(fitted(lines)).toEqual(lines);
  const text = `"${'a, b || c '.repeat(20)}"`;
  expect(fitted([`  $display(${text});`])).toEqual(['  $display(', `      ${text});`]);
});

it('changes no token', () => {
  const terms = [a, `(${b} ? ${c} : ${d}[3:0])`, `{${c}, 2'd1}`, `f(${d}, ${a})`, '"a  || b"'];
  const operators = ['+', '&&', '||', '? x :', '==', '<<', '|', '&', '^'];
  for (const operator of operators)
    for (const start of [
      '  assign x = ',
      '  if (y) x <= ',
      '  LABEL: x = ',
      '  localparam int X = ',
      '  return ',
    ]) {
      const line = `${start}${terms.join(` ${operator} `)};`;
      const cut = fitted([line]);
      expect(cut.length).toBeGreaterThan(1);
      expect(Math.max(...cut.map(({ length }) => length))).toBeLessThanOrEqual(110);
      const textOf = (text: string) => tokensOf(text).map((token) => token.text);
      expect(textOf(cut.join('\n'))).toEqual(textOf(line));
    }
});
