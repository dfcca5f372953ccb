import { IpDescriptor } from '@netloom/model';
import type { IpDescriptorText } from '@netloom/model';
import { createLibrary, newerVersion, otherBlocks, replaceBlocks, writeDocument } from '@netloom/soc';
import { expect, it } from 'vitest';
import { diceOf } from '../../../../model/test/dice.ts';
import { soc } from '../../../test/fixtures.ts';
import { BLOCKS } from '../../../test/hierarchy/ips.ts';
import { randomDesign } from '../../../test/hierarchy/randomDesign.ts';

/** A block with other names for everything, `x_` before each. */
function renamed(block: IpDescriptor): IpDescriptor {
  const x = (name: string) => `x_${name}`;
  const inside = (text: string) => text.replaceAll(/\b[A-Z_]+\b/g, x);
  return {
    ...block,
    vlnv: block.vlnv.replace('1.0', '2.0'),
    parameters: block.parameters.map((each) => ({ ...each, name: x(each.name), value: inside(each.value) })),
    ports: block.ports.map((each) => ({ ...each, name: x(each.name), width: inside(each.width) })),
    busInterfaces: block.busInterfaces.map((each) => ({
      ...each,
      name: x(each.name),
      signals: Object.fromEntries(Object.entries(each.signals).map(([signal, port]) => [signal, x(port)])),
    })),
    clocks: block.clocks.map((each) => ({ ...each, port: x(each.port) })),
    resets: block.resets.map((each) => ({ ...each, port: x(each.port) })),
    interrupts: block.interrupts.map((each) => ({ ...each, port: x(each.port) })),
  };
}

const ALL = createLibrary([...Object.values(BLOCKS), ...Object.values(BLOCKS).map(renamed)]);

it('gives the very same document back when every part is mapped there and back', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const start = randomDesign(diceOf(seed));
    let there = start;
    for (const { vlnv } of Object.values(BLOCKS)) there = swapped(there, vlnv, '2.0', (name) => `x_${name}`);
    expect(Object.values(there.instances).every(({ ip }) => ip.endsWith(':2.0'))).toBe(true);
    let back = there;
    for (const { vlnv } of Object.values(BLOCKS)) back = swapped(back, vlnv, '1.0', (name) => name.slice(2));
    expect(writeDocument(back)).toBe(writeDocument(start));
  }
});

function swapped(
  document: ReturnType<typeof soc>,
  vlnv: string,
  version: string,
  nameOf: (name: string) => string,
) {
  const [from, to] = version === '2.0' ? ['1.0', '2.0'] : ['2.0', '1.0'];
  const ip = vlnv.replace('1.0', from);
  const names = Object.keys(document.instances).filter((name) => document.instances[name]!.ip === ip);
  if (names.length === 0) return document;
  const target = vlnv.replace('1.0', to);
  const { parts } = replaceBlocks(document, ALL, names, target);
  const chosen = new Map((parts ?? []).map(({ kind, name }) => [`${kind} ${name}`, nameOf(name)]));
  return replaceBlocks(document, ALL, names, target, chosen).document!;
}

const block = (version: string, rest: Partial<IpDescriptorText>): IpDescriptor =>
  IpDescriptor.parse({
    ...{
      netloom: 'ip',
      version: 1,
      vlnv: `test:ip:uart:${version}`,
      module: `uart_${version.replace('.', '_')}`,
    },
    ...{ title: 'UART', ...rest },
  });
