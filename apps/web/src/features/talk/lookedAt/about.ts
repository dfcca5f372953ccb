import { findReferences, writeReference } from '@netloom/model';
import type { Reference } from '@netloom/model';

const DIGITS = 8;

const runOf = (reference: Reference) =>
  reference.kind === 'run' || reference.kind === 'wave' ? reference.runId.slice(0, DIGITS) : undefined;

/** What all texts about something have in them: runs are named by their first digits too, and by their waves. */
export const wordsFor = (subject: Reference): string => runOf(subject) ?? writeReference(subject);

/** Whether a text refers to something, or to a part of it; a run is called by its number too. */
export function isAbout(text: string, subject: Reference, number?: number): boolean {
  return findReferences(text).some(({ reference }) => isPart(reference, subject, number));
}

function isPart(reference: Reference, subject: Reference, number?: number): boolean {
  const run = runOf(subject);
  if (run !== undefined) {
    const named = runOf(reference);
    return named === run || (number !== undefined && named === String(number));
  }
  if (reference.kind !== subject.kind) return false;
  const told = reference as Record<string, unknown>;
  return Object.entries(subject).every(([name, value]) => value === undefined || told[name] === value);
}

/** What something is a part of: its design, register map, board, file or run; itself where it is whole. */
export function wholeOf(reference: Reference): Reference {
  switch (reference.kind) {
    case 'design':
      return { kind: 'design', design: reference.design };
    case 'register':
      return { kind: 'register', map: reference.map };
    case 'pin':
      return { kind: 'pin', board: reference.board };
    case 'line':
      return { kind: 'line', path: reference.path };
    case 'wave':
      return { kind: 'run', runId: reference.runId };
    default:
      return reference;
  }
}

/** Whether something is known by a name, which another project may have too; others have a number of their own. */
export const isNamed = ({ kind }: Reference): boolean =>
  kind === 'design' || kind === 'register' || kind === 'pin' || kind === 'line';

/** What a text refers to, each once. */
export function referencesOf(text: string): Reference[] {
  const found = findReferences(text).map(({ reference }) => reference);
  return [...new Map(found.map((reference) => [writeReference(reference), reference])).values()];
}

/** How many of the texts refer to each part of something, by what `partOf` calls it. */
export function countParts<K>(
  texts: readonly string[],
  partOf: (reference: Reference) => K | undefined,
): Map<K, number> {
  const counts = new Map<K, number>();
  for (const text of texts) {
    const parts = new Set(findReferences(text).map(({ reference }) => partOf(reference)));
    parts.delete(undefined);
    for (const part of parts as Set<K>) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}
