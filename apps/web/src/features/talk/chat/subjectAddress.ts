import type { Reference } from '@netloom/model';
import { addressOf } from '../text/index.ts';

/** What a room is about, as messages refer to it; null where that is nothing that can be gone to. */
export function referenceOf(subject: string): Reference | null {
  const about = subject.slice(subject.indexOf(':') + 1);
  if (subject.startsWith('run:')) return { kind: 'run', runId: about };
  if (subject.startsWith('defect:')) return { kind: 'defect', bugId: Number(about) };
  if (subject.startsWith('ticket:')) return { kind: 'ticket', ticketId: Number(about) };
  const design = /([^/]+)\.soc\.json$/.exec(about)?.[1];
  return design === undefined ? null : { kind: 'design', design };
}

/** The address of what a room is about; undefined for nothing, or where it is there no more. */
export async function subjectAddress(subject: string): Promise<string | undefined> {
  const reference = referenceOf(subject);
  return reference === null ? undefined : addressOf(reference);
}
