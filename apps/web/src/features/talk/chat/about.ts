import { findReferences, writeReference } from '@netloom/model';
import type { Reference } from '@netloom/model';

const runOf = (reference: Reference) =>
  reference.kind === 'run' || reference.kind === 'wave' ? reference.runId.slice(0, 8) : undefined;

/** What all texts about something have in them: runs are named by their first digits too, and by their waves. */
export const wordsFor = (subject: Reference): string => runOf(subject) ?? writeReference(subject);

/** Whether a text refers to something, or to a part of it. */
export function isAbout(text: string, subject: Reference): boolean {
  return findReferences(text).some(({ reference }) => isPart(reference, subject));
}

function isPart(reference: Reference, subject: Reference): boolean {
  if (runOf(subject) !== undefined) return runOf(reference) === runOf(subject);
  if (reference.kind !== subject.kind) return false;
  const told = reference as Record<string, unknown>;
  return Object.entries(subject).every(([name, value]) => value === undefined || told[name] === value);
}
