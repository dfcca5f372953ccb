import type { PointerEdit, SocLayout } from '@netloom/model';
import { expect, it } from 'vitest';
import * as designs from '../../test/designs.ts';
import { IPS, instances, soc, testLibrary } from '../../test/fixtures.ts';
import { addressView } from '../addressmap/view.ts';
import { check } from '../check/check.ts';
import { socKind } from '../document/socKind.ts';
import * as edit from './index.ts';

const library = testLibrary();
const layout: SocLayout = { netloom: 'layout', version: 1, blocks: { ram0: { x: 0, y: 0 } } };
const bus = designs.busDesign(1, 2, 2);

it('numbers an instance so that the number is told from its block’s name', () => {
  const sha = { ...IPS.ram, vlnv: 'others:crypto:sha256:1.0' };
  const first = edit.addInstance(soc(), sha);
  const second = edit.addInstance(first.document, sha);
  expect([first.name, second.name]).toEqual(['sha256_0', 'sha256_1']);
});

it('builds a whole clean design by edits alone', () => {
  let document = soc();
  const add = (ip: keyof typeof IPS) => {
    const added = edit.addInstance(document, IPS[ip]);
    document = added.document;
    return added.name;
  };
  expect([add('cpu'), add('ram'), add('ram')]).toEqual(['cpu0', 'ram0', 'ram1']);
  document = { ...document, instances: { ...document.instances, ...instances({ xbar0: 'xbar' }) } };
  for (const [a, b] of [
    ['cpu0.m', 'xbar0.s'],
    ['ram0.s', 'xbar0.m'],
    ['xbar0.m', 'ram1.s'],
  ]) {
    document = edit.connect(document, library, a!, b!).document!;
  }
  document = edit.setParameter(document, 'ram1', 'ADDR_WIDTH', '16').document!;
  document = edit.connectClocksAndResets(document, library);
  document = edit.assignAddresses(document, library, 0x1000n);
  expect(check(document, library)).toEqual([]);
  expect(document.addressMap).toEqual({
    'ram0.s': { base: '0x00001000', size: '0x00001000' },
    'ram1.s': { base: '0x00010000', size: '0x00010000' },
  });
  const [view] = addressView(document, library);
  expect(view!.gaps).toEqual([
    { base: 0n, size: 0x1000n },
    { base: 0x2000n, size: 0xe000n },
    { base: 0x20000n, size: 0xfffe0000n },
  ]);
});

