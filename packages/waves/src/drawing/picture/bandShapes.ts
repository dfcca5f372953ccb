import type { Lane } from '../types.ts';
import { LANE, laneTop, xOf } from './frame.ts';
import type { Frame } from './frame.ts';
import type { Span } from './laneShapes.ts';
import { round } from './shapes.ts';
import type { BandRole, Shape } from './shapes.ts';

/** A band begins right of the edge that it belongs to. */
const GAP = 5;
const AWAY = 3.5;

/**
 * Coloured bands over and under a lane: a character a cell, `1` to `8` begin a colour, `0` ends it, a dot goes on.
 */
export function bandShapes(lane: Lane, row: number, frame: Frame, { from, to }: Span): Shape[] {
  const top = laneTop(frame, row);
  const places = [
    { text: lane.over ?? '', y: top - AWAY },
    { text: lane.under ?? '', y: top + LANE + AWAY },
  ];
  const shapes: Shape[] = [];
  for (const { text, y } of places) {
    for (const band of bandsOf(text)) {
      const [begin, end] = [band.from, band.to].map((cell) => cell * lane.period - lane.phase);
      if (end! < from || begin! > to) continue;
      const d = `M${round(xOf(frame, begin!) + GAP)} ${y}H${round(xOf(frame, end!))}`;
      shapes.push({ kind: 'path', role: `band${band.colour}` as BandRole, d });
    }
  }
  return shapes;
}

/** Colours 1 to 8 over cells; a character that is no colour is drawn in the first one. */
function bandsOf(text: string): { colour: number; from: number; to: number }[] {
  const bands: { colour: number; from: number; to: number }[] = [];
  let open: { colour: number; from: number } | undefined;
  [...text].forEach((char, cell) => {
    if (char === '.') return;
    if (open) bands.push({ ...open, to: cell });
    open = char === '0' ? undefined : { colour: /[1-8]/.test(char) ? Number(char) : 1, from: cell };
  });
  if (open) bands.push({ ...open, to: [...text].length });
  return bands;
}
