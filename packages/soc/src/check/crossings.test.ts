import { IpDescriptor } from '@netloom/model';
import type { IpDescriptorText, SocDocument } from '@netloom/model';
import { expect, it } from 'vitest';
import { clocking, instances, soc, testLibrary } from '../../test/fixtures.ts';
import { applyEdits } from '../edit/applyEdits.ts';
import { check } from './check.ts';

function ip(name: string, rest: Partial<IpDescriptorText>): IpDescriptor {
  return IpDescriptor.parse({
    ...{ netloom: 'ip', version: 1, vlnv: `test:ip:${name}:1.0`, module: name, title: name },
    ...rest,
  });
}
const port = (name: string, direction: 'in' | 'out', more = {}) => ({ name, direction, width: '1', ...more });

/** A block of one clock with an ordinary output and inputs that do and do not synchronise. */
const cell = ip('cell', {
  clocks: [{ port: 'clk' }],
  ports: [
    port('clk', 'in'),
    port('d', 'in', { tieOff: "1'b0" }),
    port('pad', 'in', { synchronised: true, tieOff: "1'b0" }),
    port('q', 'out'),
  ],
});
/** A clock gate: what it makes is as old as its clock. */
const gate = ip('gate', {
  clocks: [{ port: 'clk' }, { port: 'gated' }],
  ports: [port('clk', 'in'), port('gated', 'out')],
});
/** An oscillator: a clock from nowhere. */
const oscillator = ip('oscillator', { clocks: [{ port: 'osc' }], ports: [port('osc', 'out')] });
/** A FIFO between two clocks that says which port goes with which. */
const fifo = ip('fifo', {
  clocks: [{ port: 'wclk' }, { port: 'rclk' }],
  ports: [
    ...[port('wclk', 'in'), port('rclk', 'in')],
    ...[port('push', 'in', { clock: 'wclk' }), port('valid', 'out', { clock: 'rclk' })],
  ],
});
/** The same without saying so. */
const silent = ip('silent', {
  clocks: fifo.clocks,
  ports: fifo.ports.map(({ clock: _clock, ...rest }) => rest),
});
const IPS = [cell, gate, oscillator, fifo, silent];

function crossings(document: SocDocument, children: SocDocument[] = []): string[] {
  return check(document, testLibrary(children, IPS))
    .filter(({ code }) => code === 'SOC-CLOCK-CROSSING')
    .map(({ place }) => (place?.kind === 'document' ? place.endpoint! : ''));
}

const CLOCKS = { clk: { frequency: 50e6 }, clk2: { frequency: 33e6 } };
const two = (more: Parameters<typeof soc>[0]) => soc({ clocks: CLOCKS, ...more });
const wires = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }));

it('sees an interrupt of a block on another clock, in the table or as a wire', () => {
  const parts = {
    instances: instances({ timer0: 'timer', cpu0: 'cpu' }),
    portConnections: [...clocking(['timer0'], 'clk2'), ...clocking(['cpu0'])],
  };
  const table = two({ ...parts, interrupts: { 'timer0.irq': { sink: 'cpu0.irq', number: 2 } } });
  expect(crossings(table)).toEqual(['cpu0.irq']);
  const wire = wires(['timer0.irq', 'cpu0.irq[2]']);
  expect(crossings(two({ ...parts, portConnections: [...parts.portConnections, ...wire] }))).toEqual([
    'cpu0.irq',
  ]);
});

it('takes a synchronising input at its word', () => {
  const cells = { instances: instances({ a: 'cell', b: 'cell' }) };
  const clocks = wires(['clk', 'a.clk'], ['clk2', 'b.clk']);
  const to = (sink: string) => two({ ...cells, portConnections: [...clocks, ...wires(['a.q', sink])] });
  expect(crossings(to('b.pad'))).toEqual([]);
  expect(crossings(to('b.d'))).toEqual(['b.d']);
});

