import type { SocClock, SocDocument, SocReset } from '@netloom/model';
import * as designs from './designs.ts';
import { clocking } from './fixtures.ts';

/** What drives the bus in the place of the base's only clock and reset. */
const ON_THE_BUS: Record<string, string> = { clk: 'xtal', rst_n: 'bus_n' };

/** A design of one manager on a crystal, whose other clocks and resets come out of a unit: every kind of source. */
export function treeDesign(): SocDocument {
  const base = designs.busDesign(1, 1, 1);
  return {
    ...base,
    clocks: {
      xtal: { frequency: 40e6 },
      aux: { frequency: 10e6 },
      clk: { frequency: 40e6, source: { kind: 'mux', inputs: ['xtal', 'aux'] } },
      slow: { frequency: 8e6, source: { kind: 'divider', from: 'xtal', ratio: 5, minimum: 2 } },
      third: { frequency: 40e6 / 3, source: { kind: 'divider', from: 'xtal', ratio: 3 } },
      gated: { frequency: 40e6, source: { kind: 'gate', from: 'clk' } },
    },
    resets: {
      por_n: { polarity: 'low', clock: 'xtal', powerOn: true },
      button: { polarity: 'high', clock: 'xtal' },
      bus_n: { polarity: 'low', clock: 'xtal', source: { from: [] } },
      rst_n: { polarity: 'low', clock: 'clk', source: { from: ['button'], stretch: 16 } },
      slow_n: { polarity: 'low', clock: 'slow', source: { from: [], after: 'rst_n', software: true } },
    },
    instances: { ...base.instances, crg0: { ip: 'netloom:interconnect:clock_reset_unit:1.0' } },
    interfaceConnections: [...base.interfaceConnections, { manager: 'bridge0.m', subordinate: 'crg0.s' }],
    portConnections: [...base.portConnections, ...clocking(['crg0'])].map(({ from, to }) => ({
      from: ON_THE_BUS[from] ?? from,
      to,
    })),
    addressMap: { ...base.addressMap, 'crg0.s': { base: '0x9F000000', size: '0x1000' } },
  };
}

/** The same with a gate that a block's hint closes, and a button whose bounces a filter keeps away. */
export function hintedDesign(): SocDocument {
  const gate = { kind: 'gate', from: 'xtal', idle: 'timer0.irq' } as const;
  const hinted = withClock(treeDesign(), 'hinted', {
    ...{ frequency: 40e6, source: gate, group: 'transactional' as const },
  });
  return withReset(hinted, 'button', { polarity: 'high', clock: 'xtal', filter: 8 });
}

export function withClock(document: SocDocument, name: string, clock: SocClock): SocDocument {
  return { ...document, clocks: { ...document.clocks, [name]: clock } };
}

export function withReset(document: SocDocument, name: string, reset: SocReset): SocDocument {
  return { ...document, resets: { ...document.resets, [name]: reset } };
}

/** The same with enables of three clocks, one of them set by software, and clocks that are measured. */
export function countedDesign(): SocDocument {
  const tree = treeDesign();
  const { clk, slow, xtal, gated } = tree.clocks as Record<'clk' | 'slow' | 'xtal' | 'gated', SocClock>;
  const clocks = {
    ...tree.clocks,
    xtal: { ...xtal, enables: { tick: { ratio: 40 } } },
    clk: {
      ...clk,
      enables: { pace: { ratio: 4, minimum: 1 } },
      measure: { reference: 'aux', window: 100, tolerance: 5 },
    },
    slow: {
      ...slow,
      enables: { beat: { ratio: 3 } },
      measure: { reference: 'xtal', window: 400, tolerance: 10 },
    },
    gated: { ...gated, measure: { reference: 'xtal', window: 400, tolerance: 1 } },
  };
  return { ...tree, clocks };
}
