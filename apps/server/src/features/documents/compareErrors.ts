import type { DocumentProblem } from '@netloom/contract';
import { inWorker } from '../../inWorker/index.ts';

/** The documents of one version of a project, by path. */
export type DocumentTexts = Record<string, string>;

/** A version, and those that it came of: what stands in one of these is not new. */
export interface Versions {
  now: DocumentTexts;
  mine: DocumentTexts;
  /** The other side of a merge. */
  theirs?: DocumentTexts;
}

/** The errors of documents that `mine` does not have. @throws a 601 when checking takes too long. */
export function compareErrors(versions: Versions): Promise<DocumentProblem[]> {
  return inWorker({
    program: new URL('./newErrors.worker.ts', import.meta.url),
    data: versions,
    field: 'git',
    task: 'check-documents',
  });
}
