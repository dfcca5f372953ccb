import type { GeneratedSource } from '@netloom/pins';
import { changedLines } from './changedLines.ts';

/** What an edit did to a file. */
export interface FileChange {
  /** There was no such file before; its lines are not listed. */
  isNew: boolean;
  /** Changed lines, counted from 1. */
  lines: readonly number[];
}

/** Files that differ from those before, by path; nothing when there were none before. */
export function changesBetween(
  before: readonly GeneratedSource[],
  after: readonly GeneratedSource[],
): ReadonlyMap<string, FileChange> {
  const changes = new Map<string, FileChange>();
  if (before.length === 0) return changes;
  const texts = new Map(before.map(({ path, text }) => [path, text]));
  for (const { path, text } of after) {
    const was = texts.get(path);
    if (was === undefined) changes.set(path, { isNew: true, lines: [] });
    else if (was !== text) changes.set(path, { isNew: false, lines: changedLines(was, text) });
  }
  return changes;
}
