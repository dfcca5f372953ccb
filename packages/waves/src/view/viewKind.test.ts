import { expect, it } from 'vitest';
import { holdLaws } from '../../../model/test/documentLaws.ts';
import type { Edit } from '../../../model/test/documentLaws.ts';
import type { SavedRow, ViewFile } from './viewFile.ts';
import { viewKind } from './viewKind.ts';

const EMPTY: ViewFile = {
  netloom: 'view',
  version: 1,
  timescale: -9,
  from: 0,
  to: 100,
  cursor: 0,
  panes: [[]],
  markers: [],
  bookmarks: [],
};

const inPane = (view: ViewFile, change: (rows: SavedRow[]) => SavedRow[]): ViewFile => ({
  ...view,
  panes: view.panes.map((rows, index) => (index === 0 ? change(rows) : rows)),
});

function changed(rows: readonly SavedRow[], signal: string, more: object): SavedRow[] {
  return rows.map((row) => {
    if ('group' in row) return { ...row, rows: changed(row.rows, signal, more) };
    return 'signal' in row && row.signal === signal ? { ...row, ...more } : row;
  });
}

function rowEdit(signal: string): Edit<ViewFile> {
  const put = (more: object) => (view: ViewFile) => inPane(view, (rows) => changed(rows, signal, more));
  return { pointer: '/panes/1/', one: put({ radix: 'hex' }), other: put({ radix: 'dec' }) };
}

function appended(signal: string): Edit<ViewFile> {
  const add = (color: 'pink' | 'teal') => (view: ViewFile) =>
    inPane(view, (rows) => [...rows, { signal, color }]);
  return { pointer: `/panes/1/${signal}`, one: add('pink'), other: add('teal') };
}

function marker(name: string): Edit<ViewFile> {
  const add = (time: number) => (view: ViewFile) => ({ ...view, markers: [...view.markers, { name, time }] });
  return { pointer: `/markers/${name}`, one: add(1), other: add(2) };
}

holdLaws({
  kind: viewKind,
  draw: (dice) => {
    const signal = (at: number) => ({ signal: `top.s${at}` });
    const group = { group: 'Bus', rows: [signal(1), { group: 'inner', open: false, rows: [signal(2)] }] };
    const rows = [signal(0), group, { separator: '' }, signal(3), { vector: [signal(4), signal(5)] }];
    return { ...EMPTY, panes: [rows.slice(0, 1 + dice.below(5)), []] };
  },
  edits: ({ panes }) => [
    ...[...JSON.stringify(panes).matchAll(/"signal":"(top.s[0-3])"/g)].map(([, signal]) => rowEdit(signal!)),
    appended('top.fresh'),
    marker('A'),
    {
      pointer: '/cursor',
      one: (view) => ({ ...view, cursor: 5 }),
      other: (view) => ({ ...view, cursor: 6 }),
    },
  ],
});

it('never puts times of different timescales beside each other', () => {
  const mine = { ...EMPTY, timescale: -12, cursor: 7000, to: 100_000 };
  const theirs = { ...EMPTY, markers: [{ name: 'A', time: 10 }] };
  const { document, conflicts } = viewKind.merge(EMPTY, mine, theirs);
  expect(conflicts).toMatchObject([{ pointer: '', subject: 'document' }]);
  expect(document).toEqual(mine);
  expect(viewKind.merge(EMPTY, mine, theirs, { '': 'theirs' })).toEqual({ document: theirs, conflicts: [] });
});
