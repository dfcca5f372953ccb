import type { Reference } from '@netloom/model';
import { placeOf } from '../text/index.ts';
import type { ScreenPlace } from '../words/index.ts';

/** What a room is about, as messages refer to it; null where that is nothing that can be gone to. */
export function referenceOf(subject: string): Reference | null {
  const about = subject.slice(subject.indexOf(':') + 1);
  if (subject.startsWith('run:')) return { kind: 'run', runId: about };
  if (subject.startsWith('defect:')) return { kind: 'defect', bugId: Number(about) };
  if (subject.startsWith('ticket:')) return { kind: 'ticket', ticketId: Number(about) };
  const design = /([^/]+)\.soc\.json$/.exec(about)?.[1];
  return design === undefined ? null : { kind: 'design', design };
}

/** The screen of what a room of a project is about; undefined for nothing, or where it is there no more. */
export async function subjectPlace(subject: string, deptId: number | null): Promise<ScreenPlace | undefined> {
  const reference = referenceOf(subject);
  return reference === null ? undefined : placeOf(reference, deptId);
}
