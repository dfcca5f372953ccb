import { expect, it } from 'vitest';
import type { SocDocument } from '@netloom/model';
import { check, readDocument, writeDocument } from '@netloom/soc';
import { countedDesign, treeDesign, withClock, withReset } from './clockTrees.ts';
import { testLibrary } from './fixtures.ts';
import { pllDesign } from './pllTrees.ts';

const TREE = treeDesign();
const COUNTED = writeDocument(countedDesign());
const PLL = writeDocument(pllDesign('ecp5', {}));

/** Numbers that no cell can have: the text, what it becomes, and the field that is told. */
const NUMBERS: [string, string | RegExp, string, string][] = [
  [COUNTED, '"from": "xtal", "ratio": 3', '"from": "xtal", "ratio": 0', '/clocks/third/source/ratio'],
  [COUNTED, '"from": "xtal", "ratio": 3', '"from": "xtal", "ratio": 65', '/clocks/third/source/ratio'],
  [COUNTED, '"from": "xtal", "ratio": 3', '"from": "xtal", "ratio": 2.5', '/clocks/third/source/ratio'],
  [COUNTED, '"minimum": 2', '"minimum": 0', '/clocks/slow/source/minimum'],
  [COUNTED, '"tick": { "ratio": 40 }', '"tick": { "ratio": 0 }', '/clocks/xtal/enables/tick/ratio'],
  [COUNTED, '"window": 100', '"window": 0', '/clocks/clk/measure/window'],
  [COUNTED, '"aux": { "frequency": 10000000', '"aux": { "frequency": 0', '/clocks/aux/frequency'],
  [PLL, /"divide": \d+/, '"divide": 0', '/clocks/fast0/source/divide'],
  [PLL, /"divider": \d+/, '"divider": 0', '/clocks/fast0/source/divider'],
  [PLL, /"multiplier": \d+/, '"multiplier": 0', '/clocks/fast0/source/multiplier'],
];

it.each(NUMBERS)('refuses a number at its field (case %#)', (text, find, put, field) => {
  const changed = text.replace(find, put);
  expect(changed).not.toBe(text);
  const { document, diagnostics } = readDocument(changed);
  expect(document).toBeUndefined();
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]!.message).toMatch(new RegExp(`^${field}: must be `));
  expect(diagnostics[0]!.place).toMatchObject({ kind: 'source', line: expect.any(Number) });
});

const clock = (
  name: string,
  source: NonNullable<SocDocument['clocks'][string]['source']>,
  frequency = 40e6,
) => withClock(TREE, name, { frequency, source });
const onUnit = (from: string): SocDocument => ({
  ...TREE,
  portConnections: TREE.portConnections.map((each) => (each.to === 'crg0.clk' ? { ...each, from } : each)),
});

/** What cannot be built: the design, the code and the place that are told. */
const REFUSED: [string, SocDocument, string, string][] = [
  [
    'a cycle',
    clock('clk', { kind: 'mux', inputs: ['xtal', 'gated'] }),
    'SOC-CLOCK-CIRCLE',
    '/clocks/clk/source',
  ],
  [
    'a clock without a source',
    clock('lost', { kind: 'gate', from: 'nowhere' }),
    'SOC-CLOCK-SOURCE',
    '/clocks/lost/source',
  ],
  [
    'a frequency that cannot be',
    clock('third', { kind: 'divider', from: 'xtal', ratio: 3 }, 20e6),
    'SOC-CLOCK-FREQUENCY',
    '/clocks/third/frequency',
  ],
  [
    'a multiplexer of one clock',
    clock('clk', { kind: 'mux', inputs: ['xtal', 'xtal'] }),
    'SOC-CLOCK-SOURCE',
    '/clocks/clk/source',
  ],
  [
    'a reset that waits for the clock that it starts',
    withReset(TREE, 'por_n', { polarity: 'low', clock: 'gated', powerOn: true }),
    'SOC-RESET-SOURCE',
    '/resets/por_n',
  ],
  [
    'resets that wait for each other',
    withReset(TREE, 'rst_n', { polarity: 'low', clock: 'clk', source: { from: [], after: 'slow_n' } }),
    'SOC-RESET-SOURCE',
    '/resets/rst_n',
  ],
  ['a select on the clock that it switches', onUnit('clk'), 'SOC-CLOCK-UNIT', '/instances/crg0'],
  ['a select on a clock that stops', onUnit('gated'), 'SOC-CLOCK-UNIT', '/instances/crg0'],
  [
    'names that become one',
    withClock(TREE, 'Gated', TREE.clocks['gated']!),
    'SOC-CLOCK-NAME',
    '/clocks/Gated',
  ],
];

it.each(REFUSED)('refuses %s, at its place', (_, document, code, place) => {
  const errors = check(document, testLibrary()).filter(({ severity }) => severity === 'error');
  const found = errors.filter((each) => each.code === code);
  expect(found.map((each) => JSON.stringify(each.place)).join(), JSON.stringify(errors)).toContain(place);
});
