import { characterAt, endOf, startOf, textOf } from './logWindow.ts';
import type { LogWindow } from './logWindow.ts';
import { rowsOf } from './rows.ts';
import type { Row } from './rows.ts';
import { openBefore, openFrom } from './sections.ts';
import type { Ranges, Section } from './sections.ts';

/** A row of text, or the line that heads a section. `at` is an index in the window's text. */
export type LogRow = Row | { at: number; section: Section };

export function isHead(row: LogRow | undefined): row is { at: number; section: Section } {
  return row !== undefined && 'section' in row;
}

/** The rows of what is held, with the heads of all sections that begin in it, at its edges, or folded in between. */
export function logRows(
  window: LogWindow,
  sections: readonly Section[],
  ranges: Ranges,
  longest?: number,
): LogRow[] {
  const first = openBefore(ranges, startOf(window));
  const last = openFrom(ranges, endOf(window));
  const text = textOf(window);
  const rows: LogRow[] = [];
  let done = 0;
  const pushText = (to: number) => {
    for (const row of rowsOf(text.slice(done, to), longest)) rows.push({ ...row, at: row.at + done });
    done = to;
  };
  for (const section of sections.filter(({ from }) => from >= first && from <= last)) {
    pushText(characterAt(window, section.from));
    rows.push({ at: done, section });
  }
  pushText(text.length);
  return rows;
}

/** The first and the last row of the line that a row is part of. */
export function lineAround(rows: readonly LogRow[], row: number): { first: number; last: number } {
  const continues = (index: number) => {
    const part = rows[index];
    return part !== undefined && !isHead(part) && part.continued;
  };
  let [first, last] = [row, row];
  while (continues(first)) first -= 1;
  while (continues(last + 1)) last += 1;
  return { first, last };
}
