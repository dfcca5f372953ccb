import type { DocumentChange, DocumentPart } from '@netloom/model';

/** Characters of a value that a line shows; `--json` gives all. */
const LONGEST = 60;

const SIGN = { added: '+', removed: '-', changed: '~', reordered: '↕', renamed: '→' } as const;

/** A line for each change: "~ instance uart0: parameters.DIVISOR 16 → 8". */
export function changeLines(changes: readonly DocumentChange[]): string[] {
  return changes.map((change) => `${SIGN[change.kind]} ${partText(change)}${valuesText(change)}`);
}

/** What a part is, by its sort and names. */
export function partText({ subject, name, member }: DocumentPart): string {
  const thing = name === '' ? subject : `${subject} ${name}`;
  return member === undefined ? thing : `${thing}: ${member}`;
}

function valuesText({ kind, before, after }: DocumentChange): string {
  if (kind === 'renamed') return `, was ${shown(before)}`;
  if (kind === 'reordered') return ` ${shown(after)}`;
  if (kind === 'changed') return ` ${shown(before)} → ${shown(after)}`;
  const value = kind === 'added' ? after : before;
  // A thing as a whole has its name already.
  return typeof value === 'object' ? '' : ` ${shown(value)}`;
}

export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const points = [...text];
  return points.length > LONGEST ? `${points.slice(0, LONGEST - 1).join('')}…` : text;
}
