import type { SocDocument } from '@netloom/model';
import { expect, it } from 'vitest';
import { busDesign } from '../../test/designs.ts';
import { instances, testLibrary } from '../../test/fixtures.ts';
import { check } from '../check/check.ts';
import { assignAddresses } from './assignAddresses.ts';

const library = testLibrary();
const bus = busDesign(1, 2, 2);
const unmapped = (cpu: string): SocDocument => ({
  ...bus,
  instances: { ...bus.instances, ...instances({ cpu0: cpu }) },
  interrupts: {},
  addressMap: {},
});
const bases = ({ addressMap }: SocDocument) =>
  Object.fromEntries(Object.entries(addressMap).map(([name, { base }]) => [name, base]));

it('puts a memory where the processor starts, and nothing else', () => {
  const assigned = assignAddresses(unmapped('starter'), library);
  expect(bases(assigned)).toMatchObject({ 'ram0.s': '0x80000000', 'ram1.s': '0x00000000' });
  expect(check(assigned, library)).toEqual([]);
});

it('leaves a memory that is there already alone', () => {
  const given = { ...unmapped('starter'), addressMap: { 'ram1.s': { base: '0x80000000', size: '0x1000' } } };
  const assigned = assignAddresses(given, library);
  expect(assigned.addressMap['ram1.s']).toEqual(given.addressMap['ram1.s']);
  expect(check(assigned, library)).toEqual([]);
});

it('gives memories the lowest addresses where nobody says where the processor starts', () => {
  const large = unmapped('cpu');
  const assigned = assignAddresses(
    {
      ...large,
      instances: { ...large.instances, ram1: { ip: 'test:ip:ram:1.0', parameters: { ADDR_WIDTH: '16' } } },
    },
    library,
  );
  const order = Object.entries(bases(assigned)).sort(([, a], [, b]) => Number(BigInt(a) - BigInt(b)));
  expect(order.map(([name]) => name)).toEqual(['ram1.s', 'ram0.s', 'timer0.s', 'timer1.s']);
});
