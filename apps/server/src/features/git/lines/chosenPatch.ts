import type { FilePatch, PatchHunk, PatchLine } from './parseHunks.ts';

/** What is chosen of a hunk, by indices; all lines without `lines`. */
export interface Chosen {
  hunk: number;
  lines?: readonly number[] | undefined;
}

/** A hunk that chosen lines make no text of: a line without an end would stand before others. */
export class EndlessLine extends Error {}

const NONE = '/dev/null';
const SIGN = { same: ' ', removed: '-', added: '+' } as const;

/**
 * The patch that brings only what is chosen.
 * @param reversed it is taken back (`git apply --reverse`): what is not chosen is there already, and stays.
 * @throws RangeError for hunks or lines that there are not; EndlessLine
 */
export function chosenPatch(patch: FilePatch, chosen: readonly Chosen[], reversed: boolean): string {
  const wanted = new Map(chosen.map(({ hunk, lines }) => [hunk, linesIn(patch.hunks[hunk], lines)]));
  const hunks = patch.hunks.flatMap((hunk, index) => {
    const lines = wanted.get(index);
    return lines === undefined ? [] : [part(hunk, lines, reversed)];
  });
  const comesOrGoes = [patch.beforeName, patch.afterName].includes(NONE);
  return shifted(comesOrGoes && isAll(patch, wanted) ? patch.head : headOf(patch), hunks, reversed);
}

/** The chosen lines that change something. */
function linesIn(hunk: PatchHunk | undefined, lines: readonly number[] | undefined): Set<number> {
  if (hunk === undefined) throw new RangeError('no such hunk');
  const changes = hunk.lines.flatMap(({ kind }, index) => (kind === 'same' ? [] : [index]));
  if (lines === undefined) return new Set(changes);
  const known = new Set(changes);
  if (!lines.every((line) => known.has(line))) throw new RangeError('no such line');
  return new Set(lines);
}

function isAll(patch: FilePatch, wanted: ReadonlyMap<number, Set<number>>): boolean {
  return patch.hunks.every(({ lines }, index) => {
    const count = lines.filter(({ kind }) => kind !== 'same').length;
    return wanted.get(index)?.size === count;
  });
}

/** The hunk with the chosen changes alone; the others become what the patched side has in their place. */
function part(hunk: PatchHunk, chosen: ReadonlySet<number>, reversed: boolean): PatchHunk {
  const kept = reversed ? 'added' : 'removed';
  const lines = hunk.lines.flatMap((line, index): PatchLine[] => {
    if (line.kind === 'same' || chosen.has(index)) return [line];
    return line.kind === kept ? [{ ...line, kind: 'same' }] : [];
  });
  for (const side of ['removed', 'added'] as const) {
    const text = lines.filter(({ kind }) => kind === 'same' || kind === side);
    if (text.slice(0, -1).some(({ endless }) => endless)) throw new EndlessLine();
  }
  return { ...hunk, lines };
}

/** A change of a file that stays, whatever becomes of it in the whole difference: mode and name are not of its lines. */
function headOf({ beforeName, afterName }: FilePatch): string {
  const after = afterName === NONE ? swapSide(beforeName, 'b') : afterName;
  const before = swapSide(after, 'a');
  const bare = (name: string) => name.replace(/\t$/, '');
  return `diff --git ${bare(before)} ${bare(after)}\n--- ${before}\n+++ ${after}\n`;
}

/** `a/name` or `"a/n\303\244me"` for the other side. */
function swapSide(name: string, side: 'a' | 'b'): string {
  return name.replace(/^("?)[ab]\//, `$1${side}/`);
}

/** git looks for a hunk where its second side says, and takes the next place that fits: the numbers must be exact. */
function shifted(head: string, hunks: readonly PatchHunk[], reversed: boolean): string {
  let shift = 0;
  const texts = hunks.map(({ lines, before, after }) => {
    const removed = lines.filter(({ kind }) => kind !== 'added').length;
    const added = lines.filter(({ kind }) => kind !== 'removed').length;
    const from = reversed ? after - shift : before;
    const to = reversed ? after : before + shift;
    shift += added - removed;
    return `@@ -${span(from, removed)} +${span(to, added)} @@\n${lines.map(lineText).join('')}`;
  });
  return head + texts.join('');
}

/** Of lines that begin after so many others; an empty span is named by the line before it. */
function span(ahead: number, count: number): string {
  return `${count === 0 ? ahead : ahead + 1},${count}`;
}

function lineText({ kind, bytes, endless }: PatchLine): string {
  return `${SIGN[kind]}${bytes}\n${endless ? '\\ No newline at end of file\n' : ''}`;
}
