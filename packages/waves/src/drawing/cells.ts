import type { TextRun } from './text/styles.ts';
import type { Lane } from './types.ts';
import { isData } from './states.ts';

/** A cell of a lane with its state spelled out. */
export interface Cell {
  state: string;
  /** Written with its state, so that data begin anew even where the state stays. */
  starts: boolean;
  gap: boolean;
  /** Of the data that begin or go on here; null where the document gives none. */
  label: string | null;
  /** Looks of the label, where it has any. */
  runs?: TextRun[];
  /** Ticks. */
  from: number;
  to: number;
}

/** Ticks of a cell between `<` and `>`. */
const HALF = 0.5;

/** The cells of a lane. A lane that begins with `.` or `|`, and unknown characters, are unknown. */
export function cellsOf({
  wave,
  data,
  dataRuns,
  period,
  phase,
}: Pick<Lane, 'wave' | 'data' | 'dataRuns' | 'period' | 'phase'>): Cell[] {
  const cells: Cell[] = [];
  let half = false;
  let state = 'x';
  let label: string | null = null;
  let labels = 0;
  let runs: TextRun[] | undefined;
  let time = -phase;
  for (const char of wave) {
    if (char === '<' || char === '>') {
      half = char === '<';
      continue;
    }
    const goesOn = char === '.' || char === '|';
    const starts = !goesOn || cells.length === 0;
    if (!goesOn) {
      state = char;
      runs = isData(char) ? dataRuns?.[labels] : undefined;
      label = isData(char) ? (data[labels++] ?? null) : null;
    }
    const to = time + (half ? HALF : period);
    cells.push({ state, starts, gap: char === '|', label, ...(runs && { runs }), from: time, to });
    time = to;
  }
  return cells;
}

/** Whether every character of the wave is a cell. */
export function isPlain(wave: string): boolean {
  return !/[<>]/.test(wave);
}

/** The wave string and labels that spell these cells. */
export function waveOf(cells: readonly Cell[]): { wave: string; data: string[] } {
  const data: string[] = [];
  let wave = '';
  cells.forEach((cell, index) => {
    const written = cell.starts && !(cell.gap && index > 0 && cell.state === cells[index - 1]!.state);
    wave += written ? cell.state : cell.gap ? '|' : '.';
    if (written && isData(cell.state)) data.push(cell.label ?? '');
  });
  while (data.at(-1) === '') data.pop();
  return { wave, data };
}
