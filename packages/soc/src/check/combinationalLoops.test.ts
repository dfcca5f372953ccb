import type { Diagnostic, SocDocument } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { clocking, instances, soc, testLibrary } from '../../test/fixtures.ts';
import { check } from './check.ts';

type Wires = readonly (readonly [from: string, to: string])[];

/** Blocks by name and kind, with wires between their ports. */
function design(kinds: Record<string, string>, wires: Wires, parts: Partial<SocDocument> = {}): SocDocument {
  return soc({
    instances: instances(kinds),
    portConnections: [...clocking(Object.keys(kinds)), ...wires.map(([from, to]) => ({ from, to }))],
    ...parts,
  });
}

function loopsIn(document: SocDocument, children: SocDocument[] = []): Diagnostic[] {
  const found = check(document, testLibrary(children));
  return found.filter(({ code }) => code === 'SOC-COMBINATIONAL-LOOP');
}

const messages = (document: SocDocument, children?: SocDocument[]) =>
  loopsIn(document, children).map(({ message }) => message);

const TWO = { gate0: 'gate', gate1: 'gate' };

it('names a loop by its ports and points to all of its wires', () => {
  const [found, ...others] = loopsIn(
    design(TWO, [
      ['gate0.y[0]', 'gate1.b[1]'],
      ['gate1.z[1]', 'gate0.a[0]'],
    ]),
  );
  expect(others).toEqual([]);
  expect(found!.severity).toBe('error');
  const names = /loop (.*)/.exec(found!.message)![1]!.split(' → ');
  expect(names).toHaveLength(5);
  expect(names[0]).toBe(names[4]);
  expect([...names].sort().join()).toMatch(/^gate0\.a\[0\],gate0\.y\[0\].*gate1\.b\[1\].*gate1\.z\[1\]/);
  const place = found!.place as { pointer: string; others?: string[] };
  // Two clocks and two resets are wired before.
  expect([place.pointer, ...place.others!].sort()).toEqual(['/portConnections/4', '/portConnections/5']);
});

describe('is precise to the bit', () => {
  it('a chain through one port is no loop', () => {
    const chain: Wires = [
      ['gate0.y[0]', 'gate0.a[1]'],
      ['gate0.y[1]', 'gate0.a[2]'],
      ['gate0.y[2]', 'gate0.a[3]'],
    ];
    expect(messages(design({ gate0: 'gate' }, chain))).toEqual([]);
    expect(messages(design({ gate0: 'gate' }, [...chain, ['gate0.y[3]', 'gate0.a[0]']]))).toHaveLength(1);
  });

  it('bits that nothing inside depends on close no loop', () => {
    expect(messages(design({ gate0: 'gate' }, [['gate0.z', 'gate0.b[1:0]']]))).toEqual([
      expect.stringContaining('gate0.z[1] → gate0.b[1] → gate0.z[1]'),
    ]);
    expect(messages(design({ gate0: 'gate' }, [['gate0.z[1]', 'gate0.b[3]']]))).toEqual([]);
  });

  it('one diagnostic tells of all bits of a bus', () => {
    expect(messages(design({ gate0: 'gate' }, [['gate0.y', 'gate0.a']]))).toEqual([
      'combinational loop gate0.y[0] → gate0.a[0] → gate0.y[0], and 3 more through the same ports',
    ]);
  });
});

it('registers, constants and blocks of which nothing is known close no loop', () => {
  const kinds = { gate0: 'gate', counter0: 'counter', pads0: 'pads' };
  expect(
    messages(
      design(kinds, [
        ['gate0.q', 'gate0.b'],
        ["4'h3", 'gate0.a'],
        ['pads0.sense', 'pads0.drive'],
        ['counter0.wrap', 'counter0.enable'],
      ]),
    ),
  ).toEqual([]);
});

it('shows the shortest of several loops that share ports', () => {
  const kinds = { gate0: 'gate', gate1: 'gate', gate2: 'gate' };
  const found = messages(
    design(kinds, [
      ['gate0.z[0]', 'gate1.b[1]'],
      ['gate0.z[1]', 'gate2.b[1]'],
      ['gate1.z[0]', 'gate0.b[1]'],
      ['gate2.z[0]', 'gate1.b[2]'],
    ]),
  );
  expect(found).toHaveLength(1);
  expect(found[0]).not.toContain('gate2');
});

