import type { SocDocument } from '@netloom/model';
import { expect, it } from 'vitest';
import * as designs from '../../test/designs.ts';
import { clocking, instances, soc, testLibrary } from '../../test/fixtures.ts';
import { applyEdits } from '../edit/applyEdits.ts';
import { check } from './check.ts';

const library = testLibrary();
const opened = (document: SocDocument, open: string): SocDocument => ({
  ...document,
  interfaceConnections: document.interfaceConnections.filter(({ subordinate }) => subordinate !== open),
});
const openFix = (document: SocDocument, open: string) =>
  check(document, library).find(
    ({ code, place }) =>
      code === 'SOC-REQUIRED-OPEN' && place?.kind === 'document' && place.endpoint === open,
  )?.fix;

it.each([
  ['timer1.s', 'bridge0.m'],
  ['ram1.s', 'xbar0.m'],
  ['bridge0.s', 'xbar0.m'],
])('connects the open %s to the only interconnect of its protocol', (open, manager) => {
  const faulty = opened(designs.busDesign(), open);
  const fix = openFix(faulty, open)!;
  expect(fix.title).toBe(`Connect to ${manager}`);
  const { document } = applyEdits(faulty, fix.edits);
  expect(document!.interfaceConnections.at(-1)).toEqual({ manager, subordinate: open });
  expect(check(document!, library)).toEqual(check(designs.busDesign(), library));
});

it('exports where two blocks could take the subordinate, where none can, and the side of the only block', () => {
  expect(openFix(opened(designs.cascade(), 'ram2.s'), 'ram2.s')!.title).toBe('Export ram2.s as ram2_s');
  const none = soc({ instances: instances({ ram0: 'ram' }), portConnections: clocking(['ram0']) });
  expect(openFix(none, 'ram0.s')!.title).toBe('Export ram0.s as ram0_s');
  const own = soc({ instances: instances({ xbar0: 'xbar' }), portConnections: clocking(['xbar0']) });
  expect(openFix(own, 'xbar0.s')!.title).toBe('Export xbar0.s as xbar0_s');
});

/** Processor time in µs of the check of so many open interfaces. */
function costOf(count: number): number {
  const names = Array.from({ length: count }, (_, index) => `ram${index}`);
  const wide = soc({
    instances: instances(Object.fromEntries(names.map((name) => [name, 'ram']))),
    portConnections: clocking(names),
  });
  const before = process.cpuUsage();
  expect(check(wide, library).filter(({ code }) => code === 'SOC-REQUIRED-OPEN')).toHaveLength(count);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

it('checks open interfaces in time that grows with their number alone', () => {
  costOf(1000);
  // Were each compared with each, ten times as many would take a hundred times as long.
  expect(costOf(10_000) / costOf(1000)).toBeLessThan(40);
});
