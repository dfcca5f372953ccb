import type { SocDocument } from '@netloom/model';
import { expect, it } from 'vitest';
import * as designs from '../../test/designs.ts';
import { testLibrary } from '../../test/fixtures.ts';
import { group } from '../hierarchy/group/group.ts';
import { withDocuments } from '../library/withDocuments.ts';
import { check } from './check.ts';

const BUS = designs.busDesign();
type Map = SocDocument['addressMap'];

/** A processor that caches 0x80000000 to 0xBFFFFFFF but for the page at 0x80010000, and a timer and a RAM as said. */
function told(timer: Partial<Map[string]>, ram: Partial<Map[string]> = {}, processor = 'caching') {
  const at = (key: string, changed: Partial<Map[string]>) => ({ ...BUS.addressMap[key]!, ...changed });
  const document: SocDocument = {
    ...BUS,
    instances: { ...BUS.instances, cpu0: { ip: `test:ip:${processor}:1.0` } },
    interrupts: {},
    addressMap: { ...BUS.addressMap, 'timer0.s': at('timer0.s', timer), 'ram0.s': at('ram0.s', ram) },
  };
  return check(document, testLibrary())
    .filter(({ code, message }) => /-(CACHED|IDEMPOTENT)-DEVICE$/.test(code) && /timer0|ram0/.test(message))
    .map(({ severity, message, place }) => ({ severity, message, place }));
}

it('a device in what a processor caches is told at its address', () => {
  expect(told({ base: '0x90000000' })).toEqual([
    {
      severity: 'warning',
      message: 'cpu0.m caches timer0.s (0x90000000 to 0x90000FFF), which is a device',
      place: { kind: 'document', instance: 'timer0', endpoint: 'timer0.s', pointer: '/addressMap/timer0.s' },
    },
  ]);
});

it('so is one that ends in it, by any of its places, but not where the processor does not see it', () => {
  expect(told({ base: '0x7FFF0000', size: '0x20000' })).toHaveLength(1);
  const aliases = [{ base: '0x90000000' }];
  expect(told({ base: '0x10000000', aliases })[0]?.place).toMatchObject({
    pointer: '/addressMap/timer0.s/aliases/0',
  });
  expect(told({ base: '0x10000000', aliases: [{ ...aliases[0]!, managers: ['cpu1.m'] }] })).toEqual([]);
});

it('nothing is told of one outside, or in the page that is left out', () => {
  expect(told({ base: '0x7FFFF000' })).toEqual([]);
  expect(told({ base: '0x80010000' })).toEqual([]);
  expect(told({ base: '0xC0000000' })).toEqual([]);
});

it('memory is cached, but for what the map says that no cache may hold', () => {
  const timer = { base: '0x10000000' };
  expect(told(timer, { base: '0xA0000000' })).toEqual([]);
  expect(told(timer, { base: '0xA0000000', type: 'uncached' }).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^cpu0\.m caches ram0\.s .* which no cache may hold by the address map$/),
  ]);
  expect(told({ base: '0x90000000', type: 'cacheable' })).toEqual([]);
});

it('a device that a processor may read in vain is told, and memory is not, whatever may cache it', () => {
  const ram = { base: '0xA0000000', type: 'uncached' as const };
  expect(told({ base: '0x90000000' }, ram, 'ahead')).toEqual([
    {
      severity: 'warning',
      message: 'cpu0.m may read timer0.s (0x90000000 to 0x90000FFF) in vain, which is a device',
      place: { kind: 'document', instance: 'timer0', endpoint: 'timer0.s', pointer: '/addressMap/timer0.s' },
    },
  ]);
  expect(told({ base: '0xC0000000' }, ram, 'ahead')).toEqual([]);
});

it.each([
  ['caching', 'cpu0'],
  ['caching', 'cpu0', 'xbar0'],
  ['ahead', 'cpu0', 'xbar0'],
])('a processor inside another document is heard of: %s, with %s', (processor, ...members) => {
  const document: SocDocument = {
    ...BUS,
    instances: { ...BUS.instances, cpu0: { ip: `test:ip:${processor}:1.0` } },
    interrupts: {},
    addressMap: { ...BUS.addressMap, 'timer0.s': { ...BUS.addressMap['timer0.s']!, base: '0x90000000' } },
  };
  const layout = { netloom: 'layout', version: 1, blocks: {} } as const;
  const step = group({ document, layout }, testLibrary(), members, 'part');
  if (step.document === undefined) throw new Error(step.refused.message);
  const found = check(step.document, withDocuments(testLibrary(), [step.inner.document]));
  expect(
    found.filter(({ code, message }) => /-(CACHED|IDEMPOTENT)-DEVICE$/.test(code) && /timer0/.test(message)),
  ).toHaveLength(1);
});
