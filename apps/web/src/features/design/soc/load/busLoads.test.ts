import { SocDocument } from '@netloom/model';
import type { TrafficRecord } from '@netloom/model';
import { expect, it } from 'vitest';
import { busLoads } from './busLoads.ts';

/** A core behind a monitor and a DMA without one, at a crossbar; registers behind a bridge; a monitor before the RAM. */
const document = SocDocument.parse({
  ...{ netloom: 'soc', version: 1, vlnv: 'test:soc:top:1.0', name: 'top' },
  instances: {},
  interfaceConnections: [
    ['cpu0.m', 'mon0.s'],
    ['mon0.m', 'xbar0.s'],
    ['dma0.m', 'xbar0.s'],
    ['xbar0.m', 'mon1.s'],
    ['mon1.m', 'ram0.s'],
    ['xbar0.m', 'bridge0.s'],
    ['bridge0.m', 'uart0.s'],
    ['bridge0.m', 'mon0.regs'],
  ].map(([manager, subordinate]) => ({ manager, subordinate })),
});

const row = { transactions: 1, bytes: 4, errors: 0, least: 1, most: 1, sum: 1, ranges: [1] };
const record = (
  instance: string,
  manager: string,
  way: TrafficRecord['way'],
  regions: Record<string, number>,
): TrafficRecord => ({
  ...{ document: 'top', instance, manager, way, path: `tb.${instance}`, clocks: 100, waits: 0 },
  beats: Object.values(regions).reduce((sum, beats) => sum + beats, 0),
  rows: Object.entries(regions).map(([region, beats]) => ({ ...row, region, beats })),
});

it('gives connections the load that was measured there', () => {
  const loads = busLoads(document, [
    record('mon0', 'cpu0.m', 'read', { 'ram0.s': 30, 'uart0.s': 10 }),
    record('mon0', 'cpu0.m', 'write', { 'ram0.s': 20 }),
    record('mon1', 'xbar0.m', 'read', { 'ram0.s': 50 }),
  ]);
  const percent = [...loads].map(([id, share]) => [id.split(':')[1], Math.round(100 * share)]);
  expect(Object.fromEntries(percent)).toEqual({
    'cpu0.m>mon0.s': 40,
    'mon0.m>xbar0.s': 40,
    // The monitor before the RAM sees the DMA too.
    'xbar0.m>mon1.s': 50,
    'mon1.m>ram0.s': 50,
    'xbar0.m>bridge0.s': 10,
    'bridge0.m>uart0.s': 10,
  });
});

it('says nothing of what was not measured', () => {
  expect(busLoads(document, []).size).toBe(0);
  expect(busLoads(document, [{ ...record('mon0', 'cpu0.m', 'read', {}), clocks: 0 }]).size).toBe(0);
});
