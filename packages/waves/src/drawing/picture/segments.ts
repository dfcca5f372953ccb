import type { Cell } from '../cells.ts';
import type { TextRun } from '../text/styles.ts';
import { isClock, isData } from '../states.ts';

/** The lines that a value runs on. */
export type Rails = 'high' | 'low' | 'middle' | 'both';

/** A stretch of one look. */
export interface Segment {
  from: number;
  to: number;
  rails: Rails;
  /** A data state, `x`, or empty for plain lines. */
  fill: string;
  /** Dashed: pulled up or down. */
  weak: boolean;
  /** Begins with an upright edge. */
  sharp: boolean;
  arrow: boolean;
  label: string | null;
  runs?: TextRun[] | undefined;
  /** Begins a value of its own, though it looks the same. */
  anew: boolean;
}

const LEVEL: Record<string, Rails> = {
  0: 'low',
  l: 'low',
  L: 'low',
  d: 'low',
  1: 'high',
  h: 'high',
  H: 'high',
  u: 'high',
  z: 'middle',
};

/** Stretches of cells, of which those that go on are joined. */
export function segmentsOf(cells: readonly Cell[]): Segment[] {
  const segments: Segment[] = [];
  for (const cell of cells) {
    if (isClock(cell.state)) segments.push(...clockHalves(cell));
    else if (cell.starts || segments.length === 0) segments.push(levelOf(cell));
    else segments.at(-1)!.to = cell.to;
  }
  return segments;
}

function clockHalves({ state, from, to }: Cell): Segment[] {
  const middle = (from + to) / 2;
  const first: Rails = state === 'p' || state === 'P' ? 'high' : 'low';
  const plain = { fill: '', weak: false, sharp: true, label: null, anew: false };
  const capital = state === 'P' || state === 'N';
  return [
    { ...plain, from, to: middle, rails: first, arrow: capital },
    { ...plain, from: middle, to, rails: first === 'high' ? 'low' : 'high', arrow: false },
  ];
}

function levelOf({ state, from, to, label, runs }: Cell): Segment {
  const rails = LEVEL[state] ?? 'both';
  return {
    from,
    to,
    rails,
    fill: rails === 'both' ? (isData(state) ? state : 'x') : '',
    weak: state === 'u' || state === 'd',
    sharp: 'hlHL'.includes(state),
    arrow: state === 'H' || state === 'L',
    label,
    runs,
    anew: isData(state),
  };
}
