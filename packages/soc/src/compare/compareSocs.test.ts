import type { SocDocument, SocLayout } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { busDesign, counterDesign } from '../../test/designs.ts';
import { testLibrary } from '../../test/fixtures.ts';
import { exportToTop } from '../edit/exportToTop.ts';
import { disconnect } from '../edit/connect.ts';
import { addInstance, remove, rename, setParameter } from '../edit/instances.ts';
import { moveAddress } from '../edit/placeAddress.ts';
import type { Drawing } from '../edit/edit.ts';
import { compareSocs } from './compareSocs.ts';

const library = testLibrary();
const layoutOf = ({ instances }: SocDocument): SocLayout => ({
  ...{ netloom: 'layout', version: 1 },
  blocks: Object.fromEntries(Object.keys(instances).map((name, index) => [name, { x: index * 200, y: 0 }])),
});
const document = busDesign(1, 2, 2);
const base: Drawing = { document, layout: layoutOf(document) };
const edited = (next: SocDocument): Drawing => ({ ...base, document: next });
const classes = (before: Drawing, after: Drawing) => [
  ...new Set(compareSocs(before, after).changes.map((each) => each.class)),
];

describe('the class of a change', () => {
  const timer = library.find(document.instances['timer0']!.ip)!.descriptor;
  const clocked = { ...document, clocks: { ...document.clocks, slow: { frequency: 1000 } } };
  it.each<[string, Drawing]>([
    ['added', edited(addInstance(document, timer).document)],
    ['renamed', rename(base, 'timer1', 'watchdog') as Drawing],
    ['parameter', edited(setParameter(document, 'ram0', 'ADDR_WIDTH', '14').document!)],
    ['rewired', edited(disconnect(document, 'timer1.s'))],
    ['address', edited(moveAddress(document, { endpoint: 'ram0.s' }, 0x3000_0000n).document!)],
    ['clock', edited(clocked)],
    [
      'moved',
      { document, layout: { ...base.layout, blocks: { ...base.layout.blocks, ram0: { x: 8, y: 8 } } } },
    ],
  ])('%s', (wanted, after) => {
    expect(classes(base, after)).toEqual([wanted]);
  });

  it('is removed for an instance, with its wires', () => {
    const after = remove(base, ['timer1']);
    expect(classes(base, after)).toEqual(expect.arrayContaining(['removed', 'rewired', 'address', 'clock']));
    const { changes, removed } = compareSocs(base, after);
    expect([...removed]).toEqual(['timer1']);
    const clocked = changes.filter((each) => each.class === 'clock');
    expect(new Set(clocked.flatMap(({ blocks }) => blocks))).toEqual(new Set(['timer1']));
  });

  it('is interface for a port of the top level', () => {
    const after = edited(exportToTop(document, library, 'timer1.count').document!);
    expect(classes(base, after)).toEqual(expect.arrayContaining(['interface', 'rewired']));
  });
});

it('is note for what is written on the diagram, and moved for where', () => {
  const note = { x: 0, y: 0, width: 100, height: 40, text: 'Boot', colour: 'grey' as const };
  const withNote = (more: object): Drawing => ({
    document,
    layout: { ...base.layout, notes: { note0: { ...note, ...more } } },
  });
  expect(classes(base, withNote({}))).toEqual(['note']);
  expect(classes(withNote({}), withNote({ text: 'Boot memory' }))).toEqual(['note']);
  expect(classes(withNote({}), withNote({ x: 10, width: 200 }))).toEqual(['moved']);
});

it('says nothing of the same design', () => {
  expect(compareSocs(base, { ...base }).changes).toEqual([]);
});

it('draws a rename once, in its new name, with what else changed in it', () => {
  const renamed = rename(base, 'ram0', 'boot') as Drawing;
  const after = {
    ...renamed,
    document: setParameter(renamed.document, 'boot', 'ADDR_WIDTH', '14').document!,
  };
  const { changes, renamed: names, added, removed, joined } = compareSocs(base, after);
  expect(changes.map((each) => [each.class, each.blocks])).toEqual([
    ['renamed', ['boot']],
    ['parameter', ['boot']],
  ]);
  expect([[...names], [...added], [...removed]]).toEqual([[['boot', 'ram0']], [], []]);
  expect(Object.keys(joined.document.instances)).not.toContain('ram0');
});

it('has what either version has in one picture', () => {
  const other = counterDesign();
  const { joined } = compareSocs(base, { document: other, layout: layoutOf(other) });
  for (const { instances, portConnections, interfaceConnections } of [document, other]) {
    expect(Object.keys(joined.document.instances)).toEqual(expect.arrayContaining(Object.keys(instances)));
    expect(joined.document.portConnections).toEqual(expect.arrayContaining(portConnections));
    expect(joined.document.interfaceConnections).toEqual(expect.arrayContaining(interfaceConnections));
  }
});