it('looks into interface connections', () => {
  const link = (manager: string, subordinate: string) => ({ manager, subordinate });
  const kinds = { hasty0: 'hasty', hasty1: 'hasty' };
  const one = design(kinds, [], { interfaceConnections: [link('hasty0.m', 'hasty1.s')] });
  const found = loopsIn(one);
  expect(found.map(({ message }) => message)).toEqual([
    'combinational loop hasty0.m_arvalid → hasty1.s_arvalid → hasty1.s_rvalid → hasty0.m_rvalid → hasty0.m_arvalid',
  ]);
  expect(found[0]!.place).toMatchObject({ pointer: '/interfaceConnections/0', instance: 'hasty0' });
  const slow = { hasty0: 'hasty', xbar0: 'xbar', hasty1: 'hasty' };
  const sliced = [link('hasty0.m', 'xbar0.s'), link('xbar0.m', 'hasty1.s')];
  expect(messages(design(slow, [], { interfaceConnections: sliced }))).toEqual([]);
});

describe('of documents in documents', () => {
  const ports = {
    in: { direction: 'in' as const, width: '4' },
    out: { direction: 'out' as const, width: '4' },
    late: { direction: 'out' as const, width: '4' },
  };
  const child = soc({
    name: 'child',
    ports,
    instances: instances({ gate0: 'gate' }),
    portConnections: [
      ...clocking(['gate0']),
      { from: 'in', to: 'gate0.a' },
      { from: 'gate0.y[0]', to: 'out[0]' },
      { from: 'in[3:1]', to: 'out[3:1]' },
      { from: 'gate0.q', to: 'late' },
    ],
  });
  const holder = (wires: Wires) =>
    soc({
      instances: { child0: { ip: child.vlnv } },
      portConnections: wires.map(([from, to]) => ({ from, to })),
    });

  it('a loop around a child is found from outside, through its gates and its plain wires', () => {
    expect(messages(holder([['child0.out', 'child0.in']]), [child])).toEqual([
      'combinational loop child0.out[0] → child0.in[0] → child0.out[0], and 3 more through the same ports',
    ]);
  });

  it('a path that ends at a register closes none, nor do bits that lead past each other', () => {
    expect(messages(holder([['child0.late', 'child0.in']]), [child])).toEqual([]);
    expect(messages(holder([['child0.out[2:0]', 'child0.in[3:1]']]), [child])).toEqual([]);
  });

  it('a loop inside the child is told once, where it is', () => {
    const looped = {
      ...child,
      portConnections: [...child.portConnections, { from: 'gate0.z', to: 'gate0.b[3:2]' }],
    };
    const outer = holder([['child0.late', 'child0.in']]);
    expect(messages(outer, [looped])).toEqual([]);
    expect(messages(looped)).toHaveLength(1);
  });

  it('an interface that is led through is a path of each of its signals', () => {
    const side = { bus: 'axi4-lite' as const, clock: 'clk' };
    const through = soc({
      name: 'through',
      interfaces: { up: { ...side, role: 'subordinate' }, down: { ...side, role: 'manager' } },
      interfaceConnections: [{ manager: 'up', subordinate: 'down' }],
    });
    const outer = soc({
      instances: { ...instances({ hasty0: 'hasty' }), through0: { ip: through.vlnv } },
      portConnections: clocking(['hasty0', 'through0']),
      interfaceConnections: [
        { manager: 'hasty0.m', subordinate: 'through0.up' },
        { manager: 'through0.down', subordinate: 'hasty0.s' },
      ],
    });
    expect(messages(outer, [through])).toHaveLength(1);
  });
});

it('10,000 blocks in one loop are one diagnostic', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `gate${index}`);
  const ring: Wires = names.map((name, index) => [`${names.at(index - 1)!}.y`, `${name}.a`]);
  const found = loopsIn(design(Object.fromEntries(names.map((name) => [name, 'gate'])), ring));
  expect(found).toHaveLength(1);
  expect(found[0]!.message).toMatch(/\(19984 more ports\) → \S+, and 3 more through the same ports$/);
  expect((found[0]!.place as { others: string[] }).others).toHaveLength(9_999);
});
