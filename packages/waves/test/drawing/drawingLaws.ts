import type { Edit, Laws } from '../../../model/test/documentLaws.ts';
import { drawingKind } from '../../src/drawing/document/drawingKind.ts';
import type { DrawingDocument } from '../../src/drawing/document/writeDrawing.ts';

interface Lane {
  name?: string;
  wave?: string;
}
type Row = Lane | [string, ...Lane[]];
const rowsOf = (drawing: DrawingDocument) => drawing['signal'] as Row[];

function laneEdit(name: string): Edit<DrawingDocument> {
  const put = (wave: string) => (drawing: DrawingDocument) => {
    const change = (row: Row | string): Row | string => {
      if (typeof row === 'string') return row;
      if (Array.isArray(row)) return row.map(change) as Row;
      return row.name === name ? { ...row, wave } : row;
    };
    return { ...drawing, signal: rowsOf(drawing).map(change) };
  };
  return { pointer: '/signal/', one: put('01.'), other: put('10.') };
}

function appended(name: string): Edit<DrawingDocument> {
  const add = (wave: string) => (drawing: DrawingDocument) => ({
    ...drawing,
    signal: [...rowsOf(drawing), { name, wave }],
  });
  return { pointer: `/signal/${name}`, one: add('0'), other: add('1') };
}

function edge(nodes: string): Edit<DrawingDocument> {
  const add = (label: string) => (drawing: DrawingDocument) => ({
    ...drawing,
    edge: [...((drawing['edge'] as string[] | undefined) ?? []), `${nodes} ${label}`],
  });
  return { pointer: `/edge/${nodes.replace('~', '~0')}`, one: add('one'), other: add('other') };
}

export const drawingLaws: Laws<DrawingDocument> = {
  kind: drawingKind,
  draw: (dice) => {
    const lane = (at: number): Lane => ({ name: `s${at}`, wave: 'x'.repeat(1 + dice.below(4)) });
    return {
      signal: [lane(0), {}, ['group', lane(1), lane(2)], lane(3), {}, lane(4)].slice(0, 3 + dice.below(4)),
      ...(dice.below(2) === 0 && { head: { text: 'T', tick: 0 } }),
    };
  },
  edits: (drawing) => [
    ...[...JSON.stringify(drawing).matchAll(/"(s\d)"/g)].map(([, name]) => laneEdit(name!)),
    appended('fresh'),
    edge('a~>b'),
    edge('b->c'),
    {
      pointer: '/config/hscale',
      one: (each) => ({ ...each, config: { hscale: 2 } }),
      other: (each) => ({ ...each, config: { hscale: 3 } }),
    },
  ],
};
