import type { TextRun, TextStyle } from '../text/styles.ts';
import { fitted, round, textWidth } from './shapes.ts';
import type { TextShape } from './shapes.ts';

/** Words of a text as they are drawn. */
export interface DrawnRun {
  text: string;
  /** Pixels, and those by which it stands lower than the one before. */
  size: number;
  dy: number;
  style: TextStyle;
}

const SMALL = 0.75;
/** Texts other than titles stand in rows: larger ones would cover their neighbours. */
const LARGEST = 22;
/** From the middle of a line to its base, in its size: what every text is lowered by. */
const MIDDLE = 0.35;
const SHIFTS = { sub: 0.25, super: -0.35 };

export function sizeOf({ scale = 1, shift }: TextStyle, usual: number): number {
  return usual * scale * (shift === undefined ? 1 : SMALL);
}

/** Pixels of a text with looks. */
export function runsWidth(runs: readonly TextRun[], size: number): number {
  return runs.reduce((sum, { text, style }) => sum + textWidth(text, sizeOf(style, size)), 0);
}

/** The runs of a text; undefined where it is plain, or so long that it is shortened. */
export function drawnRuns(shape: TextShape, usual: number): DrawnRun[] | undefined {
  const { runs, most } = shape;
  if (runs === undefined) return undefined;
  if (most !== undefined && runsWidth(runs, usual) > most && fitted(shape, usual) !== shape.text)
    return undefined;
  const largest = shape.role === 'title' ? Infinity : LARGEST;
  let low = 0;
  return runs.map(({ text, style }, i) => {
    const at = style.shift === undefined ? 0 : SHIFTS[style.shift] * usual;
    // The first one's own place stands in for that of the whole text.
    const middle = i === 0 && at !== 0 ? MIDDLE * usual : 0;
    const run = {
      text,
      style,
      size: Math.min(largest, round(sizeOf(style, usual))),
      dy: round(at - low + middle),
    };
    low = at;
    return run;
  });
}
