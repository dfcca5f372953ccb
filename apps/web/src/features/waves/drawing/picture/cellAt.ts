import { ROW } from '@netloom/waves/drawing';
import type { Drawing, Frame, Lane } from '@netloom/waves/drawing';
import { ranges } from '../store/selected.ts';
import type { Selection } from '../store/uiStore.ts';

/** Index of the cell at a tick; cells beyond the end of a lane count on. */
export function cellOfTime({ period, phase }: Lane, time: number): number {
  return Math.max(0, Math.floor((time + phase) / period + 1e-9));
}

/** The lane and cell under a point of the picture, in pixels from the corner of its waves; null beside the lanes. */
export function cellAt(drawing: Drawing, frame: Frame, x: number, y: number) {
  const lane = Math.floor((y - frame.top) / ROW);
  const found = drawing.lanes[lane];
  if (found === undefined) return null;
  return { lane, cell: cellOfTime(found, x / frame.tick + frame.from) };
}

/** Where a range of cells lies in the picture. */
export function boxOf({ period, phase }: Lane, lane: number, from: number, to: number, frame: Frame) {
  const x = (from * period - phase - frame.from) * frame.tick;
  return { x, y: frame.top + lane * ROW + 2, width: (to - from + 1) * period * frame.tick, height: ROW - 4 };
}

/** Where the chosen cells lie in the picture, lane by lane. */
export function boxesOf(selection: Selection, drawing: Drawing, frame: Frame) {
  return ranges(selection, drawing).map(({ lane, from, to }) =>
    boxOf(drawing.lanes[lane]!, lane, from, to, frame),
  );
}