it('renames an instance wherever it is spoken of, and back again', () => {
  const there = edit.rename({ document: bus, layout }, 'ram0', 'main');
  expect(check(there.document!, library)).toEqual([]);
  expect(JSON.stringify([there.document, there.layout])).not.toMatch(/"ram0\b/);
  expect(there.layout!.blocks).toEqual({ main: { x: 0, y: 0 } });
  const back = edit.rename({ document: there.document!, layout: there.layout! }, 'main', 'ram0');
  expect(socKind.diff(bus, back.document!)).toEqual([]);
});

it('renames a clock with its resets and interfaces', () => {
  const renamed = edit.rename({ document: designs.exportedBuses(), layout }, 'clk', 'core_clk').document!;
  expect(check(renamed, library)).toEqual([]);
  expect(renamed.resets['rst']!.clock).toBe('core_clk');
});

it.each([
  ['ram0', 'ram1', 'already taken'],
  ['ram0', 'module', 'keyword'],
  ['ram0', '9x', 'not an identifier'],
  ['nobody', 'x', 'nothing named'],
])('refuses to rename %s to %s', (from, to, reason) => {
  expect(edit.rename({ document: bus, layout }, from, to).refused?.message).toContain(reason);
});

it('removes an instance with all that hangs on it', () => {
  const { document, layout: left } = edit.remove({ document: bus, layout }, ['ram0', 'timer0']);
  expect(check(document, library)).toEqual([]);
  expect(left.blocks).toEqual({});
});

it.each([
  ['cpu0.m', 'ram0.s', 'already connected'],
  ['ram0.s', 'ram1.s', 'both subordinates'],
  ['cpu0.m', 'timer0.s', 'AXI4-Lite'],
  ['cpu0.m', 'timer0.irq', 'a port and an interface'],
  ['timer0.irq', 'timer1.irq', 'both give a value'],
  ['timer0.count', 'cpu0.irq', '16 bits'],
  ["8'h1", 'cpu0.irq', 'does not fit'],
  ['clk', 'cpu0.nmi', 'no port or interface'],
])('refuses to connect %s to %s: %s', (a, b, reason) => {
  expect(edit.connect(bus, library, a, b).refused?.message).toContain(reason);
});

it('replaces a driver only when told to', () => {
  const counter = designs.counterDesign();
  expect(edit.connect(counter, library, "1'b1", 'counter0.enable').refused?.message).toContain(
    'already driven by enable',
  );
  const replaced = edit.connect(counter, library, 'counter0.enable', "1'b1", { replace: true }).document!;
  expect(replaced.portConnections).toContainEqual({ from: "1'b1", to: 'counter0.enable' });
  expect(check(replaced, library).map(({ code }) => code)).toEqual(['SOC-UNREAD']);
});

it('exports ports and interfaces under free names', () => {
  const open = edit.disconnect(bus, 'ram1.s');
  const first = edit.exportToTop(open, library, 'ram1.s');
  expect(first.name).toBe('ram1_s');
  const second = edit.exportToTop(first.document!, library, 'timer0.count', 'ram1_s');
  expect(second.name).toBe('ram1_s0');
  const mapped = edit.applyEdits(second.document!, [{ pointer: '/addressMap/ram1.s' }]).document!;
  expect(check(mapped, library)).toEqual([]);
});

it('copies blocks with the wires among them', () => {
  const copied = edit.duplicate({ document: bus, layout }, ['xbar0', 'ram0', 'cpu0']);
  expect([...copied.names]).toEqual([
    ['xbar0', 'xbar1'],
    ['ram0', 'ram2'],
    ['cpu0', 'cpu1'],
  ]);
  expect(copied.document.interfaceConnections).toContainEqual({ manager: 'xbar1.m', subordinate: 'ram2.s' });
  expect(copied.layout.blocks['ram2']).toEqual({ x: 40, y: 40 });
  expect(check(copied.document, library).map(({ code }) => code)).toEqual(['SOC-ADDRESS-MISSING']);
});

it('gives each island the clock that its neighbours have', () => {
  const domains = designs.twoDomains();
  const half = {
    ...domains,
    portConnections: domains.portConnections.filter(({ to }) => !to.startsWith('ram')),
  };
  const whole = edit.connectClocksAndResets(half, library);
  expect(socKind.diff(domains, whole)).toEqual([]);
});

it.each([
  ['behind its siblings', '0x80001000', '0x80002000'],
  ['in the lowest free place where the top of the address space is taken', '0xFFFFF000', '0x00000000'],
  ['behind its siblings, aligned to its size', '0x80001F00', '0x80003000'],
])('places a new subordinate %s', (_, sibling, base) => {
  const addressMap = { ...bus.addressMap, 'timer0.s': { base: sibling, size: '0x1000' } };
  delete (addressMap as Record<string, unknown>)['timer1.s'];
  const { addressMap: assigned } = edit.assignAddresses({ ...bus, addressMap }, library);
  expect(assigned).toEqual({ ...addressMap, 'timer1.s': { base, size: '0x00001000' } });
});

it('numbers interrupts, keeping those given by hand', () => {
  const given = { ...bus, interrupts: { 'timer1.irq': { sink: 'cpu0.irq', number: 0 } } };
  expect(edit.assignInterrupts(given, library).interrupts).toEqual({
    'timer0.irq': { sink: 'cpu0.irq', number: 1 },
    'timer1.irq': { sink: 'cpu0.irq', number: 0 },
  });
});

it('applies pointer edits, and refuses those that lead nowhere or break the document', () => {
  expect(edit.applyEdits(bus, [{ pointer: '/title', value: 'Hello' }]).document!.title).toBe('Hello');
  const refused: PointerEdit[] = [
    { pointer: '/portConnections/999', value: { from: 'a', to: 'b' } },
    { pointer: '/instances/none' },
    { pointer: '', value: {} },
    { pointer: '/clocks/clk/frequency', value: -1 },
  ];
  for (const one of refused) expect(edit.applyEdits(bus, [one]).refused).toBeTruthy();
});
