import type { GitHunk } from '@netloom/contract';

/** Chosen lines of a difference, each as `hunk:line`. */
export type ChosenLines = ReadonlySet<string>;

export const lineKey = (hunk: number, line: number) => `${hunk}:${line}`;

/** The lines of a hunk that change something. */
export function changesIn({ lines }: GitHunk): number[] {
  return lines.flatMap(({ kind }, line) => (kind === 'same' ? [] : [line]));
}

export function chosenIn(hunk: GitHunk, number: number, chosen: ChosenLines): number[] {
  return changesIn(hunk).filter((line) => chosen.has(lineKey(number, line)));
}

/** Ticks a line or takes the tick back; with the line ticked before (`from`), all between the two as well. */
export function toggled(
  chosen: ChosenLines,
  hunk: GitHunk,
  number: number,
  line: number,
  from: number | null,
): ChosenLines {
  const next = new Set(chosen);
  const add = !chosen.has(lineKey(number, line));
  const [first, last] = [Math.min(from ?? line, line), Math.max(from ?? line, line)];
  for (const each of changesIn(hunk)) {
    if (each < first || each > last) continue;
    if (add) next.add(lineKey(number, each));
    else next.delete(lineKey(number, each));
  }
  return next;
}

/** The number of each line on both sides; null where it is not. */
export function lineNumbers({ before, after, lines }: GitHunk): [number | null, number | null][] {
  let [old, now] = [before, after];
  return lines.map(({ kind }) => [kind === 'added' ? null : old++, kind === 'removed' ? null : now++]);
}
