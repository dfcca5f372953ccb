import type { Drawing } from './layout.ts';
import type { Mark } from './Picture.tsx';

/** A cell or a net with its place. */
export interface Hit {
  value: string;
  text: string;
  mark: Mark;
  x: number;
  y: number;
}

const LIMIT = 30;

/** Cells and nets whose name holds a text, without regard to case; few enough to choose from. */
export function searchSchematic({ cells, wires }: Drawing, text: string): Hit[] {
  const wanted = text.toLowerCase();
  if (wanted === '') return [];
  const hits: Hit[] = [];
  for (const { name, type, left, top, width, height } of cells) {
    if (!name.toLowerCase().includes(wanted) && !type.toLowerCase().includes(wanted)) continue;
    const mark = { cell: name, nets: [] };
    hits.push({
      value: `cell ${name}`,
      text: `${name} · ${type}`,
      mark,
      x: left + width / 2,
      y: top + height / 2,
    });
    if (hits.length === LIMIT) return hits;
  }
  const seen = new Set<string>();
  for (const { name, nets, points } of wires) {
    if (seen.has(name) || !name.toLowerCase().includes(wanted)) continue;
    seen.add(name);
    hits.push({
      value: `net ${name}`,
      text: name,
      mark: { cell: null, nets },
      ...(points[0] ?? { x: 0, y: 0 }),
    });
    if (hits.length === LIMIT) break;
  }
  return hits;
}