it('follows a made clock to where it comes from', () => {
  const made = (kind: string, clock: string) =>
    two({
      instances: instances({ g: kind, a: 'cell', b: 'cell' }),
      portConnections: wires(
        ...(kind === 'gate' ? ([['clk', 'g.clk']] as [string, string][]) : []),
        ...([
          ['clk', 'a.clk'],
          [clock, 'b.clk'],
          ['a.q', 'b.d'],
        ] as [string, string][]),
      ),
    });
  expect(crossings(made('gate', 'g.gated'))).toEqual([]);
  expect(crossings(made('oscillator', 'g.osc'))).toEqual(['b.d']);
});

it('tells the clocks of one block apart where it says them, and is silent where it does not', () => {
  const between = (kind: string) =>
    two({
      instances: instances({ f: kind, a: 'cell', b: 'cell' }),
      portConnections: wires(
        ...([
          ['clk', 'f.wclk'],
          ['clk2', 'f.rclk'],
          ['clk', 'a.clk'],
          ['clk', 'b.clk'],
        ] as [string, string][]),
        ...([
          ['a.q', 'f.push'],
          ['f.valid', 'b.d'],
        ] as [string, string][]),
      ),
    });
  expect(crossings(between('fifo'))).toEqual(['b.d']);
  expect(crossings(between('silent'))).toEqual([]);
});

it('looks into a document that is a block', () => {
  const ports = { in: { direction: 'in', width: '1' }, out: { direction: 'out', width: '1' } } as const;
  const child = (sink: string) =>
    two({
      name: 'child',
      ports,
      instances: instances({ a: 'cell', b: 'cell' }),
      portConnections: wires(['clk', 'a.clk'], ['clk2', 'b.clk'], ['in', `a.${sink}`], ['b.q', 'out']),
    });
  const parent = two({
    instances: { c: { ip: 'test:soc:child:1.0' }, d: { ip: 'test:ip:cell:1.0' } },
    portConnections: wires(
      ['clk', 'c.clk'],
      ['clk2', 'c.clk2'],
      ['clk2', 'd.clk'],
      ['d.q', 'c.in'],
      ['c.out', 'd.d'],
    ),
  });
  expect(crossings(parent, [child('d')])).toEqual(['c.in']);
  expect(crossings(parent, [child('pad')])).toEqual([]);
});

it('puts a synchroniser on the way of a bit by one fix, with clock and reset of the block that takes it', () => {
  const document = two({
    resets: { rst_n: { polarity: 'low', clock: 'clk' }, rst2_n: { polarity: 'low', clock: 'clk2' } },
    instances: { one: { ip: 'test:ip:cell:1.0' }, other: { ip: 'test:ip:cell:1.0' } },
    portConnections: wires(['clk', 'one.clk'], ['clk2', 'other.clk'], ['one.q', 'other.d']),
  });
  const synchroniser = ip('synchroniser', {
    vlnv: 'netloom:ip:synchroniser:1.0',
    ...{ clocks: [{ port: 'clk' }], resets: [{ port: 'rst_n', polarity: 'low' as const }] },
    ports: [
      port('clk', 'in'),
      port('rst_n', 'in'),
      port('in', 'in', { synchronised: true }),
      port('out', 'out'),
    ],
  });
  const library = testLibrary([], [...IPS, synchroniser]);
  const fixOf = (each: SocDocument) =>
    check(each, library).find(({ code }) => code === 'SOC-CLOCK-CROSSING')?.fix;
  const mended = applyEdits(document, fixOf(document)!.edits).document!;
  expect(mended.portConnections).toEqual(
    expect.arrayContaining(
      wires(
        ['sync0.out', 'other.d'],
        ['one.q', 'sync0.in'],
        ['clk2', 'sync0.clk'],
        ['rst2_n', 'sync0.rst_n'],
      ),
    ),
  );
  expect(check(mended, library).filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(fixOf(mended)).toBeUndefined();
  // A word is not brought over bit by bit.
  const wide = {
    ...cell,
    ports: cell.ports.map((each) => ({ ...each, ...(/^[dq]$/.test(each.name) && { width: '4' }) })),
  };
  const others = testLibrary([], [wide, synchroniser]);
  const [found] = check(document, others).filter(({ code }) => code === 'SOC-CLOCK-CROSSING');
  expect(found).toBeDefined();
  expect(found!.fix).toBeUndefined();
});
