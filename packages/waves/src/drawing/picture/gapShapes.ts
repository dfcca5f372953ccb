import type { Cell } from '../cells.ts';
import { LANE, xOf } from './frame.ts';
import type { Frame } from './frame.ts';
import { round } from './shapes.ts';
import type { Shape } from './shapes.ts';

/** A wavy break across the lane, in the middle of each gap's cell. */
export function gapShapes(cells: readonly Cell[], frame: Frame, top: number): Shape[] {
  const places = cells.filter(({ gap }) => gap).map(({ from, to }) => xOf(frame, (from + to) / 2));
  if (places.length === 0) return [];
  const curve = 'c4 -8 -5 -10 0 -14s-4 -8 0 -14';
  const y = top + LANE + 4;
  const ground = places.map((x) => `M${round(x - 3)} ${y}${curve}h6c-4 8 5 6 0 14s4 10 0 14z`);
  const lines = places.map((x) => `M${round(x - 3)} ${y}${curve}M${round(x + 3)} ${y}${curve}`);
  return [
    { kind: 'path', role: 'gapGround', d: ground.join('') },
    { kind: 'path', role: 'gapLine', d: lines.join('') },
  ];
}
