import type { SocDocument } from '@netloom/model';
import { addressView, check, dissolve, group, withDocuments, writeDocument } from '@netloom/soc';
import { softwareMap } from '@netloom/soc/addressmap';
import { expect, it } from 'vitest';
import * as designs from '../designs.ts';
import { testLibrary } from '../fixtures.ts';

const LIBRARY = testLibrary();
const LAYOUT = { netloom: 'layout', version: 1, blocks: {} } as const;
const errors = (document: SocDocument, library = LIBRARY) =>
  check(document, library).flatMap(({ severity, code, message }) =>
    severity === 'error' ? [`${code} ${message}`] : [],
  );

/** Where software finds each block, by its own name. */
const placesOf = (document: SocDocument, library = LIBRARY, manager?: string) =>
  softwareMap(document, library, manager)
    .blocks.map(({ path, places }) => {
      const name = path.replace(/^cluster0\./, '');
      return `${name} ${places.map(({ base, size }) => `${base.toString(16)}+${size.toString(16)}`).join(' ')}`;
    })
    .toSorted();

const subsetsOf = ({ instances }: SocDocument) => {
  const names = Object.keys(instances);
  return Array.from({ length: 2 ** names.length - 1 }, (_, index) =>
    names.filter((_name, bit) => ((index + 1) >> bit) & 1),
  );
};

/** Groups every set of blocks that can be; gives how many, and why others cannot. */
function groupAll(flat: SocDocument) {
  const refusals = new Set<string>();
  let grouped = 0;
  for (const members of subsetsOf(flat)) {
    const step = group({ document: flat, layout: LAYOUT }, LIBRARY, members, 'cluster');
    if (step.refused) {
      refusals.add(step.refused.wording!.key);
      continue;
    }
    grouped++;
    const inner = step.inner.document;
    const library = withDocuments(LIBRARY, [inner]);
    const what = members.join(' ');
    expect(errors(step.document, library), what).toEqual(errors(flat));
    expect(errors(inner), what).toEqual([]);
    // What managers that are inside now see there is seen in the new document alone.
    const hasManager = members.some((name) => name.startsWith('cpu'));
    if (!hasManager) {
      expect(placesOf(step.document, library), what).toEqual(placesOf(flat));
      for (const { manager } of addressView(flat, LIBRARY)) {
        expect(placesOf(step.document, library, manager), what).toEqual(placesOf(flat, LIBRARY, manager));
      }
    }
    const back = dissolve({ document: step.document, layout: LAYOUT }, library, 'cluster0');
    expect(back.refused, what).toBeUndefined();
    expect(writeDocument(back.document!), what).toBe(writeDocument(flat));
  }
  return { grouped, refusals: [...refusals] };
}

it.each([
  ['a bus with a bridge', designs.busDesign(1, 1, 2)],
  ['several managers', designs.busDesign(2, 1, 1)],
  ['exported buses', designs.exportedBuses()],
  ['slices and parameters', designs.counterDesign(12)],
  ['bidirectional pins', designs.padDesign()],
  ['two clock domains', designs.twoDomains()],
])('keeps every address at every level, whatever is grouped: %s', (_, flat) => {
  const { grouped, refusals } = groupAll(flat);
  expect(refusals.filter((key) => key !== 'refused/group-address')).toEqual([]);
  expect(grouped).toBeGreaterThan(0);
});

it('a region that some managers see is seen by the same, wherever they and it are grouped to', () => {
  const bus = designs.busDesign(2, 1, 0);
  const ram0 = { ...bus.addressMap['ram0.s']!, managers: ['cpu0.m'] };
  const flat: SocDocument = { ...bus, interrupts: {}, addressMap: { ...bus.addressMap, 'ram0.s': ram0 } };
  const seers = (members: string[]) => {
    const step = group({ document: flat, layout: LAYOUT }, LIBRARY, members, 'cluster');
    if (step.refused) throw new Error(step.refused.message);
    const library = withDocuments(LIBRARY, [step.inner.document]);
    expect(errors(step.document, library)).toEqual([]);
    return addressView(step.document, library).flatMap(({ manager, regions }) =>
      regions.length > 0 ? [manager] : [],
    );
  };
  expect(seers(['ram0'])).toEqual(['cpu0.m']);
  expect(seers(['cpu0'])).toEqual(['cluster0.cpu0_m']);
  expect(seers(['cpu0', 'ram0'])).toEqual(['cluster0.cpu0_m']);
  expect(seers(['cpu1', 'ram0'])).toEqual(['cpu0.m']);
});
