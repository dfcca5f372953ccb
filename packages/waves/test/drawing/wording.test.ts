import type { Diagnostic, Said } from '@netloom/model';
import { saidIn } from '@netloom/model';
import { expect, it } from 'vitest';
import { benchOf, readDrawing, WAVE_SENTENCES } from '../../src/drawing/index.ts';
import type { BenchPort } from '../../src/drawing/index.ts';

const PORTS: BenchPort[] = [
  { name: 'i', direction: 'input', width: 1 },
  { name: 'o', direction: 'output', width: 1 },
  { name: 'wide', direction: 'input', width: 8 },
];

const many = (count: number, each: string) => Array.from({ length: count }, () => each).join();

/** Texts that together have everything that can be wrong with a drawing. */
const BROKEN = [
  ...['['.repeat(300), '{', '{} {}', '{5}', '{"a" 1}', '[1 2]', '[,', '{a: }', '[q!]', '/* …', '[`]'],
  ...["['a\n']", String.raw`['\u12']`, '7', '{}', '{signal: 5}', '{signal: [], config: []}'],
  `{signal: [{wave: 5, period: 'a', data: {}, over: '9', netloom: {direction: 'up'}}, 7]}`,
  `{signal: [{wave: '0', wave: '1', period: 0, colour: 1, name: ['tspan', {rect: 1}, 'n']}]}`,
  `{signal: [], config: {hbounds: [2, 1], skin: 'fur', marks: 1}}`,
  `{signal: [{wave: '.q==', data: ['a'], node: '......'}, {wave: '0.......'}], edge: ['?', 'a~>b', 'b?b']}`,
  `{reg: [{bits: 8}, 7, {}], config: {bits: 4, legend: {RO: 'x'}}}`,
  `{reg: [${many(1001, '{bits: 1}')}]}`,
  `{assign: [['q'], [{}, ['&']], ['r', 'a', 'b'], ['s', ['&', ${many(2001, "['~', 'a']")}]]]}`,
];

const lane = (name: string, wave: string, direction: string, more = '') =>
  `{name: '${name}', wave: '${wave}', netloom: {direction: '${direction}'}, ${more}}`;

/** Drawings that can be read, of which no testbench is made as they stand. */
const UNFIT: [text: string, ports?: BenchPort[]][] = [
  ['{signal: []}'],
  [`{signal: [${lane('', '0', 'input')}, ${lane('wire', '0', 'input')}, ${lane('clk', 'p0', 'clock')}]}`],
  [`{signal: [${lane('a', '=', 'input')}, ${lane('a', 'z', 'output')}, ${lane('b', 'p', 'output')}]}`],
  [`{signal: [${lane('q[1:0]', '==', 'input', `data: ['9', 'k']`)}]}`],
  [`{signal: [${lane('q[0]', '===', 'input', `data: 'k l m'`)}]}`],
  [
    `{signal: [${lane('i', '0', 'output')}, ${lane('o', '0', 'input')}, {name: 'wide', wave: '0', netloom: {direction: 'input', width: 4}}, ${lane('x', '0', 'input')}]}`,
    PORTS,
  ],
];

function diagnosticsOf(): Diagnostic[] {
  const read = [...BROKEN, ...UNFIT.map(([text]) => text)].flatMap(
    (text) => readDrawing(text, 'a').diagnostics,
  );
  const options = { name: 'tb', source: 'a', module: 'dut', isKeyword: (name: string) => name === 'wire' };
  const made = UNFIT.flatMap(
    ([text, ports]) => benchOf(readDrawing(text, 'a').drawing!, { ...options, ports }).diagnostics,
  );
  return [...read, ...made];
}

const keysOf = ({ wording }: Said): string[] =>
  wording === undefined
    ? []
    : [
        wording.key,
        ...Object.values(wording.values).flatMap((each) => (typeof each === 'object' ? keysOf(each) : [])),
      ];

it('whatever is wrong with a drawing or its testbench is a sentence, and every sentence is said', () => {
  const diagnostics = diagnosticsOf();
  expect(diagnostics.filter(({ wording }) => wording === undefined)).toEqual([]);
  for (const each of diagnostics) expect(saidIn(WAVE_SENTENCES, each)).toBe(each.message);
  expect(new Set(diagnostics.flatMap(keysOf))).toEqual(new Set(Object.keys(WAVE_SENTENCES)));
});
