import type { ClockMeasure, ClockSource, ResetSource, SocDocument } from '@netloom/model';
import type { Code } from '@netloom/soc';
import { countedDesign, hintedDesign, treeDesign, withClock, withReset } from './clockTrees.ts';
import { pllDesign } from './pllTrees.ts';

const TREE = treeDesign();
const COUNTED = countedDesign();
const clock = (name: string, source: ClockSource, frequency = 40e6) =>
  withClock(TREE, name, { frequency, source });
const reset = (name: string, source: ResetSource, of = 'clk') =>
  withReset(TREE, name, { polarity: 'low', clock: of, source });

/** The clock that is divided by 5, measured so. */
const measured = (part: Partial<ClockMeasure>) =>
  withClock(COUNTED, 'slow', {
    ...COUNTED.clocks['slow']!,
    measure: { ...COUNTED.clocks['slow']!.measure!, ...part },
  });

/** One of several faults, by the seed. */
const oneOf = (list: readonly SocDocument[]) => (seed: number) => list[seed % list.length]!;

/** Families of faults of clock trees. */
export const CLOCK_FAULTS: Partial<Record<Code, (seed: number) => SocDocument>> = {
  'SOC-CLOCK-SOURCE': oneOf([
    clock('lost', { kind: 'gate', from: 'nowhere' }),
    clock('lost', { kind: 'divider', from: 'por_n', ratio: 2 }),
    clock('clk', { kind: 'mux', inputs: ['xtal', 'xtal'] }),
    clock('clk', { kind: 'mux', inputs: ['xtal', 'aux', 'xtal'] }),
    clock('slow', { kind: 'divider', from: 'xtal', ratio: 5, minimum: 6 }, 8e6),
    clock('ring', { kind: 'oscillator', cell: 'ice40-high', divide: 3 }, 16e6),
  ]),
  'SOC-CLOCK-CIRCLE': oneOf([
    clock('self', { kind: 'divider', from: 'self', ratio: 2 }),
    clock('clk', { kind: 'mux', inputs: ['xtal', 'gated'] }),
    clock('clk', { kind: 'mux', inputs: ['gated', 'aux'] }),
  ]),
  'SOC-CLOCK-FREQUENCY': (seed) =>
    clock('slow', { kind: 'divider', from: 'xtal', ratio: 20 + seed, minimum: 2 }, 8e6),
  'SOC-PLL': oneOf([
    pllDesign('ecp5', { multiplier: 25 }),
    pllDesign('ecp5', { divider: 8 }),
    pllDesign('ecp5', { from: 'slow' }),
    pllDesign('ecp5', { output: 1 }),
    pllDesign('plle2', { output: 6 }),
    pllDesign('asic', { limits: undefined }),
    pllDesign('ice40', { divide: 12 }),
    pllDesign('mmcm', { multiplier: 65 }),
  ]),
  'SOC-CLOCK-GROUP': oneOf([
    withClock(TREE, 'gated', { ...TREE.clocks['gated']!, group: 'timers' }),
    withClock(TREE, 'gated', { ...TREE.clocks['gated']!, group: 'transactional' }),
    clock('hinted', { kind: 'gate', from: 'clk', idle: 'nobody.idle' }),
    clock('hinted', { kind: 'gate', from: 'clk', idle: 'crg0.clk' }),
    clock('hinted', { kind: 'gate', from: 'clk', idle: 'xtal' }),
    clock('hinted', { kind: 'gate', from: 'clk', idle: 'crg0.out_clk' }),
    withClock(TREE, 'hinted', {
      ...{ frequency: 20e6, group: 'security' },
      source: { kind: 'divider', from: 'gated', ratio: 2 },
    }),
  ]),
  'SOC-CLOCK-ENABLE': oneOf([
    withClock(COUNTED, 'aux', { frequency: 10e6, enables: { tick: { ratio: 2 } } }),
    withClock(COUNTED, 'aux', { frequency: 10e6, enables: { late: { ratio: 2, minimum: 3 } } }),
  ]),
  'SOC-CLOCK-MEASURE': oneOf([
    measured({ reference: 'nowhere' }),
    measured({ reference: 'slow' }),
    measured({ reference: 'clk' }),
    measured({ reference: 'gated' }),
    measured({ window: 65535, reference: 'aux' }),
    measured({ window: 16, tolerance: 0.5 }),
    withClock(hintedDesign(), 'hinted', {
      ...hintedDesign().clocks['hinted']!,
      measure: { reference: 'xtal', window: 1000, tolerance: 5 },
    }),
  ]),
  'SOC-CLOCK-NAME': oneOf([
    withClock(TREE, 'Gated', TREE.clocks['gated']!),
    withReset(withReset(TREE, 'BUTTON', TREE.resets['button']!), 'rst_n', {
      ...{ polarity: 'low', clock: 'clk' },
      source: { from: ['BUTTON', 'button'] },
    }),
    {
      ...TREE,
      clocks: {
        ...TREE.clocks,
        first: { frequency: 40e6, source: { kind: 'gate', from: 'xtal', idle: 'a.b_c' } },
        second: { frequency: 40e6, source: { kind: 'gate', from: 'xtal', idle: 'a_b.c' } },
      },
    },
  ]),
  'SOC-CLOCK-UNIT': oneOf([
    { ...TREE, instances: { ...TREE.instances, crg1: TREE.instances['crg0']! } },
    {
      ...TREE,
      instances: Object.fromEntries(Object.entries(TREE.instances).filter(([name]) => name !== 'crg0')),
      interfaceConnections: TREE.interfaceConnections.filter(({ subordinate }) => subordinate !== 'crg0.s'),
      portConnections: TREE.portConnections.filter(({ to }) => !to.startsWith('crg0.')),
    },
    {
      ...TREE,
      portConnections: TREE.portConnections.map((each) =>
        each.to === 'crg0.clk' ? { ...each, from: 'gated' } : each,
      ),
    },
    {
      ...TREE,
      portConnections: TREE.portConnections.map((each) =>
        each.to === 'crg0.clk' ? { ...each, from: 'clk' } : each,
      ),
    },
  ]),
  'SOC-RESET-SOURCE': oneOf([
    reset('rst_n', { from: ['nothing'] }),
    reset('rst_n', { from: [], after: 'slow_n' }),
    reset('rst_n', { from: [], requests: ['timer0.nothing'] }),
    reset('rst_n', { from: [], requests: ['xtal'] }),
    withReset(TREE, 'por_n', { polarity: 'low', clock: 'gated', powerOn: true }),
    withReset(TREE, 'por_n', { ...TREE.resets['por_n']!, filter: 8 }),
    withReset(TREE, 'slow_n', { ...TREE.resets['slow_n']!, filter: 8 }),
    withReset(TREE, 'other_n', { polarity: 'low', clock: 'xtal', filter: 8 }),
    withReset(TREE, 'button', { polarity: 'high', clock: 'gated', filter: 8 }),
    withReset(TREE, 'rst_n', { polarity: 'high', clock: 'clk', source: { from: [] } }),
    withReset(clock('gated', { kind: 'gate', from: 'clk', stopped: true }), 'late_n', {
      ...{ polarity: 'low', clock: 'gated', source: { from: ['rst_n'] } },
    }),
  ]),
  'SOC-RESET-POWER-ON': oneOf([
    withReset(TREE, 'por_n', { polarity: 'low', clock: 'xtal' }),
    withReset(TREE, 'button', { polarity: 'high', clock: 'xtal', powerOn: true }),
  ]),
};
