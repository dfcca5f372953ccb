import { layOut } from '../text/layOut.ts';

/** What was read of a drawing's text: WaveJSON as plain values. */
export type DrawingDocument = Readonly<Record<string, unknown>>;

const ORDER = [
  ...['signal', 'edge', 'reg', 'assign', 'head', 'foot', 'config', 'netloom'],
  ...['name', 'wave', 'data', 'node', 'phase', 'period', 'over', 'under'],
];

/** The canonical text: JSON, members in a fixed order, a lane a line. */
export function writeDrawing(document: DrawingDocument): string {
  return layOut(inOrder(document) as object);
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  members.sort(([a], [b]) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([key, member]) => [key, inOrder(member)]));
}

function placeOf(key: string): number {
  const place = ORDER.indexOf(key);
  return place < 0 ? ORDER.length : place;
}
