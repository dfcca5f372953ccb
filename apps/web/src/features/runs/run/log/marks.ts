import type { Severity } from '@netloom/model';
import type { RunDiagnostic } from '../runState.ts';
import { characterAt, endOf, startOf } from './logWindow.ts';
import type { LogWindow } from './logWindow.ts';
import { isHead } from './logRows.ts';
import type { LogRow } from './logRows.ts';
import { rowAt } from './rows.ts';

const weight: Record<Severity, number> = { error: 2, warning: 1, info: 0 };

function heavier(a: Severity | undefined, b: Severity): Severity {
  return a !== undefined && weight[a] >= weight[b] ? a : b;
}

/** The rows of what is held that tools warned in or failed in, by index. */
export function rowMarks(
  window: LogWindow,
  rows: readonly LogRow[],
  diagnostics: readonly RunDiagnostic[],
): Map<number, Severity> {
  const marks = new Map<number, Severity>();
  for (const { offset, diagnostic } of diagnostics) {
    if (offset < startOf(window) || offset >= endOf(window)) continue;
    const row = rowAt(rows, characterAt(window, offset));
    if (!isHead(rows[row])) marks.set(row, heavier(marks.get(row), diagnostic.severity));
  }
  return marks;
}

/** The same over the whole log, in so many equal slices: the heaviest of each. */
export function sliceMarks(
  diagnostics: readonly RunDiagnostic[],
  size: number,
  slices: number,
): Map<number, Severity> {
  const marks = new Map<number, Severity>();
  for (const { offset, diagnostic } of diagnostics) {
    const slice = Math.min(slices - 1, Math.floor((offset / Math.max(1, size)) * slices));
    marks.set(slice, heavier(marks.get(slice), diagnostic.severity));
  }
  return marks;
}
