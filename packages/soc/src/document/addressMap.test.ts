import { expect, it } from 'vitest';
import { mapped } from '../../test/addressFaults.ts';
import * as designs from '../../test/designs.ts';
import { remove, rename } from '../edit/index.ts';
import { readDocument } from './read.ts';
import { socKind } from './socKind.ts';
import { writeDocument } from './write.ts';

const plain = designs.busDesign(2, 2, 1);
const rich = mapped(plain, 'ram0.s', {
  managers: ['cpu1.m', 'cpu0.m'],
  aliases: [
    { base: '0x50000000', offset: '0x800', size: '0x400', managers: ['cpu1.m'], description: 'shared' },
    { base: '0x0' },
  ],
  readOnly: true,
  secure: false,
  type: 'uncached',
  executable: true,
  description: 'boot',
});
const LINE =
  '    "ram0.s": { "base": "0x20000000", "size": "0x1000", "managers": ["cpu0.m", "cpu1.m"], "readOnly": true, ' +
  '"secure": false, "type": "uncached", "executable": true, "aliases": [{ "base": "0x0" }, { "base": "0x50000000", ' +
  '"offset": "0x800", "size": "0x400", "managers": ["cpu1.m"], "description": "shared" }], "description": "boot" },\n';

it('writes all that an entry says in one line, in an order of its own, and reads it back', () => {
  const text = writeDocument(rich);
  expect(text).toContain(LINE);
  expect(writeDocument(readDocument(text).document!)).toBe(text);
  expect(writeDocument(mapped(plain, 'ram0.s', { aliases: [] }))).toBe(writeDocument(plain));
});

it('refuses members that an entry does not have', () => {
  const text = writeDocument(rich).replace('"offset"', '"ofset"');
  expect(readDocument(text).diagnostics[0]!.message).toContain('/addressMap/ram0.s/aliases/1/ofset');
});

it('tells what changed and merges changes of different members', () => {
  const moved = mapped(plain, 'ram0.s', { base: '0x30000000' });
  const hidden = mapped(plain, 'ram0.s', { managers: ['cpu0.m'] });
  expect(socKind.diff(plain, hidden)).toEqual([
    {
      kind: 'added',
      pointer: '/addressMap/ram0.s/managers',
      subject: 'address',
      name: 'ram0.s',
      member: 'managers',
      after: ['cpu0.m'],
    },
  ]);
  const { document, conflicts } = socKind.merge(plain, moved, hidden);
  expect(conflicts).toEqual([]);
  expect(document.addressMap['ram0.s']).toEqual({ base: '0x30000000', size: '0x1000', managers: ['cpu0.m'] });
  const other = mapped(plain, 'ram0.s', { managers: ['cpu1.m'] });
  expect(socKind.merge(plain, hidden, other).conflicts).toMatchObject([
    { pointer: '/addressMap/ram0.s/managers' },
  ]);
});

it('follows managers that are renamed, and forgets those that are removed', () => {
  const layout = { netloom: 'layout' as const, version: 1 as const, blocks: {} };
  const renamed = rename({ document: rich, layout }, 'cpu1', 'main').document!.addressMap['ram0.s']!;
  expect(renamed.managers).toEqual(['main.m', 'cpu0.m']);
  expect(renamed.aliases![0]!.managers).toEqual(['main.m']);
  const left = remove({ document: rich, layout }, ['cpu1']).document.addressMap['ram0.s']!;
  expect(left.managers).toEqual(['cpu0.m']);
  expect(left.aliases![0]!.managers).toEqual([]);
});
