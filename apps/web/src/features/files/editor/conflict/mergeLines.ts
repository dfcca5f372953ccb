import type { Choice, DocumentChange, DocumentConflict } from '@netloom/model';
import { diff3MergeRegions, diffIndices } from 'node-diff3';

/** Three versions of a text. */
export interface TextVersions {
  base: string;
  mine: string;
  theirs: string;
}

/** Lines that stand, or that both sides changed differently. */
type Piece = { lines: readonly string[] } | { pointer: string; mine: string[]; theirs: string[] };

export interface LineMerge {
  pieces: readonly Piece[];
  conflicts: DocumentConflict[];
  myChanges: DocumentChange[];
  theirChanges: DocumentChange[];
}

/** Comparing takes one line's length times the other's; more would hold up the page. */
const MOST_PAIRS = 40_000_000;

/** Both sides' lines as diff3 joins them; undefined where comparing them would take too long. */
export function mergeLines(versions: TextVersions): LineMerge | undefined {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(linesOf) as Lines3;
  const head = sameHead([base, mine, theirs]);
  const tail = sameHead([base, mine, theirs].map((lines) => lines.slice(head).reverse()));
  const inner = (lines: string[]) => lines.slice(head, lines.length - tail);
  const [old, my, their] = [inner(base), inner(mine), inner(theirs)];
  if (old.length * Math.max(my.length, their.length) > MOST_PAIRS) return undefined;
  const conflicts: DocumentConflict[] = [];
  const merged = diff3MergeRegions(my, old, their).map((region): Piece => {
    if (region.stable) return { lines: region.bufferContent };
    const { aContent, bContent, oContent, aStart } = region;
    // Both sides made the same of it.
    if (isSame(aContent, bContent)) return { lines: aContent };
    const pointer = `/${conflicts.length}`;
    const values = { base: valueOf(oContent), mine: valueOf(aContent), theirs: valueOf(bContent) };
    conflicts.push({ pointer, ...partOf(head + aStart, aContent.length), ...values });
    return { pointer, mine: aContent, theirs: bContent };
  });
  return {
    pieces: [{ lines: base.slice(0, head) }, ...merged, { lines: base.slice(base.length - tail) }],
    conflicts,
    myChanges: changesOf(old, my, head),
    theirChanges: changesOf(old, their, head),
  };
}

/** The merged text as it is chosen; my lines where nothing is. */
export function mergedLines({ pieces }: LineMerge, choices: Readonly<Record<string, Choice>>): string {
  return pieces
    .flatMap((piece) => ('lines' in piece ? piece.lines : piece[choices[piece.pointer] ?? 'mine']))
    .join('');
}

type Lines3 = [string[], string[], string[]];

/** Lines with their ends, so that a last line without one is another. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function sameHead([first = [], ...others]: readonly string[][]): number {
  const end = first.findIndex((line, at) => others.some((lines) => lines[at] !== line));
  return end === -1 ? first.length : end;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((line, at) => line === other[at]);
}

/** What a side has of a part; undefined where it has no lines. */
function valueOf(lines: readonly string[]): string | undefined {
  return lines.length === 0 ? undefined : lines.join('').replace(/\r?\n$/, '');
}

/** Lines from one that is counted from 0, in words of a part. */
function partOf(start: number, count: number): { subject: string; name: string } {
  return { subject: 'line', name: count > 1 ? `${start + 1}–${start + count}` : `${start + 1}` };
}

function changesOf(old: string[], side: string[], head: number): DocumentChange[] {
  return diffIndices(old, side).map(({ buffer1, buffer2, buffer1Content, buffer2Content }, index) => {
    const [from, to] = [valueOf(buffer1Content), valueOf(buffer2Content)];
    const kind = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed';
    const [start, count] = kind === 'removed' ? buffer1 : buffer2;
    const isLine = buffer1[1] === 1 && buffer2[1] === 1;
    const values = isLine ? { before: from?.trim(), after: to?.trim() } : {};
    return { pointer: `/${index}`, ...partOf(head + start, count), kind, ...values };
  });
}