const pin = (name: string, direction: 'in' | 'out', width = '1') => ({ name, direction, width });
const OLD = block('1.9', {
  parameters: [
    { name: 'CLOCK_HZ', value: '1' },
    { name: 'DEPTH', value: '4' },
  ],
  ports: [
    pin('clk', 'in'),
    pin('rst_n', 'in'),
    pin('rx', 'in'),
    pin('tx', 'out'),
    pin('irq', 'out'),
    pin('level', 'out', '4'),
  ],
  clocks: [{ port: 'clk' }],
  resets: [{ port: 'rst_n', polarity: 'low' }],
  interrupts: [{ port: 'irq', role: 'source' }],
});
const NEW = block('1.10', {
  parameters: [{ name: 'clockHz', value: '1' }],
  ports: [
    pin('clk_i', 'in'),
    pin('rst_ni', 'in'),
    pin('rx', 'in'),
    pin('tx_o', 'out'),
    pin('irq_o', 'out'),
    pin('level', 'out', '8'),
    pin('cts', 'in'),
  ],
  clocks: [{ port: 'clk_i' }],
  resets: [{ port: 'rst_ni', polarity: 'low' }],
  interrupts: [{ port: 'irq_o', role: 'source' }],
});
const LIBRARY = createLibrary([OLD, NEW, block('1.2', {}), ...Object.values(BLOCKS)]);
const DESIGN = soc({
  clocks: { clk: { frequency: 1e6 } },
  resets: { rst_n: { polarity: 'low', clock: 'clk' } },
  ports: {
    rx: { direction: 'in', width: '1' },
    tx: { direction: 'out', width: '1' },
    low: { direction: 'out', width: '2' },
  },
  instances: {
    u0: { ip: OLD.vlnv, parameters: { CLOCK_HZ: '1000000', DEPTH: '8' }, description: 'console' },
  },
  portConnections: [
    { from: 'clk', to: 'u0.clk' },
    { from: 'rst_n', to: 'u0.rst_n' },
    { from: 'rx', to: 'u0.rx' },
    { from: 'u0.tx', to: 'tx' },
    { from: 'u0.level[1:0]', to: 'low' },
  ],
});

it('takes a newer version with what is certain, and tells the rest', () => {
  const { document, parts, added } = replaceBlocks(DESIGN, LIBRARY, ['u0'], NEW.vlnv);
  expect(parts!.map(({ name, to }) => `${name} → ${to}`)).toEqual([
    'CLOCK_HZ → clockHz',
    'DEPTH → undefined',
    'clk → clk_i',
    'rst_n → rst_ni',
    'rx → rx',
    // An output that nothing says more of could be anything: a person chooses.
    'tx → undefined',
    'level → level',
  ]);
  expect(parts!.at(-1)!.widths).toEqual([4, 8]);
  expect(added).toEqual(['cts']);
  expect(document!.instances).toEqual({
    u0: { ip: NEW.vlnv, parameters: { clockHz: '1000000' }, description: 'console' },
  });
  expect(document!.portConnections.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'clk u0.clk_i',
    'rst_n u0.rst_ni',
    'rx u0.rx',
    'u0.level[1:0] low',
  ]);
});

it('takes what a person chooses, and gives up what he gives up', () => {
  const chosen = new Map([
    ['port tx', 'tx_o'],
    ['port rx', null],
  ]);
  const { document } = replaceBlocks(DESIGN, LIBRARY, ['u0'], NEW.vlnv, chosen);
  const ends = document!.portConnections.flatMap(({ from, to }) => [from, to]);
  expect(ends).toContain('u0.tx_o');
  expect(ends).not.toContain('u0.rx');
});

it('finds a definition again for instances of a block that is no longer there', () => {
  const lost = createLibrary([NEW]);
  const { parts } = replaceBlocks(DESIGN, lost, ['u0'], NEW.vlnv);
  expect(parts!.filter(({ to }) => to !== undefined).map(({ name }) => name)).toEqual([
    'CLOCK_HZ',
    'rx',
    'level',
  ]);
  expect(replaceBlocks(DESIGN, lost, ['u0'], 'test:ip:none:1.0').refused?.message).toBe(
    'the library has no test:ip:none:1.0',
  );
});

it('offers other versions first, and knows that 1.10 is newer than 1.9', () => {
  expect(otherBlocks(DESIGN, LIBRARY, OLD.vlnv).slice(0, 3)).toEqual([
    NEW.vlnv,
    'test:ip:uart:1.2',
    expect.any(String),
  ]);
  expect([newerVersion(LIBRARY, OLD.vlnv), newerVersion(LIBRARY, NEW.vlnv)]).toEqual([NEW.vlnv, undefined]);
});
